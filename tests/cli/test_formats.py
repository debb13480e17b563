"""``delve formats``, and house variants: the one in the documentation is read, played, saved and proven."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from delve.library.formats import find_format, format_data, formats
from delve.messages import keyed, say
from delve.model.switches import SWITCH_NAMES

PAGE = (Path(__file__).parents[2] / "docs" / "house-variants.md").read_text(encoding="utf-8")


@pytest.fixture
def house(tmp_path: Path) -> str:
    """The example of the page as a file."""
    file = tmp_path / "long-night.toml"
    example = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]
    file.write_text(example, encoding="utf-8")
    return str(file)


def test_every_format_is_listed_with_its_numbers(run: Run) -> None:
    ran = run("formats")
    assert ran.status == 0
    for format in formats():
        assert re.search(rf"^{format.id} .* {format.name}", ran.out, re.MULTILINE)
    assert re.search(
        r"^multiplayer +3-6 +4 +5 +40/40 +3 of 3 +5  Multi-player, pools of 3, .*40 points win$", ran.out, re.MULTILINE
    )
    assert "delve play --format FILE" in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 120


def test_formats_for_a_machine(run: Run) -> None:
    listed = json.loads(run("formats", "--json").out)
    assert [each["id"] for each in listed] == [format.id for format in formats()]
    assert listed[-1]["seats"] == [3, 6]
    assert json.loads(run("formats", "competitive", "--json").out)["base"] == "competitive"


def test_one_format_with_every_number(run: Run, house: str) -> None:
    out = run("formats", house).out
    assert re.search(r'^id += "long-night"$', out, re.MULTILINE)
    assert re.search(r"^encounter_limit += 7$", out, re.MULTILINE)
    assert re.search(r"^dungeon_deck += 80$", out, re.MULTILINE)
    assert "pool" not in out


def test_every_switch_says_what_it_does(run: Run) -> None:
    whole, one = run("formats").out, run("formats", "solo-standard").out
    for switch in SWITCH_NAMES:
        words = say(keyed("word-switch", switch))
        assert re.search(rf"^  {switch} +{re.escape(words)}$", whole, re.MULTILINE)
        assert re.search(rf"^{switch} += false  # {re.escape(words)}$", one, re.MULTILINE)


def test_what_is_shown_of_a_format_is_a_variant_of_it(run: Run, tmp_path: Path) -> None:
    shown = run("formats", "competitive").out
    file = tmp_path / "same.toml"
    file.write_text(shown.replace('"competitive"', '"same"', 1))
    assert run("formats", str(file)).out == file.read_text()


def test_an_unknown_format_gets_a_suggestion(run: Run) -> None:
    ran = run("formats", "solo-standrd")
    assert ran.status == 2
    assert "did you mean 'solo-standard'?" in ran.err


def test_the_page_says_every_field() -> None:
    fields = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (.*?) \|", PAGE, re.MULTILINE))))
    assert fields == set(format_data(find_format("coop-2")))


def test_the_variant_of_the_page_plays(run: Run, house: str) -> None:
    ran = run("play", "--format", house, "--agent", "random", "--seed", "1")
    assert ran.status == 0
    assert ran.out.startswith("Long Night, 2 seats, decks coop-2-player-1, coop-2-player-2, seed 1.\n")
    assert re.fullmatch(r"You have (won|lost) in Round \d+ \(.+\)\.", ran.out.splitlines()[-1])


def test_its_numbers_are_those_that_are_played(run: Run, house: str) -> None:
    out = run("play", "--format", house, "--seed", "1", typed=[""]).out
    assert "Quests, 3 to win:" in out
    assert " of 7 points:" in out
    assert "Hand, 6 cards of 6:" in out


def test_a_saved_variant_needs_its_file_no_more(run: Run, house: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", "--format", house, "--seed", "1", typed=["", "1", f"save {file}"])
    Path(house).unlink()
    assert run("replay", str(file), "--verify").status == 0
    assert "Round 1 begins." in run("replay", str(file)).out
    assert "Quests, 3 to win:" in run("play", "--load", str(file), typed=["", "table"]).out


def test_a_deck_is_judged_by_the_variant(run: Run, house: str) -> None:
    assert "is legal in Long Night" in run("deck", "check", "coop-2-player-1", "--format", house).out
    told = run("play", "--format", house, "--deck", "starter", "--seed", "1").err
    assert f"delve deck check starter --format {house} says why" in told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('base = "coop-9"', "base: no format is called 'coop-9'"),
        ('base = "coop-2"\nhand_limt = 6', "unknown field 'hand_limt' (did you mean 'hand_limit'?)"),
        ('base = "coop-2"\npool = 3', "pool: this does not apply to the format it is based on"),
        ('base = "coop-2"\nseats = 9', "seats: its rules are for 2 to 6 players"),
        ("base = ", "Invalid value"),
    ],
)
def test_a_wrong_variant_is_one_line_with_option_file_and_field(run: Run, tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text)
    ran = run("play", "--format", str(file))
    assert ran.status == 2
    assert ran.err.startswith(f"delve: --format: {file}: ")
    assert told in ran.err
    assert ran.err.count("\n") == 1


def test_a_variant_that_is_not_there(run: Run) -> None:
    assert run("play", "--format", "none.toml").err == "delve: --format: none.toml: No such file or directory\n"


def test_random_games_of_a_variant(run: Run, house: str) -> None:
    told = json.loads(run("soak", "--format", house, "--games", "2", "--jobs", "1", "--json").out)
    assert (told["games"], told["stuck"]) == (2, [])
    ran = run("soak", "--format", house, "--seats", "3")
    assert (ran.status, ran.err) == (2, f"delve: no such table: {house} with 3 seats\n")


def test_random_games_of_a_variant_that_is_not_there(run: Run) -> None:
    assert run("soak", "--format", "none.toml").err == "delve: --format: none.toml: No such file or directory\n"
