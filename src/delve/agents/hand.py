"""The usefulness of cards in hand: what to keep, and what to discard first."""

from __future__ import annotations

from typing import Final

from delve.agents.judgement import lives_left
from delve.model.cards import Block, Card
from delve.model.ids import FALLEN, HAND, NOTHING
from delve.model.state import State
from delve.model.tokens import Entity
from delve.planning.figures import hand_limit

# A card that adds to an attack or a defence, and each point that it adds.
ATTACKS: Final = 0.6
POWER: Final = 0.12
DEFENDS: Final = 0.8
STAMINA: Final = 0.08
# A card with another effect, by its verb; other verbs are seldom useful.
VERBS: Final = {
    "activate": 1.1,
    "change_power": 1.1,
    "draw": 1.0,
    "further_wounds": 1.0,
    "heal": 2.0,
    "immune": 1.1,
    "lock": 1.3,
    "no_power": 1.3,
    "prevent": 2.0,
    "reset": 1.1,
    "send": 1.1,
    "shuffle_away": 1.2,
    "wound": 1.5,
}
SELDOM: Final = 0.6
PERMANENT: Final = 1.2
DRAFTED: Final = 0.6
# Each point of Cost, and each other card in hand for the same thing.
COST: Final = 0.05
ALIKE: Final = 0.25
# The use from which a card is kept in any case.
KEPT: Final = 1.1
# The part of the Dungeon deck that will be fought.
LASTING: Final = 0.8


def use(state: State, seat: int, id: int) -> float:
    """The usefulness of a card among the others in hand; 0 if nobody can ever pay for it."""
    entity = state.entities[id]
    card = entity.card
    if not card.is_crawler():
        return DRAFTED
    able = 0
    for ally in state.format.allies(state, seat):
        for adventurer in state.party(ally):
            able = max(able, state.card(adventurer).resources[card.kind])
    if card.cost > able:
        return 0.0
    purpose = purpose_of(card)
    alike = 0
    for other in state.cards(HAND, seat):
        if purpose_of(state.card(other)) == purpose and state.entities[other].entered > entity.entered:
            alike += 1
    worth = max([block_use(state, entity, block) for block in card.blocks])
    return worth - COST * card.cost - ALIKE * alike


def block_use(state: State, entity: Entity, block: Block) -> float:
    """How useful one of a card's blocks is."""
    worth = PERMANENT if block.permanent else SELDOM
    for effect in (*block.effects, *block.spend):
        worth = max(worth, VERBS.get(verb_of(effect.FIELDS), SELDOM))
    if block.power is not None:
        worth = max(worth, ATTACKS + POWER * block.power.value(state, entity, NOTHING))
    if block.stamina is not None:
        worth = max(worth, DEFENDS + STAMINA * block.stamina.value(state, entity, NOTHING))
    return worth


def verb_of(fields: dict[str, str]) -> str:
    """The word by which a card file calls an effect: the first of its fields."""
    return next(iter(fields), "")


def purpose_of(card: Card) -> str:
    """What a card is for: attack, defence, or the verb of its effect."""
    if not card.is_crawler():
        return "drafted"
    block = card.blocks[0]
    if block.power is not None:
        return "attack"
    if block.stamina is not None:
        return "defence"
    effects = block.effects or block.spend
    return verb_of(effects[0].FIELDS) if effects else ""


def worth_dropping(state: State, seat: int, id: int) -> bool:
    """Whether to drop a card for another: if it is of no use, or of little, and the deck lasts for it."""
    useful = use(state, seat, id)
    if useful <= 0.0:
        return True
    drawn = max(1, hand_limit(state, seat) - len(state.cards(HAND, seat)))
    return useful < KEPT and (drawn + 1) * rounds_left(state, seat) <= len(state.crawler_deck(seat))


def rounds_left(state: State, seat: int) -> float:
    """How many rounds there will be, at the pace at which the Dungeon deck and the party have gone down so far."""
    left = len(state.dungeon_deck(seat))
    gone = max(0, state.format.numbers.dungeon_deck - left)
    lasts = LASTING * left * (state.round + 4) / (gone + 10)
    lives = lives_left(state, seat)
    whole = sum([state.card(id).life for id in (*state.party(seat), *state.cards(FALLEN, seat))])
    survives = lives * (state.round + 4) / (whole - lives + 2)
    return max(3.0, min(lasts, survives))
