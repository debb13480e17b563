"""What all tests share: the book of cards, the folders of the checkout, and what happens to tests that cannot run."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from delve.content.book import CardBook
from delve.library.shipped import standard_book

TESTS = Path(__file__).parent
SCENARIOS = TESTS / "scenarios"
# Set where nothing may go untested, as in CI: a test that is skipped there has failed.
EVERYTHING = os.environ.get("DELVE_EVERYTHING", "0") not in ("", "0")
# A file for the reasons why tests were skipped, which `make test` shows at its end.
NOT_TESTED = os.environ.get("DELVE_NOT_TESTED", "")


@pytest.fixture(scope="session")
def book() -> CardBook:
    return standard_book()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if not hasattr(report, "wasxfail"):
        fail_if_skipped(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for modules that are skipped as a whole."""
    report = yield
    fail_if_skipped(report)
    return report


def fail_if_skipped(report: pytest.TestReport | pytest.CollectReport) -> None:
    if EVERYTHING and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"skipped, where nothing may go untested: {reason(report)}"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    reasons = {reason(report) for report in terminalreporter.stats.get("skipped", [])}
    if NOT_TESTED and reasons:
        with Path(NOT_TESTED).open("a", encoding="utf-8") as file:
            file.writelines([f"{why}\n" for why in sorted(reasons)])


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """Why a test or a module was skipped."""
    found = report.longrepr
    return (found[2] if isinstance(found, tuple) else str(found)).removeprefix("Skipped: ")
