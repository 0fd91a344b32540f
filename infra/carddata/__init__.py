"""Card data of the community: Scryfall's bulk files, MTGJSON's, and JSON lines."""
