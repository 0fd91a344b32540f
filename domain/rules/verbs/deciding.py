"""Values that players choose, numbers noted, repetition and votes (CR 608.2, 701.38)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from domain.cards.card import CardDefinition
from domain.cards.creature_types import CREATURE_TYPES
from domain.cards.ir import language as l
from domain.cards.keywords import actions
from domain.cards.land_types import LAND_MANA
from domain.cards.mana import COLOR_NAMES
from domain.rules import agenda as fr
from domain.rules import answers as a
from domain.rules import choices, deputies, matching, naming, references, values
from domain.rules import facts as f
from domain.rules.context import Context, Ref
from domain.rules.engine import Engine
from domain.rules.questions import Candidate, Constraints, Question
from domain.rules.verbs import control

CARD_TYPES = (
    "artifact", "battle", "creature", "enchantment", "instant", "kindred", "land",
    "planeswalker", "sorcery",
)  # fmt: skip

_RULES = {
    "color": "CR 105.4", "creature_type": "CR 205.3m", "land_type": "CR 205.3i",
    "card_type": "CR 205.2a", "card_name": "CR 201.4", "word": "CR 608.2d",
}  # fmt: skip


def choose_value(engine: Engine, effect: l.ChooseValue) -> None:
    """Players choose; what they chose is public and remembered."""
    context = engine.context()
    options = _options(engine, effect)
    chosen: list[str] = []
    for seat in deputies.choosers(engine, effect.who, context):
        chosen.append(
            choose(
                engine, seat, options,
                prompt=f"choose.{effect.what}", rule=_RULES[effect.what], source=context.source,
            )
        )  # fmt: skip
        engine.emit(f.Chose(seat=seat, what=effect.name, value=chosen[-1]))
    control.remember(engine, context, effect.name, tuple(chosen))


def choose(
    engine: Engine,
    seat: str,
    options: Sequence[tuple[str, str]],
    *,
    prompt: str,
    rule: str,
    source: int,
) -> str:
    """Return which of the options (value and label) a player chooses; the default is the first."""
    if not options:
        return ""
    question = Question(
        seat=seat,
        kind="option",
        rule=rule,
        prompt=prompt,
        params={"source": naming.name_of(engine, source)},
        candidates=tuple(Candidate(ref=value, label=label) for value, label in options),
        constraints=Constraints(min=1, max=1),
        default=a.Choose((options[0][0],)),
        source=source,
    )
    answer = engine.ask(question)
    return str(answer.picks[0]) if isinstance(answer, a.Choose) else options[0][0]


def _options(engine: Engine, effect: l.ChooseValue) -> list[tuple[str, str]]:
    match effect.what:
        case "color":
            return [
                (color, COLOR_NAMES[color].capitalize())
                for color in "WUBRG"
                if not effect.options or color in effect.options
            ]
        case "creature_type":
            return [(name, name) for name in CREATURE_TYPES if name not in effect.options]
        case "land_type":
            return [(name, name) for name in LAND_MANA]
        case "card_type":
            return [(name, name) for name in CARD_TYPES if f"non{name}" not in effect.options]
        case "card_name":
            return [(c.name, c.name) for c in engine.cards.definitions if _may_name(c, effect)]
        case "word":
            return [(word, word) for word in effect.options]


def _may_name(card: CardDefinition, effect: l.ChooseValue) -> bool:
    """Whether a card may be named: it has none of the types that are ruled out (CR 201.4)."""
    return all(
        kind.removeprefix("non") not in (*card.types, *card.supertypes)
        if kind.startswith("non")
        else kind in card.types
        for kind in effect.options
    )


def choose_number(engine: Engine, effect: l.ChooseNumber) -> None:
    """A player chooses a number within its bounds."""
    context = engine.context()
    seats = deputies.choosers(engine, effect.who, context)
    if not seats:
        return
    low = values.amount(engine, effect.min, context)
    high = max(low, values.amount(engine, effect.max, context))
    question = Question(
        seat=seats[0],
        kind="number",
        rule="CR 608.2d",
        prompt="choose.number",
        params={"source": naming.name_of(engine, context.source), "min": low, "max": high},
        constraints=Constraints(min=low, max=high),
        default=a.Number(low),
        source=context.source,
    )
    answer = engine.ask(question)
    number = answer.number if isinstance(answer, a.Number) else low
    engine.emit(f.Chose(seat=seats[0], what=effect.name, value=str(number)))
    control.note(engine, effect.name, number)


def choose_effect(engine: Engine, effect: l.ChooseEffect) -> None:
    """One of several things happens, for each who chooses in turn (CR 608.2d)."""
    context = engine.context()
    seats = deputies.choosers(engine, effect.who, context)
    chosen = [(seat, _chosen_effect(engine, effect, seat, context.source)) for seat in seats]
    for seat, follows in reversed(chosen):
        if follows is not None:
            scope = fr.Scope(choices.for_each(context, seat), tells=True)
            engine.push(fr.Perform(follows), scope)


def _chosen_effect(
    engine: Engine, effect: l.ChooseEffect, seat: str, source: int
) -> l.Effect | None:
    if effect.random:
        at = engine.chance.choose(("effect", engine.state.chances), len(effect.of))
        engine.emit(f.Rolled(purpose="choice", sides=0, result=at + 1, seat=seat))
        return effect.of[at].effect
    options = [(choice.label, choice.label) for choice in effect.of]
    if effect.optional:
        options.insert(0, (_NOTHING, _NOTHING))
    label = choose(engine, seat, options, prompt="choose.effect", rule="CR 608.2d", source=source)
    return next((choice.effect for choice in effect.of if choice.label == label), None)


_NOTHING = "nothing"


def piles(engine: Engine, effect: l.Piles) -> None:
    """A player makes two piles of cards, and another takes one (CR 700.3)."""
    context = engine.context()
    cards = choices.objects(engine, effect.of, context)
    makers = deputies.choosers(engine, effect.who, context)
    takers = deputies.choosers(engine, effect.chooser, context)
    if not makers or not takers:
        return
    first = choices.pick(
        engine, makers[0], cards, 0, len(cards),
        prompt="piles.separate", source=context.source, rule="CR 700.3",
    )  # fmt: skip
    second = tuple(oid for oid in cards if oid not in first)
    labels = [_named(engine, pile) for pile in (first, second)]
    options = [(str(at), f"{at}: {label}") for at, label in enumerate(labels, 1)]
    taken = choose(
        engine, takers[0], options, prompt="piles.choose", rule="CR 700.3", source=context.source
    )
    mine, other = (first, second) if taken == "1" else (second, first)
    bindings = {**context.bindings, effect.chosen: mine, effect.other: other}
    engine.rebind(replace(context, bindings=bindings))


def _named(engine: Engine, pile: Sequence[int]) -> str:
    return ", ".join(naming.name_of(engine, oid) for oid in pile) or "no card"


def note(engine: Engine, effect: l.Note) -> None:
    """Remember a number as it is now."""
    control.note(engine, effect.name, values.amount(engine, effect.value, engine.context()))


def repeat(engine: Engine, effect: l.Repeat) -> None:
    """Carry out again and again, by number or as long as a condition holds afterwards."""
    if effect.times is not None:
        times = values.amount(engine, effect.times, engine.context())
        if times > 0:
            rest = replace(effect, times=times - 1)
            engine.push(fr.Perform(effect.do), fr.Perform(rest))
        return
    if effect.again is None:
        raise TypeError("a repetition has a number or a condition")
    engine.push(fr.Perform(effect.do), fr.Perform(l.If(effect.again, effect)))


def vote(engine: Engine, effect: l.Vote) -> None:
    """Each player votes, one after another in turn order, knowing the votes before (CR 701.38a)."""
    context = engine.context()
    votes: dict[str, tuple[str, ...]] = dict.fromkeys(effect.options, ())
    found: tuple[int, ...] = ()
    if effect.among is not None:
        found = matching.find(engine, effect.among, "battlefield", context)
    ballots: list[int] = []
    for seat in _voters(engine, effect, context):
        if effect.among is not None:
            ballots.extend(
                choices.pick(
                    engine, seat, found, 1, 1,
                    prompt="effect.vote", source=context.source, rule="CR 701.38b",
                )
            )  # fmt: skip
            continue
        options = [(word, word) for word in effect.options]
        word = choose(
            engine, seat, options, prompt="effect.vote", rule="CR 701.38a", source=context.source
        )
        votes[word] = (*votes[word], seat)
        engine.emit(f.Chose(seat=seat, what="vote", value=word))
    most = max((ballots.count(oid) for oid in ballots), default=0)
    elected = tuple(oid for oid in found if most and ballots.count(oid) == most)
    counted: dict[str, tuple[Ref, ...]] = {f"votes for {w}": who for w, who in votes.items()}
    bindings = {**context.bindings, **counted, "elected": elected}
    engine.rebind(replace(context, bindings=bindings))


def _voters(engine: Engine, effect: l.Vote, context: Context) -> list[str]:
    """Return who votes, in turn order from the one who begins."""
    firsts = references.players(engine, effect.first, context)
    voting = None if effect.who is None else references.players(engine, effect.who, context)
    order = engine.in_order(firsts[0] if firsts else context.controller)
    return [seat for seat in order if voting is None or seat in voting]


def keyword_action(engine: Engine, effect: l.KeywordAction) -> None:
    """Carry out what the keyword action stands for, and say that it was done."""
    engine.push(
        fr.Perform(actions.expand(effect)),
        fr.Perform(l.TakeAction(effect.action, effect.what)),
    )
