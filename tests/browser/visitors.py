"""People with browsers of their own."""

from __future__ import annotations

import re
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Self

from playwright.sync_api import Browser, ConsoleMessage, Page
from tests.browser.player import PATIENCE, Player
from tests.server.running import Server

DESKTOP: Final = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Visitors:
    """Errors on their pages fail the test."""

    def __init__(self, browser: Browser, server: Server, may_complain: str = "(?!)") -> None:
        self.browser = browser
        self.server = server
        self.expected = re.compile(may_complain)
        self.complaints: list[str] = []
        self.leaving = ExitStack()
        self.count = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.leaving.close()
        assert not self.complaints, "\n".join(self.complaints)

    def come(self, path: str = "/", script: str = "", **settings: Any) -> Player:
        """A new person, who opens the page; a script runs before the page's own."""
        self.count += 1
        given: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce", "base_url": self.server.address, **settings}
        context = self.browser.new_context(**given)
        self.leaving.callback(context.close)
        context.set_default_timeout(PATIENCE)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        self.listen(page)
        page.goto(path)
        return Player(page, seed=self.count)

    def listen(self, page: Page) -> None:
        def hear(message: ConsoleMessage) -> None:
            said = f"{message.location.get('url', '')} {message.text}"
            if message.type == "error" and not self.expected.search(said):
                self.complaints.append(said)

        page.on("console", hear)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}\n{error.stack}"))
