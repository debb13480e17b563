"""The guide through a lesson: where the player is, what is accepted there, and what is said about anything else.

The place in a lesson follows from the answers that were given. So a lesson can be left, resumed and taken back like any
game.
"""

from __future__ import annotations

from typing import NamedTuple, TypedDict

from delve.engine.explain import Row, explain, told
from delve.engine.interjections import is_interjection
from delve.engine.notation import line, parse, plain
from delve.engine.numbers import taken_apart
from delve.engine.play import Game
from delve.engine.refusals import why_not
from delve.learning.lesson import Lesson, Page
from delve.messages import Arg, Message, message
from delve.model.errors import BadInput
from delve.model.state import State
from delve.scenarios.facts import fact

# Verbs with a general hint and a general reason of their own.
HINTS = ("done", "attack", "resolve", "activate", "defend", "wound", "choose")
REASONS = ("done", "play", "spend", "activate", "attack", "pass", "wound", "defend", "choose", "drop", "discard")


class Place(NamedTuple):
    """The first page to read now, the page that waits for an answer, and the answers it has had."""

    first: int
    page: int
    given: list[str]


class ShownPage(TypedDict):
    """A page as it is read: its words with the numbers of that moment."""

    id: str
    chapter: int
    text: Message
    rule: str  # where the rules reference says more, or empty
    show: list[str]
    number: str  # the number that the rows explain, or empty
    rows: list[Row]
    total: int
    goal: Message | None  # what to do then; none if there is only something to read
    hint: Message | None


class Guide:
    """Follows one game of a lesson."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.game = game
        self.place = Place(0, 0, [])
        self.lost = False  # the game does not follow the lesson: it was begun with another version of it
        self.shown: list[ShownPage] = []  # all pages so far
        self.follow()

    def follow(self) -> None:
        """The game has gone on, or was taken back."""
        place = find_place(self.lesson, [given.line for given in self.game.inputs])
        self.lost = place is None
        if place is None:
            return
        self.place = place
        if place.first > len(self.shown):
            self.shown = self.read_again()
        # Pages are kept as they were read. The page that waits is read again with today's numbers.
        del self.shown[place.first :]
        for page in self.lesson.pages[len(self.shown) : place.page + 1]:
            self.shown.append(shown_page(page, self.game.state))

    def read_again(self) -> list[ShownPage]:
        """The pages of a game that was played before, with the numbers that they had."""
        again = Game(self.game.book, self.game.setup, self.game.seed)
        guide = Guide(self.lesson, again)
        for given in self.game.inputs:
            again.do(given.line, given.seat)
            guide.follow()
        return guide.shown

    def is_over(self) -> bool:
        return self.place.page >= len(self.lesson.pages) - 1 and not self.lesson.pages[-1].do

    def page(self) -> Page:
        """The page that waits for an answer; at the end the last one."""
        return self.lesson.pages[min(self.place.page, len(self.lesson.pages) - 1)]

    def accepted(self) -> list[str]:
        """The answers that lead on; of a row of answers, those that are possible now."""
        if self.lost:
            return []
        return [each for each in left(self.page().do, self.place.given) if parse(self.game.state, each) is not None]

    def refusal(self, text: str) -> Message | None:
        """Why an answer is not accepted now; None if it is, or if the lesson has nothing to say about it."""
        if self.lost or not self.page().do:
            return None
        state = self.game.state
        option = None if is_interjection(text) else parse(state, text)
        if option is None:
            reason = None if is_interjection(text) else why_not(state, state.active, text)
            return message("learn-not-now-rules", reason=reason) if reason else self.not_now("other")
        said = line(state, option)
        return None if said in self.accepted() else self.not_now(said.partition(" ")[0])

    def not_now(self, verb: str) -> Message:
        page = self.page()
        if page.has_because:
            return message(f"{page.key}-because")
        return message(f"learn-not-now-{verb if verb in REASONS else 'other'}", goal=page.goal())

    def lines_to(self, chapter: int) -> list[str]:
        """The answers that lead from here to the beginning of a chapter."""
        lines: list[str] = []
        given = self.place.given
        for page in self.lesson.pages[self.place.page :]:
            if page.chapter >= chapter:
                break
            lines.extend(left(page.do, given)[: page.count - len(given)])
            given = []
        return lines


def left(do: list[str], given: list[str]) -> list[str]:
    """The answers of a page that have not been given yet."""
    rest = list(do)
    for each in given:
        rest.remove(each)
    return rest


def find_place(lesson: Lesson, lines: list[str]) -> Place | None:
    """Where these answers have led; None if the lesson does not accept one of them."""
    first = 0
    page = waiting(lesson, 0)
    given: list[str] = []
    for each in lines:
        if page >= len(lesson.pages) or plain(each) not in [plain(one) for one in left(lesson.pages[page].do, given)]:
            return None
        given = [*given, each]
        if len(given) == lesson.pages[page].count:
            first = page + 1
            page, given = waiting(lesson, first), []
        else:
            first = page
    return Place(first, page, given)


def waiting(lesson: Lesson, first: int) -> int:
    """The next page with something to do; if there is none, the last page."""
    for number in range(first, len(lesson.pages)):
        if lesson.pages[number].do:
            return number
    return max(first, len(lesson.pages) - 1)


# --- Pages. --------------------------------------------------------------------------------------------------------


def shown_page(page: Page, state: State) -> ShownPage:
    """A page with the numbers of the present state."""
    rows: list[Row] = []
    total = 0
    if page.explain:
        why = explain(state, state.active, page.explain)
        rows, total = told(state, why), why.total()
    args = {name: figure(state, str(what)) for name, what in page.numbers.items()}
    return {
        "id": page.id,
        "chapter": page.chapter,
        "text": message(page.key, **args),
        "rule": page.rule,
        "show": page.show,
        "number": page.explain,
        "rows": rows,
        "total": total,
        "goal": page.goal() if page.do else None,
        "hint": hint(page) if page.do else None,
    }


def hint(page: Page) -> Message:
    """The first hint; the second one is the accepted answers themselves."""
    if page.has_hint:
        return message(f"{page.key}-hint")
    verb = page.verb()
    return message(f"learn-hint-{verb if verb in HINTS else 'other'}")


def figure(state: State, what: str) -> Arg:
    """A number that explains itself, or a fact."""
    try:
        taken_apart(what)
    except BadInput:
        found: Arg = fact(state, [], what)
        return found
    return explain(state, state.active, what).total()
