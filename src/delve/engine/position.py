"""A game from a given position: every given card in its place, and the steps from the given one on.

Scenarios begin like this, and lessons; the keys are described in docs/scenarios.md.
"""

from __future__ import annotations

from typing import Final

from delve.content.book import CardBook
from delve.effects.move import assign_target_x, mark_primary, on_the_left, perish, shuffle
from delve.effects.play import join_attack
from delve.engine.notation import spellings
from delve.engine.run import advance
from delve.formats.variants import format_from
from delve.library.shipped import standard_deck
from delve.messages import message
from delve.model.cards import Block, Card
from delve.model.chance import seeded
from delve.model.contest import SENT
from delve.model.errors import BadInput, nearest
from delve.model.format import Format
from delve.model.ids import (
    ADVENTURER,
    ATTACK,
    CHALLENGE_STEP,
    CRAWLER_DECK,
    CRAWLER_GRAVE,
    DUNGEON_DECK,
    DUNGEON_GRAVE,
    ENCOUNTER,
    EVENT,
    FALLEN,
    HAND,
    IN_PLAY,
    NOBODY,
    NOTHING,
    OPEN_BUILD,
    PARTY,
    POOL,
    QUEST,
    QUESTS,
    RESPOND,
    SKILL,
    STEP_NAMES,
)
from delve.model.state import Attack, State, empty_state
from delve.model.tokens import (
    ACTIVATED_FLAG,
    BOOSTED_FLAG,
    FACE_UP_FLAG,
    REQUIRED_FLAG,
    SPENT_FLAG,
    SUMMONED_FLAG,
)
from delve.rounds.points import bank, score
from delve.rounds.round import Step
from delve.rounds.step3_2_adventurers_attack import Combat

# The deck with the default Adventurers.
DEFAULT_DECK: Final = "walkthrough"
FILLERS: Final = 40

# Cards without influence on anything, for decks that a scenario does not specify.
QUIET_EVENT: Final = Card("Quiet Passage", EVENT, 1).finish()
BLANK_SKILL: Final = Card("Blank Page", SKILL, 9)
BLANK_SKILL.blocks = (Block(),)
BLANK_SKILL.finish()
STRANGERS: Final = {QUIET_EVENT.name: QUIET_EVENT, BLANK_SKILL.name: BLANK_SKILL}

# The search order for a card by name: in play, in hand, in the piles.
_SEARCHED: Final = (
    PARTY,
    ENCOUNTER,
    IN_PLAY,
    HAND,
    POOL,
    FALLEN,
    DUNGEON_GRAVE,
    CRAWLER_GRAVE,
    DUNGEON_DECK,
    CRAWLER_DECK,
)

# Keys for the whole table, and keys for single seats.
TABLE: Final = [
    "step",
    "round",
    "quests_needed",
    "required_quest",
    "encounter_limit",
    "shuffle",
    "active",
    "first",
    "holder",
    "challenger",
    "seat",
]
OWN: Final = [
    "adventurers",
    "quests",
    "hand",
    "drafted",
    "in_play",
    "encounter",
    "crawler_deck",
    "dungeon_deck",
    "deck",
    "face_up",
    "crawler_grave",
    "dungeon_grave",
    "fallen",
    "tokens",
    "played",
    "pool",
    "vp",
]
GIVEN: Final = [*TABLE, *OWN]
_TOKENS: Final = ["wounds", "poison", "time", "locks", "activated", "spent", "summoned"]
Data = dict[str, object]


def check_keys(table: object, known: list[str], where: str) -> None:
    if not isinstance(table, dict):
        raise BadInput(message("check-play-expected-table", where=where))
    for key in table:
        if key not in known:
            raise BadInput(
                message("check-position-unknown-field", where=where, key=key, nearest=nearest(str(key), known))
            )


def given_in(data: Data, where: str) -> Data:
    """The table of what is given; bad input where it is none, or gives what nobody knows."""
    given = data.get("given", {})
    check_keys(given, GIVEN, f"{where}: given")
    assert isinstance(given, dict)
    return given


def number_in(table: Data, key: str, default: int, where: str) -> int:
    value = table.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(message("check-position-expected-whole-number-found", where=where, key=key, value=repr(value)))
    return value


def text_in(table: Data, key: str, where: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str):
        raise BadInput(message("check-replay-expected-text", here=f"{where}: {key}"))
    return value


def flag_in(table: Data, key: str, default: bool, where: str) -> bool:
    value = table.get(key, default)
    if not isinstance(value, bool):
        raise BadInput(message("check-position-expected-true-false-found", where=where, key=key, value=repr(value)))
    return value


def position(book: CardBook, data: Data, where: str) -> State:
    """The starting state of a scenario."""
    format = format_from(data.get("format", "solo-standard"), where)
    return laid_out(book, format, given_in(data, where), number_in(data, "seed", 1, where), where)


def laid_out(book: CardBook, format: Format, given: Data, seed: int, where: str) -> State:
    """The state with the given cards, at its first decision.

    Things given without a seat belong to the seat that faces the Encounter; the Dungeon belongs to the seat that brings
    the one it faces.
    """
    here = f"{where}: given"
    seats = seat_tables(format, given, where)
    state = empty_state(format, len(seats), seeded(seed))
    state.round = number_in(given, "round", 1, here)
    state.limit = number_in(given, "encounter_limit", format.numbers.encounter_limit, here)
    state.quests_needed = number_in(given, "quests_needed", format.numbers.quests_needed, here)
    state.shuffles = flag_in(given, "shuffle", True, here)
    turn_to(state, given, where)
    lay_seats(book, state, belongings(book, state, given, seats, where), where)
    require_quest(state, text_in(given, "required_quest", here), here)
    start(state, given, where)
    return state


def seat_tables(format: Format, given: Data, where: str) -> list[Data]:
    """The data of each seat; as many seats as are named, but at least the format's minimum."""
    tables = given.get("seat", {})
    if not isinstance(tables, dict):
        raise BadInput(message("check-given-seat-expected-table", where=where))
    fewest, most = format.numbers.seats
    numbers = [fewest]
    for key in tables:
        if not str(key).isdigit() or not 1 <= int(key) <= most:
            raise BadInput(message("check-given-seat-seats-1", where=where, key=key, format=format.title(), most=most))
        numbers.append(int(key))
        check_keys(tables[key], OWN, f"{where}: given.seat.{key}")
    for key in ("active", "first", "holder", "challenger"):
        numbers.append(min(most, number_in(given, key, 1, f"{where}: given")))
    return [tables.get(str(number), {}) for number in range(1, max(numbers) + 1)]


def turn_to(state: State, given: Data, where: str) -> None:
    """Sets the turn: who faces the Encounter, who began, who holds the token."""
    seats: dict[str, int] = {}
    for key in ("active", "first", "holder", "challenger"):
        if key in given:
            seats[key] = number_in(given, key, 1, f"{where}: given") - 1
            if not 0 <= seats[key] < state.seats:
                raise BadInput(message("check-given-no-seat", where=where, key=key, seat=repr(given[key])))
    contest = state.contest.copy()
    contest.first = seats.get("first", 0)
    contest.holder = seats.get("holder", 0)
    facing = seats.get("challenger", seats.get("active", contest.holder))
    if state.format.numbers.pool and not before_challenge(given):
        contest.challenger = facing
    state.contest = contest
    state.face(facing)


def before_challenge(given: Data) -> bool:
    """Whether the scenario starts before the challenge of a common Encounter is accepted."""
    return str(given.get("step", "")) in {STEP_NAMES[OPEN_BUILD], STEP_NAMES[CHALLENGE_STEP]}


def belongings(book: CardBook, state: State, given: Data, seats: list[Data], where: str) -> list[Data]:
    """The belongings of each seat: given for it, given without a seat, and default Adventurers."""
    together = len(state.format.allies(state, 0))
    own = usual_parties(book, state)
    facing = own[state.active]
    dungeon = own[state.format.dungeon(state, state.active)]
    for key, value in given.items():
        if key == "adventurers" and together > 1:
            deal_party(own, named(given, key, where), state.format.numbers.adventurers)
        elif key == "vp":
            deal_points(own, value, where)
        elif key == "deck":
            for each in own:
                each[key] = value
        elif key == "encounter":
            own[controls_common(state)]["encounter"] = value
        elif key in {"dungeon_deck", "dungeon_grave", "face_up"} or (key == "quests" and together > 1):
            dungeon[key] = value
        elif key in OWN:
            facing[key] = value
    for number, table in enumerate(seats):
        own[number].update(table)
    return own


def usual_parties(book: CardBook, state: State) -> list[Data]:
    """The Adventurers of the worked example, then others: for every seat, or distributed among allies."""
    usual = list(standard_deck(book, DEFAULT_DECK).adventurers)
    usual.extend([card.name for card in book.cards() if card.kind == ADVENTURER and card.name not in usual])
    each = state.format.numbers.adventurers
    together = len(state.format.allies(state, 0)) > 1
    parties: list[Data] = []
    for seat in range(state.seats):
        first = seat * each if together else 0
        parties.append({"adventurers": usual[first : first + each]})
    return parties


def deal_party(own: list[Data], names: list[str], each: int) -> None:
    """Distributes one Marching Order around the table, ``each`` to a seat."""
    for number, seat in enumerate(own):
        party = names[number * each : (number + 1) * each]
        if party:
            seat["adventurers"] = party


def deal_points(own: list[Data], value: object, where: str) -> None:
    """Distributes points by seat."""
    if not isinstance(value, list) or len(value) > len(own):
        raise BadInput(message("check-given-vp-expected-list", where=where))
    for number, points in enumerate(value):
        own[number]["vp"] = points


def controls_common(state: State) -> int:
    """The seat that gets an Encounter given without one: the one that faces it, or for a common one a rival."""
    if state.format.board(state.active) == state.active or not state.format.has_points():
        return state.active
    return on_the_left(state, state.active)


def named(given: Data, key: str, where: str) -> list[str]:
    value = given.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadInput(message("check-given-expected-list-card", where=where, key=key))
    return value


def lay_seats(book: CardBook, state: State, own: list[Data], where: str) -> None:
    """Puts every given card in its place, without enter effects."""
    for seat, given in enumerate(own):
        lay_cards(book, state, seat, given, where)
    if len(state.format.allies(state, 0)) > 1 and state.party(state.active):
        # The deciding seat is the one whose Adventurer has the token of the Primary Target.
        mark_primary(state, state.active, state.party(state.active)[0], lasting=True)
    for seat, given in enumerate(own):
        for name in named(given, "fallen", where):
            perish(state, locate(state, seat, name))
    for seat in range(state.seats):
        for id in state.cards(ENCOUNTER, seat):
            if state.card(id).takes_target:
                assign_target_x(state, id)
    for seat, given in enumerate(own):
        lay_tokens(state, seat, given, where)
    for seat, given in enumerate(own):
        if "vp" in given:
            bank(state, seat, SENT, number_in(given, "vp", 0, f"{where}: given") - score(state, seat))
    state.events = []


def require_quest(state: State, name: str, where: str) -> None:
    """Marks the Quest that must be among the completed ones (B-140); nothing without a name."""
    laid = [id for seat in range(state.seats) for id in state.cards(QUESTS, seat)]
    found = [id for id in laid if state.card(id).name == name]
    if name and not found:
        known = [state.card(id).name for id in laid]
        raise BadInput(message("check-required-quest", where=where, name=name, nearest=nearest(name, known)))
    for id in found:
        state.edit(id).flags |= REQUIRED_FLAG


def lay_cards(book: CardBook, state: State, seat: int, given: Data, where: str) -> None:
    """Places the cards of one seat on the table and in hand."""
    for name in named(given, "adventurers", where):
        state.listen(lay(book, state, seat, name, PARTY, f"{where}: given.adventurers"))
    for key, zone in (
        ("quests", QUESTS),
        ("hand", HAND),
        ("drafted", HAND),
        ("pool", POOL),
        ("crawler_grave", CRAWLER_GRAVE),
        ("dungeon_grave", DUNGEON_GRAVE),
    ):
        for name in named(given, key, where):
            id = lay(book, state, seat, name, zone, f"{where}: given.{key}")
            if zone == POOL:
                state.edit(id).known = 1 << seat
            elif zone == HAND and state.card(id).is_dungeon():
                # Everybody has seen drafted cards.
                state.edit(id).known = (1 << state.seats) - 1
    lay_encounter(book, state, seat, named(given, "encounter", where), where)
    for key in ("in_play", "played"):
        for name in named(given, key, where):
            lay_in_play(book, state, seat, name, f"{where}: given.{key}", key == "played")
    lay_decks(book, state, seat, given, where)


def lay_encounter(book: CardBook, state: State, seat: int, names: list[str], where: str) -> None:
    """Places an Encounter: with the seat that faces it, or for a common one with the Controller of its cards."""
    board = state.format.board(seat)
    owner = state.format.dungeon(state, seat)
    for name in names:
        id = lay(book, state, owner, name, ENCOUNTER, f"{where}: given.encounter", board)
        placed = state.edit(id)
        placed.time = placed.card.time_limit
        placed.since = state.round
        state.listen(id)


def lay_decks(book: CardBook, state: State, seat: int, given: Data, where: str) -> None:
    """Places the decks exactly as given; others as those of the deck that is named, or with neutral cards."""
    rest: Data = {**standard_deck(book, str(given["deck"])).seat()} if "deck" in given else {}
    for key, zone, filler in (
        ("crawler_deck", CRAWLER_DECK, BLANK_SKILL),
        ("dungeon_deck", DUNGEON_DECK, QUIET_EVENT),
    ):
        if key in given or key in rest:
            for name in named(given if key in given else rest, key, where):
                lay(book, state, seat, name, zone, f"{where}: given.{key}")
            if key not in given:
                shuffle(state, seat, zone)
        else:
            for _ in range(FILLERS):
                state.add_card(filler, seat, zone)
    deck = state.cards(DUNGEON_DECK, seat)
    if flag_in(given, "face_up", False, f"{where}: given") and deck:
        state.edit(deck[0]).flags |= FACE_UP_FLAG


def lay(book: CardBook, state: State, owner: int, name: str, zone: int, where: str, seat: int = NOBODY) -> int:
    """Places a new card in a zone of its owner's, or of another seat's."""
    card = STRANGERS.get(name) or book.card(name, where)
    if not belongs(card, zone):
        raise BadInput(message("check-position-does-not-belong", where=where, name=name))
    return state.add_card(card, owner, zone, owner if seat == NOBODY else seat)


def belongs(card: Card, zone: int) -> bool:
    """Whether a card of this kind can be in that zone."""
    if zone == PARTY:
        return card.kind == ADVENTURER
    if zone == QUESTS:
        return card.kind == QUEST
    if zone in {ENCOUNTER, DUNGEON_DECK, DUNGEON_GRAVE, POOL}:
        return card.is_dungeon()
    return card.is_crawler() or (zone == HAND and card.is_dungeon())


def lay_in_play(book: CardBook, state: State, seat: int, name: str, where: str, now: bool) -> None:
    """Places a Crawler card in play, by its basic block or, with ``boosted`` after its name, the Boost block."""
    boosted = name.endswith(" boosted")
    bare = name[: -len(" boosted")] if boosted else name
    id = lay(book, state, seat, bare, IN_PLAY, where)
    entity = state.edit(id)
    entity.paid = entity.card.cost
    entity.since = state.round if now else state.round - 1
    if not entity.card.is_crawler():
        raise BadInput(message("check-not-crawler-card", where=where, bare=bare))
    if boosted:
        if len(entity.card.blocks) < 2:
            raise BadInput(message("check-no-boost", where=where, bare=bare))
        entity.flags |= BOOSTED_FLAG
    state.listen(id)


def lay_tokens(state: State, seat: int, given: Data, where: str) -> None:
    tokens = given.get("tokens", {})
    if not isinstance(tokens, dict):
        raise BadInput(message("check-given-tokens-expected-table", where=where))
    for name, values in tokens.items():
        here = f"{where}: given.tokens.{name}"
        check_keys(values, _TOKENS, here)
        try:
            entity = state.edit(locate(state, seat, name))
        except BadInput as error:
            raise BadInput(message("word-at", place=here, what=error.message)) from None
        for key in ("wounds", "poison", "time", "locks"):
            if key in values:
                setattr(entity, key, number_in(values, key, 0, here))
        for key, flag in (("activated", ACTIVATED_FLAG), ("spent", SPENT_FLAG), ("summoned", SUMMONED_FLAG)):
            if flag_in(values, key, False, here):
                entity.flags |= flag


def locate(state: State, seat: int, name: str) -> int:
    """A card anywhere on the table by name, in play first; ``#2`` is the second in that place."""
    wanted, _, number = name.partition("#")
    place = int(number) - 1 if number.isdigit() else 0
    known: list[str] = []
    for zone in _SEARCHED:
        cards: list[int] = []
        for each in [seat, *[other for other in range(state.seats) if other != seat]]:
            cards.extend(state.cards(zone, each))
        same = [id for id in cards if wanted.lower() in [form.lower() for form in spellings(state.card(id).name)]]
        known.extend([state.card(id).name for id in cards])
        if place < len(same):
            return same[place]
    raise BadInput(message("check-no-card-table-called", name=name, nearest=nearest(wanted, known)))


def start(state: State, given: Data, where: str) -> None:
    """Pushes the steps from the given one on."""
    word = str(given.get("step", STEP_NAMES[RESPOND]))
    steps = state.format.steps
    numbers = [step.number() for step in steps if isinstance(step, Step)]
    known = [STEP_NAMES[number] for number in numbers]
    if word not in known:
        raise BadInput(message("check-given-step-no-step", where=where, word=word, nearest=nearest(word, known)))
    first = known.index(word)
    state.step = numbers[first]
    state.push_all(steps[first:], state.active)
    if state.step == ATTACK and given.get("played"):
        seed_attack(state)
    state.changed = True
    advance(state)


def seed_attack(state: State) -> None:
    """Adds Power cards given as played to the current attack."""
    state.stack.pop()
    state.push(Combat(NOTHING, False), state.active)
    frame = state.stack.pop()
    frame.effect.resolve(state, frame)
    assert isinstance(state.attack, Attack)
    for id in state.in_play(state.active):
        entity = state.entities[id]
        if entity.since == state.round and entity.block().power:
            join_attack(state, id)
