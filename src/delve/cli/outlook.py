"""What it would come to, if the attack or the defence were resolved as it stands."""

from __future__ import annotations

from typing import Any

from delve.cli.words import capital, listed

View = dict[str, Any]


class Outlook:
    """What it would come to: in lines of its own, and in as few words as possible."""

    def __init__(self, lines: list[str], brief: str) -> None:
        self.lines = lines
        self.brief = brief


def outlook(view: View) -> Outlook:
    """For the attack being made, or for each Adventurer being defended."""
    if view["defence"] is not None:
        return defence_outlook(view["defence"])
    attack = view["attack"]
    if attack is None or attack["resolved"] or view["step"] != "attack":
        return Outlook([], "")
    line = attack_outlook(attack)
    return Outlook([line], line)


def attack_outlook(attack: View) -> str:
    comparison = f"Attack {attack['power']} against {attack['against']}"
    if not attack["attackers"]:
        return f"{comparison}: nobody is Activated yet."
    manner = ", ".join([attack["distance"], *attack["damage"]])
    if not attack["would_win"]:
        return f"{comparison}: would fail ({manner})."
    targets = listed(attack["could_wound"], "or") or "nobody"
    return f"{comparison}: would succeed ({manner}); could Wound {targets}."


def defence_outlook(targets: list[View]) -> Outlook:
    lines: list[str] = []
    sums: dict[str, list[str]] = {}
    for row in targets:
        verdict = "would be Wounded" if row["hit"] else "would be safe"
        comparison = f"{row['power']} against {row['stamina']}"
        lines.append(f"{row['target']}: {comparison}: {verdict}.")
        sums.setdefault(verdict, []).append(f"{row['target']} ({comparison})")
    brief = " ".join([f"{capital(verdict)}: {', '.join(names)}." for verdict, names in sums.items()])
    return Outlook(lines or ["The attack strikes nobody."], brief or "The attack strikes nobody.")
