"""The option ``--sets``: a set folder dropped in is a set installed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Sets = Annotated[
    list[Path] | None,
    typer.Option("--sets", metavar="DIR", help="A folder with a set of cards beside those of Delve."),
]
