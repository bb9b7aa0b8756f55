"""Flash-Decoding whose parts no batch moves: each sequence's keys are cut by themselves, and a second kernel adds up.
What Numerics::batch_invariant runs; split_kv, whose tiles and loads it shares, cuts the keys of all evenly."""

from dataclasses import replace
from math import ceil

from codegen.arithmetic import maximum, minimum, where
from codegen.model import (
    Computed,
    Following,
    KernelSpec,
    Launch,
    RuntimeParameter,
    Term,
    Workspace,
    formula,
)
from templates.attention_decode.cache import names

from . import split_kv as even

MOST_PARTS = 64  # of a sequence, for a few threads add up a row's parts
PART_KEYS = (128, 256, 512, 1024, 2048)
COMBINE_THREADS = 256
SECOND_US = 2.0  # from the end of the first kernel to that of the second, which reads a few KiB a CTA; not measured


def launch(k: KernelSpec) -> Launch:
    c = k.config
    rows = (Term("B"), Term("Hq"), Term("Sq"))
    runs = COMBINE_THREADS // (c.HEAD // 4)
    return Launch(
        computed=(
            Computed("parts", formula("max(1, min(most, ceil(Sk / part_keys)))", {"most": MOST_PARTS})),
            Computed("row_tiles", formula("ceil(Sq * (Hq // max(1, Hkv)) / rows)", {"rows": c.ROWS})),
            Computed("is_cut", formula("min(1, parts - 1)")),
        ),
        block=(32 * c.WARPS, 1, 1),
        smem_bytes=even.smem_bytes(c, even.cache_bytes(k.attributes)),
        grid=((Term("parts"), Term("Hkv"), Term("row_tiles"), Term("B")), (), ()),
        workspace=Workspace(bytes_per=4 * (c.HEAD + 2), terms=(*rows, Term("parts")), when="parts"),
        then=(
            Following(
                block=(COMBINE_THREADS, 1, 1),
                smem_bytes=runs * 4 * (c.HEAD + 2),
                grid=((*rows, Term("is_cut")), (), ()),
            ),
        ),
    )


def predict(k: KernelSpec):
    """As split_kv's, in waves of whole parts, and what parts cost."""
    c, arch, us = k.config, k.arch, even.work_us(k)
    step_keys = c.BN * c.WARPS
    l2_bytes_per_us = 0.92e3 * arch.device.memory_gb_per_s  # as if parts came from memory

    def predicted_us(problem, runtime):
        s = problem.sizes
        tiles = s.B * s.Hkv * ceil(s.Sq * (s.Hq // s.Hkv) / c.ROWS)
        tile_steps = maximum(1, ceil(s.Sk / step_keys))
        part_steps = maximum(runtime.part_keys // step_keys, ceil(tile_steps / MOST_PARTS))
        parts = ceil(tile_steps / part_steps)
        ctas = minimum(tiles * parts, arch.device.compute_units * c.RESIDENT)
        waves = ceil(tiles * parts / ctas)
        own_steps = waves * minimum(part_steps, tile_steps)
        work = us(s, tiles, tiles * tile_steps, ctas, own_steps, 1 + waves)
        combine = SECOND_US + 8.0 * s.B * s.Hq * s.Sq * parts * c.HEAD / l2_bytes_per_us
        return even.LAUNCH_US + even.COMBINE_US + work + 0.002 * ctas / 132 + where(parts > 1, combine, 0.0)

    return predicted_us


def _part_keys(problem, arch) -> tuple[int, ...]:
    """Such as cut the keys, and one."""
    return tuple(keys for keys in PART_KEYS if keys == PART_KEYS[0] or keys < problem.sizes.Sk)


def defaults(arch, attributes):
    """Of split_kv's, but for the smallest head: columns that a row lacks are not read."""
    return tuple(each for each in even.defaults(arch, attributes) if each["HEAD"] > 64)


FAMILY = replace(
    even.FAMILY,
    name="fixed_kv",
    description="Flash-Decoding with parts of a fixed number of keys: the same bits whatever else is in the batch.",
    names=lambda k: {"cut": "fixed", "COMBINE_THREADS": COMBINE_THREADS, **names(k)},
    runtime=(RuntimeParameter("part_keys", default=256, values=_part_keys),),
    launch=launch,
    defaults=defaults,
    default_rank=1,
    predict=predict,
)
