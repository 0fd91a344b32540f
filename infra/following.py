"""Children that do not outlive us, also when we are killed (Linux)."""

import ctypes
import os
import signal
import sys
from collections.abc import Callable

PR_SET_PDEATHSIG = 1
"""``prctl(2)``: the signal a process gets when the thread that made it ends."""

_LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


def following(farewell: signal.Signals) -> Callable[[], None] | None:
    """Return the ``preexec_fn`` of a child that gets ``farewell`` when we end, where there is such.

    A change of uid clears the death signal, and Python runs ``preexec_fn`` after it. Should
    the parent have died before the call took effect, the child ends at once.
    """
    if _LIBC is None:
        return None
    prctl, parent = _LIBC.prctl, os.getpid()

    def follow() -> None:
        prctl(PR_SET_PDEATHSIG, int(farewell))
        if os.getppid() != parent:
            os._exit(1)

    return follow
