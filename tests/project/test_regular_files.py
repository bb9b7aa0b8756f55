"""Whoever names a pipe, a device or a folder where a file is read is told so, at once, instead of waiting for ever."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
AUTOTUNE = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build")) / "autotune" / "tilewright-autotune"
TUNER = {  # by what is asked; FILE is what is named
    "replay": ["replay", "FILE"],
    "peers": ["replay", ROOT / "README.md", "--peers", "FILE"],
    "merge": ["merge", "FILE"],
    "simulate": ["simulate", "--trace", "FILE"],
    "resume": ["autotune", "--resume", "FILE"],
    "task": ["autotune", "--task", "FILE"],
    "starts": ["autotune", "--starts", "FILE"],
    "tune": ["tune", "FILE"],
    "run": ["run", "FILE"],
    "diff": ["diff", "FILE", ROOT / "README.md"],
    "shapes": ["autotune", "--op", "gemm", "--shapes", "FILE", "--dry-run"],
    "project": ["list"],
}
CODEGEN = {
    "resolve": ["resolve", "--file", "FILE"],
    "problems": ["manifest", "--op", "gemm", "--arch", "x86-64-v3", "--out", "out", "--problems", "FILE"],
    "T1": ["t1", "FILE"],
}


def places(folder: Path, suffix: str) -> dict[str, Path]:
    made = {name: folder / f"{name}{suffix}" for name in ("pipe", "folder", "device")}
    os.mkfifo(made["pipe"])
    made["folder"].mkdir()
    made["device"].symlink_to("/dev/zero")
    return made


def expect_refused(command: list, place: Path, folder: Path, **variables: str) -> None:
    words = [str(place if word == "FILE" else word) for word in command]
    environment = {**os.environ, "TILEWRIGHT_PROJECT": "none", "XDG_CACHE_HOME": str(folder / "cache"), **variables}
    done = subprocess.run(
        words, capture_output=True, text=True, timeout=60, env=environment, cwd=folder, stdin=subprocess.DEVNULL,
        check=False,
    )  # fmt: skip
    assert done.returncode in (1, 2), done.stdout + done.stderr
    (line,) = [line for line in done.stderr.splitlines() if "error: " in line]
    assert place.name in line, line


@pytest.mark.parametrize("asked", TUNER)
def test_the_tuner_waits_for_no_pipe(tmp_path, asked):
    if not AUTOTUNE.is_file():
        pytest.skip(f"{AUTOTUNE} is not built")
    suffix = {"tune": ".cu", "run": ".cu", "project": ".toml"}.get(asked, ".json")
    for kind, place in places(tmp_path, suffix).items():
        if kind == "folder" and asked == "diff":
            continue  # of a tuning, or of a database
        variables = {"TILEWRIGHT_PROJECT": str(place)} if asked == "project" else {}
        expect_refused([AUTOTUNE, *TUNER[asked]], place, tmp_path, **variables)


@pytest.mark.parametrize("asked", CODEGEN)
def test_codegen_waits_for_no_pipe(tmp_path, asked):
    for place in places(tmp_path, ".cu" if asked == "T1" else ".json").values():
        expect_refused([sys.executable, "-m", "codegen", *CODEGEN[asked]], place, tmp_path, PYTHONPATH=str(ROOT))


@pytest.mark.parametrize("name", ["spec.py", "grid_cpu.py", "presets.json"])
def test_files_of_an_op_folder_are_files(tmp_path, name):
    op = tmp_path / "ops" / "scale_add"
    shutil.copytree(ROOT / "tests" / "data" / "toy_op", op)
    (op / name).unlink(missing_ok=True)
    os.mkfifo(op / name)
    words = [sys.executable, "-m", "codegen", "ops", "--templates", tmp_path / "ops"]
    expect_refused(words, op / name, tmp_path, PYTHONPATH=str(ROOT))


def test_descriptors_are_files(tmp_path):
    folder = tmp_path / "archs"
    folder.mkdir()
    os.mkfifo(folder / "x.json")
    words = [sys.executable, "-m", "codegen", "ops", "--archs", folder]
    expect_refused(words, folder / "x.json", tmp_path, PYTHONPATH=str(ROOT))
