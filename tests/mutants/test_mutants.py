"""Every mutant still breaks the sources as they are now; ``make mutants`` sees whether a scenario notices."""

from __future__ import annotations

import pytest
from tests.mutants.mutants import chosen, problem_with, read_mutants

MUTANTS = read_mutants()


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.get("title", ""))
def test_a_mutant_breaks_exactly_one_place(mutant: dict[str, str]) -> None:
    assert problem_with(mutant) == ""


def test_no_two_mutants_have_one_title() -> None:
    titles = [mutant["title"] for mutant in MUTANTS]
    assert sorted(set(titles)) == sorted(titles)


@pytest.mark.parametrize(
    ("find", "put", "says"),
    [
        ("no such text", "pass", "finds it 0 times"),
        ("def ", "", "finds it"),
        ("class Solo(Format):", ":", "cannot read"),
    ],
)
def test_a_mutant_that_cannot_be_made_is_refused_in_a_sentence(find: str, put: str, says: str) -> None:
    mutant = {"title": "a mutant", "rule": "A-001", "file": "formats/solo.py", "find": find, "put": put}
    assert says in problem_with(mutant)


def test_mutants_are_chosen_by_a_word() -> None:
    assert chosen(MUTANTS, []) == MUTANTS
    assert chosen(MUTANTS, ["no such word"]) == []
    some = chosen(MUTANTS, ["b-126"])
    assert some
    assert all("B-126" in mutant["rule"] for mutant in some)
