"""Black cards."""

from domain.cards.corpus.forms import (
    AN_OPPONENT,
    ANY_PLAYER,
    ANY_TARGET,
    CREATURE,
    DIES,
    ENTERS,
    IT,
    LAND,
    OTHER,
    SELF,
    THIS,
    YOU,
    YOUR_UPKEEP,
    creature,
    does,
    keywords,
    pays,
    permanent,
    spell,
    target,
    when,
)  # fmt: skip
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    Apply,
    Bind,
    Choose,
    DealDamage,
    Discard,
    Draw,
    EnchantAbility,
    GainLife,
    Gate,
    Grant,
    HandOf,
    If,
    Keyword,
    Look,
    LoseLife,
    Move,
    PayLife,
    Sacrifice,
    SacrificeCost,
    Search,
    Seq,
    SetStats,
    SetTapped,
    SpellAbility,
    Static,
    TargetSpec,
)
from domain.cards.ir.terms import (
    ANYTHING,
    And,
    AttachedTo,
    BecomesTarget,
    Bound,
    Color,
    ControlledBy,
    Count,
    Damaged,
    Did,
    Drew,
    Event,
    EventAmount,
    Kicked,
    Named,
    Not,
    Or,
    OwnedBy,
    Players,
    Stat,
    StatCompare,
    Status,
    Subtype,
    ZoneChange,
)
from domain.cards.mana import mana_cost

YOUR_DEAD_CREATURE = TargetSpec(And((CREATURE, OwnedBy(YOU))), zone="graveyard")
SWAMPS = Count(And((Subtype("Swamp"), ControlledBy(YOU))))
RATS = Count(And((CREATURE, Named("Plague Rats"))))
HITS_OPPONENT = Damaged(SELF, "player", recipient=Players("opponents"))

BLACK = (
    creature("Walking Corpse", "{1}{B}", "2/2", "Zombie"),
    creature("Scathe Zombies", "{2}{B}", "2/2", "Zombie"),
    creature("Zombie Goliath", "{4}{B}", "4/3", "Zombie Giant"),
    creature("Bog Imp", "{1}{B}", "1/1", "Imp", *keywords("flying")),
    creature("Typhoid Rats", "{B}", "1/1", "Rat", *keywords("deathtouch")),
    creature("Severed Legion", "{1}{B}{B}", "2/2", "Zombie", *keywords("fear")),
    creature(
        "Vampire Nighthawk", "{1}{B}{B}", "2/3", "Vampire Shaman",
        *keywords("flying", "deathtouch", "lifelink"),
    ),
    creature(
        "Looming Shade", "{2}{B}", "1/1", "Shade",
        Activated(pays("{B}"), Apply(THIS, (AddStats(1, 1),))),
    ),
    creature(
        "Gravedigger", "{3}{B}", "2/2", "Zombie",
        when(ENTERS, Gate(YOU, then=Move(IT, "hand", "return")), to=(YOUR_DEAD_CREATURE,)),
    ),
    creature(
        "Hypnotic Specter", "{1}{B}{B}", "2/2", "Specter", *keywords("flying"),
        when(HITS_OPPONENT, Discard(1, Event("player"), random=True)),
    ),
    creature(
        "Nightmare", "{5}{B}", "*/*", "Nightmare Horse", *keywords("flying"),
        Static((SetStats(SWAMPS, SWAMPS, defining=True),)),
    ),
    creature(
        "Plague Rats", "{2}{B}", "*/*", "Rat",
        Static((SetStats(RATS, RATS, defining=True),)),
    ),
    creature(
        "Highway Robber", "{2}{B}{B}", "2/2", "Human Mercenary",
        when(ENTERS, LoseLife(2, IT), GainLife(2), to=(AN_OPPONENT,)),
    ),
    creature(
        "Phyrexian Rager", "{2}{B}", "2/2", "Phyrexian Horror",
        when(ENTERS, Draw(), LoseLife(1)),
    ),
    creature(
        "Ravenous Rats", "{1}{B}", "1/1", "Rat",
        when(ENTERS, Discard(1, IT), to=(AN_OPPONENT,)),
    ),
    creature(
        "Royal Assassin", "{1}{B}{B}", "1/1", "Human Assassin",
        Activated(
            pays(tap=True), Move(IT, "graveyard", "destroy"),
            targets=(target(And((CREATURE, Status("tapped")))),),
        ),
    ),
    creature(
        "Carnophage", "{B}", "2/2", "Zombie",
        when(YOUR_UPKEEP, Gate(YOU, pay=(PayLife(1),), otherwise=SetTapped(THIS, True))),
    ),
    creature(
        "Festering Goblin", "{B}", "1/1", "Zombie Goblin",
        when(DIES, Apply(IT, (AddStats(-1, -1),)), to=(target(CREATURE),)),
    ),
    creature(
        "Blood Artist", "{1}{B}", "0/1", "Vampire",
        when(
            ZoneChange(Or((SELF, And((CREATURE, OTHER)))), "battlefield", "graveyard"),
            LoseLife(1, IT), GainLife(1), to=(ANY_PLAYER,),
        ),
    ),
    creature("Warpath Ghoul", "{2}{B}", "3/2", "Zombie"),
    creature("Bog Wraith", "{3}{B}", "3/3", "Wraith", *keywords("swampwalk")),
    creature(
        "Skulking Ghost", "{1}{B}", "2/1", "Spirit", *keywords("flying"),
        when(BecomesTarget(SELF), Move(THIS, "graveyard", "sacrifice")),
    ),
    creature(
        "El-Hajjâj", "{1}{B}{B}", "1/1", "Human Wizard",
        when(Damaged(SELF), GainLife(EventAmount())),
    ),
    creature(
        "Noxious Gearhulk", "{4}{B}{B}", "5/4", "Construct", *keywords("menace"),
        when(
            ENTERS,
            Gate(
                YOU,
                then=Seq(
                    (
                        Move(IT, "graveyard", "destroy", bind="destroyed creature"),
                        If(Did("destroyed creature"), GainLife(Stat(IT, "toughness"))),
                    )
                ),
            ),
            to=(target(And((CREATURE, OTHER))),),
        ),
        kinds="artifact creature",
    ),
    permanent(
        "Unholy Strength", "{B}", "enchantment: Aura", EnchantAbility(CREATURE),
        Static((AddStats(2, 1),), affects=AttachedTo()),
    ),
    spell("Dark Ritual", "{B}", "instant", does(AddMana((("B", "B", "B"),)))),
    spell(
        "Doom Blade", "{1}{B}", "instant",
        does(Move(IT, "graveyard", "destroy"), to=(target(And((CREATURE, Not(Color("B"))))),)),
    ),
    spell(
        "Assassinate", "{2}{B}", "sorcery",
        does(
            Move(IT, "graveyard", "destroy"),
            to=(target(And((CREATURE, Status("tapped")))),),
        ),
    ),
    spell(
        "Deathmark", "{B}", "sorcery",
        does(
            Move(IT, "graveyard", "destroy"),
            to=(target(And((CREATURE, Or((Color("G"), Color("W")))))),),
        ),
    ),
    spell(
        "Diabolic Edict", "{1}{B}", "instant",
        does(Sacrifice(CREATURE, 1, IT), to=(ANY_PLAYER,)),
    ),
    spell("Mind Rot", "{2}{B}", "sorcery", does(Discard(2, IT), to=(ANY_PLAYER,))),
    spell(
        "Duress", "{B}", "sorcery",
        does(
            Look(HandOf(IT), reveal=True),
            Bind(
                "chosen card",
                Choose(YOU, And((Not(CREATURE), Not(LAND))), "hand", from_zone_of=IT),
            ),
            Move(Bound("chosen card"), "graveyard", "discard"),
            to=(AN_OPPONENT,),
        ),
    ),
    spell(
        "Diabolic Tutor", "{2}{B}{B}", "sorcery", does(Search(ANYTHING, "hand", min=1)),
    ),
    spell("Raise Dead", "{B}", "sorcery",
          does(Move(IT, "hand", "return"), to=(YOUR_DEAD_CREATURE,))),
    spell("Zombify", "{3}{B}", "sorcery",
          does(Move(IT, "battlefield", "return"), to=(YOUR_DEAD_CREATURE,))),
    spell("Sign in Blood", "{B}{B}", "sorcery",
          does(Draw(2, IT), LoseLife(2, IT), to=(ANY_PLAYER,))),
    spell("Essence Drain", "{4}{B}", "sorcery",
          does(DealDamage(IT, 3), GainLife(3), to=(ANY_TARGET,))),
    spell(
        "Vampire's Bite", "{B}", "instant",
        SpellAbility(
            Seq(
                (
                    Apply(IT, (AddStats(3, 0),)),
                    If(Kicked(), Apply(IT, (Grant(keywords("lifelink")),))),
                )
            ),
            targets=(target(CREATURE),),
            kicker=mana_cost("{2}{B}"),
        ),
    ),
    permanent(
        "Underworld Dreams", "{B}{B}{B}", "enchantment",
        when(Drew(Players("opponents")), DealDamage(Event("player"), 1)),
    ),
    spell("Murder", "{1}{B}{B}", "instant",
          does(Move(IT, "graveyard", "destroy"), to=(target(CREATURE),))),
    spell(
        "Bone Splinters", "{B}", "sorcery",
        SpellAbility(
            Move(IT, "graveyard", "destroy"), (target(CREATURE),),
            additional=(SacrificeCost(CREATURE),),
        ),
    ),
    spell("Hymn to Tourach", "{B}{B}", "sorcery",
          does(Discard(2, IT, random=True), to=(ANY_PLAYER,))),
    spell(
        "Reanimate", "{B}", "sorcery",
        does(
            Move(IT, "battlefield", under=YOU, bind="creature put there"),
            LoseLife(Stat(Bound("creature put there"), "mana_value")),
            to=(TargetSpec(CREATURE, zone="graveyard"),),
        ),
    ),
    spell(
        "Unearth", "{B}", "sorcery",
        does(
            Move(IT, "battlefield", "return"),
            to=(
                TargetSpec(
                    And((CREATURE, OwnedBy(YOU), StatCompare("mana_value", "<=", 3))),
                    zone="graveyard",
                ),
            ),
        ),
        Keyword("cycling", mana_cost("{2}")),
    ),
)  # fmt: skip
