"""Every format that can be played, by id."""

from __future__ import annotations

from typing import Final

from delve.formats.solo import FORMATS as SOLO
from delve.model.format import Format

FORMATS: Final[dict[str, Format]] = {format.id: format for format in SOLO}

QUEST_COUNTS: Final = {"quick": 1, "standard": 2, "unyielding": 3}
