"""Secrets: only views leave the process, and everybody can verify the secret shuffle afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from tests.properties.games import new_game, seeds, states, tables, viewers
from tests.server.apart import apart
from tests.server.conftest import NewPerson
from tests.server.looking import ask
from tests.server.people import Data, by_turn
from tests.server.running import Server

from delve.cli.main import main
from delve.engine import views
from delve.engine.fairness import commitment, seed_of
from delve.engine.hidden import TRUSTED_SPECTATOR, hidden_groups
from delve.engine.notation import lines
from delve.engine.play import Game
from delve.model.chance import Chance, seeded
from delve.model.events import EVERYONE
from delve.model.shown import View
from delve.model.state import State
from delve.server import patches, screens
from delve.server.limits import Limits
from delve.server.messages import AskPreview, Explain, Me, Why
from delve.server.news import FROM_THE_START
from delve.server.play import LiveGame
from delve.server.records import Record, SeatRow, TableRow
from delve.server.sockets import Connection

# --- The proof: redealing hidden cards changes no byte on the socket. ------------------------------------------------

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
    """A fake socket that records outgoing bytes."""

    def __init__(self) -> None:
        self.scope = {"client": None}
        self.sent: list[bytes] = []

    async def send_data(self, data: bytes, mode: str) -> None:
        self.sent.append(data)


def record_of(game: Game, viewer: int) -> Record:
    """A table with a person in every seat, with watching allowed as needed for this viewer."""
    row = TableRow(
        id="table",
        format=game.setup.format.written or game.setup.format.id,
        stage="playing",
        quests_needed=game.setup.quests_needed,
        spectators="open" if viewer == TRUSTED_SPECTATOR else "closed",
        listed=True,
        takeover=0,
        secret="",
        content="",
        host="",
        created=0.0,
        begun=0.0,
        result="none",
        reason="",
        rematch=None,
        position=None,
        lesson="",
        rule="",
        practice_of="",
        required_quest="",
        round=1,
        campaign="",
    )
    seats = [
        SeatRow(
            table="table",
            seat=seat,
            kind="person",
            person=f"person {seat}",
            agent="",
            deck={"name": "", "deck": "", "brought": brought},
            contribution="",
            here_until=0.0,
            reserved=None,
            person_name=f"person {seat}",
            alive_until=None,
            answered_at=None,
        )
        for seat, brought in enumerate(game.setup.seats)
    ]
    return Record(row, seats)


async def bytes_sent(game: Game, before: State, state: State, viewer: int) -> list[bytes]:
    """Everything sent to a viewer in two states.

    The first view, its changes with the whole story, answers to questions, and the second view as a whole.
    """
    record = record_of(game, viewer)
    # The real game with other states.
    shown: Any = SimpleNamespace(state=before, log=[], inputs=game.inputs)
    live = LiveGame(record, shown, None, None)  # type: ignore[arg-type]

    def others_look() -> None:
        """Fills the caches: the public part is cached per table."""
        for other in viewers(state):
            if other != viewer:
                live.frame(other, live.n - 1)

    async def found(table: str) -> LiveGame:
        return live

    services: Any = SimpleNamespace(
        tables=None,
        undo=None,
        chat=None,
        presence=None,
        conduct=None,
        sessions=None,
        hints=None,
        limits=Limits({}),
        games=SimpleNamespace(live={"table": live}, game=found),
    )
    wire: Any = Wire()
    me = Me(f"person {viewer}" if viewer >= 0 else "onlooker", "Somebody", True)
    connection = Connection(wire, services, me, "", record, all_events=True)
    connection.outgoing.over = True  # the ingredients of the shuffle are public at the end
    others_look()
    await connection.outgoing.show_game()
    shown.state, shown.log = state, visible_past(game, state, viewer)
    live.news.screens.go_on()
    live._settle(0, "pass", 0.0)
    others_look()
    await connection.outgoing.show_game()
    assert [msgspec.json.decode(each)["type"] for each in wire.sent] == ["game", "update"]
    for said in questions(state):
        await connection.incoming.answer(said)
    return [*wire.sent, live.frame(viewer, FROM_THE_START)]


def questions(state: State) -> Iterator[Why | Explain | AskPreview]:
    for what in QUESTIONS:
        yield Explain(1, what)
    if state.decision is not None:
        said = lines(state)
        for each in (said[0], said[-1], "play Short Bow", "play Fireball boosted", "choose Goblin"):
            yield Why(2, each)
        for each in said[:3]:
            yield AskPreview(3, each)


def visible_past(game: Game, state: State, viewer: int) -> list[Any]:
    """The log without events about cards that have since become hidden from this viewer again."""
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
    """Every card id in a message."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key in {"id", "card", "other", "card_id", "other_id"} and type(item) is int:
                yield item
            else:
                yield from ids_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from ids_in(item)


def redealt(state: State, viewer: int, chance: Chance) -> State:
    """The state with the cards shuffled that this viewer cannot tell apart."""
    twin = state.clone()
    for group in hidden_groups(twin, viewer):
        for place, source in zip(group, chance.shuffled(tuple(group)), strict=True):
            twin.edit(place).card = state.entities[source].card
    twin.changed = state.changed
    return twin


async def prove(at: tuple[str, int], seed: int) -> None:
    game = new_game(at, seed)
    chance = seeded(seed)
    before = game.state.clone()
    for number, _ in enumerate(states(game, seed)):
        if number % (9 * game.state.seats):
            before = game.state.clone()
            continue
        for viewer in viewers(game.state):
            sent = await bytes_sent(game, before, game.state, viewer)
            assert len(sent) > len(QUESTIONS)
            was, now = redealt(before, viewer, chance), redealt(game.state, viewer, chance)
            assert await bytes_sent(game, was, now, viewer) == sent
            # Not even the ids of hidden cards are sent, as they could identify cards later.
            for told, state in ((sent[0], before), (sent[1], game.state), (sent[-1], game.state)):
                assert not hidden_from(state, viewer) & set(ids_in(msgspec.json.decode(told)))


@settings(max_examples=10, deadline=None)
@given(tables, seeds)
def test_no_byte_on_the_socket_depends_on_hidden_cards(at: tuple[str, int], seed: int) -> None:
    apart(prove(at, seed))


def peeked(state: State, viewer: int) -> list[str]:
    return [state.card(id).name for id in sorted(hidden_from(state, viewer))[:5]]


def test_the_proof_would_notice_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.seen_by
    monkeypatch.setattr(
        screens, "seen_by", lambda state, shown, viewer: {**honest(state, shown, viewer), "top": peeked(state, viewer)}
    )
    with pytest.raises(AssertionError):
        apart(prove(("competitive", 2), 1))


def test_the_proof_would_notice_a_view_shared_with_another_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.seen_by

    def careless(state: State, shown: Any, viewer: int) -> View:
        shown.setdefault("top", peeked(state, viewer))
        return honest(state, shown, viewer)

    monkeypatch.setattr(screens, "seen_by", careless)
    with pytest.raises(AssertionError):
        apart(prove(("competitive", 2), 1))


def test_the_proof_would_notice_the_changes_of_another_viewer(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = patches.changes
    last: list[Any] = [[]]

    def careless(old: object, new: object) -> Any:
        last.append(honest(old, new))
        return last[-2]

    monkeypatch.setattr(screens, "changes", careless)
    with pytest.raises(AssertionError):
        apart(prove(("competitive", 2), 1))


# --- The secret is revealed to everybody at the end, and to nobody before. -------------------------------------------


def test_secret_and_seed_are_not_sent_before_the_end(server: Server, new_person: NewPerson) -> None:
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


def test_the_server_commits_before_a_player_contributes(server: Server, new_person: NewPerson) -> None:
    person, other = new_person(), new_person()
    drawn = person.post("/api/shuffles", status=201)["commitment"]
    wish = {"format": "solo-standard", "seats": [{"kind": "me", "contribution": "drawn afterwards"}], "shuffle": drawn}
    assert "commitment" in other.post("/api/tables", wish, 400)["detail"]
    table = person.post("/api/tables", wish, 201)
    assert table["commitment"] == drawn
    # It can be used only once, so nobody can try out shuffles.
    assert "used up" in person.post("/api/tables", wish, 400)["detail"]
    person.post("/api/tables", {**wish, "shuffle": "f" * 63}, 400)
    with person.come(table) as line:
        line.play_on(2000)
        assert commitment(line.wait_until_over()["secret"]) == drawn


def test_a_finished_game_is_shown_moment_by_moment(server: Server, new_person: NewPerson) -> None:
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
    # The game is over, so hands are visible.
    assert all(card["name"] for card in moments[1]["view"]["seats"][0]["hand"])
    assert moments[-1]["view"]["result"] == line.view["result"]
    assert new_person().get(f"/api/tables/{table['id']}/story?from=99999")["moments"] == []


# --- The downloaded game contains its proof. -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def downloaded(light_server: Server) -> tuple[Data, str]:
    """The downloaded game of a table with two contributions."""
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


def verified(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, Any]:
    file = tmp_path / "game.jsonl"
    file.write_text(text)
    status = main(["replay", str(file), "--verify"])
    return status, capsys.readouterr()


def test_a_downloaded_game_is_verified(
    downloaded: tuple[Data, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
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
def test_a_game_that_was_tampered_with_is_refused(
    downloaded: tuple[Data, str], tmp_path: Path, capsys: pytest.CaptureFixture[str], row: int, change: dict[str, Any]
) -> None:
    rows = [json.loads(line) for line in downloaded[1].splitlines()]
    rows[row].update(change)
    status, _ = verified("".join([json.dumps(each) + "\n" for each in rows]), tmp_path, capsys)
    assert status in {1, 2}


def test_a_missing_answer_is_detected(
    downloaded: tuple[Data, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = downloaded[1].splitlines(keepends=True)
    status, _ = verified("".join([*rows[:4], *rows[5:]]), tmp_path, capsys)
    assert status == 1
