"""A game at the terminal: shows the table to the player asked, reads input and executes it, until the players leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from delve.cli.completion import forget_typed
from delve.cli.contest import question
from delve.cli.hint import check_hint, hint
from delve.cli.outlook import Outlook, outlook
from delve.cli.questions import Answer, asked, refused
from delve.cli.reading import read_option, read_speaker
from delve.cli.seating import Seating, agent_title
from delve.cli.standings import standings
from delve.cli.story import Told, last_deed, story
from delve.cli.undoing import last_given, learners, taken_back
from delve.cli.words import counted, ended, listed
from delve.engine.hidden import SPECTATOR
from delve.engine.interjections import INTERJECTIONS, can_interject, is_interjection
from delve.engine.notation import lines
from delve.engine.play import Game, Input
from delve.engine.replay import read_rows, save
from delve.engine.views import view
from delve.messages import Message, message, say
from delve.model.decisions import VERBS, Decision, Option
from delve.model.errors import BadInput, nearest
from delve.model.ids import NOBODY
from delve.model.shown import SeatView

HELP: Final = (
    "terminal-help-answers",
    "terminal-help-tab",
    "terminal-help-ask",
    "terminal-help-why",
    "terminal-help-hint",
    "terminal-help-undo",
    "terminal-help-log",
    "terminal-help-standings",
    "terminal-help-save",
    "terminal-help-table",
    "terminal-help-concede",
    "terminal-help-concede-more",
    "terminal-help-quit",
)
LOG_LENGTH: Final = 20
# How many older sentences are available to fill a large screen.
EARLIER: Final = 60


class Table(Protocol):
    """The display of a game: drawn, or line by line."""

    def show(self, view: SeatView, before: list[Told], fresh: list[Told], asked: str, outlook: Outlook) -> None: ...

    def hand_over(self, page: list[str]) -> None: ...

    def say(self, lines: list[str]) -> None: ...

    def refuse(self, sentence: str) -> None: ...

    def answer(self, answer: Answer) -> None: ...


class Session:
    """One game on one terminal, which the people at the table share."""

    def __init__(
        self,
        game: Game,
        table: Table,
        read: Callable[[str], str],
        interactive: bool,
        seating: Seating,
    ) -> None:
        self.game = game
        self.table = table
        self.read = read
        self.interactive = interactive
        self.seating = seating
        self.seat = seating.people[0] if len(seating.people) == 1 else NOBODY  # the player at the screen
        self.told: dict[int, int] = {}  # by seat, how much of the log was shown
        self.news = 0  # how many sentences were new when the table was last shown
        self.saved = len(game.inputs)
        self.file = f"delve-{game.seed}.jsonl"
        self.over = False
        self.advised: tuple[Decision | None, list[str]] = (None, [])  # the last hint, and what it was about
        self.hints = 0
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.ask,
            "hint": self.hint,
            "why": self.why,
            "undo": self.undo,
            "log": self.log,
            "standings": self.standings,
            "save": self.save,
            "table": self.show_again,
            "help": self.help,
            "quit": self.quit,
        }

    def play(self, opening: str) -> None:
        """Runs until the players leave, by command, end of input or Ctrl-C."""
        try:
            self.go_on([say(message("terminal-help-tells-what-can", opening=opening))])
            while not self.over:
                self.turn()
        except (EOFError, KeyboardInterrupt):
            self.table.say([""])
        if self.hints:
            self.table.say([say(message("terminal-hints", count=self.hints))])
        self.table.say([say(self.goodbye())])

    def goodbye(self) -> Message:
        return message("terminal-goodbye-game-had-seed", seed=self.game.seed)

    def turn(self) -> None:
        """Reads and executes one line; errors are shown and change nothing."""
        try:
            self.obey(" ".join(self.read("> ").split()))
        except BadInput as error:
            self.table.refuse(ended(str(error)))

    def obey(self, text: str) -> None:
        """Executes a command, a question, an answer to the open decision, or an interjection."""
        if not text:
            self.show_again("")
            return
        word, _, rest = text.partition(" ")
        if text.startswith("?"):
            word, rest = "?", text[1:].strip()
        if word.lower() in self.commands:
            self.commands[word.lower()](rest)
            return
        speaker, said = read_speaker(text, self.seating.people)
        if is_interjection(said):
            self.interject(said, speaker)
        else:
            self.game.take(self.meant(text))
        self.go_on()

    def interject(self, said: str, speaker: int) -> None:
        self.game.do(said, speaker)

    def meant(self, text: str) -> Option:
        """The typed option; input that does not begin any line may be a mistyped command."""
        verb = text.partition(" ")[0].lower()
        try:
            return read_option(self.game, text)
        except BadInput:
            if verb.isdecimal() or verb in {known.split(" ")[0] for known in VERBS} or self.game.state.decision is None:
                raise
        hint = nearest(verb, [*self.commands, *VERBS])
        raise BadInput(message("terminal-neither-option-nor-command", text=text, hint=hint))

    # --- Whose turn it is at the screen. ----------------------------------------------------------------------

    def go_on(self, notices: list[str] | None = None) -> None:
        """Lets agents play until a person is asked, then shows them the table."""
        self.seating.let_play(self.game, self.thinks)
        decision = self.game.state.decision
        notices = notices or []
        if decision is not None and decision.seat != self.seat:
            self.hand_over(decision.seat, notices)
            notices = []
        elif self.seat == NOBODY:
            self.seat = self.seating.people[0]
        if not self.over:
            self.show(notices)

    def thinks(self, seat: int) -> None:
        name = agent_title(self.seating.players[seat])
        self.table.say([say(message("terminal-thinks", name=name, seat=seat + 1))])

    def hand_over(self, seat: int, notices: list[str]) -> None:
        """Shows only public information until the next player is at the screen."""
        self.seat = NOBODY
        forget_typed()
        public = story(self.game, SPECTATOR, self.told.get(SPECTATOR, 0))
        self.told[SPECTATOR] = len(self.game.log)
        self.table.hand_over(
            [*notices, *[each.text for each in public], say(message("terminal-hand-over-seat-press", seat=seat + 1))]
        )
        try:
            if self.read("").strip().lower() == "quit":
                self.quit("")
        finally:
            self.seat = seat

    # --- Showing. ---------------------------------------------------------------------------------------------

    def show(self, notices: list[str]) -> None:
        """Shows the table with the news since this seat last saw it, and any notices."""
        since = self.told.get(self.seat, 0)
        fresh = story(self.game, self.seat, since)
        fresh.extend([Told(notice, "notice") for notice in notices])
        before = story(self.game, self.seat, max(0, since - EARLIER), since)
        seen = view(self.game.state, self.seat)
        self.table.show(seen, before, fresh, self.asked(seen), self.outlook(seen))
        self.told[self.seat] = len(self.game.log)
        self.news = len(fresh)
        if seen["decision"] is None:
            self.table.say(standings(self.game))

    def asked(self, seen: SeatView) -> str:
        """The question of the open decision for the player at the screen."""
        decision = seen["decision"]
        answered = decision["respond_to"] if decision else None
        return question(seen, last_deed(self.game, self.seat, answered["seat"]) if answered else "")

    def outlook(self, seen: SeatView) -> Outlook:
        return outlook(seen)

    def show_again(self, rest: str) -> None:
        self.show([])

    def offered(self) -> list[str]:
        """The lines for Tab completion; empty while nobody is known to be at the screen."""
        if self.seat == NOBODY:
            return []
        state = self.game.state
        words = [word for word in INTERJECTIONS if can_interject(state, word, NOBODY)]
        return [*lines(state), *words, *self.commands]

    # --- Commands. --------------------------------------------------------------------------------------------

    def ask(self, rest: str) -> None:
        self.table.answer(asked(self.game, self.seat, rest))

    def why(self, rest: str) -> None:
        self.table.say([refused(self.game, self.seat, rest)])

    def hint(self, rest: str) -> None:
        """What a strong player would do; thought out once for a question."""
        decision = self.game.state.decision
        if decision is None or self.advised[0] is not decision:
            check_hint(self.game, self.seating.people)
            self.table.say([say(message("terminal-thinking"))])
            self.advised = (decision, hint(self.game))
            self.hints += 1
        self.table.say(self.advised[1])

    def help(self, rest: str) -> None:
        self.table.say([say(message(key)) for key in HELP])

    def log(self, rest: str) -> None:
        """Prints the end of the story: the news of the last display, or more."""
        count = number(rest, max(LOG_LENGTH, self.news))
        self.table.say([each.text for each in story(self.game, self.seat)[-count:]])

    def standings(self, rest: str) -> None:
        lines = standings(self.game)
        if not lines:
            raise BadInput(message("terminal-no-points", format=self.game.state.format.title()))
        self.table.say(lines)

    def undo(self, rest: str) -> None:
        """Takes back the last answers of people, with everything agents did since."""
        inputs = last_given(self.game, self.seating.people, number(rest, 1))
        if not self.agreed(inputs):
            raise BadInput(message("terminal-nothing-taken-back"))
        taken = self.game.undo(len(inputs))
        self.told = {seat: min(told, len(self.game.log)) for seat, told in self.told.items()}
        stays = self.game.state.decision is not None and self.game.state.decision.seat == self.seat
        # Answers of one player may be secret from another.
        self.go_on(
            taken_back(taken, self.seat)
            if stays
            else [say(message("terminal-taken-back", counted=counted(len(taken), "answer")))]
        )

    def agreed(self, inputs: list[Input]) -> bool:
        """Whether taking back is allowed: free while nobody has learned anything, else the others are asked."""
        people = self.seating.people
        seats = listed([say(message("terminal-seat", seat=seat + 1)) for seat in learners(inputs, people)])
        if len(people) == 1 or not seats:
            return True
        told = say(message("terminal-told-something-about-hidden", seats=seats))
        self.table.say([say(message("terminal-does-everybody-agree-take", told=told))])
        return self.read("> ").strip().lower() in {"y", "yes"}

    def save(self, rest: str) -> None:
        path = Path(rest or self.file)
        if path.exists() and not is_saved_game(path):
            raise BadInput(message("terminal-already-no-saved-game", path=str(path)))
        try:
            save(self.game, path)
        except OSError as error:
            raise BadInput(message("terminal-cannot-written", path=str(path), error=str(error.strerror))) from None
        self.file = str(path)
        self.saved = len(self.game.inputs)
        self.table.say(
            [say(message("terminal-saved-delve-play-load", counted=counted(self.saved, "answer"), path=str(path)))]
        )

    def quit(self, rest: str) -> None:
        if self.interactive and self.saved != len(self.game.inputs) and self.game.state.decision is not None:
            name = self.read(say(message("terminal-save-first-file-name", file=self.file))).strip()
            if name:
                self.save("" if name.lower() in {"y", "yes"} else name)
        self.over = True


def number(text: str, default: int) -> int:
    if not text:
        return default
    if not text.isdecimal() or int(text) < 1:
        raise BadInput(message("terminal-should-number-from-1", text=text))
    return int(text)


def is_saved_game(path: Path) -> bool:
    try:
        return "delve" in read_rows(path)[0][1]
    except BadInput:
        return False
