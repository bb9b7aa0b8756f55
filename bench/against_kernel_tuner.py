#!/usr/bin/env python3
"""The same kernel, tuned by Kernel Tuner and by Tilewright: which configuration does each take, after how many seconds,
and which of the two is faster by one clock? Needs kernel_tuner (PyPI) and, for CUDA, a GPU and cuda-python; a T1 file
of a C kernel needs neither, and g++.

Both get all configurations of FILE, a T1 search space or a plain file, on the same machine, one tuner after the other.
Kernel Tuner runs `brute_force` with its defaults: the mean of 7 launches in a row. Then both winners are timed by
`tilewright run` in turns, --rounds times each, caches cold. Without --out nothing is written.

  python3 bench/against_kernel_tuner.py examples/kernel_tuner/vector_add.json"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from codegen.plain.mistake import Place  # noqa: E402
from codegen.t1.python_value import python_value  # noqa: E402

Config = dict[str, Any]


def as_t1(options: argparse.Namespace, folder: Path) -> tuple[Path, dict[str, Any]]:
    """FILE as a T1 document beside it, or in `folder`."""
    path = options.file
    if path.suffix != ".json" or options.shape:
        path = folder / "space.json"
        words = [options.python, "-m", "codegen", "t1", options.file.resolve(), "--out", path]
        words += ["--shape", options.shape] if options.shape else []
        subprocess.run([str(word) for word in words], check=True, cwd=ROOT)
    return path, json.loads(path.read_text(encoding="utf-8"))


def values_of(text: str | list[Any], names: Mapping[str, Any]) -> Any:
    return python_value(text, Place("T1", 0, "value"), names) if isinstance(text, str) else text


def arguments_of(kernel: Mapping[str, Any], tunables: Mapping[str, Any]) -> list[Any]:
    """The arrays and scalars that T1 tells of."""
    import numpy as np

    dtypes = {"float": np.float32, "half": np.float16, "int32": np.int32, "uint32": np.uint32, "int64": np.int64}
    rng = np.random.default_rng(1)
    sizes = kernel["ProblemSize"]
    names = {**tunables, "ProblemSize": sizes if isinstance(sizes, list) else [sizes]}
    found: list[Any] = []
    for argument in kernel["Arguments"]:
        dtype, value = dtypes[argument["Type"]], argument.get("FillValue", 0)
        if argument["MemoryType"] == "Scalar":
            found.append(dtype(value))
            continue
        size = values_of(argument["Size"], names)
        is_random = argument.get("FillType", "Random") == "Random"
        drawn = rng.integers(0, 9, size) if np.issubdtype(dtype, np.integer) else rng.normal(size=size)
        found.append(drawn.astype(dtype) if is_random else np.full(size, value, dtype))
    return found


def tune_by_kernel_tuner(path: Path, document: Mapping[str, Any], device: int) -> dict[str, Any]:
    from kernel_tuner import tune_kernel

    kernel = document["KernelSpecification"]
    space = document["ConfigurationSpace"]
    tunables = {each["Name"]: values_of(each["Values"], {}) for each in space["TuningParameters"]}
    block = [kernel["LocalSize"].get(axis, "1") for axis in "XYZ"]
    names = [text if text in tunables else f"block_size_{axis}" for text, axis in zip(block, "xyz", strict=True)]
    begun = time.perf_counter()
    results, _ = tune_kernel(
        kernel["KernelName"],
        str(path.parent / kernel["KernelFile"]),
        kernel["ProblemSize"] if not isinstance(kernel["ProblemSize"], list) else tuple(kernel["ProblemSize"]),
        arguments_of(kernel, tunables),
        tunables,
        grid_div_x=kernel.get("GridDivX") or None,
        grid_div_y=kernel.get("GridDivY") or None,
        grid_div_z=kernel.get("GridDivZ") or None,
        restrictions=[each["Expression"] for each in space.get("Conditions", [])],
        block_size_names=names if set(names) & set(tunables) else None,
        compiler_options=kernel.get("CompilerOptions", []),
        lang=kernel["Language"],
        device=device,
        quiet=True,
    )
    seconds = time.perf_counter() - begun
    timed = [each for each in results if isinstance(each["time"], float)]
    if not timed:
        raise SystemExit(f"Kernel Tuner has no time of any of {len(results)} configurations")
    best = min(timed, key=lambda each: each["time"])
    return {
        "config": {name: best[name] for name in tunables}, "us": 1e3 * float(best["time"]), "seconds": seconds,
        "tried": len(results), "timed": len(timed),
    }  # fmt: skip


def program(options: argparse.Namespace, *words: Any) -> str:
    command = [options.program, *words, "--python", options.python]
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stderr}{done.stdout}")
    return done.stdout


def target(document: Mapping[str, Any]) -> list[str]:
    return ["--threads", "1"] if document["KernelSpecification"]["Language"] == "C" else []


def tune_by_tilewright(options: argparse.Namespace, path: Path, threads: list[str], folder: Path) -> dict[str, Any]:
    places = ["--db", folder / "db", "--work", folder / "work", "--cache", folder / "cache", "--t4", folder / "t4.json"]
    every = ["--strategy", "exhaustive", "--limit", 1_000_000, "--budget", options.budget]
    begun = time.perf_counter()
    program(options, "tune", path, *places, *every, "--no-emit", "--no-doctor", "--json", *threads)
    seconds = time.perf_counter() - begun
    results = json.loads((folder / "t4.json").read_text(encoding="utf-8"))["results"]
    (record,) = [json.loads(line) for file in (folder / "db").glob("*/*.jsonl") for line in file.open()]
    timed = [each for each in results if each["invalidity"] == "correct"]
    return {
        "config": {**record["config"], **record["runtime"]}, "us": record["time"]["median_us"], "seconds": seconds,
        "tried": len(results), "timed": len(timed), "device": record["device"]["name"],
        "reference": record["verification"]["reference"],
    }  # fmt: skip


def in_turns(options: argparse.Namespace, path: Path, threads: list[str], configs: list[Config]) -> list[float]:
    """Medians in microseconds of each configuration, timed by the same clock in interleaved rounds."""
    samples: list[list[float]] = [[] for _ in configs]
    for _ in range(options.rounds):
        for config, taken in zip(configs, samples, strict=True):
            words = ",".join(f"{name}={value}" for name, value in config.items())
            run = json.loads(program(options, "run", path, "--config", words, "--json", *threads))
            taken.append(run["median_us"])
    return [statistics.median(taken) for taken in samples]


def text_of(config: Config) -> str:
    return " ".join(f"{name}={value}" for name, value in config.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, metavar="FILE", help="a T1 search space (.json), or a plain file (.cu)")
    parser.add_argument("--shape", default="", help="of a plain file: n=10_000_000 (default: the first of its own)")
    parser.add_argument("--rounds", type=int, default=5, help="in which both winners are timed again (default 5)")
    parser.add_argument("--budget", default="120s", help="of Tilewright's measuring; it ends when all is tried")
    parser.add_argument("--device", type=int, default=0, help="of Kernel Tuner: the CUDA device's number")
    parser.add_argument("--out", type=Path, help="gets all of it as JSON")
    parser.add_argument("--program", type=Path, default=ROOT / "build" / "autotune" / "tilewright-autotune")
    parser.add_argument("--python", default=sys.executable, help="that has jinja2 (default: this one)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        path, document = as_t1(options, folder)
        threads = target(document)
        found = {
            "Kernel Tuner": tune_by_kernel_tuner(path, document, options.device),
            "Tilewright": tune_by_tilewright(options, path, threads, folder),
        }
        again = in_turns(options, path, threads, [each["config"] for each in found.values()])
    for (name, each), us in zip(found.items(), again, strict=True):
        each["us_in_turns"] = us
        print(
            f"{name:13} {each['seconds']:7.1f} s  {each['timed']:5} of {each['tried']} timed  "
            f"says {each['us']:9.2f} us  in turns {us:9.2f} us  {text_of(each['config'])}"
        )
    ratio = again[0] / again[1]
    print(f"Tilewright's winner is {ratio:.3f}x as fast as Kernel Tuner's, by one clock, caches cold")
    if options.out:
        run = {
            "command": " ".join(["python3 bench/against_kernel_tuner.py", *sys.argv[1:]]),
            "date": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()),
        }
        options.out.write_text(json.dumps({**run, "file": str(options.file), **found, "ratio": ratio}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
