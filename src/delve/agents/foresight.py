"""What follows from an answer, in the numbers of the engine: the reasons for a piece of advice.

The answer is tried where everything hidden is in a canonical order, and ``quick`` goes on until the attack or the
defence is resolved, or its own card is. What is told ends where something hidden would be shown: the same is said
wherever the hidden cards lie.
"""

from __future__ import annotations

from typing import Final

from delve.agents.quick import QuickAgent
from delve.agents.steady import FOLLOW_UPS
from delve.engine.hidden import unknowing
from delve.engine.numbers import number
from delve.engine.run import answer
from delve.engine.story import owned_card, story
from delve.engine.views import defence_view
from delve.messages import Arg, Message, card_arg, message
from delve.model import events
from delve.model.decisions import ACTIVATE, ATTACK_NOW, DEFEND, NONE, PASS, RESOLVE, Option
from delve.model.events import Event
from delve.model.ids import ATTACK, NOTHING
from delve.model.shown import Defence
from delve.model.state import State
from delve.planning.figures import attackers_of, may_attack, may_defend, order, weapons_of
from delve.planning.trial import blows, defended, try_attack

# The most answers to follow.
FOLLOWED: Final = 24
ATTACKING: Final = 0
DEFENDING: Final = 1
OTHERWISE: Final = 2

# The events that are reported.
TOLD: Final = {
    events.CARD_SLAIN,
    events.CARD_REMOVED,
    events.CARD_RETURNED,
    events.TOKEN_CHANGED,
    events.RESET_DONE,
    events.WOUND_DEALT,
    events.WOUND_PREVENTED,
    events.WOUND_HEALED,
    events.ADVENTURER_PERISHED,
    events.CHARACTER_BOUGHT_OFF,
    events.CHALLENGE_WON,
    events.CHALLENGE_LOST,
    events.QUEST_COMPLETED,
    events.QUEST_FAILED,
    events.EFFECT_APPLIED,
    events.POINTS_SCORED,
    events.GAME_WON,
    events.GAME_LOST,
    events.GAME_DRAWN,
}
# Events that reveal something unknown.
REVEALING: Final = {
    events.CARD_DRAWN,
    events.CARD_SEEN,
    events.CARD_ENTERED,
    events.CARD_BUSTED,
    events.CARD_FLIPPED,
    events.CARD_BURNED,
    events.CARD_TAKEN,
    events.CARD_REVEALED,
    events.DECK_SHUFFLED,
}
# The events at which the report ends: what follows is unrelated or unknown.
ENDS: Final = {events.ROUND_BEGAN, events.TURN_BEGAN, events.STEP_BEGAN, events.RETALIATION_BEGAN, *REVEALING}


class Course:
    """What follows an answer, until what it began is over."""

    def __init__(self, state: State, seat: int, option: Option) -> None:
        self.before = state
        self.seat = seat
        self.kind = kind_of(state)
        self.state = unknowing(state, seat)
        self.state.recording = True
        self.log: list[Event] = []
        # The attack that is made: its Power, the Stamina against it, and the cards in it.
        self.power = 0
        self.against = 0
        self.fighters: list[int] = []
        self.ready: list[int] = [id for id in state.party(seat) if may_defend(state, id)]
        self.strikes = False  # whether the Dungeon attacks after it
        self.defences: list[Defence] = []
        self.resolved = False
        self.ended = False
        self.revealed = False  # whether something hidden has been shown, so that the table is only one of many
        self.follow(option)

    def follow(self, option: Option) -> None:
        player = QuickAgent(0)
        taken = option
        for _ in range(FOLLOWED):
            self.take(taken)
            decision = self.state.decision
            if self.ended or decision is None:
                return
            if decision.seat != self.seat:
                if decision.options[-1].verb not in {PASS, NONE}:
                    return
                taken = decision.options[-1]
            elif self.goes_on(decision.options):
                taken = player.choose(self.state, self.seat)
            else:
                return

    def take(self, option: Option) -> None:
        """Takes an answer and records what happens, as far as it may be shown."""
        before = self.state.clone()
        self.state.events = []
        answer(self.state, option)
        for event in self.state.events:
            if event.name in ENDS:
                self.ended = True
                self.revealed = any(each.name in REVEALING for each in self.state.events)
                self.strikes = any(each.name == events.RETALIATION_BEGAN for each in self.state.events)
                return
            self.log.append(event)
            if event.name == events.ATTACK_DECLARED:
                self.note_attack(before, event.amount)
            elif event.name in {events.DEFENCE_WON, events.DEFENCE_LOST} and not self.resolved:
                self.note_defence(before, option)

    def note_attack(self, before: State, power: int) -> None:
        attack = self.state.attack or before.attack
        assert attack is not None
        self.resolved = True
        self.power = power
        self.against = number(before, before.active, "dungeon.stamina")
        self.fighters = [*attackers_of(self.state, attack), *weapons_of(self.state, attack)]
        self.ready = [id for id in before.party(self.seat) if may_defend(before, id) and id not in self.fighters]

    def note_defence(self, before: State, option: Option) -> None:
        """Each defence as it was compared: where the last defender joins, nobody may be asked again."""
        self.resolved = True
        met = self.state
        if option.verb == DEFEND:
            met = defended(before, option.card, option.other)
        elif option.verb == RESOLVE:
            met = before
        self.defences = defence_view(met) or []

    def goes_on(self, options: list[Option]) -> bool:
        """Whether a later question of the same seat belongs to the same action."""
        if all(each.verb in FOLLOW_UPS for each in options):
            return True
        return not self.resolved and self.kind != OTHERWISE and kind_of(self.state) == self.kind

    # --- What can be said about it. -------------------------------------------------------------------------------

    def reasons(self) -> list[Message]:
        """The numbers first, then what happens besides."""
        if self.kind == ATTACKING:
            return self.of_attack()
        if self.kind == DEFENDING:
            return [*self.of_defence(), *self.told(set())]
        return [*self.changes(), *self.told(set())]

    def of_attack(self) -> list[Message]:
        if not self.resolved:
            return self.of_no_attack()
        slain = self.cards_of(events.CARD_SLAIN)
        wounded = [id for id in self.cards_of(events.WOUND_DEALT) if id not in slain]
        how = "kills" if slain else "wounds" if wounded else "wins" if self.has(events.ATTACK_WON) else "fails"
        told = message(f"advice-attack-{how}", cards=self.names(self.fighters), power=self.power, against=self.against)
        if slain or wounded:
            told["args"]["victims"] = self.names(slain or wounded)
        return [told, *self.told({events.CARD_SLAIN, events.WOUND_DEALT}), *self.who_is_ready()]

    def of_no_attack(self) -> list[Message]:
        """Why nobody attacks: the Power would not suffice, or the Adventurers are needed for the defence."""
        free = [id for id in self.ready if may_attack(self.before, id)]
        found = self.told(set())
        if free and self.before.attack is not None:
            most = try_attack(self.before, self.seat, free, [])
            if not most.wins():
                found.append(message("advice-too-weak", power=most.power, against=most.against))
        return [*found, *self.who_is_ready()]

    def who_is_ready(self) -> list[Message]:
        """The Adventurers who can still defend, if the Dungeon attacks."""
        if not self.strikes and (self.ended or not blows(self.state, self.seat)):
            return []
        if not self.ready:
            return [message("advice-nobody-ready")]
        return [message("advice-ready", cards=self.names(self.ready), count=len(self.ready))]

    def of_defence(self) -> list[Message]:
        """Each defence, and each Adventurer who is hit."""
        found: list[Message] = []
        for row in self.defences:
            if row["defenders"] or row["hit"]:
                told = message(
                    "advice-hit" if row["hit"] else "advice-safe",
                    card=card_arg(row["target"], True),
                    power=row["power"],
                    stamina=row["stamina"],
                )
                found.append(told)
        return found

    def changes(self) -> list[Message]:
        """The numbers of the Dungeon that change."""
        before, after = self.before, self.state
        # After the attack numbers change for other reasons.
        if self.revealed or after.round != before.round or after.step > ATTACK:
            return []
        found: list[Message] = []
        facing = before.active
        was, now = number(before, facing, "dungeon.stamina"), number(after, facing, "dungeon.stamina")
        if was != now:
            found.append(message("advice-stamina", was=was, now=now))
        for id in order(before, facing):
            was, now = number(before, facing, "against.NAME", id), number(after, facing, "against.NAME", id)
            if was != now:
                found.append(message("advice-strikes", card=self.names([id])[0], was=was, now=now))
        return found

    def told(self, said: set[int]) -> list[Message]:
        """Events in the story's words, without those reported already."""
        log = [event for event in self.log if event.name in TOLD and event.name not in said]
        return [line["message"] for line in story(self.state, log, self.seat)]

    def has(self, event: int) -> bool:
        return any(each.name == event for each in self.log)

    def cards_of(self, event: int) -> list[int]:
        return list(dict.fromkeys([each.card for each in self.log if each.name == event and each.card != NOTHING]))

    def names(self, ids: list[int]) -> list[Arg]:
        return [owned_card(self.state, id, card_arg(self.state.card(id).name, True)) for id in ids]


def kind_of(state: State) -> int:
    """What the open question belongs to."""
    decision = state.decision
    verbs = {option.verb for option in decision.options} if decision is not None else set()
    if ACTIVATE in verbs or ATTACK_NOW in verbs:
        return ATTACKING
    return DEFENDING if RESOLVE in verbs else OTHERWISE


def reasons(state: State, seat: int, option: Option) -> list[Message]:
    """What follows from an answer, in sentences."""
    return Course(state, seat, option).reasons()
