"""Fixing what was chosen in effects that outlast the resolution (CR 608.2i, 611.2c)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from domain.cards.ir import language as l
from domain.cards.ir.node import Node
from domain.rules.context import Context, Ref

if TYPE_CHECKING:
    from domain.rules.engine import Engine

_QUALITIES = {"color": "color", "subtype": "subtype", "card_type": "type", "card_name": "named"}
"""The filter that says outright what was chosen, and the field in which it says so."""

_FIELDS = {"named": "name"}

MOST_KNOWN = 2000
"""How many grants of something chosen are kept as they were put together."""

_granted: dict[tuple[l.Grant, tuple[tuple[str, tuple[Ref, ...]], ...]], l.Grant] = {}


def modification(change: l.Modification, context: Context) -> l.Modification:
    """Return a modification with what was chosen in place of the mention of the choice."""
    if not context.bindings:
        return change
    fixed: l.Modification = msgspec.convert(chosen(change, context), l.Modification)
    return _named(fixed, context)


def _named(change: l.Modification, context: Context) -> l.Modification:
    """Return a change of words, types or colours with those that were chosen put in."""
    if isinstance(change, l.ChangeText) and change.chosen:
        old, new = (context.bindings.get(name, ()) for name in (change.old, change.new))
        return l.ChangeText(change.what, str(*old[:1]), str(*new[:1]))
    if not isinstance(change, l.ChangeTypes | l.SetColors) or change.chosen is None:
        return change
    names = tuple(str(name) for name in context.bindings.get(change.chosen, ()))
    if isinstance(change, l.SetColors):
        return replace(change, colors=(*change.colors, *names), chosen=None)
    return replace(change, subtypes=(*change.subtypes, *names), chosen=None)


def of_source(engine: Engine, change: l.Grant, context: Context) -> l.Grant:
    """Return what a static ability grants, with what its object remembers put in (CR 607.2d)."""
    thing = engine.object(context.source)
    if thing is None or not thing.bindings or not _mentions_choice(change):
        return change
    key = (change, tuple(sorted(thing.bindings.items())))
    known = _granted.get(key)
    if known is None:
        if len(_granted) >= MOST_KNOWN:
            _granted.clear()
        whole = Context(context.controller, context.source, bindings=thing.bindings)
        known = _granted[key] = msgspec.convert(chosen(change, whole), l.Grant)
    return known


@cache
def _mentions_choice(change: l.Grant) -> bool:
    return b'"node":"chosen"' in msgspec.json.encode(change)


def chosen(node: Node, context: Context) -> Any:
    """Return the plain form of a node, with the choices that the context knows put in."""
    return _tree(msgspec.to_builtins(node), context)


def _tree(tree: Any, context: Context) -> Any:
    if isinstance(tree, list | tuple):
        return [_tree(part, context) for part in tree]
    if not isinstance(tree, dict):
        return tree
    if tree.get("node") == "chosen" and tree["name"] in context.bindings:
        return said(tree, context)
    return {key: _tree(part, context) for key, part in tree.items()}


def said(tree: dict[str, Any], context: Context) -> Any:
    """Return the plain form of the filter that says outright what was chosen."""
    node = _QUALITIES[tree["what"]]
    values = context.bindings[tree["name"]]
    filters = [{"node": node, _FIELDS.get(node, node): value} for value in values]
    return filters[0] if len(filters) == 1 else {"node": "or", "of": filters}
