"""A real browser with a real server. Skipped, with a message, without Chromium or a built page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.visitors import Visitors
from tests.server.running import Server

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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("THE PAGE IS NOT TESTED: no Chromium was found (apt install chromium, or DELVE_CHROMIUM)")
    if not BUILT:
        pytest.skip("THE PAGE IS NOT TESTED: it is not built (make setup)")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests, each with people and tables of its own. Checks that it logs no errors."""
    folder = tmp_path_factory.mktemp("browser")
    running = Server(folder, str(folder / "delve.sqlite"))
    running.start()
    yield running
    running.kill()
    assert running.errors() == ""


@pytest.fixture
def visitors(browser: Browser, server: Server) -> Iterator[Visitors]:
    """People with browsers of their own."""
    with Visitors(browser, server) as visitors:
        yield visitors
