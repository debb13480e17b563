"""A game on a phone, with one finger. That nothing is too wide on any other page is in test_pages."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.player import Pointer
from tests.browser.visitors import PHONE, Visitors


def test_a_solo_game_begins_and_goes_on_by_tapping(visitors: Visitors) -> None:
    player = Pointer(visitors.come(**PHONE).page, seed=1)
    assert player.has_finger
    player.fits()
    player.begins()
    for _ in range(8):
        player.fits()
        player.answers()
        player.is_asked()
    assert player.cards
    player.points(player.page.get_by_role("button", name="Story, chat and people"))
    expect(player.dialog.get_by_role("log", name="Story")).to_contain_text("Round 1 begins.")
    player.fits()
