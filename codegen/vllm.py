"""The configurations that Triton's kernels in vLLM have: which of ours have a counterpart there, and files of theirs as
candidates to begin a search with. A file is of one N and K, or of a layer's E experts and N columns between its two
products, and holds an object for each M: rows, or tokens, each of which a layer has `top_k` times. Its name says what
is multiplied: 16 bits where it says nothing, else 8 bits by 8 bits with scales of rows, or of blocks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import log2
from pathlib import Path
from typing import Any

from codegen.model import KernelSpec, Problem, UsageError, Values
from codegen.top_k import TopK, read_top_k

WARPS_OF_A_GROUP = 4
TILE = ("BLOCK_SIZE_M", "BLOCK_SIZE_N", "BLOCK_SIZE_K")
NAMES = (*TILE, "GROUP_SIZE_M", "num_warps", "num_stages")
MOST = 1 << 16  # of a value
MOST_DIGITS = 15  # of M
HALVES = ("f16", "bf16")  # a layer's file names no type for them
TYPES = (*HALVES, "f32", "tf32", "tf32x3", "f16_f32", "bf16_f32")  # of gemm, whose files say theirs
LAYERS = ("grouped_gemm", "scaled_grouped_gemm")
SCALED = {"gemm": "scaled_gemm", "grouped_gemm": "scaled_grouped_gemm"}
BYTES = {"fp8_w8a8": "e4m3", "int8_w8a8": "i8"}  # theirs, ours
BYTES_OF = {"scaled_gemm": ("e4m3", "i8"), "scaled_grouped_gemm": ("e4m3",)}
BLOCK = 128  # of K and of N, that have a scale; and the depth of all our tiles of 8 bits
BLOCK_SHAPE = f"[{BLOCK},{BLOCK}]"


@dataclass(frozen=True)
class Instance:
    """What a problem is computed by, as a record or a candidate has it."""

    op: str
    attributes: Mapping[str, str]
    family: str
    config: Mapping[str, Any]
    runtime: Mapping[str, int]


def _gemm_mma(instance: Instance) -> dict[str, int]:
    config = instance.config
    warps = config["BM"] // config["WM"] * (config["BN"] // config["WN"]) * config.get("SLICES", 1)
    return {"BLOCK_SIZE_M": config["BM"], "BLOCK_SIZE_N": config["BN"], "num_warps": warps}


def _gemm_wgmma(instance: Instance) -> dict[str, int]:
    """A swapped tile has N where others have M. Warps that only load are not counted, and two groups that work on tiles
    of their own in turn (PINGPONG) are one."""
    config = instance.config
    rows, columns = ("BN", "BM") if config["SWAP"] else ("BM", "BN")
    groups = 1 if config["PINGPONG"] else config["GROUPS"]
    return {"BLOCK_SIZE_M": config[rows], "BLOCK_SIZE_N": config[columns], "num_warps": WARPS_OF_A_GROUP * groups}


def _grouped_mma(instance: Instance) -> dict[str, int]:
    """With a gate the tile has columns of both matrices, which are one there."""
    config = instance.config
    columns = config["BN"] * (1 if instance.attributes["gate"] == "none" else 2)
    warps = config["BM"] // config["WM"] * (columns // config["WN"])
    return {"BLOCK_SIZE_M": config["BM"], "BLOCK_SIZE_N": columns, "num_warps": warps}


def _grouped_wgmma(instance: Instance) -> dict[str, int]:
    """Columns of B are the rows of its instruction."""
    config = instance.config
    groups = 1 if config["PINGPONG"] else config["GROUPS"]
    return {"BLOCK_SIZE_M": config["BN"], "BLOCK_SIZE_N": config["BM"], "num_warps": WARPS_OF_A_GROUP * groups}


def _scaled_wgmma(instance: Instance) -> dict[str, int]:
    """Rows of A are those of its instruction; with a gate BN has columns of both matrices."""
    config = instance.config
    groups = 1 if config["PINGPONG"] else config["GROUPS"]
    rows = 64 * config["BLOCKS"] * groups
    return {"BLOCK_SIZE_M": rows, "BLOCK_SIZE_N": config["BN"], "num_warps": WARPS_OF_A_GROUP * groups}


FAMILIES: dict[tuple[str, str], Callable[[Instance], dict[str, int]]] = {
    ("gemm", "mma"): _gemm_mma,
    ("gemm", "wgmma"): _gemm_wgmma,
    ("grouped_gemm", "mma"): _grouped_mma,
    ("grouped_gemm", "wgmma"): _grouped_wgmma,
    ("scaled_gemm", "mma"): _gemm_mma,
    ("scaled_gemm", "wgmma"): _scaled_wgmma,
    ("scaled_grouped_gemm", "mma"): _grouped_mma,
    ("scaled_grouped_gemm", "wgmma"): _scaled_wgmma,
}
OPS = tuple(dict.fromkeys(op for op, _ in FAMILIES))


def why_none(instance: Instance) -> str:
    """Why it has no counterpart; "" where it has one."""
    if instance.op not in OPS:
        return f"no product ({', '.join(OPS)})"
    if instance.op in BYTES_OF:
        if reason := _why_no_bytes(instance):
            return reason
    elif instance.attributes.get("layout") != "nt":
        return f"layout {instance.attributes.get('layout')}: weights are [N, K] there"
    if (instance.op, instance.family) not in FAMILIES:
        return f"family {instance.family}: no tile with warps and stages as Triton has them"
    split = instance.runtime.get("split_k", 1) * instance.config.get("SPLIT", 1)
    if split != 1 or instance.runtime.get("stream_k", 0) != 0:
        return "K is split (split_k, stream_k, SPLIT)"
    return ""


def _why_no_bytes(instance: Instance) -> str:
    """Of what is multiplied by 8 bits."""
    attributes = instance.attributes
    if attributes["dtype"] not in BYTES.values():
        return f"{attributes['dtype']}: A and B are both e4m3 there (fp8_w8a8), or integers (int8_w8a8)"
    if attributes["scaling"] == "block_row":
        return f"scaling block_row: blocks of B are {BLOCK} x {BLOCK} there"
    if attributes["dtype_c"] not in HALVES:
        return f"C of {attributes['dtype_c']}: it has 16 bits there"
    return ""


def type_words(instance: Instance) -> str:
    """What a file's name says of types and scales; of layers of 16 bits nothing."""
    attributes = instance.attributes
    if instance.op in BYTES_OF:
        word = next(theirs for theirs, ours in BYTES.items() if ours == attributes["dtype"])
        return f",dtype={word}" + (f",block_shape={BLOCK_SHAPE}" if attributes["scaling"] == "block" else "")
    return "" if instance.op in LAYERS else f",dtype={attributes['dtype']}"


def counterpart_of(instance: Instance) -> dict[str, int]:
    tile = FAMILIES[instance.op, instance.family](instance)
    return {
        "BLOCK_SIZE_M": tile["BLOCK_SIZE_M"],
        "BLOCK_SIZE_N": tile["BLOCK_SIZE_N"],
        "BLOCK_SIZE_K": BLOCK if instance.op in BYTES_OF else instance.config["BK"],
        "GROUP_SIZE_M": instance.runtime.get("raster_group", 1),
        "num_warps": tile["num_warps"],
        "num_stages": instance.config["STAGES"],
    }


# ------------------------------------------------------------------------------------------------ theirs, to begin with


@dataclass(frozen=True)
class Start:
    """A file of theirs."""

    path: str
    op: str
    sizes: Mapping[str, int]  # E and N, or N and K
    types: tuple[str, ...]  # of A and B
    scaling: str  # of 8 bits; else ""
    top_k: int
    configs: Mapping[int, Mapping[str, int]]  # by M

    def is_of(self, problem: Problem) -> bool:
        """A layer's is of both of its products, whose first one may have its two matrices as one."""
        attributes, s = problem.attributes, problem.sizes
        if attributes.dtype not in self.types or attributes.get("scaling", "") != self.scaling:
            return False
        if attributes.get("layout", "nt") != "nt":
            return False
        if self.op not in LAYERS:
            return (s.N, s.K) == (self.sizes["N"], self.sizes["K"])
        if s.G != self.sizes["E"]:
            return False
        between = self.sizes["N"]
        return bool(s.N == between if attributes.gate != "none" else s.N == 2 * between or s.K == between)

    def config_of(self, problem: Problem) -> Mapping[str, int]:
        """That of the nearest M, as their readers take it."""
        rows = problem.sizes.M / self.top_k
        return self.configs[min(self.configs, key=lambda m: (abs(m - rows), m))]


PARTS = re.compile(r"(\w+)=(\[[^\]]*\]|[^,]*)(?:,\s*|$)")


def _configs(path: Path) -> dict[int, dict[str, int]]:
    if path.exists() and not path.is_file():  # to open a pipe would wait for its writer
        raise UsageError(f"--starts {path} is no file: a pipe or a folder has no name that says what it is of")
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise UsageError(f"--starts {path} cannot be read as JSON: {error}") from error
    configs: dict[int, dict[str, int]] = {}
    for m, values in found.items() if isinstance(found, dict) else ():
        if not m.isascii() or not m.isdigit() or not isinstance(values, dict):
            continue  # triton_version
        if len(m) > MOST_DIGITS:
            raise UsageError(f"--starts {path}: M has {len(m)} digits; valid: up to {MOST_DIGITS}")
        numbers = {name: values.get(name) for name in NAMES}
        if bad := [n for n, v in numbers.items() if not isinstance(v, int) or isinstance(v, bool) or not 0 < v <= MOST]:
            raise UsageError(f"--starts {path}: {bad[0]} of M {m} is {numbers[bad[0]]!r}; valid: 1 to {MOST}")
        configs[int(m)] = {name: value for name, value in numbers.items() if value is not None}
    if not configs:
        raise UsageError(f'--starts {path} has no configuration: {{"M": {{"BLOCK_SIZE_M": 64, ...}}, ...}}')
    return configs


ONE = TopK()
WITHOUT = {
    "int8_w8a16": "weights of 8 bits by numbers of 16",
    "int4_w4a16": "weights of 4 bits by numbers of 16",
    "mxfp4_w4a4": "numbers of 4 bits",
}


def _types_of(path: Path, op: str, parts: Mapping[str, str]) -> tuple[str, tuple[str, ...], str]:
    """By what a name says: the op, types of A and B, and what has scales."""
    dtype = {"float16": "f16", "bfloat16": "bf16", "float32": "f32"}.get(parts.get("dtype", ""), parts.get("dtype", ""))
    shape = parts.get("block_shape", "").replace(" ", "")
    if dtype in BYTES and BYTES[dtype] in BYTES_OF[SCALED[op]]:
        if shape not in ("", BLOCK_SHAPE):
            has = f"{SCALED[op]} has them of {BLOCK_SHAPE}, or of rows"
            raise UsageError(f"--starts {path} has scales of {shape}; {has}")
        return SCALED[op], (BYTES[dtype],), "block" if shape else "row"
    types = HALVES if op in LAYERS else TYPES
    if dtype not in (*types, ""):
        of_bytes = [theirs for theirs, ours in BYTES.items() if ours in BYTES_OF[SCALED[op]]]
        why = f" ({WITHOUT[dtype]}, which no operator here multiplies)" if dtype in WITHOUT else ""
        raise UsageError(
            f"--starts {path} is of {dtype}{why}; {op} can begin with files of {', '.join(types)}, "
            f"{SCALED[op]} with files of {', '.join(of_bytes)}"
        )
    if shape:
        raise UsageError(f"--starts {path} has scales of {shape} and no dtype={', '.join(BYTES)} that they are of")
    return op, HALVES if op in LAYERS or dtype in ("", *HALVES) else (dtype,), ""


def read_start(path: Path, top_k: TopK = ONE) -> Start:
    """Of a file by the name that it has there."""
    name = path.name.removesuffix(".json")
    parts = dict(PARTS.findall(name)) if PARTS.sub("", name) == "" else {}
    names = ("E", "N") if "E" in parts else ("N", "K")
    if not all(re.fullmatch(r"[0-9]{1,9}", parts.get(each, "")) for each in names):
        raise UsageError(
            f"--starts {path}: its name says what it is of, such as E=8,N=14336,device_name=NVIDIA_H200.json or "
            "N=4096,K=4096,device_name=NVIDIA_H200,dtype=bf16.json"
        )
    op, types, scaling = _types_of(path, "grouped_gemm" if "E" in parts else "gemm", parts)
    sizes = {each: int(parts[each]) for each in names}
    rows = top_k.of((sizes["E"], sizes["N"])) if op in LAYERS else None
    return Start(str(path), op, sizes, types, scaling, rows or 1, _configs(path))


def read_starts(paths: Sequence[Path], words: Sequence[str]) -> list[Start]:
    """The files, and what `--top-k` says of their layers."""
    top_k = read_top_k(words)
    starts = [read_start(path, top_k) for path in paths]
    layers = [(start.sizes["E"], start.sizes["N"]) for start in starts if start.op in LAYERS]
    if unused := top_k.unused(layers):
        raise UsageError(f"--top-k names {unused[0]}, of which no file of --starts is")
    return starts


def require_starts_of(starts: Sequence[Start], ops: Sequence[str]) -> None:
    """That each is of an op which is tuned: what is begun with nowhere would be passed over in silence."""
    for start in starts:
        if start.op not in ops:
            verb = "is" if len(ops) == 1 else "are"
            raise UsageError(
                f"--starts {start.path} is of {start.op}, and tuned {verb} {', '.join(ops)}: "
                f"add --op {start.op}, or leave the file out"
            )


def _distance(ours: Mapping[str, int], theirs: Mapping[str, int]) -> tuple[float, float]:
    """Tiles first, in powers of two; then warps, stages and the order of tiles."""

    def apart(name: str) -> float:
        return abs(log2(ours[name] / theirs[name]))

    return sum(map(apart, TILE)), apart("num_warps") + apart("num_stages") / 2 + apart("GROUP_SIZE_M") / 4


def nearest(
    instances: Sequence[tuple[KernelSpec, Values]], problem: Problem, op: str, start: Start
) -> list[tuple[str, Values]]:
    """Of each family the candidate that is the nearest to what the file has for the problem: kernel id and run-time
    values. Of equals the first one, which is the best predicted."""
    theirs, best = start.config_of(problem), dict[str, tuple[tuple[float, float], str, Values]]()
    for kernel, runtime in instances:
        instance = Instance(op, problem.attributes, kernel.family.name, kernel.config, runtime)
        if why_none(instance):
            continue
        distance = _distance(counterpart_of(instance), theirs)
        if kernel.family.name not in best or distance < best[kernel.family.name][0]:
            best[kernel.family.name] = (distance, kernel.id, runtime)
    return [(id, runtime) for _, id, runtime in best.values()]
