"""The table as linear text, for pipes and for screen readers: no colours and no boxes.

The whole table is read out when a step begins and when it is asked for; between that only what is new, the
hand, what it would come to, and the options.
"""

from __future__ import annotations

from typing import Any

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
from delve.cli.sides import called, fallen, is_faced, is_shared, is_together, marching, others, own, quest_side
from delve.cli.story import Told
from delve.cli.words import capital, counted

View = dict[str, Any]


class PlainScreen:
    """Standard output, line by line. Only what nobody else may see is wiped, where it can be."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.read_out = ("", 0)

    def show(self, view: View, before: list[Told], fresh: list[Told], asked: str, outlook: Outlook) -> None:
        """What is new and what is asked; the whole table when a step begins or nothing is new."""
        self.say([each.text for each in fresh])
        moment = (view["step"], view["round"])
        if view["decision"] is None:
            self.say([result_words(view)])
            return
        if moment != self.read_out or not fresh:
            self.read_out = moment
            self.say(table_lines(view, self.faces))
        self.say([hand_words(own(view)), *pool_words(own(view)), *outlook.lines, f"{asked}:"])
        self.say([f"{number}: {line}" for number, line in enumerate(view["decision"]["options"], 1)])

    def hand_over(self, page: list[str]) -> None:
        """Another player comes to the screen, who has not heard the table yet."""
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


def table_lines(view: View, faces: Faces) -> list[str]:
    """The whole table, from the Quests down to the Crawler deck."""
    mine = own(view)
    seat = f"Seat {view['seat']}. " if is_shared(view) else ""
    lines = [f"{seat}Round {view['round']}, step {stage_words(view['step']).replace(':', ',')}."]
    lines.extend([f"{capital('; '.join(contest_words(view)))}."] if view["contest"] else [])
    to_win = f", {view['quests_needed']} to win" if is_together(view) else ""
    lines.append(f"Quests{to_win}: {quests_words(quest_side(view))}.")
    lines.extend(encounter_lines(view, faces))
    for side in others(view):
        lines.append(", ".join(seat_heading(view, side)) + ":")
        lines.extend([f"  {part}: {said}." for part, said in side_words(view, side).items()])
    lines.append("Party in Marching Order:")
    for owner, each in marching(view):
        lines.append(f"  {each['name']}: {', '.join(adventurer_details(view, owner, each))}.")
    lines.extend([f"Fallen: {', '.join(fallen(view))}."] if fallen(view) else [])
    lines.append(f"In play: {in_play_words(mine)}.")
    lines.append("Resources: " + "; ".join([resource_words(view, name) for name in mine["resources"]]) + ".")
    lines.append(f"Crawler deck: {crawler_pile_words(view)}.")
    return lines


def encounter_lines(view: View, faces: Faces) -> list[str]:
    """The Encounter on the table, the Dungeon deck, and the Encounters that wait."""
    facing = "".join([f", {words}" for words in facing_words(view)])
    lines = [f"Encounter, {view['points']} of {view['limit']} points{facing}:"]
    lines.extend([card_line(view, card, faces) for card in view["encounter"]])
    threat = f"; {threat_words(view)}" if is_faced(view) else ""
    lines.append(f"Dungeon: Stamina to beat {view['dungeon']['stamina']}{threat}.")
    lines.append(f"Dungeon deck: {dungeon_pile_words(view)}.")
    for side in view["seats"]:
        if side["waiting"]:
            lines.append(f"The Encounter that waits for {called(view, side['seat'])}:")
            lines.extend([card_line(view, card, faces) for card in side["waiting"]])
    return lines


def card_line(view: View, card: View, faces: Faces) -> str:
    text = says(faces[card["card"]])
    return f"  {card['name']}: {', '.join(dungeon_details(view, card))}." + (f" {text}." if text else "")


def hand_words(mine: View) -> str:
    cards = [f"{card['name']} ({hand_details(card)}{', drafted' if is_drafted(card) else ''})" for card in mine["hand"]]
    return f"Hand, {counted(mine['hand_count'], 'card')} of {mine['hand_limit']}: {'; '.join(cards) or 'none'}."


def pool_words(mine: View) -> list[str]:
    cards = [f"{card['name']} ({hand_details(card)})" for card in mine["pool"]]
    return [f"Pool, {counted(len(cards), 'card')}: {'; '.join(cards)}."] if cards else []
