"""All effects of the round that can be on the stack."""

from __future__ import annotations

from typing import Final

from delve.model.frames import Effect
from delve.rounds.defence import DefenceWindow, EndDefence, SideEffects
from delve.rounds.round import Round, Turn
from delve.rounds.step1_accept_challenge import AcceptChallenge, OfferChallenge
from delve.rounds.step1_build_encounter import BuildEncounter, DrawOn, InsteadOfPull, OfferDraft, OpenBuild
from delve.rounds.step1_build_from_pools import (
    BeginEncounter,
    BlindBuildFromPools,
    BuildTurn,
    FillPool,
    HeldCards,
    OpenBuildFromPools,
)
from delve.rounds.step2_respond import Respond
from delve.rounds.step3_1_combat_triggers import AttackFirst, CombatTriggers
from delve.rounds.step3_2_adventurers_attack import AdventurersAttack, AttackWindow, Combat, SplitCombat
from delve.rounds.step3_3_dungeon_retaliates import DungeonRetaliates
from delve.rounds.step3_4_end_combat import EndCombat
from delve.rounds.step4_end_round import (
    Challenges,
    ClearedTriggers,
    ConvertPoison,
    DiscardDown,
    DrawHand,
    Drop,
    DropCards,
    EndRound,
    JudgeChallenges,
    Maintain,
    MaintainPermanents,
    MarkChallenge,
    RemoveCards,
    RemoveLocks,
    RemovePass,
    RemoveTime,
    ResetCards,
)
from delve.rounds.step4_next import DriftPrimary, PassToken, PassTurn

EFFECTS: Final[tuple[type[Effect], ...]] = (
    AcceptChallenge,
    BeginEncounter,
    BlindBuildFromPools,
    BuildTurn,
    DriftPrimary,
    FillPool,
    HeldCards,
    InsteadOfPull,
    OfferChallenge,
    OfferDraft,
    OpenBuildFromPools,
    PassToken,
    PassTurn,
    Turn,
    AdventurersAttack,
    AttackFirst,
    AttackWindow,
    BuildEncounter,
    Challenges,
    ClearedTriggers,
    Combat,
    CombatTriggers,
    ConvertPoison,
    DefenceWindow,
    DiscardDown,
    DrawHand,
    DrawOn,
    Drop,
    DropCards,
    DungeonRetaliates,
    EndCombat,
    EndDefence,
    EndRound,
    JudgeChallenges,
    Maintain,
    MaintainPermanents,
    MarkChallenge,
    OpenBuild,
    RemoveCards,
    RemoveLocks,
    RemovePass,
    RemoveTime,
    ResetCards,
    Respond,
    Round,
    SideEffects,
    SplitCombat,
)
