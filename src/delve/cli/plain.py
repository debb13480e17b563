"""The table as linear text, for pipes and for screen readers: no colours, no boxes, nothing cleared.

The whole table is read out when a step begins and when it is asked for; between that only what is new, the
hand, what it would come to, and the options.
"""

from __future__ import annotations

from typing import Any

from delve.cli.card_panel import card_lines
from delve.cli.describe import (
    adventurer_details,
    dungeon_details,
    in_play_details,
    pile_words,
    quest_words,
    question,
    resource_words,
    result_words,
    says,
    threat_words,
)
from delve.cli.dungeon_side import LAST_STAGE, STAGES, Faces
from delve.cli.outlook import Outlook
from delve.cli.questions import Answer
from delve.cli.story import Told
from delve.cli.words import counted

View = dict[str, Any]


class PlainScreen:
    """Standard output, line by line."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.read_out = ("", 0)

    def show(self, view: View, seat: int, before: list[Told], fresh: list[Told], outlook: Outlook) -> None:
        """What is new and what is asked; the whole table when a step begins or nothing is new."""
        self.say([each.text for each in fresh])
        moment = (view["step"], view["round"])
        if view["decision"] is None:
            self.say([result_words(view)])
            return
        if moment != self.read_out or not fresh:
            self.read_out = moment
            self.say(table_lines(view, seat, self.faces))
        self.say([hand_words(view["seats"][seat]), *outlook.lines, f"{question(view)}:"])
        self.say([f"{number}: {line}" for number, line in enumerate(view["decision"]["options"], 1)])

    def say(self, lines: list[str]) -> None:
        for line in lines:
            print(line, flush=True)

    def refuse(self, sentence: str) -> None:
        self.say([sentence])

    def answer(self, answer: Answer) -> None:
        self.say(answer.lines if answer.face is None else card_lines(answer.face, answer.lines))


def table_lines(view: View, seat: int, faces: Faces) -> list[str]:
    """The whole table, from the Quests down to the Crawler deck."""
    mine = view["seats"][seat]
    dungeon = view["dungeon"]
    stage = STAGES.get(view["step"], f"{LAST_STAGE}, {view['step']}")
    lines = [
        f"Round {view['round']}, step {stage}.",
        f"Quests, {view['quests_needed']} to win: " + "; ".join([quest_words(quest) for quest in mine["quests"]]) + ".",
        f"Encounter, {view['points']} of {view['limit']} points:",
    ]
    for card in view["encounter"]:
        text = says(faces[card["card"]])
        lines.append(f"  {card['name']}: {', '.join(dungeon_details(view, card))}." + (f" {text}." if text else ""))
    lines.append(f"Dungeon: Stamina to beat {dungeon['stamina']}; {threat_words(view)}.")
    lines.append(f"Dungeon deck: {pile_words(dungeon['deck'], dungeon['grave'])}.")
    lines.append("Party in Marching Order:")
    for each in mine["party"]:
        against = dungeon["power"].get(each["name"], 0)
        lines.append(f"  {each['name']}: {', '.join(adventurer_details(each, against))}.")
    if mine["fallen"]:
        lines.append(f"Fallen: {', '.join(mine['fallen'])}.")
    in_play = [f"{card['name']} ({', '.join(in_play_details(card))})" for card in mine["in_play"]]
    lines.append(f"In play: {'; '.join(in_play) or 'nothing'}.")
    lines.append("Resources: " + "; ".join([resource_words(name, mine) for name in mine["resources"]]) + ".")
    lines.append(f"Crawler deck: {pile_words(mine['crawler_deck'], mine['crawler_grave'])}.")
    return lines


def hand_words(mine: View) -> str:
    cards = [f"{card['name']} ({card['kind']} {card['cost']})" for card in mine["hand"] or []]
    return f"Hand, {counted(mine['hand_count'], 'card')} of {mine['hand_limit']}: {'; '.join(cards) or 'none'}."
