"""Cards of all sorts, written as card files write them: everything that ``FIELDS`` and the loader know, put together.

Nothing here knows what a card is good for. What the loader takes must be playable.
"""

from __future__ import annotations

from typing import Any, Final

from hypothesis import strategies as st

from delve.attributes.base import ANY_WORDS, DAMAGE_WORDS, NO_WORDS, Attribute
from delve.attributes.catalogue import ATTRIBUTES
from delve.content import loader
from delve.content.schema import DECKS, TYPES
from delve.effects.bonus import STATS
from delve.effects.catalogue import ABILITIES, AMOUNTS, CONDITIONS, EFFECTS
from delve.effects.selectors import Selector
from delve.model.abilities import MARK_NAMES
from delve.model.ids import DAMAGE_NAMES, DISTANCE_NAMES, KIND_NAMES, MOMENT_NAMES, RESOURCE_NAMES, ZONE_NAMES

Data = dict[str, Any]
Values = st.SearchStrategy[Any]

# How deep effects lie in effects, and conditions in conditions.
DEPTH: Final = 2
NESTING: Final = {"effects", "conditions"}


def some(words: tuple[str, ...] | list[str]) -> Values:
    """A few of these words, or one of them alone."""
    return st.sampled_from(list(words)) | st.lists(st.sampled_from(list(words)), min_size=1, max_size=3, unique=True)


numbers: Final = st.integers(min_value=1, max_value=4)
names: Final = st.sampled_from(["Goblin", "a name that no card has"])
PLAIN: Final[dict[str, Values]] = {
    "int": st.integers(min_value=-2, max_value=4),
    "number": numbers,
    "count": numbers,
    "ints": st.lists(numbers, min_size=1, max_size=3),
    "bool": st.booleans(),
    "str": names,
    "kinds": some(KIND_NAMES),
    "damage": some(DAMAGE_NAMES),
    "marks": some(MARK_NAMES),
    "distance": st.sampled_from(DISTANCE_NAMES),
    "stat": st.sampled_from(STATS),
    "deck": st.sampled_from(list(DECKS)),
    "zone": st.sampled_from(ZONE_NAMES),
}
# Fields of words, by name.
WORDS: Final[dict[str, Values]] = {
    "type": some(TYPES),
    "has": some([name.lower() for name in ATTRIBUTES]),
    "key": some(loader.KEYS),
    "named": st.lists(names, min_size=1, max_size=2),
}


def table(fields: dict[str, str], depth: int) -> Values:
    """A table with every field that must be there, and some of those that may be, in any order."""
    needed = {name: value(name, kind, depth) for name, kind in fields.items() if not kind.endswith("?")}
    optional = {name: value(name, kind[:-1], depth) for name, kind in fields.items() if kind.endswith("?")}
    return shuffled(st.fixed_dictionaries(needed, optional=optional))


def shuffled(tables: Values) -> Values:
    return tables.flatmap(lambda found: st.permutations(list(found.items())).map(dict))


def value(name: str, kind: str, depth: int) -> Values:
    """What a field may hold."""
    if kind == "words":
        return WORDS[name]
    if kind == "selector":
        return table(Selector.FIELDS, depth) | st.sampled_from(KIND_NAMES)
    if kind == "effects":
        return st.lists(effects(depth - 1), min_size=1, max_size=2)
    if kind == "conditions":
        return st.lists(conditions(depth - 1), min_size=1, max_size=2)
    return PLAIN[kind]


def words_of_the_language(language: Any, depth: int) -> Values:
    """Any word; at the maximum depth only words without nested ones."""
    kinds = [
        kind for kind in language.values() if depth > 0 or not {"effects", "conditions"} & set(kind.FIELDS.values())
    ]
    return st.sampled_from(kinds).flatmap(lambda kind: table(kind.FIELDS, depth))


def effects(depth: int = DEPTH) -> Values:
    return words_of_the_language(EFFECTS, depth)


def conditions(depth: int = DEPTH) -> Values:
    return words_of_the_language(CONDITIONS, depth)


def abilities() -> Values:
    return st.sampled_from(list(ABILITIES.values())).flatmap(lambda kind: table(kind.FIELDS, DEPTH))


def amounts() -> Values:
    return numbers | st.sampled_from(list(AMOUNTS.values())).flatmap(lambda kind: table(kind.FIELDS, DEPTH))


def printed(kind: type[Attribute]) -> Values:
    """An Attribute as it is printed."""
    inside: Values = st.just("")
    if kind.WORDS == DAMAGE_WORDS:
        inside = st.sampled_from(["", " (all)", " (fire)", " (fire, cold)"])
    elif kind.WORDS == ANY_WORDS:
        inside = st.sampled_from([" (Goblin)", " (undead)"])
    elif kind.WORDS != NO_WORDS:
        inside = st.sampled_from([f" ({word})" for word in TYPES])
    number = st.integers(min_value=0, max_value=4).map(lambda n: f" {n}") if kind.NUMBERED else st.just("")
    return st.tuples(number, inside).map(lambda parts: kind.NAME + "".join(parts))


lists_of_effects: Final = st.lists(effects(), min_size=1, max_size=2)


def attributes() -> Values:
    words = st.sampled_from(list(ATTRIBUTES.values())).flatmap(printed)
    return words | st.fixed_dictionaries({"attribute": words, "then": lists_of_effects})


moments: Final = some(MOMENT_NAMES)
BLOCK: Final[dict[str, Values]] = {
    "power": amounts(),
    "stamina": amounts(),
    "distance": PLAIN["distance"],
    "damage": PLAIN["damage"],
    "area": numbers,
    "permanent": st.booleans(),
    "assign": st.booleans(),
    "activate": numbers,
    "when": moments,
    "effects": lists_of_effects,
    "spend": lists_of_effects,
    "spend_when": moments,
    "while_in_play": st.lists(abilities(), min_size=1, max_size=2),
    "attributes": st.lists(attributes(), max_size=2),
    "needs": conditions(),
    "when_discarded": lists_of_effects,
}
DUNGEON: Final[dict[str, Values]] = {
    "type": WORDS["type"],
    "life": numbers,
    "power": amounts(),
    "damage": PLAIN["damage"],
    "distance": PLAIN["distance"],
    "distance_bonus": numbers,
    "attributes": st.lists(attributes(), max_size=3),
    "time_limit": numbers,
    "comes_into_play": lists_of_effects,
    "links_to": table(Selector.FIELDS, DEPTH),
    "while_in_play": st.lists(abilities(), min_size=1, max_size=2),
    "at_combat": lists_of_effects,
    "each_combat": lists_of_effects,
    "when_cleared": lists_of_effects,
    "challenge": st.fixed_dictionaries({}, optional={"won": lists_of_effects, "lost": lists_of_effects}),
}
classes: Final = st.lists(st.sampled_from(loader.CLASSES), min_size=1, max_size=2, unique=True)
BOOST: Final = st.fixed_dictionaries({"class": classes}, optional=BLOCK)
costs: Final = st.integers(min_value=0, max_value=3)


def crawler_cards() -> Values:
    fields = {"kind": st.sampled_from(RESOURCE_NAMES), "cost": costs}
    more = {**BLOCK, "boost": BOOST, "disrupt": st.fixed_dictionaries({}, optional=BLOCK), "disruption": st.booleans()}
    return shuffled(st.fixed_dictionaries(fields, optional=more))


def dungeon_cards() -> Values:
    fields = {"kind": st.sampled_from(["event", "terrain", "trap"]), "cost": costs}
    return shuffled(st.fixed_dictionaries(fields, optional={k: v for k, v in DUNGEON.items() if k != "life"}))


def characters() -> Values:
    needed = {"kind": st.just("character"), "cost": costs, "type": WORDS["type"], "power": amounts(), "life": numbers}
    return shuffled(st.fixed_dictionaries(needed, optional={k: v for k, v in DUNGEON.items() if k not in needed}))


def quests() -> Values:
    return shuffled(
        st.fixed_dictionaries({"kind": st.just("quest"), "goal": conditions()}, optional={"doom": conditions()})
    )
