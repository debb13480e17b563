"""Words of the glossary that are no behaviour of one card but are used on many: each has a rule behind it."""

from __future__ import annotations

from typing import Final


class Term:
    """A word on cards, and what it means."""

    def __init__(self, name: str, reminder: str, words: tuple[str, ...] = ()) -> None:
        self.name = name
        self.reminder = reminder
        # How it begins in card text, where that is not just its name.
        self.words = words or (name,)


TERMS: Final[tuple[Term, ...]] = (
    Term(
        "Activate",
        (
            "Until it is Reset, at the end of the Round, an Activated card cannot begin to attack or defend. It keeps "
            "all else: Attributes, Resources, class."
        ),
        ("Activate a", "Activate one", "Activate the Primary Target", "is Activated"),
    ),
    Term(
        "Lock",
        (
            "A Locked card cannot attack, defend, give Resources or its class, or do anything; it keeps its Stamina "
            "and what protects it. Each Round one Lock comes off it, in place of Resetting."
        ),
    ),
    Term(
        "Ally",
        "For the party, every Adventurer who is not Locked; Activated ones count. For the Dungeon, every Character.",
        ("ally", "allies"),
    ),
    Term(
        "Assign",
        (
            "It serves only the card it is Assigned to, and not while that card is Locked. When that card has left "
            "play, this one leaves in the next Step 4.2."
        ),
    ),
    Term(
        "Basic",
        "A card with one block: what it says is what it does, with no Class Key needed.",
    ),
    Term(
        "Boost",
        (
            "Use this block instead of the first if an Adventurer of one of these classes is not Locked; Activated "
            "ones count. The Cost is the same."
        ),
    ),
    Term(
        "Burn",
        "Move cards from the top of a deck to its Grave; nothing on them happens, and it is not a draw.",
    ),
    Term(
        "Bust",
        (
            "A card that is drawn and would exceed the Encounter Limit goes back on its deck, face up, and comes into "
            "play in the next Round."
        ),
        ("Busted",),
    ),
    Term(
        "Challenge",
        (
            "It is judged before cards are dropped, each Round until it is won. To win it, win the attack and let no "
            "attack of the Dungeon through, with at least one Adventurer Activated to defend."
        ),
    ),
    Term(
        "Cleared",
        (
            "Cards that nothing keeps in play are cleared away in Step 4.2, at the end of the Round. A card that "
            "leaves play in any other way is not cleared away."
        ),
        ("cleared away",),
    ),
    Term(
        "Combat Trigger",
        "Happens when Combat begins, before anybody attacks.",
        ("first Combat:", "every Combat:"),
    ),
    Term(
        "Come into play",
        "Happens at once when the card enters play, before anything else is drawn or played.",
        ("Comes into play",),
    ),
    Term(
        "Damage types",
        (
            "Cold, electric, fire, harm, incorporeal, magic, sonic, spectral, supernatural, toxin: what Immune "
            "and Resist speak of. Adventurers deal the types of the cards they use."
        ),
    ),
    Term(
        "Controller",
        "The player whose Dungeon card it is; in a game without opponents, the players who face it.",
    ),
    Term(
        "Defeat",
        "Send it from play to the Grave, with Wounds or with a card of yours.",
        ("Defeat a",),
    ),
    Term(
        "Disarm",
        (
            "Send a Trap to the Grave that has Power or does something when it comes into play. The Locks, "
            "Activations, Wounds and Poison that it gave this Round are taken back, nothing else."
        ),
        ("Disarm", "disarm"),
    ),
    Term(
        "Disruption",
        (
            "Played against an opponent, also while that opponent faces an Encounter: it is about that opponent's side "
            "of the table, and you choose. In a game without opponents nothing is played that way."
        ),
    ),
    Term(
        "Distance",
        (
            "From near to far: Melee, Reach, Thrown, Ranged. A number behind it is extra Power of a Dungeon card. "
            "When the party attacks, won or lost, Dungeon cards of the attack's Distance or a nearer one lose it for "
            "the Round."
        ),
        ("Reach", "Thrown", "Ranged"),
    ),
    Term(
        "Encounter Limit",
        ("Dungeon cards are drawn into the Encounter until their Costs come to so much."),
    ),
    Term(
        "Flip",
        (
            "At the Encounter Limit the top card of the deck is only turned face up, and comes into play in the next "
            "Round."
        ),
        ("Flipped",),
    ),
    Term(
        "Hand Limit",
        (
            "At the end of the Round you draw until you hold so many cards, one in any case, then discard down to it. "
            "Of several cards that raise it the highest counts."
        ),
    ),
    Term(
        "Keys",
        "Alignments, sizes, classes and words such as Flight or Aquatic do nothing alone: other cards read them.",
        ("Good", "Neutral", "Evil", "Chaotic", "Flight", "Aquatic", "Amphibious", "Fearless", "Commander"),
    ),
    Term(
        "Permanent",
        "Stays in play and occupies its Cost until you let it go or cannot keep it.",
    ),
    Term(
        "Rearrange",
        "Look at that many cards from the top of the deck and put each on its top or bottom, in any order, face down.",
        ("Look at the top",),
    ),
    Term(
        "Reset",
        (
            "Turn an Activated card upright: it may attack or defend again, but not in the same attack or defence. A "
            "Locked card is not Reset."
        ),
        ("Reset a", "Reset each", "Reset one", "would be Reset"),
    ),
    Term(
        "Restock",
        (
            "Shuffle so many of these cards from the Dungeon Grave into the Dungeon deck, the latest to reach the "
            "Grave first. If there are fewer, shuffle in those."
        ),
    ),
    Term(
        "Search",
        "Turn up cards one by one until enough fit; the others are shuffled back.",
    ),
    Term(
        "Spend",
        "Activate the card, once, for what it says; it leaves play at the end of the Round.",
    ),
    Term(
        "Summon",
        (
            "Turn up the Dungeon deck until so many of these cards are found, or it ends. They come into play and do "
            "not count toward the Encounter Limit; the rest is shuffled back."
        ),
    ),
)
