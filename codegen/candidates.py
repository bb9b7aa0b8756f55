"""Chooses the candidates of a manifest: of all legal instances those that the models expect to be best, the default,
and what won before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from codegen.choice import Choice, broken_rule, choose
from codegen.in_processes import in_processes
from codegen.model import ArchSpec, CodegenError, Family, KernelSpec, OpSpec, Problem, UsageError, Values
from codegen.problems import label, make_problem, resolve_attributes
from codegen.record import NotARecord, parse_record
from codegen.resolve import Line, Unresolved, kernel_of
from codegen.space import (
    Space,
    all_attributes,
    default_chain,
    enumerate_space,
    family_attributes,
    missing_feature,
    missing_type,
    runtime_allowed,
    runtime_defaults,
    runtime_tuples,
)
from codegen.vllm import Start, nearest


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


# Models rank well within a family, and may be wrong about all of it; so beside so many instances that are kept there
# is room for one that no better one stands for: of a family, or of a value of a run-time parameter of it, such as a
# depth in more parts.
KEPT_FOR_EACH_OTHER = 8


def _cut(
    found: list[tuple[float, int, Values]], limit: int, kernels: Sequence[KernelSpec]
) -> list[tuple[float, int, Values]]:
    """The `limit` instances to keep of those given, and some of other kinds, in the order given."""
    seen: Counter[int] = Counter()
    scores = []
    for rank, (predicted_us, position, _) in enumerate(found):
        scores.append((predicted_us * (1 + REPETITION_HANDICAP * seen[position]), rank))
        seen[position] += 1
    best_first = [rank for _, rank in sorted(scores)]

    def family(rank: int) -> set[tuple[str, ...]]:
        return {(kernels[found[rank][1]].family.name,)}

    def launches(rank: int) -> set[tuple[str, ...]]:
        return {(kernels[found[rank][1]].family.name, name, str(value)) for name, value in found[rank][2].items()}

    kept = best_first[:limit]
    most = limit + limit // KEPT_FOR_EACH_OTHER
    for kinds in (family, launches):
        known = set().union(*map(kinds, kept))
        for rank in best_first:
            if len(kept) < most and not kinds(rank) <= known:
                kept.append(rank)
                known |= kinds(rank)
    return [found[rank] for rank in sorted(kept)]


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


ARCH_OF_A_KIND = {"cuda": "sm80", "cpu": "x86-64-v3"}


def unserved(op: OpSpec, arch: ArchSpec, given: Values) -> str:
    """Why no kernel of the arch can have the given attributes: that it is of another kind, the first value that is
    never served, else all that are."""
    kinds = {family.kind for family in op.families}
    if arch.kind not in kinds:
        example = ARCH_OF_A_KIND[min(kinds)]
        return (
            f"{op.name} has kernels for {min(kinds)} targets only, and {arch.name} is none: name one with --arch, such "
            f"as {example}"
        )
    served = [attributes for attributes in all_attributes(op) if default_chain(op, arch, attributes)]
    problem = f"no family of {op.name} serves {given.line()} on {arch.name}"
    alike = [attributes for attributes in all_attributes(op) if all(attributes[n] == v for n, v in given.items())]
    fixed = ((family, each) for family in op.families for each in family_attributes(op, family, alike))
    if any(missing_feature(op, family, arch, each) is None for family, each in fixed):
        rejected = enumerate_space(op, arch, alike).rejected.most_common()
        reasons = "; ".join(f"{count} for `{sentence}`" for sentence, count in rejected)
        return f"no candidate of {op.name} is legal for {given.line()} on {arch.name}: rejected are {reasons}"
    if (sentences := [missing_type(op, arch, attributes) for attributes in alike]) and all(sentences):
        problem += f": {sentences[0]}"
    for name, value in given.items():
        values = list(dict.fromkeys(attributes[name] for attributes in served))
        if served and value not in values:
            return f"{problem}; valid for {name} are {', '.join(values)}"
    return f"{problem}; valid are {'; '.join(attributes.line() for attributes in served) or 'none'}"


@dataclass(frozen=True)
class Incumbent:
    """What the library that is there launches for a problem: without measuring it beside the others no record could
    say that it is better. One whose kernel is not in today's space is none."""

    kernel: str
    runtime: str  # "split_k=4 raster_group=8"


def parse_incumbents(given: Any, count: int) -> list[Incumbent | None]:
    """Of a file: one for each problem, in the order of the problems."""
    if not isinstance(given, list) or len(given) != count:
        raise UsageError(f"incumbents are a JSON array with an element for each of the {count} problems")
    incumbents: list[Incumbent | None] = []
    for item in given:
        if item is not None and (
            not isinstance(item, dict)
            or set(item) != {"kernel", "runtime"}
            or not all(isinstance(value, str) for value in item.values())
        ):
            raise UsageError(f'an incumbent is null or {{"kernel": ID, "runtime": "NAME=VALUE ..."}}, not {item!r}')
        incumbents.append(None if item is None else Incumbent(**item))
    return incumbents


@dataclass(frozen=True)
class Plan:
    """What is listed of a problem: instances, best predicted first, as (predicted us, position in the kernels, run-time
    values), and which of them is the default."""

    problem: Problem
    instances: list[tuple[float, int, Values]]
    default: int


class Planner:
    """Chooses what is tried for each of some problems on an arch."""

    def __init__(
        self, op: OpSpec, arch: ArchSpec, problems: Sequence[Problem], limit: int | None, patterns: Sequence[str],
        lines: Sequence[Line], incumbents: Sequence[Incumbent | None] = (), choice: Choice | None = None,
        starts: Sequence[Start] = (), among: Sequence[str] = (),
    ) -> None:  # fmt: skip
        """`incumbents`: one for each of `problems`, or none at all. A `choice` is all that a problem gets, beside its
        default, and has the patterns in it. `starts`: what others found, of which the nearest candidates are as if
        records said that they won. `among`: without patterns, ids of what is sought, be it in the space or not."""
        self._op, self.arch, self._limit, self._patterns = op, arch, limit, patterns or among
        self._chains = {problem.attributes: default_chain(op, arch, problem.attributes) for problem in problems}
        for attributes, chain in self._chains.items():
            if not chain:
                raise UsageError(unserved(op, arch, attributes))
        self._chosen = {problem: choose(op, arch, problem, choice) for problem in problems} if choice else {}
        # Else each problem gets its default only.
        self._seeks = not choice and (limit != 0 or bool(patterns) or bool(lines))
        space = enumerate_space(op, arch, list(self._chains)) if self._seeks else Space(self._chosen_kernels())
        chained = [kernel for chain in self._chains.values() for kernel in chain]
        self.rejected = space.rejected
        self.kernels = list({kernel.id: kernel for kernel in (*space.kernels, *chained)}.values())
        self.default_ids = {kernel.id for kernel in chained}
        self._positions = {kernel.id: position for position, kernel in enumerate(self.kernels)}
        ids = [kernel.id for kernel in self.kernels]
        only = frozenset(() if patterns else among)
        self._sought = {i for i, id in enumerate(ids) if id in only} if only else _matching(ids, patterns)
        self._recorded = recorded_instances(lines, op, arch, problems)
        self._incumbents = dict(zip(problems, incumbents, strict=True)) if incumbents else {}
        self._starts = [start for start in starts if start.op == op.name]
        for start in self._starts:
            if not any(map(start.is_of, problems)):
                sizes = ", ".join(f"{name}={value}" for name, value in start.sizes.items())
                raise UsageError(f"--starts {start.path} is of {sizes}, which none of the problems of {op.name} has")
        self._predictors: dict[int, Any] = {}

    def _chosen_kernels(self) -> tuple[KernelSpec, ...]:
        return tuple(candidate.kernel for candidate in self._chosen.values())

    def is_recorded(self, problem: Problem, position: int, runtime: Values) -> bool:
        return self._recorded[problem].suggests(self.kernels[position], runtime)

    def is_incumbent(self, problem: Problem, position: int, runtime: Values) -> bool:
        incumbent = self._incumbents.get(problem)
        return incumbent is not None and incumbent == Incumbent(self.kernels[position].id, runtime.line())

    def first_positions(self) -> set[int]:
        """Of the kernels that others are compared with, some only on edge cases."""
        return {self._positions[id] for id in self.default_ids} if self._op.compared_with_first else set()

    def default_position(self, problem: Problem) -> int | None:
        """Of the kernel that is the default for the problem; None: the chain has none for it."""
        default = first_legal(self._chains.get(problem.attributes, ()), problem)
        return None if default is None else self._positions[default.id]

    def plans(self, problems: Sequence[Problem]) -> list[Plan | None]:
        """Of each, on all cores. What they begin with is noted here, so with that one by one."""
        if self._starts or not self._seeks:
            return [self.plan(problem) for problem in problems]
        return in_processes(lambda number: self.plan(problems[number]), len(problems))

    def plan(self, problem: Problem) -> Plan | None:
        """None: kernels were asked for, and none of them serves the problem."""
        found: list[tuple[float, int, Values]] = []
        if self._seeks:
            found = _instances(self.kernels, problem, self.arch, self._predictors, self.rejected)
            self._begin_with_starts(problem, found)
        if self._patterns and self._limit != 0 and not any(item[1] in self._sought for item in found):
            return None
        position = self.default_position(problem)
        if position is None:
            where = f"{self._op.name} on {self.arch.name}"
            why = broken_rule(self._chains[problem.attributes][-1], problem)
            raise CodegenError(f"no default kernel of {where} takes {label(self._op, problem)}: {why}")
        default = self.kernels[position]
        runtime = runtime_defaults(default.family)
        kept = self._kept(problem, found)
        if chosen := self._chosen.get(problem):
            kept = [(chosen.predicted_us, self._positions[chosen.kernel.id], chosen.runtime)]
        rank = next((i for i, item in enumerate(kept) if item[1:] == (position, runtime)), None)
        if rank is None:
            kept = [*kept, (round(default.family.predict(default)(problem, runtime), 4), position, runtime)]
            rank = len(kept) - 1
        return Plan(problem, kept, rank)

    def _begin_with_starts(self, problem: Problem, found: Sequence[tuple[float, int, Values]]) -> None:
        instances = [(self.kernels[position], runtime) for _, position, runtime in found]
        for start in self._starts:
            if start.is_of(problem):
                self._recorded[problem].best.update(nearest(instances, problem, self._op.name, start))

    def _kept(self, problem: Problem, found: list[tuple[float, int, Values]]) -> list[tuple[float, int, Values]]:
        """Those that were asked for, as many as were asked for, what won before, and what is launched today."""
        if not self._patterns and self._limit is None:
            return found
        candidates = [item for item in found if item[1] in self._sought]
        best = set(candidates if self._limit is None else _cut(candidates, self._limit, self.kernels))
        return [
            item
            for item in found
            if item in best or self.is_recorded(problem, *item[1:]) or self.is_incumbent(problem, *item[1:])
        ]
