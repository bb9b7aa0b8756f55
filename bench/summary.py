"""What the README shows of bench/results: its table, one line an operator and device, and its picture,
docs/results.svg, with a dot for each shape.

Run by hand after the results changed: `python3 bench/summary.py` prints the table's lines, `--draw` draws, too (needs
python3-matplotlib). Reads committed results only; tests/docs/test_docs.py compares the README with what it prints.
"""

import argparse
import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = "bench/results"
TICKS = (0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 3, 4)
PICTURE = ROOT / "docs" / "results.svg"

Line = dict[str, Any]


def peer_ratio(peer: str) -> Callable[[Line], float]:
    return lambda line: line["peers"][peer] / line["ours_us"]


@dataclass(frozen=True)
class Row:
    operator: str
    device: str
    peer: str
    file: str  # in bench/results
    ratio: Callable[[Line], float]  # the peer's time / ours
    counts: Callable[[Line], bool] = lambda line: True

    def ratios(self) -> list[float]:
        _, *lines = (json.loads(text) for text in (ROOT / RESULTS / self.file).read_text().splitlines())
        return [self.ratio(line) for line in lines if self.counts(line)]


H200 = "nvidia-h200-132sm"

ROWS = (
    *(
        Row(
            f"`gemm` at random, {how}", f"{device}, {dtype}", "cuBLASLt",
            f"{folder}/gemm_population_{dtype}_{file}.jsonl", peer_ratio("cublaslt_best"),
        )
        for how, device, folder, dtype, file in (
            ("untuned", "H200", H200, "bf16", "seed1"),
            ("tuned", "H200", H200, "bf16", "seed31_tuned"),
            ("untuned", "H200", H200, "f16", "seed2"),
            ("untuned", "H200", H200, "tf32", "seed2"),
            ("untuned", "H200", H200, "f32", "seed2"),
        )
    ),
    Row("`gemm`", "AMD EPYC, f32", "OpenBLAS", "amd-epyc-26-2-2c/gemm_f32_cpu.jsonl", peer_ratio("openblas")),
    Row("`gemm`", "H200, bf16", "cuBLASLt", f"{H200}/gemm_bf16.jsonl", peer_ratio("cublaslt_best")),
    Row(
        "`attention_forward`", "H200, bf16", "cuDNN",
        f"{H200}/attention_forward_bf16.jsonl", peer_ratio("sdpa_cudnn"),
    ),
    Row(
        "`attention_forward` at random", "H200, bf16", "the best of PyTorch's",
        f"{H200}/attention_population_bf16_seed1.jsonl",
        lambda line: min(us for name, us in line["peers"].items() if name.startswith("sdpa_")) / line["ours_us"],
    ),
    Row(
        "`attention_decode`", "H200, bf16", "FlashAttention",
        f"{H200}/attention_decode_bf16.jsonl",
        lambda line: line["us"]["sdpa_flash"] / line["us"]["contiguous"],
        lambda line: line["kv_bytes"] >= 2**28,  # with smaller caches the peer's time is the host's
    ),
    Row(
        "a layer of experts, softmax alone (0.40.0)", "H200, bf16", "PyTorch's operators",
        f"{H200}/moe_layer_bf16.jsonl", lambda line: line["pytorch_over_ours"],
    ),
    Row(
        "`scaled_grouped_gemm`", "H200, e4m3", "PyTorch",
        f"{H200}/grouped_gemm_e4m3.jsonl", lambda line: line["best_over_ours"],
    ),
)  # fmt: skip


def geometric_mean(values: list[float]) -> float:
    return math.exp(sum(map(math.log, values)) / len(values))


def table_line(row: Row) -> str:
    ratios = row.ratios()
    return (
        f"| {row.operator} | {row.device} | {row.peer} | {len(ratios)} | **{geometric_mean(ratios):.2f}** "
        f"| {min(ratios):.2f} to {max(ratios):.2f} | [numbers]({RESULTS}/{row.file}) |"
    )


def draw() -> None:
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams.update(
        {"svg.fonttype": "none", "svg.hashsalt": "tilewright", "font.family": "sans-serif", "font.size": 10}
    )
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(9, 5), layout="constrained")
    for place, row in enumerate(reversed(ROWS)):
        ratios = sorted(row.ratios())
        heights = [place + 0.24 * (index % 3 - 1) for index in range(len(ratios))]  # so that no dot hides another
        axes.scatter(ratios, heights, s=18, color="#2a6f97", alpha=0.65, linewidths=0)
        axes.plot([geometric_mean(ratios)] * 2, [place - 0.38, place + 0.38], color="#e07a5f", linewidth=2.5)
    axes.axvline(1, color="#555", linewidth=1)
    axes.set_xscale("log")
    axes.set_xticks(TICKS, [f"{tick:g}" for tick in TICKS])
    axes.set_xlim(TICKS[0] / 1.2, TICKS[-1] * 1.2)  # few dots lie outside
    axes.minorticks_off()
    axes.set_yticks(range(len(ROWS)), [f"{row.operator.replace('`', '')}, {row.device}" for row in reversed(ROWS)])
    for place, row in enumerate(reversed(ROWS)):
        axes.annotate(
            f"against {row.peer}", (1.01, place), xycoords=("axes fraction", "data"), va="center", annotation_clip=False
        )
    axes.set_xlabel(
        "the peer's time / ours: right of 1 Tilewright is faster; a dot a shape, the line their geometric mean"
    )
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(PICTURE, metadata={"Date": None, "Creator": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--draw", action="store_true", help=f"draw {PICTURE.relative_to(ROOT)}, too")
    if parser.parse_args().draw:
        draw()
    print("\n".join(map(table_line, ROWS)))


if __name__ == "__main__":
    main()
