"""Deck files: Adventurers, Quests and the two decks of one player, as TOML or as plain text.

The plain form has a heading for each of the four parts, then a line for each card.

    Name: Goblin raid

    Adventurers
    Gypsy Thief

    Dungeon deck
    4 Goblin        # as many as a single set holds
    Goblin Thief    # one copy
"""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Final

from delve.content.book import CardBook
from delve.content.schema import Place, a_str, a_table, an_int, no_other_keys, words
from delve.messages import Arg, Message, message
from delve.model.errors import BadInput, nearest
from delve.model.setups import SeatSetup

# The parts of a deck, each by its field in TOML, with its heading in plain text.
PARTS: Final = {
    "adventurers": "Adventurers",
    "quests": "Quests",
    "crawler": "Crawler deck",
    "dungeon": "Dungeon deck",
}
_FIELDS: Final = ["name", "about", "play", *PARTS]

_TOML_LINE: Final = re.compile(r"""\[|[\w"' -]+=""")
# Sanity limits, far above any real deck: larger input is refused unread, because judging it would take long.
_MOST_LINES: Final = 1000
_MOST_DOTS: Final = 100  # in one line: tomllib takes long to read a key of many parts
_MOST_NAMED: Final = 20  # Adventurers, or Quests
_MOST_CARDS: Final = 999  # in either deck
_COUNTED_LINE: Final = re.compile(r"(\d{1,3})(?:\s*[xX×])?\s+(.+)")
_NAME: Final = "name:"
_ABOUT: Final = "about:"
_PLAY: Final = "play:"

# How many mistakes of a plain file are listed in one message.
_MISTAKES_NAMED: Final = 5


class Deck:
    """A player's deck: names of cards, with numbers of copies for the two decks.

    ``about`` is its idea, ``play`` how to play it.
    """

    def __init__(
        self,
        name: str,
        adventurers: tuple[str, ...],
        quests: tuple[str, ...],
        crawler: dict[str, int],
        dungeon: dict[str, int],
        about: str = "",
        play: str = "",
    ) -> None:
        self.name = name
        self.adventurers = adventurers
        self.quests = quests
        self.crawler = crawler
        self.dungeon = dungeon
        self.about = about
        self.play = play

    def seat(self) -> SeatSetup:
        """The set-up of a seat with this deck."""
        return {
            "adventurers": list(self.adventurers),
            "quests": list(self.quests),
            "crawler_deck": copies(self.crawler),
            "dungeon_deck": copies(self.dungeon),
        }


def copies(counts: dict[str, int]) -> list[str]:
    found: list[str] = []
    for name, count in counts.items():
        found.extend([name] * count)
    return found


# --- Finding and reading. ----------------------------------------------------------------------------------------


def find_deck(book: CardBook, name: str, folder: Path) -> Deck:
    """A deck by the path of its file, or by the name of one that comes with Delve."""
    path = Path(name)
    if path.suffix in {".toml", ".txt"} or path.is_file():
        return load_deck(book, path)
    known = {path.stem: path for path in sorted(folder.glob("*.toml"))}
    if name not in known:
        raise BadInput(
            message("check-no-deck-called-known", name=name, nearest=nearest(name, list(known)), known=", ".join(known))
        )
    return load_deck(book, known[name])


def load_deck(book: CardBook, path: Path) -> Deck:
    """A deck file of either form; every name in it must be a card."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput(message("check-this-not-text-utf", path=str(path))) from None
    except OSError as error:
        raise BadInput(message("word-at", place=str(path), what=str(error.strerror or error))) from None
    check_size(text, path)
    if path.suffix == ".toml" or (path.suffix != ".txt" and looks_like_toml(text)):
        return read_toml(book, text, path)
    return read_plain(book, text, path)


def looks_like_toml(text: str) -> bool:
    """Whether the first non-empty line could be TOML."""
    for line in text.splitlines():
        said = line.strip()
        if said and not said.startswith("#"):
            return _TOML_LINE.match(said) is not None
    return False


def check_size(text: str, path: Path) -> None:
    """Refuses oversized text unread."""
    lines = text.splitlines()
    if len(lines) > _MOST_LINES:
        raise BadInput(message("check-deck-most-lines-not", path=str(path), most_lines=_MOST_LINES, lines=len(lines)))
    for number, line in enumerate(lines, 1):
        if line.count(".") > _MOST_DOTS:
            raise BadInput(message("check-line-more-dots", path=str(path), number=number, most_dots=_MOST_DOTS))


# --- TOML. -------------------------------------------------------------------------------------------------------


def read_toml(book: CardBook, text: str, path: Path) -> Deck:
    try:
        data: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(message("word-at", place=str(path), what=str(error))) from None
    place = Place(str(path))
    no_other_keys(data, _FIELDS, place)
    return Deck(
        a_str(data.get("name", path.stem), place.at("name")),
        read_names(book, data.get("adventurers", []), place.at("adventurers")),
        read_names(book, data.get("quests", []), place.at("quests")),
        read_counts(book, data.get("crawler", {}), place.at("crawler")),
        read_counts(book, data.get("dungeon", {}), place.at("dungeon")),
        some_text(data, "about", place),
        some_text(data, "play", place),
    )


def some_text(data: dict[str, object], field: str, place: Place) -> str:
    """What a field says, if it is there."""
    return a_str(data[field], place.at(field)).strip() if field in data else ""


def read_names(book: CardBook, value: object, place: Place) -> tuple[str, ...]:
    found = words(value, place)
    if len(found) > _MOST_NAMED:
        raise place.wrong(message("check-at-most", most_named=_MOST_NAMED))
    return tuple([book.card(word, f"{place.file}: {place.path}").name for word in found])


def read_counts(book: CardBook, value: object, place: Place) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name, count in a_table(value, place).items():
        card = book.card(name, f"{place.file}: {place.path}")
        number = an_int(count, place.at(name))
        if number < 1:
            raise place.at(name).wrong(message("check-must-least-1-copy"))
        # A card may be listed under two of its names: these are copies of one card (B-067).
        counts[card.name] = counts.get(card.name, 0) + number
        if sum(counts.values()) > _MOST_CARDS:
            raise place.wrong(message("check-most-cards", most_cards=_MOST_CARDS))
    return counts


def write_toml(deck: Deck) -> str:
    """The deck as TOML; reading it gives the same deck."""
    lines = [f"name        = {quoted(deck.name)}"]
    if deck.about:
        lines.append(f"about       = {quoted(deck.about)}")
    if deck.play:
        lines.append(f"play        = {quoted(deck.play)}")
    lines.append(f"adventurers = [{', '.join([quoted(name) for name in deck.adventurers])}]")
    lines.append(f"quests      = [{', '.join([quoted(name) for name in deck.quests])}]")
    for part, counts in (("crawler", deck.crawler), ("dungeon", deck.dungeon)):
        keys = {quoted(name): count for name, count in counts.items()}
        width = max([len(key) for key in keys], default=0)
        lines.extend(["", f"[{part}]"])
        lines.extend([f"{key:<{width}} = {count}" for key, count in keys.items()])
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A TOML string; the escapes of JSON are valid in TOML."""
    return json.dumps(text, ensure_ascii=False)


# --- Plain text. -------------------------------------------------------------------------------------------------


class PlainFile:
    """A plain deck file during parsing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.about: list[str] = []
        self.play: list[str] = []
        self.part = ""  # the part of the last heading
        self.mistakes: list[Arg] = []
        self.named: dict[str, list[str]] = {"adventurers": [], "quests": []}
        self.counted: dict[str, dict[str, int]] = {"crawler": {}, "dungeon": {}}

    def add(self, name: str, count: int) -> Message | None:
        """Adds copies of a card to the current part; returns the problem, if any."""
        if self.part in self.named:
            names = self.named[self.part]
            if len(names) + count > _MOST_NAMED:
                return keyed_most(self.part, _MOST_NAMED)
            names.extend([name] * count)
        else:
            counts = self.counted[self.part]
            if sum(counts.values()) + count > _MOST_CARDS:
                return keyed_most(self.part, _MOST_CARDS)
            counts[name] = counts.get(name, 0) + count
        return None

    def deck(self) -> Deck:
        return Deck(
            self.name,
            tuple(self.named["adventurers"]),
            tuple(self.named["quests"]),
            self.counted["crawler"],
            self.counted["dungeon"],
            "\n".join(self.about).strip(),
            "\n".join(self.play).strip(),
        )


def read_plain(book: CardBook, text: str, path: Path) -> Deck:
    """Reads the plain form; one message lists all unreadable lines."""
    file = PlainFile(path.stem)
    wrong = file.mistakes
    for number, line in enumerate(text.splitlines(), 1):
        mistake = read_line(book, file, line.strip())
        if mistake is not None:
            wrong.append(message("check-line", number=number, mistake=mistake))
    if wrong:
        raise BadInput(mistakes_in(path, wrong))
    return file.deck()


def mistakes_in(path: Path, wrong: list[Arg]) -> Message:
    """All mistakes in one message, with the number of those not listed."""
    named = wrong[0]
    for mistake in wrong[1:_MISTAKES_NAMED]:
        named = message("check-and-also", first=named, then=mistake)
    more = len(wrong) - _MISTAKES_NAMED
    if more > 0:
        named = message("check-and-more", first=named, more=more)
    return message("word-at", place=str(path), what=named)


def keyed_most(part: str, most: int) -> Message:
    """The message for a part with too many cards."""
    return message(f"check-most-{part}", most=most)


def read_line(book: CardBook, file: PlainFile, line: str) -> Message | None:
    """Parses one line; returns the problem, if any."""
    if line.lower().startswith(_NAME):
        file.name = line[len(_NAME) :].strip() or file.name
        return None
    if line.lower().startswith(_ABOUT):
        file.about.append(line[len(_ABOUT) :].strip())
        return None
    if line.lower().startswith(_PLAY):
        file.play.append(line[len(_PLAY) :].strip())
        return None
    said = line.partition("#")[0].strip()
    if not said:
        return None
    part = part_of(said)
    if part:
        file.part = part
        return None
    return read_card_line(book, file, said)


def part_of(said: str) -> str:
    """The part of the deck that this line is a heading of (``Crawler deck``, ``CRAWLER:``), or empty."""
    heading = said.rstrip(":").strip().lower()
    for part, written in PARTS.items():
        if heading in {part, written.lower()}:
            return part
    return ""


def read_card_line(book: CardBook, file: PlainFile, said: str) -> Message | None:
    """``4 Goblin``, ``4x Goblin`` or ``Goblin``; a number that begins a card's name is not a count."""
    name, count = said, 1
    known = [*book.files, *book.aliases]
    counted = _COUNTED_LINE.fullmatch(said)
    if counted is not None and book.find(said) is None:
        count, name = int(counted[1]), counted[2]
    card = book.find(name)
    if card is None:
        # Suggestions are slow, so they are skipped for mistakes that will not be listed.
        if len(file.mistakes) >= _MISTAKES_NAMED:
            return message("check-no-card", name=name, nearest="")
        if counted is not None:
            return message("check-no-card", name=name, nearest=nearest(name, known))
        return message("check-no-card-or-part", name=name, nearest=nearest(name, [*known, *PARTS.values()]))
    if not file.part:
        return message("check-no-heading", name=name, headings=", ".join(PARTS.values()))
    if count < 1:
        return message("word-at", place=repr(name), what=message("check-must-least-1-copy"))
    return file.add(card.name, count)


def write_plain(deck: Deck) -> str:
    """The deck as plain text; reading it gives the same deck."""
    lines = [f"Name: {' '.join(deck.name.split())}"]
    lines.extend([f"About: {line}".strip() for line in deck.about.splitlines()])
    lines.extend([f"Play: {line}".strip() for line in deck.play.splitlines()])
    for part, names in (("adventurers", deck.adventurers), ("quests", deck.quests)):
        lines.extend(["", PARTS[part], *names])
    for part, counts in (("crawler", deck.crawler), ("dungeon", deck.dungeon)):
        lines.extend(["", PARTS[part], *[f"{count} {name}" for name, count in counts.items()]])
    return "\n".join(lines) + "\n"
