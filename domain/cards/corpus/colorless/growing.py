"""Artifacts that enter with counters or choices, or cannot be got rid of."""

from domain.cards.corpus.forms import (
    creature,
    enchanted,
    if_would,
    keywords,
    pays,
    permanent,
    this_turn,
    when,
)
from domain.cards.corpus.parts import (
    ANY_COLOR,
    ANY_PLAYER,
    ANY_TARGET,
    CREATURE_YOU_CONTROL,
    IT,
    LAND,
    OTHER,
    SACRIFICE_THIS,
    SELF,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    ChangeTypes,
    Choice,
    ChooseEffect,
    ChooseSource,
    ChooseValue,
    DealDamage,
    Deontic,
    DiscardCost,
    Draw,
    Enters,
    GoTo,
    Grant,
    Keyword,
    Move,
    Note,
    PlayerRule,
    Prevented,
    Redirected,
    RemoveCountersCost,
    Replace,
    SacrificeCost,
    Seq,
    SetStats,
    Static,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Attached,
    AttachedTo,
    Bound,
    Chosen,
    Damaged,
    Did,
    EventAmount,
    Is,
    Matches,
    Named,
    Or,
    Players,
    Subtype,
    Supertype,
    X,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Darksteel Colossus", "{11}", "11/11", "Golem",
        *keywords("trample", "indestructible"),
        Static(
            (
                Replace(
                    ZoneChange(SELF, to="graveyard"), GoTo("library", shuffle=True),
                    anywhere=True,
                ),
            )
        ),
        kinds="artifact creature",
    ),
    creature("Endless One", "{X}", "0/0", "Eldrazi", Enters(counters=(("+1/+1", X()),))),
    creature(
        "Adaptive Automaton", "{3}", "2/2", "Construct",
        Enters(first=ChooseValue("creature_type", "chosen type")),
        Static((ChangeTypes(chosen="chosen type"),)),
        Static(
            (AddStats(1, 1),),
            affects=All(And((CREATURE_YOU_CONTROL, Chosen("subtype", "chosen type"), OTHER))),
        ),
        kinds="artifact creature",
    ),
    creature(
        "Arcbound Worker", "{1}", "0/0", "Construct", Keyword("modular", number=1),
        kinds="artifact creature",
    ),
    creature(
        "Etched Oracle", "{4}", "0/0", "Wizard", *keywords("sunburst"),
        Activated(
            pays("{1}", RemoveCountersCost("+1/+1", 4)), Draw(3, IT), targets=(ANY_PLAYER,)
        ),
        kinds="artifact creature",
    ),
    permanent(
        "Urza's Armor", "{6}", "artifact", if_would(Damaged(recipient=YOU), Prevented(1))
    ),
    creature(
        "Platinum Angel", "{7}", "4/4", "Angel", *keywords("flying"),
        Static(
            (PlayerRule("no_loss"), PlayerRule("no_win", who=Players("opponents"))), affects=YOU
        ),
        kinds="artifact creature",
    ),
    permanent(
        "Flayer Husk", "{1}", "artifact: Equipment", *keywords("living weapon"),
        Static((AddStats(1, 1),), affects=AttachedTo()), Keyword("equip", mana_cost("{2}")),
    ),
    permanent(
        "Skullclamp", "{1}", "artifact: Equipment",
        Static((AddStats(1, -1),), affects=AttachedTo()),
        when(ZoneChange(Is(AttachedTo()), "battlefield", "graveyard"), Draw(2)),
        Keyword("equip", mana_cost("{1}")),
    ),
    permanent(
        "Champion's Helm", "{3}", "artifact: Equipment",
        Static((AddStats(2, 2),), affects=AttachedTo()),
        Static(
            (Grant((Keyword("hexproof"),)),), affects=AttachedTo(),
            condition=Matches(AttachedTo(), Supertype("legendary")),
        ),
        Keyword("equip", mana_cost("{1}")),
    ),
    permanent(
        "Pariah's Shield", "{5}", "artifact: Equipment",
        if_would(Damaged(recipient=YOU), Redirected(AttachedTo())),
        Keyword("equip", mana_cost("{3}")),
    ),
    permanent(
        "Dark Sphere", "{0}", "artifact",
        Activated(
            pays("", SACRIFICE_THIS, tap=True),
            Seq(
                (
                    ChooseSource("source"),
                    this_turn(
                        Damaged(source=Is(Bound("source")), recipient=YOU),
                        Prevented(Arith("half_down", EventAmount())), once=True,
                    ),
                )
            ),
        ),
    ),
    permanent(
        "Bone Mask", "{4}", "artifact",
        Activated(
            pays("{2}", tap=True),
            Seq(
                (
                    ChooseSource("source"),
                    this_turn(
                        Damaged(source=Is(Bound("source")), recipient=YOU), Prevented(),
                        Move(TopOf(YOU, EventAmount()), "exile", "exile"), once=True,
                    ),
                )
            ),
        ),
    ),
    permanent(
        "Mox Diamond", "{0}", "artifact",
        Static(
            (
                Replace(
                    ZoneChange(SELF, to="battlefield"),
                    GoTo("graveyard", unless=(DiscardCost(filter=LAND),)), anywhere=True,
                ),
            )
        ),
        ANY_COLOR,
    ),
    permanent(
        "Blazing Torch", "{1}", "artifact: Equipment",
        Static(
            (
                Deontic(
                    "cant", "be_blocked", by=Or((Subtype("Vampire"), Subtype("Zombie")))
                ),
            ),
            affects=AttachedTo(),
        ),
        enchanted(
            Grant(
                (
                    Activated(
                        pays(
                            "",
                            SacrificeCost(
                                And((Named("Blazing Torch"), Attached(SELF)))
                            ),
                            tap=True,
                        ),
                        DealDamage(IT, 2, source=Bound("sacrificed")),
                        targets=(ANY_TARGET,),
                    ),
                )
            )
        ),
        Keyword("equip", mana_cost("{1}")),
    ),
    creature(
        "Primal Clay", "{4}", "*/*", "Shapeshifter",
        Enters(
            first=ChooseEffect(
                (
                    Choice("3/3", Note("3/3 form", 1)),
                    Choice("2/2 with flying", Note("2/2 form", 1)),
                    Choice("1/6 Wall with defender", Note("1/6 form", 1)),
                )
            )
        ),
        Static((SetStats(3, 3),), condition=Did("3/3 form")),
        Static((SetStats(2, 2), Grant((Keyword("flying"),))), condition=Did("2/2 form")),
        Static(
            (
                SetStats(1, 6), ChangeTypes(subtypes=("Wall",)),
                Grant((Keyword("defender"),)),
            ),
            condition=Did("1/6 form"),
        ),
        kinds="artifact creature",
    ),
)  # fmt: skip
