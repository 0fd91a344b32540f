"""Abuse case 24: no request makes the service ask another machine; there are no webhooks."""

import ast
from pathlib import Path

from tests.leaks.gathering import Gathering

ROOT = Path(__file__).resolve().parent.parent.parent
OUTGOING = {
    "httpx", "requests", "aiohttp", "urllib3", "http", "ftplib", "smtplib", "socket", "websockets",
    "imaplib", "poplib", "telnetlib", "xmlrpc", "grpc", "pycurl",
}  # fmt: skip
"""Packages by which a program asks other machines for something."""

LISTENING = ("infra/cli.py", "infra/serving.py", "infra/embedded/")
"""Where sockets are bound to listen; Postgres and Redis are called through their clients."""


def outgoing(source: str) -> set[str]:
    """Return which packages that speak to other machines a module imports."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            package = name.split(".")[0]
            if name.startswith(("urllib.request", "http.client")) or (
                package in OUTGOING and name != "http.HTTPStatus"
            ):
                found.add(name)
    return found


def test_case_24_no_part_that_a_request_reaches_can_ask_another_machine() -> None:
    found = {}
    for part in ("api", "services", "domain", "infra"):
        for path in sorted((ROOT / part).rglob("*.py")):
            names = outgoing(path.read_text("utf-8"))
            place = str(path.relative_to(ROOT))
            names -= {"socket"} if place.startswith(LISTENING) else set()
            if names:
                found[place] = names
    assert found == {}


def test_case_24_control_an_import_that_goes_out_is_found() -> None:
    assert outgoing("import httpx") == {"httpx"}
    assert outgoing("from urllib.request import urlopen") == {"urllib.request.urlopen"}
    assert outgoing("def f():\n    import socket") == {"socket"}
    assert outgoing("from http import HTTPStatus\nimport urllib.parse") == set()


async def test_case_24_no_request_takes_an_address_to_call_back() -> None:
    here = await Gathering.begun((0, 1))
    document = here.world.app.openapi()
    bodies = {
        name: schema
        for name, schema in document["components"]["schemas"].items()
        if name.endswith("Body")
    }
    assert len(bodies) > 5
    suspicious = (
        "url",
        "uri",
        "webhook",
        "callback",
        "href",
        "link",
        "host",
        "address",
        "endpoint",
    )
    found = [
        f"{name}.{member}"
        for name, schema in bodies.items()
        for member, told in schema.get("properties", {}).items()
        if any(word in member.lower() for word in suspicious) or told.get("format") == "uri"
    ]
    assert found == []
    assert "callbacks" not in str(document["paths"])
    assert "webhooks" not in document
