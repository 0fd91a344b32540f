"""Blue cards whose play is in combat: how they attack, block and are blocked."""

from domain.cards.corpus.forms import creature, keywords, pays, permanent, target, when
from domain.cards.corpus.parts import (
    ATTACKS,
    CREATURE,
    HITS_OPPONENT,
    IT,
    LAND,
    OTHER,
    PLANESWALKER,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Deontic,
    DiscardCost,
    Draw,
    EnchantAbility,
    Gate,
    Grant,
    Move,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    ControlledBy,
    Distinct,
    Either,
    Exists,
    InCombat,
    Matches,
    Players,
    Subtype,
    Unless,
    X,
)

CARDS = (
    permanent(
        "Collective Restraint", "{3}{U}", "enchantment",
        Static(
            (
                Deontic(
                    "cant", "attack", against=YOU, cost=pays("{1}"),
                    times=Distinct(And((LAND, YOURS)), "basic"),
                ),
            ),
            affects=All(CREATURE),
        ),
    ),
    permanent(
        "War Tax", "{2}{U}", "enchantment",
        Activated(
            pays("{X}{U}"),
            Apply(All(CREATURE), (Deontic("cant", "attack", cost=pays("{1}"), times=X()),)),
        ),
    ),
    creature(
        "Marchesa's Emissary", "{3}{U}", "2/2", "Human Rogue", *keywords("hexproof", "dethrone")
    ),
    creature(
        "Trained Condor", "{2}{U}", "2/1", "Bird", *keywords("flying"),
        when(
            ATTACKS, Apply(IT, (Grant(keywords("flying")),)),
            to=(target(And((OTHER, CREATURE, YOURS))),),
        ),
    ),
    permanent(
        "Vow of Flight", "{2}{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static(
            (
                AddStats(2, 2), Grant(keywords("flying")),
                Deontic("cant", "attack", against=YOU, by=And((PLANESWALKER, YOURS))),
            ),
            affects=AttachedTo(),
        ),
    ),
    creature(
        "Lu Xun, Scholar General", "{2}{U}{U}", "1/3", "Human Soldier", *keywords("horsemanship"),
        when(HITS_OPPONENT, Gate(YOU, then=Draw())), kinds="legendary creature",
    ),
    creature(
        "Thalakos Scout", "{2}{U}", "2/1", "Thalakos Soldier Scout", *keywords("shadow"),
        Activated((DiscardCost(),), Move(THIS, "hand", "return")),
    ),
    creature(
        "Hammerhead Shark", "{1}{U}", "2/3", "Shark",
        Static(
            (
                Deontic(
                    "cant", "attack",
                    unless=Exists(And((Subtype("Island"), ControlledBy(Players("defending"))))),
                ),
            )
        ),
    ),
    creature(
        "Tromokratis", "{5}{U}{U}", "8/8", "Kraken",
        Static(
            (Grant(keywords("hexproof")),),
            condition=Unless(
                Either(
                    (
                        Matches(THIS, InCombat("attacking")),
                        Matches(THIS, InCombat("blocking")),
                    )
                )
            ),
        ),
        Static((Deontic("cant", "be_blocked_by_some"),)),
        kinds="legendary creature",
    ),
)  # fmt: skip
