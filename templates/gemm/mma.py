"""GEMM on tensor cores by mma.sync, fed by a cp.async pipeline (sm80 and up)."""

from codegen.model import Constraint, Family, KernelSpec, Launch

from . import element_types
from . import tensor_core as tc


def threads(k: KernelSpec) -> int:
    return 32 * tc.warps(k) * k.config.SLICES


def launch(k: KernelSpec) -> Launch:
    return tc.split_launch(k, threads(k), k.config.STAGES * tc.stage_bytes(k))


def depths(k: KernelSpec) -> tuple[int, ...]:
    return (16, 32, 64) if element_types.operand_bytes(k.attributes) == 4 else (32, 64, 128)


def steps(k: KernelSpec) -> int:
    """mma steps of one warp in a k tile; a step is 32 bytes deep."""
    return k.config.BK * element_types.operand_bytes(k.attributes) // 32 // k.config.SLICES


def bytes_under_way(k: KernelSpec) -> int:
    return (k.config.STAGES - 1) * tc.stage_bytes(k)


def slice_bytes(k: KernelSpec) -> int:
    """f32 sums of all slices but the first, on their way to it."""
    return 4 * (k.config.SLICES - 1) * k.config.BM * k.config.BN


def chunks_per_thread(k: KernelSpec) -> int:
    """16-byte chunks of a k tile that each thread copies."""
    return tc.stage_bytes(k) // (tc.LOAD_BYTES * threads(k))


def leaves_registers(k: KernelSpec) -> bool:
    """64 x 64 warp tiles take nearly all registers: those that don't spill (nvcc 13.0; sm80, sm86, sm89, sm90a)."""
    if k.config.WM * k.config.WN < 4096:
        return True
    a_contiguous, b_contiguous = tc.depth_contiguous(k)
    if element_types.operand_bytes(k.attributes) == 4 and not (a_contiguous and b_contiguous):
        return k.config.SLICES == 1 and k.config.BK >= 32 and chunks_per_thread(k) <= 16
    return k.config.SLICES == 1 and chunks_per_thread(k) <= (16 if a_contiguous == b_contiguous else 8)


def tile_is_compact(k: KernelSpec) -> bool:
    bm, bn = k.config.BM, k.config.BN
    return bm <= 4 * bn and (bn <= 4 * bm or bm == 16)


def ctas_per_unit(k: KernelSpec) -> int:
    return tc.ctas_per_unit(k, threads(k), launch(k).smem_bytes)


def names(k: KernelSpec) -> dict[str, str]:
    """What its text is made of: how factors are read and multiplied."""
    return {**element_types.names(k), "fragments": "Fragments", "fragments_header": "fragments.h"}


def predict(k: KernelSpec):
    return tc.tensor_core_us(k, threads(k), launch(k).smem_bytes, k.config.STAGES, k.config.SLICES)


def defaults(arch, attributes):
    depth = 16 if element_types.operand_bytes(attributes) == 4 else 32
    return ({"BM": 64, "BN": 64, "BK": 2 * depth, "WM": 32, "WN": 32, "SLICES": 1, "STAGES": 3},)


FAMILY = Family(
    name="mma",
    description="Tensor cores by mma.sync, fed by a cp.async pipeline.",
    template="mma.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"cp_async", "ldmatrix", f"mma_{element_types.operand_type(attributes)}"},
    attributes={"dtype": ("f16", "bf16", "tf32", *element_types.PAIRS), "layout": ("nn", "nt", "tn", "tt")},
    parameters={
        "BM": (16, 32, 64, 128, 256),
        "BN": (16, 32, 64, 128, 256),
        "BK": depths,
        "WM": (16, 32, 64),
        "WN": (16, 32, 64),
        "SLICES": (1, 2, 4),
        "STAGES": (3, 4, 6, 8),
    },
    constraints=(
        Constraint("warp tiles divide the CTA tile", tc.warp_tiles_divide),
        Constraint("a CTA has 4 or 8 warps", lambda k: tc.warps(k) * k.config.SLICES in (4, 8)),
        Constraint("a warp has an even number of steps in a k tile", lambda k: steps(k) >= 2),
        Constraint(
            "warps share a k tile's depth only in CTA tiles of up to 64 x 64 with at most 4 warp tiles",
            lambda k: k.config.SLICES == 1 or (k.config.BM * k.config.BN <= 4096 and tc.warps(k) <= 4),
        ),
        Constraint("a warp tile is at most twice as long as wide, or spans the CTA tile", tc.warp_tile_is_compact),
        Constraint("the CTA tile is at most four times as long as wide, unless it is 16 high", tile_is_compact),
        Constraint("a CTA tile has at most 32768 elements", lambda k: k.config.BM * k.config.BN <= 32768),
        Constraint(
            "a CTA tile 256 long has 8 warps", lambda k: max(k.config.BM, k.config.BN) < 256 or tc.warps(k) == 8
        ),
        Constraint(
            "warp tiles 16 high or wide only in CTA tiles 16 high or up to 64 x 64",
            lambda k: min(k.config.WM, k.config.WN) > 16 or k.config.BM == 16 or k.config.BM * k.config.BN <= 4096,
        ),
        Constraint("warp tiles of 64 x 64 find registers for their copies and addresses", leaves_registers),
        Constraint(
            "a pass of all threads covers whole rows of a k tile", lambda k: tc.rows_cover_passes(k, threads(k))
        ),
        Constraint("shared memory fits a CTA", lambda k: launch(k).smem_bytes <= k.arch.limits.smem_bytes_per_cta),
        Constraint("a CTA has at least 12 KiB under way", lambda k: bytes_under_way(k) >= 12 * 1024),
        Constraint("a CTA has at most 144 KiB under way", lambda k: bytes_under_way(k) <= 144 * 1024),
        Constraint(
            "the epilogue fits the pipeline's shared memory", lambda k: tc.epilogue_bytes(k) <= launch(k).smem_bytes
        ),
        Constraint(
            "the sum over slices fits the pipeline's shared memory", lambda k: slice_bytes(k) <= launch(k).smem_bytes
        ),
        Constraint("registers fit a thread and an SM", lambda k: tc.registers_fit(k, tc.registers(k), threads(k))),
    ),
    runtime=(tc.SPLIT_K, tc.RASTER_GROUP),
    runtime_constraints=tc.SPLIT_CONSTRAINTS,
    launch=launch,
    names=names,
    rules=tc.size_rules,
    pointer_alignment=lambda k: tc.LOAD_BYTES,
    lengths=lambda k, runtime: tc.lengths(k, k.config.STAGES - 1),
    config_name=lambda k: "{BM}x{BN}x{BK}.{WM}x{WN}x{SLICES}.s{STAGES}".format_map(k.config),
    defaults=defaults,
    default_rank=0,
    predict=predict,
)
