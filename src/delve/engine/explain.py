"""Every number explains itself, and everything that cannot be done says why not."""

from __future__ import annotations

from typing import Final

from delve.effects.base import Pick
from delve.effects.control import Either
from delve.effects.draw import Draw
from delve.effects.selectors import cards_in
from delve.effects.wound import CombatWounds, Wounds
from delve.engine.notation import line, parse, spellings, verb_and_rest
from delve.model.abilities import DRAFTED
from delve.model.errors import BadInput, nearest
from delve.model.ids import (
    ENCOUNTER,
    HAND,
    IN_PLAY,
    NOTHING,
    ON_WOUND,
    PARTY,
    POOL,
    RESOURCE_NAMES,
    STEP_NAMES,
)
from delve.model.state import UNDECIDED, State
from delve.queries import damage as wounds
from delve.queries.encounter import limit, points
from delve.queries.explanation import Explanation
from delve.queries.marching_order import primary_target
from delve.queries.participation import attackers_of, struck
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
from delve.queries.power import attack_on, attack_power, power
from delve.queries.resources import free, hand_limit, price
from delve.queries.stamina import defence_stamina, dungeon_stamina, stamina
from delve.queries.standing import enfeebler, is_locked, life, possessor
from delve.triggers.windows import Responses, Window

# --- Numbers. ----------------------------------------------------------------------------------------------------

EXPLAINED: Final = (
    "dungeon.stamina",
    "dungeon.power",
    "attack.power",
    "hand.limit",
    "encounter.points",
    "encounter.limit",
    "card.NAME.power",
    "card.NAME.stamina",
    "card.NAME.life",
    "card.NAME.cost",
    "against.NAME",
    "defence.NAME",
)


def explain(state: State, seat: int, what: str) -> Explanation:
    """The contributions to a number, by the name that scenario files give it."""
    why = Explanation()
    if what == "dungeon.stamina":
        dungeon_stamina(state, why)
    elif what == "dungeon.power":
        attack_on(state, seat, primary_target(state, seat), why)
    elif what == "attack.power":
        if state.attack is not None:
            attack_power(state, state.attack, 0, why)
    elif what == "hand.limit":
        hand_limit(state, seat, why)
    elif what == "encounter.points":
        points(state, why)
    elif what == "encounter.limit":
        limit(state, why)
    elif what.startswith("resources.") and what[10:] in RESOURCE_NAMES:
        free(state, seat, RESOURCE_NAMES.index(what[10:]), why)
    elif what.startswith("against."):
        attack_on(state, seat, find_card(state, seat, what[8:], (PARTY,)), why)
    elif what.startswith("defence."):
        defence_stamina(state, find_card(state, seat, what[8:], (PARTY,)), False, why)
    elif what.startswith("card.") and what.endswith(".power"):
        power(state, state.entities[find_card(state, seat, what[5:-6], (ENCOUNTER,))], why)
    elif what.startswith("card.") and what.endswith(".stamina"):
        stamina(state, state.entities[find_card(state, seat, what[5:-8], (ENCOUNTER, PARTY))], why)
    elif what.startswith("card.") and what.endswith(".life"):
        life(state, state.entities[find_card(state, seat, what[5:-5], (ENCOUNTER, PARTY))], why)
    elif is_cost(what):
        price(state, state.entities[find_card(state, seat, what[5:-5], (HAND,))], why)
    else:
        known = [*EXPLAINED, *[f"resources.{kind}" for kind in RESOURCE_NAMES]]
        raise BadInput(f"{what!r}: no number has that name{nearest(what, known)}")
    return why


def is_cost(what: str) -> bool:
    """Whether it is the number of a card in hand, and so tells what is held."""
    return what.startswith("card.") and what.endswith(".cost")


def told(state: State, why: Explanation) -> list[str]:
    """An explanation as lines: ``+1  Graveyard: Each undead or spirit gains +1 Stamina.``"""
    rows: list[str] = []
    for source, amount, reason in zip(why.sources, why.amounts, why.reasons, strict=True):
        name = state.card(source).name + ": " if source != NOTHING else ""
        rows.append(f"{amount:+d}  {name}{reason}")
    return rows


def find_card(state: State, seat: int, name: str, zones: tuple[int, ...]) -> int:
    """A card on this seat's side of the table by name; bad input if there is none."""
    wanted, _, number = name.partition("#")
    place = int(number) - 1 if number.isdecimal() else 0
    seen: list[str] = []
    for zone in zones:
        cards = cards_in(state, zone, seat)
        for id in cards:
            seen.append(state.card(id).name)
            if wanted.lower() in [form.lower() for form in spellings(state.card(id).name)]:
                same = [other for other in cards if state.card(other).name == state.card(id).name]
                if 0 <= place < len(same):
                    return same[place]
    raise BadInput(f"no {name!r} is there{nearest(wanted, seen)}")


# --- Refusals. ------------------------------------------------------------------------------------------------------


def moment_of(state: State) -> int:
    """The moment the open decision gives to cards; 0 where cards cannot be played."""
    assert state.decision is not None
    effect = state.decision.frame.effect
    if isinstance(effect, Window):
        return effect.now(state)
    if isinstance(effect, Responses):
        return moment_now(state)
    if isinstance(effect, Wounds):
        return ON_WOUND
    return 0


def why_not(state: State, seat: int, text: str) -> str:
    """Why a line is not offered, as a judge would say it; empty if it is offered."""
    if state.result != UNDECIDED:
        return "the game is over"
    decision = state.decision
    if decision is None:
        return "nobody is asked anything now"
    option = parse(state, text)
    if option is not None and decision.seat == seat:
        return ""
    if decision.seat != seat:
        return f"it is seat {decision.seat + 1} that is asked"
    verb, rest = verb_and_rest(text)
    now = f"{STEP_NAMES[state.step]}: {decision.frame.effect.hint(state)}"
    try:
        reason = judge(state, seat, verb, rest)
    except BadInput as error:
        return str(error)
    return reason or f"that is not offered now ({now})"


def judge(state: State, seat: int, verb: str, rest: str) -> str:
    if verb in {"play", "play boosted"}:
        return judge_play(state, seat, rest)
    if verb == "spend":
        return judge_spend(state, seat, rest)
    if verb == "wound":
        return judge_wound(state, seat, rest)
    if verb == "activate":
        return judge_ready(state, seat, rest, "attack")
    if verb == "attack":
        if state.attack is None:
            return "this is not the moment to attack"
        if state.attack.activated and not attackers_of(state, state.attack):
            return "nobody is left who was Activated for the attack: another Adventurer must join it"
        return "no Adventurer is Activated for the attack"
    if verb == "pass" and state.attack is not None and attackers_of(state, state.attack):
        return "the attack has begun: an Adventurer is Activated"
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
    moment = moment_of(state)
    if not moment:
        return "cards cannot be played at this moment"
    id = find_card(state, seat, name, (HAND,))
    refusal = disrupt_refusal(state, seat, id, rival, moment, budget(state, seat))
    return explain_play_refusal(state, seat, id, BASIC, refusal)


def judge_place(state: State, seat: int, rest: str) -> str:
    """Why a Dungeon card cannot be placed."""
    id = find_card(state, seat, rest, (POOL, HAND))
    card = state.card(id)
    if not card.is_dungeon():
        return f"{card.name} is no Dungeon card"
    room = limit(state) - points(state)
    if card.cost > room:
        return f"{card.name} costs {card.cost}; the Encounter has room for {max(0, room)}"
    return "Dungeon cards are not placed at this moment"


def judge_draft(state: State, seat: int, rest: str) -> str:
    """Why a Dungeon card cannot be taken into hand."""
    if not state.format.drafts():
        return f"Draft is ignored in {state.format.name}"
    card = state.card(find_card(state, seat, rest, (POOL, ENCOUNTER)))
    if not card.marks & DRAFTED:
        return f"{card.name} has no Draft"
    return f"{card.name} is drafted when it is turned up, and not at this moment"


def judge_draw(state: State, seat: int, rest: str) -> str:
    """Why so many cards cannot be drawn."""
    assert state.decision is not None
    effect = state.decision.frame.effect
    if not isinstance(effect, Draw):
        return "no card asks how many to draw"
    if rest.isdecimal() and int(rest) <= effect.draw:
        return f"only {state.format.drawable(state, seat)} can be drawn"
    return f"the card says up to {effect.draw}"


def judge_spend(state: State, seat: int, rest: str) -> str:
    id = find_card(state, seat, rest, (IN_PLAY,))
    owner = state.entities[id].owner
    if owner != seat:
        return f"{state.card(id).name} is seat {owner + 1}'s to Spend"
    moment = moment_of(state)
    if not moment:
        return "cards cannot be Spent at this moment"
    return explain_spend_refusal(state, seat, id, spend_refusal(state, seat, id, moment))


def judge_wound(state: State, seat: int, rest: str) -> str:
    id = find_card(state, seat, rest, (ENCOUNTER,))
    assert state.decision is not None
    effect = state.decision.frame.effect
    attack = state.attack
    if not isinstance(effect, CombatWounds) or attack is None:
        return "no Wound is to be given now"
    refusal = wounds.wound_refusal(state, seat, attack, id, effect.picked, effect.check)
    return wounds.explain_wound_refusal(state, attack, id, refusal)


def judge_ready(state: State, seat: int, rest: str, deed: str) -> str:
    """Why an Adventurer cannot attack or defend."""
    id = find_card(state, seat, rest, (PARTY,))
    entity = state.entities[id]
    name = entity.card.name
    if entity.owner != seat:
        return f"{name} is seat {entity.owner + 1}'s to Activate"
    holder = possessor(state, entity)
    if holder != NOTHING:
        return f"{name} is Locked by {state.card(holder).name}"
    if is_locked(state, entity):
        return f"{name} is Locked"
    if state.attack is not None and id in state.attack.activated:
        return f"{name} already takes part in this attack"
    if state.defence is not None and id in state.defence.assigned:
        return f"{name} has already been assigned in this defence: each Adventurer defends one target only"
    if entity.activated():
        return f"{name} is already Activated"
    return f"this is not the moment to {deed}"


def judge_defend(state: State, seat: int, rest: str) -> str:
    target_name, _, defender_name = rest.partition(" with ")
    target = find_card(state, seat, target_name, (PARTY,))
    if state.defence is None:
        return "nothing attacks now"
    if target not in struck(state, seat):
        return f"{state.card(target).name} is not attacked"
    return judge_ready(state, seat, defender_name, "defend")


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


def judge_choice(state: State, seat: int, rest: str) -> str:
    assert state.decision is not None
    effect = state.decision.frame.effect
    offered = ", ".join([line(state, option) for option in state.decision.options])
    if isinstance(effect, Pick | Either):
        find_card(state, seat, rest, (ENCOUNTER, PARTY, HAND, IN_PLAY))
        return f"{rest} is not a legal target: {effect.hint(state)}"
    return f"the choice is between: {offered}"


def standing(state: State, id: int) -> list[str]:
    """What is out of the ordinary about a card in play, for screens."""
    entity = state.entities[id]
    notes: list[str] = []
    holder = possessor(state, entity)
    if holder != NOTHING:
        notes.append(f"possessed by {state.card(holder).name}")
    weakener = enfeebler(state, entity)
    if weakener != NOTHING:
        notes.append(f"Enfeebled by {state.card(weakener).name}")
    return notes
