"""Blue cards that phase out, and that replace what would happen."""

from domain.cards.corpus.forms import (
    aura,
    creature,
    does,
    enchanted,
    if_would,
    keywords,
    pays,
    permanent,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ARTIFACT,
    CREATURE,
    IT,
    LAND,
    SACRIFICE_IT,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    Deontic,
    Discard,
    Draw,
    ExtraTurn,
    GoTo,
    Grant,
    Phase,
    Prevented,
    PutCounters,
    Replace,
    Seq,
    Static,
)
from domain.cards.ir.terms import (
    AnyOf,
    AttachedTo,
    BecomesBlocked,
    Blocks,
    Damaged,
    Event,
    Not,
    Or,
    OwnedBy,
    Phases,
    Subtype,
    ZoneChange,
)

CARDS = (
    creature("Breezekeeper", "{3}{U}", "4/4", "Djinn", *keywords("flying", "phasing")),
    creature("Sandbar Crocodile", "{4}{U}", "6/5", "Crocodile", *keywords("phasing")),
    creature("Merfolk Raiders", "{1}{U}", "2/3", "Merfolk Soldier", *keywords("islandwalk", "phasing")),
    creature(
        "Teferi's Imp", "{2}{U}", "1/1", "Imp", *keywords("flying", "phasing"),
        when(Phases(SELF), Discard()),
        when(Phases(SELF, "in"), Draw()),
    ),
    creature(
        "Dream Fighter", "{2}{U}", "1/1", "Human Soldier",
        when(
            AnyOf((Blocks(SELF, CREATURE), BecomesBlocked(SELF, CREATURE))),
            Seq((Phase(THIS), Phase(Event("other")))),
        ),
    ),
    spell(
        "Reality Ripple", "{1}{U}", "instant",
        does(Phase(IT), to=(target(Or((ARTIFACT, CREATURE, LAND))),)),
    ),
    spell(
        "Slip Out the Back", "{U}", "instant",
        does(PutCounters(IT, "+1/+1"), Phase(IT), to=(target(CREATURE),)),
    ),
    aura("Vanishing", "{U}", CREATURE, Activated(pays("{U}{U}"), Phase(AttachedTo()))),
    aura("Teferi's Curse", "{1}{U}", Or((ARTIFACT, CREATURE)), enchanted(Grant(keywords("phasing")))),
    aura(
        "Cloak of Invisibility", "{U}", CREATURE,
        enchanted(
            Grant(keywords("phasing")), Deontic("cant", "be_blocked", by=Not(Subtype("Wall"))),
        ),
    ),
    permanent(
        "Energy Field", "{1}{U}", "enchantment",
        if_would(Damaged(Not(YOURS), recipient=YOU), Prevented()),
        when(ZoneChange(OwnedBy(YOU), to="graveyard"), SACRIFICE_IT),
    ),
    spell(
        "Nexus of Fate", "{5}{U}{U}", "instant",
        does(ExtraTurn()),
        Static(
            (Replace(ZoneChange(SELF, to="graveyard"), GoTo("library", shuffle=True), anywhere=True),)
        ),
    ),
)  # fmt: skip
