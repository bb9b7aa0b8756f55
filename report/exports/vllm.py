"""Configurations that won products, by the names that Triton's kernels in vLLM have for them (codegen/vllm.py): a file
for each N, K, device and data type, and one for each layer of E experts with N columns between its products, in it one
object for each M. Only what has a counterpart is in it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from codegen.record import Record
from codegen.vllm import HALVES, OPS, TILE, Instance, counterpart_of, why_none
from report.tuned import Tuned

Files = dict[str, dict[str, dict[str, int]]]


def instance_of(record: Record) -> Instance:
    return Instance(record.op, record.attributes, record.family, record.config, record.runtime)


def why_not_exported(record: Record) -> str:
    """Why a record is in no file; "" where it is in one."""
    instance = instance_of(record)
    if record.op in OPS and record.attributes.get("layout") == "nt" and record.shape.get("batch", 1) != 1:
        return "batches of products"
    if reason := why_none(instance):
        return reason
    if record.op == "grouped_gemm" and record.attributes.get("gate") == "none":
        return "products of groups without a gate: a layer's file is of the one with it"
    if record.op == "grouped_gemm" and record.attributes.get("dtype") not in HALVES:
        return f"a layer of {record.attributes.get('dtype')}"
    tile = counterpart_of(instance)
    if any(tile[name].bit_count() != 1 for name in TILE):
        return "a tile that is no power of two each way, as Triton's are"
    return ""


def file_of(record: Record) -> str:
    """A layer's names no type of 16 bits."""
    device = record.device_name.replace(" ", "_").replace("/", "-")
    shape, dtype = record.shape, record.attributes["dtype"]
    if record.op == "grouped_gemm":
        return f"E={shape['G']},N={shape['N']},device_name={device}.json"
    return f"N={shape['N']},K={shape['K']},device_name={device},dtype={dtype}.json"


def vllm_files(found: Sequence[Tuned], top_k: int = 1) -> tuple[Files, Counter[str]]:
    """Files by name, each M's object in ascending order; and how many records are in none, by the reason. Of a layer M
    is its tokens, each of which has `top_k` rows; of records for one M the nearest to it counts, of equals the last."""
    files: dict[str, dict[int, tuple[int, dict[str, int]]]] = defaultdict(dict)
    without: Counter[str] = Counter()
    for tuned in found:
        record = tuned.record
        if reason := why_not_exported(record):
            without[reason] += 1
            continue
        rows = record.shape["M"]
        of_token = top_k if record.op == "grouped_gemm" else 1
        m = max(1, round(rows / of_token))
        distance, of_file = abs(rows - m * of_token), files[file_of(record)]
        if m not in of_file or distance <= of_file[m][0]:
            of_file[m] = (distance, counterpart_of(instance_of(record)))
    return {name: {str(m): sizes[m][1] for m in sorted(sizes)} for name, sizes in sorted(files.items())}, without
