"""A thread for each element. FAULT is what is wrong with the kernel; `slow` is right, and the default."""

from codegen.model import Family, Launch, Term, Workspace

RIGHT = ("none", "slow")
PLANTED = (
    "illegal_address",
    "endless_loop",
    "trap",
    "huge_workspace",
    "compile_error",
    "compiler_hang",
    "wrong_result",
    "misses_one",
)

FAMILY = Family(
    name="faulty_cuda",
    description="A thread for each element, with a planted fault.",
    template="faulty_cuda.cu.j2",
    kind="cuda",
    attributes={"dtype": ("f32",), "faults": ("none", "all")},
    parameters={"FAULT": lambda k: RIGHT + (PLANTED if k.attributes.faults == "all" else ())},
    launch=lambda k: Launch(
        block=(256, 1, 1),
        grid=((Term("n", 256),), (), ()),
        workspace=Workspace(bytes_per=1 << 46 if k.config.FAULT == "huge_workspace" else 0),
    ),
    pointer_alignment=lambda k: 4,
    config_name=lambda k: k.config.FAULT,
    defaults=lambda arch, attributes: ({"FAULT": "slow"},),
    default_rank=0,
    predict=lambda k: lambda problem, runtime: 1e-3 * problem.sizes.n,
)
