"""Verifiable shuffles: the seed is made of a secret committed to before play and the players' contributions."""

from __future__ import annotations

import hashlib


def is_secret(text: str) -> bool:
    """Whether a text has the form of a secret."""
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def commitment(secret: str) -> str:
    """The commitment published before play: it fixes the secret without revealing it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, contributions: list[str]) -> int:
    """The seed of a game: unpredictable without all of its ingredients."""
    lines = "\n".join([secret, *contributions])
    return int.from_bytes(hashlib.sha256(lines.encode()).digest()[:8], "big")


def seed_of_ids(seed: int) -> int:
    """The seed for dealing card ids: independent, so that ids reveal nothing about the shuffles."""
    return int.from_bytes(hashlib.sha256(f"ids {seed}".encode()).digest()[:8], "big")
