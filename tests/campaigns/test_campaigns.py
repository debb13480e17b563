"""Campaigns as files: the shipped ones are playable, and mistakes are told with their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from delve.campaigns.campaign import read_campaign
from delve.campaigns.chapters import recommended_decks, setup_for
from delve.campaigns.checking import campaign_problems
from delve.campaigns.journey import Attempt, Journey
from delve.campaigns.shelf import campaigns, find_campaign
from delve.content.book import CardBook
from delve.engine.play import Game
from delve.engine.views import view
from delve.library.shipped import standard_book
from delve.messages import say
from delve.model.errors import BadInput

CHAPTER = """
[[chapter]]
id         = "{id}"
title      = "One"
dungeon    = "campaign-a01"
difficulty = "easy"
required   = "Journey's End"
others     = ["Den of Evil", "Goblin Slayer"]
premise    = "Go."
after      = "Gone."
{more}
"""
TOP = 'title = "T"\nabout = "A."\npremise = "P."\nconclusion = "C."\n'


def written(tmp_path: Path, *chapters: str, top: str = TOP) -> Path:
    """A campaign in a set folder of its own."""
    (tmp_path / "campaigns").mkdir(parents=True, exist_ok=True)
    (tmp_path / "set.toml").write_text('name = "Own"\nsymbol = "O"\ncolour = "#123456"\n', encoding="utf-8")
    path = tmp_path / "campaigns" / "own.toml"
    path.write_text(top + "".join(chapters), encoding="utf-8")
    return path


def chapter(id: str = "one", more: str = "", **other: str) -> str:
    text = CHAPTER.format(id=id, more=more)
    for old, new in other.items():
        lines = [f"{old} = {new}" if line.startswith(f"{old} ") else line for line in text.splitlines()]
        text = "\n".join(lines) + "\n"
    return text


@pytest.mark.parametrize("id", list(campaigns(standard_book())))
def test_a_shipped_campaign_can_be_played(book: CardBook, id: str) -> None:
    campaign = find_campaign(book, id)
    assert not campaign.road()[-1].next
    for each in campaign.road():
        for players in (1, 2):
            game = Game(book, setup_for(book, campaign, each, recommended_decks(book, campaign, each, players)), 1)
            quests = view(game.state, 0)["seats"][0]["quests"]
            assert [quest["name"] for quest in quests if quest["required"]] == [each.required]


def test_shipped_campaigns_have_no_problems(book: CardBook) -> None:
    assert campaign_problems(book) == []


def test_chapters_unlock_each_other(book: CardBook) -> None:
    campaign = find_campaign(book, "shroud-of-stars")
    first, second = campaign.road()[:2]
    lost = Attempt(first.id, False, "party perished", 7, ())
    won = Attempt(first.id, True, "quests", 9, ())
    journey = Journey(campaign, [lost])
    assert (journey.current(), journey.tries(first), journey.status(second)) == (first, 1, "locked")
    with pytest.raises(BadInput, match="is locked: win The Shroud of Stars first"):
        journey.choose(second.id)
    journey = Journey(campaign, [lost, won])
    assert (journey.current(), journey.tries(first), journey.status(first)) == (second, 2, "won")
    assert journey.choose(first.id) == first
    everything = Journey(campaign, [Attempt(each.id, True, "quests", 9, ()) for each in campaign.chapters])
    assert everything.current() is None


@pytest.mark.parametrize(
    ("chapters", "problem"),
    [
        (
            [chapter(more='next = "tow"'), chapter("two")],
            r"chapter\[1\].next: there is no chapter 'tow' \(did you mean 'two'",
        ),
        ([chapter(more='next = "one"')], r"chapter\[1\].next: leads back to 'one'"),
        ([chapter(), chapter("two")], r"chapter\[2\].id: no chapter leads to 'two'"),
        ([chapter(), chapter()], r"chapter\[2\].id: there are two chapters 'one'"),
        ([chapter(difficulty='"heard"')], r"chapter\[1\].difficulty: unknown difficulty 'heard' \(did you mean 'hard'"),
        ([chapter(more="prize = 1")], r"chapter\[1\]: unknown field 'prize'"),
        ([], "the field 'chapter' is missing"),
    ],
)
def test_a_campaign_that_does_not_read(tmp_path: Path, chapters: list[str], problem: str) -> None:
    with pytest.raises(BadInput, match=problem):
        read_campaign(written(tmp_path, *chapters))


@pytest.mark.parametrize(
    ("chapters", "problem"),
    [
        (chapter(dungeon='"campaign-a99"'), "chapter[1].dungeon: no deck is called 'campaign-a99'"),
        (chapter(required='"Jorney\'s End"'), "chapter[1].required: no card is called"),
        (chapter(required='"Rescue the Damsel"'), "chapter[1].required: "),
        (chapter(others='["Den of Evil", "Dragon Slayer"]'), "chapter[1].others: "),
        (chapter(dungeon='"coop-3-player-1"'), "chapter[1].dungeon: "),
        (chapter(others='["Den of Evil"]'), "chapter[1].others: "),
    ],
)
def test_a_campaign_that_cannot_be_played(tmp_path: Path, chapters: str, problem: str) -> None:
    path = written(tmp_path, chapters)
    told = [say(each) for each in campaign_problems(standard_book([tmp_path]))]
    assert told
    assert all(each.startswith(f"{path}: ") for each in told)
    assert problem in told[0]


def test_two_campaigns_of_one_name(tmp_path: Path) -> None:
    for name in ("a", "b"):
        written(tmp_path / name, chapter())
    with pytest.raises(BadInput, match="a campaign called 'own' is already in"):
        campaigns(standard_book([tmp_path / "a", tmp_path / "b"]))


def test_a_campaign_brings_its_own_decks(book: CardBook, tmp_path: Path) -> None:
    path = written(tmp_path, chapter(dungeon='"mine"'))
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "mine.toml").write_text('name = "Mine"\n[dungeon]\n"Goblin" = 80\n', encoding="utf-8")
    assert read_campaign(path).deck(book, "mine").dungeon == {"Goblin": 80}
