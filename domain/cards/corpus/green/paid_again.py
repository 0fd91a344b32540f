"""Green creatures that have to be paid for again, or come with regeneration."""

from domain.cards.corpus.forms import creature, keywords, pays, regenerates, target, token, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DIES,
    ENTERS,
    IT,
    OTHER,
    SELF,
    THIS,
    YOU,
)
from domain.cards.ir.language import (
    Activated,
    All,
    CreateTokens,
    Keyword,
    Move,
    MoveCounters,
    PutCounters,
    TargetSpec,
)
from domain.cards.ir.terms import And, AnyOf, HasCounter, OwnedBy, ZoneChange
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Simian Grunts", "{2}{G}", "3/4", "Ape",
        *keywords("flash"), Keyword("echo", mana_cost("{2}{G}")),
    ),
    creature(
        "Hunting Moa", "{2}{G}", "3/2", "Bird Beast", Keyword("echo", mana_cost("{2}{G}")),
        when(AnyOf((ENTERS, DIES)), PutCounters(IT, "+1/+1"), to=(target(CREATURE),)),
    ),
    creature(
        "Hunted Troll", "{2}{G}{G}", "8/4", "Troll Warrior",
        when(
            ENTERS,
            CreateTokens(token("Faerie", "1/1", "U", *keywords("flying")), 4, IT),
            to=(AN_OPPONENT,),
        ),
        regenerates("{G}"),
    ),
    creature(
        "Silvos, Rogue Elemental", "{3}{G}{G}{G}", "8/5", "Elemental",
        *keywords("trample"), regenerates("{G}"), kinds="legendary creature",
    ),
    creature(
        "Kodama of the North Tree", "{2}{G}{G}{G}", "6/4", "Spirit",
        *keywords("trample", "shroud"), kinds="legendary creature",
    ),
    creature(
        "Cytoplast Root-Kin", "{2}{G}{G}", "0/0", "Elemental Mutant", Keyword("graft", number=4),
        when(
            ENTERS,
            PutCounters(
                All(And((CREATURE_YOU_CONTROL, HasCounter("+1/+1"), OTHER))), "+1/+1"
            ),
        ),
        Activated(
            pays("{2}"), MoveCounters(IT, THIS, "+1/+1", 1),
            targets=(target(CREATURE_YOU_CONTROL),),
        ),
    ),
    creature(
        "Deadwood Treefolk", "{5}{G}", "3/6", "Treefolk", Keyword("vanishing", number=3),
        when(
            AnyOf((ENTERS, ZoneChange(SELF, "battlefield"))), Move(IT, "hand", "return"),
            to=(
                TargetSpec(And((CREATURE, OwnedBy(YOU), OTHER)), zone="graveyard"),
            ),
        ),
    ),
)  # fmt: skip
