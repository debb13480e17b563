"""A newcomer who plays a lesson with all its hints: reads, asks twice what to do, and does it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect
from tests.browser.player import PATIENCE, Player

# The next action once the page is idle; none while an answer is pending.
HEARD: Final = """() => {
  if (document.querySelector("dialog[open] a[href^='/replay/']")) return 'over';
  if (document.querySelector('.guide .next')) return 'reads';
  return document.querySelector('.guide .ask') && document.querySelector('section.prompt .list') ? 'acts' : '';
}"""

# After this many answers every control of the guide has been used.
USUAL: Final = 12


class Pupil:
    """Plays a lesson with the mouse."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.guide = self.page.get_by_role("region", name="The lesson")
        self.words = self.guide.get_by_role("group", name="What the lesson says")
        self.told = self.guide.locator(".answers li")
        self.menu = self.page.get_by_role("menu")
        self.tray = self.page.locator(".tray")
        self.answers = 0

    def begins(self) -> None:
        """From the home page, which offers newcomers the lesson."""
        self.presses(self.page.get_by_role("link", name="Learn by playing"))
        self.presses(self.page.get_by_role("button", name="Begin", exact=True))
        self.guide.wait_for()

    def skips_to(self, part: str) -> None:
        title = self.guide.get_by_role("heading")
        while part not in (now := title.inner_text()):
            self.presses(self.guide.get_by_role("button", name="Skip part"))
            expect(title).not_to_have_text(now)

    def finishes(self, most: int = 200) -> None:
        """Plays to the end."""
        while self.goes_on():
            assert self.answers < most, "this lesson does not end"

    def goes_on(self) -> bool:
        """Reads a page or does the task; returns whether the lesson continues."""
        heard = self.hears()
        if heard == "reads":
            self.reads()
        elif heard == "acts":
            self.acts()
        return heard != "over"

    def reads_to(self, task: str) -> None:
        """Plays until a text is on the page."""
        while task not in self.guide.inner_text():
            self.goes_on()
            self.hears()

    def hears(self) -> str:
        return str(self.page.wait_for_function(HEARD, polling=20, timeout=PATIENCE).json_value())

    def reads(self) -> None:
        self.turns(self.guide.get_by_role("button", name="Next"))

    def acts(self) -> None:
        """Takes one of the answers that the second hint names."""
        while not self.told.count():
            self.asks()
        answers = self.told.all_inner_texts()
        card = self.page.locator("[data-card-id][data-pointed]").first
        if self.tray.count():
            self.takes(self.tray.get_by_role("button", name=answers[0], exact=True))
        elif card.count():
            self.takes(card.locator(".hit"))
            self.chooses(answers)
        else:
            self.takes(self.player.prompt.get_by_role("button", name=answers[0], exact=True))
        self.answers += 1

    def asks(self) -> None:
        self.turns(self.guide.locator(".ask"))

    def turns(self, button: Locator) -> None:
        """Presses a button of the guide: really at first, then by script, which is quicker."""
        if self.answers < USUAL:
            self.presses(button)
        else:
            button.evaluate("button => button.click()")

    def takes(self, what: Locator) -> None:
        self.presses(what)

    def chooses(self, answers: list[str]) -> None:
        """From the card's menu, if it has opened."""
        if self.menu.count():
            item = self.menu.get_by_role("menuitem")
            offered = [str(each.get_attribute("aria-label")) for each in item.all()]
            self.takes(item.nth(next(place for place, each in enumerate(offered) if each in answers)))

    def presses(self, what: Locator) -> None:
        what.click()


class TappingPupil(Pupil):
    """Plays on a touch screen, where every card opens its menu first."""

    def chooses(self, answers: list[str]) -> None:
        self.menu.wait_for()
        super().chooses(answers)

    def presses(self, what: Locator) -> None:
        what.tap()


class TypingPupil(Pupil):
    """Plays with keys only: the ones that are written on the buttons and cards."""

    def reads(self) -> None:
        self.page.keyboard.press("j")

    def asks(self) -> None:
        self.page.keyboard.press("w")

    def takes(self, what: Locator) -> None:
        key = what.locator("xpath=ancestor-or-self::*[.//kbd][1]").locator("kbd").first.inner_text()
        self.page.keyboard.press(key.lower())

    def presses(self, what: Locator) -> None:
        what.press("Enter")
