"""White cards of many kinds."""

from domain.cards.corpus.forms import (
    creature,
    does,
    enchanted,
    instead,
    keywords,
    pays,
    permanent,
    spell,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    DIES,
    IT,
    LAND,
    SELF,
    THEIRS,
    YOU,
    YOUR_UPKEEP,
    YOURS,
    in_your_graveyard,
)
from domain.cards.ir.language import (
    Activated,
    AddStats,
    CreateTokens,
    Deontic,
    Discard,
    Effect,
    ForEach,
    GainLife,
    Gate,
    Keyword,
    Move,
    Note,
    PayMana,
    Sacrifice,
    Static,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Bound,
    Count,
    Filter,
    Players,
    PlayerStat,
    Var,
    ZoneChange,
)
from domain.cards.mana import mana_cost
from domain.cards.predefined_tokens import FOOD


def evened(what: str, kind: Filter) -> tuple[Effect, ...]:
    """Each player keeps as many of a kind as the player has who has the fewest."""
    fewest, theirs = f"fewest {what}", Count(And((kind, THEIRS)))
    return (
        Note(fewest, Count(And((kind, YOURS)))),
        ForEach(Players("all"), Note(fewest, Arith("min", Var(fewest), theirs))),
        Sacrifice(kind, Arith("-", theirs, Var(fewest)), Players("all")),
    )


CARDS = (
    creature("Stormfront Pegasus", "{1}{W}", "2/1", "Pegasus", *keywords("flying")),
    permanent("Marble Chalice", "{2}{W}", "artifact", Activated(pays(tap=True), GainLife(1))),
    creature(
        "Sightless Brawler", "{1}{W}", "3/2", "Human Warrior",
        Keyword("bestow", mana_cost("{4}{W}")),
        Static((Deontic("cant", "attack", at_least=2),)),
        enchanted(AddStats(3, 2), Deontic("cant", "attack", at_least=2)),
        kinds="enchantment creature",
    ),
    creature(
        "Bringer of the White Dawn", "{7}{W}{W}", "5/5", "Bringer",
        instead(PayMana(mana_cost("{W}{U}{B}{R}{G}"))),
        *keywords("trample"),
        when(
            YOUR_UPKEEP, Gate(YOU, Move(IT, "battlefield", "return")),
            to=(in_your_graveyard(ARTIFACT),),
        ),
    ),
    creature(
        "Bartered Cow", "{3}{W}", "3/3", "Ox",
        when(DIES, CreateTokens(FOOD)),
        Triggered(
            ZoneChange(SELF, "hand", verb="discard"), CreateTokens(FOOD), zone="graveyard"
        ),
    ),
    spell(
        "Sun's Bounty", "{1}{W}", "instant", does(GainLife(4)),
        Keyword("recover", mana_cost("{1}{W}")),
    ),
    spell(
        "Balance", "{1}{W}", "sorcery",
        does(
            *evened("lands", LAND),
            Note("fewest cards", PlayerStat(Players("all"), "hand", "min")),
            Discard(
                Arith("-", PlayerStat(Bound("each"), "hand"), Var("fewest cards")), Players("all")
            ),
            *evened("creatures", CREATURE),
        ),
    ),
)  # fmt: skip
