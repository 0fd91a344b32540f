"""The application around ports in memory, as tests/api has it."""

from tests.api.conftest import app, client, outside, services, table
from tests.api.test_logs import log

__all__ = ["app", "client", "log", "outside", "services", "table"]
