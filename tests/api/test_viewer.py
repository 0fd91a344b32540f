"""The replay page as it is sent: one document that nothing else is let into."""

import base64
import hashlib
import re

import httpx
import pytest

from api.viewer.page import assembled, page

ANY_GAME = "/games/01970000-0000-7000-8000-000000000000/replay"


def policy(response: httpx.Response) -> dict[str, list[str]]:
    """Return the content security policy by directive."""
    directives = response.headers["content-security-policy"].split(";")
    split = [each.split() for each in directives]
    return {words[0]: words[1:] for words in split}


async def test_the_page_is_one_document_and_the_same_for_every_game(
    client: httpx.AsyncClient,
) -> None:
    first = await client.get(ANY_GAME)
    assert first.status_code == 200
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert (await client.get("/games/anything/replay")).content == first.content


async def test_an_unchanged_page_is_sent_once(client: httpx.AsyncClient) -> None:
    etag = (await client.get(ANY_GAME)).headers["etag"]
    again = await client.get(ANY_GAME, headers={"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")


async def test_the_policy_admits_the_parts_of_the_page_and_this_service_alone(
    client: httpx.AsyncClient,
) -> None:
    reply = await client.get(ANY_GAME)
    found = policy(reply)
    for tag, directive in (("script", "script-src"), ("style", "style-src")):
        inside = re.findall(rf"<{tag}>(.*?)</{tag}>", reply.text, re.DOTALL)
        digests = [hashlib.sha256(text.encode()).digest() for text in inside]
        assert inside
        assert found[directive] == [
            f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests
        ]
    assert found["default-src"] == ["'none'"]
    assert found["connect-src"] == ["'self'"]
    assert found["frame-ancestors"] == found["base-uri"] == ["'none'"]
    assert found["require-trusted-types-for"] == ["'script'"]


async def test_the_page_has_no_inline_handler_no_inline_style_and_no_other_address(
    client: httpx.AsyncClient,
) -> None:
    text = (await client.get(ANY_GAME)).text
    markup = re.sub(r"<(script|style)>.*?</\1>", "", text, flags=re.DOTALL)
    assert re.findall(r"<[^>]*\s(?:on[a-z]+|style)\s*=", markup) == []
    assert re.findall(r"(?:src|href|action)=\"(?!data:,|#)[^\"]*\"", markup) == []
    assert set(re.findall(r"https?://[^\s\"']+", text)) == {"http://www.w3.org/2000/svg"}


def test_a_part_that_would_end_its_element_is_refused() -> None:
    def read(name: str) -> str:
        return '"</SCRIPT>"' if name == "bad.js" else '"<b>"'

    assert b"<script>" in assembled("<!-- part: good.js -->", read).body
    with pytest.raises(ValueError, match=r"bad\.js"):
        assembled("<!-- part: bad.js -->", read)


def test_every_part_finds_its_place() -> None:
    assert b"<!-- part:" not in page().body
