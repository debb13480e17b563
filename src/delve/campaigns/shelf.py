"""The campaigns there are: those that come with Delve, and those of additional sets."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from delve.campaigns.campaign import Campaign, Chapter, read_campaign
from delve.library.shipped import DATA, CardBook
from delve.messages import message
from delve.model.errors import BadInput, nearest

FOLDER: Final = "campaigns"


def campaign_files(book: CardBook) -> list[Path]:
    """The files of all campaigns; a set holds its own in a folder ``campaigns``."""
    homes = [DATA, *[Path(each.path).parent for each in book.sets.values()]]
    return [path for home in homes for path in sorted((home / FOLDER).glob("*.toml"))]


def campaigns(book: CardBook) -> dict[str, Campaign]:
    """Every campaign by its id, which is the name of its file."""
    found: dict[str, Campaign] = {}
    for path in campaign_files(book):
        campaign = read_campaign(path)
        if campaign.id in found:
            raise BadInput(
                message("campaign-twice", path=str(path), id=campaign.id, other=str(found[campaign.id].path))
            )
        found[campaign.id] = campaign
    return found


def find_campaign(book: CardBook, id: str) -> Campaign:
    known = campaigns(book)
    if id not in known:
        raise BadInput(message("campaign-unknown", id=id, nearest=nearest(id, list(known)), known=", ".join(known)))
    return known[id]


def find_chapter(book: CardBook, name: str) -> tuple[Campaign, Chapter] | None:
    """A chapter by a name like ``shroud-of-stars/a02``; None if the name is not of that form."""
    campaign, mark, chapter = name.partition("/")
    if not mark or Path(name).suffix:
        return None
    found = find_campaign(book, campaign)
    return found, found.chapter(chapter)
