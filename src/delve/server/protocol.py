"""uvicorn's HTTP protocol, but invalid HTTP is answered like all errors: as JSON, with the usual headers.

Requests with no Host header or several are refused here, before the application is called.
"""

from __future__ import annotations

from http import HTTPStatus

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from delve.messages import message
from delve.server.headers import HEADERS, PRIVATE
from delve.server.messages import problem

UNREADABLE = msgspec.json.encode(problem(HTTPStatus.BAD_REQUEST, message("server-no-http")))
_ANSWER = h11.Response(
    status_code=HTTPStatus.BAD_REQUEST,
    reason=HTTPStatus.BAD_REQUEST.phrase.encode(),
    headers=list(
        {
            **HEADERS,
            "Cache-Control": PRIVATE,
            "Connection": "close",
            "Content-Length": str(len(UNREADABLE)),
            "Content-Type": "application/json",
        }.items()
    ),
)


class Protocol(H11Protocol):
    """An HTTP/1.1 connection."""

    def send_400_response(self, msg: str) -> None:
        for part in (_ANSWER, h11.Data(data=UNREADABLE), h11.EndOfMessage()):
            self.transport.write(self.conn.send(part) or b"")
        self.transport.close()
