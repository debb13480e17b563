"""The game: playing it, its notation, views of it, saving and replaying it."""
