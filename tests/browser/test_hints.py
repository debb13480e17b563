"""Hints on the page: by button and by key, in a window and on a phone, and only where they are allowed."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.axe import axe_script, violations
from tests.browser.player import Player
from tests.browser.test_phone import phone
from tests.browser.visitors import Visitors

CHANCE = re.compile(r"Wins about \d+% from here")


def test_a_hint_is_asked_for_and_taken(visitors: Visitors) -> None:
    player = Player(visitors.come(script=axe_script()).page, seed=3)
    player.begins()
    hint = player.page.get_by_role("note", name="Hint")
    player.presses("Hint", player.prompt)
    expect(hint).to_contain_text(CHANCE)
    assert violations(player.page) == []
    advised = hint.get_by_role("button").first
    # Its label stands in the story or the question changes: either way this hint is gone.
    advised.click()
    expect(hint).to_have_count(0)
    player.is_asked()


def test_a_hint_comes_by_key_and_is_closed(visitors: Visitors) -> None:
    player = Player(visitors.come().page, seed=3)
    player.begins()
    player.page.keyboard.press("w")
    hint = player.page.get_by_role("note", name="Hint")
    expect(hint).to_contain_text(CHANCE)
    hint.get_by_role("button", name="Close the hint").press("Enter")
    expect(hint).to_have_count(0)
    # The focus stays with the question.
    expect(player.prompt.locator(":focus")).to_have_count(1)


def test_a_hint_fits_a_phone(visitors: Visitors) -> None:
    player = Player(visitors.come(**phone(390, 844)).page, seed=3)
    player.begins()
    player.presses("Hint", player.prompt)
    hint = player.page.get_by_role("note", name="Hint")
    expect(hint).to_contain_text(CHANCE)
    player.fits()
    expect(hint).to_be_in_viewport(ratio=1)
    expect(player.list).to_be_in_viewport(ratio=1)


def test_between_people_no_hint_is_offered(visitors: Visitors) -> None:
    host, guest = Player(visitors.come().page, seed=1), Player(visitors.come().page, seed=2)
    address = host.opens("Co-op")
    guest.page.goto(address)
    guest.presses("Sit here")
    host.page.locator(".board").wait_for()
    host.page.keyboard.press("w")
    expect(host.page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(host.page.get_by_role("note", name="Hint")).to_have_count(0)
