"""Tips for first games: shown to beginners, and switched off and on."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.player import Player
from tests.browser.visitors import Visitors


def tip(player: Player) -> Locator:
    return player.page.get_by_role("note", name="Tip")


def test_tips_can_be_switched_off_and_on(visitors: Visitors) -> None:
    player = visitors.come()
    player.begins()
    expect(tip(player)).to_contain_text("Tip")
    player.presses("No more tips")
    expect(tip(player)).to_have_count(0)
    expect(player.notice).to_contain_text("Settings")

    player.page.reload()
    player.is_asked()
    expect(tip(player)).to_have_count(0)

    player.presses("Table menu")
    player.presses("Settings", player.dialog)
    player.dialog.get_by_label("Tips").check()
    player.page.keyboard.press("Escape")
    expect(tip(player)).to_contain_text("Tip")


def test_spectators_get_no_tips(visitors: Visitors) -> None:
    player, onlooker = visitors.come(), visitors.come()
    player.begins()
    expect(tip(player)).to_be_visible()
    onlooker.page.goto(player.page.url)
    expect(onlooker.page.get_by_text("Watching")).to_be_visible()
    expect(tip(onlooker)).to_have_count(0)
