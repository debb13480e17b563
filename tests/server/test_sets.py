"""An additional set: its cards are read, checked, played by people and bots, and replayed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.guide import write_files
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.running import Server

from delve.library.decks import plain_text
from delve.library.shipped import standard_book, standard_deck

SETS = "src/delve/data/sets"


@pytest.fixture(scope="session")
def sets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the set that CONTRIBUTING adds."""
    home = tmp_path_factory.mktemp("sets")
    write_files("CONTRIBUTING.md", "Add a set", home)
    return home / SETS


@pytest.fixture(scope="session")
def with_sets(sets: Path, new_database: NewDatabase, start_shared: StartServer) -> Server:
    return start_shared(new_database("sqlite"), "--sets", str(sets))


def deck_text() -> str:
    """A deck for Competitive with an Adventurer and a Character of the set."""
    text = plain_text(standard_deck(standard_book(), "competitive-warren"))
    changed = text.replace("Gypsy Thief", "Ember Courier").replace("3 Shrieker", "3 Cinder Jackal")
    assert changed.count("Ember Courier") == 1
    assert changed.count("Cinder Jackal") == 1
    return changed


def test_its_name_symbol_and_colour_are_sent(with_sets: Server, new_person: NewPerson) -> None:
    person = new_person(with_sets)
    found = {each["id"]: each for each in person.get("/api/sets")}
    assert set(found) == {"unbound", "drowned-carillon", "ember-road"}
    assert (found["ember-road"]["name"], found["ember-road"]["symbol"], found["ember-road"]["colour"]) == (
        "The Ember Road",
        "✶",
        "#d2603a",
    )
    cards = {card["name"]: card["set"] for card in person.get("/api/cards")}
    assert (cards["Ember Courier"], cards["Goblin"]) == ("ember-road", "unbound")


def test_its_cards_are_played_by_people_and_bots_and_replayed(with_sets: Server, new_person: NewPerson) -> None:
    person = new_person(with_sets)
    checked = person.post("/api/deck-check", {"text": deck_text()})
    assert "competitive" in checked["formats"]
    deck = person.post("/api/decks", {"name": "Embers", "text": deck_text()}, 201)["id"]
    seats = [{"kind": "me", "deck": deck}, {"kind": "bot", "agent": "steady", "deck": deck}]
    table = person.post("/api/tables", {"format": "competitive", "seats": seats}, 201)
    with person.come(table) as line:
        assert line.play_on(20) == 20
        parties = [[card["card"] for card in seat["party"]] for seat in line.view["seats"]]
        assert all("Ember Courier" in party for party in parties)
        line.ask(type="concede")
        line.wait_until_over()
    saved = person.http.get(f"/api/tables/{table['id']}/replay")
    assert '"name": "Cinder Jackal"' in saved.text
    moments = person.get(f"/api/tables/{table['id']}/story")
    assert moments["count"] > 20


def test_a_game_continues_without_its_set(
    sets: Path, new_database: NewDatabase, start_server: StartServer, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--sets", str(sets))
    person = new_person(server)
    text = plain_text(standard_deck(standard_book(), "starter")).replace("Wood Elf Scout", "Ember Courier")
    deck = person.post("/api/decks", {"name": "Embers", "text": text}, 201)["id"]
    table = person.post("/api/tables", {"format": "solo-standard", "seats": [{"kind": "me", "deck": deck}]}, 201)
    server.kill()
    server.options = ()
    server.start()
    with person.come(table) as line:
        assert line.play_on(5) == 5
    assert "no card and no part of a deck is called 'Ember Courier'" in person.get(f"/api/decks/{deck}")["about"]
