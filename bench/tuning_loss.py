#!/usr/bin/env python3
"""How far the winners of several tunings of the same problems are from the best of them, and from each other.
Where they differ, `check --time` takes their times again, in turns, and the median over the rounds counts; where all
are one kernel with one set of run-time values there is nothing to lose. Needs a built tuner and the device that the
records are of; no database of the tree is touched. Times are kept in the scratch folder: the same command with the
same --scratch goes on.

    python3 bench/tuning_loss.py new_db old_db longer_search_db --rounds 3"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from dispatch_regret import check_times, problem_of, write_database
from tuning_repeatability import add_places, places_of, write_results

Record = dict[str, Any]


def read_records(database: Path) -> dict[str, Record]:
    lines = [line for path in sorted(database.rglob("*.jsonl")) for line in path.read_text().splitlines()]
    return {problem_of(record): record for record in map(json.loads, lines)}


def winner_of(record: Record) -> str:
    return " ".join([record["kernel"], *(f"{name}={value}" for name, value in record["runtime"].items())])


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("databases", type=Path, nargs="+", help="of the tunings")
    parser.add_argument("--arch", default="native", help="as the tuner's")
    parser.add_argument("--rounds", type=int, default=3, help="times that each winner is timed (default 3)")
    add_places(parser)
    return parser.parse_args()


def times_of(records: list[Record], folder: Path, options: argparse.Namespace, places: list[str]) -> list[float | None]:
    """Microseconds of each, in one process; read from the folder if it was done before with the same records."""
    asked, done = [[problem_of(record), winner_of(record)] for record in records], folder / "times.json"
    if done.exists():
        kept = json.loads(done.read_text())
        if kept["asked"] == asked:
            return list(kept["us"])
    shutil.rmtree(folder, ignore_errors=True)
    write_database(folder / "db", records)
    measured = check_times(options.tuner, folder / "db", places, options.arch)
    found = [measured.get(problem_of(record)) for record in records]
    done.write_text(json.dumps({"asked": asked, "us": found}))
    return found


def main() -> int:
    options = parse_arguments()
    scratch = options.scratch or Path(tempfile.mkdtemp(prefix="tilewright-loss-"))
    tunings = [read_records(path) for path in options.databases]
    problems = list(dict.fromkeys(problem for tuning in tunings for problem in tuning))
    rivals: dict[str, list[Record]] = {}  # of each problem, where winners differ: one record each
    for problem in problems:
        found = {winner_of(tuning[problem]): tuning[problem] for tuning in tunings if problem in tuning}
        if len(found) > 1:
            rivals[problem] = list(found.values())
    times: dict[str, dict[str, list[float]]] = {}
    for turn in range(options.rounds):
        for place in range(max(map(len, rivals.values()), default=0)):
            records = [found[place] for found in rivals.values() if place < len(found)]
            measured = times_of(records, scratch / f"round{turn}" / str(place), options, places_of(options, scratch))
            for record, us in zip(records, measured, strict=True):
                if us is not None:
                    times.setdefault(problem_of(record), {}).setdefault(winner_of(record), []).append(us)

    lines = []
    for problem in problems:
        if problem in rivals and len(times.get(problem, {})) < len(rivals[problem]):
            print(f"the times of {problem} could not be taken again: it is left out", file=sys.stderr)
            continue
        medians = {winner: statistics.median(us) for winner, us in times.get(problem, {}).items()}
        winners = [winner_of(tuning[problem]) if problem in tuning else None for tuning in tunings]
        best_us = min(medians.values(), default=1.0)
        shares = [None if winner is None else round(best_us / medians.get(winner, best_us), 4) for winner in winners]
        lines.append({"problem": problem, "of_best": shares, "winners": winners, "us": medians})
        print(" ".join("  -  " if share is None else f"{share:.3f}" for share in shares), problem)
    stable = [line for line in lines if min(share for share in line["of_best"] if share is not None) >= 1 / 1.02]
    summary: dict[str, Any] = {
        "problems": len(lines),
        "problems_within_2_percent": round(len(stable) / len(lines), 4),
        "rounds": options.rounds,
        "tunings": [],
    }
    for number, path in enumerate(options.databases):
        shares = [line["of_best"][number] for line in lines if line["of_best"][number] is not None]
        geomean = round(statistics.geometric_mean(shares), 4)
        figures = {"problems": len(shares), "geomean_of_best": geomean, "least": min(shares)}
        summary["tunings"].append({"database": str(path), **figures})
        print(f"{path}: {geomean:.4f} of the best, least {min(shares):.3f}, {len(shares)} problems")
    record = next(record for tuning in tunings for record in tuning.values())
    path = write_results(options, record, "tuning_loss", record["device"]["name"], [summary, *lines])
    print(f"in {len(stable)} of {len(lines)} problems all winners are within 2 % of the fastest; {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
