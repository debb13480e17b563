"""Players' questions: ``?`` about a number, a card or an Attribute, and ``why`` about a line that is not offered."""

from __future__ import annotations

import re
from typing import Final

from delve.cli.describe import (
    adventurer_details,
    dungeon_details,
    in_play_details,
    quest_words,
)
from delve.cli.reading import candidates, read_option
from delve.cli.sides import about, called, is_shared, known
from delve.engine.explain import Row, explain, told
from delve.engine.interjections import is_interjection
from delve.engine.notation import line, lines
from delve.engine.numbers import NUMBERS, is_own
from delve.engine.play import Game
from delve.engine.refusals import why_not
from delve.engine.views import view
from delve.library.faces import Face, card_face, card_names, glossary
from delve.messages import message, say
from delve.model.errors import BadInput, nearest
from delve.model.ids import RESOURCE_NAMES
from delve.model.shown import Seat, SeatView

# Short names of numbers, in addition to the names in scenario files.
SHORT_NAMES: Final[dict[str, str]] = {
    "stamina": "dungeon.stamina",
    "power": "dungeon.power",
    "attack": "attack.power",
    "hand": "hand.limit",
    "points": "encounter.points",
    "limit": "encounter.limit",
    **{name: f"resources.{name}" for name in RESOURCE_NAMES},
}
TABLE_NUMBERS: Final = tuple(name for name, known in NUMBERS.items() if not known.where)
# The numbers of a card of the Encounter.
CARD_NUMBERS: Final = ("power", "stamina")

_NUMBERED: Final = re.compile(r"#\d*$")


class Answer:
    """Lines to read, and the card they are about, if any."""

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
    raise BadInput(message("terminal-nothing-here-called-lists", words=words, nearest=nearest(words, known)))


def askable(game: Game, seat: int) -> list[str]:
    """What can be asked about, with current values."""
    lines = [say(message("terminal-numbers"))]
    lines.extend(
        [say(message("terminal-is", name=name, reckoned=reckoned(game, seat, name)[0])) for name in TABLE_NUMBERS]
    )
    lines.append(say(message("terminal-one-card-name-name")))
    lines.append(say(message("terminal-short")) + ", ".join([f"? {word}" for word in SHORT_NAMES]) + ".")
    lines.append(say(message("terminal-attributes")) + ", ".join(glossary()) + ".")
    return lines


# --- Numbers. ------------------------------------------------------------------------------------------------------


def number_name(game: Game, seat: int, words: str) -> str:
    """The engine's name of the number meant, or empty."""
    lower = words.lower()
    if lower in SHORT_NAMES:
        return SHORT_NAMES[lower]
    if lower in TABLE_NUMBERS or lower.startswith("resources."):
        return lower
    for prefix in ("against", "defence"):
        if lower.startswith((prefix + " ", prefix + ".")):
            return f"{prefix}.{whole_name(game, seat, words[len(prefix) + 1 :])}"
    for field in CARD_NUMBERS:
        if lower.endswith((" " + field, "." + field)):
            card = words[: -len(field) - 1].removeprefix("card.")
            return f"card.{whole_name(game, seat, card)}.{field}"
    return ""


def whole_name(game: Game, seat: int, words: str) -> str:
    """The full name of a card for a part of it, with its copy number."""
    _, mark, number = words.partition("#")
    return (card_called(game, words) or card_named(game, seat, words) or words.partition("#")[0]) + mark + number


def reckoned(game: Game, seat: int, number: str) -> tuple[int, list[str]]:
    """A number and its contributions; a number of the table is read for the seat that faces the Encounter."""
    state = game.state
    try:
        why = explain(state, seat if is_own(number) else state.active, number)
    except BadInput:
        if not number.startswith("card."):
            raise
        # The card may be in the Encounter that waits for this seat.
        why = explain(state, seat, number)
    return why.total(), [row_words(row) for row in told(state, why)]


def row_words(row: Row) -> str:
    """``+1  Graveyard: Each undead or spirit gains +1 Stamina.``"""
    name = f"{row['card']}: " if row["card"] else ""
    return f"{row['amount']:+d}  {name}{say(row['reason'])}"


def explained(game: Game, seat: int, number: str) -> list[str]:
    """A number and its contributions, one per line."""
    total, rows = reckoned(game, seat, number)
    return [
        say(message("terminal-questions-is", number=number, total=total))
        + (":" if rows else say(message("terminal-nothing-contributes"))),
        *indented(rows),
    ]


def indented(rows: list[str]) -> list[str]:
    return ["  " + row for row in rows]


# --- Cards. --------------------------------------------------------------------------------------------------------


def unnumbered(words: str) -> str:
    """A name without its copy number, in lower case."""
    return _NUMBERED.sub("", words).strip().lower()


def card_called(game: Game, words: str) -> str:
    """The card with exactly this name, in any case, or empty."""
    wanted = unnumbered(words)
    return next((name for name in card_names(game.book) if name.lower() == wanted), "")


def card_named(game: Game, seat: int, words: str) -> str:
    """The only card with this text in its name; cards on the table take precedence."""
    wanted = unnumbered(words)
    if wanted in [attribute.lower() for attribute in glossary()]:
        return ""
    for names in (on_table(view(game.state, seat)), card_names(game.book)):
        for fits in (str.startswith, str.__contains__):
            found = sorted({name for name in names if fits(name.lower(), wanted)})
            if len(found) > 1:
                raise BadInput(message("terminal-ambiguous-line", text=words, list=", ".join(found)))
            if found:
                return found[0]
    return ""


def on_table(seen: SeatView) -> list[str]:
    """The names of all cards that this seat sees."""
    names = [card["card"] for card in seen["encounter"]]
    names.extend([name for name in [seen["dungeon"]["deck"]["face_up"]] if name])
    for side in seen["seats"]:
        names.extend([card["card"] for card in side["party"]])
        names.extend([card["card"] for card in side["in_play"]])
        names.extend([card["card"] for card in side["waiting"]])
        names.extend([card["name"] for card in known(side["hand"] + side["pool"])])
        names.extend([quest["name"] for quest in side["quests"]])
        names.extend(side["fallen"] + side["crawler_grave"] + side["dungeon_grave"])
    return names


def present(game: Game, seat: int, face: Face) -> list[str]:
    """The card's current place and values."""
    seen = view(game.state, seat)
    lines: list[str] = []
    for card in seen["encounter"]:
        if card["card"] == face.name:
            lines.append(say(message("terminal-encounter", name=card["name"])) + ", ".join(dungeon_details(seen, card)))
            for field in CARD_NUMBERS:
                lines.extend(indented(contributions(game, seat, card["name"], field)))
    for side in seen["seats"]:
        lines.extend(present_at(seen, side, face))
    if any(card["name"] == face.name for card in known(seen["seats"][seat]["hand"])):
        lines.extend(playable(game, seat, face))
    return lines


def present_at(seen: SeatView, side: Seat, face: Face) -> list[str]:
    """The card's place on one seat's side of the table."""
    number = side["seat"]
    of_whom = about(seen, number, "terminal-of") if is_shared(seen) else ""
    lines: list[str] = []
    for card in side["waiting"]:
        if card["card"] == face.name:
            waits = say(message("terminal-waiting", name=card["name"], called=called(seen, number)))
            lines.append(waits + ", ".join(dungeon_details(seen, card)))
    for adventurer in side["party"]:
        if adventurer["card"] == face.name:
            details = adventurer_details(seen, number, adventurer)
            lines.append(say(message("terminal-party", name=adventurer["name"])) + ", ".join(details))
    for played in side["in_play"]:
        if played["card"] == face.name:
            details = in_play_details(played)
            lines.append(say(message("terminal-play", name=played["name"], of_whom=of_whom)) + ", ".join(details))
    lines.extend([quest_words(quest) + of_whom for quest in side["quests"] if quest["name"] == face.name])
    held = {
        "hand": [card["name"] for card in side["hand"] if card and number != seen["seat"]],
        "pool": [card["name"] for card in side["pool"] if card],
        "crawler-grave": side["crawler_grave"],
        "dungeon-grave": side["dungeon_grave"],
    }
    for where, names in held.items():
        if face.name in names:
            lines.append(say(message(f"terminal-in-{where}", count=names.count(face.name), of_whom=of_whom)))
    return lines


def contributions(game: Game, seat: int, name: str, field: str) -> list[str]:
    """The contributions to a number of a card, if it differs from the printed one."""
    total, rows = reckoned(game, seat, f"card.{name}.{field}")
    heading = say(message(f"terminal-{field}", **{field: total}))
    return [f"{heading}:", *indented(rows)] if len(rows) > 1 else []


def playable(game: Game, seat: int, face: Face) -> list[str]:
    """For a card in hand: whether it can be played now, or why not."""
    ways = [f"play {face.name}"] + ([f"play {face.name} boosted"] if face.boost_classes else [])
    lines: list[str] = []
    for way in ways:
        reason = why_not(game.state, seat, way)
        lines.append(
            say(message("terminal-your-hand", way=way))
            + (say(message("terminal-not-now", what=say(reason))) if reason else say(message("terminal-you-may-do-so")))
        )
    return lines


# --- Why not. ------------------------------------------------------------------------------------------------------


def refused(game: Game, seat: int, text: str) -> str:
    """The answer to ``why text``."""
    if not text:
        raise BadInput(message("terminal-say-which-line-why"))
    said = text if is_interjection(text) else said_by(game, text)
    reason = why_not(game.state, seat, said)
    return f"{said}: {say(reason)}." if reason else say(message("terminal-nothing-against-offered", line=said))


def said_by(game: Game, text: str) -> str:
    """The line that is meant, or what was typed where that is none that is offered."""
    try:
        return line(game.state, read_option(game, text))
    except BadInput:
        if text.isdecimal() or candidates(lines(game.state), text):
            raise
        return text
