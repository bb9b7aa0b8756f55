"""The tuner in folders of any name: its source tree, cache, work, database, what it emits, its temporary files, its
compiler. Runs the built program (./tilewright test builds it first)."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build") / "autotune" / "tilewright-autotune"


# What a shell, ninja, a compiler's dependencies, C++ strings, JSON or a command line might take for its own.
@pytest.mark.parametrize("name", ["-a b [c] {d} +$e #f %g back\\slash größe-大", "qu\"o'te" + "x" * 190])
def test_any_folder_will_do(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    for part in ("tmp", "tools"):
        (folder / part).mkdir(parents=True)
    (folder / "root").symlink_to(ROOT)
    (folder / "tools" / "g++").symlink_to(shutil.which("g++") or "")
    environment = {
        **os.environ,
        "TILEWRIGHT_ROOT": str(folder / "root"),
        "TILEWRIGHT_CXX": str(folder / "tools" / "g++"),
        "TILEWRIGHT_LLC_MIB": "16",
        "TMPDIR": str(folder / "tmp"), "TILEWRIGHT_LOCKS": str(folder / "tmp"),
    }

    def run(*words: str | Path) -> str:
        done = subprocess.run(
            [PROGRAM, *words], capture_output=True, text=True, timeout=300, env=environment, cwd=folder
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    toy = ["--templates", folder / "root/tests/data/toy_op", "--archs", folder / "root/tests/data/toy_arch"]
    places = [word for place in ("cache", "work", "generated") for word in (f"--{place}", folder / place)]
    database = ["--db", folder / "db"]
    tuned = ["--op", "scale_add", "--arch", "x86-64-toy", "--shapes", "1000", "--threads", "1", "--budget", "60s"]
    run("autotune", *toy, *places, *database, *tuned, "--no-doctor")
    assert len(list((folder / "db").rglob("scale_add.jsonl"))) == 1
    assert (folder / "generated" / "table.cpp").exists()
    assert "1 records, 0 findings" in run("db", "lint", *database, *toy)
    assert "1 records right" in run("check", *toy, *places[:4], *database, "--op", "scale_add", "--arch", "x86-64-toy")
