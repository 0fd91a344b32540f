# The commands of this repository; `make` lists them. They need Python 3.11 or newer and nothing else.

VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
# The first of these that is new enough and can make an environment; PYTHON=... overrules the choice.
PYTHONS := $(PYTHON) python3.11 python3.12 python3.13 python3.14 python3
WORKERS ?= logical
EXAMPLES ?= 40

# A blocked download of a Python would fail where the machine's own does.
export UV_PYTHON_DOWNLOADS := never

# Tests start a hundred processes: without bytecode each would spend four seconds on compiling.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help setup run test check scenarios fuzz bench soak faults openapi clients lock clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(INSTALLED) ## install what is needed into .venv, once for each state of the lock

$(INSTALLED): requirements/dev.txt pyproject.toml scripts/setup.sh
	@PYTHONS="$(PYTHONS)" sh scripts/setup.sh $(VENV)
	@touch $@

run: setup ## start everything, play one game over HTTP, serve until Ctrl-C
	@$(BIN)/antechamber run

test: setup ## run all tests on their own servers
	@$(BIN)/pytest -n $(WORKERS) --maxprocesses 8 --dist worksteal

check: setup ## lint, formatting, types, import contracts, sizes and citations
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --no-cache
	$(BIN)/pytest -q tests/architecture

scenarios: setup ## play every scenario, in process and over HTTP
	@ANTECHAMBER_ALL_SCENARIOS=1 $(BIN)/pytest -q -n $(WORKERS) --maxprocesses 8 tests/scenarios

fuzz: setup ## let schemathesis ask for some minutes, with many examples for each operation
	@ANTECHAMBER_FUZZ=$(EXAMPLES) $(BIN)/pytest -q tests/api/test_schemathesis.py tests/api/test_schemathesis_stateful.py

bench: setup ## measure, and print JSON
	@$(BIN)/python -m tests.bench

soak: setup ## play many whole games over HTTP and check each
	@$(BIN)/python -m tests.soak

faults: setup ## kill the service at 200 random moments while it is played on
	@$(BIN)/python -m tests.faults

openapi: setup ## regenerate openapi/openapi.json
	@$(BIN)/python -m openapi.generate

clients: setup ## generate the Python and the TypeScript client into clients/build
	@PATH="$(abspath $(BIN)):$$PATH" sh scripts/clients.sh python openapi/openapi.json clients/build/python
	@if command -v npm >/dev/null; then \
	  sh scripts/clients.sh typescript openapi/openapi.json clients/build/typescript; \
	else echo "no npm: the TypeScript client is left out"; fi

lock: setup ## pin requirements/*.in anew, with hashes
	$(BIN)/uv pip compile --quiet --generate-hashes --universal --no-emit-index-url --python-version 3.11 requirements/app.in -o requirements/app.txt
	$(BIN)/uv pip compile --quiet --generate-hashes --universal --no-emit-index-url --python-version 3.11 requirements/dev.in -o requirements/dev.txt

clean: ## remove the environment and the caches; games in .data stay
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis build *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
