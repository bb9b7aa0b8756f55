"""Two kernels in order, on any CUDA device: partial sums, then their sum."""

from codegen.model import Computed, Family, Following, Launch, Term, Values, Workspace, formula


def launch(k):
    return Launch(
        computed=(Computed("parts", formula("min(ceil(n / THREADS), CTAS_PER_UNIT * compute_units)", k.config)),),
        block=(k.config.THREADS, 1, 1),
        grid=((Term("parts"),), (), ()),
        workspace=Workspace(bytes_per=4, terms=(Term("parts"),)),
        then=(Following(block=(k.config.THREADS, 1, 1), smem_bytes=4 * k.config.THREADS),),
    )


FAMILY = Family(
    name="rows_cuda",
    description="Partial sums, and their sum in a second kernel.",
    template="rows_cuda.cu.j2",
    kind="cuda",
    attributes={"dtype": ("f32",)},
    parameters={"THREADS": (128, 256), "CTAS_PER_UNIT": (1, 4)},
    launch=launch,
    pointer_alignment=lambda k: 4,
    lengths=lambda k, runtime: Values(n=(k.config.THREADS,)),
    config_name=lambda k: f"{k.config.THREADS}.p{k.config.CTAS_PER_UNIT}",
    defaults=lambda arch, attributes: ({"THREADS": 256, "CTAS_PER_UNIT": 4},),
    default_rank=0,
    predict=lambda k: lambda problem, runtime: 5 + 4e-3 * problem.sizes.n / k.arch.device.memory_gb_per_s,
)
