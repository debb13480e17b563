"""``delve play`` by piped lines, as plain text."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

SEED = ["play", "--seed", "5", "--deck", "walkthrough", "--casual"]


def test_the_agent_plays_to_the_end_and_tells_it(run: Run) -> None:
    ran = run("play", "--agent", "random", "--seed", "3")
    assert ran.status == 0
    assert ran.out.startswith("Standard Solo, deck starter, seed 3.\n")
    assert ran.out.splitlines()[-1].startswith(("You have won", "You have lost"))
    assert run("play", "--agent", "random", "--seed", "3").out == ran.out


def test_a_seed_is_drawn_and_shown_where_none_is_given(run: Run) -> None:
    assert "deck starter, seed " in run("play").out


def test_a_whole_game_by_piped_input(run: Run) -> None:
    ran = run(*SEED, typed=["1"] * 3000)
    assert ran.status == 0
    assert "You have won" in ran.out or "You have lost" in ran.out
    assert "The game is over: undo, save and quit are left." in ran.out
    assert "Weakness: A Character has -3 Power this Round.\n" in ran.out
    assert ".:" not in ran.out


def test_the_end_of_the_input_is_a_clean_leave(run: Run) -> None:
    ran = run(*SEED)
    assert ran.status == 0
    assert ran.out.endswith("Goodbye. The game had seed 5.\n")
    assert ran.err == ""


def test_plain_text_has_no_boxes_or_colours(run: Run) -> None:
    out = run(*SEED, typed=["? Zombie", "help", "log"]).out
    assert "\x1b" not in out
    assert out.isascii()


def test_everything_on_the_table_is_read_out(run: Run) -> None:
    out = run(*SEED).out
    for words in (
        "Quests, 2 to win:",
        "Encounter, ",
        "Stamina to beat",
        "Dungeon deck:",
        "Party in Marching Order:",
        "Primary Target, Life 4 of 4",
        "In play: nothing.",
        "Resources: Equipment 4 of 4 free",
        "Crawler deck: 18 cards; Grave empty.",
        "Hand, 5 cards of 5:",
        "\n1: ",
    ):
        assert words in out


@pytest.mark.parametrize(
    "typed", ["nonsense", "99", "0", "play Nothing", "undo 5", "undo x", "log -1", "? nothing", "²"]
)
def test_wrong_input_gets_one_sentence_and_loses_nothing(run: Run, typed: str) -> None:
    quiet = run(*SEED).out.splitlines()
    with_it = run(*SEED, typed=[typed]).out.splitlines()
    assert len(with_it) == len(quiet) + 1
    assert with_it[: len(quiet) - 2] == quiet[:-2]
    assert with_it[-3].endswith(".")
    assert not with_it[-3].endswith("..")


def test_undo_takes_back_and_says_when_knowledge_stays(run: Run) -> None:
    opening = run(*SEED).out.splitlines()
    ran = run(*SEED, typed=["1", "undo"]).out.splitlines()
    assert any(line.startswith("Taken back: ") for line in ran)
    options = next(line for line in opening if line.startswith("1: "))
    assert [line for line in ran if line.startswith("1: ")][-1] == options
    many = run(*SEED, typed=["done", "pass", "resolve", "done", "done", "undo 4"]).out
    assert "had told you something about hidden cards" in many


def test_why_and_questions_answer(run: Run) -> None:
    out = run(
        *SEED, typed=["why attack", "? stamina", "? dungeon.stamina", "? magic", "? Gypsy Thief", "? Stealth"]
    ).out
    assert "why attack" not in out
    assert "attack: this is not the moment to attack." in out
    assert out.count("dungeon.stamina is ") == 2
    assert "resources.magic is 4:\n  +4  Gypsy Stormcatcher: " in out
    assert "Gypsy Thief, in the party: Life 3 of 3" in out
    assert "Stealth: A won attack cannot Wound this Character" in out


def test_why_of_what_is_offered_or_could_be_several(run: Run) -> None:
    out = run(*SEED, typed=["why 1", "why 99", "why", "why defend"]).out
    assert "It is possible: '" in out
    assert "There is no option 99" in out
    assert "Say which line: 'why play Resurrect'." in out
    assert "defend: that is not offered now (" in out


def test_why_of_what_answers_no_question(run: Run) -> None:
    out = run("play", "--format", "competitive", "--seat", "2=random", "--seed", "3", typed=["why concede"]).out
    assert "It is possible: 'concede' is offered." in out
    assert "concede: there is nobody to concede to in Standard Solo." in run(*SEED, typed=["why concede"]).out


def test_a_part_of_a_name_will_do_in_questions(run: Run) -> None:
    out = run(*SEED, typed=["? stormc", "? against gold", "? gypsy"]).out
    assert "Gypsy Stormcatcher, in the party:" in out
    assert "against.Gold Dwarf Warrior is " in out
    assert "'gypsy' could be: Gypsy Stormcatcher, Gypsy Thief." in out


def test_a_question_mark_alone_lists_what_can_be_asked(run: Run) -> None:
    out = run(*SEED, typed=["?"]).out
    assert "? dungeon.stamina  is " in out
    assert "? resources.tactic  is 2" in out
    assert "Attributes: Area, Armour," in out


def test_save_and_load_go_on_with_the_same_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    saved = run(*SEED, typed=["1", f"save {file}", "1", "1", "log 100"])
    assert f"Saved 1 answer in {file}" in saved.out
    loaded = run("play", "--load", str(file), typed=["1", "1", "log 100"])
    assert loaded.status == 0
    assert loaded.out.splitlines()[-12:] == saved.out.splitlines()[-12:]


def test_a_file_that_is_no_saved_game_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Gypsy Thief")
    ran = run(*SEED, typed=[f"save {file}", "save /no/such/folder/game"])
    assert file.read_text() == "Dear Gypsy Thief"
    assert "exists and is not a saved game" in ran.out
    assert "cannot be written: No such file or directory." in ran.out


def test_load_brings_its_own_set_up(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run(*SEED, typed=[f"save {file}"])
    ran = run("play", "--load", str(file), "--seed", "1")
    assert ran.status == 2
    assert "--load" in ran.err


def test_quests_dungeon_and_format_are_options(run: Run) -> None:
    out = run(*SEED, "--quests", "unyielding", "--dungeon", "starter", "--format", "solo-elite").out
    assert "Elite Solo, deck walkthrough, the Dungeon of starter, seed 5." in out
    assert "Quests, 3 to win:" in out
    assert out.count("Life 3 of 3") + out.count("Life 4 of 4") == 3
