"""The card pool in memory, and imports that are done at once by nobody."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from uuid import UUID

from domain.cards.catalogue import STARTER, Catalogue
from domain.cards.corpus.printed import STARTER_PRINTINGS
from domain.cards.facts import CardFacts, Printing
from domain.cards.names import folded
from domain.cards.playability import Verdict, facts_of, verdict
from services.card_pool import Match, Place, PoolCard, Wanted
from services.commands.card_imports import ImportJob


@cache
def _facts(catalogue: Catalogue) -> dict[str, CardFacts]:
    return {facts.key: facts for facts in map(facts_of, catalogue.definitions)}


@cache
def _bearers(catalogue: Catalogue) -> dict[str, tuple[CardFacts, ...]]:
    """Return the cards of a catalogue by each of their names."""
    found: dict[str, tuple[CardFacts, ...]] = {}
    for facts in _facts(catalogue).values():
        for name in facts.names:
            found[name] = (*found.get(name, ()), facts)
    return found


@cache
def _verdict(facts: CardFacts, catalogue: Catalogue) -> Verdict:
    return verdict(facts, catalogue)


class MemoryPool:
    """Implements ``services.card_pool.CardPool`` over lists."""

    def __init__(
        self,
        cards: Iterable[CardFacts] = (),
        printings: Sequence[Printing] = (),
        catalogue: Catalogue = STARTER,
    ) -> None:
        self._added = {facts.key: facts for facts in cards}
        self._cards = {**_facts(catalogue), **self._added}
        self._catalogue = catalogue
        self._imported = {folded(each.card) for each in printings}
        self._printings = (*STARTER_PRINTINGS, *printings)
        self._by_card: dict[str, list[Printing]] = {}
        for each in self._printings:
            self._by_card.setdefault(folded(each.card), []).append(each)

    def _judged(self, facts: CardFacts) -> PoolCard:
        found = _verdict(facts, self._catalogue)
        return PoolCard(facts, found.playable, found.reason, found.definition)

    async def search(self, wanted: Wanted) -> Sequence[PoolCard]:
        """Return cards whose names fit; the facts asked for must fit too."""
        text = folded(wanted.text)
        found = [
            self._judged(facts)
            for key, facts in sorted(self._cards.items())
            if (not text or any(_fits(wanted.match, name, text) for name in facts.names))
            and (wanted.after is None or key > wanted.after)
            and (wanted.type is None or wanted.type.casefold() in facts.type_words)
            and self._colored(facts, wanted.color)
            and self._printed(facts, wanted)
        ]
        return [
            card for card in found if wanted.playable is None or card.playable == wanted.playable
        ][: wanted.limit]

    @staticmethod
    def _colored(facts: CardFacts, color: str | None) -> bool:
        if color is None:
            return True
        return not facts.colors if color == "C" else color in facts.colors

    def _printed(self, facts: CardFacts, wanted: Wanted) -> bool:
        if wanted.set_code is None and wanted.rarity is None:
            return True
        return any(
            (wanted.set_code is None or each.set_code == wanted.set_code.upper())
            and (wanted.rarity is None or each.rarity == wanted.rarity)
            for each in self._by_card.get(facts.key, ())
        )

    async def find(self, names: Sequence[str]) -> Mapping[str, Sequence[PoolCard]]:
        """Return the cards that each name means, by folded name."""
        found: dict[str, list[PoolCard]] = {}
        for key in map(folded, names):
            whole = self._cards.get(key)
            starter = _bearers(self._catalogue).get(key, ())
            bearing = [
                *(facts for facts in starter if facts.key not in self._added),
                *(facts for facts in self._added.values() if key in facts.names),
            ]
            found[key] = [self._judged(facts) for facts in ([whole] if whole else bearing)]
        return found

    async def printings(self, name: str) -> Sequence[Printing]:
        """Return the printings of the card of that full name, the oldest first."""
        return sorted(
            self._by_card.get(folded(name), ()),
            key=lambda each: (each.released or "9", *each.place),
        )

    async def printings_of(self, names: Sequence[str]) -> Mapping[str, Sequence[Printing]]:
        """Return the printings of several cards of those full names, by folded name."""
        return {folded(name): await self.printings(name) for name in names}

    async def missing(self, places: Sequence[Place]) -> Sequence[Place]:
        """Return those of which the card has imported printings, but none that fits."""
        return [
            place
            for place in places
            if folded(place.card) in self._imported
            and not any(
                each.set_code == place.set_code.upper() and place.number in (None, each.number)
                for each in await self.printings(place.card)
            )
        ]

    async def nearest(self, name: str, most: int = 3) -> Sequence[str]:
        """Return names that are spelt almost like this one, the nearest first."""
        near = difflib.get_close_matches(folded(name), list(self._cards), n=most)
        return [self._cards[key].name for key in near]


def _fits(match: Match, name: str, text: str) -> bool:
    if match == "fuzzy":
        return difflib.SequenceMatcher(None, name, text).ratio() > 0.5
    if match == "part":
        return text in name
    return name == text if match == "exact" else name.startswith(text)


class MemoryImports:
    """Implements ``services.commands.card_imports.ImportJobs``."""

    def __init__(self) -> None:
        self.jobs: dict[UUID, ImportJob] = {}

    async def add(self, job: ImportJob) -> ImportJob:
        """Keep a job; where the account's key is known, return what it stands for."""
        for known in self.jobs.values():
            if job.key is not None and (known.account, known.key) == (job.account, job.key):
                return known
        self.jobs[job.id] = job
        return job

    async def find(self, job: UUID) -> ImportJob | None:
        """Return an import."""
        return self.jobs.get(job)

    async def newest(self, limit: int) -> Sequence[ImportJob]:
        """Return the newest imports."""
        return list(reversed(self.jobs.values()))[:limit]


class NotedImporter:
    """Implements ``services.commands.card_imports.Importer``: notes what it is told to do."""

    def __init__(self, *files: str) -> None:
        self.files = files
        self.started: list[tuple[UUID, str]] = []

    def has(self, file: str) -> bool:
        """Tell whether there is such a file."""
        return file in self.files

    async def start(self, job: UUID, file: str) -> None:
        """Note it."""
        self.started.append((job, file))
