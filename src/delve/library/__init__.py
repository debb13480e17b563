"""Access to the content from outside the core: cards, decks, products and formats."""
