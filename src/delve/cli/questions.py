"""What a player may ask: ``?`` about a number, a card or an Attribute, and ``why`` about what is not offered."""

from __future__ import annotations

import re
from typing import Any, Final

from delve.cli.describe import (
    adventurer_details,
    dungeon_details,
    in_play_details,
    quest_words,
)
from delve.cli.reading import candidates, read_option
from delve.cli.sides import called, is_shared
from delve.cli.words import capital
from delve.engine.catalogue import Face, card_face, card_names, glossary
from delve.engine.explain import EXPLAINED, explain, told
from delve.engine.notation import line, lines
from delve.engine.play import Game
from delve.engine.refusals import why_not
from delve.engine.views import view
from delve.model.errors import BadInput, nearest
from delve.model.ids import RESOURCE_NAMES

View = dict[str, Any]

# What people call the numbers, beside the names that scenario files give them.
SHORT_NAMES: Final[dict[str, str]] = {
    "stamina": "dungeon.stamina",
    "power": "dungeon.power",
    "attack": "attack.power",
    "hand": "hand.limit",
    "points": "encounter.points",
    "limit": "encounter.limit",
    **{name: f"resources.{name}" for name in RESOURCE_NAMES},
}
# Numbers that every seat has for itself.
OWN_NUMBERS: Final = ("hand.", "resources.")
TABLE_NUMBERS: Final = tuple(name for name in EXPLAINED if name.lower() == name)


_NUMBERED: Final = re.compile(r"#\d*$")


class Answer:
    """Lines to read, and the card they are about where they are about one."""

    def __init__(self, lines: list[str], face: Face | None = None) -> None:
        self.lines = lines
        self.face = face


def asked(game: Game, seat: int, text: str) -> Answer:
    """The answer to ``? text``."""
    words = " ".join(text.split())
    if not words:
        return Answer(askable(game, seat))
    name = card_called(game, words)
    number = "" if name else number_name(game, seat, words)
    if number:
        return Answer(explained(game, seat, number))
    name = name or card_named(game, seat, words)
    if name:
        face = card_face(game.book, name)
        return Answer(present(game, seat, face), face)
    for attribute, rule in glossary().items():
        if attribute.lower() == words.lower():
            return Answer([f"{attribute}: {rule}"])
    known = [*SHORT_NAMES, *card_names(game.book), *glossary()]
    raise BadInput(f"Nothing here is called {words!r}{nearest(words, known)}; '?' lists what can be asked.")


def askable(game: Game, seat: int) -> list[str]:
    """What can be asked about, with the numbers as they are now."""
    numbers = [*TABLE_NUMBERS, *[f"resources.{name}" for name in RESOURCE_NAMES]]
    lines = ["Numbers:"]
    lines.extend([f"  ? {name}  is {reckoned(game, seat, name)[0]}" for name in numbers])
    lines.append("Of one card: ? NAME, ? NAME power, ? NAME stamina, ? against NAME, ? defence NAME.")
    lines.append("Short: " + ", ".join([f"? {word}" for word in SHORT_NAMES]) + ".")
    lines.append("Attributes: " + ", ".join(glossary()) + ".")
    return lines


# --- Numbers. ----------------------------------------------------------------------------------------------------


def number_name(game: Game, seat: int, words: str) -> str:
    """The engine's name of the number that is meant, or nothing."""
    lower = words.lower()
    if lower in SHORT_NAMES:
        return SHORT_NAMES[lower]
    if lower in TABLE_NUMBERS or lower.startswith("resources."):
        return lower
    for prefix in ("against", "defence"):
        if lower.startswith((prefix + " ", prefix + ".")):
            return f"{prefix}.{whole_name(game, seat, words[len(prefix) + 1 :])}"
    for field in ("power", "stamina"):
        if lower.endswith((" " + field, "." + field)):
            card = words[: -len(field) - 1].removeprefix("card.")
            return f"card.{whole_name(game, seat, card)}.{field}"
    return ""


def whole_name(game: Game, seat: int, words: str) -> str:
    """A card's name for a part of it, with the number that tells it from its likes."""
    _, mark, number = words.partition("#")
    return (card_called(game, words) or card_named(game, seat, words) or words.partition("#")[0]) + mark + number


def reckoned(game: Game, seat: int, number: str) -> tuple[int, list[str]]:
    """A number and what it is made of; one of the table is asked for whoever faces the Encounter there."""
    state = game.state
    try:
        why = explain(state, seat if number.startswith(OWN_NUMBERS) else state.active, number)
    except BadInput:
        if not number.startswith("card."):
            raise
        # It may stand in the Encounter that waits for this seat.
        why = explain(state, seat, number)
    return why.total(), told(state, why)


def explained(game: Game, seat: int, number: str) -> list[str]:
    """A number and what it is made of, one contribution a line."""
    total, rows = reckoned(game, seat, number)
    return [f"{number} is {total}" + (":" if rows else ": nothing contributes to it."), *indented(rows)]


def indented(rows: list[str]) -> list[str]:
    return ["  " + row for row in rows]


# --- Cards. -------------------------------------------------------------------------------------------------------


def unnumbered(words: str) -> str:
    """A name without the number at its end that tells it from its likes, in small letters."""
    return _NUMBERED.sub("", words).strip().lower()


def card_called(game: Game, words: str) -> str:
    """The card of exactly this name, in any capitals, or nothing."""
    wanted = unnumbered(words)
    return next((name for name in card_names(game.book) if name.lower() == wanted), "")


def card_named(game: Game, seat: int, words: str) -> str:
    """The card that has this in its name, if it is the only one; those on the table come first."""
    wanted = unnumbered(words)
    if wanted in [attribute.lower() for attribute in glossary()]:
        return ""
    for names in (on_table(view(game.state, seat)), card_names(game.book)):
        for fits in (str.startswith, str.__contains__):
            found = sorted({name for name in names if fits(name.lower(), wanted)})
            if len(found) > 1:
                raise BadInput(f"{words!r} could be: {', '.join(found)}.")
            if found:
                return found[0]
    return ""


def on_table(seen: View) -> list[str]:
    """The names of all cards that this seat sees."""
    names = [card["card"] for card in seen["encounter"]]
    names.extend([name for name in [seen["dungeon"]["deck"]["face_up"]] if name])
    for side in seen["seats"]:
        names.extend([card["card"] for card in side["party"] + side["in_play"] + side["waiting"]])
        names.extend([card["name"] for card in side["hand"] + side["pool"] + side["quests"] if card])
        names.extend(side["fallen"] + side["crawler_grave"] + side["dungeon_grave"])
    return names


def present(game: Game, seat: int, face: Face) -> list[str]:
    """Where the card is now, and what it is worth there."""
    seen = view(game.state, seat)
    lines: list[str] = []
    for card in seen["encounter"]:
        if card["card"] == face.name:
            lines.append(f"{card['name']}, in the Encounter: " + ", ".join(dungeon_details(seen, card)))
            for field in ("power", "stamina"):
                lines.extend(indented(contributions(game, seat, card["name"], field)))
    for side in seen["seats"]:
        lines.extend(present_at(seen, side, face))
    if any(card["name"] == face.name for card in seen["seats"][seat]["hand"]):
        lines.extend(playable(game, seat, face))
    return lines


def present_at(seen: View, side: View, face: Face) -> list[str]:
    """Where the card is on one seat's side of the table."""
    number = side["seat"]
    of_whom = f" of {called(seen, number)}" if is_shared(seen) else ""
    lines: list[str] = []
    for card in side["waiting"]:
        if card["card"] == face.name:
            waits = f"{card['name']}, waiting for {called(seen, number)}: "
            lines.append(waits + ", ".join(dungeon_details(seen, card)))
    for card in side["party"]:
        if card["card"] == face.name:
            lines.append(f"{card['name']}, in the party: " + ", ".join(adventurer_details(seen, number, card)))
    for card in side["in_play"]:
        if card["card"] == face.name:
            lines.append(f"{card['name']}, in play{of_whom}: " + ", ".join(in_play_details(card)))
    lines.extend([quest_words(quest) + of_whom for quest in side["quests"] if quest["name"] == face.name])
    held = {
        "hand": [card["name"] for card in side["hand"] if card and number != seen["seat"]],
        "pool": [card["name"] for card in side["pool"] if card],
        "Crawler Grave": side["crawler_grave"],
        "Dungeon Grave": side["dungeon_grave"],
    }
    for where, names in held.items():
        if face.name in names:
            lines.append(f"{names.count(face.name)} in the {where}{of_whom}.")
    return lines


def contributions(game: Game, seat: int, name: str, field: str) -> list[str]:
    """What a number on a card is made of, where it is more than what the card itself says."""
    total, rows = reckoned(game, seat, f"card.{name}.{field}")
    return [f"{capital(field)} {total}:", *indented(rows)] if len(rows) > 1 else []


def playable(game: Game, seat: int, face: Face) -> list[str]:
    """For a card of the hand: whether it can be played now, and why not."""
    ways = [f"play {face.name}"] + ([f"play {face.name} boosted"] if face.boost_classes else [])
    lines: list[str] = []
    for way in ways:
        reason = why_not(game.state, seat, way)
        lines.append(f"In your hand: {way}: " + (f"not now: {reason}." if reason else "you may do so now."))
    return lines


# --- Why not. ------------------------------------------------------------------------------------------------------


def refused(game: Game, seat: int, text: str) -> str:
    """The answer to ``why text``."""
    if not text:
        raise BadInput("Say which line: 'why play Resurrect'.")
    try:
        option = read_option(game, text)
    except BadInput:
        if text.isdecimal() or candidates(lines(game.state), text):
            raise
        return f"{text}: {why_not(game.state, seat, text)}."
    return f"Nothing is against it: '{line(game.state, option)}' is offered."
