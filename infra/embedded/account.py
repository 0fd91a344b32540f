"""Under which account the servers run: Postgres refuses root, so root hands down."""

import os
import pwd
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from infra.embedded.failures import CannotEmbed

ENVIRONMENT: Mapping[str, str] = {"PATH": "/usr/bin:/bin", "LC_ALL": "C", "TZ": "UTC"}
"""What a server sees of the environment: a user's ``PG*`` variables must not leak in."""


class NoUnprivilegedAccount(CannotEmbed):
    """The launcher runs as root and the machine has no account to hand down to."""


class Identity(TypedDict):
    """How ``subprocess`` is told under which account to run."""

    user: int | None
    group: int | None
    extra_groups: Sequence[int] | None


@dataclass(frozen=True)
class Account:
    """Who owns the servers' processes and files; ``handed_down`` if that is not ourselves."""

    uid: int
    gid: int
    handed_down: bool

    def identity(self) -> Identity:
        """Return the account for ``subprocess``; nothing changes where it is our own."""
        if self.handed_down:
            return {"user": self.uid, "group": self.gid, "extra_groups": ()}
        return {"user": None, "group": None, "extra_groups": None}

    def own(self, path: Path) -> None:
        """Give a file or folder of ours to the account."""
        if self.handed_down:
            os.chown(path, self.uid, self.gid)

    def run(self, *command: str) -> "subprocess.CompletedProcess[str]":
        """Run a short command under the account and return what it printed.

        Raises ``PermissionError`` where the account cannot reach the program.
        """
        return subprocess.run(
            command,
            **self.identity(),
            cwd="/",
            env=ENVIRONMENT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    def can_enter(self, folder: Path) -> bool:
        """Tell whether the account can pass into the folder, parents included."""
        if not self.handed_down:
            return os.access(folder, os.X_OK)
        return self.run("/bin/sh", "-c", 'cd "$0"', str(folder)).returncode == 0


def service_account() -> Account:
    """Return our own account, or ``nobody`` when we are root."""
    if os.geteuid() != 0:
        return Account(os.geteuid(), os.getegid(), handed_down=False)
    try:
        nobody = pwd.getpwnam("nobody")
    except KeyError:
        raise NoUnprivilegedAccount(
            "Postgres does not run as root and there is no account 'nobody': "
            "run this as another user, or set DATABASE_URL and REDIS_URL."
        ) from None
    return Account(nobody.pw_uid, nobody.pw_gid, handed_down=True)
