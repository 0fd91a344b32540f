"""The house client plays whole games over the protocol, whatever the game is."""

import asyncio
import io
from random import Random

import httpx
import pytest

from house import persistence
from house.client import Client, Problem, Seen
from house.exhibition import run
from house.player import Endless, Player
from tests.house.service import MOVES, StoneService

URL = "http://service.test"


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(persistence, "FIRST_PAUSE", 0.0)


async def exhibit(service: StoneService, *, games: int = 1, quiet: bool = True) -> tuple[int, str]:
    printed = io.StringIO()
    code = await run(URL, seed=1, games=games, quiet=quiet, transport=service, file=printed)
    return code, printed.getvalue()


def test_an_exhibition_plays_to_the_end_and_prints_where_to_look() -> None:
    service = StoneService()
    code, printed = asyncio.run(exhibit(service, games=2))

    assert code == 0
    assert len(service.moves) == MOVES
    assert len(set(service.accounts)) == 2
    assert "Game 2: A (Anna) won, after 6 events and 12 requests." in printed
    assert f"{URL}/v1/games/game-1/replay?version=6&audience=public" in printed
    assert f"{URL}/v1/games/game-1/audits/audit-1  same" in printed


def test_a_format_without_sample_decks_is_told() -> None:
    printed = io.StringIO()
    service = StoneService()
    code = asyncio.run(run(URL, format="marbles", quiet=True, transport=service, file=printed))

    assert code == 1
    assert "There is no sample deck of marbles." in printed.getvalue()


def test_progress_tells_turn_step_and_life() -> None:
    service = StoneService()
    code, printed = asyncio.run(exhibit(service, quiet=False))

    assert code == 0
    assert "Turn 1 (A), first main; life A 20, B 17" in printed
    assert service.views


def test_an_incomplete_answer_is_sent_again_longer() -> None:
    service = StoneService()
    asyncio.run(exhibit(service))

    for move in service.moves:
        first, second = move["answers"]
        assert set(first) == {"choose"}
        assert set(second) == {"number"}


def test_a_write_whose_reply_is_lost_takes_effect_once() -> None:
    service = StoneService(drop_every=3)
    code, _ = asyncio.run(exhibit(service))

    assert code == 0
    assert len(service.moves) == MOVES
    assert sorted(set(service.keys.values())) == [1, 2]


def test_a_refusal_ends_the_exhibition_with_exit_code_1() -> None:
    code, printed = asyncio.run(exhibit(StoneService(refuse_move=3)))

    assert code == 1
    assert "POST /v1/games/game-1/decisions/d_3 → 409: Not now." in printed


def test_a_service_that_cannot_be_reached_gives_exit_code_1() -> None:
    async def nobody(request: httpx.Request) -> httpx.Response:
        raise httpx.ConnectError("nobody is there", request=request)

    printed = io.StringIO()
    code = asyncio.run(run(URL, transport=httpx.MockTransport(nobody), file=printed))

    assert code == 1
    assert "nobody is there" in printed.getvalue()


def test_a_view_that_still_stands_is_not_sent_again() -> None:
    service = StoneService()

    async def look_twice() -> tuple[Seen, Seen]:
        async with httpx.AsyncClient(base_url=URL, transport=service) as http:
            stranger = Client(http, "token-0")
            first = await stranger.view("game-1")
            return first, await stranger.view("game-1", first)

    first, second = asyncio.run(look_twice())

    assert first is second
    assert service.unchanged == 1


def test_a_problem_names_the_request_and_keeps_what_was_sent() -> None:
    async def wrong() -> None:
        async with httpx.AsyncClient(base_url=URL, transport=StoneService()) as http:
            await Client(http).answer("game-1", "d_99", [{"choose": ["pass"]}])

    with pytest.raises(Problem, match="409: Not now") as caught:
        asyncio.run(wrong())
    assert caught.value.document["title"] == "Illegal answer"
    assert '"pass"' in caught.value.sent


def test_a_decision_that_never_completes_is_given_up() -> None:
    question = StoneService()._question("act")

    async def more(_: httpx.Request) -> httpx.Response:
        return httpx.Response(200, json={"complete": False, "next": question})

    async def decide() -> None:
        transport = httpx.MockTransport(more)
        async with httpx.AsyncClient(base_url=URL, transport=transport) as http:
            await Player(Client(http), "game-1", Random(1)).decide(question)

    with pytest.raises(Endless, match="more than 64 answers"):
        asyncio.run(decide())


def test_a_tally_counts_kinds_and_picks() -> None:
    async def play() -> Player:
        async with httpx.AsyncClient(base_url=URL, transport=StoneService()) as http:
            player = Player(Client(http), "game-1", Random(1))
            await player.decide(StoneService()._question("act"))
            return player

    tally = asyncio.run(play()).tally

    assert tally.kinds == {"act": 1, "number": 1}
    assert tally.prompts == {"stone.act": 1, "stone.number": 1}
    assert sum(tally.picks.values()) == 1
    assert tally.requests == 2
