"""A searched space for Kernel Tuner's simulation: its cache file, and a T1 description that names it. Nothing of ours
is compiled there: launches are not in T1, and KernelFile is the source of the candidate that won."""

from __future__ import annotations

import re
from typing import Any

from report.exports.space import Result, Space, Value

ERRORS = {"compile": "CompilationFailedConfig", "constraints": "InvalidConfig"}  # all others failed at run time
MOST_AXES = 3  # of a problem, for Kernel Tuner


def parameters_of(space: Space) -> dict[str, list[Value]]:
    """All values that some candidate has. What a family has not is 0 there, or "" beside texts."""
    names = dict.fromkeys(name for result in space.results for name in result.configuration)
    found: dict[str, list[Value]] = {}
    for name in names:
        is_text = any(isinstance(result.configuration.get(name), str) for result in space.results)
        values = {result.configuration.get(name, "" if is_text else 0) for result in space.results}
        found[name] = sorted(map(str, values) if is_text else values)
    return found


def _configuration(result: Result, parameters: dict[str, list[Value]]) -> dict[str, Value]:
    return {
        name: str(result.configuration.get(name, ""))
        if isinstance(values[0], str)
        else result.configuration.get(name, 0)
        for name, values in parameters.items()
    }


def problem_size(space: Space) -> list[int]:
    """
    >>> from types import SimpleNamespace
    >>> problem_size(SimpleNamespace(name="gemm f32.nn M=2 N=3 K=4 batch=5 threads=1"))
    [2, 3, 4]
    """
    sizes = [int(value) for name, value in re.findall(r"(\S+)=(\d+)", space.name) if name != "threads"]
    return sizes[:MOST_AXES] or [1]


def _entry(result: Result, parameters: dict[str, list[Value]]) -> dict[str, Any]:
    return _configuration(result, parameters) | {
        "time": ERRORS.get(result.invalidity, "RuntimeFailedConfig") if result.invalidity else result.us * 1e-3,
        "times": [us * 1e-3 for us in result.samples_us],
        "compile_time": result.compile_s * 1e3,
        "verification_time": result.verified_s * 1e3,
        "benchmark_time": result.measured_s * 1e3,
    }


def cache_of(space: Space) -> dict[str, Any]:
    parameters = parameters_of(space)
    keys = [",".join(map(str, _configuration(result, parameters).values())) for result in space.results]
    entries = [_entry(result, parameters) for result in space.results]
    return {
        "device_name": space.device,
        "kernel_name": space.op,
        "problem_size": problem_size(space),
        "tune_params_keys": list(parameters),
        "tune_params": parameters,
        "objective": "time",
        "cache": dict(zip(keys, entries, strict=True)),
    }


def t1_of(space: Space, kernel_file: str, cache_file: str) -> dict[str, Any]:
    parameters = parameters_of(space)
    known = [tuple(_configuration(result, parameters).values()) for result in space.results]
    kinds: dict[type, str] = {int: "int", float: "float", str: "string"}
    one = {"X": "1", "Y": "1", "Z": "1"}
    # Of one parameter a tuple has a comma at its end.
    left = f"({', '.join(parameters)}{',' if len(parameters) == 1 else ''})"
    return {
        "General": {"BenchmarkName": space.op, "TimeUnit": "Milliseconds", "OutputFormat": "JSON"},
        "ConfigurationSpace": {
            "TuningParameters": [
                {"Name": name, "Type": kinds[type(values[0])], "Values": str(values)}
                for name, values in parameters.items()
            ],
            "Conditions": [{"Parameters": list(parameters), "Expression": f"{left} in {known}"}],
        },
        "Search": {"Name": "brute_force"},
        "KernelSpecification": {
            "Language": "CUDA",  # also of a CPU's: its schema knows no other for it, and a simulation reads none
            "BenchmarkName": space.op,
            "KernelName": space.op,
            "KernelFile": kernel_file,
            "Device": {"Name": space.device},
            "ProblemSize": problem_size(space),
            "GlobalSizeType": "CUDA",
            "GlobalSize": one,
            "LocalSize": one,
            "SimulationInput": cache_file,
            "Arguments": [],
        },
    }
