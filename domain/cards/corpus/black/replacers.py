"""Black cards that replace what would happen, phase others out or take over a player's turn."""

from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    spell,
    target,
    this_turn,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    ANY_TARGET,
    CREATURE,
    ENTERS,
    IT,
    LAND,
    OPPOSING,
    OTHER,
    THIS,
    TWICE,
    YOU,
    YOURS,
    ZOMBIE,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    ControlPlayer,
    CreateTokens,
    DealDamage,
    ForEach,
    GainLife,
    GoTo,
    Keyword,
    LoseLife,
    MayPlay,
    Move,
    PayLife,
    Phase,
    PlayerRule,
    PutCounters,
    Remember,
    Sacrifice,
    SacrificeCost,
    SetLife,
    Static,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    ControllerOf,
    Event,
    History,
    Is,
    LifeChanged,
    Not,
    Or,
    OwnedBy,
    Players,
    Stat,
    Status,
    Subtype,
    TurnOf,
    ZoneChange,
)

CARDS = (
    spell(
        "Worst Fears", "{7}{B}", "sorcery",
        does(ControlPlayer(IT), Move(THIS, "exile", "exile"), to=(ANY_PLAYER,)),
    ),
    planeswalker(
        "Sorin Markov", "{3}{B}{B}{B}", 4, "Sorin",
        loyal(2, DealDamage(IT, 2), GainLife(2), to=(ANY_TARGET,)),
        loyal(-3, SetLife(10, IT), to=(AN_OPPONENT,)),
        loyal(-7, ControlPlayer(IT), to=(ANY_PLAYER,)),
    ),
    permanent(
        "Oubliette", "{1}{B}{B}", "enchantment",
        when(ENTERS, Phase(IT, until="this_leaves", tapped=True), to=(target(CREATURE),)),
    ),
    creature(
        "Bloodletter of Aclazotz", "{1}{B}{B}{B}", "2/4", "Vampire Demon", *keywords("flying"),
        if_would(LifeChanged(Players("opponents"), "lose"), TWICE, condition=TurnOf(YOU)),
    ),
    creature(
        "Kalitas, Traitor of Ghet", "{2}{B}{B}", "3/4", "Vampire Warrior", *keywords("lifelink"),
        if_would(
            ZoneChange(And((CREATURE, Not(Status("token")), OPPOSING)), "battlefield", "graveyard"),
            GoTo("exile"), CreateTokens(ZOMBIE),
        ),
        Activated(
            pays("{2}{B}", SacrificeCost(And((Or((Subtype("Vampire"), Subtype("Zombie"))), OTHER)))),
            PutCounters(THIS, "+1/+1", 2),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Archfiend of Despair", "{6}{B}{B}", "6/6", "Demon", *keywords("flying"),
        Static((PlayerRule("no_life_gain", who=Players("opponents")),)),
        when(
            Begins("end"),
            ForEach(
                Players("opponents"),
                LoseLife(History(LifeChanged(Bound("each"), "lose"), sum=True), Bound("each")),
            ),
        ),
    ),
    permanent(
        "Planar Void", "{B}", "enchantment",
        when(ZoneChange(OTHER, to="graveyard"), Move(Event("card"), "exile", "exile")),
    ),
    creature(
        "Abyssal Persecutor", "{2}{B}{B}", "6/6", "Demon", *keywords("flying", "trample"),
        Static((PlayerRule("no_win"), PlayerRule("no_loss", who=Players("opponents")))),
    ),
    permanent(
        "Tainted Aether", "{2}{B}{B}", "enchantment",
        when(
            ZoneChange(CREATURE, to="battlefield"),
            Sacrifice(Or((CREATURE, LAND)), who=ControllerOf(Event("card"))),
        ),
    ),
    spell(
        "Flaying Tendrils", "{1}{B}{B}", "sorcery",
        does(
            Apply(All(CREATURE), (AddStats(-2, -2),)),
            this_turn(ZoneChange(CREATURE, "battlefield", "graveyard"), GoTo("exile")),
        ),
        *keywords("devoid"),
    ),
    creature(
        "Valgavoth, Terror Eater", "{6}{B}{B}{B}", "9/9", "Elder Demon",
        *keywords("flying", "lifelink"),
        Keyword("ward", price=(SacrificeCost(Not(LAND), 3),)),
        if_would(
            ZoneChange(
                And((Not(YOURS), OwnedBy(Players("opponents")), Not(Status("token")))),
                to="graveyard",
            ),
            GoTo("exile", bind="eaten card"), Remember("eaten card", Bound("eaten card")),
        ),
        Static(
            (
                MayPlay(
                    "exile", Is(Bound("eaten card")), verb="play",
                    cost=(PayLife(Stat(THIS, "mana_value")),), condition=TurnOf(YOU),
                ),
            )
        ),
        kinds="legendary creature",
    ),
)  # fmt: skip
