"""Whatever is sent, nothing breaks: every route with data made up from its own description, and frames of any kind."""

from __future__ import annotations

import json
import os
import random
import re

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.looking import ask
from tests.server.people import ANSWERS

from delve.model.decisions import VERBS

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

# What ends the session of whoever asks.
ENDING = {"/api/account", "/api/logout", "/api/logout/everywhere"}
# More of them with DELVE_FUZZ=1000.
made_up = settings(
    max_examples=int(os.environ.get("DELVE_FUZZ", "12")), deadline=None, suppress_health_check=list(HealthCheck)
)

# --- Every route. ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def regular(server):
    """The cookie of somebody who has a game, and the ids of a finished and of a waiting table."""
    from tests.server.people import Person

    person = Person(server)
    finished = person.open_table("competitive", "me", "random")
    person.gives_up(finished)
    waiting = person.open_table("competitive", "me", "open")
    yield person.http.cookies["delve"], [finished["id"], waiting["id"]]
    person.close()


@pytest.mark.parametrize("tag", ["people", "library", "tables"])
def test_every_route_answers_as_it_is_described(server, regular, tag):
    """By somebody whom nobody knows, and by somebody with a game, about tables that are there and that are not."""
    token, tables = regular
    described = schemathesis.openapi.from_dict(server.visit("GET", "/schema/openapi.json").json())
    for found in described.include(tag=tag).get_all_operations():
        made_up(given(case=found.ok().as_strategy())(checked_at(server, token, tables)))()


def checked_at(server, token, tables):
    """A test of one case at this server."""

    def check(case):
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


def says_it_in_words(sentence):
    """No types or patterns as a program writes them."""
    return not re.search(r"`(\$|str|int|float|bool|array|object|null)|matching regex", sentence)


# --- Frames of any kind. --------------------------------------------------------------------------------------------

TYPES = [
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


def frames(chance, offered, count):
    """Frames that are hardly ever right: pieces of right ones with wrong ones among them."""
    for _ in range(count):
        if chance.random() < 0.1:
            yield chance.choice(
                [*NOT_JSON, '{"a":' * 500, '{"x":' + "[" * 2000 + "]" * 2000 + ',"type":"do"}', b"\xff\x00"]
            )
            continue
        frame = {"type": chance.choice(TYPES), "id": chance.choice([1, "one", *VALUES])}
        for field in chance.sample(FIELDS, chance.randrange(4)):
            frame[field] = chance.choice([*VALUES, *offered])
        yield json.dumps(frame)


@pytest.mark.parametrize("format", ["solo-standard", "competitive", "multiplayer"])
def test_no_frame_breaks_a_table(light_server, new_person, format):
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
            # Every frame was answered, and the line goes on.
            line.said = 1_000_000
            assert line.ask(type="why", line="pass")["type"] == "told"
            answers = [message for message in line.seen if message["type"] in ANSWERS]
            assert len(answers) == 91
            assert all(says_it_in_words(each["reason"]) for each in answers if each["type"] == "refused")
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


def test_strange_names_are_answered(light_server, new_person):
    """By whatever verb and in whatever number."""
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


def test_somebody_who_watches_breaks_nothing_either(light_server, new_person):
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
def test_a_frame_that_is_too_long_ends_the_line_and_not_the_table(light_server, new_person, frame, code):
    person = new_person(light_server)
    table = person.open_table("solo-standard", "me")
    with person.come(table) as line:
        line.wait_for_game()
        line.socket.send(frame)
        assert line.closed()[0] == 1009
        line.come_back()
        assert line.play_on(1) == 1


def test_who_talks_too_fast_is_heard_more_slowly(light_server, new_person):
    """After a burst, so many a second: nothing is lost."""
    person = new_person(light_server)
    with person.come(person.open_table("solo-standard", "me")) as line:
        line.wait_for_game()
        ids = [line.send(type="why", line="pass") for _ in range(130)]
        heard = [line.wait_for("told")["id"] for _ in ids]
        assert heard == ids
