#!/usr/bin/env python3
"""How much slower than its record is what the library launches for a problem if that problem's records are not there?
Asks the linked library, record by record (build/tests/src/leave_one_out), and looks the answer up among the record's
finalists. No device is needed: what is not among them is counted as unmeasured, and with --measure, on the device,
timed beside the winner.

Regret is the answer's time over the winner's, minus 1, and 0 where it is faster. The records of the problem on all
devices are left out, their kernels stay linked. Printed for each device and op; the worst problems follow with
--worst."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dispatch_regret import assignments, check_times, problem_of, write_database
from tuning_repeatability import ROOT, add_places, percentile, places_of

Record = dict[str, Any]
KEY = ("op", "attributes", "shape", "threads")


@dataclass(frozen=True)
class Answer:
    """What is launched for a record's problem when nothing is known of it."""

    record: Record
    chosen: Record  # the record as it would be if the answer had won
    match: str
    us: float | None  # None: nobody has measured it

    @property
    def group(self) -> tuple[str, str]:
        return self.record["device"]["key"], self.record["op"]

    def regret(self) -> float | None:
        return None if self.us is None else max(0.0, self.us / self.record["time"]["median_us"] - 1)


def _key(device: str, fields: Mapping[str, Any]) -> str:
    return json.dumps([device, *(fields[name] for name in KEY)])


def read_records(database: Path) -> dict[str, Record]:
    lines = (line for path in sorted(database.glob("*/*.jsonl")) for line in path.read_text().splitlines())
    return {_key(record["device"]["key"], record): record for record in map(json.loads, lines)}


def measured_us(record: Mapping[str, Any], kernel: str, runtime: Mapping[str, int]) -> float | None:
    """Of the winner what its record says, of others what the finals did."""
    if (kernel, runtime) == (record["kernel"], record["runtime"]):
        return record["time"]["median_us"]
    times = [f["median_us"] for f in record["finalists"] if (f["kernel"], f["runtime"]) == (kernel, runtime)]
    return min(times, default=None)


def answers_of(program: Path, records: Mapping[str, Record]) -> list[Answer]:
    lines = subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout.splitlines()
    found = []
    for line in map(json.loads, lines):
        record = records[_key(line["device"], line)]
        chosen = {name: line[name] for name in ("kernel", "family", "runtime", "hash")}
        chosen["config"] = assignments(line["config"])
        us = measured_us(record, line["kernel"], line["runtime"])
        found.append(Answer(record, record | chosen, line["match"], us))
    return found


def summary_of(answers: Sequence[Answer]) -> Record:
    regrets = [regret for answer in answers if (regret := answer.regret()) is not None]
    return {
        "problems": len(answers),
        "measured": len(regrets),
        "geomean_regret": round(statistics.geometric_mean(1 + regret for regret in regrets) - 1, 4)
        if regrets
        else None,
        "p90": round(percentile(regrets, 0.9), 4) if regrets else None,
        "max": round(max(regrets), 4) if regrets else None,
    }


def grouped(answers: Iterable[Answer]) -> dict[tuple[str, str], list[Answer]]:
    groups: dict[tuple[str, str], list[Answer]] = defaultdict(list)
    for answer in answers:
        groups[answer.group].append(answer)
    return groups


def with_times(answers: Sequence[Answer], options: argparse.Namespace) -> list[Answer]:
    """The unmeasured answers of the device that is here, timed beside their winners, in turn; the rest as they are."""
    scratch = options.scratch or Path(tempfile.mkdtemp(prefix="tilewright-leave-one-out-"))
    open_ones = [a for a in answers if a.us is None and a.record["device"]["key"] == options.measure]
    write_database(scratch / "winners", [a.record for a in open_ones])
    write_database(scratch / "answers", [a.chosen for a in open_ones])
    ratios: dict[str, list[float]] = defaultdict(list)
    for _ in range(options.rounds):
        for arch in sorted({a.record["arch"] for a in open_ones}):
            places = places_of(options, scratch)
            winners = check_times(options.tuner, scratch / "winners", places, arch)
            times = check_times(options.tuner, scratch / "answers", places, arch)
            for problem in winners.keys() & times.keys():
                ratios[problem].append(times[problem] / winners[problem])

    def timed(answer: Answer) -> Answer:
        taken = ratios.get(problem_of(answer.record)) if answer in open_ones else None
        if not taken:
            return answer
        us = statistics.median(taken) * answer.record["time"]["median_us"]
        return Answer(answer.record, answer.chosen, answer.match, us)

    return [timed(answer) for answer in answers]


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", type=Path, default=ROOT / "tuning_db", help="what the library was emitted from")
    parser.add_argument("--program", type=Path, default=ROOT / "build/tests/src/leave_one_out", help="that asks it")
    parser.add_argument("--worst", type=int, default=0, metavar="N", help="print so many problems of each group, too")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every answer, one object a line")
    parser.add_argument("--measure", metavar="KEY", help="time what nobody measured; the device here is the one of KEY")
    parser.add_argument("--rounds", type=int, default=3, help="of timing both, in turn (default 3)")
    add_places(parser)
    return parser.parse_args()


def main() -> int:
    options = parse_arguments()
    answers = answers_of(options.program, read_records(options.database))
    if options.measure:
        answers = with_times(answers, options)
    for (device, op), each in grouped(answers).items():
        summary = summary_of(each)
        line = f"{device} {op}: {summary['measured']} of {summary['problems']} problems measured"
        if summary["measured"]:
            line += f"; {summary['geomean_regret']:.1%} slower, p90 {summary['p90']:.1%}, most {summary['max']:.1%}"
        print(line)
        known = sorted((a for a in each if a.us is not None), key=lambda a: -(a.regret() or 0))
        for answer in known[: options.worst]:
            print(f"  {answer.regret():6.1%}  {problem_of(answer.record)}: {answer.match} {answer.chosen['kernel']}")
    if options.json:
        lines = (
            {"problem": problem_of(a.record), "device": a.group[0], "match": a.match, "regret": a.regret()}
            | {name: a.chosen[name] for name in ("kernel", "runtime")}
            | {"best": a.record["kernel"], "best_us": a.record["time"]["median_us"]}
            for a in answers
        )
        options.json.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
