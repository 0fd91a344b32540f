"""White cards that gather evidence, companions and more."""

from domain.cards.corpus.forms import creature, does, keywords, pays, spell, target, when
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    IT,
    LAND,
    OTHER,
    SELF,
    THIS,
    YOURS,
    awakened,
)
from domain.cards.ir.language import (
    Activated,
    Among,
    Apply,
    Arrange,
    CastOption,
    Delay,
    ExileCost,
    GainLife,
    Grant,
    Move,
    Remember,
    Seq,
    SpellAbility,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    Attacks,
    Bound,
    Does,
    Event,
    GoesUnblocked,
    InZone,
    Supertype,
    ZoneChange,
)

LIFELINK_TO_ATTACKERS = Delay(
    Attacks(CREATURE),
    Apply(Event("object"), (Grant(keywords("lifelink")),)),
    once=False,
    duration="end_of_turn",
)

CARDS = (
    creature(
        "Senu, Keen-Eyed Protector", "{1}{W}", "2/1", "Bird Scout",
        *keywords("flying", "vigilance"),
        Activated(pays("", ExileCost(), tap=True), Seq((GainLife(2), Arrange(2)))),
        Triggered(
            GoesUnblocked(And((CREATURE_YOU_CONTROL, Supertype("legendary")))),
            Move(THIS, "battlefield", attacking=True),
            zone="exile",
        ),
        kinds="legendary creature",
    ),
    spell(
        "Ondu Rising", "{1}{W}", "sorcery",
        does(LIFELINK_TO_ATTACKERS),
        CastOption(
            "awaken", pays("{4}{W}"),
            spell=SpellAbility(
                Seq((LIFELINK_TO_ATTACKERS, awakened(IT, 4))), targets=(target(And((LAND, YOURS))),)
            ),
        ),
    ),
    creature(
        "Savior of Ollenbock", "{1}{W}{W}", "1/2", "Human Soldier", *keywords("training"),
        when(
            Does("train", what=SELF),
            Move(IT, "exile", "exile", bind="exiled card"), Remember("exiled", Bound("exiled card")),
            to=(TargetSpec(And((CREATURE, OTHER)), also="graveyard", min=0),),
        ),
        when(
            ZoneChange(SELF, "battlefield"),
            Move(Among(Bound("exiled"), InZone("exile")), "battlefield"),
        ),
    ),
)  # fmt: skip
