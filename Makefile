.PHONY: play test test-long test-faults test-siege test-lab check coverage bench bench-server setup lock

play: ; @python3 tools/setup.py play && .venv/bin/kuluary serve --open

test: ; @python3 tools/setup.py test && python3 tools/test.py

test-long: ; @python3 tools/setup.py test && python3 tools/test.py --long $(ARGS)

test-faults: ; @python3 tools/setup.py test && PYTHONPATH=src:. .venv/bin/python -m tests.server.faults

test-siege: ; @python3 tools/setup.py test && PYTHONPATH=src:. .venv/bin/python -m tests.server.siege && python3 tools/test.py --siege

test-lab: ; @python3 tools/setup.py lab && .venv/bin/python -m pytest tests/lab

check: ; @python3 tools/setup.py test && python3 tools/check.py

coverage: ; @python3 tools/setup.py test && .venv/bin/python tools/reach.py

bench: ; @python3 tools/setup.py bench && .venv/bin/python bench/run.py

bench-server: ; @python3 tools/setup.py bench-server && .venv/bin/python bench/service.py --write $(ARGS)

setup: ; @python3 tools/setup.py play

lock: ; @python3 tools/lock.py
