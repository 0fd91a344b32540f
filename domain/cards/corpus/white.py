"""White cards."""

from domain.cards.corpus.forms import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT_OR_ENCHANTMENT,
    CREATURE,
    CREATURE_YOU_CONTROL,
    CREATURES_YOU_CONTROL,
    ENTERS,
    IT,
    OTHER,
    THIS,
    YOU,
    YOURS,
    creature,
    does,
    keywords,
    permanent,
    spell,
    target,
    token,
    when,
)  # fmt: skip
from domain.cards.ir.language import (
    AddStats,
    All,
    Apply,
    Choose,
    CreateTokens,
    Deontic,
    Draw,
    EnchantAbility,
    GainLife,
    Gate,
    Grant,
    Mode,
    Move,
    PutCounters,
    Search,
    Shield,
    SpellAbility,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AttachedTo,
    ControllerOf,
    LifeChanged,
    Named,
    Stat,
    Subtype,
    ZoneChange,
)

SOLDIER = token("Soldier", "1/1", "W")

WHITE = (
    creature("Savannah Lions", "{W}", "2/1", "Cat"),
    creature("Elite Vanguard", "{W}", "2/1", "Human Soldier"),
    creature("Silvercoat Lion", "{1}{W}", "2/2", "Cat"),
    creature("Glory Seeker", "{1}{W}", "2/2", "Human Soldier"),
    creature("Isamaru, Hound of Konda", "{W}", "2/2", "Dog", kinds="legendary creature"),
    creature("Suntail Hawk", "{W}", "1/1", "Bird", *keywords("flying")),
    creature("Serra Angel", "{3}{W}{W}", "4/4", "Angel", *keywords("flying", "vigilance")),
    creature("Youthful Knight", "{1}{W}", "2/1", "Human Knight", *keywords("first strike")),
    creature("Fencing Ace", "{1}{W}", "1/1", "Human Soldier", *keywords("double strike")),
    creature(
        "Skyhunter Skirmisher", "{1}{W}{W}", "1/1", "Cat Knight",
        *keywords("flying", "double strike"),
    ),
    creature("Angelic Wall", "{1}{W}", "0/4", "Wall", *keywords("defender", "flying")),
    creature(
        "Soul Warden", "{W}", "1/1", "Human Cleric",
        when(ZoneChange(And((CREATURE, OTHER)), to="battlefield"), GainLife(1)),
    ),
    creature(
        "Attended Knight", "{2}{W}", "2/2", "Human Knight", *keywords("first strike"),
        when(ENTERS, CreateTokens(SOLDIER)),
    ),
    creature(
        "Ajani's Pridemate", "{1}{W}", "2/2", "Cat Soldier",
        when(LifeChanged(YOU, "gain"), PutCounters(THIS, "+1/+1")),
    ),
    creature(
        "Wall of Omens", "{1}{W}", "0/4", "Wall", *keywords("defender"), when(ENTERS, Draw()),
    ),
    creature(
        "Kor Skyfisher", "{1}{W}", "2/3", "Kor Soldier", *keywords("flying"),
        when(ENTERS, Move(Choose(YOU, YOURS), "hand", "return")),
    ),
    creature("Lone Missionary", "{1}{W}", "2/1", "Kor Monk", when(ENTERS, GainLife(4))),
    creature(
        "Squadron Hawk", "{1}{W}", "1/1", "Bird", *keywords("flying"),
        when(
            ENTERS,
            Gate(YOU, then=Search(Named("Squadron Hawk"), "hand", max=3, reveal=True)),
        ),
    ),
    creature(
        "Veteran Armorer", "{1}{W}", "2/2", "Human Soldier",
        Static((AddStats(0, 1),), affects=All(And((CREATURE_YOU_CONTROL, OTHER)))),
    ),
    creature(
        "Captain of the Watch", "{4}{W}{W}", "3/3", "Human Soldier", *keywords("vigilance"),
        Static(
            (AddStats(1, 1), Grant(keywords("vigilance"))),
            affects=All(And((CREATURE, Subtype("Soldier"), YOURS, OTHER))),
        ),
        when(ENTERS, CreateTokens(SOLDIER, 3)),
    ),
    permanent(
        "Glorious Anthem", "{1}{W}{W}", "enchantment",
        Static((AddStats(1, 1),), affects=CREATURES_YOU_CONTROL),
    ),
    permanent(
        "Holy Strength", "{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(1, 2),), affects=AttachedTo()),
    ),
    permanent(
        "Pacifism", "{1}{W}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((Deontic("cant", "attack"), Deontic("cant", "block")), affects=AttachedTo()),
    ),
    spell(
        "Swords to Plowshares", "{W}", "instant",
        does(
            Move(IT, "exile", "exile"),
            GainLife(Stat(IT, "power"), ControllerOf(IT)),
            to=(target(CREATURE),),
        ),
    ),
    spell("Holy Day", "{W}", "instant", does(Shield(combat_only=True))),
    spell(
        "Healing Salve", "{W}", "instant",
        SpellAbility(
            modes=(
                Mode(GainLife(3, IT), (ANY_PLAYER,)),
                Mode(Shield(IT, 3), (ANY_TARGET,)),
            )
        ),
    ),
    spell("Day of Judgment", "{2}{W}{W}", "sorcery",
          does(Move(All(CREATURE), "graveyard", "destroy"))),
    spell(
        "Disenchant", "{1}{W}", "instant",
        does(Move(IT, "graveyard", "destroy"), to=(target(ARTIFACT_OR_ENCHANTMENT),)),
    ),
    spell("Raise the Alarm", "{1}{W}", "instant", does(CreateTokens(SOLDIER, 2))),
    spell(
        "Inspired Charge", "{2}{W}{W}", "instant",
        does(Apply(CREATURES_YOU_CONTROL, (AddStats(2, 1),))),
    ),
)  # fmt: skip
