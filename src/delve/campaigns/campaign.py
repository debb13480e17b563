"""A campaign and its chapters, read from a TOML file.

The texts stand in the file, like the names of cards, because a campaign is one file that anybody can add.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from delve.library.fields import Place, a_bool, a_full_list, a_str, a_table, no_other_keys, one_of, some_words
from delve.library.shipped import CardBook, Deck, load_deck, read_toml, standard_deck
from delve.messages import message
from delve.model.errors import BadInput, nearest

DIFFICULTIES: Final = ("easy", "standard", "hard")
# One player, or a group of two: the formats whose Dungeon has as many cards as the book's lists (B-139).
FORMATS: Final = ("solo-standard", "coop-2")

_TOP: Final = ["title", "about", "premise", "conclusion", "formats", "single_set", "chapter"]
_CHAPTER: Final = ["id", "title", "premise", "after", "dungeon", "deck", "difficulty", "required", "others", "next"]

Data = dict[str, object]


@dataclass(frozen=True)
class Chapter:
    """One game of a campaign."""

    id: str
    title: str
    premise: str  # read before it
    after: str  # read when it is won
    dungeon: str  # the deck whose Dungeon is faced
    deck: str  # the deck that is recommended
    difficulty: str
    required: str  # the Quest that must be among those completed
    others: tuple[str, ...]
    next: str  # the id of the chapter that it unlocks; empty for the last

    def quests(self) -> list[str]:
        return [self.required, *self.others]


@dataclass(frozen=True)
class Campaign:
    """Chapters that unlock each other, and the story around them."""

    id: str
    title: str
    about: str  # in a sentence
    premise: str
    conclusion: str
    formats: tuple[str, ...]  # in which it can be played, one for each number of players
    single_set: bool  # whether Crawler decks hold no more than one copy of each product (B-139)
    chapters: tuple[Chapter, ...]
    path: Path

    def chapter(self, id: str) -> Chapter:
        for chapter in self.chapters:
            if chapter.id == id:
                return chapter
        known = [chapter.id for chapter in self.chapters]
        raise BadInput(message("campaign-no-chapter", campaign=self.title, id=id, nearest=nearest(id, known)))

    def road(self) -> list[Chapter]:
        """The chapters in the order in which they unlock each other, from the first in the file."""
        road = [self.chapters[0]]
        while road[-1].next and len(road) < len(self.chapters):
            road.append(self.chapter(road[-1].next))
        return road

    def deck(self, book: CardBook, name: str) -> Deck:
        """A deck of the campaign: beside it, in ``decks``, or one that comes with Delve."""
        own = self.path.parent.parent / "decks" / f"{name}.toml"
        return load_deck(book, own) if own.is_file() else standard_deck(book, name)


# --- Reading. ------------------------------------------------------------------------------------------------------


def read_campaign(path: Path) -> Campaign:
    """A campaign file; every value in it must make sense by itself."""
    place = Place(str(path))
    data = read_toml(path)
    no_other_keys(data, _TOP, place)
    found = a_full_list(needed(data, "chapter", place), place.at("chapter"))
    chapters = [
        read_chapter(a_table(each, here), here)
        for each, here in [(each, place.at("chapter").item(number)) for number, each in enumerate(found)]
    ]
    check_road(chapters, place)
    return Campaign(
        path.stem,
        text(data, "title", place),
        text(data, "about", place),
        text(data, "premise", place),
        text(data, "conclusion", place),
        some_words(data["formats"], place.at("formats")) if "formats" in data else FORMATS,
        a_bool(data.get("single_set", False), place.at("single_set")),
        tuple(chapters),
        path,
    )


def read_chapter(data: Data, place: Place) -> Chapter:
    no_other_keys(data, _CHAPTER, place)
    dungeon = text(data, "dungeon", place)
    difficulty = text(data, "difficulty", place)
    return Chapter(
        text(data, "id", place),
        text(data, "title", place),
        text(data, "premise", place),
        text(data, "after", place),
        dungeon,
        text(data, "deck", place) if "deck" in data else dungeon,
        one_of(difficulty, DIFFICULTIES, place.at("difficulty"), "difficulty"),
        text(data, "required", place),
        some_words(needed(data, "others", place), place.at("others")),
        text(data, "next", place) if "next" in data else "",
    )


def needed(data: Data, key: str, place: Place) -> object:
    if key not in data:
        raise place.wrong(message("check-field-missing", field=key))
    return data[key]


def text(data: Data, key: str, place: Place) -> str:
    """A text, its lines joined into paragraphs."""
    lines = a_str(needed(data, key, place), place.at(key)).strip().split("\n\n")
    return "\n\n".join([" ".join(paragraph.split()) for paragraph in lines])


def check_road(chapters: list[Chapter], place: Place) -> None:
    """Every chapter must lead to the next, from the first to one that ends the campaign."""
    known = [chapter.id for chapter in chapters]
    for number, chapter in enumerate(chapters):
        here = place.at("chapter").item(number)
        if chapter.id in known[:number]:
            raise here.at("id").wrong(message("campaign-chapter-twice", id=chapter.id))
        if chapter.next and chapter.next not in known:
            raise here.at("next").wrong(
                message("campaign-leads-nowhere", id=chapter.next, nearest=nearest(chapter.next, known))
            )
    reached = [chapters[0]]
    while reached[-1].next:
        following = chapters[known.index(reached[-1].next)]
        if following in reached:
            here = place.at("chapter").item(known.index(reached[-1].id))
            raise here.at("next").wrong(message("campaign-goes-round", id=following.id))
        reached.append(following)
    for number, chapter in enumerate(chapters):
        if chapter not in reached:
            here = place.at("chapter").item(number)
            raise here.at("id").wrong(message("campaign-never-reached", id=chapter.id))
