"""Where scenarios are played: in this process, and by the service over HTTP."""

from collections.abc import Iterator

import pytest

from api.main import create_app
from services.application import assemble
from tests.api.conftest import in_memory
from tests.scenarios.in_process import InProcess
from tests.scenarios.service import Service
from tests.scenarios.table import World
from tests.support.loopback import client


@pytest.fixture(scope="module", params=["in process", "over HTTP"])
def world(request: pytest.FixtureRequest) -> Iterator[World]:
    if request.param == "in process":
        yield InProcess()
        return
    with client(create_app(assemble(in_memory()))) as http:
        yield Service(http)
