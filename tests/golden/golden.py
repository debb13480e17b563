"""Golden files: whole games and all card texts as text, so that a change of behaviour is a reviewed diff.

``python tests/golden/golden.py`` (or ``make golden``) writes them again.
"""

from __future__ import annotations

from pathlib import Path

from delve.agents.random import RandomAgent
from delve.content.book import CardBook
from delve.content.text import card_lines, reminder_lines
from delve.engine.hidden import TRUSTED_SPECTATOR
from delve.engine.notation import line, lines
from delve.engine.play import Game
from delve.engine.tables import table, usual_decks
from delve.engine.views import event_view
from delve.formats.catalogue import FORMATS
from delve.library.shipped import standard_book
from delve.messages import say
from delve.model.cards import Card
from delve.model.events import Event
from delve.model.ids import KIND_NAMES
from delve.model.state import State
from delve.rounds.points import breakdown, score

FOLDER = Path(__file__).parent
SEED = 7


def told(state: State, event: Event) -> str:
    """An event as one line: its name and whatever it is about."""
    seen = event_view(state, event, TRUSTED_SPECTATOR)
    who = f"seat {seen['seat']}" if state.seats > 1 and seen["seat"] else ""
    parts = [seen["event"], who, seen["card"], seen["other"], seen["word"]]
    amount = [f"{seen['amount']:+d}"] if seen["amount"] else []
    return "  " + " | ".join([str(part) for part in parts if part] + amount)


def playthrough(book: CardBook, id: str, seats: int) -> str:
    """A game of random choices with the decks that come with Delve, with every decision and every event."""
    format = FORMATS[id]
    decks = usual_decks(book, format, seats)
    game = Game(book, table(book, format, decks), SEED)
    agent = RandomAgent(SEED)
    rows = [f"{id}, {', '.join(decks)}, seed {SEED}"]
    logged = 0
    while True:
        rows.extend([told(game.state, event) for event in game.log[logged:]])
        logged = len(game.log)
        decision = game.state.decision
        if decision is None:
            rows.append(f"{game.state.result}: {game.state.reason} (state {game.hash()})")
            rows.extend(standings(game.state))
            return "\n".join(rows) + "\n"
        choice = agent.choose(decision)
        said = line(game.state, choice)
        rows.append(
            f"seat {decision.seat + 1}: {say(decision.frame.effect.hint(game.state))} [{'; '.join(lines(game.state))}]"
        )
        rows.append(f"> {said}")
        game.take(choice)


def standings(state: State) -> list[str]:
    """Who came where, and where the points come from."""
    return [
        f"seat {seat + 1}: {score(state, seat)} points: "
        + ", ".join([f"{what} {amount:+d}" for what, amount in breakdown(state, seat)])
        for seat in state.format.ranking(state)
    ]


def head(card: Card) -> str:
    """What stands on a card beside its text."""
    words = [KIND_NAMES[card.kind], f"Cost {card.cost}", *card.types, *card.keys, card.rarity]
    if card.power is not None:
        words.append(f"Power {card.power.text()}")
    if card.has_life():
        words.append(f"Life {card.life}")
    return ", ".join(words)


def card_texts(book: CardBook) -> str:
    """What every card says, and the reminders behind it."""
    rows: list[str] = []
    for name, file in sorted(book.files.items()):
        card = file.card
        rows.append(f"{name} ({head(card)})")
        rows.extend(["  " + text for text in card_lines(card)])
        rows.extend(["    " + text for text in reminder_lines(card)])
    return "\n".join(rows) + "\n"


def golden_files() -> dict[str, str]:
    book = standard_book()
    files: dict[str, str] = {}
    for id, format in sorted(FORMATS.items()):
        fewest, most = format.numbers.seats
        for seats in range(fewest, most + 1):
            name = id if fewest == most else f"{id}-{seats}"
            files[f"playthroughs/{name}.txt"] = playthrough(book, id, seats)
    files["cards.txt"] = card_texts(book)
    return files


def main() -> None:
    for name, text in golden_files().items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
