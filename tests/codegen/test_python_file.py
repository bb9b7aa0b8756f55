"""Operators that are one file of Python: OP, its families, their template and the reference in it."""

import re

import pytest

from codegen.cli import main
from codegen.load import is_own, load_archs, load_ops
from codegen.model import CodegenError, Values
from codegen.render import render_kernel, render_reference
from codegen.space import default_chain, enumerate_space

TEXT = '''\
"""y = a x in one file."""
from codegen.model import CompiledReference, Family, Launch, OpSpec, Scalar, Shape, Tensor, Term

OP = OpSpec(
    name="scale",
    description="y = a * x",
    scalars=(Scalar("a", "f32", 2.0),),
    tensors=(Tensor("x", "in", shape=Shape(("n",))), Tensor("y", "out", shape=Shape(("n",)))),
    compiled_reference=CompiledReference(text="""
inline constexpr long long kReferenceColumns = 64;
void reference(const Params& p, long long, long long col, int cols, double* out) {
  for (long long i = col; i < col + cols; ++i) out[i] = double(p.a) * static_cast<const float*>(p.x)[i];
}
"""),
)
FAMILY = Family(
    name="loop",
    description="A call for a block.",
    kind="cpu",
    parameters={"BLOCK": (256, 1024, 4096)},
    launch=lambda k: Launch(grid=((Term("n", k.config.BLOCK),), (), ())),
    text="""\\
${ banner }
${ params_struct }
extern "C" void ${ symbol }(const Params* p, long long x, long long, long long) {
  const long long last = p->n < (x + 1) * ${ BLOCK } ? p->n : (x + 1) * ${ BLOCK };
  const float* input = static_cast<const float*>(p->x);
  for (long long i = x * ${ BLOCK }; i < last; ++i) static_cast<float*>(p->y)[i] = p->a * input[i];
}
""",
)
'''
F32 = Values(dtype="f32")


def load(folder, text=TEXT):
    path = folder / "scale.py"
    path.write_text(text)
    (op,) = (op for op in load_ops([path]).values() if is_own(op))
    return op


def test_a_file_holds_all_of_an_op(tmp_path):
    op, arch = load(tmp_path), load_archs()["x86-64-v3"]
    assert (op.name, op.size_names(), op.is_default) == ("scale", ("n",), True)
    assert [kernel.config.BLOCK for kernel in enumerate_space(op, arch, [F32]).kernels] == [256, 1024, 4096]
    (kernel,) = default_chain(op, arch, F32)
    unit = render_kernel(op, kernel)
    assert kernel.config.BLOCK == 1024 and "(x + 1) * 1024" in unit.text and "scale.py\n" in unit.text
    assert "double(p.a) * static_cast<const float*>" in render_reference(op, arch, F32).text


def test_several_families_are_a_tuple(tmp_path):
    other = (
        TEXT + 'import dataclasses\nFAMILIES = (FAMILY, dataclasses.replace(FAMILY, name="other", default_rank=1))\n'
    )
    assert [family.name for family in load(tmp_path, other).families] == ["loop", "other"]


@pytest.mark.parametrize(
    "old, new, says",
    [
        ("OP = OpSpec(", "NO = OpSpec(", "scale.py exports no OP (an OpSpec); see codegen/model.py"),
        ("FAMILY = Family(", "NO = Family(", "scale.py exports no FAMILY (a Family), and no FAMILIES"),
        ("${ symbol }", "${ symbal }", "scale.py:25 for scale.x86-64-v3.loop.f32.BLOCK1024: 'symbal' is undefined"),
        ('kind="cpu"', 'kind="gpu"', "scale.py: kind of family loop is 'gpu'; valid are cuda, cpu"),
        ("${ symbol }", "${ symbol + }", "scale.py:25 for scale.x86-64-v3.loop.f32.BLOCK1024: "),
        ("    kind=", "    kin=", "scale.py:16: TypeError: Family.__init__() got an unexpected keyword argument 'kin'"),
        ("    text=", "    template=", "family loop has no template; text=... is one"),
        ("import CompiledReference,", "import CompiledReferenz,", "scale.py:2: ImportError: cannot import name"),
    ],
)
def test_what_is_wrong_in_it_is_said_with_its_name(tmp_path, old, new, says):
    assert old in TEXT
    with pytest.raises(CodegenError, match=re.escape(says)):
        op = load(tmp_path, TEXT.replace(old, new, 1))
        render_kernel(op, default_chain(op, load_archs()["x86-64-v3"], F32)[0])


def test_compilers_are_told_the_lines_of_the_file(tmp_path):
    template = TEXT.replace("  const long long last", "//% if BLOCK > 0\n  // x\n//% endif\n  const long long last")
    op = load(tmp_path, template)
    unit = render_kernel(op, default_chain(op, load_archs()["x86-64-v3"], F32)[0])
    numbers, number = {}, 0
    for line in unit.text.splitlines():
        if place := re.fullmatch(r'#line (\d+) "scale.py"', line):
            number = int(place[1])
        elif number:
            numbers[line] = number
            number += 1
    lines = (tmp_path / "scale.py").read_text().splitlines()
    for shown in ("  // x", "  for (long long i = x * 1024;", 'extern "C" void '):
        (number,) = (number for line, number in numbers.items() if line.startswith(shown))
        assert lines[number - 1].startswith(shown.replace("1024", "${ BLOCK }"))
    moved = load(tmp_path, "\n" + template)
    assert render_kernel(moved, default_chain(moved, load_archs()["x86-64-v3"], F32)[0]).hash == unit.hash


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("launch=lambda k: Launch(", "launch=lambda k: Lunch(", 21, "NameError: name 'Lunch' is not defined"),
        ("k.config.BLOCK", "k.config.BLOK", 21, "AttributeError: there is no BLOK; valid are BLOCK"),
    ],
)
def test_what_a_function_of_it_throws_is_one_line(tmp_path, capsys, monkeypatch, old, new, line, says):
    monkeypatch.setenv("TILEWRIGHT_PROJECT", "none")
    path = tmp_path / "scale.py"
    path.write_text(TEXT.replace(old, new, 1))
    kernel = "scale.x86-64-v3.loop.f32.BLOCK1024"
    assert main(["render", "--arch", "x86-64-v3", "--templates", str(path), "--op", "scale", "--kernel", kernel]) == 1
    assert capsys.readouterr().err.startswith(f"codegen: error: {path}:{line}: {says}")
