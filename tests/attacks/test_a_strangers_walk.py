"""What a stranger reads first is whole: settings, commands, links, decision records."""

import re
from pathlib import Path

import pytest

from infra.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
TEXTS = [
    ROOT / "README.md",
    *(path for folder in ("clients", "docs", "openapi") for path in (ROOT / folder).rglob("*.md")),
]
TEXTS = [path for path in TEXTS if not {"build", "node_modules"} & set(path.parts)]


def test_the_readme_names_every_setting_and_no_other() -> None:
    known = {str(field.validation_alias) for field in Settings.model_fields.values()}
    told = re.findall(r"\b(?:ANTECHAMBER_[A-Z_]+|[A-Z]+_URL)\b", TEXTS[0].read_text())
    assert set(told) == known


def test_every_command_that_the_readme_names_is_one_of_the_makefile() -> None:
    commands = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    for text in TEXTS:
        told = re.findall(r"(?:`|^|; )make ([a-z]+)", text.read_text(), re.MULTILINE)
        assert set(told) <= commands, text


def test_every_decision_record_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"\]\(([\w-]+\.md)\)", (folder / "README.md").read_text())
    assert sorted(listed) == sorted({path.name for path in folder.glob("*.md")} - {"README.md"})


@pytest.mark.parametrize("text", TEXTS, ids=[str(path.relative_to(ROOT)) for path in TEXTS])
def test_every_link_and_every_named_path_of_a_text_leads_somewhere(text: Path) -> None:
    content = text.read_text()
    links = {link for link in re.findall(r"\]\(([^)#]+)\)", content) if "://" not in link}
    assert [link for link in links if not (text.parent / link).exists()] == []
    named = re.findall(r"`((?:api|domain|infra|services|tests|openapi|docs)/[\w/.-]+)`", content)
    absent = [name for name in named if not _there(name)]
    assert absent == []


def _there(name: str) -> bool:
    """Tell whether a file or folder is there, a module or something in it."""
    if (ROOT / name).exists() or (ROOT / f"{name}.py").exists():
        return True
    module, _, member = name.rpartition(".")
    source = ROOT / f"{module}.py"
    return source.exists() and re.search(rf"\b{member}\b", source.read_text()) is not None
