"""attention_decode's GPU kernels on a CPU, by an emulation of CUDA: right on awkward shapes, and those of fixed parts
with the same bits for a sequence whatever is beside it."""

from dataclasses import replace
from math import inf

import pytest

from codegen.load import ROOT
from codegen.model import Values
from codegen.problems import make_problem
from codegen.space import enumerate_space

np = pytest.importorskip("numpy")
from emulated_plain import library_of, run  # noqa: E402  (needs NumPy)

# What a header has in assembly, and what that is here.
ASSEMBLY = {
    'asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));': "y = std::exp2(x);",
    'asm("lg2.approx.f32 %0, %1;" : "=f"(y) : "f"(x));': "y = std::log2(x);",
    'asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(1 + exp2_of(2 * kLog2e * fabsf(x))));': (
        "inverse = 1 / (1 + exp2_of(2 * kLog2e * fabsf(x)));"
    ),
}


def attend(Q, K, V, page_table, seqlens_k, Sk, Hkv, scale, softcap, window_left, window_right, page_size):
    """In f64; the keys of a paged cache are looked up first."""
    batch, queries, heads, columns = Q.shape
    out, lse = np.zeros(Q.shape), np.full((batch, heads, queries), -inf)
    for b in range(batch):
        keys = Sk if seqlens_k is None else int(seqlens_k[b])
        if page_table is None:
            k, v = K[b, :keys], V[b, :keys]
        else:
            pages = page_table[b].astype(int)
            k, v = (x.reshape(-1, page_size, Hkv, columns)[pages].reshape(-1, Hkv, columns)[:keys] for x in (K, V))
        for h in range(heads):
            head = h * Hkv // heads
            for i in range(queries):
                scores = k[:, head] @ Q[b, i, h] * (scale or columns**-0.5)
                if softcap:
                    scores = softcap * np.tanh(scores / softcap)
                beside = np.arange(keys) - (i + keys - queries)
                if window_left >= 0:
                    scores[-beside > window_left] = -inf
                if window_right >= 0:
                    scores[beside > window_right] = -inf
                if not (scores > -inf).any():
                    continue
                weights = np.exp(scores - scores.max())
                out[b, i, h] = weights @ np.where(weights[:, None] > 0, v[:, head], 0) / weights.sum()
                lse[b, h, i] = scores.max() + np.log(weights.sum())
    return {"O": out, "LSE": lse}


@pytest.fixture(scope="module")
def decode(ops):
    return replace(ops["attention_decode"], reference=attend)


def kernels_of(decode, archs, family, dtype="bf16"):
    wanted = [Values(dtype=dtype, kv_cache="paged")]
    kernels = enumerate_space(decode, archs["sm80"], wanted, [family]).kernels
    return {kernel.id.split(f".{dtype}.")[1]: kernel for kernel in kernels}


def emulated(decode, kernel, folder, edit=lambda text: text):
    softmax = (ROOT / "templates/attention_forward/softmax.h").read_text()
    for text, instead in ASSEMBLY.items():
        assert softmax.count(text) == 1, text
        softmax = softmax.replace(text, instead)
    (folder / "attention_forward").mkdir(exist_ok=True)
    (folder / "attention_forward/softmax.h").write_text(softmax)

    def static(text):
        assert text.count("extern __shared__") == 1
        return edit(text.replace("extern __shared__", "extern"))

    return library_of(decode, kernel, folder, "decode", static)


KERNELS = (
    ("split_kv", "mma.async.d64.r16.16x2.s2"),
    ("fixed_kv", "mma.async.d64.r16.16x2.s2"),
    ("fixed_kv", "mma.async.d96.r32.16x4.s3"),
    ("fixed_kv", "mma.scalar.d192.r16.16x2.s1"),
)
# Sequences, their lengths, heads of Q and of K and V, new queries, elements of a row.
SHAPES = (
    ([300], 4, 2, 1, 64),
    ([700, 0, 1, 513, 256], 4, 1, 1, 64),
    ([257, 600], 40, 2, 1, 32),
    ([520, 3], 6, 2, 9, 64),
)


def numbers(random, shape):
    return (random.normal(size=shape) * 64).round() / 64


def data_of(problem, seed=1):
    """Numbers for all tensors; pages are shuffled."""
    random, sizes = np.random.default_rng(seed), problem.sizes
    shapes = {"Q": (sizes.B, sizes.Sq, sizes.Hq, sizes.D)}
    rows = (-(-sizes.Sk // sizes.page_size) * sizes.B, sizes.page_size) if is_paged(problem) else (sizes.B, sizes.Sk)
    shapes |= dict.fromkeys("KV", (*rows, sizes.Hkv, sizes.D))
    data = {name: numbers(random, shape) for name, shape in shapes.items()}
    return data | ({"page_table": random.permutation(rows[0]).reshape(sizes.B, -1)} if is_paged(problem) else {})


def is_paged(problem):
    return problem.attributes.kv_cache == "paged"


def problem_of(decode, lengths, hq, hkv, queries, columns, dtype="bf16", kv_cache="contiguous", most=None, **scalars):
    sizes = {"B": len(lengths), "Hq": hq, "Hkv": hkv, "Sq": queries, "Sk": most or max(lengths), "D": columns}
    if kv_cache == "paged":
        sizes["page_size"] = 7
    attributes = Values(dtype=dtype, kv_cache=kv_cache)
    return make_problem(decode, attributes, sizes, 0, scalars, ("LSE", "seqlens_k"))


def runtime_of(kernel, keys=256):
    return Values(part_keys=keys) if kernel.family.name == "fixed_kv" else Values(ctas=5)


@pytest.mark.parametrize("family,name", KERNELS)
def test_kernels_are_right(decode, archs, tmp_path, family, name):
    kernel = kernels_of(decode, archs, family)[name]
    library = emulated(decode, kernel, tmp_path)
    for number, (lengths, *shape) in enumerate(SHAPES):
        for kv_cache in ("contiguous", "paged"):
            more = [{}, {"window_right": 0}, {"window_left": 300, "window_right": 2}, {"softcap": 3.0}][number]
            problem = problem_of(decode, lengths, *shape, kv_cache=kv_cache, **more)
            given = data_of(problem) | {"seqlens_k": np.array(lengths)}
            run(decode, kernel, problem, runtime_of(kernel), library, given=given)


def test_a_part_that_is_added_up_twice_is_noticed(decode, archs, tmp_path):
    kernel = kernels_of(decode, archs, "fixed_kv")["mma.async.d64.r16.16x2.s2"]
    right, wrong = "end = min(parts, (run + 1) * parts_per_run)", "end = min(parts, (run + 2) * parts_per_run)"

    def edit(text):
        assert text.count(right) == 1
        return text.replace(right, wrong)

    library = emulated(decode, kernel, tmp_path, edit)
    problem = problem_of(decode, [700], 2, 1, 1, 64)
    with pytest.raises(AssertionError):
        given = data_of(problem) | {"seqlens_k": np.array([700])}
        run(decode, kernel, problem, runtime_of(kernel), library, given=given)


def bits_of(decode, kernel, library, sequences, order, kv_cache, most, shape):
    """O and LSE of each sequence of `order`, in a batch of these. sequences: (keys, Q, K, V) of each."""
    problem = problem_of(decode, [sequences[i][0] for i in order], *shape, kv_cache=kv_cache, most=most)
    sizes, given = problem.sizes, data_of(problem, seed=len(order))
    given["seqlens_k"] = np.array([sequences[i][0] for i in order])
    given["Q"] = np.stack([sequences[i][1] for i in order])
    for name, place in (("K", 2), ("V", 3)):
        for b, i in enumerate(order):
            rows = sequences[i][place]
            if kv_cache == "contiguous":
                given[name][b, : len(rows)] = rows
                continue
            for key, row in enumerate(rows):
                page = int(given["page_table"][b, key // sizes.page_size])
                given[name][page, key % sizes.page_size] = row
    found = run(decode, kernel, problem, runtime_of(kernel), library, given=given)
    return [(found["O"][b].tobytes(), found["LSE"][b].tobytes()) for b in range(len(order))]


# Query heads, heads of K and V, queries, elements.
@pytest.mark.parametrize("shape", [(4, 1, 1, 32), (2, 2, 2, 64)], ids=str)
@pytest.mark.parametrize("kv_cache", ["contiguous", "paged"])
def test_a_sequence_has_the_same_bits_in_every_batch(decode, archs, tmp_path, kv_cache, shape):
    kernel = kernels_of(decode, archs, "fixed_kv")["mma.async.d64.r16.16x2.s2"]
    library, random = emulated(decode, kernel, tmp_path), np.random.default_rng(7)
    hq, hkv, queries, columns = shape
    sequences = []
    for keys in (700, 1, 256, 300, 0, 513, 40, 999):
        shapes = ((queries, hq, columns), (keys, hkv, columns), (keys, hkv, columns))
        sequences.append((keys, *(numbers(random, size) for size in shapes)))
    alone = {}
    for i, (keys, *_) in enumerate(sequences):
        [alone[i]] = bits_of(decode, kernel, library, sequences, [i], kv_cache, max(1, keys), shape)
    orders = [[0, 1, 2, 3, 4, 5, 6, 7], [7, 6, 5, 4, 3, 2, 1, 0], [3, 3, 0], [*range(8)] * 8]
    for order in orders[: 4 if (kv_cache, queries) == ("paged", 1) else 3]:
        for i, bits in zip(
            order, bits_of(decode, kernel, library, sequences, order, kv_cache, 2000, shape), strict=True
        ):
            assert bits == alone[i], f"sequence {i} of {sequences[i][0]} keys in the batch {order}"


def test_equal_shares_give_a_sequence_other_bits_in_other_batches(decode, archs, tmp_path):
    kernel, random = kernels_of(decode, archs, "split_kv")["mma.async.d64.r16.16x2.s2"], np.random.default_rng(7)
    library = emulated(decode, kernel, tmp_path)
    sequences = [(keys, *(numbers(random, (n, 1, 32)) for n in (1, keys, keys))) for keys in (700, 999)]
    [alone] = bits_of(decode, kernel, library, sequences, [0], "contiguous", 700, (1, 1, 1, 32))
    assert bits_of(decode, kernel, library, sequences, [1, 0], "contiguous", 999, (1, 1, 1, 32))[1] != alone
