"""Everything that cannot be done says why not.

Options are what the queries find nothing against. Here their findings are put into words, so that what is offered and
what is said to be refused cannot disagree.
"""

from __future__ import annotations

from delve.effects.base import Pick
from delve.effects.control import Either
from delve.effects.draw import Draw
from delve.effects.wound import CombatWounds, Wounds
from delve.engine.explain import find_card
from delve.engine.interjections import interject, is_interjection
from delve.engine.notation import lines, parse, plain, verb_and_rest
from delve.model.abilities import DRAFTED
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


def why_not(state: State, seat: int, text: str) -> str:
    """Why a line is not offered, as a judge would say it; empty if it is offered."""
    if state.result != UNDECIDED:
        return "the game is over"
    if is_interjection(text):
        return interject(state.clone(), plain(text), seat)
    decision = state.decision
    if decision is None:
        return "nobody is asked anything now"
    if decision.seat != seat:
        return f"it is seat {decision.seat + 1} that is asked"
    if parse(state, text) is not None:
        return ""
    verb, rest = verb_and_rest(text)
    try:
        return judge(state, seat, verb, rest) or not_now(state, verb)
    except BadInput as error:
        return str(error)


def not_now(state: State, verb: str) -> str:
    """Where nothing more can be said: what is asked instead, or what the verb may be said of."""
    assert state.decision is not None
    offered = [said for said in lines(state) if said == verb or said.startswith(verb + " ")]
    if offered:
        return f"the choice is between: {'; '.join(offered)}"
    return f"that is not offered now ({STEP_NAMES[state.step]}: {asking(state).hint(state)})"


def asking(state: State) -> Effect:
    """The effect that has put the open question."""
    assert state.decision is not None
    return state.decision.frame.effect


def moment_of(state: State) -> int:
    """The moment the open decision gives to cards; 0 where cards cannot be played."""
    effect = asking(state)
    if isinstance(effect, Window):
        return effect.now(state)
    if isinstance(effect, Responses):
        return moment_now(state)
    if isinstance(effect, Wounds):
        return ON_WOUND
    return 0


def judge(state: State, seat: int, verb: str, rest: str) -> str:
    """The reason where the verb has one of its own, else nothing."""
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
    return ""


# --- Crawler cards. ------------------------------------------------------------------------------------------------


def judge_play(state: State, seat: int, rest: str) -> str:
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
        return f"{rest} is not in your Hand"
    if state.card(id).is_dungeon():
        return f"{state.card(id).name} is a Dungeon card: it is placed when an Encounter is built"
    moment = moment_of(state)
    if not moment:
        return "cards cannot be played at this moment"
    if seat not in state.format.allies(state, state.active):
        return f"on another's turn only Disruption cards are played, and {state.card(id).name} is not one here"
    refusal = play_refusal(state, seat, id, block, moment, budget(state, seat))
    return explain_play_refusal(state, seat, id, block, refusal)


def judge_disruption(state: State, seat: int, name: str, against: str) -> str:
    """Why a card cannot be played against an opponent."""
    rivals = state.format.rivals(state, seat)
    if not rivals:
        return "there is no opponent to disrupt"
    if not against.isdecimal() or int(against) - 1 not in rivals:
        return f"no opponent sits at seat {against}"
    rival = int(against) - 1
    if state.active in rivals and rival != state.active:
        return f"a Disruption is played against the one who faces the Encounter: seat {state.active + 1}"
    id = find_card(state, seat, name, (HAND,))
    moment = moment_of(state)
    if not moment:
        return "cards cannot be played at this moment"
    refusal = disrupt_refusal(state, seat, id, rival, moment, budget(state, seat))
    return explain_play_refusal(state, seat, id, BASIC, refusal)


def judge_spend(state: State, seat: int, rest: str) -> str:
    id = find_card(state, seat, rest, (IN_PLAY,))
    owner = state.entities[id].owner
    if owner != seat:
        return f"{state.card(id).name} is seat {owner + 1}'s to Spend"
    moment = moment_of(state)
    if not moment:
        return "cards cannot be Spent at this moment"
    return explain_spend_refusal(state, seat, id, spend_refusal(state, seat, id, moment))


def judge_buy_off(state: State, seat: int, rest: str) -> str:
    character_name, _, paid_name = rest.partition(" with ")
    character = find_card(state, seat, character_name, (ENCOUNTER,))
    paid = find_card(state, seat, paid_name, (HAND,))
    greedy = [ability for ability in state.card(character).abilities if ability.price_to_leave() != NOTHING]
    if not greedy:
        return f"{state.card(character).name} is not Greedy"
    if not buys_off(state, state.entities[character], state.entities[paid]):
        return f"it takes an Equipment card of Cost {greedy[0].price_to_leave()} or more"
    return "cards cannot be discarded for that at this moment"


def judge_draw(state: State, seat: int, rest: str) -> str:
    """Why so many cards cannot be drawn."""
    effect = asking(state)
    if not isinstance(effect, Draw):
        return "no card asks how many to draw"
    if rest.isdecimal() and int(rest) <= effect.draw:
        return f"only {state.format.drawable(state, seat)} can be drawn"
    return f"the card says up to {effect.draw}"


# --- Dungeon cards. ------------------------------------------------------------------------------------------------


def judge_place(state: State, seat: int, rest: str) -> str:
    """Why a Dungeon card cannot be placed."""
    card = state.card(find_card(state, seat, rest, (POOL, HAND)))
    if not card.is_dungeon():
        return f"{card.name} is no Dungeon card"
    room = limit(state) - points(state)
    if state.step not in {BUILD, OPEN_BUILD, BLIND_BUILD} or card.cost <= room:
        return "Dungeon cards are not placed at this moment"
    return f"{card.name} costs {card.cost}; the Encounter has room for {room}" if room > 0 else "the Encounter is full"


def judge_draft(state: State, seat: int, rest: str) -> str:
    """Why a Dungeon card cannot be taken into hand."""
    if not state.format.drafts():
        return f"Draft is ignored in {state.format.name}"
    card = state.card(find_card(state, seat, rest, (POOL, ENCOUNTER, HAND)))
    if not card.marks & DRAFTED:
        return f"{card.name} has no Draft"
    return f"{card.name} is drafted when it is turned up, and not at this moment"


# --- Combat. -------------------------------------------------------------------------------------------------------


def judge_attack(state: State) -> str:
    attack = state.attack
    if isinstance(asking(state), AttackWindow) and attack is not None:
        if attack.activated:
            return "nobody is left who was Activated for the attack: another Adventurer must join it"
        return "no Adventurer is Activated for the attack"
    return not_the_moment_to_attack(state)


def not_the_moment_to_attack(state: State) -> str:
    """An attack that leaves no choice is made by itself: whoever wonders is told that it is over."""
    if state.attack is not None and state.attack.resolved:
        return "the attack has already been made"
    return "the attack of this Round is over" if state.step > ATTACK else "this is not the moment to attack"


def judge_pass(state: State) -> str:
    attack = state.attack
    if isinstance(asking(state), AttackWindow) and attack is not None and joining.attackers_of(state, attack):
        return "the attack has begun: an Adventurer is Activated"
    return ""


def judge_activate(state: State, seat: int, rest: str) -> str:
    """Why an Adventurer cannot join the attack."""
    joined: tuple[int, ...] = ()
    if isinstance(asking(state), AttackWindow) and state.attack is not None:
        joined = state.attack.activated
    reason = judge_joining(state, seat, rest, joined, "already takes part in this attack")
    return reason or not_the_moment_to_attack(state)


def judge_defend(state: State, seat: int, rest: str) -> str:
    """Why an Adventurer cannot be assigned to a target."""
    target_name, _, defender_name = rest.partition(" with ")
    target = find_card(state, seat, target_name, (PARTY,))
    if state.defence is None:
        return "nothing attacks now"
    if not isinstance(asking(state), DefenceWindow):
        return "this is not the moment to defend"
    targets = joining.may_be_defended(state)
    if target not in targets:
        if targets and not joining.struck(state, state.active):
            return f"nothing attacks: only {state.card(targets[0]).name} may be defended, to win the challenge"
        return f"{state.card(target).name} is not attacked"
    twice = "has already been assigned in this defence: each Adventurer defends one target only"
    return judge_joining(state, seat, defender_name, state.defence.assigned, twice)


def judge_joining(state: State, seat: int, name: str, joined: tuple[int, ...], twice: str) -> str:
    """Why an Adventurer cannot join; ``twice`` is said of one who has joined already."""
    id = find_card(state, seat, name, (PARTY,))
    entity = state.entities[id]
    if entity.owner != seat:
        return f"{entity.card.name} is seat {entity.owner + 1}'s to Activate"
    refusal = joining.join_refusal(state, id, joined)
    if refusal == joining.IS_LOCKED:
        holder = possessor(state, entity)
        by = f" by {state.card(holder).name}" if holder != NOTHING else ""
        return f"{entity.card.name} is Locked{by}"
    if refusal == joining.HAS_JOINED:
        return f"{entity.card.name} {twice}"
    return f"{entity.card.name} is already Activated" if refusal == joining.IS_ACTIVATED else ""


def judge_wound(state: State, seat: int, rest: str) -> str:
    id = find_card(state, seat, rest, (ENCOUNTER,))
    effect = asking(state)
    attack = state.attack
    if not isinstance(effect, CombatWounds) or attack is None:
        return "no Wound is to be given now"
    refusal = wounds.wound_refusal(state, seat, attack, id, effect.picked, effect.check)
    return wounds.explain_wound_refusal(state, attack, id, effect.picked, refusal)


# --- Choices. ------------------------------------------------------------------------------------------------------


def judge_choice(state: State, seat: int, rest: str) -> str:
    effect = asking(state)
    if not isinstance(effect, Pick | Either):
        return ""
    zones = effect.effect.target.zones() if isinstance(effect, Pick) else ()
    id = find_card(state, seat, rest, (*zones, ENCOUNTER, PARTY, HAND, IN_PLAY, FALLEN))
    if isinstance(effect, Pick) and id in effect.picked:
        return f"{state.card(id).name} has already been chosen"
    return f"{state.card(id).name} is not a legal target: {effect.hint(state)}"
