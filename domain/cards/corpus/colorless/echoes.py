"""Colorless cards that answer to events: enters, dies, damage, life, cycling."""

from domain.cards.corpus.forms import (
    enchanted,
    keywords,
    paying,
    pays,
    permanent,
    protection,
    taps_for,
    when,
)
from domain.cards.corpus.parts import (
    ANY_TARGET,
    CREATURE,
    IT,
    RETURN_IT,
    THIS,
    WOLF,
    YOU,
    YOUR_UPKEEP,
)
from domain.cards.ir.language import (
    AddStats,
    CreateTokens,
    DealDamage,
    Deontic,
    Discard,
    Draw,
    GainLife,
    Gate,
    Grant,
    LoseLife,
    Move,
    Seq,
    SetTapped,
    Static,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    AttachedTo,
    Begins,
    Color,
    Damaged,
    Event,
    Is,
    Matches,
    OwnedBy,
    PlayerStat,
    Status,
)

WEARER_HITS_PLAYER = Damaged(Is(AttachedTo()), "player", True)

CARDS = (
    permanent(
        "Specter's Shroud",
        "{2}",
        "artifact: Equipment",
        enchanted(AddStats(1, 0)),
        when(WEARER_HITS_PLAYER, Discard(1, Event("player"))),
        paying("equip", "{1}"),
    ),
    permanent(
        "Sword of Fire and Ice",
        "{3}",
        "artifact: Equipment",
        enchanted(AddStats(2, 2), Grant(protection(Color("R"), Color("U")))),
        when(WEARER_HITS_PLAYER, DealDamage(IT, 2), Draw(1), to=(ANY_TARGET,)),
        paying("equip", "{2}"),
    ),
    permanent(
        "Sword of Light and Shadow",
        "{3}",
        "artifact: Equipment",
        enchanted(AddStats(2, 2), Grant(protection(Color("W"), Color("B")))),
        when(
            WEARER_HITS_PLAYER,
            GainLife(3),
            Gate(YOU, RETURN_IT),
            to=(TargetSpec(And((CREATURE, OwnedBy(YOU))), zone="graveyard", min=0),),
        ),
        paying("equip", "{2}"),
    ),
    permanent(
        "Sword of Body and Mind",
        "{3}",
        "artifact: Equipment",
        enchanted(AddStats(2, 2), Grant(protection(Color("G"), Color("U")))),
        when(
            WEARER_HITS_PLAYER,
            CreateTokens(WOLF),
            Move(TopOf(Event("player"), 10), "graveyard", "mill"),
        ),
        paying("equip", "{2}"),
    ),
    permanent(
        "Basilisk Collar",
        "{1}",
        "artifact: Equipment",
        enchanted(Grant(keywords("deathtouch", "lifelink"))),
        paying("equip", "{2}"),
    ),
    permanent(
        "Mask of Memory",
        "{2}",
        "artifact: Equipment",
        when(WEARER_HITS_PLAYER, Gate(YOU, Seq((Draw(2), Discard(1))))),
        paying("equip", "{1}"),
    ),
    permanent(
        "Quietus Spike",
        "{3}",
        "artifact: Equipment",
        enchanted(Grant(keywords("deathtouch"))),
        when(
            WEARER_HITS_PLAYER,
            LoseLife(Arith("half_up", PlayerStat(Event("player"))), Event("player")),
        ),
        paying("equip", "{3}"),
    ),
    permanent(
        "Mana Vault",
        "{1}",
        "artifact",
        Static((Deontic("cant", "untap"),)),
        when(YOUR_UPKEEP, Gate(YOU, pay=pays("{4}"), then=SetTapped(THIS, tapped=False))),
        when(
            Begins("draw", YOU),
            DealDamage(YOU, 1),
            condition=Matches(THIS, Status("tapped")),
        ),
        taps_for("CCC"),
    ),
)
