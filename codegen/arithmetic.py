"""Arithmetic that cost models are written in, so that one text serves twice: on numbers it computes, which is how a
search is ranked; on traced values it writes C++ statements, which is how the linked library ranks its kernels.

A model uses + - * / // % ** divmod, math.ceil, and from here `maximum`, `minimum` and `where`. What depends on the
kernel alone is plain Python and becomes constants; a branch on a traced value is an error that says so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from codegen.model import CodegenError, KernelSpec, OpSpec, Problem, Values


def maximum(*values: Any) -> Any:
    return _traced_or(max, "std::max", values)


def minimum(*values: Any) -> Any:
    return _traced_or(min, "std::min", values)


def where(condition: Any, then: Any, otherwise: Any) -> Any:
    """`then` if the condition holds; both are computed."""
    if not isinstance(condition, Traced):
        return then if condition else otherwise
    body = condition.body
    return body.value(f"{condition.text} ? {body.text(then)} : {body.text(otherwise)}")


def _traced_or(builtin: Any, function: str, values: Sequence[Any]) -> Any:
    body = next((value.body for value in values if isinstance(value, Traced)), None)
    if body is None:
        return builtin(values)
    result = values[0]
    for value in values[1:]:
        result = body.value(f"{function}({body.text(result)}, {body.text(value)})")
    return result


class _Body:
    """Statements of a C++ function, and the constants in them: kernels that differ in these alone share a function."""

    def __init__(self) -> None:
        self._values: dict[str, Traced] = {}
        self.constants: list[float] = []

    def text(self, value: Any) -> str:
        if isinstance(value, Traced):
            return value.text
        self.constants.append(float(value))
        return f"c[{len(self.constants) - 1}]"

    def named(self, name: str, expression: str) -> Traced:
        return self._values.setdefault(expression, Traced(self, name))

    def value(self, expression: str) -> Traced:
        return self.named(f"v{len(self._values)}", expression)

    def lines(self, result: Any) -> tuple[str, ...]:
        last = self.text(result)
        used = {last}
        kept: list[str] = []
        for expression, value in reversed(self._values.items()):
            if value.text in used:
                kept.append(f"const auto {value.text} = {expression};")
                used |= set(expression.replace("(", " ").replace(")", " ").replace(",", " ").split())
        return (*reversed(kept), f"return {last};")


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

    def __mod__(self, other: Any) -> Traced:
        return self - (self // other) * other

    def __divmod__(self, other: Any) -> tuple[Traced, Traced]:
        return self // other, self % other

    def __pow__(self, other: Any) -> Traced:
        return self._binary(other, "std::pow({}, {})")

    def __ceil__(self) -> Traced:
        return self.body.value(f"std::ceil({self.text})")

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
    """A cost model as the body of `double (const Problem& problem, const Runtime& runtime, const double* c)`, and its
    c."""

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
    statements = body.lines(kernel.family.predict(kernel)(problem, Values(runtime)))
    return CompiledModel(statements, tuple(body.constants))
