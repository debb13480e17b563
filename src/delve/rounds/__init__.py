"""The rulebook in order: a file for each step of the round."""
