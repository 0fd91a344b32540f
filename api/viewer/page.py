"""The page as it is sent: the parts beside this file in one document, and its policy.

The policy (Content Security Policy level 3) admits the parts by their hashes, requests to
this service, and nothing else; Trusted Types forbid every way from text to markup.
"""

import hashlib
import re
from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

PART = re.compile(r"<!-- part: ([a-z]+\.(?:css|js)) -->")
ELEMENTS = {"css": "style", "js": "script"}


@dataclass(frozen=True)
class Page:
    """The bytes of the document and the headers that they are sent with."""

    body: bytes
    headers: dict[str, str]


@cache
def page() -> Page:
    """Return the page, put together once."""
    return assembled(_read("replay.html"), _read)


def assembled(template: str, read: Callable[[str], str]) -> Page:
    """Return a template with its parts filled in; raises ``ValueError`` for one that ends early."""
    hashes: dict[str, list[str]] = {"css": [], "js": []}

    def filled(match: re.Match[str]) -> str:
        name = match[1]
        kind = name.rpartition(".")[2]
        text = f"\n{read(name)}"
        if f"</{ELEMENTS[kind]}" in text.lower():
            raise ValueError(f"{name} ends its element")
        digest = b64encode(hashlib.sha256(text.encode()).digest()).decode()
        hashes[kind].append(f"'sha256-{digest}'")
        return f"<{ELEMENTS[kind]}>{text}</{ELEMENTS[kind]}>"

    body = PART.sub(filled, template).encode()
    return Page(body, _headers(hashes))


def _read(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")


def _headers(hashes: dict[str, list[str]]) -> dict[str, str]:
    policy = {
        "default-src": ["'none'"],
        "script-src": hashes["js"],
        "style-src": hashes["css"],
        "img-src": ["data:"],
        "connect-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'none'"],
        "require-trusted-types-for": ["'script'"],
        "trusted-types": ["'none'"],
    }
    return {
        "Content-Security-Policy": "; ".join(f"{k} {' '.join(v)}" for k, v in policy.items()),
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-cache",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
    }
