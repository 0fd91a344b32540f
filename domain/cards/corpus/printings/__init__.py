"""One true printing of each card of the corpus: set, collector number, rarity and finishes.

``python -m tests.cards.enter`` adds the first printing of a new card; by hand, add a line to
the file of the card's first letters.
"""

from domain.cards.corpus.printings import (
    a,
    b,
    c,
    d,
    e_f,
    g,
    h,
    i_k,
    l,
    m,
    n_o,
    p_q,
    r,
    sa_sk,
    sl_sz,
    t,
    u_v,
    w_z,
)

PRINTINGS: dict[str, tuple[str, str, str, str]] = {
    **a.PRINTED,
    **b.PRINTED,
    **c.PRINTED,
    **d.PRINTED,
    **e_f.PRINTED,
    **g.PRINTED,
    **h.PRINTED,
    **i_k.PRINTED,
    **l.PRINTED,
    **m.PRINTED,
    **n_o.PRINTED,
    **p_q.PRINTED,
    **r.PRINTED,
    **sa_sk.PRINTED,
    **sl_sz.PRINTED,
    **t.PRINTED,
    **u_v.PRINTED,
    **w_z.PRINTED,
}
"""Set code, collector number, rarity and finishes (with spaces between them) by name."""
