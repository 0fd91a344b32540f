"""Blue cards."""

from domain.cards.corpus.forms import (
    ANY_PLAYER,
    ANY_TARGET,
    CREATURE,
    ENTERS,
    IT,
    OTHER,
    SELF,
    YOU,
    creature,
    does,
    keywords,
    pays,
    permanent,
    spell,
    target,
    when,
)  # fmt: skip
from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Arrange,
    Choose,
    CounterSpell,
    DealDamage,
    Deontic,
    Discard,
    Draw,
    EnchantAbility,
    ExtraTurn,
    Gate,
    Grant,
    HandOf,
    Look,
    Move,
    PayMana,
    SacrificeCost,
    Seq,
    SetController,
    Shuffle,
    Static,
    SwitchStats,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    AttachedTo,
    ControllerOf,
    Damaged,
    Is,
    IsSpell,
    Not,
    Or,
    OwnedBy,
    Players,
    PlayerStat,
    Subtype,
    Type,
)
from domain.cards.mana import mana_cost

A_SPELL = TargetSpec(filter=IsSpell(), zone="stack")
INSTANT_OR_SORCERY = Or((Type("instant"), Type("sorcery")))


def _spell(kind: Type | Not) -> TargetSpec:
    return TargetSpec(filter=And((IsSpell(), kind)), zone="stack")


def _unless_paid(mana: str) -> Gate:
    """Counter the target unless its controller pays."""
    pay = (PayMana(mana_cost(mana)),)
    return Gate(ControllerOf(IT), pay=pay, otherwise=CounterSpell(IT))


HITS_OPPONENT = Damaged(SELF, "player", recipient=Players("opponents"))

BLUE = (
    creature("Merfolk of the Pearl Trident", "{U}", "1/1", "Merfolk"),
    creature("Coral Merfolk", "{1}{U}", "2/1", "Merfolk"),
    creature("Giant Octopus", "{3}{U}", "3/3", "Octopus"),
    creature("Wind Drake", "{2}{U}", "2/2", "Drake", *keywords("flying")),
    creature("Air Elemental", "{3}{U}{U}", "4/4", "Elemental", *keywords("flying")),
    creature("Mahamoti Djinn", "{4}{U}{U}", "5/6", "Djinn", *keywords("flying")),
    creature(
        "Phantom Warrior", "{1}{U}{U}", "2/2", "Illusion Warrior",
        Static((Deontic("cant", "be_blocked"),)),
    ),
    creature(
        "Merfolk Looter", "{1}{U}", "1/1", "Merfolk Rogue",
        Activated(pays(tap=True), Seq((Draw(), Discard()))),
    ),
    creature(
        "Man-o'-War", "{2}{U}", "2/2", "Jellyfish",
        when(ENTERS, Move(IT, "hand", "return"), to=(target(CREATURE),)),
    ),
    creature(
        "Augury Owl", "{1}{U}", "1/1", "Bird", *keywords("flying"), when(ENTERS, Arrange(3)),
    ),
    creature(
        "Archaeomancer", "{2}{U}{U}", "1/2", "Human Wizard",
        when(
            ENTERS,
            Move(IT, "hand", "return"),
            to=(TargetSpec(And((INSTANT_OR_SORCERY, OwnedBy(YOU))), zone="graveyard"),),
        ),
    ),
    creature(
        "Spiketail Hatchling", "{1}{U}", "1/1", "Drake", *keywords("flying"),
        Activated((SacrificeCost(SELF),), _unless_paid("{1}"), targets=(A_SPELL,)),
    ),
    creature(
        "Prodigal Sorcerer", "{2}{U}", "1/1", "Human Wizard Sorcerer",
        Activated(pays(tap=True), DealDamage(IT, 1), targets=(ANY_TARGET,)),
    ),
    creature(
        "Thieving Magpie", "{2}{U}{U}", "1/3", "Bird", *keywords("flying"),
        when(HITS_OPPONENT, Draw()),
    ),
    creature(
        "Jhessian Thief", "{2}{U}", "1/3", "Human Rogue", *keywords("prowess"),
        when(Damaged(SELF, "player", combat=True), Draw()),
    ),
    creature("Segovian Leviathan", "{4}{U}", "3/3", "Leviathan", *keywords("islandwalk")),
    creature(
        "Lord of Atlantis", "{U}{U}", "2/2", "Merfolk",
        Static(
            (AddStats(1, 1), Grant(keywords("islandwalk"))),
            affects=All(And((Subtype("Merfolk"), OTHER))),
        ),
    ),
    permanent(
        "Mind Control", "{3}{U}{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((SetController(),), affects=AttachedTo()),
    ),
    permanent(
        "Curiosity", "{U}", "enchantment: Aura", EnchantAbility(CREATURE),
        when(
            Damaged(Is(AttachedTo()), "player", recipient=Players("opponents")),
            Gate(YOU, then=Draw()),
        ),
    ),
    spell("Counterspell", "{U}{U}", "instant", does(CounterSpell(IT), to=(A_SPELL,))),
    spell("Mana Leak", "{1}{U}", "instant", does(_unless_paid("{3}"), to=(A_SPELL,))),
    spell(
        "Essence Scatter", "{1}{U}", "instant",
        does(CounterSpell(IT), to=(_spell(Type("creature")),)),
    ),
    spell(
        "Negate", "{1}{U}", "instant",
        does(CounterSpell(IT), to=(_spell(Not(Type("creature"))),)),
    ),
    spell("Unsummon", "{U}", "instant", does(Move(IT, "hand", "return"), to=(target(CREATURE),))),
    spell("Boomerang", "{U}{U}", "instant", does(Move(IT, "hand", "return"), to=(target(And()),))),
    spell("Divination", "{2}{U}", "sorcery", does(Draw(2))),
    spell("Ancestral Recall", "{U}", "instant", does(Draw(3, IT), to=(ANY_PLAYER,))),
    spell("Opt", "{U}", "instant", does(Arrange(1), Draw())),
    spell("Preordain", "{U}", "sorcery", does(Arrange(2), Draw())),
    spell("Time Warp", "{3}{U}{U}", "sorcery", does(ExtraTurn(IT), to=(ANY_PLAYER,))),
    spell(
        "Tome Scour", "{U}", "sorcery",
        does(Move(TopOf(IT, 5), "graveyard", "mill"), to=(ANY_PLAYER,)),
    ),
    spell("Regress", "{2}{U}", "instant", does(Move(IT, "hand", "return"), to=(target(And()),))),
    spell("Peek", "{U}", "instant", does(Look(HandOf(IT)), Draw(), to=(ANY_PLAYER,))),
    spell(
        "Brainstorm", "{U}", "instant",
        does(
            Draw(3),
            Move(Choose(YOU, ANYTHING, "hand", min=2, max=2, from_zone_of=YOU), "library"),
        ),
    ),
    spell(
        "Traumatize", "{3}{U}{U}", "sorcery",
        does(
            Move(TopOf(IT, Arith("half_down", PlayerStat(IT, "library"))), "graveyard", "mill"),
            to=(ANY_PLAYER,),
        ),
    ),
    spell(
        "Reminisce", "{2}{U}", "sorcery",
        does(Move(All(OwnedBy(IT), "graveyard"), "library"), Shuffle(IT), to=(ANY_PLAYER,)),
    ),
    spell(
        "Twisted Image", "{U}", "instant",
        does(Apply(IT, (SwitchStats(),)), Draw(), to=(target(CREATURE),)),
    ),
)  # fmt: skip
