"""``delve product``: the boxes, and what is in one."""

from __future__ import annotations

import json

from tests.cli.conftest import Run


def test_all_products(run: Run) -> None:
    ran = run("product")
    assert ran.status == 0
    assert "unbound-starter   140 cards  Unbound Starter\n" in ran.out
    assert "delve-pack-4       52 cards  Delve Pack 4, Sylvan Woods\n" in ran.out


def test_one_product(run: Run) -> None:
    out = run("product", "delve-pack-2").out
    assert out.startswith("Delve Pack 2, Stonehold: 52 cards\nGoblins in the upper halls")
    assert "\nAdventurers: 1\n  1 Gold Dwarf Priest\n" in out
    assert "\nDungeon deck: 22\n" in out
    assert "\n  3 Goblin Thief\n" in out


def test_products_for_a_machine(run: Run) -> None:
    one = json.loads(run("product", "unbound-starter", "--json").out)
    assert one["cards"] == 140
    assert sum(one["crawler"].values()) == 65
    assert json.loads(run("product", "--json").out)["unbound-starter"] == one


def test_no_such_product(run: Run) -> None:
    ran = run("product", "delve-pack-6")
    assert ran.status == 2
    assert ran.err.startswith("delve: no product is called 'delve-pack-6' (did you mean 'delve-pack-")
