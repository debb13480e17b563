"""Observations: what a seat may know, as arrays.

They are made from what views show and from how many cards of each name its own side has not seen yet, which a player
knows who knows the own decks. Nothing else is read, so hidden cards that lie otherwise make the same bytes
(tests/lab/test_envs.py permutes them).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from delve.engine.codec import CLASSES
from delve.engine.hidden import hidden_groups
from delve.lab.envs.actions import ACTIONS, MORE, MORE_LINE, OPTION_COLUMNS, VERB_NUMBERS, number_of, second_card
from delve.lab.envs.figures import columns, figures
from delve.lab.envs.numbering import PRINTED, TENTH, Numbering
from delve.lab.envs.rows import COUNT_COLUMNS, FLAG_COLUMNS, WHOSE_COLUMNS, ZONE_COLUMNS, aimed_at, listed, row
from delve.model.decisions import Option
from delve.model.ids import CRAWLER_GRAVE, DUNGEON_GRAVE, NOTHING
from delve.model.state import State

Array = npt.NDArray[Any]
Observation = dict[str, Array]

# All figures are cut off here; counts are in tens.
LIMIT: Final = 10.0
CARD_COLUMNS: Final = (*PRINTED, *ZONE_COLUMNS, *WHOSE_COLUMNS, *FLAG_COLUMNS, *COUNT_COLUMNS)
QUESTIONS: Final = {name: number for number, name in enumerate(sorted(CLASSES), 1)}
QUESTION_COLUMNS: Final = ("question", "card", "row")

_ZONES: Final = np.eye(len(ZONE_COLUMNS), dtype=np.float32)
_WHOSE: Final = np.eye(len(WHOSE_COLUMNS), dtype=np.float32)
_BITS: Final = np.arange(len(FLAG_COLUMNS))


class Observer:
    """Makes observations of the games at a table of so many seats."""

    def __init__(self, numbering: Numbering, seats: int) -> None:
        self.numbering = numbering
        self.seats = seats
        self.rows = 24 + 16 * seats  # row 0 is no card
        self.columns = columns(seats)
        self.boxes = self.make_boxes()
        self.space: Any = spaces.Dict(self.boxes)

    def make_boxes(self) -> dict[str, Any]:
        """The space of each array."""
        names = len(self.numbering.names)
        return {
            "observation": spaces.Box(-LIMIT, LIMIT, (len(self.columns),), np.float32),
            "cards": spaces.Box(-LIMIT, LIMIT, (self.rows, len(CARD_COLUMNS)), np.float32),
            "names": spaces.Box(0, names, (self.rows, 2), np.int16),
            "piles": spaces.Box(0, 255, (2 + 2 * self.seats, names), np.uint8),
            "question": spaces.Box(0, names, (len(QUESTION_COLUMNS),), np.int16),
            "options": spaces.Box(0, names, (ACTIONS, len(OPTION_COLUMNS)), np.int16),
            "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
        }

    def blank(self) -> Observation:
        """Arrays of the right shapes."""
        return {name: np.zeros(box.shape, box.dtype) for name, box in self.boxes.items()}

    def observe(self, state: State, seat: int, shown: list[Option], page: int, pages: int) -> Observation:
        """A new observation for a seat; ``shown`` are the options of the page, if the question is this seat's."""
        found = self.blank()
        self.write(found, state, seat, shown, page, pages)
        return found

    def write(self, into: Observation, state: State, seat: int, shown: list[Option], page: int, pages: int) -> None:
        """Overwrites an observation."""
        np.clip(figures(state, seat, page), -LIMIT, LIMIT, out=into["observation"], casting="same_kind")
        first = [id for option in shown for id in (option.card, second_card(option)) if id != NOTHING]
        groups = hidden_groups(state, seat)
        ids = listed(state, seat, {id for group in groups for id in group}, first)[: self.rows - 1]
        place = {id: number for number, id in enumerate(ids, 1)}
        self.write_cards(into, state, seat, ids, place)
        self.write_piles(into["piles"], state, seat, groups)
        self.write_options(into, state, seat, shown, place)
        if pages > 1:
            into["options"][MORE, 0] = VERB_NUMBERS[MORE_LINE]
            into["action_mask"][MORE] = 1
        into["question"][:] = self.question(state, seat, place)

    def name(self, state: State, id: int) -> int:
        """The number of a card's name."""
        return self.numbering.of.get(state.card(id).name, 0) if id != NOTHING else 0

    def write_cards(self, into: Observation, state: State, seat: int, ids: list[int], place: dict[int, int]) -> None:
        count = len(ids)
        into["cards"].fill(0)
        into["names"].fill(0)
        if not count:
            return
        names = [self.name(state, id) for id in ids]
        into["names"][1 : count + 1, 0] = names
        into["names"][1 : count + 1, 1] = [place.get(aimed_at(state, id), 0) for id in ids]
        numbers = np.array([row(state, seat, id) for id in ids])
        flags = (numbers[:, 2:3] >> _BITS) & 1
        parts = [
            self.numbering.printed[names],
            _ZONES[numbers[:, 0]],
            _WHOSE[numbers[:, 1]],
            flags.astype(np.float32),
            (numbers[:, 3:] * TENTH).astype(np.float32),
        ]
        np.clip(np.concatenate(parts, axis=1), -LIMIT, LIMIT, out=into["cards"][1 : count + 1])

    def write_piles(self, into: Array, state: State, seat: int, groups: list[list[int]]) -> None:
        """By name: the Crawler and Dungeon cards that its side brought and it does not see, then all Graves."""
        allies = state.format.allies(state, seat)
        into[0] = self.counted(state, [id for ally in allies for id in groups[2 * ally]])
        into[1] = self.counted(state, [id for ally in allies for id in groups[2 * ally + 1]])
        for step in range(state.seats):
            owner = (seat + step) % state.seats
            into[2 + 2 * step] = self.counted(state, state.cards(CRAWLER_GRAVE, owner))
            into[3 + 2 * step] = self.counted(state, state.cards(DUNGEON_GRAVE, owner))

    def counted(self, state: State, ids: Sequence[int]) -> Array:
        """How many cards of each name there are."""
        entities = state.entities
        of = self.numbering.of
        return np.bincount([of.get(entities[id].card.name, 0) for id in ids], minlength=len(self.numbering.names))

    def write_options(
        self, into: Observation, state: State, seat: int, shown: list[Option], place: dict[int, int]
    ) -> None:
        count = len(shown)
        into["options"].fill(0)
        into["action_mask"].fill(0)
        into["action_mask"][:count] = 1
        for action, option in enumerate(shown):
            other = second_card(option)
            into["options"][action] = (
                option.verb + 1,
                self.name(state, option.card),
                place.get(option.card, 0),
                self.name(state, other),
                place.get(other, 0),
                number_of(state, seat, option),
            )

    def question(self, state: State, seat: int, place: dict[int, int]) -> tuple[int, int, int]:
        """What the seat is asked: the kind of question, and the card that asks it."""
        decision = state.decision
        if decision is None or decision.seat != seat:
            return 0, 0, 0
        frame = decision.frame
        number = QUESTIONS[type(frame.effect).__name__]
        return number, self.name(state, frame.source), place.get(frame.source, 0)
