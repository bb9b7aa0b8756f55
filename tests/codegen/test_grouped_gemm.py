"""grouped_gemm: what its spec promises of sizes, edge cases and families; its families of CUDA cores and of mma in an
emulation of CUDA (tests/data/emulated_cuda)."""

import itertools
import random
import shutil

import pytest
from emulation import COMPILER, emulated

from codegen.model import Values
from codegen.problems import make_problem
from codegen.render import render_kernel
from codegen.space import all_attributes, default_chain, enumerate_space
from codegen.typed import typed_sources
from templates.grouped_gemm.spec import groups_with_rows

SIZES = {"G": 5, "M": 100, "N": 24, "K": 40}


@pytest.fixture(scope="module")
def grouped(ops):
    return ops["grouped_gemm"]


def attributes(dtype="bf16", layout="nt", gate="none"):
    return Values(dtype=dtype, layout=layout, gate=gate)


@pytest.mark.parametrize(("layout", "ldb", "rows"), [("nt", 40, 24), ("nn", 24, 40)])
def test_dense_operands(grouped, layout, ldb, rows):
    for gate, parts in (("none", 1), ("swiglu", 2), ("swiglu_clamped", 2)):
        problem = make_problem(grouped, attributes(layout=layout, gate=gate), SIZES)
        sizes = problem.sizes
        assert (sizes.rows_a, sizes.parts, sizes.lda, sizes.ldb, sizes.ldc) == (100, parts, 40, ldb, 24)
        assert (sizes.stride_part, sizes.stride_b) == (rows * ldb, parts * rows * ldb)
        assert grouped.elements(problem)["B"] == 5 * parts * 24 * 40
        assert grouped.elements(problem)["bias"] == 5 * parts * 24
        assert grouped.flops(problem) == 2 * 100 * 24 * 40 * parts


def test_matrices_that_lie_in_each_other_end_where_the_last_element_is(grouped):
    """Rows of the gate's two matrices in turn."""
    sizes = {**SIZES, "ldb": 80, "stride_part": 40, "stride_b": 24 * 80}
    problem = make_problem(grouped, attributes(gate="swiglu"), sizes)
    assert grouped.elements(problem)["B"] == 5 * 24 * 80


def test_an_activation_beside_a_gate_is_refused(grouped):
    source = typed_sources([grouped])["grouped_gemm.cpp"]
    assert "activation" in source and "gate=none" in source


@pytest.mark.parametrize("gate", ["none", "swiglu", "swiglu_clamped"])
def test_edges_reach_every_corner(grouped, gate):
    edges = grouped.edges(make_problem(grouped, attributes(gate=gate), SIZES))
    assert {"random", "even", "one", "skewed", "short", "wrong", "uniform", "infinite"} <= {each.fill for each in edges}
    assert {0, 1} <= {each.sizes.M for each in edges} and 0 in {each.sizes.K for each in edges}
    assert {63, 64, 65} <= {each.sizes.M // each.sizes.G for each in edges if each.fill == "even"}
    assert any(each.fill == "one" and each.sizes.M == 4097 for each in edges)
    assert any(each.sizes.G > each.sizes.M > 0 for each in edges), "groups without rows"
    for name in ("row_index", "bias", "row_scale"):
        assert any(name in each.present for each in edges)
    assert all("row_index" in each.present for each in edges if each.sizes.rows_a != each.sizes.M)
    assert (max(each.scalars.activation for each in edges) > 0) == (gate == "none")


def test_rows_behind_the_last_end_are_not_expected(grouped):
    for each in grouped.edges(make_problem(grouped, attributes(), SIZES)):
        (view,) = grouped.outputs(each)
        rows = each.sizes.M - each.sizes.M // 4 if each.fill == "short" else each.sizes.M
        assert view.extents[0] == grouped.tensor_fill("offsets", each).limit == rows


def test_what_is_timed_has_groups_of_several_kinds(grouped):
    problem = make_problem(grouped, attributes(), SIZES)
    assert grouped.tensor_fill("offsets", problem).timed == ("skewed_ends", "one_end")
    asked = [each for each in grouped.edges(problem) if each.fill in ("even", "one", "skewed", "short", "wrong")]
    assert asked and not any(grouped.tensor_fill("offsets", each).timed for each in asked)


def test_every_arch_has_a_kernel_for_every_problem(grouped, archs):
    odd = {"G": 7, "M": 33, "N": 13, "K": 17, "lda": 19, "stride_part": 1001, "stride_b": 2003}
    for arch in archs.values():
        for wanted in all_attributes(grouped):
            chain = default_chain(grouped, arch, wanted)
            assert bool(chain) == bool(enumerate_space(grouped, arch, [wanted]).kernels)
            if chain:
                assert chain[-1].allows(make_problem(grouped, wanted, odd, threads=1))


KERNELS = (
    *(f"simt.{name}" for name in ("f32.nt.none.16x64x16", "bf16.nn.none.32x64x32", "f32.nn.swiglu.16x64x16")),
    *("simt.bf16.nt.swiglu.64x64x16", "mma.bf16.nt.none.16x64x32.16x16.s3", "mma.f16.nn.none.32x64x64.32x16.s4"),
    *("mma.bf16.nn.swiglu.32x32x32.16x32.s3", "mma.bf16.nt.swiglu.64x32x32.32x32.s3"),
    *("simt.f32.nt.swiglu_clamped.16x64x16", "mma.bf16.nt.swiglu_clamped.64x32x32.32x32.s3"),
)
needs_compiler = pytest.mark.skipif(shutil.which(COMPILER[0]) is None, reason="there is no C++ compiler")


def run_emulated(grouped, archs, folder, name, edit=lambda text: text):
    family, *wanted = name.split(".")[:4]
    kernels = enumerate_space(grouped, archs["sm80"], [attributes(*wanted)], [family]).kernels
    (kernel,) = (each for each in kernels if each.id == f"grouped_gemm.sm80.{name}")
    unit = folder / "unit.cu"
    text = edit(render_kernel(grouped, kernel).text).replace("__shared__ alignas(16)", "alignas(16) static")
    unit.write_text(text.replace("__shared__ long long", "static long long"))
    multiple = max(rule.multiple for rule in kernel.rules) if kernel.rules else 1
    return emulated("grouped_gemm", folder, {"UNIT": f'"{unit}"', "KERNEL": kernel.symbol, "MULTIPLE": multiple})


@needs_compiler
@pytest.mark.parametrize("name", KERNELS)
def test_an_emulated_kernel_is_right(grouped, archs, tmp_path, name):
    result = run_emulated(grouped, archs, tmp_path, name)
    assert result.returncode == 0, result.stdout + result.stderr


@needs_compiler
@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        (
            KERNELS[0],
            "if (row + i >= rows.end) break;",
            "if (row + i >= p.M) break;",
        ),  # the next group's rows are written
        (KERNELS[0], "rows.group * p.stride_b", "0 * p.stride_b"),
        (KERNELS[0], "tw::scale_of(p, row + i)", "tw::scale_of(p, row)"),
        (KERNELS[0], "rows.group, part, column + j)", "rows.group, part, column)"),
        (KERNELS[4], "row + r < rows.end", "row + r < p.M"),
        (KERNELS[4], "cp_async_wait<STAGES - 2>", "cp_async_wait<STAGES - 1>"),  # a k tile that has not arrived
        (KERNELS[8], "static_cast<int>(gate)", "1"),
        (KERNELS[7], "of_tile / 16 * 8 + of_tile % 8", "of_tile / 16 * 8"),
    ],
)
def test_the_emulation_notices(grouped, archs, tmp_path, name, right, wrong):
    result = run_emulated(grouped, archs, tmp_path, name, lambda text: text.replace(right, wrong))
    assert result.returncode != 0


def groups_read(groups: int, rows: int) -> float:
    """On average of what is timed, by ends as autotune/device/checker_thrust.h makes them."""
    chance = random.Random(groups * rows)

    def at_random() -> list[int]:
        ends = [int((i + 0.5 + chance.random()) * rows / groups) for i in range(groups)]
        return [*ends[:-1], rows]

    def with_rows(ends: list[int]) -> int:
        return sum(end > begin for begin, end in itertools.pairwise([0, *ends]))

    spread = sum(with_rows(at_random()) for _ in range(50)) / 50
    skewed = with_rows([*(int(((i + 1) / groups) ** 3 * rows) for i in range(groups - 1)), rows])
    return (spread + skewed + 1) / 3


@pytest.mark.parametrize("groups", [1, 4, 32, 128, 256])
@pytest.mark.parametrize("rows", [1, 8, 32, 64, 100, 128, 200, 256, 1024, 16384])
def test_a_roof_counts_the_matrices_that_are_read(grouped, groups, rows):
    """A roofline that no launch can reach, or that one lies above, says nothing."""
    problem = make_problem(grouped, attributes(), {"G": groups, "M": rows, "N": 64, "K": 64})
    read = groups_read(groups, rows)
    assert 0.85 * read - 0.4 <= groups_with_rows(problem) <= 1.03 * read + 0.4
    assert grouped.bytes(problem) == pytest.approx(2 * (groups_with_rows(problem) * 64 * 64 + rows * 128))
