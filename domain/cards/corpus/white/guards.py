"""White enchantments and instants that prevent, redirect or replace."""

from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    pays,
    permanent,
    protection,
    spell,
    target,
    this_turn,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    OPPOSING,
    OTHER,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    Choose,
    ChooseSource,
    ChooseValue,
    Doing,
    Effect,
    Enters,
    GainLife,
    GoTo,
    Grant,
    Keyword,
    Move,
    PayLife,
    Prevented,
    Redirected,
    Remember,
    Seq,
    SoMuch,
    Static,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AnyOf,
    Arith,
    Bound,
    Chosen,
    Color,
    Damaged,
    EventAmount,
    Filter,
    Is,
    LifeChanged,
    Not,
    Or,
    TurnOf,
    ZoneChange,
)


def next_from(quality: Filter, also: Effect | None = None) -> Apply:
    """The next damage to you this turn by the chosen source is prevented, if it matches."""
    source = And((Is(Bound("source")), quality))
    return this_turn(Damaged(source=source, recipient=YOU), Prevented(), also, once=True)


CARDS = (
    permanent(
        "Circle of Protection: Red", "{1}{W}", "enchantment",
        Activated(
            pays("{1}"),
            Seq((ChooseSource("source", Color("R")), next_from(Color("R")))),
        ),
    ),
    permanent(
        "Story Circle", "{1}{W}{W}", "enchantment",
        Enters(first=ChooseValue("color", "color")),
        Activated(
            pays("{W}"),
            Seq((ChooseSource("source", Chosen("color", "color")), next_from(Chosen("color", "color")))),
        ),
    ),
    permanent(
        "Rest in Peace", "{1}{W}", "enchantment",
        when(ENTERS, Move(All(ANYTHING, "graveyard"), "exile", "exile")),
        if_would(ZoneChange(ANYTHING, to="graveyard"), GoTo("exile")),
    ),
    permanent(
        "Kismet", "{3}{W}", "enchantment",
        Enters(tapped=True, what=And((Or((ARTIFACT, CREATURE, LAND)), OPPOSING))),
    ),
    permanent(
        "Ivory Mask", "{2}{W}{W}", "enchantment",
        Static((Grant((Keyword("shroud"),)),), affects=YOU),
    ),
    permanent(
        "Mark of Asylum", "{1}{W}", "enchantment",
        if_would(Damaged(combat=False, recipient=CREATURE_YOU_CONTROL), Prevented()),
    ),
    permanent(
        "Personal Sanctuary", "{2}{W}", "enchantment",
        if_would(Damaged(recipient=YOU), Prevented(), condition=TurnOf(YOU)),
    ),
    permanent(
        "Boon Reflection", "{4}{W}", "enchantment",
        if_would(LifeChanged(YOU, "gain"), SoMuch(Arith("*", EventAmount(), 2))),
    ),
    creature(
        "Rhox Faithmender", "{3}{W}", "1/5", "Rhino Monk", *keywords("lifelink"),
        if_would(LifeChanged(YOU, "gain"), SoMuch(Arith("*", EventAmount(), 2))),
    ),
    creature(
        "Palisade Giant", "{4}{W}{W}", "2/7", "Giant Soldier",
        if_would(
            AnyOf((Damaged(recipient=YOU), Damaged(recipient=And((YOURS, OTHER))))),
            Redirected(THIS),
        ),
    ),
    spell(
        "Reverse Damage", "{1}{W}{W}", "instant",
        does(ChooseSource("source"), next_from(ANYTHING, GainLife(EventAmount()))),
    ),
    spell(
        "Awe Strike", "{W}", "instant",
        does(
            this_turn(
                Damaged(source=Is(IT)), Prevented(), GainLife(EventAmount()), once=True
            ),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Pay No Heed", "{W}", "instant",
        does(
            ChooseSource("source"),
            this_turn(Damaged(source=Is(Bound("source"))), Prevented()),
        ),
    ),
    spell(
        "Hallow", "{W}", "instant",
        does(
            this_turn(Damaged(source=Is(IT)), Prevented(), GainLife(EventAmount())),
            to=(A_SPELL,),
        ),
    ),
    creature(
        "Banisher Priest", "{1}{W}{W}", "2/2", "Human Cleric",
        when(
            ENTERS, Move(IT, "exile", "exile", until="this_leaves"),
            to=(target(And((CREATURE, OPPOSING))),),
        ),
    ),
    permanent(
        "Oblivion Ring", "{2}{W}", "enchantment",
        when(
            ENTERS,
            Move(IT, "exile", "exile", bind="exiled card"),
            Remember("exiled card", Bound("exiled card")),
            to=(target(And((Not(LAND), OTHER))),),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(Bound("exiled card"), "battlefield", "return")),
    ),
    permanent(
        "Inner Sanctum", "{1}{W}{W}", "enchantment",
        Keyword("cumulative upkeep", price=(PayLife(2),)),
        if_would(Damaged(recipient=CREATURE_YOU_CONTROL), Prevented()),
    ),
    permanent(
        "Runed Halo", "{W}{W}", "enchantment",
        Enters(first=ChooseValue("card_name", "card name")),
        Static(
            (Grant(protection(Chosen("card_name", "card name"))),), affects=YOU
        ),
    ),
    permanent(
        "Penance", "{2}{W}", "enchantment",
        Activated(
            (Doing(Move(Choose(YOU, zone="hand", from_zone_of=YOU), "library")),),
            Seq(
                (
                    ChooseSource("source", Or((Color("B"), Color("R")))),
                    this_turn(
                        Damaged(source=And((Is(Bound("source")), Or((Color("B"), Color("R")))))),
                        Prevented(), once=True,
                    ),
                )
            ),
        ),
    ),
)  # fmt: skip
