#!/usr/bin/env python3
"""Fits constants of a family's cost model to what the records of a database say of their finalists, and prints them.
Nothing is measured here, and no file is changed: whoever takes the values over writes them into the family.

    python3 bench/fit_model.py --op attention_decode --family split_kv --constants TILE_CLOCKS,BLOCK_CLOCKS

Minimised is the regret of launching what the model puts first: times over the best, weighted by how near to the least
each is predicted, so that a tie is a draw and not luck; and, a tenth as much, the spread of predicted over measured
times, which keeps the constants near what they mean. Instances that dispatch would consider, winners of other records,
and that are not among a record's finalists count as 5 % slower than the slowest of these (the default aside), for a
search left them behind, or did not come to them; where the model can't tell one from a finalist, another run-time value
making no difference, it counts as that one. So a model that prefers what nobody has measured gains nothing by it. Every
constant moves in turn, by steps that halve. A model is judged by problems that it was not fitted to: the records are
parted by their shapes into --folds, each predicted by what the others gave."""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import sys
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tuning_repeatability import ROOT, percentile

sys.path.insert(0, str(ROOT))
from codegen.load import load_archs, load_ops
from codegen.model import ArchSpec, Family, KernelSpec, OpSpec, Problem, Values
from codegen.problems import make_problem
from codegen.space import enumerate_space, runtime_allowed

NEAR = 0.01  # how much slower a prediction is, relatively, that counts e times less
SPREAD_WEIGHT = 0.1
LEFT_BEHIND = 1.05
STARTS, FARTHEST = 100, 8  # by how much, relatively, a start may be away
FIRST_STEP, LAST_STEP = 0.4, 0.02  # of a constant, relatively

Constants = Mapping[str, float]


@dataclass(frozen=True)
class Timed:
    kernel: KernelSpec
    runtime: Values
    us: float
    is_measured: bool = True  # else as slow as it is taken to be, at the least


@dataclass(frozen=True)
class Example:
    """A record's finalists of the family, of which there are two or more, and what else could be launched."""

    problem: Problem
    timed: tuple[Timed, ...]

    def fold(self, folds: int) -> int:
        return zlib.crc32(self.problem.sizes.line().encode()) % folds


def read_examples(database: Path, op: OpSpec, family: str, arch: ArchSpec) -> list[Example]:
    lines = (line for path in sorted(database.glob(f"*/{op.name}.jsonl")) for line in path.read_text().splitlines())
    records = [r for r in map(json.loads, lines) if r["arch"] == arch.name and r["status"] == "measured"]
    won: dict[Values, set[str]] = {}  # by attributes
    runtimes: set[Values] = set()
    for record in records:
        if record["family"] == family:
            won.setdefault(Values(record["attributes"]), set()).add(record["kernel"])
            runtimes.add(Values(record["runtime"]))
    kernels: dict[tuple[Values, str], dict[str, KernelSpec]] = {}
    examples = []
    for record in records:
        attributes, device = Values(record["attributes"]), record["device"]["name"]
        if (attributes, device) not in kernels:
            space = enumerate_space(op, arch.as_on(device), [attributes], [family]).kernels
            kernels[attributes, device] = {kernel.id: kernel for kernel in space}
        known = kernels[attributes, device]
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


def left_behind(
    problem: Problem, timed: Sequence[Timed], kernels: Sequence[KernelSpec], runtimes: set[Values], record: Mapping
) -> list[Timed]:
    us = max((t.us for t in timed if t.kernel.id != record["default"]["kernel"]), default=timed[0].us)
    predictors = {kernel.id: kernel.family.predict(kernel) for kernel in (*kernels, *(t.kernel for t in timed))}
    same = {(t.kernel.id, predictors[t.kernel.id](problem, t.runtime)): t.us for t in timed}
    finalists = {(t.kernel.id, t.runtime) for t in timed}
    others = (
        (kernel, runtime)
        for kernel in kernels
        if kernel.allows(problem)
        for runtime in sorted(runtimes, key=Values.line)
        if (kernel.id, runtime) not in finalists and runtime_allowed(kernel, problem, runtime)
    )
    return [
        Timed(k, r, same.get((k.id, predictors[k.id](problem, r)), LEFT_BEHIND * us), is_measured=False)
        for k, r in others
    ]


class Model:
    """The family's, with the constants of a trial."""

    def __init__(self, family: Family, names: Sequence[str]) -> None:
        self._family = family
        self._globals = family.predict.__globals__
        unknown = [name for name in names if not isinstance(self._globals.get(name), (int, float))]
        if unknown:
            numbers = [
                name for name, value in self._globals.items() if name.isupper() and isinstance(value, (int, float))
            ]
            raise SystemExit(
                f"--constants {unknown[0]}: no number of {family.name}'s model; valid: {' '.join(numbers)}"
            )
        self.constants: dict[str, float] = {name: self._globals[name] for name in names}

    def ratios(self, example: Example, constants: Constants) -> list[float]:
        """Predicted over measured."""
        self._globals.update(constants)
        predictors: dict[str, Callable[..., float]] = {}
        found = []
        for timed in example.timed:
            predict = predictors.setdefault(timed.kernel.id, self._family.predict(timed.kernel))
            found.append(predict(example.problem, timed.runtime) / timed.us)
        return found

    def loss(self, examples: Sequence[Example], constants: Constants) -> float:
        return statistics.fmean(self._loss(example, self.ratios(example, constants)) for example in examples)

    def _loss(self, example: Example, ratios: Sequence[float]) -> float:
        predicted = [ratio * timed.us for ratio, timed in zip(ratios, example.timed, strict=True)]
        least, best = min(predicted), min(timed.us for timed in example.timed)
        weights = [math.exp(min(0.0, (1 - us / least) / NEAR)) for us in predicted]
        weighted = sum(weight * (timed.us / best - 1) for weight, timed in zip(weights, example.timed, strict=True))
        measured = [math.log(ratio) for ratio, timed in zip(ratios, example.timed, strict=True) if timed.is_measured]
        return weighted / sum(weights) + SPREAD_WEIGHT * statistics.pstdev(measured)

    def regret(self, example: Example, constants: Constants) -> float:
        """Of several that are predicted to be the fastest, the worst."""
        predicted = [r * t.us for r, t in zip(self.ratios(example, constants), example.timed, strict=True)]
        best = min(timed.us for timed in example.timed)
        first = [t.us for us, t in zip(predicted, example.timed, strict=True) if us <= min(predicted) * (1 + 1e-9)]
        return max(first) / best - 1


def fitted(model: Model, examples: Sequence[Example]) -> dict[str, float]:
    """From what the constants are, and from the best of STARTS drawn around it, whatever ends lower."""
    generator = random.Random(1)
    drawn = [
        {
            name: value * math.exp(generator.uniform(-1, 1) * math.log(FARTHEST))
            for name, value in model.constants.items()
        }
        for _ in range(STARTS)
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
    parser.add_argument("--family", required=True)
    parser.add_argument("--arch", default="sm90a", help="of the records (default sm90a)")
    parser.add_argument(
        "--constants", required=True, metavar="NAME,...", help="of the module that has the family's model"
    )
    parser.add_argument("--database", type=Path, default=ROOT / "tuning_db")
    parser.add_argument("--folds", type=int, default=5, help="parts of the records, by shape (default 5)")
    options = parser.parse_args()
    op, arch = load_ops()[options.op], load_archs()[options.arch]
    family = next(family for family in op.families if family.name == options.family)
    model = Model(family, options.constants.split(","))
    examples = read_examples(options.database, op, family.name, arch)
    before = dict(model.constants)
    print(f"{len(examples)} records with two finalists or more; regret among them as it stands:")
    print(f"  {describe([model.regret(example, before) for example in examples])}")
    unseen = []
    for fold in range(options.folds):
        others = [example for example in examples if example.fold(options.folds) != fold]
        constants = fitted(model, others)
        unseen += [model.regret(e, constants) for e in examples if e.fold(options.folds) == fold]
    print(f"of problems that it was not fitted to:\n  {describe(unseen)}")
    constants = fitted(model, examples)
    print(f"fitted to all:\n  {describe([model.regret(example, constants) for example in examples])}")
    for name, value in constants.items():
        print(f"{name} = {value:.3g}  # was {before[name]:g}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
