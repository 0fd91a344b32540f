"""The ability language: what cards say, as data.

``terms`` holds the leaf forms (references, values, filters, conditions, event patterns);
``language`` holds costs, effects, continuous modifications and abilities. One concept has
one encoding; a node covers a class of cards.
"""
