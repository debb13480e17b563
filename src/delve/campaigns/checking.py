"""``delve check`` for campaigns: decks that exist and are legal, Quests that can be completed."""

from __future__ import annotations

from delve.campaigns.campaign import Campaign, Chapter, read_campaign
from delve.campaigns.chapters import judge
from delve.campaigns.shelf import campaign_files
from delve.library.fields import Place
from delve.library.shipped import CardBook
from delve.messages import Message
from delve.model.errors import BadInput


def campaign_problems(book: CardBook) -> list[Message]:
    """What is wrong with any campaign, each with its file and field."""
    found: list[Message] = []
    for path in campaign_files(book):
        try:
            campaign = read_campaign(path)
        except BadInput as error:
            found.append(error.message)
            continue
        for number, chapter in enumerate(campaign.chapters):
            found.extend(chapter_problems(book, campaign, chapter, Place(str(path)).at("chapter").item(number)))
    return found


def chapter_problems(book: CardBook, campaign: Campaign, chapter: Chapter, place: Place) -> list[Message]:
    for field, name in (("dungeon", chapter.dungeon), ("deck", chapter.deck)):
        try:
            campaign.deck(book, name)
        except BadInput as error:
            return [place.at(field).wrong(error.message).message]
    for field, names in (("required", (chapter.required,)), ("others", chapter.others)):
        for name in names:
            try:
                book.card(name, f"{place.file}: {place.at(field).path}")
            except BadInput as error:
                return [error.message]
    report = judge(book, campaign, chapter, campaign.deck(book, chapter.deck), 1)
    return [place.at(field_of(chapter, finding.field)).wrong(finding.message).message for finding in report.faults()]


def field_of(chapter: Chapter, finding: str) -> str:
    """The field of a chapter that a finding about its deck is due to."""
    part, _, name = finding.partition(".")
    if part == "quests":
        return "required" if name == chapter.required else "others"
    return "deck" if part in {"crawler", "adventurers"} else "dungeon"
