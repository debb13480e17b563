"""Learning the game: lessons on the real table, and the rules reference."""
