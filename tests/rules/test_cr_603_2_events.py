"""What abilities trigger on: each kind of event, and what of it they know (CR 603.2)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    Activated,
    All,
    Apply,
    CreateTokens,
    DealDamage,
    Draw,
    Effect,
    Flip,
    GainLife,
    LoseLife,
    Move,
    PutCounters,
    SetController,
    SetTapped,
    Shuffle,
    Tap,
    TargetSpec,
    TokenSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    ANYTHING,
    Activates,
    And,
    AnyOf,
    Attacks,
    Batch,
    Becomes,
    BecomesBlocked,
    BecomesTarget,
    Begins,
    Blocks,
    CastSpell,
    ControlChange,
    ControlledBy,
    CounterChange,
    Damaged,
    Does,
    Drew,
    Event,
    EventAmount,
    GoesUnblocked,
    Has,
    IsSpell,
    LifeChanged,
    Loses,
    Nth,
    Pattern,
    Players,
    PlaysLand,
    Stat,
    Target,
    Type,
    You,
    ZoneChange,
)
from domain.rules.answers import Attack, Block
from tests.rules.plays import activate, creature, enchantment, pick, resolved, sorcery
from tests.support.board import Board, board
from tests.support.chance import ScriptedChance

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)
YOU = You()
MINE = ControlledBy(YOU)
GOBLINS = TokenSpec(types=("creature",), subtypes=("Goblin",), power=1, toughness=1)


def bell(pattern: Pattern, effect: Effect | None = None) -> CardDefinition:
    """Return an enchantment that gains 1 life whenever it happens."""
    return enchantment("Bell", Triggered(pattern, effect or GainLife(1)))


def gained(pattern: Pattern, *deeds: Effect, to: tuple[TargetSpec, ...] = (),
           effect: Effect | None = None) -> int:  # fmt: skip
    """Return the life that the bell brought as a sorcery did these deeds."""
    deed = sorcery("Deed", *deeds, to=to)
    table = board(
        A={"battlefield": ["Bell", "Grizzly Bears", "Grizzly Bears"], "hand": ["Deed"]},
        B={"battlefield": ["Hill Giant"]}, more=[deed, bell(pattern, effect)],
    )  # fmt: skip
    resolved(table, "Deed", *([pick(table.id("Grizzly Bears"))] * len(to)))
    return table.life("A") - 20


BEARS = And((CREATURE, MINE))
DEATH = ZoneChange(CREATURE, "battlefield", "graveyard")
WRATH = Move(All(CREATURE), "graveyard", "destroy")


def test_603_2c_an_event_with_several_occurrences_triggers_for_each() -> None:
    assert gained(DEATH, WRATH) == 3


def test_603_2c_one_or_more_at_once_trigger_once() -> None:
    assert gained(Batch(DEATH), WRATH) == 1


def test_603_2c_a_batch_counts_what_is_in_it() -> None:
    assert gained(Batch(DEATH), WRATH, effect=GainLife(EventAmount())) == 3
    assert gained(Batch(DEATH, least=3), WRATH) == 1
    assert gained(Batch(DEATH, least=4), WRATH) == 0


def test_603_2c_a_batch_tells_players_apart() -> None:
    assert gained(Batch(DEATH, each="player"), WRATH) == 2


def test_603_2_a_sacrifice_is_told_from_another_death() -> None:
    mine = ZoneChange(CREATURE, verb="sacrifice", by=YOU)
    assert gained(mine, WRATH) == 0
    assert gained(mine, Move(Target(0), "graveyard", "sacrifice"), to=ONE) == 1


def test_603_6c_from_anywhere_includes_the_battlefield_and_the_library() -> None:
    anywhere = ZoneChange(ANYTHING, to="graveyard")
    assert gained(anywhere, WRATH) == 4  # and the sorcery itself
    elsewhere = ZoneChange(ANYTHING, to="graveyard", elsewhere="battlefield")
    assert gained(elsewhere, WRATH) == 1


def test_111_2_a_token_is_created() -> None:
    created = ZoneChange(CREATURE, to="battlefield", verb="create", by=YOU)
    assert gained(created, CreateTokens(GOBLINS, 2)) == 2
    assert gained(created, CreateTokens(GOBLINS, 2, who=Players("opponents"))) == 0


def test_119_9_life_gained_tells_how_much() -> None:
    theirs = LifeChanged(Players("opponents"), "gain")
    assert gained(theirs, GainLife(4, Players("opponents")), effect=GainLife(EventAmount())) == 4


def test_120_3_noncombat_damage_is_told_from_combat_damage() -> None:
    hurt = Damaged(combat=False, recipient=CREATURE)
    assert gained(hurt, DealDamage(Target(0), 1), to=ONE) == 1
    assert gained(Damaged(combat=True), DealDamage(Target(0), 1), to=ONE) == 0


def test_121_the_second_card_drawn_in_a_turn() -> None:
    assert gained(Nth(Drew(YOU), 2), Draw(3)) == 1
    assert gained(Nth(Drew(YOU), 4), Draw(3)) == 0


def test_121_any_card_but_the_first_of_the_draw_step() -> None:
    table = board(
        A={"battlefield": ["Bell"], "hand": ["Brainstorm"]}, step="draw", begin=True,
        more=[bell(Drew(YOU, further=True))],
    )  # fmt: skip
    assert table.life("A") == 20
    assert len(table.state.zones["hand:A"]) == 2
    assert gained(Drew(YOU, further=True), Draw(2)) == 2


def test_122_counters_are_put_on_or_removed() -> None:
    put = CounterChange(CREATURE, "+1/+1")
    assert gained(put, PutCounters(Target(0), "+1/+1", 3), to=ONE) == 1
    assert gained(put, PutCounters(Target(0), "-1/-1", 1), to=ONE) == 0
    three = PutCounters(Target(0), "charge", 3)
    gone = PutCounters(Target(0), "charge", -1)
    removed = CounterChange(ANYTHING, "charge", removed=True)
    last = CounterChange(ANYTHING, "charge", removed=True, last=True)
    assert gained(removed, three, gone, gone, gone, to=ONE) == 3
    assert gained(last, three, gone, gone, gone, to=ONE) == 1


def test_701_24_a_shuffle() -> None:
    assert gained(Does("shuffle", YOU), Shuffle()) == 1
    assert gained(Does("shuffle", Players("opponents")), Shuffle()) == 0


def test_603_10d_losing_control_of_a_permanent() -> None:
    steal = Apply(Target(0), (SetController(Players("opponents")),), "game")
    lost = ControlChange(CREATURE, lost_by=YOU)
    assert gained(lost, steal, to=ONE) == 1
    assert gained(ControlChange(CREATURE, gained_by=YOU), steal, to=ONE) == 0


def test_603_10f_a_player_loses_the_game() -> None:
    table = board(
        A={"battlefield": ["Bell"], "hand": ["Deed"]}, B={"life": 1}, C={},
        more=[bell(Loses(Players("opponents"))), sorcery("Deed", LoseLife(1, Players("opponents")))],
    )  # fmt: skip
    resolved(table, "Deed")
    assert table.life("A") == 21


def test_603_2_one_of_several_events_triggers_once_for_each() -> None:
    table = board(
        A={"battlefield": ["Bell", "Grizzly Bears"], "hand": ["Deed"]},
        more=[bell(AnyOf((CastSpell(who=YOU), DEATH))), sorcery("Deed", WRATH)],
    )  # fmt: skip
    resolved(table, "Deed")
    assert table.life("A") == 22


def test_601_the_second_spell_of_a_turn() -> None:
    table = board(
        A={"battlefield": ["Bell"], "hand": ["Deed"] * 3},
        more=[bell(Nth(CastSpell(who=YOU), 2)), sorcery("Deed", GainLife(0))],
    )
    for expected in (20, 21, 21):
        resolved(table, "Deed")
        assert table.life("A") == expected


def test_305_1_a_land_is_played() -> None:
    table = board(
        A={"battlefield": ["Bell"], "hand": ["Forest"]}, more=[bell(PlaysLand(who=YOU))],
    )  # fmt: skip
    table.answer("A", pick(f"play:{table.id('Forest', 'hand:A')}")).resolve()
    assert table.life("A") == 21


def test_602_an_ability_is_activated() -> None:
    source = creature("Source", 1, 1, Activated((Tap(),), GainLife(2)))
    table = board(
        A={"battlefield": ["Bell", "Source"]}, more=[bell(Activates(CREATURE, YOU)), source],
    )  # fmt: skip
    activate(table, table.id("Source"), 0).resolve()
    assert table.life("A") == 23


def test_603_2_becoming_a_target_may_ask_whose_and_of_what() -> None:
    by_spell = BecomesTarget(BEARS, by=And((IsSpell(), MINE)))
    assert gained(by_spell, Draw(0), to=ONE) == 1
    theirs = BecomesTarget(BEARS, by=ControlledBy(Players("opponents")))
    assert gained(theirs, Draw(0), to=ONE) == 0


# -- Combat --


def battle(pattern: Pattern, attackers: int, blocks: tuple[tuple[int, int], ...] = (),
           effect: Effect | None = None) -> Board:  # fmt: skip
    """Return the board after bears attack and giants block them, by their numbers."""
    table = board(
        A={"battlefield": ["Bell", *["Grizzly Bears"] * 3]},
        B={"battlefield": ["Hill Giant"] * 2}, more=[bell(pattern, effect)],
        step="begin_combat", begin=True,
    )  # fmt: skip
    bears, giants = table.ids("Grizzly Bears"), table.ids("Hill Giant")
    table.pass_until("declare_attackers")
    table.answer("A", Attack(tuple((oid, "B") for oid in bears[:attackers]))).resolve()
    table.pass_until("declare_blockers")
    table.answer("B", Block(tuple((giants[b], bears[a]) for b, a in blocks))).resolve()
    return table


def test_508_3a_each_attacker_triggers() -> None:
    assert battle(Attacks(BEARS), 3).life("A") == 23


def test_506_5_a_creature_attacks_alone() -> None:
    assert battle(Attacks(BEARS, alone=True), 1).life("A") == 21
    assert battle(Attacks(BEARS, alone=True), 2).life("A") == 20


def test_508_3_attacking_with_others() -> None:
    assert battle(Attacks(BEARS, others=2), 3).life("A") == 23
    assert battle(Attacks(BEARS, others=2), 2).life("A") == 20


def test_508_3_you_attack_with_so_many() -> None:
    assert battle(Batch(Attacks(BEARS)), 3).life("A") == 21
    assert battle(Batch(Attacks(BEARS), least=2), 1).life("A") == 20
    assert battle(Batch(Attacks(BEARS)), 3, effect=GainLife(EventAmount())).life("A") == 23


def test_508_3_whom_a_creature_attacks() -> None:
    assert battle(Attacks(BEARS, against=Players("opponents")), 1).life("A") == 21
    assert battle(Attacks(BEARS, against=YOU), 1).life("A") == 20
    assert battle(Attacks(BEARS, against=Type("planeswalker")), 1).life("A") == 20


def test_509_3a_blocking_two_ways() -> None:
    assert battle(Blocks(CREATURE), 2, ((0, 0), (1, 0))).life("A") == 22
    assert battle(Blocks(CREATURE, whom=BEARS), 2, ((0, 0), (1, 0))).life("A") == 22
    assert battle(Blocks(CREATURE, whom=Has("flying")), 2, ((0, 0),)).life("A") == 20


def test_509_3c_becoming_blocked_once_or_by_each() -> None:
    assert battle(BecomesBlocked(BEARS), 2, ((0, 0), (1, 0))).life("A") == 21
    assert battle(BecomesBlocked(BEARS, by=CREATURE), 2, ((0, 0), (1, 0))).life("A") == 22


def test_509_3d_an_ability_knows_the_other_creature() -> None:
    seen = BecomesBlocked(BEARS, by=CREATURE)
    assert battle(seen, 1, ((0, 0),), effect=GainLife(Stat(Event("other")))).life("A") == 23


def test_509_3g_attackers_that_are_not_blocked() -> None:
    assert battle(GoesUnblocked(BEARS), 3, ((0, 0),)).life("A") == 22
    assert battle(GoesUnblocked(BEARS), 2).life("A") == 22


def test_603_2b_steps_begin() -> None:
    table = board(A={"battlefield": ["Bell"]}, more=[bell(Begins("begin_combat", YOU))])
    table.pass_until("begin_combat").resolve()
    assert table.life("A") == 21


def test_603_2e_what_enters_tapped_does_not_become_tapped() -> None:
    tapped = SetTapped(Target(0), True)
    assert gained(Becomes(CREATURE, "tapped"), tapped, to=ONE) == 1
    assert gained(Becomes(CREATURE, "tapped"), CreateTokens(GOBLINS, tapped=True)) == 0


def test_603_10a_a_card_leaves_a_graveyard() -> None:
    left = ZoneChange(CREATURE, origin="graveyard")
    raise_dead = sorcery("Raise", Move(Target(0), "hand", "return"),
                         to=(TargetSpec(filter=CREATURE, zone="graveyard"),))  # fmt: skip
    table = board(
        A={"battlefield": ["Bell"], "hand": ["Raise"], "graveyard": ["Grizzly Bears"]},
        more=[bell(left), raise_dead],
    )
    resolved(table, "Raise")
    assert table.life("A") == 21


def test_705_2_a_coin_flip_is_won_or_lost() -> None:
    for action, heads, expected in (
        ("win a coin flip", True, 21),
        ("win a coin flip", False, 20),
        ("lose a coin flip", False, 21),
        ("flip a coin", False, 21),
    ):
        table = board(
            A={"battlefield": ["Bell"], "hand": ["Deed"]},
            more=[bell(Does(action, YOU)), sorcery("Deed", Flip())],
            chance=ScriptedChance(flips=[heads]),
        )
        resolved(table, "Deed")
        assert table.life("A") == expected
