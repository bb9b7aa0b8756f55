"""Problems: defaults of sizes, duplicates, wrong input; and what the GEMM spec says of them."""

import json

import pytest

from codegen.load import ROOT
from codegen.model import CodegenError, Values
from codegen.problems import label, make_problem, resolve_problem, resolve_problems


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
        ({"sizes": {}, "attributes": {"dtype": "f8"}}, "unknown dtype 'f8'; valid are f32, tf32, f16, bf16"),
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


@pytest.mark.parametrize("dtype", ["f32", "tf32", "f16", "bf16"])
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
    aligned = [
        s for s in sizes if all(s[n] % 8 == 0 for n in ("lda", "ldb", "ldc", "stride_a", "stride_b", "stride_c"))
    ]
    assert len(aligned) >= 8, "kernels that need alignment meet tails too"
    assert any(s.lda % 2 for s in sizes) and any(s.ldb % 2 for s in sizes) and any(s.ldc % 2 for s in sizes)
    for edge in edges:
        assert gemm.tolerance(edge).absolute > 0
        assert gemm.flops(edge) < 1e9, "references of edges are cheap"


def test_tolerance_would_notice_a_missing_product(gemm):
    """A dropped product is about 1/4 (uniform), so the tolerance on a result of 0 must be well below."""
    for dtype in ("f32", "f16", "bf16"):
        for k in (1, 64, 4096):
            problem = make_problem(gemm, Values(dtype=dtype, layout="nn"), {"M": 8, "N": 8, "K": k})
            assert gemm.tolerance(problem).absolute < 0.001
