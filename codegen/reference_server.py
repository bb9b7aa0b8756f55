"""`python3 -m codegen reference --serve`: what of a case only the user's Python can tell. The tuner starts it once for
a manifest (autotune/measure/reference_process.h) and asks, one JSON object a line, over a socket that it gives: what
user code prints cannot get in the way. Arrays go by file, raw.

    {"case": 3, "edge": false, "tensors": {"x": FILE, ...}, "out": FILE}
        the outputs of problem 3 of the manifest (of edge 3) for these tensors as they lie in memory: f64, dense
    {"case": 3, "edge": false, "make": "x", "seed": 7, "out": FILE}
        what lies in the tensor x of that problem, as it lies in memory

is answered by {} when the file is written, or {"error": "FILE:LINE: what is wrong"}."""

from __future__ import annotations

import ctypes
import json
import os
import signal
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from codegen.cases import problem_of, read_tensor, require_numpy, tensor_named
from codegen.model import CodegenError, OpSpec, Problem
from codegen.python_reference import contents, digest, results

PR_SET_PDEATHSIG = 1


class Cases:
    """The cases of a manifest, and the op that says what is right."""

    def __init__(self, op: OpSpec, manifest: Mapping[str, Any]) -> None:
        self.op_name = op.name
        self._op = op
        self._manifest = manifest
        require_numpy("what an operator has in Python")

    def answer(self, question: Mapping[str, Any]) -> None:
        case = self._manifest["edges" if question["edge"] else "problems"][question["case"]]
        problem = problem_of(self._op, case)
        if "make" in question:
            _write(Path(question["out"]), self._made(question["make"], question["seed"], case, problem))
            return
        self._require_same(self._manifest["references"][case["reference"]]["hash"], self._op.reference)
        tensors = {name: self._numbers(case, problem, name, Path(file)) for name, file in question["tensors"].items()}
        elements = {name: tensor["elements"] for name, tensor in case["tensors"].items()}
        _write(Path(question["out"]), results(self._op, problem, elements, tensors))

    def _made(self, name: str, seed: int, case: Mapping[str, Any], problem: Problem) -> Any:
        tensor, known = tensor_named(self._op, name), case["tensors"][name]
        self._require_same(known["fill"]["hash"], self._op.tensor_fill(name, problem).make)
        return contents(self._op, problem, tensor, known["elements"], seed)

    def _require_same(self, hash: str, function: Callable[..., Any] | None) -> None:
        if function is None or digest(function) != hash:
            raise CodegenError(f"the Python of {self._op.name} has changed since the run began: run again")

    def _numbers(self, case: Mapping[str, Any], problem: Problem, name: str, file: Path) -> Any:
        from codegen.raw_numbers import decode

        return decode(read_tensor(self._op, case, problem, name, file), case["tensors"][name]["dtype"])


def _write(path: Path, array: Any) -> None:
    """Complete or not at all."""
    temporary = path.with_name(path.name + ".new")
    array.tofile(temporary)
    temporary.replace(path)


def _end_with_parent() -> None:
    """User code that hangs must not outlive a tuner that was killed."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _answered(cases: Cases, line: str) -> dict[str, str]:
    question = json.loads(line)
    what = f"data of {question['make']}" if "make" in question else "the reference"
    try:
        cases.answer(question)
    except MemoryError:
        return {"error": f"{what} of {cases.op_name}: there is not enough memory for it: choose smaller shapes"}
    except (CodegenError, OSError) as fault:
        return {"error": f"{what} of {cases.op_name}: {fault}"}
    return {}


def serve(op: OpSpec, manifest: Mapping[str, Any], descriptor: int) -> None:
    """Until the other end is closed. What is wrong from the beginning is the answer to every question."""
    _end_with_parent()
    os.set_inheritable(descriptor, False)
    with socket.socket(fileno=descriptor) as channel, channel.makefile(encoding="utf-8") as questions:
        try:
            cases, fault = Cases(op, manifest), ""
        except CodegenError as error:
            cases, fault = None, str(error)
        for line in questions:
            answer = {"error": fault} if cases is None else _answered(cases, line)
            channel.sendall(f"{json.dumps(answer)}\n".encode())
