"""Secrets: only views leave the process, and the shuffle that nobody knew can be checked by everybody afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from tests.properties.games import new_game, seeds, states, tables, viewers
from tests.server.apart import apart
from tests.server.looking import ask
from tests.server.people import by_turn

from delve.cli.main import main
from delve.engine.fairness import commitment, seed_of
from delve.engine.hidden import TRUSTED_SPECTATOR, hidden_groups
from delve.engine.notation import lines
from delve.engine.play import Game
from delve.model.chance import seeded
from delve.model.events import EVERYONE
from delve.model.state import State
from delve.server import play
from delve.server.limits import Limits
from delve.server.messages import Explain, Me, Preview, Why
from delve.server.play import FROM_THE_START, LiveGame
from delve.server.records import Record
from delve.server.sockets import Connection

# --- The proof: what is hidden may be dealt anew, and not one byte on the socket changes. ----------------------------

QUESTIONS = [
    "dungeon.stamina",
    "dungeon.power",
    "attack.power",
    "hand.limit",
    "encounter.points",
    "encounter.limit",
    "resources.magic",
    "card.Short Bow.cost",
    "card.Fireball.cost",
    "card.Goblin.life",
]


class Wire:
    """The place of a socket: keeps the bytes that would go out."""

    def __init__(self) -> None:
        self.scope = {"client": None}
        self.sent: list[bytes] = []

    async def send_data(self, data: bytes, mode: str) -> None:
        self.sent.append(data)


def record_of(game: Game, viewer: int) -> Record:
    """A table with a person in every seat, at which others may watch as this viewer does."""
    row: Any = {
        "id": "table",
        "format": game.setup.format.written or game.setup.format.id,
        "stage": "playing",
        "spectators": "open" if viewer == TRUSTED_SPECTATOR else "closed",
        "begun": 0.0,
    }
    seats: Any = [{"seat": seat, "kind": "person", "person": f"person {seat}"} for seat in range(game.state.seats)]
    return Record(row, seats)


async def bytes_sent(game: Game, state: State, viewer: int) -> list[bytes]:
    """All that a viewer's socket would carry: the game with its whole story, and answers to questions about it."""
    record = record_of(game, viewer)
    # The game as it is, with another state in place of its own.
    shown: Any = SimpleNamespace(state=state, log=visible_past(game, state, viewer), inputs=game.inputs)
    live = LiveGame(record, shown, None, None)  # type: ignore[arg-type]
    # What lies open is worked out once for all at a table: the others have looked before.
    for other in viewers(state):
        if other != viewer:
            live.news(other, FROM_THE_START)

    async def found(table: str) -> LiveGame:
        return live

    services: Any = SimpleNamespace(
        tables=None,
        undo=None,
        chat=None,
        presence=None,
        conduct=None,
        sessions=None,
        limits=Limits({}),
        games=SimpleNamespace(live={"table": live}, game=found),
    )
    wire: Any = Wire()
    me = Me(f"person {viewer}" if viewer >= 0 else "onlooker", "Somebody", True)
    connection = Connection(wire, services, me, "", record, all_events=True)
    connection.over = True  # what a shuffle was made of is shown when it is over, to all
    await connection.show_game()
    for said in questions(state):
        await connection.answer(said)
    return list(wire.sent)


def questions(state: State) -> Iterator[Why | Explain | Preview]:
    for what in QUESTIONS:
        yield Explain(1, what)
    if state.decision is not None:
        said = lines(state)
        for each in (said[0], said[-1], "play Short Bow", "play Fireball boosted", "choose Goblin"):
            yield Why(2, each)
        for each in said[:3]:
            yield Preview(3, each)


def visible_past(game: Game, state: State, viewer: int) -> list[Any]:
    """The log without what this viewer has seen of cards that have since become hidden again."""
    hidden = hidden_from(state, viewer)
    return [
        event
        for event in game.log
        if (event.visible not in {EVERYONE, viewer} and viewer != TRUSTED_SPECTATOR)
        or (event.card not in hidden and event.other not in hidden)
    ]


def hidden_from(state: State, viewer: int) -> set[int]:
    return {id for group in hidden_groups(state, viewer) for id in group}


def ids_in(value: object) -> Iterator[int]:
    """Every number by which a message names a card."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key in {"id", "card", "other", "card_id", "other_id"} and type(item) is int:
                yield item
            else:
                yield from ids_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from ids_in(item)


async def prove(at: tuple[str, int], seed: int) -> None:
    game = new_game(at, seed)
    chance = seeded(seed)
    for number, _ in enumerate(states(game, seed)):
        if number % (9 * game.state.seats):
            continue
        for viewer in viewers(game.state):
            sent = await bytes_sent(game, game.state, viewer)
            assert len(sent) > len(QUESTIONS)
            twin = game.state.clone()
            for group in hidden_groups(twin, viewer):
                for place, source in zip(group, chance.shuffled(tuple(group)), strict=True):
                    twin.edit(place).card = game.state.entities[source].card
            twin.changed = game.state.changed
            assert await bytes_sent(game, twin, viewer) == sent
            # A hidden card is not even named by its number, which would tell it from others later.
            assert not hidden_from(game.state, viewer) & set(ids_in(msgspec.json.decode(sent[0])))


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_not_a_byte_on_the_socket_depends_on_what_is_hidden(at: tuple[str, int], seed: int) -> None:
    apart(prove(at, seed))


def peeked(state: State, viewer: int) -> list[str]:
    return [state.card(id).name for id in sorted(hidden_from(state, viewer))[:5]]


def test_the_proof_would_notice_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = play.seen_by
    monkeypatch.setattr(
        play, "seen_by", lambda state, shown, viewer: {**honest(state, shown, viewer), "top": peeked(state, viewer)}
    )
    with pytest.raises(AssertionError):
        apart(prove(("competitive", 2), 1))


def test_the_proof_would_notice_what_was_shown_to_another(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = play.seen_by

    def careless(state: State, shown: dict[str, Any], viewer: int) -> dict[str, Any]:
        shown.setdefault("top", peeked(state, viewer))
        return honest(state, shown, viewer)

    monkeypatch.setattr(play, "seen_by", careless)
    with pytest.raises(AssertionError):
        apart(prove(("competitive", 2), 1))


# --- Before the end nobody is told the secret; after it, everybody. ------------------------------------------------


def test_the_secret_and_the_seed_are_not_told_before_the_end(server, new_person):
    host, guest, watcher = new_person(), new_person(), new_person()
    wish = {
        "format": "competitive",
        "seats": [{"kind": "me", "contribution": "first words"}, {"kind": "open"}],
        "spectators": "open",
    }
    table = host.post("/api/tables", wish, 201)
    guest.sit(table, 2, contribution="second words")
    path = f"/api/tables/{table['id']}"
    ((secret,),) = ask(server, "SELECT secret FROM tables WHERE id = :id", id=table["id"])
    seed = str(seed_of(secret, ["first words", "second words"]))
    told = [host.http.get(address).text for address in (path, "/api/tables", "/api/tables/mine")]
    with host.come(table, "?events=all") as one, guest.come(table) as other, watcher.come(table) as third:
        one.wait_for_game()
        other.wait_for_game()
        for _ in range(20):
            asked, _ = by_turn(one, other)
            n = one.n
            asked.do(asked.options()[-1])
            for line in (one, other):
                line.wait_for_game(n + 1)
        third.wait_for_game(one.n)
        for address in (f"{path}/replay", f"{path}/story"):
            refused = host.http.get(address)
            assert refused.status_code == 403
            told.append(refused.text)
        told.extend([json.dumps(message) for line in (one, other, third) for message in line.seen])
        assert not [text for text in told if secret in text or seed in text]

        guest.http.get(path)
        other.ask(type="concede")
        for line in (one, other, third):
            over = line.wait_until_over()
            assert over["secret"] == secret
            assert over["commitment"] == table["commitment"] == commitment(secret)
            assert over["contributions"] == ["first words", "second words"]
            assert over["seed"] == seed


def test_the_server_commits_before_a_player_contributes(server, new_person):
    person, other = new_person(), new_person()
    drawn = person.post("/api/shuffles", status=201)["commitment"]
    wish = {"format": "solo-standard", "seats": [{"kind": "me", "contribution": "drawn afterwards"}], "shuffle": drawn}
    assert "committed" in other.post("/api/tables", wish, 400)["detail"]
    table = person.post("/api/tables", wish, 201)
    assert table["commitment"] == drawn
    # It serves once: nobody can try out what comes of it.
    assert "used up" in person.post("/api/tables", wish, 400)["detail"]
    person.post("/api/tables", {**wish, "shuffle": "f" * 63}, 400)
    with person.come(table) as line:
        line.play_on(2000)
        assert commitment(line.wait_until_over()["secret"]) == drawn


def test_a_finished_game_is_shown_moment_by_moment(server, new_person):
    person = new_person()
    table = person.open_table("solo-standard", "me", spectators="no")
    with person.come(table) as line:
        line.play_on(2000)
        line.wait_until_over()
    story = person.get(f"/api/tables/{table['id']}/story")
    moments = story["moments"]
    while len(moments) < story["count"]:
        moments.extend(new_person().get(f"/api/tables/{table['id']}/story?from={len(moments)}")["moments"])
    assert [moment["n"] for moment in moments] == list(range(story["count"]))
    assert moments[0]["input"] is None
    # It is over: the hands are open.
    assert all(card["name"] for card in moments[1]["view"]["seats"][0]["hand"])
    assert moments[-1]["view"]["result"] == line.view["result"]
    assert new_person().get(f"/api/tables/{table['id']}/story?from=99999")["moments"] == []


# --- The downloaded game is its own proof. ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def downloaded(light_server):
    """The saved game of a table with two contributions, as anybody may download it."""
    from tests.server.people import Person

    host, guest = Person(light_server), Person(light_server)
    try:
        table = host.open_table("competitive", "me", "open")
        guest.sit(table, 2, contribution="salt, and pepper")
        with host.come(table) as one, guest.come(table) as other:
            one.wait_for_game()
            other.wait_for_game()
            for _ in range(15):
                asked, _ = by_turn(one, other)
                n = one.n
                asked.do(asked.options()[0])
                one.wait_for_game(n + 1)
                other.wait_for_game(n + 1)
            one.ask(type="undo", count=1)
            one.ask(type="concede")
            over = one.wait_until_over()
        answer = host.http.get(f"/api/tables/{table['id']}/replay")
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        return over, answer.text
    finally:
        host.close()
        guest.close()


def verified(text, tmp_path, capsys):
    file = tmp_path / "game.jsonl"
    file.write_text(text)
    status = main(["replay", str(file), "--verify"])
    return status, capsys.readouterr()


def test_a_downloaded_game_is_verified(downloaded, tmp_path, capsys):
    over, text = downloaded
    status, streams = verified(text, tmp_path, capsys)
    assert status == 0
    assert streams.out.startswith("Verified")
    header = json.loads(text.splitlines()[0])
    assert header["seed_commitment"] == over["commitment"]
    assert header["secret"] == over["secret"]
    assert str(header["seed"]) == over["seed"]


@pytest.mark.parametrize(
    ("row", "change"),
    [
        (0, {"seed": 7}),
        (0, {"secret": "00" * 32}),
        (0, {"secret": "not a secret"}),
        (0, {"seed_commitment": "00" * 32}),
        (0, {"contributions": ["", "salt"]}),
        (0, {"contributions": None}),
        (3, {"state": "000000000000"}),
        (3, {"do": "concede"}),
        (3, {"seat": 9}),
        (-1, {"seat": 2}),
    ],
)
def test_a_game_that_was_tampered_with_is_refused(downloaded, tmp_path, capsys, row, change):
    rows = [json.loads(line) for line in downloaded[1].splitlines()]
    rows[row].update(change)
    status, _ = verified("".join([json.dumps(each) + "\n" for each in rows]), tmp_path, capsys)
    assert status in {1, 2}


def test_an_answer_that_was_left_out_is_missed(downloaded, tmp_path, capsys):
    rows = downloaded[1].splitlines(keepends=True)
    status, _ = verified("".join([*rows[:4], *rows[5:]]), tmp_path, capsys)
    assert status == 1
