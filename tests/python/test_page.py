"""The Python of docs/how/python.md runs, from top to bottom."""

import re
from pathlib import Path

import pytest

pytest.importorskip("numpy")
pytest.importorskip("tilewright")

PAGE = Path(__file__).parents[2] / "docs" / "how" / "python.md"


def test_the_page_runs(capsys):
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    names: dict[str, object] = {}
    for block in blocks:
        exec(block, names)
    printed = capsys.readouterr().out
    assert len(blocks) >= 6 and names["out"].shape == (2, 8, 5, 64) and names["normed"].shape == (4, 10, 32)
    assert "of its last two axes" in printed and "gemm." in printed and "row_softmax." in printed
