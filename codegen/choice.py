"""One instance, by what a user says of it: `BLOCK=128,VEC=2` says values of parameters, a pattern of ids which kernels
are meant. Of what is not said the model's best is taken. What is no instance is refused with what is allowed."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from codegen.model import ArchSpec, Candidate, Family, KernelSpec, OpSpec, Problem, UsageError, Values
from codegen.problems import label
from codegen.space import (
    default_chain,
    extended,
    family_attributes,
    missing_feature,
    runtime_allowed,
    runtime_defaults,
    runtime_tuples,
    values_of,
    violated,
)


@dataclass(frozen=True)
class Choice:
    """Values as they were written, of compile-time and of run-time parameters; patterns of ids, (): any."""

    values: Mapping[str, str]
    patterns: tuple[str, ...] = ()

    def agrees(self, values: Mapping[str, object]) -> bool:
        return all(str(value) == self.values.get(name, str(value)) for name, value in values.items())

    def names(self, kernel: KernelSpec) -> bool:
        return not self.patterns or any(fnmatchcase(kernel.id, pattern) for pattern in self.patterns)

    def text(self) -> str:
        values = ",".join(f"{name}={value}" for name, value in self.values.items())
        return " ".join([*(f"--kernel {each}" for each in self.patterns), *([f"--config {values}"] if values else [])])


def parse_choice(text: str, patterns: Sequence[str] = ()) -> Choice:
    """Of `BLOCK=128,VEC=2`, or with blanks, as tables say it."""
    values: dict[str, str] = {}
    for word in re.split(r"[,\s]+", text.strip(", ")) if text.strip(", ") else ():
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise UsageError(f"--config {text!r}: {word!r} is no parameter's value; valid is NAME=VALUE,NAME=VALUE")
        if name in values:
            raise UsageError(f"--config {text!r}: {name} is said twice")
        values[name] = value
    return Choice(values, tuple(patterns))


def _names(family: Family) -> tuple[str, ...]:
    return (*family.parameters, *(parameter.name for parameter in family.runtime))


def _families(op: OpSpec, arch: ArchSpec, attributes: Values, choice: Choice) -> list[tuple[Family, Values]]:
    """Those that have all the parameters that are said, with what their kernels are specialised on."""
    served = [
        (family, fixed)
        for family in op.families
        for fixed in family_attributes(op, family, [attributes])
        if missing_feature(op, family, arch, fixed) is None
    ]
    found = [(family, fixed) for family, fixed in served if set(choice.values) <= set(_names(family))]
    if found:
        return found
    valid = list(dict.fromkeys(name for family, _ in served for name in _names(family)))
    for name in choice.values:
        if name not in valid:
            near = difflib.get_close_matches(name, valid, n=1)
            meant = f" (did you mean {near[0]}?)" if near else ""
            raise UsageError(
                f"{choice.text()}: unknown parameter {name!r} of {op.name} on {arch.name}{meant}; "
                f"valid are {', '.join(valid) or 'none'}"
            )
    each = "; ".join(f"{family.name} has {', '.join(_names(family))}" for family, _ in served)
    raise UsageError(f"{choice.text()}: no family of {op.name} on {arch.name} has all of them: {each}")


def _listed(values: Iterable[object]) -> str:
    return ", ".join(map(str, dict.fromkeys(values)))


def _configurations(op: OpSpec, arch: ArchSpec, family: Family, attributes: Values, choice: Choice) -> list[KernelSpec]:
    """Legal or not. Narrowed parameter by parameter: the whole space may be large."""
    kernels = [KernelSpec(op.name, family, arch, attributes, Values())]
    for name in family.parameters:
        found = [kernel for kernel in extended(kernels, name) if choice.agrees({name: kernel.config[name]})]
        if not found:
            valid = _listed(value for kernel in kernels for value in values_of(kernel, name))
            raise UsageError(f"{choice.text()}: {name} is {choice.values[name]}; valid are {valid}")
        kernels = found
    return kernels


def broken_rule(kernel: KernelSpec, problem: Problem) -> str | None:
    """Which of its rules keeps the kernel from the problem."""
    for rule in kernel.rules:
        value = problem.sizes[rule.size]
        if rule.allows(value):
            continue
        bounds = [f"multiples of {rule.multiple}"] if rule.multiple > 1 else []
        bounds += [f"from {rule.min}"] if rule.min > 0 else []
        bounds += [f"up to {rule.max}"] if rule.max is not None else []
        return f"{kernel.family.name}: {rule.size} is {value}; valid are {' '.join(bounds)}"
    return None


class _Search:
    """Of the instances for a problem, and of the reasons why others are none."""

    def __init__(self, op: OpSpec, arch: ArchSpec, problem: Problem, choice: Choice) -> None:
        self._op, self._arch, self._problem, self._choice = op, arch, problem, choice
        self._reasons: Counter[str] = Counter()

    def best(self) -> Candidate:
        faults: list[UsageError] = []
        kernels = {kernel.id: kernel for kernel in self._meant(faults)}
        found = [candidate for kernel in kernels.values() for candidate in self._instances(kernel)]
        if found:
            return min(found, key=lambda each: each.predicted_us)
        if not self._reasons and faults:
            raise faults[0]
        reason = self._reasons.most_common(1)[0][0] if self._reasons else "there is no such kernel"
        raise UsageError(
            f"{self._choice.text()}: no candidate for {label(self._op, self._problem)} on {self._arch.name}: {reason}"
        )

    def _meant(self, faults: list[UsageError]) -> Iterator[KernelSpec]:
        """What a search would try, legal or not, and the default kernels, which need not be among that."""
        of_default = default_chain(self._op, self._arch, self._problem.attributes)
        for family, fixed in _families(self._op, self._arch, self._problem.attributes, self._choice):
            kernels = [k for k in of_default if k.family is family and self._choice.agrees(k.config)]
            try:
                kernels += _configurations(self._op, self._arch, family, fixed, self._choice)
            except UsageError as fault:
                faults.append(fault)
            yield from (kernel for kernel in kernels if self._choice.names(kernel))

    def _instances(self, kernel: KernelSpec) -> Iterator[Candidate]:
        problem, family = self._problem, kernel.family
        if reason := violated(kernel) or broken_rule(kernel, problem):
            self._reasons[reason] += 1
            return
        predict, default = family.predict(kernel), runtime_defaults(family)
        tuples = runtime_tuples(family, problem, self._arch)
        for runtime in tuples:
            if not self._choice.agrees(runtime):
                listed = (f"{n} is one of {_listed(each[n] for each in tuples)}" for n in runtime)
                self._reasons[f"{family.name}: {'; '.join(listed)}"] += 1
            elif runtime == default or runtime_allowed(kernel, problem, runtime):
                yield Candidate(kernel, runtime, round(predict(problem, runtime), 4))
            else:
                broken = next(c for c in family.runtime_constraints if not c.holds(kernel, problem, runtime))
                self._reasons[f"{family.name}: {broken.sentence}"] += 1


def choose(op: OpSpec, arch: ArchSpec, problem: Problem, choice: Choice) -> Candidate:
    """The one that is meant, the best predicted one if several are."""
    return _Search(op, arch, problem, choice).best()
