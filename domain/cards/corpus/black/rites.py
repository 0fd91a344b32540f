"""Black sorceries about hands, graveyards and choices."""

from domain.cards.corpus.forms import does, pays, spell
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    DEAD_CREATURES_OF_PLAYERS,
    IT,
    LAND,
    SWAMPS,
    THIS,
    YOU,
    YOUR_DEAD_CREATURE,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    Choose,
    ChooseValue,
    Delay,
    Discard,
    DiscardCost,
    Draw,
    ForEach,
    Gate,
    HandOf,
    If,
    KeywordAction,
    Look,
    LoseLife,
    Move,
    PutCounters,
    Sacrifice,
    Search,
    Seq,
    Shuffle,
    TargetSpec,
    Vote,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Begins,
    Bound,
    Chosen,
    Compare,
    Count,
    Not,
    Or,
    OwnedBy,
    OwnerOf,
    Players,
    PlayerStat,
    StatCompare,
    Var,
    X,
)

CARDS = (
    spell(
        "Syphon Mind", "{3}{B}", "sorcery",
        does(Discard(who=Players("opponents"), bind="cards discarded"), Draw(Var("cards discarded"))),
    ),
    spell("Buried Alive", "{2}{B}", "sorcery", does(Search(CREATURE, "graveyard", max=3))),
    spell(
        "Exhume", "{1}{B}", "sorcery",
        does(
            Move(
                Choose(
                    Players("all"), CREATURE, "graveyard", from_zone_of=Bound("each")
                ),
                "battlefield",
            ),
        ),
    ),
    spell(
        "Living Death", "{3}{B}{B}", "sorcery",
        does(
            Move(DEAD_CREATURES_OF_PLAYERS, "exile", "exile", bind="exiled cards"),
            Sacrifice(CREATURE, Count(CREATURE), Players("all")),
            Move(Bound("exiled cards"), "battlefield"),
        ),
    ),
    spell(
        "Mind Twist", "{X}{B}", "sorcery",
        does(Discard(X(), IT, random=True), to=(ANY_PLAYER,)),
    ),
    spell(
        "Cranial Extraction", "{3}{B}", "sorcery: Arcane",
        does(
            ChooseValue("card_name", "chosen name", options=("nonland",)),
            Search(
                Chosen("card_name", "chosen name"), "exile", max=99, whose=IT,
                zones=("graveyard", "hand"),
            ),
            to=(ANY_PLAYER,),
        ),
    ),
    spell(
        "Rise of the Dark Realms", "{7}{B}{B}", "sorcery",
        does(Move(All(CREATURE, "graveyard"), "battlefield", under=YOU)),
    ),
    spell(
        "Tyrant's Choice", "{1}{B}", "sorcery",
        does(
            Vote(("death", "torture")),
            If(
                Compare(Var("votes for death"), ">", Var("votes for torture")),
                Sacrifice(CREATURE, who=Players("opponents")),
                LoseLife(4, Players("opponents")),
            ),
        ),
    ),
    spell(
        "Extinction", "{4}{B}", "sorcery",
        does(
            ChooseValue("creature_type", "chosen type"),
            Move(All(And((CREATURE, Chosen("subtype", "chosen type")))), "graveyard", "destroy"),
        ),
    ),
    spell(
        "Crippling Fear", "{2}{B}{B}", "sorcery",
        does(
            ChooseValue("creature_type", "chosen type"),
            Apply(
                All(And((CREATURE, Not(Chosen("subtype", "chosen type"))))), (AddStats(-3, -3),)
            ),
        ),
    ),
    spell(
        "Beacon of Unrest", "{3}{B}{B}", "sorcery",
        does(
            Move(IT, "battlefield", under=YOU), Move(THIS, "library"), Shuffle(OwnerOf(THIS)),
            to=(TargetSpec(Or((ARTIFACT, CREATURE)), zone="graveyard"),),
        ),
    ),
    spell(
        "Stupor", "{2}{B}", "sorcery",
        does(Discard(1, IT, random=True), Discard(1, IT), to=(AN_OPPONENT,)),
    ),
    spell(
        "Wrench Mind", "{B}{B}", "sorcery",
        does(Gate(IT, pay=(DiscardCost(1, ARTIFACT),), otherwise=Discard(2, IT)), to=(ANY_PLAYER,)),
    ),
    spell("Delirium Skeins", "{2}{B}", "sorcery", does(Discard(3, Players("all")))),
    spell("Unnerve", "{3}{B}", "sorcery", does(Discard(2, Players("opponents")))),
    spell("Mind Sludge", "{4}{B}", "sorcery", does(Discard(SWAMPS, IT), to=(ANY_PLAYER,))),
    spell("Specter's Wail", "{1}{B}", "sorcery", does(Discard(1, IT, random=True), to=(ANY_PLAYER,))),
    spell(
        "Persecute", "{2}{B}{B}", "sorcery",
        does(
            ChooseValue("color", "chosen color"), Look(HandOf(IT), reveal=True),
            Move(
                All(And((OwnedBy(IT), Chosen("color", "chosen color"))), "hand"), "graveyard",
                "discard",
            ),
            to=(ANY_PLAYER,),
        ),
    ),
    spell(
        "Mutilate", "{2}{B}{B}", "sorcery",
        does(
            Apply(All(CREATURE), (AddStats(Arith("-", 0, SWAMPS), Arith("-", 0, SWAMPS)),)),
        ),
    ),
    spell(
        "Footsteps of the Goryo", "{2}{B}", "sorcery: Arcane",
        does(
            Move(IT, "battlefield", "return", bind="returned creature"),
            Delay(Begins("end"), Move(Bound("returned creature"), "graveyard", "sacrifice")),
            to=(YOUR_DEAD_CREATURE,),
        ),
    ),
    spell(
        "Stir the Grave", "{X}{B}", "sorcery",
        does(
            Move(IT, "battlefield", "return"),
            to=(in_your_graveyard(And((CREATURE, StatCompare("mana_value", "<=", X())))),),
        ),
    ),
    spell(
        "Toll of the Invasion", "{2}{B}", "sorcery",
        does(
            Look(HandOf(IT), reveal=True),
            Move(Choose(YOU, Not(LAND), "hand", from_zone_of=IT), "graveyard", "discard"),
            KeywordAction("amass", 1, kind="Zombie"), to=(AN_OPPONENT,),
        ),
    ),
    spell(
        "Rhystic Tutor", "{2}{B}", "sorcery",
        does(
            Gate(
                Players("all"), pay=pays("{2}"), otherwise=Search(ANYTHING, "hand", min=1),
            ),
        ),
    ),
    spell(
        "Smallpox", "{B}{B}", "sorcery",
        does(
            LoseLife(1, Players("all")), Discard(1, Players("all")),
            Sacrifice(CREATURE, 1, Players("all")), Sacrifice(LAND, 1, Players("all")),
        ),
    ),
    spell(
        "Death Cloud", "{X}{B}{B}{B}", "sorcery",
        does(
            LoseLife(X(), Players("all")), Discard(X(), Players("all")),
            Sacrifice(CREATURE, X(), Players("all")), Sacrifice(LAND, X(), Players("all")),
        ),
    ),
    spell(
        "Dark Deal", "{2}{B}", "sorcery",
        does(
            ForEach(
                Players("all"),
                Seq(
                    (
                        Discard(
                            PlayerStat(Bound("each"), "hand"), Bound("each"), bind="cards discarded"
                        ),
                        Draw(Arith("-", Var("cards discarded"), 1), Bound("each")),
                    )
                ),
            ),
        ),
    ),
    spell(
        "Memoricide", "{3}{B}", "sorcery",
        does(
            ChooseValue("card_name", "chosen name", options=("nonland",)),
            Search(
                Chosen("card_name", "chosen name"), "exile", max=99, whose=IT,
                zones=("graveyard", "hand"),
            ),
            to=(ANY_PLAYER,),
        ),
    ),
    spell(
        "Black Sun's Zenith", "{X}{B}{B}", "sorcery",
        does(
            PutCounters(All(CREATURE), "-1/-1", X()), Move(THIS, "library"), Shuffle(OwnerOf(THIS))
        ),
    ),
)  # fmt: skip
