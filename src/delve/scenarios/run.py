"""Runs scenarios: sets up the position, plays the inputs, and checks the expectations."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from delve.content.book import CardBook
from delve.engine.interjections import can_interject, interject, is_interjection
from delve.engine.notation import lines, parse, plain
from delve.engine.position import check_keys, position
from delve.engine.refusals import why_not
from delve.engine.run import answer
from delve.messages import IN_ENGLISH, Message, message, say, seat_arg
from delve.model.errors import BadInput
from delve.model.events import Event
from delve.model.ids import NOBODY
from delve.model.state import State
from delve.scenarios.facts import agrees, fact
from delve.scenarios.files import read_scenarios, tables

_THEN: Final = ["do", "expect", "refuse", "why", "offers"]

Data = dict[str, object]


class Outcome:
    """The result of a scenario: it passed if there are no failures."""

    def __init__(self, file: str, title: str, failures: list[Message]) -> None:
        self.file = file
        self.title = title
        self.failures = failures

    def passed(self) -> bool:
        return not self.failures


def run_file(book: CardBook, path: Path) -> list[Outcome]:
    return [run_scenario(book, data, str(path)) for data in read_scenarios(path)]


def run_scenario(book: CardBook, data: Data, where: str) -> Outcome:
    """Plays a scenario to its end or its first failure."""
    title = str(data.get("title", ""))
    state = position(book, data, where)
    log: list[Event] = list(state.events)
    failures = check_facts(state, log, data.get("expect", {}), where)
    for number, entry in enumerate(tables(data.get("then", []), f"{where}: then")):
        if failures:
            break
        here = f"{where}: then[{number + 1}]"
        check_keys(entry, _THEN, here)
        failures = play_lines(state, log, entry.get("do", []), here)
        if not failures:
            failures = check_entry(state, log, entry, here)
    return Outcome(where, title, failures)


def play_lines(state: State, log: list[Event], do: object, where: str) -> list[Message]:
    texts = [do] if isinstance(do, str) else do
    if not isinstance(texts, list):
        raise BadInput(message("check-do-expected-line-list", where=where))
    for text in texts:
        seat, said = seat_of_line(str(text))
        if state.decision is None:
            return [message("check-nobody-asked", where=where, text=text, result=state.result, reason=state.reason)]
        if is_interjection(said):
            state.events = []
            refusal = interject(state, plain(said), state.decision.seat if seat < 0 else seat)
            if refusal:
                return [message("word-at", place=where, what=message("check-cannot-done", text=text, reason=refusal))]
            log.extend(state.events)
            continue
        if seat >= 0 and state.decision.seat != seat:
            offered = "; ".join(lines(state))
            return [
                message(
                    "check-other-asked", where=where, text=text, seat=seat_arg(state.decision.seat), offered=offered
                )
            ]
        option = parse(state, said)
        if option is None:
            reason = reason_for(state, said, where)
            offered = "; ".join(lines(state))
            return [message("check-not-offered", where=where, text=text, reason=reason, offered=offered)]
        state.events = []
        answer(state, option)
        log.extend(state.events)
    return []


def seat_of_line(text: str) -> tuple[int, str]:
    """Splits off the seat: ``2: pass`` is said by the second seat."""
    head, colon, rest = text.partition(":")
    if colon and head.strip().isdigit():
        return int(head) - 1, rest.strip()
    return -1, text


def check_entry(state: State, log: list[Event], entry: Data, where: str) -> list[Message]:
    failures = check_facts(state, log, entry.get("expect", {}), where)
    for text in as_lines(entry.get("offers", [])):
        if not is_offered(state, text):
            failures.append(message("check-should-be-offered", where=where, text=text, offered="; ".join(lines(state))))
    for text in as_lines(entry.get("refuse", [])):
        _, said = seat_of_line(text)
        if is_offered(state, text):
            failures.append(message("check-should-not-be-offered", where=where, text=text))
        elif "why" in entry:
            reason = reason_for(state, said, where)
            if str(entry["why"]).lower() not in reason.lower():
                failures.append(
                    message("check-refused-otherwise", where=where, text=text, reason=reason, why=str(entry["why"]))
                )
    return failures


def is_offered(state: State, text: str) -> bool:
    """Whether a line is legal now, for the seat it names, if any."""
    seat, said = seat_of_line(text)
    if is_interjection(said):
        return can_interject(state, plain(said), seat)
    if seat >= 0 and (state.decision is None or state.decision.seat != seat):
        return False
    return parse(state, said) is not None


def reason_for(state: State, said: str, where: str) -> str:
    """Why a line is not offered, in words."""
    try:
        if is_interjection(said):
            reason = interject(state.clone(), plain(said), state.decision.seat if state.decision else NOBODY)
        else:
            reason = why_not(state, state.decision.seat if state.decision else 0, said)
        return say(reason, IN_ENGLISH) if reason else ""
    except BadInput as error:
        raise BadInput(message("word-at", place=where, what=error.message)) from None


def as_lines(value: object) -> list[str]:
    return [value] if isinstance(value, str) else [str(item) for item in value] if isinstance(value, list) else []


def check_facts(state: State, log: list[Event], expect: object, where: str) -> list[Message]:
    if not isinstance(expect, dict):
        raise BadInput(message("check-expect-expected-table-facts", where=where))
    failures: list[Message] = []
    for key, expected in expect.items():
        try:
            found = fact(state, log, key)
        except BadInput as error:
            raise BadInput(message("word-at", place=f"{where}: expect", what=error.message)) from None
        if not agrees(key, expected, found):
            failures.append(message("check-fact", where=where, key=key, expected=repr(expected), found=repr(found)))
    return failures
