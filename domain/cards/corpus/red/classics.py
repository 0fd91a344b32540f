"""Red cards that decks of many years were built around."""

from domain.cards.corpus.forms import (
    creature,
    does,
    keywords,
    loyal,
    pays,
    permanent,
    planeswalker,
    spell,
    target,
    when,
)
from domain.cards.corpus.parts import (
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    DESTROY_IT,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OTHER,
    SACRIFICE_THIS,
    SELF,
    THAT_PLAYER,
    UNCOUNTERABLE,
    YOU,
    YOUR_UPKEEP,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    Bind,
    CastNow,
    ChangeTypes,
    CostChange,
    CreateEmblem,
    DealDamage,
    Delay,
    Deontic,
    Discard,
    Draw,
    EnchantAbility,
    Gate,
    Grant,
    If,
    Move,
    PlayerRule,
    Remember,
    SetLife,
    Static,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    Begins,
    Bound,
    CastSpell,
    Compare,
    ControllerOf,
    Count,
    Damaged,
    Devotion,
    Did,
    Event,
    Has,
    InCombat,
    Not,
    Or,
    OwnedBy,
    Players,
    PlayerStat,
    Stat,
    Subtype,
    Unless,
    X,
    ZoneChange,
)

CARDS = (
    spell(
        "Balduvian Rage", "{X}{R}", "instant",
        does(
            Apply(IT, (AddStats(X(), 0),)), Delay(Begins("upkeep"), Draw()),
            to=(target(And((CREATURE, InCombat("attacking")))),),
        ),
    ),
    creature(
        "Bedlam Reveler", "{6}{R}{R}", "3/4", "Devil Horror",
        Static(
            (
                CostChange(
                    SELF, YOU,
                    Arith("-", 0, Count(And((INSTANT_OR_SORCERY, OwnedBy(YOU))), "graveyard")),
                ),
            ),
            zone="stack",
        ),
        *keywords("prowess"), when(ENTERS, Discard(PlayerStat(YOU, "hand")), Draw(3)),
    ),
    planeswalker(
        "Chandra, Torch of Defiance", "{2}{R}{R}", 4, "Chandra",
        loyal(
            1,
            Move(TopOf(), "exile", "exile", bind="exiled card"),
            CastNow(Bound("exiled card"), free=False, bind="cast spell"),
            If(Unless(Did("cast spell")), DealDamage(Players("opponents"), 2)),
        ),
        loyal(1, AddMana((("R", "R"),))),
        loyal(-3, DealDamage(IT, 4), to=(target(CREATURE),)),
        loyal(
            -7,
            CreateEmblem((when(CastSpell(who=YOU), DealDamage(IT, 5), to=(ANY_TARGET,)),)),
        ),
    ),
    permanent(
        "Dragon Tempest", "{1}{R}", "enchantment",
        when(
            ZoneChange(And((CREATURE_YOU_CONTROL, Has("flying"))), to="battlefield"),
            Apply(Event(), (Grant(keywords("haste")),)),
        ),
        when(
            ZoneChange(And((Subtype("Dragon"), YOURS)), to="battlefield"),
            DealDamage(IT, Count(And((Subtype("Dragon"), YOURS))), Event()),
            to=(ANY_TARGET,),
        ),
    ),
    permanent(
        "Emblem of the Warmind", "{1}{R}", "enchantment: Aura",
        EnchantAbility(CREATURE_YOU_CONTROL),
        Static((Grant(keywords("haste")),), CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Form of the Dragon", "{4}{R}{R}{R}", "enchantment",
        when(YOUR_UPKEEP, DealDamage(IT, 5), to=(ANY_TARGET,)),
        when(Begins("end"), SetLife(5)),
        Static(
            (Deontic("cant", "attack", against=YOU),), All(And((CREATURE, Not(Has("flying")))))
        ),
    ),
    spell(
        "Obliterate", "{6}{R}{R}", "sorcery",
        does(
            Move(
                All(Or((ARTIFACT, CREATURE, LAND))), "graveyard", "destroy", regenerate=False
            )
        ),
        first=(UNCOUNTERABLE,),
    ),
    creature(
        "Orcish Settlers", "{1}{R}", "1/1", "Orc",
        Activated(
            pays("{X}{X}{R}", SACRIFICE_THIS, tap=True), DESTROY_IT,
            targets=(TargetSpec(LAND, min=X(), max=X()),),
        ),
    ),
    permanent(
        "Pandemonium", "{3}{R}", "enchantment",
        when(
            ZoneChange(CREATURE, to="battlefield"),
            Gate(
                ControllerOf(Event()),
                then=DealDamage(IT, Stat(Event(), "power"), Event()),
            ),
            to=(TargetSpec(ANY_TARGET.filter, "any", chooser=ControllerOf(Event())),),
        ),
    ),
    creature(
        "Purphoros, God of the Forge", "{3}{R}", "6/5", "God", *keywords("indestructible"),
        Static(
            (ChangeTypes(remove=("creature",)),), condition=Compare(Devotion(("R",)), "<", 5)
        ),
        when(
            ZoneChange(And((CREATURE_YOU_CONTROL, OTHER)), to="battlefield"),
            DealDamage(Players("opponents"), 2),
        ),
        Activated(pays("{2}{R}"), Apply(CREATURES_YOU_CONTROL, (AddStats(1, 0),))),
        kinds="legendary enchantment creature",
    ),
    creature(
        "Stigma Lasher", "{R}{R}", "2/2", "Elemental Shaman", *keywords("wither"),
        when(
            Damaged(SELF, "player"),
            Bind("hurt player", THAT_PLAYER),
            Apply(None, (PlayerRule("no_life_gain", who=Bound("hurt player")),), "game"),
        ),
    ),
    creature(
        "Worldgorger Dragon", "{3}{R}{R}{R}", "7/7", "Nightmare Dragon",
        *keywords("flying", "trample"),
        when(
            ENTERS,
            Move(All(And((YOURS, OTHER))), "exile", "exile", bind="exiled card"),
            Remember("exiled card", Bound("exiled card")),
        ),
        when(ZoneChange(SELF, "battlefield"), Move(Bound("exiled card"), "battlefield", "return")),
    ),
    creature(
        "Zo-Zu the Punisher", "{1}{R}{R}", "2/2", "Goblin Warrior",
        when(ZoneChange(LAND, to="battlefield"), DealDamage(ControllerOf(Event()), 2)),
        kinds="legendary creature",
    ),
)  # fmt: skip
