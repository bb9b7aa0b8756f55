"""Formulas that the host computes where a plan is made (launch_words.py: Computed): written as an expression, held as
data in postfix order, computed by the library in 64 bits (src/launch/formula.h)."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from codegen.errors import CodegenError
from codegen.words import Kind, Names

MAX_TOKENS = 32
MAX_NUMBER = 2**63 - 1
Token = int | str  # a number; an operator or a value's name
Formula = tuple[Token, ...]


@dataclass(frozen=True)
class Operator:
    name: str  # in a formula
    cpp: str
    about: str
    compute: Callable[[int, int], int]


OPERATORS = {
    operator.name: operator
    for operator in (
        Operator("+", "add", "a + b", lambda a, b: a + b),
        Operator("-", "subtract", "a - b", lambda a, b: a - b),
        Operator("*", "multiply", "a * b", lambda a, b: a * b),
        Operator("//", "divide", "a / b, rounded down", lambda a, b: a // b),
        Operator("%", "remain", "a - b * (a // b)", lambda a, b: a % b),
        Operator("ceil", "ceil_divide", "a / b, rounded up", lambda a, b: -(-a // b)),
        Operator("min", "least", "the smaller one", min),
        Operator("max", "greatest", "the larger one", max),
    )
}
_BINARY = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%"}
_ALLOWED = "whole numbers, names, + - * // %, ceil(a / b), min(a, ...), max(a, ...)"


def formula(expression: str, constants: Mapping[str, int] | None = None) -> Formula:
    """An expression in Python's syntax. What it names is a value of the launch or one of `constants`, such as a
    configuration's; what consists of constants alone is computed here."""
    try:
        tree = ast.parse(expression.strip(), mode="eval").body
    except SyntaxError as error:
        raise CodegenError(f"formula {expression!r}: {error.msg}; allowed are {_ALLOWED}") from None

    def fault(node: ast.AST, what: str = "") -> CodegenError:
        return CodegenError(f"formula {expression!r}: {what or repr(ast.unparse(node))}; allowed are {_ALLOWED}")

    def joined(name: str, left: Formula, right: Formula, node: ast.AST) -> Formula:
        if isinstance(left[-1], str) or isinstance(right[-1], str):
            return (*left, *right, name)
        if name in ("//", "%", "ceil") and right[-1] == 0:
            raise fault(node, f"{ast.unparse(node)!r} divides by 0")
        return (OPERATORS[name].compute(left[-1], right[-1]),)

    def read(node: ast.AST) -> Formula:
        match node:
            case ast.Constant(value=int() as number) if not isinstance(number, bool):
                return (number,)
            case ast.Name(id=name):
                constant = (constants or {}).get(name, name)
                if constant != name and not isinstance(constant, int):
                    raise fault(node, f"{name} is {constant!r}, no whole number")
                return (constant,)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return joined("-", (0,), read(operand), node)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
                return joined(_BINARY[type(op)], read(left), read(right), node)
            case ast.Call(func=ast.Name(id="ceil"), args=[ast.BinOp(op=ast.Div()) as quotient], keywords=[]):
                return joined("ceil", read(quotient.left), read(quotient.right), node)
            case ast.Call(func=ast.Name(id="min" | "max" as name), args=[first, *others], keywords=[]):
                result = read(first)
                for other in others:
                    result = joined(name, result, read(other), node)
                return result
        raise fault(node)

    result = read(tree)
    if reason := next(faults(result), None):
        raise CodegenError(f"formula {expression!r} {reason}")
    return result


def faults(tokens: Formula) -> Iterator[str]:
    """What makes it no formula, whatever its names mean."""
    if len(tokens) > MAX_TOKENS:
        yield f"has {len(tokens)} tokens; the library's table holds {MAX_TOKENS}: name a part of it"
    depth = 0
    for token in tokens:
        if isinstance(token, int) and not -MAX_NUMBER <= token <= MAX_NUMBER:
            yield f"has the number {token}; valid are those of 64 bits"
        depth += -1 if token in OPERATORS else 1
        if depth < 1:
            yield f"has nothing before {token!r}"
            return
    if depth != 1:
        yield f"leaves {depth} results; one is valid"


def value_names(tokens: Formula) -> tuple[str, ...]:
    return tuple(token for token in tokens if isinstance(token, str) and token not in OPERATORS)


def divisors(tokens: Formula, name: str) -> tuple[int, ...]:
    """The numbers by which it divides a value as it is."""
    triples = zip(tokens, tokens[1:], tokens[2:], strict=False)
    divided = (b for a, b, c in triples if a == name and c in ("//", "%", "ceil"))
    return tuple(number for number in divided if isinstance(number, int))


def compute(tokens: Formula, values: Mapping[str, int]) -> int:
    """What the library computes."""
    stack: list[int] = []
    for token in tokens:
        if isinstance(token, str) and token in OPERATORS:
            right, left = stack.pop(), stack.pop()
            stack.append(OPERATORS[token].compute(left, right))
        else:
            stack.append(values[token] if isinstance(token, str) else token)
    return stack.pop()


def _to_cpp(tokens: Formula, names: Names) -> str:
    def token_cpp(token: Token) -> str:
        if isinstance(token, int):
            return f"{{FormulaWord::number, {token}}}"
        if token in OPERATORS:
            return f"{{FormulaWord::{OPERATORS[token].cpp}}}"
        return f"{{FormulaWord::value, {names.value(token)}}}"

    return f"{{{{{', '.join(map(token_cpp, tokens))}}}}}"


FORMULA = Kind("formula", "Formula", to_json=list, to_cpp=_to_cpp)
