"""GEMM on CPUs where A is stored along M and C has few columns, or many that are not worth turning B for: cpu_direct
with the operands' roles exchanged, whose tiles are turned when they are put into C."""

from dataclasses import replace
from math import ceil

from codegen.arithmetic import any_of
from codegen.model import RuntimeConstraint

from . import cpu_direct
from .cpu_cost import lanes, lanes_of

FAMILY = replace(
    cpu_direct.FAMILY,
    name="cpu_turned",
    description="As cpu_direct with A's columns as vectors and B's elements as lines; sums are turned into rows of C.",
    attributes={"dtype": ("f32", "f64"), "layout": ("tn", "tt")},
    runtime_constraints=(
        *cpu_direct.FAMILY.runtime_constraints,
        RuntimeConstraint(
            "of tn C has no fewer rows than columns, or fills vectors better by them: B's rows are vectors, too",
            lambda k, problem, runtime: any_of(
                k.attributes.layout == "tt",
                problem.sizes.M >= problem.sizes.N,
                problem.sizes.N * ceil(problem.sizes.M / lanes_of(k))
                < problem.sizes.M * ceil(problem.sizes.N / lanes_of(k)),
            ),
        ),
    ),
    # One: it is for few columns, of which a tall tile holds more.
    defaults=lambda arch, attributes: (
        cpu_direct.wide_defaults(arch)
        if attributes.dtype == "f64"
        else ({"MR": 12, "NV": 2},)
        if lanes(arch) == 16
        else ({"MR": 6, "NV": 2},)
        if "fma" in arch.features
        else ()
    ),
    default_rank=12,
)
