"""The errors of PostgreSQL's driver; none where it is not installed (``delve[postgres]``)."""

from __future__ import annotations

# Any error of the driver.
ERRORS: tuple[type[Exception], ...] = ()
# Its errors while PostgreSQL stops, starts, or has no free connections.
AWAY: tuple[type[Exception], ...] = ()

try:
    import asyncpg  # type: ignore[import-untyped]
except ModuleNotFoundError:
    pass
else:
    ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError)
    AWAY = (
        asyncpg.CannotConnectNowError,
        asyncpg.InterfaceError,
        asyncpg.OperatorInterventionError,
        asyncpg.PostgresConnectionError,
        asyncpg.TooManyConnectionsError,
    )
