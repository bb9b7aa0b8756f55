"""templates/moe: routes, sorts and sums of a mixture of experts, and what looks at its lists, held against NumPy, on
CPUs and, by an emulation of CUDA, as GPUs compute them: ties, NaN, groups, experts that are none, any strides; for GPUs
without spills."""

from dataclasses import replace
from functools import cache

import pytest
from nvrtc import compiled

from codegen.launch import launch_of
from codegen.layout import in_place_pairs
from codegen.load import load_archs, load_ops
from codegen.model import KernelSpec, OpSpec, Problem, Values
from codegen.problems import make_problem
from codegen.space import default_chain, enumerate_space

np = pytest.importorskip("numpy")
from emulated_plain import CalledForEachPoint, library_of, outlived, run  # noqa: E402  (needs NumPy)


def best(values, count):
    """Places of the best of a row, a NaN before all, of equals the first."""
    return np.lexsort((np.arange(len(values)), -values, ~np.isnan(values)))[:count]


def route(logits, bias, scoring, renormalize, scale, groups, top_groups, group_score, k):
    ids, weights = np.full((len(logits), k), -1), np.zeros((len(logits), k))
    length = -(-logits.shape[1] // groups)
    for token, row in enumerate(logits):
        powers = np.exp(row - row.max())
        scores = 1 / (1 + np.exp(-row)) if scoring else powers / powers.sum()
        biased = scores if bias is None else scores + bias
        parts = [np.arange(begin, min(begin + length, len(row))) for begin in range(0, len(row), length)]
        of_parts = np.array([biased[part][best(biased[part], 1 if group_score else 2)].sum() for part in parts])
        allowed = np.concatenate([parts[part] for part in best(of_parts, top_groups)]) if groups > 1 else parts[0]
        allowed.sort()
        chosen = allowed[best((row if bias is None else biased)[allowed], k)]
        ids[token, : len(chosen)] = chosen
        weights[token, : len(chosen)] = scores[chosen] / (scores[chosen].sum() + 1e-20 if renormalize else 1) * scale
    return {"ids": ids, "weights": weights}


def sort(ids, experts):
    ids = ids.astype(int)
    tokens, k = ids.shape
    buckets = np.where((ids >= 0) & (ids < experts), ids, experts).ravel()
    order = np.argsort(buckets, kind="stable")
    kept = np.count_nonzero(buckets < experts)
    position = np.empty(tokens * k, int)
    position[order] = np.arange(tokens * k)
    row_index = np.where(np.arange(tokens * k) < kept, order // max(k, 1), -1)
    offsets = np.searchsorted(buckets[order], np.arange(experts), side="right")
    return {
        "offsets": offsets,
        "row_index": row_index,
        "position": np.where(buckets < experts, position, -1).reshape(ids.shape),
    }


def combine(rows, position, weights, addend, tokens, cols):
    out = np.zeros((tokens, cols)) if addend is None else addend.copy()
    for token, places in enumerate(position.astype(int)):
        for j, place in enumerate(places):
            if 0 <= place < len(rows):
                out[token] += (1 if weights is None else weights[token, j]) * rows[place]
    return {"y": out}


def first_fault(status, faults):
    """What becomes of a status; faults: why, number and limit of each place."""
    found = next(((why, place, *rest) for place, (why, *rest) in enumerate(faults) if why), None)
    return {"status": np.array(found) if found and status[0] == 0 else status}


def check_offsets(offsets, status, rows):
    def fault(end, before):
        return (1, end, 0) if end < 0 else (3, end, rows) if end > rows else (2, end, before) if end < before else (0,)

    return first_fault(status, map(fault, offsets, [0, *offsets[:-1]]))


def check_indices(indices, status, least, count):
    def fault(index):
        return (1, index, least) if index < least else (2, index, count) if index >= count else (0,)

    return first_fault(status, map(fault, indices.ravel()))


REFERENCES = {each.__name__: each for each in (check_offsets, check_indices)}
REFERENCES |= {"moe_route": route, "moe_sort": sort, "moe_combine": combine}


@cache
def op_of(name: str) -> OpSpec:
    return replace(load_ops()[name], reference=REFERENCES[name])


def kernel_of(name: str, dtype: str, config: tuple[int, ...]) -> KernelSpec:
    """No configuration: that of a CPU."""
    arch = load_archs()["sm80" if config else "x86-64-v2"]
    kernels = enumerate_space(op_of(name), arch, [Values(dtype=dtype)]).kernels
    (kernel,) = (k for k in kernels if tuple(k.config.values()) == config)
    return kernel


def library(name: str, kernel: KernelSpec, folder):
    return (library_of if kernel.config else CalledForEachPoint)(op_of(name), kernel, folder)


# ---------------------------------------------------------------------------------------------------------------- route

ROUTES = [  # experts, k, scalars
    (8, 2, {}),
    (1, 1, {"renormalize": 0}),
    (5, 9, {}),  # fewer than are wanted
    (128, 8, {"scoring": 1, "scale": 2.5}),
    (64, 6, {"renormalize": 0, "scale": 16}),
    (61, 16, {"groups": 8, "top_groups": 3}),
    (256, 8, {"scoring": 1, "groups": 8, "top_groups": 4, "scale": 2.5}),
    (160, 6, {"groups": 8, "top_groups": 3, "group_score": 1, "renormalize": 0}),
    (9, 8, {"groups": 8, "top_groups": 2}),  # groups of two, one of one, three of none
    (40, 12, {"scoring": 1, "groups": 10, "top_groups": 2}),  # of which 8 are left
    (250, 32, {"scoring": 1, "groups": 32, "top_groups": 32}),
]


def logits_of(experts: int, distance: int, dtype: str, seed: int) -> np.ndarray:
    """Multiples of 1/8, of which many are equal; 9 tokens."""
    random = np.random.default_rng(seed)
    x = random.integers(-24, 25, (9, distance)) / 8
    x[1] = 1
    x[2] = -np.inf
    x[3, ::3] = np.nan
    x[4, :: max(1, experts // 2)] = np.inf
    x[5, 1::2] = -np.inf
    x[6] = np.where(random.random(distance) < 0.5, -0.0, 0.0)
    x[7] = np.nan
    return x.ravel()


def route_problem(kernel: KernelSpec, experts: int, k: int, scalars: dict[str, float], has_bias: bool) -> Problem:
    sizes = {"tokens": 9, "experts": experts, "k": k, "ldl": experts + 3, "ldi": k + 1, "ldw": k + 2}
    present = ("bias",) if has_bias else ()
    return make_problem(op_of("moe_route"), kernel.attributes, sizes, scalars=scalars, present=present)


@pytest.mark.parametrize("dtype", ["f32", "bf16"])
@pytest.mark.parametrize("config", [(), (256, 4), (512, 1)], ids=str)
def test_routes_are_right(config, dtype, tmp_path):
    kernel = kernel_of("moe_route", dtype, config)
    route_library, op = library("moe_route", kernel, tmp_path), op_of("moe_route")

    def run_all() -> None:
        np.seterr(all="ignore")
        for number, (experts, k, scalars) in enumerate(ROUTES):
            for has_bias in (False, True):
                problem = route_problem(kernel, experts, k, scalars, has_bias)
                bias = np.random.default_rng(number).integers(-3, 4, experts)  # far apart: near sums would be chance
                logits = logits_of(experts, experts + 3, dtype, number)[: op.elements(problem)["logits"]]
                run(op, kernel, problem, Values(), route_library, number, {"logits": logits, "bias": bias})

    assert outlived(run_all)


def test_a_correction_chooses_and_does_not_weigh(tmp_path):
    kernel = kernel_of("moe_route", "f32", (64, 1))
    route_library, op = library("moe_route", kernel, tmp_path), op_of("moe_route")
    problem = make_problem(op, kernel.attributes, {"tokens": 1, "experts": 4, "k": 2}, present=("bias",))

    def run_it() -> None:
        given = {"logits": np.log([8.0, 4.0, 2.0, 2.0]), "bias": np.array([0.0, 0.0, 0.0, 1.0])}
        found = run(op, kernel, problem, Values(), route_library, given=given)
        assert found["ids"].tolist() == [[3, 0]]
        np.testing.assert_allclose(found["weights"], [[0.2, 0.8]], atol=1e-6)

    assert outlived(run_it)


# ----------------------------------------------------------------------------------------------------------------- sort

SORTS = [  # tokens, k, experts
    (0, 8, 16), (1, 1, 1), (1, 8, 64), (7, 3, 1), (33, 2, 5), (64, 4, 17), (150, 8, 64), (641, 6, 60), (33, 8, 33),
]  # fmt: skip


def ids_of(tokens: int, k: int, experts: int, kind: str, seed: int) -> np.ndarray:
    random = np.random.default_rng(seed)
    return {
        "any": random.integers(-2, experts + 2, (tokens, k)),
        "one": np.full((tokens, k), experts - 1),
        "none": random.choice([-1, experts, 2**31 - 1, -(2**31)], (tokens, k)),
        "skewed": np.minimum(random.geometric(0.3, (tokens, k)) - 1, experts),
    }[kind]


@pytest.mark.parametrize("config", [(), (128, 1, 64), (128, 4, 256), (1024, 2, 64), (256, 8, 1024)], ids=str)
def test_assignments_are_sorted(config, tmp_path):
    kernel = kernel_of("moe_sort", "i32", config)
    sort_library, op = library("moe_sort", kernel, tmp_path), op_of("moe_sort")

    def run_all() -> None:
        for number, (tokens, k, experts) in enumerate(SORTS):
            for kind in ("any", "one", "none", "skewed"):
                sizes = {"tokens": tokens, "k": k, "experts": experts, "ldi": k + number % 2, "ldp": k + number % 3}
                problem = make_problem(op, kernel.attributes, sizes)
                ids = np.full((tokens, k + number % 2), 7)
                ids[:, :k] = ids_of(tokens, k, experts, kind, number)
                given = {"ids": ids.ravel()[: op.elements(problem)["ids"]]}
                run(op, kernel, problem, Values(), sort_library, number, given)

    assert outlived(run_all)


@pytest.mark.parametrize("experts", [257, 1000, 1024])
@pytest.mark.parametrize("config", [(), (256, 8, 1024), (128, 1, 1024)], ids=str)
def test_as_many_experts_as_there_may_be(config, experts, tmp_path):
    kernel = kernel_of("moe_sort", "i32", config)
    sort_library, op = library("moe_sort", kernel, tmp_path), op_of("moe_sort")

    def run_all() -> None:
        for tokens in (40, 300):
            problem = make_problem(op, kernel.attributes, {"tokens": tokens, "k": 8, "experts": experts})
            run(op, kernel, problem, Values(), sort_library, given={"ids": ids_of(tokens, 8, experts, "any", tokens)})

    assert outlived(run_all)


def test_few_assignments_are_one_thread_block_and_grids_follow_from_sizes():
    kernel = kernel_of("moe_sort", "i32", (256, 4, 256))
    launch = launch_of(op_of("moe_sort"), kernel)
    assert [each.name for each in launch.computed][:1] == ["blocks"] and len(launch.then) == 1
    names = {term.value for grid in (launch.grid, launch.then[0].grid) for axis in grid for term in axis}
    assert names <= {each.name for each in launch.computed}


# -------------------------------------------------------------------------------------------------------------- combine

COMBINES = [  # tokens, k, cols, distance
    (5, 8, 64, 64), (3, 1, 1, 1), (4, 2, 7, 9), (3, 9, 520, 520), (2, 6, 515, 517), (6, 0, 40, 40), (1, 32, 264, 272),
]  # fmt: skip


def combine_problem(kernel: KernelSpec, tokens: int, k: int, cols: int, distance: int, present) -> Problem:
    sizes = {"tokens": tokens, "k": k, "cols": cols, "ldp": k + 1, "ldw": k + 2}
    sizes |= {"ldr": distance, "lda": distance + 8, "ldy": distance + 8}
    return make_problem(op_of("moe_combine"), kernel.attributes, sizes, present=present)


def positions_of(problem: Problem, seed: int) -> np.ndarray:
    """Some of which are none; in rows of k + 1."""
    s, random = problem.sizes, np.random.default_rng(seed)
    position = np.full((s.tokens, s.ldp), -3)
    position[:, : s.k] = random.permutation(s.tokens * s.k).reshape(s.tokens, s.k)
    position[random.random(position.shape) < 0.1] = -1
    position[random.random(position.shape) < 0.1] = s.tokens * s.k
    return position.ravel()[: op_of("moe_combine").elements(problem)["position"]]


@pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])
@pytest.mark.parametrize("config", [(), (64, 2), (128, 8)], ids=str)
def test_rows_are_summed_up(config, dtype, tmp_path):
    kernel = kernel_of("moe_combine", dtype, config)
    combine_library, op = library("moe_combine", kernel, tmp_path), op_of("moe_combine")

    def run_all() -> None:
        for number, shape in enumerate(COMBINES):
            for present in ((), ("weights",), ("addend",), ("weights", "addend")):
                problem = combine_problem(kernel, *shape, present)
                given = {"position": positions_of(problem, number)}
                run(op, kernel, problem, Values(), combine_library, number, given)
                if "addend" in present:
                    assert ("y", "addend") in in_place_pairs(op, problem)
                    run(op, kernel, problem, Values(), combine_library, number, given, in_place=("y", "addend"))

    assert outlived(run_all)


@pytest.mark.parametrize("config", [(), (64, 2)], ids=str)
def test_a_row_that_nobody_names_is_not_looked_at(config, tmp_path):
    kernel = kernel_of("moe_combine", "f32", config)
    combine_library, op = library("moe_combine", kernel, tmp_path), op_of("moe_combine")
    problem = make_problem(op, kernel.attributes, {"tokens": 2, "k": 2, "cols": 20}, present=("weights",))

    def run_it() -> None:
        rows, weights = np.ones((4, 20)), np.array([[2.0, np.nan], [1.0, 4.0]])
        rows[3] = np.nan
        given = {"rows": rows, "position": np.array([[1, -1], [2, 0]]), "weights": weights}
        found = run(op, kernel, problem, Values(), combine_library, given=given)
        assert found["y"].tolist() == [[2.0] * 20, [5.0] * 20]

    assert outlived(run_it)


# --------------------------------------------------------------------------------------------------------------- checks

LAST = 2**31 - 1
ENDS = [  # rows, ends, and what is found
    (9, [], (0, 0, 0, 0)),
    (9, [9], (0, 0, 0, 0)),
    (0, [0, 0, 0], (0, 0, 0, 0)),
    (LAST, [0, 5, LAST], (0, 0, 0, 0)),
    (9, [-1], (1, 0, -1, 0)),
    (9, [10], (3, 0, 10, 9)),
    (9, [3, 2, -7], (2, 1, 2, 3)),
    (9, [3, -(2**31), 99], (1, 1, -(2**31), 0)),
    (9, [3, 99, 2], (3, 1, 99, 9)),
    (5000, [*range(700), 3, *range(700, 1000)], (2, 700, 3, 699)),
    (5000, [*range(1023), 1021], (2, 1023, 1021, 1022)),
]
EARLIER = (2, 7, 1, 3)  # what was found before stays


@pytest.mark.parametrize("config", [(), (256,), (1024,)], ids=str)
def test_the_first_wrong_end_is_found(config, tmp_path):
    kernel = kernel_of("check_offsets", "i32", config)
    check_library, op = library("check_offsets", kernel, tmp_path), op_of("check_offsets")

    def run_all() -> None:
        for rows, ends, found in ENDS:
            problem = make_problem(op, kernel.attributes, {"groups": len(ends)}, scalars={"rows": rows})
            for before, after in (((0, 0, 0, 0), found), (EARLIER, EARLIER)):
                given = {"offsets": np.array(ends), "status": np.array(before)}
                made = run(op, kernel, problem, Values(), check_library, given=given)
                assert made["status"].tolist() == list(after), (rows, ends)

    assert outlived(run_all)


@pytest.mark.parametrize("config", [(), (256,), (1024,)], ids=str)
def test_the_first_index_of_nothing_is_found(config, tmp_path):
    kernel = kernel_of("check_indices", "i32", config)
    check_library, op = library("check_indices", kernel, tmp_path), op_of("check_indices")
    cases = [  # least, count, changes of zeros, what is found
        (0, 1, {}, (0, 0, 0, 0)),
        (-1, 1, {(0, 0): -1}, (0, 0, 0, 0)),
        (0, 1, {(0, 0): -1}, (1, 0, -1, 0)),
        (-1, 8, {(2, 1): -2, (2, 2): 8}, (1, 7, -2, -1)),
        (-1, 8, {(400, 2): 8, (400, 1): LAST}, (2, 1201, LAST, 8)),
        (0, 0, {(0, 0): 0}, (2, 0, 0, 0)),
        (0, LAST, {(400, 2): LAST}, (2, 1202, LAST, LAST)),
    ]

    def run_all() -> None:
        for distance in (3, 5):
            for least, count, changes, found in cases:
                sizes = {"rows": 401, "cols": 3, "ldi": distance}
                problem = make_problem(op, kernel.attributes, sizes, scalars={"least": least, "count": count})
                indices = np.full((401, distance), -99)  # between rows there may be anything
                indices[:, :3] = 0
                for place, index in changes.items():
                    indices[place] = index
                given = {"indices": indices.ravel()[: op.elements(problem)["indices"]], "status": np.zeros(4)}
                made = run(op, kernel, problem, Values(), check_library, given=given)
                assert made["status"].tolist() == list(found), (least, count, changes)

    assert outlived(run_all)


# ------------------------------------------------------------------------------------------------------------ compilers


OF_ROUTES = (("moe_route", "f16"), ("moe_sort", "i32"), ("moe_combine", "f16"))
OF_CHECKS = (("check_offsets", "i32"), ("check_indices", "i32"))


@pytest.mark.parametrize("arch", ["sm75", "sm80", "sm90a"])
@pytest.mark.parametrize(("name", "dtype"), [*OF_ROUTES, *OF_CHECKS])
def test_nvrtc_compiles_the_default_kernels_without_spills(name, dtype, arch, tmp_path):
    kernels = default_chain(op_of(name), load_archs()[arch], Values(dtype=dtype))
    assert (name, dtype) in OF_CHECKS or 2 <= len(kernels) <= 3
    for kernel in kernels:
        fault, log = compiled(op_of(name), kernel, tmp_path)
        assert fault == "" and "0 bytes spill stores" in log and "warning" not in log, f"{kernel.id}: {fault}{log}"
