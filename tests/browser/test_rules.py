"""The rules reference: searched, read, stepped through, tried at a table, and reached from cards."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.player import Player
from tests.browser.visitors import PHONE, Visitors
from tests.server.running import Server


def heading(player: Player, name: str) -> None:
    expect(player.page.get_by_role("heading", level=1, name=name)).to_be_visible()


def test_words_are_searched_while_typing_and_enter_opens_the_best(visitors: Visitors) -> None:
    player = visitors.come("/rules")
    expect(player.page.get_by_role("link", name="Stealth", exact=True)).to_be_visible()
    field = player.page.get_by_role("searchbox", name="Search the rules")
    field.press_sequentially("retaliat")
    expect(player.page.get_by_role("link", name="Stealth", exact=True)).to_have_count(0)
    expect(player.page.get_by_role("link", name="Step 3.3, the Dungeon retaliates")).to_be_visible()
    field.fill("zeppelin")
    expect(player.page.get_by_text("No entry has these words.")).to_be_visible()
    field.fill("stealth")
    field.press("ArrowDown")
    expect(player.page.get_by_role("link", name="Stealth", exact=True)).to_be_focused()
    field.press("Enter")
    heading(player, "Stealth")
    # The way back leads to what was found.
    player.page.go_back()
    expect(field).to_have_value("stealth")


def test_an_example_is_stepped_through_by_mouse_and_by_keyboard(visitors: Visitors) -> None:
    player = visitors.come("/rules/stealth")
    shown = player.page.get_by_role("group", name="Example")
    expect(shown.get_by_role("status")).to_have_text("1 of 4")
    expect(shown.get_by_role("region", name="Encounter").get_by_role("link", name="Kobold")).to_be_visible()
    shown.get_by_role("button", name="Next").click()
    expect(shown).to_contain_text("Activate Gold Dwarf Warrior")
    expect(shown).to_contain_text("Power of the attack: 1")
    shown.get_by_role("button", name="Next").press("End")
    expect(shown.get_by_role("status")).to_have_text("4 of 4")
    expect(shown).to_contain_text("“Wound Greenknee” cannot be done")
    shown.get_by_role("button", name="Back").press("Home")
    expect(shown.get_by_role("button", name="Back")).to_be_disabled()


def test_a_rule_leads_to_other_rules_and_to_cards(visitors: Visitors) -> None:
    player = visitors.come("/rules/stealth")
    player.page.get_by_role("link", name="Primary Target").first.click()
    heading(player, "Primary Target")
    player.page.go_back()
    heading(player, "Stealth")
    player.page.get_by_role("region", name="Cards").get_by_role("link", name="Kobold").click()
    expect(player.dialog).to_contain_text("Kobold")
    # And back from the words of the card.
    player.dialog.get_by_role("link", name="Stealth").first.click()
    heading(player, "Stealth")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_an_example_is_tried_to_its_end(browser: Browser, server: Server, screen: dict[str, Any]) -> None:
    with Visitors(browser, server) as visitors:
        player = visitors.come("/rules/attack", **screen)
        heading(player, "Step 3.2, the Adventurers' attack")
        player.presses("Try it yourself")
        note = player.page.get_by_role("note", name="Example")
        expect(note).to_contain_text("do as it did")
        player.is_asked()
        for said in ("Activate Gold Dwarf Warrior", "Activate Wood Elf Scout", "Attack", "Wound Zombie"):
            takes(player, said)
        expect(note).to_contain_text("That was the example")
        player.fits()
        note.get_by_role("button", name="Once more").click()
        expect(note).to_contain_text("do as it did")
        note.get_by_role("link", name="Back to the rule").click()
        heading(player, "Step 3.2, the Adventurers' attack")


def takes(player: Player, said: str) -> None:
    """Takes an option from the list of all of them."""
    player.is_asked()
    player.list.click()
    player.dialog.get_by_role("button", name=said).first.click()
    expect(player.dialog).to_have_count(0)


def test_words_on_a_card_of_the_table_lead_to_their_rules(visitors: Visitors) -> None:
    player = visitors.come("/rules/stealth")
    player.presses("Try it yourself")
    player.is_asked()
    player.page.locator("[data-zone-row=encounter] .hit").last.focus()
    player.page.keyboard.press("i")
    with player.page.context.expect_page() as opened:
        player.dialog.get_by_role("link", name="Stealth").first.click()
    # Beside the table, which stays as it is.
    expect(opened.value.get_by_role("heading", level=1, name="Stealth")).to_be_visible()
    expect(player.dialog).to_be_visible()


def test_a_rule_that_does_not_exist_says_so_and_offers_others(browser: Browser, server: Server) -> None:
    with Visitors(browser, server, may_complain="/stelth .*404") as visitors:
        player = visitors.come("/rules/stelth")
        heading(player, "No such rule")
        expect(player.page.get_by_role("link", name="All rules")).to_be_visible()
        player.page.get_by_role("link", name="Stealth").click()
        heading(player, "Stealth")
