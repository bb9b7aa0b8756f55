"""Docs of an op's members: none may be missing, and what they say of shapes is what the op's buffers are."""

import re
import shutil
import subprocess
from dataclasses import replace
from math import prod

import pytest
from conftest import TOY_OP

from codegen import load
from codegen.document import attribute_line, op_json, op_text, scalar_line, shape_text, size_line, tensor_line
from codegen.emit import c_reference_path
from codegen.load import ROOT, load_op, load_ops
from codegen.model import CodegenError, ShapeByAttribute
from codegen.op_texts import c_reference
from codegen.problems import make_problem
from codegen.space import all_attributes
from codegen.typed import typed_sources


def named(members, name):
    return next(member for member in members if member.name == name)


def members(op):
    """Every member with its line, in the order in which C callers count them."""
    return [
        *((a.name, attribute_line(op, a)) for a in op.attributes),
        *((s.name, size_line(op, s)) for s in op.sizes),
        *((t.name, tensor_line(op, t)) for t in op.tensors),
        *((s.name, scalar_line(s)) for s in op.scalars),
    ]


@pytest.mark.parametrize(
    "drops, says",
    [
        (', doc="Type of x and y"', "attribute dtype of scale_add has no doc"),
        (', doc="Elements of x and of y; 0: there is nothing to do"', "size n of scale_add has no doc"),
        (', doc="Factor of x"', "scalar a of scale_add has no doc"),
        (', doc="What is scaled"', "tensor x of scale_add has no doc"),
        (', shape=Shape(("n",)), doc="What is scaled"', "tensor x of scale_add has no shape"),
        (', shape=Shape(("n",))', "tensor x of scale_add has no shape"),
    ],
)
def test_an_op_of_the_tree_whose_member_has_no_doc_is_refused_by_its_name(tmp_path, monkeypatch, drops, says):
    monkeypatch.setattr(load, "TEMPLATE_FOLDER", tmp_path)
    folder = shutil.copytree(TOY_OP, tmp_path / "op")
    text = (folder / "spec.py").read_text()
    assert drops in text
    (folder / "spec.py").write_text(text.replace(drops, "", 1))
    with pytest.raises(CodegenError, match=re.escape(f"{folder / 'spec.py'}: {says}")):
        load_ops([])


@pytest.mark.parametrize(
    "old, new, says",
    [
        ('doc="Factor of x"', 'doc="Factor\\nof x"', "scalar a of scale_add has a doc of more than one line"),
        ('Shape(("n",))', 'Shape(("m",))', "names 'm' in its shape; valid are n"),
        ('Shape(("n",))', 'Shape(("up to m",))', "names 'm' in its shape; valid are n"),
        ('Shape(("n",))', 'Shape(("2 * m",))', "names 'm' in its shape; valid are n"),
        ('Shape(("n",))', 'Shape(("n / 2",))', "'n / 2'; allowed are whole numbers"),
        ('Shape(("n",))', 'Shape(("n", "n"), ("n", "n", "n"))', "has 2 axes and 3 strides"),
        ('Shape(("n",))', 'Shape(("n", "n"), ("n + 1",))', "names 'n \\+ 1' in its shape"),
    ],
)
def test_docs_and_shapes_that_say_nothing_are_refused(tmp_path, old, new, says):
    folder = shutil.copytree(TOY_OP, tmp_path / "op")
    (folder / "spec.py").write_text((folder / "spec.py").read_text().replace(old, new, 1))
    with pytest.raises(CodegenError, match=says):
        load_op(folder)


def last_element(shape, sizes, any_extent):
    """One more than the largest index of an element, or 0."""

    def extent(axis):
        if isinstance(axis, int):
            return axis
        if axis.startswith("ceil("):
            length, by = axis.removeprefix("ceil(").removesuffix(")").split(" / ")
            return -(-sizes[length] // max(1, int(by) if by.isdecimal() else sizes[by]))
        return any_extent if axis == "any" else sizes[axis.removesuffix(" + 1")] + axis.endswith(" + 1")

    extents = [extent(axis) for axis in shape.axes]
    if 0 in extents:
        return 0
    strides = [sizes[name] for name in shape.strides] or [prod(extents[i + 1 :]) for i in range(len(extents) - 1)]
    strides = [*strides, 1][: len(extents)]  # the last axis may have one of its own
    return 1 + sum((extent - 1) * stride for extent, stride in zip(extents, strides, strict=True))


def test_shapes_are_what_the_buffers_of_edge_cases_are(ops):
    seen = set()
    for op in ops.values():
        for attributes in all_attributes(op):
            sizes = {size.name: min(64, size.maximum or 64) for size in op.sizes[: op.key_sizes]}
            for case in op.edges(make_problem(op, attributes, sizes, 1)):
                if "cu_seqlens_q" in case.present:
                    continue  # the docs say what is different
                for tensor in op.tensors:
                    shape = tensor.shape
                    if isinstance(shape, ShapeByAttribute):
                        shape = shape.shapes[case.attributes[shape.attribute]]
                    length = op.elements(case)[tensor.name]
                    if "any" in shape.axes:
                        if tensor.is_given(case) and length:
                            assert len(shape.axes) - len(shape.strides) in (0, 1)
                        continue
                    if not tensor.is_given(case) or (tensor.name == "page_table" and case.sizes.Sk == 0):
                        continue
                    assert last_element(shape, case.sizes, 0) == length, (op.name, tensor.name, case)
                    seen.add((op.name, tensor.name))
    assert seen >= {("gemm", t) for t in ("A", "B", "C", "bias")}
    assert seen >= {("attention_forward", t) for t in ("Q", "K", "V", "O", "LSE", "bias", "alibi_slopes")}
    assert seen >= {("attention_decode", t) for t in ("Q", "K", "V", "O", "LSE", "seqlens_k", "scale_k")}


CPUS = "f32, bf16, bf16_f32, f64"  # gemm


def test_where_there_are_no_kernels_is_said(ops):
    gemm = ops["gemm"]
    dtype = gemm.attributes[0]
    on_gpus = replace(gemm, families=tuple(family for family in gemm.families if family.kind == "cuda"))
    on_cpus = replace(gemm, families=tuple(family for family in gemm.families if family.kind == "cpu"))
    assert attribute_line(on_gpus, dtype).endswith(
        "tf32x3; for others no plan can be made. There are no kernels on CPUs."
    )
    said = f"There are kernels on CPUs only for {CPUS}; for others no plan can be made. There are no kernels on GPUs."
    assert attribute_line(on_cpus, dtype).endswith(said)
    assert "There are" not in attribute_line(replace(gemm, families=()), dtype)


def test_what_the_declaration_says_is_said(ops):
    gemm, attention, decode = (ops[name] for name in ("gemm", "attention_forward", "attention_decode"))
    lda, stride_c = (size_line(gemm, named(gemm.sizes, name)) for name in ("lda", "stride_c"))
    assert "Dense, the default: K (layout nn, nt) or M (layout tn, tt). 0 is a broadcast: all are the same one;" in lda
    assert "otherwise less is an error." in lda
    assert "Elements that then overlap are an error." in stride_c and "broadcast" not in stride_c
    assert "more than 256 is an error" in size_line(decode, named(decode.sizes, "Sq")).lower()
    assert "Dense" not in size_line(gemm, named(gemm.sizes, "batch")), "0 products are 0 products"
    assert "Must divide Hq, else it is an error." in size_line(attention, named(attention.sizes, "Hkv"))
    assert "Dense, the default: ceil(Sk / page_size)" in size_line(decode, named(decode.sizes, "stride_table"))
    assert "Less than 0 or NaN is an error." in scalar_line(named(attention.scalars, "scale"))
    window = scalar_line(named(attention.scalars, "window_left"))
    assert "Less than -1 or more than 1073741824 is an error." in window
    assert "Unless mask=general, all but -1 is an error." in window
    assert "[batch, M, K] of strides stride_a, lda, 1 (layout nn, nt)" in shape_text(named(gemm.tensors, "A"))
    assert "not read where beta is 0" in tensor_line(gemm, named(gemm.tensors, "C"))
    assert "read; where alpha is 0 not, and may be null." in tensor_line(gemm, named(gemm.tensors, "B"))
    lse = tensor_line(attention, named(attention.tensors, "LSE"))
    assert "elements: f32; written. Must not overlap other tensors. May be null." in lse
    assert "May be null, and must be unless mask=general." in tensor_line(attention, named(attention.tensors, "bias"))
    table = tensor_line(decode, named(decode.tensors, "page_table"))
    offsets = tensor_line(attention, named(attention.tensors, "cu_seqlens_k"))
    assert "Needed with cu_seqlens_q." in offsets
    queries = tensor_line(attention, named(attention.tensors, "Q"))
    assert "; with cu_seqlens_q [up to total_q, Hq, D] of strides stride_qs" in queries
    softmax, glu = (tensor_line(ops[name], named(ops[name].tensors, "y")) for name in ("row_softmax", "row_glu"))
    assert "written. May be x itself, in place, with the same strides; must not overlap otherwise." in softmax
    assert "May be gate or up itself, in place, with the same strides; must not overlap otherwise." in glu
    assert "Another number is an error." in scalar_line(named(ops["row_glu"].scalars, "glu"))
    assert "Needed with kv_cache=paged, and an error otherwise." in table
    assert f"on CPUs only for {CPUS}; for others no plan" in attribute_line(gemm, named(gemm.attributes, "dtype"))


def test_every_member_is_said_in_the_header_above_its_declaration(ops):
    files = typed_sources(list(ops.values()))
    for op in ops.values():
        header = files[f"include/tilewright/{op.name}.h"]
        halves = {scalar.name for scalar in op.scalars if scalar.part_of}  # written from the factor that they are of
        for name, line in members(op):
            if name in halves:
                continue
            found = re.search(rf"((?:^  //.*\n)+)^  [\w:* ]+ \**{name} = ", header, re.MULTILINE)
            assert found, (op.name, name)
            above = " ".join(part.strip().removeprefix("// ") for part in found[1].splitlines())
            assert above == line
        assert max(map(len, header.splitlines())) < 150


def test_explaining_an_op_names_every_member_in_order(ops):
    for op in ops.values():
        data, text = op_json(op), op_text(op)
        lines = [line for kind in ("attributes", "sizes", "tensors", "scalars") for line in data[kind]]
        assert [(line["name"], line["doc"]) for line in lines] == members(op)
        named_in_text = re.findall(r"^  (\w+)", text, re.MULTILINE)
        assert named_in_text == [name for name, _ in members(op)]


def test_the_c_reference_counts_every_member(ops):
    page = c_reference(list(ops.values()))
    for op in ops.values():
        section = page.split(f"## {op.name}\n")[1].split("\n## ")[0]
        rows = re.findall(r"^\| (\d+) \| `(\w+)` \|.* ([^|]+) \|$", section, re.MULTILINE)
        kinds = (op.attributes, op.sizes, op.tensors, op.scalars)
        counted = [(i, each.name) for kind in kinds for i, each in enumerate(kind)]
        assert [(int(i), name) for i, name, _ in rows] == counted
        for _, line in members(op):
            assert f"| {line} " in section
    assert "| 2 | `activation` | i32, 0 none, 1 relu, 2 gelu, 3 silu | 0 |" in page
    assert "Bit 1 of `constants` promises that it is constant." in page


def test_the_c_reference_is_a_page_of_the_tree_or_lies_beside_what_is_emitted(tmp_path):
    assert c_reference_path(ROOT / "generated") == "../docs/how/c-api.md"
    assert c_reference_path(tmp_path) == "c-api.md"


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_c_reference_s_example_compiles(ops, tmp_path):
    (tmp_path / "example.c").write_text(c_reference(list(ops.values())).split("```c\n")[1].split("```")[0])
    command = ["cc", "-std=c11", "-fsyntax-only", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/src/include"]
    result = subprocess.run([*command, str(tmp_path / "example.c")], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
