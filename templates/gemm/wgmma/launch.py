"""How wgmma's kernels are launched, and which problems that allows: tensor maps, grid, workspace, rules of sizes."""

from codegen.model import Extent, KernelSpec, Launch, SizeRule, TensorMap, Term, Values, Workspace

from .. import tensor_core as tc
from ..element_types import operand_type, result_type
from .layout import layout
from .tile import ALIGNED_BYTES, ROW_BYTES, cluster_size, element_bytes, left_rows, row_elements, sets

MOST_STRIDE_BYTES = 2**40
MOST_SPAN = 2**31 - 1024
MOST_BATCHES = 2**20


def operand_map(k: KernelSpec, name: str, tensor: str, tile: int, share: int) -> TensorMap:
    """`share` CTAs load `tile` rows of the operand together."""
    span = {"A": "M", "B": "N"}[tensor]
    contiguous = tc.depth_contiguous(k)[tensor == "B"]
    axes = ("K", span) if contiguous else (span, "K")
    box = (row_elements(k), tile // share) if contiguous else (row_elements(k), k.config.BK)
    letter = tensor.lower()
    return TensorMap(
        name=name,
        tensor=tensor,
        dtype=operand_type(k.attributes),
        extents=tuple(Extent(terms=(Term(size),)) for size in (*axes, "batch")),
        strides=(Extent(terms=(Term("ld" + letter),)), Extent(terms=(Term("stride_" + letter),))),
        box=(*box, 1),
        swizzle=ROW_BYTES,
    )


def output_maps(k: KernelSpec) -> tuple[TensorMap, ...]:
    """Boxes of 16 rows of C, a warp's."""
    if not k.config.TMA_STORE:
        return ()

    def output(name: str, columns: int) -> TensorMap:
        return TensorMap(
            name=name,
            tensor="C",
            dtype=result_type(k.attributes),
            extents=tuple(Extent(terms=(Term(size),)) for size in ("N", "M", "batch")),
            strides=(Extent(terms=(Term("ldc"),)), Extent(terms=(Term("stride_c"),))),
            box=(columns, 16, 1),
            swizzle=ROW_BYTES,
        )

    whole, rest = row_elements(k), k.config.BN % row_elements(k)
    if k.config.BN < whole or rest == 0:
        return (output("map_c", min(k.config.BN, whole)),)
    return output("map_c", whole), output("map_c_rest", rest)


def cluster_terms(k: KernelSpec) -> tuple[Term, ...]:
    """Output tiles of clusters."""
    c = k.config
    left, right = ("N", "M") if c.SWAP else ("M", "N")
    return (Term(left, c.BM * c.CLUSTER_M, sets(k)), Term(right, c.BN * c.CLUSTER_N), Term("batch"))


def launch(k: KernelSpec) -> Launch:
    c = k.config
    left, right = ("B", "A") if c.SWAP else ("A", "B")
    terms = (*cluster_terms(k), Term("split_k"))
    return Launch(
        block=(128 * (c.GROUPS + 1), 1, 1),
        cluster=(cluster_size(k), 1, 1),
        smem_bytes=layout(k).bytes,
        grid=(terms, (), ()),
        ctas_per_unit=1,
        overlap="overlap",
        constants=() if c.SWAP else ("B",),  # swapped, A would wait behind it
        cut_by_batch=("split_k",),
        workspace=Workspace(
            fixed_bytes=tc.COUNTER_BYTES,
            bytes_per=2 * 4 * c.BM * c.BN * cluster_size(k),
            terms=terms,
            when="split_k",
        ),
        tensor_maps=(
            operand_map(k, "map_left", left, left_rows(k), c.CLUSTER_N),
            operand_map(k, "map_right", right, c.BN, c.CLUSTER_M),
            *output_maps(k),
        ),
    )


def rules(k: KernelSpec) -> tuple[SizeRule, ...]:
    """Rows and columns of the last tile, and the number of tiles, are 32-bit."""
    multiple = ALIGNED_BYTES // element_bytes(k)
    most = MOST_STRIDE_BYTES // element_bytes(k) - multiple
    sizes = [SizeRule("M", max=MOST_SPAN), SizeRule("N", max=MOST_SPAN)]
    sizes += [SizeRule("K", min=1, max=tc.MAX_INT), SizeRule("batch", max=MOST_BATCHES if k.config.GENERAL else 1)]
    strides = [SizeRule(size, multiple=multiple, max=most) for size in ("lda", "ldb", "stride_a", "stride_b")]
    if k.config.TMA_STORE:
        sizes[1] = SizeRule("N", multiple=multiple, max=MOST_SPAN)  # the copy engine ends rows at multiples of 16 bytes
        strides += [SizeRule(size, multiple=multiple, max=most) for size in ("ldc", "stride_c")]
    if k.config.SWAP and sets(k) == 1:
        sizes[0] = SizeRule("M", max=2 * k.config.BN)
    if k.config.LEFT_ROWS:
        sizes[0] = SizeRule("M", max=k.config.LEFT_ROWS)
    return (*sizes, *strides)


def lengths(k: KernelSpec, runtime: Values) -> Values:
    c = k.config
    height = sets(k) * c.BM  # where every set begins another tile
    rows, columns = (height, height * c.CLUSTER_M), (c.BN, c.BN * c.CLUSTER_N)
    m, n = (columns, rows) if c.SWAP else (rows, columns)
    if c.LEFT_ROWS:
        m = (c.LEFT_ROWS // 2, c.LEFT_ROWS)  # all that there may be, and half of it
    return Values(M=m, N=n, K=(c.BK, c.BK * c.STAGES))
