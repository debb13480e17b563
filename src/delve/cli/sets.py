"""The option ``--sets``: folders with additional sets."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Sets = Annotated[list[Path] | None, typer.Option("--sets", metavar="DIR")]
