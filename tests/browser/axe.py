"""Whether everybody can use a page: what axe-core finds."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Glows over a colour of their own keep axe from telling how well something can be read: it is judged without them.
FLATTEN: Final = """() => {
  for (const element of document.querySelectorAll('*')) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isOpaque = !/transparent|rgba|\\//.test(backgroundColor);
    if (isOpaque && backgroundImage.includes('gradient')) element.style.backgroundImage = 'none';
  }
}"""


def axe_script() -> str:
    """What has to run on a page before it can be judged."""
    if not AXE.is_file():
        pytest.skip("NOBODY LOOKS WHETHER EVERYBODY CAN USE THE PAGE: axe-core is not there (make setup)")
    return AXE.read_text()


def violations(page: Page) -> list[str]:
    """One line for every rule that is broken, and one for each thing that breaks it."""
    page.evaluate(FLATTEN)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        line
        for broken in found["violations"]
        for line in (
            f"{broken['id']}: {broken['help']}",
            *(f"  {node['target']}: {node['failureSummary']}" for node in broken["nodes"]),
        )
    ]
