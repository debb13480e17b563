"""The report of a simulation: one self-contained HTML file."""

from __future__ import annotations

import html
import shlex
from pathlib import Path
from string import Template
from typing import Final

import matplotlib as mpl

from delve.lab import plots
from delve.lab.drawing import STYLE
from delve.lab.files import write_text
from delve.lab.odds import Odds, odds, title
from delve.lab.simulation import Subject, Tally
from delve.messages import message, say

PAGE: Final = Path(__file__).with_name("report.html")
HEADINGS: Final = (
    "lab-card",
    "lab-opening",
    "lab-difference",
    "lab-interval",
    "lab-drawn",
    "lab-difference",
    "lab-interval",
    "lab-played",
    "lab-difference",
    "lab-interval",
)


def write_report(path: Path, subject: Subject, tally: Tally) -> None:
    write_text(path, report(subject, tally))


def report(subject: Subject, tally: Tally) -> str:
    """The page."""
    found = odds(subject, tally)
    with mpl.rc_context(STYLE):
        sections = draw(found, tally)
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        title=text(say(title(subject))),
        subtitle=words("lab-report-subtitle", games=tally.games, agent=subject.agent),
        figures=figures(found),
        sections="\n".join(sections),
        how=words("lab-report-how"),
        method=words("lab-report-method"),
        command=text(shlex.join(command(subject, tally))),
    )


def draw(found: Odds, tally: Tally) -> list[str]:
    """The plots with their captions; plots without data are left out."""
    ranked = sorted(
        [card for card in found["cards"] if card["difference_opening"] is not None],
        key=lambda card: -(card["difference_opening"] or 0),
    )
    sections = [
        section("lab-report-win-rate", "lab-report-win-rate-about", plots.win_rate(tally)),
        section("lab-report-endings", "lab-report-endings-about", plots.endings(tally)),
        section("lab-report-rounds", "lab-report-rounds-about", plots.rounds(tally)),
        section("lab-report-survival", "lab-report-survival-about", plots.survival(tally)),
    ]
    if found["quests"]:
        sections.append(section("lab-report-quests", "lab-report-quests-about", plots.quests(found["quests"])))
    if ranked:
        sections.append(
            section("lab-report-cards", "lab-report-cards-about", plots.card_values(ranked) + card_table(found))
        )
    return sections


def section(heading: str, about: str, plot: str) -> str:
    return f'<section><h2>{words(heading)}</h2><p>{words(about)}</p><div class="plot">{plot}</div></section>'


def figures(found: Odds) -> str:
    """The most important odds, in large type."""
    low, high = found["ci95"]
    interval = words("lab-report-between", low=f"{low:.1%}", high=f"{high:.1%}")
    won = words("lab-report-won", wins=found["wins"], games=found["games"])
    rounds = found["rounds"]
    spread = words("lab-report-spread", p10=rounds["p10"], p90=rounds["p90"])
    rate = f"<div><strong>{found['rate']:.1%}</strong><span>{interval}<br>{won}</span></div>"
    length = f"<strong>{rounds['mean']:.1f}</strong><span>{words('lab-report-mean')}<br>{spread}</span>"
    return f'{rate}<div class="small">{length}</div>'


def card_table(found: Odds) -> str:
    """All cards by name, including those without data."""
    heads = "".join([f"<th>{words(heading)}</th>" for heading in HEADINGS])
    rows = [
        [
            text(card["name"]),
            str(card["opening"]),
            change(card["difference_opening"]),
            between(card["ci95_opening"]),
            str(card["drawn"]),
            change(card["difference"]),
            between(card["ci95"]),
            str(card["played"]),
            change(card["difference_played"]),
            between(card["ci95_played"]),
        ]
        for card in found["cards"]
    ]
    body = "".join(["<tr>" + "".join([f"<td>{cell}</td>" for cell in row]) + "</tr>" for row in rows])
    table = f'<div class="table"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'
    return f"<details><summary>{words('lab-report-table')}</summary>{table}</details>"


def between(bounds: list[float] | None) -> str:
    return "–" if bounds is None else "{:+.1%} … {:+.1%}".format(*bounds)


def change(value: float | None) -> str:
    return "–" if value is None else f"{value:+.1%}"


def command(subject: Subject, tally: Tally) -> list[str]:
    """The command that plays these games again."""
    decks = [word for deck in subject.decks for word in ("--deck", deck)]
    dungeon = [] if subject.dungeon in (None, subject.decks[0]) else ["--dungeon", str(subject.dungeon)]
    with_seats = ["--seats", str(len(subject.decks))] if len(subject.decks) > 1 else []
    options = ["--agent", subject.agent, "--games", str(tally.games), "--seed", str(subject.seed)]
    return ["delve", "sim", "--format", subject.format, *with_seats, *decks, *dungeon, *options]


def words(key: str, **arguments: str | int) -> str:
    return text(say(message(key, **arguments)))


def text(plain: str) -> str:
    return html.escape(plain)
