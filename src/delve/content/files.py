"""Reading TOML files, with uniform errors."""

from __future__ import annotations

import tomllib
from pathlib import Path

from delve.messages import message
from delve.model.errors import BadInput


def read_toml(path: Path) -> dict[str, object]:
    """The table in a file; bad input that names the file if it cannot be read."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(message("word-at", place=str(path), what=str(error))) from None
    except OSError as error:
        raise BadInput(message("word-at", place=str(path), what=str(error.strerror or error))) from None
