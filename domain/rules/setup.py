"""Starting the game (CR 103): seats, decks, opening hands and mulligans."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import drawing, emblems, naming, shuffling, zones
from domain.rules import facts as f
from domain.rules.arrival import PUBLIC_ZONES
from domain.rules.engine import Engine
from domain.rules.objects import EVERYBODY, Printed
from domain.rules.piles import Pile
from domain.rules.questions import Candidate, Constraints, Question
from domain.rules.state import PLAYER_ZONES, SHARED_ZONES, zone_key

KEEP, MULLIGAN = "keep", "mulligan"


def begin(
    engine: Engine,
    seats: Sequence[str],
    decks: Mapping[str, Sequence[tuple[str, str]]],
    printed: Mapping[str, Printed],
    marks: Mapping[str, dict[str, str]] = MappingProxyType({}),
) -> None:
    """Seat the players in turn order with their shuffled decks (CR 103.1 to 103.4).

    ``decks`` lists (definition digest, slot) by seat, and by the id of each pile of the table;
    ``marks`` what physical cards bear, by slot. What follows (the format's own stages, opening
    hands, mulligans, the first turn) is put on the agenda.
    """
    overlay = engine.overlay
    keys = [zone_key(zone, seat) for seat in seats for zone in PLAYER_ZONES]
    keys += [*SHARED_ZONES, *overlay.extra_zones(tuple(seats))]
    engine.emit(f.CardsNamed(cards=dict(printed)))
    engine.emit(*(f.ZoneOpened(key=key) for key in keys))
    engine.emit(*(_seated(engine, seat) for seat in seats))
    engine.emit(*(f.EntitySeated(id=ref, name=name) for ref, name in overlay.entities()))
    engine.emit(*(_card(engine, seat, *entry, marks) for seat in seats for entry in decks[seat]))
    for pile in overlay.piles():
        engine.emit(*(_of_pile(engine, pile, *entry) for entry in decks[pile.id]))
    engine.emit(*emblems.begun_with(engine, seats))
    for owner in (*seats, *(pile.id for pile in overlay.piles())):
        shuffling.shuffle(engine, owner)
    stages = (fr.OverlayFrame(name) for name in overlay.set_up_stages())
    engine.push(*stages, fr.SetUp("hands"), fr.NextTurn())


def _seated(engine: Engine, seat: str) -> f.PlayerSeated:
    return f.PlayerSeated(
        seat=seat,
        life=engine.overlay.starting_life(seat),
        resources=engine.overlay.resources(seat),
        stops=engine.overlay.stops(),
    )


def _card(
    engine: Engine, seat: str, digest: str, slot: str, marks: Mapping[str, dict[str, str]]
) -> f.Created:
    own = marks.get(slot, {})
    zone = engine.overlay.begins_in(own)
    public = zone in PUBLIC_ZONES
    return f.Created(
        object=engine.new_id(),
        kind="card",
        owner=seat,
        controller=seat,
        zone=zone_key(zone, seat),
        card=digest,
        slot=slot,
        marks=own,
        known_to=(EVERYBODY,) if public else (),
        audience="public" if public else "none",
    )


def _of_pile(engine: Engine, pile: Pile, digest: str, slot: str) -> f.Created:
    return f.Created(
        object=engine.new_id(),
        kind="card",
        owner=pile.owner,
        controller=pile.owner,
        zone=zone_key("library", pile.id),
        card=digest,
        slot=slot,
        marks={pile.mark: pile.id},
        audience="none",
    )


def run(engine: Engine, frame: fr.SetUp) -> None:
    """Draw opening hands, then mulligans follow (CR 103.5)."""
    if frame.stage != "hands":
        raise LookupError(f"there is no stage {frame.stage!r} of setting up")
    for seat in engine.apnap():
        drawing.draw(engine, seat, engine.overlay.opening_hand())
    if engine.overlay.mulligan() != "none":
        engine.push(fr.Mulligans())


def counted(engine: Engine, seat: str) -> int:
    """Return how many of a player's mulligans cost a card (CR 103.5c)."""
    free = engine.overlay.free_mulligans(len(engine.state.seats))
    return max(0, engine.state.players[seat].mulligans - free)


def _may_mulligan(engine: Engine, seat: str) -> bool:
    """Whether another mulligan is allowed: until the hand would be no cards (CR 103.5)."""
    return counted(engine, seat) < engine.overlay.opening_hand()


def mulligans(engine: Engine) -> None:
    """Everybody who has not kept decides; then the mulligans are taken at the same time."""
    undecided = [seat for seat in engine.living() if not engine.state.players[seat].kept]
    asked = [seat for seat in undecided if _may_mulligan(engine, seat)]
    answers = engine.ask_all([_keep_or_not(engine, seat) for seat in asked])
    again = [
        seat for seat, answer in zip(asked, answers, strict=True) if answer == a.Choose((MULLIGAN,))
    ]
    if undecided:
        engine.emit(*(f.Mulliganed(seat=seat, kept=seat not in again) for seat in undecided))
    for seat in again:
        _new_hand(engine, seat)
    if again:
        engine.push(fr.BottomCards(tuple(again)), fr.Mulligans())


def _keep_or_not(engine: Engine, seat: str) -> Question:
    player = engine.state.players[seat]
    return Question(
        seat=seat,
        kind="setup",
        rule="CR 103.5",
        prompt="setup.mulligan",
        params={"hand": len(engine.zone("hand", seat)), "mulligans": player.mulligans},
        candidates=(
            Candidate(ref=KEEP, label="Keep this hand"),
            Candidate(ref=MULLIGAN, label="Take a mulligan"),
        ),
        constraints=Constraints(min=1, max=1),
        default=a.Choose((KEEP,)),
        secret=True,
    )


def _new_hand(engine: Engine, seat: str) -> None:
    """Shuffle the hand into the library and draw a new one (CR 103.5).

    After the Paris rule of earlier editions the new hand is one card smaller each time.
    """
    hand = engine.zone("hand", seat)
    zones.move_all(
        engine,
        [
            zones.Going(oid=oid, to="library", verb="mulligan", agent=seat, place="bottom")
            for oid in hand
        ],
    )
    shuffling.shuffle(engine, seat)
    size = engine.overlay.opening_hand()
    if engine.overlay.mulligan() == "paris":
        size -= counted(engine, seat)
    drawing.draw(engine, seat, size)


def bottom(engine: Engine, frame: fr.BottomCards) -> None:
    """Players put a card on the bottom for each mulligan that counts (CR 103.5)."""
    if engine.overlay.mulligan() != "london":
        return
    living = engine.living()
    owing = [seat for seat in frame.seats if seat in living and counted(engine, seat)]
    answers = engine.ask_all([_which_to_bottom(engine, seat) for seat in owing])
    goings = [
        zones.Going(oid=pick, to="library", verb="bottom", agent=seat, place="bottom")
        for seat, answer in zip(owing, answers, strict=True)
        if isinstance(answer, a.Choose)
        for pick in answer.picks
        if isinstance(pick, int)
    ]
    zones.move_all(engine, goings)


def _which_to_bottom(engine: Engine, seat: str) -> Question:
    hand = engine.zone("hand", seat)
    number = min(counted(engine, seat), len(hand))
    return Question(
        seat=seat,
        kind="setup",
        rule="CR 103.5",
        prompt="setup.bottom",
        params={"count": number},
        candidates=tuple(
            Candidate(ref=oid, label=naming.name_of(engine, oid), object=oid) for oid in hand
        ),
        constraints=Constraints(min=number, max=number, ordered=True),
        default=a.Choose(hand[:number]),
        secret=True,
    )
