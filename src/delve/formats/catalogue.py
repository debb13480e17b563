"""Every format that can be played, by id."""

from __future__ import annotations

from typing import Final

from delve.formats.building import BUILDING
from delve.formats.solo import FORMATS as SOLO
from delve.model.format import Format

FORMATS: Final[dict[str, Format]] = {format.id: format for format in SOLO}

# Every format that decks can be built for: those, and the ones for several players.
BUILDABLE: Final[dict[str, Format]] = {**FORMATS, **{format.id: format for format in BUILDING}}

QUEST_COUNTS: Final = {"quick": 1, "standard": 2, "unyielding": 3}
