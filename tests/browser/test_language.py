"""A second language is one file: a page built with it speaks it, and English where it does not say anything yet."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect
from tests.browser.visitors import Visitors
from tests.docs.guide import write_files
from tests.docs.rulings import ROOT

CODE = "eo"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """The page as it is built after CONTRIBUTING's "Add a language"."""
    node = shutil.which("node", path=os.pathsep.join([str(Path(sys.prefix, "bin")), os.environ["PATH"]]))
    assert node, "the page was built without Node"
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    (tmp_path / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    shutil.copytree(ROOT / "src/delve/messages", tmp_path / "src/delve/messages")
    write_files("CONTRIBUTING.md", "Add a language", tmp_path)
    build = [node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]
    subprocess.run(build, cwd=tmp_path / "web", check=True, timeout=120)
    return tmp_path / "web/dist"


def test_an_added_language_is_on_the_page(visitors: Visitors, built: Path) -> None:
    def answer(route: Route) -> None:
        path = built / route.request.url.removeprefix(visitors.server.address).partition("?")[0].lstrip("/")
        if "/api/" in route.request.url:
            route.fallback()
        else:
            route.fulfill(path=path if path.is_file() else built / "index.html")

    player = visitors.come("/help", locale=CODE)
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.route(f"{visitors.server.address}/**", answer)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", CODE)
    expect(page.get_by_role("button", name="Ludu nun")).to_be_visible()
    # Nobody has translated this one.
    expect(page.get_by_role("link", name="Cards", exact=True).first).to_be_visible()
