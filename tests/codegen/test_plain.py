"""Operators that are a plain file (codegen/plain): what its lines become."""

import json
import re
from dataclasses import replace
from types import SimpleNamespace

import pytest
from plain_ops import SUM_CPU, VECTOR_ADD, VECTOR_ADD_CPU, read, write

from codegen.arithmetic import compile_model
from codegen.cli import main
from codegen.edges import derived_edges, derived_tile
from codegen.launch_words import Launch, Term
from codegen.load import checked, load_archs, load_ops
from codegen.manifest import build, fill_json, problem_json
from codegen.model import CodegenError, Computed, Fill, Following, Region, SizeRule, Tensor, Values, Workspace, formula
from codegen.problems import make_problem, resolve_problems
from codegen.render import render_kernel, render_reference
from codegen.resolve import kernel_of as kernel_of_record
from codegen.space import default_chain, enumerate_space, runtime_allowed
from codegen.typed import typed_sources

F32 = Values(dtype="f32")


def kernel_of(op, arch="sm80", attributes=F32, **config):
    (kernel,) = (
        k for k in enumerate_space(op, load_archs()[arch], [attributes]).kernels if config.items() <= k.config.items()
    )
    return kernel


def changed(old, new, text=VECTOR_ADD):
    assert old in text
    return text.replace(old, new)


def test_a_file_is_an_op_with_its_kernels_and_its_problems(tmp_path):
    op = read(tmp_path, VECTOR_ADD)
    assert (op.name, op.size_names(), op.is_default) == ("vector_add", ("n",), True)
    assert [(t.name, t.role) for t in op.tensors] == [("a", "in"), ("b", "in"), ("c", "out")]
    space = enumerate_space(op, load_archs()["sm80"], [F32])
    assert len(space.kernels) == 11 and space.rejected == {"cuda: BLOCK * VEC <= 1024": 1}
    kernel = kernel_of(op, BLOCK=128, VEC=2)
    assert kernel.id == "vector_add.sm80.cuda.f32.BLOCK128.VEC2"
    assert kernel.family.launch(kernel) == Launch(block=(128, 1, 1), grid=((Term("n", 256),), (), ()))
    problems = resolve_problems(op, op.presets["shapes"]["problems"], kernel.arch)
    assert [problem.sizes.n for problem in problems] == [1000, 1 << 20, 10_000_001]


def test_a_unit_is_the_text_itself_with_tunables_as_macros(tmp_path):
    kernel = kernel_of(read(tmp_path, VECTOR_ADD), BLOCK=128, VEC=2)
    unit = render_kernel(load_ops([tmp_path / "vector_add.cu"])["vector_add"], kernel)
    assert '#define BLOCK 128\n#define VEC 2\n#line 1 "vector_add.cu"\n// tw: op' in unit.text
    body = VECTOR_ADD.replace("__global__", "__device__ __forceinline__")
    assert body in unit.text
    assert f'extern "C" __global__ void __launch_bounds__(128) {unit.symbol}(const Params tw_params)' in unit.text
    assert "static_cast<const float*>(tw_params.a), " in unit.text and "static_cast<float*>(tw_params.c)" in unit.text


def test_lines_that_say_nothing_of_the_code_change_no_hash(tmp_path):
    def digest(text):
        op = read(tmp_path, text)
        return render_kernel(op, kernel_of(op, BLOCK=128, VEC=2)).hash

    first = digest(VECTOR_ADD)
    assert digest("// by me\n\n" + VECTOR_ADD) == first
    assert digest(changed("1000, ", "")) == first
    assert digest(changed("+ b[index]", "- b[index]")) != first


def test_a_file_in_c_plus_plus_is_called_for_each_point_of_the_grid(tmp_path):
    op = read(tmp_path, VECTOR_ADD_CPU, "vector_add.cc")
    kernel = kernel_of(op, "x86-64-v3", BLOCK=4096)
    text = render_kernel(op, kernel).text
    assert kernel.id == "vector_add.x86-64-v3.cpu.f32.BLOCK4096"
    assert text.index("#include <algorithm>") < text.index("namespace {") < text.index("void vector_add(")
    assert "static_cast<long long>(tw_params->n), static_cast<long long>(tw_x));" in text


def test_files_of_one_op_are_one_op(tmp_path):
    places = [write(tmp_path, VECTOR_ADD), write(tmp_path, VECTOR_ADD_CPU, "vector_add.cc")]
    op = load_ops(places)["vector_add"]
    assert [family.name for family in op.families] == ["cpu", "cuda"]
    write(tmp_path, changed("f32[n]) ->", "f32[n], k: i32 = 1) ->", VECTOR_ADD_CPU), "vector_add.cc")
    with pytest.raises(CodegenError, match=r"scalars of vector_add are not those of .*vector_add\.cu"):
        load_ops(places)


def test_files_of_one_op_may_be_called_otherwise(tmp_path):
    places = [write(tmp_path, VECTOR_ADD, "mine.cu"), write(tmp_path, VECTOR_ADD_CPU, "mine.cc")]
    op = load_ops(places)["vector_add"]
    assert {(family.name, family.kind) for family in op.families} == {("mine", "cpu"), ("mine", "cuda")}
    kernels = [kernel_of(op, "sm80", BLOCK=128, VEC=2), kernel_of(op, "x86-64-v3", BLOCK=4096)]
    assert [kernel.id.split(".")[2] for kernel in kernels] == ["mine", "mine"]
    for kernel in kernels:
        found = kernel_of_record(SimpleNamespace(**vars_of(kernel)), op, kernel.arch, F32)
        assert found == kernel
    (tmp_path / "b").mkdir()
    places.append(write(tmp_path / "b", VECTOR_ADD_CPU, "mine.cc"))
    with pytest.raises(CodegenError, match=r"for CPUs called mine are already in one of .*mine\.cu, .*mine\.cc: give"):
        load_ops(places)


def vars_of(kernel):
    """What a record says of its kernel."""
    return {"family": kernel.family.name, "config": dict(kernel.config), "kernel": kernel.id}


def test_the_manifest_and_the_reference(tmp_path):
    op = read(tmp_path, VECTOR_ADD)
    arch = load_archs()["sm80"]
    problem = make_problem(op, F32, {"n": 1000})
    data = build(op, arch, [problem]).data
    (listed,) = data["problems"]
    assert listed["bytes"] == 12000 and listed["flops"] == 0 and len(listed["candidates"]) == 11
    lengths = {edge["sizes"]["n"] for edge in data["edges"]}
    assert {255, 257, 127, 129} <= lengths
    text = render_reference(op, arch, F32).text
    assert '#include "reference.h"' in text and "add(p, blockIdx.x" in text


ROWS = """\
// tw: op     scaled(x: T[rows:ldx, cols], bias?: f32[cols], scale: f32 = 0.5, k: i32 = 3) -> y: T[rows, cols],
//            sums: f32[rows]
// tw: about  Scales rows
// tw: types  T = f32, f16, bf16
// tw: tune   WARPS = pow2(1, 8); VEC = range(1, 4); HINT = "near"
// tw: runtime SPLIT = 1, 2, 4
// tw: where  WARPS * VEC * bytes(T) <= 64 and cols % VEC == 0
// tw: where  SPLIT == 1 or rows >= 4 * SPLIT
// tw: where  ldx <= 1 << 20
// tw: workspace partial: f32[SPLIT, rows]; done: zero i32[4]; copy: T[cols]
// tw: launch scaled_rows: grid = (rows, SPLIT), block = 32 * WARPS, shared = 128 * bytes(T)
// tw: check  reference.h:add within relative 1e-3, absolute 0.5
// tw: data   x = small_int
// tw: metric GB/s = 2 * rows * cols * bytes(T); flops = 2 * rows * cols
// tw: predict 2 + rows * cols / (WARPS * 1000)
// tw: shapes rows, cols = (128, 4096), (1, 100_003)
// tw: align  8
__device__ void unused() {}
__global__ void other(const T* x) {}
extern "C" __global__ void __launch_bounds__(32 * WARPS, 2)
scaled_rows(const T* __restrict__ x, const float bias[], T* y, float* sums, float* partial, int* done, T* copy,
            float scale, int k, int rows, size_t cols, long long ldx, int SPLIT) { y[VEC] = HINT; }
"""


@pytest.fixture
def rows(tmp_path):
    return read(tmp_path, ROWS, "my_rows.cu")


def test_clusters_are_tried_where_an_arch_has_them(tmp_path):
    text = changed("block = BLOCK", "block = BLOCK, cluster = CTAS", VECTOR_ADD).replace(
        "VEC = 1, 2, 4", "VEC = 1; CTAS = 1, 2, 32"
    )
    op = read(tmp_path, text)
    for arch, clusters in (("sm80", {1}), ("sm90a", {1, 2})):
        space = enumerate_space(op, load_archs()[arch], [F32])
        assert {kernel.config.CTAS for kernel in space.kernels} == clusters
        assert space.rejected["cuda: a cluster has 1 to 16 blocks"] == 4
    assert (
        enumerate_space(op, load_archs()["sm80"], [F32]).rejected["cuda: the arch has clusters, or there are none"] == 4
    )


@pytest.mark.parametrize(
    ("dtype", "kind", "header"),
    [
        ("bf16", "cpu", "numbers"), ("e4m3", "cpu", "bytes"), ("i8", "cpu", "bytes"),
        ("bf16", "cuda", "numbers"), ("e4m3", "cuda", "numbers"), ("i8", "cuda", "bytes"),
    ],
)  # fmt: skip
def test_types_of_8_bits_have_a_header_of_their_own_where_numbers_h_has_them_not(dtype, kind, header, tmp_path):
    text = (VECTOR_ADD_CPU if kind == "cpu" else VECTOR_ADD).replace("f32[n]", "T[n]").replace("float*", "T*")
    text = text.replace("// tw: shapes", f"// tw: types T = {dtype}\n// tw: shapes")
    op = read(tmp_path, text, "own.cc" if kind == "cpu" else "own.cu")
    kernel = next(
        iter(enumerate_space(op, load_archs()["x86-64-v2" if kind == "cpu" else "sm80"], [Values(dtype=dtype)]).kernels)
    )
    assert f'#include "common/{header}.h"' in render_kernel(op, kernel).text


def test_types_are_an_attribute_and_a_macro(rows):
    assert [(a.name, a.values) for a in rows.attributes] == [("dtype", ("f32", "f16", "bf16"))]
    assert rows.tensor_dtype("x", Values(dtype="bf16")) == "bf16" and rows.tensor_dtype("sums", F32) == "f32"
    f16 = kernel_of(rows, attributes=Values(dtype="f16"), WARPS=2, VEC=1)
    text = render_kernel(rows, f16).text
    assert '#include "common/numbers.h"' in text and "#define T tw::Number<tw::f16>\n" in text
    assert (
        "#define HINT near\n" in text and "numbers.h" not in render_kernel(rows, kernel_of(rows, WARPS=2, VEC=1)).text
    )
    assert f16.family.launch(f16).smem_bytes == 256
    assert len(rows.presets["shapes"]["problems"]) == 6


def test_data_are_kinds_of_fill_or_what_a_function_makes(tmp_path):
    (tmp_path / "data.py").write_text("def make_x(rng, shape, rows):\n    return rng.normal(size=shape)\n")
    op = read(tmp_path, ROWS.replace("x = small_int", "x = data.py:make_x; bias = normal"), "my_rows.cu")
    problem = make_problem(op, F32, {"rows": 2, "cols": 3})
    assert op.tensor_fill("bias", problem) == Fill("normal") and op.tensor_fill("y", problem) == Fill()
    made = fill_json(op, op.tensors[0], problem)
    assert made["kind"] == "external" and made["place"] == f"{tmp_path}/data.py:1"
    (tmp_path / "data.py").write_text("def make_x(rng, shape, rows):\n    return rng.uniform(size=shape)\n")
    again = read(tmp_path, ROWS.replace("x = small_int", "x = data.py:make_x"), "my_rows.cu")
    assert fill_json(again, again.tensors[0], problem)["hash"] != made["hash"]
    (tmp_path / "data.py").write_text("def make_x(rng, form):\n    return rng.normal()\n")
    with pytest.raises(
        CodegenError, match="parameter form of what makes x of scaled is nothing of the operator; valid are"
    ):
        read(tmp_path, ROWS.replace("x = small_int", "x = data.py:make_x"), "my_rows.cu")


def test_integers_are_not_cut_from_fractions(rows):
    spec = Tensor("x", "in", dtype="i32", shape=rows.tensors[0].shape)
    op = replace(
        rows,
        tensors=(spec, *rows.tensors[1:]),
        tensor_dtype=lambda tensor, attributes: "i32",
        tensor_fill=lambda t, p: Fill(),
    )
    assert fill_json(op, spec, make_problem(rows, F32, {"rows": 2, "cols": 3}))["kind"] == "small_int"


def test_sizes_strides_scalars_and_descriptions(rows):
    assert rows.size_names() == ("rows", "cols", "ldx") and rows.key_sizes == 2
    assert [(s.name, s.type, s.default) for s in rows.scalars] == [("scale", "f32", 0.5), ("k", "i32", 3)]
    assert rows.description == "Scales rows" and rows.families[0].name == "my_rows"
    assert rows.tensors[1].optional


def test_conditions_are_constraints_rules_or_of_instances(rows):
    kernel = kernel_of(rows, WARPS=4, VEC=2)
    assert [c.sentence for c in kernel.family.constraints][:1] == ["WARPS * VEC * bytes(T) <= 64"]
    assert kernel.rules == (
        SizeRule("rows", max=2**31 - 1),  # an int of the kernel
        SizeRule("cols", multiple=2),
        SizeRule("ldx", max=1 << 20),
    )
    (constraint,) = kernel.family.runtime_constraints
    problem = make_problem(rows, F32, {"rows": 8, "cols": 4})
    assert constraint.holds(kernel, problem, Values(SPLIT=2)) and not constraint.holds(kernel, problem, Values(SPLIT=4))
    (parameter,) = kernel.family.runtime
    assert (parameter.name, parameter.default, parameter.values(problem, kernel.arch)) == ("SPLIT", 1, (1, 2, 4))
    assert kernel.family.pointer_alignment(kernel) == 8


def test_workspaces_follow_each_other_behind_what_must_be_zero(rows):
    kernel = kernel_of(rows, attributes=Values(dtype="f16"), WARPS=1, VEC=1)
    assert kernel.family.launch(kernel).workspace == Workspace(
        fixed_bytes=256, bytes_per=4, terms=(Term("SPLIT"), Term("rows")), more=(Region(2, (Term("cols"),)),)
    )
    text = render_kernel(rows, kernel).text
    assert "reinterpret_cast<int*>(static_cast<char*>(tw_params.workspace) + 0)" in text
    assert "reinterpret_cast<float*>(static_cast<char*>(tw_params.workspace) + 256)" in text
    behind = "(256 + (4LL * tw_params.SPLIT * tw_params.rows + 255) / 256 * 256)"
    assert f"reinterpret_cast<tw::Number<tw::f16>*>(static_cast<char*>(tw_params.workspace) + {behind})" in text


def test_metrics_data_tolerance_and_the_users_model(rows):
    problem = make_problem(rows, Values(dtype="f16"), {"rows": 8, "cols": 4})
    assert (rows.bytes(problem), rows.flops(problem)) == (128, 64)
    assert rows.tensor_fill("x", problem).kind == "small_int" and rows.tensor_fill("bias", problem).kind == "uniform"
    assert {(v.tensor, v.tolerance.relative, v.tolerance.absolute) for v in rows.outputs(problem)} == {
        ("y", 1e-3, 0.5), ("sums", 1e-3, 0.5),
    }  # fmt: skip
    kernel = kernel_of(rows, attributes=Values(dtype="f16"), WARPS=2, VEC=1)
    assert kernel.family.predict(kernel)(problem, Values(SPLIT=1)) == pytest.approx(2 + 32 / 2000)


def test_the_entry_keeps_the_users_bounds_and_binds_by_name(rows):
    text = render_kernel(rows, kernel_of(rows, WARPS=2, VEC=1)).text
    entry = text.splitlines()[-1]
    assert "__launch_bounds__(32 * WARPS, 2) tw_scaled" in entry
    assert (
        "static_cast<size_t>(tw_params.cols), static_cast<long long>(tw_params.ldx), static_cast<int>(tw_params.SPLIT)"
        in entry
    )
    lines = text.partition('#line 1 "my_rows.cu"\n')[2].splitlines()
    assert lines[19] == "__device__ __forceinline__ void scaled_rows"
    assert lines[21].startswith("            float scale")  # each line where it was


def test_codegen_takes_the_file_for_the_op(tmp_path, capsys):
    path = str(write(tmp_path, VECTOR_ADD))
    assert main(["space", "--arch", "sm80", "--templates", path, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["op"] == "vector_add"
    (tmp_path / "problems.json").write_text('[{"sizes": {"n": 5}}]')
    out = tmp_path / "m"
    problems = str(tmp_path / "problems.json")
    assert main(["manifest", "--arch", "sm80", "--templates", path, "--problems", problems, "--out", str(out)]) == 0
    assert len(list((out / "src").glob("vector_add.sm80.cuda.*.cu"))) == 11
    assert main(["space", "--arch", "sm80"]) == 2
    assert re.search(r"--op is missing; valid are .*gemm", capsys.readouterr().err)


def test_the_default_needs_no_rule_where_there_is_such_a_kernel(rows):
    first, last = default_chain(rows, load_archs()["sm80"], F32)
    assert first.config == Values(WARPS=2, VEC=2, HINT="near") and last.config.VEC == 1


def test_kernels_follow_each_other_and_count_by_what_the_host_computes(tmp_path):
    op = read(tmp_path, SUM_CPU, "sum.cc")
    kernel = kernel_of(op, "x86-64-v3", BLOCK=1024)
    blocks = (Term("blocks"),)
    assert kernel.family.launch(kernel) == Launch(
        grid=(blocks, (), ()),
        workspace=Workspace(bytes_per=4, terms=blocks),
        then=(Following(),),
        computed=(Computed("blocks", formula("max(1, min(ceil(n / 1024), 4 * compute_units))")),),
    )
    unit = render_kernel(op, kernel)
    first, second = unit.text.splitlines()[-2:]
    assert f" {unit.symbol}(" in first and "static_cast<long long>(tw_params->blocks)" in first
    assert f" {unit.symbol}_2(" in second and "finish(" in second


def test_what_is_no_product_is_computed_by_the_host(tmp_path):
    text = changed("grid = ceil(n / (BLOCK * VEC))", "grid = (2 * n, units, ceil((n + VEC) / BLOCK) * (n - 1))")
    text = changed("block = BLOCK", "block = BLOCK, cooperative, cluster = 2", text)
    op = read(tmp_path, text)
    kernel = kernel_of(op, "sm90a", BLOCK=128, VEC=2)
    launch = kernel.family.launch(kernel)
    assert launch.grid == (
        (Term("tw_count_0"),), (Term("tw_count_1"),), (Term("tw_count_2"), Term("tw_count_3")),
    )  # fmt: skip
    formulas = ("2 * n", "compute_units", "ceil((n + 2) / 128)", "n - 1")
    assert [each.formula for each in launch.computed] == [formula(each) for each in formulas]
    assert launch.cooperative and launch.cluster == (2, 1, 1)
    assert "tw_count_3" in render_kernel(op, kernel).text


def test_optional_tensors_may_be_given_where_problems_are_tuned(rows, tmp_path):
    usual = read(tmp_path, ROWS.replace("// tw: check", "// tw: given bias\n// tw: check"), "my_rows.cu")
    sizes = {"rows": 8, "cols": 4}
    assert make_problem(rows, F32, sizes).present == frozenset()
    problem = make_problem(usual, F32, sizes)
    assert problem.present == {"bias"}
    edges = build(usual, load_archs()["sm80"], [problem], limit=2).data["edges"]
    assert {edge["tensors"]["bias"]["present"] for edge in edges} == {True, False}
    assert any("without bias" in edge["label"] for edge in edges)


def test_a_kernel_may_begin_before_the_one_ahead_has_ended(tmp_path):
    op = read(tmp_path, changed("block = BLOCK", "block = BLOCK, overlap"))

    def launch(arch):
        kernel = kernel_of(op, arch, BLOCK=128, VEC=2)
        return kernel.family.launch(kernel)

    assert launch("sm80").overlap is None
    always = next(each for each in launch("sm90a").computed if each.name == launch("sm90a").overlap)
    assert always.formula == formula("1")


def test_optional_tensors_have_cases_with_each_of_them_and_with_all(rows, tmp_path):
    def given(op):
        problem = make_problem(op, F32, {"rows": 8, "cols": 4})
        edges = build(op, load_archs()["sm80"], [problem], limit=2).data["edges"]
        names = [tensor.name for tensor in op.tensors if tensor.optional]
        return {tuple(name for name in names if edge["tensors"][name]["present"]) for edge in edges}

    assert given(rows) == {(), ("bias",)}
    both = read(tmp_path, ROWS.replace("scale: f32 = 0.5", "more?: f32[rows], scale: f32 = 0.5").replace(
        "float scale", "const float* more, float scale"), "my_rows.cu")  # fmt: skip
    assert given(both) == {(), ("bias",), ("more",), ("bias", "more")}


def test_scalars_have_the_cases_that_lines_say(rows, tmp_path):
    """With all optional tensors, for every winner."""
    text = ROWS.replace("// tw: check", "// tw: case scale = -2\n// tw: case scale = 0.25, k = 7\n// tw: check", 1)
    op = read(tmp_path, text, "my_rows.cu")
    problem = make_problem(op, F32, {"rows": 8, "cols": 4})
    edges = build(op, load_archs()["sm80"], [problem], limit=2).data["edges"]
    given = [tuple(e["scalars"].values()) for e in edges if e["tensors"]["bias"]["present"]]
    assert (-2.0, 3) in given and (0.25, 7) in given


def test_lines_of_other_files_count_as_its_own(tmp_path):
    """All of a header's, and of an operator's file those of some words."""
    lines = "// tw: tune   BLOCK = 64, 128; KEEP = 1, 2\n// tw: launch grid = n, block = BLOCK\n"
    (tmp_path / "space.h").write_text(lines + "#define TWICE (2 * KEEP)\n")
    text = VECTOR_ADD.replace("// tw: tune   BLOCK = 64, 128, 256, 512; VEC = 1, 2, 4\n", "// tw: use space.h\n")
    text = text.replace("// tw: where  BLOCK * VEC <= 1024\n", "").replace("VEC", "TWICE")
    text = "\n".join(line for line in text.splitlines() if not line.startswith("// tw: launch")) + "\n"
    op = read(tmp_path, text)
    assert [family.parameters for family in op.families] == [{"BLOCK": (64, 128), "KEEP": (1, 2)}]
    on_cpu = VECTOR_ADD_CPU.replace(
        "op     vector_add(a: f32[n], b: f32[n]) -> c: f32[n]", "use vector_add.cu: op, check"
    )
    on_cpu = "\n".join(line for line in on_cpu.splitlines() if not line.startswith("// tw: check")) + "\n"
    both = load_ops([tmp_path / "vector_add.cu", write(tmp_path, on_cpu, "vector_add.cc")])["vector_add"]
    assert [family.name for family in both.families] == ["cpu", "cuda"]


def test_what_a_search_tries_and_what_serves_untuned_shapes_can_be_said(tmp_path):
    op = read(
        tmp_path,
        changed(
            "// tw: shapes", "// tw: try n > 64 * VEC\n// tw: default BLOCK, VEC = (64, 4), (256, 1)\n// tw: shapes"
        ),
    )
    kernel = kernel_of(op, BLOCK=64, VEC=4)
    tried = {n: runtime_allowed(kernel, make_problem(op, F32, {"n": n}), Values()) for n in (256, 257)}
    assert tried == {256: False, 257: True} and kernel.allows(make_problem(op, F32, {"n": 256}))
    chain = default_chain(op, load_archs()["sm80"], F32)
    assert [each.config.line() for each in chain] == ["BLOCK=64 VEC=4", "BLOCK=256 VEC=1"]


def test_a_model_may_be_a_function_of_a_file(tmp_path):
    (tmp_path / "model.py").write_text(
        "def us(n, blocks, BLOCK, units, roofline_us):\n    return blocks + n / BLOCK / units + roofline_us\n"
    )
    op = read(
        tmp_path,
        changed("ceil(n / (BLOCK * VEC)), ", "blocks, ").replace(
            "// tw: shapes", "// tw: let blocks = ceil(n / (BLOCK * VEC))\n// tw: predict model.py:us\n// tw: shapes"
        ),
    )
    kernel = kernel_of(op, BLOCK=128, VEC=1)
    device, n = kernel.arch.device, 1 << 20
    found = kernel.family.predict(kernel)(make_problem(op, F32, {"n": n}), Values())
    assert found == pytest.approx(n // 128 + n / 128 / device.compute_units + 12 * n / (device.memory_gb_per_s * 1e3))
    assert "roofline" not in compile_model(op, kernel).statements[0]  # it is compiled to C++ for the library, too


def test_members_are_described_by_lines(tmp_path):
    op = read(
        tmp_path,
        changed(
            "// tw: shapes",
            "// tw: doc a = First; \\\n//         the other is b\n// tw: doc n = Elements\n// tw: shapes",
        ),
    )
    assert op.tensors[0].doc == "First; the other is b" and op.sizes[0].doc == "Elements"
    assert op.tensors[1].doc == "Input"


def test_a_size_may_have_a_least_value(tmp_path):
    op = read(tmp_path, changed("// tw: shapes", "// tw: range n = 2\n// tw: shapes"))
    assert op.sizes[0].minimum == 2
    with pytest.raises(CodegenError, match="size n of vector_add is 1; valid are integers from 2"):
        make_problem(op, F32, {"n": 1})
    assert make_problem(op, F32, {"n": 2}).sizes["n"] == 2


def test_a_file_describes_members_before_the_files_that_it_uses(tmp_path):
    (tmp_path / "shared.h").write_text("// tw: doc n = Any number\n// tw: doc a = First\n", encoding="utf-8")
    op = read(tmp_path, changed("// tw: shapes", "// tw: use shared.h\n// tw: doc n = Elements\n// tw: shapes"))
    assert op.sizes[0].doc == "Elements" and op.tensors[0].doc == "First"


def test_values_of_a_scalar_may_have_names(tmp_path):
    text = changed("b: f32[n])", "b: f32[n], kind: sum | mean | larger = mean)").replace(
        "long long n)", "long long n, int kind)"
    )
    op = read(tmp_path, text.replace("// tw: shapes", "// tw: case kind = larger\n// tw: shapes"))
    (kind,) = op.scalars
    assert (kind.type, kind.default, kind.values, kind.least, kind.most) == ("i32", 1, ("sum", "mean", "larger"), 0, 2)
    header = typed_sources([op])["include/tilewright/vector_add.h"]
    assert "enum class VectorAddKind : std::uint8_t { sum, mean, larger };" in header
    assert "VectorAddKind kind = VectorAddKind::mean;" in header
    problem = make_problem(op, F32, {"n": 100})
    kernel = kernel_of(op, BLOCK=64, VEC=1)
    edges = derived_edges(op, problem, derived_tile(op, kernel, Values()))
    assert {edge.scalars.kind for edge in edges} == {1, 2}


def test_outputs_may_lie_in_the_place_of_inputs_of_the_same_strides(tmp_path):
    text = changed("a: f32[n], b: f32[n]) -> c: f32[n]", "a: f32[n:sa], b: f32[n:sb]) -> c: f32[n:sc]")
    op = read(tmp_path, text.replace("// tw: shapes", "// tw: inplace c = a, b\n// tw: shapes"))
    assert [tensor.in_place_of for tensor in op.tensors] == [(), (), ("a", "b")]

    def pairs(**sizes):
        problem = make_problem(op, F32, {"n": 100, **sizes})
        return [tuple(pair.values()) for pair in problem_json(op, load_archs()["sm80"], problem).get("in_place", [])]

    assert pairs() == [("c", "a"), ("c", "b")]
    assert pairs(sa=2) == [("c", "b")] and pairs(sb=2, sc=2) == [("c", "b")] and pairs(sc=2) == []
    assert pairs(n=1, sc=2) == [("c", "a"), ("c", "b")], "of one element the stride does not matter"


@pytest.mark.parametrize(
    ("tensor", "given", "says"),
    [
        (0, "b", "is no output: only one that is written, and not read, can lie in an input's place"),
        (2, "d", "cannot lie in the place of 'd'; valid are inputs of its type and axes: a"),
        (2, "b", "cannot lie in the place of 'b'; valid are inputs of its type and axes: a"),
    ],
)
def test_what_cannot_lie_in_the_place_of_another_is_refused(tensor, given, says, tmp_path):
    op = read(tmp_path, changed("b: f32[n]", "b: f32[2 * n]"))
    tensors = list(op.tensors)
    tensors[tensor] = replace(tensors[tensor], in_place_of=(given,))
    with pytest.raises(CodegenError, match=says):
        checked(replace(op, tensors=tuple(tensors)), tmp_path / "own.cu")


def test_pointers_may_be_aligned_as_elements_are(tmp_path):
    text = changed("a: f32[n], b: f32[n]) -> c: f32[n]", "a: T[n], b: T[n]) -> c: T[n]").replace("float*", "T*")
    op = read(
        tmp_path, text.replace("// tw: shapes", "// tw: types T = f32, f16\n// tw: align bytes(T)\n// tw: shapes")
    )
    found = {
        dtype: op.families[0].pointer_alignment(kernel_of(op, attributes=Values(dtype=dtype), BLOCK=64, VEC=1))
        for dtype in ("f32", "f16")
    }
    assert found == {"f32": 4, "f16": 2}


def test_types_that_no_kernel_takes_together_are_not_tuned(tmp_path):
    text = changed("a: f32[n], b: f32[n]) -> c: f32[n]", "a: T[n], b: W[n]) -> c: T[n]")
    text = (
        text.replace("const float* a", "const T* a").replace("const float* b", "const W* b").replace("float* c", "T* c")
    )
    lines = "// tw: types T = f32, f16; W = f32, f16\n// tw: where W == T or W == f32\n// tw: shapes"
    op = read(tmp_path, text.replace("// tw: shapes", lines))
    kinds = {(each["attributes"]["dtype"], each["attributes"]["dtype_w"]) for each in op.presets["shapes"]["problems"]}
    assert kinds == {("f32", "f32"), ("f16", "f16"), ("f16", "f32")}


def test_each_op_is_found_by_its_name_alone():
    ops = load_ops()
    for name, op in ops.items():
        (found,) = load_ops(name=name).values()
        assert (found.name, found.places()) == (name, op.places())
        assert [family.name for family in found.families] == [family.name for family in op.families]
    assert load_ops(name="nope").keys() == load_ops(name="*").keys() == ops.keys()


def test_an_op_of_ones_own_is_found_beside_one_that_is_named(tmp_path):
    own = write(tmp_path, VECTOR_ADD, "vector_add.cu")
    assert load_ops([own], "gemm").keys() == {"gemm", "vector_add"}
    assert load_ops([own], "vector_add").keys() == {"vector_add"}
