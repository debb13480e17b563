"""The page in the pseudo-locale, which marks every text of the catalogue: no visible text is unmarked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser
from tests.browser.player import Player, play_out
from tests.browser.test_pages import PLACES, House, Place
from tests.browser.visitors import Visitors
from tests.server.running import Server

# Visible and accessible texts that still contain letters after removing everything marked or known.
# Text that must not be translated has HTML's "translate" attribute.
UNMARKED: Final = """(known) => {
  const SPOKEN = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder',
    'title', 'placeholder', 'alt', 'label'];
  const isKept = (element) => element.closest('[translate=no], script, style') !== null;
  const found = [];
  const look = (text, where) => {
    let left = text.replace(/⟦[^⟦⟧]*⟧/g, '\\n');
    for (const each of known) left = left.split(each).join('\\n');
    if (/\\p{Letter}/u.test(left)) found.push(`${where}: ${text.trim()}`);
  };
  look(document.title, 'document.title');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    const isKey = parentElement.localName === 'kbd' && data.length === 1;
    if (!isKey && !isKept(parentElement)) look(data, parentElement.outerHTML.slice(0, 100));
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const name of SPOKEN)
      if (element.hasAttribute(name) && !isKept(element))
        look(element.getAttribute(name), `${element.localName}[${name}]`);
  return [...new Set(found)];
}"""


def stories_of(campaign: dict[str, Any]) -> list[str]:
    """The texts of a campaign, paragraph by paragraph."""
    told = [campaign[field] for field in ("title", "about", "premise", "conclusion")]
    told += [chapter[field] for chapter in campaign["chapters"] for field in ("title", "premise", "after")]
    return [paragraph for text in told for paragraph in text.split("\n\n")]


class Reader(Player):
    """A reader of the page in the pseudo-locale, who knows the texts that are not translated: those written by people,
    and card text."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.page, seed=1)
        self.is_pseudo = True
        faces = self.fetch("/api/cards")
        decks = self.fetch("/api/decks")
        tables = self.fetch("/api/tables")
        campaigns = self.fetch("/api/campaigns")
        words = [
            *(text for face in faces for text in words_of(face)),
            *(deck[field] for deck in decks for field in ("name", "about")),
            *(each["name"] for each in self.fetch("/api/sets")),
            *(text for campaign in campaigns for text in stories_of(campaign)),
            *(seat["name"] for table in tables for seat in table["seats"]),
            self.fetch("/api/me")["name"],
        ]
        self.known = sorted({word for word in words if word}, key=len, reverse=True)

    def fetch(self, path: str) -> Any:
        return self.page.request.get(path).json()

    def finds_everything_marked(self) -> None:
        outside = self.page.evaluate(UNMARKED, self.known)
        assert not outside, "not from the catalogue:\n" + "\n".join(outside)


def words_of(face: dict[str, Any]) -> Iterator[str]:
    """The texts of a card."""
    name: str = face["name"]
    yield from (name, name.partition(", ")[0], face["flavour"], face["power"].rstrip("."))
    for reminder in face["reminders"]:
        yield from (reminder["word"], reminder["rule"])
    for field in ("text", "types", "keys", "classes", "boost_classes", "damage"):
        for word in face[field]:
            yield from (word, word[:1].upper() + word[1:])


@pytest.fixture(scope="module")
def house(browser: Browser, server: Server) -> Iterator[House]:
    with Visitors(browser, server) as visitors:
        yield House(visitors.come())


@pytest.fixture(scope="module")
def reader(browser: Browser, server: Server, house: House) -> Iterator[Reader]:
    """The same person in the pseudo-locale, for the whole browser session."""
    known = house.player.page.context.storage_state()
    with Visitors(browser, server, may_complain="/(0|nowhere) .*404") as visitors:
        yield Reader(visitors.come("/?language=pseudo", storage_state=known))


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_every_text_of_a_page_comes_from_the_catalogue(place: Place, reader: Reader, house: House) -> None:
    place.open(reader, house)
    reader.finds_everything_marked()


@pytest.mark.parametrize("table", ["alone", "several"])
def test_every_text_of_a_game_comes_from_the_catalogue(table: str, reader: Reader, house: House) -> None:
    reader.page.goto(f"/table/{getattr(house, table)}")
    answers = iter(range(12, -1, -1))

    def is_enough() -> bool:
        reader.finds_everything_marked()
        return next(answers) == 0

    play_out(reader, until=is_enough)
