"""The table as linear text, for pipes and for screen readers: no colours and no boxes.

The whole table is printed when a step begins and on request; otherwise only news, the hand, the outcome so far, and
the options.
"""

from __future__ import annotations

from rich.console import Console

from delve.cli.card_panel import card_lines
from delve.cli.contest import (
    contest_words,
    facing_words,
    in_play_words,
    quests_words,
    result_words,
    seat_heading,
    side_words,
)
from delve.cli.describe import (
    adventurer_details,
    crawler_pile_words,
    dungeon_details,
    dungeon_pile_words,
    hand_details,
    is_drafted,
    resource_words,
    says,
    threat_words,
)
from delve.cli.drawing import wipe
from delve.cli.dungeon_side import Faces, stage_words
from delve.cli.outlook import Outlook
from delve.cli.questions import Answer
from delve.cli.sides import called, fallen, is_faced, is_shared, is_together, known, marching, others, own, quest_side
from delve.cli.story import Told
from delve.cli.words import capital, counted
from delve.messages import keyed, message, say
from delve.model.shown import DungeonCard, Seat, SeatView


class PlainScreen:
    """Standard output, line by line. Secret pages are cleared where the terminal can."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.read_out = ("", 0)

    def show(self, view: SeatView, before: list[Told], fresh: list[Told], asked: str, outlook: Outlook) -> None:
        """Prints news and the question; the whole table when a step begins or there is no news."""
        self.say([each.text for each in fresh])
        moment = (view["step"], view["round"])
        if view["decision"] is None:
            self.say([result_words(view)])
            return
        if moment != self.read_out or not fresh:
            self.read_out = moment
            self.say(table_lines(view, self.faces))
        asks = asked if asked.endswith((".", "?")) else f"{asked}:"
        self.say([hand_words(own(view)), *pool_words(own(view)), *outlook.lines, asks])
        self.say([f"{number}: {line}" for number, line in enumerate(view["decision"]["options"], 1)])

    def hand_over(self, page: list[str]) -> None:
        """Hands over to another player, for whom the whole table will be printed."""
        wipe(Console())
        self.read_out = ("", 0)
        self.say(page)

    def say(self, lines: list[str]) -> None:
        for line in lines:
            print(line, flush=True)

    def refuse(self, sentence: str) -> None:
        self.say([sentence])

    def answer(self, answer: Answer) -> None:
        self.say(answer.lines if answer.face is None else card_lines(answer.face, answer.lines))


def table_lines(view: SeatView, faces: Faces) -> list[str]:
    """The whole table, from the Quests down to the Crawler deck."""
    mine = own(view)
    seat = say(message("terminal-plain-seat", seat=view["seat"])) if is_shared(view) else ""
    lines = [
        say(
            message(
                "terminal-round-step",
                seat=seat,
                round=view["round"],
                replace=stage_words(view["step"]).replace(":", ","),
            )
        )
    ]
    lines.extend([f"{capital('; '.join(contest_words(view)))}."] if view["contest"] else [])
    to_win = say(message("terminal-plain-win", quests_needed=view["quests_needed"])) if is_together(view) else ""
    lines.append(say(message("terminal-plain-quests", to_win=to_win, quests_words=quests_words(quest_side(view)))))
    lines.extend(encounter_lines(view, faces))
    for side in others(view):
        lines.append(", ".join(seat_heading(view, side)) + ":")
        lines.extend(
            [f"  {say(keyed('terminal-part', part))}: {said}." for part, said in side_words(view, side).items()]
        )
    lines.append(say(message("terminal-party-marching-order")))
    for owner, each in marching(view):
        lines.append(f"  {each['name']}: {', '.join(adventurer_details(view, owner, each))}.")
    lines.extend([say(message("terminal-fallen", list=", ".join(fallen(view))))] if fallen(view) else [])
    lines.append(say(message("terminal-plain-play", in_play_words=in_play_words(mine))))
    lines.append(
        say(message("terminal-resources")) + "; ".join([resource_words(view, name) for name in mine["resources"]]) + "."
    )
    lines.append(say(message("terminal-crawler-deck", crawler_pile_words=crawler_pile_words(view))))
    return lines


def encounter_lines(view: SeatView, faces: Faces) -> list[str]:
    """The Encounter on the table, the Dungeon deck, and the Encounters that wait."""
    facing = "".join([f", {words}" for words in facing_words(view)])
    lines = [say(message("terminal-encounter-points", points=view["points"], limit=view["limit"], facing=facing))]
    lines.extend([card_line(view, card, faces) for card in view["encounter"]])
    threat = f"; {threat_words(view)}" if is_faced(view) else ""
    lines.append(say(message("terminal-dungeon-stamina-beat", stamina=view["dungeon"]["stamina"], threat=threat)))
    lines.append(say(message("terminal-dungeon-deck", dungeon_pile_words=dungeon_pile_words(view))))
    for side in view["seats"]:
        if side["waiting"]:
            lines.append(say(message("terminal-encounter-waits", called=called(view, side["seat"]))))
            lines.extend([card_line(view, card, faces) for card in side["waiting"]])
    return lines


def card_line(view: SeatView, card: DungeonCard, faces: Faces) -> str:
    text = says(faces[card["card"]])
    return f"  {card['name']}: {', '.join(dungeon_details(view, card))}." + (f" {text}." if text else "")


def hand_words(mine: Seat) -> str:
    cards = [
        f"{card['name']} ({hand_details(card)}{(say(message('terminal-plain-drafted')) if is_drafted(card) else '')})"
        for card in known(mine["hand"])
    ]
    return say(
        message(
            "terminal-hand",
            counted=counted(mine["hand_count"], "card"),
            hand_limit=mine["hand_limit"],
            list="; ".join(cards) or say(message("terminal-none")),
        )
    )


def pool_words(mine: Seat) -> list[str]:
    cards = [f"{card['name']} ({hand_details(card)})" for card in known(mine["pool"])]
    return [say(message("terminal-pool", counted=counted(len(cards), "card"), list="; ".join(cards)))] if cards else []
