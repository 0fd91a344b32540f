"""White cards that explore, investigate, roll dice or make predefined tokens."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    spell,
    when,
)
from domain.cards.corpus.parts import CREATURE, CREATURES_YOU_CONTROL, IT, LAND, THIS, YOU, YOURS
from domain.cards.ir.language import (
    AddStats,
    Apply,
    Bind,
    Choose,
    CreateTokens,
    Delay,
    GainLife,
    Gate,
    Grant,
    KeywordAction,
    Move,
    PutCounters,
    Seq,
    TargetSpec,
    Vote,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Attacks,
    Begins,
    Bound,
    CastSpell,
    Drew,
    Event,
    Not,
    OwnedBy,
    OwnerOf,
    Players,
    StatCompare,
    X,
)
from domain.cards.predefined_tokens import TREASURE

CARDS = (
    spell(
        "Sanguine Sacrament", "{X}{W}{W}", "instant",
        does(GainLife(Arith("*", 2, X())), Move(THIS, "library", place="bottom")),
    ),
    creature(
        "Bygone Bishop", "{2}{W}", "2/3", "Spirit Cleric", *keywords("flying"),
        when(
            CastSpell(And((CREATURE, StatCompare("mana_value", "<=", 3))), YOU),
            KeywordAction("investigate"),
        ),
    ),
    permanent(
        "Smothering Tithe", "{3}{W}", "enchantment",
        when(
            Drew(Players("opponents")),
            Gate(Event("player"), pay=pays("{2}"), otherwise=CreateTokens(TREASURE)),
        ),
    ),
    spell(
        "Council's Judgment", "{1}{W}{W}", "sorcery",
        does(
            Vote(among=And((Not(LAND), Not(YOURS)))), Move(Bound("elected"), "exile", "exile")
        ),
    ),
    planeswalker(
        "Basri, Devoted Paladin", "{4}{W}{W}", 4, "Basri",
        loyal(
            1, PutCounters(IT, "+1/+1"), Apply(IT, (Grant(keywords("vigilance")),)),
            to=(TargetSpec(CREATURE, min=0),),
        ),
        loyal(-1, Delay(Attacks(CREATURE), PutCounters(Event(), "+1/+1"), duration="end_of_turn")),
        loyal(-6, Apply(CREATURES_YOU_CONTROL, (AddStats(2, 2), Grant(keywords("flying"))))),
    ),
    creature(
        "Dawnbreak Reclaimer", "{4}{W}{W}", "5/5", "Angel", *keywords("flying"),
        when(
            Begins("end", YOU),
            Bind(
                "card chosen",
                Choose(YOU, And((CREATURE, OwnedBy(Players("opponents")))), "graveyard"),
            ),
            Bind(
                "other card",
                Choose(OwnerOf(Bound("card chosen")), CREATURE, "graveyard", from_zone_of=YOU),
            ),
            Gate(
                YOU,
                Seq(
                    (
                        Move(Bound("card chosen"), "battlefield", "return"),
                        Move(Bound("other card"), "battlefield", "return"),
                    )
                ),
            ),
        ),
    ),
)  # fmt: skip
