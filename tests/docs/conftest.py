"""The documents are tried with the command as a user types it."""

from tests.cli.conftest import run as run  # noqa: PLC0414

import delve

# It works in a copy of the sources, which is interpreted in either case: once is enough.
collect_ignore = ["test_contributing.py", "test_image.py", "test_protocol.py"] if delve.compiled() else []
