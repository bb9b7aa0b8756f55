"""One call does it all. FAULT is what is wrong with it; `slow` is right, and the default."""

from codegen.model import Family, Launch

FAMILY = Family(
    name="rows_cpu",
    description="One call, with a planted fault.",
    template="rows_cpu.cc.j2",
    kind="cpu",
    attributes={"dtype": ("f32", "f16", "bf16")},
    parameters={"FAULT": ("none", "slow", "is_dense", "drops_bias", "misses_one", "counts_in_f32", "writes_behind")},
    launch=lambda k: Launch(grid=((), (), ())),
    pointer_alignment=lambda k: 4,
    config_name=lambda k: k.config.FAULT,
    defaults=lambda arch, attributes: ({"FAULT": "slow"},),
    default_rank=0,
    predict=lambda k: lambda problem, runtime: 1e-3 * problem.sizes.rows * problem.sizes.cols,
)
