"""Prepared responses: the page's files, the cards, finished games.

They are compressed ahead of time or in a worker process, not on the event loop.
"""

from __future__ import annotations

import gzip
import hashlib
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED

# Smaller bodies are not worth compressing.
SMALLEST: Final = 4096
# Content-hashed files: the name changes with the content.
FOR_EVER: Final = "public, max-age=31536000, immutable"
# May be cached, but must be revalidated before use.
ASK_FIRST: Final = "no-cache"

JSON: Final = "application/json"
_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
# Fonts are compressed already.
_PACKED: Final = {".woff", ".woff2"}


class Ready:
    """A response body, also compressed for clients that accept it."""

    def __init__(self, body: bytes, media_type: str, caching: str = ASK_FIRST, packable: bool = True) -> None:
        self.body = body
        self.media_type = media_type
        self.packed = gzip.compress(body, mtime=0) if packable and len(body) >= SMALLEST else None
        # A weak ETag: the same for both encodings.
        tag = f'W/"{hashlib.sha256(body).hexdigest()[:20]}"'
        self.headers = {"Cache-Control": caching, "ETag": tag, "Vary": "Accept-Encoding"}

    def size(self) -> int:
        """Its size in memory."""
        return len(self.body) + len(self.packed or b"")

    def answer(self, request: Request[Any, Any, Any], status: int = HTTP_200_OK) -> Response[Any]:
        headers = dict(self.headers)
        body = self.body
        if status == HTTP_200_OK and self.headers["ETag"] in request.headers.get("if-none-match", ""):
            status, body = HTTP_304_NOT_MODIFIED, b""
        elif self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, status_code=status, media_type=self.media_type, headers=headers)


def ready_file(path: Path, caching: str) -> Ready:
    media_type = _TYPES.get(path.suffix, "application/octet-stream")
    return Ready(path.read_bytes(), media_type, caching, path.suffix not in _PACKED)
