"""What it would come to, if the attack or the defence were resolved as it stands."""

from __future__ import annotations

from typing import Any

from delve.cli.words import capital, listed
from delve.engine.catalogue import adventurers_hit, could_be_wounded
from delve.engine.notation import name_of
from delve.model.state import State

View = dict[str, Any]


class Outlook:
    """What it would come to: in lines of its own, and in as few words as possible."""

    def __init__(self, lines: list[str], brief: str) -> None:
        self.lines = lines
        self.brief = brief


def outlook(state: State, view: View) -> Outlook:
    """For the attack being made, or for each Adventurer being defended."""
    if view["defence"] is not None:
        return defence_outlook(state, view["defence"])
    attack = view["attack"]
    if attack is None or attack["resolved"] or view["step"] != "attack":
        return Outlook([], "")
    line = attack_outlook(state, attack)
    return Outlook([line], line)


def attack_outlook(state: State, attack: View) -> str:
    comparison = f"Attack {attack['power']} against {attack['against']}"
    if not attack["attackers"]:
        return f"{comparison}: nobody is Activated yet."
    manner = ", ".join([attack["distance"], *attack["damage"]])
    if not attack["would_win"]:
        return f"{comparison}: would fail ({manner})."
    targets = [name_of(state, id) for id in could_be_wounded(state)]
    return f"{comparison}: would succeed ({manner}); could Wound {listed(targets, 'or') or 'nobody'}."


def defence_outlook(state: State, targets: list[View]) -> Outlook:
    hit = [name_of(state, id) for id in adventurers_hit(state)]
    lines: list[str] = []
    sums: dict[str, list[str]] = {}
    for row in targets:
        verdict = "would be Wounded" if row["target"] in hit else "would be safe"
        comparison = f"{row['power']} against {row['stamina']}"
        lines.append(f"{row['target']}: {comparison}: {verdict}.")
        sums.setdefault(verdict, []).append(f"{row['target']} ({comparison})")
    brief = " ".join([f"{capital(verdict)}: {', '.join(names)}." for verdict, names in sums.items()])
    return Outlook(lines or ["The attack strikes nobody."], brief or "The attack strikes nobody.")
