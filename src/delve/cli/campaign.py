"""``delve campaign``: the campaigns, one's journeys through them, and playing the next chapter."""

from __future__ import annotations

import json
import secrets
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from delve.campaigns import journal
from delve.campaigns.campaign import Campaign, Chapter
from delve.campaigns.chapters import check_decks, recommended_decks, setup_for
from delve.campaigns.journey import Journey
from delve.campaigns.shelf import campaigns, find_campaign
from delve.campaigns.tale import attempt
from delve.cli.campaign_game import ChapterSession
from delve.cli.completion import complete_with
from delve.cli.new_game import SEEDS
from delve.cli.play import screen_for
from delve.cli.retell import retell
from delve.cli.seating import Seating, read_seating
from delve.cli.sets import Sets
from delve.engine.play import Game
from delve.engine.replay import load
from delve.library.shipped import CardBook, standard_book
from delve.messages import keyed, message, say
from delve.model.errors import BadInput

ALONE, PAIR = 1, 2


def campaign(
    name: Annotated[str | None, typer.Argument()] = None,
    play: Annotated[bool, typer.Option("--play")] = False,
    chapter: Annotated[str, typer.Option()] = "",
    deck: Annotated[list[str] | None, typer.Option()] = None,
    pair: Annotated[bool, typer.Option("--pair")] = False,
    journey: Annotated[str, typer.Option()] = journal.FIRST,
    branch: Annotated[str, typer.Option(metavar="NAME")] = "",
    again: Annotated[bool, typer.Option("--again")] = False,
    forget: Annotated[bool, typer.Option("--forget")] = False,
    seed: Annotated[int | None, typer.Option()] = None,
    agent: Annotated[str | None, typer.Option()] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    sets: Sets = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """The command ``delve campaign``."""
    book = standard_book(sets)
    if name is None:
        show_all(list(campaigns(book).values()), as_json)
        return
    found = find_campaign(book, name)
    if forget:
        journal.forget(found, journey)
    if branch:
        journal.branch(found, journey, branch)
        journey = branch
    if as_json:
        print(json.dumps(described(found, journal.read_journey(found, journey)), ensure_ascii=False, indent=2))
    elif play:
        Playing(book, found, journey).play(chapter, deck or [], pair, again, seed, agent, plain)
    else:
        show_road(journal.read_journey(found, journey), journey)


# --- Showing. ------------------------------------------------------------------------------------------------------


def show_all(found: list[Campaign], as_json: bool) -> None:
    if as_json:
        made = [described(each, journal.read_journey(each, journal.FIRST)) for each in found]
        print(json.dumps(made, ensure_ascii=False, indent=2))
        return
    for each in found:
        print(say(message("campaign-line", title=each.title, id=each.id, count=len(each.chapters), about=each.about)))
    print(say(message("campaign-how-to-see")))


def described(campaign: Campaign, journey: Journey) -> dict[str, object]:
    """A campaign and how far one has come, as data."""
    return {
        "id": campaign.id,
        "title": campaign.title,
        "about": campaign.about,
        "premise": campaign.premise,
        "conclusion": campaign.conclusion,
        "formats": list(campaign.formats),
        "finished": journey.current() is None,
        "chapters": [
            {
                "id": chapter.id,
                "title": chapter.title,
                "premise": chapter.premise,
                "dungeon": chapter.dungeon,
                "deck": chapter.deck,
                "required": chapter.required,
                "quests": chapter.quests(),
                "difficulty": chapter.difficulty,
                "next": chapter.next or None,
                "status": journey.status(chapter),
                "tries": journey.tries(chapter),
            }
            for chapter in campaign.road()
        ],
    }


def show_road(journey: Journey, name: str) -> None:
    """The chapters, what has happened in them, and what comes next."""
    campaign = journey.campaign
    table = Table(box=None, pad_edge=False)
    for column in ("chapter", "difficulty", "quests", "state"):
        table.add_column(say(keyed("campaign-column", column)))
    for chapter in campaign.road():
        quests = say(message("campaign-quests", required=chapter.required, others=", ".join(chapter.others)))
        state = message(f"campaign-state-{journey.status(chapter)}", tries=journey.tries(chapter))
        table.add_row(chapter.title, say(keyed("campaign-difficulty", chapter.difficulty)), quests, say(state))
    print(campaign.title + "\n\n" + campaign.premise + "\n")
    Console(highlight=False).print(table)
    told(journey)
    following = journey.current()
    print("\n" + (campaign.conclusion if following is None else next_words(campaign, following, name)))


def next_words(campaign: Campaign, chapter: Chapter, name: str) -> str:
    """Which chapter comes next, and how to play it."""
    option = "" if name == journal.FIRST else f" --journey {name}"
    command = f"delve campaign {campaign.id} --play{option}"
    return say(message("campaign-next", title=chapter.title, command=command))


def told(journey: Journey) -> None:
    """The story so far."""
    for past in journey.attempts:
        title = journey.campaign.chapter(past.chapter).title
        print("\n" + say(message("campaign-attempt", title=title, won=str(past.won).lower(), rounds=past.rounds)))
        for line in past.tale:
            print("  " + say(line))


# --- Playing. ------------------------------------------------------------------------------------------------------


class Playing:
    """A journey that goes on at this terminal."""

    def __init__(self, book: CardBook, campaign: Campaign, name: str) -> None:
        self.book = book
        self.campaign = campaign
        self.name = name
        self.journey = journal.read_journey(campaign, name)

    def play(
        self, id: str, decks: list[str], pair: bool, again: bool, seed: int | None, agent: str | None, plain: bool
    ) -> None:
        chapter = self.journey.choose(id)
        path = journal.game_of(self.campaign, self.name, chapter)
        if again:
            path.unlink(missing_ok=True)
        if path.is_file() and (decks or pair or seed is not None):
            raise BadInput(message("campaign-unfinished", chapter=chapter.title))
        players = PAIR if pair else ALONE
        game = load(self.book, path).game if path.is_file() else self.begin(chapter, decks, players, seed)
        seating = Seating(read_seating(game.state.seats, agent, []), game.seed)
        if not seating.people:
            seating.let_play(game)
            retell(game)
            self.record(game, chapter)
            return
        interactive = sys.stdin.isatty()
        table, read = screen_for(game, plain, interactive)
        session = ChapterSession(game, table, read, seating, chapter, path)
        if interactive:
            complete_with(session.offered)
        session.play(chapter.premise)
        if game.state.decision is None:
            self.record(game, chapter)

    def begin(self, chapter: Chapter, named: list[str], players: int, seed: int | None) -> Game:
        usual = recommended_decks(self.book, self.campaign, chapter, players)
        decks = [*[self.campaign.deck(self.book, name) for name in named], *usual[len(named) :]]
        check_decks(self.book, self.campaign, chapter, decks)
        setup = setup_for(self.book, self.campaign, chapter, decks)
        return Game(self.book, setup, secrets.randbelow(SEEDS) if seed is None else seed)

    def record(self, game: Game, chapter: Chapter) -> None:
        """Adds a finished game, and tells what it has unlocked."""
        finished_before = self.journey.current() is None
        won_before = self.journey.has_won(chapter)
        self.journey.attempts.append(attempt(game, chapter.id))
        journal.write_journey(self.journey, self.name)
        journal.game_of(self.campaign, self.name, chapter).unlink(missing_ok=True)
        following = self.journey.current()
        if self.journey.attempts[-1].won and not won_before:
            print("\n" + chapter.after)
        if following is not None:
            print("\n" + next_words(self.campaign, following, self.name))
        elif not finished_before:
            print("\n" + self.campaign.conclusion)
