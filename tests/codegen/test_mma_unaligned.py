"""GEMM's family mma_unaligned on a CPU: rendered kernels run in an emulation of CUDA, in every layout, with operands
that begin anywhere."""

import shutil

import pytest
from emulation import COMPILER, emulated_kernel

from codegen.load import ROOT
from codegen.model import Values
from codegen.problems import make_problem
from codegen.space import enumerate_space, runtime_allowed

needs_compiler = pytest.mark.skipif(shutil.which(COMPILER[0]) is None, reason="there is no C++ compiler")


@pytest.fixture(scope="module")
def kernels(gemm, archs):
    wanted = [
        Values({"dtype": dtype, "layout": layout}) for dtype in ("f16", "bf16") for layout in ("nn", "nt", "tn", "tt")
    ]
    spaces = [enumerate_space(gemm, archs[arch], wanted, ["mma_unaligned"]) for arch in ("sm80", "sm90a")]
    return {kernel.id: kernel for space in spaces for kernel in space.kernels}


# Each layout and type; tiles 16 high, 16 wide and square; one and more slices; k tiles of all depths; 2 to 16 warps.
@needs_compiler
@pytest.mark.parametrize(
    "name",
    [
        "sm90a.mma_unaligned.bf16.nn.16x32x32.x2",
        "sm80.mma_unaligned.bf16.nn.64x128x64.x1",
        "sm90a.mma_unaligned.f16.nt.16x32x256.x8",
        "sm80.mma_unaligned.bf16.nt.64x64x64.x2",
        "sm90a.mma_unaligned.bf16.tn.128x16x64.x2",
        "sm90a.mma_unaligned.f16.tn.16x128x32.x1",
        "sm90a.mma_unaligned.f16.tt.16x32x256.x16",
        "sm90a.mma_unaligned.bf16.tt.32x32x128.x4",
    ],
)
def test_results_are_exact(gemm, kernels, tmp_path, name):
    result = emulated_kernel(gemm, kernels[f"gemm.{name}"], tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr


@needs_compiler
@pytest.mark.parametrize(
    ("file", "right", "wrong", "says"),
    [
        ("unaligned_chunks.h", "& 1 ? misplaced(pass) : 0", "& 1 ? 0 : 0", "wrong: "),
        ("unaligned_chunks.h", "& (next_word(pass) + 16 <= end)", "", "reads outside"),
        ("unaligned_chunks.h", "(word_at(pass) >= begin) &", "", "reads outside"),
        ("unaligned_chunks.h", "i < count ? element[i] : 0u", "element[i]", "wrong: "),  # what lies behind K
        ("unaligned_chunks.h", "    chunk += k_tile_bytes;", "", "wrong: "),
        ("shared_sums.h", "    __syncthreads();\n    return true;", "    return true;", "wrong: "),
        ("shared_sums.h", "row >= rows || column >= columns", "column >= columns", ""),  # C's memory is overwritten
        (None, "b.store(shared + stage + ATile::kBytes)", "b.store(shared + ATile::kBytes)", "wrong: "),
        (None, "slice * kSteps, lane) + ATile", "0, lane) + ATile", "wrong: "),
        (None, "splits ? 1 : SLICES", "SLICES", "wrong: "),
    ],
)
def test_the_emulation_notices(gemm, kernels, tmp_path, file, right, wrong, says):
    """`file`: the header that goes wrong; None: the kernel itself."""

    def edit(text):
        source = text if file is None else (ROOT / "templates" / "gemm" / file).read_text()
        assert right in source
        if file is None:
            return text.replace(right, wrong)
        (tmp_path / file).write_text(source.replace(right, wrong))
        return text.replace(f'"gemm/{file}"', f'"{tmp_path / file}"')

    kernel = kernels["gemm.sm90a.mma_unaligned.bf16.nn.32x64x32.x2"]
    result = emulated_kernel(gemm, kernel, tmp_path, edit)
    assert result.returncode != 0 and says in result.stdout + result.stderr


def test_operands_may_begin_anywhere_and_lie_anyhow(gemm, kernels):
    for layout in ("nn", "nt", "tn", "tt"):
        attributes = Values({"dtype": "bf16", "layout": layout})
        strides = {"lda": 301, "ldb": 303, "ldc": 305, "stride_a": 90001, "stride_b": 90003, "stride_c": 90005}
        sizes = {"M": 33, "N": 35, "K": 299, "batch": 3} | strides
        problem = make_problem(gemm, attributes, sizes, pointer_alignment=2)
        own = [kernel for kernel in kernels.values() if kernel.serves(attributes)]
        assert len(own) > 100 and all(kernel.allows(problem) for kernel in own)


def test_depth_is_split_while_tiles_leave_units_idle(gemm, kernels, archs):
    kernel = kernels["gemm.sm90a.mma_unaligned.bf16.tt.16x32x256.x8"]

    def splits(m, n, k):
        problem = make_problem(gemm, Values({"dtype": "bf16", "layout": "tt"}), {"M": m, "N": n, "K": k})
        split_k = kernel.family.runtime[0]
        values = split_k.values(problem, archs["sm90a"])
        return [s for s in values if runtime_allowed(kernel, problem, Values({"split_k": s, "overlap": 0}))]

    assert splits(1, 18, 8793) == [1, 2, 4, 8, 16, 32]  # each has a whole k tile
    assert splits(1, 12672, 64) == [1] == splits(4096, 4096, 4096)
