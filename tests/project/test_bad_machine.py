"""What the tuner says on a machine that lacks something: one error line that names it, exit status 1 (2 when the
arguments ask for what the arch has not), no record. Other wrong arguments are tests/autotune's business. Runs the
built program (./tilewright test builds it first)."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build") / "autotune" / "tilewright-autotune"


def failing_run(scratch: Path, arguments: list[str], status: int = 1, **environment: str) -> str:
    """The one error line of a run that must fail and leave no record."""
    assert PROGRAM.exists(), f"{PROGRAM} is not built: ./tilewright test builds it"
    small = [
        "--arch",
        "x86-64-v3",
        "--shapes",
        "8,8,8",
        "--threads",
        "1",
        "--budget",
        "5s",
        "--db",
        str(scratch / "db"),
    ]
    result = subprocess.run(
        [PROGRAM, "autotune", *small, *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, **environment},
    )
    assert result.returncode == status, result.stdout + result.stderr
    assert not list(scratch.rglob("*.jsonl"))
    errors = [line for line in result.stderr.splitlines() if not line.startswith("warning: ")]
    assert len(errors) == 1 and errors[0].startswith("autotune: error: "), result.stderr
    return errors[0]


def test_a_python_without_jinja2(tmp_path: Path) -> None:
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\nexec /usr/bin/python3 -S "$@"\n')  # -S: without the system's packages
    python.chmod(0o755)
    assert "apt-get install python3-jinja2" in failing_run(tmp_path, ["--python", str(python)])


def test_a_compiler_without_an_assembler(tmp_path: Path) -> None:
    arguments = ["--cache", str(tmp_path / "cache"), "--python", "/usr/bin/python3", "--limit", "1"]
    assert "does not compile" in failing_run(tmp_path, arguments, PATH="/nowhere")


def test_a_dtype_that_the_arch_has_no_kernel_for(tmp_path: Path) -> None:
    assert "serves dtype=f16" in failing_run(tmp_path, ["--dtype", "f16"], status=2)
