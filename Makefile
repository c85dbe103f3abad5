# Everything runs in .venv, made from the pinned and hashed files in requirements/. Needs Python 3.11+ and make.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
# One more than there are cores: while a test waits for a server or a browser, another one works. Neighbours in a file
# stay together, so that what they share is started, and what they need is compiled, once.
WORKERS = -n $(shell expr $(JOBS) + 1) --dist worksteal

# What Python has compiled of our modules is kept, whatever the environment says: tests start hundreds of processes, and
# each would compile the same again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test tests compile test-long test-bounds test-gpu check check-scripts setup bench pictures accept-pictures lock clean

play: .venv/play.stamp  ## open the hall, and a browser in front of it
	$(BIN)/meadhall hall --open

test: compile  ## everything that must hold: style, types, all tests, and Hägar and Runir once more without the compiler
	@$(MAKE) --no-print-directory -j2 check tests  # types are checked while tests wait for a server or a browser

tests: .venv/dev.stamp
	$(BIN)/pytest $(WORKERS) -rs
	MEADHALL_JIT=0 $(BIN)/pytest -n $(JOBS) --dist worksteal -p no:schemathesis -rs tests/core tests/hagar tests/runir --ignore-glob='*/test_board.py'  # drawings are never compiled, and nothing here waits

compile: .venv/dev.stamp
	@echo "Compiling the rules for this machine, once ..."
	@$(BIN)/python -m meadhall.ready

test-long: .venv/dev.stamp  ## kill the hall, and nodes of a large one, fifty times under load: nothing that was acknowledged may be missing; and a cluster of separate nodes, one of them killed
	MEADHALL_KILLS=50 $(BIN)/pytest tests/hall/test_kill.py tests/hall/test_many_nodes.py
	$(BIN)/pytest tests/lab/long_cluster.py

test-bounds: .venv/dev.stamp  ## everything that is compiled, with every index checked: compiled code reads and writes past its arrays otherwise
	XDG_CACHE_HOME=$(CURDIR)/.venv/bounds NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(JOBS) -rs --ignore=tests/hall

test-gpu: .venv/ptx.stamp  ## compile the rules of all games for a GPU, which takes no GPU but NVIDIA's compiler (130 MB)
	$(BIN)/pytest -n $(JOBS) -rs tests/core/test_ptx.py tests/envs/test_device_vector.py

check: .venv/dev.stamp check-scripts  ## style and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

check-scripts:  ## types of the hall's scripts, by TypeScript (needs npm; nobody who plays does)
	@if ! command -v npm >/dev/null; then \
	  echo "The scripts of the hall are NOT type-checked: there is no npm here."; test -z "$$CI"; \
	elif ! [ node_modules/.package-lock.json -nt package-lock.json ] && ! npm ci --no-audit --no-fund --fetch-retries=1 --loglevel=error; then \
	  echo "The scripts of the hall are NOT type-checked: npm could not install TypeScript."; test -z "$$CI"; \
	else echo node_modules/.bin/tsc; node_modules/.bin/tsc; fi

setup: .venv/dev.stamp  ## the environment only

bench: .venv/bench.stamp  ## speed of games and of search, as ratios to known engines in the same run
	$(BIN)/python -m bench.speed
	$(BIN)/python bench/ismcts.py speed

pictures: .venv/dev.stamp  ## the pictures of the README, from a hall of their own (needs a Chromium)
	PYTHONPATH=. $(BIN)/python docs/pictures/make.py

accept-pictures: .venv/dev.stamp  ## store the drawings in tests/pictures and what screen readers meet anew; look at them first
	MEADHALL_ACCEPT=1 $(BIN)/pytest -n $(JOBS) tests/pictures tests/hall/test_axe.py tests/hall/test_table_page.py -k "drawing or screen_reader"
	rm -f tests/pictures/*.new.svg

lock:  ## pin the newest versions that pyproject.toml admits (needs uv), and what package.json names (needs npm)
	npm install --package-lock-only --no-audit --no-fund
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml --group build -o requirements/play.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml --extra postgres --group build -c requirements/play.txt -o requirements/server.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml --group build --group dev -c requirements/play.txt -o requirements/dev.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml --group build --group dev --group ptx -c requirements/dev.txt -o requirements/ptx.txt
	uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate pyproject.toml --group build --group dev --extra bench -c requirements/dev.txt -o requirements/bench.txt

clean:  ## remove the environment and all that was built
	rm -rf node_modules .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Meadhall needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv

.venv/%.stamp: requirements/%.txt pyproject.toml | .venv/bin/python
	@echo "Setting up .venv (requirements/$*.txt); this is done once ..."
	$(PIP) install --require-hashes -r requirements/$*.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
