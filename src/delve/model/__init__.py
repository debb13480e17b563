"""The nouns of the game, without rules."""
