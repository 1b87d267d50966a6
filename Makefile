# `make play` and `make test` work on a fresh clone with nothing but Python 3.11+ and make.
PYTHON ?= python3
BIN = .venv/bin

PAGES = src/nomarch/server/pages/index.html
PAGES_FROM = $(shell find web/src web/index.html web/package-lock.json web/vite.config.ts docs/rules src/nomarch/games/*/words)  # folders too: something may be gone
GAMES = $(notdir $(patsubst %/,%,$(dir $(wildcard src/nomarch/games/*/components.toml))))

.PHONY: play test soak setup pages lock clean

play: setup
	$(BIN)/nomarch serve --open

test: setup
	$(BIN)/python hatch_build.py npm run check
	$(BIN)/python hatch_build.py npm test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	# Each game is compiled once, before two processes would do it at the same time.
	printf '%s\n' $(GAMES) | xargs -n 1 -P 2 $(BIN)/python -m nomarch.server.preparing > /dev/null
	$(BIN)/pytest -n 2

soak: setup
	$(BIN)/pytest -n 2 tests/conformance/test_soak.py tests/server/test_durability.py --soak

setup: .venv/ready $(PAGES)

pages: $(PAGES)

$(PAGES): .venv/ready $(PAGES_FROM)
	$(BIN)/python hatch_build.py

.venv/ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --requirement requirements.lock
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --editable .
	touch $@

lock:
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --extra dev --extra server --extra ray --extra learn --extra gymnasium --extra pettingzoo --extra openspiel --no-header --no-emit-options --strip-extras --output-file requirements.lock pyproject.toml
	# PyTorch for the CPU alone has the same number with a suffix; where it is offered, pip takes it.
	sed -i 's/^\(torch==[^+]*\)+cpu$$/\1/' requirements.lock

clean:
	rm -rf .venv web/node_modules src/nomarch/server/pages .mypy_cache .ruff_cache .pytest_cache .hypothesis
