"""templates/row_wise: right on a CPU, by an emulation of CUDA, at awkward sizes; a row's result is the same wherever it
lies; compiled for GPUs without spills."""

import math
import shutil
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import pytest
from nvrtc import compiled

from codegen.layout import in_place_pairs
from codegen.load import ROOT, load_archs, load_ops
from codegen.model import KernelSpec, OpSpec, Problem, Values
from codegen.problems import make_problem
from codegen.space import default_chain, enumerate_space, runtime_allowed

np = pytest.importorskip("numpy")
from emulated_plain import CalledForEachPoint, library_of, outlived, run  # noqa: E402  (needs NumPy)

from codegen.raw_numbers import decode, encode  # noqa: E402


def softmax(x, scale):
    powers = np.exp(scale * x - (scale * x).max(axis=1, keepdims=True))
    return {"y": powers / powers.sum(axis=1, keepdims=True)}


def log_softmax(x, scale):
    from_max = scale * x - (scale * x).max(axis=1, keepdims=True)
    return {"y": from_max - np.log(np.exp(from_max).sum(axis=1, keepdims=True))}


def masked_softmax(x, mask, scale, diagonal, logarithm, batch, heads, queries, cols):
    values = scale * x.reshape(batch, heads, queries, cols) + (0 if mask is None else mask)
    seen = np.arange(cols) <= np.arange(queries)[:, None] + diagonal
    values = np.where(seen, values, -np.inf).reshape(x.shape)
    y = softmax(values, 1)["y"]
    return {"y": np.log(y) if logarithm else y}


def log_sum_exp(x):
    most = x.max(axis=1)
    most = np.where(np.isinf(most), 0, most)
    return np.log(np.exp(x - most[:, None]).sum(axis=1)) + most


def cross_entropy(x, target, scale, label_smoothing, z_loss, ignore_index, cols):
    lse = log_sum_exp(scale * x)
    logarithms = log_softmax(x, scale)["y"]
    wanted = np.clip(target, 0, cols - 1)
    loss = np.where(target == wanted, -logarithms[np.arange(len(x)), wanted], np.nan)
    if label_smoothing:
        loss = (1 - label_smoothing) * loss - label_smoothing * logarithms.mean(axis=1)
    if z_loss:
        loss = loss + z_loss * lse**2
    return {"loss": np.where(target == ignore_index, 0, loss), "lse": lse}


def normalized(x, weight, eps, offset):
    factors = 1 if weight is None else weight + offset
    return x / np.sqrt((x**2).mean(axis=1, keepdims=True) + eps) * factors


def rmsnorm(x, weight, eps, offset):
    return {"y": normalized(x, weight, eps, offset)}


def with_sum(x, residual, dtype, wanted, norm):
    """What is normalized is what is returned, in the residual's place or elsewhere."""
    total = decode(encode(np.float32(x + residual).astype(float), dtype), dtype)
    return {"residual": residual if wanted else total, "y": norm(total), **({"sum": total} if wanted else {})}


def add_rmsnorm(x, residual, weight, eps, offset, dtype, given):
    return with_sum(x, residual, dtype, "sum" in given, lambda z: normalized(z, weight, eps, offset))


def layernorm(x, weight, bias, eps, offset):
    centred = x - x.mean(axis=1, keepdims=True)
    y = centred / np.sqrt((centred**2).mean(axis=1, keepdims=True) + eps)
    return {"y": y * (1 if weight is None else offset + weight) + (0 if bias is None else bias)}


def add_layernorm(x, residual, weight, bias, eps, offset, dtype, given):
    return with_sum(x, residual, dtype, "sum" in given, lambda z: layernorm(z, weight, bias, eps, offset)["y"])


ACTIVATIONS = {
    "swiglu": lambda x: x / (1 + np.exp(-x)),
    "geglu": lambda x: x / 2 * (1 + np.vectorize(math.erf, otypes=[float])(x / math.sqrt(2))),
    "geglu_tanh": lambda x: x / 2 * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))),
    "reglu": lambda x: np.where(x < 0, 0, x),
}


def glu(gate, up, glu):
    return {"y": list(ACTIVATIONS.values())[glu](gate) * up}


REFERENCES = {  # of NumPy: apart from the compiled ones
    "row_softmax": softmax,
    "row_log_softmax": log_softmax,
    "row_masked_softmax": masked_softmax,
    "row_cross_entropy": cross_entropy,
    "row_rmsnorm": rmsnorm,
    "row_add_rmsnorm": add_rmsnorm,
    "row_add_layernorm": add_layernorm,
    "row_layernorm": layernorm,
    "row_glu": glu,
    "row_sum": lambda x: {"y": x.sum(axis=1)},
    "row_mean": lambda x: {"y": x.mean(axis=1)},
    "row_norm": lambda x: {"y": np.sqrt((x**2).sum(axis=1))},
    "row_max": lambda x: {"y": x.max(axis=1)},
    "row_argmax": lambda x: {"y": x.argmax(axis=1)},
    "row_logsumexp": lambda x: {"y": log_sum_exp(x)},
}
OTHERS = {  # with tests of their own
    *("block_quantize", "row_quantize", "row_rotary", "row_topk", "tensor_argmax", "tensor_reduce"),
}
CUDA = sorted({path.stem for path in (ROOT / "templates" / "row_wise").glob("*.cu")} - OTHERS)


@cache
def ops() -> Mapping[str, OpSpec]:
    found = {name: op for name, op in load_ops().items() if op.is_file and op.folder == ROOT / "templates" / "row_wise"}
    return {name: replace(op, reference=REFERENCES.get(name)) for name, op in found.items()}


def kernel_of(op: OpSpec, arch: str, dtype: str, dtype_w: str = "", **config: int) -> KernelSpec:
    attributes = Values({attribute.name: dtype for attribute in op.attributes})
    if dtype_w:
        attributes = Values({**attributes, "dtype_w": dtype_w})
    kernels = enumerate_space(op, load_archs()[arch], [attributes]).kernels
    (kernel,) = (k for k in kernels if k.config == config)
    return kernel


def on_gpu(op: OpSpec, dtype: str, threads: int, rows: int, keep: int, turns: int = 1, dtype_w: str = "") -> KernelSpec:
    config = {"THREADS": threads, "ROWS": rows, "KEEP": keep, "CLUSTER": 1, "TURNS": turns, "RESIDENT": 1}
    return kernel_of(op, "sm80", dtype, dtype_w, **config)


def test_every_operator_is_held_against_numpy():
    assert set(ops()) - OTHERS == set(CUDA) == set(REFERENCES)


def problem_of(
    op: OpSpec, kernel: KernelSpec, rows: int, cols: int, apart: int, given: bool = True, dtype_w: str = ""
) -> Problem:
    """With rows of each tensor at other distances. `given`: optional tensors; `dtype_w`: of weights, where the kernel
    takes any, and where nothing is said as x."""
    attributes = {name: value or dtype_w or kernel.attributes["dtype"] for name, value in kernel.attributes.items()}
    distances = [name for name in op.size_names() if name in ("ldx", "ldg", "ldu", "ldr", "ldy", "lds")]
    lengths = {"rows": rows, "queries": rows, "batch": 1, "heads": 1, "cols": cols}
    sizes = {name: length for name, length in lengths.items() if name in op.size_names()}
    sizes |= {name: apart + i for i, name in enumerate(distances)}
    optional = [tensor.name for tensor in op.tensors if tensor.optional and given]
    return make_problem(op, attributes, sizes, present=optional)


def with_equal_distances(problem: Problem) -> Problem:
    """So that each output may lie in the place of an input."""
    sizes = {name: problem.sizes["ldy"] if name.startswith("ld") else size for name, size in problem.sizes.items()}
    return replace(problem, sizes=Values(sizes))


SHAPES = [  # columns, distances
    (1, 1), (7, 7), (8, 8), (8, 11), (13, 13), (16, 17), (61, 64), (64, 64), (64, 65), (127, 127), (129, 131),
    (250, 253), (256, 260), (515, 515), (1000, 1000), (1031, 1033),
]  # fmt: skip


def with_special_values(x: np.ndarray, apart: int) -> None:
    """An infinity, a row of nothing but -infinity, a NaN, a large mean, and a row that has nothing special."""
    x[apart // 3] = np.inf
    x[apart : 2 * apart] = -np.inf
    x[2 * apart + apart // 2] = np.nan
    x[3 * apart : 4 * apart] += 2


def are_right(
    op: OpSpec, kernel: KernelSpec, library, change=lambda x, apart: None, shapes=SHAPES, dtype_w: str = ""
) -> bool:
    def run_all() -> None:
        for number, (cols, apart) in enumerate(shapes):
            problem = problem_of(op, kernel, 5, cols, apart, number % 2 == 0, dtype_w)
            if kernel.allows(problem):
                first = op.tensors[0].name
                x = np.random.default_rng(number).normal(size=op.elements(problem)[first])
                change(x, apart)
                run(op, kernel, problem, Values(), library, number, {first: x})

    return outlived(run_all)


@pytest.mark.parametrize(("threads", "rows", "keep"), [(8, 16, 2), (32, 4, 4), (128, 1, 1), (64, 2, 2)])
@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize("name", ["row_softmax", "row_add_rmsnorm", "row_add_layernorm", "row_layernorm", "row_argmax"])
def test_it_is_right_wherever_rows_begin(name, dtype, threads, rows, keep, tmp_path):
    op = ops()[name]
    kernel = on_gpu(op, dtype, threads, rows, keep)
    assert are_right(op, kernel, library_of(op, kernel, tmp_path))


@pytest.mark.parametrize(
    ("name", "dtype", "dtype_w"),
    [
        ("row_rmsnorm", "f32", "bf16"),
        ("row_rmsnorm", "bf16", "f16"),
        ("row_add_rmsnorm", "bf16", "f32"),
        ("row_add_layernorm", "bf16", "f32"),
        ("row_add_layernorm", "bf16", "f16"),
        ("row_add_layernorm", "f32", "bf16"),
        ("row_layernorm", "f16", "bf16"),
        ("row_layernorm", "f32", "f16"),
    ],
)
def test_weights_may_be_of_any_type(name, dtype, dtype_w, tmp_path):
    op = ops()[name]
    kernel = on_gpu(op, dtype, 32, 4, 4, dtype_w=dtype_w)
    assert are_right(op, kernel, library_of(op, kernel, tmp_path), dtype_w=dtype_w)


@pytest.mark.parametrize("dtype", ["f32", "f16"])
@pytest.mark.parametrize("name", ["row_softmax", "row_add_layernorm", "row_layernorm", "row_cross_entropy"])
def test_rows_that_come_by_way_of_shared_memory_are_right(name, dtype, tmp_path):
    op = ops()[name]
    kernel = on_gpu(op, dtype, 256, 1, 1, turns=2)
    assert are_right(op, kernel, library_of(op, kernel, tmp_path))


@pytest.mark.parametrize("mean", [1000, -30_000])
def test_large_means_lose_nothing(mean, tmp_path):
    """The mean of f32 is rounded to more than a result of LayerNorm is."""
    op = ops()["row_layernorm"]
    kernel, cols = on_gpu(op, "f32", 64, 2, 2), 509
    library, problem = library_of(op, kernel, tmp_path), problem_of(op, kernel, 9, cols, cols, given=False)

    def run_it() -> None:
        x = np.random.default_rng(1).normal(size=op.elements(problem)["x"]).astype(np.float32) + np.float32(mean)
        found = run(op, kernel, problem, Values(), library, given={"x": x})["y"]
        right = layernorm(x.astype(float).reshape(9, cols), None, None, problem.scalars["eps"], 0)["y"]
        assert np.abs(found - right).max() < 3e-6

    assert outlived(run_it)


@pytest.mark.parametrize("name", CUDA)
def test_special_values_give_what_formulas_do(name, tmp_path):
    op = ops()[name]
    kernel = on_gpu(op, "f16", 32, 4, 4)
    assert are_right(op, kernel, library_of(op, kernel, tmp_path), with_special_values)


@pytest.mark.parametrize("name", ["row_softmax", "row_log_softmax", "row_logsumexp"])
def test_exponentials_of_large_numbers_are_as_exact_as_those_of_small_ones(name, tmp_path):
    """Also where all of a row is the most negative number, which is no infinity."""
    op = ops()[name]
    kernel = on_gpu(op, "bf16", 32, 4, 4)

    def make_large(x: np.ndarray, apart: int) -> None:
        x[: 3 * apart] += 2.0**20
        x[3 * apart : 4 * apart] = -(2.0**127) * (2 - 2.0**-7)

    with np.errstate(all="ignore"):
        assert are_right(op, kernel, library_of(op, kernel, tmp_path), make_large)


@pytest.mark.parametrize("name", ["row_softmax", "row_rmsnorm", "row_sum"])
def test_rows_that_are_equal_have_results_of_the_same_bits(name, tmp_path):
    """Though they begin at other places: which element a thread has depends on its column alone."""
    op = ops()[name]
    kernel = on_gpu(op, "bf16", 32, 4, 4)
    library, problem = library_of(op, kernel, tmp_path), problem_of(op, kernel, 9, 515, 517)

    def run_it() -> None:
        row = np.random.default_rng(1).normal(size=517)
        x = np.resize(row, op.elements(problem)["x"])
        found = run(op, kernel, problem, Values(), library, given={"x": x})["y"]
        assert (found == found[:1]).all()

    assert outlived(run_it)


@pytest.mark.parametrize("kind", ["cuda", "cpu"])
@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])
@pytest.mark.parametrize("activation", ACTIVATIONS)
def test_each_gated_linear_unit_is_right_from_the_least_to_the_largest_gate(activation, dtype, kind, tmp_path):
    op = ops()["row_glu"]
    kernel = on_gpu(op, dtype, 32, 4, 4) if kind == "cuda" else kernel_of(op, "x86-64-v2", dtype)
    library = (library_of if kind == "cuda" else CalledForEachPoint)(op, kernel, tmp_path)
    problem = problem_of(op, kernel, 4, 515, 519)
    problem = replace(problem, scalars=Values(glu=op.scalars[0].values.index(activation)))
    elements = op.elements(problem)["gate"]
    gates = np.concatenate(
        [np.linspace(-16, 16, elements - 16), [0.0, -0.0, np.inf, -np.inf, np.nan, 6e4, -6e4], np.ones(9)]
    )
    ups = np.tile([1.0, -1000.0, 0.25], elements)[: op.elements(problem)["up"]]
    assert outlived(lambda: run(op, kernel, problem, Values(), library, given={"gate": gates, "up": ups}) and None)


IN_PLACE = [name for name in CUDA if any(tensor.in_place_of for tensor in ops()[name].tensors)]


def in_place_outputs(op: OpSpec) -> set[str]:
    return {tensor.name for tensor in op.tensors if tensor.in_place_of}


def are_right_in_place(op: OpSpec, kernel: KernelSpec, library, shapes, rows: int) -> bool:
    def run_all() -> None:
        for number, (cols, apart) in enumerate(shapes):
            problem = with_equal_distances(problem_of(op, kernel, rows, cols, apart))
            pairs = in_place_pairs(op, problem)
            assert {output for output, _ in pairs} == in_place_outputs(op) and (
                kernel.allows(problem) or len(shapes) > 3
            )
            for pair in pairs if kernel.allows(problem) else ():
                run(op, kernel, problem, Values(), library, number, in_place=pair)

    return outlived(run_all)


def test_what_elements_become_alone_or_by_their_row_may_be_written_in_place():
    assert IN_PLACE == [
        *(
            "row_add_layernorm",
            "row_add_rmsnorm",
            "row_glu",
            "row_layernorm",
            "row_log_softmax",
            "row_masked_softmax",
            "row_rmsnorm",
        ),
        "row_softmax",
    ]


@pytest.mark.parametrize(("threads", "rows", "keep"), [(8, 16, 2), (32, 4, 4), (64, 2, 2)])
@pytest.mark.parametrize("name", IN_PLACE)
def test_results_may_lie_in_the_place_of_an_input(name, threads, rows, keep, tmp_path):
    op = ops()[name]
    kernel = on_gpu(op, "bf16", threads, rows, keep)
    assert are_right_in_place(op, kernel, library_of(op, kernel, tmp_path), SHAPES, 5)


@pytest.mark.parametrize("dtype", ["f32", "f16"])
@pytest.mark.parametrize("name", IN_PLACE)
def test_rows_that_are_read_again_may_be_written_in_place(name, dtype, tmp_path):
    """By the kernel that takes rows of any length, in rounds: of aligned rows, and of those that begin anywhere."""
    op = ops()[name]
    kernel = on_gpu(op, dtype, 512, 1, 4)
    a_round = 4 * 512 * (4 if dtype == "f32" else 8)
    shapes = [(a_round + 8, a_round + 8), (a_round + 3, a_round + 5), (2 * a_round + 1, 2 * a_round + 1)]
    assert are_right_in_place(op, kernel, library_of(op, kernel, tmp_path), shapes, 2)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("i < valid ? values[i] : neutral", "values[i]"),
        ("i == 0 && lane == 0 ? off : 0", "0"),
        ("lane > 0 ? received : carried[word]", "received"),
        ("first + kPack < cols) {  //", "false) {  //"),
        ("shift<Loaded::kUnit, Loaded::kWords>(words, line.lead);", ""),
    ],
)
def test_a_fault_in_what_they_share_is_found(right, wrong, tmp_path):
    folder = tmp_path / "own"
    shutil.copytree(ROOT / "templates" / "row_wise", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in folder.iterdir():
        path.write_text(path.read_text().replace('"row_wise/', '"').replace("row_softmax(", "own_softmax("))
    (path,) = (path for path in folder.iterdir() if right in path.read_text())
    path.write_text(path.read_text().replace(right, wrong))
    (folder / "row_softmax.cu").rename(folder / "own_softmax.cu")
    op = replace(load_ops([folder / "own_softmax.cu"])["own_softmax"], reference=softmax)
    kernel = on_gpu(op, "bf16", 32, 4, 4)
    assert not are_right(op, kernel, library_of(op, kernel, folder))


@pytest.mark.parametrize("arch", ["sm80", "sm90a"])
@pytest.mark.parametrize("name", ["row_softmax", "row_add_rmsnorm", "row_glu"])
def test_nvrtc_compiles_the_default_kernels_without_spills(name, arch, tmp_path):
    op = ops()[name]
    kernels = default_chain(op, load_archs()[arch], Values({attribute.name: "bf16" for attribute in op.attributes}))
    assert 4 <= len(kernels) <= 6
    for kernel in kernels:
        fault, log = compiled(op, kernel, tmp_path)
        assert fault == "" and "0 bytes spill stores" in log and "warning" not in log, f"{kernel.id}: {fault}{log}"


def test_defaults_serve_every_length():
    """The last kernel of each chain takes any row; of few rows the model chooses what keeps them in registers."""
    op, arch = ops()["row_softmax"], load_archs()["sm90a"]
    chain = default_chain(op, arch, Values(dtype="bf16"))
    for cols in (1, 64, 777, 4096, 70_000, 131_072, 1 << 20):
        problem = make_problem(op, Values(dtype="bf16"), {"rows": 16, "cols": cols})
        legal = [kernel for kernel in chain if kernel.allows(problem)]
        assert chain[-1] in legal
        c = min(legal, key=lambda kernel: kernel.family.predict(kernel)(problem, Values())).config
        assert cols > 131_072 or cols <= 8 * c.THREADS * c.KEEP * c.CLUSTER, c


def test_a_search_tries_few():
    op, arch = ops()["row_softmax"], load_archs()["sm90a"]
    space = enumerate_space(op, arch, [Values(dtype="bf16")]).kernels
    for cols in (1, 64, 771, 4096, 32_768, 128_256, 1 << 20):
        problem = make_problem(op, Values(dtype="bf16"), {"rows": 128, "cols": cols})
        tried = [k for k in space if k.allows(problem) and runtime_allowed(k, problem, Values())]
        assert 1 <= len(tried) <= 48, cols
