"""Triggered abilities (CR 603)."""

from domain.cards.ir.language import (
    Apply,
    DealDamage,
    Draw,
    GainLife,
    Grant,
    LoseLife,
    Move,
    PutCounters,
    SetTapped,
    TargetSpec,
    Triggered,
)
from domain.cards.ir.terms import (
    Attacks,
    BecomesTarget,
    Damaged,
    Drew,
    Event,
    EventAmount,
    Is,
    LifeChanged,
    Players,
    Stat,
    Target,
    This,
    Type,
    You,
    ZoneChange,
)
from domain.rules import facts as f
from domain.rules.answers import Attack, Block, Order, Pay
from tests.rules.plays import activate, cast, creature, enchantment, pick, resolved, sorcery
from tests.support.board import Board, Put, board

CREATURE = Type("creature")
ONE = (TargetSpec(filter=CREATURE),)
YES, NO = pick("yes"), pick("no")


def placed(table: Board) -> list[tuple[str, str]]:
    """Return controller and source of the abilities put on the stack, in order."""
    engine = table.engine()
    return [
        (fact.controller, engine.look(fact.source).name)
        for fact in table.happened(f.Created)
        if fact.kind == "ability"
    ]


def test_603_2_an_ability_triggers_as_its_permanent_enters() -> None:
    table = board(A={"battlefield": ["Forest"] * 2, "hand": ["Elvish Visionary"]})
    resolved(table, "Elvish Visionary")
    assert placed(table) == [("A", "Elvish Visionary")]
    assert len(table.state.zones["hand:A"]) == 1


def test_603_3_an_ability_uses_the_stack_and_can_be_answered() -> None:
    table = board(A={"battlefield": ["Forest"] * 2, "hand": ["Elvish Visionary"]})
    cast(table, "Elvish Visionary").answer("B", pick("pass"))
    assert table.state.objects[table.state.zones["stack"][-1]].kind == "ability"
    assert table.asked("act").seat == "B"
    assert table.state.zones["hand:A"] == ()


def test_603_3d_targets_are_chosen_as_the_ability_goes_on_the_stack() -> None:
    table = board(
        A={"battlefield": ["Island"] * 3, "hand": ["Man-o'-War"]},
        B={"battlefield": ["Grizzly Bears", "Hill Giant"]},
    )
    resolved(table, "Man-o'-War")
    question = table.asked("targets")
    assert (question.seat, question.rule) == ("A", "CR 603.3d")
    assert len(question.candidates) == 3
    table.answer("A", pick(table.id("Hill Giant"))).resolve()
    assert table.names("hand:B") == ["Hill Giant"]


def test_603_3d_an_ability_without_a_legal_target_is_removed() -> None:
    table = board(A={"battlefield": ["Mountain"] * 3, "hand": ["Manic Vandal"]})
    resolved(table, "Manic Vandal")
    assert placed(table) == []
    assert table.state.agenda.waiting == ()
    assert table.asked("act").seat == "A"


def test_603_10a_abilities_look_back_at_what_left_together_with_them() -> None:
    table = board(
        A={"battlefield": ["Blood Artist", *["Plains"] * 4], "hand": ["Day of Judgment"]},
        B={"battlefield": ["Grizzly Bears"]},
    )
    cast(table, "Day of Judgment").answer("B", pick("pass"))
    while table.questions()[0].kind == "targets":
        table.answer("A", pick("B"))
    table.resolve()
    assert placed(table) == [("A", "Blood Artist")] * 2
    assert (table.life("A"), table.life("B")) == (22, 18)


def test_603_10a_what_died_is_known_as_it_was() -> None:
    memory = creature(
        "Memory", 3, 3, Triggered(
            ZoneChange(Is(This()), "battlefield", "graveyard"), GainLife(Stat(This()))
        )
    )  # fmt: skip
    table = board(
        A={"battlefield": [Put("Memory", counters={"+1/+1": 2}), "Swamp", "Swamp", "Mountain"],
           "hand": ["Doom Blade"]},
        more=[memory],
    )  # fmt: skip
    resolved(table, "Doom Blade")
    assert table.life("A") == 25


def test_603_6a_what_enters_is_seen_with_the_effects_on_it() -> None:
    table = board(
        A={"battlefield": ["Garruk's Packleader", "Glorious Anthem", "Forest", "Forest"],
           "hand": ["Grizzly Bears"]},
    )  # fmt: skip
    resolved(table, "Grizzly Bears")
    assert table.asked("yes_no").rule == "CR 608.2d"
    table.answer("A", YES)
    assert len(table.state.zones["hand:A"]) == 1


def test_603_6a_a_small_creature_does_not_trigger_it() -> None:
    table = board(
        A={"battlefield": ["Garruk's Packleader", "Forest", "Forest"], "hand": ["Grizzly Bears"]},
    )
    resolved(table, "Grizzly Bears")
    assert placed(table) == []


def test_603_3b_the_active_players_abilities_go_on_the_stack_first() -> None:
    table = board(
        A={"battlefield": ["Soul Warden", "Forest", "Forest"], "hand": ["Grizzly Bears"]},
        B={"battlefield": ["Soul Warden"]},
    )
    cast(table, "Grizzly Bears").answer("B", pick("pass"))
    assert [controller for controller, _ in placed(table)] == ["A", "B"]


def test_603_3b_a_player_orders_their_own_abilities() -> None:
    table = board(
        A={"battlefield": ["Soul Warden", "Garruk's Packleader", *["Forest"] * 5],
           "hand": ["Craw Wurm"]},
    )  # fmt: skip
    table = board(
        A={"battlefield": ["Soul Warden", "Garruk's Packleader", *["Forest"] * 6],
           "hand": ["Craw Wurm"]},
    )  # fmt: skip
    resolved(table, "Craw Wurm")
    question = table.asked("order")
    assert (question.seat, question.rule) == ("A", "CR 603.3b")
    first, second = (c.ref for c in question.candidates)
    table.answer("A", Order((second, first)))
    names = [name for _, name in placed(table)]
    assert names == [question.candidates[1].label.partition(":")[0],
                     question.candidates[0].label.partition(":")[0]]  # fmt: skip


def test_603_3b_three_abilities_are_ordered_by_one_answer() -> None:
    gain, lose, draw = (
        enchantment(name, Triggered(ZoneChange(CREATURE, to="battlefield"), effect))
        for name, effect in (("Gain", GainLife(1)), ("Lose", LoseLife(1)), ("Draw", Draw()))
    )
    table = board(
        A={"battlefield": ["Gain", "Lose", "Draw", "Forest", "Forest"], "hand": ["Grizzly Bears"]},
        more=[gain, lose, draw],
    )
    resolved(table, "Grizzly Bears")
    refs = [c.ref for c in table.asked("order").candidates]
    table.answer("A", Order((refs[2], refs[0], refs[1])))
    assert [name for _, name in placed(table)] == ["Draw", "Gain", "Lose"]


def test_603_3b_equal_abilities_need_no_order() -> None:
    table = board(
        A={"battlefield": ["Soul Warden", "Soul Warden", "Forest", "Forest"],
           "hand": ["Grizzly Bears"]},
    )  # fmt: skip
    resolved(table, "Grizzly Bears")
    assert table.life("A") == 22


def test_603_4_an_intervening_if_is_checked_as_the_event_happens() -> None:
    table = board(
        A={"battlefield": [Put("Howling Mine", tapped=True)]}, step="draw", begin=True,
        wanted=("all",),
    )  # fmt: skip
    assert placed(table) == []


def test_603_4_an_intervening_if_is_checked_again_on_resolution() -> None:
    table = board(
        A={"library": ["Forest"] * 5},
        B={"battlefield": ["Howling Mine", "Icy Manipulator", "Island"]},
        step="draw", begin=True, wanted=("all",),
    )  # fmt: skip
    assert placed(table) == [("B", "Howling Mine")]
    table.answer("A", pick("pass"))
    mine = table.id("Howling Mine")
    activate(table, table.id("Icy Manipulator"), 0, pick(mine), seat="B")
    table.resolve()
    assert table.state.objects[mine].tapped
    assert len(table.state.zones["hand:A"]) == 1


def test_603_2_life_gained_by_lifelink_triggers() -> None:
    table = board(
        A={"battlefield": ["Ajani's Pridemate", "Vampire Nighthawk"]},
        step="declare_attackers", begin=True,
    )  # fmt: skip
    table.answer("A", Attack(((table.id("Vampire Nighthawk"), "B"),)))
    table.pass_until("end_combat")
    assert table.state.objects[table.id("Ajani's Pridemate")].counters == {"+1/+1": 1}


def test_508_3a_attacking_triggers_once_for_each_attacker() -> None:
    table = board(
        A={"battlefield": ["Borderland Marauder", "Borderland Marauder"]},
        step="declare_attackers", begin=True,
    )  # fmt: skip
    one, two = table.ids("Borderland Marauder")
    table.answer("A", Attack(((one, "B"), (two, "B"))))
    assert placed(table) == [("A", "Borderland Marauder")] * 2
    table.pass_until("end_combat")
    assert table.life("B") == 14


def test_509_3a_blocking_triggers() -> None:
    table = board(
        A={"battlefield": ["Hill Giant"]}, B={"battlefield": ["Giant Badger"]},
        step="declare_attackers", begin=True,
    )  # fmt: skip
    giant, badger = table.id("Hill Giant"), table.id("Giant Badger")
    table.answer("A", Attack(((giant, "B"),)))
    table.pass_until("declare_blockers")
    table.answer("B", Block(((badger, giant),)))
    table.pass_until("end_combat")
    assert table.names("battlefield") == ["Giant Badger"]


def test_603_2_casting_triggers_before_the_spell_resolves() -> None:
    table = board(
        A={"battlefield": ["Dragon's Claw", "Mountain"], "hand": ["Shock"]},
    )
    cast(table, "Shock", pick("B"))
    assert [table.state.objects[oid].kind for oid in table.state.zones["stack"]] == [
        "card", "ability",
    ]  # fmt: skip
    table.resolve().answer("A", YES)
    table.resolve()
    assert (table.life("A"), table.life("B")) == (21, 18)


def test_603_2_becoming_tapped_for_mana_triggers() -> None:
    table = board(A={"battlefield": ["City of Brass"], "hand": ["Shock"]})
    resolved(table, "Shock", pick("B"))
    assert (table.life("A"), table.life("B")) == (19, 18)


def test_603_6b_a_step_triggers_on_the_turn_that_it_names() -> None:
    table = board(A={"battlefield": ["Carnophage"]}, step="upkeep", begin=True)
    question = table.resolve().asked("pay")
    assert (question.seat, question.default) == ("A", Pay("decline"))
    table.answer("A", Pay("decline"))
    assert table.state.objects[table.id("Carnophage")].tapped
    table = board(B={"battlefield": ["Carnophage"]}, step="upkeep", begin=True)
    assert placed(table) == []


def test_603_2_a_part_of_the_event_can_be_spoken_of() -> None:
    mirror = enchantment(
        "Mirror",
        Triggered(LifeChanged(You(), "gain"), LoseLife(EventAmount(), Players("opponents"))),
    )
    table = board(
        A={"battlefield": ["Mirror", "Plains", "Plains"], "hand": ["Lone Missionary"]},
        more=[mirror],
    )
    resolved(table, "Lone Missionary")
    assert (table.life("A"), table.life("B")) == (24, 16)


def test_603_2_drawing_a_card_triggers_for_each_card() -> None:
    toll = enchantment("Toll", Triggered(Drew(Players("opponents")), LoseLife(1, Event("player"))))
    table = board(
        A={"battlefield": ["Island"] * 3, "hand": ["Divination"]},
        B={"battlefield": ["Toll"]}, more=[toll],
    )  # fmt: skip
    resolved(table, "Divination")
    assert table.life("A") == 18


def test_603_2_becoming_a_target_triggers() -> None:
    shy = creature(
        "Shy Bear", 2, 2, Triggered(BecomesTarget(Is(This())), Move(This(), "hand", "return"))
    )
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Shock"]}, B={"battlefield": ["Shy Bear"]},
        more=[shy],
    )  # fmt: skip
    resolved(table, "Shock", pick(table.id("Shy Bear")))
    assert table.names("hand:B") == ["Shy Bear"]
    assert [fact.fizzled for fact in table.happened(f.Resolved)] == [False, True]


def test_603_2_an_aura_watches_what_it_is_attached_to() -> None:
    table = board(
        A={"battlefield": ["Phantom Warrior", Put("Curiosity", on="Phantom Warrior")]},
        step="declare_attackers", begin=True,
    )  # fmt: skip
    table.answer("A", Attack(((table.id("Phantom Warrior"), "B"),)))
    table.pass_until("combat_damage").resolve()
    table.answer("A", YES)
    assert len(table.state.zones["hand:A"]) == 1


def test_603_3a_an_ability_is_controlled_by_who_controlled_its_source() -> None:
    table = board(
        A={"battlefield": [Put("Festering Goblin", under="B"), "Mountain"], "hand": ["Shock"]},
        B={"battlefield": ["Hill Giant"]},
    )
    resolved(table, "Shock", pick(table.id("Festering Goblin")))
    assert placed(table) == [("B", "Festering Goblin")]


def test_603_2_an_ability_that_is_granted_triggers() -> None:
    drink = Triggered(Attacks(Is(This())), GainLife(5))
    teach = sorcery("Teach", Apply(Target(0), (Grant((drink,)),)), to=ONE)
    table = board(A={"battlefield": ["Hill Giant"], "hand": ["Teach"]}, more=[teach])
    resolved(table, "Teach")
    table.pass_until("declare_attackers")
    table.answer("A", Attack(((table.id("Hill Giant"), "B"),)))
    table.resolve()
    assert table.life("A") == 25


def test_603_8_damage_to_an_object_names_source_and_recipient() -> None:
    rage = creature(
        "Raging Bear", 2, 5,
        Triggered(Damaged(recipient=Is(This())), DealDamage(Event("player"), EventAmount())),
        Triggered(Damaged(source=Is(This())), PutCounters(This(), "+1/+1")),
    )  # fmt: skip
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Shock"]}, B={"battlefield": ["Raging Bear"]},
        more=[rage],
    )  # fmt: skip
    resolved(table, "Shock", pick(table.id("Raging Bear")))
    assert table.life("B") == 18
    assert table.state.objects[table.id("Raging Bear")].counters == {"+1/+1": 1}


def test_an_ability_that_taps_is_told_with_its_text() -> None:
    lazy = creature("Lazy", 1, 1, Triggered(ZoneChange(Is(This()), to="battlefield"),
                                            SetTapped(This(), True)))  # fmt: skip
    table = board(
        A={"battlefield": ["Swamp"] * 4, "graveyard": ["Lazy"], "hand": ["Zombify"]}, more=[lazy]
    )
    resolved(table, "Zombify")
    assert table.state.objects[table.id("Lazy")].tapped
    told = [fact.text for fact in table.happened(f.Created) if fact.kind == "ability"]
    assert all(told)
