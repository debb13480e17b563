"""The standings of a game with points: who came where, and which card gave how much."""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from delve.cli.words import counted, short_name
from delve.engine.hidden import SPECTATOR
from delve.engine.play import Game
from delve.engine.views import seen_events, view
from delve.model.state import DRAWN

View = dict[str, Any]

WIDTH: Final = 78
INDENT: Final = "      "
UNBROKEN: Final = "\N{NO-BREAK SPACE}"


def standings(game: Game) -> list[str]:
    """Place, seat and points, where the points come from, and the cards beneath; nothing where there are none."""
    seen = view(game.state, SPECTATOR)
    if seen["contest"] is None:
        return []
    lines = ["Standings:"]
    for number in seen["contest"]["ranking"]:
        side = seen["seats"][number - 1]
        gone = "" if side["party"] else ", the party has perished"
        lines.append(f"{place_of(seen, number)}. Seat {number}: {counted(side['points'], 'point')}{gone}")
        gained = gains(game, number)
        for source in side["points_from"]:
            lines.append(f"   {source['points']:+d} {source['what']}")
            cards = [gain_words(name, amounts) for name, amounts in gained.get(source["what"], {}).items()]
            lines.extend(card_lines(cards))
    return lines


def card_lines(cards: list[str]) -> list[str]:
    """Cards one after another, never broken within."""
    whole = ", ".join([card.replace(" ", UNBROKEN) for card in cards])
    rows = wrap(whole, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return [row.replace(UNBROKEN, " ") for row in rows]


def place_of(seen: View, number: int) -> int:
    """The place of a seat; in a draw those who are level with the first share its place."""
    ranking = seen["contest"]["ranking"]
    points = {side["seat"]: side["points"] for side in seen["seats"]}
    shares_first = seen["result"] == DRAWN and points[number] == points[ranking[0]]
    return 1 if shares_first else ranking.index(number) + 1


def gains(game: Game, number: int) -> dict[str, dict[str, list[int]]]:
    """What a seat has scored with cards: by source and card, every single time."""
    found: dict[str, dict[str, list[int]]] = {}
    for event in seen_events(game.state, game.log, SPECTATOR):
        if event["event"] == "points_scored" and event["seat"] == number and event["card"]:
            found.setdefault(event["word"], {}).setdefault(event["card"], []).append(event["amount"])
    return found


def gain_words(name: str, amounts: list[int]) -> str:
    """``Zombie 2``, or ``Zombie 6 (3 times)``."""
    return f"{short_name(name)} {sum(amounts)}" + (f" ({len(amounts)} times)" if len(amounts) > 1 else "")
