"""From what a user writes (some sizes, some attributes) to resolved Problems, and from those to labels and JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod
from typing import Any

from codegen.lengths import length_of
from codegen.model import ArchSpec, ByAttribute, CodegenError, OpSpec, Problem, Size, Values
from codegen.wide_scalar import wide_halves


def _evaluated(
    declared: int | tuple[str, ...] | ByAttribute | str | None, attributes: Values, sizes: Mapping[str, int]
) -> int | None:
    """A default or minimum of a Size, for the attributes and the sizes before it."""
    if isinstance(declared, ByAttribute):
        declared = declared.products[attributes[declared.attribute]]
    if isinstance(declared, str):
        return int(length_of(declared, sizes))
    return prod(sizes[name] for name in declared) if isinstance(declared, tuple) else declared


def _require_bounds(op: OpSpec, size: Size, value: Any, attributes: Values, sizes: Mapping[str, int]) -> None:
    least = _evaluated(size.minimum, attributes, sizes)
    assert least is not None, size.name  # unlike a default
    most = size.maximum
    if isinstance(value, int) and not isinstance(value, bool):
        is_broadcast = value == 0 and size.name in op.strides()
        if (value >= least or is_broadcast) and (most is None or value <= most):
            return
    where = f" for {attributes.line()} {Values(sizes).line()}" if least > 0 else ""
    up_to = f" to {most}" if most is not None else ""
    raise CodegenError(f"size {size.name} of {op.name} is {value!r}; valid are integers from {least}{up_to}{where}")


def _checked(kind: str, given: Mapping[str, Any], valid: Iterable[str]) -> None:
    valid = tuple(valid)
    for name in given:
        if name not in valid:
            raise CodegenError(f"unknown {kind} {name!r}; valid are {', '.join(valid) or 'none'}")


def resolve_attributes(op: OpSpec, given: Mapping[str, str]) -> Values:
    _checked(f"attribute of {op.name}", given, [a.name for a in op.attributes])
    attributes = {a.name: given.get(a.name, a.default) for a in op.attributes}
    for attribute in op.attributes:
        if attributes[attribute.name] not in attribute.values:
            raise CodegenError(
                f"unknown {attribute.name} {attributes[attribute.name]!r}; valid are {', '.join(attribute.values)}"
            )
    return op.settled(attributes)


def make_problem(
    op: OpSpec,
    attributes: Values,
    sizes: Mapping[str, int],
    threads: int = 0,
    scalars: Mapping[str, float] | None = None,
    present: Iterable[str] | None = None,
    fill: str = "uniform",
    pointer_alignment: int = 256,
) -> Problem:
    """A Problem with every missing size and scalar at its default. `present`: optional tensors that are given; those of
    problems that are tuned, unless said."""
    _checked(f"size of {op.name}", sizes, op.size_names())
    _checked(f"scalar of {op.name}", scalars or {}, [s.name for s in op.scalars])
    if present is None:
        present = [tensor.name for tensor in op.tensors if tensor.usual]
    resolved: dict[str, int] = {}
    for size in op.sizes:
        value = sizes.get(size.name)
        value = _evaluated(size.default, attributes, resolved) if value is None else value
        if value is None:
            raise CodegenError(f"problem of {op.name} lacks size {size.name!r}: {dict(sizes)}")
        _require_bounds(op, size, value, attributes, resolved)
        if size.divides and (resolved[size.divides] % value if value else resolved[size.divides]) != 0:
            multiple = f"{size.divides}={resolved[size.divides]}"
            raise CodegenError(f"size {size.name} of {op.name} is {value}; valid are divisors of {multiple}")
        resolved[size.name] = value
    return Problem(
        attributes=attributes,
        sizes=Values(resolved),
        threads=threads,
        scalars=_scalars(op, scalars or {}),
        present=frozenset(present),
        fill=fill,
        pointer_alignment=pointer_alignment,
    )


def _scalars(op: OpSpec, given: Mapping[str, float]) -> Values:
    """What of an f64 lies beyond the nearest f32 follows from it."""
    values = {scalar.name: given.get(scalar.name, scalar.default) for scalar in op.scalars}
    for scalar in op.scalars:
        if scalar.part_of and scalar.name not in given:
            half = scalar.name.removeprefix(f"{scalar.part_of}_")
            values[scalar.name] = wide_halves(values[scalar.part_of])[half]
    return Values(values)


def resolve_problem(op: OpSpec, given: Any, arch: ArchSpec) -> Problem:
    """One element of a problems file: {attributes{}, sizes{}, threads}, and perhaps "where" it was asked for, which is
    told when it is refused."""
    where = given.get("where") if isinstance(given, dict) else None
    if not where:
        return _resolve_problem(op, given, arch)
    try:
        return _resolve_problem(op, {name: value for name, value in given.items() if name != "where"}, arch)
    except CodegenError as error:
        raise CodegenError(f"{where}: {error}") from error


def _resolve_problem(op: OpSpec, given: Any, arch: ArchSpec) -> Problem:
    if not isinstance(given, dict) or not isinstance(given.get("sizes"), dict):
        raise CodegenError(f"a problem is an object with sizes, attributes and threads, not {given!r}")
    _checked("field of a problem", given, ("attributes", "sizes", "threads", "scalars"))
    threads = given.get("threads") or 0
    if not isinstance(threads, int) or not 0 <= threads <= 65535:
        raise CodegenError(f"threads is {threads!r}; valid are integers from 0 to 65535")
    threads = max(1, threads) if arch.kind == "cpu" else 0
    attributes = resolve_attributes(op, given.get("attributes") or {})
    return make_problem(op, attributes, given["sizes"], threads, given.get("scalars"))


def resolve_problems(op: OpSpec, given: Any, arch: ArchSpec) -> list[Problem]:
    """All problems of a file, each once, in the order given."""
    if not isinstance(given, list):
        raise CodegenError("problems are a JSON array of {attributes, sizes, threads}")
    return list(dict.fromkeys(resolve_problem(op, item, arch) for item in given))


def key_shape(op: OpSpec, problem: Problem) -> dict[str, int]:
    return {name: problem.sizes[name] for name in op.size_names()[: op.key_sizes]}


def label(op: OpSpec, problem: Problem) -> str:
    return Values(key_shape(op, problem)).line()


def edge_label(op: OpSpec, edge: Problem) -> str:
    """The shape and all that is not as in a problem that is tuned: `M=1 N=65 K=31 batch=1 lda=40 beta=0.5 bias
    fill=infinite align=16`."""
    usual = make_problem(op, edge.attributes, key_shape(op, edge), edge.threads)
    differing = {
        name: value
        for values, usual_values in ((edge.sizes, usual.sizes), (edge.scalars, usual.scalars))
        for name, value in values.items()
        if value != usual_values[name]
    }
    words = [Values(differing).line()] if differing else []
    words += sorted(edge.present - usual.present)
    words += [f"without {name}" for name in sorted(usual.present - edge.present)]
    words += [f"fill={edge.fill}"] if edge.fill != usual.fill else []
    words += [f"align={edge.pointer_alignment}"] if edge.pointer_alignment != usual.pointer_alignment else []
    return " ".join([label(op, edge), *words])
