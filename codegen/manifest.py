"""Builds the manifest (schema tilewright.manifest/7, described in DESIGN.md): everything that the tuner needs to know,
as numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from codegen import VERSIONED_GENERATOR
from codegen.candidates import Incumbent, Plan, Planner
from codegen.choice import Choice
from codegen.dtypes import DATA_TYPES
from codegen.edges import derived_edges, derived_tile
from codegen.launch import launch_of
from codegen.layout import in_place_pairs
from codegen.listing import arch_json, device_json, op_json
from codegen.model import ArchSpec, KernelSpec, OpSpec, OutputView, Problem, Tensor, UsageError, Values
from codegen.problems import edge_label, label
from codegen.python_reference import digest, require_maker, where
from codegen.render import COMPILER, Unit, render_kernel, render_reference
from codegen.resolve import Line
from codegen.space import runtime_defaults
from codegen.vllm import Start
from codegen.words import to_json

OUTPUT_AXES = 4  # OutputView::kAxes
SCHEMA = "tilewright.manifest/7"


@dataclass(frozen=True)
class Manifest:
    data: dict[str, Any]
    units: tuple[Unit, ...]  # to be written to src/


def kernel_json(op: OpSpec, kernel: KernelSpec, unit: Unit, is_default: bool) -> dict[str, Any]:
    family = kernel.family
    return {
        "id": kernel.id,
        "family": family.name,
        "attributes": dict(kernel.attributes),
        "config": dict(kernel.config),
        "source": f"src/{unit.name}",
        "symbol": unit.symbol,
        "hash": unit.hash,
        "compiler": COMPILER[family.kind],
        "flags": list(unit.flags),
        "launch": to_json(launch_of(op, kernel)),
        "driver": kernel.driver,
        "runtime": [parameter.name for parameter in family.runtime],
        "runtime_defaults": list(runtime_defaults(family).values()),
        "rules": [asdict(rule) for rule in kernel.rules],
        "pointer_alignment": family.pointer_alignment(kernel),
        "is_default": is_default,
        **_left_out_json(op, kernel),
    }


def _left_out_json(op: OpSpec, kernel: KernelSpec) -> dict[str, int]:
    """Of its parameter block, where that lacks something."""
    return {name: count for name, count in op.left_out(kernel.attributes).items() if count}


def roofline_us(op: OpSpec, arch: ArchSpec, problem: Problem) -> float | None:
    """The device's bound by its datasheet; None for CPUs, where none of those stands for the one at hand."""
    if arch.kind == "cpu":
        return None
    compute = op.flops(problem) / arch.device.peak_flops(op.peak_dtype(problem.attributes))
    memory = op.bytes(problem) / (arch.device.memory_gb_per_s * 1e9)
    return round(max(compute, memory) * 1e6, 4)


def output_json(view: OutputView) -> dict[str, Any]:
    """With all of the axes that the checker's view has (autotune/manifest/tensor_data.h)."""
    missing = OUTPUT_AXES - len(view.extents)
    return {
        "tensor": view.tensor,
        "extents": [1] * missing + list(view.extents),
        "strides": [0] * missing + list(view.strides),
        "tolerance": asdict(view.tolerance),
    }


def _metrics_json(op: OpSpec, problem: Problem) -> dict[str, Any]:
    return {"metrics": {name: float(of(problem)) for name, of in op.metrics.items()}} if op.metrics else {}


def _in_place_json(op: OpSpec, problem: Problem) -> dict[str, Any]:
    pairs = in_place_pairs(op, problem)
    return {"in_place": [{"output": output, "input": name} for output, name in pairs]} if pairs else {}


def fill_json(op: OpSpec, tensor: Tensor, problem: Problem) -> dict[str, Any]:
    fill = op.tensor_fill(tensor.name, problem)
    is_integer = DATA_TYPES[op.tensor_dtype(tensor.name, problem.attributes)].encoding == "integer"
    kind = "small_int" if is_integer and fill.kind == "uniform" else fill.kind  # of whose numbers nearly none is whole
    data = {"kind": kind, "exponent": fill.exponent, **({"limit": fill.limit} if fill.limit else {})}
    if fill.timed:
        data["timed"] = list(fill.timed)
    if fill.make is None:
        return data
    require_maker(op, tensor, fill.make)
    return {**data, "place": where(fill.make), "hash": digest(fill.make)}


def problem_json(op: OpSpec, arch: ArchSpec, problem: Problem) -> dict[str, Any]:
    elements = op.elements(problem)
    return {
        "attributes": dict(problem.attributes),
        "threads": problem.threads,
        "sizes": dict(problem.sizes),
        "scalars": dict(problem.scalars),
        "label": label(op, problem),
        "flops": op.flops(problem),
        "bytes": op.bytes(problem),
        **_metrics_json(op, problem),
        "roofline_us": roofline_us(op, arch, problem),
        "tensors": {
            tensor.name: {
                "dtype": op.tensor_dtype(tensor.name, problem.attributes),
                "elements": elements[tensor.name],
                "present": tensor.is_given(problem),
                "fill": fill_json(op, tensor, problem),
            }
            for tensor in op.tensors
        },
        "fill": problem.fill,
        "pointer_alignment": problem.pointer_alignment,
        "outputs": [output_json(view) for view in op.outputs(problem)],
        **_in_place_json(op, problem),
    }


class EdgePool:
    """Every edge case once, in the order in which problems and candidates ask for it."""

    def __init__(self, op: OpSpec, has_reference: Callable[[Problem], bool] = lambda case: True) -> None:
        self._op, self._has_reference = op, has_reference
        self._indices: dict[Problem, int] = {}
        self._listed: dict[Any, list[int]] = {}

    def cases(self) -> list[Problem]:
        return list(self._indices)

    def of_problem(self, problem: Problem) -> list[int]:
        """What every winner for the problem must get right."""
        key = (problem.attributes, problem.threads)
        if key not in self._listed:
            self._listed[key] = self._place(self._op.edges(problem))
        return self._listed[key]

    def of_instance(self, problem: Problem, kernel: KernelSpec, runtime: Values) -> list[int]:
        """What only winners with this instance's tile must get right; all of them cases that its rules allow."""
        tile = kernel.tile(runtime)
        declared = self._op.tile_edges
        if declared is None or not tile.lengths:
            tile = derived_tile(self._op, kernel, runtime)
            key: tuple[Any, ...] = (problem, tile)
            if key not in self._listed:
                self._listed[key] = self._place(derived_edges(self._op, problem, tile))
            return self._listed[key]
        key = (problem.attributes, problem.threads, tile)
        if key not in self._listed:
            self._listed[key] = self._place(filter(tile.allows, declared(problem, tile)))
        return self._listed[key]

    def _place(self, cases: Iterable[Problem]) -> list[int]:
        judged = filter(self._has_reference, dict.fromkeys(cases))
        return [self._indices.setdefault(case, len(self._indices)) for case in judged]


class References:
    """What tells right from wrong, each once: a compiled unit, the user's Python, or a kernel of the manifest."""

    def __init__(self, op: OpSpec, planner: Planner) -> None:
        self._op, self._planner = op, planner
        self._indices: dict[Any, int] = {}
        self.json: list[dict[str, Any]] = []
        self.units: list[Unit] = []

    def has(self, case: Problem) -> bool:
        """Where the first candidate says what is right, it must be legal."""
        return not self._op.compared_with_first or self._planner.default_position(case) is not None

    def index(self, case: Problem, listed: Mapping[int, int], kernels: Sequence[Unit]) -> int:
        """`listed`: by position in the planner's kernels, which of the manifest's `kernels` it is."""
        first = self._planner.default_position(case) if self._op.compared_with_first else None
        key = (case.attributes, first)
        if key not in self._indices:
            self._indices[key] = len(self.json)
            told = self._external_or_unit(case.attributes) if first is None else self._first(listed[first], kernels)
            self.json.append({"attributes": dict(case.attributes), **told})
        return self._indices[key]

    def _external_or_unit(self, attributes: Values) -> dict[str, Any]:
        if self._op.reference is not None:
            return {"hash": digest(self._op.reference), "external": {"place": where(self._op.reference)}}
        unit = render_reference(self._op, self._planner.arch, attributes)
        self.units.append(unit)
        return {
            "source": f"src/{unit.name}",
            "symbol": unit.symbol,
            "hash": unit.hash,
            "compiler": unit.compiler,
            "flags": list(unit.flags),
        }

    def _first(self, kernel: int, kernels: Sequence[Unit]) -> dict[str, Any]:
        return {"hash": kernels[kernel].hash, "kernel": kernel}


def _text(op: OpSpec, problem: Problem) -> str:
    """As the tuner names a problem: f32.nn M=64 N=64 K=64 batch=1 threads=2"""
    threads = f" threads={problem.threads}" if problem.threads else ""
    return f"{'.'.join(problem.attributes.values())} {label(op, problem)}{threads}"


def build(
    op: OpSpec,
    arch: ArchSpec,
    problems: Sequence[Problem],
    limit: int | None = None,
    patterns: Sequence[str] = (),
    lines: Sequence[Line] = (),
    incumbents: Sequence[Incumbent | None] = (),
    choice: Choice | None = None,
    starts: Sequence[Start] = (),
    among: Sequence[str] = (),
) -> Manifest:
    """The manifest for tuning `problems` on `arch`. Candidates of each problem are the model's best `limit` instances
    of the kernels whose id matches one of `patterns` (fnmatch; none: all), the default, what won by the records in
    `lines`, what is the nearest to `starts`, and its incumbent. Problems that none of the kernels asked for serves are
    left out; if it is all, that is an error. `among`: as Planner's. With a `choice` they are that
    one, first, and the default."""
    planner = Planner(op, arch, problems, limit, patterns, lines, incumbents, choice, starts, among)
    found = planner.plans(problems)
    plans = [plan for plan in found if plan is not None]
    left_out = [problem for problem, plan in zip(problems, found, strict=True) if plan is None]
    if left_out and not plans:
        first = left_out[0]
        others = f" (nor any of the {len(left_out) - 1} other problems)" if len(left_out) > 1 else ""
        which = f"matches --kernel {' '.join(patterns)}" if patterns else "is linked"
        raise UsageError(f"no kernel that {which} serves {first.attributes.line()} {label(op, first)}{others}")
    used = sorted({position for plan in plans for _, position, _ in plan.instances} | planner.first_positions())
    kernels = [planner.kernels[position] for position in used]
    listed = {position: index for index, position in enumerate(used)}
    units = [render_kernel(op, kernel) for kernel in kernels]
    references = References(op, planner)
    pool = EdgePool(op, references.has)

    def candidate_json(problem: Problem, us: float, position: int, runtime: Values) -> dict[str, Any]:
        return {
            "kernel": listed[position],
            "runtime": list(runtime.values()),
            "predicted_us": us,
            "edges": pool.of_instance(problem, planner.kernels[position], runtime),
            **({"recorded": True} if planner.is_recorded(problem, position, runtime) else {}),
            **({"incumbent": True} if planner.is_incumbent(problem, position, runtime) else {}),
        }

    def case_json(problem: Problem) -> dict[str, Any]:
        return {**problem_json(op, arch, problem), "reference": references.index(problem, listed, units)}

    def plan_json(plan: Plan) -> dict[str, Any]:
        return {
            **case_json(plan.problem),
            "edges": pool.of_problem(plan.problem),
            "candidates": [candidate_json(plan.problem, *instance) for instance in plan.instances],
            "default": plan.default,
        }

    data = {
        "schema": SCHEMA,
        "generator": VERSIONED_GENERATOR,
        "arch": arch_json(arch, op),
        "device": device_json(arch.device),
        "op": op_json(op),
        "kernels": [
            kernel_json(op, kernel, unit, kernel.id in planner.default_ids)
            for kernel, unit in zip(kernels, units, strict=True)
        ],
        "problems": [plan_json(plan) for plan in plans],
        "edges": [{**case_json(edge), "label": edge_label(op, edge)} for edge in pool.cases()],
        "references": references.json,
        "rejected": dict(sorted(planner.rejected.items())),
        **({"left_out": [_text(op, problem) for problem in left_out]} if left_out else {}),
    }
    return Manifest(data, (*units, *references.units))
