"""Solitaire: one party against one Dungeon (rulebook, Solo Format; B-064 to B-066)."""

from __future__ import annotations

from typing import Final

from delve.model.format import Format, Numbers
from delve.model.frames import Effect
from delve.model.ids import NOBODY
from delve.model.state import State
from delve.rounds.game_end import DUNGEON_DEPLETED, NO_CARD_TO_DRAW, judge_quest, lose, win
from delve.rounds.step1_build_encounter import BuildEncounter
from delve.rounds.step2_respond import Respond
from delve.rounds.step3_1_combat_triggers import CombatTriggers
from delve.rounds.step3_2_adventurers_attack import AdventurersAttack
from delve.rounds.step3_3_dungeon_retaliates import DungeonRetaliates
from delve.rounds.step3_4_end_combat import EndCombat
from delve.rounds.step4_end_round import (
    Challenges,
    ConvertPoison,
    DiscardDown,
    DrawHand,
    DropCards,
    EndRound,
    MaintainPermanents,
    RemoveCards,
    RemoveLocks,
    RemoveTime,
    ResetCards,
)

# Steps 2 to 4.9, which all formats share.
ENCOUNTER_STEPS: Final[tuple[Effect, ...]] = (
    Respond(),
    CombatTriggers(),
    AdventurersAttack(),
    DungeonRetaliates(),
    EndCombat(),
    Challenges(),
    DropCards(),
    RemoveCards(),
    RemoveTime(),
    ConvertPoison(),
    ResetCards(),
    RemoveLocks(),
    MaintainPermanents(),
    DrawHand(),
    DiscardDown(),
)
STEPS: Final[tuple[Effect, ...]] = (BuildEncounter(), *ENCOUNTER_STEPS, EndRound())


class Solo(Format):
    """Won by completing the Quests or emptying the Dungeon; lost with the last Adventurer or a failed draw."""

    def dungeon_ran_out(self, state: State, seat: int) -> None:
        win(state, seat, DUNGEON_DEPLETED)

    def crawler_ran_out(self, state: State, seat: int) -> bool:
        lose(state, seat, NO_CARD_TO_DRAW)
        return False

    def check(self, state: State) -> None:
        judge_quest(self, state, 0, NOBODY if state.party(0) else 0)


def solo(id: str, adventurers: int, deck: int, encounter_limit: int) -> Solo:
    """A Solo format by its numbers: one size for both decks (B-065)."""
    return Solo(id, "", Numbers((1, 1), adventurers, encounter_limit, deck, deck), STEPS)


FORMATS: Final = (
    solo("solo-beginner", 4, 65, 4),
    solo("solo-starter", 4, 65, 5),
    solo("solo-standard", 4, 80, 5),
    solo("solo-elite", 3, 60, 5),
    solo("solo-champion", 4, 70, 6),
    solo("solo-master", 4, 60, 6),
    solo("solo-delver", 4, 100, 6),
)
