"""Which names are allowed, and which count as equal. Names are shown in the middle of sentences."""

from __future__ import annotations

import functools
import unicodedata
from typing import Final, Literal

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

from delve.messages import message
from delve.model.errors import BadInput

# The name shown for deleted accounts; reserved.
FORMER: Final = "a former player"
# The zero-width joiner combines emoji; the selector requests emoji presentation.
JOINER: Final = "\u200d"
EMOJI_STYLE: Final = "\ufe0f"
MARK: Final = "\u200e"
# Unicode categories: controls, formats, private, unassigned, surrogates, line and paragraph separators.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"})
# Blank characters: Unicode's Default_Ignorable_Code_Point, and the blank Braille pattern.
_BLANK: Final = frozenset(
    [chr(code) for code in (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x2800, 0x3164, 0xFFA0)]
    + [
        chr(code)
        for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
        for code in range(first, last + 1)
    ]
)
# By what factor a name may grow when it is normalised for comparison.
LONGEST: Final = 3


def check_name(name: str) -> str:
    """The name as shown. Invisible characters are refused: they imitate other names or reverse the text around them."""
    # Checked before ``split``, which would accept line ends as spaces.
    for place, character in enumerate(name):
        if is_unseen(character) and not belongs_to_emoji(name, place):
            raise BadInput(message("server-name-characters-nobody-can"))
    shown = " ".join(name.split())
    if not shown:
        raise BadInput(message("server-name-no-characters-can"))
    if max(len(key_of(shown)), len(look_of(shown))) > LONGEST * len(shown):
        raise BadInput(message("server-name-characters-stand-many"))
    return shown


def is_unseen(character: str) -> bool:
    return unicodedata.category(character) in _UNSEEN or character in _BLANK


def belongs_to_emoji(name: str, place: int) -> bool:
    """Whether an invisible character is part of an emoji."""
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if name[place] == EMOJI_STYLE:
        return before != "" and unicodedata.category(before) in {"So", "Sk", "Po", "Nd", "Sm"}
    return name[place] == JOINER and before != "" and unicodedata.category(after or " ") == "So"


def key_of(name: str) -> str:
    """The lookup key of a name: case-insensitive."""
    return skeleton(unicodedata.normalize("NFKC", name).casefold())


def look_of(name: str) -> str:
    """The key by which names that look alike are equal."""
    return unicodedata.normalize("NFC", skeleton(name).casefold())


def skeleton(text: str) -> str:
    """The skeleton shared by all texts that look like this one (Unicode's UTS 39, extended to variants of letters)."""
    return " ".join(shaped("NFKD", shaped("NFD", text)).split())


def shaped(form: Literal["NFD", "NFKD"], text: str) -> str:
    plain = unicodedata.normalize(form, text)
    return "".join([shapes().get(character, character) for character in plain if not is_unseen(character)])


@functools.cache
def shapes() -> dict[str, str]:
    """The representative of each confusable character, by Unicode's table."""
    # The table wraps right-to-left text in direction marks.
    alike = {
        each.strip(MARK): [other["c"].strip(MARK) for other in others] for each, others in confusables_data.items()
    }
    shape = Shapes()
    for character, others in alike.items():
        for other in others:
            if len(character) == len(other) == 1:
                shape.join(character, other)
    found = {character: shape.of(character) for character in shape.above}
    # A character that looks like several, as m does like rn, is replaced by their representatives.
    for character, others in alike.items():
        several = [other for other in others if len(other) > 1]
        if len(character) == 1 and several:
            found[character] = "".join([found.get(each, each) for each in unicodedata.normalize("NFD", several[0])])
    return found


class Shapes:
    """Sets of characters that look alike: a union-find structure."""

    def __init__(self) -> None:
        self.above: dict[str, str] = {}

    def of(self, character: str) -> str:
        while self.above.setdefault(character, character) != character:
            character = self.above[character]
        return character

    def join(self, one: str, other: str) -> None:
        low, high = sorted((self.of(one), self.of(other)), key=standing)
        self.above[low] = high


def standing(character: str) -> tuple[bool, str]:
    """The sort key by which plain letters become representatives: l for 1, O for 0."""
    return character.isascii() and character.isalpha(), character
