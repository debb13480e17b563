"""The table and a replay in many window sizes: not too wide, with question and hand visible."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect
from tests.browser.player import TOO_WIDE, Player
from tests.browser.visitors import Visitors

# Width and height: the smallest phone, a small one, a normal one, one in landscape, a laptop at 200 %, a tablet, a low
# desktop window, a laptop.
SIZES: Final = [
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (720, 450),
    (768, 1024),
    (1280, 500),
    (1440, 900),
]

# A slow browser may pass through intermediate sizes first.
RESIZED: Final = "([width, height]) => innerWidth === width && innerHeight === height"

# After resizing, wait for the next frame.
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# How far the question and the hand extend below the window, by name.
BELOW: Final = """(height) => Object.fromEntries(['prompt', 'hand'].map(
  (name) => [name, document.querySelector(`.board > .${name}`).getBoundingClientRect().bottom - height],
))"""


# Important elements covered by a notice.
COVERED: Final = """() => {
  const notice = document.querySelector('.notice').getBoundingClientRect();
  const needed = '.home, .tools button, .board > :is(.seats, .fight, .prompt, .hand), .board .side';
  return [...document.querySelectorAll(needed)]
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isThere = right > left && bottom > top;
      return isThere && left < notice.right && notice.left < right && top < notice.bottom && notice.top < bottom;
    })
    .map((element) => `a notice lies over ${element.outerHTML.slice(0, 120)}`);
}"""


def resize(player: Player, width: int, height: int) -> None:
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.wait_for_function(RESIZED, arg=[width, height])
    player.page.evaluate(DRAWN)


def fits_all(player: Player) -> None:
    beyond: list[str] = []
    for width, height in SIZES:
        resize(player, width, height)
        below: dict[str, float] = player.page.evaluate(BELOW, height)
        wrong = [
            *[f"the {name} is {pixels:.1f} px below the window" for name, pixels in below.items() if pixels > 0],
            *player.page.evaluate(TOO_WIDE),
        ]
        beyond += [f"{width} x {height}: {what}" for what in wrong]
    assert not beyond, "\n".join([*beyond, *player.prompt.all_inner_texts()])


def test_a_table_fits_every_window(visitors: Visitors) -> None:
    player = visitors.come()
    player.begins()
    fits_all(player)


def test_a_notice_covers_nothing_important(visitors: Visitors) -> None:
    player = visitors.come()
    player.begins()
    # Otherwise it would disappear during the test.
    player.page.clock.install()
    player.presses("No more tips")
    expect(player.notice).to_be_visible()
    covered: list[str] = []
    for width, height in SIZES:
        resize(player, width, height)
        covered += [f"{width} x {height}: {what}" for what in player.page.evaluate(COVERED)]
    assert not covered, "\n".join(covered)


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
