"""Every scenario file and every example on a card, each a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from delve.content.book import CardBook
from delve.engine.position import check_keys
from delve.library.shipped import standard_book
from delve.messages import Message, say
from delve.scenarios.files import read_scenarios, scenario_files
from delve.scenarios.run import run_scenario

SCENARIOS = Path(__file__).parent / "scenarios"
BOOK = standard_book()


@pytest.mark.parametrize("path", scenario_files([SCENARIOS]), ids=lambda path: str(path.relative_to(SCENARIOS)))
def test_scenario_file(path: Path, book: CardBook) -> None:
    failures: list[Message] = []
    for data in read_scenarios(path):
        failures.extend(run_scenario(book, data, f"{path.name}: {data.get('title', '')}").failures)
    assert not failures, "\n".join(map(say, failures))


@pytest.mark.parametrize("name", sorted(BOOK.files))
def test_card_examples(name: str, book: CardBook) -> None:
    file = book.files[name]
    assert file.examples, f"{file.path} has no example"
    for example in file.examples:
        check_keys(example, ["title", "given", "expect", "then", "format", "seed"], file.path)
        outcome = run_scenario(book, example, f"{name}: {example.get('title', '')}")
        assert outcome.passed(), "\n".join(map(say, outcome.failures))


def test_rulings_have_at_least_120_scenarios() -> None:
    assert len(scenario_files([SCENARIOS / "rulings"])) >= 120
