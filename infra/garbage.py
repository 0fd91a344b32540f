"""The cycle collector, set for a service: what stays is not looked through again and again.

Python looks through all objects that may be part of a cycle, whenever some hundred more were
made than freed. Card definitions, routes and schemas are some hundred thousand that stay, and
a look through all of them stops every request of the process for tens of milliseconds. Games
are values without cycles, freed when the last reference goes.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

THRESHOLDS = (20_000, 20, 20)
"""New objects before the young ones are looked through, and how often before older ones are."""


@contextmanager
def set_aside() -> Iterator[None]:
    """Leave alone meanwhile what there is now, and look for cycles in what is new, less often."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
