"""An additional set is on the page: in the gallery, in the deck editor and at the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.visitors import Visitors
from tests.docs.guide import write_files
from tests.server.running import Server

from delve.library.decks import plain_text
from delve.library.shipped import standard_book, standard_deck


@pytest.fixture
def visitors(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """People who come to a server with the set that CONTRIBUTING adds."""
    folder = tmp_path_factory.mktemp("sets")
    write_files("CONTRIBUTING.md", "Add a set", folder)
    server = Server(folder, str(folder / "delve.sqlite"), "--sets", str(folder / "src/delve/data/sets"))
    server.start()
    try:
        with Visitors(browser, server) as visitors:
            yield visitors
    finally:
        server.kill()
    assert server.errors() == ""


def test_an_added_set_is_on_the_page(visitors: Visitors) -> None:
    player = visitors.come("/cards?set=ember-road")
    page = player.page
    expect(page.get_by_role("combobox", name="Set", exact=True).locator("option:checked")).to_have_text(
        "✶ The Ember Road"
    )
    expect(page.get_by_text("somebody has to carry the letters")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("2 of")
    page.get_by_role("link", name="Cinder Jackal").click()
    expect(player.dialog.locator("dd", has_text="The Ember Road")).to_be_visible()
    mark = player.dialog.locator(".facts .set-mark")
    expect(mark).to_have_text("✶")
    assert mark.evaluate("mark => mark.style.getPropertyValue('--set')") == "#d2603a"
    # It has no emblem of its own, so that of its type is shown.
    expect(player.dialog.locator(".window svg")).to_be_visible()

    text = plain_text(standard_deck(standard_book(), "starter")).replace("Wood Elf Scout", "Ember Courier")
    page.request.post("/api/guest")
    deck = page.request.post("/api/decks", data={"name": "Embers", "text": text}).json()["id"]
    page.goto(f"/deck/{deck}")
    expect(page.locator("li", has_text="Ember Courier").locator(".set-mark").first).to_have_text("✶")

    seats = [{"kind": "me", "deck": deck}]
    table = page.request.post("/api/tables", data={"format": "solo-standard", "seats": seats}).json()
    page.goto(f"/table/{table['id']}")
    player.is_asked()
    expect(page.locator("[data-kind=adventurer]", has_text="Ember Courier").first).to_be_visible()
