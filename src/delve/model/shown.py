"""Types of everything that leaves the engine: views, events and previews.

The page's types and the reference in docs/protocol.md are generated from these classes and those of server/messages.py,
with their docstrings and field comments (``make golden``).
"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypedDict

from delve.messages import Message, Title
from delve.model.ids import KIND_NAMES, RESOURCE_NAMES, STEP_NAMES


class OneOf:
    """Annotates a string type with its possible values."""

    def __init__(self, *words: str, name: str = "") -> None:
        self.words = words
        self.name = name  # the name of its type on the page, or ""


Kind = Annotated[str, OneOf(*KIND_NAMES, name="Kind")]
Resource = Annotated[str, OneOf(*RESOURCE_NAMES, name="Resource")]
Step = Annotated[str, OneOf(*STEP_NAMES, name="Step")]


# --- Cards. ------------------------------------------------------------------------------------------------------


class Reminder(TypedDict):
    """A glossary entry, and its rule as it applies to a card."""

    word: str
    rule: str


class Tokens(TypedDict):
    """The tokens on a card."""

    wounds: int
    poison: int
    time: int
    locks: int
    activated: bool


class DungeonCard(Tokens):
    """A card of an Encounter with its current values."""

    id: int
    name: str  # with its copy number if there are several
    card: str  # as printed
    kind: Kind
    types: list[str]
    cost: int
    power: int | None
    damage: list[str]
    stamina: int
    life: int | None
    controller: int  # the seat whose card it is
    held: bool
    summoned: bool
    attacks: list[str]  # its targets
    target: str | None  # the Adventurer it is Assigned to, or its fixed Target X


class Adventurer(Tokens):
    """An Adventurer in the party."""

    id: int
    name: str
    card: str
    life: int
    classes: list[str]
    resources: dict[Resource, int]
    locked: bool
    notes: list[Message]  # unusual states
    primary: bool  # whether this is the Primary Target


class CardInPlay(Tokens):
    """A Crawler card in play."""

    id: int
    name: str
    card: str
    kind: Kind
    paid: int
    boosted: bool
    disrupting: bool
    spent: bool
    permanent: bool
    target: str | None


class HeldCard(TypedDict):
    """A card in a hand or pool."""

    id: int
    name: str
    kind: Kind
    cost: int


class Pile(TypedDict):
    """A deck as seen from outside."""

    count: int
    face_up: str | None  # its top card if that is face up
    known: dict[str, str]  # cards that this seat has looked at, by position from the top


class Quest(TypedDict):
    """A Quest and its progress."""

    name: str
    status: Annotated[str, OneOf("open", "done", "failed")]
    done: int
    of: int
    required: bool  # must be among those completed to win


# --- The fight. --------------------------------------------------------------------------------------------------


class Attack(TypedDict):
    """The current state of the Adventurers' attack."""

    attackers: list[str]
    cards: list[str]
    power: int
    against: int  # the Stamina of the Dungeon
    damage: list[str]
    distance: str
    would_win: bool
    could_wound: list[str]
    resolved: bool


class Defence(TypedDict):
    """An Adventurer who is attacked or defended, with attackers and defenders."""

    target: str
    power: int
    stamina: int
    hit: bool
    defenders: list[str]


# --- The table. --------------------------------------------------------------------------------------------------


class PointsFrom(TypedDict):
    """Points by source."""

    what: str
    points: int


class Seat(TypedDict):
    """One player's side of the table."""

    seat: int
    points: int
    points_from: list[PointsFrom]
    warnings: int
    waiting: list[DungeonCard]  # an Encounter that waits for its turn
    party: list[Adventurer]
    fallen: list[str]
    hand: list[HeldCard | None]  # null for cards of which only the back is visible
    hand_count: int
    hand_limit: int
    in_play: list[CardInPlay]
    resources: dict[Resource, tuple[int, int]]  # free and total amounts
    crawler_deck: Pile
    crawler_grave: list[str]
    dungeon_deck: Pile
    dungeon_grave: list[str]
    pool: list[HeldCard | None]
    quests: list[Quest]


class Dungeon(TypedDict):
    """The Dungeon that is currently faced."""

    stamina: int
    power: dict[str, int]  # against each Adventurer, by name
    deck: Pile
    grave: list[str]


class Contest(TypedDict):
    """The state of a contest between the seats."""

    points_to_win: int
    pool: int  # the size of each player's pool of Dungeon cards; 0 if there are no pools
    first: int
    holder: int
    challenger: int
    time_up: bool
    ranking: list[int]


class View(TypedDict):
    """The game as a seat or a spectator sees it."""

    seat: int  # the viewing seat, 0 for a spectator
    format: str
    format_name: Title
    round: int
    step: Step
    active: int  # the seat that faces the Encounter
    result: str  # `none` during the game, then `won`, `lost`, `draw` or the number of the seat that has won
    reason: str
    quests_needed: int
    encounter: list[DungeonCard]
    points: int
    limit: int
    dungeon: Dungeon
    attack: Attack | None
    defence: list[Defence] | None
    allies: list[int]
    contest: Contest | None
    seats: list[Seat]


# --- The open question. ------------------------------------------------------------------------------------------


class RespondTo(TypedDict):
    """What one may respond to."""

    seat: int
    closing: bool  # true for the end of a window, false for an action


class OpenQuestion(TypedDict):
    """Who is asked; only the player asked sees what it is about."""

    seat: int
    hint: NotRequired[Message]
    about: NotRequired[str | None]  # the card that asks
    respond_to: NotRequired[RespondTo | None]  # if it is a time to respond


class Decision(OpenQuestion):
    """The open question with its options as lines of the notation."""

    options: NotRequired[list[str]]


class SeatView(View):
    """A seat's view, with the open question."""

    decision: Decision | None


# --- Events and previews. ----------------------------------------------------------------------------------------


class GameEvent(TypedDict):
    """An event; cards that this seat may not know are null."""

    event: str
    seat: int
    card: str | None
    card_id: int | None
    other: str | None
    other_id: int | None
    amount: int
    word: str


# The numbers that a preview compares.
CHANGES: Final = (
    "left",
    "came",
    "to_beat",
    "strikes",
    "wounds",
    "poison",
    "time",
    "locks",
    "activated",
    "limit",
    "hand_limit",
    "quest",
    "hand",
    "points",
    *RESOURCE_NAMES,
)


class Change(TypedDict):
    """A number that would change.

    The name is that of a card, or the number of a seat; it is empty if the number belongs to the player.
    """

    what: Annotated[str, OneOf(*CHANGES)]
    name: str
    was: int
    now: int


class Preview(TypedDict):
    """The outcome of an option if nobody responds."""

    learns: bool  # somebody would learn something, so the preview ends there
    attack: Attack | None
    defence: list[Defence] | None
    step: Annotated[str, OneOf(*STEP_NAMES, "")]  # "" if unknown
    result: str
    asks: str | None  # the card that asks for a choice next
    changes: list[Change]


# --- Advice. -----------------------------------------------------------------------------------------------------


class Weighed(TypedDict):
    """An option, and how likely the seat is to win with it."""

    line: str
    chance: float  # between 0 and 1
    error: float  # the standard error of how far it is from the advised option


class Advice(TypedDict):
    """What a strong player would do, judged by what the seat may know."""

    line: str
    chance: float  # of winning, between 0 and 1
    options: list[Weighed]  # the advised option, then the others by their chance
    rival: Weighed  # the best option that is another plan
    reasons: list[Message]  # what follows from it, in the engine's numbers
