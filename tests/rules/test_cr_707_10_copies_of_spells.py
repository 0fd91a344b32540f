"""Copies of spells and abilities (CR 707.10), storm (CR 702.40) and new targets (CR 115.7)."""

from domain.cards.card import CardDefinition
from domain.cards.ir.language import (
    CopySpell,
    CounterSpell,
    DealDamage,
    Keyword,
    Retarget,
    SpellAbility,
    TargetSpec,
)
from domain.cards.ir.terms import IsAbility, IsSpell, OneTarget, Or, Target, Type
from domain.cards.mana import ManaCost
from domain.rules import facts as f
from domain.rules.stops import ALL_STOPS
from tests.rules.plays import act, activate, cast, instant, pick
from tests.support.board import Board, board

CREATURE = Type("creature")
SPELL = (TargetSpec(filter=IsSpell(), zone="stack"),)
FORKED = instant("Forked", CopySpell(Target(0)), to=SPELL)
AIMED = instant(
    "Aimed", Retarget(Target(0), "change"), to=(TargetSpec(filter=OneTarget(), zone="stack"),)
)
MIRRORED = instant(
    "Mirrored",
    CopySpell(Target(0)),
    to=(TargetSpec(filter=Or((IsSpell(), IsAbility())), zone="stack"),),
)
NULLED = instant("Nulled", CounterSpell(Target(0)), to=SPELL)
STORMY = CardDefinition(
    name="Stormy",
    cost=ManaCost(),
    types=("sorcery",),
    abilities=(
        SpellAbility(DealDamage(Target(0), 1), targets=(TargetSpec(players="any"),)),
        Keyword("storm"),
    ),
)
YES, NO = pick("yes"), pick("no")


def kept(table: Board) -> Board:
    """Resolve the whole stack; targets of copies stay what they are."""
    while table.resolve().state.zones["stack"]:
        table.answer(table.questions()[0].seat, NO)
    return table


def test_707_10_a_copy_of_a_spell_resolves_first_and_like_the_original() -> None:
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Lightning Bolt", "Forked"]},
        wanted=ALL_STOPS,
        more=(FORKED,),
    )
    cast(table, "Lightning Bolt", pick("B"))
    kept(cast(table, "Forked"))
    assert table.life("B") == 14
    assert sorted(table.names("graveyard:A")) == ["Forked", "Lightning Bolt"]


def test_707_10c_new_targets_may_be_chosen_for_a_copy() -> None:
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Lightning Bolt", "Forked"]},
        B={"battlefield": ["Grizzly Bears"]},
        wanted=ALL_STOPS,
        more=(FORKED,),
    )
    cast(table, "Lightning Bolt", pick("B"))
    cast(table, "Forked").resolve()
    bears = table.id("Grizzly Bears")
    table.answer("A", YES).answer("A", pick(bears)).resolve()
    assert table.life("B") == 17
    assert table.names("graveyard:B") == ["Grizzly Bears"]
    (copied,) = [x for x in table.happened(f.ChoicesAnnounced) if x.verb == "copy"]
    assert copied.announced.targets == ((bears,),)


def test_707_10_a_copy_was_not_cast() -> None:
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Lightning Bolt", "Forked"]},
        wanted=ALL_STOPS,
        more=(FORKED,),
    )
    cast(table, "Lightning Bolt", pick("B"))
    kept(cast(table, "Forked"))
    assert table.state.counts["cast:A"] == 2


def test_707_10_a_copy_that_is_countered_ceases_to_exist() -> None:
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Lightning Bolt", "Forked", "Nulled"]},
        wanted=ALL_STOPS,
        more=(FORKED, NULLED),
    )
    cast(table, "Lightning Bolt", pick("B"))
    cast(table, "Forked")
    table.answer("A", pick("pass")).answer("B", pick("pass"))
    table.answer("A", NO)
    copy = next(
        oid for oid in table.state.zones["stack"] if table.state.objects[oid].kind == "copy"
    )
    cast(table, "Nulled", pick(copy)).resolve()
    assert table.life("B") == 17
    assert sorted(table.names("graveyard:A")) == ["Forked", "Lightning Bolt", "Nulled"]


def test_707_10_an_ability_is_copied_with_its_targets() -> None:
    table = board(
        A={"battlefield": ["Prodigal Sorcerer"], "hand": ["Mirrored"]},
        wanted=ALL_STOPS,
        more=(MIRRORED,),
    )
    activate(table, table.id("Prodigal Sorcerer"), 0, pick("B"))
    kept(cast(table, "Mirrored"))
    assert table.life("B") == 18


def test_707_10f_a_copy_of_a_permanent_spell_becomes_a_token() -> None:
    table = board(
        A={"battlefield": ["Forest", "Forest"], "hand": ["Grizzly Bears", "Forked"]},
        wanted=ALL_STOPS,
        more=(FORKED,),
    )
    cast(table, "Grizzly Bears")
    kept(cast(table, "Forked"))
    kinds = sorted(
        table.state.objects[oid].kind
        for oid in table.state.zones["battlefield"]
        if table.engine().look(oid).name == "Grizzly Bears"
    )
    assert kinds == ["card", "token"]


def test_115_7a_a_single_target_must_be_changed_to_another_legal_one() -> None:
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Lightning Bolt"]},
        B={"battlefield": [], "hand": ["Aimed"]},
        wanted=ALL_STOPS,
        more=(AIMED,),
    )
    cast(table, "Lightning Bolt", pick("B"))
    table.answer("A", pick("pass"))
    cast(table, "Aimed", seat="B").resolve()
    assert table.life("B") == 20
    assert table.life("A") == 17


def test_115_7a_a_target_stays_where_there_is_no_other() -> None:
    only = instant("Slain", DealDamage(Target(0), 2), to=(TargetSpec(filter=CREATURE),))
    table = board(
        A={"battlefield": ["Grizzly Bears"], "hand": ["Slain", "Aimed"]},
        wanted=ALL_STOPS,
        more=(AIMED, only),
    )
    cast(table, "Slain")
    cast(table, "Aimed").resolve()
    assert "Grizzly Bears" in table.names("graveyard:A")


def test_702_40_storm_copies_the_spell_for_each_spell_cast_before_it() -> None:
    table = board(
        A={"battlefield": ["Mountain", "Mountain"], "hand": ["Shock", "Shock", "Stormy"]},
        wanted=ALL_STOPS,
        more=(STORMY,),
    )
    act(table, "A", pick(f"cast:{table.id('Shock', 'hand:A')}"), pick("B")).resolve()
    act(table, "A", pick(f"cast:{table.id('Shock', 'hand:A')}"), pick("B")).resolve()
    kept(cast(table, "Stormy", pick("B")))
    assert table.life("B") == 20 - 2 - 2 - 3


def test_702_40_storm_copies_a_spell_that_was_countered() -> None:
    table = board(
        A={"battlefield": ["Mountain"], "hand": ["Shock", "Stormy", "Nulled"]},
        wanted=ALL_STOPS,
        more=(STORMY, NULLED),
    )
    act(table, "A", pick(f"cast:{table.id('Shock', 'hand:A')}"), pick("B")).resolve()
    cast(table, "Stormy", pick("B"))
    spell = next(o for o in table.state.zones["stack"] if table.state.objects[o].kind == "card")
    cast(table, "Nulled", pick(spell))
    kept(table)
    assert table.life("B") == 20 - 2 - 1
