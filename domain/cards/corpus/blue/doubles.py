"""Blue cards that are, or make, copies of permanents."""

from domain.cards.corpus.faced import modal
from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    land,
    paying,
    pays,
    spell,
    taps_for,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    ENTERS_TAPPED,
    IT,
    OTHER,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    Arrange,
    BecomeCopy,
    ChangeTypes,
    CreateTokens,
    EntersAsCopy,
    ForEach,
    Gate,
    Grant,
    If,
    SetStats,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    Bound,
    CastSpell,
    ControlledBy,
    Event,
    Is,
    Matches,
    Not,
    Status,
    Subtype,
    Targeting,
    TurnOf,
    X,
    ZoneChange,
)

CARDS = (
    creature(
        "Sakashima's Student",
        "{2}{U}{U}",
        "0/0",
        "Human Ninja",
        paying("ninjutsu", "{1}{U}"),
        EntersAsCopy(CREATURE, changes=(ChangeTypes(subtypes=("Ninja",)),)),
    ),
    creature(
        "Jwari Shapeshifter",
        "{1}{U}",
        "0/0",
        "Shapeshifter Ally",
        EntersAsCopy(And((CREATURE, Subtype("Ally")))),
    ),
    creature(
        "Quicksilver Gargantuan",
        "{5}{U}{U}",
        "7/7",
        "Shapeshifter",
        EntersAsCopy(CREATURE, changes=(SetStats(7, 7),)),
    ),
    creature(
        "Gigantoplasm",
        "{3}{U}",
        "0/0",
        "Shapeshifter",
        EntersAsCopy(
            CREATURE,
            changes=(Grant((Activated(pays("{X}"), Apply(THIS, (SetStats(X(), X()),), "game")),)),),
        ),
    ),
    creature(
        "Renegade Doppelganger",
        "{1}{U}",
        "0/1",
        "Shapeshifter",
        when(
            ZoneChange(And((CREATURE_YOU_CONTROL, OTHER)), to="battlefield"),
            Gate(YOU, then=BecomeCopy(Event("object"), THIS, duration="end_of_turn")),
        ),
    ),
    creature(
        "Unstable Shapeshifter",
        "{3}{U}",
        "0/1",
        "Shapeshifter",
        when(
            ZoneChange(And((CREATURE, OTHER)), to="battlefield"),
            BecomeCopy(Event("object"), THIS, keeps=True),
        ),
    ),
    creature(
        "Artisan of Forms",
        "{1}{U}",
        "1/1",
        "Human Wizard",
        when(
            CastSpell(Targeting(SELF), YOU),
            Gate(YOU, then=BecomeCopy(IT, THIS, keeps=True)),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Fated Infatuation",
        "{U}{U}{U}",
        "instant",
        does(
            CreateTokens(TokenCopy(IT)),
            If(TurnOf(YOU), Arrange(2)),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
    ),
    aura(
        "Followed Footsteps",
        "{3}{U}{U}",
        CREATURE,
        when(YOUR_UPKEEP, CreateTokens(TokenCopy(AttachedTo()))),
    ),
    aura(
        "Infinite Reflection",
        "{5}{U}",
        CREATURE,
        when(
            ENTERS,
            BecomeCopy(
                AttachedTo(),
                All(And((CREATURE_YOU_CONTROL, Not(Status("token")), Not(Is(AttachedTo()))))),
            ),
            condition=Matches(AttachedTo(), CREATURE),
        ),
        EntersAsCopy(
            what=And((CREATURE_YOU_CONTROL, Not(Status("token")))),
            of=AttachedTo(),
            optional=False,
        ),
    ),
    spell(
        "Clone Legion",
        "{7}{U}{U}",
        "sorcery",
        does(
            ForEach(All(And((CREATURE, ControlledBy(IT)))), CreateTokens(TokenCopy(Bound("each")))),
            to=(ANY_PLAYER,),
        ),
    ),
    modal(
        "Glasspool Mimic // Glasspool Shore",
        creature(
            "Glasspool Mimic",
            "{2}{U}",
            "0/0",
            "Shapeshifter Rogue",
            EntersAsCopy(
                CREATURE_YOU_CONTROL, changes=(ChangeTypes(subtypes=("Shapeshifter", "Rogue")),)
            ),
        ),
        land("Glasspool Shore", "land", ENTERS_TAPPED, taps_for("U")),
    ),
)
