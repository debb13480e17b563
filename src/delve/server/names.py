"""What a name may be, and which names are one: others read it in the middle of a sentence."""

from __future__ import annotations

import functools
import unicodedata
from typing import Final, Literal

from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

from delve.model.errors import BadInput

# How those are shown whose account was deleted; nobody else is called so.
FORMER: Final = "a former player"
# It makes one emoji of two; and it says that a character is shown as an emoji.
JOINER: Final = "\u200d"
EMOJI_STYLE: Final = "\ufe0f"
MARK: Final = "\u200e"
# Controls, formats, what is private or unknown, and ends of lines.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"})
# Letters, marks and signs that are blank: Unicode's Default_Ignorable_Code_Point, and the empty cell of Braille.
_BLANK: Final = frozenset(
    [chr(code) for code in (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2065, 0x2800, 0x3164, 0xFFA0)]
    + [
        chr(code)
        for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
        for code in range(first, last + 1)
    ]
)
# So much longer than itself is a name at most when it is compared.
LONGEST: Final = 3


def check_name(name: str) -> str:
    """The name as it is shown. Nothing in it is invisible: it could look like another, or turn the words around it."""
    # Ends of lines count as spaces to ``split``, and have no place in a name.
    for place, character in enumerate(name):
        if is_unseen(character) and not belongs_to_emoji(name, place):
            raise BadInput("name: it has characters that nobody can see")
    shown = " ".join(name.split())
    if not shown:
        raise BadInput("name: it has no characters that can be seen")
    if max(len(key_of(shown)), len(look_of(shown))) > LONGEST * len(shown):
        raise BadInput("name: it has characters that stand for many others")
    return shown


def is_unseen(character: str) -> bool:
    return unicodedata.category(character) in _UNSEEN or character in _BLANK


def belongs_to_emoji(name: str, place: int) -> bool:
    """Whether a character that cannot be seen makes an emoji of those around it."""
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if name[place] == EMOJI_STYLE:
        return before != "" and unicodedata.category(before) in {"So", "Sk", "Po", "Nd", "Sm"}
    return name[place] == JOINER and before != "" and unicodedata.category(after or " ") == "So"


def key_of(name: str) -> str:
    """By what a name is found: names that differ in case are one."""
    return skeleton(unicodedata.normalize("NFKC", name).casefold())


def look_of(name: str) -> str:
    """What a name looks like as it is written: no two are alike."""
    return unicodedata.normalize("NFC", skeleton(name).casefold())


def skeleton(text: str) -> str:
    """What stands for all texts that look like this one (Unicode's UTS 39, also of what is a variant of a letter)."""
    return " ".join(shaped("NFKD", shaped("NFD", text)).split())


def shaped(form: Literal["NFD", "NFKD"], text: str) -> str:
    plain = unicodedata.normalize(form, text)
    return "".join([shapes().get(character, character) for character in plain if not is_unseen(character)])


@functools.cache
def shapes() -> dict[str, str]:
    """What stands for each character that looks like others, by Unicode's table of confusables."""
    # The table wraps what is written from right to left in marks.
    alike = {
        each.strip(MARK): [other["c"].strip(MARK) for other in others] for each, others in confusables_data.items()
    }
    shape = Shapes()
    for character, others in alike.items():
        for other in others:
            if len(character) == len(other) == 1:
                shape.join(character, other)
    found = {character: shape.of(character) for character in shape.above}
    # One that looks like several, as m does like rn, looks like the shapes of those.
    for character, others in alike.items():
        several = [other for other in others if len(other) > 1]
        if len(character) == 1 and several:
            found[character] = "".join([found.get(each, each) for each in unicodedata.normalize("NFD", several[0])])
    return found


class Shapes:
    """Characters that look alike, in sets; each knows one above it, and the topmost stands for the set."""

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
    """The plain letter stands for those that look like it: l for 1, and O for 0."""
    return character.isascii() and character.isalpha(), character
