"""attention_decode: what its spec promises of sizes, caches, edge cases and families."""

from dataclasses import replace

import pytest

from codegen.model import CodegenError, Values
from codegen.problems import make_problem, resolve_problems
from codegen.render import params_struct
from codegen.space import all_attributes, default_chain, enumerate_space, runtime_allowed
from codegen.typed import typed_sources

SIZES = {"B": 3, "Hq": 8, "Hkv": 2, "Sk": 100, "D": 64}


@pytest.fixture(scope="module")
def decode(ops):
    return ops["attention_decode"]


def attributes(dtype="bf16", kv_cache="contiguous"):
    return Values(dtype=dtype, kv_cache=kv_cache)


def test_a_contiguous_cache_is_one_page_a_sequence(decode):
    problem = make_problem(decode, attributes(), SIZES)
    assert (problem.sizes.Sq, problem.sizes.page_size, problem.sizes.stride_table) == (1, 100, 1)
    assert problem.sizes.stride_kb == 100 * 2 * 64
    assert decode.elements(problem)["K"] == 3 * 100 * 2 * 64


def test_a_page_size_means_nothing_to_a_contiguous_cache(decode):
    given = make_problem(decode, attributes(), {**SIZES, "page_size": 16})
    assert given.sizes.stride_kb == given.sizes.stride_vb == 100 * 2 * 64


def test_a_paged_cache_has_the_pages_that_the_table_names(decode):
    problem = make_problem(decode, attributes(kv_cache="paged"), SIZES)
    assert (problem.sizes.page_size, problem.sizes.stride_table) == (16, 7), "ceil(100 / 16) entries of each sequence"
    assert problem.sizes.stride_kb == 16 * 2 * 64
    assert decode.elements(problem)["page_table"] == 3 * 7
    assert decode.elements(problem)["K"] == 3 * 7 * 16 * 2 * 64


def test_the_table_is_given_to_paged_caches_only(decode):
    table = next(tensor for tensor in decode.tensors if tensor.name == "page_table")
    given = {
        cache: table.is_given(make_problem(decode, attributes(kv_cache=cache), SIZES))
        for cache in ("contiguous", "paged")
    }
    assert given == {"contiguous": False, "paged": True}


def test_what_an_attribute_does_not_read_is_refused_where_it_is_given(decode):
    source = typed_sources([decode])["attention_decode.cpp"]
    assert "page_table is given, but only kv_cache=paged reads it" in source
    assert "kv_cache=paged needs page_table" in source
    assert "ceil_quotient(Extent(sizes[4]), Extent(sizes[6]))" in source, "stride_table's default"


@pytest.mark.parametrize("cache", ["contiguous", "paged"])
def test_edges_reach_every_corner(decode, cache):
    edges = decode.edges(make_problem(decode, attributes(kv_cache=cache), SIZES))
    assert {edge.fill for edge in edges} == {"uniform", "equal", "extreme"}
    assert {0, 1} <= {edge.sizes.Sk for edge in edges}
    assert any(edge.sizes.Sq > edge.sizes.Sk for edge in edges)
    assert {1, 4, 8} <= {edge.sizes.Hq // edge.sizes.Hkv for edge in edges}
    assert any("seqlens_k" in edge.present for edge in edges)
    assert any(edge.scalars.window_left >= 0 for edge in edges) and any(edge.scalars.softcap > 0 for edge in edges)
    if cache == "paged":
        assert {1, 7, 16, 128} <= {edge.sizes.page_size for edge in edges}


def test_lengths_fit_the_cache(decode):
    for edge in decode.edges(make_problem(decode, attributes(), SIZES)):
        assert 2 ** decode.tensor_fill("seqlens_k", edge).exponent <= max(1, edge.sizes.Sk)


def test_every_arch_with_kernels_has_one_for_every_problem(decode, archs):
    odd = {"B": 3, "Hq": 3, "Hkv": 1, "Sq": 5, "Sk": 7, "D": 33, "stride_qs": 101}
    for arch in archs.values():
        for wanted in all_attributes(decode):
            chain = default_chain(decode, arch, wanted)
            assert bool(chain) == bool(enumerate_space(decode, arch, [wanted]).kernels)
            if chain:
                assert chain[-1].allows(make_problem(decode, wanted, odd, threads=1))


def test_only_kernels_of_byte_caches_have_scales_in_their_parameters(decode, archs):
    wanted = [attributes(dtype) for dtype in ("bf16", "bf16_e4m3")]
    kernels = {kernel.attributes.dtype: kernel for kernel in enumerate_space(decode, archs["sm80"], wanted).kernels}
    before, with_scales = (
        params_struct(decode, (), attributes=kernels[each.dtype].attributes).split("\n") for each in wanted
    )
    assert before == [
        line.split(", stride_scale_kb")[0].rstrip(";") + ";" * line.endswith(";")
        for line in with_scales
        if "scale_" not in line or "stride_qs" in line
    ]
    assert with_scales == params_struct(decode, ()).split("\n"), "as a reference has them"
    none = {"tensors_left_out": 0, "sizes_left_out": 0, "scalars_left_out": 0}
    assert decode.left_out(kernels["bf16"].attributes) == none | {"tensors_left_out": 2, "sizes_left_out": 4}
    assert decode.left_out(attributes("f16_e4m3")) == none
    assert decode.left_out(Values(dtype=None, kv_cache=None)) == none, "a kernel of all types"


def test_what_is_left_out_stands_last(decode):
    tensors = (decode.tensors[-1], *decode.tensors[:-1])
    with pytest.raises(CodegenError, match="stands behind what all have"):
        replace(decode, tensors=tensors).left_out(attributes("bf16"))


def test_a_search_takes_the_next_head_size_and_no_more_rows_than_there_are(decode, archs):
    arch = archs["sm90a"]
    [problem] = resolve_problems(decode, [{"sizes": {**SIZES, "D": 80}}], arch)
    kernels = [
        kernel
        for kernel in enumerate_space(decode, arch, [problem.attributes]).kernels
        if kernel.allows(problem) and runtime_allowed(kernel, problem, Values(ctas=1024))
    ]
    assert {kernel.config.HEAD for kernel in kernels} == {96}
    assert {kernel.config.ROWS for kernel in kernels} == {16}
