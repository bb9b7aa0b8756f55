"""A kernel without a tail of an op that declares no edges is refused by the tuner; with one it is published."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOY = ROOT / "tests" / "data" / "toy_op"
AUTOTUNE = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build")) / "autotune" / "tilewright-autotune"
TAIL = "const long long last = first + p->block < p->n ? first + p->block : p->n;"
NO_TAIL = "const long long last = first + p->block <= p->n ? first + p->block : first;"


def undeclared(folder: Path, has_tail: bool, exact_only: bool = False) -> Path:
    """The toy op as somebody writes it who knows nothing of edges."""
    for name in ("reference.h", "spec.py", "grid_cpu.py", "grid_cpu.cc.j2"):
        shutil.copy(TOY / name, folder / name)
    spec, family, template = (folder / name for name in ("spec.py", "grid_cpu.py", "grid_cpu.cc.j2"))
    spec.write_text(spec.read_text().replace("    edges=edges,\n    tile_edges=tile_edges,\n", ""))
    text = family.read_text().replace("arch: (1024, 4096, 16384)", "arch: (4096,)")
    lengths = "    lengths=lambda k, runtime: Values(n=(runtime.block,)),\n"
    assert lengths in text
    family.write_text(text.replace(lengths, lengths + "    exact_only=True,\n" if exact_only else ""))
    assert TAIL in template.read_text()
    if not has_tail:
        template.write_text(template.read_text().replace(TAIL, NO_TAIL))
    return folder


def tune(op: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [AUTOTUNE, "autotune", "--templates", op, "--op", "scale_add", "--shapes", "65536", "--threads", "1",
         "--budget", "3s", "--no-emit", "--db", folder / "db", "--work", folder / "work"],
        capture_output=True, text=True, timeout=600, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip


def records(folder: Path) -> list[Path]:
    return list((folder / "db").glob("*/scale_add.jsonl"))


@pytest.fixture(autouse=True)
def built() -> None:
    assert AUTOTUNE.is_file(), f"{AUTOTUNE} is not built: build the project, or set TILEWRIGHT_BUILD_DIR"


@pytest.fixture
def op(tmp_path: Path) -> Path:
    (tmp_path / "op").mkdir()
    return tmp_path / "op"


def test_without_a_tail_nothing_is_published(tmp_path: Path, op: Path) -> None:
    done = tune(undeclared(op, has_tail=False), tmp_path)
    assert not records(tmp_path)
    assert done.returncode != 0
    assert "n=1" in done.stdout + done.stderr, "the case is named"


def test_with_a_tail_it_is(tmp_path: Path, op: Path) -> None:
    done = tune(undeclared(op, has_tail=True), tmp_path)
    assert done.returncode == 0, done.stderr
    assert records(tmp_path)


def test_exact_sizes_only_is_said_in_a_word(tmp_path: Path, op: Path) -> None:
    done = tune(undeclared(op, has_tail=False, exact_only=True), tmp_path)
    assert done.returncode == 0, done.stderr
    assert records(tmp_path)
