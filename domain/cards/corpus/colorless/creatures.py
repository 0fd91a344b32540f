"""Colourless creatures."""

from domain.cards.corpus.forms import (
    artifact_creature,
    creature,
    keywords,
    pays,
    protection,
    taps_for,
    token,
    when,
)
from domain.cards.corpus.parts import (
    AN_OPPONENT,
    ANY_COLOR,
    ANY_TARGET,
    ARTIFACT,
    BASIC_LAND,
    DIES,
    ENTERS,
    IT,
    LAND,
    OPPOSING,
    SACRIFICE_IT,
    SACRIFICE_THIS,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    AddMana,
    AddStats,
    All,
    Apply,
    Bind,
    Choose,
    ChooseValue,
    CostChange,
    CounterSpell,
    CreateTokens,
    DealDamage,
    Deontic,
    DiscardCost,
    Draw,
    Enters,
    ExtraTurn,
    GainLife,
    Gate,
    HandOf,
    Keyword,
    Look,
    Move,
    RemoveCountersCost,
    Search,
    Seq,
    Shuffle,
    Skip,
    Static,
    Triggered,
)
from domain.cards.ir.terms import (
    And,
    BecomesTarget,
    Bound,
    CastSpell,
    Chosen,
    Color,
    ControllerOf,
    Event,
    Exists,
    IsSpell,
    IsTrue,
    Not,
    OwnedBy,
    OwnerOf,
    Players,
    Subtype,
    Unless,
    ZoneChange,
)
from domain.cards.mana import mana_cost

CARDS = (
    artifact_creature("Ornithopter", "{0}", "0/2", "Thopter", *keywords("flying")),
    artifact_creature("Memnite", "{0}", "1/1", "Construct"),
    artifact_creature("Alpha Myr", "{2}", "2/1", "Myr"),
    artifact_creature("Obsianus Golem", "{6}", "4/6", "Golem"),
    artifact_creature("Darksteel Myr", "{3}", "0/1", "Myr", *keywords("indestructible")),
    artifact_creature("Alloy Myr", "{3}", "2/2", "Myr", ANY_COLOR),
    artifact_creature(
        "Bottle Gnomes", "{3}", "1/3", "Gnome", Activated((SACRIFICE_THIS,), GainLife(3)),
    ),
    artifact_creature("Cathodion", "{3}", "3/3", "Construct", when(DIES, AddMana((("C", "C", "C"),)))),
    artifact_creature(
        "Juggernaut", "{4}", "5/3", "Juggernaut",
        Static((Deontic("must", "attack"),)),
        Static((Deontic("cant", "be_blocked", by=Subtype("Wall")),)),
    ),
    artifact_creature(
        "Triskelion", "{6}", "1/1", "Construct",
        Enters(counters=(("+1/+1", 3),)),
        Activated(
            (RemoveCountersCost("+1/+1"),), DealDamage(IT, 1), targets=(ANY_TARGET,)
        ),
    ),
    artifact_creature("Bronze Sable", "{2}", "2/1", "Sable"),
    artifact_creature(
        "Augmenting Automaton", "{1}", "1/1", "Construct",
        Activated(pays("{1}{B}"), Apply(THIS, (AddStats(1, 1),))),
    ),
    artifact_creature(
        "Wall of Spears", "{3}", "2/3", "Wall", *keywords("defender", "first strike"),
    ),
    artifact_creature("Stone Golem", "{5}", "4/4", "Golem"),
    artifact_creature("Yotian Soldier", "{3}", "1/4", "Soldier", *keywords("vigilance")),
    artifact_creature("Phyrexian Walker", "{0}", "0/3", "Phyrexian Construct"),
    artifact_creature("Steel Wall", "{1}", "0/4", "Wall", *keywords("defender")),
    artifact_creature("Dancing Scimitar", "{4}", "1/5", "Spirit", *keywords("flying")),
    artifact_creature("Copper Myr", "{2}", "1/1", "Myr", taps_for("G")),
    artifact_creature("Gold Myr", "{2}", "1/1", "Myr", taps_for("W")),
    artifact_creature("Iron Myr", "{2}", "1/1", "Myr", taps_for("R")),
    artifact_creature("Leaden Myr", "{2}", "1/1", "Myr", taps_for("B")),
    artifact_creature("Silver Myr", "{2}", "1/1", "Myr", taps_for("U")),
    artifact_creature("Palladium Myr", "{3}", "2/2", "Myr", taps_for("CC")),
    artifact_creature("Manakin", "{2}", "1/1", "Construct", taps_for("C")),
    artifact_creature(
        "Darksteel Gargoyle", "{7}", "3/3", "Gargoyle", *keywords("flying", "indestructible"),
    ),
    artifact_creature(
        "Solemn Simulacrum", "{4}", "2/2", "Golem",
        when(ENTERS, Gate(YOU, then=Search(BASIC_LAND, "battlefield", tapped=True))),
        when(DIES, Gate(YOU, then=Draw())),
    ),
    artifact_creature(
        "Pilgrim's Eye", "{3}", "1/1", "Thopter", *keywords("flying"),
        when(ENTERS, Gate(YOU, then=Search(BASIC_LAND, "hand", reveal=True))),
    ),
    artifact_creature(
        "Perilous Myr", "{2}", "1/1", "Phyrexian Myr",
        when(DIES, DealDamage(IT, 2), to=(ANY_TARGET,)),
    ),
    artifact_creature(
        "Myr Sire", "{2}", "1/1", "Phyrexian Myr",
        when(DIES, CreateTokens(token("Phyrexian Myr", "1/1", "", kinds="artifact creature"))),
    ),
    artifact_creature(
        "Wurmcoil Engine", "{6}", "6/6", "Phyrexian Wurm", *keywords("deathtouch", "lifelink"),
        when(
            DIES,
            CreateTokens(
                token(
                    "Phyrexian Wurm", "3/3", "", *keywords("deathtouch"), kinds="artifact creature"
                )
            ),
            CreateTokens(
                token("Phyrexian Wurm", "3/3", "", *keywords("lifelink"), kinds="artifact creature")
            ),
        ),
    ),
    artifact_creature(
        "Lodestone Golem", "{4}", "5/3", "Golem",
        Static((CostChange(Not(ARTIFACT), Players("all"), 1),)),
    ),
    artifact_creature(
        "Eater of Days", "{4}", "9/8", "Leviathan", *keywords("flying", "trample"),
        when(ENTERS, Skip("turn", count=2)),
    ),
    creature(
        "Nulldrifter", "{7}", "4/4", "Eldrazi Elemental",
        Triggered(CastSpell(SELF, YOU), Draw(2), zone="stack"),
        *keywords("flying"),
        Keyword("annihilator", number=1),
        Keyword("evoke", mana_cost("{2}{U}")),
    ),
    creature(
        "Thought-Knot Seer", "{3}{C}", "4/4", "Eldrazi",
        when(
            ENTERS,
            Look(HandOf(IT), reveal=True),
            Bind("chosen card", Choose(YOU, Not(LAND), "hand", from_zone_of=IT)),
            Move(Bound("chosen card"), "exile", "exile"),
            to=(AN_OPPONENT,),
        ),
        when(ZoneChange(SELF, "battlefield"), Draw(1, IT), to=(AN_OPPONENT,)),
    ),
    creature(
        "Reality Smasher", "{4}{C}", "5/5", "Eldrazi", *keywords("trample", "haste"),
        when(
            BecomesTarget(SELF, by=And((IsSpell(), OPPOSING))),
            Gate(
                ControllerOf(Event("source")),
                pay=(DiscardCost(),),
                otherwise=CounterSpell(Event("source")),
            ),
        ),
    ),
    artifact_creature(
        "Lurebound Scarecrow", "{3}", "4/4", "Scarecrow",
        Enters(first=ChooseValue("color", "chosen color")),
        when(IsTrue(Unless(Exists(And((Chosen("color", "chosen color"), YOURS))))), SACRIFICE_IT),
    ),
    creature(
        "Emrakul, the Aeons Torn", "{15}", "15/15", "Eldrazi",
        Static((Deontic("cant", "be_countered"),), zone="stack"),
        Triggered(CastSpell(SELF, YOU), ExtraTurn(), zone="stack"),
        *keywords("flying"),
        *protection(And((IsSpell(), Not(Color("C"))))),
        Keyword("annihilator", number=6),
        Triggered(
            ZoneChange(SELF, to="graveyard"),
            Seq(
                (
                    Move(All(OwnedBy(OwnerOf(THIS)), "graveyard"), "library"),
                    Shuffle(OwnerOf(THIS)),
                )
            ),
            zone="graveyard",
        ),
        kinds="legendary creature",
    ),
    artifact_creature(
        "Peace Strider", "{4}", "3/3", "Construct", when(ENTERS, GainLife(3))
    ),
)  # fmt: skip
