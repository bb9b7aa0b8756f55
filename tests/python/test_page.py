"""The Python of pages of docs/how runs, from top to bottom."""

import re
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("tilewright")

PAGES = Path(__file__).parents[2] / "docs" / "how"


def run(page):
    """The blocks' number, and the names that they leave."""
    blocks = re.findall(r"^```python\n(.*?)^```", (PAGES / page).read_text(), re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
    return len(blocks), names


def test_the_page_runs(capsys):
    blocks, names = run("python.md")
    printed = capsys.readouterr().out
    assert blocks >= 6 and names["out"].shape == (2, 8, 5, 64) and names["normed"].shape == (4, 10, 32)
    assert "has rows of 64" in printed and "gemm." in printed and "row_softmax." in printed


def test_the_page_of_experts_runs(capsys):
    blocks, names = run("moe.md")
    gate, up = (names["up"].reshape(4, 2, 96, 64)[:, i] for i in (0, 1))
    expected = np.zeros((6, 64))
    for token in range(6):
        for expert in names["experts"].reshape(6, 2)[token]:
            x = names["tokens"][token].astype(np.float64)
            first = gate[expert] @ x
            expected[token] += 0.5 * (names["down"][expert] @ (first / (1 + np.exp(-first)) * (up[expert] @ x)))
    np.testing.assert_allclose(names["out"], expected, rtol=1e-5)
    begin = 0
    for expert, end in enumerate(names["offsets"]):
        rows = slice(begin, end)
        of_group = names["x"][names["row_index"][rows]].astype(np.float64).T @ names["grad"][rows]
        np.testing.assert_allclose(names["of_up"][expert], 2 * of_group, rtol=1e-5)  # added once more
        begin = end
    assert blocks == 3 and "grouped_gemm." in capsys.readouterr().out


def test_the_page_of_8_bit_floats_runs(capsys):
    pytest.importorskip("ml_dtypes")
    blocks, names = run("fp8.md")
    error, explanation = capsys.readouterr().out.split("\n", 1)
    assert blocks == 5 and float(error) < 0.02 and explanation.startswith("scaled_gemm.")
    product = names["x"].astype(np.float64) @ names["weights"].T
    np.testing.assert_allclose(names["y"].astype(np.float64), product, rtol=0.05)
    matrices = names["experts"][[0, 2, 2, 2, 3, 3]].astype(np.float64)
    of_groups = np.einsum("rk,rnk->rn", names["x"].astype(np.float64), matrices)
    np.testing.assert_allclose(names["rows"].astype(np.float64), of_groups, rtol=0.05)
