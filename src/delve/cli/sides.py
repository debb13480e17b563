"""Whose is what in a view: the viewer's own side, the others, who marches together and who faces the Encounter."""

from __future__ import annotations

from typing import Any, Final

View = dict[str, Any]

# Steps in which the Encounter is being built for nobody in particular.
_OFFERED: Final = {"open-build", "challenge"}


def own(view: View) -> View:
    """The viewer's own side of the table."""
    side: View = view["seats"][view["seat"] - 1]
    return side


def others(view: View) -> list[View]:
    """The other seats, clockwise from the viewer's left."""
    place = view["seat"]
    sides: list[View] = [*view["seats"][place:], *view["seats"][: place - 1]]
    return sides


def is_shared(view: View) -> bool:
    """Whether more than one seat is at the table."""
    return len(view["seats"]) > 1


def is_together(view: View) -> bool:
    """Whether the whole table is on one side."""
    return view["contest"] is None


def has_pools(view: View) -> bool:
    """Whether the Encounter is built from everybody's pool."""
    return view["contest"] is not None and view["contest"]["pool"] > 0


def is_faced(view: View) -> bool:
    """Whether somebody faces the Encounter, or it is still on offer."""
    return view["step"] not in _OFFERED


def faces(view: View, side: View) -> bool:
    """Whether this side is struck by the Encounter now on the table."""
    return is_faced(view) and side["seat"] in view["allies"]


def struck(view: View) -> list[View]:
    """The Adventurers that the Encounter may strike, in Marching Order."""
    return [each for number in view["allies"] for each in view["seats"][number - 1]["party"]]


def companions(view: View) -> list[View]:
    """The sides that march with the viewer, the viewer's own among them, in Marching Order."""
    return list(view["seats"]) if is_together(view) else [own(view)]


def marching(view: View) -> list[tuple[int, View]]:
    """The Adventurers of the viewer's Marching Order, each with the seat it belongs to."""
    return [(side["seat"], each) for side in companions(view) for each in side["party"]]


def fallen(view: View) -> list[str]:
    """Those of the viewer's Marching Order who have perished."""
    return [name for side in companions(view) for name in side["fallen"]]


def quest_side(view: View) -> View:
    """The side before which the viewer's Quests lie: a table that plays together has one set of them."""
    return next((side for side in companions(view) if side["quests"]), own(view))


def dungeon_side(view: View) -> View:
    """The Dungeon deck and Grave to look at: one's own where all build from pools, else the one being faced."""
    if not has_pools(view):
        dungeon: View = view["dungeon"]
        return dungeon
    mine = own(view)
    return {"deck": mine["dungeon_deck"], "grave": mine["dungeon_grave"]}


def called(view: View, number: int) -> str:
    """``you``, or ``seat 2``."""
    return "you" if number == view["seat"] else f"seat {number}"


def doing(view: View, number: int, verb: str) -> str:
    """``you hold``, or ``seat 2 holds``."""
    return f"{called(view, number)} {verb}" + ("" if number == view["seat"] else "s")
