"""templates/row_wise/row_rotary: right on a CPU, by an emulation of CUDA, and as a CPU kernel: both kinds of pairs,
parts of heads, tables, positions, slots and norms that are there or not, any alignment; for GPUs without spills."""

from dataclasses import replace
from functools import cache

import pytest
from nvrtc import compiled

from codegen.layout import in_place_pairs
from codegen.load import load_archs, load_ops
from codegen.model import KernelSpec, OpSpec, Problem, Values
from codegen.problems import make_problem
from codegen.space import default_chain, enumerate_space

np = pytest.importorskip("numpy")
from emulated_plain import CalledForEachPoint, library_of, outlived, run  # noqa: E402  (needs NumPy)

OPTIONAL = ("cos", "sin", "position", "slot", "q_weight", "k_weight")


def normalized(x, weight, eps, offset):
    return x if weight is None else x / np.sqrt((x**2).mean(axis=-1, keepdims=True) + eps) * (offset + weight)


def turned(x, cos, sin, pairs, interleaved):
    pairs = min(pairs, x.shape[-1] // 2)
    cos, sin = cos[:, None, :pairs], sin[:, None, :pairs]
    firsts, seconds = (slice(0, 2 * pairs, 2), slice(1, 2 * pairs, 2)) if interleaved else (
        slice(pairs), slice(pairs, 2 * pairs))  # fmt: skip
    y, first, second = x.copy(), x[..., firsts], x[..., seconds]
    y[..., firsts], y[..., seconds] = first * cos - second * sin, second * cos + first * sin
    return y


def rotary(q, k, v, cos, sin, position, slot, q_weight, k_weight, pairing, eps, offset, tokens, dim, pairs):
    heads = {"q_out": (q, q_weight), "k_out": (k, k_weight)}
    found = {name: normalized(x.reshape(tokens, -1, dim), weight, eps, offset) for name, (x, weight) in heads.items()}
    if cos is not None and sin is not None:
        rows = np.arange(tokens) if position is None else position
        found = {name: turned(x, cos[rows], sin[rows], pairs, pairing) for name, x in found.items()}
    found = {name: x.reshape(tokens, -1) for name, x in found.items()} | {"v_out": v}
    if slot is not None:
        for name in ("k_out", "v_out"):
            rows = np.zeros_like(found[name])
            rows[slot[slot >= 0]] = found[name][slot >= 0]
            found[name] = rows
    return found


@cache
def op() -> OpSpec:
    return replace(load_ops()["row_rotary"], reference=rotary)


def kernel_of(arch: str, dtype: str, **config: int) -> KernelSpec:
    kernels = enumerate_space(op(), load_archs()[arch], [Values(dtype=dtype)]).kernels
    (kernel,) = (k for k in kernels if k.config == config)
    return kernel


def problem_of(
    dtype: str, heads: int, kv_heads: int, dim: int, pairs: int, apart: int, tokens: int = 5, **scalars
) -> Problem:
    """With rows of each tensor at other distances."""
    sizes = {"tokens": tokens, "heads": heads, "kv_heads": kv_heads, "dim": dim, "pairs": pairs, "ldt": pairs + apart}
    for i, name in enumerate(("ldq", "ldk", "ldv", "ldqo", "ldko", "ldvo")):
        sizes[name] = (heads if "q" in name else kv_heads) * dim + (i + 1) * apart
    return make_problem(op(), Values(dtype=dtype), sizes, scalars=scalars, present=OPTIONAL)


def rows_of(tokens: int, seed: int) -> dict[str, np.ndarray]:
    random = np.random.default_rng(seed)
    return {name: random.permutation(tokens) for name in ("position", "slot")}


CASES = [  # heads, kv_heads, dim, pairs, apart, absent
    (3, 1, 16, 8, 0, ()),
    (4, 2, 64, 32, 8, ("q_weight", "k_weight")),
    (2, 2, 64, 16, 1, ()),  # a part of each head; rows off 16 bytes
    (5, 1, 128, 64, 0, ("position", "slot")),
    (1, 3, 40, 13, 0, ("q_weight",)),  # more heads of k than of q; pairs that fill no pack
    (2, 1, 7, 3, 3, ("k_weight",)),
    (2, 1, 7, 99, 0, ("position",)),  # more pairs than there are
    (3, 0, 256, 128, 8, ("slot",)),
    (2, 2, 80, 40, 0, ("cos",)),
    (2, 2, 33, 0, 0, ("slot", "q_weight", "k_weight")),
    (1, 1, 1, 0, 0, OPTIONAL),
]


def are_right(kernel: KernelSpec, library, dtype: str) -> bool:
    def run_all() -> None:
        for number, (*sizes, absent) in enumerate(CASES):
            for pairing in (0, 1):
                problem = problem_of(dtype, *sizes, pairing=pairing, offset=0.5 * pairing)
                given = rows_of(5, number)
                run(op(), kernel, problem, Values(), library, number, given, absent)

    return outlived(run_all)


@pytest.mark.parametrize(("lanes", "threads"), [(4, 64), (8, 128), (32, 128)])
@pytest.mark.parametrize("dtype", ["f32", "bf16"])
def test_it_is_right(dtype, lanes, threads, tmp_path):
    kernel = kernel_of("sm80", dtype, LANES=lanes, THREADS=threads)
    assert are_right(kernel, library_of(op(), kernel, tmp_path), dtype)


@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])
def test_it_is_right_on_cpus(dtype, tmp_path):
    kernel = kernel_of("x86-64-v2", dtype)
    assert are_right(kernel, CalledForEachPoint(op(), kernel, tmp_path), dtype)


@pytest.mark.parametrize("kind", ["cuda", "cpu"])
def test_queries_may_be_turned_where_they_lie(kind, tmp_path):
    is_cuda = kind == "cuda"
    kernel = kernel_of("sm80", "bf16", LANES=8, THREADS=64) if is_cuda else kernel_of("x86-64-v2", "bf16")
    library = (library_of if is_cuda else CalledForEachPoint)(op(), kernel, tmp_path)

    def run_all() -> None:
        for number, (*sizes, absent) in enumerate(CASES):
            for pairing in (0, 1):
                problem = problem_of("bf16", *sizes, pairing=pairing)
                problem = replace(problem, sizes=Values({**problem.sizes, "ldqo": problem.sizes["ldq"]}))
                assert ("q_out", "q") in in_place_pairs(op(), problem)
                run(op(), kernel, problem, Values(), library, number, rows_of(5, number), absent, ("q_out", "q"))

    assert outlived(run_all)


@pytest.mark.parametrize("kind", ["cuda", "cpu"])
def test_a_token_without_a_slot_writes_no_key_and_no_value(kind, tmp_path):
    """Its query is turned all the same."""
    is_cuda = kind == "cuda"
    kernel = kernel_of("sm80", "f32", LANES=8, THREADS=64) if is_cuda else kernel_of("x86-64-v2", "f32")
    library = (library_of if is_cuda else CalledForEachPoint)(op(), kernel, tmp_path)
    problem = problem_of("f32", 2, 1, 8, 4, 0, tokens=3)
    before = {name: np.zeros(op().elements(problem)[name]) for name in ("k_out", "v_out")}
    given = {"position": np.arange(3), "slot": np.array([2, -1, 0]), **before}

    def run_it() -> None:
        found = run(op(), kernel, problem, Values(), library, 1, given)
        assert (found["k_out"][1] == 0).all() and (found["k_out"][2] != 0).all() and (found["q_out"] != 0).all()

    assert outlived(run_it)


@pytest.mark.parametrize("arch", ["sm80", "sm90a"])
@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])
def test_nvrtc_compiles_the_default_kernels_without_spills(dtype, arch, tmp_path):
    kernels = default_chain(op(), load_archs()[arch], Values(dtype=dtype))
    assert len(kernels) == 2
    for kernel in kernels:
        fault, log = compiled(op(), kernel, tmp_path)
        assert fault == "" and "0 bytes spill stores" in log and "warning" not in log, f"{kernel.id}: {fault}{log}"
