"""Rules of the multi-player table that no scenario can show: what others see, and cards that nobody has printed yet."""

from __future__ import annotations

from delve.content.loader import read_card
from delve.engine.hidden import SPECTATOR, TRUSTED_SPECTATOR
from delve.engine.play import Game
from delve.engine.tables import table, usual_decks
from delve.engine.views import view
from delve.library.formats import find_format
from delve.library.shipped import standard_book
from delve.scenarios.run import run_scenario

FIELDS = {"rarity": "common", "cost": 1, "disruption": True, "effects": [{"send": {"kind": "character"}}]}
SCENARIO = {
    "format": "multiplayer",
    "given": {
        "step": "respond",
        "seat": {"1": {"hand": ["Trapdoor"]}, "2": {"encounter": ["Ogre", "Zombie"]}, "3": {"hand": ["Trapdoor"]}},
    },
}


def test_a_pool_is_open_to_its_player_alone() -> None:
    """B-112: not to the others, nor to those who look on, unless the players have opened their pools to them."""
    book = standard_book()
    format = find_format("multiplayer")
    state = Game(book, table(book, format, usual_decks(book, format, 3)), 1).state
    for owner in range(3):
        for viewer in (0, 1, 2, SPECTATOR, TRUSTED_SPECTATOR):
            pool = view(state, viewer)["seats"][owner]["pool"]
            assert len(pool) == 3
            assert [card is not None for card in pool] == [viewer in {owner, TRUSTED_SPECTATOR}] * 3


def test_only_the_player_who_faces_the_encounter_scores_for_dungeon_cards() -> None:
    """B-113: a card removed by another player's card pays nobody; one removed by the challenger's own pays him."""
    book = standard_book()
    fields = {"name": "Trapdoor", "kind": "skill", **FIELDS, "provenance": dict.fromkeys(FIELDS, "delve")}
    book.add(read_card(fields, "tests", "tests"))
    steps = [
        {"do": ["1: play Trapdoor", "1: choose Ogre"], "expect": {"asked": 3, "encounter": ["Ogre", "Zombie"]}},
        {"do": ["3: play Trapdoor disrupting 1", "3: choose Zombie"]},
        {"expect": {"vp": [3, 0, 0], "seat.2.dungeon_grave": ["Ogre", "Zombie"]}},
    ]
    assert run_scenario(book, {**SCENARIO, "then": steps}, "here").failures == []
