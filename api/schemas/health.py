"""Documents of health and readiness."""

from typing import Literal

from api.schemas.base import Document


class Health(Document):
    """The process answers."""

    status: Literal["ok"]


class Readiness(Document):
    """Which of the servers behind the service answer, by name, and whether that is enough."""

    status: Literal["ready", "unavailable"]
    checks: dict[str, bool]
