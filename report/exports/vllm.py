"""Configurations that won products, by the names that Triton's kernels in vLLM have for them (codegen/vllm.py): a file
for each N, K, device, data type and shape of blocks that have scales, and one for each layer of E experts with N
columns between its products, in it one object for each M. Only what has a counterpart is in it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

from codegen.record import Record
from codegen.top_k import Layer, TopK
from codegen.vllm import HALVES, LAYERS, OPS, TILE, Instance, counterpart_of, type_words, why_none
from report.tuned import Tuned

Files = dict[str, dict[str, dict[str, int]]]


def instance_of(record: Record) -> Instance:
    return Instance(record.op, record.attributes, record.family, record.config, record.runtime)


def why_not_exported(record: Record) -> str:
    """Why a record is in no file; "" where it is in one."""
    instance = instance_of(record)
    if record.op in OPS and record.attributes.get("layout", "nt") == "nt" and record.shape.get("batch", 1) != 1:
        return "batches of products"
    if reason := why_none(instance):
        return reason
    if record.op in LAYERS and record.attributes.get("gate") == "none":
        return "products of groups without a gate: a layer's file is of the one with it"
    if record.op == "grouped_gemm" and record.attributes.get("dtype") not in HALVES:
        return f"a layer of {record.attributes.get('dtype')}"
    tile = counterpart_of(instance)
    if any(tile[name].bit_count() != 1 for name in TILE):
        return "a tile that is no power of two each way, as Triton's are"
    return ""


def device_of(record: Record) -> str:
    """As it is in names of files there, where all H200s are one."""
    device = record.device_name.replace(" ", "_").replace("/", "-")
    return "NVIDIA_H200" if "H200" in device.split("_") else device


def layer_of(record: Record) -> Layer:
    return record.shape["G"], record.shape["N"]


def file_of(record: Record) -> str:
    shape, types = record.shape, type_words(instance_of(record))
    first = f"E={shape['G']},N={shape['N']}" if record.op in LAYERS else f"N={shape['N']},K={shape['K']}"
    return f"{first},device_name={device_of(record)}{types}.json"


def _preference(record: Record, top_k: int) -> tuple[int, int, bool]:
    """M, and what is the less the better: rows more or less than M's, and sums along K in f32 where theirs are not."""
    rows = record.shape["M"]
    m = max(1, round(rows / top_k))
    attributes = record.attributes
    is_rougher_there = attributes.get("scaling") == "row" and attributes.get("dtype") == "e4m3"
    return m, abs(rows - m * top_k), is_rougher_there and attributes.get("accumulation") != "fast"


def vllm_files(found: Sequence[Tuned], top_k: TopK) -> tuple[Files, Counter[str], set[Layer]]:
    """Files by name, each M's object in ascending order; how many records are in none, by the reason; and the layers.
    Of a layer M is its tokens, each of which has `top_k` rows; of records for one M the nearest to it counts, of
    these one that adds up as they do, and of equals the last."""
    files: dict[str, dict[int, tuple[tuple[int, bool], dict[str, int]]]] = defaultdict(dict)
    without: Counter[str] = Counter()
    layers: set[Layer] = set()
    for tuned in found:
        record = tuned.record
        if reason := why_not_exported(record):
            without[reason] += 1
            continue
        rows_of_token = 1
        if record.op in LAYERS:
            layers.add(layer_of(record))
            rows_of_token = top_k.of(layer_of(record)) or 1
        m, *order = _preference(record, rows_of_token)
        worse, of_file = (order[0], bool(order[1])), files[file_of(record)]
        if m not in of_file or worse <= of_file[m][0]:
            of_file[m] = (worse, counterpart_of(instance_of(record)))
    whole = {name: {str(m): sizes[m][1] for m in sorted(sizes)} for name, sizes in sorted(files.items())}
    return whole, without, layers
