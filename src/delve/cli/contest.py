"""The position of the game in words: who faces the Encounter, the points, the question, and the result."""

from __future__ import annotations

from delve.cli.describe import condition, in_play_details, is_drafted, pile_words, quest_words
from delve.cli.sides import doing, faces, has_pools, holds_token, is_faced, is_together, own
from delve.cli.words import counted
from delve.messages import Reader, keyed, message, say
from delve.model.shown import RespondTo, Seat, SeatView


def facing_words(view: SeatView) -> list[str]:
    """Who faces the Encounter, if that is not everybody."""
    if is_together(view):
        return []
    return [doing(view, view["active"], "face") if is_faced(view) else say(message("terminal-nobody-faces-yet"))]


def contest_words(view: SeatView) -> list[str]:
    """The viewer's points, the token and the clock; empty if nobody plays against anybody."""
    contest = view["contest"]
    if contest is None:
        return []
    points, goal = own(view)["points"], contest["points_to_win"]
    own_points = message("terminal-your-points", points=points)
    words = [say(message("terminal-your-points-of", points=points, goal=goal) if goal else own_points)]
    if has_pools(view):
        words.append(doing(view, contest["holder"], "hold"))
    words.extend(warning_words(own(view)))
    if contest["time_up"]:
        words.append(say(message("terminal-time-up-last-round")))
    return words


def warning_words(side: Seat) -> list[str]:
    """How often a seat was called for stalling."""
    return [counted(side["warnings"], "warning") + say(message("terminal-stalling"))] if side["warnings"] else []


# --- The other seats. ------------------------------------------------------------------------------------------------


def seat_heading(view: SeatView, side: Seat) -> list[str]:
    """``Seat 2``, its points, and its role in this turn."""
    words = [say(message("terminal-contest-seat", seat=side["seat"]))]
    if is_together(view):
        return words
    words.append(counted(side["points"], "point"))
    if faces(view, side):
        words.append(say(message("terminal-faces-encounter")))
    if holds_token(view, side):
        words.append(say(message("terminal-holds-token")))
    return [*words, *warning_words(side)]


def party_words(side: Seat) -> str:
    """A party with its wounds: ``Gypsy Thief (Primary Target, Life 2 of 3)``."""
    return "; ".join([f"{each['name']} ({', '.join(condition(each))})" for each in side["party"]]) or say(
        message("terminal-nobody")
    )


def hand_count_words(side: Seat) -> str:
    """The number of cards in a hand, and those that everybody has seen."""
    words = say(message("terminal-contest-such-of", hand_count=side["hand_count"], hand_limit=side["hand_limit"]))
    seen = [
        card["name"] + (say(message("terminal-drafted")) if is_drafted(card) else "") for card in side["hand"] if card
    ]
    return words + (f" ({', '.join(seen)})" if seen else "")


def in_play_words(side: Seat) -> str:
    cards = [f"{card['name']} ({', '.join(in_play_details(card))})" for card in side["in_play"]]
    return "; ".join(cards) or say(message("terminal-nothing"))


def quests_words(side: Seat) -> str:
    return "; ".join([quest_words(quest) for quest in side["quests"]])


def side_words(view: SeatView, side: Seat) -> dict[str, str]:
    """Another seat's side of the table, part by part, without what all seats share."""
    shared = {
        "hand": hand_count_words(side),
        "in-play": in_play_words(side),
        "crawler-deck": pile_words(side["crawler_deck"], side["crawler_grave"]),
    }
    if is_together(view):
        return shared
    words = {
        "party": party_words(side),
        "fallen": ", ".join(side["fallen"]),
        "quests": quests_words(side),
        **shared,
        "dungeon-deck": pile_words(side["dungeon_deck"], side["dungeon_grave"]),
        "pool": counted(len(side["pool"]), "card") if side["pool"] else "",
    }
    return {part: said for part, said in words.items() if said}


# --- The question and the result. ------------------------------------------------------------------------------------


def question(view: SeatView, deed: str = "") -> str:
    """The question of the open decision; ``deed`` is the action that may be responded to, if any."""
    decision = view["decision"]
    if decision is None:
        return ""
    answered = decision["respond_to"]
    if answered:
        return respond_words(answered, deed)
    hint = say(decision["hint"], Reader(view["seat"], len(view["seats"])))
    about = decision["about"]
    return f"{about}: {hint}" if about and about not in hint else hint


def respond_words(answered: RespondTo, deed: str) -> str:
    if answered["closing"]:
        return say(message("terminal-seat-done-here-respond", seat=answered["seat"]))
    return say(
        message(
            "terminal-respond-pass",
            rstrip=deed.rstrip(".")
            or say(message("terminal-contest-such-seat")) + str(answered["seat"]) + say(message("terminal-acted")),
        )
    )


def result_words(view: SeatView) -> str:
    """The result of the game, in a line."""
    winner = view["result"]
    outcomes = {
        "won": say(message("terminal-you-won")),
        "lost": say(message("terminal-you-lost")),
        "draw": say(message("terminal-nobody-won-draw")),
    }
    if winner.isdigit():
        outcomes[winner] = (
            say(message("terminal-you-seat-won", winner=winner))
            if int(winner) == view["seat"]
            else say(message("terminal-seat-won", winner=winner))
        )
    return say(
        message(
            "terminal-round",
            outcomes=outcomes[winner],
            round=view["round"],
            reason=keyed("word-reason", view["reason"]),
        )
    )
