"""Journeys as files: the attempts, and the chapter that is being played."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import Final

from delve.campaigns.campaign import Campaign, Chapter
from delve.campaigns.journey import Attempt, Journey
from delve.messages import message
from delve.model.errors import BadInput

VERSION: Final = 1
FIRST: Final = "first"  # the name of a journey where none is given
_NAME: Final = re.compile(r"[\w-]{1,40}")


def home(campaign: Campaign) -> Path:
    """The folder with the journeys through a campaign."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state, "delve", "campaigns", campaign.id)


def file_of(campaign: Campaign, name: str) -> Path:
    if _NAME.fullmatch(name) is None:
        raise BadInput(message("campaign-journey-name", name=name))
    return home(campaign) / f"{name}.json"


def game_of(campaign: Campaign, name: str, chapter: Chapter) -> Path:
    """Where the unfinished game of a chapter is kept."""
    return file_of(campaign, name).with_suffix(f".{chapter.id}.jsonl")


def journey_names(campaign: Campaign) -> list[str]:
    return sorted([path.stem for path in home(campaign).glob("*.json")])


def read_journey(campaign: Campaign, name: str) -> Journey:
    """A journey by its name; one that has not begun is empty."""
    path = file_of(campaign, name)
    if not path.is_file():
        return Journey(campaign, [])
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if data["delve_campaign"] != VERSION:
            raise BadInput(message("campaign-journey-version", path=str(path), version=VERSION))
        attempts = [
            Attempt(each["chapter"], each["won"], each["reason"], each["rounds"], tuple(each["tale"]))
            for each in data["attempts"]
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(message("campaign-journey-unreadable", path=str(path), error=str(error))) from None
    return Journey(campaign, attempts)


def write_journey(journey: Journey, name: str) -> None:
    """Writes to a temporary file and renames it, so that a journey is complete or as before."""
    path = file_of(journey.campaign, name)
    path.parent.mkdir(parents=True, exist_ok=True)
    attempts = [
        {
            "chapter": each.chapter,
            "won": each.won,
            "reason": each.reason,
            "rounds": each.rounds,
            "tale": list(each.tale),
        }
        for each in journey.attempts
    ]
    fresh = path.with_name(path.name + ".new")
    data = {"delve_campaign": VERSION, "campaign": journey.campaign.id, "attempts": attempts}
    fresh.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    fresh.replace(path)


def branch(campaign: Campaign, name: str, new: str) -> None:
    """Copies a journey with its unfinished games under another name; both go on side by side."""
    if file_of(campaign, new).exists() or new == name:
        raise BadInput(message("campaign-journey-exists", name=new))
    for chapter in campaign.chapters:
        if game_of(campaign, name, chapter).is_file():
            shutil.copyfile(game_of(campaign, name, chapter), game_of(campaign, new, chapter))
    write_journey(read_journey(campaign, name), new)


def forget(campaign: Campaign, name: str) -> None:
    """Ends a journey, so that its name begins anew."""
    for path in [file_of(campaign, name), *[game_of(campaign, name, chapter) for chapter in campaign.chapters]]:
        path.unlink(missing_ok=True)
