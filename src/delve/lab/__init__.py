"""The laboratory: measuring the engine."""
