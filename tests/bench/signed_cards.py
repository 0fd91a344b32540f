"""How long who casts a spell waits, with and without a signed card in the opponent's hand (C-35)."""

import time
from random import Random
from typing import Any

from tests.bench.figures import Figure, percentile
from tests.support.twin_asking import Ask, Seen
from tests.support.twin_services import Pace, World

Json = dict[str, Any]

ROUNDS = 150
WARMING_UP = 10
GATE = 0.5
"""How far the medians may lie apart, in parts of the spread of the times themselves."""

ASKED = ("cast", "view", "decisions")


def position(signers: list[str]) -> Json:
    """Return the position in which A can cast Shock and B holds one that these seats signed."""
    held = [{"card": "Shock", "signed_by": signers}, "Terror", "Opt", "Counterspell", "Unsummon"]
    lands = [{"card": name, "count": 4} for name in ("Island", "Mountain", "Swamp")]
    return {
        "format": "centurion",
        "players": [
            {"name": "Anna", "zones": {"hand": ["Shock", "Terror"], "battlefield": lands}},
            {"name": "Ben", "zones": {"hand": held, "battlefield": lands}},
        ],
        "turn": {"number": 5, "step": "precombat_main", "holder": "A"},
    }


class _Caster:
    """Somebody who casts Shock in one sandbox after the other, and measures the answers."""

    def __init__(self, world: World, pace: Pace) -> None:
        self._world, self._pace = world, pace
        self._owner: str | None = None
        self.took: dict[bool, dict[str, list[float]]] = {
            signed: {name: [] for name in ASKED} for signed in (True, False)
        }

    async def _ask(self, method: str, path: str, token: str | None, body: Any = None) -> Seen:
        self._pace.step += 1
        key = {"Idempotency-Key": f"bench {self._pace.step}"} if body is not None else {}
        seen = await self._world.send(Ask(method, path, token, json=body, headers=key))
        if seen.status >= 300:
            raise RuntimeError(f"{method} {path}: {seen.status} {seen.body!r}")
        return seen

    async def _timed(self, name: str, signed: bool, *ask: Any) -> None:
        begun = time.process_time()
        await self._ask(*ask)
        self.took[signed][name].append((time.process_time() - begun) * 1000)

    async def cast(self, signed: bool) -> None:
        """Open a sandbox, cast Shock there and look at the board."""
        if self._owner is None:
            name = {"name": "bench", "password": "correct horse battery"}
            self._owner = (await self._ask("POST", "/v1/accounts", None, name)).json["token"]
        body = position(["A"] if signed else [])
        opened = (await self._ask("POST", "/v1/sandboxes", self._owner, body)).json
        path, token = f"/v1/games/{opened['game']['id']}", opened["seats"][0]["token"]
        decision = (await self._ask("GET", f"{path}/decisions", token)).json["decisions"][0]
        shock = next(c for c in decision["candidates"] if c["label"] == "Cast Shock")
        answers = {"answers": [{"choose": [shock["handle"]]}, {"choose": ["B"]}]}
        answer = f"{path}/decisions/{decision['decision_id']}"
        await self._timed("cast", signed, "POST", answer, token, answers)
        await self._timed("view", signed, "GET", f"{path}/view", token)
        await self._timed("decisions", signed, "GET", f"{path}/decisions", token)


async def measured() -> Figure:
    """Return how far the median times of both worlds lie apart, beside their spread.

    The worlds take turns in an order of chance. Seconds are those of the process, so that a
    busy machine changes little.
    """
    pace = Pace()
    caster = _Caster(World.new(pace), pace)
    rng = Random(35)
    for _ in range(WARMING_UP):
        await caster.cast(rng.random() < 0.5)
    for world in caster.took.values():
        for times in world.values():
            times.clear()
    for _ in range(ROUNDS):
        for signed in rng.sample((True, False), 2):
            await caster.cast(signed)
    apart, told = 0.0, {}
    for name in ASKED:
        held, unsigned = caster.took[True][name], caster.took[False][name]
        difference = percentile(held, 0.5) - percentile(unsigned, 0.5)
        spread = percentile(unsigned, 0.75) - percentile(unsigned, 0.25)
        apart = max(apart, abs(difference) / spread)
        told[name] = {
            "median_ms": round(percentile(unsigned, 0.5), 3),
            "difference_of_medians_ms": round(difference, 4),
            "spread_ms": round(spread, 3),
        }
    return Figure(
        name="signed card timing", value=apart, unit="of the spread, at most", gate=GATE,
        better="less",
        measured_on={"rounds": ROUNDS, "asked_by": "who casts the spell", **told},
    )  # fmt: skip
