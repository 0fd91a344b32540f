"""Blue cards that transform."""

from domain.cards.corpus.faced import indicated, transforming
from domain.cards.corpus.forms import creature, does, keywords, pays, spell, when
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    CREATURE,
    INSTANT_OR_SORCERY,
    IT,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
)
from domain.cards.ir.language import (
    Activated,
    Bind,
    CastOption,
    Discard,
    Draw,
    Gate,
    GoTo,
    If,
    Look,
    Move,
    Replace,
    Seq,
    SetTapped,
    Static,
    TopOf,
    Transform,
)
from domain.cards.ir.terms import (
    Attacks,
    Begins,
    Bound,
    Damaged,
    Happened,
    Matches,
    Unless,
    ZoneChange,
)

CARDS = (
    transforming(
        "Baithook Angler // Hook-Haunt Drifter",
        creature(
            "Baithook Angler",
            "{1}{U}",
            "2/1",
            "Human Peasant",
            CastOption("disturb", pays("{1}{U}"), "graveyard", face=1),
        ),
        indicated(
            creature(
                "Hook-Haunt Drifter",
                None,
                "1/2",
                "Spirit",
                *keywords("flying"),
                Static((Replace(ZoneChange(SELF, to="graveyard"), GoTo("exile"), anywhere=True),)),
            ),
            "U",
        ),
    ),
    transforming(
        "Civilized Scholar // Homicidal Brute",
        creature(
            "Civilized Scholar",
            "{2}{U}",
            "0/1",
            "Human Advisor",
            Activated(
                pays(tap=True),
                Seq(
                    (
                        Draw(),
                        Discard(bind="discarded"),
                        If(
                            Matches(Bound("discarded"), CREATURE),
                            Seq((SetTapped(THIS, False), Transform())),
                        ),
                    )
                ),
            ),
        ),
        indicated(
            creature(
                "Homicidal Brute",
                None,
                "5/1",
                "Human Mutant",
                when(
                    Begins("end", YOU),
                    SetTapped(THIS, True),
                    Transform(),
                    condition=Unless(Happened(Attacks(SELF))),
                ),
            ),
            "R",
        ),
    ),
    transforming(
        "Delver of Secrets // Insectile Aberration",
        creature(
            "Delver of Secrets",
            "{U}",
            "1/1",
            "Human Wizard",
            when(
                YOUR_UPKEEP,
                Look(TopOf()),
                Gate(
                    YOU,
                    then=Seq(
                        (
                            Look(TopOf(), reveal=True),
                            Bind("card", TopOf()),
                            If(Matches(Bound("card"), INSTANT_OR_SORCERY), Transform()),
                        )
                    ),
                ),
            ),
        ),
        indicated(
            creature("Insectile Aberration", None, "3/2", "Human Insect", *keywords("flying")), "U"
        ),
    ),
    transforming(
        "Startled Awake // Persistent Nightmare",
        spell(
            "Startled Awake",
            "{2}{U}{U}",
            "sorcery",
            does(Move(TopOf(IT, 13), "graveyard", "mill"), to=(AN_OPPONENT,)),
            Activated(
                pays("{3}{U}{U}"),
                Move(THIS, "battlefield", "put", transformed=True),
                timing="sorcery",
                zone="graveyard",
            ),
        ),
        indicated(
            creature(
                "Persistent Nightmare",
                None,
                "1/1",
                "Nightmare",
                *keywords("skulk"),
                when(Damaged(SELF, "player", combat=True), Move(THIS, "hand", "return")),
            ),
            "U",
        ),
    ),
)
