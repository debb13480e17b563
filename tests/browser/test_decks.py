"""Own decks: creating one from a deck picker, playing, editing, renaming and deleting."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.player import Player
from tests.browser.visitors import Visitors
from tests.server.running import Server

from delve.library.decks import plain_text
from delve.library.shipped import standard_book, standard_deck

FORMAT = "Standard Solo"


@pytest.fixture
def writers(browser: Browser, server: Server) -> Iterator[Visitors]:
    """People whose browsers may log errors for unreadable decks."""
    with Visitors(browser, server, may_complain="/api/deck-check .*400") as visitors:
        yield visitors


def text_of(name: str) -> str:
    return plain_text(standard_deck(standard_book(), name))


def turns(player: Player, view: str) -> None:
    """Switches to the cards or the text."""
    # The radio buttons themselves are visually hidden in their labels.
    player.page.get_by_role("radio", name=view).check(force=True)


def keeps(player: Player, button: str, name: str) -> None:
    player.page.get_by_label("Name of the deck").fill(name)
    player.presses(button)


def deck_at(player: Player, seat: int) -> str:
    """The deck of a seat at the table on the page."""
    table = player.page.request.get(f"/api/tables/{player.page.url.rpartition('/')[2].partition('?')[0]}").json()
    return str(table["seats"][seat - 1]["deck"])


def test_a_deck_is_written_from_where_it_is_chosen_and_played_with(writers: Visitors) -> None:
    player = writers.come("/lobby?make")
    page = player.page
    page.get_by_label("Format").select_option(FORMAT)
    page.get_by_label("Show the table to everybody").uncheck()
    page.get_by_role("link", name="Build or import a deck").click()
    verdict, reasons = page.locator(".bar"), page.locator("#reasons")
    expect(verdict).to_contain_text(f"It cannot be played in {FORMAT} yet")

    # Errors are shown at once, and the text stays as typed.
    turns(player, "As text")
    box = page.locator("textarea")
    written = text_of("starter").replace("Gypsy Stormcatcher\n", "")
    box.fill(written + "\n2 Gobblin\n")
    expect(verdict).to_contain_text("1 line cannot be read")
    expect(reasons).to_contain_text("no card is called 'Gobblin'")
    turns(player, "With cards")
    expect(page.get_by_text("The cards can be shown as soon as the text can be read.")).to_be_visible()
    turns(player, "As text")
    expect(box).to_have_value(written + "\n2 Gobblin\n")

    # So are illegal decks; the missing card is found in the list.
    box.fill(written)
    expect(reasons).to_contain_text("The party has 3 Adventurers")
    expect(page.get_by_role("button", name="Save for later")).to_be_visible()
    turns(player, "With cards")
    page.get_by_role("searchbox").fill("stormcatcher")
    page.get_by_role("button", name="One more Gypsy Stormcatcher").click()
    expect(verdict).to_contain_text(f"It can be played in {FORMAT}.")
    expect(verdict).to_be_in_viewport()
    keeps(player, "Save and play", "Storm and steel")

    # Back at the unchanged table, with the deck.
    expect(page.get_by_label("Format")).to_have_value("solo-standard")
    expect(page.get_by_label("Show the table to everybody")).not_to_be_checked()
    chosen = page.get_by_label("Deck, Seat 1").locator("option:checked")
    expect(chosen).to_have_text("Storm and steel")
    expect(page.locator("optgroup[label='Your decks'] option:checked")).to_have_count(1)
    player.presses("Begin")
    player.is_asked()
    assert deck_at(player, 1) == "Storm and steel"


def test_a_copy_is_taken_to_an_open_seat_and_to_the_next_game(writers: Visitors) -> None:
    host, guest = writers.come(), writers.come()
    guest.page.goto(host.opens("Competitive"))
    guest.page.get_by_role("link", name="Copy and change").click()
    keeps(guest, "Save and play", "For the guest")
    expect(guest.page.get_by_label("Deck for seat 2").locator("option:checked")).to_have_text("For the guest")
    guest.sits()
    assert deck_at(guest, 2) == "For the guest"

    host.concedes()
    guest.dialog.get_by_text("Play again with another deck").click()
    guest.dialog.get_by_role("link", name="Build or import a deck").click()
    turns(guest, "As text")
    guest.page.locator("textarea").fill(text_of("competitive-warren"))
    expect(guest.page.get_by_role("button", name="Save and play")).to_be_visible()
    keeps(guest, "Save and play", "For revenge")
    expect(guest.dialog.get_by_label("Deck to play again with").locator("option:checked")).to_have_text("For revenge")
    guest.presses("Play again", guest.dialog)
    expect(guest.page.get_by_role("textbox", name="Invite somebody")).to_be_visible()
    assert deck_at(guest, 2) == "For revenge"


def test_a_deck_is_copied_renamed_and_deleted(visitors: Visitors) -> None:
    player = visitors.come("/decks")
    page = player.page
    page.get_by_role("link", name="Copy and change Unbound Starter", exact=True).click()
    # A draft survives leaving the page.
    page.get_by_label("Name of the deck").fill("Halfway")
    page.get_by_role("link", name="Cards", exact=True).click()
    page.go_back()
    expect(page.get_by_text("This is what you had begun here.")).to_be_visible()
    expect(page.get_by_label("Name of the deck")).to_have_value("Halfway")
    player.presses("Begin anew")
    expect(page.get_by_label("Name of the deck")).to_have_value("My Unbound Starter")
    page.get_by_label("Name of the deck").fill("Halfway")
    player.presses("Save")

    page.get_by_role("link", name="edit: Halfway").click()
    keeps(player, "Save", "All the way")
    own = page.get_by_role("region", name="Your decks")
    expect(own.get_by_role("heading", level=3)).to_have_text(["All the way"])
    expect(own).to_contain_text(FORMAT)

    player.presses("Delete All the way")
    expect(player.dialog).to_contain_text("Delete the deck All the way?")
    player.presses("Cancel", player.dialog)
    player.presses("Delete All the way")
    player.presses("Delete", player.dialog)
    expect(own).to_contain_text("All the way is deleted.")
    expect(own).to_contain_text("You have no decks of your own yet.")


@pytest.mark.parametrize(
    ("name", "format", "seat"),
    [
        ("Three in the Dark", "solo-elite", 1),
        # Without a Dungeon it needs a partner who brings one.
        ("The Gates of Stonehold: Arrow", "coop-2", 2),
    ],
)
def test_a_deck_leads_to_a_table_on_which_it_is_played(visitors: Visitors, name: str, format: str, seat: int) -> None:
    page = visitors.come("/decks").page
    expect(page.get_by_role("link", name="Play with it: Walkthrough")).to_have_count(0)
    page.get_by_role("link", name=f"Play with it: {name}", exact=True).click()
    expect(page.get_by_label("Format")).to_have_value(format)
    expect(page.get_by_label(f"Deck, Seat {seat}").locator("option:checked")).to_have_text(name)
    if seat > 1:
        expect(page.get_by_role("group", name=f"Seat {seat}").get_by_label("Me")).to_be_checked()


def test_a_taken_name_is_reported_in_the_form(browser: Browser, server: Server) -> None:
    with Visitors(browser, server, may_complain="/api/account .*400") as visitors:
        first, second = visitors.come("/account"), visitors.come("/account")
        for player in (first, second):
            form = player.page.get_by_role("region", name="Take a name")
            form.get_by_role("textbox", name="Name").fill("Only One")
            form.get_by_role("textbox", name="Password").fill("a long secret")
            player.presses("Save", form)
            if player is first:
                expect(player.page.get_by_text("Done. You are Only One.")).to_be_visible()
        expect(form.get_by_role("alert")).to_be_visible()
        expect(form.get_by_role("textbox", name="Name")).to_have_value("Only One")


def test_name_and_password_are_changed_each_by_itself(visitors: Visitors) -> None:
    player = visitors.come("/account")
    page = player.page
    taken = page.get_by_role("region", name="Take a name")
    taken.get_by_role("textbox", name="Name").fill("Hilda of Delve")
    taken.get_by_role("textbox", name="Password").fill("a long secret")
    player.presses("Save", taken)
    expect(page.get_by_text("Done. You are Hilda of Delve.")).to_be_visible()

    name = page.get_by_role("region", name="Change your name")
    name.get_by_label("New name").fill("Hilde of Delve")
    name.get_by_label("Present password").fill("a long secret")
    player.presses("Change your name", name)
    expect(page.get_by_text("Done. You are Hilde of Delve.")).to_be_visible()

    password = page.get_by_role("region", name="Change your password")
    password.get_by_label("Present password").fill("a long secret")
    password.get_by_label("New password").fill("a newer secret")
    player.presses("Change your password", password)
    expect(page.get_by_text("your new password counts")).to_be_visible()

    # After logging out, the login form comes first.
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_text("You are not logged in.")).to_be_visible()
    expect(page.get_by_role("heading", level=2)).to_have_text(["Log in", "Take a name"])
    login = page.get_by_role("region", name="Log in")
    login.get_by_role("textbox", name="Name").fill("Hilde of Delve")
    login.get_by_role("textbox", name="Password").fill("a newer secret")
    player.presses("Log in", login)
    expect(page.get_by_text("You are Hilde of Delve.")).to_be_visible()


def test_an_account_is_deleted_with_its_password(browser: Browser, server: Server) -> None:
    with Visitors(browser, server, may_complain="/api/account/delete .*403") as visitors:
        player = visitors.come("/account")
        page = player.page
        taken = page.get_by_role("region", name="Take a name")
        taken.get_by_role("textbox", name="Name").fill("Hilda the Leaver")
        taken.get_by_role("textbox", name="Password").fill("a long secret")
        player.presses("Save", taken)
        expect(page.get_by_text("Done. You are Hilda the Leaver.")).to_be_visible()
        farewell = page.get_by_role("region", name="Delete your account")
        farewell.get_by_label("Present password").fill("a wrong secret")
        player.presses("Delete your account", farewell)
        expect(farewell.get_by_role("alert")).to_contain_text("not your password")
        farewell.get_by_label("Present password").fill("a long secret")
        player.presses("Delete your account", farewell)
        expect(page.get_by_text("Your account is deleted.")).to_be_visible()
        expect(page.get_by_text("You are not logged in.")).to_be_visible()


def test_logging_out_everywhere_ends_the_table_in_another_browser(visitors: Visitors) -> None:
    """The browser whose button is pressed is logged out as well, and the game stays the person's."""
    here, there = visitors.come("/account"), visitors.come("/account")
    for player, form, button in ((here, "Take a name", "Save"), (there, "Log in", "Log in")):
        region = player.page.get_by_role("region", name=form)
        region.get_by_role("textbox", name="Name").fill("Hilda Everywhere")
        region.get_by_role("textbox", name="Password").fill("a long secret")
        player.presses(button, region)
        expect(player.page.get_by_text("You are Hilda Everywhere.", exact=True)).to_be_visible()
    there.page.goto("/")
    there.begins()
    here.presses("Log out everywhere")
    expect(here.page.get_by_text("You are not logged in.")).to_be_visible()
    expect(there.notice).to_contain_text("You have been logged out.")
    there.page.goto("/account")
    expect(there.page.get_by_text(re.compile("^You play as .*, a guest.$"))).to_be_visible()
