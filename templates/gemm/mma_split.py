"""GEMM in nearly f32 on tensor cores: each product is three of tf32 (sm80 and up). All but how factors are multiplied
is mma's."""

from dataclasses import replace

from codegen.model import Constraint, KernelSpec

from . import mma


def leaves_registers(k: KernelSpec) -> bool:
    """Split factors need registers, too: warp tiles that don't spill (nvcc 13.0; sm80, sm90a)."""
    return mma.steps(k) <= {2048: 2, 1024: 4}.get(k.config.WM * k.config.WN, 16)


FAMILY = replace(
    mma.FAMILY,
    name="mma_split",
    description="Tensor cores by mma.sync, three products of tf32 for one of f32, fed by a cp.async pipeline.",
    requires=lambda attributes: {"cp_async", "ldmatrix", "mma_tf32"},
    attributes={"dtype": ("tf32x3",), "layout": ("nn", "nt", "tn", "tt")},
    constraints=(
        Constraint("a warp tile is at most 32 x 64", lambda k: k.config.WM * k.config.WN <= 2048),
        Constraint("warp tiles of 32 x 64 have two steps in a k tile, of 32 x 32 up to four", leaves_registers),
        *mma.FAMILY.constraints,
    ),
    names=lambda k: mma.names(k) | {"fragments": "SplitFragments", "fragments_header": "split_fragments.h"},
)
