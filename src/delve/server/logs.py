"""Logging, as text or as JSON. Every line of a request carries its id.

All log lines go through here, those of libraries included. Nothing secret is logged: tracebacks omit the values of
variables, and database errors omit parameters (see ``Database``).
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Final, Literal

import structlog
from structlog.types import EventDict, Processor

from delve.server.metrics import LOG_LINES

# Client errors that uvicorn logs: dropped, because anybody could fill the log with them.
_CLIENTS_FAULT: Final = frozenset(
    {
        "Invalid HTTP request received.",
        "Invalid UTF-8 sequence received from client.",
        "ASGI callable returned without completing handshake.",
    }
)

LogFormat = Literal["text", "json"]
LogLevel = Literal["info", "warning", "error"]


def counted(logger: Any, name: str, line: EventDict) -> EventDict:
    """Counts a line by its level."""
    LOG_LINES.labels(line["level"]).inc()
    return line


# Processors for every line, ours or a library's, before rendering.
_SHARED: Final[list[Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    counted,
]


def set_up_logs(format: LogFormat, level: LogLevel) -> None:
    """Logs all lines from this level up to standard error."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=_SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendering(format)],
        )
    )
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").addFilter(lambda line: line.msg not in _CLIENTS_FAULT)
    # At INFO it logs every migration at each start.
    logging.getLogger("alembic").setLevel(logging.WARNING)


def rendering(format: LogFormat) -> list[Processor]:
    if format == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    # The default tracebacks print the values of variables.
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
