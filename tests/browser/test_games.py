"""Games in a real browser, alone and with others (DESIGN 9.6)."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.player import Player, Pointer, play_out
from tests.browser.visitors import Visitors


def in_round(player: Player, number: int) -> bool:
    """Whether so many Rounds have begun."""
    begun = re.search(r"Round (\d+)", player.page.get_by_role("region", name="The Round").inner_text())
    return begun is not None and int(begun[1]) >= number


def test_a_solo_game_by_mouse_from_the_home_page_to_its_end(visitors: Visitors) -> None:
    player = Pointer(visitors.come().page, seed=1)
    player.begins()
    assert play_out(player) > 10
    assert player.cards
    player.sees("After")


def test_two_browsers_play_competitive_until_one_concedes_and_both_come_to_a_new_table(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come("/lobby")
    guest.joins(host.opens("Competitive"))
    assert play_out(host, guest, until=lambda: in_round(host, 3)) > 10
    host.concedes()
    for player in (host, guest):
        player.sees("Standings")
    host.sees("You gave up.")
    guest.sees("Victory")
    expect(guest.dialog).to_contain_text("gave up. After")

    old = host.page.url
    host.presses("Play again", host.dialog)
    expect(host.page.get_by_role("status").filter(has_text="1 seat still free")).to_be_visible()
    expect(guest.dialog).to_contain_text("would like to play again")
    guest.presses("Play again with them", guest.dialog)
    expect(guest.page).to_have_url(host.page.url)
    assert host.page.url != old
    assert play_out(host, guest, until=lambda: in_round(guest, 2)) > 0


def test_four_browsers_and_two_bots_play_multi_player(visitors: Visitors) -> None:
    host, *guests = people = [visitors.come() for _ in range(4)]
    link = host.opens("Multi-player", players=6, guests=3)
    for guest in guests:
        guest.joins(link)
    expect(host.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(6)
    assert play_out(*people, until=lambda: in_round(host, 2)) > 3
    guests[0].concedes()
    for player in people:
        player.sees("Standings")
        expect(player.dialog.locator("tbody tr")).to_have_count(6)
