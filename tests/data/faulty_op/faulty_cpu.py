"""One call of the kernel does it all. FAULT is what is wrong with it; `slow` is right, and the default."""

from codegen.model import Family, Launch, Workspace

RIGHT = ("none", "slow")
PLANTED = (
    "illegal_address",
    "endless_loop",
    "trap",
    "abort",
    "leaves",
    "out_of_memory",
    "huge_workspace",
    "compile_error",
    "compiler_hang",
    "compiler_crash",
    "wrong_result",
    "misses_one",
)

FAMILY = Family(
    name="faulty_cpu",
    description="One call, with a planted fault.",
    template="faulty_cpu.cc.j2",
    kind="cpu",
    attributes={"dtype": ("f32",), "faults": ("none", "all")},
    parameters={"FAULT": lambda k: RIGHT + (PLANTED if k.attributes.faults == "all" else ())},
    launch=lambda k: Launch(
        grid=((), (), ()), workspace=Workspace(bytes_per=1 << 46 if k.config.FAULT == "huge_workspace" else 0)
    ),
    pointer_alignment=lambda k: 4,
    config_name=lambda k: k.config.FAULT,
    defaults=lambda arch, attributes: ({"FAULT": "slow"},),
    default_rank=0,
    predict=lambda k: lambda problem, runtime: 1e-3 * problem.sizes.n,
)
