"""The ante, the start of the game and what follows from its end (C-21 to C-27)."""

import domain.rules as game
from domain.cards.catalogue import STARTER
from domain.formats.centurion.overlay import Centurion
from domain.rules import EVERYBODY
from domain.rules import facts as f
from domain.rules.answers import Choose
from domain.rules.state import GameState
from services.rulesets import printed
from tests.support.board import Board, board
from tests.support.chance import ScriptedChance

KEEP, MULLIGAN = Choose(("keep",)), Choose(("mulligan",))
DECK = ("Shock", "Terror", "Grizzly Bears", "Counterspell", "Serra Angel") * 4


def opened(seats: str = "AB", decks: dict[str, tuple[str, ...]] | None = None) -> Board:
    """Start a game of Centurion; decks that are not given are all alike."""
    lists = {seat: (decks or {}).get(seat, DECK) for seat in seats}
    cards = {name: STARTER.find(name) for names in lists.values() for name in names}
    found = {
        seat: [
            (card.digest, f"{seat}:{at}")
            for at, name in enumerate(names, start=1)
            if (card := cards[name]) is not None
        ]
        for seat, names in lists.items()
    }
    shown = {card.digest: printed(card) for card in cards.values() if card is not None}
    overlay, chance = Centurion(), ScriptedChance()
    done = game.open_game(tuple(seats), found, shown, STARTER, overlay, chance)
    table = Board(done.state, STARTER, overlay, chance)
    table.facts.extend(done.facts)
    return table


def kept(table: Board) -> Board:
    """Everybody keeps their hand."""
    while table.questions() and table.questions()[0].kind == "setup":
        table.answer(table.questions()[0].seat, KEEP)
    return table


def stakes(table: Board) -> list[tuple[str, str, str]]:
    """Return loser, winner and slot of each card that changes hands."""
    found = Centurion().stakes(table.state)
    return [(each.loser, each.winner, each.slot) for each in found]


def put_up(state: GameState, seat: str) -> game.GameObject:
    (oid,) = state.zones[f"ante:{seat}"]
    return state.objects[oid]


def test_the_top_card_goes_to_the_ante_before_opening_hands_are_drawn_c_21() -> None:
    table = opened()
    moves = table.happened(f.Moved)
    assert [(move.verb, move.to) for move in moves[:2]] == [("ante", "ante:A"), ("ante", "ante:B")]
    assert {move.verb for move in moves[2:]} == {"draw"}
    assert len(table.state.zones["library:A"]) == len(DECK) - 1 - 7


def test_the_ante_lies_face_up_for_everybody_c_21() -> None:
    table = opened()
    for seat in "AB":
        thing = put_up(table.state, seat)
        assert thing.known_to == (EVERYBODY,)
        assert not thing.face_down
    antes = [move for move in table.happened(f.Moved) if move.verb == "ante"]
    assert [move.audience for move in antes] == ["public", "public"]


def test_a_mulligan_leaves_the_ante_alone_c_27() -> None:
    table = opened()
    before = put_up(table.state, "A").id
    table.answer("A", MULLIGAN).answer("B", KEEP)
    assert put_up(table.state, "A").id == before
    assert len(table.state.zones["hand:A"]) == 6


def test_the_mulligan_is_the_paris_one_and_the_first_is_free_with_more_players_c_27() -> None:
    table = opened("ABC")
    for seat, answer in zip("ABC", (MULLIGAN, KEEP, KEEP), strict=True):
        table.answer(seat, answer)
    assert len(table.state.zones["hand:A"]) == 7
    again = table.answer("A", MULLIGAN)
    assert len(again.state.zones["hand:A"]) == 6
    assert table.asked("setup").prompt == "setup.mulligan"


def test_the_first_of_two_players_skips_the_draw_c_27() -> None:
    table = kept(opened()).pass_until("precombat_main")
    assert len(table.state.zones["hand:A"]) == 7
    assert table.life("A") == 20
    assert len(kept(opened("ABC")).pass_until("precombat_main").state.zones["hand:A"]) == 8


def test_the_loser_s_ante_goes_to_the_winner_c_22() -> None:
    table = kept(opened()).concede("A")
    assert stakes(table) == [("A", "B", put_up(table.state, "A").slot)]


def test_nothing_is_at_stake_while_the_game_goes_on_c_22() -> None:
    assert Centurion().stakes(kept(opened()).state) == ()


def test_the_winner_s_cards_of_that_name_may_be_signed_instead_c_23() -> None:
    table = kept(opened(decks={"A": ("Terror",) * 20, "B": ("Shock", "Terror", *["Opt"] * 18)}))
    (stake,) = Centurion().stakes(table.concede("A").state)
    assert stake.own == ("B:2",)
    table = kept(opened(decks={"A": ("Opt",) * 20, "B": ("Shock",) * 20}))
    (stake,) = Centurion().stakes(table.concede("A").state)
    assert stake.own == ()


def test_the_winner_s_own_anted_card_counts_among_them_c_23() -> None:
    table = kept(opened(decks={"A": ("Shock",) * 20, "B": ("Shock",) * 20}))
    (stake,) = Centurion().stakes(table.concede("A").state)
    assert put_up(table.state, "B").slot in stake.own


def test_in_a_draw_nobody_loses_a_card_c_24() -> None:
    table = kept(opened())
    done = game.agree_draw(table.state, table.cards, table.overlay, table.chance)
    assert Centurion().stakes(done.state) == ()


def test_a_concession_is_a_loss_and_so_is_a_disqualification_c_24() -> None:
    table = kept(opened())
    state, cards, overlay = table.state, table.cards, table.overlay
    done = game.lose(state, "B", "disqualified", "C-24", cards, overlay, table.chance)
    assert [stake.loser for stake in Centurion().stakes(done.state)] == ["B"]


def test_the_last_one_standing_takes_every_ante_c_25() -> None:
    table = kept(opened("ABC"))
    antes = {seat: put_up(table.state, seat).slot for seat in "ABC"}
    table.concede("A")
    assert table.state.result is None
    assert put_up(table.state, "A").slot == antes["A"]
    table.concede("C")
    assert stakes(table) == [("A", "B", antes["A"]), ("C", "B", antes["C"])]


def test_all_losing_at_once_is_a_draw_c_25() -> None:
    table = board(A={"life": 0, "ante": ["Shock"]}, B={"life": 0, "ante": ["Opt"]},
                  overlay=Centurion(), begin=True)  # fmt: skip
    assert table.state.result is not None
    assert Centurion().stakes(table.state) == ()
