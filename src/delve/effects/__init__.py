"""The verbs of the game: frozen data that resolves and produces its own text."""
