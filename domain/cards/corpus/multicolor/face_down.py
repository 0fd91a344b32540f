"""Cards of several colors that lie face down, or serve those that do."""

from domain.cards.corpus.forms import creature, keywords, paying, permanent, target, when
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    GOBLIN,
    IT,
    OTHER,
    RETURN_IT,
    SELF,
    TURNED_UP,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    CreateTokens,
    Discard,
    Draw,
    Gate,
    Seq,
    Static,
)
from domain.cards.ir.terms import And, AnyOf, Damaged, Status, TurnedUp

CARDS = (
    creature(
        "Abzan Guide",
        "{3}{W}{B}{G}",
        "4/4",
        "Human Warrior",
        *keywords("lifelink"),
        paying("morph", "{2}{W}{B}{G}"),
    ),
    creature(
        "Abomination of Gudul",
        "{3}{B}{G}{U}",
        "3/4",
        "Horror",
        *keywords("flying"),
        when(Damaged(SELF, "player", combat=True), Gate(YOU, then=Seq((Draw(), Discard())))),
        paying("morph", "{2}{B}{G}{U}"),
    ),
    creature(
        "Icefeather Aven",
        "{G}{U}",
        "2/2",
        "Bird Shaman",
        *keywords("flying"),
        paying("morph", "{1}{G}{U}"),
        when(TURNED_UP, Gate(YOU, then=RETURN_IT), to=(target(And((CREATURE, OTHER))),)),
    ),
    permanent(
        "Secret Plans",
        "{G}{U}",
        "enchantment",
        Static((AddStats(0, 1),), affects=All(And((CREATURE, Status("face_down"), YOURS)))),
        when(TurnedUp(YOURS), Draw()),
    ),
    creature(
        "Ponyback Brigade",
        "{3}{R}{W}{B}",
        "2/2",
        "Goblin Warrior",
        when(AnyOf((ENTERS, TURNED_UP)), CreateTokens(GOBLIN, 3)),
        paying("morph", "{2}{R}{W}{B}"),
    ),
    creature(
        "Sagu Mauler",
        "{4}{G}{U}",
        "6/6",
        "Beast",
        *keywords("trample", "hexproof"),
        paying("morph", "{3}{G}{U}"),
    ),
    creature(
        "Snowhorn Rider",
        "{3}{G}{U}{R}",
        "5/5",
        "Human Warrior",
        *keywords("trample"),
        paying("morph", "{2}{G}{U}{R}"),
    ),
    creature(
        "Efreet Weaponmaster",
        "{3}{U}{R}{W}",
        "4/3",
        "Efreet Monk",
        *keywords("first strike"),
        when(
            AnyOf((ENTERS, TURNED_UP)),
            Apply(IT, (AddStats(3, 0),)),
            to=(target(And((CREATURE_YOU_CONTROL, OTHER))),),
        ),
        paying("morph", "{2}{U}{R}{W}"),
    ),
)
