"""Multicoloured cards that copy, and tokens that are copies."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    paying,
    pays,
    spell,
    spell_target,
    target,
    token,
    unless_paid,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    NONCREATURE_SPELL,
    OTHER,
    POPULATE,
    SACRIFICE_THIS,
    THIS,
    UNCOUNTERABLE,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    Apply,
    BecomeCopy,
    Bind,
    Choose,
    CopySpell,
    CounterSpell,
    CreateTokens,
    DealDamage,
    Delay,
    Draw,
    EntersAsCopy,
    GainLife,
    Gate,
    Grant,
    LoseLife,
    MayPlay,
    Mode,
    Move,
    PlayerRule,
    Seq,
    SpellAbility,
    Static,
    TargetSpec,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    Bound,
    CastSpell,
    Color,
    ControllerOf,
    Event,
    IsSpell,
    Matches,
    Not,
    Or,
    OwnedBy,
    Stat,
    Status,
    Supertype,
    Target,
    Targeting,
    Type,
    Unless,
    X,
    ZoneChange,
)

CARDS = (
    creature(
        "Altered Ego",
        "{X}{2}{G}{U}",
        "0/0",
        "Shapeshifter",
        UNCOUNTERABLE,
        EntersAsCopy(CREATURE, counters=(("+1/+1", X()),)),
    ),
    creature(
        "Progenitor Mimic",
        "{4}{G}{U}",
        "0/0",
        "Shapeshifter",
        EntersAsCopy(
            CREATURE,
            changes=(
                Grant(
                    (
                        when(
                            YOUR_UPKEEP,
                            CreateTokens(TokenCopy(THIS)),
                            condition=Unless(Matches(THIS, Status("token"))),
                        ),
                    )
                ),
            ),
        ),
    ),
    spell(
        "Cytoshape",
        "{1}{G}{U}",
        "instant",
        does(
            Bind("chosen creature", Choose(YOU, And((CREATURE, Not(Supertype("legendary")))))),
            BecomeCopy(Bound("chosen creature"), IT, duration="end_of_turn"),
            to=(target(CREATURE),),
        ),
    ),
    creature(
        "Cemetery Puca",
        "{1}{U/B}{U/B}",
        "1/2",
        "Shapeshifter",
        when(
            ZoneChange(CREATURE, "battlefield", "graveyard"),
            Gate(YOU, pay=pays("{1}"), then=BecomeCopy(Event("object"), THIS, keeps=True)),
        ),
    ),
    creature(
        "Dimir Doppelganger",
        "{1}{U}{B}",
        "0/2",
        "Shapeshifter",
        Activated(
            pays("{1}{U}{B}"),
            Seq(
                (
                    Move(IT, "exile", "exile", bind="exiled card"),
                    BecomeCopy(Bound("exiled card"), THIS, keeps=True),
                )
            ),
            targets=(TargetSpec(CREATURE, zone="graveyard"),),
        ),
    ),
    creature(
        "Trostani, Selesnya's Voice",
        "{G}{G}{W}{W}",
        "2/5",
        "Dryad",
        when(
            ZoneChange(And((CREATURE_YOU_CONTROL, OTHER)), to="battlefield"),
            GainLife(Stat(Event("object"), "toughness")),
        ),
        Activated(pays("{1}{G}{W}", tap=True), POPULATE),
        kinds="legendary creature",
    ),
    creature(
        "Vitu-Ghazi Guildmage",
        "{G}{W}",
        "2/2",
        "Dryad Shaman",
        Activated(pays("{4}{G}{W}"), CreateTokens(token("Centaur", "3/3", "G"))),
        Activated(pays("{2}{G}{W}"), POPULATE),
    ),
    spell(
        "Galvanic Iteration",
        "{U}{R}",
        "instant",
        does(
            Delay(
                CastSpell(INSTANT_OR_SORCERY, YOU),
                CopySpell(Event("object")),
                duration="end_of_turn",
            )
        ),
        paying("flashback", "{1}{U}{R}"),
    ),
    spell(
        "Hindering Light",
        "{W}{U}",
        "instant",
        does(
            CounterSpell(IT),
            Draw(),
            to=(spell_target(Or((Targeting(YOU), Targeting(YOURS)))),),
        ),
    ),
    spell(
        "Bant Charm",
        "{G}{W}{U}",
        "instant",
        SpellAbility(
            modes=(
                Mode(DESTROY_IT, (target(ARTIFACT),)),
                Mode(Move(IT, "library", place="bottom"), (target(CREATURE),)),
                Mode(CounterSpell(IT), (spell_target(Type("instant")),)),
            )
        ),
    ),
    spell(
        "Punish Ignorance",
        "{W}{U}{U}{B}",
        "instant",
        does(CounterSpell(IT), LoseLife(3, ControllerOf(IT)), GainLife(3), to=(A_SPELL,)),
    ),
    spell(
        "Suffocating Blast",
        "{1}{U}{U}{R}",
        "instant",
        does(CounterSpell(IT), DealDamage(Target(1), 3), to=(A_SPELL, target(CREATURE))),
    ),
    spell(
        "Double Negative",
        "{U}{U}{R}",
        "instant",
        does(CounterSpell(IT), to=(TargetSpec(IsSpell(), zone="stack", min=0, max=2),)),
    ),
    spell(
        "Countersquall",
        "{U}{B}",
        "instant",
        does(CounterSpell(IT), LoseLife(2, ControllerOf(IT)), to=(NONCREATURE_SPELL,)),
    ),
    spell(
        "Guttural Response",
        "{R/G}",
        "instant",
        does(CounterSpell(IT), to=(spell_target(Color("U"), Type("instant")),)),
    ),
    creature(
        "Judge's Familiar",
        "{W/U}",
        "1/1",
        "Bird",
        *keywords("flying"),
        Activated(
            pays("", SACRIFICE_THIS),
            unless_paid("{1}"),
            targets=(spell_target(INSTANT_OR_SORCERY),),
        ),
    ),
    creature(
        "Hostage Taker",
        "{2}{U}{B}",
        "2/3",
        "Human Pirate",
        when(
            ENTERS,
            Move(IT, "exile", "exile", bind="exiled card", until="this_leaves"),
            Apply(Bound("exiled card"), (MayPlay("exile", any_mana=True),), "game"),
            to=(target(And((Or((ARTIFACT, CREATURE)), OTHER))),),
        ),
    ),
    creature(
        "Melek, Izzet Paragon",
        "{4}{U}{R}",
        "2/4",
        "Weird Wizard",
        Static((PlayerRule("reveal_top"),)),
        Static((MayPlay("library", And((INSTANT_OR_SORCERY, OwnedBy(YOU)))),)),
        when(CastSpell(INSTANT_OR_SORCERY, YOU, "library"), CopySpell(Event("object"))),
        kinds="legendary creature",
    ),
)
