"""Golden files: whole games and all card texts as text, so that a change of behaviour is a reviewed diff.

``python tests/golden/golden.py`` (or ``make golden``) writes them again.
"""

from __future__ import annotations

from pathlib import Path

from delve.agents.random import RandomAgent
from delve.content.book import CardBook
from delve.content.text import card_lines, reminders
from delve.engine.library import standard_book, standard_deck
from delve.engine.notation import line, lines
from delve.engine.play import Game, Setup
from delve.engine.views import event_view
from delve.formats.catalogue import FORMATS
from delve.model.cards import Card
from delve.model.events import Event
from delve.model.ids import KIND_NAMES
from delve.model.state import State

FOLDER = Path(__file__).parent
SEED = 7


def told(state: State, event: Event) -> str:
    """An event as one line: its name and whatever it is about."""
    seen = event_view(state, event, 0)
    parts = [seen["event"], seen["card"], seen["other"], seen["word"]]
    amount = [f"{seen['amount']:+d}"] if seen["amount"] else []
    return "  " + " | ".join([str(part) for part in parts if part] + amount)


def playthrough(book: CardBook, format: str) -> str:
    """A game of random choices, with every decision and every event."""
    setup = Setup(format, [standard_deck(book, "starter").seat()], FORMATS[format].quests_needed)
    game = Game(book, setup, SEED)
    agent = RandomAgent(SEED)
    rows = [f"{format}, seed {SEED}"]
    logged = 0
    while True:
        rows.extend([told(game.state, event) for event in game.log[logged:]])
        logged = len(game.log)
        decision = game.state.decision
        if decision is None:
            rows.append(f"{game.state.result}: {game.state.reason} (state {game.hash()})")
            return "\n".join(rows) + "\n"
        choice = agent.choose(decision)
        said = line(game.state, choice)
        rows.append(f"seat {decision.seat + 1}: {decision.frame.effect.hint()} [{'; '.join(lines(game.state))}]")
        rows.append(f"> {said}")
        game.take(choice)


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
        rows.extend(["    " + text for text in reminders(card)])
    return "\n".join(rows) + "\n"


def golden_files() -> dict[str, str]:
    book = standard_book()
    files = {f"playthroughs/{format}.txt": playthrough(book, format) for format in sorted(FORMATS)}
    files["cards.txt"] = card_texts(book)
    return files


def main() -> None:
    for name, text in golden_files().items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
