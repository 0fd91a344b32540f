"""One true printing of each card of the corpus: set, collector number, rarity and finishes.

``python -m tests.cards.enter`` adds the first printing of a new card; by hand, add a line to
the file of the card's first letter.
"""

from domain.cards.corpus.printings import a_b, c_d, e_g, h_l, m_o, p_r, s, t_z

PRINTINGS: dict[str, tuple[str, str, str, str]] = {
    **a_b.PRINTED, **c_d.PRINTED, **e_g.PRINTED, **h_l.PRINTED, **m_o.PRINTED, **p_r.PRINTED,
    **s.PRINTED, **t_z.PRINTED,
}  # fmt: skip
"""Set code, collector number, rarity and finishes (with spaces between them) by name."""
