"""JSON Patches: what they say about a view, and that a client who applies them has the view."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.properties.games import new_game, seeds, states, tables, viewers
from tests.server.patching import patched

from delve.engine.views import open_view, seen_by
from delve.server.patches import Json, changes

THIEF = {"id": 3, "name": "Thief", "wounds": 0}
SCOUT = {"id": 4, "name": "Scout", "wounds": 0}
TROLL = {"id": 9, "name": "Troll", "wounds": 1}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ({"round": 1}, {"round": 1}, []),
        ({"round": 1}, {"round": 2}, [("replace", "/round", 2)]),
        ({"attack": None}, {"attack": {"power": 3}}, [("replace", "/attack", {"power": 3})]),
        ({"power": {"Thief": 2}}, {"power": {"Scout": 1}}, [("remove", "/power/Thief"), ("add", "/power/Scout", 1)]),
        ({"a/b~c": 1}, {"a/b~c": 2}, [("replace", "/a~1b~0c", 2)]),
        # A card that changes costs what changes.
        ([THIEF, SCOUT], [THIEF, {**SCOUT, "wounds": 1}], [("replace", "/1/wounds", 1)]),
        # One that leaves or enters costs itself, also where the others change.
        ([THIEF, TROLL, SCOUT], [THIEF, {**SCOUT, "wounds": 2}], [("remove", "/1"), ("replace", "/1/wounds", 2)]),
        ([THIEF], [THIEF, TROLL], [("add", "/1", TROLL)]),
        ([THIEF, SCOUT], [TROLL, SCOUT], [("replace", "/0", TROLL)]),
        # What is hidden looks alike.
        ([None, None, None], [None, None], [("remove", "/2")]),
        ({"magic": [2, 3]}, {"magic": (1, 3)}, [("replace", "/magic/0", 1)]),
    ],
)
def test_a_patch_says_what_has_changed(old: Json, new: Json, expected: list[tuple[str, ...]]) -> None:
    assert [tuple(each.values()) for each in changes(old, new)] == expected


values = st.recursive(
    st.none() | st.integers(0, 3) | st.sampled_from(["", "a", "/", "~1"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["id", "a", "a/b", "~", ""]), inner),
    max_leaves=20,
)


@given(values, values)
def test_every_value_becomes_every_other(old: Json, new: Json) -> None:
    assert patched(old, [dict(each) for each in changes(old, new)]) == new


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_every_view_of_a_game_becomes_the_next(at: tuple[str, int], seed: int) -> None:
    game = new_game(at, seed)
    before: dict[int, Json] = {}
    for _ in states(game, seed):
        shown = open_view(game.state)
        for viewer in viewers(game.state):
            seen = seen_by(game.state, shown, viewer)
            view = msgspec.json.decode(msgspec.json.encode(seen))
            known = before.get(viewer, view)
            sent = msgspec.json.decode(msgspec.json.encode(changes(known, seen)))
            before[viewer] = patched(known, sent)
            assert before[viewer] == view
