"""The application around ports in memory, as tests/api has it."""

from tests.api.conftest import app, client, outside, services, table

__all__ = ["app", "client", "outside", "services", "table"]
