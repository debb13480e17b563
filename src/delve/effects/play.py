"""Putting Crawler cards into play, Spending them, and buying off Greedy Characters."""

from __future__ import annotations

from typing import ClassVar, Final

from delve.effects.base import Targeted, invite, open_to_responses
from delve.effects.discard import discard_one
from delve.effects.move import lay_in_play, to_grave
from delve.effects.selectors import Selector
from delve.effects.tokens import PayActivation
from delve.messages import Message, message
from delve.model.decisions import ASSIGN, Option
from delve.model.events import CARD_PLAYED, CARD_SPENT, CHARACTER_BOUGHT_OFF, TARGET_ASSIGNED
from delve.model.format import BEATEN
from delve.model.frames import Effect, Frame
from delve.model.ids import ADVENTURER
from delve.model.state import State
from delve.model.tokens import ACTIVATED_FLAG, BOOSTED_FLAG, DISRUPTING_FLAG, OPEN_FLAG, SPENT_FLAG
from delve.queries.participation import defended_targets
from delve.queries.playable import any_possible
from delve.queries.resources import price

_PARTY: Final = Selector(kind=1 << ADVENTURER)


def play_card(state: State, seat: int, id: int, boosted: bool) -> None:
    """Pays, puts the card into play by the chosen block, and pushes its effects (T2.1)."""
    cost = price(state, state.entities[id])
    put_into_play(state, id, BOOSTED_FLAG if boosted else 0, cost)
    state.tell(CARD_PLAYED, seat, id, amount=cost, word="boosted" if boosted else "")
    block = state.entities[id].block()
    effects = block.effects
    if block.power is not None and not any_possible(state, seat, id, effects):
        # Played for its Power alone, it wastes nothing (C-018).
        effects = ()
    state.push_all(effects, seat, id)
    if block.assigned:
        state.push(AssignTo(_PARTY), seat, id)
    announce(state, id, effects)
    if block.stamina is not None:
        state.push(CoverTarget(), seat, id)
    for _ in range(block.activates):
        state.push(PayActivation(_PARTY), seat, id)


def disrupt(state: State, seat: int, id: int, against: int) -> None:
    """Plays a card against an opponent: its effects concern that seat's side, but its player chooses (B-110)."""
    cost = price(state, state.entities[id])
    put_into_play(state, id, DISRUPTING_FLAG, cost)
    state.tell(CARD_PLAYED, seat, id, amount=cost, word=f"disrupting {against + 1}")
    effects = state.entities[id].block().effects
    state.push_all(effects, against, id)
    announce(state, id, effects)


def announce(state: State, id: int, effects: tuple[Effect, ...]) -> None:
    """Opponents may respond to a card: once its first target is named, or at once where it names none."""
    if state.format.responses(state, state.entities[id].owner) is None:
        return
    played = state.edit(id)
    played.flags |= OPEN_FLAG
    if not played.block().assigned and not (effects and effects[0].names_target()):
        open_to_responses(state, id)


def put_into_play(state: State, id: int, how: int, cost: int) -> None:
    """Puts a Crawler card into play and, if it has Power, into the current attack."""
    lay_in_play(state, id, how, cost)
    block = state.entities[id].block()
    attack = state.attack
    if block.power is None or block.assigned or how & DISRUPTING_FLAG:
        return
    # Nothing is added once the attack has been compared.
    if attack is not None and not attack.resolved:
        join_attack(state, id)


def join_attack(state: State, id: int) -> None:
    """Adds a card to the current attack."""
    joined = state.edit_attack()
    joined.cards = (*joined.cards, id)


class AssignTo(Targeted):
    """Assigns a card to an Adventurer of the player's choice; it serves nobody else (A-016)."""

    FIELDS: ClassVar[dict[str, str]] = {"target": "selector"}

    def __init__(self, target: Selector) -> None:
        super().__init__(target)

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.edit(frame.source).target = id
        state.tell(TARGET_ASSIGNED, frame.seat, frame.source, id)

    def text(self) -> str:
        return "Assign this to an Adventurer."


class CoverTarget(Effect):
    """Gives a Stamina card to the defence of one target that has a defender (A-121, A-123)."""

    def resolve(self, state: State, frame: Frame) -> None:
        targets = defended_targets(state)
        targets.sort(key=lambda id: state.entities[id].entered)
        if targets:
            state.ask(frame, [Option(ASSIGN, frame.source, id) for id in targets])

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if state.defence is not None:
            joined = state.edit_defence()
            joined.cards = (*joined.cards, option.card)
            joined.covered = (*joined.covered, option.other)

    def hint(self, state: State) -> Message:
        return message("hint-whose-defence")


def spend_card(state: State, seat: int, id: int) -> None:
    """Activates the card for its ability; it leaves in Step 4.2 (A-054)."""
    spent = state.edit(id)
    spent.flags |= SPENT_FLAG | ACTIVATED_FLAG
    state.tell(CARD_SPENT, seat, id)
    state.push_all(spent.block().spend, seat, id)
    invite(state, seat)


def buy_off(state: State, seat: int, character: int, paid: int) -> None:
    """Greedy: the card is discarded, the Character goes to the Grave (A-101)."""
    discard_one(state, seat, paid)
    state.tell(CHARACTER_BOUGHT_OFF, seat, character, paid)
    to_grave(state, character, BEATEN, seat)
