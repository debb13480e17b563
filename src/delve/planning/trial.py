"""Trials: the outcome of an attack, a defence or a Wound, computed without playing the answers that lead there.

For planning outside the core. The numbers are exactly those of the rules.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from delve.effects.move import is_dead, slay
from delve.model.cards import Block
from delve.model.ids import HAND, IN_ATTACK, IN_DEFENCE, MAGIC, MAGIC_DAMAGE, SUPERNATURAL
from delve.model.state import Attack, State
from delve.model.tokens import BOOSTED_FLAG, LOST_FLAG, WON_FLAG
from delve.queries.damage import gets_through, is_enough, wound_targets
from delve.queries.participation import defenders_of, fought
from delve.queries.playable import BASIC, BOOSTED, FINE, NO_DEFENDER, budget, play_refusal
from delve.queries.power import Onslaught, attack_area, attack_power
from delve.queries.resources import price
from delve.queries.stamina import defence_stamina, dungeon_stamina
from delve.quests.progress import look

# --- Cards that could join. ------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class CombatCard:
    """A card in hand that could join an attack or a defence, Boosted if possible."""

    def __init__(self, id: int, boosted: bool, kind: int, price: int) -> None:
        self.id = id
        self.boosted = boosted
        self.kind = kind
        self.price = price


def attack_cards(state: State, seat: int) -> list[CombatCard]:
    """The cards in a hand that could add their Power to an attack."""
    return joining(state, seat, IN_ATTACK)


def defence_cards(state: State, seat: int) -> list[CombatCard]:
    """The cards in a hand that could add their Stamina to a defence, once somebody defends."""
    return joining(state, seat, IN_DEFENCE)


def joining(state: State, seat: int, moment: int) -> list[CombatCard]:
    left = budget(state, seat)
    found: list[CombatCard] = []
    for id in state.cards(HAND, seat):
        card = state.card(id)
        for place in range(len(card.blocks) - 1, -1, -1):
            block = card.blocks[place]
            wanted = block.power if moment == IN_ATTACK else block.stamina
            if wanted is None or block.assigned:
                continue
            refusal = play_refusal(state, seat, id, BOOSTED if place else BASIC, moment, left)
            if refusal == FINE or refusal == NO_DEFENDER:
                found.append(CombatCard(id, place > 0, card.kind, price(state, state.entities[id])))
                break
    return found


def can_pay(state: State, seat: int, cards: list[CombatCard]) -> bool:
    """Whether the free Resources suffice for all of these together."""
    left = budget(state, seat)
    for card in cards:
        left[card.kind] -= card.price
        if card.price and left[card.kind] < 0:
            return False
    return True


# --- The party's attack. ---------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Assault:
    """A trial attack: its Power, the opposing Stamina, and the Characters it could Wound if it wins."""

    def __init__(self, power: int, against: int, area: int, targets: list[int]) -> None:
        self.power = power
        self.against = against
        self.area = area
        self.targets = targets

    def wins(self) -> bool:
        return is_enough(self.power, self.against)


def try_attack(state: State, seat: int, attackers: list[int], cards: list[CombatCard]) -> Assault:
    """The current or a new attack, with these Adventurers and cards added."""
    twin = state.clone()
    for card in cards:
        if card.boosted:
            twin.edit(card.id).flags |= BOOSTED_FLAG
    begun = state.attack.copy() if state.attack is not None else Attack()
    begun.activated = (*begun.activated, *attackers)
    attack = fought(state, begun)
    attack.cards = attack.cards + tuple([card.id for card in cards])
    twin.attack = attack
    assault = Assault(attack_power(twin, attack), dungeon_stamina(twin), attack_area(twin, attack), [])
    if assault.wins():
        assault.targets = wound_targets(twin, seat, attack, (), True)
    return assault


def struck(state: State, id: int) -> State:
    """A copy of the state with one more Wound on a Character, which may kill it."""
    twin = state.clone()
    twin.edit(id).wounds += 1
    if is_dead(twin, id):
        slay(twin, id)
    look(twin)
    return twin


def slain(state: State, id: int) -> State:
    """A copy of the state with a Character killed by Wounds."""
    twin = state.clone()
    slay(twin, id)
    look(twin)
    return twin


def judged(state: State, id: int, won: bool) -> State:
    """A copy of the state with a challenge won or lost, without its rewards."""
    twin = state.clone()
    twin.edit(id).flags |= WON_FLAG if won else LOST_FLAG
    look(twin)
    return twin


# --- The Dungeon's attack. -------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Cover:
    """The contribution of a card in hand to the defence of one target."""

    def __init__(self, card: CombatCard, stamina: int, magical: bool) -> None:
        self.card = card
        self.stamina = stamina
        self.magical = magical


@mypyc_attr(acyclic=True)
class Blow:
    """The attack on one Adventurer, and the defence so far."""

    def __init__(self, target: int, attackers: list[int], power: int, incorporeal: int, unstoppable: bool) -> None:
        self.target = target
        self.attackers = attackers
        self.power = power
        self.incorporeal = incorporeal  # the part of the Power that only Magic or Supernatural Stamina stops
        self.unstoppable = unstoppable
        self.defenders = 0
        self.stamina = 0  # of the cards already played for this target
        self.magical = 0  # of those that stop Incorporeal attacks
        self.warded = False  # whether there is such a card; then defenders stop it too

    def lands(self, defenders: int, covers: list[Cover]) -> bool:
        """Whether it gets through against this many more defenders and these cards."""
        stamina = self.stamina + self.defenders + defenders
        magical = self.magical + self.defenders + defenders
        warded = self.warded
        for each in covers:
            stamina += each.stamina
            if each.magical:
                magical += each.stamina
                warded = True
        return gets_through(self.power, self.incorporeal, self.unstoppable, stamina, magical if warded else 0)


def blows(state: State, seat: int) -> list[Blow]:
    """The Dungeon's current attack, or the one that would come now, for every Adventurer it strikes."""
    onslaught = Onslaught(state, seat)
    found: list[Blow] = []
    for target in onslaught.struck():
        blow = Blow(
            target,
            onslaught.on(target),
            onslaught.power_on(target),
            onslaught.incorporeal_on(target),
            onslaught.unstoppable_on(target),
        )
        blow.defenders = len(defenders_of(state, target))
        if blow.defenders:
            blow.stamina = defence_stamina(state, target) - blow.defenders
            magical = defence_stamina(state, target, True)
            blow.warded = magical > 0
            blow.magical = magical - blow.defenders if blow.warded else 0
        found.append(blow)
    return found


def defended(state: State, target: int, defender: int) -> State:
    """A copy of the state in which one more Adventurer defends a target."""
    twin = state.clone()
    defence = twin.edit_defence()
    defence.assigned = (*defence.assigned, defender)
    defence.defended = (*defence.defended, target)
    return twin


def cover(state: State, card: CombatCard, target: int) -> Cover:
    """What a card would add to the defence of a target."""
    entity = state.entities[card.id]
    block: Block = entity.card.blocks[1 if card.boosted else 0]
    amount = 0 if block.stamina is None else block.stamina.value(state, entity, target)
    magical = card.kind == MAGIC or block.damage & (MAGIC_DAMAGE | SUPERNATURAL) != 0
    return Cover(card, amount, magical)
