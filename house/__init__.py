"""The house players: an example client that knows no rules of the game.

It needs nothing of the service but its HTTP interface, so copy it to begin a client of
your own. ``answers`` builds an answer from a decision, ``constraints`` checks one,
``client`` speaks HTTP, ``exhibition`` plays whole games (``python -m house.exhibition``).
"""
