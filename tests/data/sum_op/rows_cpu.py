"""Two kernels: partial sums of as many parts as there are threads for, then the sum of these."""

from codegen.model import Computed, Family, Following, Launch, Term, Values, Workspace, formula


def launch(k):
    parts = formula("min(ceil(n / BLOCK), PARTS_PER_UNIT * compute_units)", k.config)
    return Launch(
        computed=(Computed("parts", parts), Computed("part_length", formula("ceil(n / max(parts, 1))"))),
        grid=((Term("parts"),), (), ()),
        workspace=Workspace(bytes_per=8, terms=(Term("parts"),)),
        then=(Following(),),
    )


FAMILY = Family(
    name="rows_cpu",
    description="One call for a part, and one for their sum.",
    template="rows_cpu.cc.j2",
    kind="cpu",
    attributes={"dtype": ("f32",)},
    parameters={"BLOCK": (256, 4096), "PARTS_PER_UNIT": (1, 4)},
    launch=launch,
    pointer_alignment=lambda k: 4,
    lengths=lambda k, runtime: Values(n=(k.config.BLOCK, k.config.BLOCK * k.config.PARTS_PER_UNIT)),
    config_name=lambda k: f"{k.config.BLOCK}.p{k.config.PARTS_PER_UNIT}",
    defaults=lambda arch, attributes: ({"BLOCK": 256, "PARTS_PER_UNIT": 1},),
    default_rank=0,
    predict=lambda k: lambda problem, runtime: 1 + 4e-3 * problem.sizes.n / k.arch.device.memory_gb_per_s,
)
