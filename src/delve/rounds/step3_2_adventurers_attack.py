"""Step 3.2: the Adventurers' Attack (rulebook, Step 3.2; A-077 to A-116).

1. If a Target X attacker stands apart, the player may fight it separately.
2. The player Activates Adventurers and plays cards into the attack, or passes.
3. The attack is resolved: Power against the Dungeon's Stamina, at least 1; a tie wins.
4. One Wound, or more with Area, is assigned to legal targets.
5. A window for cards that require a win.
"""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import invite
from delve.effects.tokens import activate_card
from delve.effects.wound import CombatWounds
from delve.messages import Message, message
from delve.model.abilities import TARGET_X
from delve.model.decisions import ACTIVATE, ATTACK_NOW, CHOOSE, NONE, PASS, Option
from delve.model.events import ATTACK_DECLARED, ATTACK_LOST, ATTACK_PASSED, ATTACK_WON
from delve.model.frames import Effect, Frame
from delve.model.ids import ATTACK, CHARACTER, IN_ATTACK, NOBODY, NOTHING
from delve.model.state import Attack, State
from delve.model.tokens import STRIPPED, WHOLE_PARTY
from delve.queries.damage import attack_succeeds
from delve.queries.participation import able_attackers, attackers_of, fought, may_attack, targets_of
from delve.queries.playable import somebody_attacks
from delve.queries.power import attack_area, attack_distance, attack_power
from delve.queries.standing import has_mark
from delve.rounds.defence import fix_target_x
from delve.rounds.round import Step
from delve.triggers.windows import AfterWin, Window, buy_options, play_options, take


class AdventurersAttack(Step):
    """The step: one Combat, or two if a Target X attacker is fought separately (A-115)."""

    def number(self) -> int:
        return ATTACK

    def begin(self, state: State, frame: Frame) -> None:
        fix_target_x(state, tuple(able_attackers(state)))
        apart = standing_apart(state, frame.seat)
        if apart:
            state.push(SplitCombat(), frame.seat)
        else:
            state.push(Combat(NOTHING, False), frame.seat)


def standing_apart(state: State, seat: int) -> list[int]:
    """Characters with Target X whose target nobody else attacks."""
    attackers = able_attackers(state)
    found: list[int] = []
    for id in attackers:
        if state.card(id).kind == CHARACTER and has_mark(state, state.entities[id], TARGET_X):
            mine = targets_of(state, seat, id)
            others = [other for other in attackers if other != id]
            if others and not any(target in targets_of(state, seat, other) for other in others for target in mine):
                found.append(id)
    return found


class SplitCombat(Effect):
    """Asks whether to fight two Combats or one."""

    def resolve(self, state: State, frame: Frame) -> None:
        options = [Option(CHOOSE, id) for id in standing_apart(state, frame.seat)]
        options.append(Option(NONE))
        state.ask(frame, options)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == NONE:
            state.push(Combat(NOTHING, False), frame.seat)
            return
        state.push(Combat(option.card, False), frame.seat)
        state.push(Combat(option.card, True), frame.seat)

    def hint(self, state: State) -> Message:
        return message("hint-apart")


class Combat(Effect):
    """Begins one attack: on the whole Encounter, on the Character that stands apart, or on the rest."""

    FIELDS: ClassVar[dict[str, str]] = {"apart": "int", "alone": "bool"}

    def __init__(self, apart: int, alone: bool) -> None:
        self.apart = apart
        self.alone = alone

    def resolve(self, state: State, frame: Frame) -> None:
        state.attack = Attack(apart=self.apart, alone=self.alone)
        state.push(AttackWindow(), frame.seat)


class AttackWindow(Window):
    """The window in which Adventurers and cards join the attack, each player's own (A-079, B-077).

    ``attack`` resolves it once everybody has been asked; ``pass`` leaves it to the others.
    """

    FIELDS: ClassVar[dict[str, str]] = {"turn": "int", "done": "ids", "heard": "ids"}

    def __init__(self, turn: int = NOBODY, done: tuple[int, ...] = (), heard: tuple[int, ...] = ()) -> None:
        super().__init__(IN_ATTACK, turn, done, heard)

    def at(self, turn: int, done: tuple[int, ...], heard: tuple[int, ...]) -> Window:
        return AttackWindow(turn, done, heard)

    def options(self, state: State, seat: int, several: bool) -> list[Option]:
        attack = state.attack
        assert attack is not None
        attackers = attackers_of(state, attack)
        options = play_options(state, seat, IN_ATTACK)
        options.extend([Option(ACTIVATE, id) for id in state.party(seat) if may_attack(state, id)])
        if attackers:
            options.append(Option(ATTACK_NOW))
        options.extend(buy_options(state, seat))
        if several or not attackers:
            options.append(Option(PASS))
        return options

    def closes(self, option: Option) -> bool:
        return option.verb == ATTACK_NOW

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == ATTACK_NOW:
            state.edit_attack().declared = True
        super().answered(state, frame, option)

    def act(self, state: State, seat: int, option: Option) -> None:
        if option.verb == ACTIVATE:
            joined = state.edit_attack()
            joined.activated = (*joined.activated, option.card)
            activate_card(state, option.card)
            invite(state, seat)
        else:
            take(state, seat, option)

    def close(self, state: State, seat: int) -> None:
        attack = state.attack
        assert attack is not None
        if attackers_of(state, attack):
            resolve_attack(state, seat, attack)
        elif attack.declared and somebody_attacks(state, seat):
            # Responses removed everybody from a declared attack: it waits until somebody joins (C-003).
            state.edit_attack().declared = False
            state.push(AttackWindow(), seat)
        else:
            state.tell(ATTACK_PASSED, seat)

    def hint(self, state: State) -> Message:
        return message("hint-attack")


def resolve_attack(state: State, seat: int, attack: Attack) -> None:
    """Compares Power and Stamina. Bonuses of the same Distance are stripped, won or lost (A-102)."""
    attack = fought(state, attack)
    state.attack = attack
    state.modify(STRIPPED, WHOLE_PARTY, attack_distance(state, attack), NOTHING)
    state.tell(ATTACK_DECLARED, seat, amount=attack_power(state, attack))
    if not attack_succeeds(state, attack):
        state.tell(ATTACK_LOST, seat)
        return
    state.attack_won = True
    state.tell(ATTACK_WON, seat)
    state.push(AfterWin(), seat)
    state.push(CombatWounds(attack_area(state, attack), (), True), seat)
