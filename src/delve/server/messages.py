"""The messages between page and server, as types (docs/protocol.md). OpenAPI is generated from them."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta, Raw, Struct, field

from delve.engine.explain import Row
from delve.engine.story import Story
from delve.learning.guide import ShownPage
from delve.messages import Message, Title, say
from delve.model.shown import Advice, GameEvent, OneOf, OpenQuestion, Preview, View

# PostgreSQL cannot store the character 0 in text.
_PLAIN = r"^[^\x00]*$"

Text = Annotated[str, Meta(max_length=200, pattern=_PLAIN)]
Name = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Contribution = Annotated[str, Meta(max_length=100, pattern=_PLAIN)]
# A commitment that the server has published, or none.
Commitment = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$")]


# --- Over HTTP. --------------------------------------------------------------------------------------------------


class Problem(Struct):
    """Why a request was refused."""

    status_code: int
    detail: str
    message: Message


def problem(status: int, said: Message) -> Problem:
    return Problem(status, say(said), said)


class Me(Struct):
    """The person a cookie stands for."""

    id: str
    name: str
    guest: bool


class Credentials(Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class ChangedCredentials(Struct, forbid_unknown_fields=True):
    """A new name, a new password, or both, with the current password."""

    password: Annotated[str, Meta(max_length=200)]
    name: Name | None = None
    new_password: Password | None = None


class Farewell(Struct, forbid_unknown_fields=True):
    """The current password, to delete an account."""

    password: Annotated[str, Meta(max_length=200)]


class FormatInfo(Struct):
    """A format and its numbers."""

    id: str
    name: Title
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


class SetInfo(Struct):
    """A set of cards: its name, and how its cards are marked."""

    id: str
    name: str
    symbol: str
    colour: str
    about: str


class DeckInfo(Struct):
    """A deck that can be played: one that comes with Delve, or one's own."""

    id: str
    name: str
    about: str
    formats: list[str]  # where it can be played
    partners: list[str]  # formats where it can be brought to a seat that brings no Dungeon
    problems: dict[str, list[Message]]  # why it cannot be played in any seat of the other formats
    own: bool


class DeckCards(Struct):
    """The cards of a deck: the number of copies of each, part by part."""

    adventurers: dict[str, int]
    quests: dict[str, int]
    crawler: dict[str, int]
    dungeon: dict[str, int]


class WholeDeck(DeckInfo):
    """A deck with its cards and its source text."""

    text: str
    cards: DeckCards


class DeckText(Struct, forbid_unknown_fields=True):
    """The source text of a deck: plain text or TOML."""

    text: Annotated[str, Meta(min_length=1, max_length=20_000, pattern=_PLAIN)]


class NewDeck(DeckText, forbid_unknown_fields=True):
    """The source text of a deck and its name."""

    name: Annotated[str, Meta(min_length=1, max_length=80, pattern=_PLAIN)]


class Shuffle(Struct):
    """The commitment to a secret that the server has drawn for a future table."""

    commitment: str


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who will sit in a seat, with which deck."""

    kind: Literal["me", "open", "bot"]
    agent: Text = "steady"
    deck: Text = ""
    contribution: Contribution = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened."""

    format: Text
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    quests_needed: Annotated[int, Meta(ge=1, le=3)] | None = None
    spectators: Literal["no", "closed", "open"] = "closed"
    takeover: Annotated[int, Meta(ge=0, le=86_400)] = 0
    listed: bool = True
    shuffle: Commitment = ""


class Sit(Struct, forbid_unknown_fields=True):
    """A person takes an open seat."""

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
    """Somebody has to leave a table: named by their seat before play begins, or by their id."""

    person: Annotated[str, Meta(max_length=24, pattern=_PLAIN)] = ""
    seat: Annotated[int, Meta(ge=0, le=6)] = 0


class Again(Struct, forbid_unknown_fields=True):
    """A rematch, with the same deck or another one."""

    deck: Text = ""
    shuffle: Commitment = ""
    contribution: Contribution = ""


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: Annotated[str, OneOf("person", "open", "bot")]
    name: str
    agent: str
    deck: str
    here: bool
    stand_in: bool  # whether a bot plays for the absent person
    stand_in_at: float  # when a bot will begin to, unless the person comes back; 0 if none will
    reserved: bool  # whether the seat is reserved for a player of the previous game


class MomentInput(Struct):
    """An input of a game; seat 0 is the clock."""

    seat: int
    line: str


class Moment(Struct):
    """A finished game between two inputs, with all hands visible."""

    n: int
    input: MomentInput | None  # the input that led here
    view: View
    events: list[GameEvent]  # the events since the previous moment
    first: int = field(name="from")  # how many events of the game came before these
    story: Story


class Moments(Struct):
    """Some moments of a finished game, and how many there are."""

    count: int
    moments: list[Moment]


class TableInfo(Struct):
    """A table as everybody sees it."""

    id: str
    format: str
    format_name: Title
    stage: Annotated[str, OneOf("open", "playing", "over")]
    seats: list[SeatInfo]
    spectators: Annotated[str, OneOf("no", "closed", "open")]
    listed: bool
    takeover: int
    commitment: str
    round: int
    result: str
    reason: str
    created: float
    mine: int
    host: bool  # whether the client opened it
    rematch: str
    reserved: int  # the seat reserved for the client, or 0
    lesson: str  # the lesson that it is played for, or empty
    rule: str  # the rule at whose example it begins, or empty
    practice_of: str  # the table whose game it plays on from a moment of, or empty
    campaign: str  # the campaign that it is a chapter of, or empty


class StartPractice(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game: in which seat, and before which of its inputs (from 0)."""

    seat: Annotated[int, Meta(ge=1, le=6)]
    n: Annotated[int, Meta(ge=0, le=100_000)]


class ChapterGame(Struct):
    """A game of a chapter."""

    table: str
    result: str  # empty while it is played
    reason: str
    rounds: int


class ChapterInfo(Struct):
    """A chapter of a campaign, and how far the client has come. What a locked one tells is left empty."""

    id: str
    title: str
    difficulty: Annotated[str, OneOf("easy", "standard", "hard")]
    status: Annotated[str, OneOf("won", "open", "locked")]
    required: str  # the Quest that must be among those completed
    others: list[str]
    premise: str
    after: str  # told when it is won
    deck: str  # the deck that is recommended
    games: list[ChapterGame]  # the oldest first


class JourneyInfo(Struct):
    """A way through a campaign; branches go on side by side."""

    id: str
    name: str
    chapters_won: int


class CampaignInfo(Struct):
    """A campaign, and how far the client has come on a journey through it."""

    id: str
    title: str
    about: str
    premise: str
    conclusion: str  # told at the end of the road
    chapters: list[ChapterInfo]
    journeys: list[JourneyInfo]  # the client's, the last used first
    journey: str  # the one that is shown, or empty
    finished: bool


class PlayChapter(Struct, forbid_unknown_fields=True):
    """Play a chapter of a campaign, or go on with it."""

    chapter: Annotated[str, Meta(max_length=40)]
    journey: Annotated[str, Meta(max_length=24)] = ""  # the last used one if empty
    deck: Annotated[str, Meta(max_length=64)] = ""  # the recommended one if empty
    again: bool = False  # leaves an unfinished game of it


class NewJourney(Struct, forbid_unknown_fields=True):
    """Begin a journey, or a branch of another one."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    branch_of: Annotated[str, Meta(max_length=24)] = ""
    before: Annotated[str, Meta(max_length=40)] = ""  # without the games of this chapter and those after it


class LessonInfo(Struct):
    """A lesson, and how far the client has come."""

    id: str
    title: Message
    about: Message
    minutes: int
    chapters: list[Message]
    table: str  # the client's unfinished game of it, or empty
    chapter: int  # the part at which that game is
    done: bool  # whether the client has finished it once


class StartLesson(Struct, forbid_unknown_fields=True):
    """Begin a lesson, or go on with it."""

    restart: bool = False  # even if there is an unfinished one
    chapter: Annotated[int, Meta(ge=0, le=100)] = 0  # the part to begin with; those before are played at once


class SkipTo(Struct, forbid_unknown_fields=True):
    """Skip to a part of a lesson."""

    chapter: Annotated[int, Meta(ge=1, le=100)]


# --- Over the socket, from the page. -----------------------------------------------------------------------------

Id = int | Annotated[str, Meta(max_length=64)]


class Do(Struct, tag="do", forbid_unknown_fields=True):
    """An answer to the question numbered ``n``."""

    id: Id
    n: int
    line: Text


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    """The player concedes."""

    id: Id


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the player's last answer and all that followed, or ``count`` inputs, at the question numbered ``n``."""

    id: Id
    n: int | None = None
    count: Annotated[int, Meta(ge=1, le=100)] | None = None


class Abandon(Struct, tag="abandon", forbid_unknown_fields=True):
    """The player asks the others to abandon the game."""

    id: Id


class AnswerUndo(Struct, tag="answer_undo", forbid_unknown_fields=True):
    """Agree to or refuse another player's request to take something back or abandon the game."""

    id: Id
    request: Annotated[str, Meta(min_length=1, max_length=24)]  # the id of the request
    yes: bool


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A chat message."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=_PLAIN)]


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Ask why something cannot be done."""

    id: Id
    line: Text


class Explain(Struct, tag="explain", forbid_unknown_fields=True):
    """Ask how a number is made up."""

    id: Id
    what: Text


class AskPreview(Struct, tag="preview", forbid_unknown_fields=True):
    """Ask what an answer would lead to."""

    id: Id
    line: Text


class AskHint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask what a strong player would do at the open question; the answer takes up to two seconds."""

    id: Id


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """A heartbeat: browsers have no other way to notice a dead connection."""

    id: Id


# Questions about a game.
Question = Why | Explain | AskPreview

FromPage = Do | Concede | Undo | Abandon | AnswerUndo | Say | Why | Explain | AskPreview | AskHint | Ping


# --- Over the socket, from the server. ---------------------------------------------------------------------------


class TableNews(Struct, tag="table"):
    """The table has changed: somebody sat down, left, connected or disconnected, or a bot has taken over."""

    table: TableInfo


class Watcher(Struct):
    """Somebody at the table who does not play."""

    id: str
    name: str
    muted: bool  # by the host, for everybody


class WatchersNews(Struct, tag="watchers"):
    """The watchers, whenever they have changed."""

    watchers: list[Watcher]


class Option(TypedDict):
    """A legal answer."""

    line: str  # the line to send
    verb: str  # the line without the names of cards
    card: int | None  # the ids of the cards it is about, if visible
    other: int | None


class Asked(OpenQuestion):
    """The open question; only the player asked sees its options."""

    options: NotRequired[list[Option]]


class Clock(TypedDict):
    """The clock of a game, if its format has one."""

    ends_at: float
    time_up: bool


class Happened(Struct):
    """What has happened in a game since the last news."""

    n: int  # the number of inputs so far: it names the open question
    events: Annotated[Raw, Meta(extra={"holds": list[GameEvent]})]
    first: int = field(name="from")  # how many events of the game came before these
    story: Annotated[Raw, Meta(extra={"holds": Story})]
    asked: Annotated[Raw, Meta(extra={"holds": Asked | None})]
    clock: Clock | None
    stopped: Message | None  # why the game cannot continue with today's rules


class GameNews(Happened, tag="game"):
    """The game as this person sees it."""

    view: Annotated[Raw, Meta(extra={"holds": View})]


class Operation(TypedDict):
    """An operation of a JSON Patch (RFC 6902)."""

    op: Annotated[str, OneOf("add", "remove", "replace")]
    path: str  # a JSON Pointer (RFC 6901) into the view
    value: NotRequired[object]  # none for `remove`


class LessonNews(Struct, tag="lesson"):
    """What the lesson of this table says now."""

    n: int  # the question that it is about
    chapters: list[Message]
    pages: list[ShownPage]  # those from page ``first`` on, up to the one that may ask for an answer
    count: int  # of all pages
    accepted: list[str]  # the answers that lead on
    over: bool
    first: int = field(name="from")


class UpdateNews(Happened, tag="update"):
    """How the view of this person has changed since they were sent the one before."""

    base: int  # the number of inputs at the view that the changes apply to
    changes: Annotated[Raw, Meta(extra={"holds": list[Operation]})]


class StoodIn(Struct, tag="stood_in"):
    """How many answers a bot gave while this person was away."""

    count: int


class Ack(Struct, tag="ack"):
    """The input is stored."""

    id: Id
    n: int


class Stale(Struct, tag="stale"):
    """The question is no longer open: nothing was done."""

    id: Id
    n: int


class Refused(Struct, tag="refused"):
    """The message was refused."""

    id: Id | None
    reason: Message


class ChatLine(Struct):
    """A chat message."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class ChatNews(Struct, tag="chat"):
    """New chat messages."""

    messages: list[ChatLine]


class UndoNews(Struct, tag="undo"):
    """A request to take inputs back, and who has not answered yet."""

    request: str
    by: int
    count: int  # 0 for a request to abandon the game
    waiting: list[int]


class UndoKept(Struct, tag="kept"):
    """The request was refused: nothing is taken back."""


class Abandoned(Struct, tag="abandoned"):
    """The game was abandoned, and its table deleted."""


class Told(Struct, tag="told"):
    """The answer to a question about the game; fields of the other kinds of questions are null."""

    id: Id
    reason: Message | None = None
    rows: list[Row] | None = None
    total: int | None = None
    preview: Preview | None = None
    advice: Advice | None = None


class Over(Struct, tag="over"):
    """The game is over: the ingredients of its shuffle, and what decided it."""

    seed: str
    secret: str
    contributions: list[str]
    commitment: str
    decided: list[Message]  # of a game that was lost to the Dungeon


FromServer = (
    TableNews
    | WatchersNews
    | GameNews
    | UpdateNews
    | LessonNews
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
