"""The outcome if the attack or the defence were resolved now."""

from __future__ import annotations

from delve.cli.words import capital
from delve.messages import any_of, keyed, message, say, say_arg
from delve.model.shown import Attack, Defence, SeatView


class Outlook:
    """The outcome, in full lines and in a short form."""

    def __init__(self, lines: list[str], brief: str) -> None:
        self.lines = lines
        self.brief = brief


def outlook(view: SeatView) -> Outlook:
    """For the attack being made, or for each Adventurer being defended."""
    if view["defence"] is not None:
        return defence_outlook(view["defence"])
    attack = view["attack"]
    if attack is None or attack["resolved"] or view["step"] != "attack":
        return Outlook([], "")
    line = attack_outlook(attack)
    return Outlook([line], line)


def attack_outlook(attack: Attack) -> str:
    comparison = say(message("terminal-attack-against", power=attack["power"], against=attack["against"]))
    if not attack["attackers"]:
        return say(message("terminal-nobody-activated-yet", comparison=comparison))
    manner = ", ".join([say(keyed("word-distance", attack["distance"])), *attack["damage"]])
    if not attack["would_win"]:
        return say(message("terminal-would-fail", comparison=comparison, manner=manner))
    targets = say_arg(any_of(list(attack["could_wound"]))) if attack["could_wound"] else say(message("terminal-nobody"))
    return say(message("terminal-would-succeed-could-wound", comparison=comparison, manner=manner, targets=targets))


def defence_outlook(targets: list[Defence]) -> Outlook:
    lines: list[str] = []
    sums: dict[str, list[str]] = {}
    for row in targets:
        verdict = say(message("terminal-would-wounded")) if row["hit"] else say(message("terminal-would-safe"))
        comparison = say(message("terminal-outlook-against", power=row["power"], stamina=row["stamina"]))
        lines.append(f"{row['target']}: {comparison}: {verdict}.")
        sums.setdefault(verdict, []).append(f"{row['target']} ({comparison})")
    brief = " ".join([f"{capital(verdict)}: {', '.join(names)}." for verdict, names in sums.items()])
    return Outlook(
        lines or [say(message("terminal-attack-strikes-nobody"))],
        brief or say(message("terminal-attack-strikes-nobody")),
    )
