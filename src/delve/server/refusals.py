"""HTTP error responses: a status, and a sentence that says why."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException, ValidationException
from litestar.status_codes import (
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_500_INTERNAL_SERVER_ERROR,
)
from litestar.types import ExceptionHandlersMap

from delve.messages import Message, message
from delve.model.errors import BadInput
from delve.server.door import too_many
from delve.server.errors import Forbidden, NotFound, NotKnown, TooMany
from delve.server.faults import Unavailable
from delve.server.messages import Problem, problem
from delve.server.wording import in_words

LOG: Final = logging.getLogger("delve.server")
NOTHING: Final = message("server-nothing-there")
# The statuses of bad input; 400 for any other.
_STATUSES: Final[dict[type[BadInput], int]] = {NotFound: 404, Forbidden: 403, NotKnown: 401}
# What Litestar itself refuses for a reason that its status says.
_BY_STATUS: Final = {
    HTTP_405_METHOD_NOT_ALLOWED: message("server-other-method"),
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: message("server-too-large"),
}
# Litestar's error for a client that disconnects in the middle of a request.
GONE: Final = "client disconnected prematurely"


def told(status: int, said: Message) -> Response[Problem]:
    return Response(problem(status, said), status_code=status)


def refused(request: Request[Any, Any, Any], error: BadInput) -> Response[Problem]:
    """Bad input: a sentence, with a fitting status."""
    if isinstance(error, TooMany):
        return too_many(error)
    return told(next((status for kind, status in _STATUSES.items() if isinstance(error, kind)), 400), error.message)


def invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """Requests that do not match the schema, field by field. A malformed id is "not found"."""
    found = error.extra if isinstance(error.extra, list) else []
    if any(each.get("source") == "path" for each in found):
        return told(404, NOTHING)
    return told(400, all_of([sentence(each) for each in found]) if found else in_words(error.detail))


def all_of(said: list[Message]) -> Message:
    """Joins several messages into one."""
    whole = said[0]
    for each in said[1:]:
        whole = message("server-and-also", first=whole, then=each)
    return whole


def sentence(found: dict[str, Any]) -> Message:
    """The error of a field; one about the whole body has no field name."""
    complaint = str(found.get("message", ""))
    if complaint == "'data'":
        return message("server-no-body")
    words = in_words(complaint)
    return words if found.get("key") == "data" else message("word-at", place=str(found.get("key")), what=words)


def nothing_there(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Problem]:
    return told(404, NOTHING)


def litestars_own(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses."""
    said = _BY_STATUS.get(error.status_code) or in_words(error.detail)
    return Response(problem(error.status_code, said), status_code=error.status_code, headers=error.headers)


def unreadable(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body that is nested too deeply to parse."""
    return told(400, message("server-nested"))


def undecodable(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Problem]:
    """A body that is not UTF-8."""
    return told(400, message("server-no-json"))


def away(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    """A database outage, logged already."""
    return told(503, error.message)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A bug: logged, and answered without internal details."""
    # Litestar looks up handlers by status before those by class, so this one also gets Litestar's own errors.
    if isinstance(error, InternalServerException) and error.detail == GONE:
        return told(400, message("server-gone"))
    LOG.error("%s %s", request.method, request.url.path, exc_info=error)
    return told(500, message("server-mistake"))


REFUSALS: Final[ExceptionHandlersMap] = {
    BadInput: refused,
    Unavailable: away,
    NotFoundException: nothing_there,
    ValidationException: invalid,
    HTTPException: litestars_own,
    RecursionError: unreadable,
    UnicodeDecodeError: undecodable,
    HTTP_500_INTERNAL_SERVER_ERROR: failed,
}
