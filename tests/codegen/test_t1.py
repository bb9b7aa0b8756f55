"""T1 search spaces: what a plain file's lines would say is read from them, and what cannot be done is said with the
path in the document and what is allowed."""
# ruff: noqa: E501  (a mistake is a line of the table)

import copy
import json
import re

import pytest
from nvrtc import compiled

from codegen.cli import main
from codegen.launch import launch_of
from codegen.load import ROOT, load_archs, load_ops
from codegen.manifest import build
from codegen.model import CodegenError, Values
from codegen.plain.mistake import Place
from codegen.problems import make_problem
from codegen.render import render_kernel
from codegen.space import enumerate_space
from codegen.t1.python_value import python_value

VECTOR_ADD = """\
__global__ void vector_add(float *c, float *a, float *b, int n) {
  int i = blockIdx.x * block_size_x + threadIdx.x;
  if (i < n) c[i] = a[i] + b[i];
}
"""
DOCUMENT = {
    "General": {"BenchmarkName": "vector_add", "OutputFormat": "JSON"},
    "ConfigurationSpace": {
        "TuningParameters": [
            {"Name": "block_size_x", "Type": "int", "Values": "[64, 128] + list(range(256, 1025, 256))", "Default": 64}
        ],
        "Conditions": [{"Expression": "32 <= block_size_x <= 768", "Parameters": ["block_size_x"]}],
    },
    "KernelSpecification": {
        "Language": "CUDA",
        "CompilerOptions": ["-std=c++11"],
        "KernelName": "vector_add",
        "KernelFile": "vector_add.cu",
        "GlobalSizeType": "CUDA",
        "LocalSize": {"X": "block_size_x", "Y": "1", "Z": "1"},
        "GlobalSize": {"X": "262144 // block_size_x"},
        "GridDivX": ["block_size_x"],
        "ProblemSize": [100003],
        "SharedMemory": 0,
        "Stream": None,
        "Arguments": [
            {"Name": "c", "Type": "float", "MemoryType": "Vector", "AccessType": "WriteOnly", "FillType": "Constant",
             "Size": "ProblemSize[0]", "FillValue": 0.0, "Output": 1},
            {"Name": "a", "Type": "float", "MemoryType": "Vector", "AccessType": "ReadOnly", "FillType": "Random",
             "Size": 100003, "FillValue": 1.0},
            {"Name": "b", "Type": "float", "MemoryType": "Vector", "AccessType": "ReadOnly", "FillType": "Constant",
             "Size": "max(block_size_x) - 1024 + ProblemSize[0]", "FillValue": 2.5},
            {"Name": "n", "Type": "int32", "MemoryType": "Scalar", "AccessType": "ReadOnly", "FillValue": 100003},
        ],
    },
}  # fmt: skip


def put(document, path, value):
    """At `KernelSpecification.Arguments[1].Type`; None: removes it."""
    *steps, last = re.findall(r"\w+", path)
    for step in steps:
        document = document[int(step) if step.isdigit() else step]
    key = int(last) if last.isdigit() else last
    if value is None:
        del document[key]
    else:
        document[key] = value


def write(folder, *changes, text=VECTOR_ADD, name="vector_add.cu"):
    document = copy.deepcopy(DOCUMENT)
    for path, value in changes:
        put(document, path, value)
    (folder / name).write_text(text)
    (folder / "space.json").write_text(json.dumps(document))
    return folder / "space.json"


def read(folder, *changes, **words):
    path = write(folder, *changes, **words)
    return next(op for op in load_ops([path]).values() if op.file == "space.json")


def kernels_of(op, arch="sm80"):
    return enumerate_space(op, load_archs()[arch], [Values({"dtype": op.attributes[0].default})]).kernels


def problem_of(op, **sizes):
    (preset,) = op.presets["shapes"]["problems"]
    return make_problem(op, Values(preset["attributes"]), {**preset["sizes"], **sizes}, 0)


def blocks_of(op, kernel):
    """Of the grid, along x and y: of T1 these are numbers of a configuration."""
    launch = launch_of(op, kernel)
    formulas = {each.name: each.formula for each in launch.computed}
    return [int(formulas[axis[0].value][0]) if axis else 1 for axis in launch.grid[:2]]


def test_a_search_space_is_an_operator(tmp_path):
    op = read(tmp_path)
    assert (op.name, op.size_names()) == ("vector_add", ("problem_x",))
    assert [(t.name, t.role, t.shape.axes) for t in op.tensors] == [
        ("c", "out", ("problem_x",)), ("a", "in", ("problem_x",)), ("b", "in", ("problem_x",))
    ]  # fmt: skip
    assert [(scalar.name, scalar.type, scalar.default) for scalar in op.scalars] == [("n", "i32", 100003)]
    problem = problem_of(op)
    assert [op.tensor_fill(name, problem).kind for name in ("a", "b")] == ["normal", "external"]
    assert op.tensor_fill("b", problem).make(shape=(2,)).tolist() == [2.5, 2.5]
    found = kernels_of(op)
    assert [kernel.config["block_size_x"] for kernel in found] == [64, 128, 256, 512, 768]
    assert [blocks_of(op, kernel)[0] for kernel in found] == [1563, 782, 391, 196, 131]
    assert launch_of(op, found[0]).block == (64, 1, 1)


def test_no_other_size_is_served_or_tried(tmp_path):
    op = read(tmp_path)
    (kernel, *_) = kernels_of(op)
    assert kernel.allows(problem_of(op))
    assert not any(kernel.allows(problem_of(op, problem_x=other)) for other in (100002, 100004, 64))
    edges = build(op, load_archs()["sm80"], [problem_of(op)]).data["edges"]
    assert [edge["sizes"]["problem_x"] for edge in edges] == [100003]


def test_without_a_check_candidates_are_compared_with_the_first(tmp_path):
    data = build(op := read(tmp_path), load_archs()["sm80"], [problem_of(op)]).data
    default = data["problems"][0]["candidates"][data["problems"][0]["default"]]["kernel"]
    assert [reference["kernel"] for reference in data["references"]] == [default]
    assert data["references"][0]["hash"] == data["kernels"][default]["hash"]


def test_the_kernels_file_says_what_t1_cannot(tmp_path):
    lines = "// tw: check c == a + b within relative 1e-3\n// tw: metric flops = n\n// tw: data a = small_int\n"
    op = read(tmp_path, text=lines + VECTOR_ADD)
    problem = problem_of(op)
    assert op.name == "vector_add" and op.reference is not None and not op.compared_with_first
    assert op.outputs(problem)[0].tolerance.relative == 1e-3
    assert op.flops(problem) == 100003
    assert op.tensor_fill("a", problem).kind == "small_int"
    with pytest.raises(CodegenError, match=r"vector_add.cu:1: tune: T1 says it; beside it are about, check"):
        read(tmp_path, text="// tw: tune W = 1, 2\n" + VECTOR_ADD)
    whole = "// tw: op other(x: f32[n, m]) -> y: f32[m, n]\n// tw: check y == x.T\n"  # of tensors that T1 knows as flat
    assert read(tmp_path, text=whole + VECTOR_ADD).compared_with_first


def test_units_compile_though_the_kernel_takes_no_const(tmp_path):
    op = read(tmp_path, text="#ifndef kernel_tuner\n#error\n#endif\n" + VECTOR_ADD)
    fault, log = compiled(op, kernels_of(op)[0], tmp_path)
    assert fault == "", log


@pytest.mark.parametrize(
    ("changes", "blocks"),
    [
        ([("KernelSpecification.GridDivX", [])], [1563, 1]),  # Kernel Tuner's default
        ([("KernelSpecification.GridDivX", ["block_size_x/32", "2"])], [25001, 1]),  # 100003 / (2 * 2)
        ([("KernelSpecification.GridDivX", "1")], [100003, 1]),
        ([("KernelSpecification.ProblemSize", [4096, "block_size_x * 3"])], [64, 192]),
        ([("KernelSpecification.ProblemSize", None)], [4096, 1]),  # 262144 // 64
        ([("KernelSpecification.ProblemSize", None), ("KernelSpecification.GlobalSizeType", "OpenCL")], [64, 1]),
    ],
)  # fmt: skip
def test_grids_are_those_of_kernel_tuner_and_ktt(tmp_path, changes, blocks):
    sizes = [(f"KernelSpecification.Arguments[{i}].Size", 100003) for i in range(3)]
    op = read(tmp_path, *sizes, *changes)
    assert blocks_of(op, kernels_of(op)[0]) == blocks


@pytest.mark.parametrize(
    ("argument", "changed", "role"),
    [
        ("float *c", {"AccessType": "ReadWrite"}, "inout"),
        ("float *c", {"AccessType": None}, "inout"),
        ("float *c", {"AccessType": None, "Output": 1}, "inout"),
        ("const float *c", {"AccessType": "WriteOnly"}, "out"),
    ],
)
def test_what_t1_leaves_open_the_parameter_tells(tmp_path, argument, changed, role):
    changes = [(f"KernelSpecification.Arguments[0].{name}", value) for name, value in changed.items()]
    op = read(tmp_path, *changes, text=VECTOR_ADD.replace("float *c", argument))
    assert op.tensors[0].role == role


def test_c_is_called_once_and_its_result_is_dropped(tmp_path):
    text = "float vector_add(float* c, const float* a, const float* b, int n) {\n  for (int i = 0; i < n; ++i) c[i] = a[i] + b[i];\n  return block_size_x;\n}\n"
    changes = [("KernelSpecification.Language", "C"), ("KernelSpecification.KernelFile", "vector_add.c")]
    op = read(tmp_path, *changes, text=text, name="vector_add.c")
    kernel = kernels_of(op, "x86-64-v3")[0]
    assert kernel.family.kind == "cpu" and blocks_of(op, kernel) == [1, 1]
    assert "vector_add(static_cast<float*>(tw_params->c)" in render_kernel(op, kernel).text


def test_block_lengths_that_are_no_parameters_are_macros_where_they_are_named(tmp_path):
    text = VECTOR_ADD.replace("blockIdx.x *", "block_size_y * blockIdx.x *")
    op = read(tmp_path, ("KernelSpecification.LocalSize.Y", "block_size_x // 64"), text=text)
    units = [render_kernel(op, kernel).text for kernel in kernels_of(op)[:2]]
    assert ["#define block_size_y 1\n" in units[0], "#define block_size_y 2\n" in units[1]] == [True, True]
    assert "block_size_z" not in units[0] and "kernel_tuner" not in units[0]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("[1, 2] + list(range(32, 97, 32))", [1, 2, 32, 64, 96]),
        ("[2**i for i in range(0, 6)]", [1, 2, 4, 8, 16, 32]),
        ("[i * j for i in (1, 2) for j in [3, 4] if i < j - 2 or j == 4]", [4, 8]),
        ("['a', \"b\"]", ["a", "b"]),
        ("[not True, 1 < 2 < 3, -0.5]", [False, True, -0.5]),
        ("(ProblemSize[0]+max(w)-1) * (ProblemSize[1] if len(w) > 1 else 0)", 54),
        ("max(3) + int(7 / 2)", 6),
    ],
)
def test_python_that_documents_hold_is_computed(text, value):
    assert python_value(text, Place("f.json", 0, "Values"), {"ProblemSize": [4, 9], "w": [1, 3]}) == value


MISTAKES = [
    # where, what is put there (None: it is missing), what is said
    ("KernelSpecification", None, "document: KernelSpecification is missing; members are ConfigurationSpace"),
    ("KernelSpecification.Langage", "CUDA", "KernelSpecification: unknown member 'Langage' (did you mean Language?); valid are Language, "),
    ("KernelSpecification.Language", "OpenCL", "KernelSpecification.Language: unknown language 'OpenCL'; valid are CUDA, C"),
    ("KernelSpecification.KernelFile", "add.cu", "KernelSpecification.KernelFile: no file {tmp}/add.cu; it is named from {tmp}, where"),
    ("KernelSpecification.KernelFile", 7, "KernelSpecification.KernelFile: 7 is no text; valid is a string"),
    ("KernelSpecification.KernelName", "vector_ad", "KernelSpecification.KernelName: unknown kernel of {tmp}/vector_add.cu 'vector_ad' (did you mean vector_add?); valid are vector_add"),
    ("KernelSpecification.LocalSize", None, "KernelSpecification: LocalSize is missing; members are Language, "),
    ("KernelSpecification.LocalSize.X", "block_size", "KernelSpecification.LocalSize: unknown name 'block_size' (did you mean block_size_x?); valid are block_size_x"),
    ("KernelSpecification.LocalSize.W", "1", "KernelSpecification.LocalSize: unknown member 'W'; valid are X, Y, Z"),
    ("KernelSpecification.GridDivX", ["tile"], "KernelSpecification.ProblemSize: unknown name 'tile'; valid are block_size_x"),
    ("KernelSpecification.ProblemSize", [1, 2, 3, 4], "KernelSpecification.ProblemSize: it has 4 axes; valid are 1 to 3"),
    ("KernelSpecification.ProblemSize", {"x": 1}, "KernelSpecification.ProblemSize: {{'x': 1}} is no text; valid is a string"),
    ("KernelSpecification.GlobalSizeType", "Metal", "KernelSpecification.GlobalSizeType: unknown value 'Metal'; valid are CUDA, OpenCL, Vulkan"),
    ("KernelSpecification.SharedMemory", "4 * block_size_x", "KernelSpecification.SharedMemory: '4 * block_size_x'; valid are whole numbers from 0"),
    ("KernelSpecification.CompilerOptions[0]", "-I../include", "KernelSpecification.CompilerOptions[0]: option '-I../include'; valid are -DNAME=VALUE, "),
    ("KernelSpecification.CompilerOptions", "-O3", "KernelSpecification.CompilerOptions: '-O3' is no array; valid is [...]"),
    ("KernelSpecification.ReferenceArguments", [], "KernelSpecification: ReferenceArguments can't be used here; say what is right in the kernel's file: // tw: check c == a + b"),
    ("KernelSpecification.Arguments[3]", None, "KernelSpecification.Arguments: there are 3 arguments, and the parameters of vector_add are c, a, b, n; each has one"),
    ("KernelSpecification.Arguments[1].Type", None, "KernelSpecification.Arguments[1]: Type is missing; members are Type, MemoryType, Name"),
    ("KernelSpecification.Arguments[1].Type", "double", "KernelSpecification.Arguments[1].Type: unknown type of a vector 'double'; valid are float, float2"),
    ("KernelSpecification.Arguments[3].Type", "half", "KernelSpecification.Arguments[3].Type: unknown type of a scalar 'half'; valid are float, int32"),
    ("KernelSpecification.Arguments[1].MemoryType", "Symbol", "KernelSpecification.Arguments[1].MemoryType: unknown value 'Symbol'; valid are Vector, Scalar"),
    ("KernelSpecification.Arguments[1].MemType", "Constant", "KernelSpecification.Arguments[1].MemType: a kernel's __constant__ memory can't be filled; make it a parameter"),
    ("KernelSpecification.Arguments[1].FillType", "BinaryRaw", "KernelSpecification.Arguments[1].FillType: unknown value 'BinaryRaw'; valid are Constant, Random"),
    ("KernelSpecification.Arguments[1].DataSource", "a.bin", "KernelSpecification.Arguments[1]: DataSource can't be used here; say in the kernel's file who makes the data"),
    ("KernelSpecification.Arguments[1].AccessType", "Read", "KernelSpecification.Arguments[1].AccessType: unknown value 'Read' (did you mean ReadOnly?); valid are ReadOnly"),
    ("KernelSpecification.Arguments[1].Size", None, "KernelSpecification.Arguments[1]: Size is missing; a vector has as many elements as it says"),
    ("KernelSpecification.Arguments[1].Size", "ProblemSize[1]", "KernelSpecification.Arguments[1].Size: 'ProblemSize[1]' can't be computed: list index out of range"),
    ("KernelSpecification.Arguments[1].Size", "n", "KernelSpecification.Arguments[1].Size: unknown name 'n'; names are block_size_x, ProblemSize; allowed are numbers"),
    ("KernelSpecification.Arguments[1].Size", 0, "KernelSpecification.Arguments[1].Size: 0; valid are whole numbers from 1 to"),
    ("KernelSpecification.Arguments[3].FillValue", None, "KernelSpecification.Arguments[3]: FillValue is missing; it is the scalar's value"),
    ("KernelSpecification.Arguments[3].FillValue", 1 << 31, "KernelSpecification.Arguments[3].FillValue: 2147483648; valid are whole numbers from -2147483648 to 2147483647"),
    ("KernelSpecification.Arguments[3].FillValue", "n", "KernelSpecification.Arguments[3].FillValue: 'n'; valid are whole numbers"),
    ("KernelSpecification.Arguments[0].AccessType", "ReadOnly", "KernelSpecification.Arguments: nothing is written; an output has AccessType WriteOnly or ReadWrite"),
    ("ConfigurationSpace.TuningParameters[0].Name", "block size", "ConfigurationSpace.TuningParameters[0].Name: parameter 'block size' is no name"),
    ("ConfigurationSpace.TuningParameters[0].Type", "long", "ConfigurationSpace.TuningParameters[0].Type: unknown value 'long'; valid are int, uint, float, bool, string"),
    ("ConfigurationSpace.TuningParameters[0].Type", "bool", "ConfigurationSpace.TuningParameters[0].Values: 64 is no bool; valid are True and False"),
    ("ConfigurationSpace.TuningParameters[0]", {"Name": "w", "Type": "uint", "Values": [1, -2]}, "ConfigurationSpace.TuningParameters[0].Values: -2 is no uint; valid are whole numbers from 0"),
    ("ConfigurationSpace.TuningParameters[0].Values", "[0.5]", "ConfigurationSpace.TuningParameters[0].Values: 0.5 is no int; valid are whole numbers"),
    ("ConfigurationSpace.TuningParameters[0].Values", "64", "ConfigurationSpace.TuningParameters[0].Values: 64 is no list of values; valid is [1, 2, 4]"),
    ("ConfigurationSpace.TuningParameters[0].Values", "[1, 2", "ConfigurationSpace.TuningParameters[0].Values: '[1, 2' is no Python: '[' was never closed; allowed are"),
    ("ConfigurationSpace.TuningParameters[0].Values", "open('/etc/passwd')", "ConfigurationSpace.TuningParameters[0].Values: \"open('/etc/passwd')\" is not allowed; allowed are numbers"),
    ("ConfigurationSpace.TuningParameters[0].Values", "list(range(10**9))", "ConfigurationSpace.TuningParameters[0].Values: range(1000000000,) has more than 4096 values"),
    ("ConfigurationSpace.Conditions[0].Expression", "block_size_x in [64]", "ConfigurationSpace.Conditions[0].Expression: 'block_size_x in [64]' is not allowed in an expression"),
    ("ConfigurationSpace.Conditions[0].Expression", "tile > 1", "ConfigurationSpace.Conditions[0].Expression: unknown name 'tile'; valid are block_size_x"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "says"), MISTAKES, ids=lambda value: str(value)[:60])
def test_each_mistake_is_said_with_its_path(tmp_path, path, value, says):
    file = write(tmp_path, (path, value))
    with pytest.raises(CodegenError) as error:
        load_ops([file])
    assert str(error.value).startswith(f"{file}: {says.format(tmp=tmp_path)}"), str(error.value)


def test_what_is_no_json_and_what_no_object_is_said(tmp_path):
    (tmp_path / "space.json").write_text('{"General": {\n  7')
    with pytest.raises(CodegenError, match=r"space.json:2: JSON: Expecting property name"):
        load_ops([tmp_path / "space.json"])
    (tmp_path / "space.json").write_text("[]")
    with pytest.raises(CodegenError, match=r"\[\] is no object; valid are members ConfigurationSpace"):
        load_ops([tmp_path / "space.json"])


def test_a_parameter_that_nothing_reads_is_a_slip(tmp_path):
    unused = {"Name": "tile", "Type": "int", "Values": "[1, 2]"}
    path = "ConfigurationSpace.TuningParameters"
    parameters = [*DOCUMENT["ConfigurationSpace"]["TuningParameters"], unused]
    with pytest.raises(CodegenError, match=r"TuningParameters\[1\]: tile is not used; a kernel or"):
        read(tmp_path, (path, parameters))
    with pytest.raises(CodegenError, match=r"TuningParameters\[1\]: tunable n is a scalar already"):
        read(tmp_path, (path, [*parameters[:-1], {**unused, "Name": "n"}]))
    unused["Values"] = "[1]"  # is no search
    assert kernels_of(read(tmp_path, (path, parameters)))[0].config["tile"] == 1


def test_what_is_emitted_depends_on_the_kernels_file_too(tmp_path):
    (tmp_path / "kernels").mkdir()
    (tmp_path / "kernels" / "vector_add.cu").write_text(VECTOR_ADD)
    path = write(tmp_path, ("KernelSpecification.KernelFile", "kernels/vector_add.cu"), name="unused.cu")
    (tmp_path / "db").mkdir()
    words = ["--own", "--templates", path, "--db", tmp_path / "db", "--out", tmp_path / "out"]
    assert main(["emit", *map(str, words), "--depends", str(tmp_path / "depends")]) == 0
    depends = (tmp_path / "depends").read_text().splitlines()
    assert depends == [str(path), str(tmp_path / "kernels" / "vector_add.cu")]
    sources = (tmp_path / "out" / "sources.cmake").read_text()
    assert 'tilewright_op(NAME vector_add PLACES "../space.json")' in sources
    (unit,) = (tmp_path / "out" / "kernels").glob("*/vector_add.*.cu")
    assert VECTOR_ADD.partition("(")[2] in unit.read_text()


EXAMPLE = ROOT / "examples" / "kernel_tuner"
PAGE = (ROOT / "docs" / "how" / "kernel-tuner.md").read_text()


def test_the_page_shows_the_example_and_a_plain_file_of_the_same_space(tmp_path):
    assert (EXAMPLE / "vector_add.cu").read_text() in PAGE
    call = (EXAMPLE / "vector_add.py").read_text()
    assert call[call.index("import numpy") :] in PAGE
    (plain,) = re.findall(r"(// tw: op .*?\n}\n)", PAGE, re.DOTALL)
    (tmp_path / "vector_add.cu").write_text(plain)

    def space(path):
        op = next(op for op in load_ops([path]).values() if op.name == "vector_add")
        assert op.reference is not None
        return [(k.config, launch_of(op, k).block) for k in kernels_of(op, "sm90a")]

    assert space(EXAMPLE / "vector_add.json") == space(tmp_path / "vector_add.cu")
    assert len(space(EXAMPLE / "vector_add.json")) == 15
