"""Storms: hundreds of triggers on the stack, hundreds of tokens on the table.

The figure is the slowest single answer, with the legal answers after it listed: what the
player waits for. The memory figure is what the process holds more after the storm.
"""

import gc
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable

from domain.cards.ir.language import CreateTokens, TokenSpec
from domain.game.state import Table
from domain.rules import Answer, Attack, Block, Question, listed
from services.documents.board import grouped_view, live_view
from services.ports import LiveView
from tests.bench.figures import Figure
from tests.rules.plays import cast, sorcery
from tests.support.board import Board, Side, board
from tests.support.tables import table_of

TRIGGERS = 500
TOKENS = 300
LONGEST = 2.0
"""Seconds that one answer may take."""

GROWTH = 64.0
"""MiB that a storm may leave behind."""

SHORTEST = 32.0
"""KiB that a view in which tokens alike are told once may have."""

SQUIRREL = TokenSpec(
    types=("creature",), subtypes=("Squirrel",), colors=("G",), power=1, toughness=1
)
SQUIRRELS = sorcery("Squirrels", CreateTokens(SQUIRREL, TOKENS))


class _Clock:
    """Answers one decision after another and keeps the longest time that one took."""

    def __init__(self, table: Board) -> None:
        self.table = table
        self.longest = 0.0
        self.kinds: Counter[str] = Counter()

    def asked(self) -> Question:
        """Return the open question; the time of listing it belongs to the answer before."""
        return self.table.questions()[0]

    def answer(self, answer: Answer | None = None) -> None:
        """Answer what is open, by default with its default, and list what is open then."""
        table, question = self.table, self.asked()
        begun = time.process_time()
        table.answer(question.answered_by or question.seat, answer or question.default)
        listed(table.state, table.cards, table.overlay, table.chance)
        self.longest = max(self.longest, time.process_time() - begun)
        self.kinds[question.kind] += 1


def triggers() -> tuple[Figure, Figure]:
    """Return the slowest answer and the memory that 500 triggers at once leave behind."""
    sides = {
        "A": {"battlefield": ["Soul Warden"] * TRIGGERS + ["Forest"] * 2, "hand": ["Grizzly Bears"]}
    }
    clock = _Clock(cast(board(sides), "Grizzly Bears"))
    clock.answer()
    most = len(clock.table.state.zones["stack"])
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    while clock.table.state.zones["stack"]:
        clock.table.facts.clear()
        clock.answer()
    gc.collect()
    grown = (tracemalloc.get_traced_memory()[0] - before) / 2**20
    tracemalloc.stop()
    on: dict[str, object] = {
        "stack": most, "permanents": TRIGGERS + 3, "decisions": dict(clock.kinds),
        "life": clock.table.life("A"),
    }  # fmt: skip
    return (
        Figure(
            name="storm: 500 triggers", value=clock.longest, unit="s for one answer",
            gate=LONGEST, better="less", measured_on=on,
        ),
        Figure(
            name="storm: memory left behind", value=grown, unit="MiB", gate=GROWTH,
            better="less", measured_on=on,
        ),
    )  # fmt: skip


def tokens() -> Figure:
    """Return the slowest answer where 300 tokens are made, attack and are blocked by 300."""
    sides: dict[str, Side] = {
        "A": {"hand": ["Squirrels"], "battlefield": ["Forest"] * 4},
        "B": {"battlefield": ["Grizzly Bears"] * TOKENS, "life": 1000},
    }
    table = board(sides, more=[SQUIRRELS], wanted=("own:precombat_main", "own:declare_attackers"))
    begun = time.process_time()
    clock = _Clock(cast(table, "Squirrels").resolve())
    clock.longest = time.process_time() - begun
    while clock.table.state.turn.number < 6 and clock.table.state.result is None:
        question = clock.asked()
        refs = [int(c.ref) for c in question.candidates if c.selectable and c.partners]
        if question.kind == "attackers":
            clock.answer(Attack(tuple((ref, question.candidates[0].partners[0]) for ref in refs)))
        elif question.kind == "blockers":
            attackers = [int(to) for to in question.candidates[0].partners]
            halves = list(zip(refs, attackers[: TOKENS // 2], strict=False))
            clock.answer(Block(tuple(halves)))
        else:
            clock.answer()
    return Figure(
        name="board of 300 tokens", value=clock.longest, unit="s for one answer", gate=LONGEST,
        better="less",
        measured_on={"tokens": TOKENS, "others": TOKENS, "decisions": dict(clock.kinds)},
    )  # fmt: skip


def told() -> Figure:
    """Return how large the view of 300 equal tokens is where those alike are told once."""
    laid = board({"A": {"hand": ["Squirrels"]}, "B": {}}, more=[SQUIRRELS])
    table = table_of(cast(laid, "Squirrels").resolve())
    whole, grouped = _built(live_view, table), _built(grouped_view, table)
    return Figure(
        name="view of 300 tokens, told once", value=grouped[0] / 1024, unit="KiB",
        gate=SHORTEST, better="less",
        measured_on={
            "tokens": TOKENS, "each_KiB": whole[0] / 1024,
            "ms": {"each": whole[1], "grouped": grouped[1]},
        },
    )  # fmt: skip


def _built(build: Callable[[Table, str], LiveView], table: Table) -> tuple[int, float]:
    """Return the bytes of a view of A, and in how many milliseconds it is built."""
    begun = time.process_time()
    view = build(table, "A")
    return len(view.body), (time.process_time() - begun) * 1000
