"""Plans and explanations: of the functions of the package and of operators alike."""

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")


def test_a_plan_runs_on_other_arrays_of_the_same_shapes(rng):
    a, b = (rng.standard_normal(shape).astype(np.float32) for shape in ((5, 7), (7, 3)))
    out = np.zeros((5, 3), np.float32)
    plan = tilewright.plan("gemm", a, b, out=out)
    assert (out == 0).all()
    assert plan(a, b, out=out) is out
    np.testing.assert_allclose(out, a @ b, rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(plan(-a, b), -(a @ b), rtol=1e-5, atol=1e-5)
    assert plan.kernel.startswith("gemm.") and plan.kernel in plan.explain and plan.kernel in repr(plan)
    assert plan.workspace_bytes >= 0
    with pytest.raises(ValueError, match=r"the plan is for gemm .*M=5 N=3 K=7.*these arrays are gemm .*M=4 N=3 K=7"):
        plan(a[:4], b)


def test_operators_and_functions_are_planned_by_name_or_as_they_are(rng):
    x = rng.standard_normal((4, 30)).astype(np.float32)
    for function in ("row_softmax", tilewright.ops.row_softmax):
        np.testing.assert_array_equal(tilewright.plan(function, x)(x), tilewright.ops.row_softmax(x))
        assert "row_softmax." in tilewright.explain(function, x)
    assert "gemm." in tilewright.explain("gemm", x, x.T)
    with pytest.raises(AttributeError, match='unknown op "nope"'):
        tilewright.plan("nope", x)
    with pytest.raises(TypeError, match="one of this package's functions"):
        tilewright.plan(len, x)
    with pytest.raises(TypeError, match="it must be float32"):
        tilewright.plan("row_softmax", x.astype("d"))
    np.testing.assert_allclose(tilewright.ops.row_sum(x), x.sum(-1), rtol=1e-5, atol=1e-5)  # no intent is left behind
