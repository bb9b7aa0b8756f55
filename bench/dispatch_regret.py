#!/usr/bin/env python3
"""How much slower than the best that a tuning finds is what the library launches for shapes that nobody tuned? Draws
shapes, tunes them into a database of its own, asks the linked library what it would launch for each (`explain`), and
has both timed by `check --time`, which also verifies them. Needs a built tuner and a device; the tree's database is
not touched.

Regret is the dispatched instance's time over the tuned one's, minus 1. Sizes are drawn log-uniformly between bounds,
N and K as multiples of 8 (--multiple; with 1 most rows begin where 16-byte accesses can't), M as it comes."""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tuning_repeatability import ROOT, add_places, percentile, places_of, run_json, write_results

Record = dict[str, Any]


def problem_of(record: Mapping[str, Any]) -> str:
    """As `check` calls it."""
    words = [f"{name}={size}" for name, size in record["shape"].items()]
    words += [f"threads={record['threads']}"] if record["threads"] else []
    return " ".join([record["op"], ".".join(record["attributes"].values()), *words])


def draw_shapes(count: int, seed: int, most_m: int, most_nk: int, multiple: int = 8) -> list[dict[str, int]]:
    generator = random.Random(seed)

    def draw(least: int, most: int, multiple: int) -> int:
        size = math.exp(generator.uniform(math.log(least), math.log(most)))
        return max(least, round(size / multiple) * multiple)

    def shape() -> dict[str, int]:
        return {"M": draw(1, most_m, 1), "N": draw(64, most_nk, multiple), "K": draw(64, most_nk, multiple)}

    return [shape() for _ in range(count)]


def value_of(text: str) -> int | str:
    return int(text) if text.lstrip("-").isdigit() else text


def assignments(line: str) -> dict[str, int | str]:
    """BM=128 BN=64 -> values by name."""
    return {name: value_of(text) for name, text in (word.split("=", 1) for word in line.split())}


def dispatched(record: Mapping[str, Any], explain: Path, device: str) -> Record:
    """The record as it would be if what the library launches had won."""
    command = [str(explain), "--op", record["op"], "--json", "--device", device]
    for name, value in record["attributes"].items():
        command += [f"--{name}", value]
    command += ["--shape", ",".join(map(str, record["shape"].values())), "--threads", str(record["threads"])]
    chosen = run_json(command)
    return {
        **record,
        "kernel": chosen["kernel"],
        "family": chosen["family"],
        "config": assignments(chosen["config"]),
        "runtime": assignments(chosen["runtime"]),
        "hash": chosen["hash"],
        "match": chosen["match"],
    }


def write_database(folder: Path, records: Sequence[Record]) -> None:
    by_device: dict[str, list[Record]] = {}
    for record in records:
        by_device.setdefault(record["device"]["key"], []).append(record)
    for key, lines in by_device.items():
        path = folder / key / f"{lines[0]['op']}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        plain = [{name: value for name, value in line.items() if name != "match"} for line in lines]
        path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in plain))


def check_times(tuner: Path, database: Path, places: Sequence[str], arch: str) -> dict[str, float]:
    command = [str(tuner), "check", "--time", "--json", "--arch", arch, "--db", str(database), *places]
    report = run_json(command)
    if report["wrong"]:
        print(f"{report['wrong']} records of {database} are wrong", file=sys.stderr)
    return {line["problem"]: line["measured_us"] for line in report["times"]}


def parse_arguments() -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Other options go to the tuner: --dtype, --layout, --threads, --budget, --limit ...",
    )
    parser.add_argument("--count", type=int, default=20, help="of shapes (default 20)")
    parser.add_argument("--seed", type=int, default=1, help="of the drawing (default 1)")
    parser.add_argument("--most-m", type=int, default=16384, help="largest M (default 16384)")
    parser.add_argument("--most-nk", type=int, default=16384, help="largest N and K (default 16384)")
    parser.add_argument("--multiple", type=int, default=8, help="of which N and K are multiples (default 8)")
    parser.add_argument("--rounds", type=int, default=3, help="of timing both, in turn (default 3)")
    parser.add_argument("--arch", default="native", help="target architecture (default native)")
    parser.add_argument("--device", default="0", help="cpu, or a GPU's number (default 0)")
    parser.add_argument("--explain", type=Path, default=ROOT / "build/src/tilewright-explain", help="program")
    add_places(parser)
    return parser.parse_known_args()


def main() -> int:
    options, tuning = parse_arguments()
    scratch = options.scratch or Path(tempfile.mkdtemp(prefix="tilewright-regret-"))
    places = places_of(options, scratch)
    tuned, untuned = scratch / "tuned", scratch / "dispatched"
    tuned.mkdir(parents=True, exist_ok=True)
    shapes = scratch / "shapes.json"
    drawn = draw_shapes(options.count, options.seed, options.most_m, options.most_nk, options.multiple)
    shapes.write_text(json.dumps([{"attributes": {}, "sizes": sizes} for sizes in drawn]))
    search = ["--op", "gemm", "--shapes", str(shapes), "--arch", options.arch, "--no-emit", "--json"]
    report = run_json([str(options.tuner), "autotune", "--db", str(tuned), *search, *places, *tuning])
    records = [json.loads(line) for path in sorted(tuned.glob("*/*.jsonl")) for line in path.read_text().splitlines()]
    others = [dispatched(record, options.explain, options.device) for record in records]
    write_database(untuned, others)

    taken: dict[str, tuple[list[float], list[float]]] = {}
    for _ in range(options.rounds):
        best = check_times(options.tuner, tuned, places, options.arch)
        ours = check_times(options.tuner, untuned, places, options.arch)
        for problem in best.keys() & ours.keys():
            pair = taken.setdefault(problem, ([], []))
            pair[0].append(best[problem])
            pair[1].append(ours[problem])
    lines = []
    for problem, (best_us, ours_us) in taken.items():
        index = next(i for i, record in enumerate(records) if problem == problem_of(record))
        lines.append(
            {
                "problem": problem,
                "regret": round(statistics.median(ours_us) / statistics.median(best_us) - 1, 4),
                "match": others[index]["match"],
                "dispatched": {"kernel": others[index]["kernel"], "runtime": others[index]["runtime"]},
                "dispatched_us": round(statistics.median(ours_us), 3),
                "tuned": {"kernel": records[index]["kernel"], "runtime": records[index]["runtime"]},
                "tuned_us": round(statistics.median(best_us), 3),
            }
        )
    if not lines:
        raise SystemExit("nothing was tuned, or no time could be taken")
    lines.sort(key=lambda line: -line["regret"])
    for line in lines:
        print(f"{line['regret']:7.1%}  {line['problem']}: {line['match']} {line['dispatched']['kernel']}")
    regrets = [line["regret"] for line in lines]
    summary = {
        "shapes": len(lines),
        "untuned": options.count - len(records),
        "geomean_regret": round(math.exp(statistics.mean(math.log1p(regret) for regret in regrets)) - 1, 4),
        "median": round(statistics.median(regrets), 4),
        "p90": round(percentile(regrets, 0.9), 4),
        "device_s": report["totals"]["device_s"],
    }
    name = "dispatch_regret" if options.multiple == 8 else f"dispatch_regret_multiple{options.multiple}"
    path = write_results(options, records[0], name, report["device"], [summary, *lines])
    print(
        f"{summary['geomean_regret']:.1%} slower than the tuned best over {len(lines)} shapes (geometric mean; median "
        f"{summary['median']:.1%}, p90 {summary['p90']:.1%}); {path}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
