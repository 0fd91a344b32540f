"""Blue cards for what can be activated: on the battlefield, from hand, from the graveyard."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    level,
    pays,
    permanent,
    spell,
    spell_target,
    taps_for,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OTHER,
    RETURN_IT,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    ActivationCost,
    AddMana,
    AddStats,
    All,
    Apply,
    CounterSpell,
    Delay,
    Deontic,
    Discard,
    DiscardCost,
    Draw,
    Gate,
    Keyword,
    Move,
    PutCounters,
    Search,
    Seq,
    SetTapped,
    Static,
    TapOthers,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    ControlledBy,
    Damaged,
    Event,
    Has,
    Or,
    Subtype,
    TapsForMana,
)
from domain.cards.mana import mana_cost

_HITS = Damaged(SELF, "player", combat=True)
_TRANSMUTE = Keyword("transmute", mana_cost("{1}{U}{U}"))

CARDS = (
    creature(
        "Shoreline Ranger", "{5}{U}", "3/4", "Bird Soldier Ranger", *keywords("flying"),
        Keyword("islandcycling", mana_cost("{2}")),
    ),
    permanent(
        "Trade Routes", "{1}{U}", "enchantment",
        Activated(pays("{1}"), RETURN_IT, targets=(target(And((LAND, YOURS))),)),
        Activated(pays("{1}", DiscardCost(1, LAND)), Draw()),
    ),
    creature(
        "Tradewind Rider", "{3}{U}", "1/4", "Spirit", *keywords("flying"),
        Activated(
            pays("", TapOthers(CREATURE, 2), tap=True), RETURN_IT, targets=(target(ANYTHING),)
        ),
    ),
    creature(
        "Ninja of the Deep Hours", "{3}{U}", "2/2", "Human Ninja",
        Keyword("ninjutsu", mana_cost("{1}{U}")), when(_HITS, Gate(YOU, then=Draw())),
    ),
    creature(
        "Mistblade Shinobi", "{2}{U}", "1/1", "Human Ninja",
        Keyword("ninjutsu", mana_cost("{U}")),
        when(
            _HITS, Gate(YOU, then=RETURN_IT),
            to=(target(And((CREATURE, ControlledBy(Event("player"))))),),
        ),
    ),
    spell(
        "Muddle the Mixture", "{U}{U}", "instant",
        does(CounterSpell(IT), to=(spell_target(INSTANT_OR_SORCERY),)), _TRANSMUTE,
    ),
    creature(
        "Drift of Phantasms", "{2}{U}", "0/5", "Spirit", *keywords("defender", "flying"),
        _TRANSMUTE,
    ),
    creature(
        "Kathari Screecher", "{2}{U}", "2/2", "Bird Soldier", *keywords("flying"),
        Keyword("unearth", mana_cost("{2}{U}")),
    ),
    creature(
        "Halimar Wavewatch", "{1}{U}", "0/3", "Merfolk Soldier",
        Keyword("level up", mana_cost("{2}")),
        level(1, 4, "0/6"), level(5, None, "6/6", *keywords("islandwalk")),
    ),
    creature(
        "Skywatcher Adept", "{U}", "1/1", "Merfolk Wizard",
        Keyword("level up", mana_cost("{3}")),
        level(1, 2, "2/2", *keywords("flying")), level(3, None, "4/2", *keywords("flying")),
    ),
    creature(
        "Coralhelm Commander", "{U}{U}", "2/2", "Merfolk Soldier",
        Keyword("level up", mana_cost("{1}")),
        level(2, 3, "3/3", *keywords("flying")),
        level(
            4, None, "4/4", *keywords("flying"),
            Static((AddStats(1, 1),), All(And((CREATURE, Subtype("Merfolk"), YOURS, OTHER)))),
        ),
    ),
    permanent(
        "Training Grounds", "{U}", "enchantment",
        Static((ActivationCost(-2, CREATURE_YOU_CONTROL, least=1),)),
    ),
    spell(
        "High Tide", "{U}", "instant",
        does(
            Delay(
                TapsForMana(Subtype("Island")), AddMana((("U",),), who=Event("player")), once=False,
                duration="end_of_turn",
            )
        ),
    ),
    creature(
        "Arcanis the Omnipotent", "{3}{U}{U}{U}", "3/4", "Wizard",
        Activated(pays(tap=True), Draw(3)),
        Activated(pays("{2}{U}{U}"), Move(THIS, "hand", "return")), kinds="legendary creature",
    ),
    creature(
        "Apprentice Wizard", "{1}{U}{U}", "0/1", "Human Wizard",
        Activated(pays("{U}", tap=True), AddMana((("C", "C", "C"),))),
    ),
    creature(
        "Sea Scryer", "{1}{U}", "1/1", "Merfolk Wizard", taps_for("C"),
        Activated(pays("{1}", tap=True), AddMana((("U",),))),
    ),
    creature(
        "Higure, the Still Wind", "{3}{U}{U}", "3/4", "Human Ninja",
        Keyword("ninjutsu", mana_cost("{2}{U}{U}")),
        when(_HITS, Gate(YOU, then=Search(Subtype("Ninja"), "hand", reveal=True))),
        Activated(
            pays("{2}"), Apply(IT, (Deontic("cant", "be_blocked"),)),
            targets=(target(And((CREATURE, Subtype("Ninja")))),),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Dizzy Spell", "{U}", "instant",
        does(Apply(IT, (AddStats(-3, 0),)), to=(target(CREATURE),)), _TRANSMUTE,
    ),
    permanent(
        "Opposition", "{2}{U}{U}", "enchantment",
        Activated(
            (TapOthers(CREATURE),), SetTapped(IT, True),
            targets=(target(Or((ARTIFACT, CREATURE, LAND))),),
        ),
    ),
    creature(
        "Enclave Cryptologist", "{U}", "0/1", "Merfolk Wizard",
        Keyword("level up", mana_cost("{1}{U}")),
        level(1, 2, "0/1", Activated(pays(tap=True), Seq((Draw(), Discard())))),
        level(3, None, "0/1", Activated(pays(tap=True), Draw())),
    ),
    creature(
        "Venerated Teacher", "{2}{U}", "2/2", "Human Wizard",
        when(
            ENTERS,
            PutCounters(All(And((CREATURE, Has("level up"), YOURS))), "level", 2),
        ),
    ),
    creature(
        "Vedalken Aethermage", "{1}{U}", "1/2", "Vedalken Wizard", *keywords("flash"),
        when(ENTERS, RETURN_IT, to=(target(Subtype("Sliver")),)),
        Keyword("wizardcycling", mana_cost("{3}")),
    ),
)  # fmt: skip
