"""The random number generator: xoshiro128++ on 32-bit words, small enough to be copied with the state.

Blackman and Vigna, "Scrambled linear pseudorandom number generators" (2021). The words are held as
``i64``: a copy costs nothing and a shuffle of twenty takes well under a microsecond compiled.
"""

from __future__ import annotations

from mypy_extensions import i64


class Chance:
    """The generator's state, as four words."""

    def __init__(self, s0: i64, s1: i64, s2: i64, s3: i64) -> None:
        self.s0 = s0
        self.s1 = s1
        self.s2 = s2
        self.s3 = s3

    def copy(self) -> Chance:
        return Chance(self.s0, self.s1, self.s2, self.s3)

    def word(self) -> i64:
        """The next 32 random bits."""
        s0 = self.s0
        s1 = self.s1
        s2 = self.s2
        s3 = self.s3
        mask: i64 = 0xFFFFFFFF
        total: i64 = (s0 + s3) & mask
        result: i64 = ((((total << 7) & mask) | (total >> 25)) + s0) & mask
        shifted: i64 = (s1 << 9) & mask
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= shifted
        s3 = ((s3 << 11) & mask) | (s3 >> 21)
        self.s0 = s0
        self.s1 = s1
        self.s2 = s2
        self.s3 = s3
        return result

    def below(self, n: i64) -> i64:
        """A uniformly random integer from 0 to n-1, by rejection sampling."""
        mask: i64 = 0xFFFFFFFF
        fair: i64 = (mask + 1) // n * n
        drawn = self.word()
        while drawn >= fair:
            drawn = self.word()
        return drawn % n

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The cards in random order (Fisher and Yates)."""
        order = list(cards)
        last: i64 = len(order) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = order[last]
            order[last] = order[other]
            order[other] = kept
            last -= 1
        return tuple(order)


def seeded(seed: int) -> Chance:
    """A generator for a seed of any size: splitmix64 spreads it over the four words."""
    words: list[int] = []
    mixed = seed & 0xFFFFFFFFFFFFFFFF
    rest = seed >> 64
    while rest:
        mixed = (mixed * 0x9E3779B97F4A7C15 + rest) & 0xFFFFFFFFFFFFFFFF
        rest >>= 64
    for _ in range(4):
        mixed = (mixed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = mixed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        words.append(((z ^ (z >> 31)) >> 16) & 0xFFFFFFFF)
    return Chance(words[0], words[1], words[2], words[3])
