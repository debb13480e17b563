"""Dragging cards with the mouse: dropped in the fight they are used, anywhere else they move back."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.player import Player
from tests.browser.visitors import Visitors

# A card with several uses opens a menu; any other leaves the hand, or is promised as a payment, with a new question.
USED = """before => document.querySelector('[role=menu]')
  || document.querySelectorAll('[data-zone-row=hand] li').length < before.held
  || document.querySelector('section.prompt').innerText !== before.question"""


def middle_of(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Dragger(Player):
    """A player who drags cards."""

    def waits_for_a_card(self) -> Locator:
        """Plays on until a card in hand can be used."""
        # Not the last one, which is the first drop target.
        card = self.page.locator("[data-zone-row=hand] li:not(:last-child) .play-card.lit")
        for _ in range(60):
            self.is_asked()
            if card.count():
                return card.first
            self.answers()
        raise AssertionError("no card can be used")

    def drags(self, card: Locator, to: Locator) -> None:
        self.page.mouse.move(*middle_of(card))
        self.page.mouse.down()
        self.page.mouse.move(*middle_of(to), steps=4)
        expect(self.page.locator(".layer .play-card")).to_have_count(1)
        expect(self.page.locator("[data-fight].accepts")).to_be_visible()


def test_a_dragged_card_is_used_only_where_it_is_accepted(visitors: Visitors) -> None:
    player = Dragger(visitors.come().page, seed=3)
    player.begins()
    card = player.waits_for_a_card()
    question = player.question()
    mouse = player.page.mouse
    fight = player.page.locator("[data-fight]")

    in_the_air = player.page.locator(".layer .play-card")

    for elsewhere in ("[data-zone-row=hand] li:last-child", "[role=log]", "header"):
        player.drags(card, player.page.locator(elsewhere).first)
        mouse.up()
        expect(in_the_air).to_have_count(0)
        assert player.question() == question

    player.drags(card, fight)
    player.page.keyboard.press("Escape")
    expect(in_the_air).to_have_count(0)
    mouse.up()
    assert player.question() == question

    player.drags(card, fight)
    mouse.down(button="right")
    mouse.up(button="right")
    mouse.up()
    expect(in_the_air).to_have_count(0)
    expect(player.dialog).to_have_count(0)
    assert player.question() == question

    held = player.page.locator("[data-zone-row=hand] li").count()
    player.drags(card, fight)
    mouse.up()
    player.page.wait_for_function(USED, arg={"held": held, "question": question})
