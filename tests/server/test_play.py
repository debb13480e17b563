"""Playing at a table: answers, bots and stand-ins, clocks, undo, conceding, chat, lost connections."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.apart import apart
from tests.server.conftest import NewDatabase, NewPerson, StartServer
from tests.server.looking import ask
from tests.server.people import Data, Line, by_turn
from tests.server.running import PATIENCE, Server

from delve.messages import message, say
from delve.server.database import Database, database_url
from delve.server.errors import Forbidden
from delve.server.games import Games
from delve.server.play import LiveGame


def both(new_person: NewPerson, format: str = "competitive", **more: Any) -> tuple[Line, Line]:
    """Two people at a table."""
    host, guest = new_person(), new_person()
    table = host.open_table(format, "me", "open", **more)
    guest.sit(table, 2)
    return host.come(table), guest.come(table)


def inputs_of(server: Server, line: Line) -> list[tuple[Any, ...]]:
    """The stored inputs of a game."""
    return ask(server, 'SELECT n, seat, line FROM inputs WHERE "table" = :id ORDER BY n', id=line.table)


# --- Answers. -------------------------------------------------------------------------------------------------------


def test_a_whole_game_over_the_socket(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("solo-standard", "me")
    with person.come(table) as line:
        answered = line.play_on(2000)
        over = line.wait_until_over()
        assert line.view["result"] in {"won", "lost"}
        assert line.asked is None
        assert "over" in say(line.do("pass")["reason"])
    assert over["commitment"] == table["commitment"]
    kept = inputs_of(server, line)
    assert [n for n, _, _ in kept] == list(range(answered))
    info = person.get(f"/api/tables/{table['id']}")
    assert (info["stage"], info["result"]) == ("over", line.view["result"])


def test_everybody_gets_their_own_view_of_an_answer(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person, "coop-2")
    with one, other:
        one.wait_for_game()
        other.wait_for_game()
        while one.n < 6:
            asked, _ = by_turn(one, other)
            assert one.asked is not None
            assert other.asked is not None
            assert one.asked["seat"] == other.asked["seat"]
            n = one.n
            # The last option keeps the cards in hand.
            assert asked.do(asked.options()[-1])["type"] == "ack"
            one.wait_for_game(n + 1)
            other.wait_for_game(n + 1)
        assert one.view["round"] == other.view["round"]
        assert [card["name"] for card in one.view["seats"][0]["hand"]]
        assert set(other.view["seats"][0]["hand"]) == {None}


def test_stale_and_repeated_answers_are_answered_and_not_applied(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("solo-standard", "me")
    with person.come(table) as line:
        line.wait_until_asked()
        said = line.options()[0]
        first = line.do(said, 0)
        assert first == {"type": "ack", "id": first["id"], "n": 1}
        # Repetitions, in different spellings: it is stored already.
        for again in (said, f"  {said.upper()} "):
            answer = line.do(again, 0)
            assert (answer["type"], answer["n"]) == ("ack", 1)
        line.wait_for_game(1)
        # Another answer to a closed question, and an answer to a future one.
        assert line.do("pass to nobody", 0)["type"] == "stale"
        assert line.do(line.options()[0], 7)["type"] == "stale"
        assert line.do(line.options()[0], -1)["type"] == "stale"
        assert line.do(line.options()[0], 10**30)["type"] == "stale"
        assert line.do("play Nothing At All", 1)["type"] == "refused"
    assert len(inputs_of(server, line)) == 1


@pytest.mark.parametrize("said", ["undo 1", "undo x", "undo", "time", "TIME", "Time#1"])
def test_inputs_reserved_for_the_server_are_refused(server: Server, new_person: NewPerson, said: str) -> None:
    """Players cannot send the inputs of the clock and of undo."""
    one, other = both(new_person)
    with one, other:
        one.wait_for_game()
        other.wait_for_game()
        asked, waiting = by_turn(one, other)
        asked.play_on(1)
        waiting.wait_for_game(1)
        for line in (one, other):
            answer = line.do(said)
            assert answer["type"] == "refused", answer
        assert len(inputs_of(server, one)) == 1


def test_out_of_turn_is_refused_with_a_reason(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person)
    with one, other:
        one.wait_for_game()
        other.wait_for_game()
        asked, waiting = by_turn(one, other)
        refused = waiting.do(asked.options()[0])
        assert say(refused["reason"]) == f"it is seat {asked.view['seat']} that is asked"


def test_questions_about_the_game_are_answered(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    with person.come(person.open_table("solo-standard", "me")) as line:
        line.wait_until_asked()
        total = line.ask(type="explain", what="encounter.limit")
        assert total["total"] == line.view["limit"]
        assert total["rows"]
        assert "no number" in say(line.ask(type="explain", what="nothing")["reason"])
        assert line.ask(type="why", line=line.options()[0])["reason"] is None
        assert "not in your Hand" in say(line.ask(type="why", line="play Nothing At All")["reason"])
        assert set(line.ask(type="preview", line=line.options()[0])["preview"]) >= {"attack", "defence", "changes"}
        assert line.ask(type="preview", line="play Nothing At All")["type"] == "refused"


def test_pings_are_answered_even_before_play(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    for seats in (["me"], ["me", "open"]):
        table = person.open_table("solo-standard" if len(seats) == 1 else "competitive", *seats)
        with person.come(table) as line:
            assert line.ask(type="ping")["type"] == "ack"


def test_ids_are_the_clients_own(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    with person.come(person.open_table("solo-standard", "me")) as line:
        line.wait_for_game()
        for id in ("a text", 0, -5, 2**60):
            line.socket.send(json.dumps({"type": "why", "id": id, "line": "pass"}))
            assert line.wait_for("told")["id"] == id


# --- Lost connections. ----------------------------------------------------------------------------------------------


def test_a_reconnecting_client_misses_nothing(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person, "coop-2")
    with one, other:
        story = list(one.until(lambda message: message["type"] == "game")["events"])
        other.wait_for_game()
        while other.n < 12:
            asked, _ = by_turn(one, other)
            n = one.n
            if n % 4 == 1:
                one.drop()
                if asked is other:
                    other.do(other.options()[0])
                    other.wait_for_game(n + 1)
                one.come_back()
                one.n = -1
                one.wait_for_game(n)
                if asked is other:
                    assert one.n == n + 1
                    continue
            asked.do(asked.options()[0])
            one.wait_for_game(n + 1)
            other.wait_for_game(n + 1)
        with Line(one.person, one.table, "?events=all") as whole:
            told = whole.until(lambda message: message["type"] == "game")
            assert told["from"] == 0
            assert told["view"] == one.view
            assert story == told["events"][: len(story)]


def test_events_follow_each_other_without_a_gap(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("solo-standard", "me")
    with person.come(table, "?events=all") as line:
        line.play_on(25)
        log: list[Data] = []
        for message in line.seen:
            if message["type"] == "game":
                assert message["from"] == len(log)
                log.extend(message["events"])
        with person.come(table, "?events=all") as whole:
            assert whole.until(lambda message: message["type"] == "game")["events"] == log


def test_a_player_who_waited_gets_the_story_from_its_beginning(server: Server, new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.open_table("competitive", "me", "open")
    with host.come(table, "?events=all") as waiting:
        guest.sit(table, 2)
        first = waiting.until(lambda message: message["type"] == "game")
        assert first["from"] == 0
        assert first["events"]


def test_an_answer_on_a_dropped_connection_is_stored_at_most_once(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("solo-standard", "me")
    line = person.come(table)
    for _ in range(5):
        line.wait_until_asked()
        n, said = line.n, line.options()[0]
        line.send(type="do", n=n, line=said)
        line.drop()
        line.come_back()
        line.n = -1
        assert line.ask(type="do", n=n, line=said)["type"] == "ack"
        line.wait_for_game(n + 1)
        assert len(inputs_of(server, line)) == line.n == n + 1
    line.close()


# --- Bots and stand-ins. --------------------------------------------------------------------------------------------


def test_bots_play_among_themselves_while_somebody_watches(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("competitive", "random", "random")
    with person.come(table) as line:
        line.wait_for_game()
        assert line.view["seat"] == 0
        while {seat for _, seat, _ in inputs_of(server, line)} != {0, 1}:
            line.wait_for_game(line.n + 1)


def test_a_bot_answers_for_its_own_seat_at_a_table_with_takeover(server: Server, new_person: NewPerson) -> None:
    """The bot does not wait for the takeover time."""
    person = new_person()
    table = person.open_table("competitive", "me", "random", takeover=86_400)
    with person.come(table) as line:
        begun = time.monotonic()
        line.play_on(8)
        assert time.monotonic() - begun < PATIENCE


def test_a_bot_stands_in_for_an_absent_player_and_hands_back(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person, "coop-2", takeover=1)
    with one, other:
        one.wait_for_game()
        other.wait_for_game()
        # While everybody is present, no bot stands in.
        one.until(
            lambda message: message["type"] == "table" and all(seat["here"] for seat in message["table"]["seats"])
        )
        seat = other.view["seat"]
        assert one.standing_in(seat) == (True, False, 0.0)
        before = len(played_by(server, one, seat))
        went = time.time()
        other.close()
        one.until(lambda message: message["type"] == "table" and not message["table"]["seats"][seat - 1]["here"])
        here, stand_in, begins = one.standing_in(seat)
        assert (here, stand_in) == (False, False)
        assert went + 1 <= begins <= time.time() + 1
        # It is announced once when it begins, and visible on request.
        one.play_until(lambda: one.standing_in(seat)[1])
        assert time.time() >= begins
        assert len(played_by(server, one, seat)) > before
        assert new_person().get(f"/api/tables/{one.table}")["seats"][seat - 1]["stand_in"] is True
        told = count_tables(one)
        one.play_until(lambda: one.is_asked() and len(played_by(server, one, seat)) > before + 2)
        assert count_tables(one) == told
        other.come_back()
        assert other.wait_for("stood_in")["count"] == len(played_by(server, one, seat)) - before
        one.until(lambda message: message["type"] == "table")
        assert one.standing_in(seat) == (True, False, 0.0)
        # Back at the table, with two pages: the next question waits for the person, even longer than the takeover time.
        with Line(other.person, other.table) as second:
            second.wait_for_game()
            assert [message for message in second.seen if message["type"] == "stood_in"] == []
        other.wait_for_game(one.n)
        while not other.is_asked():
            assert one.over is None
            if one.is_asked() and one.n == other.n:
                one.play_on(1)
            else:
                one.wait_for_game(other.n)
            other.wait_for_game(one.n)
        with pytest.raises(TimeoutError):
            other.until(lambda message: message["type"] == "game", 4)
        assert other.do(other.options()[0])["type"] == "ack"


def count_tables(line: Line) -> int:
    return [message["type"] for message in line.seen].count("table")


def played_by(server: Server, line: Line, seat: int) -> list[str]:
    return [said for _, by, said in inputs_of(server, line) if by == seat - 1]


def test_a_bot_notices_that_somebody_left_during_the_presence_query(tmp_path: Path) -> None:
    record: Any = SimpleNamespace(
        id="table", seats=[SimpleNamespace(kind="person")], row=SimpleNamespace(takeover=1, begun=0.0, lesson="")
    )

    class Presence:
        """Somebody is present, and leaves before the query returns."""

        until = time.time() + 30

        async def here_until(self, table: str, seat: int) -> float:
            found, self.until = self.until, time.time() - 30
            live.stir()
            return found

        def awake_since(self) -> float:
            return 0.0

    async def who_plays() -> str | None:
        return await asyncio.wait_for(games.player_for(live, 0, 0), 10)

    database = Database(database_url(str(tmp_path / "delve.sqlite")))
    game: Any = SimpleNamespace(log=[], state=SimpleNamespace(round=1, active=0))
    nothing: Any = None
    live = LiveGame(record, game, database, nothing)
    live.loaded = 0.0
    presence: Any = Presence()
    games = Games(database, nothing, nothing, presence, publish=nothing, bot_pause=0.0, bots_linger=60.0)
    assert apart(who_plays()) == "steady"


def test_a_load_before_play_began_is_not_shared_with_later_callers(tmp_path: Path) -> None:
    """A game is requested before it begins; it begins during the query, and another request arrives."""
    live: Any = SimpleNamespace(used=0.0)
    nothing: Any = None

    class Asked(Games):
        """Games that begin during their first load."""

        has_begun = False

        async def _from_disk(self, table: str) -> LiveGame:
            found, self.has_begun = self.has_begun, True
            await asyncio.sleep(0.01)
            if not found:
                raise Forbidden(message("server-play-not-begun-table"))
            found_live: LiveGame = live
            return found_live

    async def both_ask() -> Any:
        return await asyncio.gather(games.game("table"), games.game("table"), return_exceptions=True)

    games = Asked(
        Database(database_url(str(tmp_path / "delve.sqlite"))),
        nothing,
        nothing,
        nothing,
        publish=nothing,
        bot_pause=0.0,
        bots_linger=60.0,
    )
    early, in_time = apart(both_ask())
    assert isinstance(early, Forbidden)
    assert in_time is live


def test_a_player_who_returns_while_the_bot_thinks_answers_themselves(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--bot-pause", "30")
    person = new_person(server)
    table = person.open_table("solo-standard", "me", takeover=1)
    time.sleep(4)
    with person.come(table) as line:
        line.wait_until_asked()
        with pytest.raises(TimeoutError):
            line.until(lambda message: message["type"] == "game", 2)
        assert line.n == 0


def test_absences_survive_a_crash(start_server: StartServer, new_database: NewDatabase, new_person: NewPerson) -> None:
    """Even after so much time that the row of their worker was deleted."""
    server = start_server(new_database("sqlite"))
    host, guest = new_person(server), new_person(server)
    table = host.open_table("coop-2", "me", "open", takeover=1)
    guest.sit(table, 2)
    with host.come(table) as one:
        one.wait_for_game()
        one.play_on(1)
        one.play_until(lambda: one.standing_in(2)[1])
        server.kill()
    for change in (
        "workers SET alive_until = alive_until - 100000",
        "inputs SET at = at - 100000",
        "tables SET begun = 0",
    ):
        ask(server, f"UPDATE {change}")
    server.start()
    seats = host.get(f"/api/tables/{table['id']}")["seats"]
    assert [(seat["here"], seat["stand_in"]) for seat in seats] == [(False, False), (False, True)]


def test_no_bot_stands_in_before_people_could_come(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("solo-standard", "me", takeover=30)
    with person.come(table) as line:
        line.wait_until_asked()
        assert line.n == 0


def test_a_person_with_two_pages_is_present_until_both_are_closed(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person, "coop-2")
    with one, other, Line(other.person, other.table) as second:
        second.wait_for_game()
        other.close()
        third = Line(new_person(), other.table)
        with third:
            # Everybody is told about the new visitor.
            third.wait_for("table")
            assert third.info["seats"][1]["here"] is True


# --- Clocks. --------------------------------------------------------------------------------------------------------


def test_the_clock_adds_its_input_automatically(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"))
    host, guest = new_person(server), new_person(server)
    table = host.open_table("competitive", "me", "open")
    guest.sit(table, 2)
    with host.come(table) as line:
        clock = line.until(lambda message: message["type"] == "game")["clock"]
        assert clock["time_up"] is False
        assert 44 * 60 < clock["ends_at"] - time.time() <= 45 * 60
    server.kill()
    ask(server, "UPDATE tables SET begun = :begun", begun=time.time() - 45 * 60 + 2)
    server.start()
    with host.come(table) as line:
        line.until(lambda message: message["type"] == "game" and message["clock"]["time_up"])
        assert inputs_of(server, line)[-1] == (line.n - 1, -1, "time")
        assert [event["event"] for event in line.seen[-1]["events"]].count("time ran out") <= 1
        # The round is finished; time does not run out twice.
        line.ask(type="concede")
        assert line.wait_until_over()
    assert [said for _, _, said in inputs_of(server, line)].count("time") == 1


# --- Undo. ----------------------------------------------------------------------------------------------------------


def test_a_single_player_can_undo_everything_freely(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    table = person.open_table("solo-standard", "me")
    with person.come(table, "?events=all") as line:
        line.wait_until_asked()
        before = line.view
        line.play_on(1)
        after = line.n
        answer = line.ask(type="undo")
        assert answer["type"] == "ack"
        line.wait_for_game(after + 1)
        assert line.view == before
        assert "nothing of yours" in say(line.ask(type="undo")["reason"])
        assert line.play_on(4) == 4
        # Several at once, and play continues from there.
        assert line.ask(type="undo", count=4)["type"] == "ack"
        line.wait_for_game(after + 6)
        assert line.view == before
        assert line.play_on(3) == 3
        log: list[Data] = []
        for message in [each for each in line.seen if each["type"] == "game"]:
            log = [*log[: message["from"]], *message["events"]]
        with person.come(table, "?events=all") as whole:
            assert whole.until(lambda message: message["type"] == "game")["events"] == log


def test_a_repeated_undo_is_applied_once(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    with person.come(person.open_table("solo-standard", "me")) as line:
        line.play_on(3)
        for expected in ("ack", "ack"):
            assert line.ask(type="undo", n=3)["type"] == expected
        line.wait_for_game(4)
        assert line.ask(type="undo", n=2)["type"] == "stale"
        assert line.ask(type="undo", n=9)["type"] == "stale"
        assert [said for _, _, said in inputs_of(server, line)][3:] == ["undo 1"]


def taken_back(server: Server, line: Line) -> list[str]:
    return [said for _, _, said in inputs_of(server, line) if said.startswith("undo")]


def answer_to(line: Line, wish: Data, yes: bool) -> Data:
    return line.ask(type="answer_undo", request=wish["request"], yes=yes)


NOT_ASKED = "does not wait for your answer"


def test_inputs_others_have_learned_from_are_undone_with_their_agreement(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person, "coop-2")
    with one, other:
        asking, asked = learned_together(one, other)
        n = asking.n
        assert asking.ask(type="undo")["type"] == "ack"
        wish = asked.wait_for("undo")
        assert wish["by"] == asking.view["seat"]
        assert wish["waiting"] == [asked.view["seat"]]
        assert taken_back(server, one) == []
        assert NOT_ASKED in say(answer_to(asking, wish, True)["reason"])
        # A new socket also gets the request.
        with Line(asked.person, asked.table) as again:
            assert again.wait_for("undo") == wish
        assert answer_to(asked, wish, True)["type"] == "ack"
        asking.wait_for_game(n + 1)
        asked.wait_for_game(n + 1)
        assert len(taken_back(server, one)) == 1
        assert NOT_ASKED in say(answer_to(asked, wish, True)["reason"])


def test_an_agreement_to_one_request_does_not_count_for_another(server: Server, new_person: NewPerson) -> None:
    """Somebody asks for one input back, and for more while the other is about to agree."""
    one, other = both(new_person, "coop-2")
    with one, other:
        asking, asked = learned_together(one, other)
        asking.ask(type="undo", count=1)
        first = asked.wait_for("undo")
        asking.ask(type="undo", count=len(inputs_of(server, one)))
        second = asked.wait_for("undo")
        assert second["count"] > first["count"] == 1
        assert NOT_ASKED in say(answer_to(asked, first, True)["reason"])
        assert taken_back(server, one) == []
        assert answer_to(asked, second, True)["type"] == "ack"
        assert taken_back(server, one) == [f"undo {second['count']}"]


def test_after_a_refusal_there_is_a_pause_before_the_next_request(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person, "coop-2")
    with one, other:
        asking, asked = learned_together(one, other)
        asking.ask(type="undo")
        wish = asked.wait_for("undo")
        assert answer_to(asked, wish, False)["type"] == "ack"
        asking.wait_for("kept")
        assert re.search(r"somebody has just refused: ask again in \d+ s", say(asking.ask(type="undo")["reason"]))
        # A refusal is final, but the others may make requests of their own.
        assert NOT_ASKED in say(answer_to(asked, wish, True)["reason"])
        assert asked.ask(type="undo", count=1)["type"] == "ack"
        assert asking.wait_for("undo")["request"] != wish["request"]
        assert "ask again in" in say(asking.ask(type="undo")["reason"])
        assert taken_back(server, one) == []


def test_the_pause_after_a_refusal_is_an_option(
    start_server: StartServer, new_database: NewDatabase, new_person: NewPerson
) -> None:
    server = start_server(new_database("sqlite"), "--undo-pause", "0")
    one, other = both(lambda: new_person(server), "coop-2")
    with one, other:
        asking, asked = learned_together(one, other)
        asking.ask(type="undo")
        answer_to(asked, asked.wait_for("undo"), False)
        asking.wait_for("kept")
        assert asking.ask(type="undo")["type"] == "ack"
        assert asked.wait_for("undo")["by"] == asking.view["seat"]


def test_a_request_lapses_when_the_game_continues(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person, "coop-2")
    with one, other:
        asking, asked = learned_together(one, other)
        asking.ask(type="undo")
        wish = asked.wait_for("undo")
        going_on, _ = by_turn(one, other)
        going_on.play_on(1)
        asked.wait_for_game(going_on.n)
        assert NOT_ASKED in say(answer_to(asked, wish, True)["reason"])
        assert taken_back(server, one) == []


def learned_together(one: Line, other: Line) -> tuple[Line, Line]:
    """Plays until an undo needs agreement; returns who would ask, and who would be asked."""
    one.wait_for_game()
    other.wait_for_game()
    while True:
        asked, waiting = by_turn(one, other)
        n = asked.n
        asked.do(asked.options()[-1])
        one.wait_for_game(n + 1)
        other.wait_for_game(n + 1)
        if one.view["round"] > 1:
            return asked, waiting


def test_another_players_input_is_not_undone_without_their_agreement(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person, "coop-2")
    with one, other:
        one.wait_for_game()
        other.wait_for_game()
        acting, looking = by_turn(one, other)
        acting.play_on(1)
        looking.wait_for_game(1)
        assert looking.ask(type="undo", count=1)["type"] == "ack"
        acting.wait_for("undo")
        assert taken_back(server, one) == []


# --- Conceding and chat. --------------------------------------------------------------------------------------------


def test_conceding_ends_the_game_for_both(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person)
    with one, other:
        one.wait_for_game()
        assert one.ask(type="concede")["type"] == "ack"
        assert one.wait_until_over()["secret"] == other.wait_until_over()["secret"]
        assert one.view["result"] == other.view["result"] == "2"
        # A repetition, as after a lost answer, is acknowledged; the winner cannot concede.
        assert one.ask(type="concede")["type"] == "ack"
        assert "over" in say(other.ask(type="concede")["reason"])
    assert [said for _, _, said in inputs_of(server, one)] == ["concede"]


def test_a_single_player_cannot_concede(server: Server, new_person: NewPerson) -> None:
    person = new_person()
    with person.come(person.open_table("solo-standard", "me")) as line:
        line.wait_for_game()
        assert "nobody to concede to" in say(line.ask(type="concede")["reason"])


def test_chat_reaches_everybody_and_later_visitors(server: Server, new_person: NewPerson) -> None:
    one, other = both(new_person, "coop-2", spectators="closed")
    watcher = new_person()
    with one, other:
        assert one.ask(type="say", text="Good luck! \u2694 <b>")["type"] == "ack"
        (message,) = other.wait_for("chat")["messages"]
        assert (message["seat"], message["name"]) == (1, one.person.me["name"])
        assert message["text"] == "Good luck! \u2694 <b>"
        with watcher.come({"id": one.table}) as line:
            assert line.wait_for("chat")["messages"] == [message]
            line.ask(type="say", text="Hello")
            assert one.until(lambda each: each["type"] == "chat" and each["messages"][-1]["seat"] == 0)
        for text in ("", "x" * 501, "nul\x00l"):
            assert one.ask(type="say", text=text)["type"] == "refused"
