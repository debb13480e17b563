"""What is told over HTTP when something cannot be done: a status, and a sentence that says why."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import InternalServerException, NotFoundException, ValidationException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR
from litestar.types import ExceptionHandlersMap

from delve.model.errors import BadInput
from delve.server.door import too_many
from delve.server.errors import Forbidden, NotFound, TooMany
from delve.server.faults import Unavailable
from delve.server.messages import Problem
from delve.server.wording import in_words

LOG: Final = logging.getLogger("delve.server")
NOTHING: Final = "there is nothing at that address"
# How Litestar says that somebody did not send all of their request.
GONE: Final = "client disconnected prematurely"


def told(status: int, detail: str) -> Response[Problem]:
    return Response(Problem(status, detail), status_code=status)


def refused(request: Request[Any, Any, Any], error: BadInput) -> Response[Problem]:
    """Bad input is told in a sentence, with the status that fits."""
    if isinstance(error, TooMany):
        return too_many(error)
    status = 404 if isinstance(error, NotFound) else 403 if isinstance(error, Forbidden) else 400
    return told(status, str(error))


def invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """What does not have the shape that is described, field by field. What can be no id leads nowhere."""
    found = error.extra if isinstance(error.extra, list) else []
    if any(problem.get("source") == "path" for problem in found):
        return told(404, NOTHING)
    return told(400, "; ".join(map(sentence, found)) or in_words(error.detail))


def sentence(problem: dict[str, Any]) -> str:
    """What is wrong with a field; one of the whole body has no name."""
    message = str(problem.get("message", ""))
    if message == "'data'":
        return "a body of JSON is missing"
    words = in_words(message)
    return words if problem.get("key") == "data" else f"{problem.get('key')}: {words}"


def nothing_there(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Problem]:
    return told(404, NOTHING)


def unreadable(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body nested so deep that reading it gives up."""
    return told(400, "that is nested too deeply")


def away(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    """The database is away; that has been logged."""
    return told(503, str(error))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Our own mistake: it is written down, and told without what only we should know."""
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return told(500, "something went wrong here")


def gone(request: Request[Any, Any, Any], error: InternalServerException) -> Response[Problem]:
    """Whoever went in the middle of their request is answered, though nobody hears it; that is no mistake of ours."""
    return told(400, error.detail) if error.detail == GONE else failed(request, error)


REFUSALS: Final[ExceptionHandlersMap] = {
    BadInput: refused,
    Unavailable: away,
    NotFoundException: nothing_there,
    ValidationException: invalid,
    RecursionError: unreadable,
    InternalServerException: gone,
    HTTP_500_INTERNAL_SERVER_ERROR: failed,
}
