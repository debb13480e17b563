"""A journey through a campaign: the games played, and which chapters they have unlocked (B-141)."""

from __future__ import annotations

from dataclasses import dataclass

from delve.campaigns.campaign import Campaign, Chapter
from delve.messages import Message, message
from delve.model.errors import BadInput


@dataclass(frozen=True)
class Attempt:
    """A finished game of a chapter."""

    chapter: str
    won: bool
    reason: str
    rounds: int
    tale: tuple[Message, ...]  # what is worth telling of it (campaigns/tale.py)


class Journey:
    """The attempts of somebody at a campaign, the oldest first."""

    def __init__(self, campaign: Campaign, attempts: list[Attempt]) -> None:
        self.campaign = campaign
        self.attempts = attempts

    def tries(self, chapter: Chapter) -> int:
        """How often a chapter has been played to its end."""
        return len([attempt for attempt in self.attempts if attempt.chapter == chapter.id])

    def has_won(self, chapter: Chapter) -> bool:
        return any(attempt.won for attempt in self.attempts if attempt.chapter == chapter.id)

    def unlocked(self) -> list[Chapter]:
        """The chapters that may be played: those won, which may be played again, and the one after them."""
        found: list[Chapter] = []
        for chapter in self.campaign.road():
            found.append(chapter)
            if not self.has_won(chapter):
                break
        return found

    def current(self) -> Chapter | None:
        """The chapter that comes next; None at the end of the road."""
        last = self.unlocked()[-1]
        return None if self.has_won(last) else last

    def status(self, chapter: Chapter) -> str:
        """``won``, ``open`` or ``locked``."""
        if self.has_won(chapter):
            return "won"
        return "open" if chapter in self.unlocked() else "locked"

    def choose(self, id: str) -> Chapter:
        """A chapter to play, by its id; the next one if no id is given."""
        chapter = self.campaign.chapter(id) if id else self.current() or self.campaign.road()[-1]
        if chapter not in self.unlocked():
            before = self.unlocked()[-1]
            raise BadInput(message("campaign-locked", title=chapter.title, before=before.title))
        return chapter
