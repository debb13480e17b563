"""The table in words: the details of every card, pile and Quest in a view.

The plain screen prints these unchanged; the drawn screen uses them if there is no room for cards.
"""

from __future__ import annotations

from delve.cli.sides import (
    about,
    called,
    companions,
    dungeon_side,
    faces,
    has_pools,
    is_together,
    own,
    quest_side,
    struck,
)
from delve.cli.words import counted, listed
from delve.library.faces import Face
from delve.messages import keyed, message, say
from delve.model.ids import RESOURCE_NAMES
from delve.model.shown import Adventurer, CardInPlay, DungeonCard, HeldCard, Pile, Quest, SeatView, Tokens


def dungeon_details(view: SeatView, card: DungeonCard) -> list[str]:
    """A card of the Encounter: its current values, its tokens, its targets."""
    details = [kind_words(card), say(message("terminal-cost", cost=card["cost"]))]
    if card["power"] is not None:
        details.append(say(message("terminal-power", power=card["power"])))
    if card["stamina"]:
        details.append(say(message("terminal-stamina", stamina=card["stamina"])))
    if card["life"] is not None:
        details.append(life_words(card))
    details.extend(token_words(card))
    if card["summoned"]:
        details.append(say(message("terminal-summoned")))
    if has_pools(view):
        details.append(about(view, card["controller"], "terminal-owned"))
    aim = aim_words(view, card)
    if aim:
        details.append(aim)
    return details


def says(face: Face) -> str:
    """A card's text, without its Time Limit: the Time Tokens on it say more."""
    return " ".join([line for line in face.lines if not line.startswith("Time Limit")]).rstrip(".")


def kind_words(card: DungeonCard) -> str:
    """The types of a Character (other kinds have none), or the kind of card."""
    return "/".join(card["types"]) or say(keyed("terminal-kind", card["kind"]))


def life_words(card: DungeonCard | Adventurer) -> str:
    life = card["life"]
    if not life:
        return say(message("terminal-life-0"))
    return say(message("terminal-life", left=max(0, life - card["wounds"]), life=life))


def token_words(card: Tokens) -> list[str]:
    """The tokens on a card in play, apart from Wounds."""
    words: list[str] = []
    if card["poison"]:
        words.append(say(message("terminal-poison", poison=card["poison"])))
    if card["time"]:
        words.append(say(message("terminal-time", time=card["time"])))
    if card["locks"]:
        words.append(counted(card["locks"], "Lock"))
    if card["activated"]:
        words.append(say(message("terminal-activated")))
    return words


def aim_words(view: SeatView, card: DungeonCard) -> str:
    """Whom a card attacks, if not just the Primary Target."""
    targets = card["attacks"] or ([card["target"]] if card["target"] else [])
    if not targets or targets == [primary_target(view)]:
        return ""
    if len(targets) > 1 and len(targets) == len(struck(view)):
        return say(message("terminal-everyone"))
    return say(message("terminal-at")) + ", ".join(targets)


def adventurer_details(view: SeatView, owner: int, adventurer: Adventurer) -> list[str]:
    """An Adventurer: its owner, Life, tokens, attackers, classes and Resources."""
    details = [called(view, owner)] if owner != view["seat"] else []
    details.extend(condition(adventurer))
    against = threat(view, owner, adventurer)
    if against:
        details.append(say(message("terminal-power-against", against=against)))
    details.append("/".join(adventurer["classes"]))
    details.append(score_words(adventurer["resources"]))
    return details


def condition(adventurer: Adventurer) -> list[str]:
    """The condition of an Adventurer: Primary Target or not, Life, tokens."""
    primary = [say(message("terminal-primary-target"))] if adventurer["primary"] else []
    return [*primary, life_words(adventurer), *standing_words(adventurer)]


def threat(view: SeatView, owner: int, adventurer: Adventurer) -> int:
    """The Dungeon's Power against an Adventurer, if its side faces the Encounter."""
    if not faces(view, view["seats"][owner - 1]):
        return 0
    return int(view["dungeon"]["power"].get(adventurer["name"], 0))


def standing_words(adventurer: Adventurer) -> list[str]:
    """The tokens on an Adventurer and its restrictions; empty if it is ready."""
    locked = [say(message("terminal-locked"))] if adventurer["locked"] and not adventurer["locks"] else []
    return [*token_words(adventurer), *map(say, adventurer["notes"]), *locked]


def score_words(resources: dict[str, int]) -> str:
    return " ".join([f"{say(keyed('word-kind', name))} {score}" for name, score in resources.items() if score])


def in_play_details(card: CardInPlay) -> list[str]:
    """A Crawler card in play: the Resources it occupies and its state."""
    details = [f"{say(keyed('terminal-kind', card['kind']))} {card['paid']}"]
    if card["permanent"]:
        details.append(say(message("terminal-permanent")))
    if card["boosted"]:
        details.append(say(message("terminal-boosted")))
    if card["spent"]:
        details.append(say(message("terminal-spent")))
    elif card["activated"]:
        details.append(say(message("terminal-activated")))
    if card["target"]:
        details.append(say(message("terminal-on", card=card["target"])))
    if card["time"]:
        details.append(say(message("terminal-time", time=card["time"])))
    return details


def resource_words(view: SeatView, name: str) -> str:
    """``Magic 2 of 4 free (Light 1, Phase 1)``."""
    free, cap = own(view)["resources"][name]
    held = occupants(view, name)
    return say(message("terminal-free", kind=keyed("word-kind", name), free=free, cap=cap)) + (
        f" ({', '.join(held)})" if held else ""
    )


def occupants(view: SeatView, name: str) -> list[str]:
    """The cards in play that occupy a Resource of the viewer's, with amounts."""
    cards = [card for side in companions(view) for card in side["in_play"]]
    return [f"{card['name']} {card['paid']}" for card in cards if card["kind"] == name and card["paid"]]


def hand_details(card: HeldCard) -> str:
    """A card in a hand or pool: kind and Cost."""
    return f"{say(keyed('terminal-kind', card['kind']))} {card['cost']}"


def is_drafted(card: HeldCard) -> bool:
    """Whether a card in a hand was drafted: drawn cards belong to a Resource, drafted ones do not."""
    return card["kind"] not in RESOURCE_NAMES


def quest_heading(view: SeatView) -> str:
    """The progress of the Quests: how many win the game, or how many have given points."""
    quests = quest_side(view)["quests"]
    done = len([quest for quest in quests if quest["status"] == "done"])
    return say(message("terminal-quests", done=done)) + (
        say(message("terminal-win", quests_needed=view["quests_needed"]))
        if is_together(view)
        else say(message("terminal-done", quests=len(quests)))
    )


def quest_words(quest: Quest) -> str:
    progress = (
        say(message("terminal-describe-such-of", done=quest["done"], of=quest["of"]))
        if quest["of"] and quest["status"] == "open"
        else ""
    )
    required = say(message("terminal-quest-required")) if quest["required"] else ""
    return f"{quest['name']} ({required}{progress}{say(keyed('terminal-quest', quest['status']))})"


def pile_words(pile: Pile, grave: list[str]) -> str:
    """A deck and its Grave: sizes, a face-up card, cards looked at, the top of the Grave."""
    words = counted(pile["count"], "card")
    if pile["face_up"]:
        words += say(message("terminal-face-up", face_up=pile["face_up"]))
    if pile["known"]:
        words += say(message("terminal-you-know")) + ", ".join(
            [say(message("terminal-describe-at", name=name, place=place)) for place, name in pile["known"].items()]
        )
    return (
        words
        + say(message("terminal-grave"))
        + (say(message("terminal-top", grave=len(grave), grave2=grave[0])) if grave else say(message("terminal-empty")))
    )


def crawler_pile_words(view: SeatView) -> str:
    """One's own Crawler deck."""
    return pile_words(own(view)["crawler_deck"], own(view)["crawler_grave"])


def dungeon_pile_words(view: SeatView) -> str:
    """The Dungeon deck that matters to the viewer."""
    return pile_words(*dungeon_side(view))


def threat_words(view: SeatView) -> str:
    """The Dungeon's Power against each Adventurer it attacks, grouped by Power."""
    struck: dict[int, list[str]] = {}
    for name, power in view["dungeon"]["power"].items():
        if power:
            struck.setdefault(power, []).append(name)
    words = [say(message("terminal-against", power=power, listed=listed(names))) for power, names in struck.items()]
    return say(message("terminal-describe-power")) + ("; ".join(words) or "0")


def primary_target(view: SeatView) -> str:
    """The name of the Primary Target among those whom the Encounter may strike."""
    return next((str(adventurer["name"]) for adventurer in struck(view) if adventurer["primary"]), "")
