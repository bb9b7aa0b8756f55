"""Scaled GEMM on CUDA cores: the fallback that is legal for all types, scalings, sizes, strides and alignments."""

from math import ceil

from codegen.arithmetic import maximum
from codegen.model import Computed, Family, KernelSpec, Launch, Term, Values, formula

from .spec import EXACT_K

OWN = 4


def threads(k: KernelSpec) -> int:
    return (k.config.BM // OWN) * (k.config.BN // OWN)


def launch(k: KernelSpec) -> Launch:
    return Launch(
        computed=(
            Computed("types", formula("dtype")),
            Computed("result_type", formula("dtype_c")),
            Computed("scaling_code", formula("scaling")),
        ),
        block=(threads(k), 1, 1),
        grid=((Term("M", k.config.BM), Term("N", k.config.BN)), (), ()),
    )


LAUNCH_US = 2.0
FMA_FRACTION = 0.2  # of the datasheet's rate


def predict(k: KernelSpec):
    """Multiply-adds of whole tiles."""
    c, device = k.config, k.arch.device
    flops_per_us = device.peak_flops("f32") * 1e-6 * FMA_FRACTION * min(1.0, threads(k) / 128)
    tile_us = 2.0 * c.BM * c.BN / flops_per_us

    def predicted_us(problem, runtime):
        s = problem.sizes
        ctas = ceil(s.M / c.BM) * ceil(s.N / c.BN)
        return LAUNCH_US + maximum(ctas, device.compute_units) * tile_us * s.K

    return predicted_us


FAMILY = Family(
    name="simt",
    description="CUDA cores, element by element: legal for every type, scaling, size, stride and alignment.",
    template="simt.cu.j2",
    kind="cuda",
    attributes={"dtype": None, "dtype_c": None, "scaling": None, "accumulation": None},
    parameters={"BM": (16, 64), "BN": (64, 128), "BK": (16, 32)},
    launch=launch,
    names=lambda k: {"exact_depth": EXACT_K},
    lengths=lambda k, runtime: Values(M=(k.config.BM,), N=(k.config.BN,), K=(k.config.BK,)),
    config_name=lambda k: "{BM}x{BN}x{BK}".format_map(k.config),
    defaults=lambda arch, attributes: ({"BM": 64, "BN": 64, "BK": 16},),
    default_rank=9,
    portable=True,
    predict=predict,
)
