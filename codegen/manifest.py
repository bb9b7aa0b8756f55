"""Builds the manifest (schema tilewright.manifest/7, described in DESIGN.md): everything that the tuner needs to know,
as numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, fields
from fnmatch import fnmatchcase
from typing import Any

from codegen import VERSIONED_GENERATOR
from codegen.launch import launch_of
from codegen.model import (
    ArchSpec,
    Attribute,
    CodegenError,
    DeviceSpec,
    Extent,
    Family,
    KernelSpec,
    Launch,
    OpSpec,
    OutputView,
    Problem,
    Prologue,
    Tensor,
    TensorMap,
    Term,
    UsageError,
    Values,
    Workspace,
)
from codegen.problems import edge_label, label, make_problem, resolve_attributes
from codegen.record import NotARecord, parse_record
from codegen.render import COMPILER, Unit, include_dirs, render_kernel, render_reference
from codegen.resolve import Line, Unresolved, kernel_of
from codegen.space import (
    all_attributes,
    default_chain,
    enumerate_space,
    runtime_allowed,
    runtime_defaults,
    runtime_tuples,
)

OUTPUT_AXES = 4  # OutputView::kAxes
SCHEMA = "tilewright.manifest/7"


@dataclass(frozen=True)
class Manifest:
    data: dict[str, Any]
    units: tuple[Unit, ...]  # to be written to src/


def device_json(device: DeviceSpec) -> dict[str, Any]:
    data = {f.name: getattr(device, f.name) for f in fields(device)}
    return data | {name: dict(data[name]) for name in ("flops_per_clock", "datasheet_tflops")}


def arch_json(arch: ArchSpec, op: OpSpec | None = None) -> dict[str, Any]:
    data = {f.name: getattr(arch, f.name) for f in fields(arch) if f.name not in ("device", "devices")}
    data["limits"] = asdict(arch.limits)
    data["features"] = sorted(arch.features)
    data["include_dirs"] = [str(path) for path in include_dirs(op)] if op else []
    return data


def _undocumented(member: Attribute | Tensor) -> dict[str, Any]:
    """What the tuner needs of it: docs are for people, and a mended word is no other manifest."""
    return {name: value for name, value in asdict(member).items() if name not in ("doc", "shape")}


def arch_listing(arch: ArchSpec) -> dict[str, Any]:
    """What `codegen archs --json` prints: the arch with all its devices, the default one first."""
    return {**arch_json(arch), "devices": [device_json(device) for device in arch.devices]}


def op_json(op: OpSpec) -> dict[str, Any]:
    return {
        "name": op.name,
        "attributes": [_undocumented(attribute) for attribute in op.attributes],
        "sizes": list(op.size_names()),
        "key_sizes": op.key_sizes,
        "scalars": [
            {"name": s.name, "type": s.type, "default": s.default, "values": list(s.values)} for s in op.scalars
        ],
        "tensors": [_undocumented(tensor) for tensor in op.tensors],
    }


def op_listing(op: OpSpec) -> dict[str, Any]:
    """What `codegen ops --json` prints: the op with its presets and the defaults of its key sizes."""
    key_sizes = op.sizes[: op.key_sizes]
    return {
        **op_json(op),
        "folder": str(op.folder),
        "description": op.description,
        "defaults": {size.name: size.default for size in key_sizes if isinstance(size.default, int)},
        "families": [{"name": f.name, "kind": f.kind, "description": f.description} for f in op.families],
        "presets": op.presets,
    }


def _product_json(terms: Iterable[Term]) -> list[Any]:
    return [[term.value, term.divisor, *((term.sets,) if term.sets > 1 else ())] for term in terms]


def _extents_json(extents: Iterable[Extent]) -> list[Any]:
    return [[extent.factor, _product_json(extent.terms)] for extent in extents]


def _tensor_map_json(tensor_map: TensorMap) -> dict[str, Any]:
    return {
        "name": tensor_map.name,
        "tensor": tensor_map.tensor,
        "dtype": tensor_map.dtype,
        "extents": _extents_json(tensor_map.extents),
        "strides": _extents_json(tensor_map.strides),
        "box": list(tensor_map.box),
        "swizzle": tensor_map.swizzle,
        "region": tensor_map.region,
        "optional": tensor_map.optional,
        **({"sets": tensor_map.sets, "set": tensor_map.set} if tensor_map.sets > 1 else {}),
    }


def _prologue_json(prologue: Prologue) -> dict[str, Any]:
    return {**asdict(prologue), "terms": _product_json(prologue.terms)}


def launch_json(launch: Launch) -> dict[str, Any]:
    workspace: Workspace = launch.workspace
    return {
        "block": list(launch.block),
        "cluster": list(launch.cluster),
        "smem_bytes": launch.smem_bytes,
        "grid": [_product_json(axis) for axis in launch.grid],
        "ctas_per_unit": launch.ctas_per_unit,
        "overlap": launch.overlap,
        **({"constants": list(launch.constants)} if launch.constants else {}),
        "prologue": _prologue_json(launch.prologue) if launch.prologue else None,
        "workspace": {
            "fixed_bytes": workspace.fixed_bytes,
            "bytes_per": workspace.bytes_per,
            "terms": _product_json(workspace.terms),
            "when": workspace.when,
            "more": [{**asdict(region), "terms": _product_json(region.terms)} for region in workspace.more],
        },
        "tensor_maps": [_tensor_map_json(tensor_map) for tensor_map in launch.tensor_maps],
    }


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
        "launch": launch_json(launch_of(op, kernel)),
        "driver": family.driver,
        "runtime": [parameter.name for parameter in family.runtime],
        "runtime_defaults": list(runtime_defaults(family).values()),
        "rules": [asdict(rule) for rule in family.rules(kernel)],
        "pointer_alignment": family.pointer_alignment(kernel),
        "is_default": is_default,
    }


def roofline_us(op: OpSpec, arch: ArchSpec, problem: Problem) -> float | None:
    """The device's bound by its datasheet; None for CPUs, where none of those stands for the one at hand."""
    if arch.kind == "cpu":
        return None
    compute = op.flops(problem) / arch.device.peak_flops(op.peak_dtype(problem.attributes))
    memory = op.bytes(problem) / (arch.device.memory_gb_per_s * 1e9)
    return round(max(compute, memory) * 1e6, 4)


def output_json(view: OutputView) -> dict[str, Any]:
    """With all of the axes that the checker's view has (autotune/tensor_data.h)."""
    missing = OUTPUT_AXES - len(view.extents)
    return {
        "tensor": view.tensor,
        "extents": [1] * missing + list(view.extents),
        "strides": [0] * missing + list(view.strides),
        "tolerance": asdict(view.tolerance),
    }


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
        "roofline_us": roofline_us(op, arch, problem),
        "tensors": {
            tensor.name: {
                "dtype": op.tensor_dtype(tensor.name, problem.attributes),
                "elements": elements[tensor.name],
                "present": tensor.is_given(problem),
                "fill": asdict(op.tensor_fill(tensor.name, problem)),
            }
            for tensor in op.tensors
        },
        "pointer_alignment": problem.pointer_alignment,
        "outputs": [output_json(view) for view in op.outputs(problem)],
    }


class EdgePool:
    """Every edge case once, in the order in which problems and candidates ask for it."""

    def __init__(self, op: OpSpec) -> None:
        self._op = op
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
        key = (problem.attributes, problem.threads, tile)
        if key not in self._listed:
            self._listed[key] = self._place(filter(tile.allows, self._op.tile_edges(problem, tile)))
        return self._listed[key]

    def _place(self, cases: Iterable[Problem]) -> list[int]:
        return [self._indices.setdefault(case, len(self._indices)) for case in dict.fromkeys(cases)]


def _instances(
    kernels: Sequence[KernelSpec], problem: Problem, arch: ArchSpec, predictors: dict[int, Any], rejected: Counter[str]
) -> list[tuple[float, int, Values]]:
    """(predicted us, position in kernels, run-time values) of every legal instance for the problem, best first."""
    found: list[tuple[float, int, Values]] = []
    tuples: dict[str, list[Values]] = {}
    for position, kernel in enumerate(kernels):
        family: Family = kernel.family
        if not kernel.serves(problem.attributes) or not kernel.allows(problem):
            continue
        if family.name not in tuples:
            tuples[family.name] = runtime_tuples(family, problem, arch)
        if position not in predictors:
            predictors[position] = family.predict(kernel)
        predict = predictors[position]
        for runtime in tuples[family.name]:
            if runtime_allowed(kernel, problem, runtime):
                found.append((round(predict(problem, runtime), 4), position, runtime))
    found.sort(key=lambda item: (item[0], item[1], tuple(item[2].values())))
    return found


# A limit that kept strictly the best predicted would keep few kernels with all of their run-time values: models tell
# those apart worst. So for the cut (not for the order) each further instance of a kernel counts as this much slower.
REPETITION_HANDICAP = 0.03


def _cut(found: list[tuple[float, int, Values]], limit: int) -> list[tuple[float, int, Values]]:
    """The `limit` instances to keep of those given, in the order given."""
    seen: Counter[int] = Counter()
    scores = []
    for rank, (predicted_us, position, _) in enumerate(found):
        scores.append((predicted_us * (1 + REPETITION_HANDICAP * seen[position]), rank))
        seen[position] += 1
    return [found[rank] for rank in sorted(rank for _, rank in sorted(scores)[:limit])]


# What a record says was measured so little slower than its winner is worth measuring again.
NEARLY_BEST = 1.03


def _differ_in_one_at_most(a: Values, b: Values) -> bool:
    return a.keys() == b.keys() and sum(a[name] != b[name] for name in a) <= 1


@dataclass(frozen=True)
class Recorded:
    """What records of a problem say. The kernels may have changed since."""

    best: set[tuple[str, Values]] = field(default_factory=set)  # what won, or nearly did: kernel id, run-time values
    # Run-time values of what won, here or where only attributes differ, by family and configuration.
    winners: dict[tuple[str, Values], set[Values]] = field(default_factory=dict)

    def suggests(self, kernel: KernelSpec, runtime: Values) -> bool:
        """That it is tried again: it was among the best, or a search may have missed it, for it is a winner, maybe
        with another value of one run-time parameter, which costs no compile."""
        won = self.winners.get((kernel.family.name, kernel.config), ())
        return (kernel.id, runtime) in self.best or any(_differ_in_one_at_most(values, runtime) for values in won)


def recorded_instances(
    lines: Iterable[Line], op: OpSpec, arch: ArchSpec, problems: Iterable[Problem]
) -> dict[Problem, Recorded]:
    """Of each of `problems`. Those that only attributes tell apart (all sizes, strides too, are the same) share what
    won: f16 and bf16, masks."""
    instances = {problem: Recorded() for problem in problems}
    by_sizes: dict[tuple[Values, int], list[Recorded]] = {}
    for problem, of_problem in instances.items():
        by_sizes.setdefault((problem.sizes, problem.threads), []).append(of_problem)
    for line in lines:
        try:
            record = parse_record(line.text)
            if (record.op, record.arch) != (op.name, arch.name):
                continue
            problem = make_problem(op, resolve_attributes(op, record.attributes), record.shape, record.threads)
            alike = by_sizes.get((problem.sizes, problem.threads), ())
            if problem in instances:
                best = (f for f in record.finalists if f.median_us <= NEARLY_BEST * record.median_us)
                instances[problem].best.update((finalist.kernel, finalist.runtime) for finalist in best)
            if alike and not record.predicted:
                kernel = kernel_of(record, op, arch, problem.attributes)
                for each in alike:
                    each.winners.setdefault((kernel.family.name, kernel.config), set()).add(Values(record.runtime))
        except (NotARecord, CodegenError, Unresolved):
            continue  # `codegen emit` and `db lint` say so
    return instances


def _matching(ids: Sequence[str], patterns: Sequence[str]) -> set[int]:
    """Positions of the ids that match a pattern; of all where there is none."""
    if not patterns:
        return set(range(len(ids)))
    found = {pattern: {i for i, id in enumerate(ids) if fnmatchcase(id, pattern)} for pattern in patterns}
    if unmatched := [pattern for pattern in patterns if not found[pattern]]:
        raise UsageError(
            f"--kernel {unmatched[0]!r} matches none of {len(ids)} legal kernels, such as {ids[0]} "
            "(all: `codegen space --list`)"
        )
    return set().union(*found.values())


def first_legal(chain: Sequence[KernelSpec], problem: Problem) -> KernelSpec | None:
    return next((kernel for kernel in chain if kernel.allows(problem)), None)


def unserved(op: OpSpec, arch: ArchSpec, given: Values) -> str:
    """Why no kernel of the arch can have the given attributes: the first value that is never served, else all that
    are."""
    served = [attributes for attributes in all_attributes(op) if default_chain(op, arch, attributes)]
    problem = f"no family of {op.name} serves {given.line()} on {arch.name}"
    for name, value in given.items():
        values = list(dict.fromkeys(attributes[name] for attributes in served))
        if served and value not in values:
            return f"{problem}; valid for {name} are {', '.join(values)}"
    return f"{problem}; valid are {'; '.join(attributes.line() for attributes in served) or 'none'}"


def build(
    op: OpSpec,
    arch: ArchSpec,
    problems: Sequence[Problem],
    limit: int | None = None,
    patterns: Sequence[str] = (),
    lines: Sequence[Line] = (),
) -> Manifest:
    """The manifest for tuning `problems` on `arch`. Candidates of each problem are the model's best `limit` instances
    of the kernels whose id matches one of `patterns` (fnmatch; none: all), the default, and what won by the records in
    `lines`."""
    wanted = list(dict.fromkeys(problem.attributes for problem in problems))
    chains = {attributes: default_chain(op, arch, attributes) for attributes in wanted}
    for attributes, chain in chains.items():
        if not chain:
            raise UsageError(unserved(op, arch, attributes))
    space = enumerate_space(op, arch, wanted)
    chain_kernels = [kernel for chain in chains.values() for kernel in chain]
    kernels = list({kernel.id: kernel for kernel in (*space.kernels, *chain_kernels)}.values())
    positions = {kernel.id: position for position, kernel in enumerate(kernels)}
    default_ids = {kernel.id for kernel in chain_kernels}
    sought = _matching([kernel.id for kernel in kernels], patterns)

    recorded = recorded_instances(lines, op, arch, problems)

    def is_recorded(problem: Problem, position: int, runtime: Values) -> bool:
        return recorded[problem].suggests(kernels[position], runtime)

    predictors: dict[int, Any] = {}
    plans: list[tuple[Problem, list[tuple[float, int, Values]], int]] = []
    for problem in problems:
        found = _instances(kernels, problem, arch, predictors, space.rejected)
        default = first_legal(chains[problem.attributes], problem)
        if default is None:
            raise CodegenError(f"the default chain of {op.name} on {arch.name} has no kernel for {label(op, problem)}")
        position, runtime = positions[default.id], runtime_defaults(default.family)
        kept = found
        if patterns or limit is not None:
            candidates = [item for item in found if item[1] in sought]
            if patterns and not candidates:
                served = " ".join(f"{name}={value}" for name, value in problem.attributes.items())
                raise UsageError(
                    f"no kernel that matches --kernel {' '.join(patterns)} serves {served} {label(op, problem)}"
                )
            best = set(candidates if limit is None else _cut(candidates, limit))
            kept = [item for item in found if item in best or is_recorded(problem, *item[1:])]
        rank = next((i for i, item in enumerate(kept) if item[1:] == (position, runtime)), None)
        if rank is None:
            kept = [*kept, (round(default.family.predict(default)(problem, runtime), 4), position, runtime)]
            rank = len(kept) - 1
        plans.append((problem, kept, rank))

    used = sorted({position for _, kept, _ in plans for _, position, _ in kept})
    listed = {position: index for index, position in enumerate(used)}
    units = [render_kernel(op, kernels[position]) for position in used]
    reference_index = {attributes: index for index, attributes in enumerate(wanted)}
    references = [render_reference(op, arch, attributes) for attributes in wanted]
    pool = EdgePool(op)

    data = {
        "schema": SCHEMA,
        "generator": VERSIONED_GENERATOR,
        "arch": arch_json(arch, op),
        "device": device_json(arch.device),
        "op": op_json(op),
        "kernels": [
            kernel_json(op, kernels[p], unit, kernels[p].id in default_ids) for p, unit in zip(used, units, strict=True)
        ],
        "problems": [
            {
                **problem_json(op, arch, problem),
                "reference": reference_index[problem.attributes],
                "edges": pool.of_problem(problem),
                "candidates": [
                    {
                        "kernel": listed[position],
                        "runtime": list(runtime.values()),
                        "predicted_us": us,
                        "edges": pool.of_instance(problem, kernels[position], runtime),
                        **({"recorded": True} if is_recorded(problem, position, runtime) else {}),
                    }
                    for us, position, runtime in kept
                ],
                "default": default,
            }
            for problem, kept, default in plans
        ],
        "edges": [
            {
                **problem_json(op, arch, edge),
                "label": edge_label(op, edge),
                "reference": reference_index[edge.attributes],
            }
            for edge in pool.cases()
        ],
        "references": [
            {
                "attributes": dict(attributes),
                "source": f"src/{unit.name}",
                "symbol": unit.symbol,
                "hash": unit.hash,
                "compiler": unit.compiler,
                "flags": list(unit.flags),
            }
            for attributes, unit in zip(wanted, references, strict=True)
        ],
        "rejected": dict(sorted(space.rejected.items())),
    }
    return Manifest(data, (*units, *references))
