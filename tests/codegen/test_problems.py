"""Problems: defaults of sizes, duplicates, wrong input; and what the GEMM spec says of them."""

import json
from importlib import import_module
from math import sqrt

import pytest

from codegen.load import ROOT
from codegen.model import CodegenError, Values
from codegen.problems import edge_label, label, make_problem, resolve_problem, resolve_problems
from codegen.space import default_chain, enumerate_space, runtime_defaults, runtime_tuples


@pytest.mark.parametrize(
    ("layout", "leading", "strides"),
    [
        ("nn", (30, 20, 20), (300, 600, 200)),
        ("nt", (30, 30, 20), (300, 600, 200)),
        ("tn", (10, 20, 20), (300, 600, 200)),
        ("tt", (10, 30, 20), (300, 600, 200)),
    ],
)
def test_strides_default_to_dense(gemm, layout, leading, strides):
    sizes = make_problem(gemm, Values(dtype="f32", layout=layout), {"M": 10, "N": 20, "K": 30}).sizes
    assert (sizes.lda, sizes.ldb, sizes.ldc) == leading
    assert (sizes.stride_a, sizes.stride_b, sizes.stride_c) == strides
    assert sizes.batch == 1


def test_buffers_end_with_their_last_element(gemm):
    sizes = {"M": 10, "N": 20, "K": 30, "batch": 3, "lda": 32, "stride_a": 1000}
    problem = make_problem(gemm, Values(dtype="f32", layout="nn"), sizes)
    assert gemm.elements(problem) == {"A": 2000 + 9 * 32 + 30, "B": 1800, "C": 600, "bias": 20}
    empty = make_problem(gemm, Values(dtype="f32", layout="nn"), {"M": 10, "N": 20, "K": 0})
    assert gemm.elements(empty)["A"] == 0


def test_problems_are_taken_once_and_cpus_have_threads(gemm, archs):
    given = [{"sizes": {"M": 1, "N": 2, "K": 3}}, {"sizes": {"M": 1, "N": 2, "K": 3, "batch": 1}, "threads": 1}]
    assert len(resolve_problems(gemm, given, archs["x86-64-v3"])) == 1
    given[1]["threads"] = 2
    assert [p.threads for p in resolve_problems(gemm, given, archs["x86-64-v3"])] == [1, 2]
    assert [p.threads for p in resolve_problems(gemm, given, archs["sm80"])] == [0]
    assert label(gemm, resolve_problem(gemm, given[0], archs["sm80"])) == "M=1 N=2 K=3 batch=1"


@pytest.mark.parametrize(
    ("problem", "message"),
    [
        ({"sizes": {"M": 1, "N": 1}}, "lacks size 'K'"),
        ({"sizes": {"M": 1, "N": 1, "K": -1}}, "size K of gemm is -1"),
        ({"sizes": {"M": 1, "N": 1, "K": 1.5}}, "size K of gemm is 1.5"),
        ({"sizes": {"M": 1, "N": 1, "Q": 1}}, "unknown size of gemm 'Q'; valid are M, N, K, batch"),
        ({"sizes": {"M": 8, "N": 8, "K": 64, "lda": 3}}, "size lda of gemm is 3; valid are integers from 64 for"),
        ({"sizes": {"M": 8, "N": 9, "K": 1, "ldb": 8}}, "size ldb of gemm is 8; valid are integers from 9 for"),
        ({"sizes": {"M": 8, "N": 9, "K": 1, "ldc": 8}}, "size ldc of gemm is 8; valid are integers from 9 for"),
        ({"sizes": {"M": 1, "N": 1, "K": 1, "stride_a": -1}}, "size stride_a of gemm is -1; valid are .* from 0$"),
        (
            {"sizes": {}, "attributes": {"dtype": "f8"}},
            "unknown dtype 'f8'; valid are f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3",
        ),
        ({"sizes": {}, "attributes": {"colour": "red"}}, "unknown attribute of gemm 'colour'; valid are dtype, layout"),
        ({"shape": {}}, "a problem is an object"),
        ({"sizes": {"M": 1, "N": 1, "K": 1}, "threads": -2}, "threads is -2"),
        (7, "a problem is an object"),
    ],
)
def test_wrong_problems_are_named(gemm, archs, problem, message):
    with pytest.raises(CodegenError, match=message):
        resolve_problem(gemm, problem, archs["x86-64-v3"])


def test_leading_dimensions_hold_a_stored_row(gemm):
    """Dense is the least, by layout; batch strides may be anything from 0."""
    for layout, lda, ldb in (("nn", 30, 20), ("nt", 30, 30), ("tn", 10, 20), ("tt", 10, 30)):
        attributes = Values(dtype="f32", layout=layout)
        sizes = {"M": 10, "N": 20, "K": 30, "batch": 3, "stride_a": 0, "stride_b": 1, "stride_c": 7}
        assert make_problem(gemm, attributes, {**sizes, "lda": lda, "ldb": ldb, "ldc": 20}).sizes.stride_a == 0
        assert make_problem(gemm, attributes, {**sizes, "lda": 0, "ldb": 0}).sizes.ldb == 0, "a broadcast"
        for name, least in (("lda", lda), ("ldb", ldb), ("ldc", 20)):
            with pytest.raises(CodegenError, match=f"size {name} of gemm is {least - 1}; valid are .* from {least} "):
                make_problem(gemm, attributes, {**sizes, name: least - 1})


def test_presets_are_problems(gemm, archs):
    for name, preset in gemm.presets.items():
        problems = resolve_problems(gemm, preset["problems"], archs["x86-64-v3"])
        assert len(problems) == len(preset["problems"]), f"preset {name} repeats a problem"
        assert preset["description"]
    assert len(gemm.presets["h200-bf16"]["problems"]) == 38
    assert len(gemm.presets["cpu-bench"]["problems"]) == 12
    assert json.loads((ROOT / "templates/gemm/presets.json").read_text()) == gemm.presets


@pytest.mark.parametrize("dtype", ["f32", "tf32", "f16", "bf16", "tf32x3"])
@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
def test_edges_reach_every_corner(gemm, archs, dtype, layout):
    attributes = {"dtype": dtype, "layout": layout}
    problem = resolve_problem(gemm, {"attributes": attributes, "sizes": {"M": 64, "N": 64, "K": 64}}, archs["sm80"])
    edges = gemm.edges(problem)
    sizes = [edge.sizes for edge in edges]
    assert any(s.K == 0 for s in sizes) and any(s.M == 1 for s in sizes) and any(s.N == 1 for s in sizes)
    assert any(s.batch > 1 and s.stride_c > s.M * s.ldc for s in sizes)
    assert {int(e.scalars.activation) for e in edges} == {0, 1, 2, 3}
    assert any(e.scalars.beta != 0 and "bias" in e.present for e in edges)
    with_bias = [e.sizes for e in edges if "bias" in e.present]
    of_bias = [(s.stride_bias, s.bias_row_stride, s.bias_column_stride) for s in with_bias]
    assert (0, 0, 1) in of_bias and (0, 1, 0) in of_bias and any(all(strides) for strides in of_bias)
    aligned = [
        s for s in sizes if all(s[n] % 8 == 0 for n in ("lda", "ldb", "ldc", "stride_a", "stride_b", "stride_c"))
    ]
    assert len(aligned) >= 8, "kernels that need alignment meet tails too"
    assert any(s.lda % 2 for s in sizes) and any(s.ldb % 2 for s in sizes) and any(s.ldc % 2 for s in sizes)
    fills = {"uniform", "small_int", "wide", "large", "small", "tiny", "subnormal_a", "subnormal_b", "infinite"}
    assert {e.fill for e in edges} == fills
    assert {e.fill for e in edges if e.sizes.M <= 8} >= {"subnormal_a", "subnormal_b", "infinite"}
    for edge in edges:
        assert gemm.outputs(edge)[0].tolerance.absolute > 0
        assert gemm.flops(edge) < 1e9, "references of edges are cheap"


def allowed(tile, size, length):
    """The next length that the tile's rules allow."""
    multiple = tile.multiple(size)
    return -(-length // multiple) * multiple


@pytest.mark.parametrize(
    ("arch", "dtype"),
    [("sm75", "f16"), ("sm80", "tf32"), ("sm86", "tf32x3"), ("sm90a", "bf16"), ("sm90a", "f32"), ("x86-64-v4", "f32")],
)
@pytest.mark.parametrize("layout", ["nn", "nt", "tn", "tt"])
def test_tile_edges_surround_every_tile(gemm, archs, arch, dtype, layout):
    """Of every family: one below and one above each of its lengths, or the next that its rules allow, at its least
    alignment, and all of them legal."""
    given = {"attributes": {"dtype": dtype, "layout": layout}, "sizes": {"M": 8, "N": 64, "K": 64}, "threads": 2}
    problem = resolve_problem(gemm, given, archs[arch])
    kernels = enumerate_space(gemm, archs[arch], [problem.attributes]).kernels
    assert kernels
    for kernel in kernels[:: max(1, len(kernels) // 40)]:
        for runtime in runtime_tuples(kernel.family, problem, archs[arch])[:6]:
            tile = kernel.tile(runtime)
            assert set(tile.lengths) == {"M", "N", "K"}, kernel.family.name
            edges = [edge for edge in gemm.tile_edges(problem, tile) if kernel.allows(edge)]
            for size in "MNK":
                sizes = [edge.sizes[size] for edge in edges]
                assert any(allowed(tile, size, length + 1) in sizes for length in tile.lengths[size])
                assert any(allowed(tile, size, max(1, length - 1)) in sizes for length in tile.lengths[size])
            assert any(edge.sizes.M == tile.least("M") for edge in edges)
            assert any(edge.sizes.K < max(2, tile.lengths.K[-1]) for edge in edges)
            assert any(edge.sizes.K == allowed(tile, "K", tile.lengths.K[-1] + 1) for edge in edges)
            assert any(edge.scalars.beta != 0 for edge in edges)
            assert any(edge.sizes.batch > 1 for edge in edges) or not tile.takes("batch", 2)
            assert any(edge.fill == "infinite" for edge in edges)
            for edge in edges:
                assert edge.pointer_alignment == kernel.family.pointer_alignment(kernel)
                assert gemm.flops(edge) < 1e9, "references of edges are cheap"
                for name in ("lda", "ldb", "ldc", "stride_a", "stride_b", "stride_c"):
                    multiple = tile.multiple(name)
                    assert edge.sizes[name] % multiple == 0 and edge.sizes[name] % (2 * multiple) != 0
                shapes = import_module(gemm.outputs.__module__).stored_shapes(layout, edge.sizes)
                assert all(edge.sizes["ld" + t.lower()] > columns for t, (_, columns) in shapes.items())


@pytest.mark.parametrize(("dtype", "largest", "least"), [
    ("f32", (2 - 2**-23) * 2.0**127, 2.0**-149), ("tf32", (2 - 2**-10) * 2.0**127, 2.0**-136),
    ("tf32x3", (2 - 2**-10) * 2.0**127, 2.0**-136),
    ("bf16", (2 - 2**-7) * 2.0**127, 2.0**-133), ("f16", 65504.0, 2.0**-24),
])  # fmt: skip
def test_data_reaches_the_ends_of_its_type_and_no_further(gemm, dtype, largest, least):
    """IEEE 754-2019, 3.3: e_max, and the least subnormal, 2^(e_min - fraction bits). Results stay at what C holds."""
    spec = import_module(gemm.outputs.__module__)
    for fill in ("large", "small", "tiny", "subnormal_a", "subnormal_b"):
        data = spec.data(fill, dtype)
        for operand in (data.a, data.b, data.c):
            assert 4 * 2.0**operand.exponent <= largest and 2.0**operand.exponent >= least
        assert data.c.exponent == data.a.exponent + data.b.exponent >= -126, "sums are normal numbers of f32"
    assert 4 * 2.0 ** spec.data("large", dtype).a.exponent > largest / 4
    a, b = spec.data("subnormal_a", dtype).a, spec.data("subnormal_b", dtype).b
    assert 2.0**a.exponent == 2.0**b.exponent == least


def test_labels_of_edges_tell_them_apart(gemm, archs):
    given = {"attributes": {"dtype": "bf16", "layout": "nt"}, "sizes": {"M": 64, "N": 64, "K": 64}}
    problem = resolve_problem(gemm, given, archs["sm90a"])
    kernel = default_chain(gemm, archs["sm90a"], problem.attributes)[0]
    edges = gemm.edges(problem) + gemm.tile_edges(problem, kernel.tile(runtime_defaults(kernel.family)))
    assert len({edge_label(gemm, edge) for edge in edges}) == len(edges)
    assert edge_label(gemm, problem) == label(gemm, problem)


def test_exact_data_leaves_no_room_for_lost_digits(gemm):
    """Sums of exact data have but the epilogue's tolerance: far less than the least product, 2^-6, in 16-bit sums."""
    for dtype in ("f32", "tf32", "f16", "bf16", "tf32x3"):
        for fill in ("wide", "small_int", "large", "small"):
            problem = make_problem(gemm, Values(dtype=dtype, layout="nn"), {"M": 8, "N": 8, "K": 599}, fill=fill)
            assert gemm.outputs(problem)[0].tolerance.absolute < 2.0**-6 / 16


def test_tolerance_of_tf32x3_would_notice_one_product_of_tf32(gemm):
    """Factors rounded to 11 digits are off by 2^-12.3 in the mean, uniform ones of products by 0.2 * 2^-10: a sum of K
    by that times sqrt(K), which must stand out of the tolerance; and it is nearly that of f32."""

    def absolute(dtype, k):
        problem = make_problem(gemm, Values(dtype=dtype, layout="nn"), {"M": 8, "N": 8, "K": k})
        return gemm.outputs(problem)[0].tolerance.absolute

    for k in (16, 256, 4096):
        assert absolute("tf32x3", k) < 0.2 * 2.0**-10 * sqrt(k) / 20
        assert absolute("f32", k) < absolute("tf32x3", k) < 1.5 * absolute("f32", k)


def test_tolerance_would_notice_a_missing_product(gemm):
    """A dropped product is about 1/4 (uniform), so the tolerance on a result of 0 must be well below."""
    for dtype in ("f32", "f16", "bf16", "tf32x3"):
        for k in (1, 64, 4096):
            problem = make_problem(gemm, Values(dtype=dtype, layout="nn"), {"M": 8, "N": 8, "K": k})
            assert gemm.outputs(problem)[0].tolerance.absolute < 0.001
