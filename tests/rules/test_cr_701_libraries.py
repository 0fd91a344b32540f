"""Looking at cards and moving some of them: who learns what (CR 401.4, 701.20, 701.23)."""

from domain.cards.ir.language import (
    Among,
    Bind,
    Choose,
    Look,
    Move,
    Search,
    Shuffle,
    TopOf,
    TopUntil,
)
from domain.cards.ir.terms import Bound, Is, Not, Players, Type, You
from domain.rules import facts as f
from tests.rules.plays import pick, resolved, sorcery
from tests.support.board import board
from tests.support.chance import ScriptedChance

CARDS = Bound("cards")
LIBRARY = ["Shock", "Craw Wurm", "Memnite", "Island"]
REST_AT_RANDOM = sorcery(
    "Scatter",
    Bind("cards", TopOf(You(), 3)),
    Look(CARDS),
    Move(Choose(You(), among=CARDS), "hand"),
    Move(CARDS, "library", place="bottom", order="random"),
)


def test_401_4_cards_put_away_at_random_are_known_to_nobody() -> None:
    table = board(
        A={"hand": ["Scatter"], "library": LIBRARY},
        more=[REST_AT_RANDOM],
        chance=ScriptedChance(shuffles=[(1, 0)]),
    )
    resolved(table, "Scatter")
    table.answer("A", pick(table.id("Memnite", "library")))
    assert sorted(table.names("library:A")) == sorted(["Island", "Shock", "Craw Wurm"])
    bottom = table.state.zones["library:A"][1:]
    assert all(table.state.objects[oid].known_to == () for oid in bottom)
    (arranged,) = table.happened(f.Arranged)
    assert arranged.audience == "none"


def test_401_4_the_order_of_chance_does_not_depend_on_the_order_before() -> None:
    ends = set()
    for library in (LIBRARY, [LIBRARY[1], LIBRARY[0], *LIBRARY[2:]]):
        table = board(
            A={"hand": ["Scatter"], "library": library},
            more=[REST_AT_RANDOM],
            chance=ScriptedChance(),
        )
        resolved(table, "Scatter")
        table.answer("A", pick(table.id("Memnite", "library")))
        ends.add(tuple(table.names("library:A")))
    assert len(ends) == 1


def test_701_20_what_a_player_looks_at_is_asked_about_in_secret() -> None:
    table = board(A={"hand": ["Scatter"], "library": LIBRARY}, more=[REST_AT_RANDOM])
    resolved(table, "Scatter")
    question = table.asked("select")
    assert (question.seat, question.secret) == ("A", True)
    looked = table.state.zones["library:A"][:3]
    assert [table.state.objects[oid].known_to for oid in looked] == [("A",)] * 3


def test_701_20_that_no_card_fits_among_those_looked_at_is_no_secret_told() -> None:
    dig = sorcery(
        "Dig",
        Bind("cards", TopOf(You(), 2)),
        Look(CARDS),
        Move(Choose(You(), Type("creature"), min=0, among=CARDS), "hand", "reveal"),
    )
    table = board(A={"hand": ["Dig"], "library": ["Shock", "Island"]}, more=[dig])
    resolved(table, "Dig")
    assert table.asked("select").candidates == ()


def test_701_20_cards_are_revealed_down_to_the_one_that_was_looked_for() -> None:
    reveal = sorcery(
        "Unveil",
        Bind("cards", TopUntil(You(), Type("creature"), 2)),
        Look(CARDS, reveal=True),
        Move(Among(CARDS, Type("creature")), "hand"),
        Move(CARDS, "graveyard"),
    )
    table = board(A={"hand": ["Unveil"], "library": LIBRARY}, more=[reveal])
    resolved(table, "Unveil")
    assert sorted(table.names("hand:A")) == ["Craw Wurm", "Memnite"]
    assert table.names("library:A") == ["Island"]
    (known,) = table.happened(f.Known)
    assert (len(known.objects), known.to) == (3, ("*",))


def test_701_23_what_is_found_can_wait_until_all_is_moved() -> None:
    fetch = sorcery(
        "Fetch",
        Search(Type("land"), None, max=2, reveal=True, bind="cards"),
        Bind("first", Choose(You(), among=CARDS)),
        Move(Bound("first"), "battlefield", tapped=True),
        Move(Among(CARDS, Not(Is(Bound("first")))), "hand"),
        Shuffle(),
    )
    table = board(A={"hand": ["Fetch"], "library": ["Island", "Shock", "Swamp"]}, more=[fetch])
    resolved(table, "Fetch")
    swamp, island = (table.id(name, "library") for name in ("Swamp", "Island"))
    table.answer("A", pick(swamp, island))
    table.answer("A", pick(swamp))
    assert table.state.objects[table.id("Swamp")].tapped
    assert table.names("hand:A") == ["Island"]
    assert len(table.happened(f.Shuffled)) == 1


def test_701_23_a_search_that_is_limited_in_sum_refuses_more() -> None:
    find = sorcery(
        "Muster", Search(Type("creature"), "battlefield", max=9, total=("mana_value", 2))
    )
    table = board(
        A={"hand": ["Muster"], "library": ["Memnite", "Grizzly Bears", "Craw Wurm"]}, more=[find]
    )
    resolved(table, "Muster")
    question = table.asked("select")
    assert question.check is not None
    wurm = pick(table.id("Craw Wurm", "library"))
    assert question.check(wurm) is not None
    table.answer("A", pick(table.id("Memnite", "library"), table.id("Grizzly Bears", "library")))
    assert sorted(table.names("battlefield")) == ["Grizzly Bears", "Memnite"]


def test_101_4_several_players_choose_one_after_another() -> None:
    raid = sorcery(
        "Raid",
        Bind("cards", Choose(Players("all"), zone="hand", from_zone_of=Bound("each"))),
        Move(CARDS, "graveyard", "discard"),
    )
    table = board(
        A={"hand": ["Raid", "Shock", "Memnite"]}, B={"hand": ["Island", "Swamp"]}, more=[raid]
    )
    resolved(table, "Raid")
    assert table.asked("select").seat == "A"
    table.answer("A", pick(table.id("Memnite", "hand:A")))
    assert table.names("graveyard:A") == []
    assert table.asked("select").seat == "B"
    table.answer("B", pick(table.id("Swamp", "hand:B")))
    assert (table.names("hand:A"), table.names("hand:B")) == (["Shock"], ["Island"])
