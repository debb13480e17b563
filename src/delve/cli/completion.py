"""The keyboard: Tab finishes the lines that are offered, and what one player typed does not come up for the next."""

from __future__ import annotations

from collections.abc import Callable


def complete_with(words: Callable[[], list[str]]) -> None:
    """Lets Tab finish what is typed with one of these words, where the terminal has readline."""
    try:
        import readline
    except ImportError:
        return

    def candidate(text: str, state: int) -> str | None:
        found = [word for word in words() if word.lower().startswith(text.lower())]
        return found[state] if state < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(candidate)
    readline.parse_and_bind("tab: complete")


def forget_typed() -> None:
    """The lines typed so far can no longer be called back with the arrow keys."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
