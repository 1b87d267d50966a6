# `make play` and `make test` work on a fresh clone with nothing but Python 3.11+ and make.
PYTHON ?= python3
BIN = .venv/bin

.PHONY: play test soak setup lock clean

play: setup
	$(BIN)/nomarch play camelup

test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n 2

soak: setup
	$(BIN)/pytest -n 2 tests/conformance/test_soak.py tests/server/test_durability.py --soak

setup: .venv/ready

.venv/ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --requirement requirements.lock
	$(BIN)/pip install --quiet --no-build-isolation --no-deps --editable .
	touch $@

lock:
	$(BIN)/pip install --quiet pip-tools
	$(BIN)/pip-compile --quiet --extra dev --extra server --extra ray --no-header --no-emit-options --strip-extras --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
