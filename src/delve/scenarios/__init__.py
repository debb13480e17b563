"""The scenario language: positions, the inputs of players, and expected facts."""
