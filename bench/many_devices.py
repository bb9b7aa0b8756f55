#!/usr/bin/env python3
"""What more GPUs of a machine give a tuning: the same problems on one of them, on all, and on all with one measuring
process killed in the middle; each from empty records and journals, kernels from a cache that is there or was filled by
a first run on one. Prints wall times, how busy each GPU was, what its calls were and took (whether two GPUs ask for
more than one does, or each call takes longer), and how the winners' times compare, as JSON.

    python3 bench/many_devices.py --dtype bf16 --layout nt --shapes h200-bf16 --budget 90s"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from math import exp, log
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


def workers_of(tuner: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == tuner and (folder / "cmdline").read_bytes().split(b"\0")[1:2] == [b"worker"]:
                found.append(int(folder.name))
        except (OSError, IndexError):
            continue  # it ended meanwhile
    return found


def kill_one(tuner: subprocess.Popen[str], after_s: float) -> None:
    """A measuring process, once the run is that old and has one."""
    time.sleep(after_s)
    while tuner.poll() is None:
        if workers := workers_of(tuner.pid):
            os.kill(workers[-1], signal.SIGKILL)
            return
        time.sleep(0.05)


def tune(
    options: argparse.Namespace, words: list[str], folder: Path, devices: str, kill_s: float = 0
) -> dict[str, Any]:
    """The document of a run, with its wall time."""
    places = ["--db", folder / "db", "--work", folder / "work", "--cache", options.cache, "--no-emit", "--no-doctor"]
    command = [options.program, "autotune", *words, *places, "--devices", devices, "--json"]
    begin = time.monotonic()
    tuner = subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE, text=True)
    if kill_s > 0:
        threading.Thread(target=kill_one, args=(tuner, kill_s), daemon=True).start()
    said, _ = tuner.communicate()
    if tuner.returncode != 0:
        sys.exit(f"many_devices: {' '.join(map(str, command))} left with exit status {tuner.returncode}")
    document: dict[str, Any] = json.loads(said)
    wall_s = time.monotonic() - begin
    return document | {"wall_s": wall_s, "calls": calls_of(folder / "work" / "journal")}


def calls_of(journals: Path) -> dict[str, dict[str, dict[str, float]]]:
    """By GPU and kind of call how many there were, and the milliseconds that each took; beside them those of which
    samples were thrown away. "open" lays a problem out, and is the first of its search; "edge" verifies a winner
    elsewhere."""
    calls: dict[str, dict[str, list[float]]] = {}
    for path in sorted(journals.glob("*.jsonl")):
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        gpu = lines[0]["run"].get("gpu")
        if gpu is None:
            continue  # the merged one
        own = calls.setdefault(gpu, {})
        searched: set[str] = set()
        for line in lines:
            kind = line.get("phase", "")
            if kind not in ("search", "final", "verify", "energy"):
                continue
            is_new = line["case"] not in searched
            if kind == "search":
                searched.add(line["case"])
                kind = "open" if is_new else kind
            elif kind == "verify" and is_new:
                kind = "edge"
            own.setdefault(kind, []).append(line["device_s"])
            if line.get("conditions", {}).get("discarded", 0) > 0:
                own.setdefault("held back", []).append(line["device_s"])
    def told(each_s: list[float]) -> dict[str, float]:
        return {"calls": len(each_s), "ms": round(1e3 * sum(each_s) / len(each_s), 3)}

    return {gpu: {kind: told(each_s) for kind, each_s in own.items()} for gpu, own in calls.items()}


def times_of(document: dict[str, Any]) -> dict[str, float]:
    return {each["problem"]: each["record"]["time"]["median_us"] for each in document["records"]}


def figures(document: dict[str, Any], one: dict[str, Any]) -> dict[str, Any]:
    """Of a run, against that on one GPU."""
    times, before = times_of(document), times_of(one)
    ratios = [log(times[problem] / before[problem]) for problem in sorted(set(times) & set(before))]
    return {
        "wall_s": round(document["wall_s"], 1),
        "of_one": round(document["wall_s"] / one["wall_s"], 3),
        "decided": len(times),
        "winners_time_of_one": round(exp(sum(ratios) / len(ratios)), 4) if ratios else None,
        "busy": {use["name"]: round(use["device_s"] / max(use["wall_s"], 1e-9), 3) for use in document["devices"]},
        "device_s": round(document["totals"]["device_s"], 1),
        "measurements": document["totals"]["measurements"],
        "discarded": document["totals"]["discarded"],
        "survived": document["totals"]["survived"],
        "calls": document["calls"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=ROOT / "build" / "autotune" / "tilewright-autotune")
    parser.add_argument("--one", default="0", help="the GPU that is first alone (default 0)")
    parser.add_argument("--all", default="all", help="those that tune together (default all)")
    parser.add_argument("--cache", type=Path, help="of kernels (default: a new one, filled by a first run)")
    options, words = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if options.cache is None:
            options.cache = folder / "cache"
            tune(options, words, folder / "first", options.one)
        one = tune(options, words, folder / "one", options.one)
        together = tune(options, words, folder / "all", options.all)
        killed = tune(options, words, folder / "killed", options.all, kill_s=together["wall_s"] / 2)
    print(json.dumps({
        "command": f"python3 bench/many_devices.py {' '.join(sys.argv[1:])}",
        "one": figures(one, one), "all": figures(together, one), "killed": figures(killed, one),
    }, indent=1))  # fmt: skip


if __name__ == "__main__":
    main()
