"""Scenario files: a position, what a player does, and what must be true then (DESIGN 6.4)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from delve.content.loader import CardBook
from delve.effects.move import assign_target_x, perish
from delve.effects.play import join_attack
from delve.engine.explain import why_not
from delve.engine.facts import agrees, fact, locate
from delve.engine.library import standard_deck
from delve.engine.notation import lines, parse
from delve.engine.run import advance, answer
from delve.formats.catalogue import FORMATS
from delve.model.cards import Block, Card
from delve.model.chance import seeded
from delve.model.errors import BadInput, nearest
from delve.model.events import Event
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

_TOP: Final = ["title", "rule", "format", "seed", "given", "then", "expect", "scenario"]
_GIVEN: Final = [
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
_THEN: Final = ["do", "expect", "refuse", "why", "offers"]

Data = dict[str, Any]


class Outcome:
    """How a scenario went: no failures means it passed."""

    def __init__(self, file: str, title: str, failures: list[str]) -> None:
        self.file = file
        self.title = title
        self.failures = failures

    def passed(self) -> bool:
        return not self.failures


# --- Files. -----------------------------------------------------------------------------------------------------


def scenario_files(paths: list[Path]) -> list[Path]:
    """The scenario files among these files and folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted(path.rglob("*.toml")))
        elif path.is_file():
            found.append(path)
        else:
            raise BadInput(f"{path}: there is no such file or folder")
    return found


def read_scenarios(path: Path) -> list[Data]:
    """The scenarios of one file, each complete."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise BadInput(f"{path}: {error}") from None
    return split(data, str(path))


def split(data: Data, where: str) -> list[Data]:
    """A file with ``[[scenario]]`` tables is several scenarios laid over what stands above them."""
    check_keys(data, _TOP, where)
    if "scenario" not in data:
        return [data]
    shared = {key: value for key, value in data.items() if key != "scenario"}
    check_keys(shared.get("given", {}), _GIVEN, f"{where}: given")
    found: list[Data] = []
    for number, item in enumerate(tables(data["scenario"], f"{where}: scenario")):
        check_keys(item, _TOP, f"{where}: scenario[{number + 1}]")
        check_keys(item.get("given", {}), _GIVEN, f"{where}: scenario[{number + 1}].given")
        given = {**shared.get("given", {}), **item.get("given", {})}
        found.append({**shared, **item, "given": given})
    return found


def check_keys(table: object, known: list[str], where: str) -> None:
    if not isinstance(table, dict):
        raise BadInput(f"{where}: expected a table")
    for key in table:
        if key not in known:
            raise BadInput(f"{where}: unknown field {key!r}{nearest(str(key), known)}")


def tables(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadInput(f"{where}: expected a list of tables")
    return value


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


def run_file(book: CardBook, path: Path) -> list[Outcome]:
    return [run_scenario(book, data, str(path)) for data in read_scenarios(path)]


# --- Setting the position. -----------------------------------------------------------------------------------------


def position(book: CardBook, data: Data, where: str) -> State:
    """The state a scenario starts from."""
    given = data.get("given", {})
    check_keys(given, _GIVEN, f"{where}: given")
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


# --- Playing it. ----------------------------------------------------------------------------------------------------


def run_scenario(book: CardBook, data: Data, where: str) -> Outcome:
    """Plays a scenario to its end or its first failure."""
    title = str(data.get("title", ""))
    state = position(book, data, where)
    log: list[Event] = list(state.events)
    failures = check_facts(state, log, data.get("expect", {}), where)
    for number, entry in enumerate(tables(data.get("then", []), f"{where}: then")):
        if failures:
            break
        here = f"{where}: then[{number + 1}]"
        check_keys(entry, _THEN, here)
        failures = play_lines(state, log, entry.get("do", []), here)
        if not failures:
            failures = check_entry(state, log, entry, here)
    return Outcome(where, title, failures)


def play_lines(state: State, log: list[Event], do: object, where: str) -> list[str]:
    texts = [do] if isinstance(do, str) else do
    if not isinstance(texts, list):
        raise BadInput(f"{where}: do: expected a line or a list of lines")
    for text in texts:
        seat, said = seat_of_line(str(text))
        if state.decision is None:
            return [f"{where}: {text!r}: nobody is asked anything (result: {state.result} {state.reason})"]
        if seat >= 0 and state.decision.seat != seat:
            return [f"{where}: {text!r}: it is seat {state.decision.seat + 1} that is asked"]
        option = parse(state, said)
        if option is None:
            reason = reason_for(state, said, where)
            offered = "; ".join(lines(state))
            return [f"{where}: {text!r} is not offered ({reason}); offered: {offered}"]
        state.events = []
        answer(state, option)
        log.extend(state.events)
    return []


def seat_of_line(text: str) -> tuple[int, str]:
    """``2: pass`` is said by the second seat."""
    head, colon, rest = text.partition(":")
    if colon and head.strip().isdigit():
        return int(head) - 1, rest.strip()
    return -1, text


def check_entry(state: State, log: list[Event], entry: Data, where: str) -> list[str]:
    failures = check_facts(state, log, entry.get("expect", {}), where)
    for text in as_lines(entry.get("offers", [])):
        if parse(state, text) is None:
            failures.append(f"{where}: {text!r} should be offered; offered: {'; '.join(lines(state))}")
    for text in as_lines(entry.get("refuse", [])):
        _, said = seat_of_line(text)
        if parse(state, said) is not None:
            failures.append(f"{where}: {text!r} should not be offered, but it is")
        elif "why" in entry:
            reason = reason_for(state, said, where)
            if str(entry["why"]).lower() not in reason.lower():
                failures.append(f"{where}: {text!r} is refused because {reason!r}, expected {entry['why']!r}")
    return failures


def reason_for(state: State, said: str, where: str) -> str:
    try:
        return why_not(state, state.decision.seat if state.decision else 0, said)
    except BadInput as error:
        raise BadInput(f"{where}: {error}") from None


def as_lines(value: object) -> list[str]:
    return [value] if isinstance(value, str) else [str(item) for item in value] if isinstance(value, list) else []


def check_facts(state: State, log: list[Event], expect: object, where: str) -> list[str]:
    if not isinstance(expect, dict):
        raise BadInput(f"{where}: expect: expected a table of facts")
    failures: list[str] = []
    for key, expected in expect.items():
        try:
            found = fact(state, log, key)
        except BadInput as error:
            raise BadInput(f"{where}: expect: {error}") from None
        if not agrees(key, expected, found):
            failures.append(f"{where}: expected {key} = {expected!r}, found {found!r}")
    return failures
