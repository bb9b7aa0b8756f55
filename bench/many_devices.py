#!/usr/bin/env python3
"""What more GPUs of a machine give a tuning: the same problems on one of them, on all, and on all with one measuring
process killed in the middle; each from empty records and journals, kernels from a cache that is there or was filled by
a first run on one. Prints wall times, how busy each GPU was, when it had which problem, what its calls were and what
they spent their time on, what it waited for (whether two GPUs ask for more than one does, or each call takes longer,
and where), and how the winners' times compare, as JSON.

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
from collections import Counter
from math import exp, log
from pathlib import Path
from statistics import mean, median
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


def command_of(options: argparse.Namespace, words: list[str], folder: Path, devices: str) -> list[str]:
    places = ["--db", folder / "db", "--work", folder / "work", "--cache", options.cache, "--no-emit", "--no-doctor"]
    return [str(word) for word in [options.program, "autotune", *words, *places, "--devices", devices, "--json"]]


def end_of(tuner: subprocess.Popen[str]) -> dict[str, Any]:
    said, _ = tuner.communicate()
    if tuner.returncode != 0:
        sys.exit(f"many_devices: {' '.join(map(str, tuner.args))} left with exit status {tuner.returncode}")
    document: dict[str, Any] = json.loads(said)
    return document


def tune(
    options: argparse.Namespace, words: list[str], folder: Path, devices: str, kill_s: float = 0
) -> dict[str, Any]:
    """The document of a run, with its wall time."""
    begin, begin_s = time.monotonic(), time.time()
    tuner = subprocess.Popen(command_of(options, words, folder, devices), stdout=subprocess.PIPE, text=True)
    if kill_s > 0:
        threading.Thread(target=kill_one, args=(tuner, kill_s), daemon=True).start()
    document = end_of(tuner)
    wall_s = time.monotonic() - begin
    return document | {"wall_s": wall_s, "begin_s": begin_s, "lanes": lanes_of(folder, begin_s)}


def apart(options: argparse.Namespace, words: list[str], folder: Path, uuids: list[str]) -> dict[str, Any]:
    """A tuner for each GPU, at the same time, with its shard of the problems: whether what several lack is their
    tuner's fault, or comes with several processes that measure."""
    begin, begin_s = time.monotonic(), time.time()
    tuners = []
    for i, uuid in enumerate(uuids):
        shard = [*words, "--shard", f"{i + 1}/{len(uuids)}"]
        tuners.append(subprocess.Popen(
            command_of(options, shard, folder / uuid, uuid), stdout=subprocess.PIPE, text=True
        ))  # fmt: skip
    documents = [end_of(tuner) for tuner in tuners]
    return {
        "wall_s": round(time.monotonic() - begin, 1),
        "device_s": [round(document["totals"]["device_s"], 1) for document in documents],
        "lanes": lanes_of(folder, begin_s),
    }


def mean_ms(each_s: list[float]) -> float:
    return round(1e3 * sum(each_s) / len(each_s), 3)


def kind_of(line: dict[str, Any], is_new: bool) -> str:
    """ "open" lays a problem out, and is the first of its search; "edge" verifies a winner elsewhere."""
    kind: str = line["phase"]
    return {"search": "open", "verify": "edge"}.get(kind, kind) if is_new else kind


def parts_of(calls: list[dict[str, Any]]) -> dict[str, float]:
    """Milliseconds a call, by what they went into; the rest is launches that were timed."""
    names = sorted({name for call in calls for name in call.get("parts_ms", {})})
    return {name: round(sum(call.get("parts_ms", {}).get(name, 0) for call in calls) / len(calls), 3) for name in names}


def turns_of(calls: list[dict[str, Any]], begin_s: float) -> list[list[Any]]:
    """In order: problem, when its first call began and its last one ended, what they took, and the pauses of that. An
    edge case belongs to who is at its turn; who has a second one comes twice."""
    rows: list[list[Any]] = []
    for call in calls:
        start_s, end_s = call["at_s"] - call["device_s"] - begin_s, call["at_s"] - begin_s
        if not rows or (call["phase"] == "search" and call["problem"] != rows[-1][0]):
            rows.append([call["problem"], start_s, end_s, 0.0, 0.0])
        row = rows[-1]
        row[2] = end_s
        row[3] += call["device_s"]
        row[4] += 1e-3 * call.get("parts_ms", {}).get("pause", 0)
    return [[row[0], *(round(number, 2) for number in row[1:])] for row in rows]


def lane_of(calls: list[dict[str, Any]], begin_s: float) -> dict[str, Any]:
    """Of one GPU, in the order of its calls: how many of each kind there were and the milliseconds that each took, when
    it had which problem, seconds between calls, and what it said of itself."""
    kinds: dict[str, list[dict[str, Any]]] = {}
    searched: set[str] = set()
    gaps_s = [0.0]
    for before, call in zip([None, *calls], calls, strict=False):
        is_new = call["case"] not in searched
        if call["phase"] == "search":
            searched.add(call["case"])
        kinds.setdefault(kind_of(call, is_new), []).append(call)
        if call.get("conditions", {}).get("discarded", 0) > 0:
            kinds.setdefault("held back", []).append(call)
        if before is not None:
            gaps_s.append(call["at_s"] - call["device_s"] - before["at_s"])  # times are of whole milliseconds
    told = [call["conditions"] for call in calls if "conditions" in call]
    throttled = Counter(each["throttle"] for each in told if each["throttle"])
    return {
        "calls": {
            kind: {"calls": len(own), "ms": mean_ms([call["device_s"] for call in own]), "parts_ms": parts_of(own)}
            for kind, own in kinds.items()
        },
        "between_calls_s": round(sum(gaps_s), 2),
        "longest_between_s": [round(gap, 3) for gap in sorted(gaps_s)[:-6:-1]],
        "mhz": [round(f([each["clock_mhz"] for each in told] or [0])) for f in (min, mean, max)],
        "watts": [round(f([each["power_w"] for each in told] or [0])) for f in (min, mean, max)],
        "celsius": [round(f([each["temperature_c"] for each in told] or [0])) for f in (min, mean, max)],
        "throttled_calls": dict(throttled),
        "turns": turns_of(calls, begin_s),
    }


def lanes_of(folder: Path, begin_s: float) -> dict[str, dict[str, Any]]:
    """By GPU, of all of its journals in the folder."""
    calls: dict[str, list[dict[str, Any]]] = {}
    for path in sorted(folder.glob("**/work/journal/*.jsonl")):
        lines = [json.loads(line) for line in path.read_text().splitlines()]
        gpu = lines[0]["run"].get("gpu")
        if gpu is not None:  # else the merged one
            asked = [line for line in lines if line.get("phase") in ("search", "final", "verify", "energy")]
            calls.setdefault(gpu, []).extend(asked)
    return {gpu: lane_of(sorted(own, key=lambda call: call["at_s"]), begin_s) for gpu, own in calls.items()}


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
        "before_s": round(min(use["began_s"] for use in document["devices"]) - document["begin_s"], 2),
        "waited_s": {use["name"]: round(use["waited_s"], 2) for use in document["devices"]},
        "locked_out_s": {use["name"]: round(use["locked_out_s"], 2) for use in document["devices"]},
        "busy": {use["name"]: round(use["device_s"] / max(use["wall_s"], 1e-9), 3) for use in document["devices"]},
        "device_s": round(document["totals"]["device_s"], 1),
        "measurements": document["totals"]["measurements"],
        "discarded": document["totals"]["discarded"],
        "survived": document["totals"]["survived"],
        "lanes": document["lanes"],
    }


def spread(pairs: list[tuple[dict[str, Any], dict[str, Any]]]) -> dict[str, Any]:
    """Of all runs of one GPU, and of all together. Half of the GPUs' time are finals, which go on for as long as
    samples leave it open who wins: by luck, or because they scatter more."""

    def finals(document: dict[str, Any]) -> int:
        return sum(lane["calls"].get("final", {"calls": 0})["calls"] for lane in document["lanes"].values())

    columns = list(zip(*pairs, strict=True))
    told: dict[str, Any] = {
        name: {
            "wall_s": [round(run["wall_s"], 1) for run in runs],
            "device_s": [round(run["totals"]["device_s"], 1) for run in runs],
            "final_samples": [finals(run) for run in runs],
        }
        for name, runs in zip(("one", "all"), columns, strict=True)
    }
    one, together = (median(run["wall_s"] for run in runs) for runs in columns)
    return told | {"of_one": round(together / one, 3)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", type=Path, default=ROOT / "build" / "autotune" / "tilewright-autotune")
    parser.add_argument("--one", default="0", help="the GPU that is first alone (default 0)")
    parser.add_argument("--all", default="all", help="those that tune together (default all)")
    parser.add_argument("--cache", type=Path, help="of kernels (default: a new one, filled by a first run)")
    parser.add_argument("--why", action="store_true", help="also each other GPU alone, and all with a tuner each")
    parser.add_argument("--repeat", type=int, default=1, help="of one and of all, in turn (default 1): finals differ")
    parser.add_argument("--keep", type=Path, help="a new folder for records and journals (default: they are removed)")
    options, words = parser.parse_known_args()
    with tempfile.TemporaryDirectory() as name:
        folder = options.keep or Path(name)
        if options.cache is None:
            options.cache = Path(name) / "cache"
            tune(options, words, folder / "first", options.one)
        one = tune(options, words, folder / "one", options.one)
        together = tune(options, words, folder / "all", options.all)
        pairs = [(one, together)]
        for i in range(1, options.repeat):
            places = (folder / f"{name}{i}" for name in ("one", "all"))
            alone = tune(options, words, next(places), options.one)
            pairs.append((alone, tune(options, words, next(places), options.all)))
        runs = {"one": figures(one, one), "all": figures(together, one)}
        if options.why:
            uuids = [use["uuid"] for use in together["devices"]]
            for uuid in uuids:
                if uuid != one["devices"][0]["uuid"]:
                    runs[f"{uuid} alone"] = figures(tune(options, words, folder / f"alone-{uuid}", uuid), one)
            runs["a tuner each"] = apart(options, words, folder / "apart", uuids)
        killed = tune(options, words, folder / "killed", options.all, kill_s=together["wall_s"] / 2)
    runs["killed"] = figures(killed, one)
    command = f"python3 bench/many_devices.py {' '.join(sys.argv[1:])}"
    print(json.dumps({"command": command, "cores": os.cpu_count(), "repeated": spread(pairs), **runs}))


if __name__ == "__main__":
    main()
