"""What every recorded event of every aggregate has in common."""

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that was recorded; immutable, named in the past tense.

    Fields are JSON-able msgspec values. A field named in ``private_fields`` never
    enters the public leaf of the chain: a salted commitment stands in for it.
    Subclasses whose privacy is finer than whole fields override ``split``.
    """

    private_fields: ClassVar[frozenset[str]] = frozenset()

    def split(self) -> tuple[dict[str, object], dict[str, object]]:
        """Return (public part, private parts by name), both JSON-able builtins.

        The public part holds no tag; together they hold every field, so that
        ``join`` can put the event back.
        """
        whole = msgspec.to_builtins(self, str_keys=True)
        whole.pop("type", None)
        private = {name: whole.pop(name) for name in self.private_fields if name in whole}
        return whole, private

    @classmethod
    def join(cls, public: dict[str, object], private: dict[str, object]) -> dict[str, object]:
        """Return the builtins of the whole event from its two parts."""
        return {**public, **private}
