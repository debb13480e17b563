"""What all tests share: the book of cards and the folders of the checkout."""

from __future__ import annotations

from pathlib import Path

import pytest

from delve.content.book import CardBook
from delve.engine.library import standard_book

TESTS = Path(__file__).parent
SCENARIOS = TESTS / "scenarios"


@pytest.fixture(scope="session")
def book() -> CardBook:
    return standard_book()
