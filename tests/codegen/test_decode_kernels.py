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


def attend(
    Q,
    K,
    V,
    page_table,
    seqlens_k,
    scale_k,
    scale_v,
    Sk,
    Hkv,
    scale,
    softcap,
    window_left,
    window_right,
    page_size,
    stride_scale_kb,
    stride_scale_kh,
    stride_scale_vb,
    stride_scale_vh,
):
    """In f64; the keys of a paged cache are looked up first."""
    batch, queries, heads, columns = Q.shape
    scales = ((scale_k, stride_scale_kb, stride_scale_kh), (scale_v, stride_scale_vb, stride_scale_vh))

    def factors(outer, keys):
        """Of each key and head, of K and of V."""
        for given, stride_b, stride_h in scales:
            places = outer[:keys, None] * stride_b + np.arange(Hkv) * stride_h
            if given is None:
                yield np.ones(places.shape)
            else:
                yield given[outer[:keys]] if page_table is None else given[places]

    out, lse = np.zeros(Q.shape), np.full((batch, heads, queries), -inf)
    for b in range(batch):
        keys = Sk if seqlens_k is None else int(seqlens_k[b])
        if page_table is None:
            k, v, outer = K[b, :keys], V[b, :keys], np.full(keys, b)
        else:
            pages = page_table[b].astype(int)
            k, v = (x.reshape(-1, page_size, Hkv, columns)[pages].reshape(-1, Hkv, columns)[:keys] for x in (K, V))
            outer = np.repeat(pages, page_size)
        k, v = (x * each[:, :, None] for x, each in zip((k, v), factors(outer, keys), strict=True))
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


BYTES = (
    ("split_kv", "f16_e4m3", "mma.async.d64.r16.16x2.s2"),
    ("split_kv", "bf16_e4m3", "mma.async.d192.r16.16x2.s3"),
    ("fixed_kv", "f16_e4m3", "mma.async.d128.r32.32x2.s2"),
    ("fixed_kv", "f16_e4m3", "mma.scalar.d64.r16.16x2.s1"),
)
SCALES = ("none", "whole", "head", "page")


def of_bytes(decode, lengths, hq, hkv, queries, columns, dtype, kv_cache, scales, **scalars):
    """A problem, and its data: numbers below 1, and NaN where nobody looks."""
    problem = problem_of(decode, lengths, hq, hkv, queries, columns, dtype, kv_cache, **scalars)
    random, by_head = np.random.default_rng(3), {"page": (hkv + 2, 1), "head": (0, 1)}.get(scales, (0, 0))
    present = set(problem.present) | ({"scale_k", "scale_v"} if scales != "none" else set())
    sizes = {
        **problem.sizes,
        **{f"stride_scale_{x}{axis}": n for x in "kv" for axis, n in zip("bh", by_head, strict=True)},
    }
    problem = replace(problem, sizes=Values(sizes), present=frozenset(present))
    given = data_of(problem) | {"seqlens_k": np.array(lengths)}
    for name in "KV":
        given[name] = random.integers(0, 0x38, given[name].shape) | random.integers(0, 2, given[name].shape) * 0x80
        for b, keys in enumerate(lengths):
            if kv_cache == "contiguous":
                given[name][b, keys:] = 0x7F
        scale = f"scale_{name.lower()}"
        given[scale] = 2.0 ** random.uniform(-5, 0, decode.elements(problem)[scale])
    return problem, given


@pytest.mark.parametrize("family,dtype,name", BYTES)
def test_caches_of_bytes_are_right(decode, archs, tmp_path, family, dtype, name):
    kernel = kernels_of(decode, archs, family, dtype)[name]
    library = emulated(decode, kernel, tmp_path)
    shapes = (
        ([300], 4, 2, 1, 64, {}),
        ([700, 0, 1, 513], 4, 1, 1, 32, {"window_right": 0}),
        ([90, 3], 9, 3, 5, 48, {}),
    )
    for number, (lengths, *shape, more) in enumerate(shapes):
        for place, scales in enumerate(SCALES):
            if (place + number) % 2 and scales != "page":
                continue
            kv_cache = ("contiguous", "paged")[number % 2]
            problem, given = of_bytes(decode, lengths, *shape, dtype, kv_cache, scales, **more)
            run(decode, kernel, problem, runtime_of(kernel), library, given=given)
    for kv_cache in ("contiguous", "paged"):
        problem, given = of_bytes(decode, [333, 120], 4, 2, 2, 64, dtype, kv_cache, "page", softcap=2.0, window_left=40)
        run(decode, kernel, problem, runtime_of(kernel), library, given=given)


@pytest.mark.parametrize(
    "right,wrong",
    [
        ("load_scale(scales + BN + lane, p.scale_v,", "load_scale(scales + BN + lane, p.scale_k,"),
        ("scale_values(o, __fdividef(unit, largest))", "scale_values(o, 1)"),
        ("[2 * half + n % 2], sums.o[m][n / 2 * 2 + 1]", "[2 * half + n % 2], sums.o[m][n / 2 * 2]"),
    ],
)
def test_wrong_scales_and_columns_are_noticed(decode, archs, tmp_path, right, wrong):
    kernel = kernels_of(decode, archs, "fixed_kv", "f16_e4m3")["mma.async.d64.r16.16x2.s2"]

    def edit(text):
        assert right in text
        return text.replace(right, wrong)

    library = emulated(decode, kernel, tmp_path, edit)
    problem, given = of_bytes(decode, [600], 4, 2, 1, 64, "f16_e4m3", "paged", "page")
    with pytest.raises(AssertionError):
        run(decode, kernel, problem, runtime_of(kernel), library, given=given)


def test_a_value_that_is_nan_spoils_the_rows_that_see_it(decode, archs, tmp_path):
    kernel = kernels_of(decode, archs, "fixed_kv", "f16_e4m3")["mma.async.d64.r16.16x2.s2"]
    library = emulated(decode, kernel, tmp_path)
    problem, given = of_bytes(decode, [300], 4, 2, 2, 64, "f16_e4m3", "paged", "page", window_right=0)
    last = int(given["page_table"][0, 299 // 7])
    given["V"][last, 299 % 7, 1, 5] = 0x7F  # which the last query alone sees
    out = run(decode, kernel, problem, runtime_of(kernel), library, given=given)["O"]
    assert np.argwhere(np.isnan(out)).tolist() == [[0, 1, 2, 5], [0, 1, 3, 5]]
