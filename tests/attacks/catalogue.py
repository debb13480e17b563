"""All attacks by name: a file each, and a line here."""

from __future__ import annotations

from collections.abc import Callable, Coroutine

from tests.attacks.bots import bots
from tests.attacks.chatting import chatting
from tests.attacks.crowding import crowding
from tests.attacks.deck_checks import deck_checks
from tests.attacks.mischief import mischief
from tests.attacks.openings import openings
from tests.attacks.paths import paths
from tests.attacks.replays import replays
from tests.attacks.silence import silence
from tests.attacks.slow_reading import slow_reading
from tests.attacks.talking import talking
from tests.attacks.target import Deeds, Target

ATTACKS: dict[str, Callable[[Target], Coroutine[None, None, Deeds]]] = {
    "bots": bots,
    "chatting": chatting,
    "crowding": crowding,
    "deck-checks": deck_checks,
    "mischief": mischief,
    "openings": openings,
    "paths": paths,
    "replays": replays,
    "silence": silence,
    "slow-reading": slow_reading,
    "talking": talking,
}
