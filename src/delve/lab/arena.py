"""Agents compared on the same deals: against the Dungeon, or against each other.

In solo and co-op every deal is played once by each agent, in all seats. Where players are opponents the agents share a
table: they sit in turn, and every deal is played once beginning with each of them; from deal to deal the decks move on
by a seat. So no agent is luckier than another in its deals, its seats or its decks.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Final, TypedDict

from delve.agents.catalogue import ORACLE
from delve.engine.play import Setup
from delve.lab.games import GameRecord, Match, new_match
from delve.lab.statistics import paired_difference, rate_interval
from delve.library.shipped import CardBook
from delve.model.state import WON


class ScoreData(TypedDict):
    """The results of one agent."""

    games: int
    wins: int
    rate: float
    ci95: list[float] | None
    decisions_per_s: float | None


class Gap(TypedDict):
    """The mean difference of two agents, and its interval."""

    mean: float
    ci95: list[float] | None


class Result(TypedDict):
    """The results of a comparison."""

    format: str
    games: int
    agents: dict[str, ScoreData]
    differences: dict[str, Gap]
    gap_closed: float | None


# The share of the gap between the first two that the third closes is reported.
LEAST: Final = "steady"
CLOSES: Final = "search"


class Contest:
    """All games of a comparison, numbered: deal by deal, and for each deal line-up by line-up.

    ``agents`` maps the names shown to the names for ``make_agent`` (agents/catalogue.py).
    """

    def __init__(self, book: CardBook, setup: Setup, agents: dict[str, str], seed: int) -> None:
        self.format = setup.format.id
        self.agents = list(agents)
        seats = len(setup.seats)
        versus = setup.format.has_points()
        self.together = versus  # whether the agents sit at one table
        self.lineups = [[agent] * seats for agent in agents]
        turns = 1
        if versus:
            places = range(len(agents))
            self.lineups = [[self.agents[(seat + first) % len(agents)] for seat in range(seats)] for first in places]
            turns = seats
        self.matches: list[list[Match]] = []  # by the turn of the decks, then by line-up
        for turn in range(turns):
            turned = Setup(setup.format, setup.seats[turn:] + setup.seats[:turn], setup.quests_needed)
            made = [[agents[name] for name in lineup] for lineup in self.lineups]
            self.matches.append([new_match(book, turned, players, seed) for players in made])

    def total(self, games: int) -> int:
        """The total number of games if every agent plays ``games``."""
        return games if self.together else games * len(self.agents)

    def place(self, number: int) -> tuple[int, int]:
        """The deal of a game, and its line-up."""
        return divmod(number, len(self.lineups))

    def data(self) -> dict[str, object]:
        return {"contest": [[match.data() for match in turned] for turned in self.matches]}

    def open(self) -> Callable[[int], GameRecord]:
        opened = [[match.open() for match in turned] for turned in self.matches]

        def play(number: int) -> GameRecord:
            deal, lineup = self.place(number)
            return dataclasses.replace(opened[deal % len(opened)][lineup](deal), number=number)

        return play


class Score:
    """The results of one agent."""

    def __init__(self) -> None:
        self.wins: dict[int, int] = {}  # by deal
        self.games = 0
        self.won = 0
        self.decisions = 0
        self.seconds = 0.0


class Standings:
    """Counts the games of a contest; records arrive in order."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.scores = {agent: Score() for agent in contest.agents}
        self.games_of: Counter[int] = Counter()  # by deal

    def add(self, record: GameRecord) -> None:
        deal, number = self.contest.place(record.number)
        self.games_of[deal] += 1
        lineup = self.contest.lineups[number]
        for agent in dict.fromkeys(lineup):
            score = self.scores[agent]
            seats = [seat for place, seat in enumerate(record.seats) if lineup[place] == agent]
            won = any(seat.result == WON for seat in seats)
            score.games += 1
            score.won += won
            score.wins[deal] = score.wins.get(deal, 0) + won
            score.decisions += sum(seat.decisions for seat in seats)
            score.seconds += sum(seat.seconds for seat in seats)

    def share(self, agent: str, deal: int) -> float:
        """The share of its games of a deal that an agent has won."""
        return self.scores[agent].wins[deal] / sum(agent in lineup for lineup in self.contest.lineups)

    def result(self) -> Result:
        """The results as data."""
        return {
            "format": self.contest.format,
            "games": max(score.games for score in self.scores.values()),
            "agents": {agent: told(score) for agent, score in self.scores.items()},
            "differences": dict(self.differences()),
            "gap_closed": self.gap_closed(),
        }

    def differences(self) -> Iterable[tuple[str, Gap]]:
        """The difference in wins of two agents, deal by deal, over deals that all line-ups have played."""
        whole = [deal for deal, games in self.games_of.items() if games == len(self.contest.lineups)]
        for one, other in combinations(self.scores, 2):
            found = paired_difference([self.share(one, deal) - self.share(other, deal) for deal in whole])
            if found is not None:
                mean, interval = found
                yield f"{one}-{other}", {"mean": mean, "ci95": list(interval)}

    def gap_closed(self) -> float | None:
        """The share of the gap between steady and the oracle that search closes; None where not all three play."""
        rates = {agent.partition(":")[0]: score.won / max(1, score.games) for agent, score in self.scores.items()}
        if not {LEAST, CLOSES, ORACLE} <= rates.keys() or rates[ORACLE] <= rates[LEAST]:
            return None
        return (rates[CLOSES] - rates[LEAST]) / (rates[ORACLE] - rates[LEAST])


def told(score: Score) -> ScoreData:
    interval = rate_interval(score.won, score.games)
    return {
        "games": score.games,
        "wins": score.won,
        "rate": score.won / max(1, score.games),
        "ci95": None if interval is None else list(interval),
        "decisions_per_s": round(score.decisions / score.seconds, 1) if score.seconds else None,
    }
