"""What `// tw: check` lines can say: NumPy expressions, Python functions, compiled functions."""

import re

import pytest
from plain_ops import VECTOR_ADD, read

from codegen.load import load_archs
from codegen.manifest import build
from codegen.model import CodegenError, Values
from codegen.plain.mistake import Place
from codegen.plain.numpy_expression import FUNCTIONS, parse_numpy
from codegen.problems import make_problem
from codegen.python_reference import call, digest, where

np = pytest.importorskip("numpy")

PLACE = Place("f.cu", 3, "check")
X = np.arange(12.0).reshape(3, 4)


def checked(*lines, op=None):
    text = VECTOR_ADD.replace("// tw: check  reference.h:add", "\n".join(f"// tw: check {line}" for line in lines))
    return text.replace("vector_add(a: f32[n], b: f32[n]) -> c: f32[n]", op) if op else text


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("x / x.sum(axis=1, keepdims=True)", X / X.sum(axis=1, keepdims=True)),
        ("np.exp(x - np.max(x, axis=-1)[:, None])", np.exp(X - X.max(axis=-1)[:, None])),
        ("x.T[1:3, ::2] @ np.ones((2, rows))", X.T[1:3, ::2] @ np.ones((2, 3))),
        ("np.where((x > 2) & (x < 7), x, -x)", np.where((X > 2) & (X < 7), X, -X)),
        ("np.einsum('ij->ji', x)[..., 0]", X.T[..., 0]),
        ("x * scale if rows == 3 else x", X * 0.5),
        ("np.linalg.norm(x, axis=1) ** 2 % 7 // 1", np.linalg.norm(X, axis=1) ** 2 % 7 // 1),
        ("x if bias is None else x + bias", X),
    ],
)
def test_expressions_are_computed_as_numpy_does(text, value):
    names = {"x": X, "rows": 3, "scale": 0.5, "bias": None}
    np.testing.assert_array_equal(parse_numpy(text, PLACE, names).value(names), value)


def test_every_function_is_one_of_numpy():
    for name in FUNCTIONS:
        of = np
        for part in name.split("."):
            of = getattr(of, part)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("np.expp(x)", "np.expp is not known here (did you mean np.exp?)"),
        ("np.load('f')", "np.load is not known here"),
        ("np.linalg.nrom(x)", "np.linalg.nrom is not known here (did you mean np.linalg.norm?)"),
        ("x.tofile('f')", "attribute .tofile of an array"),
        ("x.__class__", "attribute .__class__ of an array"),
        ("y + 1", "unknown name 'y'; valid are x, and np"),
        ("exp(x)", "'exp(x)' is not allowed: functions are np.NAME and array.NAME"),
        ("[v for v in x]", "'[v for v in x]' is not allowed"),
        ("0 < x < 1", "'0 < x < 1' is not allowed: join comparisons by & and |"),
        ("x > 0 and x < 1", "'x > 0 and x < 1' is not allowed: join conditions of arrays by & and |"),
        ("np.sum(*x)", "'*x' is not allowed"),
        ("x +", "'x +' is no expression: invalid syntax"),
    ],
)
def test_what_is_not_allowed_is_said_with_its_place(text, says):
    with pytest.raises(CodegenError, match=re.escape(f"f.cu:3: check: {says}")):
        parse_numpy(text, PLACE, ("x",))


def test_an_op_gets_a_reference_that_the_tuner_can_call(tmp_path):
    op = read(
        tmp_path, checked("c == a + scale * b", op="vector_add(a: f32[n], b: f32[n], scale: f32 = 2) -> c: f32[n]")
    )
    assert where(op.reference) == f"{tmp_path / 'vector_add.cu'}:5"
    found = call(op.reference, {"a": np.ones(3), "b": np.ones(3), "scale": 2.0, "n": 3, "dtype": "f32"})
    np.testing.assert_array_equal(found["c"], np.full(3, 3.0))
    (listed,) = build(op, load_archs()["sm80"], [make_problem(op, Values(dtype="f32"), {"n": 3})]).data["references"]
    assert listed["external"]["place"].endswith("vector_add.cu:5")


def test_several_outputs_each_have_an_expression(tmp_path):
    op = "vector_add(a: f32[n], b: inout f32[n]) -> c: f32[n]"
    found = read(tmp_path, checked("c == a + b; b == 2 * b", op=op)).reference(a=1.0, b=3.0)
    assert found == {"b": 6.0, "c": 4.0}
    with pytest.raises(CodegenError, match="5: check: nothing says what b is; valid is OUTPUT == EXPRESSION"):
        read(tmp_path, checked("c == a + b", op=op))
    with pytest.raises(CodegenError, match="6: check: c is said twice"):
        read(tmp_path, checked("c == a + b", "c == a", op=op))
    with pytest.raises(CodegenError, match="5: check: unknown output 'a'; valid are c"):
        read(tmp_path, checked("a == b"))


def test_what_numpy_raises_names_the_line(tmp_path):
    op = read(tmp_path, checked("c == a @ np.ones((2, 2)) + b"))
    with pytest.raises(CodegenError, match=r"vector_add.cu:5: check: a @ .*: ValueError: matmul"):
        op.reference(a=np.ones(3), b=np.ones(3))


def test_a_function_of_a_python_file(tmp_path):
    (tmp_path / "reference.py").write_text("def add(a, b):\n    return a + b\n")
    op = read(tmp_path, checked("reference.py:add within relative 1e-3"))
    assert op.reference(a=1, b=2) == 3 and where(op.reference) == f"{tmp_path / 'reference.py'}:1"
    problem = make_problem(op, Values(dtype="f32"), {"n": 3})
    assert op.outputs(problem)[0].tolerance.relative == 1e-3
    for text, says in (
        ("def ad(a, b): pass\n", "check: unknown function of reference.py 'add' (did you mean ad?); valid are ad"),
        ("x = 1\nimport nothing_there\n", f"check: {tmp_path / 'reference.py'}:2: ModuleNotFoundError: No module"),
        ("def add(a, b:\n", f"check: {tmp_path / 'reference.py'}:1: SyntaxError: "),
        ("def add(a, z): pass\n", "reference.py:1: parameter z of vector_add's reference is nothing of the operator"),
    ):
        (tmp_path / "reference.py").write_text(text)
        with pytest.raises(CodegenError, match=re.escape(says)):
            read(tmp_path, checked("reference.py:add"))


FIRST = VECTOR_ADD.replace("reference.h:add", "first")


def test_without_a_reference_the_default_says_what_is_expected(tmp_path):
    op, arch = read(tmp_path, FIRST), load_archs()["sm80"]
    problem = make_problem(op, Values({"dtype": "f32"}), {"n": 1000}, 0)
    data = build(op, arch, [problem]).data
    default = data["problems"][0]["candidates"][data["problems"][0]["default"]]["kernel"]
    assert data["references"] == [
        {"attributes": {"dtype": "f32"}, "hash": data["kernels"][default]["hash"], "kernel": default}
    ]
    assert all(case["reference"] == 0 for case in (*data["problems"], *data["edges"])) and data["edges"]
    few = build(op, arch, [problem], 1).data  # of which the default is one whatever the limit
    assert few["kernels"][few["references"][0]["kernel"]]["id"] == data["kernels"][default]["id"]


def test_an_edge_case_is_compared_with_a_candidate_that_serves_it(tmp_path):
    text = FIRST.replace("// tw: check", "// tw: where n % VEC == 0 and VEC <= 2\n// tw: check")
    op, arch = read(tmp_path, text.replace("VEC = 1, 2, 4", "VEC = 4, 2, 1")), load_archs()["sm80"]
    problem = make_problem(op, Values({"dtype": "f32"}), {"n": 1000}, 0)
    data = build(op, arch, [problem]).data
    vec = {case["sizes"]["n"]: data["kernels"][data["references"][case["reference"]]["kernel"]]["config"]["VEC"]
           for case in (*data["problems"], *data["edges"])}  # fmt: skip
    assert vec[1000] == 2 and {vec[n] for n in vec if n % 2} == {1}
    only = read(tmp_path, text.replace("VEC = 1, 2, 4", "VEC = 2"))
    edges = build(only, arch, [make_problem(only, Values({"dtype": "f32"}), {"n": 1000}, 0)]).data["edges"]
    assert all(edge["sizes"]["n"] % 2 == 0 for edge in edges)


def test_two_kernels_may_differ_by_more_than_one_from_the_exact_result(tmp_path):
    def tolerance(text):
        op = read(tmp_path, text)
        return op.outputs(make_problem(op, Values({"dtype": "f32"}), {"n": 1000}, 0))[0].tolerance

    assert tolerance(FIRST).relative > 2.0**-12 > tolerance(checked("c == a + b")).relative
    assert tolerance(FIRST.replace("first", "first within relative 1e-6")).relative == 1e-6
    integers = FIRST.replace("f32[n]", "i32[n]").replace("float*", "int*")
    op = read(tmp_path, integers)
    problem = make_problem(op, Values({"dtype": "i32"}), {"n": 1000}, 0)
    assert op.outputs(problem)[0].tolerance.relative == 0


def test_the_first_says_all_or_nothing(tmp_path):
    with pytest.raises(CodegenError, match="check: the first candidate says what is right already; one is the most"):
        read(tmp_path, checked("first", "c == a + b"))
    with pytest.raises(CodegenError, match="check: the first candidate says what is right already"):
        read(tmp_path, checked("c == a + b", "first"))


def test_data_may_be_a_number(tmp_path):
    op = read(tmp_path, checked("c == a + b") + "// tw: data a = 0.5; b = -3\n")
    problem = make_problem(op, Values({"dtype": "f32"}), {"n": 4}, 0)
    fills = [op.tensor_fill(name, problem) for name in ("a", "b")]
    assert [fill.make(shape=(2,)).tolist() for fill in fills] == [[0.5, 0.5], [-3, -3]]
    assert digest(fills[0].make) != digest(fills[1].make)
    with pytest.raises(CodegenError, match=r"unknown data of b 'nan'; valid are uniform, .*, a number"):
        read(tmp_path, checked("c == a + b") + "// tw: data b = nan\n")
