"""A whole game without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.player import Player, play_out
from tests.browser.visitors import Visitors

# Counts pointer events.
COUNT_POINTERS = """
  window.pointers = 0;
  for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'mousemove', 'wheel'])
    addEventListener(kind, () => window.pointers += 1, true);
"""


class Typist(Player):
    """Plays with keys only: Tab, Enter, and shortcuts."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def goes_to(self, what: Locator) -> None:
        """Presses Tab until the element is focused."""
        what.wait_for()
        for _ in range(60):
            self.press("Tab")
            if what.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError("Tab does not lead there")

    def begins(self) -> None:
        self.goes_to(self.page.get_by_role("button", name="Play now"))
        self.press("Enter")
        self.is_asked()

    def answers(self) -> None:
        """Sometimes answers with the first usable card."""
        if self.page.locator(".hit[aria-label*='key 1']").count() and self.chance.below(4) == 0:
            self.press("1")
            # A card with several uses opens a menu.
            if self.page.get_by_role("menu").count():
                self.press("Enter")
        else:
            super().answers()

    def takes(self, options: Locator, place: int) -> None:
        # The list opens with the focus before its first option.
        self.press(*["Tab"] * (place + 1), "Enter")


def test_a_whole_solo_game_by_keyboard_alone(visitors: Visitors) -> None:
    player = Typist(visitors.come(script=COUNT_POINTERS).page, seed=7)
    player.begins()

    # To the party, to another card, into its details, and back.
    player.press("p", "ArrowRight")
    focused = player.page.locator("[data-zone-row=party] .hit:focus")
    name = focused.get_attribute("aria-label") or ""
    player.press("i")
    expect(player.dialog).to_be_visible()
    player.press("Escape")
    expect(player.dialog).to_have_count(0)
    expect(focused).to_have_attribute("aria-label", name)

    assert play_out(player) > 10
    player.sees("After")
    # In first games what decided a defeat is told.
    result = player.dialog.inner_text()
    assert ("Defeat" in result) == ("What decided it" in result)
    player.goes_to(player.dialog.get_by_role("link", name="Watch the replay"))
    player.press("Enter")
    expect(player.page.get_by_role("region", name="Replay controls")).to_be_visible()
    player.press("ArrowRight")
    expect(player.page).to_have_url(re.compile(r"/replay/.*\?n=1$"))
    assert player.page.evaluate("pointers") == 0


def test_a_key_that_is_held_down_answers_one_question(visitors: Visitors) -> None:
    player = Typist(visitors.come().page, seed=8)
    player.begins()
    sent: list[str] = []
    with player.page.expect_websocket() as opened:
        player.page.reload()
    opened.value.on("framesent", lambda frame: sent.append(str(frame)))
    player.is_asked()
    while not player.prompt.locator("kbd", has_text="G").count():
        player.takes_any()
        player.is_asked()
    sent.clear()
    player.page.keyboard.down("g")
    for _ in range(20):
        player.page.wait_for_timeout(30)
        player.page.keyboard.down("g")
    assert len([frame for frame in sent if '"do"' in frame]) == 1
