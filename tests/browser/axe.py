"""Accessibility checks with axe-core."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Glows prevent axe from computing contrast, so they are removed first.
FLATTEN: Final = """() => {
  for (const element of document.querySelectorAll('*')) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isOpaque = !/transparent|rgba|\\//.test(backgroundColor);
    if (isOpaque && backgroundImage.includes('gradient')) element.style.backgroundImage = 'none';
  }
}"""


def axe_script() -> str:
    """The script that a page needs before a check."""
    if not AXE.is_file():
        pytest.skip("NOBODY LOOKS WHETHER EVERYBODY CAN USE THE PAGE: axe-core is not there (make setup)")
    return AXE.read_text()


def violations(page: Page) -> list[str]:
    """One line for each violated rule, and one for each element that violates it."""
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
