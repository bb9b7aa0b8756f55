#!/usr/bin/env python3
"""Tunes the same problems several times with different seeds, into databases of their own, and says how far the runs
agree: on the winners, and on the times, which `check --time` takes again in a process of its own. Needs a built tuner
and a device; the tree's database is not touched.

Each run is kept in the scratch folder when it is done: the same command with the same --scratch goes on with those
that are missing.

Two runs agree on a problem when each one's winner is the other's winner or in the other's tie; a winner is a kernel
here, without its run-time values. A problem's agreement is the share of pairs of runs that do. How far winners are from
each other, timed in turns, is what tuning_loss.py says of the databases in the scratch folder."""

from __future__ import annotations

import argparse
import itertools
import json
import platform
import shlex
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Verdict:
    """One run's decision on one problem."""

    winner: str
    tie: frozenset[str]
    median_us: float

    def accepts(self, other: Verdict) -> bool:
        return other.winner == self.winner or other.winner in self.tie


def problem_of(record: Mapping[str, Any]) -> str:
    """What is tuned, as people read it."""
    words = [*record["attributes"].values(), *(f"{name}={size}" for name, size in record["shape"].items())]
    return " ".join(str(word) for word in words + ([f"threads={record['threads']}"] if record["threads"] else []))


def agreement(verdicts: Sequence[Verdict]) -> float:
    """Share of pairs of runs that agree, both ways; 1 for a single run."""
    pairs = list(itertools.combinations(verdicts, 2))
    return sum(a.accepts(b) and b.accepts(a) for a, b in pairs) / len(pairs) if pairs else 1.0


def read_verdicts(database: Path) -> dict[str, Verdict]:
    found = {}
    for path in sorted(database.glob("*/*.jsonl")):
        for line in path.read_text().splitlines():
            record = json.loads(line)
            verdict = Verdict(record["kernel"], frozenset(record["tie"]), record["time"]["median_us"])
            found[problem_of(record)] = verdict
    return found


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def run_json(command: Sequence[str]) -> dict[str, Any]:
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if not done.stdout.strip():
        raise SystemExit(f"exit status {done.returncode} and no result: {shlex.join(command)}")
    return json.loads(done.stdout)


def nvidia_facts() -> dict[str, str]:
    """Driver and clocks as nvidia-smi states them; nothing without it."""
    fields = ("driver_version", "clocks.max.sm", "clocks.applications.graphics", "clocks.max.memory", "power.limit")
    try:
        query = ["nvidia-smi", f"--query-gpu={','.join(fields)}", "--format=csv,noheader"]
        line = subprocess.run(query, capture_output=True, text=True, check=True).stdout.splitlines()[0]
    except (OSError, subprocess.CalledProcessError, IndexError):
        return {}
    return dict(zip(fields, (value.strip() for value in line.split(",")), strict=False))


def add_places(parser: argparse.ArgumentParser) -> None:
    """Where a benchmark of the tuner finds it, and what it may write to."""
    parser.add_argument("--tuner", type=Path, default=ROOT / "build/autotune/tilewright-autotune", help="program")
    parser.add_argument("--python", metavar="PROGRAM", help="that codegen runs with (default: the tuner's)")
    parser.add_argument("--results", type=Path, default=ROOT / "bench/results", help="folder of results")
    parser.add_argument("--scratch", type=Path, help="folder of databases and journals (default: a temporary one)")
    parser.add_argument("--cache", type=Path, help="compiled candidates (default: in the scratch folder)")


def places_of(options: argparse.Namespace, scratch: Path) -> list[str]:
    """The same for the tuner's commands."""
    python = ["--python", options.python] if options.python else []
    return [*python, "--work", str(scratch / "work"), "--cache", str(options.cache or scratch / "cache")]


def write_lines(
    options: argparse.Namespace, record: Mapping[str, Any], name: str, where: Mapping[str, Any], lines: list[Any]
) -> Path:
    """`lines` behind a header of what was measured, `where` and how, of which the first line, a summary, is part."""
    header = {
        "device": record["device"],
        "toolchain": record["toolchain"]["compiler"],
        "policy": record["policy"],
        **where,
        "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        "command": shlex.join(["python3", f"bench/{Path(sys.argv[0]).name}", *sys.argv[1:]]),
        "summary": lines[0],
    }
    path = options.results / record["device"]["key"] / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(line) + "\n" for line in [header, *lines[1:]]))
    return path


def write_results(
    options: argparse.Namespace, record: Mapping[str, Any], name: str, host: str, lines: list[Any]
) -> Path:
    """What was measured on this machine, just now."""
    machine = {"name": host, "host": platform.machine(), **nvidia_facts()}
    return write_lines(options, record, name, {"machine": machine}, lines)


def parse_arguments() -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Other options go to the tuner: --shapes, --dtype, --threads, --budget, --policy, --arch ...",
    )
    parser.add_argument("--runs", type=int, default=5, help="of the tuner (default 5)")
    add_places(parser)
    return parser.parse_known_args()


def tune_and_check(options: argparse.Namespace, tuning: Sequence[str], scratch: Path, seed: int) -> dict[str, Any]:
    """One run: where its database is, what it took, and each time taken again over the stored one. Read from the
    scratch folder if it was finished before with the same options."""
    database, done = scratch / f"db{seed}", scratch / f"run{seed}.json"
    if done.exists():
        run = json.loads(done.read_text())
        if run["tuning"] == list(tuning):
            return run
    shutil.rmtree(database, ignore_errors=True)
    database.mkdir(parents=True)
    places = places_of(options, scratch)
    at = ["--db", str(database), "--seed", str(seed), *places]
    began = time.monotonic()
    report = run_json([str(options.tuner), "autotune", "--json", "--no-emit", *at, *tuning])
    arch = [word for name, word in itertools.pairwise(tuning) if name == "--arch"][-1:]
    checked = run_json([str(options.tuner), "check", "--time", "--json", *at, *(["--arch", *arch] if arch else [])])
    if checked["wrong"]:
        print(f"seed {seed}: {checked['wrong']} records are wrong", file=sys.stderr)
    run = {
        "tuning": list(tuning),
        "database": str(database),
        "device": report["device"],
        "device_s": report["totals"]["device_s"],
        "wall_s": time.monotonic() - began,
        "ratios": [line["ratio"] for line in checked["times"]],
    }
    done.write_text(json.dumps(run))
    return run


def main() -> int:
    options, tuning = parse_arguments()
    scratch = options.scratch or Path(tempfile.mkdtemp(prefix="tilewright-repeatability-"))
    tunings = [tune_and_check(options, tuning, scratch, seed) for seed in range(1, options.runs + 1)]
    databases = [Path(run["database"]) for run in tunings]
    device, ratios = tunings[-1]["device"], [ratio for run in tunings for ratio in run["ratios"]]
    device_s, wall_s = (sum(run[name] for run in tunings) for name in ("device_s", "wall_s"))
    runs = [read_verdicts(database) for database in databases]
    problems = sorted(set.intersection(*(set(run) for run in runs)))
    missing = sorted(set.union(*(set(run) for run in runs)) - set(problems))

    lines = []
    for problem in problems:
        verdicts = [run[problem] for run in runs]
        times = [verdict.median_us for verdict in verdicts]
        lines.append(
            {
                "problem": problem,
                "agreement": round(agreement(verdicts), 4),
                "winners": [verdict.winner for verdict in verdicts],
                "ties": [sorted(verdict.tie) for verdict in verdicts],
                "median_us": [round(us, 3) for us in times],
                "spread": round(max(times) / min(times) - 1, 4),
            }
        )
        mark = " " if lines[-1]["agreement"] == 1 else "!"
        names = ", ".join(sorted({verdict.winner for verdict in verdicts}))
        print(f"{mark} {lines[-1]['agreement']:.2f}  {lines[-1]['spread']:6.1%}  {problem}: {names}")
    if not lines or not ratios:
        raise SystemExit("nothing was tuned, or no time could be taken again")
    deviations = [abs(ratio - 1) for ratio in ratios]
    summary = {
        "runs": options.runs,
        "problems": len(lines),
        "missing": missing,
        "agreement": round(statistics.mean(line["agreement"] for line in lines), 4),
        "problems_that_agree": round(sum(line["agreement"] == 1 for line in lines) / len(lines), 4),
        "remeasured": {
            "n": len(ratios),
            "median": round(statistics.median(deviations), 4),
            "p90": round(percentile(deviations, 0.9), 4),
        },
        "device_s": round(device_s, 1),
        "wall_s": round(wall_s, 1),
    }
    record = json.loads(next(databases[0].glob("*/*.jsonl")).read_text().splitlines()[0])
    path = write_results(options, record, "tuning_repeatability", device, [summary, *lines])
    print(
        f"{summary['problems_that_agree']:.1%} of {len(lines)} problems have winners that agree in all {options.runs} "
        f"runs, {summary['agreement']:.1%} of all pairs do; times taken again: median "
        f"{summary['remeasured']['median']:.2%} off, p90 {summary['remeasured']['p90']:.2%}; "
        f"{device_s:.0f} device seconds; {path}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
