"""What the page and the server say to each other, as types (docs/protocol.md). OpenAPI is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct, field

# No text holds the character 0: PostgreSQL cannot keep it.
_PLAIN = r"^[^\x00]*$"

Text = Annotated[str, Meta(max_length=200, pattern=_PLAIN)]
Name = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Contribution = Annotated[str, Meta(max_length=100, pattern=_PLAIN)]
# A commitment that the server has shown, or none.
Commitment = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")]


# --- Over HTTP. --------------------------------------------------------------------------------------------------


class Problem(Struct):
    """Why something was not done, in a sentence."""

    status_code: int
    detail: str


class Me(Struct):
    """The person a cookie stands for."""

    id: str
    name: str
    guest: bool


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: Name
    password: Password


class ChangedCredentials(Struct, forbid_unknown_fields=True):
    """Another name, another password, or both, for somebody who has a name and says the password of now."""

    password: Annotated[str, Meta(max_length=200)]
    name: Name | None = None
    new_password: Password | None = None


class Farewell(Struct, forbid_unknown_fields=True):
    """The password of now, to delete an account with."""

    password: Annotated[str, Meta(max_length=200)]


class FormatInfo(Struct):
    """A format and its numbers."""

    id: str
    name: str
    seats: tuple[int, int]
    adventurers: int
    encounter_limit: int
    hand_limit: int
    crawler_deck: int
    dungeon_deck: int
    quests_laid: int
    quests_needed: int
    points_to_win: int
    clock: int


class DeckInfo(Struct):
    """A deck that can be played: one that comes with Delve, or one's own."""

    id: str
    name: str
    about: str
    formats: list[str]  # where it can be played
    partners: list[str]  # where it can be brought to a seat that brings no Dungeon
    problems: dict[str, list[str]]  # why it can be played in none of the seats of the other formats
    own: bool


class DeckCards(Struct):
    """What is in a deck: how many copies of each card, part by part."""

    adventurers: dict[str, int]
    quests: dict[str, int]
    crawler: dict[str, int]
    dungeon: dict[str, int]


class WholeDeck(DeckInfo):
    """A deck with its cards, and as it was written."""

    text: str
    cards: DeckCards


class DeckText(Struct, forbid_unknown_fields=True):
    """A deck as somebody writes it: plain text or TOML."""

    text: Annotated[str, Meta(min_length=1, max_length=20_000, pattern=_PLAIN)]


class NewDeck(DeckText, forbid_unknown_fields=True):
    """A deck as its owner writes it, and what it shall be called."""

    name: Annotated[str, Meta(min_length=1, max_length=80, pattern=_PLAIN)]


class Shuffle(Struct):
    """A secret that the server has drawn for a table to be, as it can be shown before play."""

    commitment: str


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who shall sit where, with which deck."""

    kind: Literal["me", "open", "bot"]
    agent: Text = "steady"
    deck: Text = ""
    contribution: Contribution = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as somebody wants it."""

    format: Text
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    quests_needed: Annotated[int, Meta(ge=1, le=3)] | None = None
    spectators: Literal["no", "closed", "open"] = "closed"
    takeover: Annotated[int, Meta(ge=0, le=86_400)] = 0
    listed: bool = True
    shuffle: Commitment = ""


class Sit(Struct, forbid_unknown_fields=True):
    """Somebody takes an open seat."""

    seat: Annotated[int, Meta(ge=1, le=6)]
    deck: Text = ""
    contribution: Contribution = ""


class Fill(Struct, forbid_unknown_fields=True):
    """A bot takes an open seat."""

    seat: Annotated[int, Meta(ge=1, le=6)]
    agent: Text = "steady"


class Mute(Struct, forbid_unknown_fields=True):
    """Whether somebody who watches may talk at a table."""

    person: Annotated[str, Meta(min_length=1, max_length=24, pattern=_PLAIN)]
    muted: bool


class PutOut(Struct, forbid_unknown_fields=True):
    """Somebody has to leave a table: by the seat they have before play begins, or by their id."""

    person: Annotated[str, Meta(max_length=24, pattern=_PLAIN)] = ""
    seat: Annotated[int, Meta(ge=0, le=6)] = 0


class Again(Struct, forbid_unknown_fields=True):
    """Somebody wants to play again, with the deck of before or with another."""

    deck: Text = ""
    shuffle: Commitment = ""
    contribution: Contribution = ""


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: str
    name: str
    agent: str
    deck: str
    here: bool
    stand_in: bool  # whether a bot plays for the person, who is away
    stand_in_at: float  # when one begins to, unless the person comes; 0 where none will
    reserved: bool  # whether only somebody who played before may sit down here


class TableInfo(Struct):
    """A table as everybody sees it."""

    id: str
    format: str
    format_name: str
    stage: str
    seats: list[SeatInfo]
    spectators: str
    listed: bool
    takeover: int
    commitment: str
    round: int
    result: str
    reason: str
    created: float
    mine: int
    host: bool  # whether whoever asks has opened it
    rematch: str
    reserved: int  # the seat that is kept for whoever asks, or 0


# --- Over the socket, from the page. -----------------------------------------------------------------------------

Id = int | Annotated[str, Meta(max_length=64)]


class Do(Struct, tag="do", forbid_unknown_fields=True):
    """An answer to the question with that number."""

    id: Id
    n: int
    line: Text


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    """The player gives up."""

    id: Id


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the player's last answer and what followed, or so many inputs; at the question with that number."""

    id: Id
    n: int | None = None
    count: Annotated[int, Meta(ge=1, le=100)] | None = None


class Abandon(Struct, tag="abandon", forbid_unknown_fields=True):
    """The player asks the others to give the game up together."""

    id: Id


class AnswerUndo(Struct, tag="answer_undo", forbid_unknown_fields=True):
    """Whether somebody else may take something back, or abandon the game."""

    id: Id
    request: Annotated[str, Meta(min_length=1, max_length=24)]  # which request it answers
    yes: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Something said at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=_PLAIN)]


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why can this not be done?"""

    id: Id
    line: Text


class Explain(Struct, tag="explain", forbid_unknown_fields=True):
    """What is this number made of?"""

    id: Id
    what: Text


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """What would this come to?"""

    id: Id
    line: Text


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is somebody there? A browser has no other way to notice that a line is dead."""

    id: Id


# What may be asked about a game.
Question = Why | Explain | Preview

FromPage = Do | Concede | Undo | Abandon | AnswerUndo | Say | Why | Explain | Preview | Ping


# --- Over the socket, from the server. ---------------------------------------------------------------------------


class TableNews(Struct, tag="table"):
    """Somebody sat down, left, came or went, or a bot plays for somebody now."""

    table: TableInfo


class Watcher(Struct):
    """Somebody who is at the table and does not play."""

    id: str
    name: str
    muted: bool  # by the host, for everybody


class WatchersNews(Struct, tag="watchers"):
    """Who is at the table and does not play, whenever that has changed."""

    watchers: list[Watcher]


class GameNews(Struct, tag="game"):
    """The game as this person sees it, and what has happened since."""

    n: int
    view: Raw
    events: list[dict[str, Any]]
    first: int = field(name="from")  # how many events of the game came before these
    asked: Raw
    clock: dict[str, Any] | None
    stopped: str  # why the game cannot go on with the rules of today, or ""


class StoodIn(Struct, tag="stood_in"):
    """So many answers a bot has given for this person, who was away."""

    count: int


class Ack(Struct, tag="ack"):
    """The input is on disk."""

    id: Id
    n: int


class Stale(Struct, tag="stale"):
    """The question is no longer open: nothing was done."""

    id: Id
    n: int


class Refused(Struct, tag="refused"):
    """It cannot be done."""

    id: Id | None
    reason: str


class ChatLine(Struct):
    """Something that was said."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class ChatNews(Struct, tag="chat"):
    """What was said at the table."""

    messages: list[ChatLine]


class UndoNews(Struct, tag="undo"):
    """Somebody asks to take inputs back; those waited for have not answered yet."""

    request: str
    by: int
    count: int  # 0 if it is to abandon the game
    waiting: list[int]


class UndoKept(Struct, tag="kept"):
    """Nothing is taken back."""


class Abandoned(Struct, tag="abandoned"):
    """The game was given up, and the table is gone."""


class Told(Struct, tag="told"):
    """The answer to a question about the game."""

    id: Id
    reason: str | None = None
    rows: list[str] | None = None
    total: int | None = None
    preview: dict[str, Any] | None = None


class Over(Struct, tag="over"):
    """The game is over: what its shuffle was made of."""

    seed: str
    secret: str
    contributions: list[str]
    commitment: str


FromServer = (
    TableNews
    | WatchersNews
    | GameNews
    | StoodIn
    | Ack
    | Stale
    | Refused
    | ChatNews
    | UndoNews
    | UndoKept
    | Abandoned
    | Told
    | Over
)
