"""Whole games in a real browser (DESIGN 9.6)."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.player import LONG, Player, play_out
from tests.browser.server import Server


def test_a_solo_game_from_the_home_page_to_its_end(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    player = Player(page, 1)
    player.sits_down()
    assert play_out([player]) > 3
    expect(page.get_by_text("The shuffle is verified")).to_be_visible(timeout=LONG)


def test_the_server_is_killed_under_an_open_page_and_play_goes_on(visit: Visit, server: Server) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    player = Player(page, 2)
    player.sits_down()
    for _ in range(6):
        player.takes_any()
        expect(page.locator("section.prompt.asked .list")).to_be_visible(timeout=LONG)
    before = page.locator("[data-zone-row=party]").inner_text()
    server.kill()
    server.start()
    expect(page.locator("section.prompt.asked .list")).to_be_visible(timeout=LONG)
    assert page.locator("[data-zone-row=party]").inner_text() == before
    for _ in range(4):
        player.answers()
        expect(page.locator("section.prompt.asked .list")).to_be_visible(timeout=LONG)


def test_a_reload_in_the_middle_of_a_choice_changes_nothing(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    player = Player(page, 3)
    player.sits_down()
    player.answers()
    expect(page.locator("section.prompt.asked .list")).to_be_visible()
    asked = page.locator("section.prompt").inner_text()
    page.reload()
    expect(page.locator("section.prompt.asked .list")).to_be_visible(timeout=LONG)
    assert page.locator("section.prompt").inner_text() == asked
