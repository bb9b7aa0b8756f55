"""One thread for PER_THREAD elements, on any CUDA device."""

from codegen.model import Constraint, Family, Launch, Term, Values

FAMILY = Family(
    name="grid_cuda",
    description="One thread for a few elements.",
    template="grid_cuda.cu.j2",
    kind="cuda",
    attributes={"dtype": ("f32",)},
    parameters={"THREADS": (64, 128, 256), "PER_THREAD": (1, 2, 4, 8)},
    constraints=(
        Constraint("a CTA handles at most 1024 elements", lambda k: k.config.THREADS * k.config.PER_THREAD <= 1024),
    ),
    launch=lambda k: Launch(
        block=(k.config.THREADS, 1, 1), grid=((Term("n", k.config.THREADS * k.config.PER_THREAD),), (), ())
    ),
    pointer_alignment=lambda k: 4,
    lengths=lambda k, runtime: Values(n=(k.config.THREADS * k.config.PER_THREAD,)),
    config_name=lambda k: f"{k.config.THREADS}x{k.config.PER_THREAD}",
    defaults=lambda arch, attributes: ({"THREADS": 256, "PER_THREAD": 1},),
    default_rank=0,
    predict=lambda k: lambda problem, runtime: 2 + 12e-3 * problem.sizes.n / k.arch.device.memory_gb_per_s,
)
