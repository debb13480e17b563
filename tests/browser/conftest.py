"""A real browser at a real server. Skipped, and said so, where no Chromium can be found or the page is not built."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.server import Server

import delve

CHROMIUM = os.environ.get("DELVE_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
BUILT = (Path(delve.__file__).parent / "server" / "page" / "index.html").is_file()
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = "" if CHROMIUM else "no Chromium was found (apt install chromium, or DELVE_CHROMIUM)"
    if not BUILT:
        reason = "the page is not built (make setup)"
    for item in items:
        # One browser is as much as a small machine runs beside a server.
        item.add_marker(pytest.mark.xdist_group("browser"))
        if reason:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "delve.sqlite")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Opens a page as a new visitor; what the page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", width: int = 1280, height: int = 800, touch: bool = False) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
            base_url=server.address,
        )
        contexts.append(context)
        context.set_default_timeout(30_000)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
