"""GEMM on tensor cores where there is no cp.async (sm75): k tiles travel through registers into shared memory."""

from codegen.model import Constraint, Family, KernelSpec, Launch

from . import element_types
from . import tensor_core as tc

STAGES = 2


def threads(k: KernelSpec) -> int:
    return 32 * tc.warps(k)


def launch(k: KernelSpec) -> Launch:
    return tc.split_launch(k, threads(k), STAGES * tc.stage_bytes(k))


def registers(k: KernelSpec) -> int:
    """As of `mma`, but with one set of fragments, and with the chunks of a k tile on their way to shared memory."""
    c = k.config
    staged = tc.stage_bytes(k) // (threads(k) * 4)
    return c.WM * c.WN // 32 + (c.WM + c.WN) // 4 + staged + 44


def ctas_per_unit(k: KernelSpec) -> int:
    return tc.ctas_per_unit(k, threads(k), launch(k).smem_bytes)


def predict(k: KernelSpec):
    return tc.tensor_core_us(k, threads(k), launch(k).smem_bytes, STAGES, 1)


def defaults(arch, attributes):
    return () if "cp_async" in arch.features else ({"BM": 64, "BN": 64, "BK": 32, "WM": 32, "WN": 32},)


FAMILY = Family(
    name="mma_register",
    description="Tensor cores by mma.sync m16n8k8, k tiles staged in registers: for archs without cp.async.",
    template="mma_register.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"ldmatrix", "mma_f16_m16n8k8"},
    attributes={"dtype": ("f16", "f16_f32"), "layout": ("nn", "nt", "tn", "tt")},
    parameters={
        "BM": (16, 32, 64, 128, 256),
        "BN": (16, 32, 64, 128, 256),
        "BK": (32, 64),
        "WM": (16, 32, 64),
        "WN": (16, 32, 64),
    },
    constraints=(
        Constraint("only archs without cp.async need it", lambda k: "cp_async" not in k.arch.features),
        Constraint("warp tiles divide the CTA tile", tc.warp_tiles_divide),
        Constraint("a CTA has 2, 4 or 8 warps", lambda k: tc.warps(k) in (2, 4, 8)),
        Constraint("a warp tile is at most twice as long as wide, or spans the CTA tile", tc.warp_tile_is_compact),
        Constraint(
            "a warp tile leaves registers for k tiles on their way", lambda k: k.config.WM * k.config.WN <= 2048
        ),
        Constraint(
            "a pass of all threads covers whole rows of a k tile", lambda k: tc.rows_cover_passes(k, threads(k))
        ),
        Constraint("shared memory fits a CTA", lambda k: launch(k).smem_bytes <= k.arch.limits.smem_bytes_per_cta),
        Constraint(
            "the epilogue fits the pipeline's shared memory", lambda k: tc.epilogue_bytes(k) <= launch(k).smem_bytes
        ),
        Constraint("registers fit a thread and an SM", lambda k: tc.registers_fit(k, registers(k), threads(k))),
    ),
    runtime=(tc.SPLIT_K, tc.RASTER_GROUP),
    runtime_constraints=tc.SPLIT_CONSTRAINTS,
    launch=launch,
    names=element_types.names,
    rules=tc.size_rules,
    pointer_alignment=lambda k: tc.LOAD_BYTES,
    lengths=lambda k, runtime: tc.lengths(k, STAGES - 1),
    config_name=lambda k: "{BM}x{BN}x{BK}.{WM}x{WN}".format_map(k.config),
    defaults=defaults,
    default_rank=1,
    predict=predict,
)
