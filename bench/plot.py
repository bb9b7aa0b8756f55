"""Draws docs/<name>.svg from bench/results: one bar a shape, peer time / our time, so that above 1 ours is faster; and
how good a tuning is after how many seconds (tuning_quality); attention's rates by length (attention_sweep), and what
each of its optimisations is worth (attention_ladder); at what rate decoding reads the cache (attention_decode); and a
dot for each problem of a population.

Run by hand after the results changed: python3 bench/plot.py (needs python3-matplotlib). Reads committed results only.
"""

import argparse
import json
import math
from pathlib import Path
from typing import Any

import matplotlib
import population_summary

matplotlib.use("svg")
matplotlib.rcParams.update(
    {"svg.fonttype": "none", "svg.hashsalt": "tilewright", "font.family": "sans-serif", "font.size": 9}
)
from matplotlib import pyplot  # noqa: E402  (the backend is chosen first)

ROOT = Path(__file__).resolve().parent.parent
PEER_TITLES = {
    "openblas": "OpenBLAS",
    "cublaslt_best": "cuBLASLt, best of 32 heuristics",
    "cublaslt_first": "cuBLASLt, first heuristic",
}
BACKENDS = {
    "ours": "Tilewright",
    "ours_mma": "Tilewright, family mma",
    "sdpa_cudnn": "cuDNN (SDPA)",
    "sdpa_flash": "FlashAttention-2 (SDPA)",
    "sdpa_efficient": "memory-efficient (SDPA)",
}
COLORS = ("#2a6f97", "#e07a5f")
STYLES = ("-", "--", ":", "-.")
RATIO_TICKS = (0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 5, 10, 20, 50)
CLOCK_TITLES = {"run_s": "device seconds of the whole run", "problem_s": "device seconds spent on each problem"}


def read_results(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    header, *lines = [json.loads(text) for text in path.read_text().splitlines()]
    return header, lines


def shape_label(shape: dict[str, Any]) -> str:
    return f"{shape['M']}×{shape['N']}×{shape['K']}"


def geometric_mean(values: list[float]) -> float:
    return math.exp(sum(map(math.log, values)) / len(values))


def draw(header: dict[str, Any], lines: list[dict[str, Any]], peer: str, target: Path) -> None:
    """One group of bars a shape, one bar a thread count (a GPU has one group of one)."""
    groups = sorted({line.get("threads", 0) for line in lines})
    labels = list(dict.fromkeys(shape_label(line["shape"]) for line in lines))
    width = 0.8 / len(groups)
    figure, axes = pyplot.subplots(figsize=(10, 3.5), layout="constrained")
    for index, threads in enumerate(groups):
        ratios = {
            shape_label(line["shape"]): line["peers"][peer] / line["ours_us"]
            for line in lines
            if line.get("threads", 0) == threads
        }
        positions = [labels.index(label) + (index - (len(groups) - 1) / 2) * width for label in ratios]
        name = f"{threads} thread{'s' if threads > 1 else ''}, " if threads else ""
        axes.bar(
            positions,
            ratios.values(),
            width,
            color=COLORS[index % 2],
            label=f"{name}geomean {geometric_mean(list(ratios.values())):.2f}",
        )
    axes.axhline(1, color="black", linewidth=0.8)
    axes.set_xticks(range(len(labels)), labels, rotation=60, ha="right", fontsize=7)
    axes.set_ylabel("peer time / our time")
    axes.set_title(
        f"GEMM {lines[0]['dtype']} on {header['device']['name']}, against {PEER_TITLES.get(peer, peer)}",
        fontsize=10,
        loc="left",
    )
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="lower right", bbox_to_anchor=(1, 1), ncols=len(groups))
    figure.savefig(target, metadata={"Date": None})
    pyplot.close(figure)


def draw_quality(header: dict[str, Any], lines: list[dict[str, Any]], target: Path) -> None:
    """A panel a clock, a line a run."""
    problems = {run["run"]: run["problems"] for run in header["summary"]["runs"]}
    figure, panels = pyplot.subplots(1, len(CLOCK_TITLES), figsize=(10, 3.5), sharey=True, layout="constrained")
    for axes, (clock, title) in zip(panels, CLOCK_TITLES.items(), strict=True):
        for index, curve in enumerate(line for line in lines if line.get("clock") == clock):
            axes.step(
                curve["seconds"],
                curve["quality"],
                where="post",
                color=COLORS[index % 2],
                linestyle=STYLES[index // 2 % len(STYLES)],
                label=f"{curve['run']}: {problems[curve['run']]} problems",
            )
        axes.axhline(1, color="black", linewidth=0.8)
        axes.set_xlabel(title)
        axes.spines[["top", "right"]].set_visible(False)
    panels[0].set_xlim(left=0)
    panels[1].set_xscale("log")
    panels[0].set_ylabel("final best / best so far (geomean)")
    panels[0].set_title(f"Quality of a tuning on {header['device']['name']}", fontsize=10, loc="left")
    panels[1].legend(frameon=False, loc="lower right")
    figure.savefig(target, metadata={"Date": None})
    pyplot.close(figure)


def draw_sweep(header: dict[str, Any], lines: list[dict[str, Any]], target: Path) -> None:
    """A row a mask, a column a head size, a line a backend, with 95 % confidence intervals of the medians."""
    lines = [line for line in lines if line["dtype"] == "bf16"]
    heads = sorted({line["shape"]["D"] for line in lines})
    figure, panels = pyplot.subplots(2, len(heads), figsize=(12, 5), sharex=True, sharey="row", layout="constrained")
    for row, mask in enumerate(("full", "causal")):
        for column, head in enumerate(heads):
            axes = panels[row][column]
            some = [line for line in lines if line["mask"] == mask and line["shape"]["D"] == head]
            for index, (backend, title) in enumerate(BACKENDS.items()):
                timed = [line for line in some if backend in line["tflops"]]
                lengths = [line["shape"]["Sq"] for line in timed]
                rates = [line["tflops"][backend] for line in timed]
                us = [line["ours_us"] if backend == "ours" else line["peers"][backend] for line in timed]
                low = [
                    r - r * t / line["confidence_us"][backend][1] for r, t, line in zip(rates, us, timed, strict=True)
                ]
                high = [
                    r * t / line["confidence_us"][backend][0] - r for r, t, line in zip(rates, us, timed, strict=True)
                ]
                spread = [[max(0, each) for each in low], [max(0, each) for each in high]]
                color = pyplot.get_cmap("tab10")(index)
                axes.errorbar(lengths, rates, spread, color=color, marker=".", linewidth=1, label=title)
            axes.set_xscale("log", base=2)
            axes.set_title(f"D = {head}, {mask}", fontsize=9)
            axes.spines[["top", "right"]].set_visible(False)
        panels[row][0].set_ylabel("TFLOP/s")
        panels[row][0].set_ylim(bottom=0)
    for axes in panels[1]:
        axes.set_xlabel("tokens")
    figure.suptitle(f"Attention forward, bf16, 16,384 tokens in all, on {header['device']}", fontsize=10)
    panels[0][0].legend(frameon=False, fontsize=7)
    figure.savefig(target, metadata={"Date": None})
    pyplot.close(figure)


def draw_ladder(header: dict[str, Any], lines: list[dict[str, Any]], target: Path) -> None:
    """A bar a rung, with its time and what it gained over the one before."""
    figure, axes = pyplot.subplots(figsize=(8, 3), layout="constrained")
    names = [line["rung"] for line in lines]
    axes.barh(names, [line["us"] for line in lines], color=COLORS[0])
    for index, line in enumerate(lines):
        gain = f"  ({line['gain']:.2f} times as fast)" if line["gain"] else ""
        axes.text(line["us"] * 1.03, index, f"{line['us']:.0f} us{gain}", va="center", fontsize=8)
    axes.set_xscale("log")
    axes.set_xlim(right=max(line["us"] for line in lines) * 6)
    axes.invert_yaxis()
    axes.set_xlabel("us")
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_title(f"{header['problem']} on {header['device']['name']}", fontsize=10)
    figure.savefig(target, metadata={"Date": None})
    pyplot.close(figure)


def draw_decode(header: dict[str, Any], lines: list[dict[str, Any]], target: Path) -> None:
    """K and V per second over their size, a line a backend, beside the rate of a copy."""
    figure, axes = pyplot.subplots(figsize=(8, 3.5), layout="constrained")
    lines = sorted(lines, key=lambda line: line["kv_bytes"])
    titles = {"contiguous": "Tilewright", "paged": "Tilewright, pages of 16", "sdpa_flash": "FlashAttention-2 (SDPA)"}
    for index, (name, title) in enumerate(titles.items()):
        sizes = [line["kv_bytes"] / 2**20 for line in lines]
        rates = [line["kv_bytes"] / line["us"][name] / 1e3 for line in lines]
        axes.plot(sizes, rates, linestyle="", marker="o+x"[index], label=title, color=pyplot.get_cmap("tab10")(index))
    copy = sum(line["copy_gb_per_s"] for line in lines) / len(lines)
    axes.axhline(copy, color="#888888", linewidth=0.8, label="device-to-device copy")
    axes.set_xscale("log", base=2)
    axes.set_xlabel("K and V, MiB")
    axes.set_ylabel("GB/s")
    axes.set_ylim(bottom=0)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=8)
    axes.set_title(
        f"Decoding, {lines[0]['dtype']}, 32 query heads, 8 of K and V, D = 128, on {header['device']}", fontsize=10
    )
    figure.savefig(target, metadata={"Date": None})
    pyplot.close(figure)


def draw_population(header: dict[str, Any], lines: list[dict[str, Any]], target: Path) -> None:
    """A dot a problem: its fastest peer's time over ours, by how much there is to compute."""
    lines = [line for line in lines if population_summary.is_timed(line)]
    is_gemm = lines[0]["op"] == "gemm"
    kinds = sorted({line["layout" if is_gemm else "mask"] for line in lines})
    figure, axes = pyplot.subplots(figsize=(10, 4), layout="constrained")
    for index, kind in enumerate(kinds):
        for is_aligned in (True, False):
            some = [
                line
                for line in lines
                if line["layout" if is_gemm else "mask"] == kind and is_aligned == population_summary.is_aligned(line)
            ]
            if some:
                axes.scatter(
                    [population_summary.flops(line) for line in some],
                    [population_summary.ratio(line) for line in some],
                    s=22,
                    color=pyplot.get_cmap("tab10")(index),
                    marker="o" if is_aligned else "x",
                    linewidths=0 if is_aligned else 1,
                    label=f"{kind}, {'multiples of 8' if is_aligned else 'any number'}",
                )
    numbers = population_summary.figures(lines)
    axes.axhline(1, color="black", linewidth=0.8)
    axes.axhline(numbers["geomean"], color="#888888", linewidth=0.8, linestyle="--")
    axes.set_xscale("log")
    axes.set_yscale("log")
    low, high = axes.get_ylim()
    ticks = [tick for tick in RATIO_TICKS if low <= tick <= high]
    axes.set_yticks(ticks, [f"{tick:g}" for tick in ticks])
    axes.minorticks_off()
    axes.set_xlabel("floating-point operations of the problem")
    axes.set_ylabel("the fastest peer's time / ours")
    device = header["device"] if isinstance(header["device"], str) else header["device"]["name"]
    axes.set_title(
        f"{lines[0]['op']}, {lines[0]['dtype']}, {target.stem.split('_population_')[1]} on {device}: "
        f"geomean {numbers['geomean']:.2f}, p10 {numbers['p10']:.2f}, least {numbers['min']:.2f} "
        f"of {numbers['problems']}",
        fontsize=10,
        loc="left",
    )
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, fontsize=7, ncols=2)
    figure.savefig(target, metadata={"Date": None})
    pyplot.close(figure)


def draw_results(path: Path, out: Path) -> Path | None:
    """The picture of one result file; None when it has nothing to compare."""
    header, lines = read_results(path)
    target = out / f"{path.parent.name}-{path.stem}.svg"
    if path.stem == "tuning_quality":
        draw_quality(header, lines, target)
        return target
    special = {"attention_ladder": draw_ladder, "attention_decode_bf16": draw_decode}
    if path.stem in special:
        special[path.stem](header, lines, target)
        return target
    if "_population_" in path.stem:
        draw_population(header, population_summary.read(path), target)
        return target
    if path.stem == "attention_sweep":
        draw_sweep(header, lines, target)
        return target
    peer = next((name for name in PEER_TITLES if all(name in line.get("peers", {}) for line in lines)), None)
    if not lines or peer is None:
        return None
    draw(header, lines, peer, target)
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--results", type=Path, default=ROOT / "bench" / "results", help="folder of <device>/<name>.jsonl"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "docs", help="folder of the pictures")
    arguments = parser.parse_args()
    for pattern in (
        "*/gemm_*.jsonl",
        "*/tuning_quality.jsonl",
        "*/attention_sweep.jsonl",
        "*/attention_population_*.jsonl",
        "*/attention_ladder.jsonl",
        "*/attention_decode_bf16.jsonl",
    ):
        for path in sorted(arguments.results.glob(pattern)):
            print(draw_results(path, arguments.out) or f"{path}: no peer in every line, no picture")


if __name__ == "__main__":
    main()
