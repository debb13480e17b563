"""Interruptions: reloading the page, killing the server."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.visitors import Visitors
from tests.server.running import Server


def test_a_reload_in_the_middle_of_a_choice_changes_nothing(visitors: Visitors) -> None:
    player = visitors.come()
    player.begins()
    player.answers()
    question = player.question()
    player.page.reload()
    assert player.question() == question


def test_the_server_is_killed_under_an_open_page_and_play_goes_on(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "delve.sqlite"))
    server.start()
    with Visitors(browser, server, may_complain="ERR_CONNECTION|WebSocket") as visitors:
        player = visitors.come()
        player.begins()
        for _ in range(6):
            player.takes_any()
            player.is_asked()
        party = player.page.locator("[data-zone-row=party]")
        before, question = party.inner_text(), player.question()
        server.kill()
        player.page.get_by_text("The line is down.").wait_for()
        server.start()
        player.page.get_by_text("The line is down.").wait_for(state="detached")
        assert (party.inner_text(), player.question()) == (before, question)
        for _ in range(4):
            player.is_asked()
            player.answers()
    server.kill()


def test_a_silent_server_is_noticed_and_unanswered_messages_arrive(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, str(tmp_path / "delve.sqlite"))
    server.start()
    assert server.process is not None
    with Visitors(browser, server, may_complain="WebSocket") as visitors:
        player = visitors.come()
        player.begins()
        # Two Snares in a row ask the same question.
        while "Snare" in player.question():
            player.answers()
            player.is_asked()
        question = player.question()
        os.killpg(server.process.pid, signal.SIGSTOP)
        player.answers()
        player.prompt.get_by_text("Sending", exact=False).first.wait_for()
        player.page.get_by_text("The line is down.").wait_for()
        os.killpg(server.process.pid, signal.SIGCONT)
        player.page.get_by_text("The line is down.").wait_for(state="detached")
        expect(player.prompt).not_to_contain_text("Sending")
        expect(player.prompt).not_to_have_text(question, use_inner_text=True)
    server.kill()


def test_a_table_deleted_in_another_window_is_gone(browser: Browser, server: Server) -> None:
    with Visitors(browser, server, may_complain="404") as visitors:
        player = visitors.come()
        player.begins()
        other = player.page.context.new_page()
        other.goto(player.page.url)
        other.locator("section.prompt .list").wait_for()
        player.presses("Table menu")
        player.presses("Abandon the game")
        player.presses("Abandon the game", player.dialog)
        expect(other.get_by_text("there is no table", exact=False)).to_be_visible()


def test_a_single_players_game_can_be_abandoned(visitors: Visitors) -> None:
    player = visitors.come()
    player.begins()
    player.presses("Table menu")
    player.presses("Abandon the game")
    player.presses("Play on")
    player.is_asked()
    player.presses("Table menu")
    player.presses("Abandon the game")
    expect(player.dialog.get_by_text("Abandon this game?")).to_be_visible()
    player.presses("Abandon the game", player.dialog)
    expect(player.page).to_have_url(re.compile(r"/$"))
    expect(player.page.get_by_role("button", name="Play now")).to_be_visible()
    assert player.page.request.get("/api/tables/mine").json() == []
