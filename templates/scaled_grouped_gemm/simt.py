"""Scaled grouped GEMM on CUDA cores: the fallback that is legal for all types, scalings, gates, sizes and strides."""

from math import ceil

from codegen.arithmetic import maximum
from codegen.model import Computed, Family, KernelSpec, Launch, Term, Values, formula
from templates.grouped_gemm.tiles import filled_tiles, row_tiles

OWN = 4


def threads(k: KernelSpec) -> int:
    return (k.config.BM // OWN) * (k.config.BN // OWN)


def launch(k: KernelSpec) -> Launch:
    return Launch(
        computed=(
            Computed("types", formula("dtype")),
            Computed("result_type", formula("dtype_c")),
            Computed("scaling_code", formula("scaling")),
            Computed("gate_code", formula("gate")),
            row_tiles(k.config.BM),
        ),
        block=(threads(k), 1, 1),
        grid=((Term("row_tiles"), Term("N", k.config.BN)), (), ()),
    )


LAUNCH_US = 2.0
FMA_FRACTION = 0.2  # of the datasheet's rate


def predict(k: KernelSpec):
    """Multiply-adds of whole tiles, or reading the matrices of groups that have rows."""
    c, device = k.config, k.arch.device
    flops_per_us = device.peak_flops("f32") * 1e-6 * FMA_FRACTION * min(1.0, threads(k) / 128)
    bytes_per_us = device.memory_gb_per_s * 1e3

    def predicted_us(problem, runtime):
        s = problem.sizes
        tiles = filled_tiles(problem, c.BM)
        computed_us = 2.0 * tiles * c.BM * ceil(s.N / c.BN) * c.BN * s.K * s.parts / flops_per_us
        return LAUNCH_US + maximum(computed_us, 1.0 * tiles * s.N * s.K * s.parts / bytes_per_us)

    return predicted_us


FAMILY = Family(
    name="simt",
    description="CUDA cores, element by element: legal for every type, scaling, gate, size, stride and alignment.",
    template="simt.cu.j2",
    kind="cuda",
    attributes={"dtype": None, "dtype_c": None, "scaling": None, "accumulation": None, "gate": None},
    parameters={"BM": (16, 64), "BN": (64, 128), "BK": (16, 32)},
    launch=launch,
    lengths=lambda k, runtime: Values(M=(k.config.BM,), N=(k.config.BN,), K=(k.config.BK,)),
    config_name=lambda k: "{BM}x{BN}x{BK}".format_map(k.config),
    defaults=lambda arch, attributes: ({"BM": 64, "BN": 64, "BK": 16},),
    default_rank=9,
    portable=True,
    predict=predict,
)
