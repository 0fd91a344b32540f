"""A board as the service shows it, in a scenario's own words."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tests.scenarios.sight import Moment, Owned, Seen, Sight
from tests.scenarios.wire import Handles, aliases

Json = Mapping[str, Any]

SHARED = ("battlefield", "stack", "exile", "command")
OWNED = ("hand", "library", "graveyard")


def things(view: Json, handles: Handles) -> tuple[Seen, ...]:
    """Return every object of a view, zone by zone, the top of the stack last."""
    names = {thing["handle"]: _called(thing) for thing, _ in _all(view)}
    return tuple(_seen(thing, names, handles, view["audience"], pile) for thing, pile in _all(view))


def _called(thing: Json) -> tuple[str, ...]:
    known = (thing["identity"],) if thing["identity"] else ()
    return (thing["name"] or "", *known, *aliases(thing))


def _all(view: Json) -> Iterator[tuple[Json, str]]:
    """Give all things, with the deck of the table in whose zone each lies."""
    seats = {seat["seat"] for seat in view["seats"]}
    for zone in SHARED:
        yield from ((thing, "") for thing in view[zone])
    for key, things in view["zones"].items():
        whose = key.partition(":")[2]
        yield from ((thing, "" if whose in seats else whose) for thing in things)
    for seat in view["seats"]:
        for name in OWNED:
            yield from ((thing, "") for thing in seat.get(name, ()))


def _seen(
    thing: Json, names: Mapping[str, tuple[str, ...]], handles: Handles, viewer: str, pile: str = ""
) -> Seen:
    to = thing["attached_to"]
    return Seen(
        id=handles.number(thing["handle"], viewer),
        name=thing["name"] or "",
        called=aliases(thing),
        token=thing["kind"] != "card",
        zone=thing["zone"],
        owner=thing["owner"],
        pile=pile,
        controller=thing["controller"],
        tapped=thing["tapped"],
        face_down=thing["face_down"],
        damage=thing["damage"],
        counters=thing["counters"],
        types=frozenset(thing["types"]),
        subtypes=frozenset(thing["subtypes"]),
        supertypes=frozenset(thing["supertypes"]),
        colors=frozenset(thing["colors"]),
        keywords=frozenset(thing["keywords"]),
        power=thing["power"],
        toughness=thing["toughness"],
        attached_to=() if to is None else names.get(to, (to,) if len(to) == 1 else ()),
        identity=thing["identity"] or "",
        printed=thing["printed"] or "",
    )


def moment(view: Json, handles: Handles) -> Moment:
    """Return where the game is."""
    turn = view["turn"]
    stack = tuple(_seen(thing, {}, handles, view["audience"]) for thing in view["stack"])
    return Moment(turn["number"], turn["step"] or "", turn["combat"], stack, turn["round"])


def sight(
    view: Json,
    handles: Handles,
    offers: Callable[[str, Mapping[str, Any]], bool],
    ledger: Callable[[], Sequence[Owned]],
) -> Sight:
    """Return what a view shows."""
    result = view["result"]
    dealt = {row["seat"]: row["general_damage"] for row in view["panels"].get("generals", ())}
    return Sight(
        things=things(view, handles),
        figures={
            seat["seat"]: _figures(seat, result, dealt.get(seat["seat"], {}))
            for seat in view["seats"]
        },
        turn=view["turn"]["number"],
        round=view["turn"]["round"],
        step=view["turn"]["step"] or "",
        active=view["turn"]["active"] or "",
        game_over=result is not None,
        draw=result is not None and not result["winners"],
        offers=offers,
        ledger=ledger,
    )


def owned(document: Json) -> Owned:
    """Return a pretend physical card of a sandbox."""
    return Owned(
        document["name"], document["brought_by"], document["owner"],
        frozenset(document["signed_by"]),
    )  # fmt: skip


def _figures(seat: Json, result: Json | None, dealt: Mapping[str, int]) -> dict[str, Any]:
    return {
        "life": seat["life"],
        "poison": seat["resources"].get("poison", 0),
        "gold": seat["resources"].get("gold", 0),
        "counters": seat["resources"],
        "general_damage": dealt,
        "hand_count": seat["hand_count"],
        "library_count": seat["library_count"],
        "lost": seat["lost"] is not None,
        "won": result is not None and seat["seat"] in result["winners"],
    }
