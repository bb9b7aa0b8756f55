"""Codegen runs in the Python that the user set up, and the doctor looks at that very one. Runs the built program
(./tilewright test builds it first)."""

import json
import os
import subprocess
from pathlib import Path

import jinja2
import markupsafe
import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build") / "autotune" / "tilewright-autotune"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [PROGRAM, *arguments], capture_output=True, text=True, timeout=300, env={**os.environ, **environment}
    )


def python_that_doctor_looked_at(*arguments: str, **environment: str) -> str:
    report = run("doctor", "--json", "--arch", "x86-64-v3", *arguments, **environment)
    texts = [found["text"] for found in json.loads(report.stdout)["findings"] if found["subject"] == "Python"]
    return texts[0] if texts else ""


def add_python(path: Path, options: str = "", mark: Path = Path("/dev/null")) -> Path:
    """A Python that leaves a mark wherever it is run."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'#!/bin/sh\necho ran >>"{mark}"\nexec /usr/bin/python3 {options} "$@"\n')
    path.chmod(0o755)
    return path


@pytest.mark.parametrize("relative", [False, True])
def test_what_lies_on_pythonpath_is_found(tmp_path: Path, relative: bool) -> None:
    """An interpreter without jinja2, for it lies where the user says."""
    python = add_python(tmp_path / "python3", "-S")  # -S: without the system's packages
    modules = tmp_path / "my modules"
    modules.mkdir()
    for module in (jinja2, markupsafe):
        package = Path(str(module.__file__)).parent
        (modules / package.name).symlink_to(package)
    path = os.path.relpath(modules) if relative else str(modules)
    listed = run("list", "--python", str(python), PYTHONPATH=path)
    assert listed.returncode == 0, listed.stderr
    assert str(python) in python_that_doctor_looked_at("--python", str(python), PYTHONPATH=path)
    without = run("list", "--python", str(python), PYTHONPATH="")
    assert without.returncode == 1 and "has no jinja2" in without.stderr
    assert not python_that_doctor_looked_at("--python", str(python), PYTHONPATH="")


@pytest.mark.parametrize(("options", "serves"), [("", True), ("-S", False)])
def test_a_virtual_environment_serves_where_it_has_what_codegen_needs(
    tmp_path: Path, options: str, serves: bool
) -> None:
    mark = tmp_path / "mark"
    python = add_python(tmp_path / "my venv" / "bin" / "python3", options, mark)
    environment = {"VIRTUAL_ENV": str(tmp_path / "my venv"), "PYTHONPATH": ""}
    listed = run("list", **environment)
    assert listed.returncode == 0, listed.stderr
    assert len(mark.read_text().splitlines()) == (3 if serves else 1), "asked, and run twice where it serves"
    text = python_that_doctor_looked_at(**environment)
    assert text and text.startswith(f"{python} ") == serves


def test_an_interpreter_that_is_named_goes_before_the_environment(tmp_path: Path) -> None:
    python = add_python(tmp_path / "python3", mark=tmp_path / "mark")
    venv = add_python(tmp_path / "venv" / "bin" / "python3")
    text = python_that_doctor_looked_at("--python", str(python), VIRTUAL_ENV=str(venv.parent.parent))
    assert text.startswith(f"{python} ")
