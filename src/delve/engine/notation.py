"""One canonical line of text for every option, and back (DESIGN 6.3).

Card names are written as printed. With several copies in one place, ``Goblin#2`` is the second in order of entry. Short
names (``Greenknee``), any case and ``#1`` are understood, but never written.
"""

from __future__ import annotations

from typing import Final

from delve.effects.selectors import cards_in
from delve.messages import message
from delve.model.decisions import (
    ACTIVATE,
    ASSIGN,
    BUY_OFF,
    CHOOSE,
    CHOOSE_EFFECT,
    CHOOSE_SEAT,
    DEFEND,
    DISCARD_CARD,
    DISRUPT,
    DRAW_CARDS,
    DROP_CARD,
    PLAY,
    PLAY_BOOSTED,
    RELEASE,
    VERBS,
    WOUND,
    Decision,
    Option,
)
from delve.model.errors import BadInput, nearest
from delve.model.ids import NOTHING, PARTY
from delve.model.state import State
from delve.model.tokens import Entity
from delve.queries.marching_order import order
from delve.queries.standing import on_table

# A pick may be written with ``choose``, and a choice with the verb of its result, if unambiguous.
_PICKS: Final = {CHOOSE, WOUND, DISCARD_CARD, DROP_CARD, RELEASE, ACTIVATE}
# Verbs with a number instead of a second card.
_NUMBERED: Final = {DISRUPT, DRAW_CARDS, CHOOSE_SEAT, CHOOSE_EFFECT}
# Synonyms for finishing, if only one is offered.
_ENDINGS: Final = {"done": ("resolve", "pass"), "pass": ("resolve", "done"), "resolve": ("done",)}


def copies(state: State, id: int) -> list[int]:
    """The cards that this card's name could mean: those of the same name in its place, in order of entry."""
    entity = state.entities[id]
    name = entity.card.name
    if on_table(entity):
        return [other for other in on_one_side(state, entity) if state.card(other).name == name]
    decision = state.decision
    if decision is None:
        return [id]
    found: list[int] = []
    for option in decision.options:
        if option.card not in found and option.card != NOTHING and state.card(option.card).name == name:
            found.append(option.card)
    return found if id in found else [id]


def on_one_side(state: State, entity: Entity) -> tuple[int, ...]:
    """The cards in play among which a name must be unique: a whole Marching Order, or one zone."""
    if entity.zone == PARTY:
        return order(state, entity.owner)
    return state.cards(entity.zone, entity.seat)


def name_of(state: State, id: int) -> str:
    """The card's name, with its number if the name is ambiguous."""
    number = copies(state, id).index(id) + 1
    name = state.card(id).name
    return name if number == 1 else f"{name}#{number}"


def line(state: State, option: Option) -> str:
    """The canonical line of an option."""
    return compose(option, name_of(state, option.card) if option.card != NOTHING else "", other_name(state, option))


def other_name(state: State, option: Option) -> str:
    """The second card of an option, or the number that some verbs have instead: a seat, or how many to draw."""
    if option.verb == DISRUPT or option.verb == CHOOSE_SEAT or option.verb == CHOOSE_EFFECT:
        return str(option.other + 1)
    if option.verb == DRAW_CARDS:
        return str(option.other)
    return name_of(state, option.other) if option.other != NOTHING else ""


def compose(option: Option, card: str, other: str) -> str:
    verb = option.verb
    if verb == PLAY_BOOSTED:
        return f"play {card} boosted"
    if verb == DISRUPT:
        return f"play {card} disrupting {other}"
    if verb == DEFEND:
        return f"defend {card} with {other}"
    if verb == ASSIGN:
        return f"assign {card} to {other}"
    if verb == BUY_OFF:
        return f"buy off {card} with {other}"
    if verb == DRAW_CARDS or verb == CHOOSE_SEAT or verb == CHOOSE_EFFECT:
        return f"{VERBS[verb]} {other}"
    return f"{VERBS[verb]} {card}" if card else VERBS[verb]


def lines(state: State) -> list[str]:
    """The canonical lines of the open decision, in order."""
    if state.decision is None:
        return []
    return [line(state, option) for option in state.decision.options]


# --- Reading. --------------------------------------------------------------------------------------------------


def plain(text: str) -> str:
    """Normalised for comparison: single spaces, lower case, without ``#1``, plain punctuation."""
    words = " ".join(text.replace("\u2019", "'").split()).lower()
    words = words.removesuffix("#1")
    return words.replace("#1 ", " ")


def spellings(name: str) -> list[str]:
    """A card's name as printed, and its short form before the comma."""
    title, number = (name.split("#", 1) + [""])[:2]
    tail = f"#{number}" if number else ""
    forms = [title + tail]
    if ", " in title:
        forms.append(title.split(", ")[0] + tail)
        forms.append(title.replace(", ", " ") + tail)
    return forms


def accepted(state: State, decision: Decision, option: Option) -> list[str]:
    """Every accepted line for this option in this decision."""
    cards = spellings(name_of(state, option.card)) if option.card != NOTHING else [""]
    others = spellings(other_name(state, option))
    found = [plain(compose(option, card, other)) for card in cards for other in others]
    if option.verb in _PICKS:
        verbs = {each.verb for each in decision.options if each.verb in _PICKS or each.verb == PLAY}
        if len(verbs) == 1:
            for verb in _PICKS if option.verb == CHOOSE else {CHOOSE}:
                found.extend([plain(compose(Option(verb, option.card), card, "")) for card in cards])
    if option.card == NOTHING:
        offered = {VERBS[each.verb] for each in decision.options}
        for said, meant in _ENDINGS.items():
            if said not in offered and VERBS[option.verb] in meant:
                found.append(said)
    return found


def parse(state: State, text: str) -> Option | None:
    """The option for a line in the open decision, or None if it is not offered."""
    decision = state.decision
    if decision is None:
        return None
    wanted = plain(text)
    for option in decision.options:
        if plain(line(state, option)) == wanted:
            return option
    for option in decision.options:
        if wanted in accepted(state, decision, option):
            return option
    return None


def verb_and_rest(text: str) -> tuple[str, str]:
    """Splits a line after its verb; an unknown verb is bad input with a suggestion."""
    words = " ".join(text.split())
    for verb in sorted(VERBS, key=len, reverse=True):
        if words.lower() == verb or words.lower().startswith(verb + " "):
            return verb, words[len(verb) :].strip()
    first = words.split(" ")[0] if words else ""
    raise BadInput(message("check-no-line-begins", text=text, first=first, nearest=nearest(first, list(VERBS))))


def verb_of(option: Option) -> tuple[str, bool]:
    """The verb of an option, and whether its second part is a card, not a seat or number."""
    return VERBS[option.verb], option.verb not in _NUMBERED


def find_card(state: State, seat: int, name: str, zones: tuple[int, ...]) -> int:
    """A card on this seat's side of the table by name; bad input if there is none."""
    wanted, _, number = name.partition("#")
    place = int(number) - 1 if number.isdecimal() else 0
    seen: list[str] = []
    for zone in zones:
        cards = cards_in(state, zone, seat)
        for id in cards:
            seen.append(state.card(id).name)
            if wanted.lower() in [form.lower() for form in spellings(state.card(id).name)]:
                same = [other for other in cards if state.card(other).name == state.card(id).name]
                if 0 <= place < len(same):
                    return same[place]
    raise BadInput(message("check-not-there", name=name, nearest=nearest(wanted, seen)))
