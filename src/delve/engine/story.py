"""The log as a story: lines that tell what one seat saw.

Similar consecutive events are told together, and steps without events are left out. Lines are messages, which terminal
and page format.
"""

from __future__ import annotations

from typing import Final, TypedDict

from delve.effects.words import signed
from delve.engine.hidden import TRUSTED_SPECTATOR
from delve.messages import Arg, Message, card_arg, keyed, message, seat_arg
from delve.model.events import (
    ACTIVATED,
    CARD_PLAYED,
    CARD_SPENT,
    CHARACTER_BOUGHT_OFF,
    DEFENDER_ASSIGNED,
    EVENT_NAMES,
    EVERYONE,
    ROUND_BEGAN,
    STALLING_CALLED,
    STEP_BEGAN,
    TURN_BEGAN,
    Event,
)
from delve.model.ids import ADVENTURER, NOBODY, NOTHING
from delve.model.state import State
from delve.model.tokens import REQUIRED_FLAG


class Line(TypedDict):
    """One sentence. ``at`` is the number in the log of the first event that it tells."""

    at: int
    event: str
    message: Message


# Spelled as a call, because "from" is a keyword.
# Lines that replace all those at or after the event numbered "from".
Story = TypedDict("Story", {"from": int, "lines": list[Line]})

# Headings. One that is followed by another at once is left out.
HEADS: Final = (ROUND_BEGAN, TURN_BEGAN, STEP_BEGAN)

# Visible actions of a seat.
DEEDS: Final = (CARD_PLAYED, CARD_SPENT, CHARACTER_BOUGHT_OFF, DEFENDER_ASSIGNED)
# How many events to search back for an action: enough for its own effects and the responses so far.
FAR_BACK: Final = 60

# The sentences, by key without "story-", with their arguments. An event uses the first of its variants that exists: by
# its word, for a hidden card, for a card that acts on itself, for a loss, with a cause. A sentence with a "count" can
# tell several events.
SENTENCES: Final[dict[str, tuple[str, ...]]] = {
    "round-began": ("amount",),
    "turn-began": ("seat",),
    "step-began": ("step",),
    "card-drawn": ("seat", "cards", "count"),
    "card-drawn-hidden": ("seat", "count"),
    "card-revealed": ("seat", "card", "amount"),
    "card-placed": ("seat", "card"),
    "card-drafted": ("seat", "card"),
    "build-passed": ("seat",),
    "challenge-accepted": ("seat",),
    "challenge-passed": ("seat",),
    "card-entered": ("card",),
    "card-summoned": ("card",),
    "card-busted": ("card",),
    "card-flipped": ("card",),
    "card-played": ("seat", "card", "amount"),
    "card-played-boosted": ("seat", "card", "amount"),
    "card-played-disrupting": ("seat", "card", "victim", "amount"),
    "card-spent": ("seat", "card"),
    "card-discarded": ("seat", "cards", "count"),
    "card-dropped": ("seat", "cards", "count"),
    "card-burned": ("seat", "card"),
    "card-released": ("seat", "card"),
    "card-removed": ("cards", "count"),
    "card-removed-by": ("card", "other"),
    "card-restocked": ("card",),
    "card-returned": ("card",),
    "card-slain": ("card",),
    "card-taken": ("seat", "card"),
    "card-seen": ("seat", "cards", "count"),
    "card-seen-hidden": ("seat", "count"),
    "card-put-on-top": ("seat", "card"),
    "card-put-on-top-hidden": ("seat", "count"),
    "card-put-under": ("seat", "card"),
    "card-put-under-hidden": ("seat", "count"),
    "deck-shuffled-dungeon": ("dungeon",),
    "deck-shuffled-crawler": ("crawler",),
    "deck-regenerated-dungeon": ("dungeon",),
    "deck-regenerated-crawler": ("crawler",),
    "target-assigned": ("card", "other"),
    "token-changed": ("cards", "count", "tokens"),
    "token-changed-by": ("cards", "count", "tokens", "other"),
    "token-changed-lost": ("cards", "count", "tokens"),
    "activated": ("cards", "count"),
    "activated-by": ("cards", "count", "other"),
    "reset": ("cards", "count"),
    "trigger-resolved": ("card",),
    "attack-declared": ("party", "amount"),
    "attack-won": (),
    "attack-lost": (),
    "attack-passed": ("party",),
    "retaliation-began": (),
    "retaliation-began-first": (),
    "defender-assigned": ("card", "other"),
    "defender-assigned-self": ("card",),
    "defence-won": ("card",),
    "defence-lost": ("card",),
    "wound-dealt": ("cards", "count"),
    "wound-dealt-by": ("cards", "count", "other"),
    "wound-prevented": ("card", "other"),
    "wound-healed": ("card", "amount"),
    "adventurer-perished": ("card",),
    "character-bought-off": ("card", "other"),
    "primary-target-changed": ("card",),
    "primary-target-changed-hidden": (),
    "challenge-won": ("card",),
    "challenge-lost": ("card",),
    "quest-completed": ("quest", "card"),
    "quest-failed": ("quest", "card"),
    "quest-failed-required": ("quest", "card"),
    "points-scored": ("seat", "points", "card"),
    "points-scored-hidden": ("seat", "points", "source"),
    "effect-applied": ("cards", "count", "effect", "other"),
    "effect-applied-hidden": ("effect", "other"),
    "card-wasted": ("card",),
    "player-conceded": ("seat",),
    "time-ran-out": (),
    "stalling-called": ("seat",),
    "stalling-called-again": ("seat",),
    "game-won": ("winner",),
    "game-won-quests": ("winner",),
    "game-won-dungeon-depleted": ("winner",),
    "game-won-points": ("winner",),
    "game-won-time": ("winner",),
    "game-won-party-perished": ("winner",),
    "game-won-no-card-to-draw": ("winner",),
    "game-won-conceded": ("winner",),
    "game-won-stalling": ("winner",),
    "game-lost": ("loser",),
    "game-lost-party-perished": ("loser", "last"),
    "game-lost-no-card-to-draw": ("loser",),
    "game-lost-no-card-to-draw-of": ("loser", "seat"),
    "game-drawn": (),
}


def story(state: State, log: list[Event], viewer: int, since: int = 0, until: int | None = None) -> list[Line]:
    """What this viewer saw, from the event numbered ``since`` to before the one at ``until``."""
    end = len(log) if until is None else until
    lines: list[Line] = []
    at = since
    while at < end:
        event = log[at]
        if is_echo(log, at):
            at += 1
            continue
        group = run_of(state, log, at, end, viewer)
        if event.name in HEADS and lines and lines[-1]["event"] == EVENT_NAMES[STEP_BEGAN]:
            lines.pop()
        lines.append({"at": at, "event": EVENT_NAMES[event.name], "message": sentence(state, group, viewer)})
        at += len(group)
    return lines


def story_since(state: State, log: list[Event], viewer: int, first: int) -> Story:
    """The lines from the event numbered ``first`` on, with the line before, which may now be longer."""
    since = first
    while since and log[since - 1].name == log[first - 1].name:
        since -= 1
    return {"from": since, "lines": story(state, log, viewer, since)}


def last_deed(state: State, log: list[Event], viewer: int, actor: int) -> Message | None:
    """The sentence for the last action of a seat to which others may respond."""
    for at in range(len(log) - 1, max(-1, len(log) - 1 - FAR_BACK), -1):
        event = log[at]
        acted = event.name in DEEDS and event.seat == actor
        if acted or (is_activation(state, event, actor) and not is_echo(log, at)):
            return sentence(state, [event], viewer)
    return None


def is_activation(state: State, event: Event, actor: int) -> bool:
    """Whether the actor Activated an Adventurer to fight, not through a card."""
    return event.name == ACTIVATED and event.other == NOTHING and player_of(state, event.card) == actor


def is_echo(log: list[Event], at: int) -> bool:
    """Whether it is the Activation of a defender, which the defence has already told."""
    return log[at].name == ACTIVATED and at > 0 and log[at - 1].name == DEFENDER_ASSIGNED


# --- Which events are told together. -------------------------------------------------------------------------------


def run_of(state: State, log: list[Event], at: int, end: int, viewer: int) -> list[Event]:
    """The event with those right after it that fit the same sentence: they differ only in their cards."""
    group = [log[at]]
    if "count" in SENTENCES[variant(log[at], viewer)]:
        for next in range(at + 1, end):
            if not fits(state, group, log[next], viewer):
                break
            group.append(log[next])
    return group


def fits(state: State, group: list[Event], event: Event, viewer: int) -> bool:
    """Whether an event can be told with these. Repeated events of one card are told separately."""
    return alike(state, group[0], event, viewer) and (
        shown(event, event.card, viewer) == NOTHING or event.card not in [each.card for each in group]
    )


def alike(state: State, one: Event, other: Event, viewer: int) -> bool:
    if one.name != other.name or one.seat != other.seat or one.amount != other.amount or one.word != other.word:
        return False
    if shown(one, one.other, viewer) != shown(other, other.other, viewer):
        return False
    first = shown(one, one.card, viewer)
    second = shown(other, other.card, viewer)
    return (first == NOTHING) == (second == NOTHING) and player_of(state, first) == player_of(state, second)


def shown(event: Event, id: int, viewer: int) -> int:
    """A card of an event, if the viewer may know it."""
    sees = event.visible in {EVERYONE, viewer} or viewer == TRUSTED_SPECTATOR
    return id if sees and id >= 0 else NOTHING


def player_of(state: State, id: int) -> int:
    """The owner of an Adventurer."""
    return state.entities[id].owner if id != NOTHING and state.card(id).kind == ADVENTURER else NOBODY


# --- The sentence. -------------------------------------------------------------------------------------------------


def variant(event: Event, viewer: int) -> str:
    """The name of the best-fitting sentence for an event."""
    name = EVENT_NAMES[event.name].replace("_", "-")
    card = shown(event, event.card, viewer)
    wanted = [event.word.replace(" ", "-"), event.word.partition(" ")[0]]
    if card == NOTHING:
        wanted.append("hidden")
    elif card == event.other:
        wanted.append("self")
    if event.amount < 0:
        wanted.append("lost")
    if event.name == STALLING_CALLED and event.amount > 1:
        wanted.append("again")
    if shown(event, event.other, viewer) != NOTHING:
        wanted.append("by")
    for each in wanted:
        if f"{name}-{each}" in SENTENCES:
            return f"{name}-{each}"
    return name


def sentence(state: State, group: list[Event], viewer: int) -> Message:
    name = variant(group[0], viewer)
    if name == "game-lost-no-card-to-draw" and state.seats > 1:
        name += "-of"
    if name == "quest-failed" and state.entities[group[0].card].flags & REQUIRED_FLAG:
        name += "-required"
    said = message(f"story-{name}")
    for arg in SENTENCES[name]:
        said["args"][arg] = argument(state, group, viewer, arg)
    return said


def argument(state: State, group: list[Event], viewer: int, name: str) -> Arg:
    """The value of a named argument of a sentence."""
    event = group[0]
    together = not state.format.has_points()
    if name == "seat":
        return seat_arg(event.seat)
    if name == "amount":
        return event.amount
    if name == "card" or name == "cards":
        cards: list[Arg] = [card_arg(state.card(each.card).name, len(group) > 1) for each in group]
        return owned_card(state, shown(event, event.card, viewer), cards if name == "cards" else cards[0])
    if name == "count":
        return len(group)
    if name == "other":
        other = shown(event, event.other, viewer)
        return message("word-rules") if other == NOTHING else owned_card(state, other, card_arg(state.card(other).name))
    if name == "winner" or name == "loser":
        # Allies win and lose together.
        return seat_arg(NOBODY if together else event.seat)
    if name == "victim":
        return seat_arg(int(event.word.rpartition(" ")[2]) - 1)
    if name == "step":
        return keyed("word-step", event.word)
    if name == "source":
        return keyed("word-source", event.word)
    if name == "points":
        return message("word-points", number=abs(event.amount))
    if name == "tokens":
        return message(f"word-tokens-{event.word}", number=abs(event.amount))
    if name == "effect":
        return applied(event)
    shared = together and name in {"party", "dungeon", "quest"}
    return owned(state, WORDS[name], event.seat, shared)


# Parts of a seat's side, by the name of the argument.
WORDS: Final[dict[str, str]] = {
    "party": "party",
    "dungeon": "dungeon-deck",
    "crawler": "crawler-deck",
    "last": "last-adventurer",
    "quest": "quest",
}


def owned(state: State, word: str, seat: int, shared: bool) -> Message:
    """``the party`` if there is only one, else with its owner: ``seat 2's party``."""
    if state.seats == 1 or shared:
        return message(f"word-{word}")
    return message(f"word-owned-{word}", seat=seat_arg(seat))


def owned_card(state: State, id: int, card: Arg) -> Arg:
    """Cards; Adventurers with their player if there are several."""
    owner = player_of(state, id)
    return card if state.seats == 1 or owner == NOBODY else message("word-owned-card", seat=seat_arg(owner), card=card)


def applied(event: Event) -> Message:
    """The text of an effect for this Round, from the code in the event's word."""
    code, _, text = event.word.partition(" ")
    if code == "power" or code == "stamina":
        return message(f"effect-{code}", change=signed(event.amount))
    return message(f"effect-{code}", text=text) if text else message(f"effect-{code}")
