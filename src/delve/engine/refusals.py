"""Reasons why something cannot be done.

Options are what the queries do not refuse. Here their refusal codes become messages, so offers and reasons cannot
disagree.
"""

from __future__ import annotations

from delve.effects.base import Pick
from delve.effects.control import Either
from delve.effects.draw import Draw
from delve.effects.wound import CombatWounds, Wounds
from delve.engine.interjections import interject, is_interjection
from delve.engine.notation import find_card, lines, parse, plain, verb_and_rest
from delve.messages import Message, card_arg, keyed, message, seat_arg
from delve.model.abilities import DRAFT_MARK
from delve.model.errors import BadInput
from delve.model.frames import Effect
from delve.model.ids import (
    ATTACK,
    BLIND_BUILD,
    BUILD,
    ENCOUNTER,
    FALLEN,
    HAND,
    IN_PLAY,
    NOTHING,
    ON_WOUND,
    OPEN_BUILD,
    PARTY,
    POOL,
    STEP_NAMES,
)
from delve.model.state import UNDECIDED, State
from delve.queries import damage as wounds
from delve.queries import participation as joining
from delve.queries.encounter import limit, points
from delve.queries.playable import (
    BASIC,
    BOOSTED,
    budget,
    buys_off,
    disrupt_refusal,
    explain_play_refusal,
    explain_spend_refusal,
    moment_now,
    play_refusal,
    spend_refusal,
)
from delve.queries.standing import possessor
from delve.rounds.defence import DefenceWindow
from delve.rounds.step3_2_adventurers_attack import AttackWindow
from delve.triggers.windows import Responses, Window


def why_not(state: State, seat: int, text: str) -> Message | None:
    """Why a line is not offered; None if it is offered."""
    if state.result != UNDECIDED:
        return message("why-game-over")
    if is_interjection(text):
        return interject(state.clone(), plain(text), seat)
    decision = state.decision
    if decision is None:
        return message("why-nobody-asked")
    if decision.seat != seat:
        return message("why-other-asked", seat=seat_arg(decision.seat))
    if parse(state, text) is not None:
        return None
    verb, rest = verb_and_rest(text)
    try:
        return judge(state, seat, verb, rest) or not_now(state, verb)
    except BadInput as error:
        return error.message


def not_now(state: State, verb: str) -> Message:
    """The general reason: what is asked instead, or what the verb may be used for."""
    assert state.decision is not None
    offered = [said for said in lines(state) if said == verb or said.startswith(verb + " ")]
    if offered:
        return message("why-choice", lines="; ".join(offered))
    return message(
        "why-not-offered", step=keyed("word-at-step", STEP_NAMES[state.step]), hint=asking(state).hint(state)
    )


def asking(state: State) -> Effect:
    """The effect that asked the open question."""
    assert state.decision is not None
    return state.decision.frame.effect


def moment_of(state: State) -> int:
    """The moment of the open decision for playing cards; 0 if cards cannot be played."""
    effect = asking(state)
    if isinstance(effect, Window):
        return effect.now(state)
    if isinstance(effect, Responses):
        return moment_now(state)
    if isinstance(effect, Wounds):
        return ON_WOUND
    return 0


def judge(state: State, seat: int, verb: str, rest: str) -> Message | None:
    """The specific reason for a verb, or None."""
    if not rest and verb not in {"attack", "pass"}:
        return None
    if verb in {"play", "play boosted"}:
        return judge_play(state, seat, rest)
    if verb == "spend":
        return judge_spend(state, seat, rest)
    if verb == "wound":
        return judge_wound(state, seat, rest)
    if verb == "activate":
        return judge_activate(state, seat, rest)
    if verb == "attack":
        return judge_attack(state)
    if verb == "pass":
        return judge_pass(state)
    if verb == "defend":
        return judge_defend(state, seat, rest)
    if verb == "buy off":
        return judge_buy_off(state, seat, rest)
    if verb == "place":
        return judge_place(state, seat, rest)
    if verb == "draft":
        return judge_draft(state, seat, rest)
    if verb == "choose":
        return judge_choice(state, seat, rest)
    if verb == "draw":
        return judge_draw(state, seat, rest)
    return None


# --- Crawler cards. ------------------------------------------------------------------------------------------------


def judge_play(state: State, seat: int, rest: str) -> Message | None:
    name, disrupting, against = rest.partition(" disrupting ")
    if disrupting:
        return judge_disruption(state, seat, name, against)
    block = BASIC
    if rest.lower().endswith(" boosted"):
        block = BOOSTED
        rest = rest[: -len(" boosted")]
    try:
        id = find_card(state, seat, rest, (HAND,))
    except BadInput:
        return message("why-not-in-hand", name=rest)
    if state.card(id).is_dungeon():
        return message("why-dungeon-card", card=card_arg(state.card(id).name))
    moment = moment_of(state)
    if not moment:
        return message("why-no-playing-now")
    if seat not in state.format.allies(state, state.active):
        return message("why-only-disruptions", card=card_arg(state.card(id).name))
    refusal = play_refusal(state, seat, id, block, moment, budget(state, seat))
    return explain_play_refusal(state, seat, id, block, refusal)


def judge_disruption(state: State, seat: int, name: str, against: str) -> Message | None:
    """Why a card cannot be played against an opponent."""
    rivals = state.format.rivals(state, seat)
    if not rivals:
        return message("why-no-opponent")
    if not against.isdecimal() or int(against) - 1 not in rivals:
        return message("why-no-opponent-there", seat=against)
    rival = int(against) - 1
    if state.active in rivals and rival != state.active:
        return message("why-other-faces", seat=seat_arg(state.active))
    id = find_card(state, seat, name, (HAND,))
    moment = moment_of(state)
    if not moment:
        return message("why-no-playing-now")
    refusal = disrupt_refusal(state, seat, id, rival, moment, budget(state, seat))
    return explain_play_refusal(state, seat, id, BASIC, refusal)


def judge_spend(state: State, seat: int, rest: str) -> Message | None:
    id = find_card(state, seat, rest, (IN_PLAY,))
    owner = state.entities[id].owner
    if owner != seat:
        return message("why-other-spends", card=card_arg(state.card(id).name), seat=seat_arg(owner))
    moment = moment_of(state)
    if not moment:
        return message("why-no-spending-now")
    return explain_spend_refusal(state, seat, id, spend_refusal(state, seat, id, moment))


def judge_buy_off(state: State, seat: int, rest: str) -> Message | None:
    character_name, _, paid_name = rest.partition(" with ")
    character = find_card(state, seat, character_name, (ENCOUNTER,))
    paid = find_card(state, seat, paid_name, (HAND,))
    greedy = [ability for ability in state.card(character).abilities if ability.price_to_leave() != NOTHING]
    if not greedy:
        return message("why-not-greedy", card=card_arg(state.card(character).name))
    if not buys_off(state, state.entities[character], state.entities[paid]):
        return message("why-too-cheap", cost=greedy[0].price_to_leave())
    return message("why-no-buying-off-now")


def judge_draw(state: State, seat: int, rest: str) -> Message | None:
    """Why this number of cards cannot be drawn."""
    effect = asking(state)
    if not isinstance(effect, Draw):
        return message("why-no-draw")
    if rest.isdecimal() and int(rest) <= effect.draw:
        return message("why-too-few-to-draw", count=state.format.drawable(state, seat))
    return message("why-too-many-to-draw", most=effect.draw)


# --- Dungeon cards. ------------------------------------------------------------------------------------------------


def judge_place(state: State, seat: int, rest: str) -> Message | None:
    """Why a Dungeon card cannot be placed."""
    card = state.card(find_card(state, seat, rest, (POOL, HAND)))
    if not card.is_dungeon():
        return message("why-no-dungeon-card", card=card_arg(card.name))
    room = limit(state) - points(state)
    if state.step not in {BUILD, OPEN_BUILD, BLIND_BUILD} or card.cost <= room:
        return message("why-no-placing-now")
    return (
        message("why-no-room", card=card_arg(card.name), cost=card.cost, room=room)
        if room > 0
        else message("why-encounter-full")
    )


def judge_draft(state: State, seat: int, rest: str) -> Message | None:
    """Why a Dungeon card cannot be taken into hand."""
    if not state.format.drafts():
        return message("why-no-draft", format=state.format.title())
    card = state.card(find_card(state, seat, rest, (POOL, ENCOUNTER, HAND)))
    if not card.marks & DRAFT_MARK:
        return message("why-not-drafted", card=card_arg(card.name))
    return message("why-no-draft-now", card=card_arg(card.name))


# --- Combat. -------------------------------------------------------------------------------------------------------


def judge_attack(state: State) -> Message | None:
    attack = state.attack
    if isinstance(asking(state), AttackWindow) and attack is not None:
        if attack.activated:
            return message("why-attackers-gone")
        return message("why-no-attackers")
    return not_the_moment_to_attack(state)


def not_the_moment_to_attack(state: State) -> Message:
    """An attack without choices is resolved automatically, so the reason may be that it is over."""
    if state.attack is not None and state.attack.resolved:
        return message("why-attack-made")
    return message("why-attack-over") if state.step > ATTACK else message("why-no-attack-now")


def judge_pass(state: State) -> Message | None:
    attack = state.attack
    if isinstance(asking(state), AttackWindow) and attack is not None and joining.attackers_of(state, attack):
        return message("why-attack-begun")
    return None


def judge_activate(state: State, seat: int, rest: str) -> Message | None:
    """Why an Adventurer cannot join the attack."""
    joined: tuple[int, ...] = ()
    if isinstance(asking(state), AttackWindow) and state.attack is not None:
        joined = state.attack.activated
    reason = judge_joining(state, seat, rest, joined, "why-attacks-already")
    return reason or not_the_moment_to_attack(state)


def judge_defend(state: State, seat: int, rest: str) -> Message | None:
    """Why an Adventurer cannot be assigned to a target."""
    target_name, _, defender_name = rest.partition(" with ")
    target = find_card(state, seat, target_name, (PARTY,))
    if state.defence is None:
        return message("why-nothing-attacks")
    if not isinstance(asking(state), DefenceWindow):
        return message("why-no-defence-now")
    targets = joining.may_be_defended(state)
    if target not in targets:
        if targets and not joining.struck(state, state.active):
            return message("why-only-challenged", card=card_arg(state.card(targets[0]).name))
        return message("why-not-attacked", card=card_arg(state.card(target).name))
    return judge_joining(state, seat, defender_name, state.defence.assigned, "why-defends-already")


def judge_joining(state: State, seat: int, name: str, joined: tuple[int, ...], twice: str) -> Message | None:
    """Why an Adventurer cannot join; ``twice`` is the message for one who has joined already."""
    id = find_card(state, seat, name, (PARTY,))
    entity = state.entities[id]
    if entity.owner != seat:
        return message("why-other-activates", card=card_arg(entity.card.name), seat=seat_arg(entity.owner))
    refusal = joining.join_refusal(state, id, joined)
    card = card_arg(entity.card.name)
    if refusal == joining.IS_LOCKED:
        holder = possessor(state, entity)
        if holder == NOTHING:
            return message("why-locked", card=card)
        return message("why-locked-by", card=card, other=card_arg(state.card(holder).name))
    if refusal == joining.HAS_JOINED:
        return message(twice, card=card)
    return message("why-already-activated", card=card) if refusal == joining.IS_ACTIVATED else None


def judge_wound(state: State, seat: int, rest: str) -> Message | None:
    id = find_card(state, seat, rest, (ENCOUNTER,))
    effect = asking(state)
    attack = state.attack
    if not isinstance(effect, CombatWounds) or attack is None:
        return message("why-no-wound-now")
    refusal = wounds.wound_refusal(state, seat, attack, id, effect.picked, effect.check)
    return wounds.explain_wound_refusal(state, attack, id, effect.picked, refusal)


# --- Choices. ------------------------------------------------------------------------------------------------------


def judge_choice(state: State, seat: int, rest: str) -> Message | None:
    effect = asking(state)
    if not isinstance(effect, Pick | Either):
        return None
    zones = effect.effect.target.searched if isinstance(effect, Pick) else ()
    id = find_card(state, seat, rest, (*zones, ENCOUNTER, PARTY, HAND, IN_PLAY, FALLEN))
    if isinstance(effect, Pick) and id in effect.picked:
        return message("why-already-chosen", card=card_arg(state.card(id).name))
    return message("why-illegal-target", card=card_arg(state.card(id).name), hint=effect.hint(state))
