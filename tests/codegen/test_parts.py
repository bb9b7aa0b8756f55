"""Templates in parts: short, found in any op's folder, and with the same macros where one of several is chosen."""

import re
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest

from codegen import cli
from codegen.load import load_op
from codegen.model import CodegenError
from codegen.render import render_kernel
from codegen.space import all_attributes, default_chain

ROOT = Path(__file__).resolve().parents[2]
TOY_OP = ROOT / "tests" / "data" / "toy_op"
MOST_LINES = 300  # of a part, that a reader takes in at once
MOST_MAIN_LINES = 200
DEFINITION = re.compile(r"^(?://|/\*)% (?:macro|set) (\w+)", re.MULTILINE)


def line_count(path):
    return len(path.read_text().splitlines())


def test_templates_are_short():
    paths = list((ROOT / "templates").rglob("*.j2"))
    assert paths
    assert not [path.name for path in paths if line_count(path) >= MOST_LINES]


def test_main_texts_are_shorter(ops):
    mains = {op.folder / family.template for op in ops.values() for family in op.families}
    in_parts = [path for path in mains if "//% include" in path.read_text()]
    assert len(in_parts) >= 3
    assert not [path for path in in_parts if line_count(path) > MOST_MAIN_LINES]


def choices(folder):
    """Parts of which a kernel has one of each kind (`loads_packed` is of kind loads), and what each defines."""
    kinds = defaultdict(dict)
    for path in folder.glob("*_*.j2"):
        if re.search(r"^(?://|/\*)% macro", text := path.read_text(), re.MULTILINE):
            kinds[path.name.split("_")[0]][path.name] = set(DEFINITION.findall(text))
    return kinds


def test_parts_among_which_a_kernel_chooses_offer_the_same():
    folder = ROOT / "templates" / "gemm" / "wgmma"
    kinds = choices(folder)
    shared = kinds["epilogue"].pop("epilogue_pairs.cu.j2")
    assert {kind: len(parts) for kind, parts in kinds.items()} == {"loads": 3, "c": 2, "epilogue": 4}
    used = "\n".join(path.read_text() for path in folder.glob("*.j2"))
    for kind, name in (("loads", "loads"), ("c", "added_c"), ("epilogue", "epilogue")):
        asked = set(re.findall(rf"(?:put |\${{ |= ){name}\.(\w+)", used))
        for part, offered in kinds[kind].items():
            assert asked <= offered, f"{part} lacks {sorted(asked - offered)}"
            assert offered <= asked, f"{part}: nobody asks for {sorted(offered - asked)}"
    assert shared == set(re.findall(r"(?:put |= )pairs\.(\w+)", used))


def test_the_main_text_never_asks_which_family_a_kernel_is_of():
    text = (ROOT / "templates" / "gemm" / "wgmma" / "kernel.cu.j2").read_text()
    assert not re.findall(r"//% (?:if|elif|for)|\$\{[^}]* if ", text)
    assert not re.search(
        r"\b(?:PACK|SETS|TMA_STORE|sets|copied)\b", re.sub(r"//[^%\n][^\n]*|/\*#.*?#\*/", "", text, flags=re.DOTALL)
    )


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++")
def test_shared_memory_is_laid_out_as_the_launch_says(gemm, kernels_of, tmp_path):
    """The compiler's view of the layout's lines in units of wgmma, and the bytes that their launches ask for."""
    names = "BM GROUPS STAGES BOXES LEFT_ROWS kRowBytes kLeftBytes kStageBytes kOutAt kOutBytesOfWarp kBiasAt "
    names += "kBiasBytes kBarriersAt kOriginsAt kBeforeAt kFlagsAt"
    wanted = names.replace(" ", "|")
    line = re.compile(rf"^(?:constexpr int (?:{wanted}) =|TW_HD constexpr int pitch).*$", re.MULTILINE)
    kernels = []
    for family in ("wgmma", "wgmma_packed", "wgmma_sets"):
        space = kernels_of("gemm", "sm90a", family)
        kernels += space[:: len(space) // 40]
    parts = ["#define TW_HD\nstruct int4 { int x, y, z, w; };"]
    for number, kernel in enumerate(kernels):
        element = "float" if kernel.attributes.dtype == "tf32" else "short"
        lines = "\n".join(line.findall(render_kernel(gemm, kernel).text))
        bytes_asked = kernel.family.launch(kernel).smem_bytes
        parts.append(
            f"namespace kernel_{number} {{\nusing Element = {element};\n{lines}\n"
            f'static_assert(kFlagsAt + GROUPS * 4 == {bytes_asked}, "{kernel.id}");\n}}'
        )
    source = tmp_path / "layouts.cpp"
    source.write_text("\n".join(parts) + "\n")
    done = subprocess.run(["g++", "-std=c++17", "-fsyntax-only", source], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]


@pytest.fixture
def op_in_parts(tmp_path):
    """The toy op in a folder of its own: a family in an inner folder, with its main text and its parts."""
    folder = tmp_path / "theirs" / "scale_add"
    inner = folder / "grid"
    inner.mkdir(parents=True)
    for path in TOY_OP.iterdir():
        if path.is_file() and "grid_cuda" not in path.name:
            (folder / path.name).write_text(path.read_text())
    family = (TOY_OP / "grid_cuda.py").read_text()
    family = family.replace('template="grid_cuda.cu.j2"', 'template="grid/kernel.cu.j2"')
    family = family.replace(
        "    launch=lambda", '    names=lambda k: {"body": "scale_add/grid/body.cu.j2"},\n    launch=lambda'
    )
    (inner / "grid_cuda.py").write_text(
        family.replace("FAMILY =", "from .description import TEXT\n\nFAMILY =").replace(
            'description="One thread for a few elements."', "description=TEXT"
        )
    )
    (inner / "description.py").write_text('"""Is no family."""\n\nTEXT = "One thread, in parts."\n')
    head, body = (TOY_OP / "grid_cuda.cu.j2").read_text().split('extern "C"')
    (inner / "kernel.cu.j2").write_text(
        "/*# The main text. #*/\n//% import body as body with context\n" + head + "//% put body.kernel()\n"
    )
    (inner / "body.cu.j2").write_text("//% macro kernel()\n" + 'extern "C"' + body + "//% endmacro\n")
    return folder


def test_a_users_template_may_have_parts(op_in_parts, toy, archs):
    op = load_op(op_in_parts)
    assert [family.name for family in op.families] == [family.name for family in toy.families]
    assert next(f for f in op.families if f.name == "grid_cuda").description == "One thread, in parts."
    for attributes in all_attributes(op):
        ours, theirs = (
            [render_kernel(o, kernel) for kernel in default_chain(o, archs["sm80"], attributes)] for o in (toy, op)
        )
        assert [unit.hash for unit in theirs] == [unit.hash for unit in ours]


def test_the_command_line_finds_a_users_parts(op_in_parts, capsys):
    words = ["render", "--op", "scale_add", "--arch", "sm80", "--kernel", "scale_add.sm80.grid_cuda.f32.128x2"]
    assert cli.main([*words, "--templates", str(op_in_parts.parent)]) == 0
    printed = capsys.readouterr().out
    assert "// template: scale_add/grid/kernel.cu.j2" in printed and "y[index] = p.a * x[index]" in printed


def test_a_fault_in_a_part_names_the_part(op_in_parts, archs):
    def message():
        op = load_op(op_in_parts)
        with pytest.raises(CodegenError) as raised:
            render_kernel(op, default_chain(op, archs["sm80"], all_attributes(op)[0])[0])
        return str(raised.value)

    body = op_in_parts / "grid" / "body.cu.j2"
    body.write_text("//% macro kernel()\n//% if\n//% endmacro\n")
    assert "scale_add/grid/body.cu.j2:2" in message()
    body.unlink()
    assert "scale_add/grid/body.cu.j2" in message()


def test_a_folder_without_templates_is_not_read(op_in_parts):
    (op_in_parts / "notes").mkdir()
    (op_in_parts / "notes" / "broken.py").write_text("raise RuntimeError\n")
    assert load_op(op_in_parts).families
