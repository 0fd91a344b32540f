"""Show on the terminal how a game goes: its turn, step and life totals."""

import asyncio
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.status import Status

from house.client import Client, Seen
from house.service import Json

PAUSE = 0.25


async def follow(client: Client, game: str, console: Console) -> None:
    """Show the board until cancelled: a live line on a terminal, elsewhere a line a turn."""
    live = console.status("The game begins…") if console.is_terminal else nullcontext()
    context: AbstractContextManager[Status | None] = live
    seen: Seen | None = None
    turn = 0
    with context as status:
        while True:
            seen = await client.view(game, seen)
            number = int((seen.board.get("turn") or {}).get("number", 0))
            if status:
                status.update(described(seen.board))
            elif number != turn:
                turn = number
                console.print(described(seen.board), markup=False)
            await asyncio.sleep(PAUSE)


def described(board: Json) -> str:
    """Return a board in one line."""
    turn = board.get("turn") or {}
    step = str(turn.get("step", "")).replace("_", " ")
    lives = ", ".join(f"{seat['seat']} {seat['life']}" for seat in board.get("seats", ()))
    return f"Turn {turn.get('number', 0)} ({turn.get('active', '-')}), {step}; life {lives}"
