"""attention_forward: what its spec promises of sizes, outputs, edge cases and families."""

import pytest

from codegen.model import CodegenError, Values
from codegen.problems import make_problem, resolve_problems
from codegen.render import render_kernel
from codegen.space import (
    all_attributes,
    default_chain,
    enumerate_space,
    runtime_allowed,
    runtime_defaults,
    runtime_tuples,
)

SIZES = {"B": 2, "Hq": 8, "Hkv": 2, "Sq": 128, "Sk": 256, "D": 64}


@pytest.fixture(scope="module")
def attention(ops):
    return ops["attention_forward"]


def attributes(dtype="bf16", mask="full"):
    return Values(dtype=dtype, mask=mask)


def test_tensors_are_dense_and_bshd_unless_stated(attention):
    problem = make_problem(attention, attributes(), SIZES)
    assert (problem.sizes.stride_qs, problem.sizes.stride_qh, problem.sizes.stride_qb) == (512, 64, 128 * 512)
    assert (problem.sizes.stride_ks, problem.sizes.stride_kb) == (128, 256 * 128)
    elements = attention.elements(problem)
    assert elements["Q"] == elements["O"] == 2 * 128 * 8 * 64
    assert elements["K"] == elements["V"] == 2 * 256 * 2 * 64
    assert elements["LSE"] == 2 * 8 * 128


@pytest.mark.parametrize("heads", [0, 3, 16])
def test_heads_of_keys_divide_those_of_queries(attention, heads):
    with pytest.raises(CodegenError, match=rf"size Hkv of attention_forward is {heads}; valid are divisors of Hq=8"):
        make_problem(attention, attributes(), {**SIZES, "Hkv": heads})


def test_an_absent_lse_is_no_output(attention):
    assert [view.tensor for view in attention.outputs(make_problem(attention, attributes(), SIZES))] == ["O"]
    with_lse = make_problem(attention, attributes(), SIZES, present=("LSE",))
    assert [view.tensor for view in attention.outputs(with_lse)] == ["O", "LSE"]


def test_causal_work_counts_half(attention):
    full, causal = (attention.flops(make_problem(attention, attributes(mask=m), SIZES)) for m in ("full", "causal"))
    assert full == 4 * 2 * 8 * 128 * 256 * 64 == 2 * causal


@pytest.mark.parametrize("mask", ["full", "causal", "general"])
def test_edges_reach_every_corner(attention, mask):
    edges = attention.edges(make_problem(attention, attributes(mask=mask), SIZES))
    assert {1, 7, 63, 65, 197, 1000, 3333} <= {n for edge in edges for n in (edge.sizes.Sq, edge.sizes.Sk)}
    assert {edge.fill for edge in edges} == {"uniform", "equal", "extreme"}
    assert any(edge.sizes.Sq > edge.sizes.Sk for edge in edges) and any(edge.sizes.Sq < edge.sizes.Sk for edge in edges)
    assert any(edge.sizes.Hq > edge.sizes.Hkv for edge in edges)
    assert any(0 in (edge.sizes.Sq, edge.sizes.Sk) for edge in edges)
    modified = {name for edge in edges for name in edge.present} - {"LSE"}
    if mask == "general":
        assert modified == {"bias", "alibi_slopes", "cu_seqlens_q", "cu_seqlens_k"}
        assert {edge.scalars.alignment for edge in edges} == {0, 1}
        assert any(edge.scalars.softcap > 0 for edge in edges)
        assert any(edge.scalars.window_left >= 0 for edge in edges)
    else:
        assert modified == set(), "only `general` reads them"


def test_ragged_cases_fit_their_buffers(attention):
    """Offsets are as the checker fills them: sequences of 0 to 2 steps, B steps in all."""
    for edge in attention.edges(make_problem(attention, attributes(mask="general"), SIZES)):
        if "cu_seqlens_q" not in edge.present:
            continue
        for letter, total, longest in (("q", "total_q", "Sq"), ("k", "total_k", "Sk")):
            exponent = attention.tensor_fill("cu_seqlens_" + letter, edge).exponent
            assert 0 <= exponent <= 20, "what the checker takes"
            step = 2**exponent
            assert edge.sizes[total] == edge.sizes.B * step
            assert edge.sizes[longest] == 2 * step
            assert attention.elements(edge)["cu_seqlens_" + letter] == edge.sizes.B + 1


def test_every_gpu_has_a_kernel_for_every_problem(attention, archs):
    odd = {"B": 3, "Hq": 3, "Hkv": 1, "Sq": 5, "Sk": 7, "D": 33, "stride_qs": 101}
    for arch in archs.values():
        for wanted in all_attributes(attention):
            chain = default_chain(attention, arch, wanted)
            assert bool(chain) == bool(enumerate_space(attention, arch, [wanted]).kernels)
            if chain:
                assert chain[-1].allows(make_problem(attention, wanted, odd, threads=1))


def test_wider_rows_than_any_kernel_has_are_an_error(attention):
    with pytest.raises(CodegenError, match="size D of attention_forward is 320; valid are integers from 0 to 256"):
        make_problem(attention, attributes(), {**SIZES, "D": 320})


def test_a_search_takes_the_next_head_size_only(attention, archs):
    """Kernels of a larger one would be right, and slower."""
    arch = archs["sm90a"]
    [problem] = resolve_problems(attention, [{"attributes": {"mask": "causal"}, "sizes": {**SIZES, "D": 80}}], arch)
    heads = {
        kernel.config.HEAD
        for kernel in enumerate_space(attention, arch, [problem.attributes]).kernels
        if kernel.allows(problem) and runtime_allowed(kernel, problem, runtime_defaults(kernel.family))
    }
    assert heads == {96}


def test_wgmma_leaves_general_to_mma(attention, archs):
    space = enumerate_space(attention, archs["sm90a"], all_attributes(attention))
    masks = {kernel.attributes.mask for kernel in space.kernels if kernel.family.name == "wgmma"}
    assert masks == {"full", "causal"}


def test_heads_are_packed_where_they_share_keys_and_queries_are_few(attention, archs):
    arch = archs["sm90a"]
    family = next(family for family in attention.families if family.name == "wgmma")
    space = enumerate_space(attention, arch, [attributes()], ("wgmma",))

    def packs(hkv, sq):
        [problem] = resolve_problems(attention, [{"sizes": {**SIZES, "Hkv": hkv, "Sq": sq}}], arch)
        return {
            runtime.pack
            for kernel in space.kernels
            for runtime in runtime_tuples(family, problem, arch)
            if runtime_allowed(kernel, problem, runtime)
        }

    assert packs(hkv=2, sq=64) == {1, 2, 4}
    assert packs(hkv=1, sq=64) == {1, 2, 4, 8}
    assert packs(hkv=8, sq=64) == packs(hkv=1, sq=4096) == {1}


def test_units_of_mma_are_the_same_for_sm80_and_sm90a(attention, archs):
    """So that what they are worth on an H200 is what sm80's code is worth there."""
    texts = []
    for name in ("sm80", "sm90a"):
        space = enumerate_space(attention, archs[name], [attributes()], ("mma",))
        kernel = next(k for k in space.kernels if k.id.endswith("mma.async.d128.64x64.w16.s2"))
        text = render_kernel(attention, kernel).text.replace(name, "ARCH")
        texts.append(text[text.index("#include") :])
    assert texts[0] == texts[1]
