#!/usr/bin/env python3
"""What a result file of a population says: how many times as long as ours the best peer takes, over all problems and
over those that are alike; the worst of them, and how each was dispatched.

  python3 bench/population_summary.py bench/results/*/gemm_population_bf16_seed1.jsonl
  python3 bench/population_summary.py --json FILE...          the same as one JSON document

The ratio of a problem is its fastest peer's time / ours: above 1 ours is faster. p10 is the ratio that a tenth of the
problems are below. Several files of one device and type are taken as one population."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

Line = Mapping[str, Any]

TILE = 128  # rows and columns of a usual one
WORST = 10


class NoResults(ValueError):
    """A file that holds no results, in a sentence that names it."""


def read(path: Path) -> list[Line]:
    try:
        header, *lines = [json.loads(text) for text in path.read_text(encoding="utf-8").splitlines()]
        if not lines or "device" not in header:
            raise NoResults(f"{path} holds no results: the first line says where they were taken, the others what")
        for line in lines:
            line["peers"] = {name: us for name, us in line["peers"].items() if not name.startswith("ours")}
    except (OSError, json.JSONDecodeError, KeyError, TypeError, ValueError) as fault:
        if isinstance(fault, NoResults):
            raise
        raise NoResults(f"{path} is no result file: {fault!r}") from fault
    return lines


def is_timed(line: Line) -> bool:
    """Ours, and a peer: neither runs everything that the other does."""
    return bool(line["ours_us"] and line["peers"])


def ratio(line: Line) -> float:
    """Of the fastest peer."""
    return min(line["peers"].values()) / line["ours_us"]


def percentile(values: Sequence[float], share: float) -> float:
    """Between neighbours by their distance."""
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


def flops(line: Line) -> float:
    """What a problem computes; the half of it where half of the scores are masked."""
    s = line["shape"]
    if line["op"] == "gemm":
        return 2.0 * s["M"] * s["N"] * s["K"] * s.get("batch", 1)
    return 4.0 * s["B"] * s["Hq"] * s["Sq"] * s["Sk"] * s["D"] * (0.5 if line["mask"] == "causal" else 1)


def up_to(value: float, bounds: Sequence[int], name: str) -> str:
    """ "M <= 16", or "M > 1024" beyond the last of the bounds."""
    for bound in bounds:
        if value <= bound:
            return f"{name} <= {bound}"
    return f"{name} > {bounds[-1]}"


def sizes_of_rows(line: Line) -> list[int]:
    """Where these are multiples of 8 elements every row begins where wide accesses can."""
    return [line["shape"][name] for name in ("MNK" if line["op"] == "gemm" else ("Sq", "Sk", "D"))]


def is_aligned(line: Line) -> bool:
    return all(size % 8 == 0 for size in sizes_of_rows(line))


def alignment(line: Line) -> str:
    sizes = sizes_of_rows(line)
    for multiple in (64, 8):
        if all(size % multiple == 0 for size in sizes):
            return f"multiples of {multiple}"
    return "any number"


def depth_over_tiles(line: Line) -> str:
    """Few tiles of long K leave most of a device idle unless the depth is cut."""
    shape = line["shape"]
    tiles = math.ceil(shape["M"] / TILE) * math.ceil(shape["N"] / TILE) * shape.get("batch", 1)
    return up_to(shape["K"] / tiles, (4, 64, 1024), "K / tiles")


Grouping = tuple[str, Callable[[Line], str]]
GEMM: tuple[Grouping, ...] = (
    ("layout", lambda line: line["layout"]),
    ("alignment", alignment),
    ("rows", lambda line: up_to(line["shape"]["M"], (16, 128, 1024), "M")),
    ("depth", depth_over_tiles),
    ("dispatch", lambda line: line["match"]),
)
ATTENTION: tuple[Grouping, ...] = (
    ("mask", lambda line: line["mask"]),
    ("head", lambda line: f"D = {line['shape']['D']:3}"),
    ("queries", lambda line: up_to(line["shape"]["Sq"], (128, 1024, 4096), "Sq")),
    ("fastest peer", lambda line: min(line["peers"], key=line["peers"].get)),
)
GROUPINGS = {"gemm": GEMM, "attention_forward": ATTENTION}


def figures(lines: Sequence[Line]) -> dict[str, float]:
    ratios = [ratio(line) for line in lines]
    return {
        "problems": len(ratios),
        "geomean": math.exp(sum(map(math.log, ratios)) / len(ratios)),
        "p10": percentile(ratios, 0.1),
        "min": min(ratios),
        "slower": sum(each < 1 for each in ratios),
    }


def group_order(name: str) -> tuple[bool, list[int], str]:
    """By the numbers in it, "more than" last."""
    return ">" in name, [int(digits) for digits in "".join(c if c.isdigit() else " " for c in name).split()], name


def summary(all_lines: Sequence[Line]) -> dict[str, Any]:
    lines = [line for line in all_lines if is_timed(line)]
    if not lines:
        raise NoResults("no problem was timed on both sides")
    op = lines[0]["op"]
    if op not in GROUPINGS:
        raise NoResults(f"results of {op}; those of a population are of {', '.join(GROUPINGS)}")
    found: dict[str, Any] = {"all": figures(lines)}
    if op == "gemm" and all("cublaslt_first" in line["peers"] for line in lines):
        found["first heuristic"] = figures(
            [{**line, "peers": {"first": line["peers"]["cublaslt_first"]}} for line in lines]
        )
    found["left_out"] = [problem_text(line) for line in all_lines if not is_timed(line)]
    found["by"] = {}
    for title, group_of in GROUPINGS[op]:
        groups: dict[str, list[Line]] = {}
        for line in lines:
            groups.setdefault(group_of(line), []).append(line)
        found["by"][title] = {name: figures(groups[name]) for name in sorted(groups, key=group_order)}
    worst = sorted(lines, key=ratio)[:WORST]
    found["worst"] = [{"ratio": ratio(line), "problem": problem_text(line), **line} for line in worst]
    if any("gpu_seconds" in line for line in lines):
        seconds = [line["gpu_seconds"] for line in lines if "gpu_seconds" in line]
        found["gpu_seconds"] = {"mean": sum(seconds) / len(seconds), "most": max(seconds)}
    return found


def problem_text(line: Line) -> str:
    words = [f"{name}={size}" for name, size in line["shape"].items() if name != "layout"]
    return " ".join([*words, line.get("layout") or line.get("mask") or ""]).strip()


def row(name: str, numbers: Mapping[str, float]) -> str:
    return (
        f"{name:<26} {numbers['problems']:>8} {numbers['geomean']:>8.3f} {numbers['p10']:>7.3f} "
        f"{numbers['min']:>7.3f} {numbers['slower']:>7}\n"
    )


def to_text(found: Mapping[str, Any]) -> str:
    text = f"{'best peer / ours':<26} {'problems':>8} {'geomean':>8} {'p10':>7} {'min':>7} {'slower':>7}\n"
    text += row("all", found["all"])
    if "first heuristic" in found:
        text += row("against its first choice", found["first heuristic"])
    for title, groups in found["by"].items():
        text += f"{title}\n" + "".join(row(f"  {name}", numbers) for name, numbers in groups.items())
    text += "".join(f"not timed on both sides: {problem}\n" for problem in found["left_out"])
    text += "the worst\n"
    for line in found["worst"]:
        peer = min(line["peers"].values())
        text += f"  {line['ratio']:.3f}  {line['ours_us']:>10.2f} us, {peer:.2f} of the peer's  {line['problem']}"
        text += f"  {line.get('match', '')} {line['instance']}\n"
    if "gpu_seconds" in found:
        seconds = found["gpu_seconds"]
        mean, most = seconds["mean"], seconds["most"]
        text += f"search and final of a problem: {mean:.2f} GPU seconds on average, {most:.2f} at most\n"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="result files of populations")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    arguments = parser.parse_args()
    try:
        found = summary([line for path in arguments.files for line in read(path)])
    except NoResults as fault:
        sys.exit(f"population_summary: error: {fault}")
    if arguments.json:
        print(json.dumps(found, indent=1))
    else:
        print(" ".join(path.name for path in arguments.files) + "\n" + to_text(found), end="")


if __name__ == "__main__":
    main()
