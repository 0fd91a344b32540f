"""Abuse cases 22 and 23: hostile content, and resources."""

import io
import json
import logging
import sys
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
import structlog

from api.streaming.slots import MOST_BY_TOKEN
from domain.rules import chapters
from infra.logging import configure_logging
from tests.api.conftest import in_memory
from tests.leaks.gathering import NOBODY, STRANGER, Gathering
from tests.leaks.test_abuse_cases_6_to_8 import some_way_in
from tests.support.twin_asking import Ask, Seen
from tests.support.twin_services import World

Json = dict[str, Any]

CORPUS = (
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'-alert(1)-'",
    "javascript:alert(1)", "</script><svg onload=alert(1)>", "{{7*7}}${7*7}<%= 7*7 %>",
    "<!--#exec cmd=\"id\"-->", "&lt;b&gt;&#60;b&#62;", "\u2028alert(1)\u2029", "\u202egnp.exe",
    "`${alert(1)}`", "data:text/html;base64,PHNjcmlwdD4=", "%3Cscript%3E", "';DROP TABLE events;--",
)  # fmt: skip
"""Texts that have been markup, code or commands somewhere."""

UNPRINTABLE = ("\x1b[31mred", "one\nlevel=error two", "one\r\nSet-Cookie: x=1", "nul\x00", "\x7f")


# -- 22: hostile content --


def harmless(seen: Seen) -> bool:
    """Whether no browser takes an answer for a document with scripts of somebody's choice."""
    kind = seen.header("content-type")
    data = kind in {"application/json", "application/problem+json"} or not seen.body
    return data and seen.header("x-content-type-options") == "nosniff"


async def test_case_22_what_people_write_comes_back_as_data_and_as_it_was() -> None:
    here = await Gathering.begun((0, 1))
    sample = (await here.ask(NOBODY, "GET", "/v1/sample-decks")).json["decks"][0]
    for text in CORPUS:
        body = {"name": text, "format": "duel", "entries": sample["entries"]}
        made = await here.ask(STRANGER, "POST", "/v1/decks", body)
        assert made.json["deck"]["name"] == text
        token = {"name": STRANGER, "password": "correct horse battery", "label": text}
        assert (await here.ask(NOBODY, "POST", "/v1/tokens", token)).json["label"] == text
        for role, path, sent in (
            (NOBODY, "/v1/accounts", {"name": text, "password": text + "12345678"}),
            (STRANGER, "/v1/games", {"format": "duel", "options": {text: text}}),
            (STRANGER, "/v1/games", {"format": text}),
            (
                STRANGER,
                "/v1/decks/check",
                {"format": "duel", "entries": [{"name": text, "count": 4}]},
            ),
            (STRANGER, "/v1/decks/import", {"text": f"4 {text}\n{text}"}),
            (
                "A",
                f"{here.path}/decisions/{quote(text, safe='')}",
                {"answers": [{"choose": [text]}]},
            ),
        ):
            assert (await here.ask(role, "POST", path, sent)).status < 500
    for path in ("/v1/decks", "/v1/tokens"):
        listed = (await here.ask(STRANGER, "GET", path)).json[path.rpartition("/")[2]]
        assert {one.get("name", one.get("label")) for one in listed} >= set(CORPUS)
    assert [one.ask.path for one in here.heard if not harmless(one.seen)] == []


async def test_case_22_no_name_of_a_person_can_be_markup() -> None:
    here = await Gathering.begun((0, 1))
    for text in (*CORPUS, *UNPRINTABLE):
        body = {"name": text, "password": "correct horse battery"}
        assert (await here.ask(NOBODY, "POST", "/v1/accounts", body)).status == 422, text


async def test_case_22_a_path_or_a_query_is_never_repeated_in_a_page() -> None:
    here = await Gathering.begun((0, 1))
    page = await here.ask(NOBODY, "GET", f"/games/{here.party.game}/replay")
    for text in CORPUS:
        told = quote(text, safe="")
        shown = await here.ask(NOBODY, "GET", f"/games/{told}/replay", params={"x": text})
        if len(text) <= 64 and "/" not in text:
            assert shown.body == page.body
        for path in (f"/{told}", f"/v1/{told}", f"/v1/games/{told}", f"/v1/cards/{told}"):
            seen = await here.ask(NOBODY, "GET", path, params={"audience": text, "q": text})
            assert harmless(seen)
            assert seen.status in {404, 422}
    policy = dict(part.split(" ", 1) for part in page.header("content-security-policy").split("; "))
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["connect-src"] == "'self'"
    assert "unsafe" not in page.header("content-security-policy")
    assert "http" not in page.header("content-security-policy")
    assert page.header("x-content-type-options") == "nosniff"


@pytest.fixture(params=[True, False], ids=["as json", "as text"])
def log(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything that the service logs, as it is written."""
    root = logging.getLogger()
    held, level = root.handlers, root.level
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    configure_logging("DEBUG", as_json=request.param)
    yield written
    root.handlers, root.level = held, level
    structlog.reset_defaults()


async def test_case_22_nothing_that_is_sent_makes_a_log_line_of_its_own(log: io.StringIO) -> None:
    world = World.around(in_memory())
    sent = 0
    for text in (*CORPUS, *UNPRINTABLE):
        told = quote(text, safe="")
        for ask in (
            Ask("GET", f"/v1/games/{told}"), Ask("GET", f"/{told}"),
            Ask("POST", "/v1/accounts", json={"name": text, "password": text * 9}),
            Ask("GET", "/v1/me", text.encode("ascii", "ignore").decode().split("\n")[0].strip("\r\0")),
        ):  # fmt: skip
            heard = world.begin(ask) if _sendable(ask) else None
            if heard is not None:
                await heard.hear()
                await heard.leave()
                sent += 1
    lines = [line for line in log.getvalue().splitlines() if "antechamber.api" in line]
    assert len(lines) == sent
    assert not any(text in log.getvalue() for text in (*CORPUS, *UNPRINTABLE))
    for line in log.getvalue().splitlines():
        if line.startswith("{"):
            assert json.loads(line)["logger"]


def _sendable(ask: Ask) -> bool:
    """Whether a client can put the token into a header at all."""
    return ask.token is None or (ask.token.isprintable() and ask.token == ask.token.strip())


# -- 23: resources --


async def test_case_23_no_page_is_larger_than_its_limit() -> None:
    here = await some_way_in()
    for path, most in (
        ("/v1/games", 100), (f"{here.path}/events", 500), (f"{here.path}/timeline", 1000),
        ("/v1/cards", 200),
    ):  # fmt: skip
        assert (await here.ask("A", "GET", path, params={"limit": str(most)})).status == 200
        for wrong in (most + 1, 10**12, 0, -1):
            assert (await here.ask("A", "GET", path, params={"limit": str(wrong)})).status == 422
    for end in ("/events", "/decisions"):
        for wait in ("31", "1e9", "inf", "nan", "-1"):
            assert (await here.get("A", end, wait=wait)).status == 422


@pytest.mark.parametrize("size", [256 * 1024 + 1, 3_000_000])
async def test_case_23_a_huge_body_is_refused_before_it_is_read_whole(size: int) -> None:
    here = await Gathering.begun((0, 1))
    for path in ("/v1/decks", "/v1/accounts", "/v1/decks/import", f"{here.path}/actions"):
        seen = await here.ask(STRANGER, "POST", path, content=b'"' + b"x" * size + b'"')
        assert seen.status == 413, (path, seen.body)


@pytest.mark.parametrize("deep", [b"[" * 100_000, b'{"a":' * 50_000, b"[" * 900 + b"]" * 900])
async def test_case_23_deeply_nested_json_is_refused_and_breaks_nothing(deep: bytes) -> None:
    here = await Gathering.begun((0, 1))
    for path in ("/v1/decks", "/v1/decks/check", "/v1/sandboxes", f"{here.path}/actions"):
        seen = await here.ask(STRANGER, "POST", path, content=deep)
        assert seen.status in {400, 422}, (path, seen.body)


async def test_case_23_one_token_opens_so_many_streams_and_no_more() -> None:
    here = await Gathering.begun((0, 1))
    ask = Ask(
        "GET", f"{here.path}/events", here.tokens["A"], headers={"Accept": "text/event-stream"}
    )
    open_ones = [here.world.begin(ask) for _ in range(MOST_BY_TOKEN)]
    for one in open_ones:
        await one.hear(b'"record":"state"')
    refused = await here.send("A", ask)
    assert (refused.status, refused.json["code"]) == (429, "too-many-streams")
    assert (await here.get("A", "/events", wait="1", after=str(here.version))).status == 429
    assert (await here.ask("B", "GET", f"{here.path}/events", headers=ask.headers,
                           until=b'"record":"state"')).status == 200  # fmt: skip
    for one in open_ones:
        await one.leave()
    assert (await here.get("A", "/events", wait="0.01", after=str(here.version))).status == 200


@pytest.mark.slow
async def test_case_23_a_state_query_at_every_event_leaves_no_more_behind_than_is_kept() -> None:
    here = await some_way_in(steps=100)
    for version in range(1, here.version + 1):
        for role in (NOBODY, "A"):
            assert (await here.get(role, "/replay", version=str(version))).status == 200
    replays = here.world.services.watching._replays
    assert here.version > replays._kept
    assert len(replays._recent) <= replays._kept


async def test_case_23_a_mandatory_loop_ends_the_game_and_not_the_service(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here = await Gathering.begun((0, 1))
    monkeypatch.setattr(chapters, "MOST_FRAMES", 2)
    for seat, decision in await here.pending():
        path = f"{here.path}/decisions/{decision['decision_id']}"
        body = {"answers": decision["example_answers"]}
        assert (await here.ask(seat, "POST", path, body)).status == 200
    game = (await here.get(NOBODY)).json
    assert game["status"] == "over"
    assert game["result"] == {"winners": [], "reason": "loop"}
