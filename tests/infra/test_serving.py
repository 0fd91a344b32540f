"""Starting and stopping the whole service, with a tiny application in the real one's place."""

import errno
import json
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from infra import serving
from infra.embedded.account import service_account
from infra.embedded.folder import throw_away_folder
from infra.settings import DEFAULT_PORT, Settings
from tests.support.processes import eventually, runs, start_script

SERVICE = """
import json, os, pathlib, sys
from infra import serving
from infra.settings import Settings
settings = Settings(ANTECHAMBER_DATA=pathlib.Path(sys.argv[1]), DATABASE_URL="", REDIS_URL="")
with (
    serving.stopping_on_signals(),
    serving.listener("127.0.0.1", 0) as listening,
    serving.backing(settings) as behind,
):
    serving.prepare(behind)
    children = pathlib.Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    print(json.dumps([serving.address("127.0.0.1", listening), list(map(int, children))]))
    server = serving.new_server("tests.support.tiny_service:create_app")
    serving.serve(server, listening)
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    with throw_away_folder(service_account()) as path:
        yield path


@pytest.mark.skipif(sys.platform != "linux", reason="children are read from /proc")
@pytest.mark.parametrize("farewell", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_however_the_service_ends_its_servers_end_too(
    folder: Path, farewell: signal.Signals
) -> None:
    service = start_script(SERVICE, str(folder))
    assert service.stdout is not None
    url, servers = json.loads(service.stdout.readline())
    assert len(servers) == 2
    assert httpx.get(f"{url}/hello", timeout=20).text == "/hello"
    service.send_signal(farewell)
    service.wait(timeout=20)
    assert eventually(lambda: not any(map(runs, servers)))
    service.stdout.close()


VISIT = "import sys, urllib.request as r; sys.exit(r.urlopen(sys.argv[1]).read() != b'/visit')"
LINGER = "import os, time; print(os.getpid(), flush=True); time.sleep(60)"
BESIDE = """
import sys
from infra import serving
with serving.stopping_on_signals(), serving.listener("127.0.0.1", 0) as listening:
    server = serving.new_server("tests.support.tiny_service:create_app")
    serving.serve_beside(server, listening, [sys.executable, "-c", sys.argv[1]], once=False)
"""


def test_a_guest_finds_the_service_open_and_the_service_ends_with_it() -> None:
    for path, expected in (("visit", 0), ("elsewhere", 1)):
        with serving.listener("127.0.0.1", 0) as listening:
            url = f"{serving.address('127.0.0.1', listening)}/{path}"
            server = serving.new_server("tests.support.tiny_service:create_app")
            guest = [sys.executable, "-c", VISIT, url]
            assert serving.serve_beside(server, listening, guest, once=True) == expected


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel's death signal is Linux's")
@pytest.mark.parametrize("farewell", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_guest_never_outlives_the_service(farewell: signal.Signals) -> None:
    service = start_script(BESIDE, LINGER)
    assert service.stdout is not None
    guest = int(service.stdout.readline())
    assert runs(guest)
    service.send_signal(farewell)
    service.wait(timeout=20)
    assert eventually(lambda: not runs(guest))
    service.stdout.close()


def test_a_port_that_is_taken_is_refused() -> None:
    with serving.listener("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(OSError, match=r"[Aa]ddress already in use"):
            serving.listener("127.0.0.1", port)


@pytest.mark.skipif(sys.platform != "linux", reason="the kernel's option is Linux's")
def test_a_client_that_takes_nothing_loses_its_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "UNREAD_MILLISECONDS", 300)
    with serving.listener("127.0.0.1", 0) as listening, socket.socket() as silent:
        silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        silent.connect(listening.getsockname())
        connection, _ = listening.accept()
        connection.settimeout(20)
        with connection, pytest.raises(TimeoutError) as given_up:
            connection.sendall(bytes(64 * 1024 * 1024))
    assert given_up.value.errno == errno.ETIMEDOUT  # the kernel's word, not the socket's own


def test_an_address_can_be_opened_from_this_machine() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        assert serving.address("0.0.0.0", listening) == f"http://127.0.0.1:{port}"
        assert serving.address("::1", listening) == f"http://[::1]:{port}"


def test_servers_that_the_environment_names_are_used_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://elsewhere/name")
    monkeypatch.setenv("REDIS_URL", "redis://elsewhere")
    with serving.backing(Settings()) as behind:
        assert behind == serving.Backing("postgresql://elsewhere/name", "redis://elsewhere")


def test_a_setting_that_makes_no_sense_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ANTECHAMBER_PORT", raising=False)
    assert Settings().port == DEFAULT_PORT
    for wrong in ("-1", "65536", "http"):
        monkeypatch.setenv("ANTECHAMBER_PORT", wrong)
        with pytest.raises(ValueError, match="ANTECHAMBER_PORT"):
            Settings()


def test_the_application_is_told_where_its_servers_are(
    fresh_database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_URL", "")
    monkeypatch.setenv("REDIS_URL", "")
    assert serving.prepare(serving.Backing(fresh_database_url, "redis://elsewhere")) == ()
    assert os.environ["DATABASE_URL"] == fresh_database_url
    assert os.environ["REDIS_URL"] == "redis://elsewhere"
