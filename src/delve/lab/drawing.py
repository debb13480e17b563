"""Plots as SVG inside a page, with the page's colours, light and dark."""

from __future__ import annotations

import html
import io
import re
from typing import Any, Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

# Placeholder colours for Matplotlib; each is replaced by a CSS variable of the page.
COLOURS: Final = {
    "#010101": "ink",
    "#020202": "faint",
    "#030303": "line",
    "#040404": "won",
    "#050505": "lost",
    "#060606": "neither",
    "#070707": "accent",
    "#080808": "page",
    "#110101": "series-1",
    "#120202": "series-2",
    "#130303": "series-3",
    "#140404": "series-4",
    "#150505": "series-5",
    "#160606": "series-6",
    "#170707": "series-7",
    "#180808": "series-8",
}
NUMBERS: Final = {name: number for number, name in COLOURS.items()}
INK: Final = NUMBERS["ink"]
FAINT: Final = NUMBERS["faint"]
LINE: Final = NUMBERS["line"]
WON: Final = NUMBERS["won"]
LOST: Final = NUMBERS["lost"]
NEITHER: Final = NUMBERS["neither"]
ACCENT: Final = NUMBERS["accent"]
PAGE: Final = NUMBERS["page"]
SERIES: Final = [NUMBERS[f"series-{number}"] for number in range(1, 9)]

STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",  # text stays text, in the page's font
    "svg.hashsalt": "delve",  # reproducible bytes
    "text.parse_math": False,  # no formulas in names
    "font.size": 10.5,
    "text.color": INK,
    "axes.labelcolor": FAINT,
    "axes.edgecolor": LINE,
    "axes.facecolor": "none",
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": LINE,
    "grid.linewidth": 0.6,
    "figure.facecolor": "none",
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": FAINT,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
    "legend.labelcolor": INK,
}
WIDTH: Final = 8.6  # inches
_IDS: Final = re.compile(r' id="[A-Za-z0-9.]+_\d+"')


def new_axes(height: float) -> Axes:
    """An empty plot. It is made, drawn on and written within ``mpl.rc_context(STYLE)``."""
    return Figure(figsize=(WIDTH, height), layout="constrained").add_subplot()


def svg(axes: Axes, title: str) -> str:
    """The plot as an element of a page."""
    figure = axes.get_figure(root=True)
    assert figure is not None
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = buffer.getvalue()
    text = text[text.index("<svg") :]
    head, mark, rest = text.partition(">")
    head = re.sub(r' (?:width|height|xmlns:xlink)="[^"]*"', "", head)
    for number, name in COLOURS.items():
        rest = rest.replace(number, f"var(--{name})")
    return f'{head} role="img" aria-label="{html.escape(title)}"{mark}{_IDS.sub("", rest)}'
