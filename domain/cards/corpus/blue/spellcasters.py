"""Blue permanents about spells, abilities and casting."""

from domain.cards.corpus.forms import (
    creature,
    keywords,
    pays,
    permanent,
    token,
    when,
)
from domain.cards.corpus.parts import (
    A_SPELL,
    CREATURE,
    CREATURES_YOU_CONTROL,
    ENTERS,
    INSTANT_OR_SORCERY,
    IT,
    SELF,
    THIS,
    YOU,
    YOURS,
)
from domain.cards.ir.language import (
    Activated,
    All,
    CastNow,
    CounterSpell,
    CreateTokens,
    DiscardCost,
    Grant,
    Keyword,
    Move,
    PutCounters,
    Static,
    TargetSpec,
    TopOf,
)
from domain.cards.ir.terms import (
    And,
    BecomesTarget,
    Bound,
    CastSpell,
    Event,
    IsAbility,
    IsSpell,
    Nth,
    Number,
    Or,
    OwnedBy,
    Players,
    Stat,
    Targeting,
)

CARDS = (
    permanent(
        "Cast Through Time",
        "{4}{U}{U}{U}",
        "enchantment",
        Static(
            (Grant((Keyword("rebound"),)),),
            affects=All(And((INSTANT_OR_SORCERY, IsSpell(), YOURS)), "stack"),
        ),
    ),
    creature(
        "Kira, Great Glass-Spinner",
        "{1}{U}{U}",
        "2/2",
        "Spirit",
        *keywords("flying"),
        Static(
            (
                Grant(
                    (
                        when(
                            Nth(BecomesTarget(SELF), 1),
                            CounterSpell(Event("source")),
                        ),
                    )
                ),
            ),
            affects=CREATURES_YOU_CONTROL,
        ),
        kinds="legendary creature",
    ),
    creature(
        "Diplomatic Escort",
        "{1}{U}",
        "1/1",
        "Human Spellshaper",
        Activated(
            pays("{U}", DiscardCost(), tap=True),
            CounterSpell(IT),
            targets=(
                TargetSpec(And((Or((IsSpell(), IsAbility())), Targeting(CREATURE))), zone="stack"),
            ),
        ),
    ),
    creature(
        "Draining Whelk",
        "{4}{U}{U}",
        "1/1",
        "Illusion",
        *keywords("flash", "flying"),
        when(
            ENTERS,
            CounterSpell(IT),
            PutCounters(THIS, "+1/+1", Stat(IT, "mana_value")),
            to=(A_SPELL,),
        ),
    ),
    creature(
        "Talrand, Sky Summoner",
        "{2}{U}{U}",
        "2/2",
        "Merfolk Wizard",
        when(
            CastSpell(INSTANT_OR_SORCERY, YOU),
            CreateTokens(token("Drake", "2/2", "U", *keywords("flying"))),
        ),
        kinds="legendary creature",
    ),
    permanent(
        "Mind's Dilation",
        "{5}{U}{U}",
        "enchantment",
        when(
            Nth(CastSpell(who=Players("opponents")), 1, each="player"),
            Move(TopOf(Event("player")), "exile", "exile", bind="exiled card"),
            CastNow(Bound("exiled card")),
        ),
    ),
    creature(
        "Diluvian Primordial",
        "{5}{U}{U}",
        "5/5",
        "Avatar",
        *keywords("flying"),
        when(
            ENTERS,
            CastNow(IT, max=None, instead="exile"),
            to=(
                TargetSpec(
                    And((INSTANT_OR_SORCERY, OwnedBy(Players("opponents")))),
                    zone="graveyard",
                    min=0,
                    max=Number(Players("opponents")),
                    different="owner",
                ),
            ),
        ),
    ),
)
