"""The limit on open files of this process; every connection is one."""

from __future__ import annotations

import sys
from typing import Final

# Assumed where the system does not report a limit.
UNKNOWN: Final = 1024


def raise_most_files() -> None:
    """Raises the limit to the hard limit; the initial limit is often far lower."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def most_files() -> int:
    if sys.platform == "win32":
        return UNKNOWN
    import resource  # noqa: PLC0415

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
