"""The rules reference over HTTP: the index, an article, its example at a table, and what does not exist."""

from __future__ import annotations

from tests.server.conftest import NewPerson
from tests.server.people import refusal
from tests.server.running import Server

from delve.learning.article import articles


def test_the_index_lists_every_article(light_server: Server, new_person: NewPerson) -> None:
    listed = new_person(light_server).get("/api/rules")
    assert [entry["id"] for entry in listed] == list(articles())


def test_an_article_has_its_example_moment_by_moment(light_server: Server, new_person: NewPerson) -> None:
    ann = new_person(light_server)
    article = ann.get("/api/rules/stealth")
    assert article["title"] == "Stealth"
    assert "Kobold" in article["cards"]
    assert [ruling["id"] for ruling in article["rulings"]] == ["A-094", "A-095", "A-096", "A-097"]
    first, *_, last = article["example"]["moments"]
    assert [card["name"] for card in first["view"]["encounter"]] == ["Greenknee, Goblin Necromancer", "Kobold"]
    assert last["refusals"][0]["reason"]["key"].startswith("why-")
    # Other names lead to the same article.
    assert ann.get("/api/rules/retaliation")["id"] == "step-retaliate"


def test_an_example_is_tried_at_a_table(light_server: Server, new_person: NewPerson) -> None:
    ann = new_person(light_server)
    table = ann.post("/api/rules/stealth", {}, 201)
    assert (table["rule"], table["stage"]) == ("stealth", "playing")
    assert table["id"] not in [each["id"] for each in ann.get("/api/tables")]
    with ann.come(table) as line:
        line.wait_for_game()
        assert [card["name"] for card in line.view["encounter"]] == ["Greenknee, Goblin Necromancer", "Kobold"]
        for n, said in enumerate(["activate Gold Dwarf Warrior", "activate Wood Elf Scout", "attack", "wound Kobold"]):
            assert line.do(said, n)["type"] == "ack"
        line.wait_for_game(4)
        assert line.view["dungeon"]["grave"] == ["Kobold"]
    assert ann.post("/api/rules/stealth", {}, 201)["id"] != table["id"]


def test_an_example_of_several_seats_has_bots_in_the_others(light_server: Server, new_person: NewPerson) -> None:
    ann = new_person(light_server)
    article = ann.get("/api/rules/draft")
    table = ann.post("/api/rules/draft", {}, 201)
    assert table["mine"] == article["example"]["seat"]
    assert [seat["kind"] for seat in table["seats"]].count("bot") == len(table["seats"]) - 1


def test_what_does_not_exist_is_a_404_with_the_nearest_word(light_server: Server, new_person: NewPerson) -> None:
    ann = new_person(light_server)
    status, reason = refusal(ann.http.get("/api/rules/stelth"))
    assert status == 404
    assert "did you mean 'stealth'" in reason
    assert refusal(ann.http.post("/api/rules/nowhere", json={}))[0] == 404
