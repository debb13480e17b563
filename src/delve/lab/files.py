"""Output files, written atomically when a command ends, and checked when it starts."""

from __future__ import annotations

from pathlib import Path

from delve.messages import message
from delve.model.errors import BadInput


def fresh(path: Path) -> Path:
    """The temporary file that replaces the file when it is complete."""
    return path.with_name(path.name + ".new")


def check_writable(path: Path) -> None:
    """Bad input if a file cannot be written there; an existing file is unchanged."""
    try:
        if path.exists() and not path.is_file():
            raise BadInput(message("lab-no-file", path=str(path)))
        fresh(path).touch()
        fresh(path).unlink()
    except OSError as error:
        raise BadInput(message("lab-file-unusable", path=str(path), error=str(error.strerror))) from None


def write_text(path: Path, text: str) -> None:
    fresh(path).write_text(text, encoding="utf-8")
    fresh(path).replace(path)
