"""Every Attribute of the glossary that cards may bear, by name."""

from __future__ import annotations

from typing import Final

from delve.attributes.area import Area
from delve.attributes.armour import Armour
from delve.attributes.base import Attribute
from delve.attributes.bolster import Bolster
from delve.attributes.charge import Charge
from delve.attributes.charm import Charm
from delve.attributes.contact import Contact
from delve.attributes.disguise import Disguise
from delve.attributes.draft import Draft
from delve.attributes.drain import Drain
from delve.attributes.drain_life import DrainLife, HealAttacker
from delve.attributes.enfeeble import Enfeeble
from delve.attributes.frenzy import Frenzy
from delve.attributes.greedy import Greedy
from delve.attributes.immune import Immune
from delve.attributes.incorporeal import Incorporeal
from delve.attributes.leap import Leap
from delve.attributes.limit import Limit
from delve.attributes.pin import Pin
from delve.attributes.poison import Poison
from delve.attributes.possession import Possession
from delve.attributes.rampage import Rampage, StrikeBack
from delve.attributes.reaver import Devour, Reaver
from delve.attributes.regeneration import Regenerate, Regeneration
from delve.attributes.reinforce import Reinforce
from delve.attributes.resist import Resist
from delve.attributes.shaken import Shaken
from delve.attributes.shapeshift import Shapeshift, ShuffleBack
from delve.attributes.simple import Simple
from delve.attributes.snare import Ensnare, Snare
from delve.attributes.spook import Spook
from delve.attributes.steal import Steal, StealEquipment
from delve.attributes.stealth import Stealth
from delve.attributes.swift import Swift
from delve.attributes.target_x import TargetX
from delve.attributes.time_limit import TimeLimit
from delve.attributes.titan import Titan, Trample
from delve.attributes.unique import Unique
from delve.attributes.unnerve import Unnerve
from delve.attributes.unstoppable import Unstoppable
from delve.model.frames import Effect

ALL: Final[tuple[type[Attribute], ...]] = (
    Area,
    Armour,
    Bolster,
    Charge,
    Charm,
    Contact,
    Disguise,
    Draft,
    Drain,
    DrainLife,
    Enfeeble,
    Frenzy,
    Greedy,
    Immune,
    Incorporeal,
    Leap,
    Limit,
    Pin,
    Poison,
    Possession,
    Rampage,
    Reaver,
    Regeneration,
    Reinforce,
    Resist,
    Shaken,
    Shapeshift,
    Simple,
    Snare,
    Spook,
    Steal,
    Stealth,
    Swift,
    TargetX,
    TimeLimit,
    Titan,
    Unique,
    Unnerve,
    Unstoppable,
)

ATTRIBUTES: Final[dict[str, type[Attribute]]] = {attribute.NAME: attribute for attribute in ALL}

# What Attributes put on the stack.
INNER: Final[tuple[type[Effect], ...]] = (
    Devour,
    Ensnare,
    HealAttacker,
    Regenerate,
    ShuffleBack,
    StealEquipment,
    StrikeBack,
    Trample,
)
