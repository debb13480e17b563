"""Every page, on a desktop and a phone: accessible, and without scrolling sideways."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.axe import axe_script, violations
from tests.browser.player import Player, play_out
from tests.browser.visitors import DESKTOP, PHONE, Visitors
from tests.server.running import Server


class House:
    """A person with tables of every kind: one waiting, two in play, one over."""

    def __init__(self, player: Player) -> None:
        self.player = player
        player.begins()
        self.alone = player.page.url.rpartition("/")[2]
        play_some(player, answers=8)
        self.over = player.has_table("competitive", "steady")
        player.page.goto(f"/table/{self.over}")
        play_some(player, answers=4)
        player.concedes()
        player.sees("You gave up.")
        self.several = player.has_table("multiplayer", "steady", "steady", "steady")
        self.waiting = player.has_table("competitive", "")
        self.lesson = player.has_lesson()


def play_some(player: Player, answers: int) -> None:
    left = iter(range(answers, -1, -1))
    play_out(player, until=lambda: next(left) == 0)
    player.hears()


@dataclass(frozen=True)
class Place:
    """A page or dialog to check."""

    name: str
    path: str
    # A selector that exists once everything is loaded.
    shows: str
    then: Callable[[Player], object] = lambda player: None

    def open(self, player: Player, house: House) -> None:
        player.page.goto(self.path.format(**vars(house)))
        expect(player.page.locator(self.shows).first).to_be_visible()
        self.then(player)


def press(key: str, *, on: str = "") -> Callable[[Player], None]:
    """Presses a key that opens a dialog."""

    def pressed(player: Player) -> None:
        if on:
            player.page.locator(on).first.focus()
        player.page.keyboard.press(key)
        expect(player.dialog).to_be_visible()

    return pressed


def click(label: str) -> Callable[[Player], None]:
    """Clicks a button that opens a dialog."""

    def clicked(player: Player) -> None:
        player.presses(label)
        expect(player.dialog).to_be_visible()

    return clicked


def helped(part: str) -> Callable[[Player], None]:
    """Opens a section of the help by its key."""

    def turned(player: Player) -> None:
        press("?")(player)
        expect(player.turns_to(part)).to_be_visible()

    return turned


def ribboned(chapter: str) -> Callable[[Player], None]:
    """Opens the explanation of a chapter at the ribbon."""

    def told(player: Player) -> None:
        ribbon = player.page.get_by_role("region", name=player.label("The Round"))
        ribbon.get_by_role("button", name=player.label(chapter)).click()
        expect(player.page.get_by_role("note", name=player.label(chapter))).to_be_visible()

    return told


def as_text(player: Player) -> None:
    """Switches the deck editor to text."""
    player.page.get_by_label(player.label("As text")).check(force=True)
    expect(player.page.locator("textarea")).to_be_visible()


def asked(player: Player) -> None:
    """Reads to the first task of a lesson, and asks for both hints."""
    while player.page.locator(".guide .next").count():
        player.page.keyboard.press("j")
    player.page.keyboard.press("w")
    player.page.keyboard.press("w")
    expect(player.page.locator(".guide .answers")).to_be_visible()


def settings(player: Player) -> None:
    player.presses("Table menu")
    player.presses("Settings", player.dialog)
    expect(player.dialog.get_by_role("radio").first).to_be_attached()


def side(tab: str) -> Callable[[Player], None]:
    """Opens a tab of the side panel, which is behind a button on phones."""

    def turned(player: Player) -> None:
        behind = player.page.get_by_role("button", name=player.label("Story, chat and people"))
        if behind.is_visible():
            behind.click()
        expect(player.turns_to(tab)).to_be_visible()

    return turned


ASKED = "section.prompt .list"
CARD = "[data-zone-row=hand] .hit, [data-zone-row=party] .hit"
PARTS = ["Round", "Winning", "Symbols", "Words", "Keys"]
PLACES = [
    Place("home", "/", "#finished"),
    Place("lobby", "/lobby", "#find"),
    Place("new table", "/lobby?make", "form"),
    Place("campaigns", "/campaigns", "li a"),
    Place("campaign", "/campaigns/shroud-of-stars", "section.open"),
    Place("waiting room", "/table/{waiting}", "#invite"),
    Place("table", "/table/{alone}", ASKED),
    Place("table of four", "/table/{several}", ASKED),
    Place("card", "/table/{alone}", ASKED, press("i", on=CARD)),
    Place("options", "/table/{alone}", ASKED, press("o")),
    *[Place(f"help: {part}", "/table/{alone}", ASKED, helped(part)) for part in PARTS],
    Place("ribbon", "/table/{alone}", ASKED, ribboned("End Round")),
    Place("menu", "/table/{alone}", ASKED, click("Table menu")),
    Place("settings", "/table/{alone}", ASKED, settings),
    Place("story", "/table/{several}", ASKED, side("Story")),
    Place("chat", "/table/{several}", ASKED, side("Chat")),
    Place("people", "/table/{several}", ASKED, side("People")),
    Place("end", "/table/{over}", "dialog summary"),
    Place("lessons", "/learn", "ol"),
    Place("lesson", "/table/{lesson}", ".guide"),
    Place("task of a lesson", "/table/{lesson}", ".guide", asked),
    Place("replay", "/replay/{over}?n=3", "[data-shuffle=verified]"),
    Place("gallery", "/cards?kind=character", "[data-kind]"),
    # Two of its reminders are about the same word.
    Place("card of the gallery", "/cards?card=Venom Vial", "dialog .reminders"),
    Place("decks", "/decks", "article"),
    Place("new deck", "/deck/new?format=coop-2&seat=2", "main .bad"),
    Place("copy of a deck", "/deck/starter", "main .good"),
    Place("deck as text", "/deck/starter", "main .good", as_text),
    Place("account", "/account", "h2"),
    Place("how to play", "/help", "dl >> text=Unstoppable"),
    Place("rules", "/rules", ".list a"),
    Place("rule", "/rules/stealth", ".related a"),
    Place("step of the Round", "/rules/step-attack", ".related a"),
    Place("no such rule", "/rules/0", "main h1"),
    Place("nowhere", "/nowhere", "h1"),
    Place("no such table", "/table/0", "h1"),
]


@pytest.fixture(scope="module")
def house(browser: Browser, server: Server) -> Iterator[House]:
    with Visitors(browser, server) as visitors:
        yield House(visitors.come())


@pytest.fixture(scope="module", params=[DESKTOP, PHONE], ids=["desk", "phone"])
def looking(browser: Browser, server: Server, house: House, request: pytest.FixtureRequest) -> Iterator[Player]:
    """The same person on another screen size, with axe on the page."""
    known = house.player.page.context.storage_state()
    with Visitors(browser, server, may_complain="/(0|nowhere) .*404") as visitors:
        yield visitors.come(script=axe_script(), storage_state=known, **request.param)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.name)
def test_everybody_can_use_it(place: Place, looking: Player, house: House) -> None:
    place.open(looking, house)
    broken = violations(looking.page)
    assert not broken, "\n".join(broken)
    looking.fits()
