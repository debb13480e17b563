"""Messages by key, and the catalogue (``en.ftl``) with their texts.

The core makes messages and never formats them. ``say`` does; Fluent is imported with the first message formatted.
"""

from __future__ import annotations

from delve.messages.message import Arg, CardArg, Message, SeatArg, Title, any_of, card_arg, keyed, message, seat_arg
from delve.messages.speech import ANYBODY, IN_ENGLISH, Reader, joined, say, say_arg, sentence

__all__ = [
    "ANYBODY",
    "IN_ENGLISH",
    "Arg",
    "CardArg",
    "Message",
    "Reader",
    "SeatArg",
    "Title",
    "any_of",
    "card_arg",
    "joined",
    "keyed",
    "message",
    "say",
    "say_arg",
    "seat_arg",
    "sentence",
]
