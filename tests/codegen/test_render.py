"""Renderings: goldens (rewrite them with --update-golden and read the diff) of what generated/ does not hold, which
is a great golden itself; the banner, hashes, and what a unit must not hold."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from codegen import GENERATOR
from codegen.launch import launch_of
from codegen.load import ROOT, load_op
from codegen.model import CodegenError, Values
from codegen.render import params_struct, render_kernel, render_reference
from codegen.space import all_attributes, default_chain

GOLDEN = ROOT / "tests" / "codegen" / "golden"
# Of what generated/ does not hold anyway: the toy op, an arch or a layout for which no such kernel won, references.
KERNELS = [
    "scale_add.sm80.grid_cuda.f32.128x2",
    "scale_add.sm90a.mapped_cuda.f32.64.c2.p4",
    "scale_add.x86-64-v3.grid_cpu.f32.u4",
    "gemm.sm80.stream.f16.nt.16x8.w8.a2.r4.c1.any",
    "gemm.sm80.fma.tf32.nn.64x128x16.8x8x1.s3",
    "gemm.sm80.stream_n.f16.tn.16.w4.a2",
    "gemm.sm90a.mma_unaligned.f16.tt.16x64x64.x2",
    "gemm.sm80.mma_split.tf32x3.nn.64x128x16.32x64x1.s4",
    "gemm.sm90a.wgmma_turned.tf32.tt.128x64x32.co1.c1x1.s8.turna.packb",
]
REFERENCES = [
    ("attention_forward", "sm80", {"dtype": "bf16", "mask": "general"}),
    ("scale_add", "sm80", {"dtype": "f32"}),
    ("gemm", "x86-64-v3", {"dtype": "f32", "layout": "nt"}),
]


def find_kernel(ops, space_of, kernel_id):
    op, arch = kernel_id.split(".")[:2]
    return ops[op], next(kernel for kernel in space_of(op, arch).kernels if kernel.id == kernel_id)


def check_golden(request, unit):
    path = GOLDEN / unit.name
    if request.config.getoption("--update-golden"):
        path.write_text(unit.text)
    assert unit.text == path.read_text(), (
        f"{unit.name} changed: if that is meant, run pytest tests/codegen --update-golden"
    )


def test_no_golden_is_a_second_copy():
    generated = {path.name for path in (ROOT / "generated" / "kernels").glob("*/*")}
    goldens = {path.name for path in GOLDEN.iterdir()}
    assert generated and goldens
    assert not goldens & generated, "test_emit.py compares these already"


@pytest.mark.parametrize("kernel_id", KERNELS)
def test_golden_kernels(request, ops, space_of, kernel_id):
    op, kernel = find_kernel(ops, space_of, kernel_id)
    check_golden(request, render_kernel(op, kernel))


@pytest.mark.parametrize(("op_name", "arch", "attributes"), REFERENCES)
def test_golden_references(request, ops, archs, op_name, arch, attributes):
    op = ops[op_name]
    exact = next(a for a in all_attributes(op) if dict(a) == attributes)
    check_golden(request, render_reference(op, archs[arch], exact))


def sample(ops, archs, space_of, per_arch):
    """Some kernels of every op, arch and family, spread over the space; defaults included. Plain files are rendered
    alike: two stand for all."""
    for op in (op for op in ops.values() if not op.is_file or op.name in ("row_softmax", "tensor_reduce")):
        for arch in archs.values():
            space = space_of(op.name, arch.name)
            chains = [kernel for a in all_attributes(op) for kernel in default_chain(op, arch, a)]
            for family in {kernel.family.name for kernel in space.kernels}:
                kernels = [kernel for kernel in space.kernels if kernel.family.name == family]
                yield from ((op, kernel) for kernel in kernels[:: max(1, len(kernels) // per_arch)])
            yield from ((op, kernel) for kernel in chains)


def test_a_unit_has_a_prologue_where_its_launch_does(ops, archs, space_of):
    for op, kernel in sample(ops, archs, space_of, 4):
        prologue, text = launch_of(op, kernel).prologue, render_kernel(op, kernel).text
        assert (f"{kernel.symbol}_prologue(" in text) == (prologue is not None)
        assert prologue is None or f"kPrologueThreads = {prologue.threads}," in text


def test_every_unit_opens_with_its_banner_and_is_self_contained(ops, archs, space_of):
    for op, kernel in sample(ops, archs, space_of, 8):
        unit = render_kernel(op, kernel)
        lines = unit.text.splitlines()
        assert lines[0] == f"// {kernel.id}: emitted by {GENERATOR}, do not edit."  # by which version changes nothing
        assert lines[1] == f"// template: {op.folder.name}/{kernel.family.template}"
        assert all(f"{name}={value}" in lines[2] for name, value in kernel.config.items())
        assert lines[3] == f"// hash: {unit.hash}" and re.fullmatch("[0-9a-f]{32}", unit.hash)
        assert not re.search(r"#\s*include\s*<", unit.text), f"{kernel.id} includes a system header"
        assert "${" not in unit.text and "//%" not in unit.text and "/*%" not in unit.text
        assert f"{kernel.symbol}" in unit.text


def test_rendering_is_repeatable(toy, archs):
    kernel = default_chain(toy, archs["sm80"], all_attributes(toy)[0])[0]
    assert render_kernel(toy, kernel) == render_kernel(toy, kernel)


def test_the_hash_covers_headers_flags_and_target_but_not_the_banner(tmp_path, archs):
    toy_copy = tmp_path / "scale_add"
    toy_copy.mkdir()
    for path in (Path(__file__).resolve().parent.parent / "data" / "toy_op").iterdir():
        if path.is_file():
            (toy_copy / path.name).write_text(path.read_text())
    template = toy_copy / "grid_cuda.cu.j2"
    template.write_text('#include "scale_add/extra.h"\n' + template.read_text())
    (toy_copy / "extra.h").write_text('#include "scale_add/deeper.h"\n')

    def digest(deeper, arch="sm80", flags=()):
        # a folder of its own each time: headers are read once per path
        folder = tmp_path / f"{len(list(tmp_path.iterdir()))}" / "scale_add"
        folder.mkdir(parents=True)
        for path in toy_copy.iterdir():
            if path.is_file():
                (folder / path.name).write_text(path.read_text())
        (folder / "deeper.h").write_text(deeper)
        op = load_op(folder)
        kernel = default_chain(op, archs[arch], all_attributes(op)[0])[0]
        kernel = replace(kernel, family=replace(kernel.family, flags=flags))
        return render_kernel(op, kernel).hash

    base = digest("int one;\n")
    assert digest("int one;\n") == base
    assert digest("// What a compiler does not see: it's no change.\n\nint one;  /* none */\n") == base
    others = {digest("int one;\n", flags=("-DX",)), digest("int one;\n", arch="sm86"), digest("int two;\n")}
    literals = {digest(f"auto one = {text};\n") for text in ('"// 1"', '"// 2"', '"\\"// 2"', "'/'")}
    assert len({base, *others, *literals}) == 8
    pairs = (
        ("// c \\\nint x;\n", "// c\nint x;\n"),
        ("#define X a \\\n\nfoo();\n", "#define X a \\\nfoo();\n"),
        ("auto x = 1'000; auto s = \"a'b//c\";\n", "auto x = 1'000; auto s = \"a'b//d\";\n"),
        ("auto x = 0x1'f; auto s = '/';\n", "auto x = 0x1'f; auto s = '*';\n"),
        ("#include <a//b>\n", "#include <a//c>\n"),
    )
    assert all(digest(one) != digest(other) for one, other in pairs)
    with pytest.raises(CodegenError, match="raw strings"):
        digest('auto s = R"a(// 1)a";\n')


def test_a_missing_header_and_a_missing_parameter_are_errors(tmp_path, archs):
    folder = tmp_path / "scale_add"
    folder.mkdir()
    for path in (Path(__file__).resolve().parent.parent / "data" / "toy_op").iterdir():
        if path.is_file():
            (folder / path.name).write_text(path.read_text())
    op = load_op(folder)
    kernel = default_chain(op, archs["sm80"], all_attributes(op)[0])[0]
    (folder / "grid_cuda.cu.j2").write_text('${ banner }\n#include "common/nowhere.h"\n')
    with pytest.raises(CodegenError, match=r'includes "common/nowhere\.h"'):
        render_kernel(op, kernel)
    (folder / "grid_cuda.cu.j2").write_text("${ banner }\nconstexpr int BM = ${ BM };\n")
    with pytest.raises(CodegenError, match=r"grid_cuda\.cu\.j2:2 for scale_add\..*: 'BM' is undefined"):
        render_kernel(op, kernel)


def test_the_parameter_block_follows_the_library(gemm):
    f32 = Values(dtype="f32")
    assert params_struct(gemm, ["split_k"], attributes=f32).split("\n") == [
        "struct Params {",
        "  const void* A;",
        "  const void* B;",
        "  void* C;",
        "  const void* bias;",
        "  void* workspace;",
        "  long long M, N, K, batch, lda, ldb, ldc, stride_a, stride_b, stride_c, stride_bias, bias_row_stride, "
        "bias_column_stride;",
        "  float alpha;",
        "  float beta;",
        "  int activation;",
        "  int split_k;",
        "};",
    ]


def code_of(text):
    return re.sub(r"//[^\n]*", "", text)


def included_text(op, text, seen, *beside):
    folders = (*beside, op.folder.parent, ROOT / "templates")
    parts = [code_of(text)]
    for name in re.findall(r'#\s*include\s*"([^"]+)"', text):
        path = next(folder / name for folder in folders if (folder / name).is_file())
        if path not in seen:
            seen.add(path)
            parts.append(included_text(op, path.read_text(), seen, path.parent))
    return "\n".join(parts)


def test_no_sm75_unit_holds_what_turing_lacks(gemm, space_of):
    """By attributes, by included headers, and in the unit's own text: no bf16, no cp.async, no m16n8k16."""
    space = space_of("gemm", "sm75")
    families = {kernel.family.name for kernel in space.kernels}
    assert families
    for kernel in space.kernels:
        assert kernel.attributes["dtype"] != "bf16"
    for family in families:
        kernels = [kernel for kernel in space.kernels if kernel.family.name == family]
        for kernel in kernels[:: max(1, len(kernels) // 12)]:
            unit = render_kernel(gemm, kernel)
            assert "tw::bf16" not in code_of(unit.text)
            everything = included_text(gemm, unit.text, set())
            assert "cp.async" not in everything and "m16n8k16" not in everything, kernel.id
    # Plain files say by macros what they include; that these compile for sm75 is what the build shows.
    folders = ("gemm.", "attention_")
    for path in (p for p in (ROOT / "generated" / "kernels" / "sm75").iterdir() if p.name.startswith(folders)):
        everything = included_text(gemm, path.read_text(), set())
        assert ".bf16." not in path.name and "cp.async" not in everything and "m16n8k16" not in everything, path.name
