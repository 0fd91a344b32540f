"""What a whole game over HTTP must have been: no fault, a clean audit, an exact replay."""

import httpx

from house.exhibition import Played


class Faults:
    """Counts answers of the service that are errors."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    async def note(self, response: httpx.Response) -> None:
        """An event hook: keep every 4xx and 5xx."""
        if response.status_code >= 400:
            self.seen.append(
                f"{response.request.method} {response.request.url} {response.status_code}"
            )


async def replay_differences(http: httpx.AsyncClient, played: Played) -> list[str]:
    """Return where the replay at the last event is not the live view, byte for byte."""
    game = played.game
    found = []
    for audience in ("public", "after"):
        live = await http.get(f"/v1/games/{game}/view", params={"audience": audience})
        version = live.json()["version"]
        replay = await http.get(
            f"/v1/games/{game}/replay", params={"audience": audience, "version": version}
        )
        if live.content != replay.content:
            found.append(f"{game} {audience}")
    return found
