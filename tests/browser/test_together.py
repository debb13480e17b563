"""Requests and chat between people at a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.player import Player, play_out
from tests.browser.visitors import Visitors


@pytest.fixture
def table(visitors: Visitors) -> tuple[Player, Player]:
    """Two people at a table: the one who is asked first, and the other."""
    return at_table(visitors, "competitive")


def at_table(visitors: Visitors, format: str, **more: object) -> tuple[Player, Player]:
    """Two who have come to one table."""
    host, guest = visitors.come(), visitors.come()
    address = f"/table/{host.has_table(format, '', **more)}"
    host.page.goto(address)
    guest.joins(address)
    return by_turn(host, guest)


def by_turn(one: Player, other: Player) -> tuple[Player, Player]:
    """The player who is asked, and the other; this depends on the cards, as players without options are skipped."""
    return (one, other) if one.hears() == "asked" else (other, one)


def play_on(first: Player, second: Player) -> str:
    """Plays until both have answered and the first is asked again; returns the first one's previous question."""
    question = ""
    while first.hears() == "asked":
        question = first.question()
        first.answers()
    play_out(second, until=lambda: first.list.count() > 0)
    return question


def wish(player: Player) -> Locator:
    return player.page.get_by_role("group", name="A wish to take something back")


def test_an_undo_is_refused_and_everything_stands(table: tuple[Player, Player]) -> None:
    first, second = table
    play_on(first, second)
    first.presses("Undo")
    expect(wish(first)).to_contain_text("You asked to take something back.")
    expect(wish(second)).to_contain_text("asks to take their last move")
    second.presses("Refuse")
    for player in table:
        expect(player.notice).to_contain_text("It stands as it is.")
        expect(wish(player)).to_have_count(0)


def test_an_undo_is_allowed_and_the_question_is_open_again(table: tuple[Player, Player]) -> None:
    first, second = table
    question = play_on(first, second)
    first.page.keyboard.press("u")
    second.presses("Allow")
    for player in table:
        expect(player.notice).to_contain_text("It was taken back.")
    assert first.question() == question
    assert second.hears() == "elsewhere"


def test_a_stand_in_for_an_absent_player_is_announced(visitors: Visitors) -> None:
    leaver, other = at_table(visitors, "coop-2", takeover=1)
    address = other.page.url
    leaver.page.goto("about:blank")
    expect(other.notice).to_contain_text("is away: a bot plays for them.")
    players = other.page.get_by_role("list", name="Players")
    expect(players.get_by_role("button", name="away, a bot plays")).to_be_visible()
    leaver.page.goto(address)
    expect(other.notice).to_contain_text("is back.")
    expect(leaver.notice).to_contain_text("for you while you were away.")
    expect(players.get_by_role("button", name="away")).to_have_count(0)


def test_two_talk_and_one_mutes_the_other(table: tuple[Player, Player]) -> None:
    first, second = table
    first.says("May fortune smile")
    expect(second.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    chat = second.turns_to("Chat")
    expect(chat).to_contain_text("May fortune smile")
    second.says("And on you")
    expect(first.turns_to("Chat")).to_contain_text("And on you")

    people = second.turns_to("People")
    people.get_by_role("button", name="Mute").click()
    first.says("Are you there?")
    expect(second.turns_to("Chat")).to_contain_text("2 messages from muted people")
    expect(chat).not_to_contain_text("Are you there?")
    expect(chat).to_contain_text("And on you")
    second.turns_to("People").get_by_role("button", name="Unmute").click()
    expect(second.turns_to("Chat")).to_contain_text("Are you there?")


def test_a_chat_with_muted_messages_only_is_not_shown_as_empty(table: tuple[Player, Player]) -> None:
    first, second = table
    chat = second.turns_to("Chat")
    expect(chat).to_contain_text("Nobody has said anything.")
    second.turns_to("People").get_by_role("button", name="Mute").click()
    first.says("May fortune smile")
    expect(second.turns_to("Chat")).to_contain_text("1 message from muted people")
    expect(chat).not_to_contain_text("Nobody has said anything.")


def test_a_host_mutes_and_removes_a_watcher(visitors: Visitors) -> None:
    host, guest, onlooker = visitors.come(), visitors.come(), visitors.come()
    address = f"/table/{host.has_table('competitive', '')}"
    host.page.goto(address)
    guest.joins(address)
    onlooker.page.goto(address)
    onlooker.says("What a mess")
    people = host.turns_to("People")
    expect(guest.turns_to("People").get_by_role("button", name="Silence")).to_have_count(0)
    people.get_by_role("button", name="Silence").click()
    expect(people).to_contain_text("silenced")
    # The name is not squeezed by the buttons.
    name = people.get_by_role("list", name="Watching").locator("b").bounding_box()
    assert name is not None
    assert name["height"] < 30
    onlooker.says("Can you hear me?")
    expect(onlooker.notice).to_contain_text("The host has muted you at that table.")
    expect(host.turns_to("Chat")).not_to_contain_text("Can you hear me?")

    people = host.turns_to("People")
    people.get_by_role("button", name="Put").click()
    people.get_by_role("button", name="Put out", exact=True).click()
    expect(people.get_by_role("list", name="Watching")).to_have_count(0)
    expect(onlooker.notice).to_contain_text("The host has removed you from that table.")
    expect(onlooker.page.get_by_text("The line is down.")).to_have_count(0)


def test_a_host_removes_a_player_before_play_begins(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    address = f"/table/{host.has_table('multiplayer', '', '')}"
    host.page.goto(address)
    guest.joins(address)
    host.page.get_by_role("button", name="Put").click()
    expect(host.page.get_by_role("heading", name="Free seat")).to_have_count(2)
    guest.page.goto(address)
    # The page gets a 403, because the guest may not sit there.
    visitors.expected = re.compile("/sit ")
    guest.page.get_by_role("button", name="Sit here: seat 2").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("The host has removed you from that table")


def test_the_clock_explains_what_happens_when_time_is_up(table: tuple[Player, Player]) -> None:
    page = table[0].page
    clock = page.get_by_role("button", name=re.compile(r"^\d+ minutes left$"))
    expect(clock).to_have_text(re.compile(r"^\d+:\d\d$"))
    clock.click()
    expect(page.get_by_role("tooltip")).to_contain_text("Then whoever has more points wins.")


def test_a_challenge_has_no_player_yet_and_shows_its_worth(visitors: Visitors) -> None:
    players = [visitors.come() for _ in range(3)]
    address = f"/table/{players[0].has_table('multiplayer', '', '')}"
    players[0].page.goto(address)
    for guest in players[1:]:
        guest.joins(address)
    # Everybody passes: first the open build, then the challenge, until somebody has passed it.
    player = players.pop(0)
    while player.hears() != "asked" or "has passed" not in player.question():
        if player.hears() == "asked":
            expect(player.page.get_by_role("region", name="Encounter, not yet faced")).to_be_visible()
            player.answers()
        else:
            players.append(player)
            player = players.pop(0)
    expect(player.prompt.get_by_role("button", name="Face the Encounter +1 point")).to_be_visible()


def test_two_allies_abandon_a_game_together(visitors: Visitors) -> None:
    one, other = at_table(visitors, "coop-2")
    one.presses("Table menu")
    one.presses("Abandon the game…")
    one.presses("Ask the others")
    expect(one.page.get_by_role("group", name="A wish to abandon the game")).to_contain_text("Waiting for")
    other.presses("Allow")
    for player in (one, other):
        expect(player.page.get_by_text("have abandoned this game")).to_be_visible()
        # An abandoned game leaves nothing on the page.
        expect(player.page.get_by_role("region", name="The Round")).to_have_count(0)
        expect(player.page.get_by_role("button", name="Undo")).to_have_count(0)
        player.presses("Table menu")
        expect(player.dialog.get_by_role("link", name="Leave the table")).to_be_visible()
        expect(player.dialog.get_by_role("button", name="Undo")).to_have_count(0)
        expect(player.dialog).not_to_contain_text("Your seat stays yours")
