#!/usr/bin/env python3
"""How much slower the winners of one tuning are than the best that any of several found: `check --time` takes the times
of all databases again, in turns, and of each problem the median over the rounds counts. Needs a built tuner and the
device that the records are of; no database is touched.

    python3 bench/tuning_loss.py new_db old_db longer_search_db --rounds 3"""

from __future__ import annotations

import argparse
import json
import math
import platform
import shutil
import statistics
import tempfile
from pathlib import Path

from tuning_repeatability import add_places, nvidia_facts, places_of, problem_of, run_json, write_lines


def records_by_problem(database: Path) -> dict[str, str]:
    """Each record's line, by its problem."""
    lines = [line for path in sorted(database.rglob("*.jsonl")) for line in path.read_text().splitlines()]
    return {problem_of(json.loads(line)): line for line in lines}


def write_database(folder: Path, lines: list[str]) -> None:
    for line in lines:
        record = json.loads(line)
        place = folder / record["device"]["key"] / f"{record['op']}.jsonl"
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("a") as file:
            file.write(line + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("judged", type=Path, help="database whose problems and winners are judged")
    parser.add_argument("others", type=Path, nargs="+", help="databases that may know better winners of the same")
    parser.add_argument("--arch", default="native", help="as the tuner's")
    parser.add_argument("--rounds", type=int, default=3, help="times that each winner is timed (default 3)")
    parser.add_argument("--name", default="tuning_loss", help="of the file of results (default: tuning_loss)")
    add_places(parser)
    options = parser.parse_args()
    scratch = options.scratch or Path(tempfile.mkdtemp(prefix="tilewright-loss-"))
    judged = records_by_problem(options.judged)
    if not judged:
        raise SystemExit(f"{options.judged}: no records")
    databases = []
    for number, path in enumerate([options.judged, *options.others]):
        copy = scratch / f"of{number}"
        shutil.rmtree(copy, ignore_errors=True)
        write_database(copy, [line for problem, line in records_by_problem(path).items() if problem in judged])
        if not copy.exists():
            raise SystemExit(f"{path}: has records of none of the problems of {options.judged}")
        databases.append(copy)
    times: list[dict[str, list[float]]] = [{} for _ in databases]
    for _ in range(options.rounds):
        for database, measured in zip(databases, times, strict=True):
            command = [str(options.tuner), "check", "--time", "--json", "--arch", options.arch, "--db", str(database)]
            for check in run_json([*command, *places_of(options, scratch)])["times"]:
                measured.setdefault(check["problem"], []).append(check["measured_us"])

    lines = []
    for problem in times[0]:
        found = [statistics.median(each[problem]) if problem in each else None for each in times]
        best = min(us for us in found if us is not None)
        lines.append({"problem": problem, "us": found, "of_best": round(best / found[0], 4)})
        print(f"{lines[-1]['of_best']:.3f}  {problem}")
    if not lines:
        raise SystemExit("no time could be taken again: the records are another device's")
    shares = [line["of_best"] for line in lines]
    summary = {
        "problems": len(lines),
        "rounds": options.rounds,
        "databases": [str(path) for path in [options.judged, *options.others]],
        "geomean_of_best": round(math.exp(statistics.fmean(math.log(share) for share in shares)), 4),
        "least_of_best": min(shares),
    }
    record = json.loads(next(iter(judged.values())))
    machine = {"name": record["device"]["name"], "host": platform.machine(), **nvidia_facts()}
    path = write_lines(options, record, options.name, {"machine": machine}, [summary, *lines])
    print(
        f"{summary['geomean_of_best']:.3f} of the best known, geomean of {len(lines)} problems, "
        f"least {summary['least_of_best']:.3f}; {path}"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
