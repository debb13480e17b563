"""What must be true at every state of every game (DESIGN 9.3)."""

from __future__ import annotations

import json

from hypothesis import example, given, settings
from tests.properties.games import BOOK, HOUSE_TABLE, new_game, seeds, states, tables, viewers

from delve.cli.sides import known
from delve.effects.selectors import cards_in
from delve.engine.codec import decode, encode, fingerprint
from delve.engine.explain import explain
from delve.engine.hidden import hidden_groups, redeal
from delve.engine.notation import lines, name_of, parse
from delve.engine.numbers import NUMBERS, Number
from delve.engine.numbers import number as number_of
from delve.engine.play import Game
from delve.engine.run import answer
from delve.engine.views import seen_events, view
from delve.model.chance import seeded
from delve.model.decisions import CHOOSE_EFFECT, CHOOSE_SEAT, DISRUPT, DRAW_CARDS, TRIGGER, Option
from delve.model.events import Event
from delve.model.ids import CRAWLER_GRAVE, DUNGEON_DECK, DUNGEON_GRAVE, NOTHING, RESOURCE_NAMES, ZONES
from delve.model.state import UNDECIDED, State
from delve.model.tokens import Entity
from delve.scenarios.facts import fact
from delve.triggers.windows import Window

few = settings(max_examples=12, deadline=None)
# The seed of a game of the house variant in which that happens.
A_CARD_LEAVES_ITS_GRAVE = 4


def text(value: object) -> str:
    return json.dumps(value, sort_keys=True)


@few
@given(tables, seeds)
def test_options_are_there_sorted_unique_and_parse_back(at: tuple[str, int], seed: int) -> None:
    for game in states(new_game(at, seed), seed):
        state = game.state
        if state.decision is None:
            assert state.result != UNDECIDED
            continue
        options = state.decision.options
        assert len(options) > 1
        keys = [key_of(state, option) for option in options]
        assert keys == sorted(keys)
        said = lines(state)
        assert len(set(said)) == len(said)
        for option, words in zip(options, said, strict=True):
            found = parse(state, words)
            assert found is not None
            assert found.same(option)


@few
@given(tables, seeds)
def test_asking_for_options_changes_nothing(at: tuple[str, int], seed: int) -> None:
    for game in states(new_game(at, seed), seed):
        decision = game.state.decision
        if decision is None or not isinstance(decision.frame.effect, Window):
            continue
        before = text(encode(game.state))
        options = decision.frame.effect.options(game.state, decision.seat, several=False)
        assert options
        assert text(encode(game.state)) == before


def key_of(state: State, option: Option) -> tuple[int, int, int]:
    """Options come by verb, then by where the cards lie; triggers in order of entry, wherever the card is now."""
    if option.verb == DISRUPT:
        return option.verb, place_of(state, option.card), option.other
    if option.verb in {CHOOSE_SEAT, CHOOSE_EFFECT}:
        return option.verb, -1, option.other
    if option.verb == DRAW_CARDS:
        return option.verb, -1, -option.other
    if option.verb == TRIGGER:
        return option.verb, state.entities[option.card].entered, -1
    return option.verb, place_of(state, option.card), place_of(state, option.other)


def place_of(state: State, id: int) -> int:
    """Where a card comes in the order of its zone: by entry, but as it lies in a deck or a Grave."""
    if id < 0:
        return -1
    entity = state.entities[id]
    if entity.zone in {CRAWLER_GRAVE, DUNGEON_DECK, DUNGEON_GRAVE}:
        return state.cards(entity.zone, entity.owner).index(id)
    return entity.entered


@few
@given(tables, seeds)
@example(HOUSE_TABLE, A_CARD_LEAVES_ITS_GRAVE)
def test_a_clone_is_equal_and_independent(at: tuple[str, int], seed: int) -> None:
    game = new_game(at, seed)
    for number, _ in enumerate(states(game, seed)):
        if number % 7 or game.state.decision is None:
            continue
        before = fingerprint(game.state)
        twin = game.state.clone()
        assert fingerprint(twin) == before
        assert twin.decision is not None
        answer(twin, twin.decision.options[0])
        assert fingerprint(game.state) == before


@few
@given(tables, seeds)
@example(HOUSE_TABLE, A_CARD_LEAVES_ITS_GRAVE)
def test_the_codec_loses_nothing(at: tuple[str, int], seed: int) -> None:
    game = new_game(at, seed)
    for number, _ in enumerate(states(game, seed)):
        if number % 3:
            continue
        written = text(encode(game.state))
        read = decode(BOOK, json.loads(written))
        assert text(encode(read)) == written
        if read.decision is not None and game.state.decision is not None:
            twin = game.state.clone()
            assert twin.decision is not None
            answer(read, read.decision.options[-1])
            answer(twin, twin.decision.options[-1])
            assert fingerprint(read) == fingerprint(twin)


@few
@given(tables, seeds)
def test_the_same_inputs_give_the_same_events(at: tuple[str, int], seed: int) -> None:
    game = new_game(at, seed)
    for _ in states(game, seed):
        pass
    again = new_game(at, seed)
    for given_input in game.inputs:
        again.do(given_input.line)
    assert again.hash() == game.hash()
    for viewer in viewers(game.state):
        assert text(seen_events(again.state, again.log, viewer)) == text(seen_events(game.state, game.log, viewer))


@few
@given(tables, seeds)
@example(HOUSE_TABLE, A_CARD_LEAVES_ITS_GRAVE)
def test_views_do_not_depend_on_hidden_cards(at: tuple[str, int], seed: int) -> None:
    """Permuting what a seat may not know leaves everything it is sent byte-identical."""
    game = new_game(at, seed)
    chance = seeded(seed)
    for number, _ in enumerate(states(game, seed)):
        if number % (5 * game.state.seats):
            continue
        for viewer in viewers(game.state):
            sent = everything_sent(game, game.state, viewer)
            twin = game.state.clone()
            for group in hidden_groups(twin, viewer):
                for place, source in zip(group, chance.shuffled(tuple(group)), strict=True):
                    twin.edit(place).card = game.state.entities[source].card
            twin.changed = game.state.changed
            assert everything_sent(game, twin, viewer) == sent
        for seat in range(game.state.seats):
            assert text(view(redeal(game.state, seat, number), seat)) == text(view(game.state, seat))


def everything_sent(game: Game, state: State, viewer: int) -> str:
    return text([view(state, viewer), seen_events(state, visible_past(game, state, viewer), viewer)])


def visible_past(game: Game, state: State, viewer: int) -> list[Event]:
    """The log without events about cards that have since become hidden again."""
    hidden = {id for group in hidden_groups(state, viewer) for id in group}
    return [event for event in game.log if event.card not in hidden and event.other not in hidden]


@few
@given(tables, seeds)
def test_no_card_appears_or_disappears(at: tuple[str, int], seed: int) -> None:
    game = new_game(at, seed)
    count = len(game.state.entities)
    for _ in states(game, seed):
        state = game.state
        assert len(state.entities) == count
        lying = [id for zone in state.zones for id in zone]
        assert sorted(lying) == list(range(count))
        for place, zone in enumerate(state.zones):
            assert all(state.entities[id].zone == place % ZONES for id in zone)


def asked_for(state: State, seat: int, what: str, number: Number) -> list[tuple[str, int]]:
    """Every way to ask for a number, with the card that it is asked of."""
    if not number.where:
        return [(what, NOTHING)]
    found: list[tuple[str, int]] = []
    for id in [id for zone in number.where for id in cards_in(state, zone, seat)]:
        card = state.card(id)
        if (card.is_crawler() or not what.endswith("cost")) and (card.has_life() or not what.endswith("life")):
            found.append((what.replace("NAME", name_of(state, id)), id))
    return found


@few
@given(tables, seeds)
def test_explanations_sum_to_the_numbers(at: tuple[str, int], seed: int) -> None:
    game = new_game(at, seed)
    for number, _ in enumerate(states(game, seed)):
        if number % 5:
            continue
        state = game.state
        for seat in range(state.seats):
            for what, found in NUMBERS.items():
                if what == "dungeon.power" and not state.party(seat):
                    continue
                for asked, id in asked_for(state, seat, what, found):
                    total = explain(state, seat, asked).total()
                    assert total == number_of(state, seat, what, id), asked
                    if not found.where:
                        shown = fact(state, [], f"seat.{seat + 1}.{what}")
                        assert total == (shown[0] if isinstance(shown, list) else shown), what
        facing = state.active
        seen = view(state, facing)
        for card in known(seen["seats"][facing]["hand"]):
            if card["kind"] in RESOURCE_NAMES:
                assert explain(state, facing, f"card.{card['name']}.cost").total() == card["cost"]
        for adventurer in seen["seats"][facing]["party"]:
            assert explain(state, facing, f"card.{adventurer['name']}.life").total() == adventurer["life"]
        for card in seen["encounter"]:
            name = card["name"]
            if card["life"] is not None:
                assert explain(state, facing, f"card.{name}.life").total() == card["life"]
            if card["power"] is not None:
                assert explain(state, facing, f"card.{name}.power").total() == card["power"]
            assert explain(state, facing, f"card.{name}.stamina").total() == card["stamina"]


@few
@given(tables, seeds)
def test_undo_goes_back_exactly(at: tuple[str, int], seed: int) -> None:
    game = new_game(at, seed)
    hashes: list[str] = []
    for number, _ in enumerate(states(game, seed)):
        hashes.append(game.hash() if number % 4 == 0 else "")
        if number == 40:
            break
    while game.inputs:
        game.undo(1)
        if hashes[len(game.inputs)]:
            assert game.hash() == hashes[len(game.inputs)]


def test_entities_are_replaced_and_never_changed() -> None:
    """A record that two states share stays as it was when one of them goes on."""
    game = new_game(("solo-standard", 1), 1)
    for _ in states(game, 1):
        shared: list[Entity] = game.state.entities[:]
        kept = [(e.zone, e.flags, e.wounds, e.poison, e.time, e.locks, e.target) for e in shared]
        if game.state.decision is None:
            break
        twin = game.state.clone()
        assert twin.decision is not None
        answer(twin, twin.decision.options[-1])
        assert kept == [(e.zone, e.flags, e.wounds, e.poison, e.time, e.locks, e.target) for e in shared]
