"""Reading a file of card data record by record: what it is, and where it broke.

Memory does not grow with the file: arrays and maps are read as they come.
"""

import gzip
import io
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, cast

import ijson  # type: ignore[import-untyped] # the library has no types
import msgspec

from infra.carddata import lines, mtgjson, scryfall
from infra.carddata.records import BadRecord, Record, Records

PEEK = 1 << 16
BLOCK = 1 << 16
LONGEST_LINE = 64 * 1024 * 1024
GZIP = b"\x1f\x8b"


class Broken(Exception):
    """A file that cannot be read to its end: what is wrong, and where."""


class Counted(io.RawIOBase):
    """A file that knows how many of its bytes on the disk were read."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._file = path.open("rb")
        self.taken = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        read = self._file.readinto(buffer)
        self.taken += read
        return read

    def close(self) -> None:
        self._file.close()
        super().close()


class CardFile:
    """A file of card data, to be read once: ``shape`` says what it was taken for.

    Shapes: ``scryfall`` (an array of card objects, or a page of them), ``mtgjson-atomic``,
    ``mtgjson-sets``, ``lines``. Raises ``Broken`` for any other, and ``OSError``.
    """

    def __init__(self, path: Path) -> None:
        self.size = path.stat().st_size
        self._counted = Counted(path)
        buffered = io.BufferedReader(self._counted, BLOCK)
        packed = buffered.peek(2)[:2] == GZIP
        self._stream = cast("BinaryIO", gzip.GzipFile(fileobj=buffered) if packed else buffered)
        self._seen = 0
        self._last = ""
        self.shape, self._records = self._opened()

    @property
    def taken(self) -> int:
        """Bytes of the file read so far."""
        return self._counted.taken

    def close(self) -> None:
        """Let the file go."""
        self._stream.close()
        self._counted.close()

    def __iter__(self) -> Iterator[Record]:
        """Yield what the file tells; raises ``Broken``."""
        with _telling(self._where):
            for record in self._records:
                self._last = getattr(record, "name", self._last)
                yield record

    def _where(self) -> str:
        after = f" after {self._last}" if self._last else ""
        unit = "line" if self.shape == "lines" else "record"
        return f"{unit} {self._seen + 1:,}{after}, within the first {self.taken:,} bytes"

    def _opened(self) -> tuple[str, Records]:
        self.shape = "file"
        with _telling(self._where):
            peeked = io.BufferedReader(_Joined(self._stream), PEEK)
            start = peeked.peek(PEEK)
        text = start.lstrip(b"\xef\xbb\xbf \t\r\n")
        if text[:1] == b"[":
            return "scryfall", self._items(peeked, "item", scryfall.records)
        first, value = _first_member(text)
        if (first, value) == ("object", "list"):
            return "scryfall", self._items(peeked, "data.item", scryfall.records)
        if first in {"meta", "data"}:
            return self._mtgjson(peeked, start)
        if text[:1] == b"{":
            return "lines", self._lines(peeked)
        raise Broken("This is no file of card data: neither JSON nor JSON lines.")

    def _mtgjson(self, stream: BinaryIO, start: bytes) -> tuple[str, Records]:
        if _data_holds_lists(start):
            return "mtgjson-atomic", self._members(stream, mtgjson.atomic)
        return "mtgjson-sets", self._members(stream, lambda _, value: mtgjson.printed(value))

    def _items(
        self, stream: BinaryIO, prefix: str, read: Callable[[dict[str, Any]], Records]
    ) -> Records:
        for raw in ijson.items(stream, prefix, use_float=True, buf_size=BLOCK):
            yield from read(raw)
            self._seen += 1

    def _members(self, stream: BinaryIO, read: Callable[[str, Any], Records]) -> Records:
        for name, raw in ijson.kvitems(stream, "data", use_float=True, buf_size=BLOCK):
            yield from read(name, raw)
            self._seen += 1

    def _lines(self, stream: BinaryIO) -> Records:
        while line := stream.readline(LONGEST_LINE):
            if line.strip():
                yield from lines.records(line)
            self._seen += 1


class _Joined(io.RawIOBase):
    """A stream of ours as the raw file below a buffer."""

    def __init__(self, stream: BinaryIO) -> None:
        super().__init__()
        self._stream = stream

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        found = self._stream.read(len(buffer))
        buffer[: len(found)] = found
        return len(found)


class _telling:  # noqa: N801 # reads as a word where it is used
    """Turns every way in which a file may be broken into ``Broken``, with the place."""

    def __init__(self, where: Callable[[], str]) -> None:
        self._where = where

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, fault: BaseException | None, _trace: object) -> None:
        if isinstance(fault, EOFError | ijson.IncompleteJSONError):
            raise Broken(f"The file ends in the middle or is no JSON: {self._where()}.") from fault
        if isinstance(fault, ijson.JSONError | msgspec.DecodeError | UnicodeDecodeError):
            raise Broken(f"{_sentence(fault)} ({self._where()}).") from fault
        if isinstance(fault, BadRecord):
            raise Broken(f"A record cannot be used: {fault} ({self._where()}).") from fault
        if isinstance(fault, gzip.BadGzipFile | zlib.error):
            raise Broken(f"The file is not whole: {fault} ({self._where()}).") from fault


def _sentence(fault: Exception) -> str:
    first = str(fault).splitlines()[0] if str(fault) else type(fault).__name__
    kind = "A record cannot be used" if isinstance(fault, msgspec.ValidationError) else "No JSON"
    return f"{kind}: {first}"


def _first_member(text: bytes) -> tuple[str | None, object]:
    """Return the first key of the object that a text begins with, and its value if it is plain."""
    key: str | None = None
    try:
        for event, value in ijson.basic_parse(io.BytesIO(text)):
            if key is not None:
                return key, value
            if event == "map_key":
                key = str(value)
            elif event != "start_map":
                return None, None
    except ijson.JSONError:
        pass
    return key, None


def _data_holds_lists(text: bytes) -> bool:
    """Tell whether the first member of ``data`` is a list, as far as a text's start shows."""
    try:
        for prefix, event, _ in ijson.parse(io.BytesIO(text)):
            if prefix.startswith("data.") and event in {"start_array", "start_map"}:
                return bool(event == "start_array")
    except ijson.JSONError:
        return False
    return False
