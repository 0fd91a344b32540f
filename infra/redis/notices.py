"""Notices between processes: who waits for one, and what a subscription hears."""

import asyncio
import contextlib
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from uuid import UUID

from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from infra.redis.breaker import Breaker
from infra.redis.connection import PATIENCE, TIMEOUT, connect, connect_listener

PAUSE = 0.5
"""Seconds between two attempts to subscribe."""

BEAT = 0.25
"""Seconds between two signs of life that a subscription asks of the server."""

COVERED_FOR = 1.0
"""Seconds after a sign of life in which every notice counts as heard."""

Heard = Callable[[bytes], None]


class Waiting:
    """Those who wait for a game to pass a version, and the newest versions heard of."""

    def __init__(self, remembered: int = 10_000) -> None:
        self._waiting: dict[UUID, dict[asyncio.Event, int]] = defaultdict(dict)
        self._versions: OrderedDict[UUID, int] = OrderedDict()
        self._capacity = remembered

    @contextmanager
    def until(self, game: UUID, version: int) -> Iterator[asyncio.Event]:
        """Give an event that is set when the game is known to have passed a version."""
        event = asyncio.Event()
        if self._versions.get(game, 0) > version:
            event.set()
        self._waiting[game][event] = version
        try:
            yield event
        finally:
            del self._waiting[game][event]
            if not self._waiting[game]:
                del self._waiting[game]

    def notice(self, game: UUID, version: int) -> None:
        """Wake whoever waits for a version before this one."""
        self._versions[game] = max(version, self._versions.get(game, 0))
        self._versions.move_to_end(game)
        while len(self._versions) > self._capacity:
            self._versions.popitem(last=False)
        for event, passed in self._waiting.get(game, {}).items():
            if version > passed:
                event.set()

    def everybody(self) -> None:
        """Wake all: notices may have been missed, so that each has to look again."""
        for events in self._waiting.values():
            for event in events:
                event.set()


class Subscription:
    """A subscription to some channels, renewed when it is lost; ``missed`` whenever it was."""

    def __init__(
        self,
        url: str,
        channels: Callable[[], Mapping[str, Heard]],
        missed: Callable[[], None],
    ) -> None:
        self._redis = connect_listener(url)
        self._channels = channels
        self._missed = missed
        self._task: asyncio.Task[None] | None = None
        self._subscribed = asyncio.Event()
        self._alive = 0.0

    async def start(self) -> None:
        """Listen in the background until ``close``; returns at the latest after ``PATIENCE``."""
        self._task = asyncio.create_task(self._listen())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._subscribed.wait(), PATIENCE)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    def covered(self) -> bool:
        """Tell whether the server gave a sign of life on this subscription a moment ago."""
        return self._subscribed.is_set() and time.monotonic() - self._alive < COVERED_FOR

    async def _listen(self) -> None:
        while True:
            try:
                await self._subscription()
            except (RedisError, OSError, TimeoutError):
                self._subscribed.clear()
                await asyncio.sleep(PAUSE)

    async def _subscription(self) -> None:
        async with self._redis.pubsub() as pubsub:
            heard = dict(self._channels())
            await pubsub.subscribe(*heard)
            awaited = set(heard)
            beaten = self._alive = time.monotonic()
            while True:
                message = await pubsub.get_message(timeout=BEAT)
                if message is not None:
                    self._take(message, heard, awaited)
                beaten = await self._beat(pubsub, beaten)

    def _take(
        self, message: Mapping[str, object], heard: dict[str, Heard], awaited: set[str]
    ) -> None:
        # Whatever comes, comes in order: all that was published before it was heard.
        self._alive = time.monotonic()
        channel = _text(message["channel"])
        match message["type"]:
            case "subscribe":  # the server's word: from here on nothing is missed
                awaited.discard(channel)
                if not awaited and not self._subscribed.is_set():
                    self._missed()
                    self._subscribed.set()
            case "message" if channel in heard:
                data = message["data"]
                heard[channel](data if isinstance(data, bytes) else _text(data).encode())

    async def _beat(self, pubsub: PubSub, beaten: float) -> float:
        """Ask for a sign of life now and then, and give up where none came for too long."""
        now = time.monotonic()
        if now - self._alive > 2 * COVERED_FOR:
            raise TimeoutError
        if now - beaten < BEAT:
            return beaten
        await pubsub.ping()
        return now


def _text(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


class Listener:
    """The process's one subscription to notices of games that moved on."""

    def __init__(self, url: str, channel: str, waiting: Waiting) -> None:
        self.channel = channel
        self._waiting = waiting
        self._subscription = Subscription(url, lambda: {channel: self._heard}, waiting.everybody)

    async def start(self) -> None:
        """Listen in the background until ``close``."""
        await self._subscription.start()

    async def close(self) -> None:
        """Stop listening."""
        await self._subscription.close()

    def covered(self) -> bool:
        """Tell whether all notices of the last second have been heard."""
        return self._subscription.covered()

    def _heard(self, notice: bytes) -> None:
        game, _, version = notice.decode("ascii", "replace").partition(" ")
        try:
            self._waiting.notice(UUID(game), int(version))
        except ValueError:
            return  # somebody else's message on our channel


class RedisNotices:
    """Implements ``ports.Notices``: a channel a topic; no fault of Redis leaves this class."""

    def __init__(self, url: str, prefix: str = "antechamber", timeout: float = TIMEOUT) -> None:
        self._redis = connect(url, timeout)
        self._timeout = timeout
        self._prefix = prefix
        self._breaker = Breaker(time.monotonic)
        self._heard: dict[str, list[Callable[[str], None]]] = defaultdict(list)
        self._all_missed: list[Callable[[], None]] = []
        self._subscription = Subscription(url, self._channels, self._missed)

    def covered(self) -> bool:
        """Tell whether all that was given in the last second has been heard here."""
        return self._subscription.covered()

    async def give(self, topic: str, text: str) -> None:
        """Tell every process; this one at once, whether or not Redis answers."""
        self._tell(topic, text)
        if not self._breaker.allows():
            return
        try:
            async with asyncio.timeout(self._timeout):
                await self._redis.publish(f"{self._prefix}:{topic}", text)
        except (RedisError, OSError, TimeoutError):
            self._breaker.fault()
        else:
            self._breaker.success()

    def hear(self, topic: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        """Call ``heard`` with each text, and ``missed`` whenever some may have been lost.

        Topics are named before ``start``.
        """
        self._heard[topic].append(heard)
        self._all_missed.append(missed)

    async def start(self) -> None:
        """Listen until ``close``."""
        await self._subscription.start()

    async def close(self) -> None:
        """Stop listening."""
        await self._subscription.close()
        await self._redis.aclose()

    def _channels(self) -> Mapping[str, Heard]:
        return {f"{self._prefix}:{topic}": self._ears(topic) for topic in self._heard}

    def _ears(self, topic: str) -> Heard:
        return lambda data: self._tell(topic, data.decode("utf-8", "replace"))

    def _tell(self, topic: str, text: str) -> None:
        for heard in self._heard.get(topic, ()):
            heard(text)

    def _missed(self) -> None:
        for missed in self._all_missed:
            missed()
