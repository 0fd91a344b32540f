"""State triggers, limits, multipliers, modes, reflexive and lasting delayed abilities (CR 603)."""

from msgspec.structs import replace

from domain.cards.ir.language import (
    Activated,
    AddStats,
    All,
    Apply,
    Bind,
    CreateTokens,
    DealDamage,
    Delay,
    Draw,
    GainLife,
    Gate,
    If,
    LoseLife,
    Mode,
    Move,
    PayLife,
    PutCounters,
    Reflexive,
    Seq,
    Static,
    TargetSpec,
    TokenSpec,
    Triggered,
    TriggersAgain,
)
from domain.cards.ir.terms import (
    And,
    Batch,
    Begins,
    Bound,
    CastSpell,
    Compare,
    ControlledBy,
    Counters,
    Damaged,
    Event,
    Exists,
    Is,
    IsTrue,
    LifeChanged,
    Not,
    PlayerStat,
    Target,
    This,
    TimesResolved,
    Type,
    Unless,
    You,
    ZoneChange,
)
from domain.cards.mana import ManaCost
from domain.rules import facts as f
from domain.rules.answers import Pay
from tests.rules.plays import activate, cast, creature, enchantment, pick, resolved, sorcery
from tests.support.board import board

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)
YOU = You()
SELF = Is(This())
MINE = And((CREATURE, ControlledBy(YOU)))
ENTERS = ZoneChange(CREATURE, to="battlefield")
GOBLIN = TokenSpec(types=("creature",), subtypes=("Goblin",), power=1, toughness=1)

LONELY = creature(
    "Lonely", 5, 5,
    Triggered(
        IsTrue(Unless(Exists(And((CREATURE, ControlledBy(YOU), Not(SELF)))))),
        Move(This(), "graveyard", "sacrifice"),
    ),
)  # fmt: skip


# -- State triggers (CR 603.8) --


def test_603_8_a_state_triggers_as_soon_as_it_is_true() -> None:
    table = board(
        A={"battlefield": ["Lonely", "Grizzly Bears", "Mountain"], "hand": ["Shock"]}, more=[LONELY],
    )  # fmt: skip
    resolved(table, "Shock", pick(table.id("Grizzly Bears")))
    assert table.names("graveyard:A") == ["Shock", "Grizzly Bears", "Lonely"]


def test_603_8_a_state_does_not_trigger_again_while_its_ability_waits() -> None:
    debt = enchantment("Debt", Triggered(IsTrue(Compare(PlayerStat(YOU), "<=", 18)), GainLife(1)))
    table = board(
        A={"battlefield": ["Debt"], "hand": ["Deed"]}, more=[debt, sorcery("Deed", LoseLife(4))],
    )  # fmt: skip
    resolved(table, "Deed")
    # 16, then one life at a time until the state is no longer true.
    assert table.life("A") == 19
    made = [fact for fact in table.happened(f.Created) if fact.kind == "ability"]
    assert len(made) == 3


# -- How often (CR 603.2d, 603.2h) --


def test_603_2h_an_ability_triggers_only_so_often_each_turn() -> None:
    once = enchantment("Once", Triggered(ENTERS, GainLife(1), limit=1))
    two = sorcery("Two", CreateTokens(GOBLIN, 2))
    table = board(A={"battlefield": ["Once"], "hand": ["Two", "Two"]}, more=[once, two])
    resolved(table, "Two")
    resolved(table, "Two")
    assert table.life("A") == 21


def test_603_2h_the_limit_is_for_each_turn() -> None:
    once = enchantment("Once", Triggered(Begins("upkeep"), GainLife(1), limit=1))
    table = board(A={"battlefield": ["Once"]}, more=[once], step="upkeep", begin=True)
    table.resolve()
    table.pass_until("end").pass_until("upkeep").resolve()
    assert table.life("A") == 22


def test_603_2d_an_ability_triggers_an_additional_time() -> None:
    echo = enchantment("Echo", Static((TriggersAgain(ENTERS, ControlledBy(YOU)),)))
    bell = enchantment("Bell", Triggered(ENTERS, GainLife(1)))
    table = board(
        A={"battlefield": ["Echo", "Bell"], "hand": ["One"]}, B={"battlefield": ["Bell"]},
        more=[echo, bell, sorcery("One", CreateTokens(GOBLIN))],
    )  # fmt: skip
    resolved(table, "One")
    assert (table.life("A"), table.life("B")) == (22, 21)


def test_603_2d_two_multipliers_add_and_do_not_multiply() -> None:
    echo = enchantment("Echo", Static((TriggersAgain(ENTERS, ControlledBy(YOU)),)))
    bell = enchantment("Bell", Triggered(ENTERS, GainLife(1)))
    table = board(
        A={"battlefield": ["Echo", "Echo", "Bell"], "hand": ["One"]},
        more=[echo, bell, sorcery("One", CreateTokens(GOBLIN))],
    )
    resolved(table, "One")
    assert table.life("A") == 23


# -- Modes (CR 603.3c) --

MODAL = replace(
    creature(
        "Modal", 1, 1,
        Triggered(
            ZoneChange(SELF, to="battlefield"), Seq(()),
            modes=(
                Mode(GainLife(3)),
                Mode(DealDamage(Target(0), 2), (TargetSpec(filter=Type("planeswalker")),)),
                Mode(Move(Target(0), "graveyard", "destroy"), ONE),
            ),
        ),
    ),
    cost=ManaCost(),
)  # fmt: skip


def test_603_3c_modes_are_chosen_as_the_ability_goes_on_the_stack() -> None:
    table = board(
        A={"hand": ["Modal"]}, B={"battlefield": ["Grizzly Bears"]}, more=[MODAL],
    )  # fmt: skip
    resolved(table, "Modal")
    question = table.asked("option")
    assert question.rule == "CR 603.3c"
    assert [c.selectable for c in question.candidates] == [True, False, True]
    table.answer("A", pick("mode:2"), pick(table.id("Grizzly Bears"))).resolve()
    assert table.names("graveyard:B") == ["Grizzly Bears"]
    assert table.life("A") == 20


def test_603_3c_a_mode_without_a_target_needs_none() -> None:
    table = board(A={"hand": ["Modal"]}, more=[MODAL])
    resolved(table, "Modal")
    table.answer("A", pick("mode:0")).resolve()
    assert table.life("A") == 23


# -- Reflexive abilities (CR 603.12) --


def test_603_12_when_you_do_has_targets_of_its_own() -> None:
    pact = sorcery(
        "Pact", Gate(YOU, pay=(PayLife(2),), then=Reflexive(DealDamage(Target(0), 3), ONE))
    )
    table = board(A={"hand": ["Pact"]}, B={"battlefield": ["Hill Giant"]}, more=[pact])
    resolved(table, "Pact")
    table.answer("A", Pay(how="auto")).resolve()
    if table.questions()[0].kind == "targets":
        table.answer("A", pick(table.id("Hill Giant"))).resolve()
    assert table.life("A") == 18
    assert table.names("graveyard:B") == ["Hill Giant"]


def test_603_12_when_you_do_not_nothing_triggers() -> None:
    pact = sorcery(
        "Pact", Gate(YOU, pay=(PayLife(2),), then=Reflexive(DealDamage(Target(0), 3), ONE))
    )
    table = board(A={"hand": ["Pact"]}, B={"battlefield": ["Hill Giant"]}, more=[pact])
    resolved(table, "Pact")
    table.answer("A", Pay(how="decline")).resolve()
    assert table.names("graveyard:B") == []
    assert table.life("A") == 20


# -- Delayed abilities with a duration (CR 603.7b) --


def test_603_7b_an_ability_with_a_duration_triggers_again_and_ends_with_the_turn() -> None:
    party = sorcery("Party", Delay(CastSpell(who=YOU), GainLife(2), duration="end_of_turn"))
    table = board(
        A={"hand": ["Party", "Deed", "Deed"]}, more=[party, sorcery("Deed", Draw(0))],
    )  # fmt: skip
    resolved(table, "Party")
    resolved(table, "Deed")
    resolved(table, "Deed")
    assert table.life("A") == 24
    table.pass_until("end").pass_until("upkeep")
    assert table.state.delayed == ()


def test_603_7c_when_the_target_dies_this_turn() -> None:
    mark = sorcery(
        "Mark",
        Delay(
            ZoneChange(Is(Target(0)), "battlefield", "graveyard"), GainLife(5),
            duration="end_of_turn",
        ),
        to=ONE,
    )  # fmt: skip
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Mark", "Shock"]},
        B={"battlefield": ["Grizzly Bears", "Hill Giant"]}, more=[mark],
    )  # fmt: skip
    bears = table.id("Grizzly Bears")
    resolved(table, "Mark", pick(bears))
    resolved(table, "Shock", pick(bears))
    assert table.life("A") == 25


def test_603_7_a_delayed_ability_with_targets_of_its_own() -> None:
    later = sorcery(
        "Later",
        Bind("victim", Target(0)),
        Delay(
            Begins("end"),
            Seq((DealDamage(Bound("victim"), 1), DealDamage(Target(0), 2))),
            targets=(TargetSpec(players="opponent"),),
        ),
        to=ONE,
    )
    table = board(A={"hand": ["Later"]}, B={"battlefield": ["Grizzly Bears"]}, more=[later])
    resolved(table, "Later")
    table.pass_until("end").resolve()
    assert table.life("B") == 18
    assert table.state.objects[table.id("Grizzly Bears")].damage == 1


# -- Resolved so often (CR 603.7h) --


def test_603_7h_the_third_time_an_ability_resolves_in_a_turn() -> None:
    pilgrim = creature(
        "Pilgrim", 1, 5,
        Activated(
            (), Seq((
                PutCounters(This(), "+1/+1"),
                If(Compare(TimesResolved(), "==", 3), GainLife(Counters(This(), "+1/+1"))),
            )),
        ),
    )  # fmt: skip
    table = board(A={"battlefield": ["Pilgrim"]}, more=[pilgrim])
    for expected in (20, 20, 23, 23):
        activate(table, table.id("Pilgrim"), 0).resolve()
        assert table.life("A") == expected


# -- Simultaneous events and what an ability knows (CR 603.10) --


def test_603_10a_a_batch_of_deaths_is_seen_by_one_that_dies_with_them() -> None:
    undertaker = creature(
        "Undertaker", 1, 1,
        Triggered(Batch(ZoneChange(MINE, "battlefield", "graveyard")), GainLife(7)),
    )  # fmt: skip
    wrath = sorcery("Wrath", Move(All(CREATURE), "graveyard", "destroy"))
    table = board(
        A={"battlefield": ["Undertaker", "Grizzly Bears"], "hand": ["Wrath"]},
        more=[undertaker, wrath],
    )
    resolved(table, "Wrath")
    assert table.life("A") == 27


def test_603_2_damage_to_a_creature_knows_its_source() -> None:
    spiteful = creature(
        "Spiteful", 1, 5, Triggered(Damaged(recipient=SELF), LoseLife(1, Event("player")))
    )
    table = board(
        A={"battlefield": ["Spiteful", "Mountain"], "hand": ["Shock"]}, more=[spiteful],
    )  # fmt: skip
    resolved(table, "Shock", pick(table.id("Spiteful")))
    assert table.life("A") == 19


def test_603_4_a_pump_of_life_gained_uses_the_amount() -> None:
    pridemate = creature(
        "Pridemate", 2, 2,
        Triggered(LifeChanged(YOU, "gain"), Apply(This(), (AddStats(1, 1),), "game"), limit=2),
    )  # fmt: skip
    deed = sorcery("Deed", GainLife(2), GainLife(2), GainLife(2))
    table = board(A={"battlefield": ["Pridemate"], "hand": ["Deed"]}, more=[pridemate, deed])
    cast(table, "Deed").resolve()
    assert table.engine().look(table.id("Pridemate")).power == 4
