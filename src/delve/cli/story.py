"""Every event of the log told as a sentence.

``SENTENCES`` is the catalogue: a sentence for every event name, and further ones under ``name/variant`` where
the event says more (which token, whose doing, boosted or not). A test checks that no event is missing.
"""

from __future__ import annotations

from typing import Any, Final

from delve.cli.words import counted, listed, short_name
from delve.engine.play import Game
from delve.engine.views import seen_events

EventView = dict[str, Any]

# {You} {s}: the player, and the ending of what the player does. {cards}: the names of several events in one.
SENTENCES: Final[dict[str, str]] = {
    "round_began": "Round {amount} begins.",
    "step_began": "{step}.",
    "card_drawn": "{You} draw{s} {cards}.",
    "card_drawn/hidden": "{You} draw{s} a card.",
    "card_entered": "{card} comes into play.",
    "card_summoned": "{card} is Summoned into the Encounter.",
    "card_busted": "{card} would break the Encounter Limit: it waits face up on its deck.",
    "card_flipped": "{card} is turned up and waits on top of its deck.",
    "card_played": "{You} play{s} {card}, Cost {amount}.",
    "card_played/boosted": "{You} play{s} {card} boosted, Cost {amount}.",
    "card_spent": "{You} spend{s} {card}.",
    "card_discarded": "{You} discard{s} {cards}.",
    "card_dropped": "{You} drop{s} {cards}.",
    "card_burned": "{card} is burned: straight to the Grave, without effect.",
    "card_released": "{You} let{s} {card} go.",
    "card_removed": "{cards} leave{s_cards} play.",
    "card_removed/by": "{card} is removed by {other}.",
    "card_restocked": "{card} goes from the Grave back into the Dungeon deck.",
    "card_returned": "{card} returns to the party.",
    "card_slain": "{card} is slain.",
    "card_taken": "{You} take{s} {card} into the hand.",
    "card_seen": "{You} look{s} at {cards}.",
    "card_seen/hidden": "{You} look{s} at a card.",
    "deck_shuffled": "A deck is shuffled.",
    "deck_shuffled/dungeon": "The Dungeon deck is shuffled.",
    "deck_shuffled/crawler": "The Crawler deck is shuffled.",
    "target_assigned": "{card} is Assigned to {other}.",
    "token_changed": "{cards} take{s_cards} {tokens}.",
    "token_changed/by": "{cards} take{s_cards} {tokens} from {other}.",
    "token_changed/lost": "{cards} lose{s_cards} {tokens}.",
    "activated": "{cards} {are} Activated.",
    "activated/by": "{cards} {are} Activated by {other}.",
    "reset": "{cards} {are} ready again.",
    "trigger_resolved": "{card} is triggered.",
    "attack_declared": "The party attacks with {amount} Power.",
    "attack_won": "The attack succeeds.",
    "attack_lost": "The attack fails.",
    "attack_passed": "The party does not attack.",
    "retaliation_began": "The Dungeon attacks.",
    "retaliation_began/first": "Part of the Dungeon attacks first.",
    "defender_assigned": "{other} defends {card}.",
    "defender_assigned/self": "{card} defends.",
    "defence_won": "{card} is defended.",
    "defence_lost": "The defence of {card} fails.",
    "wound_dealt": "{cards} take{s_cards} a Wound.",
    "wound_dealt/by": "{cards} take{s_cards} a Wound from {other}.",
    "wound_prevented": "{other} prevents a Wound on {card}.",
    "wound_healed": "{card} is healed of {wounds}.",
    "adventurer_perished": "{card} perishes.",
    "character_bought_off": "{card} is bought off with {other}.",
    "primary_target_changed": "{card} is now the Primary Target.",
    "primary_target_changed/hidden": "Nobody is the Primary Target now.",
    "challenge_won": "The challenge of {card} is won.",
    "challenge_lost": "The challenge of {card} is lost.",
    "quest_completed": "Quest completed: {card}!",
    "quest_failed": "Quest failed: {card}.",
    "effect_applied": "{cards}: {word} this Round ({other}).",
    "effect_applied/hidden": "This Round, {word} ({other}).",
    "card_wasted": "{card} finds no target and has no effect.",
    "game_won": "{You} win{s} the game.",
    "game_won/quests": "{You} win{s} the game: the Quests are done.",
    "game_won/dungeon depleted": "{You} win{s} the game: the Dungeon has no card left.",
    "game_lost": "{You} lose{s} the game.",
    "game_lost/party perished": "{You} lose{s} the game: the last Adventurer has perished.",
    "game_lost/no card to draw": "{You} lose{s} the game: there is no Crawler card left to draw.",
}

STEPS: Final[dict[str, str]] = {
    "set-up": "Set-up",
    "build": "Step 1, the Encounter is built",
    "respond": "Step 2, the party responds",
    "triggers": "Step 3.1, Combat Triggers",
    "attack": "Step 3.2, the Adventurers' attack",
    "retaliate": "Step 3.3, the Dungeon retaliates",
    "end-combat": "Step 3.4, the end of Combat",
    "challenges": "Step 4.0, challenges are judged",
    "drop": "Step 4.1, cards may be dropped",
    "remove": "Step 4.2, cards leave play",
    "time": "Step 4.3, time passes",
    "poison": "Step 4.4, Poison works",
    "reset": "Step 4.5, cards are reset",
    "unlock": "Step 4.6, Locks come off",
    "maintain": "Step 4.7, Permanents are kept",
    "draw": "Step 4.8, cards are drawn",
    "discard": "Step 4.9, the hand is trimmed",
    "end-round": "Step 4.10, the Round ends",
}


class Told:
    """A sentence, and the event that it tells."""

    def __init__(self, text: str, event: str) -> None:
        self.text = text
        self.event = event


def story(game: Game, seat: int, since: int = 0, until: int | None = None) -> list[Told]:
    """What happened, as this seat saw it, from the event numbered ``since`` to before the one at ``until``."""
    return tell(seen_events(game.state, game.log[since:until], seat), seat)


def tell(events: list[EventView], seat: int) -> list[Told]:
    """Events as sentences; like events in a row are told together, and steps in which nothing happened not at all."""
    told: list[Told] = []
    for group in together(without_echoes(events)):
        name = group[0]["event"]
        if name in {"round_began", "step_began"} and told and told[-1].event == "step_began":
            told.pop()
        told.append(Told(sentence(group, seat), name))
    return told


def without_echoes(events: list[EventView]) -> list[EventView]:
    """Leaves out the Activation of a defender, which the defence has just told."""
    kept: list[EventView] = []
    for place, event in enumerate(events):
        before = events[place - 1] if place else None
        if event["event"] == "activated" and before and before["event"] == "defender_assigned":
            continue
        kept.append(event)
    return kept


def together(events: list[EventView]) -> list[list[EventView]]:
    """Runs of events that one sentence can tell: they differ in their card only."""
    groups: list[list[EventView]] = []
    for event in events:
        if groups and "{cards}" in SENTENCES[variant(event)] and alike(groups[-1][0], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def alike(one: EventView, other: EventView) -> bool:
    return {**one, "card": None} == {**other, "card": None} and bool(one["card"]) == bool(other["card"])


def variant(event: EventView) -> str:
    """The key of the sentence that fits the event best."""
    name = str(event["event"])
    wanted = [f"{name}/{event['word']}"]
    if event["card"] is None:
        wanted.append(f"{name}/hidden")
    elif event["card"] == event["other"]:
        wanted.append(f"{name}/self")
    if event["amount"] < 0:
        wanted.append(f"{name}/lost")
    if event["other"] is not None:
        wanted.append(f"{name}/by")
    return next((key for key in wanted if key in SENTENCES), name)


def sentence(group: list[EventView], seat: int) -> str:
    event = group[0]
    names = [str(each["card"]) for each in group]
    mine = event["seat"] in {0, seat + 1}
    amount = abs(event["amount"])
    several = len(group) > 1
    return SENTENCES[variant(event)].format(
        You="You" if mine else f"Player {event['seat']}",
        s="" if mine else "s",
        card=event["card"],
        cards=listed([short_name(name) for name in names]) if several else names[0],
        s_cards="" if several else "s",
        are="are" if several else "is",
        other=event["other"] or "the rules",
        amount=event["amount"],
        word=event["word"],
        tokens=counted(amount, f"{str(event['word']).capitalize()} Token"),
        wounds=counted(amount, "Wound"),
        step=STEPS.get(event["word"], event["word"]),
    )
