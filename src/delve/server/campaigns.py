"""Campaigns at tables: journeys, branches, and the games of chapters."""

from __future__ import annotations

import time
from typing import Final

from msgspec.structs import replace
from sqlalchemy import select, update

from delve.campaigns.campaign import Campaign, Chapter
from delve.campaigns.chapters import check_decks, setup_for
from delve.campaigns.journey import Attempt, Journey
from delve.campaigns.shelf import campaigns
from delve.library.shipped import CardBook, Deck
from delve.messages import message
from delve.model.errors import BadInput
from delve.model.state import WON
from delve.server.database import Database
from delve.server.decks import Decks
from delve.server.errors import NotFound
from delve.server.journeys import GameRow, JourneyRow, add_game, begin_journey
from delve.server.messages import (
    CampaignInfo,
    ChapterGame,
    ChapterInfo,
    JourneyInfo,
    Me,
    NewJourney,
    PlayChapter,
    TableInfo,
)
from delve.server.names import check_name
from delve.server.rows import columns, read_rows
from delve.server.schema import journey_games, journeys
from delve.server.tables import Tables

# How many journeys through a campaign a person may have.
MOST_JOURNEYS: Final = 20


class Travel:
    """A person's journey with its games, the oldest first."""

    def __init__(self, campaign: Campaign, row: JourneyRow | None, games: list[GameRow]) -> None:
        self.campaign = campaign
        self.row = row
        self.games = games
        attempts = [
            Attempt(game.chapter, game.result == WON, game.reason, game.rounds, ()) for game in games if game.result
        ]
        self.journey = Journey(campaign, attempts)

    def of(self, chapter: Chapter) -> list[GameRow]:
        return [game for game in self.games if game.chapter == chapter.id]

    def unfinished(self, chapter: Chapter) -> GameRow | None:
        return next((game for game in self.of(chapter) if not game.result), None)


class Campaigns:
    """The campaigns, and the journeys of people through them."""

    def __init__(self, database: Database, book: CardBook, tables: Tables, decks: Decks) -> None:
        self.database = database
        self.book = book
        self.tables = tables
        self.decks = decks
        self.known = campaigns(book)

    async def all(self, me: Me | None) -> list[CampaignInfo]:
        return [await self.one(me, id, "") for id in self.known]

    async def one(self, me: Me | None, id: str, journey: str) -> CampaignInfo:
        """A campaign, on one of a person's journeys: the last used one if none is named."""
        campaign = self.find(id)
        own = await self.own(me, campaign)
        shown = await self.travel(campaign, own, journey)
        return info(shown, [await self.travel(campaign, own, each.id) for each in own])

    def find(self, id: str) -> Campaign:
        if id not in self.known:
            raise NotFound(message("server-no-campaign", id=id))
        return self.known[id]

    async def own(self, me: Me | None, campaign: Campaign) -> list[JourneyRow]:
        """A person's journeys through a campaign, the last used first."""
        if me is None:
            return []
        query = (
            select(*columns(journeys, JourneyRow))
            .where(journeys.c.person == me.id, journeys.c.campaign == campaign.id)
            .order_by(journeys.c.used.desc())
        )
        async with self.database.reading() as connection:
            return read_rows(await connection.execute(query), JourneyRow)

    async def travel(self, campaign: Campaign, own: list[JourneyRow], id: str) -> Travel:
        found = [row for row in own if row.id == id or not id][:1]
        if id and not found:
            raise NotFound(message("server-no-journey"))
        games: list[GameRow] = []
        if found:
            query = (
                select(*columns(journey_games, GameRow))
                .where(journey_games.c.journey == found[0].id)
                .order_by(journey_games.c.begun)
            )
            async with self.database.reading() as connection:
                games = read_rows(await connection.execute(query), GameRow)
        return Travel(campaign, found[0] if found else None, games)

    # --- Playing. -----------------------------------------------------------------------------------------------

    async def play(self, me: Me, id: str, wanted: PlayChapter) -> TableInfo:
        """Goes on with a chapter, or begins it."""
        campaign = self.find(id)
        chapter = campaign.chapter(wanted.chapter)
        travel = await self.travel(campaign, await self.own(me, campaign), wanted.journey)
        travel.journey.choose(chapter.id)
        unfinished = travel.unfinished(chapter)
        if unfinished is not None and not wanted.again:
            return await self.tables.info(unfinished.table, me.id)
        deck = await self.deck(me, campaign, chapter, wanted.deck)
        check_decks(self.book, campaign, chapter, [deck])
        if unfinished is not None:
            await self.tables.leave(unfinished.table, me)
        opened = await self.tables.begin_at(me, setup_for(self.book, campaign, chapter, [deck]))
        async with self.database.writing() as connection:
            row = travel.row or await begin_journey(connection, me, campaign.id, campaign.title)
            await connection.execute(update(journeys).where(journeys.c.id == row.id).values(used=time.time()))
            await add_game(connection, GameRow(row.id, opened.id, chapter.id, time.time(), "", "", 0))
        return await self.tables.info(opened.id, me.id)

    async def deck(self, me: Me, campaign: Campaign, chapter: Chapter, id: str) -> Deck:
        return await self.decks.find(me, id) if id else campaign.deck(self.book, chapter.deck)

    # --- Branches. ----------------------------------------------------------------------------------------------

    async def branch(self, me: Me, id: str, wanted: NewJourney) -> CampaignInfo:
        """Begins a journey: from the start, or with the games of another one up to a chapter."""
        campaign = self.find(id)
        own = await self.own(me, campaign)
        if len(own) >= MOST_JOURNEYS:
            raise BadInput(message("server-many-journeys", most=MOST_JOURNEYS))
        taken: list[GameRow] = []
        if wanted.branch_of:
            road = [chapter.id for chapter in campaign.road()]
            kept = road[: road.index(campaign.chapter(wanted.before).id)] if wanted.before else road
            games = (await self.travel(campaign, own, wanted.branch_of)).games
            taken = [game for game in games if game.chapter in kept and game.result]
        async with self.database.writing() as connection:
            row = await begin_journey(connection, me, campaign.id, check_name(wanted.name))
            for game in taken:
                await add_game(connection, replace(game, journey=row.id))
        return await self.one(me, id, row.id)


def info(shown: Travel, own: list[Travel]) -> CampaignInfo:
    campaign, journey = shown.campaign, shown.journey
    finished = journey.current() is None
    return CampaignInfo(
        campaign.id,
        campaign.title,
        campaign.about,
        campaign.premise,
        campaign.conclusion if finished else "",
        [chapter_info(shown, chapter) for chapter in campaign.road()],
        [journey_info(each) for each in own],
        shown.row.id if shown.row else "",
        finished,
    )


def journey_info(travel: Travel) -> JourneyInfo:
    assert travel.row is not None
    won = [chapter for chapter in travel.campaign.road() if travel.journey.has_won(chapter)]
    return JourneyInfo(travel.row.id, travel.row.name, len(won))


def chapter_info(travel: Travel, chapter: Chapter) -> ChapterInfo:
    status = travel.journey.status(chapter)
    return ChapterInfo(
        chapter.id,
        chapter.title,
        chapter.difficulty,
        status,
        chapter.required,
        list(chapter.others),
        "" if status == "locked" else chapter.premise,
        chapter.after if status == "won" else "",
        chapter.deck,
        [ChapterGame(game.table, game.result, game.reason, game.rounds) for game in travel.of(chapter)],
    )
