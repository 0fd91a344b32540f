"""Folds of facts about players, their life, mana and resources (CR 102, 106, 119)."""

from msgspec.structs import replace

from domain.rules import facts as f
from domain.rules.draft import Draft
from domain.rules.folding.registry import folds
from domain.rules.state import Entity, Flow, Player


@folds(f.PlayerSeated)
def seated(d: Draft, fact: f.PlayerSeated) -> None:
    d.seats = (*d.seats, fact.seat)
    d.set_player(Player(seat=fact.seat, life=fact.life, resources=fact.resources, stops=fact.stops))


@folds(f.EntitySeated)
def entity(d: Draft, fact: f.EntitySeated) -> None:
    d.set_entity(Entity(fact.id, fact.name, fact.resources))


def _summed(amounts: dict[str, int], kind: str, change: int) -> dict[str, int]:
    total = amounts.get(kind, 0) + change
    rest = {name: n for name, n in amounts.items() if name != kind}
    return {**rest, kind: total} if total else rest


def _booked(flows: tuple[Flow, ...], fact: f.ResourceChanged, number: int) -> tuple[Flow, ...]:
    """Add a change to what came of its cause in the round."""
    if not number or not fact.cause:
        return flows
    alike = (number, fact.kind, fact.cause)
    for at, flow in enumerate(flows):
        if (flow.round, flow.kind, flow.cause) == alike:
            whole = replace(flow, change=flow.change + fact.change)
            return (*flows[:at], whole, *flows[at + 1 :])
    return (*flows, Flow(*alike, fact.change))


@folds(f.ResourceChanged)
def resource(d: Draft, fact: f.ResourceChanged) -> None:
    if fact.who in d.players:
        player = d.players[fact.who]
        kept = _summed(player.resources, fact.kind, fact.change)
        flows = _booked(player.flows, fact, d.turn.round)
        d.set_player(replace(player, resources=kept, flows=flows))
    else:
        other = d.entities[fact.who]
        kept = _summed(other.resources, fact.kind, fact.change)
        d.set_entity(replace(other, resources=kept))


@folds(f.LifeChanged)
def life(d: Draft, fact: f.LifeChanged) -> None:
    player = d.players[fact.seat]
    d.set_player(replace(player, life=player.life + fact.change))
    d.count(f"life_{'gain' if fact.change > 0 else 'lose'}:{fact.seat}", abs(fact.change))


@folds(f.ManaChanged)
def mana(d: Draft, fact: f.ManaChanged) -> None:
    player = d.players[fact.seat]
    pool = player.mana
    for symbol, amount in fact.mana.items():
        pool = _summed(pool, symbol, amount if fact.verb == "add" else -amount)
    terms = player.mana_terms
    if fact.terms or terms:
        named = {key.partition(".")[2] for key in pool}
        terms = {name: of for name, of in {**terms, **fact.terms}.items() if name in named}
    d.set_player(replace(player, mana=pool, mana_terms=terms))


@folds(f.ManaEmptied)
def emptied(d: Draft, fact: f.ManaEmptied) -> None:
    for player in tuple(d.players.values()):
        if not player.mana:
            continue
        terms = {} if fact.all else {n: of for n, of in player.mana_terms.items() if of.lasting}
        pool = {key: n for key, n in player.mana.items() if key.partition(".")[2] in terms}
        d.set_player(replace(player, mana=pool, mana_terms=terms))


@folds(f.AbilityUsed)
def ability_used(d: Draft, fact: f.AbilityUsed) -> None:
    d.count(f"used:{fact.object}:{fact.ability}")


@folds(f.LandPlayed)
def land_played(d: Draft, fact: f.LandPlayed) -> None:
    player = d.players[fact.seat]
    d.set_player(replace(player, land_plays=player.land_plays + 1))
    if fact.permit:
        d.count(fact.permit)


@folds(f.DrewFromEmpty)
def drew_from_empty(d: Draft, fact: f.DrewFromEmpty) -> None:
    d.set_player(replace(d.players[fact.seat], drew_from_empty=not fact.cleared))


@folds(f.Mulliganed)
def mulliganed(d: Draft, fact: f.Mulliganed) -> None:
    player = d.players[fact.seat]
    d.set_player(replace(player, kept=fact.kept, mulligans=player.mulligans + (not fact.kept)))


@folds(f.StopsSet)
def stops(d: Draft, fact: f.StopsSet) -> None:
    d.set_player(replace(d.players[fact.seat], stops=fact.stops))


@folds(f.SkipChanged)
def skips(d: Draft, fact: f.SkipChanged) -> None:
    player = d.players[fact.seat]
    d.set_player(replace(player, skips=_summed(player.skips, fact.what, fact.change)))


@folds(f.PlayerLost)
def lost(d: Draft, fact: f.PlayerLost) -> None:
    d.set_player(replace(d.players[fact.seat], lost=fact.reason, held=fact.held))
    for player in tuple(d.players.values()):
        # Who left controls nobody any more (CR 800.4a).
        if player.claimed_by == fact.seat:
            d.set_player(replace(player, claimed_by=""))
        elif player.controlled_by == fact.seat:
            d.set_player(replace(player, controlled_by=""))
