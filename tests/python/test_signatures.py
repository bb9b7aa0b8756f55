"""inspect.signature of everything that is public, against the type stubs that editors read."""

import ast
import doctest
import functools
import inspect
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")

PACKAGE = Path(tilewright.__file__).parent
PUBLIC = [name for name in tilewright.__all__ if callable(getattr(tilewright, name))]
X = np.ones((3, 4), np.float32)


def parameters_of(function: ast.FunctionDef) -> list[tuple]:
    """Name, kind and what is usual of each, as inspect has them."""
    kinds, none = inspect.Parameter, inspect.Parameter.empty
    usual = [none] * (len(function.args.args) - len(function.args.defaults)) + function.args.defaults
    found = [(arg, kinds.POSITIONAL_OR_KEYWORD, value) for arg, value in zip(function.args.args, usual, strict=True)]
    found += [(function.args.vararg, kinds.VAR_POSITIONAL, none)] if function.args.vararg else []
    for arg, value in zip(function.args.kwonlyargs, function.args.kw_defaults, strict=True):
        found.append((arg, kinds.KEYWORD_ONLY, value or none))
    found += [(function.args.kwarg, kinds.VAR_KEYWORD, none)] if function.args.kwarg else []
    return [(arg.arg, kind, ast.literal_eval(value) if value is not none else none) for arg, kind, value in found]


def stub(file: str) -> tuple[dict[str, list[tuple]], dict[str, dict[str, list[tuple]]]]:
    """The functions of a stub, of overloads the first, and the methods of each of its classes."""

    def functions(body):
        found: dict[str, list[tuple]] = {}
        for each in body:
            if isinstance(each, ast.FunctionDef):
                found.setdefault(each.name, parameters_of(each))
        return found

    body = ast.parse((PACKAGE / file).read_text()).body
    return functions(body), {each.name: functions(each.body) for each in body if isinstance(each, ast.ClassDef)}


def found(function) -> list[tuple]:
    return [(each.name, each.kind, each.default) for each in inspect.signature(function).parameters.values()]


def is_exception(function) -> bool:
    """Of these Python says nothing, of its own ones either."""
    return isinstance(function, type) and issubclass(function, Exception)


def test_functions_are_as_their_stub_says():
    functions, _ = stub("_core.pyi")
    assert {"gemm", "attention", "load_library", "threads", "plan"} <= set(functions)
    for name, expected in functions.items():
        function = getattr(tilewright._core, name)
        assert found(function) == expected, name
        assert inspect.isbuiltin(function) and function.__name__ == name


def test_operators_are_as_their_stub_says():
    functions, _ = stub("ops.pyi")
    linked = set(dir(tilewright.ops))
    assert {"row_softmax", "gemm"} <= linked and linked <= set(functions)
    for name in linked:
        assert found(getattr(tilewright.ops, name)) == functions[name], name


def test_classes_are_as_their_stub_says_and_can_be_called_so():
    _, classes = stub("_core.pyi")
    operator, plan = tilewright.Operator("row_softmax"), tilewright.Plan("row_softmax", X)
    for instance in (operator, plan):
        methods = classes[type(instance).__name__]
        assert found(type(instance)) == methods["__init__"][1:]
    assert found(plan) == classes["Plan"]["__call__"][1:]
    assert found(plan.seconds) == classes["Plan"]["seconds"][1:]
    assert found(tilewright.Plan.seconds)[1:] == classes["Plan"]["seconds"][1:]
    np.testing.assert_array_equal(operator(X), plan(X))
    assert plan.seconds(2, X) > 0
    with pytest.raises(ValueError, match='unknown op "nope"'):
        tilewright.Operator("nope")
    with pytest.raises(TypeError, match="function is a int"):
        tilewright.Plan(5)


@pytest.mark.parametrize("name", PUBLIC)
def test_all_that_is_public_has_a_signature(name):
    function = getattr(tilewright, name)
    if not is_exception(function):
        assert isinstance(inspect.signature(function), inspect.Signature)
        assert inspect.getdoc(function)


@pytest.mark.parametrize("module", ["tuning", "torch"])
def test_so_have_the_other_modules(module):
    if module == "torch":
        pytest.importorskip("torch")
    of = pytest.importorskip(f"tilewright.{module}")
    callables = [getattr(of, name) for name in of.__all__ if callable(getattr(of, name))]
    assert len(callables) > 3
    for function in callables:
        if not is_exception(function):
            assert isinstance(inspect.signature(function), inspect.Signature)


def test_wrappers_and_parts_have_them():
    @functools.wraps(tilewright.gemm)
    def wrapper(*args, **keywords):
        return tilewright.gemm(*args, **keywords)

    assert inspect.signature(wrapper) == inspect.signature(tilewright.gemm)
    assert wrapper.__doc__ == tilewright.gemm.__doc__ and wrapper.__name__ == "gemm"
    twice = functools.partial(tilewright.gemm, alpha=2)
    assert inspect.signature(twice).parameters["alpha"].default == 2
    np.testing.assert_array_equal(twice(X, X.T), 2 * (X @ X.T))
    assert list(inspect.signature(tilewright.gemm).bind(X, X, beta=1).arguments) == ["a", "b", "beta"]


@pytest.mark.parametrize(
    "name",
    [
        "attention",
        "attention_decode",
        "explain",
        "gemm",
        "grouped_gemm",
        "k_grouped_gemm",
        "plan",
        "scaled_gemm",
        "scaled_grouped_gemm",
    ],
)
def test_examples_run(name):
    found = doctest.DocTestFinder().find(getattr(tilewright, name), name, globs={"tilewright": tilewright})
    assert sum(len(each.examples) for each in found) >= 2
    for each in found:
        assert doctest.DocTestRunner().run(each).failed == 0


def example_of(name: str) -> str:
    (line,) = [line.strip() for line in getattr(tilewright.ops, name).__doc__.splitlines() if "tilewright.ops." in line]
    return line


@pytest.mark.parametrize("name", dir(tilewright.ops))
def test_an_operator_shows_a_call_that_its_signature_takes(name):
    (statement,) = ast.parse(example_of(name)).body
    call = statement.value
    assert ast.unparse(call.func) == f"tilewright.ops.{name}"
    named = {each.arg: each.value for each in call.keywords}
    inspect.signature(getattr(tilewright.ops, name)).bind(*call.args, **named)


def test_the_call_shown_is_one_that_works():
    assert example_of("row_rmsnorm") == "y = tilewright.ops.row_rmsnorm(x)"
    assert example_of("row_topk") == "values, indices = tilewright.ops.row_topk(x, k=...)"
    assert example_of("gemm") == "C = tilewright.ops.gemm(A, B)"
    assert example_of("row_add_rmsnorm") == "y = tilewright.ops.row_add_rmsnorm(x, residual)"
    values, indices = tilewright.ops.row_topk(X, k=2)
    assert values.shape == indices.shape == (3, 2)
