"""What decided a lost game against the Dungeon, from what happened in it."""

from __future__ import annotations

from delve.engine.play import Game
from delve.messages import Message, card_arg, message
from delve.messages.message import CardArg
from delve.model.events import (
    ADVENTURER_PERISHED,
    CARD_BURNED,
    CARD_DROPPED,
    DEFENCE_LOST,
    DEFENDER_ASSIGNED,
    QUEST_COMPLETED,
    QUEST_FAILED,
    RETALIATION_BEGAN,
    ROUND_BEGAN,
    Event,
)
from delve.model.state import LOST, State


def decided(game: Game) -> list[Message]:
    """A few sentences, the weightiest first; none of a game that was not lost to the Dungeon."""
    state = game.state
    if state.result != LOST:
        return []
    teller = {"party perished": of_the_party, "no card to draw": of_the_deck}.get(state.reason)
    return [*([] if teller is None else teller(state, game.log)), *of_the_quests(state, game.log)]


def of_the_party(state: State, log: list[Event]) -> list[Message]:
    """Who fell first, and whether nobody defended."""
    first = next(event for event in log if event.name == ADVENTURER_PERISHED)
    fell = message("learn-decided-first-fallen", card=card_of(state, first), round=round_of(state, log, first))
    struck, alone = blows(log)
    if not struck:
        return [fell]
    return [
        fell,
        message(
            "learn-decided-undefended" if alone * 2 > struck else "learn-decided-struck", struck=struck, alone=alone
        ),
    ]


def of_the_deck(state: State, log: list[Event]) -> list[Message]:
    """When it ran out, and where its cards went."""
    done = count(log, QUEST_COMPLETED)
    ran_out = message("learn-decided-deck", round=state.round, done=done, needed=state.quests_needed)
    dropped, burned = count(log, CARD_DROPPED), count(log, CARD_BURNED)
    if not dropped and not burned:
        return [ran_out, message("learn-decided-slow")]
    return [
        ran_out,
        message(
            "learn-decided-dropped" if dropped >= burned else "learn-decided-burned", dropped=dropped, burned=burned
        ),
    ]


def of_the_quests(state: State, log: list[Event]) -> list[Message]:
    """Which of them failed, and when."""
    return [
        message("learn-decided-quest", quest=card_of(state, event), round=round_of(state, log, event))
        for event in log
        if event.name == QUEST_FAILED
    ]


def blows(log: list[Event]) -> tuple[int, int]:
    """How many attacks of the Dungeon came through, and how many of them nobody defended against."""
    struck = 0
    alone = 0
    defended: set[int] = set()
    for event in log:
        if event.name == RETALIATION_BEGAN:
            defended = set()
        elif event.name == DEFENDER_ASSIGNED:
            defended.add(event.card)
        elif event.name == DEFENCE_LOST:
            struck += 1
            alone += event.card not in defended
    return struck, alone


def round_of(state: State, log: list[Event], wanted: Event) -> int:
    """The Round in which something happened."""
    number = state.round - count(log, ROUND_BEGAN)
    for event in log:
        number += event.name == ROUND_BEGAN
        if event is wanted:
            break
    return number


def count(log: list[Event], name: int) -> int:
    return sum([event.name == name for event in log])


def card_of(state: State, event: Event) -> CardArg:
    return card_arg(state.card(event.card).name)
