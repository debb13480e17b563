"""HTTP as uvicorn speaks it, but what is no HTTP is refused like everything else: as JSON, with the usual headers.

Two Host headers, or none, are found out here: no application is asked then.
"""

from __future__ import annotations

from http import HTTPStatus

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from delve.server.headers import HEADERS, PRIVATE
from delve.server.messages import Problem

UNREADABLE = msgspec.json.encode(Problem(HTTPStatus.BAD_REQUEST, "that is no HTTP request"))
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
    """One connection."""

    def send_400_response(self, msg: str) -> None:
        for part in (_ANSWER, h11.Data(data=UNREADABLE), h11.EndOfMessage()):
            self.transport.write(self.conn.send(part) or b"")
        self.transport.close()
