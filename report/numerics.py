"""What numerics cost (docs/how/numerics.md): the fastest candidate of a search that keeps a promise over the fastest of
all. Of `batch_invariant` that is the least that it costs, for there one kernel serves every batch. Which sums a family
cuts by threads or by the batch is what its kernels' launches say; of families that are not in the tree nobody knows
it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from codegen.launch import launch_of
from codegen.model import CodegenError
from codegen.problems import resolve_attributes
from codegen.record import Record
from codegen.resolve import Unresolved, kernel_of
from report.journal import Candidate
from report.parameters import family_of, runtime_of
from report.work import known

POLICIES = ("deterministic", "batch_invariant")


class Cuts(NamedTuple):
    """Run-time parameters by which a family cuts sums into parts: a value of 1 cuts none."""

    by_team: frozenset[str]
    by_batch: frozenset[str]

    def are_kept(self, candidate: Candidate, policy: str) -> bool:
        runtime = runtime_of(candidate)
        cuts = self.by_team if policy == "deterministic" else self.by_team | self.by_batch
        return all(runtime.get(name) == 1 for name in cuts)


def cuts_of(record: Record, kernel: str, config: Mapping[str, Any]) -> Cuts | None:
    """Of the family of a kernel that was tried for the record's problem."""
    ops, archs = known()
    op, arch = ops.get(record.op), archs.get(record.arch)
    if op is None or arch is None:
        return None
    named = replace(record, kernel=kernel, family=family_of(kernel), config=config)
    try:
        launch = launch_of(op, kernel_of(named, op, arch, resolve_attributes(op, record.attributes)))
    except (CodegenError, Unresolved, KeyError):
        return None
    return Cuts(frozenset(launch.cut_by_team), frozenset(launch.cut_by_batch))


def costs(times: Mapping[Candidate, float], cuts: Mapping[str, Cuts]) -> dict[str, float | None]:
    """By policy; None where no candidate is known to keep it. `cuts`: of families by name."""
    found: dict[str, float | None] = {}
    for policy in POLICIES:
        keeping = [
            us
            for candidate, us in times.items()
            if (known_cuts := cuts.get(family_of(candidate.kernel))) and known_cuts.are_kept(candidate, policy)
        ]
        found[policy] = min(keeping) / min(times.values()) if keeping else None
    return found


def families_cuts(examples: Iterable[tuple[Record, str, Mapping[str, Any]]]) -> dict[tuple[str, str], Cuts]:
    """By operator and family, of kernels with their configurations: the first of a family that is known speaks for
    it."""
    found: dict[tuple[str, str], Cuts] = {}
    for record, kernel, config in examples:
        key = (record.op, family_of(kernel))
        if key not in found and (cuts := cuts_of(record, kernel, config)):
            found[key] = cuts
    return found
