"""examples/kernels: short, legal, compiled for GPUs, and right: on a CPU, by an emulation of CUDA."""

import json
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest
from nvrtc import BUILD, compiled

from codegen.load import ROOT, is_own, load_archs, load_ops
from codegen.model import KernelSpec, OpSpec, Values
from codegen.problems import make_problem
from codegen.space import all_attributes, enumerate_space, runtime_tuples

np = pytest.importorskip("numpy")
from emulated_plain import library_of, outlived, run  # noqa: E402  (needs NumPy)

FOLDER = ROOT / "examples" / "kernels"
PROGRAM = BUILD / "autotune" / "tilewright-autotune"
MOST_LINES = {  # that are not blank; what a user would have to write
    "vector_add.cu": 30, "transpose.cu": 40, "sum.cu": 60, "softmax.cu": 60, "add_rmsnorm.cu": 60,
    "vector_add.cc": 30, "softmax.cc": 60,
}  # fmt: skip
CUDA = sorted(name for name in MOST_LINES if name.endswith(".cu"))
CPU = sorted(name for name in MOST_LINES if name.endswith(".cc"))
SHAPES = {  # awkward ones, which run in no time
    "vector_add": ({"n": 1}, {"n": 1027}, {"n": 4096}),
    "transpose": ({"rows": 1, "cols": 130}, {"rows": 67, "cols": 64}, {"rows": 33, "cols": 129, "ldx": 140, "ldy": 35}),
    "sum": ({"n": 1}, {"n": 2051}, {"n": 60_007}),
    "softmax": (
        {"rows": 1, "cols": 1}, {"rows": 5, "cols": 1000}, {"rows": 3, "cols": 4104},
        {"rows": 3, "cols": 104, "ldx": 112, "ldy": 136}, {"rows": 2, "cols": 129, "ldx": 131, "ldy": 130},
    ),
    "add_rmsnorm": ({"rows": 1, "cols": 8}, {"rows": 3, "cols": 1000}, {"rows": 2, "cols": 4104},
                    {"rows": 2, "cols": 77}),
}  # fmt: skip


def op_of(path: Path) -> OpSpec:
    (op,) = (op for op in load_ops([path]).values() if is_own(op))
    return op


def some(op: OpSpec, arch: str, count: int) -> list[KernelSpec]:
    """Kernels that together have every value of every parameter and attribute, and about so many."""
    kernels = enumerate_space(op, load_archs()[arch], all_attributes(op)).kernels
    chosen = list(kernels[:: max(1, len(kernels) // count)])
    seen = {pair for kernel in chosen for pair in (*kernel.config.items(), *kernel.attributes.items())}
    for kernel in kernels:
        pairs = {*kernel.config.items(), *kernel.attributes.items()}
        if pairs - seen:
            chosen.append(kernel)
            seen |= pairs
    return chosen


def test_all_examples_are_here():
    assert {path.name for path in FOLDER.iterdir()} == set(MOST_LINES)


@pytest.mark.parametrize("name", MOST_LINES)
def test_an_example_is_short(name):
    lines = [line for line in (FOLDER / name).read_text().splitlines() if line.strip()]
    assert len(lines) <= MOST_LINES[name]
    assert max(map(len, lines)) <= 128


def test_the_tutorial_shows_these_texts_and_counts_them():
    page = (ROOT / "docs" / "how" / "own-kernel.md").read_text()
    texts = {name: (FOLDER / name).read_text() for name in MOST_LINES}
    tutorial, table, *_ = re.split(r"^## (?:What others take|More)$", page, flags=re.MULTILINE)
    shown = re.findall(r"^```text\n(.*?)^```$", tutorial, re.MULTILINE | re.DOTALL)
    assert texts["vector_add.cu"] in shown and texts["transpose.cu"] in shown
    for part in (part.strip("\n") for block in shown for part in block.split("\n\n")):
        assert any(part in text for text in texts.values()), part
    names = {"vector add": "vector_add", "add + RMSNorm": "add_rmsnorm"}
    rows = re.findall(r"^\| ([\w +]+) \| (\d+)\b", table, re.MULTILINE)
    assert {f"{names.get(what, what)}.cu": int(count) for what, count in rows} == {
        name: sum(1 for line in texts[name].splitlines() if line.strip()) for name in CUDA
    }


@pytest.mark.parametrize("arch", ["sm80", "sm90a"])
@pytest.mark.parametrize("name", CUDA)
def test_nvrtc_compiles_it_without_spills(name, arch, tmp_path):
    op = op_of(FOLDER / name)
    for kernel in some(op, arch, 3):
        fault, log = compiled(op, kernel, tmp_path)
        assert fault == ""
        assert "0 bytes spill stores" in log and "warning" not in log, f"{kernel.id}: {log}"


def are_right(op: OpSpec, kernel: KernelSpec, folder: Path, shapes: Sequence[dict[str, int]]) -> bool:
    """Whether the kernel computes what the operator's reference says, for shapes that it takes."""
    library = library_of(op, kernel, folder)

    def run_all() -> None:
        for number, sizes in enumerate(shapes):
            problem = make_problem(op, kernel.attributes, sizes)
            tuples = runtime_tuples(kernel.family, problem, kernel.arch)
            run(op, kernel, problem, tuples[number % len(tuples)], library)

    return outlived(run_all)


@pytest.mark.parametrize("name", CUDA)
def test_it_is_right_at_awkward_sizes(name, tmp_path):
    op, tried = op_of(FOLDER / name), set()
    for kernel in some(op, "sm80", 1):
        legal = [sizes for sizes in SHAPES[op.name] if kernel.allows(make_problem(op, kernel.attributes, sizes))]
        assert are_right(op, kernel, tmp_path, legal), kernel.id
        tried |= {str(sizes) for sizes in legal}
    assert len(tried) == len(SHAPES[op.name])


# Rows as masks and outliers make them. Where a sum is of nothing, or of what is no number, so is the result.
ODD_ROWS = np.array(
    [
        [-np.inf] * 8,
        [-np.inf, 0, 1, -np.inf, 2, -np.inf, -np.inf, 0],
        [-np.inf] * 7 + [-3e38],
        [-3e38, -2.5e38, -3e38, -3e38, -3e38, -2.5e38, -3e38, -3e38],
        [3e38, -3e38, 3e38, 0, 0, 0, 0, 1],
        [0, -80, -86, -88, -100, -200, -1e30, 0],
        [np.nan, 0, 1, 2, 3, 4, 5, 6],
        [0, 1, 2, np.inf, 3, 4, 5, 6],
    ],
)


def test_softmax_of_odd_rows(tmp_path):
    op = op_of(FOLDER / "softmax.cu")
    rows = np.tile(ODD_ROWS, 5)
    for kernel in some(op, "sm80", 1):
        problem = make_problem(op, kernel.attributes, {"rows": rows.shape[0], "cols": rows.shape[1]})
        if kernel.attributes.dtype == "f16":
            continue  # it has no such numbers
        library = library_of(op, kernel, tmp_path)
        assert outlived(lambda: run(op, kernel, problem, Values(), library, given={"x": rows})), kernel.id  # noqa: B023


DATA = f"""
import numpy as np
from numpy import inf, nan
def odd_rows(shape):
    return np.array({ODD_ROWS.tolist()})
"""


@pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")
def test_softmax_of_odd_rows_on_a_cpu(tmp_path):
    (tmp_path / "data.py").write_text(DATA)
    text = (FOLDER / "softmax.cc").read_text() + "// tw: data x = data.py:odd_rows\n"
    (tmp_path / "softmax.cc").write_text(text)
    places = ("--work", tmp_path / "work", "--cache", tmp_path / "cache")
    command = [PROGRAM, "run", "softmax.cc", "--config", "LANES=8", "--shape", "rows=8,cols=8", "--dump", "out.npz"]
    done = subprocess.run([*command, *places], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    with np.load(tmp_path / "out.npz") as data:
        assert (data["y"][1, [0, 3, 5, 6]] == 0).all(), "what is masked is nothing"


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("transpose.cu", "  __syncthreads();\n", ""),
        ("transpose.cu", "row + across < rows)", "row < rows)"),
        ("vector_add.cu", "i < n; ++i", "i <= n; ++i"),
        ("sum.cu", "i < blocks", "i < blocks - 1"),
    ],
)
def test_a_kernel_that_is_wrong_is_found_out(name, right, wrong, tmp_path):
    text = (FOLDER / name).read_text()
    assert right in text
    (tmp_path / name).write_text(text.replace(right, wrong))
    op = op_of(tmp_path / name)
    kernel = enumerate_space(op, load_archs()["sm80"], all_attributes(op)).kernels[0]
    assert not are_right(op, kernel, tmp_path, SHAPES[op.name])


@pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")
@pytest.mark.parametrize("name", CPU)
def test_a_cpu_tunes_it(name, tmp_path):
    op = op_of(FOLDER / name)
    shapes = {"vector_add": "n = 5003", "softmax": "rows, cols = (33, 1000)"}[op.name]
    text = re.sub("// tw: shapes .*", f"// tw: shapes {shapes}", (FOLDER / name).read_text())
    (tmp_path / name).write_text(text)
    command = [PROGRAM, "tune", name, "--threads", "1", "--budget", "10s", "--no-doctor", "--json"]
    command += ["--work", tmp_path / "work", "--cache", tmp_path / "cache"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads(done.stdout)
    assert report["totals"]["outcomes"].keys() == {"correct"}
    assert {each["problem"].split()[0] for each in report["records"]} == set(op.attributes[0].values)
