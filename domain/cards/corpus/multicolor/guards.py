"""Multicoloured cards that prevent, double or replace."""

from domain.cards.corpus.forms import (
    creature,
    does,
    if_would,
    keywords,
    permanent,
    spell,
    this_turn,
    when,
)
from domain.cards.corpus.parts import (
    CREATURE,
    CREATURE_YOU_CONTROL,
    OPPOSING,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    All,
    Bind,
    Choose,
    ChooseSource,
    DealDamage,
    Deontic,
    Draw,
    Enters,
    Gate,
    GoTo,
    Grant,
    Keyword,
    Prevented,
    Reflexive,
    Replace,
    SacrificeCost,
    Seq,
    SoMuch,
    Static,
)
from domain.cards.ir.terms import (
    And,
    AnyOf,
    Arith,
    Bound,
    ControllerOf,
    Damaged,
    Event,
    EventAmount,
    Is,
    IsSpell,
    Not,
    Players,
    Stat,
    Status,
    ZoneChange,
)

CARDS = (
    creature(
        "Gisela, Blade of Goldnight", "{4}{R}{W}{W}", "5/5", "Angel",
        *keywords("flying", "first strike"),
        if_would(
            AnyOf((Damaged(recipient=Players("opponents")), Damaged(recipient=OPPOSING))),
            SoMuch(Arith("*", EventAmount(), 2)),
        ),
        if_would(
            AnyOf((Damaged(recipient=YOU), Damaged(recipient=YOURS))),
            Prevented(Arith("half_up", EventAmount())),
        ),
        kinds="legendary creature",
    ),
    spell(
        "Deflecting Palm", "{R}{W}", "instant",
        does(
            ChooseSource("source"),
            this_turn(
                Damaged(source=Is(Bound("source")), recipient=YOU), Prevented(),
                DealDamage(ControllerOf(Event("source")), EventAmount()),
                once=True,
            ),
        ),
    ),
    creature(
        "Progenitus", "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}", "10/10", "Hydra Avatar",
        *keywords("protection"),
        Static(
            (
                Replace(
                    ZoneChange(SELF, to="graveyard"), GoTo("library", shuffle=True),
                    anywhere=True,
                ),
            )
        ),
        kinds="legendary creature",
    ),
    creature(
        "Scab-Clan Mauler", "{R}{G}", "1/1", "Human Berserker",
        Keyword("bloodthirst", number=2), *keywords("trample"),
    ),
    creature("Zhur-Taa Goblin", "{R}{G}", "2/2", "Goblin Berserker", *keywords("riot")),
    creature(
        "Disciplined Duelist", "{G}{W}{U}", "2/1", "Human Citizen", *keywords("double strike"),
        Enters(counters=(("shield", 1),)),
    ),
    permanent(
        "Rhythm of the Wild", "{1}{R}{G}", "enchantment",
        Static(
            (Deontic("cant", "be_countered"),),
            affects=All(And((CREATURE, IsSpell(), YOURS)), "stack"),
        ),
        Static(
            (Grant((Keyword("riot"),)),),
            affects=All(And((CREATURE_YOU_CONTROL, Not(Status("token"))))),
        ),
    ),
    spell(
        "New Way Forward", "{2}{U}{R}{W}", "instant",
        does(
            ChooseSource("source"),
            this_turn(
                Damaged(source=Is(Bound("source")), recipient=YOU), Prevented(),
                Reflexive(
                    Seq(
                        (
                            DealDamage(ControllerOf(Event("source")), EventAmount()),
                            Draw(EventAmount()),
                        )
                    )
                ),
                once=True,
            ),
        ),
    ),
    creature(
        "Indoraptor, the Perfect Hybrid", "{1}{B/G}{R}", "3/1", "Dinosaur Mutant",
        *keywords("bloodthirst", "menace"),
        when(
            Damaged(recipient=THIS),
            Bind("opponent", Choose(YOU, players=Players("opponents"), random=True)),
            Gate(
                Bound("opponent"),
                pay=(SacrificeCost(And((CREATURE, Not(Status("token"))))),),
                otherwise=DealDamage(Bound("opponent"), Stat(THIS, "power")),
            ),
        ),
        kinds="legendary creature",
    ),
)  # fmt: skip
