"""GEMM's family wgmma_turned: tf32 operands stored along M or N are transposed by a prologue, and from there on all is
as in layout nt."""

import shutil

import pytest
from emulation import COMPILER, emulated

from codegen.launch import launch_of
from codegen.model import Values
from codegen.problems import make_problem
from codegen.render import render_kernel
from codegen.space import enumerate_space, runtime_allowed, runtime_defaults


def kernels_of(gemm, archs, layout, family="wgmma_turned"):
    wanted = [Values({"dtype": "tf32", "layout": layout})]
    return enumerate_space(gemm, archs["sm90a"], wanted, [family]).kernels


@pytest.mark.skipif(shutil.which(COMPILER[0]) is None, reason="there is no C++ compiler")
def test_the_prologue_transposes(tmp_path):
    result = emulated("transposing", tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr


def test_copies_lie_as_those_of_layout_nt(gemm, archs):
    """Tensor maps and regions of a kernel are those of wgmma_packed's with the same configuration."""
    packed = {kernel.config: kernel for kernel in kernels_of(gemm, archs, "nt", "wgmma_packed")}
    for layout in ("nn", "tn", "tt"):
        kernels = kernels_of(gemm, archs, layout)
        assert kernels
        for kernel in kernels:
            own, other = launch_of(gemm, kernel), launch_of(gemm, packed[kernel.config])
            assert own.tensor_maps == other.tensor_maps and own.workspace == other.workspace


@pytest.mark.parametrize(
    ("layout", "aligned", "odd"),
    [("nn", {"B"}, {"AB"}), ("tt", {"A"}, {"AB"}), ("tn", {"AB"}, {"AB"})],
)
def test_only_what_must_be_is_copied(gemm, archs, layout, aligned, odd):
    """What is not transposed is read in place where its rows begin at multiples of 16 bytes."""

    def copied(n):
        problem = make_problem(gemm, Values({"dtype": "tf32", "layout": layout}), {"M": n, "N": n, "K": n})
        return {
            {1: "A", 2: "B", 3: "AB"}[kernel.config.PACK]
            for kernel in kernels_of(gemm, archs, layout)
            if kernel.allows(problem) and runtime_allowed(kernel, problem, runtime_defaults(kernel.family))
        }

    assert (copied(1024), copied(1023)) == (aligned, odd)


def test_the_text_says_what_is_transposed(gemm, archs):
    for layout, turned in (("nn", "b"), ("tn", "ab"), ("tt", "a")):
        for kernel in kernels_of(gemm, archs, layout)[::9]:
            text = render_kernel(gemm, kernel).text
            for name in "ab":
                assert (f"tw::TurnedOperand {name}{{" in text) == (name in turned)
                assert (f"constexpr bool k{name.upper()}IsDepthContiguous = true;" in text) == (name in turned)
