"""Lengths that follow from sizes: of a tensor's axis, of a dense stride. They are written as expressions (`2 * cols`,
`ceil(Sk / page_size)`; codegen/formula.py reads them), computed here of numbers and of traced values, and put into C++
for the library. None is below 0, and a quotient by 0, or by less, is 0: there are no pages of no length."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from codegen.arithmetic import Traced, maximum, minimum
from codegen.formula import OPERATORS, Formula, formula, value_names

# Of numbers that may be traced.
_COMPUTE: dict[str, Callable[[Any, Any], Any]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "ceil": lambda a, b: math.ceil(a / b) if isinstance(a, Traced) or isinstance(b, Traced) else -(-a // b),
    "min": minimum,
    "max": maximum,
}
# The same over Extents (src/saturate.h).
_CPP = {
    "+": "({} + {})",
    "-": "({} - {})",
    "*": "({} * {})",
    "//": "floor_quotient({}, {})",
    "%": "remainder({}, {})",
    "ceil": "ceil_quotient({}, {})",
    "min": "smaller({}, {})",
    "max": "larger({}, {})",
}


@cache
def _tokens(expression: str) -> Formula:
    return formula(expression)


def sizes_in(expression: str) -> tuple[str, ...]:
    """Those that it names, in order."""
    return tuple(dict.fromkeys(value_names(_tokens(expression))))


def _reduced(expression: str, operand: Callable[[int | str], Any], operate: Callable[[str, Any, Any], Any]) -> Any:
    stack: list[Any] = []
    for token in _tokens(expression):
        if token in OPERATORS:
            right, left = stack.pop(), stack.pop()
            stack.append(operate(str(token), left, right))
        else:
            stack.append(operand(token))
    return stack.pop()


def length_of(expression: str, sizes: Mapping[str, Any]) -> Any:
    def operate(name: str, left: Any, right: Any) -> Any:
        by_nothing = name in ("//", "%", "ceil") and isinstance(right, int) and right <= 0
        return 0 if by_nothing else _COMPUTE[name](left, right)

    length = _reduced(expression, lambda token: sizes[token] if isinstance(token, str) else token, operate)
    return maximum(length, 0) if "-" in _tokens(expression) else length


def to_cpp(expression: str, index: Mapping[str, int]) -> str:
    """A primary expression, an Extent over `sizes`, of which `index` says where each lies."""

    def operand(token: int | str) -> str:
        return f"Extent(sizes[{index[token]}])" if isinstance(token, str) else f"Extent({token})"

    text: str = _reduced(expression, operand, lambda name, left, right: _CPP[name].format(left, right))
    return f"larger({text}, 0)" if "-" in _tokens(expression) else text
