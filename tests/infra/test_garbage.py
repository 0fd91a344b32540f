"""How the cycle collector is set while a service runs."""

import gc
import weakref

from infra.garbage import set_aside


class Ring:
    """An object that only the cycle collector can free."""

    def __init__(self) -> None:
        self.itself = self


def test_what_there_was_before_is_left_alone_and_what_is_new_is_not() -> None:
    before = gc.get_threshold()
    old = Ring()
    with set_aside():
        assert gc.get_freeze_count() > 0
        kept, freed = weakref.ref(old), weakref.ref(Ring())
        del old
        gc.collect()
        assert (kept() is None, freed() is None) == (False, True)
    gc.collect()
    assert kept() is None
    assert gc.get_threshold() == before
