"""The verbs of the game: frozen data that resolves and says itself in words."""
