"""Putting Crawler cards into play, Spending them, and buying off Greedy Characters."""

from __future__ import annotations

from typing import ClassVar, Final

from delve.effects.base import Targeted
from delve.effects.discard import discard_one
from delve.effects.move import lift, next_entry, to_grave
from delve.effects.selectors import Selector
from delve.effects.tokens import PayActivation
from delve.model.decisions import ASSIGN, Option
from delve.model.events import CARD_PLAYED, CARD_SPENT, CHARACTER_BOUGHT_OFF, TARGET_ASSIGNED
from delve.model.frames import Effect, Frame
from delve.model.ids import ADVENTURER, IN_PLAY
from delve.model.state import Attack, Defence, State
from delve.model.tokens import ACTIVATED_FLAG, BOOSTED_FLAG, SPENT_FLAG
from delve.queries.marching_order import from_primary
from delve.queries.resources import price
from delve.queries.stamina import defenders_of
from delve.queries.standing import block_of

_PARTY: Final = Selector(kind=1 << ADVENTURER)


def play_card(state: State, seat: int, id: int, boosted: bool) -> None:
    """Pay, choose the block, and let it do what it does (T2.1)."""
    cost = price(state, state.entities[id])
    played = put_into_play(state, seat, id, boosted, cost)
    state.tell(CARD_PLAYED, seat, id, amount=cost, word="boosted" if boosted else "")
    block = state.card(id).blocks[1 if boosted else 0]
    state.push_all(block.effects, seat, played)
    if block.assigned:
        state.push(AssignTo(_PARTY), seat, id)
    if block.stamina is not None:
        state.push(CoverTarget(), seat, id)
    for _ in range(block.activates):
        state.push(PayActivation(_PARTY), seat, id)


def put_into_play(state: State, seat: int, id: int, boosted: bool, cost: int) -> int:
    """A Crawler card lies in play and, if it has Power, in the attack now being made."""
    fresh = lift(state, id)
    fresh.zone = IN_PLAY
    fresh.entered = next_entry(state)
    fresh.since = state.round
    fresh.paid = cost
    fresh.flags = BOOSTED_FLAG if boosted else 0
    state.put(IN_PLAY, seat, state.in_play(seat) + (id,))
    state.listen(id)
    block = fresh.card.blocks[1 if boosted else 0]
    if block.power is not None and not block.assigned and state.attack is not None:
        join_attack(state, id)
    return id


def join_attack(state: State, id: int) -> None:
    """A card's Power counts in the attack now being made."""
    attack = state.attack
    assert attack is not None
    state.attack = Attack(attack.attackers, attack.cards + (id,), attack.apart, attack.alone)


class AssignTo(Targeted):
    """A card is Assigned to an Adventurer of the player's choice and serves nobody else (A-016)."""

    FIELDS: ClassVar[dict[str, str]] = {"target": "selector"}

    def __init__(self, target: Selector) -> None:
        super().__init__(target)

    def apply(self, state: State, frame: Frame, id: int) -> None:
        state.edit(frame.source).target = id
        state.tell(TARGET_ASSIGNED, frame.seat, frame.source, id)

    def text(self) -> str:
        return "Assign this to an Adventurer."


class CoverTarget(Effect):
    """A Stamina card is given whole to the defence of one target that has a defender (A-121, A-123)."""

    def resolve(self, state: State, frame: Frame) -> None:
        if state.defence is None:
            return
        targets = [id for id in from_primary(state, state.active) if defenders_of(state, id) > 0]
        targets.sort(key=lambda id: state.entities[id].entered)
        if targets:
            state.ask(frame, [Option(ASSIGN, frame.source, id) for id in targets])

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        defence = state.defence
        if defence is not None:
            state.defence = Defence(
                defence.attackers,
                defence.first,
                defence.defenders,
                defence.defended,
                defence.cards + (option.card,),
                defence.covered + (option.other,),
            )

    def hint(self) -> str:
        return "Whose defence does it serve?"


def spend_card(state: State, seat: int, id: int) -> None:
    """Activate the card for its ability; it leaves in Step 4.2 (A-054)."""
    spent = state.edit(id)
    spent.flags |= SPENT_FLAG | ACTIVATED_FLAG
    state.tell(CARD_SPENT, seat, id)
    state.push_all(spent.card.blocks[block_of(spent)].spend, seat, id)


def buy_off(state: State, seat: int, character: int, paid: int) -> None:
    """Greedy: the card is discarded, the Character goes to the Grave (A-101)."""
    discard_one(state, seat, paid)
    state.tell(CHARACTER_BOUGHT_OFF, seat, character, paid)
    to_grave(state, character, defeated=True)
