"""The lesson in the browser: to its end with every input device, left and resumed, with wrong answers."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.pupil import Pupil, TappingPupil, TypingPupil
from tests.browser.test_keyboard import COUNT_POINTERS
from tests.browser.visitors import PHONE, Visitors
from tests.server.running import Server

DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 657}}
WAYS = [
    pytest.param(Pupil, DESK, id="mouse"),
    pytest.param(TypingPupil, {**DESK, "script": COUNT_POINTERS}, id="keyboard"),
    pytest.param(TappingPupil, {**PHONE, "viewport": {"width": 390, "height": 844}}, id="phone"),
]


@pytest.mark.parametrize(("kind", "settings"), WAYS)
def test_a_newcomer_plays_the_lesson_to_its_end(
    kind: type[Pupil], settings: dict[str, Any], visitors: Visitors
) -> None:
    player = visitors.come(**settings)
    pupil = kind(player)
    pupil.begins()
    player.fits()
    if kind is TappingPupil:
        # Every tap opens a menu, which takes time: the first Round and the last two will do.
        pupil.reads_to("A whole Round has been tidied away")
        pupil.skips_to("Round 6")
    pupil.finishes()
    assert pupil.answers > (25 if kind is TappingPupil else 90)
    expect(player.dialog).to_contain_text("You have won!")
    if kind is TypingPupil:
        assert player.page.evaluate("pointers") == 0
    pupil.presses(player.dialog.get_by_role("button", name="Play now"))
    player.is_asked()
    expect(pupil.guide).to_have_count(0)


def test_a_lesson_is_left_and_resumed_after_a_restart_of_the_server(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "delve.sqlite"))
    server.start()
    with Visitors(browser, server, may_complain="ERR_CONNECTION|WebSocket") as visitors:
        pupil = TypingPupil(visitors.come(**DESK))
        pupil.begins()
        pupil.reads_to("Each Adventurer you Activate adds one Power")
        pupil.goes_on()
        pupil.hears()
        table, said = pupil.page.url, pupil.words.inner_text()
        pupil.presses(pupil.guide.get_by_role("link", name="All parts"))
        pupil.page.get_by_text("you are here").wait_for()
        server.kill()
        server.start()
        pupil.page.goto("/")
        pupil.presses(pupil.page.get_by_role("link", name="Learn", exact=True))
        pupil.presses(pupil.page.get_by_role("button", name="Go on: Round 1"))
        pupil.hears()
        assert (pupil.page.url, pupil.words.inner_text()) == (table, said)
        pupil.goes_on()
    server.kill()


def test_pages_are_read_first_and_other_answers_have_their_reason(visitors: Visitors) -> None:
    pupil = Pupil(visitors.come(**DESK))
    pupil.begins()
    training = pupil.page.get_by_role("button", name=re.compile("^Combat Training,"))
    training.click()
    expect(pupil.player.dialog).to_contain_text("the lesson has something to say first")
    pupil.page.keyboard.press("Escape")
    pupil.reads_to("Play Combat Training")
    expect(pupil.page.locator("[data-pointed]")).to_have_count(2)
    pupil.page.get_by_role("button", name=re.compile("^Brawling,")).click()
    expect(pupil.guide).to_contain_text("Not now, because that card does more good another time.")
    pupil.presses(pupil.guide.get_by_role("button", name="Back"))
    expect(pupil.guide).to_contain_text("Stamina is what your attack has to reach")
    training.click()
    expect(pupil.guide).to_contain_text("Send the Zombie to the Grave.")


def test_parts_are_skipped_and_begun_again(visitors: Visitors) -> None:
    pupil = Pupil(visitors.come(**DESK))
    pupil.begins()
    pupil.presses(pupil.guide.get_by_role("button", name="Skip part"))
    expect(pupil.guide).to_contain_text("A whole Round has been tidied away")
    table = pupil.page.url
    pupil.page.goto("/learn")
    pupil.presses(pupil.page.get_by_role("button", name="Round 4"))
    expect(pupil.guide).to_contain_text("the Damsel lies face up")
    assert pupil.page.url == table
    pupil.page.goto("/learn")
    pupil.presses(pupil.page.get_by_role("button", name="Round 3"))
    expect(pupil.guide).to_contain_text("Here is the Mummy that went Bust")
    assert pupil.page.url != table
    pupil.page.goto("/learn")
    pupil.presses(pupil.page.get_by_role("button", name="Start over"))
    expect(pupil.guide).to_contain_text("Welcome!")


def test_only_newcomers_are_offered_the_lesson_first(visitors: Visitors) -> None:
    player = visitors.come()
    offer = player.page.get_by_role("link", name="Learn by playing")
    expect(offer).to_be_visible()
    expect(player.page.get_by_role("button", name="Play now")).to_be_visible()
    player.begins()
    player.page.goto("/")
    expect(player.page.get_by_role("link", name="Go on with your game")).to_be_visible()
    expect(offer).to_have_count(0)
