"""Red cards whose every word can be seen at work."""

from domain.cards.corpus.forms import (
    creature,
    does,
    instead,
    keywords,
    pays,
    permanent,
    spell,
    target,
    this_turn,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ANY_TARGET,
    CREATURE,
    DESTROY_IT,
    ENTERS,
    EXILED_IF_IT_DIES,
    GOBLIN,
    HALF_OF_THEIRS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OPPOSING,
    PING,
    PLANESWALKER,
    SELF,
    THAT_PLAYER,
    THIS,
    TWICE,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    Bind,
    CreateTokens,
    DamageRule,
    DealDamage,
    Deontic,
    DiscardCost,
    If,
    Keyword,
    MayPlay,
    Move,
    PutCounters,
    Seq,
    SetStats,
    SetTapped,
    Static,
    TopOf,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Blocks,
    Bound,
    Color,
    ControlledBy,
    ControllerOf,
    Damaged,
    Did,
    Drew,
    Event,
    Every,
    Happened,
    Has,
    HasCounter,
    Is,
    Kicked,
    Matches,
    Not,
    Number,
    Or,
    OwnedBy,
    Past,
    Players,
    PlayerStat,
    Stat,
    Supertype,
    TapsForMana,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Goblin Goliath", "{4}{R}{R}", "5/4", "Goblin Mutant",
        when(ENTERS, CreateTokens(GOBLIN, Number(Players("opponents")))),
        Activated(
            pays("{3}{R}", tap=True),
            this_turn(Damaged(YOURS, "player", recipient=Players("opponents")), TWICE),
        ),
    ),
    spell(
        "Scorching Lava", "{1}{R}", "instant",
        does(
            DealDamage(IT, 2),
            If(
                Every((Kicked(), Matches(IT, CREATURE))),
                Seq((Apply(IT, (Deontic("cant", "be_regenerated"),)), EXILED_IF_IT_DIES)),
            ),
            to=(ANY_TARGET,),
        ),
        first=(Keyword("kicker", mana_cost("{R}")),),
    ),
    creature(
        "Malignus", "{3}{R}{R}", "*/*", "Elemental Spirit",
        Static((SetStats(HALF_OF_THEIRS, HALF_OF_THEIRS, defining=True),)),
        Static((DamageRule("unpreventable"),)),
    ),
    permanent(
        "Burning Earth", "{3}{R}", "enchantment",
        when(TapsForMana(And((LAND, Not(Supertype("basic"))))), DealDamage(THAT_PLAYER, 1)),
    ),
    creature(
        "Chandra's Phoenix", "{1}{R}{R}", "2/2", "Phoenix", *keywords("flying", "haste"),
        Triggered(
            Damaged(
                And((Color("R"), YOURS, Or((INSTANT_OR_SORCERY, PLANESWALKER)))), "player",
                recipient=Players("opponents"),
            ),
            Move(THIS, "hand", "return"), zone="graveyard",
        ),
    ),
    creature(
        "Syr Carah, the Bold", "{3}{R}{R}", "3/3", "Human Knight",
        when(
            Damaged(Or((SELF, And((INSTANT_OR_SORCERY, YOURS)))), "player"),
            Move(TopOf(), "exile", "exile", bind="exiled card"),
            Apply(Bound("exiled card"), (MayPlay("exile", verb="play"),)),
        ),
        PING, kinds="legendary creature",
    ),
    permanent(
        "Heat Stroke", "{2}{R}", "enchantment",
        when(
            Begins("end_combat"),
            Move(
                All(
                    And(
                        (
                            CREATURE,
                            Or(
                                (
                                    Past(Blocks(CREATURE, CREATURE)),
                                    Past(Blocks(CREATURE, CREATURE), "other"),
                                )
                            ),
                        )
                    )
                ),
                "graveyard", "destroy",
            ),
        ),
    ),
    spell(
        "Alpha Brawl", "{6}{R}{R}", "sorcery",
        does(
            Bind(
                "brawlers", All(And((CREATURE, ControlledBy(ControllerOf(IT)), Not(Is(IT)))))
            ),
            DealDamage(Bound("brawlers"), Stat(IT, "power"), IT),
            DealDamage(IT, Stat(Bound("dealer"), "power"), Bound("brawlers")),
            to=(target(And((CREATURE, OPPOSING))),),
        ),
    ),
    creature(
        "Flayer of the Hatebound", "{5}{R}", "4/2", "Devil", *keywords("undying"),
        when(
            ZoneChange(And((CREATURE, OwnedBy(YOU))), "graveyard", "battlefield"),
            DealDamage(IT, Stat(Event(), "power"), Event()), to=(ANY_TARGET,),
        ),
    ),
    spell(
        "Burn the Impure", "{1}{R}", "instant",
        does(
            DealDamage(IT, 3), If(Matches(IT, Has("infect")), DealDamage(ControllerOf(IT), 3)),
            to=(target(CREATURE),),
        ),
    ),
    creature(
        "Rimescale Dragon", "{5}{R}{R}", "5/5", "Dragon", *keywords("flying"),
        Activated(
            pays("{2}{S}"), Seq((SetTapped(IT, tapped=True), PutCounters(IT, "ice"))),
            targets=(target(CREATURE),),
        ),
        Static((Deontic("cant", "untap"),), All(And((CREATURE, HasCounter("ice"))))),
        kinds="snow creature",
    ),
    creature(
        "Jaya Ballard, Task Mage", "{1}{R}{R}", "2/2", "Human Spellshaper",
        Activated(
            pays("{R}", DiscardCost(), tap=True), DESTROY_IT, targets=(target(Color("U")),)
        ),
        Activated(
            pays("{1}{R}", DiscardCost(), tap=True),
            Seq(
                (
                    DealDamage(IT, 3, bind="dealt"),
                    If(
                        Every((Did("dealt"), Matches(IT, CREATURE))),
                        Apply(IT, (Deontic("cant", "be_regenerated"),)),
                    ),
                )
            ),
            targets=(ANY_TARGET,),
        ),
        Activated(
            pays("{5}{R}{R}", DiscardCost(), tap=True),
            Seq((DealDamage(All(CREATURE), 6), DealDamage(Players("all"), 6))),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Runeflare Trap", "{4}{R}{R}", "instant: Trap",
        does(DealDamage(IT, PlayerStat(IT, "hand")), to=(ANY_PLAYER,)),
        first=(
            instead(
                *pays("{R}"),
                condition=Happened(Drew(Players("opponents")), 3, each="player"),
            ),
        ),
    ),
)  # fmt: skip
