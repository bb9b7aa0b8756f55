"""k_grouped_gemm: what its spec promises of sizes, types and edge cases; its families in an
emulation of CUDA (tests/data/emulated_cuda)."""

import re
import shutil

import pytest
from emulation import COMPILER, emulated

from codegen.model import Values
from codegen.problems import make_problem
from codegen.render import render_kernel
from codegen.space import all_attributes, default_chain, enumerate_space

SIZES = {"G": 5, "T": 100, "M": 24, "N": 40}


@pytest.fixture(scope="module")
def k_grouped(ops):
    return ops["k_grouped_gemm"]


def test_dense_operands(k_grouped):
    problem = make_problem(k_grouped, Values(dtype="bf16"), SIZES)
    sizes = problem.sizes
    assert (sizes.rows_a, sizes.lda, sizes.ldb, sizes.ldc, sizes.stride_c) == (100, 24, 40, 40, 960)
    elements = k_grouped.elements(problem)
    assert [elements[name] for name in ("A", "B", "C", "offsets", "row_index")] == [2400, 4000, 4800, 5, 100]
    assert k_grouped.flops(problem) == 2 * 100 * 24 * 40


@pytest.mark.parametrize(("dtype", "operand", "result"), [("bf16", "bf16", "bf16"), ("f16_f32", "f16", "f32")])
def test_types_and_bytes(k_grouped, dtype, operand, result):
    attributes = Values(dtype=dtype)
    assert [k_grouped.tensor_dtype(name, attributes) for name in ("A", "B", "C", "offsets")] == [
        operand,
        operand,
        result,
        "i32",
    ]
    size = 2 if result == "bf16" else 4
    for beta, passes in ((0, 1), (1, 2)):
        problem = make_problem(k_grouped, attributes, SIZES, scalars={"beta": beta})
        assert k_grouped.bytes(problem) == 2 * 100 * (24 + 40) + passes * size * 5 * 24 * 40


def test_edges_reach_every_corner(k_grouped):
    edges = k_grouped.edges(make_problem(k_grouped, Values(dtype="bf16"), SIZES))
    assert {"random", "even", "one", "skewed", "short", "wrong", "uniform", "infinite"} <= {each.fill for each in edges}
    assert {0, 1} <= {each.sizes.T for each in edges} and {0, 1, 2} <= {each.scalars.beta for each in edges}
    assert {63, 64, 65} <= {each.sizes["T"] // each.sizes.G for each in edges if each.fill == "even"}
    assert any(each.fill == "one" and each.sizes["T"] == 4097 for each in edges)
    assert any(each.sizes.G > each.sizes["T"] > 0 for each in edges), "groups without rows"
    assert any("row_index" in each.present and each.scalars.beta == 1 for each in edges)
    assert all("row_index" in each.present for each in edges if each.sizes.rows_a != each.sizes["T"])
    for each in edges:
        (view,) = k_grouped.outputs(each)
        assert view.extents == (each.sizes.G, each.sizes.M, each.sizes.N), "matrices of groups without rows, too"


def test_every_arch_has_a_kernel_for_every_problem(k_grouped, archs):
    odd = {"G": 7, "T": 33, "M": 13, "N": 17, "lda": 19, "stride_c": 1001}
    for arch in archs.values():
        for wanted in all_attributes(k_grouped):
            chain = default_chain(k_grouped, arch, wanted)
            assert bool(chain) == bool(enumerate_space(k_grouped, arch, [wanted]).kernels)
            if chain:
                assert chain[-1].allows(make_problem(k_grouped, wanted, odd, threads=1))


@pytest.mark.parametrize(
    ("sizes", "family"),
    [({}, "wgmma"), ({"lda": 28}, "simt"), ({"M": 23, "lda": 24}, "simt"), ({"M": 2**20 + 8}, "mma")],
)
def test_hopper_takes_wgmma_where_its_copies_can(k_grouped, archs, sizes, family):
    problem = make_problem(k_grouped, Values(dtype="bf16"), SIZES | sizes)
    chain = default_chain(k_grouped, archs["sm90a"], problem.attributes)
    assert next(kernel for kernel in chain if kernel.allows(problem)).family.name == family


KERNELS = (
    *(f"simt.{name}" for name in ("f32.16x64x16", "bf16.32x64x32", "f16_f32.64x64x16")),
    *(f"mma.{name}" for name in ("bf16.32x64x32.16x32.s3", "f16.64x64x64.32x32.s4", "bf16_f32.32x128x32.16x64.s3")),
    *(f"wgmma.{name}" for name in ("bf16.64x64x128.pp.s6.b2", "f16.128x64x64.co2.s8.b2")),
    *(f"wgmma.{name}" for name in ("bf16_f32.64x128x64.co1.s8.b4", "bf16.128x64x64.co1.s8")),
)
needs_compiler = pytest.mark.skipif(shutil.which(COMPILER[0]) is None, reason="there is no C++ compiler")


def run_emulated(k_grouped, archs, folder, name, edit=lambda text: text):
    family, dtype = name.split(".")[:2]
    arch = "sm90a" if family == "wgmma" else "sm80"
    kernels = enumerate_space(k_grouped, archs[arch], [Values(dtype=dtype)], [family]).kernels
    (kernel,) = (each for each in kernels if each.id == f"k_grouped_gemm.{arch}.{name}")
    text = edit(render_kernel(k_grouped, kernel).text).replace("__shared__ alignas(16)", "alignas(16) static")
    multiples = {rule.size: rule.multiple for rule in kernel.rules}
    names = {"MULTIPLE": max(multiples.values(), default=1), "MULTIPLE_C": multiples.get("ldc", 1)}
    if family == "wgmma":
        multiply = "emulated::wgmma_across<Element, BN>(d, left, right, kSegmentBytes);"
        text, count = re.subn(r'asm volatile\(\s*"\{.*?"n"\(.*?\);\n', multiply, text, flags=re.DOTALL)
        assert count == 1
        names |= {"HAS_MAPS": 1, "BOXES_OF_C": kernel.config.BOXES}
    unit = folder / "unit.cu"
    unit.write_text(text)
    return emulated("k_grouped_gemm", folder, {"UNIT": f'"{unit}"', "KERNEL": kernel.symbol} | names)


@needs_compiler
@pytest.mark.parametrize("name", KERNELS)
def test_an_emulated_kernel_is_right(k_grouped, archs, tmp_path, name):
    result = run_emulated(k_grouped, archs, tmp_path, name)
    assert result.returncode == 0, result.stdout + result.stderr


@needs_compiler
@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        (KERNELS[0], "row < rows.end && first_column", "row < p.T && first_column"),  # the next group's rows are added
        (KERNELS[0], "row < rows.end && first_row", "row < p.T && first_row"),  # NaN behind the last end
        (KERNELS[0], "group * p.stride_c", "0 * p.stride_c"),
        (KERNELS[0], "if (tw::stays(p, rows)) return;", "if (rows.first == rows.end) return;"),  # no zeros
        (KERNELS[0], "tw::row_of_a(p, row)", "row"),
        (KERNELS[3], "has_b && next + row < end", "has_b && next + row < p.T"),
        (KERNELS[3], "next += BK;\n    find_rows();", "find_rows();\n    next += BK;"),  # the tile before's rows of A
        (KERNELS[3], "cp_async_wait<STAGES - 2>", "cp_async_wait<STAGES - 1>"),  # a k tile that has not arrived
        (KERNELS[5], "row + r < p.M && ", ""),
        (KERNELS[6], "clear_rest(ring.stage, rest, place);", ""),  # the next group's rows
        (KERNELS[8], "bulk_wait_read<kBoxesOfWarp - 1>", "bulk_wait_read<kBoxesOfWarp>"),  # a box not yet read
        (KERNELS[6], "store.finish_stores();", ""),
        (KERNELS[7], "tw::async_proxy_fence_shared();\n        __syncwarp();\n        if", "__syncwarp();\n        if"),
        (KERNELS[7], "row, tile.group}", "row, 0}"),
        (KERNELS[7], "min(own_row + 8, last)", "min(own_row, last)"),
        (KERNELS[8], "half = place.lane % 2 * 8", "half = 0"),
    ],
)
def test_the_emulation_notices(k_grouped, archs, tmp_path, name, right, wrong):
    def edit(text):
        assert right in text
        return text.replace(right, wrong)

    assert run_emulated(k_grouped, archs, tmp_path, name, edit).returncode != 0
