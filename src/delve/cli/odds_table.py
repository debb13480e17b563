"""The odds in the terminal: sentences and tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table

from delve.messages import message, say

if TYPE_CHECKING:
    from delve.lab.odds import Odds, Shape
    from delve.lab.simulation import Subject, Tally


def show_odds(subject: Subject, tally: Tally) -> None:
    from delve.lab.odds import odds, reason_words, title

    found = odds(subject, tally)
    console = Console(highlight=False)
    console.print(say(title(subject)), style="bold", soft_wrap=True)
    low, high = found["ci95"]
    won = message(
        "lab-won",
        wins=found["wins"],
        games=found["games"],
        rate=percent(found["rate"]),
        low=percent(low),
        high=percent(high),
    )
    console.print(say(won), soft_wrap=True)
    rounds = found["rounds"]
    p10, p50, p90 = rounds["p10"], rounds["p50"], rounds["p90"]
    console.print(say(message("lab-rounds", mean=f"{rounds['mean']:.1f}", p10=p10, p50=p50, p90=p90)), soft_wrap=True)
    ends = table("lab-how-games-end", "lab-games", "lab-share")
    for reason, count in found["ended"].items():
        ends.add_row(reason_words(reason), str(count), percent(count / found["games"]))
    for shown in (ends, shape(found["shape"]), quests(found), pairs(found), adventurers(found), cards(found)):
        console.print()
        console.print(shown)


def shape(found: Shape) -> Table:
    """What sort of games they were; two lines more where decisions were weighed."""
    shown = table("lab-shape", "lab-share", "lab-interval")
    low, high = found["usual"]["rounds"]
    rows = [
        (message("lab-usual", low=low, high=high), found["usual"]),
        (message("lab-choices"), found["choices"]),
        (message("lab-moments"), found["moments"]),
    ]
    for words, part in rows:
        if part is not None:
            shown.add_row(say(words), percent(part["rate"]), interval(part["ci95"]))
    return shown


def pairs(found: Odds) -> Table:
    shown = table("lab-pair", "lab-completed", "lab-share", "lab-interval")
    for pair in found["pairs"]:
        shown.add_row(" + ".join(pair["quests"]), str(pair["completed"]), percent(pair["rate"]), interval(pair["ci95"]))
    return shown


def quests(found: Odds) -> Table:
    shown = table("lab-quest", "lab-completed", "lab-share", "lab-interval", "lab-failed")
    for name, quest in found["quests"].items():
        shown.add_row(
            name, str(quest["completed"]), percent(quest["rate"]), interval(quest["ci95"]), str(quest["failed"])
        )
    return shown


def adventurers(found: Odds) -> Table:
    shown = table("lab-adventurer", "lab-survived", "lab-share", "lab-interval")
    for name, each in found["adventurers"].items():
        shown.add_row(name, str(each["survived"]), percent(each["rate"]), interval(each["ci95"]))
    return shown


def cards(found: Odds) -> Table:
    """The best in the first hand first; those of which nothing can be said at the end."""
    worth = [heading for what in ("lab-first", "lab-drawn", "lab-played") for heading in (what, "lab-difference")]
    shown = table("lab-card", *worth)
    shown.caption = say(message("lab-cards-caption"))
    shown.caption_justify = "left"
    ranked = sorted(
        found["cards"], key=lambda card: (card["difference_opening"] is None, -(card["difference_opening"] or 0))
    )
    for card in ranked:
        shown.add_row(
            card["name"],
            str(card["opening"]),
            difference(card["difference_opening"], card["ci95_opening"]),
            str(card["drawn"]),
            difference(card["difference"], card["ci95"]),
            str(card["played"]),
            difference(card["difference_played"], card["ci95_played"]),
        )
    return shown


def table(first: str, *others: str) -> Table:
    shown = Table(box=None, pad_edge=False, header_style="bold")
    shown.add_column(say(message(first)), no_wrap=True)
    for heading in others:
        shown.add_column(say(message(heading)), justify="right", no_wrap=True)
    return shown


def percent(share: float | None) -> str:
    return "–" if share is None else f"{share:.1%}"


def difference(value: float | None, bounds: list[float] | None) -> str:
    """In percentage points, with how far its interval reaches on average."""
    if value is None or bounds is None:
        return "–"
    return f"{100 * value:+.1f} ±{50 * (bounds[1] - bounds[0]):.1f}"


def interval(bounds: list[float] | None) -> str:
    return "–" if bounds is None else f"{100 * bounds[0]:.1f} … {percent(bounds[1])}"
