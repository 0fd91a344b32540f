"""Blue cards that many decks are built around."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    pays,
    permanent,
    spell,
    spell_target,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ATTACKS,
    CREATURE,
    ENTERS,
    IT,
    OPPOSING,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    EVERYBODY,
    All,
    Apply,
    CantCast,
    CounterSpell,
    Deontic,
    Draw,
    ForEach,
    Gate,
    Grant,
    Move,
    PayMana,
    PlayerRule,
    Seq,
    SetController,
    SetTapped,
    Shuffle,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AnyOf,
    BecomesTarget,
    Bound,
    ControllerOf,
    Event,
    OwnedBy,
    Players,
    StatCompare,
    Subtype,
    X,
)
from domain.cards.mana import mana_cost

CARDS = (
    permanent(
        "Arcane Laboratory", "{2}{U}", "enchantment",
        Static((CantCast(Players("all"), beyond=1),)),
    ),
    spell(
        "Dominate", "{X}{1}{U}{U}", "instant",
        does(
            Apply(IT, (SetController(),), "game"),
            to=(target(And((CREATURE, StatCompare("mana_value", "<=", X())))),),
        ),
    ),
    creature(
        "Frost Titan", "{4}{U}{U}", "6/6", "Giant",
        when(
            BecomesTarget(SELF, by=OPPOSING),
            Gate(
                ControllerOf(Event("source")), pay=(PayMana(mana_cost("{2}")),),
                otherwise=CounterSpell(Event("source")),
            ),
        ),
        when(
            AnyOf((ENTERS, ATTACKS)),
            SetTapped(IT, True),
            Apply(IT, (Deontic("cant", "untap"),), "next_untap"),
            to=(TargetSpec(ANYTHING),),
        ),
    ),
    creature("Invisible Stalker", "{1}{U}", "1/1", "Human Rogue", *keywords("hexproof"),
             Static((Deontic("cant", "be_blocked"),))),
    creature(
        "Galerider Sliver", "{U}", "1/1", "Sliver",
        Static((Grant(keywords("flying")),), All(And((CREATURE, Subtype("Sliver"), YOURS)))),
    ),
    creature(
        "Winged Sliver", "{1}{U}", "1/1", "Sliver",
        Static((Grant(keywords("flying")),), All(And((CREATURE, Subtype("Sliver"))))),
    ),
    spell(
        "Spell Snare", "{U}", "instant",
        does(CounterSpell(IT), to=(spell_target(StatCompare("mana_value", "==", 2)),)),
    ),
    spell(
        "Timetwister", "{2}{U}", "sorcery",
        does(
            ForEach(
                EVERYBODY,
                Seq(
                    (
                        Move(All(OwnedBy(Bound("each")), "hand"), "library"),
                        Move(All(OwnedBy(Bound("each")), "graveyard"), "library"),
                        Shuffle(Bound("each")),
                    )
                ),
            ),
            Draw(7, EVERYBODY),
        ),
    ),
    permanent(
        "Stasis", "{1}{U}", "enchantment",
        Static((PlayerRule("skip_untap", who=EVERYBODY),)),
        when(
            YOUR_UPKEEP,
            Gate(YOU, pay=pays("{U}"), otherwise=Move(THIS, "graveyard", "sacrifice")),
        ),
    ),
)  # fmt: skip
