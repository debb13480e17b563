"""What a Quest is. The Quests themselves are card files."""
