"""The defence against the Dungeon's attack, in Step 3.3 and before the party's attack for Frenzy (A-071, T5.1 to T5.9).

1. The attackers Activate; each strikes its targets.
2. The player assigns defenders and cards to the targets, until the attack is resolved.
3. Power is compared with Stamina for every target; a tie defends.
4. Wounds may be prevented, then land together.
5. The attackers' side effects happen to the targets that were hit.
6. Contact happens to every target, hit or not.
7. Adventurers whose Wounds meet their Life perish.
"""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import invite
from delve.effects.move import take_aim
from delve.effects.tokens import activate_card
from delve.effects.wound import Bury, Wounds
from delve.messages import Message, message
from delve.model.abilities import CONTACT, TARGET_X
from delve.model.decisions import DEFEND, PASS, RESOLVE, TRIGGER, Option
from delve.model.events import DEFENCE_LOST, DEFENCE_WON, DEFENDER_ASSIGNED, RETALIATION_BEGAN
from delve.model.frames import Effect, Frame
from delve.model.ids import IN_DEFENCE, NOBODY
from delve.model.state import Defence, State
from delve.model.tokens import NO_POWER, Entity
from delve.queries.damage import is_hit
from delve.queries.marching_order import order
from delve.queries.participation import aim, is_aimed, may_be_defended, may_defend, met
from delve.queries.power import Onslaught, is_negated, power
from delve.queries.standing import has_mark
from delve.triggers.windows import Window, buy_options, play_options, take


def dungeon_attacks(state: State, seat: int, attackers: tuple[int, ...], first: bool) -> None:
    """These Dungeon cards attack as a group."""
    fix_target_x(state, attackers)
    state.defence = Defence(activated=attackers, first=first)
    state.tell(RETALIATION_BEGAN, seat, word="first" if first else "")
    state.push(DefenceWindow(), seat)
    for id in attackers:
        activate_card(state, id)


def fix_target_x(state: State, attackers: tuple[int, ...]) -> None:
    """Aims attacks with Target X once a round (A-114), and again if their target has perished (C-005)."""
    for id in attackers:
        entity = state.entities[id]
        if has_mark(state, entity, TARGET_X) and not is_aimed(state, state.active, entity):
            take_aim(state, id, aim(state, state.active, entity))


class DefenceWindow(Window):
    """The window for defenders, Stamina cards and other responses to the attack, until it is resolved.

    Any Adventurer may defend any target, Activated by its own player (B-077). ``resolve`` resolves the attack once
    everybody has been asked; ``pass`` leaves it to the others.
    """

    FIELDS: ClassVar[dict[str, str]] = {"turn": "int", "done": "ids", "heard": "ids"}

    def __init__(self, turn: int = NOBODY, done: tuple[int, ...] = (), heard: tuple[int, ...] = ()) -> None:
        super().__init__(IN_DEFENCE, turn, done, heard)

    def at(self, turn: int, done: tuple[int, ...], heard: tuple[int, ...]) -> Window:
        return DefenceWindow(turn, done, heard)

    def resolve(self, state: State, frame: Frame) -> None:
        if state.defence is not None:
            super().resolve(state, frame)

    def options(self, state: State, seat: int, several: bool) -> list[Option]:
        options = play_options(state, seat, IN_DEFENCE)
        ready = [id for id in state.party(seat) if may_defend(state, id)]
        if ready:
            targets = may_be_defended(state)
            for target in order(state, seat):
                if target in targets:
                    options.extend([Option(DEFEND, target, id) for id in ready])
        options.append(Option(RESOLVE))
        options.extend(buy_options(state, seat))
        if several:
            options.append(Option(PASS))
        return options

    def closes(self, option: Option) -> bool:
        return option.verb == RESOLVE

    def act(self, state: State, seat: int, option: Option) -> None:
        if take(state, seat, option):
            return
        joined = state.edit_defence()
        joined.assigned = (*joined.assigned, option.other)
        joined.defended = (*joined.defended, option.card)
        state.tell(DEFENDER_ASSIGNED, seat, option.card, option.other)
        activate_card(state, option.other)
        invite(state, seat)

    def close(self, state: State, seat: int) -> None:
        if state.defence is not None:
            resolve_defence(state, seat)

    def hint(self, state: State) -> Message:
        return message("hint-defend")


def resolve_defence(state: State, seat: int) -> None:
    """Compares Power and Stamina for every target, then pushes the consequences in order."""
    assert state.defence is not None
    defence = met(state, state.defence)
    state.defence = defence
    onslaught = Onslaught(state, seat)
    targets = onslaught.struck()
    hit = [target for target in targets if is_hit(state, onslaught, target)]
    if defence.assigned:
        state.defended = True
    if hit or (defence.activated and not defence.assigned):
        state.defence_won = False
    for target in targets:
        state.tell(DEFENCE_LOST if target in hit else DEFENCE_WON, seat, target)
    state.push(EndDefence(), seat)
    state.push(Bury(tuple(hit), False), seat)
    state.push(contact(state, onslaught), seat)
    if hit:
        state.push(side_effects(state, onslaught, hit), seat)
        state.push(Wounds(tuple(hit), 0, False, bury=False, by_attack=True), seat)


def side_effects(state: State, onslaught: Onslaught, hit: list[int]) -> SideEffects:
    """The side effects of attackers with Power in an attack that hit a target (A-134, A-135, A-142)."""
    attackers: list[int] = []
    struck: list[tuple[int, ...]] = []
    for place, attacker in enumerate(onslaught.attackers):
        entity = state.entities[attacker]
        if has_mark(state, entity, CONTACT) or power(state, entity) < 1:
            continue
        targets = [
            target for target in onslaught.targets[place] if target in hit and not is_negated(state, attacker, target)
        ]
        if carries(entity, targets):
            attackers.append(attacker)
            struck.append(tuple(targets))
    return SideEffects(tuple(attackers), tuple(struck))


def carries(entity: Entity, targets: list[int]) -> bool:
    """Whether an attacker has side effects for these targets."""
    if targets:
        for ability in entity.card.abilities:
            if ability.on_target(targets[0]) is not None or ability.on_attack() is not None:
                return True
    return False


def contact(state: State, onslaught: Onslaught) -> SideEffects:
    """Contact only needs to attack: its effects reach every target, even with 0 Power (A-129)."""
    touching: list[int] = []
    touched: list[tuple[int, ...]] = []
    for place, attacker in enumerate(onslaught.attackers):
        if has_mark(state, state.entities[attacker], CONTACT):
            touching.append(attacker)
            touched.append(tuple(onslaught.targets[place]))
    return SideEffects(tuple(touching), tuple(touched))


class SideEffects(Effect):
    """The attackers' side effects, one attacker after another, in the player's order (A-157)."""

    FIELDS: ClassVar[dict[str, str]] = {"attackers": "ids", "struck": "ids"}

    def __init__(self, attackers: tuple[int, ...], struck: tuple[tuple[int, ...], ...]) -> None:
        self.attackers = attackers
        self.struck = struck

    def resolve(self, state: State, frame: Frame) -> None:
        # Attackers of one name have the same effects, so their order is not asked.
        offered: dict[str, int] = {}
        for place, id in enumerate(self.attackers):
            if carried(state, id, self.struck[place]):
                offered.setdefault(state.card(id).name, id)
        if offered:
            state.ask(frame, [Option(TRIGGER, id) for id in offered.values()])

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        place = self.attackers.index(option.card)
        rest = SideEffects(
            self.attackers[:place] + self.attackers[place + 1 :],
            self.struck[:place] + self.struck[place + 1 :],
        )
        state.push(rest, frame.seat)
        for work in reversed(carried(state, option.card, self.struck[place])):
            state.stack.append(work)

    def hint(self, state: State) -> Message:
        return message("hint-next-effect")


def carried(state: State, attacker: int, targets: tuple[int, ...]) -> list[Frame]:
    """An attacker's effects: on each target, and once on the player it struck first."""
    works: list[Frame] = []
    if not targets:
        return works
    owner = state.entities[targets[0]].owner
    wounds = wounded_any(state, targets) or has_mark(state, state.entities[attacker], CONTACT)
    for ability in state.card(attacker).abilities:
        if ability.needs_wound() and not wounds:
            continue
        for target in targets:
            each = ability.on_target(target)
            if each is not None:
                works.append(Frame(each, owner, attacker))
        once = ability.on_attack()
        if once is not None:
            works.append(Frame(once, owner, attacker))
    return works


def wounded_any(state: State, targets: tuple[int, ...]) -> bool:
    """Whether a Wound of this attack was placed on one of these targets (C-006)."""
    defence = state.defence
    if defence is not None:
        for target in targets:
            if target in defence.wounded:
                return True
    return False


class EndDefence(Effect):
    """Ends the attack and everything that lasted for this attack only."""

    def resolve(self, state: State, frame: Frame) -> None:
        state.defence = None
        state.modifiers = tuple([modifier for modifier in state.modifiers if modifier.what != NO_POWER])
