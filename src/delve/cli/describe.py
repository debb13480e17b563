"""What lies on the table, in words: the details of every card, pile and Quest as a view gives them.

The plain screen prints these as they are; the drawn screen uses them where there is no room for cards.
"""

from __future__ import annotations

from typing import Any

from delve.cli.sides import called, companions, dungeon_side, faces, has_pools, is_together, own, quest_side, struck
from delve.cli.words import counted, listed
from delve.engine.catalogue import Face
from delve.model.ids import RESOURCE_NAMES

View = dict[str, Any]


def dungeon_details(view: View, card: View) -> list[str]:
    """A card of the Encounter: its present values, what lies on it, whom it attacks."""
    details = [kind_words(card), f"Cost {card['cost']}"]
    if card["power"] is not None:
        details.append(f"Power {card['power']}")
    if card["stamina"]:
        details.append(f"Stamina {card['stamina']}")
    if card["life"] is not None:
        details.append(life_words(card))
    details.extend(token_words(card))
    if card["summoned"]:
        details.append("Summoned")
    if has_pools(view):
        details.append(f"of {called(view, card['controller'])}")
    aim = aim_words(view, card)
    if aim:
        details.append(aim)
    return details


def says(face: Face) -> str:
    """What a card says, without its Time Limit: the Time Tokens on it tell more."""
    return " ".join([line for line in face.lines if not line.startswith("Time Limit")]).rstrip(".")


def kind_words(card: View) -> str:
    """The types of a Character (nothing else has any), or the kind of card."""
    return "/".join(card["types"]) or str(card["kind"])


def life_words(card: View) -> str:
    left = max(0, card["life"] - card["wounds"])
    return f"Life {left} of {card['life']}" if card["life"] else "Life 0"


def token_words(card: View) -> list[str]:
    """What lies on a card in play, apart from its Wounds."""
    words: list[str] = []
    if card["poison"]:
        words.append(f"{card['poison']} Poison")
    if card["time"]:
        words.append(f"{card['time']} Time")
    if card["locks"]:
        words.append(counted(card["locks"], "Lock"))
    if card["activated"]:
        words.append("Activated")
    return words


def aim_words(view: View, card: View) -> str:
    """Whom a card attacks, where it is not simply the Primary Target."""
    targets = card["attacks"] or ([card["target"]] if card["target"] else [])
    if not targets or targets == [primary_target(view)]:
        return ""
    if len(targets) > 1 and len(targets) == len(struck(view)):
        return "at everyone"
    return "at " + ", ".join(targets)


def adventurer_details(view: View, owner: int, adventurer: View) -> list[str]:
    """An Adventurer: whose it is, Life, what lies on it, what attacks it, its classes and Resources."""
    details = [called(view, owner)] if owner != view["seat"] else []
    details.extend(condition(adventurer))
    against = threat(view, owner, adventurer)
    if against:
        details.append(f"Power {against} against it")
    details.append("/".join(adventurer["classes"]))
    details.append(score_words(adventurer["resources"]))
    return details


def condition(adventurer: View) -> list[str]:
    """How an Adventurer is: the Primary Target or not, Life, what lies on it."""
    primary = ["Primary Target"] if adventurer["primary"] else []
    return [*primary, life_words(adventurer), *standing_words(adventurer)]


def threat(view: View, owner: int, adventurer: View) -> int:
    """The Power that the Dungeon has against an Adventurer, if its side faces the Encounter at all."""
    if not faces(view, view["seats"][owner - 1]):
        return 0
    return int(view["dungeon"]["power"].get(adventurer["name"], 0))


def standing_words(adventurer: View) -> list[str]:
    """What lies on an Adventurer and what holds it; nothing where it is ready."""
    locked = ["Locked"] if adventurer["locked"] and not adventurer["locks"] else []
    return [*token_words(adventurer), *adventurer["notes"], *locked]


def score_words(resources: dict[str, int]) -> str:
    return " ".join([f"{name.capitalize()} {score}" for name, score in resources.items() if score])


def in_play_details(card: View) -> list[str]:
    """A Crawler card in play: what it occupies and what state it is in."""
    details = [f"{card['kind']} {card['paid']}"]
    if card["permanent"]:
        details.append("Permanent")
    if card["boosted"]:
        details.append("boosted")
    if card["spent"]:
        details.append("Spent")
    elif card["activated"]:
        details.append("Activated")
    if card["target"]:
        details.append(f"on {card['target']}")
    if card["time"]:
        details.append(f"{card['time']} Time")
    return details


def resource_words(view: View, name: str) -> str:
    """``Magic 2 of 4 free (Light 1, Phase 1)``."""
    free, cap = own(view)["resources"][name]
    held = occupants(view, name)
    return f"{name.capitalize()} {free} of {cap} free" + (f" ({', '.join(held)})" if held else "")


def occupants(view: View, name: str) -> list[str]:
    """The cards in play that occupy a Resource of the viewer's, with how much of it."""
    cards = [card for side in companions(view) for card in side["in_play"]]
    return [f"{card['name']} {card['paid']}" for card in cards if card["kind"] == name and card["paid"]]


def hand_details(card: View) -> str:
    """A card in a hand or pool: kind and Cost."""
    return f"{card['kind']} {card['cost']}"


def is_drafted(card: View) -> bool:
    """Whether a card in a hand is none of those that players draw, which bear the names of the Resources."""
    return card["kind"] not in RESOURCE_NAMES


def quest_heading(view: View) -> str:
    """How far the Quests have come: how many win the game, or how many have given points."""
    quests = quest_side(view)["quests"]
    done = len([quest for quest in quests if quest["status"] == "done"])
    return f"Quests {done} of " + (f"{view['quests_needed']} to win" if is_together(view) else f"{len(quests)} done")


def quest_words(quest: View) -> str:
    progress = f"{quest['done']} of {quest['of']}, " if quest["of"] and quest["status"] == "open" else ""
    return f"{quest['name']} ({progress}{quest['status']})"


def pile_words(pile: View, grave: list[str]) -> str:
    """A deck and its Grave: sizes, a face-up card, what has been looked at, what lies on top."""
    words = counted(pile["count"], "card")
    if pile["face_up"]:
        words += f", {pile['face_up']} face up"
    if pile["known"]:
        words += ", you know " + ", ".join([f"{name} at {place}" for place, name in pile["known"].items()])
    return words + "; Grave " + (f"{len(grave)}, {grave[0]} on top" if grave else "empty")


def crawler_pile_words(view: View) -> str:
    """One's own Crawler deck."""
    return pile_words(own(view)["crawler_deck"], own(view)["crawler_grave"])


def dungeon_pile_words(view: View) -> str:
    """The Dungeon deck that matters to the viewer."""
    dungeon = dungeon_side(view)
    return pile_words(dungeon["deck"], dungeon["grave"])


def threat_words(view: View) -> str:
    """The Dungeon's Power against each Adventurer it attacks; those who face the same are told together."""
    struck: dict[int, list[str]] = {}
    for name, power in view["dungeon"]["power"].items():
        if power:
            struck.setdefault(power, []).append(name)
    words = [f"{power} against {listed(names)}" for power, names in struck.items()]
    return "Power " + ("; ".join(words) or "0")


def primary_target(view: View) -> str:
    """The name of the Primary Target among those whom the Encounter may strike."""
    return next((str(adventurer["name"]) for adventurer in struck(view) if adventurer["primary"]), "")
