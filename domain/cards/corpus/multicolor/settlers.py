"""Cards of several colours of many kinds: with a word of their own, or with a way of casting them."""

from domain.cards.corpus.forms import creature, does, keywords, pays, permanent, spell, target, when
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    IT,
    LAND,
    OPPOSING,
    OTHER,
    RETURN_IT,
    SACRIFICE_THIS,
    SELF,
    YOU,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    AdditionalCost,
    AddMana,
    AddStats,
    All,
    Among,
    Apply,
    Bind,
    CantCast,
    Choose,
    CopySpell,
    CreateTokens,
    Delay,
    Deontic,
    Draw,
    GainLife,
    Gate,
    Grant,
    Look,
    Move,
    PayLife,
    PlayerRule,
    Search,
    Seq,
    Shield,
    Static,
    TargetSpec,
    TokenCopy,
    TopOf,
)
from domain.cards.ir.terms import (
    Akin,
    And,
    Arith,
    Batch,
    Begins,
    Bound,
    CastSpell,
    Compare,
    Event,
    Is,
    ManaSpent,
    Named,
    Not,
    Number,
    Or,
    OwnedBy,
    OwnerOf,
    Players,
    Shares,
    Status,
    Subtype,
    Supertype,
    Var,
    ZoneChange,
)

CARDS = (
    creature(
        "Volo, Guide to Monsters", "{2}{G}{U}", "3/2", "Human Wizard",
        when(
            CastSpell(
                And(
                    (
                        CREATURE, Not(Akin("creature_type", CREATURE_YOU_CONTROL)),
                        Not(Akin("creature_type", And((CREATURE, OwnedBy(YOU))), "graveyard")),
                    )
                ),
                YOU,
            ),
            CopySpell(Event(), retarget=False),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Reflector Mage", "{1}{W}{U}", "2/3", "Human Wizard",
        when(
            ENTERS,
            RETURN_IT,
            Apply(None, (CantCast(OwnerOf(IT), Shares("name", IT)),), "your_next_turn"),
            to=(target(And((CREATURE, OPPOSING))),),
        ),
    ),
    creature(
        "Satoru, the Infiltrator", "{U}{B}", "2/3", "Human Ninja Rogue", *keywords("menace"),
        when(
            Batch(
                ZoneChange(
                    Or((SELF, And((CREATURE_YOU_CONTROL, Not(Status("token")))))),
                    to="battlefield",
                )
            ),
            Draw(),
            condition=Compare(ManaSpent(of=Event("objects")), "==", 0),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Phyrexian Purge", "{2}{B}{R}", "sorcery",
        does(DESTROY_IT, to=(TargetSpec(CREATURE, min=0, max=99),)),
        first=(AdditionalCost((PayLife(Arith("*", Number(IT), 3)),)),),
    ),
    permanent(
        "Ajani's Aid", "{2}{G}{W}", "enchantment",
        when(
            ENTERS,
            Gate(
                YOU,
                then=Search(
                    Named("Ajani, Valiant Protector"), "hand", reveal=True, zones=("graveyard",)
                ),
            ),
        ),
        Activated(
            pays("", SACRIFICE_THIS),
            Seq(
                (
                    Bind("creature", Choose(YOU, CREATURE)),
                    Shield(combat_only=True, by=Is(Bound("creature"))),
                )
            ),
        ),
    ),
    creature(
        "Cadric, Soul Kindler", "{2}{R}{W}", "4/3", "Dwarf Wizard",
        Static((PlayerRule("no_legend_rule", what=Status("token")),)),
        when(
            ZoneChange(
                And((OTHER, Not(Status("token")), Supertype("legendary"), YOURS)),
                to="battlefield",
            ),
            Gate(
                YOU, pay=pays("{1}"),
                then=Seq(
                    (
                        CreateTokens(TokenCopy(Event()), bind="created token"),
                        Apply(Bound("created token"), (Grant(keywords("haste")),), "game"),
                        Delay(
                            Begins("end"), Move(Bound("created token"), "graveyard", "sacrifice")
                        ),
                    )
                ),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Sharuum the Hegemon", "{3}{W}{U}{B}", "5/5", "Sphinx", *keywords("flying"),
        when(
            ENTERS, Gate(YOU, then=Move(IT, "battlefield", "return")),
            to=(in_your_graveyard(ARTIFACT),),
        ),
        kinds="legendary artifact creature",
    ),
    creature(
        "Immerwolf", "{1}{R}{G}", "2/2", "Wolf", *keywords("intimidate"),
        Static(
            (AddStats(1, 1),),
            All(
                And(
                    (CREATURE_YOU_CONTROL, OTHER, Or((Subtype("Wolf"), Subtype("Werewolf"))))
                )
            ),
        ),
        Static(
            (Deontic("cant", "transform"),),
            All(And((Subtype("Werewolf"), Not(Subtype("Human")), YOURS))),
        ),
    ),
    creature(
        "Selvala, Explorer Returned", "{1}{G}{W}", "2/4", "Elf Scout",
        Activated(
            pays(tap=True),
            Seq(
                (
                    Bind("revealed cards", TopOf(Players("all"))),
                    Look(Bound("revealed cards"), reveal=True),
                    Bind("nonlands", Among(Bound("revealed cards"), Not(LAND))),
                    AddMana((("G",),), count=Var("nonlands")),
                    GainLife(Var("nonlands")),
                    Draw(1, Players("all")),
                )
            ),
        ),
        kinds="legendary creature",
    ),
)  # fmt: skip
