"""Sets: what their ``set.toml`` says, where they are found, and what is wrong with one."""

from __future__ import annotations

from pathlib import Path

import pytest

from delve.content.book import load_book
from delve.content.sets import read_set
from delve.library.faces import card_face
from delve.library.shipped import standard_book
from delve.messages import say
from delve.model.errors import BadInput
from delve.scenarios.check import check_sets

GOOD = {"name": "Ash", "symbol": "A", "colour": "#10fF99"}
FILE = 'name = "Ash"\nsymbol = "A"\ncolour = "#10ff99"\n'
CARD = """
name = "{name}"
kind = "character"
cost = 0
type = "creature"
power = 2
life = 0
provenance = {{ cost = "delve", type = "delve", power = "delve", life = "delve" }}
"""


def new_set(home: Path, *cards: str, file: str = FILE) -> Path:
    home.mkdir(parents=True)
    (home / "set.toml").write_text(file, encoding="utf-8")
    for name in cards:
        (home / f"{name}.toml").write_text(CARD.format(name=name), encoding="utf-8")
    return home


def test_a_set_has_a_name_a_symbol_and_a_colour() -> None:
    found = read_set({**GOOD, "about": " Grey. "}, "ash", "set.toml")
    assert (found.id, found.name, found.symbol, found.colour, found.about) == ("ash", "Ash", "A", "#10fF99", "Grey.")


def test_the_sets_of_delve_say_what_they_are() -> None:
    sets = standard_book().sets
    assert sets["unbound"].name == "Unbound"
    assert sets["drowned-carillon"].name == "The Drowned Carillon"
    assert all(found.about for found in sets.values())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"name": None}, "set.toml: the field 'name' is missing"),
        ({"symbol": None}, "set.toml: the field 'symbol' is missing"),
        ({"colour": None}, "set.toml: the field 'colour' is missing"),
        ({"color": "#000000"}, "set.toml: unknown field 'color' (did you mean 'colour'?)"),
        ({"name": 3}, "set.toml: name: expected text, found a number (3)"),
        ({"symbol": "Ash!"}, "set.toml: symbol: expected a sign of one to 3 characters, found 'Ash!'"),
        ({"colour": "grey"}, "set.toml: colour: expected a colour such as '#4a8db0', found 'grey'"),
        ({"colour": "#12345g"}, "set.toml: colour: expected a colour such as '#4a8db0', found '#12345g'"),
        ({"about": ""}, "set.toml: about: expected text, found text ('')"),
    ],
)
def test_a_mistake_names_file_and_field(change: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput) as error:
        read_set({key: value for key, value in {**GOOD, **change}.items() if value is not None}, "ash", "set.toml")
    assert str(error.value) == said


def test_a_folder_is_a_set_or_holds_sets(tmp_path: Path) -> None:
    new_set(tmp_path / "several" / "ash", "Ash One")
    new_set(tmp_path / "several" / "soot", "Soot One", file=FILE.replace("Ash", "Soot"))
    (tmp_path / "several" / ".git").mkdir()
    several = load_book([tmp_path / "several"])
    assert {card.name: several.set_name(card) for card in several.cards()} == {"Ash One": "Ash", "Soot One": "Soot"}
    assert list(load_book([tmp_path / "several" / "ash"]).sets) == ["ash"]


def test_a_folder_without_anything_holds_no_set(tmp_path: Path) -> None:
    assert load_book([tmp_path]).sets == {}


def test_a_set_without_its_file_is_told_what_to_write(tmp_path: Path) -> None:
    home = new_set(tmp_path / "ash", "Ash One")
    (home / "set.toml").unlink()
    said = f"{home / 'set.toml'}: there is no such file; a set needs one with its name, symbol and colour"
    with pytest.raises(BadInput) as error:
        load_book([home])
    assert str(error.value) == said
    new_set(tmp_path / "soot")
    with pytest.raises(BadInput) as error:
        load_book([tmp_path])
    assert str(error.value) == said
    assert said in [say(problem) for problem in check_sets([home]).problems]


def test_a_card_beside_sets_belongs_into_one(tmp_path: Path) -> None:
    new_set(tmp_path / "ash")
    (tmp_path / "loose.toml").write_text(CARD.format(name="Loose"))
    with pytest.raises(BadInput, match=r"loose\.toml: a card file belongs in the folder of a set"):
        load_book([tmp_path])


def test_no_two_sets_have_one_id(tmp_path: Path) -> None:
    one, other = new_set(tmp_path / "one" / "ash"), new_set(tmp_path / "other" / "ash")
    with pytest.raises(BadInput, match=r"other.ash.set\.toml: a set called 'ash' is already in .*one.ash.set\.toml"):
        load_book([one, other])


def test_a_card_says_what_its_set_is_called(tmp_path: Path) -> None:
    book = standard_book([new_set(tmp_path / "ash", "Ash One")])
    assert card_face(book, "Ash One").set_name == "Ash"
    assert card_face(book, "Goblin").set_name == "Unbound"
