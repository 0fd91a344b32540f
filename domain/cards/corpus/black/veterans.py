"""Black cards that have seen many tables."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    enchanted,
    keywords,
    permanent,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DIES,
    ENTERS,
    EXILE_IT,
    IT,
    OPPOSING,
    OTHER,
    SELF,
    THAT_PLAYER,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    YOUR_UPKEEP,
    YOURS,
    ZOMBIE,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    AddMana,
    AddStats,
    All,
    Apply,
    Bind,
    CreateTokens,
    DealDamage,
    Delay,
    Discard,
    Draw,
    Gate,
    Grant,
    If,
    Keyword,
    LoseLife,
    Move,
    Remember,
    Sacrifice,
    Seq,
    SetController,
    Shuffle,
    Static,
    TargetSpec,
    Triggered,
    While,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AttachedTo,
    Begins,
    Bound,
    ControllerOf,
    Damaged,
    Event,
    Exists,
    Happened,
    InCombat,
    Is,
    Matches,
    Not,
    Or,
    OwnerOf,
    Past,
    Players,
    StatCompare,
    Status,
    Subtype,
    TapsForMana,
    Unless,
    X,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Mournwhelk", "{6}{B}", "3/3", "Elemental",
        when(ENTERS, Discard(2, IT), to=(ANY_PLAYER,)), Keyword("evoke", mana_cost("{3}{B}")),
    ),
    creature(
        "Offalsnout", "{2}{B}", "2/2", "Elemental", *keywords("flash"),
        when(
            ZoneChange(SELF, "battlefield"), EXILE_IT,
            to=(TargetSpec(ANYTHING, zone="graveyard"),),
        ),
        Keyword("evoke", mana_cost("{B}")),
    ),
    creature(
        "Dread", "{3}{B}{B}{B}", "6/6", "Elemental Incarnation", *keywords("fear"),
        when(
            Damaged(CREATURE, "player", recipient=YOU),
            Move(Event("source"), "graveyard", "destroy"),
        ),
        Triggered(
            ZoneChange(SELF, to="graveyard"),
            Seq((Move(THIS, "library"), Shuffle(OwnerOf(THIS)))), zone="graveyard",
        ),
    ),
    creature(
        "Massacre Wurm", "{3}{B}{B}{B}", "6/5", "Phyrexian Wurm",
        when(ENTERS, Apply(All(And((CREATURE, OPPOSING))), (AddStats(-2, -2),))),
        when(
            ZoneChange(And((CREATURE, OPPOSING)), "battlefield", "graveyard"),
            LoseLife(2, ControllerOf(Event())),
        ),
    ),
    creature(
        "Sheoldred, Whispering One", "{5}{B}{B}", "6/6", "Phyrexian Praetor",
        *keywords("swampwalk"),
        when(YOUR_UPKEEP, Move(IT, "battlefield", "return"), to=(YOUR_DEAD_CREATURE,)),
        when(
            Begins("upkeep", Players("opponents")), Sacrifice(CREATURE, who=THAT_PLAYER)
        ),
        kinds="legendary creature",
    ),
    aura(
        "Enslave", "{4}{B}{B}", CREATURE, enchanted(SetController()),
        when(YOUR_UPKEEP, DealDamage(OwnerOf(AttachedTo()), 1, AttachedTo())),
    ),
    creature(
        "Blood Seeker", "{1}{B}", "1/1", "Vampire Shaman",
        when(
            ZoneChange(And((CREATURE, OPPOSING)), to="battlefield"),
            Gate(YOU, then=LoseLife(1, ControllerOf(Event()))),
        ),
    ),
    creature(
        "Bloodgift Demon", "{3}{B}{B}", "5/4", "Demon", *keywords("flying"),
        when(YOUR_UPKEEP, Draw(1, IT), LoseLife(1, IT), to=(ANY_PLAYER,)),
    ),
    permanent(
        "Diabolic Servitude", "{3}{B}", "enchantment",
        when(
            ENTERS,
            Move(IT, "battlefield", "return", bind="servant"),
            Remember("servant", Bound("servant")),
            to=(YOUR_DEAD_CREATURE,),
        ),
        when(
            ZoneChange(Is(Bound("servant")), "battlefield", "graveyard"),
            Move(Event("card"), "exile", "exile"), Move(THIS, "hand", "return"),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(Bound("servant"), "exile", "exile")),
    ),
    spell(
        "Tragic Slip", "{B}", "instant",
        does(
            If(
                Happened(ZoneChange(CREATURE, "battlefield", "graveyard")),
                Apply(IT, (AddStats(-13, -13),)), otherwise=Apply(IT, (AddStats(-1, -1),)),
            ),
            to=(target(CREATURE),),
        ),
    ),
    creature(
        "The Wretched", "{3}{B}{B}", "2/5", "Demon",
        when(
            Begins("end_combat"),
            Apply(
                All(And((CREATURE, InCombat("blocking", THIS)))), (SetController(),),
                While(Exists(And((SELF, YOURS)))),
            ),
        ),
    ),
    aura(
        "Clutch of Undeath", "{3}{B}{B}", CREATURE,
        Static(
            (AddStats(3, 3),), affects=AttachedTo(),
            condition=Matches(AttachedTo(), Subtype("Zombie")),
        ),
        Static(
            (AddStats(-3, -3),), affects=AttachedTo(),
            condition=Unless(Matches(AttachedTo(), Subtype("Zombie"))),
        ),
    ),
    spell(
        "Postmortem Lunge", "{X}{B/P}", "sorcery",
        does(
            Move(IT, "battlefield", "return", bind="returned creature"),
            Apply(Bound("returned creature"), (Grant(keywords("haste")),), "game"),
            Delay(Begins("end"), Move(Bound("returned creature"), "exile", "exile")),
            to=(
                in_your_graveyard(And((CREATURE, StatCompare("mana_value", "==", X())))),
            ),
        ),
    ),
    spell(
        "Supernatural Stamina", "{B}", "instant",
        does(
            Apply(
                IT,
                (
                    AddStats(2, 0),
                    Grant(
                        (when(DIES, Move(Event("card"), "battlefield", "return", tapped=True)),)
                    ),
                ),
            ),
            to=(target(CREATURE),),
        ),
    ),
    spell(
        "Touch of Moonglove", "{B}", "instant",
        does(
            Bind("chosen creature", IT),
            Apply(IT, (AddStats(1, 0), Grant(keywords("deathtouch")))),
            Delay(
                ZoneChange(
                    And(
                        (
                            CREATURE,
                            Past(Damaged(Is(Bound("chosen creature")))),
                        )
                    ),
                    "battlefield", "graveyard",
                ),
                LoseLife(2, ControllerOf(Event())), duration="end_of_turn",
            ),
            to=(target(CREATURE_YOU_CONTROL),),
        ),
    ),
    creature(
        "Xathrid Necromancer", "{2}{B}", "2/2", "Human Wizard",
        when(
            ZoneChange(
                Or((SELF, And((CREATURE_YOU_CONTROL, Subtype("Human"))))), "battlefield",
                "graveyard",
            ),
            CreateTokens(ZOMBIE, tapped=True),
        ),
    ),
    creature(
        "Harvester of Souls", "{4}{B}{B}", "5/5", "Demon", *keywords("deathtouch"),
        when(
            ZoneChange(And((CREATURE, OTHER, Not(Status("token")))), "battlefield", "graveyard"),
            Gate(YOU, then=Draw()),
        ),
    ),
    aura(
        "Infernal Scarring", "{1}{B}", CREATURE,
        enchanted(AddStats(2, 0), Grant((when(DIES, Draw()),))),
    ),
    creature(
        "Crypt Ghast", "{3}{B}", "2/2", "Spirit", *keywords("extort"),
        when(TapsForMana(Subtype("Swamp"), YOU), AddMana((("B",),))),
    ),
    creature(
        "Basilica Screecher", "{1}{B}", "1/2", "Bat", *keywords("flying", "extort")
    ),
    creature("Syndicate Enforcer", "{3}{B}", "3/2", "Human Rogue", *keywords("extort")),
)  # fmt: skip
