"""Grids, blocks and workspaces of a plain file as the words of a launch."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import replace
from math import prod
from typing import Any

from codegen.formula import Formula
from codegen.launch_words import REGION_ALIGNMENT
from codegen.model import (
    CodegenError,
    Computed,
    Following,
    Launch,
    Region,
    Term,
    Workspace,
    dtype_bytes,
    formula,
)
from codegen.plain.declaration import UNITS, Declaration, LaunchLine, WorkspaceLine
from codegen.plain.expression import Expression, product_of
from codegen.words import COMPUTE_UNITS

SIGNS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}

ALWAYS = "tw_always"  # a value that is 1

Known = Mapping[str, Any]  # what has a value where a kernel is compiled


class Counting:
    """Expressions over what is known where a plan is made, as terms of a launch. What is no product of values and of
    ceil(value / number) becomes a value that the host computes."""

    def __init__(self, declaration: Declaration, known: Known) -> None:
        self._known, self._values = known, declaration.values()
        self.computed = [Computed(let.name, self._formula(let.value)) for let in declaration.lets]
        self.computed += [Computed(code, formula(code)) for code in declaration.codes()]

    def terms(self, expression: Expression) -> tuple[Term, ...]:
        factor, terms = self.scaled(expression)
        return terms if factor == 1 else (self._term_of(expression),)

    def scaled(self, expression: Expression) -> tuple[int, tuple[Term, ...]]:
        """The expression is the number times the terms."""
        factor, terms = 1, []
        for node in product_of(expression.tree):
            part = expression.part(node)
            if self._is_known(part):
                factor *= part.integer(self._known)
            else:
                terms.append(self._term(part))
        return factor, tuple(terms)

    def _is_known(self, expression: Expression) -> bool:
        return not {*self._values, UNITS} & set(expression.names())

    def _term(self, part: Expression) -> Term:
        match part.tree:
            case ast.Name(id=name) if name in self._values:
                return Term(name)
            case ast.Call(
                func=ast.Name(id="ceil"), args=[ast.BinOp(left=ast.Name(id=name), op=ast.Div(), right=by)]
            ) if name in self._values:
                divisor = part.part(by)
                if self._is_known(divisor):
                    return Term(name, self._divisor(part, divisor.integer(self._known)))
        return self._term_of(part)

    def _divisor(self, part: Expression, divisor: int) -> int:
        if divisor < 1:
            raise part.place.mistake(f"{part.text} divides by {divisor}", "valid are numbers from 1")
        return divisor

    def _term_of(self, expression: Expression) -> Term:
        formula = self._formula(expression)
        known = next((each.name for each in self.computed if each.formula == formula), None)
        if known is None:
            known = f"tw_count_{len(self.computed)}"
            self.computed.append(Computed(known, formula))
        return Term(known)

    def _formula(self, expression: Expression) -> Formula:
        """With numbers for all that is known."""

        def folded(node: ast.expr) -> str:
            part = expression.part(node)
            if self._is_known(part):
                return f"({part.integer(self._known)})"
            match node:
                case ast.Name(id=name):
                    return COMPUTE_UNITS if name == UNITS else name
                case ast.BinOp(left=left, op=op, right=right) if type(op) in SIGNS:
                    return f"({folded(left)} {SIGNS[type(op)]} {folded(right)})"
                case ast.Call(args=[ast.BinOp(left=left, op=ast.Div(), right=right)], func=ast.Name(id="ceil")):
                    return f"ceil({folded(left)} / {folded(right)})"
                case ast.Call(func=ast.Name(id="min" | "max" as name), args=arguments):
                    return f"{name}({', '.join(map(folded, arguments))})"
            raise expression.place.mistake(
                f"{part.text!r} can't be computed for each problem", "valid are + - * // %, ceil(a / b), min(), max()"
            )

        try:
            return formula(folded(expression.tree))
        except CodegenError as error:
            if str(error).startswith(expression.place.file):
                raise
            raise expression.place.mistake(str(error)) from None


def numbers(expressions: tuple[Expression, ...], known: Known) -> tuple[int, int, int]:
    """Of x, y, z; 1 where nothing is said."""
    x, y, z = (*(expression.integer(known) for expression in expressions), 1, 1)[:3]
    return x, y, z


def _grid(expressions: tuple[Expression, ...], counting: Counting) -> Any:
    return (*(counting.terms(expression) for expression in expressions), (), ())[:3]


def _zeroed_bytes(line: WorkspaceLine, known: Known) -> int:
    return prod(axis.integer(known) for axis in line.axes) * dtype_bytes(known.get(line.dtype, line.dtype))


def _up(count: int) -> int:
    return -(-count // REGION_ALIGNMENT) * REGION_ALIGNMENT


def _region(line: WorkspaceLine, known: Known, counting: Counting) -> Region:
    terms: tuple[Term, ...] = ()
    factor = dtype_bytes(known.get(line.dtype, line.dtype))
    for axis in line.axes:
        count, more = counting.scaled(axis)
        factor, terms = factor * count, (*terms, *more)
    return Region(bytes_per=factor, terms=terms)


def workspace_of(declaration: Declaration, known: Known, counting: Counting) -> Workspace:
    """What must be zero comes first, each at a multiple of the alignment; the others are regions."""
    fixed = sum(_up(_zeroed_bytes(line, known)) for line in declaration.workspaces if line.zero)
    regions = [_region(line, known, counting) for line in declaration.workspaces if not line.zero]
    if not regions:
        return Workspace(fixed_bytes=fixed)
    first, *more = regions
    return Workspace(fixed_bytes=fixed, bytes_per=first.bytes_per, terms=first.terms, more=tuple(more))


def places_of(declaration: Declaration, known: Known, params: str) -> dict[str, str]:
    """Where each workspace begins, as C++ over the parameter block: bytes from the workspace's own begin."""
    begin, places, counting = 0, {}, _counting(declaration, known)
    for line in declaration.workspaces:
        if line.zero:
            places[line.name] = str(begin)
            begin += _up(_zeroed_bytes(line, known))
    text = str(begin)
    for line in declaration.workspaces:
        if not line.zero:
            places[line.name] = text
            region = _region(line, known, counting)
            factors = [f"{region.bytes_per}LL", *(_term(term, params) for term in region.terms)]
            text = (
                f"({text} + ({' * '.join(factors)} + {REGION_ALIGNMENT - 1}) / {REGION_ALIGNMENT} * {REGION_ALIGNMENT})"
            )
    return places


def _term(term: Term, params: str) -> str:
    value = f"{params}{term.value}"
    return value if term.divisor == 1 else f"(({value} + {term.divisor - 1}) / {term.divisor})"


def _counting(declaration: Declaration, known: Known) -> Counting:
    """With all that is counted, in the same order for a launch and for the places in its workspace."""
    counting = Counting(declaration, known)
    for line in declaration.launches:
        _grid(line.grid, counting)
    return counting


def launch_of(declaration: Declaration, known: Known, may_overlap: bool = False) -> Launch:
    counting = _counting(declaration, known)

    def words(line: LaunchLine) -> dict[str, Any]:
        return {
            "block": numbers(line.block, known),
            "cluster": numbers(line.cluster, known),
            "smem_bytes": line.shared.integer(known) if line.shared else 0,
            "grid": _grid(line.grid, counting),
            "cooperative": line.cooperative,
        }

    first, *others = declaration.launches
    workspace = workspace_of(declaration, known, counting)
    then = tuple(Following(**words(line)) for line in others)
    launch = Launch(**words(first), workspace=workspace, then=then, computed=tuple(counting.computed))
    if not (first.overlap and may_overlap):
        return launch
    return replace(launch, overlap=ALWAYS, computed=(*launch.computed, Computed(ALWAYS, formula("1"))))
