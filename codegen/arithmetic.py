"""Arithmetic that cost models are written in, so that one text serves twice: on numbers it computes, which is how a
search is ranked; on traced values it writes C++ statements, which is how the linked library ranks its kernels.

A model uses + - * / // % ** divmod, math.ceil, comparisons, and from here `maximum`, `minimum`, `where`, `all_of`,
`any_of` and `none_of`; so do the constraints on run-time values, which tell where a model holds. What depends on the
kernel alone is plain Python and becomes constants; a branch on a traced value is an error that says so."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from codegen.model import CodegenError, KernelSpec, OpSpec, Problem, Values


def maximum(*values: Any) -> Any:
    for value in values:
        if isinstance(value, Traced):
            return _written("std::max", value.body, values)
    return max(values)


def minimum(*values: Any) -> Any:
    for value in values:
        if isinstance(value, Traced):
            return _written("std::min", value.body, values)
    return min(values)


def where(condition: Any, then: Any, otherwise: Any) -> Any:
    """`then` if the condition holds; both are computed."""
    if not isinstance(condition, Traced):
        return then if condition else otherwise
    body = condition.body
    return body.value(f"{condition.text} ? {body.text(then)} : {body.text(otherwise)}")


def all_of(*conditions: Any) -> Any:
    return _joined("&&", conditions, True)


def any_of(*conditions: Any) -> Any:
    return _joined("||", conditions, False)


def none_of(*conditions: Any) -> Any:
    return where(any_of(*conditions), False, True)


def _joined(operator: str, conditions: Sequence[Any], neutral: bool) -> Any:
    """Conditions that are known decide at once or drop out."""
    result: Any = neutral
    for condition in conditions:
        if not isinstance(condition, Traced):
            if bool(condition) is not neutral:
                return not neutral
        elif result is neutral:
            result = condition
        else:
            result = condition.body.value(f"{result.text} {operator} {condition.text}")
    return result


def _written(function: str, body: _Body, values: Sequence[Any]) -> Any:
    result = values[0]
    for value in values[1:]:
        result = body.value(f"{function}({body.text(result)}, {body.text(value)})")
    return result


@cache  # kernels of a family have most of their expressions in common
def _names(expression: str) -> frozenset[str]:
    return frozenset(re.findall(r"[a-z_A-Z]\w*", expression))


class _Body:
    """Statements of a C++ function, and the constants in them: kernels that differ in these alone share a function."""

    def __init__(self) -> None:
        self._values: dict[str, Traced] = {}
        self.constants: list[float] = []

    def text(self, value: Any) -> str:
        if isinstance(value, Traced):
            return value.text
        if isinstance(value, bool):
            return "true" if value else "false"
        self.constants.append(float(value))
        return f"c[{len(self.constants) - 1}]"

    def named(self, name: str, expression: str) -> Traced:
        return self._values.setdefault(expression, Traced(self, name))

    def value(self, expression: str) -> Traced:
        return self.named(f"v{len(self._values)}", expression)

    def lines(self, condition: Any, result: Any) -> tuple[str, ...]:
        """Of a function that gives `result` for each of its run-time values, and kNever where the condition does not
        hold. What does not depend on them is computed once, what only the result takes where the condition holds."""
        texts = self.text(condition), self.text(result)
        for_condition, used = {texts[0]}, set(texts)
        for expression, value in reversed(self._values.items()):
            if value.text in used:
                used |= _names(expression)
            if value.text in for_condition:
                for_condition |= _names(expression)
        once: list[str] = []
        before: list[str] = []
        behind: list[str] = []
        varying = {"runtime"}
        for expression, value in self._values.items():
            if value.text not in used:
                continue
            place = once
            if not varying.isdisjoint(_names(expression)):
                varying.add(value.text)
                place = before if value.text in for_condition else behind
            place.append(f"const auto {value.text} = {expression};")
        untried = [] if condition is True else [f"if (!{texts[0]}) {{ *us++ = kNever; continue; }}"]
        loop = (*before, *untried, *behind, f"*us++ = {texts[1]};")
        return (
            *once,
            "for ([[maybe_unused]] const Runtime& runtime : runtimes) {",
            *(f"  {statement}" for statement in loop),
            "}",
        )


class Traced:
    """A double or, of a comparison, a bool in the C++ function."""

    __slots__ = ("body", "text")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, body: _Body, text: str) -> None:
        self.body, self.text = body, text

    def __bool__(self) -> bool:
        raise CodegenError(
            "a cost model branches on a problem or on a run-time value: use where(), maximum(), minimum()"
        )

    def _binary(self, other: Any, form: str, swapped: bool = False) -> Traced:
        left, right = (self.body.text(other), self.text) if swapped else (self.text, self.body.text(other))
        return self.body.value(form.format(left, right))

    def __add__(self, other: Any) -> Traced:
        return self._binary(other, "{} + {}")

    def __radd__(self, other: Any) -> Traced:
        return self._binary(other, "{} + {}", True)

    def __sub__(self, other: Any) -> Traced:
        return self._binary(other, "{} - {}")

    def __rsub__(self, other: Any) -> Traced:
        return self._binary(other, "{} - {}", True)

    def __mul__(self, other: Any) -> Traced:
        return self._binary(other, "{} * {}")

    def __rmul__(self, other: Any) -> Traced:
        return self._binary(other, "{} * {}", True)

    def __truediv__(self, other: Any) -> Traced:
        return self._binary(other, "{} / {}")

    def __rtruediv__(self, other: Any) -> Traced:
        return self._binary(other, "{} / {}", True)

    def __floordiv__(self, other: Any) -> Traced:
        return self._binary(other, "std::floor({} / {})")

    def __rfloordiv__(self, other: Any) -> Traced:
        return self._binary(other, "std::floor({} / {})", True)

    def __mod__(self, other: Any) -> Traced:
        whole: Traced = (self // other) * other
        return self - whole

    def __rmod__(self, other: Any) -> Traced:
        rest: Traced = other - (other // self) * self
        return rest

    def __divmod__(self, other: Any) -> tuple[Traced, Traced]:
        return self // other, self % other

    def __pow__(self, other: Any) -> Traced:
        return self._binary(other, "std::pow({}, {})")

    def __ceil__(self) -> Traced:
        return self.body.value(f"std::ceil({self.text})")

    def __ne__(self, other: object) -> Traced:  # type: ignore[override]
        return self._binary(other, "{} != {}")

    def __eq__(self, other: object) -> Traced:  # type: ignore[override]
        return self._binary(other, "{} == {}")

    def __lt__(self, other: Any) -> Traced:
        return self._binary(other, "{} < {}")

    def __le__(self, other: Any) -> Traced:
        return self._binary(other, "{} <= {}")

    def __gt__(self, other: Any) -> Traced:
        return self._binary(other, "{} > {}")

    def __ge__(self, other: Any) -> Traced:
        return self._binary(other, "{} >= {}")


@dataclass(frozen=True)
class CompiledModel:
    """A cost model as the body of `void (const Problem& problem, std::span<const Runtime> runtimes, const double* c,
    double* us)`, and its c. Of instances that a search would not try it is infinite, which the body calls kNever."""

    statements: tuple[str, ...]
    constants: tuple[float, ...]


def compile_model(op: OpSpec, kernel: KernelSpec) -> CompiledModel:
    body = _Body()

    def argument(name: str, expression: str) -> Traced:
        return body.named(name, f"static_cast<double>({expression})")

    problem = Problem(
        attributes=kernel.attributes,
        sizes=Values({name: argument(name, f"problem.sizes[{i}]") for i, name in enumerate(op.size_names())}),
        threads=argument("threads", "problem.threads"),  # type: ignore[arg-type]
    )
    runtime = {p.name: argument(p.name, f"runtime[{i}]") for i, p in enumerate(kernel.family.runtime)}
    values = Values(runtime)
    is_tried = all_of(*(each.holds(kernel, problem, values) for each in kernel.family.runtime_constraints))
    statements = body.lines(is_tried, kernel.family.predict(kernel)(problem, values))
    return CompiledModel(statements, tuple(body.constants))
