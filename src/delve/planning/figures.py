"""The numbers of a table, for evaluation outside the core; views contain them only in words."""

from __future__ import annotations

from delve.queries.encounter import limit, points
from delve.queries.marching_order import order
from delve.queries.participation import attackers_of, may_attack, may_defend, weapons_of
from delve.queries.power import power
from delve.queries.resources import caps, hand_limit
from delve.queries.sides import encounter_of
from delve.queries.stamina import stamina
from delve.queries.standing import is_locked, life
from delve.quests.progress import progress
from delve.rounds.points import score

__all__ = [
    "attackers_of",
    "caps",
    "encounter_of",
    "hand_limit",
    "is_locked",
    "life",
    "limit",
    "may_attack",
    "may_defend",
    "order",
    "points",
    "power",
    "progress",
    "score",
    "stamina",
    "weapons_of",
]
