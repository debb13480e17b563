"""Research environments (docs/lab.md): Gymnasium for solo games, one or many at once, and PettingZoo for all formats.

Importing this registers ``Delve/Solo-v0``: ``gymnasium.make("delve.lab.envs:Delve/Solo-v0", format="solo-beginner")``.
"""

from __future__ import annotations

import gymnasium

from delve.lab.envs.actions import ACTIONS, MORE, OPTION_COLUMNS, VERB_NUMBERS
from delve.lab.envs.observation import CARD_COLUMNS, QUESTION_COLUMNS, QUESTIONS
from delve.lab.envs.solo import SoloEnv
from delve.lab.envs.table import TableEnv, table_env
from delve.lab.envs.vector import VectorSoloEnv

__all__ = [
    "ACTIONS",
    "CARD_COLUMNS",
    "MORE",
    "OPTION_COLUMNS",
    "QUESTIONS",
    "QUESTION_COLUMNS",
    "VERB_NUMBERS",
    "SoloEnv",
    "TableEnv",
    "VectorSoloEnv",
    "table_env",
]

gymnasium.register(
    id="Delve/Solo-v0",
    entry_point="delve.lab.envs.solo:SoloEnv",
    vector_entry_point="delve.lab.envs.vector:VectorSoloEnv",
)
