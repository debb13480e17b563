"""Where the game stands, in words: who faces the Encounter, the points, what is asked, and how it ended."""

from __future__ import annotations

from typing import Any

from delve.cli.describe import condition, in_play_details, is_drafted, pile_words, quest_words
from delve.cli.sides import doing, faces, has_pools, is_faced, is_together, own
from delve.cli.words import counted

View = dict[str, Any]


def facing_words(view: View) -> list[str]:
    """Who faces the Encounter, where that is not everybody."""
    if is_together(view):
        return []
    return [doing(view, view["active"], "face") + " it" if is_faced(view) else "nobody faces it yet"]


def contest_words(view: View) -> list[str]:
    """The viewer's points, the token and the clock; nothing where nobody plays against anybody."""
    contest = view["contest"]
    if contest is None:
        return []
    goal = f" of {contest['points_to_win']}" if contest["points_to_win"] else ""
    words = [f"You have {own(view)['points']}{goal} points"]
    if has_pools(view):
        words.append(doing(view, contest["holder"], "hold") + " the token")
    words.extend(warning_words(own(view)))
    if contest["time_up"]:
        words.append("time is up: the last Round")
    return words


def warning_words(side: View) -> list[str]:
    """How often a seat was called for stalling."""
    return [counted(side["warnings"], "warning") + " for stalling"] if side["warnings"] else []


# --- The other seats. ----------------------------------------------------------------------------------------------


def seat_heading(view: View, side: View) -> list[str]:
    """``Seat 2``, its points, and what part it has in this turn."""
    words = [f"Seat {side['seat']}"]
    if is_together(view):
        return words
    words.append(counted(side["points"], "point"))
    if faces(view, side):
        words.append("faces the Encounter")
    if has_pools(view) and side["seat"] == view["contest"]["holder"]:
        words.append("holds the token")
    return [*words, *warning_words(side)]


def party_words(side: View) -> str:
    """A party with its wounds: ``Gypsy Thief (Primary Target, Life 2 of 3)``."""
    return "; ".join([f"{each['name']} ({', '.join(condition(each))})" for each in side["party"]]) or "nobody"


def hand_count_words(side: View) -> str:
    """How many cards a hand has, and those of them that everybody has seen."""
    words = f"{side['hand_count']} of {side['hand_limit']}"
    seen = [card["name"] + (" drafted" if is_drafted(card) else "") for card in side["hand"] if card]
    return words + (f" ({', '.join(seen)})" if seen else "")


def in_play_words(side: View) -> str:
    cards = [f"{card['name']} ({', '.join(in_play_details(card))})" for card in side["in_play"]]
    return "; ".join(cards) or "nothing"


def quests_words(side: View) -> str:
    return "; ".join([quest_words(quest) for quest in side["quests"]])


def side_words(view: View, side: View) -> dict[str, str]:
    """Another seat's side of the table, part by part; what is common to all is not told of each."""
    shared = {
        "Hand": hand_count_words(side),
        "In play": in_play_words(side),
        "Crawler deck": pile_words(side["crawler_deck"], side["crawler_grave"]),
    }
    if is_together(view):
        return shared
    words = {
        "Party": party_words(side),
        "Fallen": ", ".join(side["fallen"]),
        "Quests": quests_words(side),
        **shared,
        "Dungeon deck": pile_words(side["dungeon_deck"], side["dungeon_grave"]),
        "Pool": counted(len(side["pool"]), "card") if side["pool"] else "",
    }
    return {part: said for part, said in words.items() if said}


# --- What is asked, and the end. -------------------------------------------------------------------------------------


def question(view: View, deed: str = "") -> str:
    """What the open decision asks; ``deed`` is what somebody has done, where it is a time to respond to it."""
    decision = view["decision"]
    if decision is None:
        return ""
    if decision["respond_to"]:
        return respond_words(view, deed)
    hint = decision["hint"] or "Choose"
    about = decision["about"]
    return f"{about}: {hint}" if about and about not in hint else str(hint)


def respond_words(view: View, deed: str) -> str:
    answered = view["decision"]["respond_to"]
    if answered["closing"]:
        return f"Seat {answered['seat']} is done here: respond or pass"
    return f"{deed.rstrip('.') or 'Seat ' + str(answered['seat']) + ' has acted'}: respond or pass"


def result_words(view: View) -> str:
    """How the game ended, in a line."""
    winner = view["result"]
    outcomes = {"won": "You have won", "lost": "You have lost", "draw": "Nobody has won: it is a draw"}
    if winner.isdigit():
        outcomes[winner] = f"You, seat {winner}, have won" if int(winner) == view["seat"] else f"Seat {winner} has won"
    return f"{outcomes[winner]} in Round {view['round']} ({view['reason']})."
