"""The position a scenario starts from: every given card in its place, the steps from the given one on waiting."""

from __future__ import annotations

from typing import Any, Final

from delve.content.book import CardBook
from delve.effects.move import assign_target_x, perish
from delve.effects.play import join_attack
from delve.engine.facts import locate
from delve.engine.library import standard_deck
from delve.engine.run import advance
from delve.formats.catalogue import FORMATS
from delve.model.cards import Block, Card
from delve.model.chance import seeded
from delve.model.errors import BadInput, nearest
from delve.model.format import Format
from delve.model.ids import (
    ADVENTURER,
    ATTACK,
    CRAWLER_DECK,
    CRAWLER_GRAVE,
    DUNGEON_DECK,
    DUNGEON_GRAVE,
    ENCOUNTER,
    EVENT,
    HAND,
    IN_PLAY,
    NOTHING,
    PARTY,
    QUEST,
    QUESTS,
    RESPOND,
    SKILL,
    STEP_NAMES,
)
from delve.model.state import Attack, State
from delve.model.tokens import ACTIVATED_FLAG, BOOSTED_FLAG, FACE_UP_FLAG, SPENT_FLAG, SUMMONED_FLAG
from delve.rounds.round import Step
from delve.rounds.step3_2_adventurers_attack import Combat

# Whose Adventurers stand in a scenario that names none.
DEFAULT_DECK: Final = "walkthrough"
FILLERS: Final = 40

# Cards that matter to nothing: a scenario that does not care about a deck gets enough of these.
QUIET_EVENT: Final = Card("Quiet Passage", EVENT, 1).finish()
BLANK_SKILL: Final = Card("Blank Page", SKILL, 9)
BLANK_SKILL.blocks = (Block(),)
BLANK_SKILL.finish()
STRANGERS: Final = {QUIET_EVENT.name: QUIET_EVENT, BLANK_SKILL.name: BLANK_SKILL}

GIVEN: Final = [
    "step",
    "round",
    "adventurers",
    "quests",
    "quests_needed",
    "hand",
    "in_play",
    "encounter",
    "crawler_deck",
    "dungeon_deck",
    "face_up",
    "crawler_grave",
    "dungeon_grave",
    "fallen",
    "encounter_limit",
    "tokens",
    "played",
    "shuffle",
]
_TOKENS: Final = ["wounds", "poison", "time", "locks", "activated", "spent", "summoned"]
Data = dict[str, Any]


def check_keys(table: object, known: list[str], where: str) -> None:
    if not isinstance(table, dict):
        raise BadInput(f"{where}: expected a table")
    for key in table:
        if key not in known:
            raise BadInput(f"{where}: unknown field {key!r}{nearest(str(key), known)}")


def number_in(table: Data, key: str, default: int, where: str) -> int:
    value = table.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(f"{where}.{key}: expected a whole number, found {value!r}")
    return value


def flag_in(table: Data, key: str, default: bool, where: str) -> bool:
    value = table.get(key, default)
    if not isinstance(value, bool):
        raise BadInput(f"{where}.{key}: expected true or false, found {value!r}")
    return value


def position(book: CardBook, data: Data, where: str) -> State:
    """The state a scenario starts from."""
    given = data.get("given", {})
    check_keys(given, GIVEN, f"{where}: given")
    format = find_format(str(data.get("format", "solo-standard")), where)
    here = f"{where}: given"
    state = State(format, 1, seeded(number_in(data, "seed", 1, where)))
    state.round = number_in(given, "round", 1, here)
    state.limit = number_in(given, "encounter_limit", format.encounter_limit, here)
    state.quests_needed = number_in(given, "quests_needed", format.quests_needed, here)
    state.shuffles = flag_in(given, "shuffle", True, here)
    lay_cards(book, state, given, where)
    lay_tokens(state, given, where)
    start(state, given, where)
    return state


def find_format(id: str, where: str) -> Format:
    if id not in FORMATS:
        raise BadInput(f"{where}: format: no format is called {id!r}{nearest(id, list(FORMATS))}")
    return FORMATS[id]


def named(given: Data, key: str, where: str) -> list[str]:
    value = given.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadInput(f"{where}: given.{key}: expected a list of card names")
    return value


def lay_cards(book: CardBook, state: State, given: Data, where: str) -> None:
    """Every given card in its place. Nothing that cards do on coming into play happens."""
    if "adventurers" in given:
        party = named(given, "adventurers", where)
    else:
        party = list(standard_deck(book, DEFAULT_DECK).adventurers)
    for name in party:
        state.listen(lay(book, state, name, PARTY, f"{where}: given.adventurers"))
    for key, zone in (
        ("quests", QUESTS),
        ("hand", HAND),
        ("crawler_grave", CRAWLER_GRAVE),
        ("dungeon_grave", DUNGEON_GRAVE),
    ):
        for name in named(given, key, where):
            lay(book, state, name, zone, f"{where}: given.{key}")
    for name in named(given, "encounter", where):
        id = lay(book, state, name, ENCOUNTER, f"{where}: given.encounter")
        state.edit(id).time = state.card(id).time_limit
        state.edit(id).since = state.round
        state.listen(id)
    for key in ("in_play", "played"):
        for name in named(given, key, where):
            lay_in_play(book, state, name, f"{where}: given.{key}", key == "played")
    lay_decks(book, state, given, where)
    for name in named(given, "fallen", where):
        perish(state, locate(state, 0, name))
    for id in state.encounter():
        if state.card(id).takes_target:
            assign_target_x(state, id)


def lay_decks(book: CardBook, state: State, given: Data, where: str) -> None:
    """The decks exactly as given, or enough cards that matter to nothing."""
    for key, zone, filler in (
        ("crawler_deck", CRAWLER_DECK, BLANK_SKILL),
        ("dungeon_deck", DUNGEON_DECK, QUIET_EVENT),
    ):
        if key in given:
            for name in named(given, key, where):
                lay(book, state, name, zone, f"{where}: given.{key}")
        else:
            for _ in range(FILLERS):
                state.add_card(filler, 0, zone)
    if flag_in(given, "face_up", False, f"{where}: given") and state.dungeon_deck(0):
        state.edit(state.dungeon_deck(0)[0]).flags |= FACE_UP_FLAG


def lay(book: CardBook, state: State, name: str, zone: int, where: str) -> int:
    card = STRANGERS.get(name) or book.card(name, where)
    if not belongs(card, zone):
        raise BadInput(f"{where}: {name!r} does not belong there")
    return state.add_card(card, 0, zone)


def belongs(card: Card, zone: int) -> bool:
    """Whether a card of this kind can lie in that zone."""
    if zone == PARTY:
        return card.kind == ADVENTURER
    if zone == QUESTS:
        return card.kind == QUEST
    if zone == ENCOUNTER or zone == DUNGEON_DECK or zone == DUNGEON_GRAVE:
        return card.is_dungeon()
    return card.is_crawler() or (zone == HAND and card.is_dungeon())


def lay_in_play(book: CardBook, state: State, name: str, where: str, now: bool) -> None:
    """A Crawler card in play, by its basic block or, with ``boosted`` after its name, by the other."""
    boosted = name.endswith(" boosted")
    bare = name[: -len(" boosted")] if boosted else name
    id = lay(book, state, bare, IN_PLAY, where)
    entity = state.edit(id)
    entity.paid = entity.card.cost
    entity.since = state.round if now else state.round - 1
    if not entity.card.is_crawler():
        raise BadInput(f"{where}: {bare!r} is not a Crawler card")
    if boosted:
        if len(entity.card.blocks) < 2:
            raise BadInput(f"{where}: {bare!r} has no Boost")
        entity.flags |= BOOSTED_FLAG
    state.listen(id)


def lay_tokens(state: State, given: Data, where: str) -> None:
    tokens = given.get("tokens", {})
    if not isinstance(tokens, dict):
        raise BadInput(f"{where}: given.tokens: expected a table of cards")
    for name, values in tokens.items():
        here = f"{where}: given.tokens.{name}"
        check_keys(values, _TOKENS, here)
        try:
            entity = state.edit(locate(state, 0, name))
        except BadInput as error:
            raise BadInput(f"{here}: {error}") from None
        for key in ("wounds", "poison", "time", "locks"):
            if key in values:
                setattr(entity, key, number_in(values, key, 0, here))
        for key, flag in (("activated", ACTIVATED_FLAG), ("spent", SPENT_FLAG), ("summoned", SUMMONED_FLAG)):
            if flag_in(values, key, False, here):
                entity.flags |= flag


def start(state: State, given: Data, where: str) -> None:
    """The steps from the given one on wait on the stack."""
    word = str(given.get("step", STEP_NAMES[RESPOND]))
    steps = state.format.steps
    numbers = [step.number() for step in steps if isinstance(step, Step)]
    known = [STEP_NAMES[number] for number in numbers]
    if word not in known:
        raise BadInput(f"{where}: given.step: no step is called {word!r}{nearest(word, known)}")
    first = known.index(word)
    state.step = numbers[first]
    state.push_all(steps[first:], 0)
    if state.step == ATTACK and given.get("played"):
        seed_attack(state)
    state.changed = True
    advance(state)


def seed_attack(state: State) -> None:
    """Power cards given as played belong to the attack now being made."""
    state.stack.pop()
    state.push(Combat(NOTHING, False), 0)
    frame = state.stack.pop()
    frame.effect.resolve(state, frame)
    assert isinstance(state.attack, Attack)
    for id in state.in_play(0):
        entity = state.entities[id]
        if entity.since == state.round and entity.card.blocks[1 if entity.flags & BOOSTED_FLAG else 0].power:
            join_attack(state, id)
