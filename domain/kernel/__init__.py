"""Words that every part of the domain shares: ids, refusals, events, chance."""
