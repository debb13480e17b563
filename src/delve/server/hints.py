"""Hints: what search would do in a person's place, thought out in a bot process."""

from __future__ import annotations

import asyncio

from delve.messages import Message, message, seat_arg
from delve.model.shown import Advice
from delve.server.bots import Bots
from delve.server.errors import Forbidden
from delve.server.limits import Limits
from delve.server.messages import Me
from delve.server.play import LiveGame
from delve.server.questions import check_plays


class Hints:
    """Gives hints on the open question; the last one of every game is remembered."""

    def __init__(self, bots: Bots, limits: Limits) -> None:
        self.bots = bots
        self.limits = limits

    async def give(self, live: LiveGame, seat: int, me: Me, address: str) -> Advice | None:
        """The hint for this seat; None if the game goes on meanwhile, which also ends the thinking."""
        check_plays(seat)
        n, state = await live.asked()
        refusal = refused(live, seat)
        if refusal is not None:
            raise Forbidden(refusal)
        if live.advised is not None and live.advised[0] == n:
            return live.advised[1]
        self.limits.take("hints", address, me.id)
        thinking = asyncio.create_task(self.bots.advise(state, seat, live.changed))
        try:
            while live.n == n and not thinking.done():
                await first_of(thinking, live.change())
            if live.n != n:
                return None
            live.advised = (n, thinking.result())
            return live.advised[1]
        finally:
            # What still waits for a process is not begun; what was begun ends by itself in time.
            thinking.cancel()


async def first_of(task: asyncio.Task[Advice], event: asyncio.Event) -> None:
    """Waits until the task is done or the event has happened."""
    happening = asyncio.create_task(event.wait())
    try:
        await asyncio.wait({task, happening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        happening.cancel()


def refused(live: LiveGame, seat: int) -> Message | None:
    """Why there is no hint for this seat now."""
    if live.is_over():
        return message("why-game-over")
    if live.record.row.lesson:
        return message("why-no-hint-lesson")
    if len(live.record.people()) > 1:
        return message("why-no-hint-people")
    decision = live.game.state.decision
    if decision is None:
        return message("why-game-over")
    return None if decision.seat == seat else message("why-other-asked", seat=seat_arg(decision.seat))
