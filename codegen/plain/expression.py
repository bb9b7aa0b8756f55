"""Expressions of `// tw:` lines: Python's syntax, of which only arithmetic, comparisons and a few functions are
allowed. They are read as trees and computed here, node by node; nothing of a file is ever executed as Python."""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any

from codegen.arithmetic import all_of, any_of, maximum, minimum, none_of, where
from codegen.dtypes import DATA_TYPES, dtype_bytes
from codegen.errors import CodegenError
from codegen.plain.mistake import Place

ALLOWED = "numbers, names, + - * / // % **, comparisons, and, or, not, x if c else y, ceil(), min(), max(), bytes(T)"

BINARY: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
}
COMPARED: dict[type, Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
MOST_SHIFTED = 62  # bits; and the largest exponent of **


def _ceil(value: Any) -> Any:
    return value if isinstance(value, int) else math.ceil(value)


def _bytes(dtype: Any) -> int:
    if dtype not in DATA_TYPES:
        raise CodegenError(f"bytes({dtype}) is asked for; bytes() is of a data type: {', '.join(DATA_TYPES)}")
    return dtype_bytes(dtype)


FUNCTIONS: dict[str, Callable[..., Any]] = {"ceil": _ceil, "min": minimum, "max": maximum, "bytes": _bytes}


def _is_ceil_of_quotient(node: ast.Call) -> bool:
    (argument, *others) = node.args or (None,)
    is_ceil = isinstance(node.func, ast.Name) and node.func.id == "ceil" and not others
    return is_ceil and isinstance(argument, ast.BinOp) and isinstance(argument.op, ast.Div)


def _nodes(tree: ast.expr) -> list[ast.expr]:
    """All expressions in it, itself first; ast.walk() goes through operators, too, and takes far longer."""
    found = [tree]
    for node in found:
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, ast.expr):
                found.append(value)
            elif isinstance(value, list):
                found.extend(each for each in value if isinstance(each, ast.expr))
    return found


@cache  # a file's lines ask for the same again and again
def _named(tree: ast.expr) -> tuple[str, ...]:
    nodes = _nodes(tree)
    functions = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    found = [node for node in nodes if isinstance(node, ast.Name) and id(node) not in functions]
    found.sort(key=lambda node: (node.lineno, node.col_offset))
    return tuple(dict.fromkeys(node.id for node in found))


@dataclass(frozen=True)
class Expression:
    text: str
    place: Place
    tree: ast.expr

    def names(self) -> tuple[str, ...]:
        """What it names, in order, functions aside."""
        return _named(self.tree)

    def part(self, node: ast.expr) -> Expression:
        """One of its tree's nodes alone; made once, for every kernel asks for the same."""
        if id(node) not in self._parts:
            self._parts[id(node)] = replace(self, text=ast.unparse(node), tree=node)
        return self._parts[id(node)]

    @cached_property
    def _parts(self) -> dict[int, Expression]:
        return {}

    def require(self, valid: Iterable[str]) -> None:
        """Names nothing but these and data types."""
        valid = tuple(valid)
        for name in self.names():
            if name not in valid and name not in DATA_TYPES:
                raise self.place.unknown("name", name, valid)

    def value(self, names: Mapping[str, Any]) -> Any:
        """Of numbers it is a number; of traced values (codegen/arithmetic.py) another one."""
        try:
            return _value(self.tree, names)
        except ZeroDivisionError:
            given = " ".join(f"{name}={names[name]}" for name in self.names() if name in names)
            raise self.place.mistake(f"{self.text} divides by 0{f' with {given}' if given else ''}") from None
        except CodegenError as error:
            raise self.place.mistake(str(error)) from None
        except (TypeError, ValueError, OverflowError) as error:
            raise self.place.mistake(f"{self.text} can't be computed: {error}") from None

    def integer(self, names: Mapping[str, Any]) -> int:
        value = self.value(names)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.place.mistake(f"{self.text} is {value!r}", "valid is a whole number: write // or ceil(a / b)")
        return value

    def number(self, names: Mapping[str, Any]) -> Any:
        value = self.value(names)
        if isinstance(value, str | bool):
            raise self.place.mistake(f"{self.text} is {value!r}", "valid is a number")
        return value

    def substituted(self, names: Mapping[str, Any]) -> str:
        """Its text with numbers in the place of some names."""

        class Known(ast.NodeTransformer):
            def visit_Name(self, node: ast.Name) -> ast.expr:
                return ast.copy_location(ast.Constant(names[node.id]), node) if node.id in names else node

        return ast.unparse(Known().visit(ast.parse(self.text, mode="eval").body))


def _value(node: ast.expr, names: Mapping[str, Any]) -> Any:
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return names.get(name, name)  # a data type
        case ast.BinOp(left=left, op=op, right=right):
            first, second = _value(left, names), _value(right, names)
            if isinstance(op, ast.Pow | ast.LShift) and not abs(second) <= MOST_SHIFTED:
                raise CodegenError(f"{ast.unparse(node)} is too large")
            return BINARY[type(op)](first, second)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return none_of(_value(operand, names))
        case ast.UnaryOp(operand=operand):
            return 0 - _value(operand, names)
        case ast.BoolOp(op=op, values=values):
            joined = all_of if isinstance(op, ast.And) else any_of
            return joined(*(_value(each, names) for each in values))
        case ast.Compare(left=left, ops=ops, comparators=others):
            values = [_value(each, names) for each in (left, *others)]
            pairs = zip(ops, values, values[1:], strict=False)
            return all_of(*(COMPARED[type(op)](first, second) for op, first, second in pairs))
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return where(_value(test, names), _value(body, names), _value(orelse, names))
        case ast.Call(args=[ast.BinOp(left=left, right=right)]) if _is_ceil_of_quotient(node):
            of, by = _value(left, names), _value(right, names)
            return -(-of // by) if isinstance(of, int) and isinstance(by, int) else math.ceil(of / by)
        case ast.Call(func=ast.Name(id=function), args=arguments):
            return FUNCTIONS[function](*(_value(each, names) for each in arguments))
    raise AssertionError(ast.dump(node))  # refused when it was read


def _fault(node: ast.expr) -> str | None:
    """What of a tree is not allowed."""
    for each in _nodes(node):
        match each:
            case ast.Constant(value=int() | float() | str()) | ast.Name():
                pass
            case ast.BinOp(op=op) if type(op) in BINARY:
                pass
            case ast.UnaryOp(op=ast.USub() | ast.Not()) | ast.BoolOp() | ast.IfExp():
                pass
            case ast.Compare(ops=ops) if all(type(op) in COMPARED for op in ops):
                pass
            case ast.Call(func=ast.Name(id=name), args=[_, *_], keywords=[]) if name in FUNCTIONS:
                pass
            case ast.expr():
                return ast.unparse(each)
    return None


@cache  # files of one kind have lines in common
def _tree(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def parse(text: str, place: Place) -> Expression:
    text = text.strip()
    if not text:
        raise place.mistake("an expression is missing", f"allowed are {ALLOWED}")
    try:
        tree = _tree(text)
    except (SyntaxError, ValueError, MemoryError, RecursionError) as error:
        reason = error.msg if isinstance(error, SyntaxError) else str(error)
        raise place.mistake(f"{text!r} is no expression: {reason}", f"allowed are {ALLOWED}") from None
    if fault := _fault(tree):
        raise place.mistake(f"{fault!r} is not allowed in an expression", f"allowed are {ALLOWED}")
    return Expression(text, place, tree)


def split(text: str, separator: str = ",") -> list[str]:
    """The parts between separators that stand in no brackets or strings."""
    parts, depth, quote, last = [], 0, "", 0
    for position, character in enumerate(text):
        if quote:
            quote = "" if character == quote else quote
        elif character in "\"'":
            quote = character
        elif character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == separator and depth == 0:
            parts.append(text[last:position])
            last = position + 1
    return [part.strip() for part in (*parts, text[last:])]


def product_of(node: ast.expr) -> list[ast.expr]:
    """Its factors."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return [*product_of(node.left), *product_of(node.right)]
    return [node]
