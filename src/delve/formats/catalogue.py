"""Every format, by id."""

from __future__ import annotations

from typing import Final

from delve.formats.competitive import FORMATS as COMPETITIVE
from delve.formats.cooperative import FORMATS as COOPERATIVE
from delve.formats.multiplayer import FORMATS as MULTIPLAYER
from delve.formats.solo import FORMATS as SOLO
from delve.model.format import Format

FORMATS: Final[dict[str, Format]] = {format.id: format for format in (*SOLO, *COOPERATIVE, *COMPETITIVE, *MULTIPLAYER)}

QUEST_COUNTS: Final = {"quick": 1, "standard": 2, "unyielding": 3}
