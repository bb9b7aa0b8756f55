#!/usr/bin/env python3
"""Fits constants of an op's cost models to what was measured, and prints them. Nothing is measured here, and no file is
changed: whoever takes the values over writes them into the models.

    python3 bench/fit_model.py --op attention_decode --constants split_kv.TILE_CLOCKS,split_kv.BLOCK_CLOCKS
    python3 bench/fit_model.py --op gemm --constants fma.LAUNCH_US,cost.LOADED_LOSS[1] \
        --journal build/tune/journal/*.jsonl

A constant is named by the file under templates/<op> that holds it, and by its place where it is one of several. What
was measured are the finalists of a database's records or, with --journal, all that searches timed; all families at
once, for what is launched is chosen among them.

Minimised is the regret of launching what the models put first: times over the best, weighted by how near to the least
each is predicted, so that a tie is a draw and not luck; and, a little, how far predicted times are from measured
ones, of what is not much slower than the best, which keeps the constants near what they mean and families comparable;
and how far a constant moves, so that those of which the timings say little stay as they are. Of records, instances
that dispatch would consider, winners of other records, and that are not among a record's finalists count as 5 %
slower than the slowest of these (the default aside), for a search left them behind, or did not come to them; where
the model can't tell one from a finalist, another run-time value making no difference, it counts as that one. So a
model that prefers what nobody has measured gains nothing by it. Every constant moves in turn, by steps that halve. A
model is judged by problems that it was not fitted to: they are parted by their shapes into --folds, each predicted by
what the others gave."""

from __future__ import annotations

import argparse
import json
import math
import random
import re
import statistics
import sys
import zlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from dispatch_regret import assignments
from tuning_repeatability import ROOT, percentile

sys.path.insert(0, str(ROOT))
from codegen.load import load_archs, load_ops
from codegen.model import ArchSpec, KernelSpec, OpSpec, Problem, Values
from codegen.problems import make_problem
from codegen.space import enumerate_space, runtime_allowed

NEAR = 0.03  # how much slower a prediction is, relatively, that counts e times less
SPREAD_WEIGHT = 0.15
SLOW = 0.4  # how much slower than the best an instance is, relatively, whose predicted time counts e times less
MOVED_WEIGHT = 0.003  # of the square of a constant's logarithmic way
FAR_BEHIND = 3.0  # times the best: what is slower is left out
LEFT_BEHIND = 1.05
FARTHEST = 8  # by how much, relatively, a start may be away
FIRST_STEP, LAST_STEP = 0.4, 0.02  # of a constant, relatively

Constants = Mapping[str, float]
Namespace = dict[str, Any]  # of a module


@dataclass(frozen=True)
class Timed:
    kernel: KernelSpec
    runtime: Values
    us: float
    is_measured: bool = True  # else as slow as it is taken to be, at the least


@dataclass(frozen=True)
class Example:
    """A problem, two instances or more that were timed on it, and what else could be launched."""

    problem: Problem
    timed: tuple[Timed, ...]

    def fold(self, folds: int) -> int:
        return zlib.crc32(self.problem.sizes.line().encode()) % folds


class Spaces:
    """The kernels of an op by id, for attributes on a device."""

    def __init__(self, op: OpSpec, arch: ArchSpec) -> None:
        self._op, self._arch = op, arch
        self._known: dict[tuple[Values, str], dict[str, KernelSpec]] = {}

    def kernels(self, attributes: Values, device: str) -> Mapping[str, KernelSpec]:
        key = attributes, device
        if key not in self._known:
            space = enumerate_space(self._op, self._arch.as_on(device), [attributes]).kernels
            self._known[key] = {kernel.id: kernel for kernel in space}
        return self._known[key]


def read_examples(database: Path, op: OpSpec, arch: ArchSpec) -> list[Example]:
    """Of a database's records."""
    lines = (line for path in sorted(database.glob(f"*/{op.name}.jsonl")) for line in path.read_text().splitlines())
    records = [r for r in map(json.loads, lines) if r["arch"] == arch.name and r["status"] == "measured"]
    won: dict[Values, set[str]] = {}  # by attributes
    runtimes: dict[str, set[Values]] = {}  # by family
    for record in records:
        won.setdefault(Values(record["attributes"]), set()).add(record["kernel"])
        runtimes.setdefault(record["family"], set()).add(Values(record["runtime"]))
    spaces, examples = Spaces(op, arch), []
    for record in records:
        attributes = Values(record["attributes"])
        known = spaces.kernels(attributes, record["device"]["name"])
        problem = make_problem(op, attributes, record["shape"], record["threads"])
        timed = [
            Timed(known[f["kernel"]], Values(f["runtime"]), f["median_us"])
            for f in record["finalists"]
            if f["kernel"] in known
        ]
        if len(timed) > 1:
            others = [known[id] for id in sorted(won.get(attributes, ())) if id in known]
            examples.append(Example(problem, (*timed, *left_behind(problem, timed, others, runtimes, record))))
    return examples


def device_called(key: str, arch: ArchSpec) -> str:
    """By its driver, the device of a database's folder."""
    names = [name for device in arch.devices for name in device.driver_names]
    slugs = {name: re.sub(r"[^a-z0-9]+", "-", name.lower()) for name in names}
    found = [name for name, slug in slugs.items() if re.fullmatch(rf"{re.escape(slug)}-\d+sm", key)]
    if not found:
        raise SystemExit(f"--journal: of the device {key}, which no file of codegen/devices describes")
    return found[0]


def read_journals(paths: Iterable[Path], op: OpSpec, arch: ArchSpec) -> list[Example]:
    """Of what searches and finals timed, on the device that each journal's head names. A launch that is promised that
    operands are constant is not what a plan launches by itself: it is left out (overlap 3)."""
    times: dict[tuple[str, str], dict[tuple[str, str], list[float]]] = {}  # by device and problem
    for path in paths:
        device = ""
        for line in path.read_text().splitlines():
            sample = json.loads(line)
            if "run" in sample:
                device = device_called(sample["run"]["device"], arch)
            if sample.get("us") and "kernel" in sample and "overlap=3" not in sample["runtime"]:
                if not device:
                    raise SystemExit(f"--journal {path}: no journal, for it begins without a run's head")
                of_problem = times.setdefault((device, sample["problem"]), {})
                of_problem.setdefault((sample["kernel"], sample["runtime"]), []).extend(sample["us"])
    spaces, examples = Spaces(op, arch), []
    for (device, name), measured in times.items():
        values, _, sizes = name.partition(" ")
        attributes = Values(dict(zip((a.name for a in op.attributes), values.split("."), strict=True)))
        known = spaces.kernels(attributes, device)
        medians = {key: statistics.median(us) for key, us in measured.items() if key[0] in known}
        timed = tuple(
            Timed(known[kernel], Values(assignments(runtime)), us)
            for (kernel, runtime), us in medians.items()
            if us < FAR_BEHIND * min(medians.values())
        )
        if timed:  # of one alone, how far it is from what is predicted
            examples.append(Example(make_problem(op, attributes, assignments(sizes), 0), timed))
    return examples


def left_behind(
    problem: Problem,
    timed: Sequence[Timed],
    kernels: Sequence[KernelSpec],
    runtimes: Mapping[str, set[Values]],
    record: Mapping,
) -> list[Timed]:
    us = max((t.us for t in timed if t.kernel.id != record["default"]["kernel"]), default=timed[0].us)
    predictors = {kernel.id: kernel.family.predict(kernel) for kernel in (*kernels, *(t.kernel for t in timed))}
    same = {(t.kernel.id, predictors[t.kernel.id](problem, t.runtime)): t.us for t in timed}
    finalists = {(t.kernel.id, t.runtime) for t in timed}
    others = (
        (kernel, runtime)
        for kernel in kernels
        if kernel.allows(problem)
        for runtime in sorted(runtimes[kernel.family.name], key=Values.line)
        if (kernel.id, runtime) not in finalists and runtime_allowed(kernel, problem, runtime)
    )
    return [
        Timed(k, r, same.get((k.id, predictors[k.id](problem, r)), LEFT_BEHIND * us), is_measured=False)
        for k, r in others
    ]


class Constant:
    """A number in a module of the op's: file.NAME, or file.NAME[place] of a tuple or a table."""

    def __init__(self, name: str, modules: Mapping[str, Namespace]) -> None:
        match = re.fullmatch(r"(\w+)\.([A-Z_0-9]+)(?:\[(\d+)\])?", name)
        module = modules.get(match[1]) if match else None
        if match is None or module is None or match[2] not in module:
            raise SystemExit(f"--constants {name}: no such constant; valid: {' '.join(valid_names(modules))}")
        self._module, self._name, self._place = module, match[2], None if match[3] is None else int(match[3])

    @property
    def value(self) -> float:
        held = self._module[self._name]
        return float(held if self._place is None else held[self._place])

    @value.setter
    def value(self, value: float) -> None:
        held: object = value
        if self._place is not None:
            old = self._module[self._name]
            places = old.items() if isinstance(old, dict) else enumerate(old)
            new = {place: value if place == self._place else other for place, other in places}
            held = new if isinstance(old, dict) else tuple(new.values())
        self._module[self._name] = held


def modules_of(op: OpSpec) -> dict[str, Namespace]:
    """The files that an op's models are written in, by name: those of its families, and what they import of their
    own folders."""
    open_ones: list[Namespace] = [family.predict.__globals__ for family in op.families]
    folders = {Path(names["__file__"]).parent for names in open_ones}
    found: dict[str, Namespace] = {}
    while open_ones:
        names = open_ones.pop()
        if found.setdefault(Path(names["__file__"]).stem, names) is names:
            imported = [vars(value) for value in names.values() if isinstance(value, ModuleType)]
            open_ones += [
                each
                for each in imported
                if Path(each.get("__file__") or "").parent in folders and Path(each["__file__"]).stem not in found
            ]
    return found


def valid_names(modules: Mapping[str, Namespace]) -> list[str]:
    return [
        f"{file}.{name}"
        for file, module in sorted(modules.items())
        for name, value in module.items()
        if name.isupper() and isinstance(value, (int, float, tuple, dict))
    ]


class Model:
    """An op's, with the constants of a trial."""

    def __init__(self, op: OpSpec, names: Sequence[str]) -> None:
        modules = modules_of(op)
        self._held = {name: Constant(name, modules) for name in names}
        self.constants: dict[str, float] = {name: constant.value for name, constant in self._held.items()}
        self._examples: Sequence[Example] = ()
        self._known: list[tuple[Constants, list[list[float]]]] = []  # the last two constants' ratios for _examples
        self._families: dict[str, frozenset[str]] = {}  # by constant: whose predictions for _examples depend on it

    def set(self, constants: Constants) -> None:
        for name, value in constants.items():
            self._held[name].value = value

    def ratios(self, example: Example, predictors: dict[str, Callable[..., float]]) -> list[float]:
        """Predicted over measured. `predictors`: by kernel, of the constants that are set."""
        return [self._ratio(example.problem, timed, predictors) for timed in example.timed]

    def _ratio(self, problem: Problem, timed: Timed, predictors: dict[str, Callable[..., float]]) -> float:
        predict = predictors.get(timed.kernel.id)
        if predict is None:
            predict = predictors[timed.kernel.id] = timed.kernel.family.predict(timed.kernel)
        return predict(problem, timed.runtime) / timed.us

    def loss(self, examples: Sequence[Example], constants: Constants) -> float:
        moved = sum(math.log(value / self.constants[name]) ** 2 for name, value in constants.items())
        losses = map(self._loss, examples, self._all_ratios(examples, constants))
        return statistics.fmean(losses) + MOVED_WEIGHT * moved

    def _all_ratios(self, examples: Sequence[Example], constants: Constants) -> list[list[float]]:
        """Of each example. Constants move one at a time, so most of them are what they were."""
        if examples is not self._examples:
            self._examples, self._known, self._families = examples, [], {}
            self._known = [(dict(constants), self._again(constants, None, None))]
            return self._known[0][1]

        def differing(known: tuple[Constants, list[list[float]]]) -> list[str]:
            return [name for name, value in constants.items() if known[0][name] != value]

        nearest = min(self._known, key=lambda known: len(differing(known)))
        moved = frozenset().union(*(self._of(name, nearest) for name in differing(nearest)))
        ratios = self._again(constants, nearest[1], moved)
        self._known = [nearest, (dict(constants), ratios)]
        return ratios

    def _of(self, name: str, known: tuple[Constants, list[list[float]]]) -> frozenset[str]:
        """Families that ask for a constant."""
        if name not in self._families:
            other = self._again({**known[0], name: known[0][name] * (1 + FIRST_STEP)}, None, None)
            self._families[name] = frozenset(
                timed.kernel.family.name
                for example, old, new in zip(self._examples, known[1], other, strict=True)
                for timed, before, after in zip(example.timed, old, new, strict=True)
                if before != after
            )
        return self._families[name]

    def _again(
        self, constants: Constants, old: list[list[float]] | None, families: frozenset[str] | None
    ) -> list[list[float]]:
        """All ratios; where there are old ones, new ones of these families alone."""
        self.set(constants)
        predictors: dict[str, Callable[..., float]] = {}
        if old is None or families is None:
            return [self.ratios(example, predictors) for example in self._examples]
        return [
            [
                self._ratio(example.problem, timed, predictors) if timed.kernel.family.name in families else ratio
                for timed, ratio in zip(example.timed, ratios, strict=True)
            ]
            for example, ratios in zip(self._examples, old, strict=True)
        ]

    def _loss(self, example: Example, ratios: Sequence[float]) -> float:
        predicted = [ratio * timed.us for ratio, timed in zip(ratios, example.timed, strict=True)]
        least, best = min(predicted), min(timed.us for timed in example.timed)
        weights = [math.exp((1 - us / least) / NEAR) for us in predicted]
        weighted = sum(weight * (timed.us / best - 1) for weight, timed in zip(weights, example.timed, strict=True))
        squares = all_weights = 0.0
        for ratio, timed in zip(ratios, example.timed, strict=True):
            if timed.is_measured:
                weight = math.exp((1 - timed.us / best) / SLOW)
                squares += weight * math.log(ratio) ** 2
                all_weights += weight
        return weighted / sum(weights) + SPREAD_WEIGHT * math.sqrt(squares / all_weights)

    def regrets(self, examples: Sequence[Example], constants: Constants) -> list[float]:
        """Of several that are predicted to be the fastest, the worst."""
        self.set(constants)
        predictors: dict[str, Callable[..., float]] = {}
        found = []
        for example in examples:
            ratios = self.ratios(example, predictors)
            predicted = [ratio * timed.us for ratio, timed in zip(ratios, example.timed, strict=True)]
            best = min(timed.us for timed in example.timed)
            least = min(predicted) * (1 + 1e-9)
            first = [timed.us for us, timed in zip(predicted, example.timed, strict=True) if us <= least]
            found.append(max(first) / best - 1)
        return found


def fitted(model: Model, examples: Sequence[Example], starts: int) -> dict[str, float]:
    """From what the constants are, and from the best of `starts` drawn around it, whatever ends lower."""
    if starts == 0:
        return descended(model, examples, model.constants)
    generator = random.Random(1)
    drawn = [
        {
            name: value * math.exp(generator.uniform(-1, 1) * math.log(FARTHEST))
            for name, value in model.constants.items()
        }
        for _ in range(starts)
    ]
    best_drawn = min(drawn, key=lambda constants: model.loss(examples, constants))
    ends = [descended(model, examples, start) for start in (model.constants, best_drawn)]
    return min(ends, key=lambda constants: model.loss(examples, constants))


def descended(model: Model, examples: Sequence[Example], start: Constants) -> dict[str, float]:
    constants, step = dict(start), FIRST_STEP
    least = model.loss(examples, constants)
    while step >= LAST_STEP:
        improved = False
        for name in constants:
            for factor in (1 + step, 1 / (1 + step)):
                trial = constants | {name: constants[name] * factor}
                if (loss := model.loss(examples, trial)) < least * (1 - 1e-6):
                    constants, least, improved = trial, loss, True
                    break
        step = step if improved else step / 2
    return constants


def describe(regrets: Sequence[float]) -> str:
    mean = statistics.geometric_mean(1 + regret for regret in regrets) - 1
    return f"{mean:.2%}, p90 {percentile(regrets, 0.9):.1%}, most {max(regrets):.1%}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--op", required=True)
    parser.add_argument("--arch", default="sm90a", help="of the records (default sm90a)")
    parser.add_argument("--constants", required=True, metavar="FILE.NAME,...", help="of the op's models")
    parser.add_argument("--database", type=Path, default=ROOT / "tuning_db", help="whose records (default: the tree's)")
    parser.add_argument("--journal", type=Path, nargs="+", metavar="FILE", help="of a tuning, instead of records")
    parser.add_argument("--folds", type=int, default=5, help="parts of the problems, by shape; 0: none (default 5)")
    parser.add_argument("--starts", type=int, default=100, help="drawn around the constants (default 100)")
    options = parser.parse_args()
    op, arch = load_ops()[options.op], load_archs()[options.arch]
    model = Model(op, options.constants.split(","))
    if options.journal:
        examples = read_journals(options.journal, op, arch)
    else:
        examples = read_examples(options.database, op, arch)
    before = dict(model.constants)
    print(f"{len(examples)} problems; regret among what was timed of them, as it stands:")
    print(f"  {describe(model.regrets(examples, before))}")
    unseen = []
    for fold in range(options.folds):
        others = [example for example in examples if example.fold(options.folds) != fold]
        constants = fitted(model, others, options.starts)
        unseen += model.regrets([e for e in examples if e.fold(options.folds) == fold], constants)
    if unseen:
        print(f"of problems that it was not fitted to:\n  {describe(unseen)}")
    constants = fitted(model, examples, options.starts)
    print(f"fitted to all:\n  {describe(model.regrets(examples, constants))}")
    for name, value in constants.items():
        print(f"{name} = {value:.3g}  # was {before[name]:g}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
