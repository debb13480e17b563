"""A game at the terminal: shows the table to whoever is asked, reads what is typed, does it, until all leave."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from delve.cli.completion import forget_typed
from delve.cli.contest import question
from delve.cli.deeds import last_deed
from delve.cli.outlook import Outlook, outlook
from delve.cli.questions import Answer, asked, refused
from delve.cli.reading import read_option, read_speaker
from delve.cli.seating import Seating
from delve.cli.standings import standings
from delve.cli.story import Told, story
from delve.cli.undoing import last_given, learners, taken_back
from delve.cli.words import counted, listed
from delve.engine.hidden import SPECTATOR
from delve.engine.interjections import INTERJECTIONS, can_interject, is_interjection
from delve.engine.notation import lines
from delve.engine.play import Game, Input
from delve.engine.replay import read_rows, save
from delve.engine.views import view
from delve.model.decisions import VERBS, Option
from delve.model.errors import BadInput, nearest
from delve.model.ids import NOBODY

HELP: Final = (
    "Answer with the number of an option, its line, or enough of it to be unmistakable: act thief.",
    "The Tab key finishes a line that has been begun.",
    "  ?            what can be asked; ? Zombie, ? stamina, ? magic, ? Stealth explain",
    "  why LINE     why something is not offered: why play Resurrect",
    "  undo [N]     take back the last answer, or the last N",
    "  log [N]      the last 20 sentences of the story, or the last N",
    "  standings    the points so far and where they come from",
    "  save [FILE]  write the game to a file; delve play --load FILE goes on with it",
    "  table        the whole table again; an empty line does the same",
    "  concede      give up; time: the clock has run out; stalling: an opponent takes too long;",
    "               each where the format knows it, and for another seat with its number: 2: stalling",
    "  quit         leave",
)
LOG_LENGTH: Final = 20
# How much of what is known already is at hand for a screen with room to spare.
EARLIER: Final = 60

View = dict[str, Any]


class Table(Protocol):
    """What a game is shown on: drawn, or read out line by line."""

    def show(self, view: View, before: list[Told], fresh: list[Told], asked: str, outlook: Outlook) -> None: ...

    def hand_over(self, page: list[str]) -> None: ...

    def say(self, lines: list[str]) -> None: ...

    def refuse(self, sentence: str) -> None: ...

    def answer(self, answer: Answer) -> None: ...


class Session:
    """One game and one terminal, which the people at the table share."""

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
        self.seat = seating.people[0] if len(seating.people) == 1 else NOBODY  # who is at the screen
        self.told: dict[int, int] = {}  # how much of the log each has been told
        self.news = 0  # how many sentences were new when the table was last shown
        self.saved = len(game.inputs)
        self.file = f"delve-{game.seed}.jsonl"
        self.over = False
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.ask,
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
        """Until the players leave; the end of the input and Ctrl-C leave too."""
        try:
            self.go_on([f"{opening} 'help' tells what can be typed."])
            while not self.over:
                self.turn()
        except (EOFError, KeyboardInterrupt):
            self.table.say([""])
        self.table.say([f"Goodbye. The game had seed {self.game.seed}."])

    def turn(self) -> None:
        """One line typed and obeyed; what is wrong with it is said, and nothing else happens."""
        try:
            self.obey(" ".join(self.read("> ").split()))
        except BadInput as error:
            self.table.refuse(str(error))

    def obey(self, text: str) -> None:
        """A command, a question, an answer to the open decision, or something that answers no question."""
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
            self.game.do(said, speaker)
        else:
            self.game.take(self.meant(text))
        self.go_on()

    def meant(self, text: str) -> Option:
        """The option that was typed; what is not even the beginning of a line may be a mistyped command."""
        verb = text.partition(" ")[0].lower()
        try:
            return read_option(self.game, text)
        except BadInput:
            if verb.isdecimal() or verb in {known.split(" ")[0] for known in VERBS} or self.game.state.decision is None:
                raise
        hint = nearest(verb, [*self.commands, *VERBS])
        raise BadInput(f"{text!r} is neither an option nor a command{hint}; 'help' tells what can be typed.")

    # --- Whose turn it is at the screen. ----------------------------------------------------------------------------

    def go_on(self, notices: list[str] | None = None) -> None:
        """Agents play until a person is asked, who is then shown the table."""
        self.seating.let_play(self.game)
        decision = self.game.state.decision
        notices = notices or []
        if decision is not None and decision.seat != self.seat:
            self.hand_over(decision.seat, notices)
            notices = []
        elif self.seat == NOBODY:
            self.seat = self.seating.people[0]
        if not self.over:
            self.show(notices)

    def hand_over(self, seat: int, notices: list[str]) -> None:
        """A page with nothing on it but what everybody may know, until the next player is at the screen."""
        self.seat = NOBODY
        forget_typed()
        public = story(self.game, SPECTATOR, self.told.get(SPECTATOR, 0))
        self.told[SPECTATOR] = len(self.game.log)
        self.table.hand_over([*notices, *[each.text for each in public], f"Hand over to seat {seat + 1}, press Enter."])
        try:
            if self.read("").strip().lower() == "quit":
                self.quit("")
        finally:
            self.seat = seat

    # --- Showing. -------------------------------------------------------------------------------------------

    def show(self, notices: list[str]) -> None:
        """The table with what has happened since this seat last saw it, and perhaps something to say about it."""
        since = self.told.get(self.seat, 0)
        fresh = story(self.game, self.seat, since)
        fresh.extend([Told(notice, "notice") for notice in notices])
        before = story(self.game, self.seat, max(0, since - EARLIER), since)
        seen = view(self.game.state, self.seat)
        self.table.show(seen, before, fresh, self.asked(seen), outlook(seen))
        self.told[self.seat] = len(self.game.log)
        self.news = len(fresh)
        if seen["decision"] is None:
            self.table.say(standings(self.game))

    def asked(self, seen: View) -> str:
        """What the open decision asks of the one at the screen."""
        decision = seen["decision"]
        answered = decision["respond_to"] if decision else None
        return question(seen, last_deed(self.game, self.seat, answered["seat"]) if answered else "")

    def show_again(self, rest: str) -> None:
        self.show([])

    def offered(self) -> list[str]:
        """What may be typed now, for the Tab key; nothing while nobody is known to be at the screen."""
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

    def help(self, rest: str) -> None:
        self.table.say(list(HELP))

    def log(self, rest: str) -> None:
        """The last of the story: all that was new when the table was last shown, or more."""
        count = number(rest, max(LOG_LENGTH, self.news))
        self.table.say([each.text for each in story(self.game, self.seat)[-count:]])

    def standings(self, rest: str) -> None:
        lines = standings(self.game)
        if not lines:
            raise BadInput(f"There are no points in {self.game.state.format.name}.")
        self.table.say(lines)

    def undo(self, rest: str) -> None:
        """Takes back the last answers of people, and with them what agents did since."""
        inputs = last_given(self.game, self.seating.people, number(rest, 1))
        if not self.agreed(inputs):
            raise BadInput("Nothing has been taken back.")
        taken = self.game.undo(len(inputs))
        self.told = {seat: min(told, len(self.game.log)) for seat, told in self.told.items()}
        stays = self.game.state.decision is not None and self.game.state.decision.seat == self.seat
        # Another may not read what one has answered.
        self.go_on(taken_back(taken, self.seat) if stays else [f"Taken back: {counted(len(taken), 'answer')}."])

    def agreed(self, inputs: list[Input]) -> bool:
        """Taking back is free while nobody has learned anything; else the others at the table are asked."""
        people = self.seating.people
        seats = listed([f"seat {seat + 1}" for seat in learners(inputs, people)])
        if len(people) == 1 or not seats:
            return True
        told = f"It has told {seats} something about hidden cards, if only who can respond and who cannot."
        self.table.say([f"{told} Does everybody agree to take it back? yes or no"])
        return self.read("> ").strip().lower() in {"y", "yes"}

    def save(self, rest: str) -> None:
        path = Path(rest or self.file)
        if path.exists() and not is_saved_game(path):
            raise BadInput(f"{path} is there already and is no saved game: choose another name.")
        try:
            save(self.game, path)
        except OSError as error:
            raise BadInput(f"{path} cannot be written: {error.strerror}.") from None
        self.file = str(path)
        self.saved = len(self.game.inputs)
        self.table.say([f"Saved {counted(self.saved, 'answer')} in {path}; delve play --load {path} goes on."])

    def quit(self, rest: str) -> None:
        if self.interactive and self.saved != len(self.game.inputs) and self.game.state.decision is not None:
            name = self.read(f"Save first? A file name, 'y' for {self.file}, or Enter to leave without: ").strip()
            if name:
                self.save("" if name.lower() in {"y", "yes"} else name)
        self.over = True


def number(text: str, default: int) -> int:
    if not text:
        return default
    if not text.isdecimal() or int(text) < 1:
        raise BadInput(f"{text!r} should be a number from 1 on.")
    return int(text)


def is_saved_game(path: Path) -> bool:
    try:
        return "delve" in read_rows(path)[0][1]
    except BadInput:
        return False
