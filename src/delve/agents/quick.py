"""A faster ``steady``: the same judgement, with plans and rejected cards cached.

Search plays games on with it, thousands of times. It plans each Combat once and follows the plan while the same
Encounter stands, and having found no card worth playing it does not look again until something on the table changes.
"""

from __future__ import annotations

from typing import Final

from delve.agents.combat import Plan, plan
from delve.agents.following import next_of_attack, next_of_defence
from delve.agents.steady import SteadyAgent, less_rivals, outlook
from delve.model.decisions import DEFEND, PLAY, PLAY_BOOSTED, Option
from delve.model.ids import ATTACK, HAND
from delve.model.state import State
from delve.planning.trial import CombatCard

# The same, as long as nothing has happened that would change a thought: for plans and for single cards.
Moment = tuple[int, int, tuple[int, ...]]
NEVER: Final[Moment] = (-1, -1, ())
Table = tuple[bool, tuple[int, ...], tuple[int, ...], tuple[int, ...]]


class QuickAgent(SteadyAgent):
    """Caches its plan for the Combat, and the table at which no card was worth playing."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.planned = Plan(0.0, [])
        self.planned_at: Moment = NEVER
        self.idle_at: Table = (False, (), (), ())

    def deed(self, state: State, seat: int, options: list[Option]) -> Option | None:
        table = (state.step > ATTACK, state.encounter(), state.cards(HAND, seat), state.in_play(seat))
        if table == self.idle_at:
            return None
        planned_at = self.planned_at
        found = super().deed(state, seat, options)
        if found is None:
            self.idle_at = table
        elif self.planned_at != planned_at:
            # That plan was made without the card.
            self.planned_at = NEVER
        return found

    def outlook(self, state: State, seat: int) -> float:
        """The plan that this takes is kept, to be followed."""
        if self.planned_at == moment(state):
            return outlook(state, seat)
        return less_rivals(state, seat, self.plan(state, seat).worth)

    def next_of_attack(self, state: State, seat: int, options: list[Option]) -> Option:
        found = next_of_attack(state, seat, self.plan(state, seat), options)
        self.tick_off(state, found)
        return found

    def next_of_defence(self, state: State, seat: int, options: list[Option]) -> Option:
        found = next_of_defence(state, self.plan(state, seat), options)
        self.tick_off(state, found)
        return found

    def plan(self, state: State, seat: int) -> Plan:
        """The plan for this step of this Round, made again when another Encounter stands there."""
        now = moment(state)
        if now != self.planned_at:
            self.planned_at = now
            self.planned = plan(state, seat)
        return self.planned

    def tick_off(self, state: State, option: Option) -> None:
        """Removes the step being taken from the plan."""
        if option.verb == DEFEND:
            for guard in self.planned.guards:
                if guard.defenders:
                    guard.defenders -= 1
                    return
        elif option.verb == PLAY or option.verb == PLAY_BOOSTED:
            for cards in (self.planned.cards, *[guard.cards for guard in self.planned.guards]):
                if without(state, cards, option):
                    return


def moment(state: State) -> Moment:
    """The step of the round, and the Encounter that stands there."""
    return state.round, state.step, state.encounter()


def without(state: State, cards: list[CombatCard], option: Option) -> bool:
    """Takes the card that an option plays, or another of its name, out of a list; whether it was there."""
    for place, card in enumerate(cards):
        if state.card(card.id) is state.card(option.card) and card.boosted == (option.verb == PLAY_BOOSTED):
            del cards[place]
            return True
    return False
