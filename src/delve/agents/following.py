"""Following a plan for Combat: the next of its steps that is offered."""

from __future__ import annotations

from typing import Final

from delve.agents.combat import Plan
from delve.model.decisions import (
    ACTIVATE,
    ATTACK_NOW,
    DEFEND,
    DONE,
    NONE,
    PASS,
    PLAY,
    PLAY_BOOSTED,
    RESOLVE,
    Option,
)
from delve.model.ids import NOTHING
from delve.model.state import State
from delve.planning.figures import attackers_of
from delve.planning.trial import CombatCard, try_attack

ENDINGS: Final = {ATTACK_NOW, RESOLVE, PASS, DONE, NONE}


def next_of_attack(state: State, seat: int, planned: Plan, options: list[Option]) -> Option:
    """The next step of a planned attack: attack only if it wins, with as few cards as possible."""
    for id in planned.attackers:
        for option in options:
            if option.verb == ACTIVATE and option.card == id:
                return option
    for card in planned.cards:
        played = play_of(state, options, card)
        if played is not None:
            return played
    attack = state.attack
    ends = {option.verb: option for option in options if option.verb in ENDINGS}
    begun = attack is not None and len(attackers_of(state, attack)) > 0
    wins = begun and try_attack(state, seat, [], []).wins()
    # If others decide too, they provide the rest.
    return ends[ATTACK_NOW] if PASS not in ends or (wins and not planned.attackers) else ends[PASS]


def next_of_defence(state: State, planned: Plan, options: list[Option]) -> Option:
    """The next step of a planned defence: defenders first, then their cards."""
    for guard in planned.guards:
        for option in options:
            if guard.defenders and option.verb == DEFEND and guard.target in {NOTHING, option.card}:
                return option
        for card in guard.cards:
            played = play_of(state, options, card)
            if played is not None:
                return played
    ends = {option.verb: option for option in options if option.verb in ENDINGS}
    return ends[PASS] if planned.guards and PASS in ends else ends[RESOLVE]


def play_of(state: State, options: list[Option], card: CombatCard) -> Option | None:
    """The option that plays this card, or another of its name."""
    wanted = state.card(card.id)
    for option in options:
        if option.verb == (PLAY_BOOSTED if card.boosted else PLAY) and state.card(option.card) is wanted:
            return option
    return None
