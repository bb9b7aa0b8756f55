"""examples/torch/llama.py: the same tokens with and without the patch, whose calls are ours."""

import runpy
from pathlib import Path

import pytest
import tilewright.torch
import torch

EXAMPLE = Path(__file__).parents[3] / "examples" / "torch" / "llama.py"
SMALL = ["--layers", "2", "--width", "64", "--heads", "4", "--vocabulary", "100", "--prompt", "20", "--steps", "12"]


def main(*arguments):
    return runpy.run_path(str(EXAMPLE))["main"]([*SMALL, *arguments])


@pytest.mark.parametrize("mode", ["eager", "compiled"])
def test_writes_the_same_tokens(device, mode, capsys):
    dtype = "float32" if device == "cpu" else "bfloat16"
    torch.compiler.reset()
    assert main("--device", device, "--dtype", dtype, "--mode", mode, "--backend", "aot_eager") == 0
    printed = capsys.readouterr().out
    assert f"{mode} " in printed and (device == "cuda" or "24 of 24" in printed)
    report = tilewright.torch.report()
    assert report.calls(to="PyTorch") == 0, str(report)
    assert {line.function for line in report.lines} == {"linear", "rms_norm", "scaled_dot_product_attention"}


@pytest.mark.gpu
def test_a_cuda_graph_writes_the_same_tokens():
    if not torch.cuda.is_available():
        pytest.skip("there is no CUDA device")
    assert main("--device", "cuda", "--dtype", "bfloat16", "--mode", "graph") == 0


def test_says_what_graphs_need():
    with pytest.raises(SystemExit, match="add --device cuda"):
        main("--mode", "graph")
