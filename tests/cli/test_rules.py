"""``delve rules``: the index, an article, a search, an example to play, and what does not exist."""

from __future__ import annotations

import json

from tests.cli.conftest import Run
from typer.testing import CliRunner

from delve.cli.main import app


def test_without_a_term_everything_is_listed(run: Run) -> None:
    shown = run("rules").out
    for heading in ("Steps of the Round", "Attributes", "Words", "Topics"):
        assert heading in shown
    assert "stealth" in shown
    assert "Step 3.2" in shown


def test_an_article_says_shows_and_rules(run: Run) -> None:
    shown = run("rules", "stealth").out
    assert shown.startswith("Stealth\n\nA won attack cannot Wound")
    assert "Cards: " in shown
    assert "> activate Wood Elf Scout" in shown
    assert "'wound Greenknee, Goblin Necromancer' cannot be done: " in shown
    assert "A-094  Stealth" in shown
    assert "See also: " in shown


def test_several_words_need_no_quotes(run: Run) -> None:
    assert run("rules", "target", "x").out.startswith("Target X\n")


def test_words_are_searched_for(run: Run) -> None:
    found = run("rules", "--find", "poison").out
    assert "step-poison" in found
    assert "armour" not in found
    nothing = run("rules", "--find", "zeppelin")
    assert (nothing.status, nothing.err) == (2, "delve: no entry of the rules reference has these words\n")


def test_an_unknown_term_is_one_line_with_the_nearest(run: Run) -> None:
    ran = run("rules", "stelth")
    assert ran.status == 2
    assert ran.err == "delve: the rules reference has no entry 'stelth' (did you mean 'stealth'?)\n"
    assert ran.out == ""


def test_machines_read_the_index_and_articles(run: Run) -> None:
    listed = json.loads(run("rules", "--json").out)
    assert {"stealth", "step-attack", "damsel"} <= {entry["id"] for entry in listed}
    article = json.loads(run("rules", "stealth", "--json").out)
    assert article["kind"] == "attribute"
    assert article["example"]["moments"][0]["view"]["encounter"]


def test_an_example_can_be_played() -> None:
    answers = ["activate Gold Dwarf Warrior", "activate Wood Elf Scout", "attack", "wound Zombie", "quit"]
    result = CliRunner().invoke(app, ["rules", "step-attack", "--try", "--seed", "1"], input="\n".join(answers) + "\n")
    assert result.exit_code == 0, result.output
    assert "The example of Step 3.2" in result.output
    assert "The attack succeeds." in result.output
