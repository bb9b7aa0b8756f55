"""What a worker does: `perform`, the only function of ours that a client sends to one, by name. It gets a description
in JSON's types, runs this machine's own tuner on it, and gives back JSON's types, and images as bytes."""

from __future__ import annotations

import io
import json
import os
import platform
import socket
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tilewright.tuning.program import TunerError, find

Json = dict[str, Any]

FACTS_S = 600  # after which a tuner that is asked for facts is taken for hung
TUNER_S, TIMES = 3600, 10  # and one that compiles or tunes: beside so many times its budget

_known: dict[str, Json] = {}  # facts of this process, by what was asked: they don't change while it lives


def perform(description: Json, records: Json | None = None, compiled: Json | None = None) -> Json:
    """`kind` "records" hands over records, which Dask makes again where their holder is lost; "facts" says what this
    worker's measurements are made of; "compile" compiles what a task needs; "tune" tunes it and returns its journal,
    with what was compiled for it."""
    kind = description["kind"]
    if kind == "records":
        return dict(description["records"])
    if kind == "facts":
        return facts(description)
    if kind == "compile":
        return compile_task(description, records or {})
    return tune(description, records or {}, compiled or {})


def facts(description: Json) -> Json:
    key = json.dumps([description["words"], description["probes"]], sort_keys=True)
    if key not in _known:
        told = ask_facts(description, find(), sys.executable)
        if told.get("fault"):
            return told  # it may be mended
        _known[key] = told
    return _known[key]


def ask_facts(description: Json, program: Path, python: str) -> Json:
    """Of the machine that this runs on. What cannot be said has "fault" instead."""
    told: Json = {"host": socket.gethostname(), "python": platform.python_version(), "kernels": {}}
    with tempfile.TemporaryDirectory(prefix="tilewright-facts-") as folder:
        try:
            version = _run([program, "--version"], Path(folder), description, FACTS_S)
        except subprocess.TimeoutExpired as hung:
            return told | {"fault": _of_hung(hung)}
        told["tilewright"] = version.stdout.strip()
        for number, probe in enumerate(description["probes"]):
            task = Path(folder) / f"probe{number}.json"
            task.write_text(json.dumps(probe))
            words = ["autotune", *description["words"], "--task", task, "--facts"]
            places = ["--db", f"{folder}/db", "--work", f"{folder}/work", "--python", python]
            try:
                done = _run([program, *words, *places], Path(folder), description, FACTS_S)
            except subprocess.TimeoutExpired as hung:
                return told | {"fault": _of_hung(hung)}
            if done.returncode != 0:
                return told | {"fault": _last_words(done)}
            kernels = told["kernels"]
            told |= json.loads(done.stdout)
            told["kernels"] |= kernels
    return told


def compile_task(description: Json, records: Json) -> Json:
    """A task's images, in a ZIP archive. Without them there is "fault"."""
    told: Json = {"host": socket.gethostname()}
    with _task_folder(description, records) as folder:
        images = folder / "images"
        told |= _ask_tuner(description, folder, ["--compile", "--images", images])
        if "fault" in told:
            return told
        archive = io.BytesIO()
        with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
            for path in sorted(images.rglob("*")):
                if path.is_file():
                    packed.write(path, path.relative_to(images))
        return told | {"images": archive.getvalue()}


def tune(description: Json, records: Json, compiled: Json) -> Json:
    """A journal, the tuner's report, and what was said of the images. A tuner without a report has "fault": another
    worker may do better."""
    images = compiled.get("images")
    told: Json = {"host": socket.gethostname(), "process": os.getpid(), "facts": facts(description)}
    told["compiled"] = {name: value for name, value in compiled.items() if name != "images"}
    with _task_folder(description, records) as folder:
        words: list[Any] = ["--budget", f"{description['budget_s']:.3f}s"]
        if images is not None:
            with zipfile.ZipFile(io.BytesIO(images)) as packed:
                packed.extractall(folder / "images")
            words += ["--images", folder / "images"]
        told |= _ask_tuner(description, folder, words)
        if "fault" in told:
            return told
        journals = sorted((folder / "work" / "journal").glob("*.jsonl"))
        return told | {"journal": journals[0].read_text() if journals else ""}


@contextmanager
def _task_folder(description: Json, records: Json) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="tilewright-task-", dir=_scratch()) as name:
        folder = Path(name)
        for path, text in records.items():
            device, file = path.split("/")
            (folder / "db" / device).mkdir(parents=True, exist_ok=True)
            (folder / "db" / device / file).write_text(text)
        (folder / "task.json").write_text(json.dumps(description["task"]))
        yield folder


def _ask_tuner(description: Json, folder: Path, words: list[Any]) -> Json:
    """Its "report", or a "fault"."""
    words = ["autotune", *description["words"], "--task", folder / "task.json", *words]
    places = ["--db", folder / "db", "--work", folder / "work", "--python", sys.executable]
    try:
        done = _run([find(), *words, *places], folder, description, TUNER_S + TIMES * description.get("budget_s", 0))
    except (OSError, TunerError) as error:
        return {"fault": str(error)}
    except subprocess.TimeoutExpired as hung:
        return {"fault": _of_hung(hung)}
    try:
        return {"report": json.loads(done.stdout)}
    except ValueError:
        return {"fault": _last_words(done)}


def _scratch() -> str | None:
    """Dask's folder for this worker, which the next one clears away when this one was killed."""
    from distributed import get_worker

    try:
        return str(get_worker().local_directory)
    except ValueError:
        return None


def _run(words: list[Any], folder: Path, description: Json, limit_s: float) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **description["environment"], "TILEWRIGHT_PROJECT": "none"}
    environment.pop("TILEWRIGHT_KERNELS", None)  # the tuner links its own
    return subprocess.run(
        list(map(str, words)), cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True,
        text=True, errors="replace", timeout=limit_s,
    )  # fmt: skip


def _of_hung(hung: subprocess.TimeoutExpired) -> str:
    return f"{hung.cmd[0]} hung: it had not ended after {hung.timeout:g} s"


def _last_words(done: subprocess.CompletedProcess[str]) -> str:
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    return lines[-1].removeprefix("autotune: error: ") if lines else f"the tuner left with status {done.returncode}"
