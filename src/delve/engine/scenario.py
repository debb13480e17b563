"""Scenario files: a position, what a player does, and what must be true then (DESIGN 6.4)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from delve.content.book import CardBook
from delve.engine.facts import agrees, fact
from delve.engine.interjections import can_interject, interject, is_interjection
from delve.engine.notation import lines, parse, plain
from delve.engine.position import GIVEN, check_keys, position
from delve.engine.refusals import why_not
from delve.engine.run import answer
from delve.model.errors import BadInput
from delve.model.events import Event
from delve.model.ids import NOBODY
from delve.model.state import State

_TOP: Final = ["title", "rule", "format", "seed", "given", "then", "expect", "scenario"]
_THEN: Final = ["do", "expect", "refuse", "why", "offers"]

Data = dict[str, Any]


class Outcome:
    """How a scenario went: no failures means it passed."""

    def __init__(self, file: str, title: str, failures: list[str]) -> None:
        self.file = file
        self.title = title
        self.failures = failures

    def passed(self) -> bool:
        return not self.failures


# --- Files. -----------------------------------------------------------------------------------------------------


def scenario_files(paths: list[Path]) -> list[Path]:
    """The scenario files among these files and folders."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted(path.rglob("*.toml")))
        elif path.is_file():
            found.append(path)
        else:
            raise BadInput(f"{path}: there is no such file or folder")
    return found


def read_scenarios(path: Path) -> list[Data]:
    """The scenarios of one file, each complete."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise BadInput(f"{path}: {error}") from None
    return split(data, str(path))


def split(data: Data, where: str) -> list[Data]:
    """A file with ``[[scenario]]`` tables is several scenarios laid over what stands above them."""
    check_keys(data, _TOP, where)
    if "scenario" not in data:
        return [data]
    shared = {key: value for key, value in data.items() if key != "scenario"}
    check_keys(shared.get("given", {}), GIVEN, f"{where}: given")
    found: list[Data] = []
    for number, item in enumerate(tables(data["scenario"], f"{where}: scenario")):
        check_keys(item, _TOP, f"{where}: scenario[{number + 1}]")
        check_keys(item.get("given", {}), GIVEN, f"{where}: scenario[{number + 1}].given")
        given = laid_over(shared.get("given", {}), item.get("given", {}))
        found.append({**shared, **item, "given": given})
    return found


def laid_over(shared: Data, own: Data) -> Data:
    """What one scenario gives over what all of a file give, seat by seat."""
    given = {**shared, **own}
    below, above = shared.get("seat"), own.get("seat")
    if isinstance(below, dict) and isinstance(above, dict):
        given["seat"] = {
            number: {**below.get(number, {}), **above.get(number, {})} for number in sorted({*below, *above})
        }
    return given


def tables(value: object, where: str) -> list[Any]:
    if not isinstance(value, list):
        raise BadInput(f"{where}: expected a list of tables")
    return value


def run_file(book: CardBook, path: Path) -> list[Outcome]:
    return [run_scenario(book, data, str(path)) for data in read_scenarios(path)]


# --- Playing it. ----------------------------------------------------------------------------------------------------


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


def play_lines(state: State, log: list[Event], do: object, where: str) -> list[str]:
    texts = [do] if isinstance(do, str) else do
    if not isinstance(texts, list):
        raise BadInput(f"{where}: do: expected a line or a list of lines")
    for text in texts:
        seat, said = seat_of_line(str(text))
        if state.decision is None:
            return [f"{where}: {text!r}: nobody is asked anything (result: {state.result} {state.reason})"]
        if is_interjection(said):
            state.events = []
            refusal = interject(state, plain(said), state.decision.seat if seat < 0 else seat)
            if refusal:
                return [f"{where}: {text!r} cannot be done: {refusal}"]
            log.extend(state.events)
            continue
        if seat >= 0 and state.decision.seat != seat:
            offered = "; ".join(lines(state))
            return [f"{where}: {text!r}: it is seat {state.decision.seat + 1} that is asked; offered: {offered}"]
        option = parse(state, said)
        if option is None:
            reason = reason_for(state, said, where)
            offered = "; ".join(lines(state))
            return [f"{where}: {text!r} is not offered ({reason}); offered: {offered}"]
        state.events = []
        answer(state, option)
        log.extend(state.events)
    return []


def seat_of_line(text: str) -> tuple[int, str]:
    """``2: pass`` is said by the second seat."""
    head, colon, rest = text.partition(":")
    if colon and head.strip().isdigit():
        return int(head) - 1, rest.strip()
    return -1, text


def check_entry(state: State, log: list[Event], entry: Data, where: str) -> list[str]:
    failures = check_facts(state, log, entry.get("expect", {}), where)
    for text in as_lines(entry.get("offers", [])):
        if not is_offered(state, text):
            failures.append(f"{where}: {text!r} should be offered; offered: {'; '.join(lines(state))}")
    for text in as_lines(entry.get("refuse", [])):
        _, said = seat_of_line(text)
        if is_offered(state, text):
            failures.append(f"{where}: {text!r} should not be offered, but it is")
        elif "why" in entry:
            reason = reason_for(state, said, where)
            if str(entry["why"]).lower() not in reason.lower():
                failures.append(f"{where}: {text!r} is refused because {reason!r}, expected {entry['why']!r}")
    return failures


def is_offered(state: State, text: str) -> bool:
    """Whether a line may be said now, by the seat it names if it names one."""
    seat, said = seat_of_line(text)
    if is_interjection(said):
        return can_interject(state, plain(said), seat)
    if seat >= 0 and (state.decision is None or state.decision.seat != seat):
        return False
    return parse(state, said) is not None


def reason_for(state: State, said: str, where: str) -> str:
    try:
        if is_interjection(said):
            return interject(state.clone(), plain(said), state.decision.seat if state.decision else NOBODY)
        return why_not(state, state.decision.seat if state.decision else 0, said)
    except BadInput as error:
        raise BadInput(f"{where}: {error}") from None


def as_lines(value: object) -> list[str]:
    return [value] if isinstance(value, str) else [str(item) for item in value] if isinstance(value, list) else []


def check_facts(state: State, log: list[Event], expect: object, where: str) -> list[str]:
    if not isinstance(expect, dict):
        raise BadInput(f"{where}: expect: expected a table of facts")
    failures: list[str] = []
    for key, expected in expect.items():
        try:
            found = fact(state, log, key)
        except BadInput as error:
            raise BadInput(f"{where}: expect: {error}") from None
        if not agrees(key, expected, found):
            failures.append(f"{where}: expected {key} = {expected!r}, found {found!r}")
    return failures
