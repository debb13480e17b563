"""A game on a phone, with one finger. That nothing is too wide on any other page is in test_pages."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.player import Player
from tests.browser.visitors import PHONE, Visitors


class Thumb(Player):
    """Plays by tapping."""

    cards = 0

    def begins(self) -> None:
        self.page.get_by_role("button", name="Play now").tap()
        self.is_asked()

    def answers(self) -> None:
        """With a card where one can be used, as long as that is not all that ever happens; else with a button."""
        card = self.page.locator(".play-card.lit .hit").first
        bare = self.prompt.locator(".answers .lit").first
        if card.count() and (self.cards < 3 or not bare.count()):
            self.cards += 1
            card.tap()
            # A finger cannot hover: it is always shown first what the card would do.
            item = self.page.get_by_role("menuitem").first
            item.tap()
            item.wait_for(state="detached")
        elif bare.count():
            bare.tap()
        else:
            self.takes_any()

    def takes_any(self) -> None:
        self.list.tap()
        option = self.dialog.locator("li button").first
        option.tap()
        option.wait_for(state="detached")


def test_a_solo_game_begins_and_goes_on_by_tapping(visitors: Visitors) -> None:
    player = Thumb(visitors.come(**PHONE).page, seed=1)
    player.fits()
    player.begins()
    for _ in range(8):
        player.fits()
        player.answers()
        player.is_asked()
    assert player.cards
    player.page.get_by_role("button", name="Story, chat and people").tap()
    expect(player.dialog.get_by_role("log")).to_contain_text("Round 1 begins.")
    player.fits()
