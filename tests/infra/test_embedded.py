"""The embedded pair, with the real servers."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from infra.embedded import child
from infra.embedded.account import service_account
from infra.embedded.binaries import find_postgres
from infra.embedded.folder import DataFolderBusy, held, password_file, throw_away_folder
from infra.embedded.postgres import start_postgres
from infra.embedded.servers import Servers, embedded_servers, throw_away_servers
from tests.support.processes import eventually, runs, start_script

LAUNCHER = """
import json, pathlib, sys, time
from infra.embedded.servers import embedded_servers
with embedded_servers(pathlib.Path(sys.argv[1])) as servers:
    print(json.dumps([servers.postgres.process.pid, servers.valkey.process.pid]))
    time.sleep(60)
"""
linux_only = pytest.mark.skipif(
    sys.platform != "linux", reason="the kernel's death signal is Linux's"
)


@pytest.fixture
def folder() -> Iterator[Path]:
    with throw_away_folder(service_account()) as path:
        yield path


@pytest.fixture(scope="module")
def servers() -> Iterator[Servers]:
    with throw_away_servers() as running:
        yield running


def pids(launcher: "subprocess.Popen[str]") -> list[int]:
    assert launcher.stdout is not None
    numbers: list[int] = json.loads(launcher.stdout.readline())
    return numbers


def kill(launcher: "subprocess.Popen[str]") -> None:
    launcher.kill()
    launcher.wait()
    assert launcher.stdout is not None
    launcher.stdout.close()


def test_what_was_written_is_there_after_a_restart(folder: Path) -> None:
    with embedded_servers(folder) as first:
        with psycopg.connect(first.database_url) as connection:
            connection.execute("CREATE TABLE kept AS SELECT 41 AS n")
        with redis.Redis.from_url(first.redis_url) as client:
            client.set("kept", "42")
    with embedded_servers(folder) as second:
        with psycopg.connect(second.database_url) as connection:
            assert connection.execute("SELECT n FROM kept").fetchone() == (41,)
        with redis.Redis.from_url(second.redis_url) as client:
            assert client.get("kept") == b"42"


def test_leaving_the_context_ends_both_servers(folder: Path) -> None:
    with embedded_servers(folder) as servers:
        numbers = servers.postgres.process.pid, servers.valkey.process.pid
        assert all(map(runs, numbers))
    assert not any(map(runs, numbers))


@linux_only
def test_nothing_is_left_when_the_launcher_is_killed(folder: Path) -> None:
    launcher = start_script(LAUNCHER, str(folder))
    numbers = pids(launcher)
    assert all(map(runs, numbers))
    kill(launcher)
    assert eventually(lambda: not any(map(runs, numbers)))


@linux_only
def test_a_killed_launcher_can_be_followed_by_another_at_once(folder: Path) -> None:
    launcher = start_script(LAUNCHER, str(folder))
    before = pids(launcher)
    kill(launcher)
    with embedded_servers(folder) as servers, psycopg.connect(servers.database_url) as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)
        assert not any(map(runs, before))


def test_a_server_that_outlived_its_launcher_is_ended_by_the_next(folder: Path) -> None:
    account = service_account()
    secret = password_file(folder, account)
    programs = find_postgres(account)
    orphan = start_postgres(programs, folder, account=account, password=secret, durable=False)
    with embedded_servers(folder) as servers:
        assert orphan.process.wait(timeout=1) == 0
        assert runs(servers.postgres.process.pid)


def test_a_stale_pid_file_never_ends_another_process(folder: Path) -> None:
    stranger = subprocess.Popen(["/bin/sleep", "60"])
    pid_file = folder / "server.pid"
    pid_file.write_text(f"{stranger.pid}\n")
    child.end_orphan(pid_file, folder, signal.SIGKILL)
    assert stranger.poll() is None
    assert not pid_file.exists()
    stranger.kill()
    stranger.wait()


def test_two_launchers_never_work_on_the_same_data(folder: Path) -> None:
    refused = pytest.raises(DataFolderBusy, match=str(os.getpid()))
    with held(folder), refused, embedded_servers(folder):
        pytest.fail("the folder was held")


def test_a_cluster_that_was_never_finished_is_made_anew(folder: Path) -> None:
    (folder / "postgres.new").mkdir()
    (folder / "postgres.new" / "PG_VERSION").write_text("18\n")
    with embedded_servers(folder) as servers, psycopg.connect(servers.database_url) as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)


def test_neither_server_runs_as_root(servers: Servers) -> None:
    if not Path("/proc/self").exists():
        pytest.skip("owners are read from /proc")
    for process in (servers.postgres.process, servers.valkey.process):
        assert Path(f"/proc/{process.pid}").stat().st_uid != 0


def test_postgres_refuses_a_wrong_password(servers: Servers) -> None:
    wrong = servers.database_url.replace(servers.postgres.password, "wrong")
    with pytest.raises(psycopg.OperationalError, match="password authentication failed"):
        psycopg.connect(wrong).close()


def test_valkey_refuses_those_without_the_password(servers: Servers) -> None:
    stranger = redis.Redis(port=servers.valkey.port, retry=Retry(NoBackoff(), 0))
    with stranger as client, pytest.raises(redis.AuthenticationError):
        client.ping()


def test_the_servers_listen_on_loopback_alone(servers: Servers) -> None:
    with psycopg.connect(servers.database_url) as connection:
        assert connection.execute("SHOW listen_addresses").fetchone() == ("127.0.0.1",)
    with redis.Redis.from_url(servers.redis_url) as client:
        assert client.config_get("bind") == {"bind": "127.0.0.1"}


def test_the_users_own_postgres_settings_do_not_leak_in(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGDATA", "/nowhere")
    monkeypatch.setenv("PGPORT", "1")
    with embedded_servers(folder) as servers, psycopg.connect(servers.database_url) as connection:
        assert connection.execute("SHOW data_directory").fetchone() == (str(folder / "postgres"),)


def test_servers_are_started_from_the_main_thread_only(folder: Path) -> None:
    refused: list[BaseException] = []

    def try_it() -> None:
        try:
            with embedded_servers(folder):
                pytest.fail("a thread's end would have ended the servers")
        except RuntimeError as refusal:
            refused.append(refusal)

    thread = threading.Thread(target=try_it)
    thread.start()
    thread.join()
    assert len(refused) == 1


def test_a_server_that_gives_up_is_told_with_the_end_of_its_log(folder: Path) -> None:
    account = service_account()
    log = folder / "server.log"
    command = ["/bin/sh", "-c", "echo no room on the disk; exit 3"]
    process = child.start(command, account=account, log=log, farewell=signal.SIGTERM)
    with pytest.raises(child.ServerFailed, match="no room on the disk"):
        child.wait_until(lambda: False, process, log)
