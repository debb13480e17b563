"""A game at the terminal: shows the table, reads what is typed, does it, until the player leaves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, Protocol

from delve.cli.outlook import Outlook, outlook
from delve.cli.questions import Answer, asked, refused
from delve.cli.reading import read_option
from delve.cli.story import Told, story
from delve.cli.words import counted
from delve.engine.notation import lines
from delve.engine.play import Game, Input
from delve.engine.replay import read_rows, save
from delve.engine.views import view
from delve.model.decisions import VERBS, Option
from delve.model.errors import BadInput, nearest

HELP: Final = (
    "Answer with the number of an option, its line, or enough of it to be unmistakable: act thief.",
    "The Tab key finishes a line that has been begun.",
    "  ?            what can be asked; ? Zombie, ? stamina, ? magic, ? Stealth explain",
    "  why LINE     why something is not offered: why play Resurrect",
    "  undo [N]     take back the last answer, or the last N",
    "  log [N]      the last 20 sentences of the story, or the last N",
    "  save [FILE]  write the game to a file; delve play --load FILE goes on with it",
    "  table        the whole table again; an empty line does the same",
    "  quit         leave",
)
LOG_LENGTH: Final = 20

View = dict[str, Any]


class Table(Protocol):
    """What a game is shown on: drawn, or read out line by line."""

    def show(self, view: View, seat: int, before: list[Told], fresh: list[Told], outlook: Outlook) -> None: ...

    def say(self, lines: list[str]) -> None: ...

    def refuse(self, sentence: str) -> None: ...

    def answer(self, answer: Answer) -> None: ...


class Session:
    """One player, one game, one terminal."""

    def __init__(self, game: Game, table: Table, read: Callable[[str], str], interactive: bool, seat: int = 0) -> None:
        self.game = game
        self.table = table
        self.read = read
        self.interactive = interactive
        self.seat = seat
        self.told: list[Told] = []
        self.events_told = 0
        self.saved = len(game.inputs)
        self.file = f"delve-{game.seed}.jsonl"
        self.over = False
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.ask,
            "why": self.why,
            "undo": self.undo,
            "log": self.log,
            "save": self.save,
            "table": self.show_again,
            "help": self.help,
            "quit": self.quit,
        }

    def play(self, opening: str) -> None:
        """Until the player leaves; the end of the input and Ctrl-C leave too."""
        try:
            self.show([f"{opening} 'help' tells what can be typed."])
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
        """A command, a question, or an answer to the open decision."""
        if not text:
            self.show_again("")
            return
        word, _, rest = text.partition(" ")
        if text.startswith("?"):
            word, rest = "?", text[1:].strip()
        if word.lower() in self.commands:
            self.commands[word.lower()](rest)
            return
        self.game.take(self.meant(text))
        self.show()

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

    # --- Showing. -------------------------------------------------------------------------------------------

    def show(self, notices: list[str] | None = None) -> None:
        """The table with what has happened since the last time, and perhaps something to say about it."""
        fresh = story(self.game, self.seat, self.events_told)
        fresh.extend([Told(notice, "notice") for notice in notices or []])
        seen = view(self.game.state, self.seat)
        self.table.show(seen, self.seat, self.told, fresh, outlook(seen))
        self.told.extend(fresh)
        self.events_told = len(self.game.log)

    def show_again(self, rest: str) -> None:
        self.show()

    def offered(self) -> list[str]:
        """What may be typed now, for the Tab key."""
        return [*lines(self.game.state), *self.commands]

    # --- Commands. --------------------------------------------------------------------------------------------

    def ask(self, rest: str) -> None:
        self.table.answer(asked(self.game, self.seat, rest))

    def why(self, rest: str) -> None:
        self.table.say([refused(self.game, self.seat, rest)])

    def help(self, rest: str) -> None:
        self.table.say(list(HELP))

    def log(self, rest: str) -> None:
        count = number(rest, LOG_LENGTH)
        self.table.say([each.text for each in story(self.game, self.seat)[-count:]])

    def undo(self, rest: str) -> None:
        taken = self.game.undo(number(rest, 1))
        self.events_told = len(self.game.log)
        self.told = story(self.game, self.seat)
        self.show(taken_back(taken, self.seat))

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


def taken_back(taken: list[Input], seat: int) -> list[str]:
    """What an undo took back, newest first, and whether the player keeps knowledge from it."""
    lines = [f"Taken back: {'; '.join([given.line for given in taken])}."]
    learned = len([given for given in taken if given.learned >> seat & 1])
    if learned:
        shown = "It" if len(taken) == 1 else counted(learned, "answer") + " of these"
        lines.append(f"{shown} had shown you hidden cards: that knowledge cannot be taken back.")
    return lines


def is_saved_game(path: Path) -> bool:
    try:
        return "delve" in read_rows(path)[0][1]
    except BadInput:
        return False
