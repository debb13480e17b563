"""The Attributes of the glossary, one file each: name, reminder text and what it does."""
