"""What is tried out on paper comes out as it does on the table."""

from __future__ import annotations

from collections import Counter

from tests.agents.tables import begin, dealt, given

from delve.effects.wound import Wounds
from delve.engine.run import answer
from delve.model.chance import seeded
from delve.model.decisions import ACTIVATE, ATTACK_NOW, DEFEND, PLAY, PLAY_BOOSTED, RESOLVE, WOUND, Option
from delve.model.ids import DUNGEON_GRAVE, ENCOUNTER
from delve.model.state import State
from delve.planning.trial import (
    Blow,
    CombatCard,
    attack_cards,
    blows,
    can_pay,
    cover,
    defence_cards,
    judged,
    slain,
    struck,
    try_attack,
)
from delve.scenarios.facts import fact


def after(state: State, option: Option) -> State:
    twin = state.clone()
    answer(twin, option)
    return twin


def test_attacks_and_defences_go_as_they_were_tried() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        state = begin(dealt("solo-standard", 1, seed), seed)
        chance = seeded(seed)
        while state.decision is not None:
            options = state.decision.options
            for option in options:
                if state.attack is not None and not state.attack.resolved:
                    seen[check_attack(state, option)] += 1
                elif state.defence is not None:
                    seen[check_defence(state, option)] += 1
            answer(state, options[chance.below(len(options))])
    assert min([seen[what] for what in ("joined", "resolved", "wounds", "defended", "covered", "landed")]) > 10


def card_of(cards: list[CombatCard], option: Option) -> list[CombatCard]:
    """The card that an option plays, if it is one of these."""
    if option.verb not in {PLAY, PLAY_BOOSTED}:
        return []
    return [card for card in cards if card.id == option.card and card.boosted == (option.verb == PLAY_BOOSTED)]


def check_attack(state: State, option: Option) -> str:
    """Checks that the trial predicted the result; returns what was tried, if anything."""
    cards = card_of(attack_cards(state, 0), option)
    now = after(state, option)
    if option.verb == ATTACK_NOW:
        tried = try_attack(state, 0, [], [])
        assert now.attack_won == (tried.wins() or state.attack_won)
        if now.decision is not None and now.decision.options[0].verb == WOUND:
            assert tried.targets == [each.card for each in now.decision.options if each.verb == WOUND]
            return "wounds"
        return "resolved"
    if option.verb != ACTIVATE and not cards:
        return ""
    assert can_pay(state, 0, cards)
    tried = try_attack(state, 0, [] if cards else [option.card], cards)
    # What else a card does may change the table before the attack goes on.
    if now.attack is None or any(state.card(card.id).blocks[card.boosted].effects for card in cards):
        return ""
    assert tried.power == fact(now, [], "attack.power")
    return "joined"


def check_defence(state: State, option: Option) -> str:
    now = after(state, option)
    if option.verb == RESOLVE:
        landed = [blow for blow in blows(state, 0) if blow.lands(0, [])]
        # A new round forgets who was hurt. A Wound that may still be prevented has hurt nobody yet.
        prevented = now.decision is not None and isinstance(now.decision.frame.effect, Wounds)
        assert prevented or now.round > state.round or now.hurt == (state.hurt or len(landed) > 0)
        return "landed" if landed else "met"
    # With nothing more to do, the attack has been resolved by itself.
    if now.decision is None or not any(each.verb == RESOLVE for each in now.decision.options):
        return ""
    if option.verb == DEFEND:
        found = blow_on(state, option.card)
        assert found is None or found.lands(1, []) == lands_on(now, option.card)
        return "defended"
    cards = card_of(defence_cards(state, 0), option)
    defended = [blow for blow in blows(state, 0) if blow.defenders]
    # With one target defended it is not asked whose defence the card serves.
    if cards and len(defended) == 1 and not state.card(option.card).blocks[cards[0].boosted].effects:
        [blow] = defended
        assert blow.lands(0, [cover(state, cards[0], blow.target)]) == lands_on(now, blow.target)
        return "covered"
    return ""


def blow_on(state: State, target: int) -> Blow | None:
    return next((blow for blow in blows(state, 0) if blow.target == target), None)


def lands_on(state: State, target: int) -> bool:
    blow = blow_on(state, target)
    return blow is not None and blow.lands(0, [])


def test_only_magic_stops_what_is_incorporeal() -> None:
    hand = ["Wood Shield", "Salt Circle"]
    state = given(step="retaliate", adventurers=["Gold Dwarf Warrior"], encounter=["Phantom"], hand=hand)
    [blow] = blows(state, 0)
    wood, salt = [cover(state, card, blow.target) for card in defence_cards(state, 0)]
    assert blow.lands(1, [wood])
    assert blow.lands(blow.power, [])
    assert not blow.lands(1, [salt])


def test_wounds_and_challenges_are_tried_on_a_copy() -> None:
    state = given(encounter=["Ghoul", "Damsel"], quests=["Rescue the Damsel"])
    ghoul, damsel = state.encounter()
    assert struck(state, ghoul).entities[ghoul].wounds == 1
    assert struck(struck(state, ghoul), ghoul).entities[ghoul].zone == DUNGEON_GRAVE
    assert slain(state, ghoul).entities[ghoul].zone == DUNGEON_GRAVE
    assert fact(judged(state, damsel, True), [], "quests.Rescue the Damsel") == "done"
    assert fact(judged(state, damsel, False), [], "quests.Rescue the Damsel") == "failed"
    assert (state.entities[ghoul].zone, state.entities[ghoul].wounds) == (ENCOUNTER, 0)
    assert fact(state, [], "quests.Rescue the Damsel") == "open"
