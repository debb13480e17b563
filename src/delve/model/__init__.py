"""The nouns of the game. No rules live here."""
