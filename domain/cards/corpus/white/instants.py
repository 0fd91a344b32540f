"""White instants."""

from domain.cards.corpus.forms import does, keywords, spell, target, token
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    ARTIFACT_OR_ENCHANTMENT,
    BASIC_LAND,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENCHANTMENT,
    EXILE_IT,
    IT,
    LAND,
    NONLAND_PERMANENT,
    PLANESWALKER,
    RETURN_IT,
    SOLDIER,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    Arrange,
    Bind,
    Choose,
    ChooseValue,
    CreateTokens,
    Delay,
    Draw,
    GainLife,
    Gate,
    Grant,
    Keyword,
    Lose,
    Mode,
    Move,
    PutCounters,
    Search,
    SetLife,
    SetStats,
    Shield,
    Shuffle,
    SpellAbility,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Begins,
    Bound,
    Chosen,
    ControllerOf,
    Count,
    InCombat,
    Not,
    Or,
    OwnerOf,
    PlayerStat,
    Stat,
    StatCompare,
    Subtype,
    Var,
    X,
)
from domain.cards.mana import mana_cost

CARDS = (
    spell(
        "Swords to Plowshares", "{W}", "instant",
        does(
            Move(IT, "exile", "exile"),
            GainLife(Stat(IT, "power"), ControllerOf(IT)),
            to=(target(CREATURE),),
        ),
    ),
    spell("Holy Day", "{W}", "instant", does(Shield(combat_only=True))),
    spell(
        "Healing Salve", "{W}", "instant",
        SpellAbility(
            modes=(
                Mode(GainLife(3, IT), (ANY_PLAYER,)),
                Mode(Shield(IT, 3), (ANY_TARGET,)),
            )
        ),
    ),
    spell(
        "Disenchant", "{1}{W}", "instant",
        does(Move(IT, "graveyard", "destroy"), to=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell("Raise the Alarm", "{1}{W}", "instant", does(CreateTokens(SOLDIER, 2))),
    spell(
        "Inspired Charge", "{2}{W}{W}", "instant",
        does(Apply(CREATURES_YOU_CONTROL, (AddStats(2, 1),))),
    ),
    spell(
        "Heal", "{W}", "instant",
        does(Shield(IT, 1), Delay(Begins("upkeep"), Draw()), to=(ANY_TARGET,)),
    ),
    spell(
        "Cloudshift", "{W}", "instant",
        does(
            Move(IT, "exile", "exile", bind="exiled card"),
            Move(Bound("exiled card"), "battlefield", "return", under=YOU),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
    ),
    spell(
        "Humble", "{1}{W}", "instant",
        does(Apply(IT, (Lose(), SetStats(0, 1))), to=(target(CREATURE),)),
    ),
    spell(
        "Path to Exile", "{W}", "instant",
        does(
            Move(IT, "exile", "exile"),
            Gate(
                ControllerOf(IT),
                then=Search(BASIC_LAND, "battlefield", who=ControllerOf(IT), tapped=True),
            ),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Banishment Decree", "{3}{W}{W}", "instant",
        does(
            Move(IT, "library"),
            to=(target(Or((ARTIFACT, CREATURE, ENCHANTMENT))),),
        ),
    ),
    spell(
        "Stroke of Midnight", "{2}{W}", "instant",
        does(
            Move(IT, "graveyard", "destroy"),
            CreateTokens(token("Human", "1/1", "W"), who=ControllerOf(IT)),
            to=(target(Not(LAND)),),
        ),
    ),
    spell(
        "Angelic Ascension", "{1}{W}", "instant",
        does(
            Move(IT, "exile", "exile"),
            CreateTokens(token("Angel", "4/4", "W", *keywords("flying")), who=ControllerOf(IT)),
            to=(target(Or((CREATURE, PLANESWALKER))),),
        ),
    ),
    spell(
        "Miraculous Recovery", "{4}{W}", "instant",
        does(Move(IT, "battlefield", "return"), PutCounters(IT, "+1/+1"), to=(YOUR_DEAD_CREATURE,)),
    ),
    spell(
        "Righteousness", "{W}", "instant",
        does(Apply(IT, (AddStats(7, 7),)), to=(target(And((CREATURE, InCombat("blocking")))),)),
    ),
    spell(
        "Condemn", "{W}", "instant",
        does(
            Move(IT, "library", place="bottom"),
            GainLife(Stat(IT, "toughness"), ControllerOf(IT)),
            to=(target(And((CREATURE, InCombat("attacking")))),),
        ),
    ),
    spell("Demystify", "{W}", "instant", does(DESTROY_IT, to=(target(ENCHANTMENT),))),
    spell("Erase", "{W}", "instant", does(EXILE_IT, to=(target(ENCHANTMENT),))),
    spell(
        "Tempest of Light", "{2}{W}", "instant",
        does(Move(All(ENCHANTMENT), "graveyard", "destroy")),
    ),
    spell(
        "Mighty Leap", "{1}{W}", "instant",
        does(Apply(IT, (AddStats(2, 2), Grant(keywords("flying")))), to=(target(CREATURE),)),
    ),
    spell(
        "Glorious Charge", "{1}{W}", "instant",
        does(Apply(CREATURES_YOU_CONTROL, (AddStats(1, 1),))),
    ),
    spell(
        "Divine Verdict", "{3}{W}", "instant",
        does(
            DESTROY_IT,
            to=(target(And((CREATURE, Or((InCombat("attacking"), InCombat("blocking")))))),),
        ),
    ),
    spell(
        "Kill Shot", "{2}{W}", "instant",
        does(DESTROY_IT, to=(target(And((CREATURE, InCombat("attacking")))),)),
    ),
    spell(
        "Smite the Monstrous", "{3}{W}", "instant",
        does(DESTROY_IT, to=(target(And((CREATURE, StatCompare("power", ">=", 4)))),)),
    ),
    spell("Angel's Mercy", "{2}{W}{W}", "instant", does(GainLife(7))),
    spell(
        "Gods Willing", "{W}", "instant",
        does(
            ChooseValue("color", "chosen color"),
            Apply(IT, (Grant((Keyword("protection", quality=Chosen("color", "chosen color")),)),)),
            Arrange(1), to=(TargetSpec(CREATURE_YOU_CONTROL),),
        ),
    ),
    spell(
        "Flicker of Fate", "{1}{W}", "instant",
        does(
            Move(IT, "exile", "exile", bind="exiled card"),
            Move(Bound("exiled card"), "battlefield", "return"),
            to=(target(Or((CREATURE, ENCHANTMENT))),),
        ),
    ),
    spell(
        "Otherworldly Journey", "{1}{W}", "instant: Arcane",
        does(
            Move(IT, "exile", "exile", bind="exiled card"),
            Delay(
                Begins("end"),
                Move(Bound("exiled card"), "battlefield", "return", counters=(("+1/+1", 1),)),
            ),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Eerie Interlude", "{2}{W}", "instant",
        does(
            Move(IT, "exile", "exile", bind="exiled cards"),
            Delay(Begins("end"), Move(Bound("exiled cards"), "battlefield", "return")),
            to=(TargetSpec(CREATURE_YOU_CONTROL, min=0, max=Count(CREATURE_YOU_CONTROL)),),
        ),
    ),
    spell(
        "Beacon of Immortality", "{5}{W}", "instant",
        does(
            SetLife(Arith("*", 2, PlayerStat(IT)), IT), Move(THIS, "library"),
            Shuffle(OwnerOf(THIS)), to=(ANY_PLAYER,),
        ),
    ),
    spell(
        "Argivian Find", "{W}", "instant",
        does(RETURN_IT, to=(in_your_graveyard(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell(
        "Enlightened Tutor", "{W}", "instant",
        does(Search(ARTIFACT_OR_ENCHANTMENT, "library", reveal=True)),
    ),
    spell(
        "Plow Through Reito", "{1}{W}", "instant: Arcane",
        does(
            Bind("Plains", Choose(YOU, And((Subtype("Plains"), YOURS)), min=0, max=99)),
            Move(Bound("Plains"), "hand", "return", bind="Plains returned"),
            Apply(IT, (AddStats(Var("Plains returned"), Var("Plains returned")),)),
            to=(TargetSpec(CREATURE),),
        ),
    ),
    spell(
        "Oblation", "{2}{W}", "instant",
        does(
            Move(IT, "library"), Shuffle(OwnerOf(IT)), Draw(2, OwnerOf(IT)), to=(NONLAND_PERMANENT,)
        ),
    ),
    spell(
        "Congregate", "{3}{W}", "instant",
        does(GainLife(Arith("*", 2, Count(CREATURE)), IT), to=(ANY_PLAYER,)),
    ),
    spell(
        "White Sun's Zenith", "{X}{W}{W}{W}", "instant",
        does(
            CreateTokens(token("Cat", "2/2", "W"), X()), Move(THIS, "library"),
            Shuffle(OwnerOf(THIS)),
        ),
    ),
    spell(
        "Ray of Revelation", "{1}{W}", "instant", does(DESTROY_IT, to=(target(ENCHANTMENT),)),
        Keyword("flashback", mana_cost("{G}")),
    ),
    spell(
        "Momentary Blink", "{1}{W}", "instant",
        does(
            Move(IT, "exile", "exile", bind="exiled card"),
            Move(Bound("exiled card"), "battlefield", "return"),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
        Keyword("flashback", mana_cost("{3}{U}")),
    ),
)  # fmt: skip
