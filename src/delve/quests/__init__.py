"""The rules of Quests. The Quests themselves are card files."""
