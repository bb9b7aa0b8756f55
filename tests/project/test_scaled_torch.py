"""bench/scaled_torch.py, without a GPU: the layouts that both sides get, how long its samples are, and its table."""

import subprocess
import sys
from pathlib import Path

import pytest

from codegen.load import load_ops
from codegen.model import Values
from codegen.problems import make_problem

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bench"))

import scaled_torch as bench  # noqa: E402


@pytest.mark.parametrize("scaling", bench.SCALINGS)
@pytest.mark.parametrize(("m", "n", "k"), [(1, 2112, 7168), (16, 4096, 512), (33, 200, 656)])
def test_the_operator_reads_scales_where_pytorch_wants_them(scaling, m, n, k):
    op = load_ops()["scaled_gemm"]
    word, accumulation = bench.SCALINGS[scaling]
    attributes = Values(dtype="e4m3", dtype_c="bf16", scaling=word, accumulation=accumulation)
    sizes = dict(zip(op.size_names(), bench.sizes_of(scaling, m, n, k), strict=True))
    elements = op.elements(make_problem(op, attributes, sizes))
    assert (elements["A"], elements["B"], elements["C"]) == (m * k, n * k, m * n)
    pairs = zip(bench.scale_shapes(scaling, m, n, k), bench.scale_strides(scaling, m, k), strict=True)
    for name, (shape, strides) in zip(("scale_a", "scale_b"), pairs, strict=True):
        assert elements[name] == 1 + sum((each - 1) * step for each, step in zip(shape, strides, strict=True))
    if scaling == "block":
        (a_row, a_block), (b_row, b_block) = bench.scale_strides(scaling, m, k)
        assert (a_row, a_block, b_row % 4, b_block) == (1, m, 0, 1) and b_row >= k / 128


@pytest.mark.parametrize("m", bench.ROWS)
@pytest.mark.parametrize(("n", "k"), bench.WIDTHS)
def test_copies_are_beyond_l2_and_samples_whole_rounds_of_them(m, n, k):
    copies = bench.copies_of(m, n, k)
    assert copies * k * (m + n) + copies * 2 * m * n > 2 * bench.L2_BYTES and copies >= 2
    for us in (2.5, 20.0, 1500.0):
        launches = bench.launches_of(us, copies)
        assert launches % copies == 0 and launches * us >= bench.SAMPLE_US


def line(m, scaling, ours, theirs, least=1.0):
    us = {name: value for name, value in (("ours", ours), ("scaled_mm", theirs)) if value is not None}
    return {"shape": {"M": m, "N": 256, "K": 256}, "scaling": scaling, "us": us, "least_us": least}


def test_the_table_has_geometric_means_of_what_both_have():
    lines = [
        line(1, "row", 2.0, 4.0),
        line(128, "row", 4.0, 2.0, least=2.0),
        line(16, "block", 1.0, 9.0),
        line(16, "block", 1.0, None),  # which PyTorch refuses
        line(1024, "tensor", 2.0, 6.0),
        line(1024, "tensor_fast", None, 6.0),
    ]
    table = {(row["rows"], row["scaling"]): row for row in bench.summary(lines)}
    assert set(table) == {("few", "all"), ("few", "row"), ("few", "block"), ("many", "all"), ("many", "tensor")}
    few = table["few", "row"]
    assert (few["problems"], few["geomean"], few["least"]) == (2, pytest.approx(1), 0.5)
    assert few["share_of_copy"] == pytest.approx(0.5) and table["few", "block"]["problems"] == 1
    assert table["few", "all"]["geomean"] == pytest.approx(9 ** (1 / 3))
    assert table["many", "all"]["geomean"] == pytest.approx(3)
    assert "few   block                1           9.000" in bench.shown(list(table.values()))


def test_what_is_missing_is_said():
    def said(*words):
        done = subprocess.run([sys.executable, ROOT / "bench/scaled_torch.py", *words], capture_output=True, text=True)
        assert done.returncode != 0
        return done.stderr.splitlines()[-1]

    assert "--scalings: colum; valid are tensor, " in said("--scalings", "colum")
    assert said("--library", "nowhere.so").startswith("scaled_torch: ")
