"""Reading values from card files: every kind of value; errors with their place and a suggestion."""

from __future__ import annotations

from typing import Any, Final

from delve.attributes.base import ANY_WORDS, DAMAGE_WORDS, NO_WORDS, TYPE_WORDS, Attribute
from delve.attributes.catalogue import ATTRIBUTES
from delve.effects.amounts import Fixed
from delve.effects.bonus import STATS
from delve.effects.catalogue import ABILITIES, AMOUNTS, CONDITIONS, EFFECTS
from delve.effects.selectors import Selector
from delve.messages import Arg, Message, keyed, message
from delve.model.abilities import MARK_NAMES, Ability, Amount
from delve.model.conditions import Condition
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
Fields = dict[str, str]
FIELDS_OF_EFFECTS: Final[dict[str, Fields]] = {verb: kind.FIELDS for verb, kind in EFFECTS.items()}
FIELDS_OF_ABILITIES: Final[dict[str, Fields]] = {verb: kind.FIELDS for verb, kind in ABILITIES.items()}
FIELDS_OF_AMOUNTS: Final[dict[str, Fields]] = {verb: kind.FIELDS for verb, kind in AMOUNTS.items()}
FIELDS_OF_CONDITIONS: Final[dict[str, Fields]] = {verb: kind.FIELDS for verb, kind in CONDITIONS.items()}
# Kinds of counts, with their minimum.
LEAST: Final = {"number": 0, "count": 1}
DECKS: Final = {"crawler": CRAWLER_DECK, "dungeon": DUNGEON_DECK}


class Place:
    """The place of a value in a file, for messages."""

    def __init__(self, file: str, path: str = "") -> None:
        self.file = file
        self.path = path

    def at(self, key: str) -> Place:
        return Place(self.file, f"{self.path}.{key}" if self.path else key)

    def item(self, number: int) -> Place:
        return Place(self.file, f"{self.path}[{number + 1}]")

    def wrong(self, what: Message) -> BadInput:
        where = f"{self.file}: {self.path}" if self.path else self.file
        return BadInput(message("word-at", place=where, what=what))


# --- Plain values. ---------------------------------------------------------------------------------------------


def an_int(value: object, place: Place) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise place.wrong(message("check-expected-whole-number-found", value=shown(value)))
    return value


def a_bool(value: object, place: Place) -> bool:
    if not isinstance(value, bool):
        raise place.wrong(message("check-expected-true-false-found", value=shown(value)))
    return value


def a_str(value: object, place: Place) -> str:
    if not isinstance(value, str) or not value.strip():
        raise place.wrong(message("check-expected-text-found", value=shown(value)))
    return value


def a_list(value: object, place: Place) -> list[object]:
    if not isinstance(value, list):
        raise place.wrong(message("check-expected-list-found", value=shown(value)))
    return list(value)


def a_full_list(value: object, place: Place) -> list[object]:
    found = a_list(value, place)
    if not found:
        raise place.wrong(message("check-list-is-empty"))
    return found


def a_number(value: object, place: Place, least: int = 0) -> int:
    """A count with a minimum."""
    number = an_int(value, place)
    if number < least:
        raise place.wrong(message("check-expected-at-least", least=least, found=number))
    return number


def a_count(value: object, place: Place) -> int:
    """A count of at least one."""
    return a_number(value, place, 1)


def a_table(value: object, place: Place) -> dict[str, object]:
    if not isinstance(value, dict):
        raise place.wrong(message("check-expected-table-found", value=shown(value)))
    return {str(key): item for key, item in value.items()}


def shown(value: object) -> Arg:
    """The kind of a value in a file, and the value itself where it is short."""
    kinds = {bool: "true-or-false", int: "number", float: "number", str: "text", list: "list", dict: "table"}
    found = kinds.get(type(value))
    kind: Arg = keyed("check-value", found) if found else type(value).__name__
    return message("check-value-found", kind=kind, value=repr(value)) if isinstance(value, str | int | float) else kind


def words(value: object, place: Place) -> tuple[str, ...]:
    """A word or a list of words."""
    if isinstance(value, str):
        return (a_str(value, place),)
    return tuple([a_str(item, place.item(i)) for i, item in enumerate(a_list(value, place))])


def some_words(value: object, place: Place) -> tuple[str, ...]:
    """The same, but at least one."""
    return words(value if isinstance(value, str) else a_full_list(value, place), place)


def one_of(word: str, known: tuple[str, ...] | list[str], place: Place, what: str) -> str:
    if word not in known:
        raise place.wrong(
            message("check-unknown-word", what=keyed("check-word", what), word=word, nearest=nearest(word, list(known)))
        )
    return word


def mask(value: object, known: tuple[str, ...], place: Place, what: str) -> int:
    found = some_words(value, place)
    for word in found:
        one_of(word, known, place, what)
    return mask_of(known, found)


def no_other_keys(table: dict[str, object], known: list[str], place: Place) -> None:
    for key in table:
        if key not in known:
            raise place.wrong(message("check-unknown-field", key=key, nearest=nearest(key, known)))


# --- The card language. ----------------------------------------------------------------------------------------


def read_fields(fields: dict[str, str], table: dict[str, object], place: Place) -> dict[str, object]:
    """The arguments of a word of the language, read from a table by the word's ``FIELDS``."""
    no_other_keys(table, list(fields), place)
    values: dict[str, object] = {}
    for name, kind in fields.items():
        if name in table:
            values[name] = read_value(kind.rstrip("?"), table[name], place.at(name))
        elif not kind.endswith("?"):
            raise place.wrong(message("check-field-missing", field=name))
    return values


def read_value(kind: str, value: object, place: Place) -> object:
    """One value of a kind that ``FIELDS`` names."""
    if kind == "int":
        return an_int(value, place)
    if kind in LEAST:
        return a_number(value, place, LEAST[kind])
    if kind == "ints":
        return tuple([an_int(item, place.item(i)) for i, item in enumerate(a_full_list(value, place))])
    if kind == "bool":
        return a_bool(value, place)
    if kind == "str":
        return a_str(value, place)
    if kind == "words":
        return some_words(value, place)
    if kind == "selector":
        return read_selector(value, place)
    if kind == "effects":
        return read_effects(value, place)
    if kind == "conditions":
        return tuple([read_condition(item, place.item(i)) for i, item in enumerate(a_full_list(value, place))])
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
    found = some_words(value, place)
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


def verb_of(table: dict[str, object], known: dict[str, Fields], place: Place, what: str) -> str:
    """The field that identifies the word of the language, independent of the order of fields.

    A field of one word may also be a word of its own: the word meant is the one that has the others as its fields.
    """
    found = [verb for verb in known if verb in table]
    for verb in found:
        if all(other in known[verb] for other in found):
            return verb
    if found:
        raise place.wrong(message("check-two-words", first=found[0], second=found[1], what=keyed("check-word", what)))
    first = min(table, default="")
    raise place.wrong(
        message("check-no-called", what=keyed("check-word", what), first=first, nearest=nearest(first, list(known)))
    )


def read_effect(value: object, place: Place) -> Effect:
    table = a_table(value, place)
    kind = EFFECTS[verb_of(table, FIELDS_OF_EFFECTS, place, "effect")]
    values = read_fields(kind.FIELDS, table, place)
    return kind(**values)


def read_effects(value: object, place: Place) -> tuple[Effect, ...]:
    return tuple([read_effect(item, place.item(i)) for i, item in enumerate(a_full_list(value, place))])


def read_abilities(value: object, place: Place) -> tuple[Ability, ...]:
    """Standing effects."""
    found: list[Ability] = []
    for i, item in enumerate(a_full_list(value, place)):
        here = place.item(i)
        table = a_table(item, here)
        kind = ABILITIES[verb_of(table, FIELDS_OF_ABILITIES, here, "standing effect")]
        found.append(kind(**read_fields(kind.FIELDS, table, here)))
    return tuple(found)


def read_amount(value: object, place: Place) -> Amount:
    """A number, or a table for one that depends on the game."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Fixed(value)
    if not isinstance(value, dict):
        raise place.wrong(message("check-expected-whole-number-table", value=shown(value)))
    table = a_table(value, place)
    kind = AMOUNTS[verb_of(table, FIELDS_OF_AMOUNTS, place, "amount")]
    return kind(**read_fields(kind.FIELDS, table, place))


def read_condition(value: object, place: Place) -> Condition:
    table = a_table(value, place)
    kind = CONDITIONS[verb_of(table, FIELDS_OF_CONDITIONS, place, "condition")]
    return kind(**read_fields(kind.FIELDS, table, place))


# --- Attributes, written as printed: "Resist 2 (fire)". --------------------------------------------------------


def read_attribute(value: object, place: Place) -> Attribute:
    """An Attribute in the rulebook's notation, or a table with follow-up effects (``then``)."""
    then: tuple[Effect, ...] = ()
    if isinstance(value, dict):
        table = a_table(value, place)
        no_other_keys(table, ["attribute", "then"], place)
        if "attribute" not in table:
            raise place.wrong(message("check-field-missing", field="attribute"))
        if "then" in table:
            then = read_effects(table["then"], place.at("then"))
        value = table["attribute"]
    text = a_str(value, place)
    name, number, inside = split_attribute(text)
    if name not in ATTRIBUTES:
        raise place.wrong(message("check-unknown-attribute", name=name, nearest=nearest(name, list(ATTRIBUTES))))
    kind = ATTRIBUTES[name]
    if kind.NUMBERED and number < 0:
        raise place.wrong(message("check-needs-number-1", name=name))
    if not kind.NUMBERED and number >= 0:
        raise place.wrong(message("check-takes-no-number", name=name))
    if kind.WORDS == NO_WORDS and inside:
        raise place.wrong(message("check-takes-nothing-brackets", name=name))
    if kind.WORDS in {ANY_WORDS, TYPE_WORDS} and not inside:
        raise place.wrong(message("check-needs-type-brackets-goblin", name=name))
    if kind.WORDS == TYPE_WORDS:
        read_types(list(inside), place)
    if kind.WORDS == DAMAGE_WORDS:
        if inside == ("all",):
            inside = DAMAGE_NAMES
        if inside:
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
