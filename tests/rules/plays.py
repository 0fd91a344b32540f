"""Short ways to act on a board through the front door, and to write cards for one test."""

import domain.rules as game
from domain.cards.card import CardDefinition
from domain.cards.ir.language import Ability, Effect, Seq, SpellAbility, TargetSpec
from domain.cards.mana import ManaCost
from domain.kernel.refusals import Illegal
from domain.rules.answers import Answer, Choose
from domain.rules.context import Ref
from domain.rules.questions import Question, check_answer
from tests.support.board import Board


def pick(*refs: Ref) -> Choose:
    """Return the answer that picks these candidates."""
    return Choose(refs)


def act(table: Board, seat: str, first: Answer, *answers: Answer) -> Board:
    """Answer with as many of the answers as are asked for; forced ones are never asked."""
    given, rest = [first], list(answers)
    while True:
        done = game.advance(table.state, seat, given, table.cards, table.overlay, table.chance)
        if isinstance(done, game.Advance):
            return table.answer(seat, *given)
        while not _fits(done.question, rest[0]):
            rest.pop(0)
        given.append(rest.pop(0))


def _fits(question: Question, answer: Answer) -> bool:
    try:
        check_answer(question, answer)
    except Illegal:
        return False
    return True


def cast(table: Board, name: str, *answers: Answer, seat: str = "A") -> Board:
    """Cast a card from hand with the answers that it needs, paid automatically."""
    return act(table, seat, pick(f"cast:{table.id(name, f'hand:{seat}')}"), *answers)


def resolved(table: Board, name: str, *answers: Answer, seat: str = "A") -> Board:
    """Cast a card and pass until the stack is empty or somebody else decides."""
    return cast(table, name, *answers, seat=seat).resolve()


def activate(table: Board, oid: int, index: int, *answers: Answer, seat: str = "A") -> Board:
    """Activate the ability with that index among the abilities of an object."""
    return act(table, seat, pick(f"activate:{oid}:{index}"), *answers)


def sorcery(name: str, *effects: Effect, to: tuple[TargetSpec, ...] = ()) -> CardDefinition:
    """Return a free sorcery that does this."""
    effect = effects[0] if len(effects) == 1 else Seq(effects)
    return instant(name, effect, to=to, kind="sorcery")


def instant(
    name: str, effect: Effect, to: tuple[TargetSpec, ...] = (), kind: str = "instant"
) -> CardDefinition:
    """Return a free instant that does this."""
    return CardDefinition(
        name=name, cost=ManaCost(), types=(kind,), abilities=(SpellAbility(effect, targets=to),)
    )


def enchantment(name: str, *abilities: Ability) -> CardDefinition:
    """Return an enchantment with these abilities."""
    return CardDefinition(name=name, types=("enchantment",), abilities=abilities)


def creature(
    name: str, power: int, toughness: int, *abilities: Ability, subtypes: tuple[str, ...] = ()
) -> CardDefinition:
    """Return a creature without a mana cost."""
    return CardDefinition(
        name=name,
        types=("creature",),
        subtypes=subtypes,
        power=power,
        toughness=toughness,
        abilities=abilities,
    )
