"""Folds of facts about the turn, continuous effects and the game as a whole (CR 500, 611)."""

from msgspec.structs import replace

from domain.rules import facts as f
from domain.rules.draft import Draft
from domain.rules.folding.registry import folds, nothing
from domain.rules.state import PHASED, Result

KEPT = 2
"""Turns after which a permanent has been there since before the last upkeep (CR 702.30a)."""

nothing(f.ActionTaken, f.Passed, f.Resolved, f.Countered, f.Chose, f.LimitReached)
nothing(f.ShortcutProposed, f.ShortcutTaken)


@folds(f.CardsNamed)
def cards_named(d: Draft, fact: f.CardsNamed) -> None:
    d.name_cards(fact.cards)


@folds(f.ZoneOpened)
def zone_opened(d: Draft, fact: f.ZoneOpened) -> None:
    d.set_zone(fact.key, ())


@folds(f.RoundBegan)
def round_began(d: Draft, fact: f.RoundBegan) -> None:
    d.turn = replace(
        d.turn,
        active="",
        step="",
        round=fact.number,
        combat=0,
        holder=None,
        added=(),
        resume=(),
        lone=False,
    )
    d.forget_turn()
    _hand_over(d, "")


@folds(f.TurnBegan)
def turn_began(d: Draft, fact: f.TurnBegan) -> None:
    # What happened between turns happened in none: the turn before is the last one that was.
    between = not d.turn.active
    d.turn = replace(
        d.turn,
        number=fact.number,
        active=fact.active,
        round=fact.round,
        combat=0,
        holder=None,
        added=(),
        resume=(),
        lone=False,
        regular=d.turn.regular if fact.extra else fact.active,
    )
    d.forget_turn(between=between)
    for player in tuple(d.players.values()):
        if player.land_plays:
            d.set_player(replace(player, land_plays=0))
    _hand_over(d, fact.active)
    for oid in (*d.zones["battlefield"], *d.zones.get(PHASED, ())):
        thing = d.objects[oid]
        if thing.controller == fact.active and (thing.fresh or thing.turns < KEPT):
            d.set_object(replace(thing, fresh=False, turns=min(KEPT, thing.turns + 1)))


def _hand_over(d: Draft, active: str) -> None:
    """Control of players ends, and begins over the one whose turn it is (CR 723.1)."""
    for player in tuple(d.players.values()):
        if player.seat == active and player.claimed_by:
            # Who controls themselves decides as always (CR 723.9).
            by = player.claimed_by if player.claimed_by != active else ""
            d.set_player(replace(player, claimed_by="", controlled_by=by))
        elif player.controlled_by:
            d.set_player(replace(player, controlled_by=""))


@folds(f.TurnClaimed)
def turn_claimed(d: Draft, fact: f.TurnClaimed) -> None:
    d.set_player(replace(d.players[fact.seat], claimed_by=fact.by))


@folds(f.StepBegan)
def step_began(d: Draft, fact: f.StepBegan) -> None:
    d.turn = replace(
        d.turn,
        step=fact.step,
        combat=fact.combat,
        holder=None,
        resume=fact.resume,
        lone=fact.lone,
    )


@folds(f.PhasesAdded)
def phases_added(d: Draft, fact: f.PhasesAdded) -> None:
    left = d.turn.added[1:] if fact.taken else d.turn.added
    # What was added last comes first (CR 500.8).
    d.turn = replace(d.turn, added=(*fact.phases, *left))


@folds(f.PriorityChanged)
def priority(d: Draft, fact: f.PriorityChanged) -> None:
    d.turn = replace(d.turn, holder=fact.holder)


@folds(f.EffectBegan)
def effect_began(d: Draft, fact: f.EffectBegan) -> None:
    d.effects = (*d.effects, fact.effect)
    d.mint(fact.effect.id)
    d.clock = max(d.clock, fact.effect.timestamp)


@folds(f.EffectsEnded)
def effects_ended(d: Draft, fact: f.EffectsEnded) -> None:
    d.effects = tuple(effect for effect in d.effects if effect.id not in fact.ids)
    d.shields = tuple(shield for shield in d.shields if shield.id not in fact.ids)


@folds(f.ShieldBegan)
def shield_began(d: Draft, fact: f.ShieldBegan) -> None:
    d.shields = (*d.shields, fact.shield)
    d.mint(fact.shield.id)


@folds(f.DelayedBegan)
def delayed_began(d: Draft, fact: f.DelayedBegan) -> None:
    d.delayed = (*d.delayed, fact.trigger)
    d.mint(fact.trigger.id)


@folds(f.DelayedEnded)
def delayed_ended(d: Draft, fact: f.DelayedEnded) -> None:
    d.delayed = tuple(trigger for trigger in d.delayed if trigger.id != fact.id)


@folds(f.TurnAdded)
def turn_added(d: Draft, fact: f.TurnAdded) -> None:
    if not fact.taken:
        d.extra_turns = (*d.extra_turns, fact.seat)
        return
    # The turn added last is taken first (CR 500.7).
    at = len(d.extra_turns) - 1 - d.extra_turns[::-1].index(fact.seat)
    d.extra_turns = d.extra_turns[:at] + d.extra_turns[at + 1 :]


@folds(f.OverlaySet)
def overlay_set(d: Draft, fact: f.OverlaySet) -> None:
    d.set_overlay(fact.key, fact.value)


@folds(f.Rolled)
def rolled(d: Draft, fact: f.Rolled) -> None:
    d.chances += 1


@folds(f.GameOver)
def game_over(d: Draft, fact: f.GameOver) -> None:
    d.result = Result(fact.winners, fact.reason)
    d.turn = replace(d.turn, holder=None)
