"""White cards about striking: double strike, deathtouch, what a creature fights."""

from domain.cards.corpus.forms import (
    creature,
    does,
    exerts,
    if_would,
    keywords,
    protection,
    spell,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ATTACKS,
    CREATURE,
    IT,
    OPPOSING,
    SELF,
    SOLDIER,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    CreateTokens,
    Deontic,
    Enters,
    Grant,
    JoinCombat,
    Keyword,
    Move,
    Prevented,
    RemoveCounters,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    And,
    Blocks,
    Bound,
    Color,
    Count,
    Damaged,
    Event,
    Exists,
    Or,
    OwnedBy,
    StatCompare,
    Subtype,
)

CAT_SOLDIER = token("Cat Soldier", "1/1", "W", *keywords("vigilance"))
PHANTOM = if_would(Damaged(recipient=THIS), Prevented(), RemoveCounters(THIS, "+1/+1", 1))
THEIR_SWAMPS = Count(And((Subtype("Swamp"), OPPOSING)))

CARDS = (
    creature(
        "Brimaz, King of Oreskos", "{1}{W}{W}", "3/4", "Cat Soldier", *keywords("vigilance"),
        when(ATTACKS, CreateTokens(CAT_SOLDIER, attacking=True)),
        when(
            Blocks(SELF, whom=CREATURE), CreateTokens(CAT_SOLDIER, bind="soldier"),
            JoinCombat(Bound("soldier"), blocks=Event("other")),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Kinsbaile Cavalier", "{3}{W}", "2/2", "Kithkin Knight",
        Static(
            (Grant(keywords("double strike")),),
            affects=All(And((Subtype("Knight"), CREATURE, YOURS))),
        ),
    ),
    creature(
        "Mirran Crusader", "{1}{W}{W}", "2/2", "Human Knight", *keywords("double strike"),
        *protection(Color("B"), Color("G")),
    ),
    spell("Captain's Call", "{3}{W}", "sorcery", does(CreateTokens(SOLDIER, 3))),
    creature(
        "War Falcon", "{W}", "2/1", "Bird", *keywords("flying"),
        Static(
            (
                Deontic(
                    "cant", "attack",
                    unless=Exists(And((Or((Subtype("Knight"), Subtype("Soldier"))), YOURS))),
                ),
            )
        ),
    ),
    creature(
        "Baneslayer Angel", "{3}{W}{W}", "5/5", "Angel",
        *keywords("flying", "first strike", "lifelink"),
        *protection(Subtype("Demon"), Subtype("Dragon")),
    ),
    creature(
        "Akroma, Angel of Wrath", "{5}{W}{W}{W}", "6/6", "Angel",
        *keywords("flying", "first strike", "vigilance", "trample", "haste"),
        *protection(Color("B"), Color("R")), kinds="legendary creature",
    ),
    creature(
        "Phantom Flock", "{3}{W}{W}", "0/0", "Bird Soldier Spirit", *keywords("flying"),
        Enters(counters=(("+1/+1", 3),)), PHANTOM,
    ),
    creature(
        "Soltari Monk", "{W}{W}", "2/1", "Soltari Monk Cleric", *protection(Color("B")),
        *keywords("shadow"),
    ),
    creature(
        "Soltari Priest", "{W}{W}", "2/1", "Soltari Cleric", *protection(Color("R")),
        *keywords("shadow"),
    ),
    creature(
        "Hand of Honor", "{W}{W}", "2/2", "Human Samurai", *protection(Color("B")),
        Keyword("bushido", number=1),
    ),
    creature(
        "Crusading Knight", "{2}{W}{W}", "2/2", "Human Knight", *protection(Color("B")),
        Static((AddStats(THEIR_SWAMPS, THEIR_SWAMPS),)),
    ),
    creature(
        "Glory-Bound Initiate", "{1}{W}", "3/1", "Human Warrior",
        exerts(Apply(THIS, (AddStats(1, 3), Grant(keywords("lifelink"))))),
    ),
    creature(
        "Gust Walker", "{1}{W}", "2/2", "Human Wizard",
        exerts(Apply(THIS, (AddStats(1, 1), Grant(keywords("flying"))))),
    ),
    creature(
        "Devoted Crop-Mate", "{2}{W}", "3/2", "Human Warrior",
        exerts(
            Move(IT, "battlefield", "return"),
            to=(
                TargetSpec(
                    And((CREATURE, OwnedBy(YOU), StatCompare("mana_value", "<=", 2))),
                    zone="graveyard",
                ),
            ),
        ),
    ),
    creature(
        "Rhet-Crop Spearmaster", "{2}{W}", "3/1", "Human Warrior",
        exerts(Apply(THIS, (AddStats(1, 0), Grant(keywords("first strike"))))),
    ),
    creature(
        "Benalish Faithbonder", "{1}{W}", "1/3", "Human Cleric", *keywords("vigilance", "enlist")
    ),
)  # fmt: skip
