"""White sorceries."""

from domain.cards.corpus.forms import does, keywords, spell, target
from domain.cards.corpus.parts import (
    ANY_PLAYER,
    ARTIFACT,
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    DESTROY_IT,
    ENCHANTMENT,
    EXILE_IT,
    IT,
    LAND,
    OUTLANDED,
    SPIRIT,
    THEIRS,
    YOU,
    YOUR_DEAD_CREATURE,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    Bind,
    Choose,
    CreateTokens,
    GainLife,
    Grant,
    If,
    Keyword,
    Mode,
    Move,
    Sacrifice,
    Search,
    SetLife,
    SpellAbility,
    TokenSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    Arith,
    Bound,
    Count,
    Is,
    Not,
    Players,
    PlayerStat,
    StatCompare,
    Status,
    Subtype,
    Var,
)
from domain.cards.mana import mana_cost

CARDS = (
    spell(
        "Wrath of God", "{2}{W}{W}", "sorcery",
        does(Move(All(CREATURE), "graveyard", "destroy", regenerate=False)),
    ),
    spell("Day of Judgment", "{2}{W}{W}", "sorcery",
          does(Move(All(CREATURE), "graveyard", "destroy"))),
    spell("Armageddon", "{3}{W}", "sorcery", does(Move(All(LAND), "graveyard", "destroy"))),
    spell(
        "Planar Cleansing", "{3}{W}{W}{W}", "sorcery",
        does(Move(All(Not(LAND)), "graveyard", "destroy")),
    ),
    spell(
        "Solemn Offering", "{2}{W}", "sorcery",
        does(DESTROY_IT, GainLife(4), to=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell(
        "Revoke Existence", "{1}{W}", "sorcery",
        does(EXILE_IT, to=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell(
        "Angelic Blessing", "{2}{W}", "sorcery",
        does(Apply(IT, (AddStats(3, 3), Grant(keywords("flying")))), to=(target(CREATURE),)),
    ),
    spell("Sacred Nectar", "{1}{W}", "sorcery", does(GainLife(4))),
    spell("Chaplain's Blessing", "{W}", "sorcery", does(GainLife(5))),
    spell("Spectral Procession", "{2/W}{2/W}{2/W}", "sorcery", does(CreateTokens(SPIRIT, 3))),
    spell(
        "Phyrexian Rebirth", "{4}{W}{W}", "sorcery",
        does(
            Move(All(CREATURE), "graveyard", "destroy", bind="creatures destroyed"),
            CreateTokens(
                TokenSpec(("artifact", "creature"), ("Phyrexian", "Horror"), power=0, toughness=0),
                power=Var("creatures destroyed"), toughness=Var("creatures destroyed"),
            ),
        ),
    ),
    spell(
        "Flicker", "{1}{W}", "sorcery",
        does(
            Move(IT, "exile", "exile", bind="exiled card"),
            Move(Bound("exiled card"), "battlefield", "return"),
            to=(target(Not(Status("token"))),),
        ),
    ),
    spell(
        "Blessed Wind", "{7}{W}{W}", "sorcery", does(SetLife(20, IT), to=(ANY_PLAYER,))
    ),
    spell(
        "Breath of Life", "{3}{W}", "sorcery",
        does(Move(IT, "battlefield", "return"), to=(YOUR_DEAD_CREATURE,)),
    ),
    spell(
        "False Defeat", "{3}{W}", "sorcery",
        does(Move(IT, "battlefield", "return"), to=(YOUR_DEAD_CREATURE,)),
    ),
    spell(
        "Resurrection", "{2}{W}{W}", "sorcery",
        does(Move(IT, "battlefield", "return"), to=(YOUR_DEAD_CREATURE,)),
    ),
    spell("Idyllic Tutor", "{2}{W}", "sorcery", does(Search(ENCHANTMENT, "hand", reveal=True))),
    spell(
        "Three Dreams", "{4}{W}", "sorcery",
        does(Search(Subtype("Aura"), "hand", max=3, reveal=True, different="name")),
    ),
    spell(
        "Gift of Estates", "{1}{W}", "sorcery",
        does(If(OUTLANDED, Search(Subtype("Plains"), "hand", max=3, reveal=True))),
    ),
    spell(
        "Austere Command", "{4}{W}{W}", "sorcery",
        SpellAbility(
            modes=(
                Mode(Move(All(ARTIFACT), "graveyard", "destroy")),
                Mode(Move(All(ENCHANTMENT), "graveyard", "destroy")),
                Mode(
                    Move(
                        All(And((CREATURE, StatCompare("mana_value", "<=", 3)))), "graveyard",
                        "destroy",
                    )
                ),
                Mode(
                    Move(
                        All(And((CREATURE, StatCompare("mana_value", ">=", 4)))), "graveyard",
                        "destroy",
                    )
                ),
            ),
            choose_min=2, choose_max=2,
        ),
    ),
    spell(
        "Hallowed Burial", "{3}{W}{W}", "sorcery",
        does(Move(All(CREATURE), "library", place="bottom")),
    ),
    spell(
        "Cataclysm", "{2}{W}{W}", "sorcery",
        does(
            Bind("artifacts", Choose(Players("all"), And((ARTIFACT, THEIRS)))),
            Bind("creatures", Choose(Players("all"), And((CREATURE, THEIRS)))),
            Bind("enchantments", Choose(Players("all"), And((ENCHANTMENT, THEIRS)))),
            Bind("lands", Choose(Players("all"), And((LAND, THEIRS)))),
            Sacrifice(
                And(
                    (
                        Not(Is(Bound("artifacts"))), Not(Is(Bound("creatures"))),
                        Not(Is(Bound("enchantments"))), Not(Is(Bound("lands"))),
                    )
                ),
                Count(ANYTHING), Players("all"),
            ),
        ),
    ),
    spell(
        "Peach Garden Oath", "{W}", "sorcery",
        does(GainLife(Arith("*", 2, Count(CREATURE_YOU_CONTROL)))),
    ),
    spell(
        "Invincible Hymn", "{6}{W}{W}", "sorcery", does(SetLife(PlayerStat(YOU, "library")))
    ),
    spell(
        "Lingering Souls", "{2}{W}", "sorcery", does(CreateTokens(SPIRIT, 2)),
        Keyword("flashback", mana_cost("{1}{B}")),
    ),
)  # fmt: skip
