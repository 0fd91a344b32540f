"""Which printings Centurion allows: by rarity, symbol, set and finish (C-5 to C-7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from domain.cards.facts import Printing
from domain.formats.centurion.listed import listed
from domain.formats.deck_rules import AssumedPrinting, Cards, DeckProblem, Entry, card_of

RARE = frozenset({"rare", "mythic"})
EXTRA = frozenset({"special", "bonus"})
BANNED_SETS = {"UGL": "Unglued", "UNH": "Unhinged"}


def legal_printings(entries: Sequence[Entry], cards: Cards) -> tuple[DeckProblem, ...]:
    """Report every card that is of no legal printing, in the finish that it has (C-5 to C-7)."""
    found: list[DeckProblem] = []
    for entry in _main(entries):
        name = listed(entry.name, cards).name
        known = cards.printings(name)
        if known or card_of(entry.name, cards) is not None:
            found.extend(_problems(entry, name, _possible(entry, known)))
    return tuple(dict.fromkeys(found))


def assumed(entries: Sequence[Entry], cards: Cards) -> tuple[AssumedPrinting, ...]:
    """Return the printings that were taken for cards whose own is not told in full."""
    found: list[AssumedPrinting] = []
    for entry in _main(entries):
        if entry.set_code and entry.number:
            continue
        name = listed(entry.name, cards).name
        chosen = _best(entry, _possible(entry, cards.printings(name)))
        if chosen is not None:
            found.append(AssumedPrinting(name, chosen.set_code, chosen.number, chosen.rarity))
    return tuple(dict.fromkeys(found))


def _main(entries: Iterable[Entry]) -> Iterable[Entry]:
    return (entry for entry in entries if entry.zone == "main")


def _possible(entry: Entry, printings: Sequence[Printing]) -> tuple[Printing, ...]:
    """Return the printings that an entry may mean: a physical card is no digital one."""
    return tuple(
        each
        for each in printings
        if not each.digital
        and (not entry.set_code or each.set_code == entry.set_code.upper())
        and (not entry.number or each.number == entry.number)
    )


def _best(entry: Entry, printings: Sequence[Printing]) -> Printing | None:
    """Return the printing with the fewest faults, of those alike the first."""
    return min(printings, key=lambda each: len(_faults(entry, each)), default=None)


def _problems(entry: Entry, name: str, printings: Sequence[Printing]) -> tuple[DeckProblem, ...]:
    chosen = _best(entry, printings)
    if chosen is None:
        where = f" in {entry.set_code.upper()}" if entry.set_code else ""
        detail = f"No such printing of it is known{where}: its rarity cannot be told."
        return (DeckProblem("C-5", "unknown-printing", detail, name),)
    return tuple(
        DeckProblem(rule, code, detail, name) for rule, code, detail in _faults(entry, chosen)
    )


def _faults(entry: Entry, of: Printing) -> list[tuple[str, str, str]]:
    """Return rule, code and detail of everything that is wrong with a copy of a printing."""
    place = f"{of.set_code} {of.number}"
    found: list[tuple[str, str, str]] = []
    if of.set_code in BANNED_SETS:
        found.append(("C-7", "banned-set", f"The set {BANNED_SETS[of.set_code]} is banned."))
    if entry.foil:
        if of.finishes and not {"foil", "etched"} & set(of.finishes):
            found.append(("C-5", "no-foil", f"The printing {place} does not exist in foil."))
        return found
    if of.rarity in RARE:
        detail = f"The printing {place} is {of.rarity}: only a foil copy of it is legal."
        found.append(("C-5", "rare", detail))
    if of.timeshifted or of.rarity in EXTRA:
        what = "timeshifted" if of.timeshifted else f"of rarity {of.rarity}"
        detail = f"The printing {place} is {what}: only a foil copy of it is legal."
        found.append(("C-6", "timeshifted" if of.timeshifted else "special", detail))
    if of.finishes and "nonfoil" not in of.finishes and not found:
        found.append(("C-5", "no-nonfoil", f"The printing {place} exists in foil alone."))
    return found
