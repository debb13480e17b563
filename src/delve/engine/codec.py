"""A state as plain data, and back; and a short hash that two equal states share.

Cards are stored by name, effects by class name and fields. The fields come from ``FIELDS``, so nothing on the stack
can be forgotten.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, NewType

from delve.attributes.catalogue import INNER as ATTRIBUTE_EFFECTS
from delve.content.book import CardBook
from delve.effects.catalogue import EFFECTS as LANGUAGE
from delve.effects.catalogue import INNER as INNER_EFFECTS
from delve.effects.selectors import Selector
from delve.formats.variants import format_from
from delve.model.cards import Card
from delve.model.chance import Chance
from delve.model.contest import Contest
from delve.model.decisions import Decision, Option
from delve.model.frames import Effect, Frame
from delve.model.state import Attack, Defence, State, empty_state
from delve.model.tokens import Entity, Modifier
from delve.rounds.catalogue import EFFECTS as ROUND_EFFECTS
from delve.triggers.listeners import Triggers
from delve.triggers.windows import AfterWin, Close, Responses, Window

CLASSES: Final[dict[str, type[Effect]]] = {
    kind.__name__: kind
    for kind in (
        *LANGUAGE.values(),
        *INNER_EFFECTS,
        *ATTRIBUTE_EFFECTS,
        *ROUND_EFFECTS,
        Triggers,
        Window,
        AfterWin,
        Close,
        Responses,
    )
}

_NUMBERS: Final = (
    "round",
    "step",
    "active",
    "board",
    "entries",
    "entering",
    "limit",
    "quests_needed",
    "attack_won",
    "defence_won",
    "defended",
    "hurt",
    "result",
    "reason",
    "shuffles",
    "changed",
    "buried",
    "learned",
)
_ENTITY: Final = (
    "owner",
    "zone",
    "entered",
    "flags",
    "wounds",
    "poison",
    "time",
    "locks",
    "target",
    "since",
    "paid",
    "uses",
    "known",
    "seat",
)
_CONTEST: Final = ("banked", "warnings", "first", "holder", "challenger", "placer", "time_up", "conceded")
_ATTACK: Final = ("activated", "cards", "apart", "alone", "declared", "resolved", "killed")
_DEFENCE: Final = ("activated", "first", "assigned", "defended", "cards", "covered", "wounded", "resolved")

Data = dict[str, Any]
# A state as JSON values: only this module looks into it.
EncodedState = NewType("EncodedState", dict[str, object])


# --- Writing. --------------------------------------------------------------------------------------------------------


def encode(state: State) -> EncodedState:
    """The whole state as JSON values."""
    chance = state.chance
    # Written only if not empty, so that the hashes of all other games do not change.
    counted = {"counted": [[entity.id, *encode_entity(entity)] for entity in state.counted]} if state.counted else {}
    data: Data = {
        "format": state.format.written or state.format.id,
        "seats": state.seats,
        "chance": [int(chance.s0), int(chance.s1), int(chance.s2), int(chance.s3)],
        "entities": [encode_entity(entity) for entity in state.entities],
        "zones": [list(zone) for zone in state.zones],
        "listeners": [list(listeners) for listeners in state.listeners],
        "modifiers": [[m.what, m.target, m.amount, m.source] for m in state.modifiers],
        "stack": [encode_frame(frame) for frame in state.stack],
        "decision": None if state.decision is None else encode_decision(state.decision),
        "attack": None if state.attack is None else pack(state.attack, _ATTACK),
        "defence": None if state.defence is None else pack(state.defence, _DEFENCE),
        "primary": list(state.primary),
        "primary_lasting": list(state.primary_lasting),
        "contest": pack(state.contest, _CONTEST),
        **{name: getattr(state, name) for name in _NUMBERS},
        **counted,
    }
    return EncodedState(data)


def encode_entity(entity: Entity) -> list[Any]:
    return [entity.card.name, *[getattr(entity, field) for field in _ENTITY]]


def pack(record: object, fields: tuple[str, ...]) -> list[Any]:
    return [as_list(getattr(record, field)) for field in fields]


def as_list(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def encode_frame(frame: Frame) -> list[Any]:
    return [encode_effect(frame.effect), frame.seat, frame.source]


def encode_decision(decision: Decision) -> Data:
    return {
        "seat": decision.seat,
        "frame": encode_frame(decision.frame),
        "options": [[option.verb, option.card, option.other] for option in decision.options],
    }


def encode_effect(effect: Effect) -> Data:
    kind = type(effect)
    return {"is": kind.__name__, **{name: encode_value(getattr(effect, name)) for name in kind.FIELDS}}


def encode_value(value: Any) -> Any:
    if isinstance(value, Effect):
        return encode_effect(value)
    if isinstance(value, Selector):
        return {"is": "Selector", **{name: as_list(getattr(value, name)) for name in Selector.FIELDS}}
    if isinstance(value, tuple):
        return [encode_value(item) for item in value]
    return value


# --- Reading. --------------------------------------------------------------------------------------------------------


def decode(book: CardBook, encoded: EncodedState, others: dict[str, Card] | None = None) -> State:
    """The state that ``encode`` wrote; ``others`` are cards outside the book, such as a scenario's fillers."""
    data: Data = encoded
    strangers = others or {}
    state = empty_state(format_from(data["format"], "saved game"), data["seats"], Chance(*data["chance"]))
    for id, row in enumerate(data["entities"]):
        state.entities.append(decode_entity(book, strangers, id, row))
    state.counted = tuple([decode_entity(book, strangers, row[0], row[1:]) for row in data.get("counted", [])])
    state.zones = [tuple(zone) for zone in data["zones"]]
    state.listeners = [tuple(listeners) for listeners in data["listeners"]]
    state.modifiers = tuple([Modifier(*row) for row in data["modifiers"]])
    state.stack = [decode_frame(row) for row in data["stack"]]
    if data["decision"] is not None:
        row = data["decision"]
        options = [Option(*option) for option in row["options"]]
        state.decision = Decision(row["seat"], decode_frame(row["frame"]), options)
    if data["attack"] is not None:
        state.attack = Attack(**unpack(data["attack"], _ATTACK))
    if data["defence"] is not None:
        state.defence = Defence(**unpack(data["defence"], _DEFENCE))
    state.primary = tuple(data["primary"])
    state.primary_lasting = tuple(data["primary_lasting"])
    state.contest = Contest(**unpack(data["contest"], _CONTEST))
    for name in _NUMBERS:
        setattr(state, name, data[name])
    return state


def decode_entity(book: CardBook, strangers: dict[str, Card], id: int, row: list[Any]) -> Entity:
    card = strangers.get(row[0]) or book.card(row[0], "saved game")
    entity = Entity(id, card, row[1], row[2])
    for field, value in zip(_ENTITY, row[1:], strict=True):
        setattr(entity, field, value)
    return entity


def unpack(row: list[Any], fields: tuple[str, ...]) -> Data:
    return {field: as_tuple(value) for field, value in zip(fields, row, strict=True)}


def as_tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def decode_frame(row: list[Any]) -> Frame:
    return Frame(decode_effect(row[0]), row[1], row[2])


def decode_effect(data: Data) -> Effect:
    make: Any = CLASSES[data["is"]]
    effect = make(**{name: decode_value(value) for name, value in data.items() if name != "is"})
    assert isinstance(effect, Effect)
    return effect


def decode_value(value: Any) -> Any:
    if isinstance(value, dict):
        if value["is"] == "Selector":
            fields = {name: as_tuple(item) for name, item in value.items() if name != "is"}
            return Selector(**fields)
        return decode_effect(value)
    if isinstance(value, list):
        return tuple([decode_value(item) for item in value])
    return value


# --- Fingerprints. ---------------------------------------------------------------------------------------------------


def fingerprint(state: State) -> str:
    """A short hash of the whole state."""
    text = json.dumps(encode(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
