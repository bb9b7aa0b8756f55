"""From a record to the candidate of today's templates that it names. Emission uses it for what it ships, `codegen
resolve` (and through it the database's lint, import and compaction) to say what does not hold any more, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from codegen.model import ArchSpec, CodegenError, KernelSpec, OpSpec, Problem, Values
from codegen.problems import make_problem, resolve_attributes
from codegen.record import NotARecord, Record, parse_record
from codegen.render import Unit, render_kernel
from codegen.space import is_enumerated, missing_feature, runtime_allowed, runtime_defaults, runtime_tuples, violated


@dataclass(frozen=True)
class Line:
    """One line of a record file, as bytes: nobody has looked at it yet."""

    path: str  # <device key>/<op>.jsonl
    number: int  # from 1
    text: bytes

    @property
    def where(self) -> str:
        return f"{self.path}:{self.number}"


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
    """One record that still holds: its problem and the instance that answers it, which is the one that won unless that
    is not linked (left_out.py)."""

    op: str
    device: Device
    problem: Problem
    kernel: KernelSpec
    runtime: Values
    median_us: float  # of the instance
    record: Record


class Unresolved(Exception):
    """Why a record is not used. `kind`: corrupt (no record, or in the wrong place), unknown (its op or arch is not
    here), stale (the templates have gone on). `hash`: today's, where the kernel is still made and that is all that has
    changed."""

    def __init__(self, kind: str, sentence: str, hash: str | None = None) -> None:
        super().__init__(sentence)
        self.kind = kind
        self.hash = hash


class Resolver:
    """Renders each kernel once."""

    def __init__(self, ops: Mapping[str, OpSpec], archs: Mapping[str, ArchSpec]) -> None:
        self._ops, self._archs = ops, archs
        self._units: dict[str, Unit] = {}

    def unit(self, kernel: KernelSpec) -> Unit:
        if kernel.id not in self._units:
            self._units[kernel.id] = render_kernel(self._ops[kernel.op], kernel)
        return self._units[kernel.id]

    def resolve(self, line: Line, anywhere: bool = False) -> Winner:
        """`anywhere`: a line of a file that is no part of a database."""
        try:
            record = parse_record(line.text)
        except NotARecord as error:
            raise Unresolved("corrupt", f"not a record: {error}") from error
        if not anywhere:
            _require_place(record, Path(line.path))
        if record.op not in self._ops:
            raise Unresolved("unknown", f"op {record.op} does not exist (an op outside the tree needs --templates)")
        if record.arch not in self._archs:
            raise Unresolved("unknown", f"arch {record.arch} does not exist (an arch outside the tree needs --archs)")
        try:
            return self._resolved(record, self._ops[record.op], self._archs[record.arch])
        except CodegenError as error:
            raise Unresolved("stale", str(error)) from error

    def _resolved(self, record: Record, op: OpSpec, arch: ArchSpec) -> Winner:
        attributes = resolve_attributes(op, record.attributes)
        for what, given, names in (
            ("attributes", record.attributes, tuple(attributes)),
            ("sizes", record.shape, op.size_names()[: op.key_sizes]),
        ):
            if tuple(given) != names:  # a problem has one spelling
                raise Unresolved(
                    "stale", f"its {what} are {', '.join(given)}; those of {op.name} are {', '.join(names)}"
                )
        problem = make_problem(op, attributes, record.shape, record.threads)
        kernel = kernel_of(record, op, arch, attributes)
        if not kernel.allows(problem):
            raise Unresolved("stale", f"{kernel.id} is not legal for {Values(record.shape).line()}")
        runtime = offered_runtime(kernel, problem, record.runtime, record.device_name)
        if (today := self.unit(kernel).hash) != record.hash:
            raise Unresolved("stale", f"{kernel.id} has changed since it was measured: tune again", today)
        device = Device(record.device_key, record.device_name, arch.name, record.compute_units)
        return Winner(op.name, device, problem, kernel, runtime, record.median_us, record)


def _require_place(record: Record, path: Path) -> None:
    if record.device_key != path.parent.name:
        raise Unresolved("corrupt", f"it is of device {record.device_key}, and in the folder of another")
    if record.op != path.stem:
        raise Unresolved("corrupt", f"it is of op {record.op}, and in the file of another")


def kernel_of(record: Record, op: OpSpec, arch: ArchSpec, attributes: Values) -> KernelSpec:
    """The kernel that a record names, whose source may have changed since."""
    named = (record.family, arch.kind)
    family = next((family for family in op.families if (family.name, family.kind) == named), None)
    if family is None:
        raise Unresolved("stale", f"family {record.family} does not exist")
    if set(record.config) != set(family.parameters):
        raise Unresolved("stale", f"family {family.name} has other parameters now")
    served = all(values is None or attributes[name] in values for name, values in family.attributes.items())
    if not served:
        raise Unresolved("stale", f"family {family.name} does not serve {attributes.line()}")
    fixed = Values({n: None if family.attributes.get(n) is None else v for n, v in attributes.items()})
    config: Mapping[str, Any] = {name: record.config[name] for name in family.parameters}
    kernel = KernelSpec(op.name, family, arch, fixed, Values(config))
    # First, for what follows computes with the values: they must be ours.
    if not is_enumerated(op, kernel, attributes):
        raise Unresolved("stale", f"family {family.name} offers no {Values(config).line():.120} on {arch.name}")
    if reason := missing_feature(op, family, arch, fixed) or violated(kernel):
        raise Unresolved("stale", f"{kernel.id} is not legal any more: {reason}")
    if kernel.id != record.kernel:
        raise Unresolved("stale", f"its configuration is that of {kernel.id}, not of {record.kernel}")
    return kernel


def offered_runtime(kernel: KernelSpec, problem: Problem, given: Mapping[str, int], device_name: str) -> Values:
    """The run-time values of a record, in the family's order, if they are among those that a search would try."""
    defaults = runtime_defaults(kernel.family)
    if set(given) != set(defaults):
        raise Unresolved("stale", f"family {kernel.family.name} has other run-time parameters now")
    runtime = Values({name: given[name] for name in defaults})

    def is_offered(arch: ArchSpec) -> bool:
        return runtime in runtime_tuples(kernel.family, problem, arch) and (
            dict(runtime) == dict(defaults) or runtime_allowed(replace(kernel, arch=arch), problem, runtime)
        )

    # A device whose file came later was tuned with what the arch's default one is offered.
    if not is_offered(kernel.arch) and not is_offered(kernel.arch.as_on(device_name)):
        raise Unresolved("stale", f"{kernel.id} with {runtime.line()} is not legal for {problem.sizes.line()}")
    return runtime
