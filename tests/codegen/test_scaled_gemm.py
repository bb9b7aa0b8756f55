"""scaled_gemm: what its spec promises of types, scales and edge cases; its kernels for GPUs in an emulation of CUDA
(tests/data/emulated_cuda), where tensor cores cut what they add to 14 bits."""

import re
import shutil
from math import ceil

import pytest
from emulation import COMPILER, emulated

from codegen.launch import launch_of
from codegen.model import Values
from codegen.problems import make_problem
from codegen.render import render_kernel
from codegen.space import all_attributes, default_chain, enumerate_space
from codegen.typed import typed_sources

SIZES = {"M": 100, "N": 200, "K": 300}


@pytest.fixture(scope="module")
def scaled(ops):
    return ops["scaled_gemm"]


def attributes(dtype="e4m3", dtype_c="bf16", scaling="row", accumulation="promoted"):
    return Values(dtype=dtype, dtype_c=dtype_c, scaling=scaling, accumulation=accumulation)


@pytest.mark.parametrize(
    ("scaling", "strides", "scales"),
    [
        ("row", {"scale_a_row": 1, "scale_b_row": 1}, (100, 200)),
        ("block", {"scale_a_row": 1, "scale_a_block": 100, "scale_b_row": 3, "scale_b_block": 1}, (300, 6)),
        ("block_row", {"scale_a_row": 1, "scale_a_block": 100, "scale_b_row": 1, "scale_b_block": 200}, (300, 600)),
    ],
)
def test_scales_lie_dense_unless_said(scaled, scaling, strides, scales):
    problem = make_problem(scaled, attributes(scaling=scaling), SIZES)
    assert {name: problem.sizes[name] for name in strides} == strides
    elements = scaled.elements(problem)
    assert (elements["scale_a"], elements["scale_b"]) == scales
    assert (elements["A"], elements["B"], elements["C"]) == (30000, 60000, 20000)
    one = dict.fromkeys(("scale_a_row", "scale_a_block", "scale_b_row", "scale_b_block"), 0)
    elements = scaled.elements(make_problem(scaled, attributes(scaling=scaling), SIZES | one))
    assert (elements["scale_a"], elements["scale_b"]) == (1, 1)


def test_types(scaled):
    def types(**names):
        return [scaled.tensor_dtype(tensor, attributes(**names)) for tensor in ("A", "B", "C", "bias", "scale_a")]

    assert types() == ["e4m3", "e4m3", "bf16", "bf16", "f32"]
    assert types(dtype="e5m2_e4m3", dtype_c="e4m3") == ["e5m2", "e4m3", "e4m3", "bf16", "f32"]
    assert types(dtype="i8", dtype_c="f16") == ["i8", "i8", "f16", "f16", "f32"]
    assert types(dtype="e4m3_e5m2", dtype_c="f32") == ["e4m3", "e5m2", "f32", "f32", "f32"]
    source = typed_sources([scaled])["scaled_gemm.cpp"]
    assert "scale_c is given, but only dtype_c=e4m3 reads it" in source


@pytest.mark.parametrize("dtype_c", ["bf16", "e4m3"])
def test_edges_reach_every_corner(scaled, dtype_c):
    for scaling in ("row", "block", "block_row"):
        edges = scaled.edges(make_problem(scaled, attributes(dtype_c=dtype_c, scaling=scaling), SIZES))
        assert {"small_int", "uniform", "large", "tiny", "special"} <= {each.fill for each in edges}
        assert {0, 1, 127, 128} <= {each.sizes.K for each in edges} and 1 in {each.sizes.M for each in edges}
        wanted = {"bias", "amax"} | ({"scale_c"} if dtype_c == "e4m3" else set())
        assert set().union(*(each.present for each in edges)) == wanted
        assert len({(each.sizes.scale_a_row, each.sizes.scale_b_row) for each in edges}) > 3


def test_what_is_added_in_f32_is_nearer(scaled):
    """Also of many k: sums of `fast` grow, and with them what is cut."""

    def allowed(k, **words):
        problem = make_problem(scaled, attributes(**words), SIZES | {"K": k}, fill="uniform")
        return scaled.outputs(problem)[0].tolerance.absolute

    assert allowed(128) == pytest.approx(allowed(128, accumulation="fast"), rel=1e-3)
    assert allowed(4096) < allowed(4096, accumulation="fast") / 2
    assert allowed(4096, scaling="block") == allowed(4096, scaling="block", accumulation="fast")


def test_every_arch_has_a_kernel_for_every_problem(scaled, archs):
    odd = {"M": 33, "N": 13, "K": 17, "lda": 19, "ldb": 23, "scale_a_row": 7}
    for arch in (each for each in archs.values() if not each.adds):
        for wanted in all_attributes(scaled):
            assert default_chain(scaled, arch, wanted)[-1].allows(make_problem(scaled, wanted, odd, threads=1))


def test_tensor_cores_of_8_bits_begin_with_sm89(scaled, archs):
    """A kernel of tensor cores is of one word of accumulation; others, which are exact, serve both."""

    def having(dtype):
        return {
            name for name, each in archs.items() if enumerate_space(scaled, each, [attributes(dtype)], ["mma"]).kernels
        }

    assert having("e4m3") == {"sm89", "sm90a", "sm100f", "sm120f"}
    assert having("i8") == having("e4m3") | {"ptx80", "sm80", "sm86"}
    for kernel in enumerate_space(scaled, archs["sm90a"], all_attributes(scaled)).kernels:
        assert (kernel.attributes.accumulation is None) == (kernel.family.name == "simt")


KERNELS = (
    ("simt.16x64x16", attributes()),
    ("mma.e4m3.row.promoted.16x64.16x16.s3", attributes()),
    ("mma.e4m3.row.fast.32x64.32x16.s4", attributes(accumulation="fast")),
    ("mma.e5m2_e4m3.block.promoted.32x64.16x32.s3", attributes("e5m2_e4m3", scaling="block")),
    ("mma.e4m3_e5m2.block_row.promoted.64x64.32x32.s3", attributes("e4m3_e5m2", scaling="block_row")),
    ("mma.e4m3.block.fast.16x256.16x64.s3", attributes(scaling="block", accumulation="fast")),
    ("wgmma.e4m3.row.promoted.256x64.co2.s5", attributes()),
    ("wgmma.e5m2_e4m3.row.fast.64x32.co1.s10", attributes("e5m2_e4m3", accumulation="fast")),
    ("wgmma.e4m3_e5m2.block.promoted.128x64.co2.s8", attributes("e4m3_e5m2", scaling="block")),
    ("wgmma.e4m3.block_row.promoted.64x64.pp.s10", attributes(scaling="block_row")),
    ("wgmma.e4m3.row.fast.128x96.co2.s7", attributes(accumulation="fast")),
    ("wgmma.e4m3.block.promoted.128x128.pp.s6", attributes(scaling="block")),
    ("stream.e4m3.row.promoted.16x8.w4.a2.r6.c1", attributes()),
    ("stream.e4m3.row.fast.32x16.w4.a1.r3.c2", attributes(accumulation="fast")),
    ("stream.e5m2_e4m3.block.promoted.16x16.w4.a2.r4.c4", attributes("e5m2_e4m3", scaling="block")),
    ("stream.e4m3_e5m2.block_row.promoted.32x8.w4.a1.r3.c1", attributes("e4m3_e5m2", scaling="block_row")),
    ("stream.e4m3.block.fast.16x32.w4.a2.r3.c1", attributes(scaling="block", accumulation="fast")),
    ("stream.e4m3.row.promoted.16x16.w1.a2.r16.c1", attributes()),
    ("mma.i8.row.promoted.32x64.16x32.s3", attributes("i8")),
    ("mma.i8.row.fast.64x64.32x16.s4", attributes("i8", accumulation="fast")),
    ("mma.i8.block.promoted.32x128.16x64.s3", attributes("i8", scaling="block")),
    ("wgmma.i8.row.promoted.256x64.co2.s5", attributes("i8")),
    ("wgmma.i8.row.fast.128x96.co2.s7", attributes("i8", accumulation="fast")),
    ("wgmma.i8.block.promoted.128x128.pp.s6", attributes("i8", scaling="block")),
    ("wgmma.i8.block_row.promoted.64x64.pp.s10", attributes("i8", scaling="block_row")),
    ("mma.i8.block_row.fast.64x64.32x32.s3", attributes("i8", scaling="block_row", accumulation="fast")),
)
needs_compiler = pytest.mark.skipif(shutil.which(COMPILER[0]) is None, reason="there is no C++ compiler")


def run_emulated(op, archs, folder, kernel_name, wanted, edit=lambda text: text):
    kernels = enumerate_space(op, archs["sm90a"], [wanted], [kernel_name.split(".")[0]]).kernels
    (kernel,) = (each for each in kernels if each.id == f"scaled_gemm.sm90a.{kernel_name}")
    unit = folder / "unit.cu"
    text = edit(render_kernel(op, kernel).text).replace("__shared__ alignas(16)", "alignas(16) static")
    if kernel.family.name == "wgmma":
        multiply = "emulated::wgmma<ElementA, ElementB, BN>(d, left, right, accumulate);"
        text, count = re.subn(r'asm volatile\(\s*"\{.*?"r"\(accumulate\)\);', multiply, text, flags=re.DOTALL)
        assert count == 1
    unit.write_text(text)
    names = {"UNIT": f'"{unit}"', "KERNEL": kernel.symbol, "BLOCK_DEPTH": kernel.config.get("BK", 128)}
    names["SMEM_BYTES"] = launch_of(op, kernel).smem_bytes
    names["MULTIPLE"] = max((rule.multiple for rule in kernel.rules), default=1)
    names |= {"wgmma": {"HAS_MAPS": 1}, "stream": {"STREAMS": 1}}.get(kernel.family.name, {})
    if kernel.attributes.dtype is None:
        names |= {"SERVES_ALL": 1, "TYPES": "{0, 1, 2, 3}", "SCALINGS": "{0, 1, 2}"}
    else:
        code = {each.name: each.values.index(wanted[each.name]) for each in op.attributes}
        names |= {"TYPES": f"{{{code['dtype']}}}", "SCALINGS": f"{{{code['scaling']}}}"}
        names |= {"IS_FAST": 1} if wanted.accumulation == "fast" and wanted.scaling == "row" else {}
    return emulated("scaled_gemm", folder, names)


@needs_compiler
@pytest.mark.parametrize(("name", "wanted"), KERNELS, ids=[name for name, _ in KERNELS])
def test_an_emulated_kernel_is_right(scaled, archs, tmp_path, name, wanted):
    result = run_emulated(scaled, archs, tmp_path, name, wanted)
    assert result.returncode == 0, result.stdout + result.stderr


@needs_compiler
@pytest.mark.parametrize(
    ("number", "right", "wrong"),
    [
        (0, "p.scaling_code == kByBlock ? kBlock : 1", "1"),  # a row of B for a block of rows
        (0, "row >= p.M || column >= p.N", "row >= p.M"),
        (0, "if (is_behind && (first + BK) % kExactInFloats == 0)", "if (false)"),  # sums of integers in floats
        (0, "total + static_cast<int>(sums[i][j])", "static_cast<int>(sums[i][j])"),
        (0, "most = max(most, tw::magnitude_bits(value));", "most = max(most, tw::magnitude_bits(value * scale));"),
        (1, "accumulation == Accumulation::promoted", "false"),  # 14 bits all along K
        (1, "cp_async_wait<STAGES - 2>", "cp_async_wait<STAGES - 1>"),  # a k tile that has not arrived
        (3, "scales.b += p.scale_b_block;", ""),
        (3, "/ 128 * b_step", "* b_step"),
        (4, "i / 2 * 8 + i % 2", "i"),  # another column's scale
        (6, "kPromotes = kHasBlocks || accumulation == Accumulation::promoted", "kPromotes = false"),
        (6, "memory.full(ring.stage), ring.parity)", "memory.full(ring.stage), ring.parity ^ 1)"),
        (6, "kEmptyArrivals = 4 * kGroupsPerTile", "kEmptyArrivals = 3 * kGroupsPerTile"),
        (6, "release(memory, ring.stage, place.lane);", ""),  # who loads waits for ever
        (6, "block * 64 * BK, 16)", "0, 16)"),
        (6, "kRowStep = 64;", "kRowStep = 16;"),
        (8, "part * 64 * BLOCKS + warp * 16", "warp * 16"),
        (8, "k_tile * p_.scale_b_block", "0"),
        (8, "load(sets[0], i + 2, end)", "load(sets[0], i + 1, end)"),
        (9, "kHasColumns ? i * kScaleLoaders + thread_ : 0", "0"),  # another column's scale
        (9, "of_columns + j * 8", "of_columns"),
        (9, "ring.skip(work.k_tiles);", ""),  # the other's k tiles
        (11, "(own_row + r) * kPitch", "own_row * kPitch"),
        (4, "to + r * p.ldc) =", "to + own_row * p.ldc) ="),
        (17, "kPromotes = kHasBlocks || accumulation == Accumulation::promoted", "kPromotes = false"),
        (12, "if (whole * BK < depth && ", "if (false && "),  # the last k tile
        (12, "if (i * kBlockBytes + lane % 4 * 16 < depth)", "if (true)"),
        (12, "  __syncthreads();", ""),
        (12, "min(tile.b_row + lane % ROWS, static_cast<unsigned>(p.N) - 1)", "tile.b_row"),
        (12, "last.of_row[i / ROWS]", "last.of_row[0]"),
        (12, "part % WARPS == WARPS - 1", "part == WARPS"),  # nobody
        (13, "  tw::cluster_wait();\n  }", "  }"),  # for what other CTAs send
        (13, "rank * WARPS + warp, lane", "warp, lane"),
        (14, "tile.b_row / 128 : column", "tile.b_row : column"),
        (15, "of_b[row * 2 + i / 2]", "of_b[row * 2]"),
        (16, "[k_tile * p.scale_a_block]", "[0]"),
        (18, "if constexpr (!kPromotes) promote", "if constexpr (kPromotes) promote"),
        (20, "static_cast<float>(part.block[i][j][v])", "static_cast<float>(part.block[i][j][0])"),
        (21, "promote(sum.block[block], whole[block]", "promote(sum.block[block], whole[0]"),
        (23, "static_cast<float>(part[j][v])", "static_cast<float>(part[j][0])"),
    ],
)
def test_the_emulation_notices(scaled, archs, tmp_path, number, right, wrong):
    name, wanted = KERNELS[number]

    def edit(text):
        assert right in text
        return text.replace(right, wrong)

    assert run_emulated(scaled, archs, tmp_path, name, wanted, edit).returncode != 0


def test_scales_of_blocks_are_those_of_128(scaled):
    problem = make_problem(scaled, attributes(scaling="block"), {"M": 5, "N": 129, "K": 257})
    assert scaled.elements(problem)["scale_b"] == ceil(129 / 128) * ceil(257 / 128)
