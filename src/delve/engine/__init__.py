"""The only door to the game: play, notation, views, saving, replays and scenarios."""
