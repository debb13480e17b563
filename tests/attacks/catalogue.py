"""All attacks by name: a file each, and a line here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tests.attacks.crowding import crowding
from tests.attacks.openings import openings
from tests.attacks.silence import silence
from tests.attacks.slow_reading import slow_reading
from tests.attacks.talking import talking
from tests.attacks.target import Deeds, Target

ATTACKS: dict[str, Callable[[Target], Awaitable[Deeds]]] = {
    "crowding": crowding,
    "openings": openings,
    "silence": silence,
    "slow-reading": slow_reading,
    "talking": talking,
}
