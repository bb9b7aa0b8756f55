"""Draws what `replay --json` found: for each space the best so far, with its spread, and what random search expects.

    ./tilewright replay --strategy gaussian,local --json spaces/*.json.gz > replay.json
    python3 bench/plot_replay.py replay.json -o replay.svg

A strategy is a line (the mean over seeds) in a band that holds eight of ten runs; random search is the black line, and
marks are what another program's best strategy found there, where that is known.
Needs matplotlib.
"""

import argparse
import json
import sys
from pathlib import Path


def series(replay: dict, space: str) -> list[tuple[str, dict]]:
    """(strategy, its figures on the space) of a document of `replay --json`."""
    return [
        (row["strategy"], figures)
        for row in replay["strategies"]
        for figures in row["spaces"]
        if figures["space"] == space
    ]


def best_of_peers(replay: dict, space: str) -> tuple[str, dict] | None:
    """(name, figures) of the strategy of another program that is the best there in the mean over budgets."""
    peers = replay.get("peers") or {"spaces": []}
    for known in peers["spaces"]:
        if known["space"] == space:
            name, figures = max(known["strategies"].items(), key=lambda each: sum(each[1]["mean"]))
            return f"{peers['program']} {peers['version']}: {name}", figures
    return None


def draw(replay: dict, path: Path) -> None:
    """Writes a figure with a panel for each space; its ending says the format: .svg, .png, .pdf.

    Raises SystemExit where matplotlib is not installed.
    """
    try:
        import matplotlib
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ImportError:
        sys.exit("plot_replay.py needs matplotlib: pip install matplotlib")
    spaces = replay["spaces"]
    figure = Figure(figsize=(7, 2.6 * len(spaces)), layout="constrained")
    FigureCanvasAgg(figure)
    for axes, space in zip(figure.subplots(len(spaces), squeeze=False)[:, 0], spaces, strict=True):
        evaluations = range(1, len(space["random"]) + 1)
        for strategy, figures in series(replay, space["name"]):
            line = axes.plot(evaluations, figures["mean"], label=strategy)[0]
            band = {"color": line.get_color(), "alpha": 0.15, "linewidth": 0}
            axes.fill_between(evaluations, figures["low"], figures["high"], **band)
        axes.plot(evaluations, space["random"], color="black", label="random, expected")
        if peer := best_of_peers(replay, space["name"]):
            axes.plot(peer[1]["budgets"], peer[1]["mean"], "kx", label=peer[0])
        axes.set(title=space["name"], ylabel="optimum / best so far", ylim=(None, 1.005))
        axes.grid(alpha=0.3)
    axes.set_xlabel(f"evaluations, failures included; mean of {replay['seeds']} seeds, and eight of ten runs")
    axes.legend(loc="lower right")
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "tilewright"}):
        figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("replay", type=Path, help="what `replay --json` printed")
    parser.add_argument("-o", "--output", type=Path, default=Path("replay.svg"), help="default: %(default)s")
    options = parser.parse_args()
    replay = json.loads(options.replay.read_text())
    if replay.get("schema") != "tilewright.replay/1":
        sys.exit(f"{options.replay} is no document of `replay --json`")
    draw(replay, options.output)


if __name__ == "__main__":
    main()
