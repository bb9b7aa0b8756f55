"""Records made from manifests, as the tuner writes them: what emission is tested with."""

import json

from codegen import manifest
from codegen.problems import key_shape, resolve_problems
from codegen.record import RECORD_SCHEMA
from codegen.resolve import Line


def record(op, arch, sizes, attributes=None, threads=0, pick=0, family=None, us=10.0, **changes):
    """A record whose winner is candidate number `pick` of the manifest for one problem."""
    given = [{"attributes": attributes or {}, "sizes": sizes, "threads": threads}]
    problem = resolve_problems(op, given, arch)[0]
    data = manifest.build(op, arch, [problem], max(8, pick + 1), [f"*.{family}.*"] if family else ()).data
    entry = data["problems"][0]

    def instance(candidate, median_us):
        kernel = data["kernels"][candidate["kernel"]]
        runtime = dict(zip(kernel["runtime"], candidate["runtime"], strict=True))
        return {"kernel": kernel["id"], "runtime": runtime, "median_us": median_us, "n": 20}

    winner = data["kernels"][entry["candidates"][pick]["kernel"]]
    best = instance(entry["candidates"][pick], us)
    default = instance(entry["candidates"][entry["default"]], 2 * us)
    return {
        "schema": RECORD_SCHEMA,
        "op": op.name,
        "attributes": entry["attributes"],
        "shape": key_shape(op, problem),
        "threads": entry["threads"],
        "arch": arch.name,
        "status": "measured",
        "kernel": winner["id"],
        "family": winner["family"],
        "config": winner["config"],
        "runtime": best["runtime"],
        "hash": winner["hash"],
        "time": {"median_us": us, "mad_us": 0.1, "n": 20, "min_us": us - 0.2},
        "default": {**default, "mad_us": 0.1},
        "margin": 1.0,
        "tie": [],
        "finalists": [best, default],
        "verification": {"shapes": 16, "max_error": 0.25, "reference": "f64"},
        "resources": {"registers": 128, "spill_bytes": 0, "smem_bytes": 0, "code_bytes": 8192},
        "device": {
            "key": "test-device",
            "name": "Test Device",
            "arch": arch.name,
            "compute_units": 132,
            "clock_mhz": 1000.0,
            "memory_gb_per_s": 1000.0,
            "driver": 0,
        },
        "toolchain": {"generator": data["generator"], "compiler": "test", "flags": winner["flags"]},
        "policy": "cold-l2/rotating/median",
        "seed": 1,
        "when": "2026-01-01T00:00:00Z",
        "via": None,
        **changes,
    }


def line_of(entry, number=1):
    """Where the tuner would have written it."""
    text = entry if isinstance(entry, bytes) else json.dumps(entry).encode()
    op = "scale_add" if isinstance(entry, bytes) else entry["op"]
    return Line(f"test-device/{op}.jsonl", number, text)


def lines(records):
    return [line_of(entry, number) for number, entry in enumerate(records, 1)]


def write_database(folder, records, key="test-device"):
    for entry in records:
        path = folder / key / f"{entry['op']}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a") as file:
            file.write(json.dumps(entry) + "\n")
    return folder
