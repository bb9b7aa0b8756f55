"""Where everything is in a wgmma kernel's shared memory. It is worked out here and nowhere else: each name has one
expression, which is evaluated here for the launch and the search space, and which the template's constant of that name
is rendered from."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import prod

from codegen.model import KernelSpec, Values

from .tile import ALIGNED_BYTES, ROW_BYTES, can_tma_store, element_bytes, left_rows

ORIGIN_BYTES = 16  # an int4


@dataclass(frozen=True)
class Layout:
    expressions: Values  # by name, in C++
    values: Mapping[str, int]

    @property
    def bytes(self) -> int:
        return self.values["kEnd"]


def evaluated(expressions: Mapping[str, str], known: Mapping[str, int]) -> dict[str, int]:
    """Sums of products of numbers and of names that are known, or stand before."""
    values = dict(known)

    def factor(text: str) -> int:
        return int(text) if text.isdecimal() else values[text]

    for name, expression in expressions.items():
        values[name] = sum(prod(map(factor, term.split(" * "))) for term in expression.split(" + "))
    return values


@cache
def _layout(stages: int, boxes: int, shape: tuple[int, ...]) -> Layout:
    groups, bn, bk, rows, element, pairs, padded = shape
    known = {
        **{"STAGES": stages, "BOXES": boxes, "GROUPS": groups, "BN": bn, "BK": bk, "LEFT_ROWS": rows},
        **{"sizeof(Element)": element, "sizeof(int4)": ORIGIN_BYTES, "pitch(BN)": bn * element + ALIGNED_BYTES},
    }
    expressions = {
        "kRowBytes": f"{ROW_BYTES}",
        "kLeftBytes": "LEFT_ROWS * BK * sizeof(Element)",
        "kRightBytes": "BN * BK * sizeof(Element)",
        "kStageBytes": "kLeftBytes + kRightBytes",
        # Behind the stages: boxes of C, 16 rows of each warp, of 128 bytes or of all columns, padded.
        "kOutAt": "STAGES * kStageBytes",
        "kOutBytesOfWarp": f"BOXES * 16 * {'pitch(BN)' if padded else 'kRowBytes'}",
        # A tile's bias and the next one's for each warpgroup; others than of pairs have no room for it.
        "kBiasAt": "kOutAt + 4 * GROUPS * kOutBytesOfWarp",
        "kBiasBytes": "BN * sizeof(Element)" if pairs else "0",
        # Of each stage two barriers, and where its tile begins.
        "kBarriersAt": "kBiasAt + 2 * GROUPS * kBiasBytes",
        "kOriginsAt": "kBarriersAt + 2 * STAGES * 8",
        # The barrier of the kernel before, and a flag for each warpgroup.
        "kBeforeAt": "kOriginsAt + STAGES * sizeof(int4)",
        "kFlagsAt": "kBeforeAt + 8",
        "kEnd": "kFlagsAt + GROUPS * 4",
    }
    return Layout(Values(expressions), evaluated(expressions, known))


@dataclass(frozen=True)
class Bytes:
    """What is there once, and what each stage and each warp's box takes."""

    fixed: int
    stage: int
    box: int


@cache
def _bytes(shape: tuple[int, ...]) -> Bytes:
    fixed, stage, box = (_layout(*counts, shape).bytes for counts in ((0, 0), (1, 0), (0, 1)))
    return Bytes(fixed, stage - fixed, box - fixed)


def _shape(k: KernelSpec) -> tuple[int, ...]:
    c = k.config
    pairs = can_tma_store(k)
    return c.GROUPS, c.BN, c.BK, left_rows(k), element_bytes(k), pairs, pairs and not c.TMA_STORE


def layout(k: KernelSpec) -> Layout:
    return _layout(k.config.STAGES, k.config.BOXES, _shape(k))


def stage_bytes(k: KernelSpec) -> int:
    """Of operands."""
    return _layout(1, 0, _shape(k)).values["kStageBytes"]


def most_boxes(k: KernelSpec) -> int:
    """That hide the copy engine's latency; without it one is enough."""
    return (4 if k.config.TMA_STORE else 1) if can_tma_store(k) else 0


def boxes(k: KernelSpec, stages: int) -> int:
    """That each warp has room for besides so many stages."""
    each = _bytes(_shape(k))
    return min(most_boxes(k), (k.arch.limits.smem_bytes_per_cta - each.fixed - stages * each.stage) // each.box)


def stages(k: KernelSpec, limit: int = 8) -> tuple[int, ...]:
    """Three or more: as many as shared memory holds, up to 8, or up to `limit` as long as C has all its room besides;
    and one less where several warpgroups would have hardly any."""
    each = _bytes(_shape(k))
    free = k.arch.limits.smem_bytes_per_cta - each.fixed
    most = max(min(8, free // each.stage), min(limit, (free - most_boxes(k) * each.box) // each.stage))
    fewer = most >= 5 and k.config.GROUPS > 1 and can_tma_store(k) and boxes(k, most) < min(2, most_boxes(k))
    return tuple(count for count in ((most, most - 1) if fewer else (most,)) if count >= 3)
