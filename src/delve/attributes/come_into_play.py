"""Come into play: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Come into play",
    "Happens at once when the card enters play, before anything else is drawn or played.",
    ("Comes into play",),
)
