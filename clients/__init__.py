"""Clients generated from the service's description, and examples that use them."""
