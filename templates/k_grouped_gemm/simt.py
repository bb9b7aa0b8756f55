"""K-grouped GEMM on CUDA cores: for f32, and the fallback that is legal for any size, stride and alignment."""

from math import ceil

from codegen.arithmetic import maximum
from codegen.model import Family, KernelSpec, Launch, Term, Values
from templates.gemm.element_types import names, operand_bytes, result_bytes

from .spec import OP

OWN = 4


def threads(k: KernelSpec) -> int:
    return (k.config.BM // OWN) * (k.config.BN // OWN)


def launch(k: KernelSpec) -> Launch:
    return Launch(
        block=(threads(k), 1, 1),
        grid=((Term("M", k.config.BM), Term("N", k.config.BN)), (Term("G"),), ()),
    )


LAUNCH_US = 2.0
FMA_FRACTION = 0.3  # of the datasheet's rate


def predict(k: KernelSpec):
    """Multiply-adds of whole tiles, or writing C."""
    c, device = k.config, k.arch.device
    flops_per_us = device.peak_flops("f32") * 1e-6 * FMA_FRACTION * min(1.0, threads(k) / 128)
    bytes_per_us = device.memory_gb_per_s * 1e3
    written = result_bytes(k.attributes)

    def predicted_us(problem, runtime):
        s = problem.sizes
        depth = ceil(s.T / maximum(1, s.G) / c.BK) * c.BK
        computed_us = 2.0 * s.G * depth * ceil(s.M / c.BM) * c.BM * ceil(s.N / c.BN) * c.BN / flops_per_us
        return LAUNCH_US + maximum(computed_us, 1.0 * written * s.G * s.M * s.N / bytes_per_us)

    return predicted_us


FAMILY = Family(
    name="simt",
    description="CUDA cores, element by element: legal for every size, stride and alignment.",
    template="simt.cu.j2",
    kind="cuda",
    attributes={"dtype": OP.attributes[0].values},
    parameters={"BM": (16, 32, 64), "BN": (64, 128), "BK": (16, 32)},
    launch=launch,
    pointer_alignment=lambda k: operand_bytes(k.attributes),
    lengths=lambda k, runtime: Values(M=(k.config.BM,), N=(k.config.BN,), T=(k.config.BK,)),
    config_name=lambda k: "{BM}x{BN}x{BK}".format_map(k.config),
    defaults=lambda arch, attributes: ({"BM": 64, "BN": 64, "BK": 16},),
    default_rank=9,
    portable=True,
    predict=predict,
    names=names,
)
