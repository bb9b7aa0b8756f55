"""What an op's declaration need not say: it follows from the rest (codegen/derive.py)."""

from math import prod

import pytest

from codegen.arithmetic import compile_model
from codegen.derive import usual_tolerance
from codegen.document import size_line, tensor_line
from codegen.layout import layout_of
from codegen.load import load_archs, load_ops
from codegen.manifest import EdgePool, roofline_us
from codegen.model import CodegenError, Values
from codegen.problems import make_problem
from codegen.render import render_kernel
from codegen.space import default_chain, enumerate_space

SPEC = """
from codegen.model import Attribute, OpSpec, Shape, Tensor
OP = OpSpec(
    name="shift",
    description="y = x + b",
    attributes=(Attribute("dtype", ("f32", "f16"), "f32"),),
    tensors=(
        Tensor("x", "in", shape=Shape(("rows", "cols"), strides=("ldx",))),
        Tensor("b", "in", shape=Shape(("cols",)), dtype="f32"),
        Tensor("y", "out", shape=Shape((2, "rows", "cols"))),
    ),
)
"""
FAMILY = """
from codegen.model import Constraint, Family, Launch, SizeRule, Term
FAMILY = Family(
    name="plain",
    description="A thread for some elements.",
    text="${ banner } ${ params_struct } // ${ BLOCK } ${ dtype }",
    kind="cuda",
    parameters={"BLOCK": (32, 64, 128, 256), "VEC": (1, 2, 4)},
    constraints=(Constraint("not all of it", lambda k: k.config.BLOCK * k.config.VEC <= 256),),
    rules=lambda k: (SizeRule("cols", multiple=k.config.VEC),),
    launch=lambda k: Launch(block=(k.config.BLOCK, 1, 1), grid=((Term("rows"),), (), ())),
)
"""


@pytest.fixture
def op(tmp_path):
    (tmp_path / "shift").mkdir()
    (tmp_path / "shift" / "spec.py").write_text(SPEC)
    (tmp_path / "shift" / "plain.py").write_text(FAMILY)
    return load_ops([tmp_path / "shift"])["shift"]


def problem(op, dtype="f32", **sizes):
    return make_problem(op, Values(dtype=dtype), sizes)


def test_sizes_are_those_of_the_shapes_with_dense_strides_behind(op):
    assert op.size_names() == ("rows", "cols", "ldx") and op.key_sizes == 2
    assert problem(op, rows=3, cols=5).sizes.ldx == 5


def test_of_8_bits_and_of_whole_numbers_the_nearest_is_right_and_no_other():
    for dtype, value, step in (
        ("e4m3", 1.0, 2.0**-3),
        ("e4m3", 2.0**-8, 2.0**-9),
        ("e5m2", 1.0, 2.0**-2),
        ("i32", 3.0, 1),
    ):
        tolerance = usual_tolerance(dtype)
        allowed = tolerance.absolute + tolerance.relative * (value + step / 2)
        assert step / 2 <= allowed < step * 0.7, (dtype, value)
    for dtype in ("i8", "i32"):
        assert usual_tolerance(dtype).relative == 0 and usual_tolerance(dtype).absolute < 1, (
            "of a whole number only itself"
        )


def test_lengths_bytes_and_outputs_follow_from_the_shapes(op):
    padded = problem(op, "f16", rows=3, cols=5, ldx=8)
    assert op.elements(padded) == {"x": 2 * 8 + 5, "b": 5, "y": 30}
    assert op.elements(problem(op, rows=0, cols=5)) == {"x": 0, "b": 5, "y": 0}
    assert op.bytes(padded) == 2 * 15 + 4 * 5 + 2 * 30
    (view,) = op.outputs(padded)
    assert (view.tensor, view.extents, view.strides) == ("y", (2, 3, 5), (15, 5, 1))
    assert view.tolerance.relative > 2.0**-10 > op.outputs(problem(op, rows=3, cols=5))[0].tolerance.relative


@pytest.mark.parametrize(
    ("shape", "extents", "strides"),
    [
        ('Shape(("rows", "2 * cols"), strides=("ldx",))', (3, 14), (14, 1)),
        ('Shape(("rows", "cols // 2"), strides=("ldx",))', (3, 3), (3, 1)),
        ('Shape(("rows", "cols - 8"))', (3, 0), (0, 1)),
        ('Shape(("rows", "ceil(cols / 4) + 1", 5), strides=("ldx", "ldy"))', (3, 3, 5), (15, 5, 1)),
        ('Shape(("rows", 4), strides=("ldx",))', (3, 4), (4, 1)),
        ('Shape(("cols", "max(rows, cols) % 5"))', (7, 2), (2, 1)),
    ],
)
def test_axes_may_follow_from_sizes_and_so_do_dense_strides(tmp_path, shape, extents, strides):
    (tmp_path / "spec.py").write_text(SPEC.replace('Shape(("rows", "cols"), strides=("ldx",))', shape))
    (tmp_path / "plain.py").write_text(FAMILY)
    op = load_ops([tmp_path])["shift"]
    given = problem(op, rows=3, cols=7)
    layout = layout_of(op.tensors[0], given)
    assert (layout.extents, layout.strides) == (extents, strides)
    assert op.bytes(given) == 4 * prod(extents) + 4 * 7 + 4 * 42
    kernel = default_chain(op, load_archs()["sm80"], Values(dtype="f32"))[0]
    assert compile_model(op, kernel).statements  # the library's roofline counts such bytes, too


def test_each_member_has_a_line_of_documentation(op):
    assert tensor_line(op, op.tensors[2]).startswith("Output. [2, rows, cols], row-major")
    assert size_line(op, op.sizes[2]).startswith("Elements from one index to the next of x. Dense, the default: cols")


def test_the_default_is_the_middle_and_behind_it_what_takes_all_sizes(op):
    arch = load_archs()["sm80"]
    first, wide = default_chain(op, arch, Values(dtype="f32"))
    assert first.config == Values(BLOCK=64, VEC=2) and first.id == "shift.sm80.plain.f32.BLOCK64.VEC2"
    assert wide.config.VEC == 1 and wide.config.BLOCK == 64


def test_the_model_is_a_roofline_and_goes_outwards_from_the_middle(op):
    arch = load_archs()["sm80"]
    given = problem(op, "f16", rows=4096, cols=4096)
    kernels = enumerate_space(op, arch, [Values(dtype="f16")]).kernels
    us = {kernel.config: kernel.family.predict(kernel)(given, Values()) for kernel in kernels}
    assert min(us, key=us.get) == Values(BLOCK=64, VEC=2)
    assert us[Values(BLOCK=64, VEC=2)] == pytest.approx(2 + roofline_us(op, arch, given), rel=1e-3)
    assert us[Values(BLOCK=256, VEC=1)] > us[Values(BLOCK=128, VEC=1)] > us[Values(BLOCK=64, VEC=1)]
    assert compile_model(op, kernels[0]).statements  # the library ranks by it, too


def test_edges_follow_from_the_parameters(op):
    arch = load_archs()["sm80"]
    (kernel, _) = default_chain(op, arch, Values(dtype="f32"))
    pool = EdgePool(op)
    pool.of_instance(problem(op, rows=512, cols=512), kernel, Values())
    assert {63, 65} <= {edge.sizes.rows for edge in pool.cases()}


def test_what_can_not_be_derived_is_asked_for_by_name(tmp_path):
    for shape, says in (
        ('Shape(("rows", "any"))', "declare `elements` of the op"),
        (
            'Shape(("n", "up to m"), strides=("lda",))',
            "what stride lda is by default cannot be derived: declare the sizes",
        ),
    ):
        (tmp_path / "spec.py").write_text(SPEC.replace('Shape(("rows", "cols"), strides=("ldx",))', shape))
        with pytest.raises(CodegenError, match=says):
            load_ops([tmp_path])
    (tmp_path / "spec.py").write_text(SPEC.replace('dtype="f32"', 'dtype="f31"'))
    with pytest.raises(CodegenError, match="tensor b is of 'f31'; valid are f32, f16"):
        load_ops([tmp_path])


def test_a_template_may_be_a_text_of_the_family(op):
    arch = load_archs()["sm80"]
    (kernel, _) = default_chain(op, arch, Values(dtype="f32"))
    unit = render_kernel(op, kernel)
    assert unit.text.endswith("// 64 f32") and "struct Params" in unit.text
