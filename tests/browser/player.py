"""A player in the browser: reads the question and takes an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from delve.messages.pseudo import ACCENTS, CLOSE, OPEN
from delve.model.chance import Chance, seeded

# A generous timeout in milliseconds, for slow shared machines.
PATIENCE: Final = 60_000
expect.set_options(timeout=PATIENCE)

# The state of the page once it is idle: waits through the turns of bots.
HEARD: Final = """() => {
  if (document.querySelector("dialog[open] a[href^='/replay/']")) return 'over';
  if (document.querySelector('section.prompt .list')) return 'asked';
  const hint = document.querySelector('section.prompt:not(.asked) .hint')?.textContent ?? '';
  return hint && !/ bot|over/.test(hint) ? 'elsewhere' : '';
}"""

# Elements beyond the edge of a page that would scroll sideways.
TOO_WIDE: Final = """() => {
  const { scrollWidth, clientWidth } = document.scrollingElement;
  if (scrollWidth <= clientWidth) return [];
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth,
  );
  const by = (element) => Math.ceil(element.getBoundingClientRect().right - clientWidth);
  return [
    `the page is ${scrollWidth - clientWidth} px too wide`,
    ...beyond.map((element) => `${by(element)} px too far: ${element.outerHTML.slice(0, 120)}`),
  ];
}"""


class Player:
    """A person with one page, who mostly uses the keyboard and plays passively, so that games end soon."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        # Whether the page is in the pseudo-locale.
        self.is_pseudo = False
        self.chance: Chance = seeded(seed)
        # The question; it has a button for the list of options when it can be answered.
        self.prompt = page.locator("section.prompt")
        self.list = self.prompt.locator(".list")
        self.dialog = page.locator("dialog[open]")
        self.notice = page.locator(".notice")

    def label(self, english: str) -> str:
        """A text in the language of the page."""
        return OPEN + english.translate(ACCENTS) + CLOSE if self.is_pseudo else english

    def presses(self, name: str, within: Locator | None = None) -> None:
        """Clicks a button."""
        (within or self.page).get_by_role("button", name=self.label(name)).click()

    def fits(self) -> None:
        """Checks that the page does not scroll sideways."""
        beyond = self.page.evaluate(TOO_WIDE)
        assert not beyond, "it has to be scrolled sideways: " + "\n".join(beyond)

    # --- Coming to a table. -----------------------------------------------------------------------------------------

    def begins(self) -> None:
        """Starts a solo game from the home page."""
        self.presses("Play now")
        self.is_asked()

    def opens(self, kind: str, players: int = 2, guests: int = 1) -> str:
        """Opens a table in the lobby for oneself, open seats and bots; returns the invitation link."""
        self.page.goto("/lobby?make")
        # The radio buttons themselves are visually hidden in their labels.
        self.page.get_by_role("radio", name=kind).check(force=True)
        if players > 2:
            self.page.get_by_role("group", name="Players").get_by_label(str(players)).check(force=True)
        for seat in range(2, guests + 2):
            self.page.get_by_role("group", name=f"Seat {seat}").get_by_label("Anybody").check(force=True)
        self.presses("Open the table")
        return self.page.get_by_role("textbox", name="Invite somebody").input_value()

    def has_table(self, format: str, *others: str, **more: object) -> str:
        """Opens a table without the lobby: oneself, with bots or open seats; returns its id."""
        self.page.request.post("/api/guest")
        seats = [{"kind": "bot", "agent": other} if other else {"kind": "open"} for other in others]
        wish = {"format": format, "seats": [{"kind": "me"}, *seats], **more}
        table: dict[str, str] = self.page.request.post("/api/tables", data=wish).json()
        return table["id"]

    def has_lesson(self) -> str:
        """Begins the lesson without its page; returns the id of its table."""
        self.page.request.post("/api/guest")
        table: dict[str, str] = self.page.request.post("/api/lessons/walkthrough", data={}).json()
        return table["id"]

    def joins(self, link: str) -> None:
        """Follows an invitation."""
        self.page.goto(link)
        self.sits()

    def sits(self) -> None:
        """Takes the first free seat; checks that nobody gets two."""
        free = self.page.get_by_role("button", name="Sit here")
        free.first.click()
        expect(free).to_have_count(0)

    # --- Playing. ---------------------------------------------------------------------------------------------------

    def is_asked(self) -> None:
        expect(self.list).to_be_visible()

    def question(self) -> str:
        self.is_asked()
        return self.prompt.inner_text()

    def hears(self) -> str:
        """Waits until this person is asked, another one is, or the game is over; returns which."""
        return str(self.page.wait_for_function(HEARD, polling=20).json_value())

    def answers(self) -> None:
        """Continues with one key if possible, else takes an option from the list."""
        if self.prompt.locator("kbd", has_text="G").count():
            self.page.keyboard.press("g")
        else:
            self.takes_any()

    def takes_any(self) -> None:
        """Opens the list and takes a random option."""
        self.page.keyboard.press("o")
        options = self.dialog.locator("li button")
        options.first.wait_for()
        self.takes(options, int(self.chance.below(options.count())))
        options.first.wait_for(state="detached")

    def takes(self, options: Locator, place: int) -> None:
        options.nth(place).press("Enter")

    def concedes(self) -> None:
        self.presses("Table menu")
        self.presses("Concede", self.dialog)
        expect(self.dialog.get_by_text("Give this game up?")).to_be_visible()
        self.presses("Concede", self.dialog)

    # --- The end. ---------------------------------------------------------------------------------------------------

    def sees(self, result: str) -> None:
        """Checks the result, and that the shuffle was verified."""
        expect(self.dialog).to_contain_text(result)
        expect(self.dialog).to_contain_text("Shuffle verified")

    # --- Beside the table. ------------------------------------------------------------------------------------------

    def turns_to(self, tab: str) -> Locator:
        """Story, chat or people."""
        self.page.get_by_role("tab", name=self.label(tab)).click()
        return self.page.get_by_role("tabpanel", name=self.label(tab))

    def says(self, text: str) -> None:
        self.turns_to("Chat").get_by_role("textbox").fill(text)
        self.page.keyboard.press("Enter")


class Pointer(Player):
    """A player with a mouse or a touch screen."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.has_finger = bool(page.evaluate("matchMedia('(hover: none)').matches"))
        self.cards = 0

    def points(self, at: Locator) -> None:
        if self.has_finger:
            at.tap()
        else:
            at.click()

    def begins(self) -> None:
        self.points(self.page.get_by_role("button", name="Play now"))
        self.is_asked()

    def answers(self) -> None:
        """Answers with a card if possible, though not every time; else with a button."""
        card = self.page.locator(".play-card.lit .hit").first
        bare = self.prompt.locator(".answers > .button:not(.list, .advise)").first
        if card.count() and (self.cards < 5 or not bare.count()):
            self.cards += 1
            self.points(card)
            self.chooses()
        elif bare.count():
            self.points(bare)
        else:
            self.takes_any()

    def chooses(self) -> None:
        """Chooses from a card's menu, which opens for several uses, and always on touch screens without hover."""
        item = self.page.get_by_role("menuitem").first
        if self.has_finger:
            item.wait_for()
        if item.count():
            self.points(item)
            item.wait_for(state="detached")

    def takes_any(self) -> None:
        self.points(self.list)
        option = self.dialog.locator("li button").first
        self.points(option)
        option.wait_for(state="detached")


def play_out(*players: Player, until: Callable[[], bool] = lambda: False, most: int = 2000) -> int:
    """Everybody answers when asked, until the end or a condition; returns the number of answers."""
    given = 0
    playing = list(players)
    while playing and not until():
        player = playing.pop(0)
        heard = player.hears()
        if heard == "asked":
            player.answers()
            given += 1
            # A player who has answered is often asked again.
            playing.insert(0, player)
        elif heard == "elsewhere":
            playing.append(player)
        assert given < most, "this game does not end"
    return given
