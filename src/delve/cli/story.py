"""The log told as sentences, to one of the seats or to somebody who looks on."""

from __future__ import annotations

from typing import Any, Final

from delve.cli.sentences import SENTENCES, STEPS
from delve.cli.words import capital, counted, listed, short_name
from delve.engine.hidden import TRUSTED_SPECTATOR
from delve.engine.play import Game
from delve.engine.views import seen_events
from delve.model.ids import ADVENTURER

EventView = dict[str, Any]

# A step in which nothing happened is not told: one of these follows at once.
HEADS: Final = {"round_began", "turn_began", "step_began"}


class Told:
    """A sentence, and the event that it tells."""

    def __init__(self, text: str, event: str) -> None:
        self.text = text
        self.event = event


class Listener:
    """To whom the story is told: ``you`` are that seat, and all who are together with it win and lose with it."""

    def __init__(self, seat: int, seats: int, together: bool) -> None:
        self.seat = seat
        self.seats = seats
        self.together = together

    def you(self, number: int) -> str:
        if self.seats == 1 or number == self.seat + 1:
            return "you"
        return f"seat {number}" if number else "the players"

    def your(self, number: int) -> str:
        you = self.you(number)
        return "your" if you == "you" else f"{you}'s"

    def all(self, number: int) -> str:
        """Who wins or loses: the whole table where it plays together."""
        if not self.together:
            return self.you(number)
        return "you" if self.seat >= 0 else "the players"

    def the(self, number: int, what: str, shared: bool = False) -> str:
        """``the party`` where there is only one of its kind, else whose it is: ``seat 2's party``."""
        return f"the {what}" if self.seats == 1 or (shared and self.together) else f"{self.your(number)} {what}"

    def called(self, event: EventView, which: str, name: str) -> str:
        """A card's name; an Adventurer's with its player, where there are several."""
        owner = event[f"{which}_of"]
        return f"{self.your(owner)} {name}" if owner and self.seats > 1 else name


def onlooker(game: Game) -> int:
    """Who is told a game that nobody here plays: the one player there is, or somebody to whom all is open."""
    return 0 if game.state.seats == 1 else TRUSTED_SPECTATOR


def story(game: Game, seat: int, since: int = 0, until: int | None = None) -> list[Told]:
    """What happened, as this seat saw it, from the event numbered ``since`` to before the one at ``until``."""
    return tell(happened(game, seat, since, until), listener(game, seat))


def listener(game: Game, seat: int) -> Listener:
    return Listener(seat, game.state.seats, not game.state.format.has_points())


def happened(game: Game, seat: int, since: int = 0, until: int | None = None) -> list[EventView]:
    """The events as this seat saw them, each with whose Adventurers it is about (0 where it is about none)."""
    events = seen_events(game.state, game.log[since:until], seat)
    for event in events:
        for which in ("card", "other"):
            event[f"{which}_of"] = player_of(game, event[f"{which}_id"])
    return events


def player_of(game: Game, id: int | None) -> int:
    if id is None or game.state.card(id).kind != ADVENTURER:
        return 0
    return game.state.entities[id].owner + 1


def tell(events: list[EventView], listener: Listener) -> list[Told]:
    """Events as sentences; like events in a row are told together, and steps in which nothing happened not at all."""
    told: list[Told] = []
    for group in together(without_echoes(events)):
        name = group[0]["event"]
        if name in HEADS and told and told[-1].event == "step_began":
            told.pop()
        told.append(Told(sentence(group, listener), name))
    return told


def without_echoes(events: list[EventView]) -> list[EventView]:
    """Leaves out the Activation of a defender, which the defence has just told."""
    kept: list[EventView] = []
    for place, event in enumerate(events):
        before = events[place - 1] if place else None
        if event["event"] == "activated" and before and before["event"] == "defender_assigned":
            continue
        kept.append(event)
    return kept


def together(events: list[EventView]) -> list[list[EventView]]:
    """Runs of events that one sentence can tell: they differ in their card only."""
    groups: list[list[EventView]] = []
    for event in events:
        words = SENTENCES[variant(event)]
        if groups and ("{cards}" in words or "{a_card}" in words) and fits(groups[-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def fits(group: list[EventView], event: EventView) -> bool:
    """Whether an event can be told with these. What happens to one card twice is told twice."""
    return alike(group[0], event) and (
        event["card"] is None or all(each["card_id"] != event["card_id"] for each in group)
    )


def alike(one: EventView, other: EventView) -> bool:
    bare = {"card": None, "card_id": None}
    return {**one, **bare} == {**other, **bare} and bool(one["card"]) == bool(other["card"])


def variant(event: EventView) -> str:
    """The key of the sentence that fits the event best."""
    name = str(event["event"])
    word = str(event["word"])
    wanted = [f"{name}/{word}", f"{name}/{word.partition(' ')[0]}"]
    if event["card"] is None:
        wanted.append(f"{name}/hidden")
    elif event["card_id"] == event["other_id"]:
        wanted.append(f"{name}/self")
    if event["amount"] < 0:
        wanted.append(f"{name}/lost")
    if event["other"] is not None:
        wanted.append(f"{name}/by")
    return next((key for key in wanted if key in SENTENCES), name)


def sentence(group: list[EventView], listener: Listener) -> str:
    event = group[0]
    seat = event["seat"]
    names = [str(each["card"]) for each in group]
    amount = abs(event["amount"])
    several = len(group) > 1
    you = listener.you(seat)
    everybody = listener.all(seat)
    word = str(event["word"])
    text = SENTENCES[variant(event)].format(
        you=you,
        s="" if you == "you" else "s",
        es="" if you == "you" else "es",
        your=listener.your(seat),
        all=everybody,
        s_all="s" if everybody.startswith("seat") else "",
        the_party=listener.the(seat, "party", shared=True),
        the_dungeon=listener.the(seat, "Dungeon deck", shared=True),
        the_crawler=listener.the(seat, "Crawler deck"),
        the_last=listener.the(seat, "last"),
        for_you="" if listener.seats == 1 else f" for {you}",
        a_quest="Quest" if listener.together else f"{listener.your(seat)} Quest",
        card=listener.called(event, "card", names[0]),
        cards=listener.called(event, "card", listed([short_name(name) for name in names]) if several else names[0]),
        a_card=counted(len(group), "card") if several else "a card",
        s_cards="" if several else "s",
        are="are" if several else "is",
        other=listener.called(event, "other", event["other"]) if event["other"] else "the rules",
        amount=event["amount"],
        points=counted(amount, "point"),
        word=word,
        victim=listener.you(int(word.rpartition(" ")[2])) if word.startswith("disrupting ") else "",
        tokens=counted(amount, f"{word.capitalize()} Token"),
        wounds=counted(amount, "Wound"),
        warnings="a warning" if amount == 1 else "once too often",
        step=STEPS.get(word, word),
    )
    return capital(text)
