"""Shuffles that can be checked: a secret committed to before play, what each player adds, the seed of both."""

from __future__ import annotations

import hashlib


def is_secret(text: str) -> bool:
    """Whether a text can be a secret at all."""
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def commitment(secret: str) -> str:
    """What is shown before play: it fixes the secret and tells nothing about it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, contributions: list[str]) -> int:
    """The seed of a game: nobody who knows less than all of it can tell it."""
    lines = "\n".join([secret, *contributions])
    return int.from_bytes(hashlib.sha256(lines.encode()).digest()[:8], "big")


def seed_of_ids(seed: int) -> int:
    """What the ids of cards are dealt with: whoever sees ids learns nothing from them about the shuffles."""
    return int.from_bytes(hashlib.sha256(f"ids {seed}".encode()).digest()[:8], "big")
