"""Blue cards of many kinds: with a word of their own, or with a way of casting them."""

from domain.cards.corpus.faced import indicated, omen, transforming
from domain.cards.corpus.forms import (
    creature,
    does,
    enchanted,
    keywords,
    pays,
    permanent,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    NONLAND_PERMANENT,
    OPPOSING,
    RETURN_IT,
    SACRIFICE_IT,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.corpus.promises import (
    GIFT_OF_A_CARD,
    GIFT_OF_A_FISH,
    NOT_PROMISED,
    PROMISED,
    gives,
)
from domain.cards.ir.language import (
    Arrange,
    Attach,
    CostChange,
    CounterSpell,
    CreateTokens,
    Discard,
    Draw,
    EnchantAbility,
    Gate,
    If,
    Keyword,
    Mode,
    Move,
    PutCounters,
    Search,
    Seq,
    SetController,
    SetTapped,
    SpellAbility,
    Static,
    TakeAction,
    TargetSpec,
    TokenCopy,
    Transform,
)
from domain.cards.ir.terms import (
    Akin,
    And,
    AttachedTo,
    BecomesTarget,
    ControlledBy,
    Damaged,
    Event,
    Exists,
    IsSpell,
    Not,
    Nth,
    Or,
    OwnedBy,
    Stat,
    Subtype,
    Target,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Glyph Keeper", "{3}{U}{U}", "5/3", "Sphinx", *keywords("flying"),
        when(Nth(BecomesTarget(SELF), 1), CounterSpell(Event("source"))),
        Keyword("embalm", mana_cost("{5}{U}{U}")),
    ),
    creature(
        "Labyrinth Guardian", "{1}{U}", "2/3", "Illusion Warrior",
        when(BecomesTarget(SELF, IsSpell()), SACRIFICE_IT),
        Keyword("embalm", mana_cost("{3}{U}")),
    ),
    creature(
        "Champion of Wits", "{2}{U}", "2/1", "Snake Wizard",
        when(ENTERS, Gate(YOU, then=Seq((Draw(Stat(THIS, "power")), Discard(2))))),
        Keyword("eternalize", mana_cost("{5}{U}{U}")),
    ),
    creature(
        "Djinn of Fool's Fall", "{4}{U}", "4/3", "Djinn", *keywords("flying"),
        Keyword("plot", mana_cost("{3}{U}")),
    ),
    spell(
        "Behold the Multiverse", "{3}{U}", "instant", does(Arrange(2), Draw(2)),
        Keyword("foretell", mana_cost("{1}{U}")),
    ),
    spell(
        "Saw It Coming", "{1}{U}{U}", "instant", does(CounterSpell(IT), to=(A_SPELL,)),
        Keyword("foretell", mana_cost("{1}{U}")),
    ),
    spell(
        "Depart the Realm", "{1}{U}", "instant", does(RETURN_IT, to=(NONLAND_PERMANENT,)),
        Keyword("foretell", mana_cost("{U}")),
    ),
    creature(
        "Augury Raven", "{3}{U}", "3/3", "Bird", *keywords("flying"),
        Keyword("foretell", mana_cost("{1}{U}")),
    ),
    omen(
        "Dirgur Island Dragon // Skimming Strike",
        creature(
            "Dirgur Island Dragon", "{5}{U}", "4/4", "Dragon", *keywords("flying"),
            Keyword("ward", mana_cost("{2}")),
        ),
        spell(
            "Skimming Strike", "{1}{U}", "instant: Omen",
            does(SetTapped(IT, tapped=True), Draw(), to=(TargetSpec(CREATURE, min=0),)),
        ),
    ),
    creature(
        "Frostpyre Arcanist", "{4}{U}", "2/5", "Giant Wizard",
        Static(
            (CostChange(SELF, YOU, -1),),
            condition=Exists(And((Or((Subtype("Giant"), Subtype("Wizard"))), YOURS))),
            zone="stack",
        ),
        when(
            ENTERS,
            Search(
                And((INSTANT_OR_SORCERY, Akin("name", OwnedBy(YOU), "graveyard"))), "hand",
                reveal=True,
            ),
        ),
    ),
    transforming(
        "Soul Seizer // Ghastly Haunting",
        creature(
            "Soul Seizer", "{3}{U}{U}", "1/3", "Spirit", *keywords("flying"),
            when(
                Damaged(SELF, "player", combat=True),
                Gate(YOU, then=Seq((Transform(), Attach(IT)))),
                to=(target(And((CREATURE, ControlledBy(Event("player"))))),),
            ),
        ),
        indicated(
            permanent(
                "Ghastly Haunting", None, "enchantment: Aura", EnchantAbility(CREATURE),
                enchanted(SetController()),
            ),
            "U",
        ),
    ),
    permanent(
        "Kitnap", "{2}{U}{U}", "enchantment: Aura", *keywords("gift"), EnchantAbility(CREATURE),
        when(ENTERS, GIFT_OF_A_CARD, TakeAction("gift"), condition=PROMISED),
        when(
            ENTERS, SetTapped(AttachedTo(), tapped=True),
            If(NOT_PROMISED, PutCounters(AttachedTo(), "stun", 3)),
        ),
        enchanted(SetController()),
    ),
    spell(
        "Into the Flood Maw", "{U}", "instant",
        does(
            gives(GIFT_OF_A_FISH), RETURN_IT, Move(Target(1), "hand", "return"),
            to=(
                TargetSpec(And((CREATURE, OPPOSING)), condition=NOT_PROMISED),
                TargetSpec(And((Not(LAND), OPPOSING)), condition=PROMISED),
            ),
        ),
        first=keywords("gift"),
    ),
    spell(
        "Long River's Pull", "{U}{U}", "instant",
        does(
            gives(GIFT_OF_A_CARD), CounterSpell(IT), CounterSpell(Target(1)),
            to=(
                TargetSpec(And((IsSpell(), CREATURE)), zone="stack", condition=NOT_PROMISED),
                TargetSpec(IsSpell(), zone="stack", condition=PROMISED),
            ),
        ),
        first=keywords("gift"),
    ),
    spell(
        "Mind Spiral", "{4}{U}", "sorcery",
        does(
            gives(GIFT_OF_A_FISH), Draw(3, IT),
            If(
                PROMISED,
                Seq((SetTapped(Target(1), tapped=True), PutCounters(Target(1), "stun"))),
            ),
            to=(ANY_PLAYER, TargetSpec(And((CREATURE, OPPOSING)), condition=PROMISED)),
        ),
        first=keywords("gift"),
    ),
    spell(
        "Three Steps Ahead", "{U}", "instant",
        SpellAbility(
            modes=(
                Mode(CounterSpell(IT), (A_SPELL,), pays("{1}{U}")),
                Mode(
                    CreateTokens(TokenCopy(IT)),
                    (target(And((Or((ARTIFACT, CREATURE)), YOURS))),), pays("{3}"),
                ),
                Mode(Seq((Draw(2), Discard())), cost=pays("{2}")),
            ),
            choose_max=3,
        ),
        first=keywords("spree"),
    ),
)  # fmt: skip
