"""Red enchantments that change damage and life."""

from domain.cards.corpus.faced import split
from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    permanent,
    spell,
    target,
    this_turn,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_TARGET,
    CREATURE,
    IT,
    PLAYER_OR_PLANESWALKER,
    SELF,
    THIS,
    YOURS,
)
from domain.cards.ir.language import (
    AndTo,
    Apply,
    CreateTokens,
    DealDamage,
    Deontic,
    Enters,
    If,
    Move,
    PlayerRule,
    Prevented,
    Reflexive,
    RemoveCounters,
    Seq,
    Shuffle,
    SoMuch,
    Static,
    Triggered,
)
from domain.cards.ir.terms import (
    EVERYONE,
    And,
    Arith,
    Begins,
    Compare,
    Damaged,
    Did,
    Event,
    EventAmount,
    HasCounter,
    IsSpell,
    LifeChanged,
    Matches,
    OwnerOf,
    Players,
    Target,
    Var,
    X,
    ZoneChange,
)

CARDS = (
    permanent(
        "Furnace of Rath", "{1}{R}{R}{R}", "enchantment",
        if_would(Damaged(), SoMuch(Arith("*", EventAmount(), 2))),
    ),
    permanent(
        "Sulfuric Vortex", "{1}{R}{R}", "enchantment",
        when(Begins("upkeep"), DealDamage(Event("player"), 2)),
        if_would(LifeChanged(EVERYONE, "gain"), SoMuch(0)),
    ),
    creature(
        "Hostility", "{3}{R}{R}{R}", "6/6", "Elemental Incarnation", *keywords("haste"),
        if_would(
            Damaged(source=And((IsSpell(), YOURS)), recipient=Players("opponents")),
            Prevented(),
            CreateTokens(
                token("Elemental Shaman", "3/1", "R", *keywords("haste")), EventAmount()
            ),
        ),
        Triggered(
            ZoneChange(SELF, to="graveyard"),
            Seq((Move(THIS, "library"), Shuffle(OwnerOf(THIS)))), zone="graveyard",
        ),
    ),
    creature(
        "Magma Pummeler", "{X}{R}{R}", "0/0", "Elemental",
        Enters(counters=(("+1/+1", X()),)),
        if_would(
            Damaged(recipient=THIS), Prevented(),
            Seq(
                (
                    RemoveCounters(THIS, "+1/+1", EventAmount(), bind="removed"),
                    If(
                        Did("removed"),
                        Reflexive(DealDamage(IT, Var("removed")), targets=(ANY_TARGET,)),
                    ),
                )
            ),
            condition=Matches(THIS, HasCounter("+1/+1")),
        ),
    ),
    spell(
        "Banefire", "{X}{R}", "sorcery",
        does(
            If(
                Compare(X(), ">=", 5),
                DealDamage(IT, X(), preventable=False),
                otherwise=DealDamage(IT, X()),
            ),
            to=(ANY_TARGET,),
        ),
        Static(
            (Deontic("cant", "be_countered"),), condition=Compare(X(), ">=", 5), zone="stack"
        ),
    ),
    split(
        "Insult // Injury",
        spell(
            "Insult", "{2}{R}", "sorcery",
            does(
                Apply(None, (PlayerRule("damage_unpreventable"),)),
                this_turn(Damaged(source=YOURS), SoMuch(Arith("*", EventAmount(), 2))),
            ),
        ),
        spell(
            "Injury", "{2}{R}", "sorcery",
            does(
                DealDamage(IT, 2, also=(AndTo(Target(1), 2),)),
                to=(target(CREATURE), PLAYER_OR_PLANESWALKER),
            ),
            first=keywords("aftermath"),
        ),
    ),
)  # fmt: skip
