"""Green cards of many kinds."""

from domain.cards.corpus.faced import indicated
from domain.cards.corpus.forms import (
    creature,
    does,
    enchanted,
    keywords,
    pays,
    permanent,
    spell,
    token,
    when,
)
from domain.cards.corpus.parts import (
    ATTACKS,
    CREATURE,
    CREATURE_YOU_CONTROL,
    ENTERS,
    IT,
    LAND,
    SELF,
    THEIRS,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    Choose,
    CostChange,
    CreateTokens,
    ForEach,
    GainLife,
    Gate,
    If,
    Keyword,
    KeywordAction,
    Move,
    Regenerate,
    SacrificeCost,
    SetLife,
    Shuffle,
    Static,
    TargetSpec,
    TokenCopy,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    AttachedTo,
    Batch,
    Begins,
    Bound,
    Count,
    Damaged,
    Event,
    Happened,
    Matches,
    Not,
    OwnedBy,
    OwnerOf,
    PaidExtra,
    Players,
    Status,
    Subtype,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    creature(
        "Rhys the Exiled", "{2}{G}", "3/2", "Elf Warrior",
        when(ATTACKS, GainLife(Count(And((Subtype("Elf"), YOURS))))),
        Activated(pays("{B}", SacrificeCost(And((Subtype("Elf"), YOURS)))), Regenerate(THIS)),
        kinds="legendary creature",
    ),
    creature(
        "Riftsweeper", "{1}{G}", "2/2", "Elf Shaman",
        when(
            ENTERS, Move(IT, "library"), Shuffle(OwnerOf(IT)),
            to=(TargetSpec(Not(Status("face_down")), zone="exile"),),
        ),
    ),
    permanent(
        "Eladamri's Vineyard", "{G}", "enchantment",
        when(Begins("precombat_main"), AddMana((("G", "G"),), who=Event("player"))),
    ),
    spell(
        "Biorhythm", "{6}{G}{G}", "sorcery",
        does(
            ForEach(
                Players("all"), SetLife(Count(And((CREATURE, THEIRS))), Bound("each"))
            )
        ),
    ),
    creature(
        "Nemesis of Mortals", "{4}{G}{G}", "5/5", "Snake",
        Static(
            (CostChange(
                SELF, YOU,
                Arith("-", 0, Count(And((CREATURE, OwnedBy(YOU))), "graveyard")),
            ),),
            zone="stack",
        ),
        Activated(
            pays("{7}{G}{G}"), KeywordAction("monstrosity", 5),
            less=Count(And((CREATURE, OwnedBy(YOU))), "graveyard"),
        ),
    ),
    creature(
        "Springheart Nantuko", "{1}{G}", "1/1", "Insect Monk",
        Keyword("bestow", mana_cost("{1}{G}")),
        enchanted(AddStats(1, 1)),
        when(
            ZoneChange(And((LAND, YOURS)), to="battlefield"),
            If(
                Matches(AttachedTo(), CREATURE_YOU_CONTROL),
                Gate(
                    YOU, CreateTokens(TokenCopy(AttachedTo())),
                    CreateTokens(token("Insect", "1/1", "G")),
                    pay=pays("{1}{G}"),
                ),
                CreateTokens(token("Insect", "1/1", "G")),
            ),
        ),
        kinds="enchantment creature",
    ),
    creature(
        "Hamlet Glutton", "{5}{G}{G}", "6/6", "Giant",
        *keywords("bargain"),
        Static((CostChange(SELF, YOU, -2),), condition=PaidExtra("bargain"), zone="stack"),
        *keywords("trample"),
        when(ENTERS, GainLife(3)),
    ),
    creature(
        "Briarbridge Patrol", "{3}{G}", "3/3", "Human Warrior",
        when(Batch(Damaged(SELF, "object", recipient=CREATURE)), KeywordAction("investigate")),
        when(
            Begins("end"),
            Move(Choose(YOU, CREATURE, zone="hand", from_zone_of=YOU, min=0), "battlefield"),
            condition=Happened(
                ZoneChange(Subtype("Clue"), verb="sacrifice", by=YOU), least=3
            ),
        ),
    ),
    indicated(
        creature("Dryad Arbor", None, "1/1", "Forest Dryad", kinds="land creature"), "G"
    ),
)  # fmt: skip
