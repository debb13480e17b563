"""What is not part of every installation."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from delve.model.errors import BadInput


@contextlib.contextmanager
def needs_server() -> Iterator[None]:
    """Around imports of the server: where its libraries are missing, says how to get them."""
    try:
        yield
    except ImportError as error:
        raise BadInput(f"the server needs more than is installed ({error.name}): pip install 'delve[server]'") from None
