"""Parts about players: what is promised, wished for, sworn, and blessed."""

from domain.cards.corpus.forms import keywords, pays, token
from domain.cards.corpus.parts import THAT_PLAYER, THIS, YOU, YOURS
from domain.cards.ir import terms as t
from domain.cards.ir.language import (
    Bind,
    Choose,
    ChooseValue,
    CreateTokens,
    Draw,
    Effect,
    Enters,
    Gate,
    Grant,
    If,
    Look,
    Move,
    Outside,
    PutCounters,
    Seq,
    Static,
    TakeAction,
    TargetSpec,
    Triggered,
)
from domain.cards.predefined_tokens import FOOD, TREASURE

PROMISED = t.PaidExtra("gift")
NOT_PROMISED = t.Unless(PROMISED)
WHOM = t.Bound("promised")
GIFT_OF_A_CARD = Draw(1, WHOM)
GIFT_OF_FOOD = CreateTokens(FOOD, who=WHOM)
GIFT_OF_A_TREASURE = CreateTokens(TREASURE, who=WHOM)
GIFT_OF_A_FISH = CreateTokens(token("Fish", "1/1", "U"), who=WHOM, tapped=True)


BLESSED = t.Compare(t.Counters(YOU, "city's blessing"), ">=", 1)
ASCEND = If(
    t.Every((t.Exists(YOURS, min=10), t.Unless(BLESSED))), PutCounters(YOU, "city's blessing")
)


def wish(filter_: t.Filter) -> tuple[Effect, ...]:
    """Return that one may take a card from outside the game, and the spell is exiled."""
    return (
        Bind("outside cards", Outside(filter_)),
        Bind("chosen card", Choose(YOU, min=0, among=t.Bound("outside cards"))),
        Look(t.Bound("chosen card"), reveal=True),
        Move(t.Bound("chosen card"), "hand"),
        Move(THIS, "exile", "exile"),
    )


SHRINES = t.Count(t.And((t.Subtype("Shrine"), YOURS)))
AURAS_TWICE = t.Arith("*", t.Count(t.And((t.Subtype("Aura"), t.Attached(t.Is(THIS))))), 2)
MYOJIN = (
    Enters(counters=(("divinity", 1),), condition=t.CastFrom("hand")),
    Static(
        (Grant(keywords("indestructible")),),
        condition=t.Matches(THIS, t.HasCounter("divinity")),
    ),
)
"""A Myojin that was cast from hand has one use of its power, and can't be destroyed before."""


def primeval(mana: str, *effects: Effect) -> Triggered:
    """Return that its hit may be paid for to choose a colour, for what follows."""
    chosen = ChooseValue("color", "chosen color")
    paid = Gate(YOU, pay=pays(mana), then=Seq((chosen, *effects)))
    return Triggered(t.Damaged(t.Is(THIS), "player", combat=True), paid)


def oath(more: t.Value, fewer: t.Value) -> TargetSpec:
    """Return that the player of the event chooses a target player of whom one exceeds the other.

    That player is ``each`` in it.
    """
    return TargetSpec(players="any", whom=t.Compare(more, ">", fewer), chooser=THAT_PLAYER)


def gives(gift: Effect) -> If:
    """Return that the opponent who was promised a gift gets it (CR 702.174a)."""
    return If(PROMISED, Seq((gift, TakeAction("gift"))))
