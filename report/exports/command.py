"""`export`, which `db export --format` calls: sources to files of other programs' formats."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from codegen.load import load_archs, load_ops
from codegen.model import CodegenError, UsageError
from codegen.problems import resolve_attributes
from codegen.render import render_kernel
from codegen.resolve import Unresolved, kernel_of
from codegen.top_k import read_top_k
from report.exports.kernel_tuner import cache_of, t1_of
from report.exports.space import Space, spaces_of
from report.exports.t4 import t4_of
from report.exports.vllm import vllm_files
from report.fault import ReportFault
from report.source import Source, read_lines, read_source, warn

FORMATS = ("t4", "t1", "vllm")
Files = Iterator[tuple[str, str]]  # a name, a text


def add_export(commands: Any, formatter: Any) -> None:
    export = commands.add_parser("export", help="files of other programs' formats", formatter_class=formatter)
    export.add_argument("out", type=Path, metavar="DIR", help="a folder; of one T4 file also its name")
    export.add_argument("--format", choices=FORMATS, required=True)
    export.add_argument("--journal", nargs="+", type=Path, default=[], help="else records, a line each, on stdin")
    export.add_argument(
        "--top-k", action="append", default=[], metavar="[E=8,N=512:]N",
        help="rows of a token in vLLM's files of layers, of all or of one (repeatable)",
    )  # fmt: skip
    export.add_argument("--templates", nargs="+", type=Path, default=[])
    export.add_argument("--archs", nargs="+", type=Path, default=[])


def _text(document: Any) -> str:
    return json.dumps(document, indent=1) + "\n"


def _labels(spaces: Sequence[Space]) -> list[str]:
    """Names of files: with the device where a problem was tuned on several."""
    several = len({space.label for space in spaces}) < len(spaces)
    labels = [f"{space.label}.{space.device.replace(' ', '_')}" if several else space.label for space in spaces]
    return [
        f"{label}.{labels[:i].count(label) + 1}" if label in labels[:i] else label for i, label in enumerate(labels)
    ]


def _t4_files(spaces: Sequence[Space]) -> Files:
    for label, space in zip(_labels(spaces), spaces, strict=True):
        yield f"{label}.t4.json", _text(t4_of(space))


def _source_of_winner(space: Space, templates: Sequence[Path], archs: Sequence[Path]) -> tuple[str, str]:
    """(ending, text)"""
    if space.tuned is None:
        raise ReportFault("nothing was decided of it")
    record = space.tuned.record
    ops, known_archs = load_ops(templates), load_archs(archs)
    if record.op not in ops:
        raise ReportFault(f"op {record.op} is not here: --templates names it")
    if record.arch not in known_archs:
        raise ReportFault(f"arch {record.arch} is not here: --archs names it")
    op, arch = ops[record.op], known_archs[record.arch]
    try:
        kernel = kernel_of(record, op, arch, resolve_attributes(op, record.attributes))
        return (".cu" if arch.kind == "cuda" else ".cc"), render_kernel(op, kernel).text
    except (CodegenError, Unresolved) as fault:
        raise ReportFault(str(fault)) from None


def _t1_files(spaces: Sequence[Space], templates: Sequence[Path], archs: Sequence[Path]) -> Files:
    found = 0
    for label, space in zip(_labels(spaces), spaces, strict=True):
        try:
            ending, text = _source_of_winner(space, templates, archs)
        except ReportFault as fault:
            warn(f"{space.name} is left out: {fault}")
            continue
        found += 1
        yield f"{label}{ending}", text
        yield f"{label}.cache.json", _text(cache_of(space))
        yield f"{label}.t1.json", _text(t1_of(space, f"{label}{ending}", f"{label}.cache.json"))
    if not found:
        raise ReportFault("of no problem there is a search space whose winner's source is here")


def _warn_of_predictions(sources: Sequence[Source]) -> None:
    """They are in no file of another program, in whose words nothing is only predicted."""
    predicted = sum(each.record.predicted for source in sources for each in source.tuned)
    if predicted:
        warn(f"{predicted} without a measurement: predicted for a device that was not there")


def _vllm_files(sources: Sequence[Source], words: Sequence[str]) -> Files:
    try:
        top_k = read_top_k(words)
    except UsageError as fault:
        raise ReportFault(str(fault)) from None
    tuned = [each for source in sources for each in source.tuned if not each.record.predicted]
    files, without, layers = vllm_files(tuned, top_k)
    for reason, count in sorted(without.items()):
        warn(f"{count} without a counterpart: {reason}")
    if not files:
        raise ReportFault(
            "no measured record has a counterpart there: products of layout nt by mma or wgmma, whose K is not split"
        )
    for experts, between in sorted(layer for layer in layers if top_k.of(layer) is None):
        name = f"E={experts},N={between}"
        warn(f"M of {name} is rows: --top-k N or --top-k {name}:N says how many of them a token has")
    for name in top_k.unused(layers):
        warn(f"--top-k names {name}, and no layer that is exported is of it")
    for name, document in files.items():
        yield name, _text(document)


def _files(arguments: argparse.Namespace, sources: Sequence[Source]) -> Files:
    _warn_of_predictions(sources)
    if arguments.format == "vllm":
        return _vllm_files(sources, arguments.top_k)
    spaces = [space for source in sources for space in spaces_of(source)]
    if arguments.format == "t4":
        return _t4_files(spaces)
    if not all(space.is_whole for space in spaces):
        warn("of records a space is their finalists; --journal WORK/journal/NNNN.jsonl has all that a run tried")
    return _t1_files(spaces, arguments.templates, arguments.archs)


def run_export(arguments: argparse.Namespace, write: Callable[[Path, bytes], None]) -> int:
    """`write`: a file, and its folder where there is none."""
    sources = [read_source(path.name, path) for path in arguments.journal]
    if not arguments.journal:
        sources = [read_lines(Path("stdin"), sys.stdin.read())]
    out: Path = arguments.out
    files = list(_files(arguments, sources))
    if not files:
        raise ReportFault("nothing was measured there; tune, or name a journal (--journal WORK/journal/NNNN.jsonl)")
    is_file = arguments.format == "t4" and out.suffix == ".json"
    if is_file and len(files) > 1:
        raise ReportFault(f"{out} would hold {len(files)} problems, and T4 has one: name a folder")
    for name, text in files:
        # As a path it is anyone's text.
        write(out if is_file else out / name.replace(os.sep, "-"), text.encode())
    print(out if is_file else f"{len(files)} {'file' if len(files) == 1 else 'files'} in {out}")
    return 0
