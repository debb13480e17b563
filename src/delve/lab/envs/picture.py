"""The rendered text of environments: the table as a seat sees it."""

from __future__ import annotations

from delve.engine.views import view
from delve.messages import Reader, keyed, message, say
from delve.model.shown import Seat, SeatView, Tokens
from delve.model.state import State


def picture(state: State, seat: int, lines: list[str]) -> str:
    """The view of a seat, and the actions that are offered it by their numbers."""
    shown = view(state, seat)
    text = [
        say(message("lab-picture-moment", format=shown["format_name"], round=shown["round"])),
        say(keyed("word-step", shown["step"])),
        encounter(shown),
        *[side(each) for each in shown["seats"]],
        *question(shown, Reader(seat + 1, state.seats)),
        *[f"{action:3} {line}" for action, line in enumerate(lines) if line],
    ]
    return "\n".join(text)


def encounter(shown: SeatView) -> str:
    cards = [card(each["name"], each) for each in shown["encounter"]]
    return say(
        message(
            "lab-picture-encounter",
            points=shown["points"],
            limit=shown["limit"],
            stamina=shown["dungeon"]["stamina"],
            cards=listed(cards),
        )
    )


def side(shown: Seat) -> str:
    """A seat's side of the table in one line."""
    return say(
        message(
            "lab-picture-seat",
            number=shown["seat"],
            party=listed([card(each["name"], each) for each in shown["party"]]),
            in_play=listed([card(each["name"], each) for each in shown["in_play"]]),
            held=shown["hand_count"],
            hand=listed([each["name"] for each in shown["hand"] if each is not None]),
            deck=shown["crawler_deck"]["count"],
            dungeon=shown["dungeon_deck"]["count"],
            points=shown["points"],
        )
    )


def card(name: str, tokens: Tokens) -> str:
    """A card with its tokens, if there are any on it."""
    wounds, poison, time, locks = tokens["wounds"], tokens["poison"], tokens["time"], tokens["locks"]
    if not wounds + poison + time + locks:
        return name
    return say(message("lab-picture-tokens", name=name, wounds=wounds, poison=poison, time=time, locks=locks))


def listed(words: list[str]) -> str:
    return ", ".join(words) if words else "-"


def question(shown: SeatView, reader: Reader) -> list[str]:
    """What is asked of whom, or how the game has ended."""
    decision = shown["decision"]
    if decision is None:
        return [say(message("lab-picture-over", result=shown["result"], reason=keyed("word-reason", shown["reason"])))]
    if "hint" in decision:
        return [say(decision["hint"], reader)]
    return [say(message("lab-picture-asked", number=decision["seat"]))]
