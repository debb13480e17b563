"""The odds: figures from counted games, with intervals."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final, TypedDict

from delve.lab.shape import USUAL
from delve.lab.simulation import CardCount, Subject, Tally
from delve.lab.statistics import Interval, percentile, rate_difference, rate_interval
from delve.messages import Message, keyed, message, say, say_arg

DIGITS: Final = 6


class Rate(TypedDict):
    """A share of games and its interval."""

    rate: float
    ci95: list[float]


class Rounds(TypedDict):
    """How many Rounds games had: the mean and percentiles."""

    mean: float
    p10: int
    p50: int
    p90: int


class Compared(TypedDict):
    """The win rate in some games, compared with all others."""

    rate: float | None
    rate_not: float | None
    difference: float | None
    ci95: list[float] | None


class CardOdds(TypedDict):
    """What a card was worth: when it was drawn, played, and in the first hand."""

    name: str
    drawn: int
    played: int
    rate_drawn: float | None
    rate_not_drawn: float | None
    difference: float | None
    ci95: list[float] | None
    rate_played: float | None
    rate_not_played: float | None
    difference_played: float | None
    ci95_played: list[float] | None
    opening: int
    rate_opening: float | None
    rate_not_opening: float | None
    difference_opening: float | None
    ci95_opening: list[float] | None


class AdventurerOdds(Rate):
    """How often an Adventurer survived, and the Rounds in which it perished."""

    games: int
    survived: int
    fell: dict[str, int]


class QuestOdds(Rate):
    """How often a Quest was completed."""

    games: int
    completed: int
    failed: int


class PairOdds(Rate):
    """How often two Quests were completed in the same game."""

    quests: list[str]
    completed: int


class Usual(Rate):
    """How many games were of the usual length."""

    rounds: list[int]
    games: int


class Part(TypedDict):
    """A share of decisions or Rounds and its interval; None if there are none."""

    count: int
    rate: float | None
    ci95: list[float] | None


class Choices(Part):
    """How many decisions were open."""

    decisions: int


class Moments(Part):
    """How many Rounds changed the chances."""

    rounds: int


class Shape(TypedDict):
    """What sort of games they were; the last two only if they were measured."""

    usual: Usual
    choices: Choices | None
    moments: Moments | None


class Odds(Rate):
    """All figures, for JSON, of one game or more."""

    format: str
    deck: str
    decks: list[str]
    dungeon: str | None
    agent: str
    seed: int
    games: int
    wins: int
    ended: dict[str, int]
    rounds: Rounds
    cards: list[CardOdds]
    adventurers: dict[str, AdventurerOdds]
    quests: dict[str, QuestOdds]
    shape: Shape
    pairs: list[PairOdds]


def odds(subject: Subject, tally: Tally) -> Odds:
    return {
        "format": subject.format,
        "deck": subject.decks[0],
        "decks": subject.decks,
        "dungeon": subject.dungeon,
        "agent": subject.agent,
        "seed": subject.seed,
        "games": tally.games,
        "wins": tally.wins,
        **rate(tally.wins, tally.games),
        "ended": ended(tally),
        "rounds": rounds(tally),
        "shape": shape(tally),
        "cards": [card(name, count, tally) for name, count in tally.cards.items()],
        "adventurers": {name: adventurer(seen) for name, seen in tally.adventurers.items()},
        "quests": {name: quest(statuses) for name, statuses in tally.quests.items()},
        "pairs": [pair(both, tally) for both in combinations(tally.quests, 2)],
    }


def ended(tally: Tally) -> dict[str, int]:
    """How many games ended for each reason, the most frequent first."""
    reasons: Counter[str] = Counter()
    for (reason, _), count in sorted(tally.ends.items()):
        reasons[reason] += count
    return dict(reasons.most_common())


def rounds(tally: Tally) -> Rounds:
    lengths = sorted([length for (length, _), count in tally.rounds.items() for _ in range(count)])
    return {
        "mean": round(sum(lengths) / len(lengths), DIGITS),
        "p10": percentile(lengths, 10),
        "p50": percentile(lengths, 50),
        "p90": percentile(lengths, 90),
    }


def shape(tally: Tally) -> Shape:
    low, high = USUAL
    usual = sum(count for (length, _), count in tally.rounds.items() if low <= length <= high)
    shapes = tally.shapes
    gaps = sum(len(each.gaps) for each in shapes)
    turns = sum(max(0, len(each.chances) - 1) for each in shapes)
    return {
        "usual": {"rounds": [low, high], "games": usual, **rate(usual, tally.games)},
        "choices": {"decisions": gaps, **part(sum(each.choices() for each in shapes), gaps)} if shapes else None,
        "moments": {"rounds": turns, **part(sum(each.moments() for each in shapes), turns)} if shapes else None,
    }


def part(count: int, total: int) -> Part:
    return {"count": count, "rate": share(count, total), "ci95": rounded(rate_interval(count, total))}


def pair(both: tuple[str, str], tally: Tally) -> PairOdds:
    count = tally.pairs[both]
    return {"quests": list(both), "completed": count, **rate(count, tally.games)}


def card(name: str, count: CardCount, tally: Tally) -> CardOdds:
    opening = compared(*count.opening, tally)
    drawn = compared(*count.drawn, tally)
    played = compared(*count.played, tally)
    return {
        "name": name,
        "drawn": count.drawn[0],
        "played": count.played[0],
        "rate_drawn": drawn["rate"],
        "rate_not_drawn": drawn["rate_not"],
        "difference": drawn["difference"],
        "ci95": drawn["ci95"],
        "rate_played": played["rate"],
        "rate_not_played": played["rate_not"],
        "difference_played": played["difference"],
        "ci95_played": played["ci95"],
        "opening": count.opening[0],
        "rate_opening": opening["rate"],
        "rate_not_opening": opening["rate_not"],
        "difference_opening": opening["difference"],
        "ci95_opening": opening["ci95"],
    }


def compared(games: int, won: int, tally: Tally) -> Compared:
    others, others_won = tally.games - games, tally.wins - won
    difference = rate_difference(won, games, others_won, others)
    return {
        "rate": share(won, games),
        "rate_not": share(others_won, others),
        "difference": None if difference is None else round(difference[0], DIGITS),
        "ci95": None if difference is None else rounded(difference[1]),
    }


def adventurer(seen: Counter[tuple[int, bool]]) -> AdventurerOdds:
    survived = sum(count for (_, fell), count in seen.items() if not fell)
    fell = {str(round): count for (round, fell), count in sorted(seen.items()) if fell}
    return {"games": seen.total(), "survived": survived, **rate(survived, seen.total()), "fell": fell}


def quest(statuses: Counter[str]) -> QuestOdds:
    done = statuses["done"]
    return {"games": statuses.total(), "completed": done, "failed": statuses["failed"], **rate(done, statuses.total())}


def rate(count: int, games: int) -> Rate:
    interval = rate_interval(count, games)
    assert interval is not None, "there are games"
    return {"rate": round(count / games, DIGITS), "ci95": [round(bound, DIGITS) for bound in interval]}


def share(count: int, games: int) -> float | None:
    return round(count / games, DIGITS) if games else None


def rounded(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(bound, DIGITS) for bound in interval]


# --- In words. -----------------------------------------------------------------------------------------------------


def title(subject: Subject) -> Message:
    """One line about what is simulated."""
    decks = " + ".join(dict.fromkeys(subject.decks))
    format = say_arg(subject.format_title)
    if subject.dungeon in (None, subject.decks[0]):
        return message("lab-title", deck=decks, format=format, agent=subject.agent)
    return message("lab-title-dungeon", deck=decks, dungeon=str(subject.dungeon), format=format, agent=subject.agent)


def reason_words(reason: str) -> str:
    """Why a game ended, in words."""
    return say(keyed("word-reason", reason))
