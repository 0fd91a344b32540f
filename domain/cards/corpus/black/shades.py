"""Black cards that gather around the dead."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    pays,
    permanent,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    DIED,
    IT,
    LAND,
    OTHER,
    PLANESWALKER,
    SACRIFICE_THIS,
    SELF,
    THIS,
    TURNED_UP,
    WEAKLING,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Bind,
    CreateTokens,
    DealDamage,
    Delay,
    Deontic,
    Discard,
    Grant,
    If,
    Keyword,
    Look,
    MayPlay,
    Move,
    Search,
    Seq,
    Shuffle,
    Static,
    TopOf,
    TopUntil,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AnyOf,
    Batch,
    BecomesBlocked,
    Begins,
    Blocks,
    Bound,
    Compare,
    ControllerOf,
    Count,
    Damaged,
    Event,
    GoesUnblocked,
    InCombat,
    InZone,
    Matches,
    Or,
    OwnedBy,
    Past,
    Players,
    Stat,
    Subtype,
    X,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Arrogant Bloodlord", "{1}{B}{B}", "4/4", "Vampire Knight",
        when(
            AnyOf((Blocks(SELF, WEAKLING), BecomesBlocked(SELF, WEAKLING))),
            Delay(Begins("end_combat"), Move(THIS, "graveyard", "destroy")),
        ),
    ),
    permanent(
        "Homicidal Seclusion", "{4}{B}", "enchantment",
        Static(
            (AddStats(3, 1), Grant(keywords("lifelink"))), CREATURES_YOU_CONTROL,
            condition=Compare(Count(CREATURE_YOU_CONTROL), "==", 1),
        ),
    ),
    creature(
        "Infernal Caretaker", "{3}{B}", "2/2", "Human Cleric", Keyword("morph", mana_cost("{3}{B}")),
        when(TURNED_UP, Move(All(Subtype("Zombie"), "graveyard"), "hand", "return")),
    ),
    creature(
        "Kalitas, Bloodchief of Ghet", "{5}{B}{B}", "5/5", "Vampire Warrior",
        Activated(
            pays("{B}{B}{B}", tap=True),
            Seq(
                (
                    Move(IT, "graveyard", "destroy", bind="destroyed creature"),
                    If(
                        Matches(IT, Past(DIED)),
                        CreateTokens(
                            token("Vampire", "0/0", "B"), power=Stat(IT, "power"),
                            toughness=Stat(IT, "toughness"),
                        ),
                    ),
                )
            ),
            targets=(target(CREATURE),),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Mind Shatter", "{X}{B}{B}", "sorcery",
        does(Discard(X(), IT, random=True), to=(ANY_PLAYER,)),
    ),
    permanent(
        "No Rest for the Wicked", "{1}{B}", "enchantment",
        Activated(
            pays("", SACRIFICE_THIS),
            Move(
                All(And((CREATURE, OwnedBy(YOU), Past(DIED, "card"))), "graveyard"), "hand",
                "return",
            ),
        ),
    ),
    creature(
        "Sightless Ghoul", "{3}{B}", "2/2", "Zombie Soldier",
        Static((Deontic("cant", "block"),)), *keywords("undying"),
    ),
    creature(
        "Stinkdrinker Bandit", "{3}{B}", "2/1", "Goblin Rogue",
        Keyword("prowl", mana_cost("{1}{B}"), quality=Or((Subtype("Goblin"), Subtype("Rogue")))),
        when(
            GoesUnblocked(And((Subtype("Rogue"), YOURS))), Apply(Event(), (AddStats(2, 1),))
        ),
    ),
    creature(
        "Syr Konrad, the Grim", "{3}{B}{B}", "5/4", "Human Knight",
        when(
            AnyOf(
                (
                    ZoneChange(And((CREATURE, OTHER)), "battlefield", "graveyard"),
                    ZoneChange(CREATURE, to="graveyard", elsewhere="battlefield"),
                    ZoneChange(And((CREATURE, OwnedBy(YOU))), "graveyard"),
                )
            ),
            DealDamage(Players("opponents"), 1),
        ),
        Activated(pays("{1}{B}"), Move(TopOf(Players("all")), "graveyard", "mill")),
        kinds="legendary creature",
    ),
    spell(
        "Zombie Apocalypse", "{3}{B}{B}{B}", "sorcery",
        does(
            Move(
                All(And((CREATURE, Subtype("Zombie"), OwnedBy(YOU))), "graveyard"),
                "battlefield", "return", tapped=True,
            ),
            Move(All(Subtype("Human")), "graveyard", "destroy"),
        ),
    ),
    creature(
        "Vengeful Pharaoh", "{2}{B}{B}{B}", "5/4", "Zombie", *keywords("deathtouch"),
        Triggered(
            Batch(
                AnyOf(
                    (
                        Damaged(combat=True, recipient=YOU),
                        Damaged(combat=True, recipient=And((PLANESWALKER, YOURS))),
                    )
                )
            ),
            Seq((DESTROY_IT, Move(THIS, "library"))),
            targets=(target(And((CREATURE, InCombat("attacking")))),),
            condition=Matches(THIS, InZone("graveyard")), zone="graveyard",
        ),
    ),
    spell(
        "Praetor's Grasp", "{1}{B}{B}", "sorcery",
        does(
            Search(ANYTHING, None, whose=IT, min=1, bind="found card"),
            Move(Bound("found card"), "exile", "exile", bind="exiled card", face_down=True),
            Shuffle(IT),
            Apply(Bound("exiled card"), (MayPlay("exile", verb="play"),), "game"),
            to=(AN_OPPONENT,),
        ),
    ),
    spell(
        "Destroy the Evidence", "{4}{B}", "sorcery",
        does(
            DESTROY_IT,
            Bind("revealed cards", TopUntil(ControllerOf(IT), LAND)),
            Look(Bound("revealed cards"), reveal=True),
            Move(Bound("revealed cards"), "graveyard"),
            to=(target(LAND),),
        ),
    ),
)  # fmt: skip
