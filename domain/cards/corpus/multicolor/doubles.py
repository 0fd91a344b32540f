"""Cards of several colors that are, or make, copies of permanents."""

from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    loyal,
    planeswalker,
    spell,
    target,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    POPULATE,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Apply,
    Arrange,
    BecomeCopy,
    ChangeTypes,
    CreateTokens,
    DealDamage,
    Delay,
    EntersAsCopy,
    Gate,
    Grant,
    Move,
    Prevented,
    Search,
    SetName,
    SetStats,
    Static,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    Begins,
    Bound,
    Count,
    Damaged,
    Event,
    Or,
    OwnedBy,
    Players,
    Status,
    ZoneChange,
)

CENTAUR = token("Centaur", "3/3", "G")

CARDS = (
    creature(
        "Dack's Duplicate",
        "{2}{U}{R}",
        "0/0",
        "Shapeshifter",
        EntersAsCopy(CREATURE, changes=(Grant(keywords("haste", "dethrone")),)),
    ),
    creature(
        "Lazav, Dimir Mastermind",
        "{U}{U}{B}{B}",
        "3/3",
        "Shapeshifter",
        *keywords("hexproof"),
        when(
            ZoneChange(And((CREATURE, OwnedBy(Players("opponents")))), to="graveyard"),
            Gate(
                YOU,
                then=BecomeCopy(
                    Event("card"),
                    THIS,
                    (
                        SetName("Lazav, Dimir Mastermind"),
                        ChangeTypes(supertypes=("legendary",)),
                        Grant(keywords("hexproof")),
                    ),
                    keeps=True,
                ),
            ),
        ),
        kinds="legendary creature",
    ),
    creature(
        "Trostani's Summoner",
        "{5}{G}{W}",
        "1/1",
        "Elf Shaman",
        when(
            ENTERS,
            CreateTokens(token("Knight", "2/2", "W", *keywords("vigilance"))),
            CreateTokens(CENTAUR),
            CreateTokens(token("Rhino", "4/4", "G", *keywords("trample"))),
        ),
    ),
    creature(
        "Wayfaring Temple",
        "{1}{G}{W}",
        "*/*",
        "Elemental",
        Static(
            (SetStats(Count(CREATURE_YOU_CONTROL), Count(CREATURE_YOU_CONTROL), defining=True),)
        ),
        when(Damaged(SELF, "player", combat=True), POPULATE),
    ),
    creature(
        "Emmara Tandris",
        "{5}{G}{W}",
        "5/7",
        "Elf Shaman",
        if_would(
            Damaged(to="object", recipient=And((CREATURE_YOU_CONTROL, Status("token")))),
            Prevented(),
        ),
        kinds="legendary creature",
    ),
    spell("Call of the Conclave", "{G}{W}", "sorcery", does(CreateTokens(CENTAUR))),
    spell("Coursers' Accord", "{4}{G}{W}", "sorcery", does(CreateTokens(CENTAUR), POPULATE)),
    planeswalker(
        "Saheeli Rai",
        "{1}{U}{R}",
        3,
        "Saheeli",
        loyal(1, Arrange(1), DealDamage(Players("opponents"), 1)),
        loyal(
            -2,
            CreateTokens(TokenCopy(IT, (ChangeTypes(types=("artifact",)),)), bind="copy"),
            Apply(Bound("copy"), (Grant(keywords("haste")),), "game"),
            Delay(Begins("end"), Move(Bound("copy"), "exile", "exile")),
            to=(target(And((Or((ARTIFACT, CREATURE)), YOURS))),),
        ),
        loyal(-7, Search(ARTIFACT, "battlefield", max=3, different="name")),
    ),
)
