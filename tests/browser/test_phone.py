"""A game on a phone, by touch. test_pages checks the widths of other pages."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.player import Pointer
from tests.browser.visitors import PHONE, Visitors

# How many of the party's cards are mostly hidden beyond the end of their row.
BEYOND: Final = """() => {
  const end = document.querySelector('.ours').getBoundingClientRect().right;
  return [...document.querySelectorAll('.ours [data-zone-row] > li')].filter((card) => {
    const { left, width } = card.getBoundingClientRect();
    return left + width / 2 > end;
  }).length;
}"""


def phone(width: int, height: int) -> dict[str, Any]:
    return {**PHONE, "viewport": {"width": width, "height": height}}


def is_all_in_sight(shown: Locator) -> None:
    """Checks that it is completely inside the window and its container."""
    expect(shown).to_be_in_viewport(ratio=1)


def test_a_solo_game_begins_and_goes_on_by_tapping(visitors: Visitors) -> None:
    player = Pointer(visitors.come(**phone(390, 844)).page, seed=1)
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


def test_an_invitation_is_followed_on_a_phone_in_landscape(visitors: Visitors) -> None:
    address = f"/table/{visitors.come().has_table('coop-2', '')}"
    guest = Pointer(visitors.come(address, **phone(844, 390)).page, seed=1)
    free = guest.page.get_by_role("button", name="Sit here")
    is_all_in_sight(reached(guest.page, free))
    is_all_in_sight(reached(guest.page, guest.page.get_by_role("link", name="All tables")))
    guest.fits()
    guest.points(free)
    expect(guest.page.locator(".board")).to_be_visible()


def reached(page: Page, wanted: Locator) -> Locator:
    """Scrolls like a finger: clipped content cannot be reached."""
    wanted.wait_for()
    page.evaluate("scrollTo(0, 0)")
    top: float = wanted.evaluate("(element) => element.getBoundingClientRect().top")
    page.mouse.wheel(0, max(top - 150, 0))
    return wanted


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 664), (844, 390)])
def test_tabs_and_the_chat_field_are_visible_on_every_phone(visitors: Visitors, width: int, height: int) -> None:
    player = Pointer(visitors.come(**phone(width, height)).page, seed=1)
    player.begins()
    player.points(player.page.get_by_role("button", name="Story, chat and people"))
    expect(player.dialog.get_by_role("region", name="Quests")).to_be_visible()
    is_all_in_sight(player.dialog.get_by_role("log", name="Story"))
    player.points(player.dialog.get_by_role("tab", name="Chat"))
    field = player.dialog.get_by_role("textbox", name="Say something")
    is_all_in_sight(field)
    player.points(field)
    expect(field).to_be_focused()
    # An on-screen keyboard takes about half of the screen.
    player.page.set_viewport_size({"width": width, "height": height // 2})
    is_all_in_sight(field)
    is_all_in_sight(player.dialog.get_by_role("tab", name="Chat"))


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 844), (844, 390)])
def test_a_request_to_abandon_can_be_read_and_answered_on_every_phone(
    visitors: Visitors, width: int, height: int
) -> None:
    host = visitors.come()
    address = f"/table/{host.has_table('coop-2', '')}"
    host.page.goto(address)
    guest = Pointer(visitors.come(address, **phone(width, height)).page, seed=1)
    guest.points(guest.page.get_by_role("button", name="Sit here"))
    host.hears()
    host.presses("Table menu")
    host.presses("Abandon the game", host.dialog)
    host.presses("Ask the others", host.dialog)
    wish = guest.page.get_by_role("group", name="A wish to abandon the game")
    is_all_in_sight(wish)
    assert bottom_of(wish) <= top_of(guest.page.get_by_role("list", name="Players"))
    guest.points(wish.get_by_role("button", name="Refuse"))
    expect(wish).to_have_count(0)


def top_of(shown: Locator) -> float:
    return float(shown.evaluate("(element) => element.getBoundingClientRect().top"))


def bottom_of(shown: Locator) -> float:
    return float(shown.evaluate("(element) => element.getBoundingClientRect().bottom"))


@pytest.mark.parametrize(("width", "height"), [(320, 568), (568, 320)])
def test_an_edge_shows_how_many_of_the_party_are_hidden(visitors: Visitors, width: int, height: int) -> None:
    player = visitors.come(**phone(width, height))
    player.page.goto(f"/table/{player.has_table('coop-4', 'steady', 'steady', 'steady')}")
    player.hears()
    # The card size depends on the content: sometimes all of them fit.
    beyond: int = player.page.evaluate(BEYOND)
    sign = player.page.locator(".ours .more.last")
    expect(sign).to_have_text([f"+{beyond}"] if beyond else [])
    player.page.locator(".ours [data-zone-row] > li").last.scroll_into_view_if_needed()
    expect(sign).to_have_count(0)
