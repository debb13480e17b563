"""A campaign in the browser: from the list to the table and back, kept, and branched."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.visitors import DESKTOP, PHONE, Visitors
from tests.server.running import Server

from delve.messages import message, say


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_chapter_is_begun_left_and_continued(visitors: Visitors, size: dict[str, Any]) -> None:
    player = visitors.come("/", **size)
    page = player.page
    page.get_by_role("navigation").get_by_role("link", name="Campaigns").click()
    page.get_by_role("link", name="The Shroud of Stars").click()
    expect(page.get_by_role("heading", name="The Shroud of Stars", level=1)).to_be_visible()
    first = page.get_by_role("region", name="The Shroud of Stars")
    expect(page.get_by_role("region", name="The Barren Path")).to_contain_text("Locked")
    expect(page.get_by_role("region", name="The Barren Path").get_by_role("button")).to_have_count(0)
    first.get_by_role("button", name="Play").click()
    player.is_asked()
    table = page.url
    page.goto("/campaigns/shroud-of-stars")
    first.get_by_role("button", name="Continue").click()
    player.is_asked()
    assert page.url == table
    page.goto("/campaigns/shroud-of-stars")
    page.get_by_label("Name of the branch").fill("Bolder")
    page.get_by_role("button", name="Begin a branch").click()
    expect(page.get_by_role("button", name="Bolder")).to_have_attribute("aria-current", "true")
    # The unfinished game stays with the first journey.
    expect(first.get_by_role("button", name="Play")).to_be_visible()


def test_an_unknown_campaign_has_a_way_on(browser: Browser, server: Server) -> None:
    with Visitors(browser, server, may_complain="404") as visitors:
        page = visitors.come("/campaigns/nowhere").page
        expect(page.get_by_role("heading", name=say(message("page-app-missing-title")))).to_be_visible()
