"""Red cards that gather evidence, companions and more."""

from domain.cards.corpus.faced import FULL_MOON, SUNRISE, indicated, transforming
from domain.cards.corpus.forms import (
    creature,
    if_would,
    keywords,
    land,
    pays,
    permanent,
    taps_for,
    target,
    when,
)
from domain.cards.corpus.parts import ARTIFACT, CREATURE, DIES, IT, OPPOSING, SELF, THIS, YOU, YOURS
from domain.cards.ir.language import (
    Activated,
    Bind,
    CreateTokens,
    DealDamage,
    EnchantAbility,
    Gate,
    If,
    Move,
    Seq,
    SoMuch,
    Transform,
)
from domain.cards.ir.terms import (
    And,
    Arith,
    AttachedTo,
    Attacks,
    Batch,
    Bound,
    Color,
    ControllerOf,
    Damaged,
    Event,
    EventAmount,
    Happened,
    InZone,
    Matches,
    Players,
    Stat,
    Transforms,
)
from domain.cards.predefined_tokens import GOLD

RED_SOURCE = And((Color("R"), YOURS))

CARDS = (
    transforming(
        "Ojer Axonil, Deepest Might // Temple of Power",
        creature(
            "Ojer Axonil, Deepest Might", "{2}{R}{R}", "4/4", "God", *keywords("trample"),
            if_would(
                Damaged(RED_SOURCE, "player", combat=False, recipient=Players("opponents")),
                SoMuch(Arith("max", EventAmount(), Stat(THIS))),
            ),
            when(DIES, Move(Event("card"), "battlefield", "return", tapped=True, transformed=True)),
            kinds="legendary creature",
        ),
        land(
            "Temple of Power", "land", taps_for("R"),
            Activated(
                pays("{2}{R}", tap=True), Transform(), timing="sorcery",
                condition=Happened(Damaged(RED_SOURCE, combat=False), least=4, sum=True),
            ),
        ),
    ),
    permanent(
        "Curse of Opulence", "{R}", "enchantment: Aura Curse",
        EnchantAbility(players="any"),
        when(
            Batch(Attacks(CREATURE, against=AttachedTo())),
            CreateTokens(GOLD),
            If(
                Matches(Event("object"), OPPOSING),
                CreateTokens(GOLD, who=ControllerOf(Event("object"))),
            ),
        ),
    ),
    transforming(
        "Afflicted Deserter // Werewolf Ransacker",
        creature("Afflicted Deserter", "{3}{R}", "3/2", "Human Werewolf", FULL_MOON),
        indicated(
            creature(
                "Werewolf Ransacker", None, "5/4", "Werewolf",
                when(
                    Transforms(SELF),
                    Gate(
                        YOU,
                        Seq(
                            (
                                Bind("its controller", ControllerOf(IT)),
                                Move(IT, "graveyard", "destroy", bind="destroyed artifact"),
                                If(
                                    Matches(Bound("destroyed artifact"), InZone("graveyard")),
                                    DealDamage(Bound("its controller"), 3),
                                ),
                            )
                        ),
                    ),
                    to=(target(ARTIFACT),),
                ),
                SUNRISE,
            ),
            "R",
        ),
    ),
)  # fmt: skip
