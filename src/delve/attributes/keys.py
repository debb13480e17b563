"""Keys: a word of the glossary."""

from __future__ import annotations

from typing import Final

from delve.attributes.term import Term

TERM: Final = Term(
    "Keys",
    "Alignments, sizes, classes and words such as Flight or Aquatic do nothing alone: other cards read them.",
    ("Good", "Neutral", "Evil", "Chaotic", "Flight", "Aquatic", "Amphibious", "Fearless", "Commander"),
)
