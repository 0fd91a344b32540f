"""Green cards that are cast in special ways, or for more than mana."""

from domain.cards.corpus.faced import adventure
from domain.cards.corpus.forms import (
    creature,
    does,
    instead,
    keywords,
    paying,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    WOLF,
    YOU,
    YOU_DONT_CONTROL,
    YOURS,
)
from domain.cards.ir.language import (
    AdditionalCost,
    AddStats,
    All,
    Apply,
    Bind,
    ChangeTypes,
    Choose,
    CreateTokens,
    Doing,
    Draw,
    Enters,
    Fight,
    GainLife,
    Grant,
    MayCastAtInstantSpeed,
    MayPlay,
    Mode,
    PlayerRule,
    PutCounters,
    RevealCost,
    Search,
    Seq,
    SetStats,
    SetTapped,
    SpellAbility,
    SpendAnyMana,
    Static,
)
from domain.cards.ir.terms import (
    Aggregate,
    And,
    Bound,
    CastSpell,
    Color,
    ControlledBy,
    Exists,
    Faced,
    Kicked,
    OwnedBy,
    Players,
    Stat,
    Subtype,
    Target,
    TimesPaid,
    ZoneChange,
)
from domain.cards.predefined_tokens import FOOD

PUMP_TWO = Apply(IT, (AddStats(2, 2),))
WURM = token("Wurm", "6/6", "G")
INSECT = token("Beast", "4/4", "G")

CARDS = (
    spell(
        "Elvish Fury",
        "{G}",
        "instant",
        does(PUMP_TWO, to=(target(CREATURE),)),
        first=(paying("buyback", "{4}"),),
    ),
    creature(
        "Arrogant Wurm",
        "{3}{G}{G}",
        "4/4",
        "Wurm",
        *keywords("trample"),
        paying("madness", "{2}{G}"),
    ),
    spell(
        "Roar of the Wurm",
        "{6}{G}",
        "sorcery",
        does(CreateTokens(WURM)),
        paying("flashback", "{3}{G}"),
    ),
    spell(
        "Beast Attack",
        "{2}{G}{G}{G}",
        "instant",
        does(CreateTokens(INSECT)),
        paying("flashback", "{2}{G}{G}{G}"),
    ),
    spell(
        "Invigorate",
        "{2}{G}",
        "instant",
        does(Apply(IT, (AddStats(4, 4),)), to=(target(CREATURE),)),
        first=(
            instead(
                Doing(
                    Seq(
                        (
                            Bind("opponent", Choose(YOU, players=Players("opponents"))),
                            GainLife(3, Bound("opponent")),
                        )
                    )
                ),
                condition=Exists(And((Subtype("Forest"), YOURS))),
            ),
        ),
    ),
    spell(
        "Living Destiny",
        "{3}{G}",
        "instant",
        does(GainLife(Stat(Bound("revealed"), "mana_value"))),
        first=(AdditionalCost((RevealCost(CREATURE),)),),
    ),
    creature(
        "Kavu Titan",
        "{1}{G}",
        "2/2",
        "Kavu",
        paying("kicker", "{2}{G}"),
        Enters(counters=(("+1/+1", 3),), condition=Kicked()),
        Static((Grant(keywords("trample")),), condition=Kicked()),
    ),
    creature(
        "Wolfbriar Elemental",
        "{2}{G}{G}",
        "4/4",
        "Elemental",
        paying("multikicker", "{G}"),
        when(ENTERS, CreateTokens(WOLF, TimesPaid())),
    ),
    creature("Siege Wurm", "{5}{G}{G}", "5/5", "Wurm", *keywords("convoke", "trample")),
    spell(
        "Overwhelm",
        "{5}{G}{G}",
        "sorcery",
        does(Apply(CREATURES_YOU_CONTROL, (AddStats(3, 3),))),
        first=keywords("convoke"),
    ),
    spell(
        "Search for Tomorrow",
        "{2}{G}",
        "sorcery",
        does(Search(BASIC_LAND, "battlefield")),
        paying("suspend", "{G}", number=2),
    ),
    creature(
        "Yeva, Nature's Herald",
        "{2}{G}{G}",
        "4/4",
        "Elf Shaman",
        *keywords("flash"),
        Static((MayCastAtInstantSpeed(And((CREATURE, Color("G")))),)),
        kinds="legendary creature",
    ),
    spell(
        "Rude Awakening",
        "{4}{G}",
        "sorcery",
        SpellAbility(
            modes=(
                Mode(SetTapped(All(And((LAND, YOURS))), False)),
                Mode(
                    Apply(
                        All(And((LAND, YOURS))),
                        (ChangeTypes(("creature",)), SetStats(2, 2)),
                    )
                ),
            ),
        ),
        paying("entwine", "{2}{G}"),
    ),
    adventure(
        "Curious Pair // Treats to Share",
        creature("Curious Pair", "{1}{G}", "1/3", "Human Peasant"),
        spell("Treats to Share", "{G}", "sorcery: Adventure", does(CreateTokens(FOOD))),
    ),
    creature(
        "Garruk's Horde",
        "{5}{G}{G}",
        "7/7",
        "Beast",
        *keywords("trample"),
        Static((PlayerRule("reveal_top"),)),
        Static((MayPlay("library", And((CREATURE, OwnedBy(YOU)))),)),
    ),
    creature(
        "Courser of Kruphix",
        "{1}{G}{G}",
        "2/4",
        "Centaur",
        Static((PlayerRule("reveal_top"),)),
        Static((MayPlay("library", And((LAND, OwnedBy(YOU))), verb="play"),)),
        when(ZoneChange(And((LAND, YOURS)), to="battlefield"), GainLife(1)),
        kinds="enchantment creature",
    ),
    creature(
        "Oracle of Mul Daya",
        "{3}{G}",
        "2/2",
        "Elf Shaman",
        Static((PlayerRule("land_plays", 1),)),
        Static((PlayerRule("reveal_top"),)),
        Static((MayPlay("library", And((LAND, OwnedBy(YOU))), verb="play"),)),
    ),
    creature(
        "Vizier of the Menagerie",
        "{3}{G}",
        "3/4",
        "Snake Cleric",
        Static((PlayerRule("look_top"),)),
        Static((MayPlay("library", And((CREATURE, OwnedBy(YOU)))),)),
        Static((SpendAnyMana(CREATURE),)),
    ),
    creature(
        "Edgewall Innkeeper",
        "{G}",
        "1/1",
        "Human Peasant",
        when(CastSpell(And((CREATURE, Faced("adventure"))), YOU), Draw()),
    ),
    spell(
        "Inscription of Abundance",
        "{1}{G}",
        "instant",
        SpellAbility(
            modes=(
                Mode(PutCounters(IT, "+1/+1", 2), (target(CREATURE),)),
                Mode(
                    GainLife(Aggregate("max", And((CREATURE, ControlledBy(IT)))), IT), (ANY_PLAYER,)
                ),
                Mode(
                    Fight(IT, Target(1)), (target(CREATURE_YOU_CONTROL), target(YOU_DONT_CONTROL))
                ),
            ),
            kicked_max=3,
        ),
        first=(paying("kicker", "{2}{G}"),),
    ),
)
