"""Drivers that are installed by extras of their own: ``delve[postgres]`` and ``delve[redis]``."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from delve.messages import message
from delve.model.errors import BadInput

_EXTRAS: Final = {"asyncpg": "postgres", "redis": "redis"}


def check_installed(driver: str, for_option: str) -> None:
    """Reports a missing driver before anything needs it."""
    try:
        import_module(driver)
    except ModuleNotFoundError:
        missing = message("server-extra-missing", option=for_option, driver=driver, extra=_EXTRAS[driver])
        raise BadInput(missing) from None
