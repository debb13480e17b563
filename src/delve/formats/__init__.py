"""The formats of play, composed of steps and numbers."""
