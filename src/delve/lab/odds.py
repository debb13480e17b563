"""The odds: figures from counted games, with intervals."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, Final

from delve.lab.shape import USUAL
from delve.lab.simulation import CardCount, Subject, Tally
from delve.lab.statistics import Interval, percentile, rate_difference, rate_interval
from delve.messages import Message, keyed, message, say, say_arg

Data = dict[str, Any]

DIGITS: Final = 6


def odds(subject: Subject, tally: Tally) -> Data:
    """All figures, for JSON; None if there are no data."""
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


def rounds(tally: Tally) -> Data:
    lengths = sorted([length for (length, _), count in tally.rounds.items() for _ in range(count)])
    return {
        "mean": round(sum(lengths) / len(lengths), DIGITS),
        "p10": percentile(lengths, 10),
        "p50": percentile(lengths, 50),
        "p90": percentile(lengths, 90),
    }


def shape(tally: Tally) -> Data:
    """How many games were of the usual length, and, where it was asked for, how open and how moving they were."""
    low, high = USUAL
    usual = sum(count for (length, _), count in tally.rounds.items() if low <= length <= high)
    shapes = tally.shapes
    gaps = sum(len(each.gaps) for each in shapes)
    turns = sum(max(0, len(each.chances) - 1) for each in shapes)
    return {
        "usual": {"rounds": [low, high], "games": usual, **rate(usual, tally.games)},
        "choices": part(sum(each.choices() for each in shapes), gaps, "decisions") if shapes else None,
        "moments": part(sum(each.moments() for each in shapes), turns, "rounds") if shapes else None,
    }


def part(count: int, total: int, of: str) -> Data:
    return {of: total, "count": count, **rate(count, total)}


def pair(both: tuple[str, str], tally: Tally) -> Data:
    """How often two Quests were completed in the same game."""
    count = tally.pairs[both]
    return {"quests": list(both), "completed": count, **rate(count, tally.games)}


def card(name: str, count: CardCount, tally: Tally) -> Data:
    """What a card was worth: how often we won when it was drawn and when not.

    The same of playing it, and of having it in the first hand.
    """
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
        **{f"{key}_played": value for key, value in played.items()},
        "opening": count.opening[0],
        **{f"{key}_opening": value for key, value in opening.items()},
    }


def compared(games: int, won: int, tally: Tally) -> Data:
    """The win rate in some games, compared with all others."""
    others, others_won = tally.games - games, tally.wins - won
    difference = rate_difference(won, games, others_won, others)
    return {
        "rate": share(won, games),
        "rate_not": share(others_won, others),
        "difference": None if difference is None else round(difference[0], DIGITS),
        "ci95": None if difference is None else rounded(difference[1]),
    }


def adventurer(seen: Counter[tuple[int, bool]]) -> Data:
    """How often an Adventurer survived, and the Rounds in which it perished."""
    survived = sum(count for (_, fell), count in seen.items() if not fell)
    fell = {str(round): count for (round, fell), count in sorted(seen.items()) if fell}
    return {"games": seen.total(), "survived": survived, **rate(survived, seen.total()), "fell": fell}


def quest(statuses: Counter[str]) -> Data:
    done = statuses["done"]
    return {"games": statuses.total(), "completed": done, "failed": statuses["failed"], **rate(done, statuses.total())}


def rate(count: int, games: int) -> Data:
    return {"rate": share(count, games), "ci95": rounded(rate_interval(count, games))}


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
