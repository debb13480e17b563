"""Wounds: choosing targets, prevention, reactions of the wounded card, and death.

The order is the same for all sources: prevention before the token is placed (A-143), all tokens of one event together
(A-133), reactions such as Rampage before removal (A-103), then removal (T4.5 to T4.7).
"""

from __future__ import annotations

from typing import ClassVar

from delve.effects.base import Targeted
from delve.effects.control import Sequence
from delve.effects.move import bury, is_dead
from delve.effects.payment import PayCharm
from delve.effects.play import spend_card
from delve.effects.selectors import Selector
from delve.effects.tokens import remember_trap
from delve.effects.words import damage_words, plural, sentence, up_to
from delve.messages import Message, card_arg, message
from delve.model.abilities import CHARM
from delve.model.decisions import NONE, SPEND, WOUND, Option
from delve.model.events import WOUND_DEALT, WOUND_PREVENTED
from delve.model.frames import Effect, Frame
from delve.model.ids import ADVENTURER, HAND, IN_PLAY, MELEE, NOTHING, ON_WOUND
from delve.model.state import Attack, State
from delve.model.tokens import WOUND_FROM
from delve.queries.damage import wound_targets
from delve.queries.marching_order import in_turn, primary_target
from delve.queries.participation import weapons_of
from delve.queries.playable import FINE, spend_refusal
from delve.queries.power import attack_distances, attack_types, only_attacker
from delve.queries.purse import can_pay_charm
from delve.queries.standing import has_mark, immunity, is_locked, on_table


class Wound(Targeted):
    """Wounds the target, or every card that matches, all at once."""

    FIELDS: ClassVar[dict[str, str]] = {
        "wound": "count",
        "target": "selector",
        "damage": "damage?",
        "all": "bool?",
    }

    def __init__(self, wound: int, target: Selector, damage: int = 0, all: bool = False) -> None:
        super().__init__(target, 1, all)
        self.wound = wound
        self.damage = damage

    def applies_to(self, state: State, id: int) -> bool:
        entity = state.entities[id]
        return entity.card.has_life() and not is_immune(state, id, self.damage)

    def resolve(self, state: State, frame: Frame) -> None:
        consult_payers(state)
        if self.all:
            self.deal(state, frame, tuple(self.candidates(state, frame.seat, frame.source)))
        else:
            super().resolve(state, frame)

    def apply(self, state: State, frame: Frame, id: int) -> None:
        self.deal(state, frame, (id,))

    def candidates(self, state: State, seat: int, source: int) -> list[int]:
        found = super().candidates(state, seat, source)
        if not is_party(state, source) or can_pay_charm(state, state.entities[source].owner, source):
            return found
        return [id for id in found if not has_mark(state, state.entities[id], CHARM)]

    def possible(self, state: State, seat: int, source: int) -> bool:
        return len(self.candidates(state, seat, source)) > 0

    def deal(self, state: State, frame: Frame, targets: tuple[int, ...]) -> None:
        charming: list[int] = []
        if is_party(state, frame.source):
            charming = [id for id in targets if has_mark(state, state.entities[id], CHARM)]
        freely = tuple([id for id in targets if id not in charming])
        for _ in range(self.wound):
            for id in reversed(charming):
                wound = Wounds((id,), self.damage, False)
                state.push(PayCharm(wound, Sequence(()), frame.source), frame.seat, id)
            if freely:
                state.push(Wounds(freely, self.damage, False), frame.seat, frame.source)

    def text(self) -> str:
        return sentence(f"{self.whom()} takes {plural(self.wound, 'Wound')}{damage_words(self.damage)}")


class WoundPrimary(Effect):
    """The Primary Target takes Wounds."""

    FIELDS: ClassVar[dict[str, str]] = {"wound_primary": "count", "damage": "damage?"}

    def __init__(self, wound_primary: int, damage: int = 0) -> None:
        self.wound_primary = wound_primary
        self.damage = damage

    def resolve(self, state: State, frame: Frame) -> None:
        target = primary_target(state, frame.seat)
        if target != NOTHING and not is_immune(state, target, self.damage):
            for _ in range(self.wound_primary):
                state.push(Wounds((target,), self.damage, False), frame.seat, frame.source)

    def text(self) -> str:
        return f"The Primary Target takes {plural(self.wound_primary, 'Wound')}{damage_words(self.damage)}."


def is_party(state: State, source: int) -> bool:
    """Whether the Wound comes from one of the party's own cards (C-007)."""
    return source != NOTHING and state.card(source).is_crawler()


def is_immune(state: State, id: int, damage: int) -> bool:
    """Whether the card is immune to every type of this damage; untyped damage passes every immunity."""
    return damage != 0 and damage & ~immunity(state, state.entities[id]) == 0


# --- Placing Wounds, and death. ---------------------------------------------------------------------------------


class Wounds(Effect):
    """One Wound each is about to land on some cards; for Adventurers it can be prevented first."""

    FIELDS: ClassVar[dict[str, str]] = {
        "targets": "ids",
        "damage": "int",
        "melee": "bool",
        "bury": "bool",
        "by_attack": "bool",
        "asked": "int",
        "helper": "int",
    }

    def __init__(
        self,
        targets: tuple[int, ...],
        damage: int,
        melee: bool,
        bury: bool = True,
        by_attack: bool = False,
        asked: int = 0,
        helper: int = 0,
    ) -> None:
        self.targets = targets
        self.damage = damage
        self.melee = melee
        self.bury = bury
        self.by_attack = by_attack
        self.asked = asked  # the index of the target for which prevention is being asked
        self.helper = helper  # the index of the seat being asked, the target's own player first

    def resolve(self, state: State, frame: Frame) -> None:
        asked = self.asked
        helper = self.helper
        while asked < len(self.targets):
            entity = state.entities[self.targets[asked]]
            if entity.card.kind == ADVENTURER and on_table(entity):
                helpers = in_turn(state, entity.owner)
                while helper < len(helpers):
                    options = preventers(state, helpers[helper])
                    if options:
                        options.append(Option(NONE))
                        state.ask(
                            Frame(self.at(self.targets, asked, helper), frame.seat, frame.source),
                            options,
                            helpers[helper],
                        )
                        return
                    helper += 1
            asked += 1
            helper = 0
        self.land(state, frame)

    def at(self, targets: tuple[int, ...], asked: int, helper: int) -> Wounds:
        """The same Wounds, with the asking further along."""
        return Wounds(targets, self.damage, self.melee, self.bury, self.by_attack, asked, helper)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == SPEND:
            targets = self.targets[: self.asked] + self.targets[self.asked + 1 :]
            state.push(self.at(targets, self.asked, 0), frame.seat, frame.source)
        else:
            state.push(self.at(self.targets, self.asked, self.helper + 1), frame.seat, frame.source)
        if option.verb == SPEND:
            owner = state.entities[option.card].owner
            spend_card(state, owner, option.card)
            state.tell(WOUND_PREVENTED, owner, self.targets[self.asked], option.card)

    def land(self, state: State, frame: Frame) -> None:
        """Places all tokens together, then reactions, then death."""
        landed = tuple([id for id in self.targets if on_table(state.entities[id])])
        if self.bury and landed:
            state.push(Bury(landed, self.by_attack), frame.seat, frame.source)
        for id in reversed(landed):
            wounded = state.edit(id)
            wounded.wounds += 1
            # A Locked card cannot use Attributes.
            if is_locked(state, wounded):
                continue
            for ability in wounded.card.abilities:
                reaction = ability.when_wounded(state, wounded, self.damage, self.melee)
                if reaction is not None:
                    state.push(reaction, frame.seat, id)
        for id in landed:
            state.tell(WOUND_DEALT, state.entities[id].owner, id, frame.source)
            source = only_attacker(state, id) if frame.source == NOTHING else frame.source
            remember_trap(state, WOUND_FROM, id, 1, source)
        if self.by_attack and state.defence is not None and landed:
            # Only placed Wounds count as dealt (C-006).
            state.hurt = True
            state.edit_defence().wounded = landed

    def hint(self, state: State) -> Message:
        return message("hint-prevent", card=card_arg(state.card(self.targets[self.asked]).name))


def preventers(state: State, seat: int) -> list[Option]:
    """The cards in play that can be Spent to prevent a Wound, in any Step: Spending is not playing (C-018)."""
    return [
        Option(SPEND, id)
        for id in state.in_play(seat)
        if state.entities[id].block().spend_when == ON_WOUND and spend_refusal(state, seat, id, ON_WOUND) == FINE
    ]


class Bury(Effect):
    """Cards whose Wounds meet their Life leave play together; nothing can intervene (A-156)."""

    FIELDS: ClassVar[dict[str, str]] = {"targets": "ids", "by_attack": "bool"}

    def __init__(self, targets: tuple[int, ...], by_attack: bool) -> None:
        self.targets = targets
        self.by_attack = by_attack

    def resolve(self, state: State, frame: Frame) -> None:
        dead = [id for id in self.targets if is_dead(state, id)]
        for id in dead:
            bury(state, id)
        if dead and self.by_attack and state.attack is not None:
            state.edit_attack().killed = True


# --- Wounds won in Combat. --------------------------------------------------------------------------------------


class CombatWounds(Effect):
    """The player assigns the Wounds of a won attack to different legal targets, or to none (A-084, A-096)."""

    FIELDS: ClassVar[dict[str, str]] = {"left": "int", "picked": "ids", "check": "bool", "refused": "ids"}

    def __init__(self, left: int, picked: tuple[int, ...], check: bool, refused: tuple[int, ...] = ()) -> None:
        self.left = left
        self.picked = picked
        self.check = check
        self.refused = refused  # targets whose Charm was not paid

    def resolve(self, state: State, frame: Frame) -> None:
        attack = state.attack
        if attack is None:
            return
        if self.left > 0:
            consult_payers(state)
            targets = wound_targets(state, frame.seat, attack, self.picked, self.check)
            targets = [id for id in targets if id not in self.refused]
            if targets:
                options = [Option(WOUND, id) for id in targets]
                options.append(Option(NONE))
                state.ask(frame, options)
                return
        self.deal(state, frame, attack)

    def answered(self, state: State, frame: Frame, option: Option) -> None:
        if option.verb == NONE:
            state.push(CombatWounds(0, self.picked, self.check), frame.seat, frame.source)
            return
        given = CombatWounds(self.left - 1, (*self.picked, option.card), self.check, self.refused)
        if has_mark(state, state.entities[option.card], CHARM):
            # If Charm is not paid, the Wound may go to another target.
            kept = CombatWounds(self.left, self.picked, self.check, (*self.refused, option.card))
            state.push(PayCharm(given, kept, frame.source), frame.seat, option.card)
        else:
            state.push(given, frame.seat, frame.source)

    def deal(self, state: State, frame: Frame, attack: Attack) -> None:
        if not self.picked:
            return
        plain, magical = attack_types(state, attack)
        melee = bool(attack_distances(state, attack) >> MELEE & 1)
        state.push(PartySideEffects(self.picked), frame.seat, frame.source)
        state.push(Wounds(self.picked, plain | magical, melee, by_attack=True), frame.seat, frame.source)

    def hint(self, state: State) -> Message:
        return message("hint-wound")


def consult_payers(state: State) -> None:
    """If a Character has Charm, the legal targets depend on the hands that could pay for it (A-100)."""
    allies = state.format.allies(state, state.active)
    if len(allies) > 1:
        for id in state.encounter():
            if has_mark(state, state.entities[id], CHARM):
                for seat in allies:
                    state.consult(HAND, seat)


class PartySideEffects(Effect):
    """The side effects of the party's attack on targets that survived the Wound (A-111)."""

    FIELDS: ClassVar[dict[str, str]] = {"targets": "ids"}

    def __init__(self, targets: tuple[int, ...]) -> None:
        self.targets = targets

    def resolve(self, state: State, frame: Frame) -> None:
        if state.attack is None:
            return
        for card in weapons_of(state, state.attack):
            entity = state.entities[card]
            if entity.zone != IN_PLAY:
                continue
            for ability in entity.block().abilities:
                for id in self.targets:
                    effect = ability.on_target(id)
                    if effect is not None and on_table(state.entities[id]):
                        state.push(effect, frame.seat, card)


class FurtherWounds(Effect):
    """More Wounds after the attack has sent a Character to the Grave (A-109)."""

    FIELDS: ClassVar[dict[str, str]] = {"further_wounds": "count"}

    def __init__(self, further_wounds: int) -> None:
        self.further_wounds = further_wounds

    def possible(self, state: State, seat: int, source: int) -> bool:
        return state.attack is not None and len(wound_targets(state, seat, state.attack, (), False, source)) > 0

    def resolve(self, state: State, frame: Frame) -> None:
        state.push(CombatWounds(self.further_wounds, (), False), frame.seat, frame.source)

    def text(self) -> str:
        whom = "to a Character"
        if self.further_wounds > 1:
            whom = "each to " + up_to("different Characters", self.further_wounds)
        return f"The same attack deals 1 further Wound {whom}; Power and Stamina are not compared again."
