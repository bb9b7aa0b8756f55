"""What holds no numbers, and what is of another type than it must be: an error that names the argument, what came and
what is allowed. Then what Python does with functions and plans beside calling them."""

import copy
import inspect
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
ml_dtypes = pytest.importorskip("ml_dtypes")
tilewright = pytest.importorskip("tilewright")

X = np.ones((3, 4), np.float32)
IDS = np.zeros((3, 65), np.int32)


class Pretended:
    """Speaks DLPack, or says so."""

    def __init__(self, capsule, device=(1, 0)):
        self.capsule, self.device = capsule, device

    def __dlpack__(self, **options):
        return self.capsule()

    def __dlpack_device__(self):
        return self.device


class Half:
    def __dlpack__(self, **options):
        raise NotImplementedError


def traced():
    raise RuntimeError("this is traced\nand has no numbers")


@pytest.mark.parametrize(
    ("array", "words"),
    [
        (X.astype(">f4"), r"b is of >f4, the other order of bytes; .*astype"),
        (X.astype(object), r"b is a ndarray that can't be read .*must be an array of numbers"),
        (np.zeros(3, [("x", "f4")]), r"b is an array of structures"),
        (Pretended(lambda: 5), r"b is no array: its __dlpack__\(\) gives a int, and not"),
        (Pretended(lambda: None, 7), r"b is no array: its __dlpack_device__\(\) gives a int"),
        (Pretended(traced), r"b is a Pretended that can't be read \(this is traced\); it must be"),
        (Half(), r"b is a Half; it must be an array that speaks DLPack"),
        ([1.0, 2.0], r"b is a list; it must be an array that speaks DLPack"),
        (np.float32(3), r"b is a float32; it must be an array"),
        (X.T.astype("d"), r"b is float64; it must be float32"),
    ],
)
def test_what_is_no_array_of_numbers(array, words):
    with pytest.raises(TypeError, match=words):
        tilewright.gemm(X, array)


ONE, ENDS = np.ones(1, np.float32), np.array([2, 4], np.int32)
CALLS = {
    "gemm": ("a", lambda x: tilewright.gemm(x, x.T)),
    "attention": ("q", lambda x: tilewright.attention(x[None], x[None], x[None])),
    "attention_decode": ("q", lambda x: tilewright.attention_decode(x[None], x[None], x[None])),
    "softmax": ("x", lambda x: tilewright.softmax(x)),
    "quantize": ("x", lambda x: tilewright.quantize(x)),
    "grouped_gemm": ("a", lambda x: tilewright.grouped_gemm(x, np.stack([x.T] * 2), ENDS)),
    "k_grouped_gemm": ("a", lambda x: tilewright.k_grouped_gemm(x, x, ENDS)),
    "scaled_gemm": ("a", lambda x: tilewright.scaled_gemm(x, x.T, ONE, ONE)),
    "scaled_grouped_gemm": ("a", lambda x: tilewright.scaled_grouped_gemm(x, np.stack([x.T] * 2), ONE, ONE, ENDS)),
    "pack": ("b", lambda x: tilewright.pack(x)),
}


@pytest.mark.parametrize("dtype", ["bool", "uint8", "int64", "complex64"])
@pytest.mark.parametrize("call", CALLS)
def test_types_that_no_operator_takes_are_refused_by_name(call, dtype):
    name, function = CALLS[call]
    with pytest.raises(TypeError, match=f"{name} is {dtype}.*allowed are float"):
        function(np.ones((4, 8), dtype))


def test_what_goes_wrong_in_a_library_is_its_own():
    def interrupted():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tilewright.softmax(Pretended(interrupted))
    with pytest.raises(TypeError) as refused:
        tilewright.softmax(Pretended(traced))
    assert isinstance(refused.value.__cause__, RuntimeError)


def pytorchs():
    torch = pytest.importorskip("torch")
    from torch._subclasses.fake_tensor import FakeTensorMode

    with FakeTensorMode():
        fake = torch.ones(3, 4)
    return torch, {
        "a tensor on meta, which has no numbers": torch.ones(3, 4, device="meta"),
        "of layout torch.sparse_coo; it must be dense: x.to_dense()": torch.eye(3).to_sparse(),
        "of layout torch.sparse_csr; it must be dense": torch.eye(3).to_sparse_csr(),
        "a nested tensor; it must be a dense one": torch.nested.nested_tensor([torch.ones(2, 3)], layout=torch.jagged),
        "a FakeTensor, which has no numbers": fake,
    }


@pytest.mark.filterwarnings("ignore")
def test_tensors_of_pytorch_that_have_no_numbers():
    torch, kinds = pytorchs()
    for words, tensor in kinds.items():
        with pytest.raises(TypeError) as refused:
            tilewright.softmax(tensor)
        assert f"x is {words}" in str(refused.value)
    with pytest.raises(TypeError, match="x is a Tensor that can't be read"):
        torch.vmap(tilewright.softmax)(torch.ones(3, 4))


@pytest.mark.parametrize(
    ("error", "words", "call"),
    [
        (ValueError, r"row_topk: k is 65, more than 64", lambda: tilewright.topk(np.ones((2, 99), np.float32), k=65)),
        (ValueError, r"row_topk: k is \d{13}, more than 64$", lambda: tilewright.topk(X, k=2**40)),
        (ValueError, r"moe_sort: experts is \d{13}, more", lambda: tilewright.ops.moe_sort(IDS, experts=2**40)),
        (ValueError, r"moe_sort: experts is 0, less than 1$", lambda: tilewright.ops.moe_sort(IDS, experts=0)),
        (ValueError, r"moe_sort: k is 65, more than 64", lambda: tilewright.ops.moe_sort(IDS, experts=9)),
        (ValueError, r"size k is negative \(-1\)", lambda: tilewright.topk(X, k=-1)),
        (TypeError, r"alpha must be a number, and not a str", lambda: tilewright.gemm(X, X.T, alpha="1")),
        (TypeError, r"softcap must be a number", lambda: tilewright.attention(X, X, X, softcap="1")),
        (TypeError, r"window_left must be a whole number", lambda: tilewright.attention(X, X, X, window_left=1.5)),
        (
            ValueError,
            r"bias_column_stride",
            lambda: tilewright.ops.gemm(X, X.T.copy(), bias=X[0, :3], bias_column_stride=3),
        ),
        (
            ValueError,
            r"mask has a stride of -3 .*none may be negative",
            lambda: tilewright.attention(X, X, X, X[:, :3].copy()[::-1]),
        ),
        (
            ValueError,
            r"mask has shape \(5, 1\); its axis of 7, the last, is not broadcast",
            lambda: tilewright.ops.row_masked_softmax(np.ones((2, 3, 5, 7), np.float32), np.ones((5, 1), np.float32)),
        ),
        (TypeError, r"gemm needs b; what must be given is a, b", lambda: tilewright.gemm(X)),
        (TypeError, r"gemm knows no \"bia\"; allowed are a, b, bias, ", lambda: tilewright.gemm(X, X.T, bia=X)),
        (TypeError, r"gemm got 3 arguments by position; those that come so are a, b", lambda: tilewright.gemm(X, X, X)),
        (TypeError, r"gemm got b twice", lambda: tilewright.gemm(X, X.T, b=X)),
        (TypeError, r"alpha is None; leave it out", lambda: tilewright.gemm(X, X.T, alpha=None)),
        (TypeError, r"b is None; it must be given", lambda: tilewright.gemm(X, None)),
        (TypeError, r"softcap is None; leave it out", lambda: tilewright.attention(X, X, X, softcap=None)),
        (
            TypeError,
            r"attention_decode needs v; what must be given is q, k, v",
            lambda: tilewright.attention_decode(X, X),
        ),
        (TypeError, r"set_threads needs threads", lambda: tilewright.set_threads()),
        (TypeError, r"threads is a str; it must be a whole number", lambda: tilewright.set_threads("2")),
        (TypeError, r"threads is None; it must be a whole number", lambda: tilewright.set_threads(None)),
        (TypeError, r"load_library got 2 arguments by position", lambda: tilewright.load_library("a", "b")),
        (TypeError, r"path is a int; it must be str \| os\.PathLike", lambda: tilewright.load_library(5)),
        (TypeError, r"op is a int; it must be str", lambda: tilewright.override_kernel(5, "")),
        (TypeError, r"plan needs function", lambda: tilewright.plan()),
        (TypeError, r"Plan needs function, one of this package's", lambda: tilewright.Plan()),
        (TypeError, r"Operator needs name, that of an operator", lambda: tilewright.Operator()),
        (TypeError, r"Operator needs name, .* and nothing else", lambda: tilewright.Operator("gemm", axis=1)),
        (TypeError, r"name must be a str", lambda: tilewright.Operator(name=5)),
        (TypeError, r"row_softmax knows no \"axis\"; allowed are x, y", lambda: tilewright.softmax(X, axis=1)),
        (TypeError, r"row_softmax needs the array x", lambda: tilewright.softmax()),
        (TypeError, r"scale must be a number, and not a NoneType", lambda: tilewright.softmax(X, scale=None)),
        (
            TypeError,
            r"accumulate is a int; it must be True or False",
            lambda: tilewright.k_grouped_gemm(X, X, np.array([3], np.int32), accumulate=1),
        ),
        (
            ValueError,
            r"window_left is -7; allowed are numbers from 0 to 1073741824, and -1 for all",
            lambda: tilewright.attention(X, X, X, window_left=-7),
        ),
        (
            ValueError,
            r"window_right is -2; allowed are",
            lambda: tilewright.attention_decode(X, X, X, window_right=-2),
        ),
        (TypeError, r"function is a int; it must be", lambda: tilewright.plan(5, X)),
        (TypeError, r"a is int32; allowed are float32", lambda: tilewright.gemm(X.astype("i4"), X.T)),
        (TypeError, r"q is float64; allowed are float32", lambda: tilewright.attention(X.astype("d"), X, X)),
    ],
)
def test_other_arguments(error, words, call):
    with pytest.raises(error, match=words):
        call()


def test_that_there_is_no_kernel_is_an_error_of_both_kinds():
    with pytest.raises(tilewright.NoKernel) as refused:
        tilewright.gemm(X.astype(np.float16), X.T.astype(np.float16))
    assert isinstance(refused.value, tilewright.Error) and isinstance(refused.value, ValueError)


def test_what_is_tuned_is_said_as_it_must_be():
    from tilewright.tuning.request import shape_words
    from tilewright.tuning.session import Session

    with pytest.raises(ValueError, match="shapes is empty"):
        shape_words([])
    with pytest.raises(TypeError, match=r"shapes holds 1\.5; sizes must be whole"):
        shape_words([{"n": 1.5}])
    session = Session("row_softmax")
    for configs, words in (
        ("x", "configs is 'x'; it must be a list"),
        ([1.5], r"configs holds 1\.5; each must be an index"),
    ):
        with pytest.raises(TypeError, match=words):
            session.measure(configs)


def test_a_plan_has_the_words_and_numbers_that_it_was_planned_with(rng):
    x = rng.standard_normal((3, 20)).astype(np.float32)
    values, _ = tilewright.plan("topk", x, k=4)(x)
    np.testing.assert_array_equal(values, -np.sort(-x)[:, :4])
    q = rng.standard_normal((1, 2, 5, 8)).astype(np.float32)
    plan = tilewright.plan(tilewright.attention, q, q, q, causal="top_left", lse=True)
    for ours, exact in zip(plan(q, q, q), tilewright.attention(q, q, q, causal="top_left", lse=True), strict=True):
        np.testing.assert_array_equal(ours, exact)
    with pytest.raises(ValueError, match="the plan is for"):
        plan(q, q, q, causal="none")


def test_functions_travel_by_name_and_plans_do_not():
    for function in (tilewright.softmax, tilewright.ops.gemm, tilewright.gemm, tilewright.attention):
        again = pickle.loads(pickle.dumps(function))
        assert again.__name__ == function.__name__ if hasattr(function, "__name__") else again.name == function.name
        copy.deepcopy(function)
    with pytest.raises(TypeError, match=r"a Plan is a kernel .*tilewright\.plan"):
        pickle.dumps(tilewright.plan(tilewright.softmax, X))


def test_operators_have_signatures():
    assert str(inspect.signature(tilewright.softmax)).startswith("(x, *, y=None, out=None, scale=1.0, dtype=None")
    for name in dir(tilewright.ops):
        signature = inspect.signature(getattr(tilewright.ops, name))
        assert ("out" in signature.parameters) is not name.startswith("check_")  # which write what they are given
        assert "numerics" in signature.parameters


def test_what_pytorch_keeps_for_a_gradient_notices_what_is_written():
    torch = pytest.importorskip("torch")
    for call in (
        lambda out: tilewright.softmax(torch.ones(3, 4), out=out),
        lambda out: tilewright.gemm(torch.ones(3, 3), torch.ones(3, 4), out=out),
        lambda out: tilewright.attention(*(torch.ones(3, 4) for _ in "qkv"), out=out),
    ):
        out = torch.empty(3, 4)
        call(out)
        assert out._version == 1
        with torch.inference_mode():
            call(torch.empty(3, 4))  # has no version


def test_an_array_class_of_main_leaves_nothing_behind(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(
        "import numpy as np, tilewright\n"
        "class Mine:\n"
        "    def __init__(self, array): self.array = array\n"
        "    def __dlpack__(self, **options): return self.array.__dlpack__(**options)\n"
        "    def __dlpack_device__(self): return self.array.__dlpack_device__()\n"
        "x = np.ones((3, 4), np.float32)\n"
        "plan = tilewright.plan(tilewright.softmax, x)\n"
        "tilewright.softmax(Mine(x), out=x)\n"
        "print(x[0, 0])\n"
    )
    package = Path(tilewright.__file__).parents[1]
    run = subprocess.run(
        [sys.executable, script],
        env={"PYTHONPATH": f"{package}"},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    assert (run.stdout, run.stderr) == ("0.25\n", "")


@pytest.mark.parametrize("number", [2**31, 2**32 + 2, 2**70, -(2**40)])
def test_a_number_too_long_for_its_argument_is_named(number):
    with pytest.raises(TypeError, match=f"groups is {number}; it must be a number of 32 bits"):
        tilewright.ops.moe_route(np.zeros((2, 4), np.float32), k=2, groups=number)


# On CPUs, whose library would read what lies behind the cache.
@pytest.mark.parametrize(
    ("lengths", "table", "what"),
    [
        ([9, 10**8], None, r"seqlens has 100000000 as number 1; a sequence has 0 to 9 keys"),
        ([-1, 3], None, r"seqlens has -1 as number 0"),
        ([3, 9], [[0, 1, 2], [3, 4, 6]], r"page_table has 6 as number 5; there are 6 pages"),
        (None, [[0, 1, 2], [3, -1, 5]], r"page_table has -1 as number 4"),
        ([3, 4], [[0, 99, 99], [1, 2, 10**6]], None),  # what no key is in is not read
    ],
)
def test_a_cache_has_what_is_read_of_it(lengths, table, what):
    q = np.ones((2, 2, 1, 8), np.float32)
    keys = np.ones((2, 2, 9, 8) if table is None else (6, 2, 3, 8), np.float32)
    given = {"seqlens": lengths, "page_table": table}
    given = {name: np.array(each, np.int32) for name, each in given.items() if each is not None}
    if what is None:
        assert np.allclose(tilewright.attention_decode(q, keys, keys, **given), 1)
    else:
        with pytest.raises(ValueError, match=what):
            tilewright.attention_decode(q, keys, keys, **given)


E4M3 = ml_dtypes.float8_e4m3fn
ENDS = np.array([2, 4], np.int32)
WRITTEN = {  # a call that writes to a matrix of (4, 5)
    "gemm": lambda out: tilewright.gemm(ones((4, 4)), ones((4, 5)), out=out()),
    "grouped_gemm": lambda out: tilewright.grouped_gemm(ones((4, 4)), ones((2, 4, 5)), ENDS, out=out()),
    "scaled_gemm": lambda out: tilewright.scaled_gemm(
        ones((4, 16), E4M3), ones((16, 5), E4M3), ones(4), ones(5), out=out(ml_dtypes.bfloat16)
    ),
    "scaled_grouped_gemm": lambda out: tilewright.scaled_grouped_gemm(
        ones((4, 16), E4M3), ones((2, 16, 5), E4M3), ones(4), ones((2, 5)), ENDS, out=out(ml_dtypes.bfloat16)
    ),
}


def ones(shape, dtype=np.float32):
    return np.ones(shape, dtype)


@pytest.mark.parametrize("name", WRITTEN)
@pytest.mark.parametrize("steps", [(0, 1), (1, 0), (0, 0), (2, 1)])
def test_what_is_written_may_not_overlap(name, steps):
    def out(dtype=np.float32):
        memory = np.zeros(64, dtype)
        return np.lib.stride_tricks.as_strided(memory, (4, 5), [step * memory.itemsize for step in steps])

    with pytest.raises(ValueError, match=r"^out has strides"):
        WRITTEN[name](out)
