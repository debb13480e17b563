"""Fuzzing: every route with data generated from its OpenAPI description, and random frames."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.conftest import NewPerson
from tests.server.looking import ask
from tests.server.people import ANSWERS
from tests.server.running import Server

from delve.messages import say
from delve.model.decisions import VERBS

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

# Routes that end the client's session.
ENDING = {"/api/account", "/api/logout", "/api/logout/everywhere"}
# More of them with DELVE_FUZZ=1000.
made_up = settings(
    max_examples=int(os.environ.get("DELVE_FUZZ", "12")), deadline=None, suppress_health_check=list(HealthCheck)
)

# --- Every route. ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def regular(server: Server) -> Iterator[tuple[str, list[str]]]:
    """The cookie of somebody with a game, and the ids of a finished and a waiting table."""
    from tests.server.people import Person

    person = Person(server)
    finished = person.open_table("competitive", "me", "random")
    person.gives_up(finished)
    waiting = person.open_table("competitive", "me", "open")
    yield person.http.cookies["delve"], [finished["id"], waiting["id"]]
    person.close()


@pytest.mark.parametrize("tag", ["people", "library", "tables"])
def test_every_route_responds_as_documented(server: Server, regular: tuple[str, list[str]], tag: str) -> None:
    """For clients with and without a session, and for existing and missing tables."""
    token, tables = regular
    described = schemathesis.openapi.from_dict(server.visit("GET", "/schema/openapi.json").json())
    for found in described.include(tag=tag).get_all_operations():
        assert isinstance(found, Ok)
        made_up(given(case=found.ok().as_strategy())(checked_at(server, token, tables)))()


def checked_at(server: Server, token: str, tables: list[str]) -> Callable[[Any], None]:
    """A check of one case at this server."""

    def check(case: Any) -> None:
        used = server.visit("POST", "/api/guest").cookies["delve"] if case.path in ENDING else token
        cookie = {"Cookie": f"delve={used}"}
        for headers in ({}, cookie):
            answer = case.call(base_url=server.address, headers=headers)
            case.validate_response(answer, checks=CHECKS)
            assert "content-security-policy" in answer.headers
            assert answer.status_code != 400 or says_it_in_words(answer.json()["detail"])
        if "table" in case.path_parameters:
            for table in tables:
                case.path_parameters["table"] = table
                case.call_and_validate(base_url=server.address, headers=cookie, checks=CHECKS)

    return check


def says_it_in_words(sentence: str) -> bool:
    """Whether an error contains no types or patterns in code form."""
    return not re.search(r"`(\$|str|int|float|bool|array|object|null)|matching regex", sentence)


# --- Random frames. -------------------------------------------------------------------------------------------------

TYPES: list[object] = [
    *["do", "concede", "undo", "abandon", "answer_undo", "say", "why", "explain", "preview", "ping"],
    *["game", "", None, 7, [], {}],
]
FIELDS = ["id", "n", "line", "count", "request", "yes", "text", "what", "type", "", "\x00", "é"]
VALUES = [
    *[None, True, False, 0, -1, 1, 7, 100, 101, 2**31, 2**63, 2**64, 10**40, 0.5, -0.0, 1e308],
    *["", " ", "pass", "undo 1", "time", "stalling", "play", "play  boosted", "choose", "#", "#1", "Goblin#99"],
    *[
        "play Goblin#99999999999999999999",
        "play x disrupting 1",
        "play x disrupting \u00b2",
        "defend  with ",
        "card..power",
    ],
    *[
        "card.Goblin#\u00b2.power",
        "against.",
        "defence.#",
        "resources.",
        "resources.magic",
        "attack.power",
        "hand.limit",
    ],
    *["\x00", "\u2028", "\U0001f409", "é" * 200, "x" * 200, "x" * 201, "%s{}\\", "'; DROP TABLE inputs; --"],
    *[[], {}, [1], {"id": 1}, [[[[]]]], ["pass"]],
]
NOT_JSON = ["", " ", "{", "}", "null", "[]", "7", '"do"', "{}", '{"type": "do"', "{'type': 'do'}", "\x00", "NaN"]
NESTED = ['{"a":' * 500, '{"x":' + "[" * 2000 + "]" * 2000 + ',"type":"do"}']


def frames(chance: Random, offered: list[str], count: int) -> Iterator[str | bytes]:
    """Mostly invalid frames, made of pieces of valid ones."""
    for _ in range(count):
        if chance.random() < 0.1:
            deep = ['{"a":' * 500, '{"x":' + "[" * 2000 + "]" * 2000 + ',"type":"do"}']
            unreadable: list[str | bytes] = [*NOT_JSON, *deep, b"\xff\x00"]
            yield chance.choice(unreadable)
            continue
        frame = {"type": chance.choice(TYPES), "id": chance.choice([1, "one", *VALUES])}
        for field in chance.sample(FIELDS, chance.randrange(4)):
            frame[field] = chance.choice([*VALUES, *offered])
        yield json.dumps(frame)


@pytest.mark.parametrize("format", ["solo-standard", "competitive", "multiplayer"])
def test_no_frame_breaks_a_table(light_server: Server, new_person: NewPerson, format: str) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    chance = random.Random(seed)
    person = new_person(light_server)
    others = {"solo-standard": 0, "competitive": 1, "multiplayer": 2}[format]
    table = person.open_table(format, "me", *["random"] * others, quests_needed=3)
    ((secret,),) = ask(light_server, "SELECT secret FROM tables WHERE id = :id", id=table["id"])
    for _ in range(4):
        with person.come(table) as line:
            if not line.wait_until_asked():
                break
            for frame in frames(chance, line.options()[:2], 90):
                line.socket.send(frame)
            # Every frame was answered, and the socket still works.
            line.said = 1_000_000
            assert line.ask(type="why", line="pass")["type"] == "told"
            answers = [message for message in line.seen if message["type"] in ANSWERS]
            assert len(answers) == 91
            assert all(says_it_in_words(say(each["reason"])) for each in answers if each["type"] == "refused")
            if line.over is None:
                assert secret not in json.dumps(line.seen)
    info = person.get(f"/api/tables/{table['id']}")
    if info["stage"] == "playing":
        with person.come(table) as line:
            line.play_on(3)
    assert light_server.errors() == ""


STRANGE = [
    *["Goblin#\u00b2", "Goblin#\u0663", "Goblin#-1", "Goblin#0", "Goblin##", "#", "", " ", ",", "Goblin, ", "\u2019"],
    *["x disrupting \u00b2", "x disrupting 9", "x disrupting", " disrupting 2", "x boosted", " boosted"],
    *["x with", "with y", "\u00df" * 60],
]


def test_strange_names_get_answers(light_server: Server, new_person: NewPerson) -> None:
    """For every verb and number."""
    person = new_person(light_server)
    table = person.open_table("competitive", "me", "random")
    said = [f"{verb} {name}" for verb in VERBS for name in STRANGE]
    asked = [
        f"{kind}.{name}.{end}" for kind in ("card", "against", "defence") for name in STRANGE for end in ("power", "")
    ]
    with person.come(table) as line:
        line.play_on(3)
        assert line.wait_until_asked()
    for part in range(0, max(len(said), len(asked)), 30):
        with person.come(table) as line:
            line.wait_until_asked()
            n = line.n
            for each in said[part : part + 30]:
                assert line.ask(type="why", line=each)["type"] in {"told", "refused"}
                assert line.ask(type="preview", line=each)["type"] in {"told", "refused"}
            for each in asked[part : part + 30]:
                assert line.ask(type="explain", what=each)["type"] in {"told", "refused"}
            assert line.n == n
    assert light_server.errors() == ""


def test_frames_of_a_watcher_break_nothing_either(light_server: Server, new_person: NewPerson) -> None:
    chance = random.Random(7)
    host, watcher = new_person(light_server), new_person(light_server)
    table = host.open_table("competitive", "me", "open")
    with watcher.come(table) as line:
        for frame in frames(chance, ["pass"], 40):
            line.socket.send(frame)
        new_person(light_server).sit(table, 2)
        for frame in frames(chance, ["pass"], 40):
            line.socket.send(frame)
        line.said = 1_000_000
        assert line.ask(type="explain", what="encounter.limit")["type"] == "told"
        assert ask(light_server, 'SELECT * FROM inputs WHERE "table" = :id', id=table["id"]) == []


@pytest.mark.parametrize(
    ("frame", "code"),
    [("x" * 5000, 1009), ("x" * 20_000, 1009), (b"x" * 20_000, 1009)],
    ids=["long", "longer", "bytes"],
)
def test_an_oversized_frame_closes_the_socket_and_not_the_table(
    light_server: Server, new_person: NewPerson, frame: bytes | str, code: int
) -> None:
    person = new_person(light_server)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as line:
        line.wait_for_game()
        line.socket.send(frame)
        assert line.closed()[0] == 1009
        line.come_back()
        assert line.play_on(1) == 1


def test_a_frame_of_invalid_utf8_closes_the_connection_and_is_not_logged(
    light_server: Server, new_person: NewPerson
) -> None:
    person = new_person(light_server)
    with person.come(person.open_table("solo-standard", "me")) as line:
        line.wait_for_game()
        line.socket.send(b"\xff", text=True)
        assert line.closed()[0] == 1007
    assert "UTF-8" not in light_server.log.read_text()


def test_messages_over_the_rate_limit_are_delayed(light_server: Server, new_person: NewPerson) -> None:
    """After a burst messages are delayed, but none is lost."""
    person = new_person(light_server)
    with person.come(person.open_table("solo-standard", "me")) as line:
        line.wait_for_game()
        ids = [line.send(type="why", line="pass") for _ in range(130)]
        heard = [line.wait_for("told")["id"] for _ in ids]
        assert heard == ids
