"""A journal of a made-up run: what each test counts on is worked out here by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HOSTILE = "</script><script>window.broken=1</script><img src=x onerror=window.broken=1>\"'&"
DEVICE = {"key": "made-up", "name": HOSTILE, "arch": "sm00", "compute_units": 1}


def kernel(tile: int, stages: int) -> str:
    return f"gemm.sm00.wide.{tile}x{tile}.s{stages}"


def time_of(us: float, mad_us: float = 0.1, n: int = 25) -> dict[str, Any]:
    return {"median_us": us, "mad_us": mad_us, "n": n}


def record(n: int, us: float, default_us: float, **more: Any) -> dict[str, Any]:
    """Of a problem of one size: tile 64 and 3 stages won."""
    told = {"schema": "tilewright.record/1", "op": "gemm", "attributes": {"dtype": "f32"}, "shape": {"N": n}}
    told |= {
        "threads": 0,
        "arch": "sm00",
        "status": "measured",
        "kernel": kernel(64, 3),
        "family": "wide",
        "config": {},
    }
    told |= {"runtime": {"split_k": 1}, "hash": "ab", "time": time_of(us) | {"min_us": us}}
    told |= {"default": {"kernel": kernel(32, 1), "runtime": {"split_k": 1}} | time_of(default_us)}
    told |= {"margin": 0, "tie": [], "finalists": [], "resources": {"code_bytes": 1}, "device": DEVICE}
    told |= {
        "toolchain": {"generator": "g", "compiler": "c"},
        "policy": "cold",
        "seed": 1,
        "when": "2000-01-01T00:00:00Z",
    }
    return told | more


def outcome(n: int, of: str, device_s: float = 0.5, phase: str = "search", **more: Any) -> dict[str, Any]:
    named = {"phase": phase, "problem": f"f32 N={n}", "case": f"case {n}", "kernel": of, "hash": "ab"}
    return named | {"runtime": "split_k=1", "device_s": device_s} | more


def lines_of(n: int, scale: float) -> list[dict[str, Any]]:
    """Times are scale times tile / 16 + 4 / stages of 16, 32, 64 and 1, 2, 3, but for the tile of 64, which is fast."""
    found = [outcome(n, kernel(32, 1), us=[6 * scale])]
    for tile, base in ((16, 5), (32, 2), (64, 1)):
        for stages in (1, 2, 3):
            if (tile, stages) != (32, 1):
                found.append(outcome(n, kernel(tile, stages), us=[(base + 4 / stages) * scale] * 3))
    found.append(outcome(n, kernel(128, 1), invalidity="correctness", reason=f"{n} elements are wrong: {HOSTILE}"))
    found.append(outcome(n, kernel(64, 3), phase="final", device_s=1, us=[2.3 * scale]))
    found.append({"phase": "decided", "case": f"case {n}", "record": record(n, 7 / 3 * scale, 6 * scale)})
    return found


SIZES = {256: 1.0, 512: 4.0, 1024: 16.0}
HEADER = {
    "schema": "tilewright.journal/1",
    "run": {"op": "gemm", "device": "made-up", "strategy": HOSTILE},
    "when": "2000-01-01T00:00:00Z",
}


def journal_text(speed: float = 1.0) -> str:
    lines = [line for n, scale in SIZES.items() for line in lines_of(n, scale / speed)]
    return "".join(json.dumps(line) + "\n" for line in [HEADER, *lines, {"phase": "end"}])


def write_journal(path: Path, speed: float = 1.0) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(journal_text(speed))
    return path
