"""What a wgmma kernel's configuration says of its tile, as every other file of this folder reads it."""

from codegen.model import KernelSpec

from .. import tensor_core as tc
from ..element_types import operand_bytes, result_bytes

ROW_BYTES = 128  # of tiles in shared memory: one swizzle
ALIGNED_BYTES = 16  # of rows, batches and pointers, for the copy engine


def element_bytes(k: KernelSpec) -> int:
    return operand_bytes(k.attributes)


def row_elements(k: KernelSpec) -> int:
    return ROW_BYTES // element_bytes(k)


def cluster_size(k: KernelSpec) -> int:
    return k.config.CLUSTER_M * k.config.CLUSTER_N


def tile_threads(k: KernelSpec) -> int:
    """That share a tile's sums."""
    return 128 * (1 if k.config.PINGPONG else k.config.GROUPS)


def sums_per_thread(k: KernelSpec) -> int:
    return k.config.BM * k.config.BN // tile_threads(k)


def sets(k: KernelSpec) -> int:
    """Into which the rows of the left operand are dealt out; a tile has rows of one."""
    return k.config.SETS if "SETS" in k.family.parameters else 1


def left_rows(k: KernelSpec) -> int:
    """Of a left tile, that are loaded."""
    return k.config.LEFT_ROWS or k.config.BM


def left_is_depth_contiguous(k: KernelSpec) -> bool:
    return tc.depth_contiguous(k)[k.config.SWAP]


def right_is_depth_contiguous(k: KernelSpec) -> bool:
    return tc.depth_contiguous(k)[1 - k.config.SWAP]


def can_tma_store(k: KernelSpec) -> bool:
    return not k.config.SWAP and result_bytes(k.attributes) == 2
