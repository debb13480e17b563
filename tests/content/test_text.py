"""Card texts: every word with a rule shows the rule, and every number says what it counts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from delve.attributes.base import THOUGH_PREVENTED, Attribute
from delve.attributes.catalogue import ALL, ATTRIBUTES
from delve.attributes.glossary import GLOSSARY, words_in
from delve.content.text import card_lines, reminder_lines, reminders
from delve.effects.search import Restock, Summon
from delve.effects.selectors import Selector
from delve.effects.this_round import BecomeImmune, GainMarks, LoseMarks
from delve.effects.wound import FurtherWounds
from delve.library.shipped import standard_book
from delve.model.abilities import MARK_NAMES, Ability, Amount
from delve.model.cards import Block, Card, Challenge
from delve.model.conditions import Condition
from delve.model.frames import Effect
from delve.model.ids import words_of

CARDS = {card.name: card for card in standard_book().cards()}
NOUNS = "Wound|Lock|Token|card|Adventurer|Character|Round|time|place"
ONE_OF_MANY = re.compile(rf"(?<![\d+])\b1 (?:[A-Za-z]+ ){{0,2}}(?:{NOUNS})s\b")


def explained(card: Card) -> set[str]:
    """The words whose rule stands on a card."""
    return {reminder["word"] for reminder in reminders(card)}


def parts(thing: object) -> Iterator[object]:
    """Everything that a card is made of, however deep."""
    if isinstance(thing, tuple | list):
        for each in thing:
            yield from parts(each)
    elif isinstance(thing, Card | Block | Challenge | Effect | Ability | Amount | Condition | Selector):
        yield thing
        for name in dir(thing):
            value = None if name.startswith("_") else getattr(thing, name)
            if not callable(value) and not isinstance(value, str):
                yield from parts(value)


def granted(card: Card) -> set[str]:
    """The Attributes that a card gives, takes away or asks for, read from its data and not from its text."""
    words: set[str] = set()
    for part in parts(card):
        if isinstance(part, GainMarks):
            words.update(words_of(MARK_NAMES, part.gains))
        elif isinstance(part, LoseMarks):
            words.update(words_of(MARK_NAMES, part.loses))
        elif isinstance(part, BecomeImmune):
            words.add("immune")
        elif isinstance(part, Selector):
            words.update(part.has)
        elif isinstance(part, Block) and part.area > 1:
            words.add("area")
        elif isinstance(part, Ability) and part.takes_target():
            words.add("target x")
    return {name for name in ATTRIBUTES if name.lower() in words}


@pytest.mark.parametrize("name", sorted(CARDS))
def test_every_attribute_that_a_card_gives_or_names_brings_its_rule(name: str) -> None:
    assert granted(CARDS[name]) <= explained(CARDS[name])


@pytest.mark.parametrize("name", sorted(CARDS))
def test_every_word_of_the_glossary_on_a_card_brings_its_rule(name: str) -> None:
    card = CARDS[name]
    assert set(words_in(" ".join(card_lines(card)))) <= explained(card)
    for word in explained(card) & set(ATTRIBUTES):
        assert set(words_in(GLOSSARY[word])) <= explained(card), f"the rule of {word} uses words without theirs"


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Ambush", {"Frenzy"}),
        ("Phase", {"Immune"}),
        ("Vanish", {"Stealth", "Leap"}),
        ("Fireball", {"Area"}),
        ("Broken Formation", {"Target X"}),
        ("Shadow Elf", {"Enfeeble", "Target X"}),
        ("Wraith", {"Possession", "Target X"}),
        ("Evil Has a Name", {"Unique", "Defeat"}),
        ("Regain Feet", {"Reset"}),
        ("Werewolf", {"Shapeshift", "Reset"}),
        ("Chasm", {"Activate"}),
        ("20' Pit Trap", {"Activate", "Lock"}),
        ("Rip Hound", {"Swift", "Flip", "Bust"}),
        ("Minotaur", {"Rampage", "Controller"}),
    ],
)
def test_cards_that_once_kept_a_rule_to_themselves(name: str, words: set[str]) -> None:
    assert words <= explained(CARDS[name])


@pytest.mark.parametrize("attribute", ALL, ids=lambda attribute: attribute.NAME)
def test_card_text_names_effects_of_a_prevented_wound(attribute: type[Attribute]) -> None:
    borne = attribute(1)
    hits = attribute.on_target is not Ability.on_target or attribute.on_attack is not Ability.on_attack
    assert (THOUGH_PREVENTED in attribute.REMINDER) == (hits and not borne.needs_wound())
    assert ("Wound is not prevented" in attribute.REMINDER) == (hits and borne.needs_wound())


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ally", "Activated ones count"),
        ("Boost", "Activated ones count"),
        ("Charm", "For each Wound that the party deals to it"),
        ("Contact", "What else its Wounds do"),
        ("Disarm", "are taken back, nothing else"),
        ("Disguise", "just before the Adventurers' attack"),
        ("Enfeeble", "in multi-player anew in each Encounter"),
        ("Greedy", "to send this Character to the Grave"),
        ("Immune", "To Wound it, Power of only these types does not count"),
        ("Immune", "A Wound without a type is"),
        ("Lock", "or do anything; it keeps its Stamina and what protects it"),
        ("Poison", "a Wound without a type"),
        ("Possession", "in multi-player anew in each Encounter"),
        ("Rampage", "of its Controller's choice"),
        ("Resist", "To Wound it, an attack"),
        ("Shapeshift", "When it would be Reset"),
        ("Steal", "of your choice"),
        ("Stealth", "attacks a single Adventurer"),
        ("Target X", "when the Adventurers' attack begins, or its own if that is earlier"),
    ],
)
def test_a_rule_says_what_happens(name: str, said: str) -> None:
    assert said in GLOSSARY[name]


def test_a_longer_word_is_not_taken_for_the_shorter_one_in_it() -> None:
    assert words_in("Drain Life, Stealth, Hand Limit, Encounter Limit, Time Limit") == [
        "Drain Life",
        "Stealth",
        "Hand Limit",
        "Encounter Limit",
        "Time Limit",
    ]
    assert words_in("Locked, +2 Locks, was Summoned") == ["Lock", "Summon"]


# --- Numbers. ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(CARDS))
def test_nothing_on_a_card_counts_one_of_many(name: str) -> None:
    for line in (*card_lines(CARDS[name]), *reminder_lines(CARDS[name])):
        assert not ONE_OF_MANY.search(line), line
        assert "#" not in line
        assert "(s)" not in line


@pytest.mark.parametrize("attribute", ALL, ids=lambda attribute: attribute.NAME)
def test_every_rule_with_a_number_is_right_for_one_and_for_many(attribute: type[Attribute]) -> None:
    assert not ONE_OF_MANY.search(attribute.rule("1")), attribute.rule("1")
    counted = re.findall(rf"#(?: [A-Za-z]+){{0,2}} (?:{NOUNS})\b(?!\(s\))", attribute.REMINDER)
    assert not counted, f"{counted} must be written with (s)"
    assert "#" not in GLOSSARY[attribute.NAME]


def test_the_rule_of_area_has_the_number_of_the_card() -> None:
    assert any("may Wound 2 different Characters" in line for line in reminder_lines(CARDS["Fireball"]))


def test_a_cost_is_not_taken_for_a_count() -> None:
    assert Summon(0, ("undead",)).text() == "Summon an undead of Cost 0."
    assert Summon(2, ("creature",)).text() == "Summon a creature of Cost 2 or less."
    assert Restock(1, ("undead", "spirit"), 3).text() == "Restock three undead or spirits of Cost 1 or less."
    assert Restock(3, cost_min=3).text() == "Restock a Character of Cost 3."
    assert "its Controller" in Restock(3, cost_min=3, may=True).text()


def test_further_wounds_say_how_many_and_to_whom() -> None:
    assert "1 further Wound to a Character;" in FurtherWounds(1).text()
    assert "1 further Wound each to one or two different Characters;" in FurtherWounds(2).text()


# --- Sentences that said something else than the card did. ------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Lava Pit", "When this is cleared away: "),
        ("Stair Below the Waterline", "When this is cleared away: "),
        ("Moving Search", "To play this block, Activate one of your Adventurers."),
        ("Adjust Marching Order", "it may be played against an opponent instead"),
        ("Hide Armour", "on the target it defends"),
        ("Murky Swamp", "with the Attribute Poison"),
        ("Icy Ledges", "At its first Combat: "),
        ("Chasm", "At every Combat: "),
        ("Saint's Knucklebone", "When discarded (not dropped): "),
        ("Brawling", "other than by a Poison Token"),
        ("Knowledge is Power", "5 Magic or Skill cards, counted together, in play"),
        ("Path Finder", "10 Terrain cards or Traps, counted together, in"),
        ("Undead Slayer", "10 undead in"),
        ("Recover Treasure", "in your Crawler Grave"),
    ],
)
def test_a_sentence_says_what_the_card_does(name: str, said: str) -> None:
    assert said in " ".join(card_lines(CARDS[name]))


def test_rules_that_were_off() -> None:
    assert "it is there for 1 further Round." in ATTRIBUTES["Time Limit"].rule("1")
    assert "1 Time Token." in ATTRIBUTES["Time Limit"].rule("1")
    assert "at Cost 0, or with no card there, the Primary Target itself" in GLOSSARY["Target X"]
    assert "even one that cannot be Wounded" in GLOSSARY["Stealth"]
    assert "leaves in the next Step 4.2" in GLOSSARY["Assign"]
    assert "block" not in GLOSSARY["Disruption"]
