"""Configurations that won products, by the names that Triton's kernels in vLLM have for them: one file for each N, K,
device and data type, in it one object for each M. Only what has a counterpart is in it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from codegen.record import Record
from report.tuned import Tuned

WARPS_OF_A_GROUP = 4


def _mma(config: Mapping[str, Any]) -> dict[str, int]:
    warps = config["BM"] // config["WM"] * (config["BN"] // config["WN"]) * config["SLICES"]
    return {"BLOCK_SIZE_M": config["BM"], "BLOCK_SIZE_N": config["BN"], "num_warps": warps}


def _wgmma(config: Mapping[str, Any]) -> dict[str, int]:
    """A swapped tile has N where others have M. Warps that only load are not counted, and two groups that work on tiles
    of their own in turn (PINGPONG) are one."""
    rows, columns = ("BN", "BM") if config["SWAP"] else ("BM", "BN")
    groups = 1 if config["PINGPONG"] else config["GROUPS"]
    return {"BLOCK_SIZE_M": config[rows], "BLOCK_SIZE_N": config[columns], "num_warps": WARPS_OF_A_GROUP * groups}


FAMILIES = {"mma": _mma, "wgmma": _wgmma}


def why_none(record: Record) -> str:
    """Why a record has no counterpart; "" where it has one."""
    runtime = record.runtime
    if record.op != "gemm":
        return "no product (gemm)"
    if record.attributes.get("layout") != "nt":
        return f"layout {record.attributes.get('layout')}: weights are [N, K] there"
    if record.shape.get("batch", 1) != 1:
        return "batches of products"
    if record.family not in FAMILIES:
        return f"family {record.family}: no tile with warps and stages as Triton has them"
    if runtime.get("split_k", 1) != 1 or runtime.get("stream_k", 0) != 0:
        return "K is split (split_k, stream_k)"
    tile = counterpart_of(record)
    if any(tile[name].bit_count() != 1 for name in ("BLOCK_SIZE_M", "BLOCK_SIZE_N", "BLOCK_SIZE_K")):
        return "a tile that is no power of two each way, as Triton's are"
    return ""


def counterpart_of(record: Record) -> dict[str, int]:
    tile = FAMILIES[record.family](record.config)
    return {
        "BLOCK_SIZE_M": tile["BLOCK_SIZE_M"],
        "BLOCK_SIZE_N": tile["BLOCK_SIZE_N"],
        "BLOCK_SIZE_K": record.config["BK"],
        "GROUP_SIZE_M": record.runtime.get("raster_group", 1),
        "num_warps": tile["num_warps"],
        "num_stages": record.config["STAGES"],
    }


def file_of(record: Record) -> str:
    device = record.device_name.replace(" ", "_").replace("/", "-")
    shape, dtype = record.shape, record.attributes["dtype"]
    return f"N={shape['N']},K={shape['K']},device_name={device},dtype={dtype}.json"


def vllm_files(found: Sequence[Tuned]) -> tuple[dict[str, dict[str, dict[str, int]]], Counter[str]]:
    """Files by name, each M's object in ascending order; and how many records have no counterpart, by the reason."""
    files: dict[str, dict[int, dict[str, int]]] = defaultdict(dict)
    without: Counter[str] = Counter()
    for tuned in found:
        if reason := why_none(tuned.record):
            without[reason] += 1
        else:
            files[file_of(tuned.record)][tuned.record.shape["M"]] = counterpart_of(tuned.record)
    return {name: {str(m): sizes[m] for m in sorted(sizes)} for name, sizes in sorted(files.items())}, without
