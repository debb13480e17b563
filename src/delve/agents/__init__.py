"""Players that are not people. Each is given a view and the open decision, and returns an option."""
