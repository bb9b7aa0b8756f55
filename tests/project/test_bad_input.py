"""What the tuner says about bad input: one line that names the input and lists what is valid; exit status 2 for usage, 1 for failure;
nothing half-written. Runs the built program (./tilewright test builds it first)."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build")
PROGRAM = BUILD / "autotune" / "tilewright-autotune"
SMALL = ["--shapes", "8,8,8", "--threads", "1", "--budget", "5s"]

USAGE = [
    (["frobnicate"], "autotune, check, list, explain"),
    (["autotune", "--frobnicate"], "--frobnicate"),
    (["autotune", "--arch", "sm999"], "unknown arch 'sm999', valid: native, sm75"),
    (["check", "--arch", "sm999"], "unknown arch 'sm999', valid: native, sm75"),
    (["autotune", "--op", "conv"], "unknown op 'conv', valid: gemm"),
    (["autotune", "--dtype", "f64"], "unknown dtype 'f64' (--dtype), valid: f32, tf32, f16, bf16"),
    (["autotune", "--layout", "zz"], "unknown layout 'zz' (--layout), valid: nn, nt, tn, tt"),
    (["autotune", "--shapes", "llama9"], "unknown shapes 'llama9', valid: a file, sizes such as 512,512,512, or a preset of gemm: squares"),
    (["explain", "--shapes", "llama9"], "unknown shapes 'llama9'"),
    (["autotune", "--shapes", "512,-1,512"], "'512,-1,512'"),
    (["autotune", "--shapes", "512,512"], "lacks size 'K'"),
    (["autotune", "--shapes", "M=1,Q=2"], "unknown size 'Q', valid: M, N, K"),
    (["autotune", "--threads", "0"], "--threads is '0', valid: a number from 1, or all"),
    (["autotune", "--threads", "9999"], "--threads is 9999, valid: 1 to"),
    (["autotune", "--budget", "soon"], "--budget is 'soon', valid: a duration such as 90s"),
    (["autotune", "--limit", "0"], "--limit"),
    (["autotune", "--strategy", "luck"], "unknown strategy 'luck', valid: exhaustive, model, random"),
]


def run(arguments: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    assert PROGRAM.exists(), f"{PROGRAM} is not built: ./tilewright test builds it"
    return subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=120, env={**os.environ, **environment})


def assert_one_error_line(result: subprocess.CompletedProcess[str], status: int, text: str) -> None:
    assert result.returncode == status, result.stderr
    errors = result.stderr.splitlines()
    assert len(errors) == 1 and errors[0].startswith("autotune: error: "), result.stderr
    assert text in errors[0] and "autotune: error: :" not in errors[0]


@pytest.mark.parametrize(("arguments", "text"), USAGE, ids=[" ".join(arguments) for arguments, _ in USAGE])
def test_wrong_usage(tmp_path: Path, arguments: list[str], text: str) -> None:
    database = ["--db", str(tmp_path / "db")] if arguments[0] == "autotune" else []
    assert_one_error_line(run([*arguments, *database]), 2, text)
    assert not list(tmp_path.rglob("*.jsonl"))


def test_a_dtype_that_the_device_has_no_kernel_for(tmp_path: Path) -> None:
    result = run(["autotune", "--arch", "x86-64-v3", "--dtype", "bf16", *SMALL, "--db", str(tmp_path / "db")])
    assert result.returncode in (1, 2)
    assert_one_error_line(result, result.returncode, "valid are dtype=f32")


@pytest.mark.parametrize("option", ["--templates", "--archs"])
def test_a_folder_that_does_not_exist(tmp_path: Path, option: str) -> None:
    assert_one_error_line(run(["autotune", option, "/nowhere", "--db", str(tmp_path / "db")]), 1, f"{option} /nowhere: no such folder")


def test_an_unwritable_database() -> None:
    assert_one_error_line(run(["autotune", "--db", "/proc/nowhere", *SMALL]), 1, "/proc/nowhere")


def test_no_python(tmp_path: Path) -> None:
    result = run(["autotune", "--python", "/nowhere/python3", *SMALL, "--db", str(tmp_path / "db")])
    assert_one_error_line(result, 1, "python3-jinja2")


def test_a_python_without_jinja2(tmp_path: Path) -> None:
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\nexec /usr/bin/python3 -S "$@"\n')  # -S: no dist-packages
    python.chmod(0o755)
    result = run(["autotune", "--python", str(python), *SMALL, "--db", str(tmp_path / "db")])
    assert_one_error_line(result, 1, "apt-get install python3-jinja2")


def test_a_compiler_that_can_not_run(tmp_path: Path) -> None:
    """The compiler finds no assembler on this PATH; an empty cache, so nothing was compiled before."""
    result = run(
        ["autotune", *SMALL, "--db", str(tmp_path / "db"), "--cache", str(tmp_path / "cache"), "--python", "/usr/bin/python3"],
        PATH="/nowhere",
    )
    assert result.returncode == 1
    assert len([line for line in result.stderr.splitlines() if "error: " in line and not line.startswith("warning: ")]) == 1
    assert not list((tmp_path / "db").rglob("*.jsonl"))
