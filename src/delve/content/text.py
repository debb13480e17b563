"""Card text. It is generated from the data that makes the card work, so they cannot disagree."""

from __future__ import annotations

from typing import Final

from delve.attributes.area import Area
from delve.attributes.base import Attribute
from delve.attributes.catalogue import ATTRIBUTES
from delve.attributes.glossary import GLOSSARY, words_in
from delve.effects.words import damage_words, listed, sentence, signed
from delve.model.abilities import Ability
from delve.model.cards import Block, Card
from delve.model.ids import (
    DISTANCE_NAMES,
    HARM,
    IN_DEFENCE,
    MELEE,
    ON_KILL,
    ON_WIN,
    QUEST,
    RESOURCE_NAMES,
)
from delve.model.shown import Reminder

_WHEN: Final = {
    ON_WIN: "After you win the attack: ",
    ON_KILL: "After your attack sends a Character to the Grave: ",
    IN_DEFENCE: "In a defence: ",
}


def card_lines(card: Card) -> list[str]:
    """The text of a card, line by line."""
    if card.is_crawler():
        lines = block_lines(card.blocks[0])
        if len(card.blocks) > 1:
            # Lines common to both blocks are not repeated.
            common = [line for line in lines if line.startswith(("Permanent", "Assign", "Play only if"))]
            boosted = [line for line in block_lines(card.blocks[1]) if line not in common]
            lines.append(f"Boost ({listed(list(card.boost_classes), 'or')}): " + " ".join(boosted))
        if card.red_block is not None:
            lines.append("Disruption, against an opponent: " + " ".join(block_lines(card.red_block)))
        if card.blended:
            lines.append("Disruption: it may be played against an opponent instead.")
        return lines
    if card.is_dungeon():
        return dungeon_lines(card)
    if card.kind == QUEST:
        lines = []
        if card.goal is not None:
            lines.append("Goal: " + card.goal.goal())
        if card.doom is not None:
            lines.append("Fails: " + card.doom.text())
        return lines
    scores = [
        f"{name.capitalize()} {score}" for name, score in zip(RESOURCE_NAMES, card.resources, strict=True) if score
    ]
    return [f"Life {card.life}. {listed(list(card.classes))}.", ", ".join(scores) + "."]


def block_lines(block: Block) -> list[str]:
    lines: list[str] = []
    if block.permanent:
        lines.append("Permanent.")
    if block.assigned:
        lines.append("Assign to an Adventurer.")
    if block.power is not None:
        lines.append(sentence(power_words(block)))
    if block.stamina is not None:
        kind = damage_words(block.damage) if block.power is None else ""
        number, _, rest = block.stamina.with_sign().partition(" ")
        lines.append(sentence(f"{number} Stamina{kind}" + (f" {rest}" if rest else "")))
    if block.area > 1:
        lines.append(f"Area {block.area}.")
    if block.activates:
        lines.append("To play this block, Activate one of your Adventurers.")
    when = _WHEN.get(block.when, "") if block.effects and block.stamina is None else ""
    if block.effects:
        lines.append(when + " ".join([effect.text() for effect in block.effects]))
    lines.extend([ability_line(ability) for ability in block.abilities])
    if block.needs is not None:
        lines.insert(0, f"Play only if {block.needs.clause()}.")
    if block.when_discarded:
        lines.append("When discarded (not dropped): " + " ".join([effect.text() for effect in block.when_discarded]))
    if block.spend:
        lines.append("Spend: " + " ".join([effect.text() for effect in block.spend]))
    return lines


def power_words(block: Block) -> str:
    """``+2 Ranged (fire)``; Melee of a plain weapon is omitted."""
    assert block.power is not None
    words = block.power.with_sign()
    number, _, rest = words.partition(" ")
    distance = f" {DISTANCE_NAMES[block.distance].capitalize()}" if block.distance > MELEE else ""
    who = "while that Adventurer attacks, " if block.assigned else ""
    return f"{who}{number}{distance} Power{damage_words(block.damage)}" + (f" {rest}" if rest else "")


def ability_line(ability: Ability) -> str:
    return sentence(ability.text())


def dungeon_lines(card: Card) -> list[str]:
    lines: list[str] = []
    attack = attack_words(card)
    if attack:
        lines.append(sentence(attack))
    attributes = [ability.text() for ability in card.abilities if isinstance(ability, Attribute) and not ability.then]
    if attributes:
        lines.append(sentence(", ".join(attributes)))
    for ability in card.abilities:
        if not isinstance(ability, Attribute) or ability.then:
            lines.append(ability_line(ability))
    if card.enters:
        lines.append("Comes into play: " + " ".join([effect.text() for effect in card.enters]))
    if card.challenge is not None:
        lines.append("Challenge: win the attack and every defence of the Round.")
        ends = (("Won: ", card.challenge.won), ("Lost: ", card.challenge.lost))
        lines.append(" ".join([end + " ".join([effect.text() for effect in then]) for end, then in ends if then]))
    return lines


def attack_words(card: Card) -> str:
    """How a Dungeon card attacks, if special: ``Ranged +2 (magic)``."""
    if card.power is None:
        return ""
    words: list[str] = []
    if card.distance > MELEE:
        words.append(f"{DISTANCE_NAMES[card.distance].capitalize()} {signed(card.distance_bonus)}")
    if card.damage != HARM or words:
        words.append(damage_words(card.damage).strip())
    return " ".join(words) if card.distance > MELEE else "Deals " + words[0] if words else ""


def power_text(card: Card) -> str:
    """The printed Power: a number, or the definition of X."""
    return "" if card.power is None else card.power.text()


def reminders(card: Card) -> list[Reminder]:
    """The rule of every glossary entry used by the card or by the rules of its Attributes."""
    abilities: list[Ability] = list(card.abilities)
    for block in card.blocks:
        abilities.extend(block.abilities)
        if block.area > 1:
            abilities.append(Area(block.area))
    found = [(ability.name(), ability.reminder()) for ability in abilities if ability.reminder()]
    told = {ability.name() for ability in abilities}
    unread = [*card_lines(card), *[rule for _, rule in found]]
    while unread:
        new = [word for word in words_in(" ".join(unread)) if word not in told]
        told.update(new)
        found.extend([(word, GLOSSARY[word]) for word in new])
        unread = [GLOSSARY[word] for word in new if word in ATTRIBUTES]
    return [{"word": word, "rule": rule} for word, rule in dict.fromkeys(found)]


def reminder_lines(card: Card) -> list[str]:
    """The same as lines: ``Pin: A target it Wounds is Locked.``"""
    return [f"{reminder['word']}: {reminder['rule']}" for reminder in reminders(card)]
