"""Files have a subject, and no file names a place on one machine or a registry."""

import re

from tests.architecture.sources import REPOSITORY, files, shown

WITHOUT_SUBJECT = frozenset(
    {"common", "helper", "helpers", "manager", "managers", "misc", "util", "utils"}
)

# In pieces, so that this file holds none of them.
REGISTRIES = re.compile(
    r"\b(?:"
    + "|".join(
        re.escape(".".join(parts))
        for parts in (
            ("pypi", "org"),
            ("pythonhosted", "org"),
            ("npmjs", "org"),
            ("npmjs", "com"),
            ("yarnpkg", "com"),
            ("deb", "debian", "org"),
            ("crates", "io"),
        )
    )
    + r")\b"
)
ADDRESS = re.compile(r"\b[a-z]+://")


def subjectless(name: str) -> bool:
    """Tell whether a module is named after nothing."""
    return bool(WITHOUT_SUBJECT & set(name.removesuffix(".py").split("_")))


def registries(text: str) -> list[str]:
    """Return the registry hosts that a text names."""
    return REGISTRIES.findall(text)


def test_every_file_is_named_after_its_subject() -> None:
    assert [shown(path) for path in files(".py") if subjectless(path.name)] == []


def test_no_file_names_a_registry() -> None:
    found = {
        shown(path): hosts
        for path in files()
        if (hosts := registries(path.read_bytes().decode("utf-8", errors="ignore")))
    }
    assert found == {}


def test_the_lock_holds_hashes_and_no_addresses() -> None:
    for path in (REPOSITORY / "requirements").glob("*.txt"):
        text = path.read_text()
        assert "--hash=sha256:" in text
        assert ADDRESS.findall(text) == []


def test_the_checks_find_a_bad_name_and_a_registry() -> None:
    assert subjectless("card_utils.py")
    assert subjectless("helpers.py")
    assert not subjectless("communal_zones.py")
    assert registries("see https://files." + "pythonhosted" + ".org/x") == ["pythonhosted" + ".org"]
    assert ADDRESS.findall("pip install --index-url https" + "://example") == ["https" + "://"]
