"""Clients generated anew from the description as the code gives it, once for each worker."""

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from openapi.generate import document
from tests.api.conftest import app, outside, services

__all__ = ["app", "outside", "services"]

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def description(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The description of the service."""
    path = tmp_path_factory.mktemp("openapi") / "openapi.json"
    path.write_text(document(), encoding="utf-8")
    return path


def generated(language: str, description: Path, target: Path) -> str:
    """Run the generator as ``make clients`` does and return what it printed."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
    done = subprocess.run(
        ["sh", "scripts/clients.sh", language, str(description), str(target)],
        cwd=ROOT, env=os.environ | {"PATH": path}, capture_output=True, text=True,
        check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def python_package(description: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder in which ``antechamber_client`` lies."""
    target = tmp_path_factory.mktemp("clients") / "python"
    generated("python", description, target)
    return target


@pytest.fixture(scope="session")
def house_service(python_package: Path) -> Iterator[ModuleType]:
    """``clients.python.house_service``, on top of the package just generated."""
    sys.path.insert(0, str(python_package))
    try:
        yield importlib.import_module("clients.python.house_service")
    finally:
        sys.path.remove(str(python_package))


def _reaches_the_registry() -> bool:
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    asked = subprocess.run(
        ["npm", "view", "openapi-fetch", "version", "--fetch-retries=0", "--fetch-timeout=15000"],
        capture_output=True, check=False, timeout=60,
    )  # fmt: skip
    return asked.returncode == 0


@pytest.fixture(scope="session")
def typescript_package(description: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The TypeScript client, compiled; skipped where node, npm or the registry is missing."""
    if not _reaches_the_registry():
        pytest.skip("there is no node, no npm, or no registry")
    target = tmp_path_factory.mktemp("clients") / "typescript"
    generated("typescript", description, target)
    return target
