"""Positions and how their games ended, for learning a value from (``python -m delve.lab.selfplay FOLDER``).

Every game begins with some Rounds in which now and then a random answer is given, so that positions are seen which
good players would avoid; from there an agent plays on by itself, and the positions at the beginnings of its Rounds are
written down with how the game ended for each seat.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
import time
from array import array
from pathlib import Path

from delve.agents.base import Agent
from delve.agents.catalogue import AGENTS
from delve.agents.features import cards, figures
from delve.engine.play import Setup
from delve.engine.run import answer
from delve.engine.tables import count_seats, table, usual_decks
from delve.library.decks import report
from delve.library.formats import formats
from delve.library.shipped import deck_names, standard_book, standard_deck
from delve.model.chance import Chance, seeded
from delve.model.state import DRAWN, WON, State
from delve.planning.playout import start

# The most decisions in a game; the percentage of random answers at first, and for how many Rounds.
MOST = 6000
RANDOM_ANSWERS = 15
RANDOM_ROUNDS = 16
# The percentage of games in each format.
SHARES = {"solo-standard": 40, "coop-2": 12, "competitive": 16, "multiplayer": 8}

BOOK = standard_book()
NUMBERS = {name: number for number, name in enumerate(sorted(card.name for card in BOOK.cards()))}


class Rows:
    """Positions as columns of numbers: figures, how many cards in each place, which, and how it ended."""

    def __init__(self) -> None:
        self.figures = array("f")
        self.counts = array("H")
        self.cards = array("H")
        self.outcomes = array("f")
        self.games = array("I")

    def add(self, state: State, seat: int) -> None:
        self.figures.extend(figures(state, seat))
        for ids in cards(state, seat):
            self.counts.append(len(ids))
            self.cards.extend([NUMBERS[state.entities[id].card.name] for id in ids])

    def write(self, folder: Path, name: str) -> None:
        for column in ("figures", "counts", "cards", "outcomes", "games"):
            (folder / f"{name}.{column}").write_bytes(getattr(self, column).tobytes())


def tables() -> list[tuple[Setup, int]]:
    """The set-ups and their weights: every format with the decks of Delve that it allows."""
    found: list[tuple[Setup, int]] = []
    for format in formats():
        seats = count_seats(format, 4 if format.id == "multiplayer" else None)
        usual = usual_decks(BOOK, format, seats)
        choices = [usual]
        if seats == 1:
            names = [name for name in deck_names() if report(BOOK, standard_deck(BOOK, name), format).legal()]
            choices = [[name] for name in names] + [usual] * max(1, len(names))
        elif format.has_points():
            choices = [usual, usual[::-1]]
        share = SHARES.get(format.id, 3)
        found.extend([(table(BOOK, format, decks), 1000 * share // len(choices)) for decks in choices])
    return found


def play_one(setup: Setup, agents: list[Agent], chance: Chance, seed: int, rows: Rows, number: int) -> None:
    """Plays one game and notes its positions."""
    state = start(BOOK, setup, seed)
    noisy = max(0, chance.below(RANDOM_ROUNDS + 6) - 6)
    last = state.round
    noted: list[int] = []
    taken = 0
    while state.decision is not None and taken < MOST:
        if state.round != last:
            last = state.round
            if state.round > noisy:
                seats = range(state.seats) if state.format.rivals(state, 0) else range(1)
                for seat in seats:
                    rows.add(state, seat)
                    noted.append(seat)
        decision = state.decision
        if state.round <= noisy and chance.below(100) < RANDOM_ANSWERS:
            option = decision.options[chance.below(len(decision.options))]
        else:
            option = agents[decision.seat].choose(state, decision.seat)
        answer(state, option)
        taken += 1
    for seat in noted:
        won = 0.5 if state.result == DRAWN or state.decision is not None else 0.0
        rows.outcomes.append(1.0 if state.result in {WON, str(seat + 1)} else won)
        rows.games.append(number)


def work(folder: Path, agent: str, first: int, seconds: float) -> tuple[int, int]:
    """Plays games in one process until the time is up; returns the numbers of games and positions."""
    ends = time.monotonic() + seconds
    laid = tables()
    total = sum(share for _, share in laid)
    rows = Rows()
    games = 0
    while time.monotonic() < ends:
        seed = first + games
        chance = seeded(seed * 2 + 1)
        drawn = chance.below(total)
        for setup, share in laid:
            if drawn < share:
                agents = [AGENTS[agent](seed * 8 + seat) for seat in range(len(setup.seats))]
                play_one(setup, agents, chance, seed, rows, seed)
                break
            drawn -= share
        games += 1
    rows.write(folder, str(first))
    return games, len(rows.outcomes)


def main() -> None:
    """Plays games on all processors for a given time."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--agent", default="quick", choices=sorted(AGENTS))
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    (given.folder / "names.json").write_text(json.dumps(list(NUMBERS)))
    with multiprocessing.Pool(given.jobs) as pool:
        shares = [
            (given.folder, given.agent, (given.seed * given.jobs + job) * 10_000_000, given.seconds)
            for job in range(given.jobs)
        ]
        done = pool.starmap(work, shares)
    sys.stdout.write(f"{sum(games for games, _ in done)} games, {sum(rows for _, rows in done)} positions\n")


if __name__ == "__main__":
    main()
