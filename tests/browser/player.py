"""Somebody who plays in the browser: reads what is asked, and takes one of the options."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from delve.model.chance import Chance, seeded

LONG = 60_000


class Player:
    """Plays by keyboard, and mostly lets things come: such games end soon."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance: Chance = seeded(seed)

    def sits_down(self) -> None:
        """The table is there."""
        expect(self.page.locator("section.prompt")).to_be_visible(timeout=LONG)

    def is_asked(self) -> bool:
        return self.page.locator("section.prompt.asked .list").count() > 0

    def is_over(self) -> bool:
        return self.page.get_by_role("button", name="Watch the replay").count() > 0

    def answers(self) -> None:
        """Goes on with one key where that can be done, else takes an option from the list of all of them."""
        if self.page.locator("section.prompt kbd", has_text="G").count():
            self.page.keyboard.press("g")
        else:
            self.takes_any()

    def takes_any(self) -> None:
        """Opens the list, takes one of the options at random, and waits until it is taken."""
        self.page.keyboard.press("o")
        dialog = self.page.locator("dialog[open]")
        options = dialog.locator("li button")
        expect(options.first).to_be_visible()
        options.nth(int(self.chance.below(options.count()))).click()
        expect(dialog).to_have_count(0)


def play_out(players: list[Player], most: int = 1500) -> int:
    """Everybody answers when asked, until the game is over for all; how many answers were given."""
    given = 0
    idle = 0
    while not all(player.is_over() for player in players):
        asked = [player for player in players if not player.is_over() and player.is_asked()]
        if asked:
            asked[0].answers()
            given += 1
            idle = 0
        else:
            idle += 1
            players[0].page.wait_for_timeout(50)
        assert given < most
        assert idle < 1200, "nobody is asked, and the game is not over"
    return given
