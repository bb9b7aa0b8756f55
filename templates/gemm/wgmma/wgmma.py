"""GEMM on Hopper's tensor cores by wgmma, fed by the bulk copy engine (sm90a): warp-specialised, persistent CTAs."""

from codegen.model import Constraint, Family, KernelSpec, RuntimeConstraint, RuntimeParameter, Values

from .. import tensor_core as tc
from ..element_types import PAIRS, operand_bytes, result_bytes
from . import legality
from .cost import predict
from .launch import launch, lengths, rules
from .layout import boxes, stages
from .parts import names
from .tile import (
    ALIGNED_BYTES,
    ROW_BYTES,
    can_tma_store,
    cluster_size,
    element_bytes,
    left_is_depth_contiguous,
    left_rows,
    right_is_depth_contiguous,
    row_elements,
    sets,
)


def config_name(k: KernelSpec) -> str:
    c = k.config
    schedule = "pp" if c.PINGPONG else f"co{c.GROUPS}"
    swap = ".swap" if c.SWAP else ""
    anywhere = ".any" if can_tma_store(k) and not c.TMA_STORE else ""
    few = f".m{c.LEFT_ROWS}" if c.LEFT_ROWS else ""
    general = ".general" if c.GENERAL else ""
    return f"{c.BM}x{c.BN}x{c.BK}.{schedule}.c{c.CLUSTER_M}x{c.CLUSTER_N}.s{c.STAGES}{few}{swap}{anywhere}{general}"


def defaults(arch, attributes):
    """Linked whatever has won, for batches, of which there may be no records: others' kernels come before them in the
    chain."""
    sixteen = result_bytes(attributes) == 2
    plain = {"SWAP": 0, "PINGPONG": 0, "CLUSTER_M": 1, "CLUSTER_N": 1, "LEFT_ROWS": 0, "GENERAL": 1}
    plain |= {"BK": ROW_BYTES // operand_bytes(attributes), "TMA_STORE": int(sixteen)}
    tiles = [{"BM": 128, "BN": 128, "GROUPS": 2}, {"BM": 64, "BN": 64, "GROUPS": 1}]
    if sixteen:
        tiles += [{"BM": 128, "BN": 256, "GROUPS": 2}, {"BM": 128, "BN": 128, "GROUPS": 2, "TMA_STORE": 0}]

    def completed(tile):
        config = plain | tile
        kernel = KernelSpec("gemm", FAMILY, arch, attributes, Values(config))
        config["STAGES"] = stages(kernel)[-1]
        return config | {"BOXES": boxes(kernel, config["STAGES"])}

    return tuple(completed(tile) for tile in tiles)


SPLIT_RUNTIME = (
    RuntimeParameter("split_k", default=1, values=legality.split_values),
    RuntimeParameter("stream_k", default=0, values=legality.balance_values),
    tc.RASTER_GROUP,
)

FAMILY = Family(
    name="wgmma",
    description="Hopper's tensor cores by wgmma, fed by the bulk copy engine (TMA); persistent, warp-specialised.",
    template="wgmma/kernel.cu.j2",
    kind="cuda",
    requires=lambda attributes: {"wgmma", "tma", "cluster", "setmaxnreg", "dependent_launch"},
    attributes={"dtype": ("f16", "bf16", "tf32", *PAIRS), "layout": ("nn", "nt", "tn", "tt")},
    parameters={
        "SWAP": (0, 1),
        "PINGPONG": (0, 1),
        "GROUPS": (1, 2, 3),
        "BM": (64, 128, 192, 256),
        "BN": (16, 32, 48, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256),
        "BK": lambda k: (32, 64) if k.attributes.dtype == "tf32" else (64, 128),
        "CLUSTER_M": (1, 2),
        "CLUSTER_N": (1, 2),
        "LEFT_ROWS": lambda k: (0, 8, 16, 32) if k.config.BM == 64 and k.config.SWAP == 0 else (0,),
        "TMA_STORE": (1, 0),
        # Where few rows of left are loaded, more of right can be under way.
        "STAGES": lambda k: stages(k, 16 if k.config.LEFT_ROWS else 8),
        "BOXES": lambda k: (boxes(k, k.config.STAGES),),
        "GENERAL": (0, 1),
    },
    constraints=(
        Constraint("two warpgroups take turns", lambda k: not k.config.PINGPONG or k.config.GROUPS == 2),
        Constraint("a taking-turns tile is 64 or 128 high", lambda k: not k.config.PINGPONG or k.config.BM <= 128),
        Constraint(
            "a warpgroup of a shared tile has 64 or 128 rows",
            lambda k: k.config.PINGPONG or k.config.BM in (64 * k.config.GROUPS, 128 * k.config.GROUPS),
        ),
        Constraint("three warpgroups share 192 rows", lambda k: k.config.GROUPS < 3 or k.config.BM == 192),
        Constraint("registers hold the sums", legality.registers_fit),
        Constraint(
            "wgmma transposes operands of 16 bits only",
            lambda k: element_bytes(k) == 2 or all(tc.depth_contiguous(k)),
        ),
        Constraint(
            "a right operand stored along its span comes 64 wide",
            lambda k: right_is_depth_contiguous(k) or k.config.BN % 64 == 0,
        ),
        Constraint("clusters are pairs", lambda k: cluster_size(k) <= 2),
        Constraint(
            "clusters are for whole tiles that leave by the copy engine, or for sets: others were hardly ever faster",
            lambda k: (
                cluster_size(k) == 1
                or sets(k) > 1
                or (k.config.TMA_STORE == 1 and k.config.LEFT_ROWS == 0 and k.config.SWAP == 0)
            ),
        ),
        Constraint("few rows are A's, of one warpgroup and 16 bits", legality.few_rows_are_left),
        Constraint(
            "CTAs load equal parts of a shared left tile",
            lambda k: left_rows(k) % (k.config.CLUSTER_N * (8 if left_is_depth_contiguous(k) else 64)) == 0,
        ),
        Constraint(
            "CTAs load equal parts of a shared right tile",
            lambda k: k.config.BN % (k.config.CLUSTER_M * (8 if right_is_depth_contiguous(k) else 64)) == 0,
        ),
        Constraint(
            "swapped tiles are for few rows of A and 16 bits, or for sets",
            lambda k: (
                not k.config.SWAP
                or sets(k) > 1
                or (k.config.BN <= 128 and element_bytes(k) == 2 and k.config.BM <= 128 and k.config.GROUPS == 1)
            ),
        ),
        Constraint(
            "unswapped tiles are at least 32 wide, and 64 if high",
            lambda k: k.config.SWAP or k.config.BN >= (32 if k.config.BM <= 128 else 64),
        ),
        Constraint(
            "a long k tile is for tiles of up to 128 x 128",
            lambda k: k.config.BK == row_elements(k) or k.config.BM * k.config.BN <= 128 * 128,
        ),
        Constraint(
            "the copy engine stores tiles of 16 bits that are not swapped",
            lambda k: can_tma_store(k) or not k.config.TMA_STORE,
        ),
        Constraint("a stage has room for the tile of C on its way out", legality.output_has_room),
    ),
    runtime=(*SPLIT_RUNTIME, tc.OVERLAP),
    runtime_constraints=(
        RuntimeConstraint("C leaves by the copy engine where its rows allow that", legality.tma_store_is_used),
        RuntimeConstraint("swapped tiles hold all rows of A", legality.swapped_fits_one_tile),
        RuntimeConstraint("few rows are loaded where there are as few", legality.few_rows_are_needed),
        RuntimeConstraint("kernels that cut depth or have batches are for what needs them", legality.general_is_needed),
        RuntimeConstraint("a split keeps idle clusters busy", legality.split_pays),
        RuntimeConstraint("every output tile has its counters", legality.split_is_counted),
    ),
    launch=launch,
    names=names,
    rules=rules,
    pointer_alignment=lambda k: ALIGNED_BYTES,
    lengths=lengths,
    config_name=config_name,
    defaults=defaults,
    default_rank=1,
    predict=predict,
)
