"""Every word of the card language. A card file may use these and nothing else."""

from __future__ import annotations

from typing import Final

from delve.effects.amounts import AtDistance, Fixed, PerAlly, PerAttacker, PerCard
from delve.effects.base import Declared, Pick
from delve.effects.bonus import (
    Ban,
    BoostOnly,
    CombatTrigger,
    Gain,
    LinkedGain,
    PartyAttack,
    RaiseLimit,
    RevealedEnter,
    SetHandLimit,
    WhenCleared,
)
from delve.effects.conditions import (
    AllOf,
    ChallengeLost,
    ChallengeWon,
    DeckAtMost,
    Defeated,
    InGrave,
    InPlay,
    NoneInPlay,
    OnlyCosts,
    PartyHurt,
)
from delve.effects.control import Either, Sequence
from delve.effects.disarm import Disarm
from delve.effects.discard import Discard
from delve.effects.draw import Burn, Draw, Take
from delve.effects.heal import CurePoison, Heal, Resurrect
from delve.effects.move import Entered, LifeGone
from delve.effects.payment import PayCharm
from delve.effects.play import AssignTo, CoverTarget
from delve.effects.prevent import Prevent
from delve.effects.search import EnterSummoned, PlaceBack, Rearrange, Restock, ShuffleDungeon, Summon
from delve.effects.send import Send, ShuffleAway
from delve.effects.this_round import (
    BecomeImmune,
    BecomePrimary,
    ChangePower,
    ChangeStamina,
    GainMarks,
    LoseMarks,
    NoPower,
    PrimaryAtX,
)
from delve.effects.tokens import Activate, LinkTo, Lock, LockPrimary, PayActivation, Pin, Poison, Reset
from delve.effects.wound import (
    Bury,
    CombatWounds,
    FurtherWounds,
    PartySideEffects,
    Wound,
    WoundPrimary,
    Wounds,
)
from delve.model.abilities import Ability, Amount
from delve.model.conditions import Condition
from delve.model.frames import Effect

# By verb: the field that identifies the effect in a card file.
EFFECTS: Final[dict[str, type[Effect]]] = {
    "activate": Activate,
    "burn": Burn,
    "change_power": ChangePower,
    "change_stamina": ChangeStamina,
    "cure_poison": CurePoison,
    "disarm": Disarm,
    "discard": Discard,
    "draw": Draw,
    "either": Either,
    "further_wounds": FurtherWounds,
    "gains": GainMarks,
    "heal": Heal,
    "immune": BecomeImmune,
    "lock": Lock,
    "lock_primary": LockPrimary,
    "loses": LoseMarks,
    "no_power": NoPower,
    "prevent": Prevent,
    "primary": BecomePrimary,
    "primary_x": PrimaryAtX,
    "rearrange": Rearrange,
    "reset": Reset,
    "restock": Restock,
    "resurrect": Resurrect,
    "send": Send,
    "shuffle_away": ShuffleAway,
    "summon": Summon,
    "take": Take,
    "wound": Wound,
    "wound_primary": WoundPrimary,
}

ABILITIES: Final[dict[str, type[Ability]]] = {
    "at_combat": CombatTrigger,
    "ban": Ban,
    "boost_only": BoostOnly,
    "encounter_limit": RaiseLimit,
    "gain": Gain,
    "hand_limit": SetHandLimit,
    "linked_gain": LinkedGain,
    "party_power": PartyAttack,
    "revealed_enter": RevealedEnter,
    "when_cleared": WhenCleared,
}

AMOUNTS: Final[dict[str, type[Amount]]] = {
    "if_attack_is": AtDistance,
    "per_ally": PerAlly,
    "per_attacker": PerAttacker,
    "per_card": PerCard,
    "amount": Fixed,
}

CONDITIONS: Final[dict[str, type[Condition]]] = {
    "all_of": AllOf,
    "challenge_lost": ChallengeLost,
    "challenge_won": ChallengeWon,
    "deck_at_most": DeckAtMost,
    "defeated": Defeated,
    "in_grave": InGrave,
    "in_play": InPlay,
    "none_in_play": NoneInPlay,
    "only_costs": OnlyCosts,
    "party_hurt": PartyHurt,
}

# Effects that exist only on the stack, not in the card language.
INNER: Final[tuple[type[Effect], ...]] = (
    AssignTo,
    Bury,
    CombatWounds,
    CoverTarget,
    Declared,
    EnterSummoned,
    Entered,
    LifeGone,
    LinkTo,
    PartySideEffects,
    PayActivation,
    PayCharm,
    Pick,
    Pin,
    PlaceBack,
    Poison,
    Sequence,
    ShuffleDungeon,
    Wounds,
)
