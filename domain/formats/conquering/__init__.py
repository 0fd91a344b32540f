"""Magic: the Conquering: rounds of bidding for land, natives to hire and treasures to take."""
