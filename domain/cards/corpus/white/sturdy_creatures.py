"""White creatures that are hard to be rid of, and those that change how others fare."""

from domain.cards.corpus.forms import creature, keywords, pays, protection, target, this_turn
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    IT,
    OPPOSING,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    Apply,
    ChooseSource,
    ChooseValue,
    Deontic,
    DiscardCost,
    Enters,
    GainLife,
    Grant,
    Instead,
    Keyword,
    Prevented,
    Redirected,
    RemoveDamage,
    RemoveFromCombat,
    Replace,
    Seq,
    SetTapped,
    Shield,
    Static,
)
from domain.cards.ir.terms import (
    And,
    Bound,
    Chosen,
    Color,
    Damaged,
    EventAmount,
    Is,
    Players,
    Subtype,
    ZoneChange,
)

CARDS = (
    creature(
        "White Knight", "{W}{W}", "2/2", "Human Knight",
        *keywords("first strike"), *protection(Color("B")),
    ),
    creature(
        "Silver Knight", "{W}{W}", "2/2", "Human Knight",
        *keywords("first strike"), *protection(Color("R")),
    ),
    creature(
        "Paladin en-Vec", "{1}{W}{W}", "2/2", "Human Knight",
        *keywords("first strike"), *protection(Color("B"), Color("R")),
    ),
    creature(
        "Voice of All", "{2}{W}{W}", "2/2", "Angel", *keywords("flying"),
        Enters(first=ChooseValue("color", "color")), Static((Grant(protection(Chosen("color", "color"))),)),
    ),
    creature(
        "True Believer", "{W}{W}", "2/2", "Human Cleric",
        Static((Grant((Keyword("shroud"),)),), affects=YOU),
    ),
    creature(
        "Imposing Sovereign", "{1}{W}", "2/1", "Human Noble",
        Enters(tapped=True, what=And((CREATURE, OPPOSING))),
    ),
    creature(
        "Pilgrim of Justice", "{2}{W}", "1/3", "Human Cleric", *protection(Color("R")),
        Activated(
            pays("{W}", SACRIFICE_THIS),
            Seq(
                (
                    ChooseSource("source", Color("R")),
                    this_turn(
                        Damaged(source=And((Is(Bound("source")), Color("R")))), Prevented(),
                        once=True,
                    ),
                )
            ),
        ),
    ),
    creature(
        "Cho-Arrim Alchemist", "{W}", "1/1", "Human Spellshaper",
        Activated(
            pays("{1}{W}{W}", DiscardCost(), tap=True),
            Seq((ChooseSource("source"), this_turn(
                        Damaged(source=Is(Bound("source")), recipient=YOU), Prevented(),
                        GainLife(EventAmount()), once=True,
                    ))),
        ),
    ),
    creature(
        "Clergy of the Holy Nimbus", "{W}", "1/1", "Human Cleric",
        Static(
            (
                Replace(
                    ZoneChange(SELF, "battlefield", "graveyard", verb="destroy"),
                    Instead(
                        Seq(
                            (
                                RemoveDamage(THIS), SetTapped(THIS, tapped=True),
                                RemoveFromCombat(THIS),
                            )
                        )
                    ),
                    regeneration=True,
                ),
            )
        ),
        Activated(
            pays("{1}"), Apply(THIS, (Deontic("cant", "be_regenerated"),)),
            who=Players("opponents"),
        ),
    ),
    creature(
        "Warrior en-Kor", "{W}{W}", "2/2", "Kor Warrior Knight",
        Activated(
            pays("{0}"), Shield(THIS, 1, redirect=IT), targets=(target(CREATURE_YOU_CONTROL),)
        ),
    ),
    creature(
        "Shaman en-Kor", "{1}{W}", "1/2", "Kor Cleric Shaman",
        Activated(
            pays("{0}"), Shield(THIS, 1, redirect=IT), targets=(target(CREATURE_YOU_CONTROL),)
        ),
        Activated(
            pays("{1}{W}"),
            Seq(
                (
                    ChooseSource("source"),
                    this_turn(
                        Damaged(source=Is(Bound("source")), recipient=Is(IT)),
                        Redirected(THIS), once=True,
                    ),
                )
            ),
            targets=(target(CREATURE),),
        ),
    ),
    creature(
        "Dearly Departed", "{4}{W}{W}", "5/5", "Spirit", *keywords("flying"),
        Enters(
            counters=(("+1/+1", 1),),
            what=And((CREATURE_YOU_CONTROL, Subtype("Human"))), zone="graveyard",
        ),
    ),
)  # fmt: skip
