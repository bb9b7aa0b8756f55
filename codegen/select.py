"""Chooses what is shipped: reads the records of a tuning database, matches each with the kernel that today's templates
render, and adds every arch's default chain. A record whose kernel has changed since (its hash differs) is left out,
with a warning."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from codegen.fit import Sample
from codegen.model import ArchSpec, CodegenError, KernelSpec, OpSpec, Problem, Values
from codegen.problems import make_problem, resolve_attributes
from codegen.render import Unit, render_kernel
from codegen.space import all_attributes, default_chain, runtime_defaults, violated

RECORD_SCHEMA = "tilewright.record/1"


@dataclass(frozen=True)
class Device:
    """Where records are from. The same device may hold records of several archs (sm80 code on an H200): one entry
    each."""

    key: str
    name: str
    arch: str
    compute_units: int


@dataclass(frozen=True)
class Winner:
    """One record that still holds: its problem and the instance that was best."""

    op: str
    device: Device
    problem: Problem
    kernel: KernelSpec
    runtime: Values
    median_us: float
    default_us: float
    predicted: bool


@dataclass(frozen=True)
class ShippedKernel:
    """A kernel that goes into generated/. `chain`: its place in the default chain of its attributes, None for other
    winners."""

    op: OpSpec
    kernel: KernelSpec
    unit: Unit
    chain: tuple[int, int] | None


@dataclass(frozen=True)
class Selection:
    kernels: tuple[ShippedKernel, ...]
    winners: tuple[Winner, ...]
    samples: Mapping[str, tuple[Sample, ...]]  # by kernel id: what its cost model is fitted to
    warnings: tuple[str, ...]


class _Skip(Exception):
    """Why a record is not used."""


class _Renderer:
    """Renders each kernel once."""

    def __init__(self, ops: Mapping[str, OpSpec]) -> None:
        self._ops = ops
        self._units: dict[str, Unit] = {}

    def unit(self, kernel: KernelSpec) -> Unit:
        if kernel.id not in self._units:
            self._units[kernel.id] = render_kernel(self._ops[kernel.op], kernel)
        return self._units[kernel.id]


def _kernel_of(record: Mapping[str, Any], op: OpSpec, arch: ArchSpec, attributes: Values) -> KernelSpec:
    family = next((family for family in op.families if family.name == record["family"]), None)
    if family is None:
        raise _Skip(f"family {record['family']} does not exist")
    config = record["config"]
    if set(config) != set(family.parameters):
        raise _Skip(f"family {family.name} has other parameters now")
    fixed = Values({n: None if family.attributes.get(n) is None else v for n, v in attributes.items()})
    kernel = KernelSpec(op.name, family, arch, fixed, Values({name: config[name] for name in family.parameters}))
    if reason := violated(kernel):
        raise _Skip(f"{kernel.id} is not legal any more: {reason}")
    return kernel


def _runtime_of(record: Mapping[str, Any], kernel: KernelSpec) -> Values:
    given = record["runtime"]
    defaults = runtime_defaults(kernel.family)
    if set(given) != set(defaults):
        raise _Skip(f"family {kernel.family.name} has other run-time parameters now")
    return Values({name: int(given[name]) for name in defaults})


def _winner(
    record: Mapping[str, Any], ops: Mapping[str, OpSpec], archs: Mapping[str, ArchSpec], renderer: _Renderer
) -> Winner:
    if record.get("schema") != RECORD_SCHEMA:
        raise _Skip(f"its schema is {record.get('schema')!r}, not {RECORD_SCHEMA}")
    if record["op"] not in ops:
        raise _Skip(f"op {record['op']} does not exist (an op outside the tree needs --templates)")
    if record["arch"] not in archs:
        raise _Skip(f"arch {record['arch']} does not exist (an arch outside the tree needs --archs)")
    op, arch = ops[record["op"]], archs[record["arch"]]
    attributes = resolve_attributes(op, record["attributes"])
    problem = make_problem(op, attributes, record["shape"], record["threads"])
    kernel = _kernel_of(record, op, arch, attributes)
    runtime = _runtime_of(record, kernel)
    unit = renderer.unit(kernel)
    if unit.hash != record["hash"]:
        raise _Skip(f"{kernel.id} has changed since it was measured: tune again")
    device = Device(
        record["device"]["key"], record["device"]["name"], arch.name, int(record["device"]["compute_units"])
    )
    return Winner(
        op.name, device, problem, kernel, runtime, float(record["time"]["median_us"]),
        float(record["default"]["median_us"]), record["status"] == "predicted",
    )  # fmt: skip


def _samples(record: Mapping[str, Any], winner: Winner) -> list[tuple[str, Sample]]:
    """What was measured on the way to the winner: (kernel id, sample) of each finalist."""
    if winner.predicted:
        return []
    key = winner.device.key
    found = [
        (f["kernel"], Sample(key, winner.problem, Values(f["runtime"]), float(f["median_us"])))
        for f in record["finalists"]
    ]
    own = (winner.kernel.id, Sample(key, winner.problem, winner.runtime, winner.median_us))
    return [own, *(item for item in found if (item[0], item[1].runtime) != (own[0], own[1].runtime))]


def database_lines(folder: Path) -> list[tuple[str, str]]:
    """(where, line) of every record of a database, in a fixed order."""
    if not folder.is_dir():
        raise CodegenError(f"--db {folder}: no such folder")
    lines = []
    for path in sorted(folder.glob("*/*.jsonl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip():
                lines.append((f"{path.relative_to(folder)}:{number}", line))
    return lines


def select(lines: Sequence[tuple[str, str]], ops: Mapping[str, OpSpec], archs: Mapping[str, ArchSpec]) -> Selection:
    """From database lines to what is shipped."""
    renderer = _Renderer(ops)
    winners: dict[tuple[Any, ...], Winner] = {}
    samples: dict[str, list[Sample]] = {}
    warnings = []
    for where, line in lines:
        try:
            record = json.loads(line)
            winner = _winner(record, ops, archs, renderer)
            found = _samples(record, winner)
        except _Skip as reason:
            warnings.append(f"{where}: skipped: {reason}")
            continue
        except (CodegenError, json.JSONDecodeError) as error:
            warnings.append(f"{where}: skipped: {error}")
            continue
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            warnings.append(f"{where}: skipped: not a record: {type(error).__name__}: {error}")
            continue
        key = (winner.op, winner.device, winner.problem.attributes, winner.problem.threads, winner.problem.sizes)
        if key in winners and winner.predicted:
            continue  # what was measured stays
        winners[key] = winner
        for kernel_id, sample in found:
            samples.setdefault(kernel_id, []).append(sample)
    ordered = sorted(winners.values(), key=lambda w: _winner_order(w, ops, archs))
    kernels = _shipped(ordered, ops, archs, renderer)
    return Selection(kernels, tuple(ordered), {k: tuple(v) for k, v in samples.items()}, tuple(warnings))


def _winner_order(winner: Winner, ops: Mapping[str, OpSpec], archs: Mapping[str, ArchSpec]) -> tuple[Any, ...]:
    attributes = tuple(a.values.index(winner.problem.attributes[a.name]) for a in ops[winner.op].attributes)
    sizes = tuple(winner.problem.sizes.values())
    return (
        winner.op,
        list(archs).index(winner.device.arch),
        winner.device.key,
        attributes,
        winner.problem.threads,
        sizes,
    )


def _shipped(
    winners: Sequence[Winner], ops: Mapping[str, OpSpec], archs: Mapping[str, ArchSpec], renderer: _Renderer
) -> tuple[ShippedKernel, ...]:
    """Winners and default chains, each kernel once, by op, arch, then chains in their order, then id.

    A chain's kernel that some sizes exclude is worth its bytes only where something was tuned, or on CPUs (small
    objects)."""
    tuned = {(w.op, w.kernel.arch.name, w.problem.attributes) for w in winners}
    found: dict[str, tuple[KernelSpec, tuple[int, int] | None]] = {}
    for op in ops.values():
        for arch in archs.values():
            for attributes in all_attributes(op):
                for place, kernel in enumerate(default_chain(op, arch, attributes)):
                    always = arch.kind == "cpu" or not kernel.family.rules(kernel)
                    if always or (op.name, arch.name, attributes) in tuned:
                        found.setdefault(kernel.id, (kernel, (kernel.family.default_rank, place)))
    for winner in winners:
        found.setdefault(winner.kernel.id, (winner.kernel, None))

    arch_order = {name: index for index, name in enumerate(archs)}
    ordered = sorted(
        found.values(), key=lambda f: (f[0].op, arch_order[f[0].arch.name], f[1] is None, f[1] or (0, 0), f[0].id)
    )
    return tuple(ShippedKernel(ops[kernel.op], kernel, renderer.unit(kernel), chain) for kernel, chain in ordered)
