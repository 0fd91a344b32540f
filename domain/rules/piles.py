"""Decks that belong to no player but to the table."""

import msgspec


class Pile(msgspec.Struct, frozen=True):
    """A deck of the table: a library of its own, ``library:<id>``.

    ``owner`` is who owns its cards as the game begins, ``mark`` what each of them bears from
    then on, with the pile's id as the value.
    """

    id: str
    owner: str
    mark: str
