"""``delve cards``: the catalogue with filters."""

from __future__ import annotations

import json

from tests.cli.conftest import Run


def test_cards_for_a_machine_are_what_each_card_says_of_itself(run: Run) -> None:
    listed = json.loads(run("cards", "--type", "quest", "--json").out)
    assert len(listed) > 5
    assert {card["kind"] for card in listed} == {"quest"}
    assert listed[0] == json.loads(run("card", listed[0]["name"], "--json").out)
