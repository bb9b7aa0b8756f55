"""Flash-Decoding by mma.sync (or CUDA cores): every CTA takes an equal share of all keys, each warp streams its own."""

from itertools import product
from math import ceil

from codegen.arithmetic import maximum, minimum
from codegen.model import (
    ArchSpec,
    Constraint,
    Family,
    KernelSpec,
    Launch,
    RuntimeConstraint,
    RuntimeParameter,
    SizeRule,
    Term,
    Values,
    Workspace,
    dtype_bytes,
)
from templates.attention_decode.cache import CACHES, cache_type, names, row_type
from templates.attention_forward.heads import HEADS, MOST_QUERIES, NEXT_HEAD, VECTOR, size_rules
from templates.attention_forward.mma import loads_values, math_values

MOST_CTAS = 1024  # a counter each
MOST_RESIDENT = 6
FLAG_BYTES = 16  # static shared memory: whether a CTA is a tile's last
LATENCY_US = 1.44  # from a request to its data, with memory busy
LAUNCH_US = 3.5
TILE_CLOCKS = 3500  # Q's way in, the warps' sums on theirs, O's way out
COMBINE_US = 2.5
BLOCK_CLOCKS = 546  # of a warp that waits for nothing: the two chains of products, maxima, exponentials
BUSY_CLOCKS = 569  # more, for each four warps that an SM has
DEEP_LOSS = 0.0566  # of memory's time, for each time as much under way as its latency asks for
BYTE_ROWS = ("D", *(f"stride_{letter}{axis}" for letter in "kv" for axis in "shb"))  # 16 bytes at a time
UNEVEN_LOSS = 0.893  # of memory's time: CTAs that have a step less wait


def cache_bytes(attributes: Values) -> int:
    return dtype_bytes(cache_type(attributes))


def stage_bytes(c: Values, element: int) -> int:
    """A block of K and one of V for each warp."""
    return c.WARPS * 2 * element * c.BN * c.HEAD


def smem_bytes(c: Values, element: int) -> int:
    """Q, stages of elements of so many bytes, on CUDA cores the weights in f32, a warp's sums, a quarter of the warps'
    at least, and of an 8-bit cache the scales of each stage's keys."""
    weights = 0 if c.MATH == "mma" else 4 * c.WARPS * c.ROWS * (c.BN + 4)
    sums = max(1, c.WARPS // 4) * 32 * 4 * (c.ROWS // 16) * (4 + c.HEAD // 2)
    scales = c.WARPS * c.STAGES * 2 * 4 * c.BN if element == 1 else 0
    return 2 * c.ROWS * c.HEAD + c.STAGES * stage_bytes(c, element) + weights + sums + scales + FLAG_BYTES


def registers(c: Values) -> int:
    """Values, scores, held Q, and what addresses, maxima and sums took when compiled."""
    held = c.HEAD // 4 if c.ROWS * c.HEAD <= 2048 else 0
    return min(255, c.ROWS // 16 * (c.HEAD // 2 + c.BN // 2) + held + 90)


def room(arch: ArchSpec, c: Values, element: int) -> int:
    """CTAs that an SM holds."""
    limits = arch.limits
    by_registers = limits.registers_per_sm // (32 * c.WARPS * registers(c))
    return min(MOST_RESIDENT, by_registers, limits.smem_bytes_per_sm // (smem_bytes(c, element) + 1024))


def bytes_under_way(k: KernelSpec) -> float:
    """Of a CTA, while a stage is worked on."""
    return max(0.25, k.config.STAGES - 1) * stage_bytes(k.config, cache_bytes(k.attributes))


def launch(k: KernelSpec) -> Launch:
    part = 4 * k.config.ROWS * (k.config.HEAD + 2)
    return Launch(
        block=(32 * k.config.WARPS, 1, 1),
        smem_bytes=smem_bytes(k.config, cache_bytes(k.attributes)),
        grid=((Term("ctas"),), (), ()),
        ctas_per_unit=k.config.RESIDENT,
        cut_by_batch=("ctas",),
        workspace=Workspace(fixed_bytes=4 * MOST_CTAS, bytes_per=2 * part, terms=(Term("ctas"),)),
    )


def is_top(k: KernelSpec) -> bool:
    return k.config.MATH == "mma" and k.config.LOADS == loads_values(k.arch)[0]


def work_us(k: KernelSpec):
    """Of CTAs that share memory, or wait for their own blocks, whichever takes longer: (sizes, tiles, steps of all,
    CTAs at once, steps of the longest CTA, tiles or parts of one) -> us."""
    c, arch = k.config, k.arch
    memory_bytes_per_us = arch.device.memory_gb_per_s * 1e3
    latency_bytes = memory_bytes_per_us * LATENCY_US / arch.device.compute_units
    depth_of_cta = bytes_under_way(k) / latency_bytes
    rate = 0.92 * memory_bytes_per_us
    slow = 1.0 if c.MATH == "mma" else 30.0
    size = slow * c.BN / 16 * (0.4 + 0.6 * c.HEAD / 128) * c.ROWS / 16
    block_clocks = size * BLOCK_CLOCKS + (0 if c.LOADS == "async" else 2000)
    busy_clocks = size * BUSY_CLOCKS * c.WARPS / 4

    def us(s, tiles, steps, ctas, own_steps, own_tiles):
        on_unit = maximum(1, ctas / arch.device.compute_units)
        clocks = own_steps * (block_clocks + busy_clocks * on_unit) + TILE_CLOCKS * own_tiles
        compute_us = clocks / arch.device.clock_mhz
        read_us = 2.0 * cache_bytes(k.attributes) * tiles * s.Sk * s.D / rate
        depth = depth_of_cta * on_unit
        enough = maximum(1, depth)
        read_us *= enough / depth + DEEP_LOSS * (enough - 1)
        read_us *= 1 + UNEVEN_LOSS * (own_steps * ctas / steps - 1)
        return maximum(compute_us, read_us)

    return us


def predict(k: KernelSpec):
    c, arch, us = k.config, k.arch, work_us(k)

    def predicted_us(problem, runtime):
        s = problem.sizes
        tiles = s.B * s.Hkv * ceil(s.Sq * (s.Hq // s.Hkv) / c.ROWS)
        steps = tiles * maximum(1, ceil(s.Sk / (c.BN * c.WARPS)))
        ctas = minimum(runtime.ctas, arch.device.compute_units * c.RESIDENT, steps)
        work = us(s, tiles, steps, ctas, ceil(steps / ctas), 1 + tiles / ctas)
        return LAUNCH_US + COMBINE_US + work + 0.002 * ctas / 132

    return predicted_us


def _ctas(problem, arch) -> tuple[int, ...]:
    """As many as are resident, or one for each compute unit: then fewer share a tile."""
    return MOST_CTAS, arch.device.compute_units


def _rows_are_needed(k, problem, runtime):
    return k.config.ROWS == 16 or problem.sizes.Sq * (problem.sizes.Hq // problem.sizes.Hkv) > k.config.ROWS // 2


def defaults(arch, attributes):
    """As deep a pipeline as shared memory holds; for any alignment, single elements."""
    fast = "mma" in math_values(arch, Values(dtype=row_type(attributes)))
    loads = loads_values(arch)[0]
    sizes = (128, 256) if attributes.dtype in CACHES else (64, 128, 256)
    heads = [(head, "mma", loads) for head in sizes] if fast else []
    found = []
    for head, math, loads in [*heads, (256, "mma" if fast else "fma", "scalar")]:
        deep = (6, 4, 3, 2) if loads == "async" else (1,)
        for warps, stages in product((4, 2), deep):
            config = Values(HEAD=head, ROWS=16, BN=16, WARPS=warps, STAGES=stages, MATH=math, LOADS=loads)
            if smem_bytes(config, cache_bytes(attributes)) <= arch.limits.smem_bytes_per_cta:
                found.append({**config, "RESIDENT": room(arch, config, cache_bytes(attributes))})
                break
    return tuple(found)


FAMILY = Family(
    name="split_kv",
    description="Flash-Decoding: an equal share of all keys for each CTA, summed up in the same launch.",
    template="split_kv/kernel.cu.j2",
    kind="cuda",
    requires=lambda attributes: {row_type(attributes)},
    attributes={"dtype": ("f16", "bf16", *CACHES), "kv_cache": None},
    parameters={
        "HEAD": lambda k: tuple(head for head in HEADS if k.attributes.dtype not in CACHES or head % 64 == 0),
        "ROWS": (16, 32),
        "BN": (16, 32),
        "WARPS": (2, 4, 8),
        "STAGES": (1, 2, 3, 4, 6, 8),
        "RESIDENT": tuple(range(1, MOST_RESIDENT + 1)),
        "MATH": lambda k: math_values(k.arch, Values(dtype=row_type(k.attributes))),
        "LOADS": lambda k: loads_values(k.arch),
    },
    constraints=(
        Constraint(
            "asynchronous copies run ahead, and only they",
            lambda k: (k.config.STAGES > 1) == (k.config.LOADS == "async"),
        ),
        Constraint(
            "below tensor cores and the fastest loads there are the fallback's tiles alone",
            lambda k: (
                is_top(k)
                or ((k.config.ROWS, k.config.BN, k.config.LOADS) == (16, 16, "scalar") and k.config.WARPS <= 4)
            ),
        ),
        Constraint(
            "an SM has as many CTAs as there is room for",
            lambda k: k.config.RESIDENT == room(k.arch, k.config, cache_bytes(k.attributes)),
        ),
        Constraint(
            "bytes go through tensor cores", lambda k: k.attributes.dtype not in CACHES or k.config.MATH == "mma"
        ),
        Constraint("registers fit a thread", lambda k: k.config.ROWS * k.config.HEAD <= 4096),
        Constraint(
            "shared memory fits a CTA",
            lambda k: smem_bytes(k.config, cache_bytes(k.attributes)) <= k.arch.limits.smem_bytes_per_cta,
        ),
    ),
    names=lambda k: {"cut": "even", **names(k)},
    runtime=(RuntimeParameter("ctas", default=MOST_CTAS, values=_ctas),),
    runtime_constraints=(
        NEXT_HEAD,
        RuntimeConstraint("a tile with half as many rows would not do", _rows_are_needed),
    ),
    launch=launch,
    rules=lambda k: (
        *size_rules(k.config.HEAD, 1 if k.config.LOADS == "scalar" else VECTOR, least_length=0),
        SizeRule("Sq", max=MOST_QUERIES),
        *(SizeRule(size, 16) for size in BYTE_ROWS if k.attributes.dtype in CACHES and k.config.LOADS != "scalar"),
    ),
    pointer_alignment=lambda k: cache_bytes(k.attributes) if k.config.LOADS == "scalar" else 16,
    lengths=lambda k, runtime: Values(Sq=(k.config.ROWS,), Sk=(k.config.BN * k.config.WARPS,), D=(k.config.HEAD,)),
    config_name=lambda k: "{MATH}.{LOADS}.d{HEAD}.r{ROWS}.{BN}x{WARPS}.s{STAGES}".format_map(k.config),
    defaults=defaults,
    default_rank=0,
    predict=predict,
)
