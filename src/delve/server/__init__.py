"""The web game: tables that people play at, kept on disk, over HTTP and sockets."""
