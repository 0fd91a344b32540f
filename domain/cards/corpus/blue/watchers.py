"""Blue cards that watch for events, and ask what happened."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    enchanted,
    keywords,
    permanent,
    spell,
    spell_target,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    SELF,
    THIS,
    THOPTER,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    AddStats,
    Apply,
    CounterSpell,
    CreateTokens,
    DamageRule,
    Draw,
    Gate,
    Move,
    Seq,
    TopOf,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    AttachedTo,
    Batch,
    Becomes,
    CastSpell,
    Count,
    Damaged,
    Drew,
    Exists,
    GoesUnblocked,
    Is,
    Nth,
    Past,
    Players,
    StatCompare,
    Subtype,
    ZoneChange,
)

LANDFALL = ZoneChange(And((LAND, YOURS)), to="battlefield")

CARDS = (
    creature(
        "Narcomoeba",
        "{1}{U}",
        "1/1",
        "Illusion",
        *keywords("flying"),
        Triggered(
            ZoneChange(SELF, "library", "graveyard"),
            Gate(YOU, Move(THIS, "battlefield")),
            zone="graveyard",
        ),
    ),
    permanent(
        "Coastal Piracy",
        "{2}{U}{U}",
        "enchantment",
        when(
            Damaged(CREATURE_YOU_CONTROL, "player", True, Players("opponents")),
            Gate(YOU, Draw(1)),
        ),
    ),
    creature(
        "Ophidian",
        "{2}{U}",
        "1/3",
        "Snake",
        when(
            GoesUnblocked(SELF),
            Gate(YOU, Seq((Draw(1), Apply(THIS, (DamageRule("no_combat_damage"),))))),
        ),
    ),
    creature(
        "Scroll Thief",
        "{2}{U}",
        "1/3",
        "Merfolk Rogue",
        when(Damaged(SELF, "player", True), Draw(1)),
    ),
    spell(
        "Second Guess",
        "{1}{U}",
        "instant",
        does(CounterSpell(IT), to=(spell_target(Past(Nth(CastSpell(), 2))),)),
    ),
    creature(
        "Hedron Crab",
        "{U}",
        "0/2",
        "Crab",
        when(LANDFALL, Move(TopOf(IT, 3), "graveyard", "mill"), to=(ANY_PLAYER,)),
    ),
    creature(
        "Consecrated Sphinx",
        "{4}{U}{U}",
        "4/6",
        "Sphinx",
        *keywords("flying"),
        when(Drew(Players("opponents")), Gate(YOU, Draw(2))),
    ),
    creature(
        "Spellstutter Sprite",
        "{1}{U}",
        "1/1",
        "Faerie Wizard",
        *keywords("flash", "flying"),
        when(
            ENTERS,
            CounterSpell(IT),
            to=(
                spell_target(
                    StatCompare("mana_value", "<=", Count(And((Subtype("Faerie"), YOURS)))),
                ),
            ),
        ),
    ),
    permanent(
        "Thopter Spy Network",
        "{2}{U}{U}",
        "enchantment",
        when(YOUR_UPKEEP, CreateTokens(THOPTER), condition=Exists(And((ARTIFACT, YOURS)))),
        when(
            Batch(Damaged(And((ARTIFACT, CREATURE, YOURS)), "player", True), each="player"),
            Draw(1),
        ),
    ),
    aura(
        "Cryoshatter",
        "{U}",
        CREATURE,
        enchanted(AddStats(-5, 0)),
        when(
            AnyOf(
                (
                    Becomes(Is(AttachedTo()), "tapped"),
                    Damaged(recipient=AttachedTo()),
                )
            ),
            Move(AttachedTo(), "graveyard", "destroy"),
        ),
    ),
)
