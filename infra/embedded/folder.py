"""The folder where the servers keep their data: found, locked, and with a password in it."""

import fcntl
import hashlib
import os
import secrets
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from infra.embedded.account import Account
from infra.embedded.failures import CannotEmbed

SHARED_TEMPORARY = Path("/var/tmp")  # noqa: S108 # ownership of what is found there is checked
THROW_AWAY = "antechamber-throw-away-"


class DataFolderBusy(CannotEmbed):
    """Another launcher that still runs holds the data folder."""


def prepare_folder(wanted: Path, account: Account) -> Path:
    """Return a folder that the account can reach: the wanted one, or one in its stead.

    Root's home folder is closed to the account that the servers run under, and stays so: a
    checkout there keeps its data in a folder named after it below ``/var/tmp``.
    """
    wanted = wanted.absolute()
    if not wanted.exists():
        wanted.mkdir(parents=True)
        _let_pass(wanted, account)
    if account.can_enter(wanted):
        return wanted
    if not any(wanted.iterdir()):
        wanted.rmdir()
    digest = hashlib.sha256(str(wanted).encode()).hexdigest()[:12]
    instead = SHARED_TEMPORARY / f"antechamber-{os.geteuid()}-data-{digest}"
    instead.mkdir(mode=0o700, exist_ok=True)
    if instead.is_symlink() or instead.stat().st_uid != os.geteuid():
        raise PermissionError(f"{instead} belongs to someone else: remove it and try again.")
    _let_pass(instead, account)
    return instead


def private_folder(path: Path, account: Account) -> Path:
    """Return a folder that the account alone may read."""
    path.mkdir(mode=0o700, exist_ok=True)
    account.own(path)
    return path


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Hold the folder; the kernel lets go when this process ends, however it ends.

    Whoever holds the folder knows that a server still working there is an orphan.
    """
    with (folder / "lock").open("a+") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            raise DataFolderBusy(
                f"{folder} is in use by process {lock.read().strip() or 'unknown'}: "
                "stop it first, or name another folder in ANTECHAMBER_DATA."
            ) from None
        lock.truncate(0)
        lock.write(f"{os.getpid()}\n")
        lock.flush()
        yield


def password_file(folder: Path, account: Account) -> Path:
    """Return the file with the password of the folder's servers, made at the first start."""
    path = folder / "password"
    if not path.exists():
        making = folder / "password.new"
        making.unlink(missing_ok=True)
        making.touch(mode=0o600)
        making.write_text(secrets.token_urlsafe(24))
        account.own(making)
        making.rename(path)
    return path


LEFT_AFTER = 3600
"""Seconds after which a throw-away folder that nobody holds was left behind."""


@contextmanager
def throw_away_folder(account: Account) -> Iterator[Path]:
    """Give a fresh data folder and remove it at the end, with those that a kill left behind."""
    parent = Path(tempfile.gettempdir())
    if not account.can_enter(parent):
        parent = SHARED_TEMPORARY
    for old in parent.glob(f"{THROW_AWAY}*"):
        _remove_if_left(old)
    folder = Path(tempfile.mkdtemp(prefix=THROW_AWAY, dir=parent))
    _let_pass(folder, account)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _remove_if_left(old: Path) -> None:
    """Remove an old throw-away folder of ours that no launcher holds any more.

    A young one may be between two launches.
    """
    try:
        seen = old.stat()
        left = time.time() - seen.st_mtime > LEFT_AFTER
        if left and seen.st_uid == os.geteuid() and (old / "lock").exists():
            with held(old):
                shutil.rmtree(old, ignore_errors=True)
    except (DataFolderBusy, FileNotFoundError):
        return


def _let_pass(folder: Path, account: Account) -> None:
    """Let the account pass through a folder that we made ourselves."""
    folder.chmod(0o711 if account.handed_down else 0o700)
