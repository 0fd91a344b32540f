"""Elder Dragon Highlander: a general and ninety-nine other cards, each of its colours."""
