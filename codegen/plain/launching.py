"""Grids, blocks and workspaces of a plain file as the words of a launch."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import replace
from math import prod
from typing import Any

from codegen.launch_words import REGION_ALIGNMENT
from codegen.model import Launch, Region, Term, Workspace, dtype_bytes
from codegen.plain.declaration import Declaration, WorkspaceLine
from codegen.plain.expression import Expression, product_of

Known = Mapping[str, Any]  # what has a value where a kernel is compiled


def terms_of(expression: Expression, known: Known, values: Iterable[str]) -> tuple[int, tuple[Term, ...]]:
    """An expression as a number times terms of a launch, which name `values`."""
    factor, terms = 1, []
    for node in product_of(expression.tree):
        part = replace(expression, text=ast.unparse(node), tree=node)
        if not set(part.names()) & set(values):
            factor *= part.integer(known)
            continue
        match node:
            case ast.Name(id=name):
                terms.append(Term(name))
            case ast.Call(args=[ast.BinOp(left=ast.Name(id=name), op=ast.Div(), right=by)]) if name in values:
                divisor = replace(expression, text=ast.unparse(by), tree=by).integer(known)
                if divisor < 1:
                    raise expression.place.mistake(f"{part.text} divides by {divisor}")
                terms.append(Term(name, divisor))
            case _:
                raise expression.place.mistake(f"{part.text!r}", "valid are products of sizes and ceil(SIZE / NUMBER)")
    return factor, tuple(terms)


def numbers(expressions: tuple[Expression, ...], known: Known) -> tuple[int, int, int]:
    """Of x, y, z; 1 where nothing is said."""
    x, y, z = (*(expression.integer(known) for expression in expressions), 1, 1)[:3]
    return x, y, z


def _grid(expressions: tuple[Expression, ...], known: Known, values: Iterable[str]) -> Any:
    axes: list[tuple[Term, ...]] = []
    for expression in expressions:
        factor, terms = terms_of(expression, known, values)
        if factor != 1:
            raise expression.place.mistake(f"grid {expression.text!r} has a number as a factor", "divide by it instead")
        axes.append(terms)
    return (*axes, (), ())[:3]


def _zeroed_bytes(line: WorkspaceLine, known: Known) -> int:
    return prod(axis.integer(known) for axis in line.axes) * dtype_bytes(known.get(line.dtype, line.dtype))


def _up(count: int) -> int:
    return -(-count // REGION_ALIGNMENT) * REGION_ALIGNMENT


def _region(line: WorkspaceLine, known: Known, values: Iterable[str]) -> Region:
    terms: tuple[Term, ...] = ()
    factor = dtype_bytes(known.get(line.dtype, line.dtype))
    for axis in line.axes:
        count, more = terms_of(axis, known, values)
        factor, terms = factor * count, (*terms, *more)
    return Region(bytes_per=factor, terms=terms)


def workspace_of(declaration: Declaration, known: Known, values: Iterable[str]) -> Workspace:
    """What must be zero comes first, each at a multiple of the alignment; the others are regions."""
    fixed = sum(_up(_zeroed_bytes(line, known)) for line in declaration.workspaces if line.zero)
    regions = [_region(line, known, values) for line in declaration.workspaces if not line.zero]
    if not regions:
        return Workspace(fixed_bytes=fixed)
    first, *more = regions
    return Workspace(fixed_bytes=fixed, bytes_per=first.bytes_per, terms=first.terms, more=tuple(more))


def places_of(declaration: Declaration, known: Known, values: Iterable[str], params: str) -> dict[str, str]:
    """Where each workspace begins, as C++ over the parameter block: bytes from the workspace's own begin."""
    begin, places = 0, {}
    for line in declaration.workspaces:
        if line.zero:
            places[line.name] = str(begin)
            begin += _up(_zeroed_bytes(line, known))
    text = str(begin)
    for line in declaration.workspaces:
        if not line.zero:
            places[line.name] = text
            region = _region(line, known, values)
            factors = [f"{region.bytes_per}LL", *(_term(term, params) for term in region.terms)]
            text = (
                f"({text} + ({' * '.join(factors)} + {REGION_ALIGNMENT - 1}) / {REGION_ALIGNMENT} * {REGION_ALIGNMENT})"
            )
    return places


def _term(term: Term, params: str) -> str:
    value = f"{params}{term.value}"
    return value if term.divisor == 1 else f"(({value} + {term.divisor - 1}) / {term.divisor})"


def launch_of(declaration: Declaration, known: Known) -> Launch:
    values = (*declaration.sizes(), *declaration.runtime_names())
    (line,) = declaration.launches
    return Launch(
        block=numbers(line.block, known),
        cluster=numbers(line.cluster, known),
        smem_bytes=line.shared.integer(known) if line.shared else 0,
        grid=_grid(line.grid, known, values),
        workspace=workspace_of(declaration, known, values),
    )
