"""Reading values out of card files: every kind of value, every mistake with its place and the nearest right word."""

from __future__ import annotations

from typing import Any, Final

from delve.attributes.base import ANY_WORDS, DAMAGE_WORDS, NO_WORDS, TYPE_WORDS, Attribute
from delve.attributes.catalogue import ATTRIBUTES
from delve.effects.amounts import Fixed
from delve.effects.bonus import STATS
from delve.effects.catalogue import ABILITIES, AMOUNTS, CONDITIONS, EFFECTS
from delve.effects.selectors import Selector
from delve.model.abilities import MARK_NAMES, Ability, Amount, Condition
from delve.model.errors import BadInput, nearest
from delve.model.frames import Effect
from delve.model.ids import (
    CRAWLER_DECK,
    DAMAGE_NAMES,
    DISTANCE_NAMES,
    DUNGEON_DECK,
    KIND_NAMES,
    MOMENT_NAMES,
    ZONE_NAMES,
    mask_of,
)

TYPES: Final = ("creature", "animal", "monster", "golem", "undead", "spirit")
DECKS: Final = {"crawler": CRAWLER_DECK, "dungeon": DUNGEON_DECK}


class Place:
    """Where in which file a value stands, for messages."""

    def __init__(self, file: str, path: str = "") -> None:
        self.file = file
        self.path = path

    def at(self, key: str) -> Place:
        return Place(self.file, f"{self.path}.{key}" if self.path else key)

    def item(self, number: int) -> Place:
        return Place(self.file, f"{self.path}[{number + 1}]")

    def wrong(self, what: str) -> BadInput:
        where = f"{self.file}: {self.path}" if self.path else self.file
        return BadInput(f"{where}: {what}")


# --- Plain values. ---------------------------------------------------------------------------------------------


def an_int(value: object, place: Place) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise place.wrong(f"expected a whole number, found {shown(value)}")
    return value


def a_bool(value: object, place: Place) -> bool:
    if not isinstance(value, bool):
        raise place.wrong(f"expected true or false, found {shown(value)}")
    return value


def a_str(value: object, place: Place) -> str:
    if not isinstance(value, str) or not value.strip():
        raise place.wrong(f"expected text, found {shown(value)}")
    return value


def a_list(value: object, place: Place) -> list[object]:
    if not isinstance(value, list):
        raise place.wrong(f"expected a list, found {shown(value)}")
    return list(value)


def a_table(value: object, place: Place) -> dict[str, object]:
    if not isinstance(value, dict):
        raise place.wrong(f"expected a table, found {shown(value)}")
    return {str(key): item for key, item in value.items()}


def shown(value: object) -> str:
    names = {
        bool: "true or false",
        int: "a number",
        float: "a number",
        str: "text",
        list: "a list",
        dict: "a table",
    }
    kind = names.get(type(value), type(value).__name__)
    return f"{kind} ({value!r})" if isinstance(value, str | int | float) else kind


def words(value: object, place: Place) -> tuple[str, ...]:
    """A word or a list of words."""
    if isinstance(value, str):
        return (a_str(value, place),)
    return tuple([a_str(item, place.item(i)) for i, item in enumerate(a_list(value, place))])


def one_of(word: str, known: tuple[str, ...] | list[str], place: Place, what: str) -> str:
    if word not in known:
        raise place.wrong(f"unknown {what} {word!r}{nearest(word, list(known))}")
    return word


def mask(value: object, known: tuple[str, ...], place: Place, what: str) -> int:
    found = words(value, place)
    for word in found:
        one_of(word, known, place, what)
    return mask_of(known, found)


def no_other_keys(table: dict[str, object], known: list[str], place: Place) -> None:
    for key in table:
        if key not in known:
            raise place.wrong(f"unknown field {key!r}{nearest(key, known)}")


# --- The card language. -------------------------------------------------------------------------------------------


def read_fields(fields: dict[str, str], table: dict[str, object], place: Place) -> dict[str, object]:
    """The arguments a word of the language takes, read from a table by the word's own list of fields."""
    no_other_keys(table, list(fields), place)
    values: dict[str, object] = {}
    for name, kind in fields.items():
        if name in table:
            values[name] = read_value(kind.rstrip("?"), table[name], place.at(name))
        elif not kind.endswith("?"):
            raise place.wrong(f"the field {name!r} is missing")
    return values


def read_value(kind: str, value: object, place: Place) -> object:
    """One value of a kind that ``FIELDS`` names."""
    if kind == "int":
        return an_int(value, place)
    if kind == "ints":
        return tuple([an_int(item, place.item(i)) for i, item in enumerate(a_list(value, place))])
    if kind == "bool":
        return a_bool(value, place)
    if kind == "str":
        return a_str(value, place)
    if kind == "words":
        return words(value, place)
    if kind == "selector":
        return read_selector(value, place)
    if kind == "effects":
        return read_effects(value, place)
    if kind == "conditions":
        return tuple([read_condition(item, place.item(i)) for i, item in enumerate(a_list(value, place))])
    if kind == "kinds":
        return mask(value, KIND_NAMES, place, "kind of card")
    if kind == "damage":
        return mask(value, DAMAGE_NAMES, place, "damage type")
    if kind == "marks":
        return mask(value, MARK_NAMES, place, "Attribute")
    if kind == "distance":
        return read_distance(value, place)
    if kind == "stat":
        return one_of(a_str(value, place), STATS, place, "number")
    if kind == "deck":
        return DECKS[one_of(a_str(value, place), list(DECKS), place, "deck")]
    assert kind == "zone", kind
    return ZONE_NAMES.index(one_of(a_str(value, place), ZONE_NAMES, place, "zone"))


def read_distance(value: object, place: Place) -> int:
    return DISTANCE_NAMES.index(one_of(a_str(value, place), DISTANCE_NAMES, place, "distance"))


def read_moments(value: object, place: Place) -> int:
    return mask(value, MOMENT_NAMES, place, "moment")


def read_types(value: object, place: Place) -> tuple[str, ...]:
    found = words(value, place)
    for word in found:
        one_of(word, TYPES, place, "type of Character")
    return found


def read_selector(value: object, place: Place) -> Selector:
    """A description of cards: a table, or just a kind."""
    table: dict[str, object] = {"kind": value} if isinstance(value, str) else a_table(value, place)
    if "type" in table:
        read_types(table["type"], place.at("type"))
    if "has" in table:
        known = [name.lower() for name in ATTRIBUTES]
        for word in words(table["has"], place.at("has")):
            one_of(word, known, place.at("has"), "Attribute")
    values = read_fields(Selector.FIELDS, table, place)
    make: Any = Selector
    selector = make(**values)
    assert isinstance(selector, Selector)
    return selector


def verb_of(table: dict[str, object], known: list[str], place: Place, what: str) -> str:
    """The one field that says which word of the language this is."""
    for key in table:
        if key in known:
            return key
    first = next(iter(table), "")
    raise place.wrong(f"no {what} is called {first!r}{nearest(first, known)}")


def read_effect(value: object, place: Place) -> Effect:
    table = a_table(value, place)
    kind = EFFECTS[verb_of(table, list(EFFECTS), place, "effect")]
    values = read_fields(kind.FIELDS, table, place)
    return kind(**values)


def read_effects(value: object, place: Place) -> tuple[Effect, ...]:
    return tuple([read_effect(item, place.item(i)) for i, item in enumerate(a_list(value, place))])


def read_abilities(value: object, place: Place) -> tuple[Ability, ...]:
    """Standing effects."""
    found: list[Ability] = []
    for i, item in enumerate(a_list(value, place)):
        here = place.item(i)
        table = a_table(item, here)
        kind = ABILITIES[verb_of(table, list(ABILITIES), here, "standing effect")]
        found.append(kind(**read_fields(kind.FIELDS, table, here)))
    return tuple(found)


def read_amount(value: object, place: Place) -> Amount:
    """A number, or a table that says what it depends on."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Fixed(value)
    if not isinstance(value, dict):
        raise place.wrong(f"expected a whole number, or a table that says what it depends on, found {shown(value)}")
    table = a_table(value, place)
    kind = AMOUNTS[verb_of_amount(table, place)]
    return kind(**read_fields(kind.FIELDS, table, place))


def verb_of_amount(table: dict[str, object], place: Place) -> str:
    for key in AMOUNTS:
        if key in table:
            return key
    return verb_of(table, list(AMOUNTS), place, "amount")


def read_condition(value: object, place: Place) -> Condition:
    table = a_table(value, place)
    kind = CONDITIONS[verb_of(table, list(CONDITIONS), place, "condition")]
    return kind(**read_fields(kind.FIELDS, table, place))


# --- Attributes, written as they are printed: "Resist 2 (fire)". -----------------------------------------------


def read_attribute(value: object, place: Place) -> Attribute:
    """An Attribute in the rulebook's notation; a table where effects follow it (``then``)."""
    then: tuple[Effect, ...] = ()
    if isinstance(value, dict):
        table = a_table(value, place)
        no_other_keys(table, ["attribute", "then"], place)
        if "attribute" not in table:
            raise place.wrong("the field 'attribute' is missing")
        then = read_effects(table.get("then", []), place.at("then"))
        value = table["attribute"]
    text = a_str(value, place)
    name, number, inside = split_attribute(text)
    if name not in ATTRIBUTES:
        raise place.wrong(f"unknown Attribute {name!r}{nearest(name, list(ATTRIBUTES))}")
    kind = ATTRIBUTES[name]
    if kind.NUMBERED and number < 0:
        raise place.wrong(f"{name} needs a number: {name} 1")
    if not kind.NUMBERED and number >= 0:
        raise place.wrong(f"{name} takes no number")
    if kind.WORDS == NO_WORDS and inside:
        raise place.wrong(f"{name} takes nothing in brackets")
    if kind.WORDS in {ANY_WORDS, TYPE_WORDS} and not inside:
        raise place.wrong(f"{name} needs a type in brackets: {name} (goblin)")
    if kind.WORDS == TYPE_WORDS:
        read_types(list(inside), place)
    if kind.WORDS == DAMAGE_WORDS:
        if inside == ("all",):
            inside = DAMAGE_NAMES
        mask(list(inside), DAMAGE_NAMES, place, "damage type")
    return kind(max(0, number), inside, then)


def split_attribute(text: str) -> tuple[str, int, tuple[str, ...]]:
    """``Resist 2 (fire, cold)`` into its name, its number (-1 if none) and what is in brackets."""
    inside: tuple[str, ...] = ()
    rest = text.strip()
    if rest.endswith(")") and "(" in rest:
        rest, _, bracket = rest.partition("(")
        inside = tuple([word.strip() for word in bracket[:-1].replace("/", ",").split(",") if word.strip()])
        rest = rest.strip()
    name, _, last = rest.rpartition(" ")
    digits = last.lstrip("+")
    if name and digits.isdigit():
        return name.strip(), int(digits), inside
    return rest, -1, inside
