"""How many files this process may have open: every connection is one."""

from __future__ import annotations

import sys
from typing import Final

# Where the system does not say.
UNKNOWN: Final = 1024


def raise_most_files() -> None:
    """Asks for as many as the system lets this process have; often it begins with far fewer."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def most_files() -> int:
    if sys.platform == "win32":
        return UNKNOWN
    import resource  # noqa: PLC0415

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
