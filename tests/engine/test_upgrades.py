"""Saved games outlive the cards, formats and versions they were played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from delve.content.book import CardBook
from delve.content.loader import read_card
from delve.engine.replay import load, save
from delve.formats.catalogue import FORMATS
from delve.library.shipped import standard_book
from delve.messages import say
from delve.model.errors import BadInput

KEPT = Path(__file__).parents[1] / "upgrades"
FIRST_VERSION = sorted((KEPT / "saves-1").glob("*.jsonl"))
SECOND_VERSION = sorted((KEPT / "saves-2").glob("*.jsonl"))


def changed(book: CardBook, name: str, /, **fields: object) -> CardBook:
    """A catalogue in which one card says something else."""
    other = CardBook()
    other.files, other.aliases = dict(book.files), dict(book.aliases)
    other.files[name] = read_card({**book.files[name].data, **fields}, "tests", book.files[name].card.set)
    return other


@pytest.mark.parametrize("path", FIRST_VERSION, ids=lambda path: path.stem)
def test_a_game_of_the_first_version_is_read(book: CardBook, path: Path) -> None:
    """To its end, or to the line that a corrected rule has made impossible, which is named."""
    replay = load(book, path, verify=True)
    read = len(replay.game.inputs)
    lines = len(path.read_text(encoding="utf-8").splitlines()) - 1
    if replay.stopped:
        assert f"line {read + 2}: " in say(replay.stopped)
        assert read > 5
    else:
        assert read == lines


@pytest.mark.parametrize("path", SECOND_VERSION, ids=lambda path: path.stem)
def test_a_game_of_the_second_version_is_verified(book: CardBook, path: Path) -> None:
    """Every line follows and comes to the state that the file says: no rule has been corrected since."""
    replay = load(book, path, verify=True)
    assert replay.compares_hashes()
    assert replay.stopped is None
    assert replay.game.state.decision is None


def test_a_new_card_changes_nothing_for_a_game_without_it(book: CardBook, saved: Path) -> None:
    more = changed(book, "Goblin", name="Hobgoblin")
    more.add(more.files.pop("Goblin"))
    more.files["Goblin"] = book.files["Goblin"]
    replay = load(more, saved, verify=True)
    assert (replay.stopped, replay.changed) == (None, [])


def test_a_game_goes_on_with_the_cards_it_began_with(book: CardBook, saved: Path) -> None:
    other = changed(book, "Goblin", power=9)
    replay = load(other, saved, verify=True)
    assert replay.stopped is None
    assert replay.changed == ["Goblin"]
    goblin = next(entity.card for entity in replay.game.state.entities if entity.card.name == "Goblin")
    assert goblin is not other.files["Goblin"].card


def test_a_game_whose_card_is_gone_goes_on(book: CardBook, saved: Path) -> None:
    other = CardBook()
    other.files = {name: file for name, file in book.files.items() if name != "Goblin"}
    replay = load(other, saved, verify=True)
    assert (replay.stopped, replay.changed) == (None, ["Goblin"])


def test_cards_that_did_not_change_are_shared(book: CardBook, saved: Path) -> None:
    assert load(book, saved).game.book is book


def test_a_game_keeps_the_numbers_of_its_format(book: CardBook, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FORMATS["solo-standard"].numbers, "encounter_limit", 3)
    replay = load(book, saved, verify=True)
    assert replay.stopped is None
    assert replay.game.setup.format.numbers.encounter_limit == 5


def test_a_loaded_game_is_saved_unchanged(book: CardBook, saved: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    save(load(changed(book, "Goblin", power=9), saved).game, again)
    assert again.read_text(encoding="utf-8") == saved.read_text(encoding="utf-8")


def test_cards_that_are_not_the_ones_hashed_are_refused(book: CardBook, saved: Path) -> None:
    rows = saved.read_text(encoding="utf-8").splitlines()
    first = json.loads(rows[0])
    first["cards"]["Goblin"]["power"] = 0
    saved.write_text("\n".join([json.dumps(first), *rows[1:]]) + "\n", encoding="utf-8")
    with pytest.raises(BadInput, match="content"):
        load(book, saved)


def test_the_standard_cards_need_no_earlier_definitions() -> None:
    book = standard_book()
    assert book.with_rules({name: book.rules(name) for name in book.files}, "test") is book
