"""Every format at the terminal: seats, decks and agents as options, and how a game with points ends."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from delve.cli.new_game import Wanted, new_game
from delve.cli.seating import read_seating
from delve.cli.standings import gain_words, standings
from delve.engine.tables import usual_decks
from delve.library.formats import formats
from delve.library.shipped import standard_book

TABLES = [(format.id, seats) for format in formats() for seats in sorted(set(format.numbers.seats))]
VERSUS = ["--format", "competitive", "--seed", "2"]


@pytest.mark.parametrize(("format", "seats"), TABLES)
def test_every_format_is_played_to_its_end_by_agents(run: Run, tmp_path: Path, format: str, seats: int | None) -> None:
    ran = run("play", "--format", format, "--seats", str(seats), "--agent", "random", "--seed", "4")
    assert ran.status == 0
    assert re.search(r"^(You have won|You have lost|Seat \d has won) in Round \d+ \(.+\)\.$", ran.out.splitlines()[-1])
    assert ("Standings:" in ran.out) == (format in {"competitive", "multiplayer"})


@pytest.mark.parametrize(("format", "seats"), [("coop-2", 2), ("competitive", 2), ("multiplayer", 3)])
def test_a_saved_game_of_several_seats_is_loaded_told_and_verified(
    run: Run, tmp_path: Path, format: str, seats: int
) -> None:
    file = tmp_path / "game.jsonl"
    bots = [option for seat in range(2, seats + 1) for option in ("--seat", f"{seat}=random")]
    table = ["play", "--format", format, "--seats", str(seats), "--seed", "6", *bots]
    saved = run(*table, typed=[*"1121", f"save {file}", "table"])
    loaded = run("play", "--load", str(file), *bots, typed=["table"])
    assert loaded.status == 0
    assert loaded.out.splitlines()[-20:] == saved.out.splitlines()[-20:]
    proof = run("replay", str(file), "--verify")
    assert proof.status == 0
    assert "Verified: " in proof.out
    told = run("replay", str(file))
    assert "Seat 1 draws " in told.out
    assert not re.search(r"\bYou\b", told.out)
    assert json.loads(run("replay", str(file), "--json").out)["verified"] is False


def test_time_and_conceding_are_saved_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    run("play", *VERSUS, typed=["", "time", "concede", f"save {file}"])
    ran = run("replay", str(file), "--verify")
    assert ran.status == 0
    assert "(conceded)" in ran.out
    assert "Standings:" in run("replay", str(file)).out


# --- Decks. ----------------------------------------------------------------------------------------------------------


def opening(run: Run, *options: str) -> str:
    return run("play", "--seed", "1", *options).out.splitlines()[0]


def test_usual_decks(run: Run) -> None:
    assert opening(run, "--format", "coop-2").startswith(
        "Co-op for two, 2 seats, decks coop-2-player-1, coop-2-player-2, seed 1."
    )


def test_one_deck_serves_all_opponents(run: Run) -> None:
    told = opening(run, "--format", "competitive", "--deck", "competitive-warren")
    assert told.startswith("Competitive, 2 seats, deck competitive-warren, seed 1.")


def test_decks_in_the_order_of_the_seats_and_the_usual_ones_for_the_rest(run: Run) -> None:
    table = ["--format", "multiplayer", "--seats", "3"]
    told = opening(run, *table, "--deck", "multiplayer-venom", "--deck", "multiplayer-venom")
    assert ", decks multiplayer-venom, multiplayer-venom, multiplayer-steady, seed 1." in told
    told = opening(run, "--format", "coop-2", "--deck", "coop-starter-player-1", "--casual")
    assert ", decks coop-starter-player-1, coop-2-player-2, seed 1." in told


def test_a_named_deck_that_is_not_legal_is_refused_unless_it_is_casual(run: Run) -> None:
    named = [*VERSUS, "--deck", "competitive-warren", "--deck", "walkthrough"]
    ran = run("play", "--seed", "1", *named)
    assert ran.status == 2
    assert "--deck: walkthrough is not legal in Competitive" in ran.err
    assert "delve deck check walkthrough --format competitive says why" in ran.err
    assert "--casual" in ran.err
    assert opening(run, *named, "--casual").startswith("Competitive, 2 seats, decks competitive-warren, walkthrough")


@pytest.mark.parametrize("word", ["quick", "unyielding"])
def test_the_number_of_quests_can_be_chosen_if_quests_win(run: Run, word: str) -> None:
    for format in ("competitive", "multiplayer"):
        ran = run("play", "--seed", "1", "--format", format, "--quests", word)
        assert ran.status == 2
        assert f"--quests: {word} is for solo and co-op" in ran.err
    assert run("play", "--seed", "1", "--format", "competitive", "--quests", "standard").status == 0
    assert run("play", "--seed", "1", "--format", "coop-2", "--quests", word).status == 0


def test_a_coop_deck_without_a_dungeon_is_judged_with_that_of_the_first_seat(run: Run) -> None:
    decks = ["--deck", "coop-2-player-1", "--deck", "coop-2-player-2"]
    assert "not legal" not in opening(run, "--format", "coop-2", *decks)


def test_a_dungeon_given_apart_is_that_of_every_seat_that_brings_one() -> None:
    book = standard_book()
    apart = new_game(book, Wanted("competitive", dungeon="starter", seed=1))[0].setup.seats
    assert apart[0]["dungeon_deck"] == apart[1]["dungeon_deck"]
    both = new_game(book, Wanted("coop-2", dungeon="starter", seed=1))[0].setup.seats
    assert both[0]["dungeon_deck"] == apart[0]["dungeon_deck"]
    assert both[1]["dungeon_deck"] == []


# --- Who sits where. -------------------------------------------------------------------------------------------------


def test_seats_are_people_s_unless_they_are_given_away() -> None:
    assert read_seating(3, None, []) == ["person"] * 3
    assert read_seating(3, None, ["2=random"]) == ["person", "random", "person"]
    assert read_seating(3, "random", []) == ["random"] * 3
    assert read_seating(3, "random", ["1=person"]) == ["person", "random", "random"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--seats", "2"], "--seats: Multi-player is for 3 to 6 players, not 2"),
        (["--seats", "many"], "'--seats'"),
        (["--seat", "random"], "--seat: 'random' should be a seat and its player, such as 2=random"),
        (["--seat", "x=random"], "--seat: 'x=random' should be"),
        (["--seat", "4=random"], "--seat: there is no seat 4: the table has 3 seats"),
        (["--seat", "0=random"], "--seat: there is no seat 0"),
        (["--seat", "2=radnom"], "--seat: no player is called 'radnom' (did you mean 'random'?)"),
        (["--seat", "2=random", "--seat", "2=person"], "--seat: seat 2 is given twice"),
        (["--agent", "rendom"], "--agent: no player is called 'rendom' (did you mean 'random'?)"),
        (
            ["--deck", "starter"] * 2 + ["--deck", "startr"],
            "--deck: no deck is called 'startr' (did you mean 'starter'?)",
        ),
        (["--deck", "starter"] * 4, "--deck: 4 decks are named for 3 seats"),
        (["--dungeon", "startr"], "--dungeon: no deck is called 'startr' (did you mean 'starter'?)"),
        (["--quests", "quik"], "--quests: 'quik' is none of quick, standard, unyielding (did you mean 'quick'?)"),
        (["--load", "x", "--seats", "3"], "--load"),
    ],
)
def test_a_wrong_value_is_one_line_that_names_its_option(run: Run, options: list[str], told: str) -> None:
    ran = run("play", "--format", "multiplayer", *options)
    assert ran.status == 2
    assert told in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""


def test_a_wrong_format_is_told_the_nearest(run: Run) -> None:
    err = run("play", "--format", "multiplayr").err
    assert err.startswith("delve: --format: no format is called 'multiplayr' (did you mean 'multiplayer'?)")


# --- Standings. ------------------------------------------------------------------------------------------------------


def finished(run: Run, *options: str) -> str:
    return run("play", "--format", "multiplayer", "--seed", "3", "--agent", "random", *options).out


def test_points_add_up_by_source_and_by_card(run: Run) -> None:
    out = finished(run, "--seats", "4")
    lines = out[out.index("Standings:") :].splitlines()
    seats = re.findall(r"^(\d)\. Seat (\d): (-?\d+) points?", "\n".join(lines), re.MULTILINE)
    assert [int(place) for place, _, _ in seats] == [1, 2, 3, 4]
    assert lines[-1].startswith(f"Seat {seats[0][1]} has won in Round ")
    for _, seat, points in seats:
        start = next(place for place, line in enumerate(lines) if f" Seat {seat}: " in line) + 1
        sums = {}
        for line in lines[start:]:
            source = re.fullmatch(r"   ([+-]\d+) (.+)", line)
            if source:
                sums[source[2]] = [int(source[1]), 0]
            elif line.startswith("      "):
                sums[next(reversed(sums))][1] += sum(
                    int(n) for n in re.findall(r" (\d+)(?: \(\d+ times\))?(?:,|$)", line)
                )
            else:
                break
        assert sum(total for total, _ in sums.values()) == int(points)
        for what in ("Dungeon cards sent to the Grave", "Dungeon cards cleared", "Quests completed"):
            assert sums.get(what, [0, 0])[0] == sums.get(what, [0, 0])[1]


def test_several_of_a_card_are_told_together() -> None:
    assert gain_words("Zombie", [2]) == "Zombie 2"
    assert gain_words("Greenknee, Goblin Necromancer", [2, 2, 2]) == "Greenknee 6 (3 times)"


def test_standings_come_at_the_end_and_when_asked_for(run: Run) -> None:
    out = run("play", *VERSUS, "--seat", "2=random", typed=["standings", "concede"]).out
    assert out.count("Standings:\n1. Seat ") == 2
    assert "Seat 2 has won in Round 1 (conceded)." in out


def test_where_nobody_plays_against_anybody_there_are_none() -> None:
    game, _ = new_game(standard_book(), Wanted("coop-2", seed=1))
    assert standings(game) == []


def test_a_party_that_is_gone_is_named(run: Run) -> None:
    out = finished(run, "--seats", "4")
    assert "(party perished)" in out
    assert ", the party has perished\n" in out


def test_the_decks_that_come_with_delve_are_enough_for_every_table() -> None:
    book = standard_book()
    for format in formats():
        assert len(usual_decks(book, format, format.numbers.seats[1])) == format.numbers.seats[1]
