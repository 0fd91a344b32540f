"""Multicoloured instants and sorceries."""

from domain.cards.corpus.faced import split
from domain.cards.corpus.forms import does, keywords, spell, spell_target, target, token, when
from domain.cards.corpus.parts import (
    A_SPELL,
    AN_OPPONENT,
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    BASIC_LAND,
    CREATURE,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    DIES,
    ENCHANTMENT,
    INSTANT_OR_SORCERY,
    IT,
    NONCREATURE_SPELL,
    OPPOSING,
    PLAYER_OR_PLANESWALKER,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    Bind,
    Choose,
    CounterSpell,
    CreateTokens,
    DealDamage,
    DealDivided,
    Delay,
    Discard,
    Draw,
    ExtraTurn,
    Flip,
    GainLife,
    Gate,
    Grant,
    HandOf,
    If,
    KeywordAction,
    Look,
    LoseLife,
    Mode,
    Move,
    MoveCounters,
    PayMana,
    Sacrifice,
    Search,
    Seq,
    SetController,
    SetTapped,
    SpellAbility,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Begins,
    Bound,
    CastSpell,
    Compare,
    ControllerOf,
    Count,
    Exists,
    History,
    Is,
    Not,
    Or,
    OwnedBy,
    OwnerOf,
    PlayerStat,
    Shares,
    Stat,
    StatCompare,
    Target,
)
from domain.cards.mana import mana_cost

CARDS = (
    spell(
        "Terminate", "{B}{R}", "instant",
        does(Move(IT, "graveyard", "destroy", regenerate=False), to=(target(CREATURE),)),
    ),
    spell(
        "Lightning Helix", "{R}{W}", "instant",
        does(DealDamage(IT, 3), GainLife(3), to=(ANY_TARGET,)),
    ),
    spell(
        "Mortify", "{1}{W}{B}", "instant",
        does(
            Move(IT, "graveyard", "destroy"),
            to=(TargetSpec(filter=Or((CREATURE, ENCHANTMENT))),),
        ),
    ),
    spell(
        "Agony Warp", "{U}{B}", "instant",
        does(
            Apply(Target(0), (AddStats(-3, 0),)),
            Apply(Target(1), (AddStats(0, -3),)),
            to=(target(CREATURE), target(CREATURE)),
        ),
    ),
    spell(
        "Electrolyze", "{1}{U}{R}", "instant",
        does(
            DealDivided(), Draw(),
            to=(TargetSpec(ANY_TARGET.filter, "any", max=2, divide=2),),
        ),
    ),
    spell(
        "Undermine", "{U}{U}{B}", "instant",
        does(CounterSpell(IT), LoseLife(3, ControllerOf(IT)), to=(A_SPELL,)),
    ),
    spell(
        "Absorb", "{W}{U}{U}", "instant",
        does(CounterSpell(IT), GainLife(3), to=(A_SPELL,)),
    ),
    spell(
        "Recoil", "{1}{U}{B}", "instant",
        does(
            Move(IT, "hand", "return"), Discard(1, OwnerOf(IT)), to=(target(And()),),
        ),
    ),
    spell(
        "Vindicate", "{1}{W}{B}", "sorcery",
        does(Move(IT, "graveyard", "destroy"), to=(target(And()),)),
    ),
    spell(
        "Izzet Charm", "{U}{R}", "instant",
        SpellAbility(
            modes=(
                Mode(
                    Gate(
                        ControllerOf(IT), pay=(PayMana(mana_cost("{2}")),),
                        otherwise=CounterSpell(IT),
                    ),
                    (NONCREATURE_SPELL,),
                ),
                Mode(DealDamage(IT, 2), (target(CREATURE),)),
                Mode(Seq((Draw(2), Discard(2)))),
            )
        ),
    ),
    spell(
        "Unlicensed Disintegration", "{1}{B}{R}", "instant",
        does(
            Move(IT, "graveyard", "destroy"),
            If(Exists(And((ARTIFACT, YOURS))), DealDamage(ControllerOf(IT), 3)),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Advent of the Wurm", "{1}{G}{G}{W}", "instant",
        does(CreateTokens(token("Wurm", "5/5", "G", *keywords("trample")))),
    ),
    spell(
        "Colossal Might", "{R}{G}", "instant",
        does(Apply(IT, (AddStats(4, 2), Grant(keywords("trample")))), to=(target(CREATURE),)),
    ),
    spell(
        "Essence Backlash", "{2}{U}{R}", "instant",
        does(
            CounterSpell(IT),
            DealDamage(ControllerOf(IT), Stat(IT, "power")),
            to=(spell_target(CREATURE),),
        ),
    ),
    spell(
        "Blightning", "{1}{B}{R}", "sorcery",
        does(DealDamage(IT, 3), Discard(2, ControllerOf(IT)), to=(PLAYER_OR_PLANESWALKER,)),
    ),
    spell(
        "Stitch in Time", "{1}{U}{R}", "sorcery", does(Flip(won=ExtraTurn())),
    ),
    spell(
        "Fate Transfer", "{1}{U/B}", "instant",
        does(MoveCounters(IT, Target(1)), to=(TargetSpec(CREATURE), TargetSpec(CREATURE, another=True))),
    ),
    spell(
        "Slave of Bolas", "{3}{U/R}{B}", "sorcery",
        does(
            Apply(IT, (SetController(),), "game"), SetTapped(IT, False),
            Apply(IT, (Grant(keywords("haste")),)),
            Delay(Begins("end"), Move(IT, "graveyard", "sacrifice")), to=(TargetSpec(CREATURE),),
        ),
    ),
    spell(
        "Slick Sequence", "{U}{R}", "instant",
        does(
            DealDamage(IT, 2),
            If(Compare(History(CastSpell(ANYTHING, YOU)), ">=", 2), Draw()),
            to=(ANY_TARGET,),
        ),
    ),
    spell(
        "Showstopper", "{1}{B}{R}", "instant",
        does(
            Apply(
                CREATURES_YOU_CONTROL,
                (Grant((when(DIES, DealDamage(IT, 2), to=(target(And((CREATURE, OPPOSING))),)),)),),
            )
        ),
    ),
    spell("Eladamri's Call", "{G}{W}", "instant", does(Search(CREATURE, "hand", reveal=True))),
    spell(
        "Invade the City", "{1}{U}{R}", "sorcery",
        does(
            KeywordAction(
                "amass", Count(And((INSTANT_OR_SORCERY, OwnedBy(YOU))), "graveyard"), kind="Zombie"
            )
        ),
    ),
    spell(
        "Deathsprout", "{1}{B}{B}{G}", "instant",
        does(
            DESTROY_IT, Search(BASIC_LAND, "battlefield", tapped=True), to=(TargetSpec(CREATURE),)
        ),
    ),
    spell(
        "Duneblast", "{4}{W}{B}{G}", "sorcery",
        does(
            Bind("chosen creature", Choose(YOU, CREATURE, min=0)),
            Move(
                All(And((CREATURE, Not(Is(Bound("chosen creature")))))), "graveyard", "destroy"
            ),
        ),
    ),
    spell(
        "Cruel Ultimatum", "{U}{U}{B}{B}{B}{R}{R}", "sorcery",
        does(
            Sacrifice(CREATURE, who=IT), Discard(3, IT), LoseLife(5, IT),
            Move(Choose(YOU, CREATURE, "graveyard", from_zone_of=YOU), "hand", "return"),
            Draw(3), GainLife(5), to=(AN_OPPONENT,),
        ),
    ),
    spell(
        "Kiss of the Amesha", "{4}{W}{U}", "sorcery",
        does(GainLife(7, IT), Draw(2, IT), to=(ANY_PLAYER,)),
    ),
    spell(
        "Lobotomy", "{2}{U}{B}", "sorcery",
        does(
            Look(HandOf(IT), reveal=True),
            Bind(
                "chosen card",
                Choose(YOU, Not(BASIC_LAND), "hand", from_zone_of=IT),
            ),
            Search(
                Shares("name", Bound("chosen card")), "exile", max=99, whose=IT,
                zones=("graveyard", "hand"),
            ),
            to=(ANY_PLAYER,),
        ),
    ),
    split(
        "Revival // Revenge",
        spell(
            "Revival",
            "{W/B}{W/B}",
            "sorcery",
            does(
                Move(IT, "battlefield", "return"),
                to=(
                    TargetSpec(
                        And((CREATURE, OwnedBy(YOU), StatCompare("mana_value", "<=", 3))),
                        zone="graveyard",
                    ),
                ),
            ),
        ),
        spell(
            "Revenge",
            "{4}{W}{B}",
            "sorcery",
            does(
                GainLife(PlayerStat(YOU)),
                LoseLife(Arith("half_up", PlayerStat(IT)), IT),
                to=(AN_OPPONENT,),
            ),
        ),
    ),
)  # fmt: skip
