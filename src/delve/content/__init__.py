"""Card files (TOML) read into a book of cards."""
