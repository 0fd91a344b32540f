"""Playing for ante: what is put up (C-21), and who gets it after the game (C-22 to C-25)."""

from __future__ import annotations

from domain.rules import (
    Engine,
    GameObject,
    GameState,
    OverlayFrame,
    Stake,
    ante_zones,
    put_up_antes,
)

STAGE = "ante"


def run(engine: Engine, frame: OverlayFrame) -> None:
    """Put each player's top card up, face up, whatever it is (C-21); no other stage exists."""
    if frame.name != STAGE:
        raise LookupError(f"Centurion has no frame {frame.name!r}")
    put_up_antes(engine)


def stakes(state: GameState) -> tuple[Stake, ...]:
    """Return what the winner gets of those who lost; a draw moves nothing (C-22 to C-25).

    All of a loser's cards in the ante are lost. One that an effect gave to its owner during
    the game is not signed (C-7), for that player did not bring it.
    """
    if state.result is None or len(state.result.winners) != 1:
        return ()
    (winner,) = state.result.winners
    return tuple(
        Stake(
            loser=thing.owner,
            winner=winner,
            slot=thing.slot,
            own=_alike(state, winner, thing),
            signed=thing.zone == f"ante:{thing.owner}",
        )
        for key in ante_zones(state.seats)
        for thing in _cards(state, key)
        if thing.owner != winner
    )


def _cards(state: GameState, key: str) -> tuple[GameObject, ...]:
    """Return the physical cards in a zone."""
    things = (state.objects[oid] for oid in state.zones.get(key, ()))
    return tuple(thing for thing in things if thing.kind == "card" and thing.slot)


def _alike(state: GameState, winner: str, at_stake: GameObject) -> tuple[str, ...]:
    """Return the winner's cards of the name of one at stake, the anted one included (C-23)."""
    name = state.printed[at_stake.card].name
    return tuple(
        sorted(
            thing.slot
            for thing in state.objects.values()
            if thing.owner == winner
            and thing.kind == "card"
            and thing.slot
            and state.printed[thing.card].name == name
        )
    )
