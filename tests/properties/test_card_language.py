"""The card language has no traps: what loads can be read and played, and what does not load says where it is wrong."""

from __future__ import annotations

from typing import Any, cast

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st
from tests.properties import cards
from tests.properties.games import BOOK, seeds

from delve.content import loader
from delve.content.book import CardBook
from delve.content.text import card_lines, reminder_lines
from delve.effects.catalogue import ABILITIES, AMOUNTS, CONDITIONS, EFFECTS
from delve.effects.selectors import Selector
from delve.engine.notation import lines, parse
from delve.engine.play import Setup, new_state
from delve.engine.position import position
from delve.engine.run import advance, answer
from delve.engine.views import view
from delve.lab.soak import random_setup
from delve.library.formats import find_format
from delve.model.cards import Card
from delve.model.chance import seeded
from delve.model.errors import BadInput
from delve.model.ids import HAND
from delve.model.setups import SeatSetup
from delve.model.state import State

Data = dict[str, Any]
FILE = "made-up.toml"
ENOUGH = 3000


def read(data: Data, name: str = "Made-up Card") -> Card | None:
    """The card, or nothing where the loader refuses it with file and field."""
    try:
        return loader.read_card({"name": name, **data}, FILE, "test", sourced=False).card
    except BadInput as error:
        if not str(error).startswith(f"{FILE}: "):
            raise
        return None


def play(seats: int, format: str, made: list[Data], seed: int) -> None:
    """A game with many copies of these cards, to its end or for long enough."""
    book = CardBook()
    book.files, book.aliases = dict(BOOK.files), dict(BOOK.aliases)
    piles: dict[str, list[str]] = {"crawler_deck": [], "dungeon_deck": [], "quests": []}
    for number, data in enumerate(made):
        name = f"Made-up Card {number}"
        card = read(data, name)
        if card is None:
            continue
        book.add(loader.read_card({"name": name, **data}, FILE, "test", sourced=False))
        piles["crawler_deck" if card.is_crawler() else "dungeon_deck" if card.is_dungeon() else "quests"].append(name)
    found = find_format(format)
    setup = random_setup(found, seats, seeded(seed))
    brought = [mixed(seat, piles) for seat in setup.seats]
    state = new_state(book, Setup(found, brought, setup.quests_needed), seed)
    advance(state)
    chance = seeded(seed)
    for taken in range(ENOUGH):
        if state.decision is None:
            return
        if taken % 50 == 0:
            view(state, state.decision.seat)
        options = state.decision.options
        answer(state, options[int(chance.below(len(options)))])


def mixed(seat: SeatSetup, piles: dict[str, list[str]]) -> SeatSetup:
    """Every other card of each pile is one of the made-up ones."""
    fresh: Any = dict(seat)
    for pile, names in piles.items():
        if names:
            fresh[pile] = [
                names[place % len(names)] if place % 2 == 0 else old for place, old in enumerate(fresh[pile])
            ]
    return cast(SeatSetup, fresh)


all_cards = st.one_of(cards.crawler_cards(), cards.dungeon_cards(), cards.characters(), cards.quests())


def test_every_field_of_the_language_is_tried() -> None:
    assert set(cards.BLOCK) == set(loader._BLOCK)
    assert set(cards.DUNGEON) == set(loader._DUNGEON) - set(loader._ALL) - {"cost"}
    kinds: list[Any] = [*EFFECTS.values(), *ABILITIES.values(), *AMOUNTS.values(), *CONDITIONS.values(), Selector]
    for kind in kinds:
        for name, holds in kind.FIELDS.items():
            assert cards.value(name, holds.rstrip("?"), 1) is not None


@settings(max_examples=300, deadline=None)
@given(all_cards)
def test_cards_that_load_have_whole_sentences(data: Data) -> None:
    card = read(data)
    if card is not None:
        for line in [*card_lines(card), *reminder_lines(card)]:
            assert "  " not in line, line
            assert line.endswith((".", ")")), line


@settings(max_examples=300, deadline=None)
@given(all_cards, st.randoms(use_true_random=False))
def test_the_order_of_keys_does_not_matter(data: Data, chance: Any) -> None:
    assert said(read(data)) == said(read(turned(data, chance)))


def said(card: Card | None) -> list[str] | None:
    return None if card is None else card_lines(card)


def turned(value: Any, chance: Any) -> Any:
    """The same data with the keys of all tables in another order."""
    if isinstance(value, dict):
        keys = list(value)
        chance.shuffle(keys)
        return {key: turned(value[key], chance) for key in keys}
    return [turned(item, chance) for item in value] if isinstance(value, list) else value


wrong: st.SearchStrategy[Any] = st.sampled_from(
    [None, 1.5, "", "nonsense", [], {}, True, -1, 10**9, [[]], {"no": "such"}]
)


@settings(max_examples=300, deadline=None)
@given(all_cards, wrong, st.randoms(use_true_random=False))
def test_errors_in_card_files_name_the_place(data: Data, mistake: Any, chance: Any) -> None:
    key = chance.choice(list(data))
    read({**data, key: spoilt(data[key], mistake, chance)})


def spoilt(value: Any, mistake: Any, chance: Any) -> Any:
    """The same data with something wrong in one place."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        key = chance.choice(list(value))
        return {**value, key: spoilt(value[key], mistake, chance)}
    if isinstance(value, list) and value and chance.random() < 0.8:
        place = chance.randrange(len(value))
        return [spoilt(item, mistake, chance) if number == place else item for number, item in enumerate(value)]
    return mistake


playing = st.lists(all_cards, min_size=1, max_size=6)
tables = st.sampled_from([("solo-standard", 1), ("coop-2", 2), ("competitive", 2), ("multiplayer", 3)])


@settings(max_examples=60, deadline=None)
@given(playing, tables, seeds)
def test_cards_that_load_can_be_played(made: list[Data], table: tuple[str, int], seed: int) -> None:
    note(f"{table} {seed}")
    play(table[1], table[0], made, seed)


# --- Traps that there were. ---------------------------------------------------------------------------------------


def test_a_field_that_is_also_a_verb_may_stand_first() -> None:
    """``activate`` is an effect of its own, and a field of ``lock_primary``."""
    trap = {"kind": "trap", "cost": 1}
    first = read({**trap, "comes_into_play": [{"activate": True, "lock_primary": 1}]})
    last = read({**trap, "comes_into_play": [{"lock_primary": 1, "activate": True}]})
    assert first is not None
    assert said(first) == said(last) == ["Comes into play: Activate the Primary Target, +1 Lock on it."]


def test_two_effects_in_one_table_are_refused_whatever_their_order() -> None:
    for table in ({"draw": 1, "burn": 1}, {"burn": 1, "draw": 1}):
        with pytest.raises(BadInput, match=r"effects\[1\]: 'burn' and 'draw' are two of its kind"):
            loader.read_card({"name": "X", "kind": "skill", "cost": 0, "effects": [table]}, FILE, "test", False)


def test_either_lets_the_player_choose_among_effects_with_and_without_targets() -> None:
    data = {
        "kind": "skill",
        "cost": 0,
        "effects": [{"either": [{"draw": 1}, {"burn": 2}, {"lock": 1, "target": "character"}]}],
    }
    name = "Made-up Card"
    book = CardBook()
    book.files = dict(BOOK.files)
    book.add(loader.read_card({"name": name, **data}, FILE, "test", sourced=False))
    given = {"hand": [name], "encounter": ["Goblin"], "crawler_deck": ["Staff", "Staff", "Staff"]}
    asked = position(book, {"given": given}, FILE)
    take(asked, f"play {name}")
    assert lines(asked) == ["choose Goblin", "choose effect 1", "choose effect 2"]
    drawn, burned, locked = asked.clone(), asked.clone(), asked.clone()
    take(drawn, "choose effect 1")
    assert len(drawn.cards(HAND, 0)) == 1
    take(burned, "choose effect 2")
    assert len(burned.crawler_grave(0)) == 2
    take(locked, "choose Goblin")
    assert locked.entities[locked.encounter()[0]].locks == 1


def take(state: State, said: str) -> None:
    option = parse(state, said)
    assert option is not None, (said, lines(state))
    answer(state, option)
