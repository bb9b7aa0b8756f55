#!/usr/bin/env python3
"""How long it takes to tune a layer of experts: both products (the one with the gate, and the one down), at the numbers
of tokens for which vLLM's script tunes it, from empty records, an empty cache of compiled kernels and an empty journal.
Prints wall time and what was found, as JSON. Models are bench/moe_model.py's.

  python3 bench/moe_tuning.py --model qwen3 --dtype e4m3 -- --arch native
  python3 bench/moe_tuning.py --model mixtral --dtype f32 --small --tokens 1,16 -- --threads 2 --limit 4

What stands behind `--` goes to `autotune` (default: --arch native --limit 96 --budget 2m)."""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from math import exp, log
from pathlib import Path

from moe_model import MODELS, models_named

ROOT = Path(__file__).resolve().parents[1]
TOKENS = (1, 2, 4, 8, 16, 24, 32, 48, 64, 96, 128, 256, 512, 1024, 1536, 2048, 3072, 4096)  # vLLM's
OPS = {"f32": "grouped_gemm", "f16": "grouped_gemm", "bf16": "grouped_gemm", "e4m3": "scaled_grouped_gemm"}
USUAL = ("--arch", "native", "--limit", "96", "--budget", "2m")


def problems_of(model, dtype, scaling, tokens):
    """Both products at each number of tokens, as `autotune --shapes` takes them."""
    attributes = {"dtype": dtype} | ({"scaling": scaling} if dtype == "e4m3" else {"layout": "nt"})
    for count in tokens:
        for gate, n, k in ((model.gate, model.inner, model.hidden), ("none", model.hidden, model.inner)):
            sizes = {"G": model.experts, "M": count * model.top_k, "N": n, "K": k}
            yield {"op": OPS[dtype], "attributes": attributes | {"gate": gate}, "sizes": sizes}


def tune(program, problems, folder, words):
    """What the tuner says of its run, and seconds by the clock on the wall."""
    shapes = folder / "layer.jsonl"
    shapes.write_text("".join(json.dumps(problem) + "\n" for problem in problems))
    places = [word for name in ("db", "work", "cache") for word in (f"--{name}", str(folder / name))]
    command = [str(program), "autotune", "--op", problems[0]["op"], "--shapes", str(shapes), *places]
    command += ["--no-emit", "--no-doctor", "--json", *words]
    begin = time.monotonic()
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    wall_s = time.monotonic() - begin
    if done.returncode != 0:
        sys.exit(f"moe_tuning: {' '.join(command)} left with exit status {done.returncode}")
    return json.loads(done.stdout), wall_s


def geometric_mean(ratios):
    return round(exp(sum(map(log, ratios)) / len(ratios)), 3) if ratios else None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--model", default="qwen3-30b-a3b", help="beginning of a name (default %(default)s)")
    parser.add_argument("--dtype", choices=tuple(OPS), default="bf16", help="of the matrices (default bf16)")
    parser.add_argument("--scaling", choices=("row", "block"), default="row", help="of e4m3 (default row)")
    parser.add_argument("--tokens", default=",".join(map(str, TOKENS)), help="default %(default)s")
    parser.add_argument("--small", action="store_true", help="a layer for CPUs")
    parser.add_argument("--program", type=Path, default=ROOT / "build/autotune/tilewright-autotune")
    parser.add_argument("autotune", nargs="*", metavar="-- OPTION", help="of autotune")
    options = parser.parse_args()
    models = models_named(options.model, options.small)
    if len(models) != 1:
        sys.exit(f"moe_tuning: --model {options.model} is {len(models)} models; valid: {', '.join(MODELS)}")
    if not options.program.is_file():
        sys.exit(f"moe_tuning: no {options.program}: ./tilewright build makes it")
    ((name, model),) = models.items()
    tokens = [int(each) for each in options.tokens.split(",")]
    problems = list(problems_of(model, options.dtype, options.scaling, tokens))
    with tempfile.TemporaryDirectory() as folder:
        document, wall_s = tune(options.program, problems, Path(folder), options.autotune or USUAL)
        records = [
            json.loads(line) for path in Path(folder).glob("db/*/*.jsonl") for line in path.read_text().splitlines()
        ]
    ratios = [each["default"]["median_us"] / each["time"]["median_us"] for each in records]
    told = {"model": name, "dtype": options.dtype, "tokens": tokens, "problems": len(problems)}
    told |= {"tuned": len(records), "wall_s": round(wall_s, 1), "times_the_default": geometric_mean(ratios)}
    print(json.dumps(told | {"totals": document.get("totals")}))
    if len(records) < len(problems):
        sys.exit(f"moe_tuning: {len(records)} of {len(problems)} problems were tuned")


if __name__ == "__main__":
    main()
