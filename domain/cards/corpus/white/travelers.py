"""White planeswalkers, and what becomes planeswalkers."""

from domain.cards.corpus.forms import keywords, loyal, planeswalker, when
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    IT,
    SOLDIER,
    YOU,
)
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    CreateEmblem,
    CreateTokens,
    Delay,
    Grant,
    Move,
    PutCounters,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import And, Attacks, Batch, Begins, EventAmount, Not, StatCompare, Status

CARDS = (
    planeswalker(
        "Basri Ket", "{1}{W}{W}", 3, "Basri",
        loyal(
            1, PutCounters(IT, "+1/+1"), Apply(IT, (Grant(keywords("indestructible")),)),
            to=(TargetSpec(CREATURE, min=0),),
        ),
        loyal(
            -2,
            Delay(
                Batch(Attacks(And((CREATURE_YOU_CONTROL, Not(Status("token")))))),
                CreateTokens(SOLDIER, EventAmount(), tapped=True, attacking=True),
                once=False, duration="end_of_turn",
            ),
        ),
        loyal(
            -6,
            CreateEmblem(
                (
                    when(
                        Begins("begin_combat", YOU), CreateTokens(SOLDIER),
                        PutCounters(CREATURES_YOU_CONTROL, "+1/+1"),
                    ),
                )
            ),
        ),
    ),
    planeswalker(
        "Elspeth, Sun's Champion", "{4}{W}{W}", 4, "Elspeth",
        loyal(1, CreateTokens(SOLDIER, 3)),
        loyal(-3, Move(All(And((CREATURE, StatCompare("power", ">=", 4)))), "graveyard", "destroy")),
        loyal(
            -7,
            CreateEmblem(
                (
                    Static(
                        (AddStats(2, 2), Grant(keywords("flying"))), affects=CREATURES_YOU_CONTROL
                    ),
                )
            ),
        ),
    ),
)  # fmt: skip
