"""Write ``openapi.json``: ``python -m openapi.generate``; a test fails where it is out of date.

``examples/Schema.json`` and ``examples/Schema.something.json`` become the examples of that
schema; they were recorded from one game.
"""

import json
from pathlib import Path
from typing import Any

from api.main import create_app

TARGET = Path(__file__).with_name("openapi.json")
EXAMPLES = Path(__file__).with_name("examples")


def examples() -> dict[str, list[Any]]:
    """Return the recorded examples by the name of their schema."""
    found: dict[str, list[Any]] = {}
    for path in sorted(EXAMPLES.glob("*.json")):
        document = json.loads(path.read_text(encoding="utf-8"))
        found.setdefault(path.name.partition(".")[0], []).append(document)
    return found


def document() -> str:
    """Return the description as it stands in the file: sorted, indented, ending in a newline."""
    described = create_app().openapi()
    schemas = described["components"]["schemas"]
    for name, recorded in examples().items():
        schemas[name]["examples"] = recorded
    return json.dumps(described, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(document(), encoding="utf-8")
