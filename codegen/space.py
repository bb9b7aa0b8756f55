"""Enumerates the search space of an op on an arch. What is not legal is counted under the sentence that forbids it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any

from codegen.dtypes import DATA_TYPES
from codegen.model import ArchSpec, CodegenError, Family, KernelSpec, OpSpec, Problem, Values


@dataclass(frozen=True)
class Space:
    """Legal kernels, families in chain order, and how many configurations each reason excluded."""

    kernels: tuple[KernelSpec, ...]
    rejected: Counter[str] = field(default_factory=Counter)


def family_attributes(op: OpSpec, family: Family, wanted: Sequence[Values]) -> list[Values]:
    """What the family's kernels are specialised on for the wanted attributes: None where one kernel serves all
    values."""
    served: dict[Values, None] = {}
    for attributes in wanted:
        valid = {name: family.attributes.get(name) for name in attributes}
        if all(values is None or attributes[name] in values for name, values in valid.items()):
            served[Values({n: None if family.attributes.get(n) is None else v for n, v in attributes.items()})] = None
    return list(served)


def all_attributes(op: OpSpec) -> list[Values]:
    """Of all problems, each once."""
    names = [a.name for a in op.attributes]
    combinations = product(*(a.values for a in op.attributes))
    return list(dict.fromkeys(op.settled(dict(zip(names, values, strict=True))) for values in combinations))


def expected_attributes(op: OpSpec, kind: str) -> set[Values]:
    """What is tuned on targets of a kind if nothing else is said: the attributes of presets' problems."""
    presets = [preset for preset in op.presets.values() if kind in preset.get("default_for", ())]
    given = [problem.get("attributes", {}) for preset in presets for problem in preset["problems"]]
    return {op.settled({a.name: each.get(a.name, a.default) for a in op.attributes}) for each in given}


def missing_type(op: OpSpec, arch: ArchSpec, attributes: Values) -> str | None:
    """The sentence that says which of the op's types no tensor on the arch can be of. Of attributes that are None, as
    one kernel serves all values, nothing is said."""
    for tensor in op.tensors if arch.kind == "cuda" else ():
        name = op.tensor_dtype(tensor.name, attributes)
        if name is not None and name not in DATA_TYPES:
            raise CodegenError(f"{op.name}: tensor {tensor.name} is of {name!r}; valid are {', '.join(DATA_TYPES)}")
        if name is not None and (missing := sorted(DATA_TYPES[name].features - arch.features)):
            return f"tensors of {name} need the arch feature {missing[0]}"
    return None


def missing_feature(op: OpSpec, family: Family, arch: ArchSpec, attributes: Values) -> str | None:
    """The sentence that says what the arch lacks."""
    if family.kind != arch.kind:
        return f"{family.name}: is for {family.kind} targets"
    if missing := sorted(set(family.requires(attributes)) - arch.features):
        return f"{family.name}: needs the arch feature {missing[0]}"
    if arch.adds and not family.uses & arch.adds:
        return f"{family.name}: makes nothing of what {arch.name} adds, which runs the kernels of lesser archs"
    sentence = missing_type(op, arch, attributes)
    return f"{family.name}: {sentence}" if sentence else None


def violated(kernel: KernelSpec) -> str | None:
    """The sentence of the first constraint that the kernel breaks."""
    for constraint in kernel.family.constraints:
        if not constraint.holds(kernel):
            return f"{kernel.family.name}: {constraint.sentence}"
    return None


def values_of(kernel: KernelSpec, name: str) -> tuple[Any, ...]:
    """That a parameter may have, behind those that the kernel's configuration has already."""
    values = kernel.family.parameters[name]
    return tuple(values(kernel)) if callable(values) else values


def extended(kernels: Iterable[KernelSpec], name: str) -> Iterator[KernelSpec]:
    """Each with every value of one parameter more."""
    for kernel in kernels:
        for value in values_of(kernel, name):
            yield kernel.extended(name, value)


def beginnings(family: Family) -> list[int | None]:
    """Of configurations with so many parameters chosen: how many there are of each, None where a later parameter's
    values depend on those before."""
    counts: list[int | None] = [1]
    for values in list(family.parameters.values())[::-1]:
        later = counts[-1]
        counts.append(None if later is None or callable(values) else later * len(values))
    return counts[::-1]


def decided(kernel: KernelSpec, first: int, is_whole: bool) -> tuple[int, bool]:
    """How many of the family's constraints are decided, `first` of which were, and whether they hold; behind the first
    that doesn't none is asked. Of a configuration that is not whole one may ask for what is not chosen yet: then it
    fails, and is asked again."""
    constraints = kernel.family.constraints
    for number in range(first, len(constraints)):
        try:
            if not constraints[number].holds(kernel):
                return number, False
        except Exception:
            if is_whole:
                raise
            return number, True
    return len(constraints), True


def legal_kernels(
    op: OpSpec, family: Family, arch: ArchSpec, attributes: Values, rejected: Counter[str] | None = None
) -> list[KernelSpec]:
    """Of all configurations of the family, in their order. Those that begin alike are left out together as soon as a
    constraint says so; `rejected` counts them, each under the first that it breaks."""
    names, counts = tuple(family.parameters), beginnings(family)
    kernels: list[KernelSpec] = []

    def visit(kernel: KernelSpec, chosen: int, known: int) -> None:
        count = counts[chosen]
        if count is not None:
            known, holds = decided(kernel, known, chosen == len(names))
            if not holds:
                if rejected is not None:
                    rejected[f"{family.name}: {family.constraints[known].sentence}"] += count
                return
        if chosen == len(names):
            kernels.append(kernel)
            return
        for value in values_of(kernel, names[chosen]):
            visit(kernel.extended(names[chosen], value), chosen + 1, known)

    visit(KernelSpec(op.name, family, arch, attributes, Values()), 0, 0)
    return kernels


def enumerate_space(op: OpSpec, arch: ArchSpec, wanted: Sequence[Values], families: Sequence[str] = ()) -> Space:
    """All legal kernels for the wanted attributes; `families`, when given, restricts them by name."""
    kernels: list[KernelSpec] = []
    rejected: Counter[str] = Counter()
    for family in op.families:
        if families and family.name not in families:
            continue
        for attributes in family_attributes(op, family, wanted):
            if reason := missing_feature(op, family, arch, attributes):
                if family.kind == arch.kind:
                    rejected[reason] += 1
                continue
            kernels += legal_kernels(op, family, arch, attributes, rejected)
    return Space(tuple(kernels), rejected)


def _is_one_of(value: Any, values: Iterable[Any]) -> bool:
    return any(type(value) is type(each) and value == each for each in values)  # 1 == 1.0 == True


def is_enumerated(op: OpSpec, kernel: KernelSpec, attributes: Values) -> bool:
    """Whether every value of the kernel's configuration is among those that its family lists, or it is one of the
    default kernels. Of a kernel from a file nothing else may be asked before this."""
    config: dict[str, Any] = {}  # of which no doubt is left
    for name in kernel.family.parameters:
        if not _is_one_of(kernel.config[name], values_of(replace(kernel, config=Values(config)), name)):
            break
        config[name] = kernel.config[name]
    else:
        return True
    return any(
        chain.family is kernel.family and all(_is_one_of(kernel.config[n], (v,)) for n, v in chain.config.items())
        for chain in default_chain(op, kernel.arch, attributes)
    )


def default_chain(op: OpSpec, arch: ArchSpec, attributes: Values) -> tuple[KernelSpec, ...]:
    """The kernels that are tried in turn when nothing is known about a problem; the last one is legal for every
    problem."""
    chain: list[KernelSpec] = []
    for family in op.families:
        for fixed in family_attributes(op, family, [attributes]):
            if missing_feature(op, family, arch, fixed) is None:
                for config in family.defaults(arch, fixed):
                    ordered = Values({name: config[name] for name in family.parameters})
                    kernel = KernelSpec(op.name, family, arch, fixed, ordered)
                    if violated(kernel) is None:  # a constraint may exclude the arch
                        chain.append(kernel)
    return tuple(chain)


def runtime_tuples(family: Family, problem: Problem, arch: ArchSpec) -> list[Values]:
    """Values of the run-time parameters worth trying for a problem, the default first."""
    default = runtime_defaults(family)
    names = tuple(default)
    lists = [tuple(parameter.values(problem, arch)) for parameter in family.runtime]
    return list(
        dict.fromkeys([default, *(Values(dict(zip(names, values, strict=True))) for values in product(*lists))])
    )


def runtime_defaults(family: Family) -> Values:
    return Values({parameter.name: parameter.default for parameter in family.runtime})


def runtime_allowed(kernel: KernelSpec, problem: Problem, runtime: Values) -> bool:
    # Asked a million times for a manifest: all() takes a third longer.
    for constraint in kernel.family.runtime_constraints:  # noqa: SIM110
        if not constraint.holds(kernel, problem, runtime):
            return False
    return True
