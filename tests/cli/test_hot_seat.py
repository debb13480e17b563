"""Several people at one terminal: the screen is handed over without showing anybody's cards to others."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Self

import pytest
from tests.cli.conftest import Run
from tests.cli.kept import kept_decks, kept_game, play_kept

from delve.agents.random import RandomAgent
from delve.cli.plain import PlainScreen
from delve.cli.seating import PERSON, Seating
from delve.cli.session import Session
from delve.cli.sides import known
from delve.engine.play import Game
from delve.engine.views import view
from delve.library.faces import Face, card_faces
from delve.model.ids import NOBODY

HAND_OVER = re.compile(r"Hand over to seat (\d), press Enter\.")
FOUR = play_kept("multiplayer", 4, seed=3)
TWO = play_kept("competitive", 2, seed=1)
PEOPLE = [("coop-2", 2), ("coop-4", 4), ("competitive", 2), ("multiplayer", 4)]


class Watched(PlainScreen):
    """A screen that records its texts with the seat that reads them (nobody for the page between two seats)."""

    def __init__(self, faces: dict[str, Face]) -> None:
        super().__init__(faces)
        self.session: Session | None = None
        self.shown: list[tuple[int, str]] = []

    def say(self, lines: Iterable[str]) -> None:
        assert self.session is not None
        self.shown.append((self.session.seat, "\n".join(lines)))


def sit(game: Game, people: Iterable[int], typed: Iterable[str]) -> Watched:
    """A session of these people, the other seats played at random, until nothing more is typed."""
    table = Watched(card_faces(game.book))
    players = [PERSON if seat in people else "random" for seat in range(game.state.seats)]
    rest = iter(typed)

    def read(prompt: str) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    sitting = table.session = Session(game, table, read, False, Seating(players, game.seed))
    sitting.play("A game.")
    return table


class Choices:
    """Somebody who answers every question at random, and presses Enter on the pages between."""

    def __init__(self, game: Game, count: int) -> None:
        self.game = game
        self.agent = RandomAgent(1)
        self.left = count

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> str:
        decision = self.game.state.decision
        if decision is None or self.left == 0:
            raise StopIteration
        self.left -= 1
        return str(decision.options.index(self.agent.choose(decision)) + 1)


def secrets(game: Game, seat: int) -> list[str]:
    """What only this seat may read: its hand and pool as lists, as the plain screen words them."""
    mine = view(game.state, seat)["seats"][seat]
    return [
        "; ".join([f"{card['name']} ({card['kind']} {card['cost']})" for card in cards])
        for cards in (known(mine["hand"]), known(mine["pool"]))
        if len(cards) > 1
    ]


@pytest.mark.parametrize(("format", "seats"), PEOPLE)
def test_nobody_sees_another_players_secrets(format: str, seats: int) -> None:
    """Hands and pools are only ever on the screen while their own seat is at it."""
    game = kept_game(format, seats, seed=2)
    private: dict[str, set[int]] = {}

    class Noting(Choices):
        def __next__(self) -> str:
            for seat in range(game.state.seats):
                for words in secrets(game, seat):
                    private.setdefault(words, set()).add(seat)
            return super().__next__()

    table = sit(game, range(game.state.seats), Noting(game, 150))
    seen = 0
    for at_screen, text in table.shown:
        for words, owners in private.items():
            if words in text:
                assert at_screen in owners
                seen += 1
    assert seen > 20


@pytest.mark.parametrize(("format", "seats"), PEOPLE)
def test_the_page_between_two_players_tells_only_what_everybody_saw(format: str, seats: int) -> None:
    game = kept_game(format, seats, seed=2)
    table = sit(game, range(game.state.seats), Choices(game, 150))
    pages = [text for at_screen, text in table.shown if at_screen == NOBODY]
    assert len(pages) > 5
    for page in pages:
        *told, last = page.splitlines()
        assert HAND_OVER.fullmatch(last)
        assert not any(line.startswith(("You ", "Your ", "Hand,", "Pool,")) for line in told)
        assert not re.search(r"draws (?!a card|\d+ cards)", page)
        assert not re.search(r"looks at (?!a card|\d+ cards)", page)


def test_the_screen_is_handed_over_only_when_somebody_else_is_asked() -> None:
    game = kept_game("multiplayer", 4, seed=2)
    table = sit(game, range(4), Choices(game, 200))
    at_screen = NOBODY
    for seat, text in table.shown:
        page = HAND_OVER.search(text)
        if page:
            assert int(page[1]) - 1 != at_screen
            at_screen = int(page[1]) - 1
        else:
            assert seat == at_screen


def test_with_one_person_there_is_no_hand_over_page(run: Run) -> None:
    out = run(*FOUR, "--seat", "2=random", "--seat", "3=random", "--seat", "4=random", typed=["1"] * 30).out
    assert "Hand over" not in out
    assert "Seats 2, 3 and 4: Random." in out
    assert "Seat 1. Round 1" in out


def test_the_first_page_says_who_begins_and_how_the_game_can_be_repeated(run: Run) -> None:
    out = run(*FOUR).out
    assert out.startswith(f"Multi-player, 4 seats, decks {', '.join(kept_decks('multiplayer', 4))}, seed 3. ")
    assert "Hand over to seat 3, press Enter." in out
    assert "Hand, 5 cards" not in out
    assert out.endswith("Goodbye. The game had seed 3.\n")


def test_enter_shows_the_table_of_the_seat_that_is_asked(run: Run) -> None:
    out = run(*FOUR, typed=[""]).out
    table = out.partition("Hand over to seat 3, press Enter.\n")[2]
    assert "Seat 3. Round 1, step 1 Build, open build." in table
    assert "You have 0 of 40 points; seat 2 holds the token." in table
    assert "Encounter, 0 of 5 points, nobody faces it yet:" in table
    assert "Seat 2, 0 points, holds the token:\n  Party: Keldornan Mercenary (Primary Target, Life 3 of 3); " in table
    assert "  Hand: 5 of 5." in table
    assert "Pool, 3 cards: Skeleton (character 0); Reinforcements (event 1); Orc (character 1)." in table


def test_a_seat_is_shown_the_events_since_its_last_turn(run: Run) -> None:
    out = run(*FOUR, typed=["", "1", "", "2", "", "1", "", "4", ""]).out
    last = out.rpartition("Hand over to seat 3, press Enter.\n")[2]
    assert last.startswith("You place Skeleton.\nSeat 4 places ")


def test_quit_on_the_page_leaves_without_showing_anything(run: Run) -> None:
    out = run(*FOUR, typed=["quit"]).out
    assert out.endswith("press Enter.\nGoodbye. The game had seed 3.\n")


def test_the_tab_key_offers_nothing_on_the_page_between() -> None:
    game = kept_game("competitive", 2, seed=1)
    offers: list[tuple[int, list[str]]] = []

    class Tabbing(Choices):
        def __next__(self) -> str:
            line = super().__next__()
            offers.append((sitting.seat, sitting.offered()))
            return line

    table = Watched(card_faces(game.book))
    typed = Tabbing(game, 10)
    sitting = table.session = Session(game, table, lambda prompt: next(typed), False, Seating([PERSON, PERSON], 1))
    with pytest.raises(StopIteration):
        sitting.play("A game.")
    pages = [words for seat, words in offers if seat == NOBODY]
    assert pages
    assert not any(pages)
    for seat, words in offers:
        if seat != NOBODY:
            assert {"concede", "time", "help"} <= set(words)
            assert "stalling" not in words


# --- Taking back. ----------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_whoever_gave_the_last_answer_and_keeps_it_secret(run: Run) -> None:
    out = run(*FOUR, typed=["", "1", "", "undo", "yes", "", "log 1"]).out
    back = out.rpartition("Taken back: 1 answer.\n")[2]
    assert back.startswith("Hand over to seat 3, press Enter.\n")
    assert "1: place Skeleton" in back


def test_undo_of_what_somebody_has_learned_asks_the_others(run: Run) -> None:
    out = run(*FOUR, typed=["", "1", "", "undo", "no", "undo", "yes"]).out
    # A card that was placed has been seen by all.
    assert out.count("It has told seat 1, seat 2, seat 3 and seat 4 something about hidden cards") == 2
    assert out.count("Nothing has been taken back.") == 1
    assert out.count("Taken back: 1 answer.") == 1


@pytest.mark.parametrize(
    ("seed", "card", "typed"), [(17, "Brawling", ["", "undo", "no"]), (13, "Shortsword", ["undo", "no"])]
)
def test_undo_asks_the_others_whether_or_not_somebody_was_asked_to_respond(
    run: Run, seed: int, card: str, typed: list[str]
) -> None:
    """To play a card and take it back would be a look into a hand: that it holds an answer, or that it holds none."""
    out = run(*play_kept("competitive", 2, seed), typed=["", f"play {card}", *typed]).out
    assert re.search(r"It has told seat \d something about hidden cards, if only who can respond and who cannot\.", out)
    assert out.count("Nothing has been taken back.") == 1


def test_undo_takes_back_what_agents_did_since(run: Run) -> None:
    one = [*FOUR, "--agent", "random", "--seat", "1=person"]
    opening = run(*one).out
    out = run(*one, typed=["1", "undo"]).out
    assert "Taken back: place " in out
    assert " of others" in out
    options = [line for line in opening.splitlines() if re.match(r"\d+: ", line)]
    assert out.splitlines()[-len(options) - 2 : -2] == options


# --- Responses and what answers no question. ------------------------------------------------------------------------


def test_a_response_says_to_what() -> None:
    game = kept_game("multiplayer", 4, seed=2)
    table = sit(game, range(4), Choices(game, 1000))
    asked = {line for _, text in table.shown for line in text.splitlines() if line.endswith(": respond or pass:")}
    assert any(re.match(r"Seat \d plays .+, Cost \d: ", line) for line in asked)
    assert any(re.match(r"Seat \d plays .+ against you, Cost \d: ", line) for line in asked)
    assert any(re.match(r"Seat \d's .+ is Activated: ", line) for line in asked)
    assert any(re.match(r"Seat \d is done here: ", line) for line in asked)
    assert not any("has acted" in line for line in asked)


def test_the_encounter_that_waits_for_the_other_player_is_read_out() -> None:
    game = kept_game("competitive", 2, seed=3)
    table = sit(game, {0, 1}, Choices(game, 300))
    waits = {line for _, text in table.shown for line in text.splitlines() if "that waits for" in line}
    assert waits == {
        "The Encounter that waits for you:",
        "The Encounter that waits for seat 1:",
        "The Encounter that waits for seat 2:",
    }


def test_drafted_cards_are_seen_by_all() -> None:
    game = kept_game("multiplayer", 4, seed=3)
    table = sit(game, range(4), ["", "1", "", "1", "", "1", "", "draft Mastermind", "", "4", ""])
    assert any("  Hand: 6 of 5 (Mastermind drafted)." in text for _, text in table.shown)


def test_conceding_ends_the_game_and_can_be_taken_back(run: Run) -> None:
    out = run(*TWO, typed=["", "concede", "undo"]).out
    assert re.search(r"Seat \d has won in Round 1 \(conceded\)\.", out)
    assert "Taken back: concede." in out


def test_another_seat_may_speak_up(run: Run) -> None:
    out = run(*FOUR, typed=["", "2: concede"]).out
    assert "Seat 2 gives up." in out
    assert "4. Seat 2: " in out
    assert "nobody here plays seat 7" in run(*FOUR, typed=["", "7: concede"]).out


def test_the_clock_is_an_input(run: Run) -> None:
    out = run(*TWO, typed=["", "time", "log 1", "table"]).out
    assert "Time is up: this Round is the last." in out
    assert "; time is up: the last Round." in out


@pytest.mark.parametrize("word", ["concede", "time", "stalling", "standings"])
def test_commands_unknown_to_the_format_are_refused(run: Run, word: str) -> None:
    quiet = run("play", "--seed", "1").out.splitlines()
    out = run("play", "--seed", "1", typed=[word]).out.splitlines()
    assert len(out) == len(quiet) + 1


def test_stalling_is_called_by_an_opponent(run: Run, tmp_path: Path) -> None:
    house = tmp_path / "brisk.toml"
    house.write_text('base = "competitive"\nstalling_clock = true\n')
    out = run(*TWO, "--format", str(house), typed=["", "1: stalling", "2: stalling", "table"]).out
    assert out.count("only an opponent of the one who faces the Encounter may call it") == 1
    assert out.count("Stalling is called against seat 1: a warning.") == 1
    assert "Seat 1, 0 points, faces the Encounter, 1 warning for stalling:" in out
