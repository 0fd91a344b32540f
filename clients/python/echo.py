"""A bot in one page: it knows no rules and echoes what the service offers.

``python echo.py http://127.0.0.1:8000`` plays a duel against itself and prints how it ends.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any, TypeVar
from uuid import uuid4

from antechamber_client import AuthenticatedClient, Client
from antechamber_client.api.accounts import register
from antechamber_client.api.decisions import answer, list_decisions
from antechamber_client.api.decks import create_deck
from antechamber_client.api.formats import list_sample_decks
from antechamber_client.api.games import get_game, open_game, take_seat
from antechamber_client.models import (
    AnswersBody,
    ChooseAnswer,
    Decision,
    DeckBody,
    OpenDecisions,
    OpenGameBody,
    Problem,
    RegisterBody,
    TakeSeatBody,
)

T = TypeVar("T")
Answer = Any  # each member of AnswersBody.answers


def said(reply: T | Problem | None) -> T:
    """Return a reply; end with the service's reason if it refused."""
    if reply is None or isinstance(reply, Problem):
        sys.exit(f"refused: {reply.detail if reply else 'without a reason'}")
    return reply


def arrive(url: str) -> AuthenticatedClient:
    """Make an account and return the client that speaks for it."""
    body = RegisterBody(name=f"echo-{uuid4().hex[:12]}", password=uuid4().hex)
    made = said(register.sync(client=Client(url), body=body))
    return AuthenticatedClient(url, made.token)


def choice(decision: Decision) -> Answer:
    """Do the first thing that can be done; where nothing can, echo an example."""
    if decision.kind == "act":
        for candidate in decision.candidates:
            if candidate.selectable and candidate.verb in {"play", "cast"}:
                return ChooseAnswer(choose=[candidate.handle])
    return decision.example_answers[0]


def decide(me: AuthenticatedClient, game: str, decision: Decision) -> None:
    """Answer a decision; an incomplete list of answers is posted again, one longer."""
    answers = [choice(decision)]
    while True:
        body, key = AnswersBody(answers=answers), str(uuid4())
        outcome = said(
            answer.sync(game, decision.decision_id, client=me, body=body, idempotency_key=key)
        )
        if outcome.complete:
            return
        if not isinstance(outcome.next_, Decision):
            sys.exit("neither complete nor a question")
        answers.append(choice(outcome.next_))


def begin(players: list[AuthenticatedClient]) -> str:
    """Open a table and sit down at it; with the last seat the game begins."""
    sample = next(d for d in said(list_sample_decks.sync(client=players[0])).decks)
    opened = said(open_game.sync(client=players[0], body=OpenGameBody(format_=sample.format_)))
    deck = DeckBody(name=sample.name, format_=sample.format_, entries=[*sample.entries])
    for player in players:
        stored = said(create_deck.sync(client=player, body=deck))
        said(take_seat.sync(opened.game.id, client=player, body=TakeSeatBody(stored.deck.id)))
    return opened.game.id


def asked(players: list[AuthenticatedClient], game: str) -> Iterator[tuple[Any, OpenDecisions]]:
    """Yield each player with what it must decide, until the game is over."""
    while True:
        for player in players:
            now = said(list_decisions.sync(game, client=player))
            if now.status == "over":
                return
            yield player, now


def watch(me: AuthenticatedClient, game: str) -> Iterator[str]:
    """Yield in words what happens, from the stream, until the game is over."""
    headers, http = {"Accept": "application/x-ndjson"}, me.get_httpx_client()
    with http.stream("GET", f"/v1/games/{game}/events", headers=headers, timeout=60) as lines:
        for line in lines.iter_lines():
            if line and (record := json.loads(line))["record"] == "event":
                yield record["text"]


def main(url: str) -> None:
    """Play a duel against oneself, then read the game once more from its stream."""
    players = [arrive(url), arrive(url)]
    game = begin(players)
    for player, now in asked(players, game):
        for decision in now.decisions[:1]:
            decide(player, game, decision)
    *_, last = watch(players[0], game)
    result = said(get_game.sync(game, client=players[0])).result
    print(last)
    print(result.to_dict() if result else None)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")
