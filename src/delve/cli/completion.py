"""Readline: Tab completes the offered lines, and the history is cleared between players."""

from __future__ import annotations

from collections.abc import Callable


def complete_with(words: Callable[[], list[str]]) -> None:
    """Makes Tab complete with these words, if the terminal has readline."""
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
    """Clears the history, so that arrow keys cannot recall lines of another player."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
