"""The standings of a game with points: places, points, and the cards that gave them."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from delve.cli.words import counted, short_name
from delve.engine.hidden import SPECTATOR
from delve.engine.play import Game
from delve.engine.views import seen_events, view
from delve.messages import keyed, message, say
from delve.model.shown import SeatView
from delve.model.state import DRAWN

WIDTH: Final = 78
INDENT: Final = "      "
UNBROKEN: Final = "\N{NO-BREAK SPACE}"


def standings(game: Game) -> list[str]:
    """Place, seat, points, their sources, and the cards below; empty without points."""
    seen = view(game.state, SPECTATOR)
    contest = seen["contest"]
    if contest is None:
        return []
    lines = [say(message("terminal-standings"))]
    for number in contest["ranking"]:
        side = seen["seats"][number - 1]
        gone = "" if side["party"] else say(message("terminal-party-perished"))
        lines.append(
            say(
                message(
                    "terminal-standings-seat",
                    place_of=place_of(seen, contest["ranking"], number),
                    number=number,
                    counted=counted(side["points"], "point"),
                    gone=gone,
                )
            )
        )
        gained = gains(game, number)
        for source in side["points_from"]:
            lines.append(f"   {source['points']:+d} {say(keyed('word-source', source['what']))}")
            cards = [gain_words(name, amounts) for name, amounts in gained.get(source["what"], {}).items()]
            lines.extend(card_lines(cards))
    return lines


def card_lines(cards: list[str]) -> list[str]:
    """Cards in a flow, never broken inside."""
    whole = ", ".join([card.replace(" ", UNBROKEN) for card in cards])
    rows = wrap(whole, WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
    return [row.replace(UNBROKEN, " ") for row in rows]


def place_of(seen: SeatView, ranking: list[int], number: int) -> int:
    """The place of a seat; seats that draw with the first share its place."""
    points = {side["seat"]: side["points"] for side in seen["seats"]}
    shares_first = seen["result"] == DRAWN and points[number] == points[ranking[0]]
    return 1 if shares_first else ranking.index(number) + 1


def gains(game: Game, number: int) -> dict[str, dict[str, list[int]]]:
    """The points a seat has scored with cards: every single gain, by source and card."""
    found: dict[str, dict[str, list[int]]] = {}
    for event in seen_events(game.state, game.log, SPECTATOR):
        if event["event"] == "points_scored" and event["seat"] == number and event["card"]:
            found.setdefault(event["word"], {}).setdefault(event["card"], []).append(event["amount"])
    return found


def gain_words(name: str, amounts: list[int]) -> str:
    """``Zombie 2``, or ``Zombie 6 (3 times)``."""
    return f"{short_name(name)} {sum(amounts)}" + (
        say(message("terminal-times", amounts=len(amounts))) if len(amounts) > 1 else ""
    )
