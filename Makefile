# Everything that is done to this project by hand is a target here. `make help` lists them.
#
#   PYTHON   the Python that makes the virtual environment, 3.11 or newer:  make setup PYTHON=python3.12
#   ARGS     what to add to the command of a target:                        make test ARGS="-k orion"

PYTHON ?= python3
VENV   ?= .venv
ARGS   ?=
BIN    := $(VENV)/bin
UV     := $(shell command -v uv 2>/dev/null)
INSTALL := $(if $(UV),uv pip install --quiet --python $(BIN)/python,$(BIN)/python -m pip install --quiet \
	--disable-pip-version-check)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play table test check fmt tables accept figures bench engine runtime docs soak browser screens release clean

help: ## list these targets
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  \1|\2/' | \
		while IFS='|' read -r name text; do printf '%-10s %s\n' "$$name" "$$text"; done

# ---- the environment: made once, brought up to date when pyproject.toml changes --------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "moodsl needs Python 3.11 or newer: make setup PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/.ready: pyproject.toml | $(BIN)/python
	@echo "installing moodsl into $(VENV)"
	@$(INSTALL) -e '.[test,dev]'
	@touch $@

$(VENV)/.ready-docs: $(VENV)/.ready
	@$(INSTALL) -e '.[docs]'
	@touch $@

$(VENV)/.ready-bench: $(VENV)/.ready
	@$(INSTALL) -e '.[bench]'
	@touch $@

setup: $(VENV)/.ready ## make the virtual environment, with what tests and checks need

# ---- playing ---------------------------------------------------------------------------------------------------

play: setup ## play Master of Orion in this terminal
	@$(BIN)/moo play orion $(ARGS)

table: setup ## play Master of Orion in the browser
	@$(BIN)/moo table orion $(ARGS)

# ---- holding the rules of the house ----------------------------------------------------------------------------

test: setup ## run the tests
	$(BIN)/python -m pytest -n 2 --dist worksteal $(ARGS)

check: setup ## look at the code: format, lint, types, which room imports which
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fmt: setup ## put the code into its one format
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .

tables: setup ## work out the parser's tables anew, after a change of the grammar
	$(BIN)/python -m interpreter.syntax.tables

accept: setup ## write the recorded texts of the tests anew, to be read as a diff
	MOO_ACCEPT=1 $(BIN)/python -m pytest $(ARGS)
	@git diff --stat

soak: setup ## play all games, and at random for a long time, looking for what breaks
	$(BIN)/python -m pytest -m soak -n 2 $(ARGS)
	MOODSL_EXAMPLES=60 $(BIN)/python -m pytest tests/properties tests/check/test_any_words.py tests/syntax/test_parse.py \
		tests/doors/authoring/test_fmt.py -n 2 $(ARGS)

browser: setup ## look at all pages and play whole games in the browser (needs chromium)
	$(BIN)/python -m pytest -m browser -n 2 $(ARGS)

screens: setup ## take pictures of every state of the table and the studio, to be looked at (needs chromium)
	$(BIN)/python -m tests.screens $(ARGS)

figures: setup ## print figures about the code: lines, long functions, circles of imports, calls
	$(BIN)/python benchmarks/figures.py

bench: $(VENV)/.ready-bench ## measure the speed of play, of loading, and of many designs
	$(BIN)/python benchmarks/bench.py $(ARGS)
	$(BIN)/python benchmarks/many_designs.py
	$(BIN)/python benchmarks/big_map.py
	$(BIN)/python benchmarks/board_games.py
	$(BIN)/python benchmarks/native.py
	$(BIN)/python benchmarks/spread.py

engine: setup ## fetch Python for browsers (npm), so that sites of games have a table to play at
	@$(BIN)/python -c 'from moodsl.extras.site.engine import FETCH; print(FETCH)' | sh

RUNTIME := moodsl/extras/native/runtime

runtime: ## compile what native games call, after a change of its sources in C (needs clang and lld)
	clang --target=wasm32 -O2 -nostdlib -mbulk-memory -ffp-contract=off -Wall -Wno-incompatible-library-redeclaration \
		-c $(RUNTIME)/module.c -o $(RUNTIME).o
	wasm-ld $(RUNTIME).o -o $(RUNTIME).wasm --no-entry --strip-all --export-table --growable-table \
		-z stack-size=32768 --stack-first
	@rm $(RUNTIME).o

docs: $(VENV)/.ready-docs ## build the site into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict $(ARGS)

release: check test docs ## after all checks, build the wheel and the source archive into dist/
	rm -rf dist
	$(BIN)/python -m hatchling build
	@ls dist

clean: ## remove what was built; the virtual environment stays
	rm -rf dist build site .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -not -path './$(VENV)/*' -prune -exec rm -rf {} +
