"""Physical cards over many games: none appears, none is lost, and no signature but by a loss."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from house.client import Client, Paths
from house.match import Match, changed_card
from house.service import Json
from house.table import Played

PAGE = 200


async def faults_of(match: Match, games: Sequence[Played]) -> list[str]:
    """Return what is not as it must be after a match's games; nothing, if all is well."""
    held = [await _held(each.client) for each in match.collectors]
    registered = [card for each in match.collectors for card in each.registered]
    cards = {card["id"]: card for cards in held for card in cards}
    found = [
        *_not_conserved(registered, [card["id"] for cards in held for card in cards]),
        *_not_signed(cards, games),
        *(f"{card['id']} is still held" for card in cards.values() if card["locked_by"]),
    ]
    for stake in _stakes(games):
        client = match.collectors[0].client
        for card in {stake["card"], changed_card(stake)}:
            found += _not_told(await client.physical_card(card))
    return found


async def _held(client: Client) -> list[Json]:
    """Return every card of an account, page by page."""
    cards: list[Json] = []
    query: Json = {"limit": PAGE}
    while True:
        page = await client.get(Paths.cards, query)
        cards += page["cards"]
        if page["next"] is None:
            return cards
        query["cursor"] = page["next"]


def _stakes(games: Iterable[Played]) -> list[Json]:
    return [stake for game in games for stake in (game.settlement or {"stakes": []})["stakes"]]


def _not_conserved(registered: Sequence[str], held: Sequence[str]) -> list[str]:
    """Return the cards that two have, that nobody has, and that nobody ever registered."""
    owners = Counter(held)
    return [
        *(f"{card} is there {count} times" for card, count in owners.items() if count != 1),
        *(f"{card} is gone" for card in registered if card not in owners),
        *(f"{card} came from nowhere" for card in owners if card not in set(registered)),
    ]


def _not_signed(cards: Mapping[str, Json], games: Sequence[Played]) -> list[str]:
    """Return where the names on the cards are not those of the players who lost them."""
    due = {
        (changed_card(stake), stake["loser"]["name"]) for stake in _stakes(games) if stake["signed"]
    }
    borne = [
        (card["id"], signature["by"]) for card in cards.values() for signature in card["signatures"]
    ]
    return [
        *(f"{card} bears the name of {name} {n} times" for (card, name), n in Counter(borne).items()
          if n != 1),
        *(f"{card} lacks the name of {name}" for card, name in due.difference(borne)),
        *(f"{card} bears the name of {name}" for card, name in set(borne) - due),
    ]  # fmt: skip


def _not_told(story: Json) -> list[str]:
    """Return where the story of a card does not lead from its registration to its owner."""
    ledger, card = story["ledger"], story["card"]
    owner = story["registered_by"]
    found = [] if ledger[0]["what"] == "registered" else [f"{card['id']} begins otherwise"]
    for line in ledger:
        if line["what"] == "lost":
            found += [] if line["by"] == owner else [f"{card['id']} was lost by {line['by']}"]
            owner = line["with"]
    if owner != story["owner"]:
        found.append(f"{card['id']} is {story['owner']}'s, by its story {owner}'s")
    told = [(line["by"], line["game"]) for line in ledger if line["what"] == "signed"]
    borne = [(each["by"], each["game"]) for each in card["signatures"]]
    return found if told == borne else [*found, f"{card['id']} tells of {told}, bears {borne}"]
