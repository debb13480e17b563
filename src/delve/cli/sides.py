"""The sides in a view: the viewer's own, the others, allies, and who faces the Encounter."""

from __future__ import annotations

from typing import Final

from delve.messages import Reader, message, say
from delve.model.shown import Adventurer, HeldCard, Pile, Seat, SeatView

# Steps in which nobody faces the Encounter yet.
_OFFERED: Final = {"open-build", "challenge"}


def own(view: SeatView) -> Seat:
    """The viewer's own side of the table."""
    return view["seats"][view["seat"] - 1]


def others(view: SeatView) -> list[Seat]:
    """The other seats, clockwise from the viewer's left."""
    place = view["seat"]
    return [*view["seats"][place:], *view["seats"][: place - 1]]


def is_shared(view: SeatView) -> bool:
    """Whether more than one seat is at the table."""
    return len(view["seats"]) > 1


def is_together(view: SeatView) -> bool:
    """Whether the whole table is on one side."""
    return view["contest"] is None


def has_pools(view: SeatView) -> bool:
    """Whether the Encounter is built from pools."""
    return view["contest"] is not None and view["contest"]["pool"] > 0


def holds_token(view: SeatView, side: Seat) -> bool:
    """Whether this side has the token, if the Encounter is built from pools."""
    return has_pools(view) and view["contest"] is not None and side["seat"] == view["contest"]["holder"]


def is_faced(view: SeatView) -> bool:
    """Whether somebody faces the Encounter already."""
    return view["step"] not in _OFFERED


def faces(view: SeatView, side: Seat) -> bool:
    """Whether this side faces the current Encounter."""
    return is_faced(view) and side["seat"] in view["allies"]


def struck(view: SeatView) -> list[Adventurer]:
    """The Adventurers that the Encounter may strike, in Marching Order."""
    return [each for number in view["allies"] for each in view["seats"][number - 1]["party"]]


def companions(view: SeatView) -> list[Seat]:
    """The sides that march with the viewer, including the viewer's own, in Marching Order."""
    return list(view["seats"]) if is_together(view) else [own(view)]


def marching(view: SeatView) -> list[tuple[int, Adventurer]]:
    """The Adventurers of the viewer's Marching Order, each with its seat."""
    return [(side["seat"], each) for side in companions(view) for each in side["party"]]


def fallen(view: SeatView) -> list[str]:
    """The perished Adventurers of the viewer's Marching Order."""
    return [name for side in companions(view) for name in side["fallen"]]


def quest_side(view: SeatView) -> Seat:
    """The side that has the viewer's Quests: a table that plays together shares one set."""
    return next((side for side in companions(view) if side["quests"]), own(view))


def dungeon_side(view: SeatView) -> tuple[Pile, list[str]]:
    """The Dungeon deck and Grave to show: one's own if all build from pools, else the one being faced."""
    if not has_pools(view):
        return view["dungeon"]["deck"], view["dungeon"]["grave"]
    return own(view)["dungeon_deck"], own(view)["dungeon_grave"]


def known(cards: list[HeldCard | None]) -> list[HeldCard]:
    """The cards of a hand or pool that the viewer sees."""
    return [card for card in cards if card]


def called(view: SeatView, number: int) -> str:
    """``you``, or ``seat 2``."""
    reader = Reader(view["seat"], len(view["seats"]))
    return say(reader.name(number), reader)


def doing(view: SeatView, number: int, what: str) -> str:
    """``you hold the token``, or ``seat 2 holds the token``."""
    return about(view, number, f"terminal-doing-{what}")


def about(view: SeatView, number: int, key: str) -> str:
    """A message about a seat: ``yours``, or ``seat 2's``."""
    return say(message(key, seat={"seat": number}), Reader(view["seat"], len(view["seats"])))
