"""How things look as JSON: boards, decisions, what happened; pure, and shared by all services."""
