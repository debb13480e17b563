"""The game behind all environments, played by action numbers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from delve.engine.hidden import SPECTATOR
from delve.engine.run import answer
from delve.engine.tables import agreed
from delve.lab.envs.actions import MORE, lines_on, on_page, pages
from delve.lab.envs.numbering import Numbering
from delve.lab.envs.observation import Array, Observation, Observer
from delve.lab.envs.picture import picture
from delve.lab.games import BROKEN_OFF, TOO_LONG, result_of, shipped
from delve.library.formats import find_format
from delve.library.shipped import standard_book
from delve.messages import message
from delve.model.decisions import Option
from delve.model.errors import BadInput
from delve.model.state import LOST, WON, State
from delve.planning.playout import start

SEEDS: Final = 2**32
# What each result is worth; a draw, and a game that was broken off, are worth nothing.
REWARDS: Final = {WON: 1.0, LOST: -1.0}


class Play:
    """One game after another with the same decks."""

    def __init__(
        self,
        format: str,
        decks: Sequence[str] = (),
        seats: int | None = None,
        dungeon: str | None = None,
        quests_needed: int | None = None,
        sets: Sequence[str | Path] = (),
    ) -> None:
        self.book = standard_book([Path(folder) for folder in sets]) if sets else shipped()
        self.setup = agreed(self.book, find_format(format), decks, seats, quests_needed, dungeon)
        self.seats = len(self.setup.seats)
        self.observer = Observer(Numbering(self.book), self.seats)
        self.dealt: State | None = None
        self.page = 0
        self.taken = 0

    @property
    def state(self) -> State:
        """The whole state of the game, hidden cards included: for looking, not for learning."""
        if self.dealt is None:
            raise BadInput(message("lab-env-not-begun"))
        return self.dealt

    def deal(self, seed: int) -> None:
        """Begins the game of a seed, the same as that of ``delve play --seed``."""
        self.dealt = start(self.book, self.setup, seed)
        self.page = 0
        self.taken = 0

    # --- The open decision. ------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that is asked, from 0."""
        decision = self.state.decision
        return SPECTATOR if decision is None else decision.seat

    @property
    def is_over(self) -> bool:
        return self.state.decision is None

    @property
    def is_broken_off(self) -> bool:
        """Whether the game has reached its limit of decisions."""
        return self.taken >= TOO_LONG and not self.is_over

    def options(self) -> list[Option]:
        """All options of the open decision, on all pages."""
        decision = self.state.decision
        return [] if decision is None else decision.options

    def allows(self, action: int) -> bool:
        """Whether an action is one of those offered."""
        options = self.options()
        return 0 <= action < len(on_page(options, self.page)) or (action == MORE and pages(options) > 1)

    def act(self, action: int) -> None:
        """Takes an action that is offered: answers, or turns the page."""
        options = self.options()
        self.taken += 1
        if action == MORE and pages(options) > 1:
            self.page = (self.page + 1) % pages(options)
            return
        option = on_page(options, self.page)[action]
        self.page = 0
        answer(self.state, option)

    # --- What is seen. -----------------------------------------------------------------------------------------

    def observe(self, seat: int) -> Observation:
        """A new observation."""
        found = self.observer.blank()
        self.write(found, seat)
        return found

    def write(self, into: Observation, seat: int) -> None:
        """Overwrites an observation with that of a seat."""
        options = self.options() if seat == self.asked else []
        self.observer.write(into, self.state, seat, on_page(options, self.page), self.page, pages(options))

    def mask(self) -> Array:
        """Which actions are offered to whoever is asked."""
        found = self.observer.blank()["action_mask"]
        found[: len(on_page(self.options(), self.page))] = 1
        found[MORE] |= pages(self.options()) > 1
        return found

    def lines(self) -> list[str]:
        """The actions that are offered, in words, by their numbers."""
        return lines_on(self.state, self.page)

    def picture(self, seat: int) -> str:
        """The table as a seat sees it, as text."""
        return picture(self.state, seat, self.lines() if seat == self.asked else [])

    def reward(self, seat: int) -> float:
        """What the end of the game is worth to a seat; nothing while it lasts."""
        return REWARDS.get(result_of(self.state, seat), 0.0)

    def outcome(self) -> dict[str, str | int]:
        """How the game ended, for ``info``; empty while it lasts."""
        state = self.state
        if not self.is_over and not self.is_broken_off:
            return {}
        return {"result": state.result, "reason": state.reason or BROKEN_OFF, "rounds": state.round}
