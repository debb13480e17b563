"""Logs: for people to read, or as JSON for a machine. Every line of a request carries its id.

Everything goes through here, the lines of libraries too. Nothing secret is ever handed to a logger: tracebacks come
without the values of variables, and database errors without parameters (see ``Database``).
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Final, Literal

import structlog
from structlog.types import EventDict, Processor

from delve.server.metrics import LOG_LINES

LogFormat = Literal["text", "json"]
LogLevel = Literal["info", "warning", "error"]


def counted(logger: Any, name: str, line: EventDict) -> EventDict:
    """Counts a line by its level."""
    LOG_LINES.labels(line["level"]).inc()
    return line


# What is done to every line, ours or a library's, before it is rendered.
_SHARED: Final[list[Processor]] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    counted,
]


def set_up_logs(format: LogFormat, level: LogLevel) -> None:
    """Sends all lines from this level on to standard error."""
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
    # It names every migration at each start.
    logging.getLogger("alembic").setLevel(logging.WARNING)


def rendering(format: LogFormat) -> list[Processor]:
    if format == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    # Its usual tracebacks print the values of variables.
    plain = structlog.dev.plain_traceback
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
