"""When things happen: the windows in which cards may be played, and triggers waiting for their order."""
