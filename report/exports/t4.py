"""T4 results (https://github.com/odgaard/TuningSchema) of one problem: what `--t4` writes of a run, made of its journal
or of a record."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from report.exports.space import Result, Space


def _measurement(name: str, value: float | str, unit: str) -> dict[str, Any]:
    return {"name": name, "value": value, "unit": unit}


def _measurements(space: Space, result: Result) -> list[dict[str, Any]]:
    if result.invalidity:
        return [_measurement("error", result.reason, "")]
    found = [_measurement("time", result.us * 1e-3, "ms")]
    if space.work and space.work.flops > 0:
        found.append(_measurement("GFLOP/s", space.work.flops / result.us * 1e-3, "GFLOP/s"))
    if space.work and space.work.bytes > 0:
        found.append(_measurement("GB/s", space.work.bytes / result.us * 1e-3, "GB/s"))
    return found


def _result(space: Space, result: Result) -> dict[str, Any]:
    at = {"timestamp": datetime.fromtimestamp(result.at_s, UTC).isoformat()} if result.at_s > 0 else {}
    return at | {
        "configuration": result.configuration,
        "times": {
            "compilation": result.compile_s * 1e3,
            "benchmark": result.measured_s * 1e3,
            "framework": 0,
            "search_algorithm": 0,
            "validation": result.verified_s * 1e3,
            "runtimes": [us * 1e-3 for us in result.samples_us],
        },
        "invalidity": result.invalidity or "correct",
        "correctness": 0 if result.invalidity else 1,
        "measurements": _measurements(space, result),
        "objectives": ["time"],
    }


def t4_of(space: Space) -> dict[str, Any]:
    metadata: dict[str, Any] = {
        "timeunit": "milliseconds",
        "timestamp": space.when,
        "generator": space.generator,
        "compiler": space.compiler,
        "device": space.device,
        "kernel": space.op,
        "problem": space.name.partition(" ")[2],
    }
    if space.tuned:
        record = space.tuned.record
        metadata["winner"] = {"kernel": record.kernel, "config": dict(record.config), "runtime": dict(record.runtime)}
    return {
        "schema_version": "1.0.0",
        "metadata": metadata,
        "results": [_result(space, result) for result in space.results],
    }
