"""Decoding on CPUs: a call reads the keys of one head of one sequence once for ROWS queries, in rows as they lie."""

from math import ceil

from codegen.arithmetic import maximum, minimum, where
from codegen.model import Constraint, Family, KernelSpec, Launch, SizeRule, Values, dtype_bytes
from templates.attention_decode.cache import cache_type, names
from templates.attention_forward.cpu_flash import lanes
from templates.attention_forward.heads import MOST_LENGTH

HEADS = (64, 128, 256)


def registers(k: KernelSpec) -> int:
    """Sums, a row of what they are multiplied from, a broadcast."""
    return k.config.ROWS * k.config.NV + k.config.NV + 1


def predict(k: KernelSpec):
    """Multiply-adds of both products, a horizontal sum for each score, and reading from memory."""
    c, arch = k.config, k.arch
    width = lanes(arch)
    core_bytes_per_us = 1e3 * max(12.0, arch.device.memory_gb_per_s / arch.device.compute_units)

    def predicted_us(problem, runtime):
        s = problem.sizes
        vectors = ceil(s.D / width)
        tiles = ceil(s.Sq * (s.Hq // s.Hkv) / c.ROWS)
        key_clocks = c.ROWS * (vectors * (1.0 + 0.5 / c.NV) + 12.0 + 40.0 / c.BN) + 4.0
        # Of 1024 keys where there are few heads and rows.
        parts = where(s.B * s.Hkv * tiles >= 64, 1, maximum(1, ceil(s.Sk / 1024)))
        rounds = ceil(s.B * s.Hkv * parts / maximum(1, problem.threads)) / parts
        read_us = 2.0 * dtype_bytes(cache_type(k.attributes)) * s.Sk * s.D / core_bytes_per_us
        compute_us = tiles * s.Sk * key_clocks / arch.device.clock_mhz
        # Part of the other is not hidden: where memory decides, who computes less is still faster.
        return 1.0 + rounds * (maximum(read_us, compute_us) + 0.3 * minimum(read_us, compute_us))

    return predicted_us


FAMILY = Family(
    name="cpu_decode",
    description="Online softmax over blocks of keys, dot products along rows as they lie.",
    template="cpu_decode.cc.j2",
    kind="cpu",
    requires=lambda attributes: {"f16c"} if attributes["dtype"] == "f16" else frozenset(),
    attributes={"dtype": ("f32", "bf16", "f16", "bf16_e4m3"), "kv_cache": None},
    parameters={"HEAD": HEADS, "ROWS": (1, 2, 4, 8), "BN": (32, 128), "NV": (2, 4)},
    constraints=(
        Constraint(
            "sums, a row and a broadcast fit the vector registers",
            lambda k: registers(k) <= (32 if lanes(k.arch) == 16 else 16),
        ),
    ),
    launch=lambda k: Launch(),
    rules=lambda k: (
        SizeRule("D", max=k.config.HEAD),
        SizeRule("Sq", max=MOST_LENGTH),
        SizeRule("Sk", max=MOST_LENGTH),
    ),
    pointer_alignment=lambda k: dtype_bytes(cache_type(k.attributes)),
    names=names,
    lengths=lambda k, runtime: Values(Sq=(k.config.ROWS,), Sk=(k.config.BN,), D=(k.config.HEAD,)),
    config_name=lambda k: "d{HEAD}.r{ROWS}.{BN}.v{NV}".format_map(k.config),
    defaults=lambda arch, attributes: tuple(
        {"HEAD": head, "ROWS": rows, "BN": 32, "NV": 2} for head, rows in ((128, 4), (256, 4), (128, 1))
    ),
    default_rank=0,
    predict=predict,
    driver="attention_decode_decode",
)
