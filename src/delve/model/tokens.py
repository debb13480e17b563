"""A card on the table with its tokens.

An entity in a state is never changed in place: ``State.edit`` replaces it by a copy and returns that to be changed, so
states that share the old one are not affected.

Hot records are marked acyclic: nothing they refer to refers back to them, so the compiled build exempts them from
garbage collection.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from delve.model.cards import Block, Card
from delve.model.ids import NOBODY, NOTHING

# --- Flags: facts about a card, as bits. ----------------------------------------------------------------------

ACTIVATED_FLAG: Final = 1  # turned: its action of this round is used
SPENT_FLAG: Final = 2
BOOSTED_FLAG: Final = 4  # put into play by its second block
SUMMONED_FLAG: Final = 8  # does not count towards the Encounter Limit
TRIGGERED_FLAG: Final = 16  # its once-only Combat Trigger is done
FACE_UP_FLAG: Final = 32  # on top of its deck, to be Pulled
DEFEATED_FLAG: Final = 64  # sent to the Grave from play by Wounds or by the party (B-059)
WON_FLAG: Final = 128  # challenge won or Quest completed
LOST_FLAG: Final = 256  # challenge lost or Quest no longer attainable
RAMPAGED_FLAG: Final = 512  # Rampage works once a round
WASTED_FLAG: Final = 1024  # lost its target: in play without effect
LATE_FLAG: Final = 2048  # entered after Combat: its first round is the next
LEFT_HOST_FLAG: Final = 4096  # the card it was Assigned to has left play (B-061)
DISRUPTING_FLAG: Final = 8192  # a Crawler card played against an opponent (B-107)
OPEN_FLAG: Final = 16384  # a Crawler card just played, which others may still respond to (B-109)
HELD_FLAG: Final = 32768  # placed before it is known who faces it: its enter effects wait (B-122)
REQUIRED_FLAG: Final = 65536  # a Quest without which the others do not win (B-140)


@mypyc_attr(acyclic=True)
class Entity:
    """One physical card."""

    def __init__(
        self,
        id: int,
        card: Card,
        owner: int,
        zone: int,
        entered: int = 0,
        flags: int = 0,
        wounds: int = 0,
        poison: int = 0,
        time: int = 0,
        locks: int = 0,
        target: int = NOTHING,
        since: int = 0,
        paid: int = 0,
        uses: int = 0,
        known: int = 0,
        seat: int = NOBODY,
    ) -> None:
        self.id = id
        self.card = card
        self.owner = owner
        self.zone = zone
        self.entered = entered
        self.flags = flags
        self.wounds = wounds
        self.poison = poison
        self.time = time
        self.locks = locks
        self.target = target
        self.since = since
        self.paid = paid
        self.uses = uses
        self.known = known
        # The seat whose zone it is in: an Encounter may be in the zone of a seat other than the owner's.
        self.seat = owner if seat == NOBODY else seat

    def copy(self) -> Entity:
        return Entity(
            self.id,
            self.card,
            self.owner,
            self.zone,
            self.entered,
            self.flags,
            self.wounds,
            self.poison,
            self.time,
            self.locks,
            self.target,
            self.since,
            self.paid,
            self.uses,
            self.known,
            self.seat,
        )

    def block(self) -> Block:
        """The action block by which a Crawler card was played."""
        if self.flags & DISRUPTING_FLAG and self.card.red_block is not None:
            return self.card.red_block
        return self.card.blocks[1 if self.flags & BOOSTED_FLAG else 0]

    def activated(self) -> bool:
        return self.flags & ACTIVATED_FLAG != 0

    def has_flag(self, flag: int) -> bool:
        return self.flags & flag != 0


# --- Modifiers: temporary effects that are not cards in play. -------------------------------------------------

MORE_POWER: Final = 0
MORE_STAMINA: Final = 1
NO_POWER: Final = 2
GAINS_MARK: Final = 3
LOSES_MARK: Final = 4
IMMUNE_TO: Final = 5
STRIPPED: Final = 6
# Records of what a Trap has placed on a card this round (C-011).
LOCK_FROM: Final = 7
ACTIVATION_FROM: Final = 8
WOUND_FROM: Final = 9
POISON_FROM: Final = 10
POSSESSED: Final = 11  # since an earlier Encounter; it ends with the Possessor, not with the round (B-123)
AIMED_AT: Final = 12  # the amount is the target of this card's attack with Target X

WHOLE_PARTY: Final = -2


@mypyc_attr(acyclic=True)
class Modifier:
    """``what`` applies to ``target`` because of ``source``: until the end of the round, unless stated above."""

    def __init__(self, what: int, target: int, amount: int, source: int) -> None:
        self.what = what
        self.target = target
        self.amount = amount
        self.source = source
