#!/usr/bin/env python3
"""Writes what a journal of the tuner measured as T4 results, one file a problem, each candidate with what the cost
model predicts of it: spaces for `replay` in which every strategy starts from what it would know in a run.

    python3 bench/journal_spaces.py examples/report/h200-gemm.jsonl.xz spaces
    ./tilewright replay --strategy portfolio,model,random --budget 4,8,16 spaces/*.json
    ./tilewright replay --neighbours 3 --budget 4,8,16 spaces/*.json    as if the nearest others had been tuned before

Predictions are those of this tree's codegen, which has to know the kernels: candidates that it does not list are left
out, and counted. Nothing is measured."""

from __future__ import annotations

import argparse
import json
import lzma
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
Entry = Mapping[str, Any]


def read_lines(path: Path) -> list[Entry]:
    packed = path.read_bytes()
    text = lzma.decompress(packed) if path.suffix == ".xz" else packed
    return [json.loads(line) for line in text.splitlines()]


def manifest_of(entries: Iterable[Entry], arch: str, device: str | None, limit: int) -> dict[str, Any]:
    """Of all that was decided: codegen's candidates with their predictions."""
    records = [entry["record"] for entry in entries if entry.get("phase") == "decided"]
    problems = [
        {"attributes": record["attributes"], "sizes": record["shape"], "threads": record["threads"]}
        for record in records
    ]
    with tempfile.TemporaryDirectory() as folder:
        asked = Path(folder) / "problems.json"
        asked.write_text(json.dumps(problems))
        command = [sys.executable, "-m", "codegen", "manifest", "--op", records[0]["op"], "--arch", arch]
        command += ["--device", device] if device else []
        command += ["--problems", str(asked), "--out", folder, "--limit", str(limit), "--db", str(ROOT / "tuning_db")]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
        manifest: dict[str, Any] = json.loads((Path(folder) / "manifest.json").read_text())
        return manifest


def runtime_text(names: Iterable[str], values: Iterable[int]) -> str:
    return " ".join(f"{name}={value}" for name, value in zip(names, values, strict=False))


def result_of(entry: Entry, config: Mapping[str, Any], predicted_us: float) -> dict[str, Any]:
    """A T4 result, in milliseconds."""
    is_right = "invalidity" not in entry
    measured = statistics.median(entry["us"]) * 1e-3 if is_right else None
    measurements = [{"name": "time", "value": measured, "unit": "ms"}] if is_right else []
    measurements.append({"name": "predicted", "value": predicted_us * 1e-3, "unit": "ms"})
    return {
        "configuration": dict(config),
        "times": {"compilation": 0, "benchmark": entry["device_s"] * 1e3, "framework": 0, "validation": 0},
        "invalidity": "correct" if is_right else entry["invalidity"],
        "measurements": measurements,
        "objectives": ["time"],
    }


def candidates_of(manifest: Mapping[str, Any], problem: Mapping[str, Any]) -> dict[tuple[str, str], tuple[Any, float]]:
    """By kernel and run-time values, as a journal has them: configuration and prediction."""
    found = {}
    for candidate in problem["candidates"]:
        kernel = manifest["kernels"][candidate["kernel"]]
        runtime = dict(zip(kernel["runtime"], candidate["runtime"], strict=False))
        config = {"family": kernel["family"], **kernel["config"], **runtime}
        key = kernel["id"], runtime_text(kernel["runtime"], candidate["runtime"])
        found[key] = config, candidate["predicted_us"]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("journal", type=Path, help=".jsonl, or packed as .jsonl.xz")
    parser.add_argument("folder", type=Path, help="gets the files")
    parser.add_argument("--device", help="predict for it (default: the arch's own)")
    parser.add_argument("--limit", type=int, default=400, help="of codegen's candidates (default %(default)s)")
    options = parser.parse_args()
    entries = read_lines(options.journal)
    arch = entries[0]["run"]["arch"]
    manifest = manifest_of(entries, arch, options.device, options.limit)
    options.folder.mkdir(parents=True, exist_ok=True)
    by_case = {entry["case"]: entry["record"] for entry in entries if entry.get("phase") == "decided"}
    written = unknown = 0
    for problem, (case, record) in zip(manifest["problems"], by_case.items(), strict=True):
        candidates = candidates_of(manifest, problem)
        results = []
        for entry in entries:
            if entry.get("phase") != "search" or entry["case"] != case:
                continue
            known = candidates.get((entry["kernel"], entry["runtime"]))
            if known:
                results.append(result_of(entry, *known))
            else:
                unknown += 1
        words = [record["op"], *record["attributes"].values(), *(f"{n}={size}" for n, size in record["shape"].items())]
        path = options.folder / (" ".join(words) + ".json")
        path.write_text(json.dumps({"schema_version": "1.0.0", "metadata": {}, "results": results}, indent=1) + "\n")
        written += len(results)
    print(f"{len(by_case)} problems, {written} candidates; {unknown} that codegen does not list were left out")
    return 0


if __name__ == "__main__":
    sys.exit(main())
