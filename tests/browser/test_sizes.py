"""The table and a replay in windows of many sizes: nothing too wide, what is asked and one's hand in sight."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect
from tests.browser.player import Player
from tests.browser.visitors import Visitors

# Width and height: a small phone, a phone, one on its side, a laptop at 200 %, a tablet, a laptop.
SIZES: Final = [(360, 640), (390, 844), (844, 390), (720, 450), (768, 1024), (1440, 900)]

# A window of another size is drawn anew only with the next frame.
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# How far down the question and the hand reach.
REACH: Final = """() => ['prompt', 'hand'].map(
  (name) => document.querySelector(`.board > .${name}`).getBoundingClientRect().bottom,
)"""


def fits_all(player: Player) -> None:
    beyond: list[str] = []
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(DRAWN)
        player.fits()
        reach = player.page.evaluate(REACH)
        if max(reach) > height:
            beyond.append(f"{width} x {height}: question and hand reach down to {reach}")
    assert not beyond, "\n".join(beyond)


def test_a_table_fits_every_window(visitors: Visitors) -> None:
    player = visitors.come()
    player.begins()
    fits_all(player)


def test_a_replay_fits_every_window(visitors: Visitors) -> None:
    player = visitors.come()
    player.page.request.post("/api/guest")
    wish = {"format": "competitive", "seats": [{"kind": "me"}, {"kind": "bot", "agent": "steady"}]}
    table: str = player.page.request.post("/api/tables", data=wish).json()["id"]
    player.page.goto(f"/table/{table}")
    player.hears()
    player.concedes()
    player.sees("You gave up.")
    player.page.goto(f"/replay/{table}")
    expect(player.page.locator("[data-shuffle=verified]")).to_be_visible()
    fits_all(player)
