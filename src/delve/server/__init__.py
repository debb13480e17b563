"""The web game: persistent tables, served over HTTP and WebSockets."""
