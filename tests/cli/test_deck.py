"""``delve deck``: check, show and write."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from delve.library.shipped import deck_names

CRAWLER = [
    "Long Sword",
    "Shortsword",
    "Staff",
    "Short Bow",
    "Magic Short Sword",
    "Wood Shield",
    "Leather Armour",
    "Hide Armour",
    "Belt Pouch",
    "Backpack",
    "Flaming Fury",
    "Fireball",
    "Weakness",
    "Phase",
    "Light",
    "Cure Wounds",
    "Combat Training",
    "Brawling",
    "Teamwork",
    "Moving Search",
]
DUNGEON = [
    "Skeleton",
    "Goblin",
    "Goblin Thief",
    "Kobold",
    "Zombie",
    "Orc",
    "Giant Grey Spider",
    "Jungle Troglodyte",
    "Ghoul",
    "Troll",
    "Ogre",
    "Mummy",
    "Greenknee, Goblin Necromancer",
    "Unlucky",
    "Rushed",
    "Dark Corridor",
    "Graveyard",
    "Pendulum",
    "Falling Stones",
    "Damsel",
]
PARTY = ["Gold Dwarf Warrior", "Wood Elf Scout", "Gypsy Thief", "Gypsy Stormcatcher"]
QUESTS = ["Evil Has a Name", "Rescue the Damsel", "The Stars Align"]


def plain(
    party: list[str] = PARTY,
    quests: list[str] = QUESTS,
    crawler: list[str] = CRAWLER,
    dungeon: list[str] = DUNGEON,
) -> str:
    """A deck of 80 and 80, four of each card."""
    parts = {
        "Adventurers": party,
        "Quests": quests,
        "Crawler deck": [f"4 {name}" for name in crawler],
        "Dungeon deck": [f"4 {name}" for name in dungeon],
    }
    return "\n".join(["Name: Mine", *[line for heading, names in parts.items() for line in (heading, *names)]])


@pytest.fixture
def legal(tmp_path: Path) -> str:
    path = tmp_path / "legal.txt"
    path.write_text(plain(), encoding="utf-8")
    return str(path)


@pytest.fixture
def illegal(tmp_path: Path) -> str:
    path = tmp_path / "illegal.txt"
    text = plain(PARTY[:3], [*QUESTS[:2], QUESTS[0]], dungeon=[*DUNGEON[:-1], "Short Bow"])
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_legal_deck(run: Run, legal: str) -> None:
    ran = run("deck", "check", legal, "--format", "solo-standard")
    first, *findings = ran.out.splitlines()
    assert ran.status == 0
    assert first.startswith("Mine is legal in Standard Solo: ")
    assert first.endswith(".")
    assert findings
    assert all(line.startswith(("  warning: ", "  hint:    ")) for line in findings)


def test_the_standard_format_is_taken_if_none_is_given(run: Run, legal: str) -> None:
    assert run("deck", "check", legal).out == run("deck", "check", legal, "--format", "solo-standard").out


def test_every_problem_of_a_deck_that_is_not_legal(run: Run, illegal: str) -> None:
    ran = run("deck", "check", illegal)
    assert ran.status == 1
    assert ran.out.startswith("Mine is not legal in Standard Solo: 4 problems, ")
    assert [line for line in ran.out.splitlines() if "problem:" in line] == [
        "  problem: Short Bow is an Equipment card: it belongs in the Crawler deck, not in the Dungeon deck.",
        "  problem: The party has 3 Adventurers; Standard Solo takes 4.",
        "  problem: Evil Has a Name is there twice; the Quests must be different.",
        "  problem: Rescue the Damsel needs Damsel; this Dungeon has none.",
    ]
    assert ran.err == ""


def test_the_same_deck_in_another_format(run: Run, legal: str) -> None:
    ran = run("deck", "check", legal, "--format", "solo-elite")
    assert ran.status == 1
    assert "  problem: Both decks have 80 cards; Elite Solo takes 60 in each.\n" in ran.out
    assert "  problem: The party has 4 Adventurers; Elite Solo takes 3.\n" in ran.out


def test_the_dungeon_of_another_deck(run: Run, legal: str, tmp_path: Path) -> None:
    half = tmp_path / "half.txt"
    half.write_text(plain(dungeon=[]), encoding="utf-8")
    assert "and the Dungeon deck 0;" in run("deck", "check", str(half)).out
    assert run("deck", "check", str(half), "--dungeon", legal).status == 0


def test_a_single_set(run: Run, legal: str) -> None:
    ran = run("deck", "check", legal, "--single-set")
    assert ran.status == 1
    assert "a single set holds " in ran.out


def test_findings_for_machines(run: Run, legal: str, illegal: str) -> None:
    ran = run("deck", "check", legal, "--json")
    report = json.loads(ran.out)
    assert ran.status == 0
    assert (report["deck"], report["format"], report["legal"]) == ("Mine", "solo-standard", True)
    ran = run("deck", "check", illegal, "--json")
    report = json.loads(ran.out)
    assert ran.status == 1
    assert report["legal"] is False
    assert {
        "level": "problem",
        "field": "adventurers",
        "text": "The party has 3 Adventurers; Standard Solo takes 4.",
    } in report["findings"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("check", "startr"), "no deck is called 'startr' (did you mean 'starter'?)"),
        (("check", "starter", "--format", "solo-elit"), "no format is called 'solo-elit' (did you mean 'solo-elite'?)"),
        (("check", "none.txt"), "none.txt: No such file"),
        (("show", "none.toml"), "none.toml: No such file"),
        (("write", "startr"), "no deck is called 'startr'"),
        (("check",), "delve deck check needs 'FILE'"),
    ],
)
def test_bad_input_is_one_line(run: Run, arguments: tuple[str, ...], told: str) -> None:
    ran = run("deck", *arguments)
    assert ran.status == 2
    assert told in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.parametrize("command", ["check", "show", "write"])
def test_a_bad_line_names_file_line_and_nearest_card(run: Run, tmp_path: Path, command: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("Dungeon deck\n4 Goblni\n", encoding="utf-8")
    ran = run("deck", command, str(path))
    assert ran.status == 2
    assert ran.err == f"delve: {path}: line 2: no card is called 'Goblni' (did you mean 'Goblin'?)\n"


def test_a_deck_is_shown_by_kind_and_cost(run: Run, legal: str) -> None:
    ran = run("deck", "show", legal)
    lines = ran.out.splitlines()
    assert ran.status == 0
    assert lines[:4] == ["Mine", "", "Adventurers", "  Gold Dwarf Warrior"]
    assert "Crawler deck: 80 cards" in lines
    assert "Dungeon deck: 80 cards" in lines
    kinds = [line.split(",")[0].strip() for line in lines if line.startswith("  ") and line.split(", ")[-1].isdigit()]
    assert kinds == ["Equipment", "Magic", "Skill", "Tactic", "Character", "Event", "Terrain", "Trap"]
    assert [line for line in lines if line.split()[:3] == ["4", "Goblin", "Cost"]]


def test_a_deck_for_machines(run: Run, legal: str) -> None:
    shown = json.loads(run("deck", "show", legal, "--json").out)
    assert [line["name"] for line in shown["quests"]] == QUESTS
    assert [line["name"] for line in shown["dungeon"]] == DUNGEON
    assert {line["count"] for line in shown["crawler"]} == {4}


def test_plain_text_is_written_and_read(run: Run, legal: str, tmp_path: Path) -> None:
    written = run("deck", "write", legal).out
    assert written.startswith("Name: Mine\n\nAdventurers\nGold Dwarf Warrior\n")
    assert "\nDungeon deck\n4 Skeleton\n4 Goblin\n" in written
    again = tmp_path / "again.txt"
    again.write_text(written, encoding="utf-8")
    assert run("deck", "write", str(again), "--plain").out == written


@pytest.mark.parametrize("name", deck_names())
def test_the_decks_of_delve_go_from_toml_to_plain_and_back(run: Run, tmp_path: Path, name: str) -> None:
    plain = tmp_path / "deck.txt"
    plain.write_text(run("deck", "write", name, "--plain").out, encoding="utf-8")
    assert run("deck", "write", str(plain), "--toml").out == run("deck", "write", name, "--toml").out


def test_help_teaches(run: Run) -> None:
    ran = run("deck", "--help")
    assert ran.status == 0
    for command in ("check", "show", "write"):
        assert command in ran.out
