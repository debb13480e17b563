"""The plots of a report: the win rate, how games end and how long they are, who survives, what cards are worth."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch
from matplotlib.ticker import MaxNLocator, PercentFormatter
from scipy.stats import CensoredData, ecdf

from delve.lab.drawing import ACCENT, FAINT, INK, LOST, NEITHER, PAGE, SERIES, WIDTH, WON, new_axes, svg
from delve.lab.odds import CardOdds, QuestOdds, reason_words
from delve.lab.simulation import Tally
from delve.lab.statistics import rate_interval
from delve.messages import message, say
from delve.model import state

# The most points of a line.
POINTS: Final = 400
ROW: Final = 0.27  # inches per row
RESULTS: Final = {state.WON: WON, state.LOST: LOST}
WORDS: Final = {state.WON: "lab-result-won", state.LOST: "lab-result-lost"}


def win_rate(tally: Tally) -> str:
    """The win rate after every game, and its interval."""
    wins = list(accumulate(tally.won))
    step = max(1, len(wins) // POINTS)
    games = sorted({*range(step, len(wins) + 1, step), len(wins)})
    bounds = [rate_interval(wins[count - 1], count) or (0.0, 1.0) for count in games]
    axes = new_axes(2.9)
    axes.fill_between(games, [low for low, _ in bounds], [high for _, high in bounds], color=ACCENT, alpha=0.22, lw=0)
    axes.plot(games, [wins[count - 1] / count for count in games], color=ACCENT, lw=1.8)
    axes.axhline(wins[-1] / len(wins), color=FAINT, lw=0.8, ls=(0, (4, 3)))
    settled = bounds[len(bounds) // 10 :]
    axes.set_ylim(max(0, min(low for low, _ in settled) - 0.02), min(1, max(high for _, high in settled) + 0.02))
    axes.set_xlim(games[0], max(games[-1], games[0] + 1))
    axes.set_xlabel(words("lab-games"))
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    return svg(axes, words("lab-plot-win-rate"))


def endings(tally: Tally) -> str:
    """The number of games that ended for each reason, and their results for us."""
    totals: Counter[str] = Counter()
    for (reason, _), count in sorted(tally.ends.items()):
        totals[reason] += count
    reasons = [reason for reason, _ in totals.most_common()]
    results = won_first({result for _, result in tally.ends})
    axes = new_axes(0.75 + 0.42 * len(reasons))
    for place, reason in enumerate(reasons):
        begun = 0.0
        for result in results:
            share = tally.ends[reason, result] / tally.games
            axes.barh(place, share, left=begun, height=0.62, color=RESULTS.get(result, NEITHER))
            begun += share
        share = totals[reason] / tally.games
        axes.annotate(f"{share:.1%}", (begun, place), (6, 0), textcoords="offset points", va="center", color=INK)
    label_rows(axes, [reason_words(reason) for reason in reasons])
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.set_xlim(0, min(1.12, 1.14 * max(totals.values()) / tally.games))
    legend(axes, results)
    return svg(axes, words("lab-how-games-end"))


def rounds(tally: Tally) -> str:
    """The distribution of Rounds, with our wins separate."""
    lengths = range(min(length for length, _ in tally.rounds), max(length for length, _ in tally.rounds) + 1)
    won = [tally.rounds[length, True] / tally.games for length in lengths]
    others = [tally.rounds[length, False] / tally.games for length in lengths]
    axes = new_axes(2.6)
    axes.bar(lengths, won, color=WON, width=0.86)
    axes.bar(lengths, others, bottom=won, color=LOST, width=0.86)
    axes.grid(visible=False, axis="x")
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.set_xlabel(words("lab-plot-rounds-axis"))
    legend(axes, [state.WON, state.LOST])
    return svg(axes, words("lab-plot-rounds"))


def survival(tally: Tally) -> str:
    """The chance of each Adventurer to be alive after so many Rounds, as Kaplan and Meier estimate it.

    Of who is alive when a game is over, no more is known than that they lived so long.
    """
    axes = new_axes(3.2)
    longest = max(length for length, _ in tally.rounds)
    for place, (name, seen) in enumerate(tally.adventurers.items()):
        fell = [round for (round, fallen), count in seen.items() if fallen for _ in range(count)]
        lived = [round for (round, fallen), count in seen.items() if not fallen for _ in range(count)]
        curve = ecdf(CensoredData(uncensored=fell, right=lived)).sf
        axes.step(
            [0, *curve.quantiles],
            [1, *curve.probabilities],
            where="post",
            color=SERIES[place % len(SERIES)],
            lw=1.8,
            ls=("-", "--", ":")[place // len(SERIES) % 3],
            label=name,
        )
    axes.set_xlim(0, longest)
    axes.set_ylim(0, 1.02)
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    axes.set_xlabel(words("lab-plot-rounds-axis"))
    axes.legend(loc="upper left", bbox_to_anchor=(1, 1))
    return svg(axes, words("lab-plot-survival"))


def quests(found: dict[str, QuestOdds]) -> str:
    """How often each Quest was completed."""
    axes = new_axes(0.6 + 0.42 * len(found))
    for place, quest in enumerate(found.values()):
        low, high = quest["ci95"]
        axes.plot([low, high], [place, place], color=ACCENT, lw=2.2, solid_capstyle="round")
        axes.plot(quest["rate"], place, "o", color=ACCENT, ms=7)
        axes.text(high + 0.02, place, f"{quest['rate']:.1%}", va="center", color=INK)
    label_rows(axes, list(found))
    axes.set_xlim(0, 1.1)
    axes.set_xticks([0, 0.25, 0.5, 0.75, 1])
    axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    return svg(axes, words("lab-plot-quests"))


def card_values(cards: list[CardOdds]) -> str:
    """The cards ranked by their worth in the first hand; beside it, the games in which they were drawn or played."""
    figure = Figure(figsize=(WIDTH, 1.1 + ROW * len(cards)), layout="constrained")
    first, later = figure.subplots(1, 2, sharey=True)
    for place, card in enumerate(cards):
        dot(first, place, card["difference_opening"], card["ci95_opening"])
        dot(later, place, card["difference"], card["ci95"])
        if card["difference_played"] is not None:
            later.plot(card["difference_played"], place, "D", mfc=PAGE, mec=INK, mew=0.9, ms=4.4)
    label_rows(first, [card["name"] for card in cards])
    for axes, key in ((first, "lab-plot-opening"), (later, "lab-plot-drawn")):
        axes.axvline(0, color=INK, lw=0.9)
        axes.spines["left"].set_visible(False)
        axes.tick_params(axis="y", length=0)
        axes.grid(visible=False, axis="y")
        axes.set_title(words(key), fontsize=10.5, loc="left")
        axes.set_xlabel(words("lab-plot-points"))
        axes.xaxis.set_major_formatter(lambda share, _: f"{100 * share:+.0f}")
    return svg(first, words("lab-plot-cards"))


def dot(axes: Axes, place: int, value: float | None, interval: list[float] | None) -> None:
    """A difference with its interval, coloured by its sign."""
    if value is None or interval is None:
        return
    low, high = interval
    colour = WON if low > 0 else LOST if high < 0 else FAINT
    axes.plot([low, high], [place, place], color=colour, lw=1.7, solid_capstyle="round")
    axes.plot(value, place, "o", color=colour, ms=5.5)


def label_rows(axes: Axes, names: list[str]) -> None:
    """Rows with their names, from the top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.45, -0.55)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")
    axes.spines["left"].set_visible(False)


def won_first(results: set[str]) -> list[str]:
    return sorted(results, key=lambda each: (each != state.WON, each))


def legend(axes: Axes, results: list[str]) -> None:
    """The legend of results and their colours."""
    shown = [
        Patch(color=RESULTS.get(result, NEITHER), label=words(WORDS.get(result, "lab-result-neither")))
        for result in results
    ]
    axes.legend(handles=shown, loc="lower right", ncols=3, bbox_to_anchor=(1, 1), borderaxespad=0.2)


def words(key: str) -> str:
    return say(message(key))
