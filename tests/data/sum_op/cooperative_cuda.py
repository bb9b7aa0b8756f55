"""One cooperative kernel whose CTAs wait for each other. With 64 CTAs on a multiprocessor no device holds them at once:
where there is work for so many, the plan is refused."""

from codegen.model import Computed, Family, Launch, Term, Values, Workspace, formula


def launch(k):
    ctas = formula("max(1, min(ceil(n / THREADS), CTAS_PER_UNIT * compute_units))", k.config)
    return Launch(
        computed=(Computed("parts", ctas),),
        block=(k.config.THREADS, 1, 1),
        grid=((Term("parts"),), (), ()),
        workspace=Workspace(fixed_bytes=256, bytes_per=4, terms=(Term("parts"),)),
        cooperative=True,
    )


FAMILY = Family(
    name="cooperative_cuda",
    description="Partial sums and their sum in one cooperative kernel.",
    template="cooperative_cuda.cu.j2",
    kind="cuda",
    attributes={"dtype": ("f32",)},
    parameters={"THREADS": (256,), "CTAS_PER_UNIT": (1, 2, 64)},
    launch=launch,
    pointer_alignment=lambda k: 4,
    lengths=lambda k, runtime: Values(n=(k.config.THREADS,)),
    config_name=lambda k: f"{k.config.THREADS}.p{k.config.CTAS_PER_UNIT}",
    defaults=lambda arch, attributes: (),
    default_rank=1,
    predict=lambda k: lambda problem, runtime: 5 + 4e-3 * problem.sizes.n / k.arch.device.memory_gb_per_s,
)
