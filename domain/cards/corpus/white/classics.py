"""White cards that decks of many years were built around."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    protection,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT,
    ARTIFACT_OR_ENCHANTMENT,
    CHOOSES_COLOR,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    DIES,
    ENCHANTMENT,
    ENTERS,
    IT,
    LAND,
    RETURN_IT,
    SACRIFICE_IT,
    SACRIFICE_THIS,
    SELF,
    SOLDIER,
    THAT_PLAYER,
    THIS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    CantActivate,
    CantCast,
    Choose,
    CostChange,
    CreateEmblem,
    CreateTokens,
    Delay,
    Deontic,
    Draw,
    EndGame,
    Enters,
    Gate,
    Grant,
    Keyword,
    Move,
    PutCounters,
    Remember,
    RemoveCountersCost,
    Seq,
    SetColors,
    SetStats,
    SetTapped,
    Shuffle,
    Skip,
    Static,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    Attached,
    Begins,
    Bound,
    Chosen,
    Color,
    ControlledBy,
    CounterChange,
    Damaged,
    Exists,
    IsAbility,
    Not,
    Or,
    OwnerOf,
    Players,
    PlayerStat,
    Subtype,
    Target,
    TurnOf,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    permanent(
        "Aura of Silence", "{1}{W}{W}", "enchantment",
        Static((CostChange(ARTIFACT_OR_ENCHANTMENT, Players("opponents"), 2),)),
        Activated(
            pays("", SACRIFICE_THIS), DESTROY_IT, targets=(target(ARTIFACT_OR_ENCHANTMENT),)
        ),
    ),
    creature(
        "Blinding Angel", "{3}{W}{W}", "2/4", "Angel", *keywords("flying"),
        when(Damaged(SELF, "player", combat=True), Skip("combat", THAT_PLAYER)),
    ),
    permanent(
        "Cathars' Crusade", "{3}{W}{W}", "enchantment",
        when(
            ZoneChange(CREATURE_YOU_CONTROL, to="battlefield"),
            PutCounters(CREATURES_YOU_CONTROL, "+1/+1"),
        ),
    ),
    permanent(
        "Divine Intervention", "{6}{W}{W}", "enchantment",
        Enters(counters=(("intervention", 2),)),
        when(YOUR_UPKEEP, PutCounters(THIS, "intervention", -1)),
        when(CounterChange(SELF, "intervention", removed=True, last=True), EndGame("draw")),
    ),
    creature(
        "Eight-and-a-Half-Tails", "{W}{W}", "2/2", "Fox Cleric",
        Activated(
            pays("{1}{W}"), Apply(IT, (Grant(protection(Color("W"))),)), targets=(target(YOURS),)
        ),
        Activated(
            pays("{1}"), Apply(IT, (SetColors(("W",)),)),
            targets=(TargetSpec(Not(IsAbility()), also="stack"),),
        ),
        kinds="legendary creature",
    ),
    planeswalker(
        "Elspeth, Knight-Errant", "{2}{W}{W}", 4, "Elspeth",
        loyal(1, CreateTokens(SOLDIER)),
        loyal(
            1, Apply(IT, (AddStats(3, 3), Grant(keywords("flying")))), to=(target(CREATURE),)
        ),
        loyal(
            -8,
            CreateEmblem(
                (
                    Static(
                        (Grant(keywords("indestructible")),),
                        All(And((Or((ARTIFACT, CREATURE, ENCHANTMENT, LAND)), YOURS))),
                    ),
                )
            ),
        ),
    ),
    creature(
        "False Prophet", "{2}{W}{W}", "2/2", "Human Cleric",
        when(DIES, Move(All(CREATURE), "exile", "exile")),
    ),
    spell(
        "Ghostway", "{2}{W}", "instant",
        does(
            Move(CREATURES_YOU_CONTROL, "exile", "exile", bind="exiled cards"),
            Delay(Begins("end"), Move(Bound("exiled cards"), "battlefield", "return")),
        ),
    ),
    creature(
        "Grand Abolisher", "{W}{W}", "2/2", "Human Cleric",
        Static(
            (
                CantCast(Players("opponents")),
                CantActivate(
                    Players("opponents"), Or((ARTIFACT, CREATURE, ENCHANTMENT)), mana=True
                ),
            ),
            condition=TurnOf(YOU),
        ),
    ),
    creature(
        "Hokori, Dust Drinker", "{2}{W}{W}", "2/2", "Spirit",
        Static((Deontic("cant", "untap"),), All(LAND)),
        when(
            Begins("upkeep"),
            SetTapped(
                Choose(THAT_PLAYER, And((LAND, ControlledBy(THAT_PLAYER)))), tapped=False
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Iona, Shield of Emeria", "{6}{W}{W}{W}", "7/7", "Angel", *keywords("flying"),
        CHOOSES_COLOR,
        Static((CantCast(Players("opponents"), Chosen("color", "chosen color")),)),
        kinds="legendary creature",
    ),
    creature(
        "Kataki, War's Wage", "{1}{W}", "2/1", "Spirit",
        Static(
            (
                Grant(
                    (
                        when(
                            YOUR_UPKEEP, Gate(YOU, pay=pays("{1}"), otherwise=SACRIFICE_IT)
                        ),
                    )
                ),
            ),
            All(ARTIFACT),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Magus of the Tabernacle", "{3}{W}", "2/6", "Human Wizard",
        Static(
            (
                Grant(
                    (
                        when(
                            YOUR_UPKEEP, Gate(YOU, pay=pays("{1}"), otherwise=SACRIFICE_IT)
                        ),
                    )
                ),
            ),
            All(CREATURE),
        ),
    ),
    permanent(
        "Parallax Wave", "{2}{W}{W}", "enchantment", Keyword("fading", number=5),
        Activated(
            pays("", RemoveCountersCost("fade")),
            Seq(
                (
                    Move(IT, "exile", "exile", bind="exiled card"),
                    Remember("exiled card", Bound("exiled card")),
                )
            ),
            targets=(target(CREATURE),),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(Bound("exiled card"), "battlefield", "return")),
    ),
    creature(
        "Puresteel Paladin", "{W}{W}", "2/2", "Human Knight",
        when(
            ZoneChange(And((Subtype("Equipment"), YOURS)), to="battlefield"),
            Gate(YOU, then=Draw()),
        ),
        Static(
            (Grant((Keyword("equip", mana_cost("{0}")),)),),
            All(And((Subtype("Equipment"), YOURS))),
            condition=Exists(And((ARTIFACT, YOURS)), min=3),
        ),
    ),
    creature(
        "Serra Avatar", "{4}{W}{W}{W}", "*/*", "Avatar",
        Static((SetStats(PlayerStat(YOU), PlayerStat(YOU), defining=True),)),
        Triggered(
            ZoneChange(SELF, to="graveyard"),
            Seq((Move(THIS, "library"), Shuffle(OwnerOf(THIS)))), zone="graveyard",
        ),
    ),
    creature(
        "Treasure Hunter", "{2}{W}", "2/2", "Human",
        when(ENTERS, Gate(YOU, then=RETURN_IT), to=(in_your_graveyard(ARTIFACT),)),
    ),
    creature(
        "Umbra Mystic", "{2}{W}", "2/2", "Human Wizard",
        Static(
            (Grant(keywords("umbra armor")),), All(And((Subtype("Aura"), Attached(YOURS))))
        ),
    ),
    creature(
        "Yosei, the Morning Star", "{4}{W}{W}", "5/5", "Dragon Spirit", *keywords("flying"),
        when(
            DIES, Skip("untap", IT), SetTapped(Target(1), tapped=True),
            to=(ANY_PLAYER, TargetSpec(ControlledBy(IT), min=0, max=5)),
        ),
        kinds="legendary creature",
    ),
)  # fmt: skip
