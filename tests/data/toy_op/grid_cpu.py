"""One call of the kernel for BLOCK elements; the runtime spreads the calls over its threads."""

from codegen.model import Family, Launch, RuntimeParameter, Term, Values

FAMILY = Family(
    name="grid_cpu",
    description="One call for a block of elements.",
    template="grid_cpu.cc.j2",
    kind="cpu",
    attributes={"dtype": ("f32",)},
    parameters={"UNROLL": (1, 2, 4)},
    runtime=(RuntimeParameter("block", default=4096, values=lambda problem, arch: (1024, 4096, 16384)),),
    launch=lambda k: Launch(grid=((Term("n", 1024),), (), ())),
    pointer_alignment=lambda k: 4,
    lengths=lambda k, runtime: Values(n=(runtime.block,)),
    config_name=lambda k: f"u{k.config.UNROLL}",
    defaults=lambda arch, attributes: ({"UNROLL": 1},),
    default_rank=0,
    predict=lambda k: lambda problem, runtime: 12e-3 * problem.sizes.n / k.arch.device.memory_gb_per_s,
)
