"""Operators as T1 search spaces: what is written is read again as the same space, and what T1 has no words for is
refused."""
# ruff: noqa: E501  (a mistake is a line of the table)

import json
import re
from pathlib import Path

import jsonschema
import pytest
from plain_ops import SUM_CPU, VECTOR_ADD, VECTOR_ADD_CPU
from test_t1 import DOCUMENT, blocks_of, kernels_of, write

from codegen.cli import main
from codegen.errors import CodegenError, UsageError
from codegen.launch import launch_of
from codegen.load import load_ops
from codegen.t1.writer import written

SCHEMA = json.loads((Path(__file__).parents[1] / "data" / "kernel_tuner" / "t1.schema.json").read_text())
CHECKED = VECTOR_ADD.replace("reference.h:add", "c == a + b").replace("long long n", "int n")


def plain(folder, text=CHECKED, name="vector_add.cu"):
    (folder / name).write_text(text)
    return folder / name


def space_of(path, arch="sm80"):
    """Configurations, and their launches."""
    op = load_ops([path])["vector_add"]
    return {tuple(k.config.items()): (blocks_of(op, k), launch_of(op, k).block) for k in kernels_of(op, arch)}


def document_of(path, **shape):
    document = written(path, shape, path.parent)
    jsonschema.validate(document, SCHEMA)
    return document


def test_a_search_space_survives_being_read_and_written(tmp_path):
    path = write(tmp_path)
    document = document_of(path)
    wanted = DOCUMENT["KernelSpecification"]
    kernel = document["KernelSpecification"]
    for name in ("Language", "KernelName", "KernelFile", "LocalSize", "GridDivX", "ProblemSize", "SharedMemory"):
        assert kernel[name] == wanted[name], name
    for mine, given in zip(kernel["Arguments"], wanted["Arguments"], strict=True):
        assert {name: mine.get(name) for name in given if name != "Size"} == {
            name: value for name, value in given.items() if name != "Size"
        }
        assert mine.get("Size", 100003) == 100003
    assert document["ConfigurationSpace"] == {
        "TuningParameters": [{"Name": "block_size_x", "Type": "int", "Values": "[64, 128, 256, 512, 768, 1024]"}],
        "Conditions": DOCUMENT["ConfigurationSpace"]["Conditions"],
    }
    before = space_of(path)
    path.write_text(json.dumps(document))
    assert space_of(path) == before and len(before) == 5
    assert document_of(path) == document


def test_a_plain_file_becomes_a_search_space(tmp_path):
    path = plain(tmp_path)
    document = document_of(path, n=100003)
    assert document["ConfigurationSpace"]["Conditions"] == [
        {"Expression": "BLOCK * VEC <= 1024", "Parameters": ["BLOCK", "VEC"]}
    ]
    kernel = document["KernelSpecification"]
    assert (kernel["ProblemSize"], kernel["GridDivX"], kernel["LocalSize"]["X"]) == (
        [100003],
        ["BLOCK", "VEC"],
        "BLOCK",
    )
    assert kernel["GlobalSize"]["X"] == "-(-100003 // (BLOCK * VEC))"
    assert [(a["Name"], a["Type"], a.get("Size"), a["FillType"] if "Size" in a else a["FillValue"])
            for a in kernel["Arguments"]] == [
        ("a", "float", 100003, "Random"), ("b", "float", 100003, "Random"), ("c", "float", 100003, "Constant"),
        ("n", "int32", None, 100003),
    ]  # fmt: skip
    (tmp_path / "space.json").write_text(json.dumps(document))
    read = space_of(tmp_path / "space.json")
    assert {config: blocks for config, (blocks, _) in read.items()} == {
        config: [-(-100003 // (dict(config)["BLOCK"] * dict(config)["VEC"])), 1] for config in space_of_configs(path)
    }


def space_of_configs(path):
    return [tuple(kernel.config.items()) for kernel in kernels_of(load_ops([path])["vector_add"])]


@pytest.mark.parametrize(
    ("changed", "by", "kernel"),
    [
        ("grid = ceil(n / (BLOCK * VEC))", "grid = ceil(n / BLOCK) * VEC", {"ProblemSize": ["-(-1000 // BLOCK) * VEC"], "GridDivX": ["1"]}),
        ("grid = ceil(n / (BLOCK * VEC))", "grid = (ceil(n * 2 / 7), VEC)", {"ProblemSize": [2000, "VEC"], "GridDivX": ["7"], "GridDivY": ["1"]}),
        ("block = BLOCK", "block = (BLOCK, 1, VEC), shared = 4 * 256", {"SharedMemory": 1024, "LocalSize": {"X": "BLOCK", "Y": "1", "Z": "VEC"}}),
        ("// tw: shapes", "// tw: data a = 0.5; b = one\n// tw: shapes", {}),
    ],
)  # fmt: skip
def test_what_t1_says_otherwise_is_said_so(tmp_path, changed, by, kernel):
    document = document_of(plain(tmp_path, CHECKED.replace(changed, by)))
    assert {name: document["KernelSpecification"][name] for name in kernel} == kernel
    if "data" in by:
        fills = [(each["FillType"], each["FillValue"]) for each in document["KernelSpecification"]["Arguments"][:2]]
        assert fills == [("Constant", 0.5), ("Constant", 1.0)]


def test_rules_of_sizes_are_conditions_and_types_are_macros(tmp_path):
    text = CHECKED.replace("f32[n]", "T[n]").replace("float*", "T*").replace(
        "// tw: where  BLOCK * VEC <= 1024", "// tw: types T = f32, i32\n// tw: where n % VEC == 0 and bytes(T) * VEC <= 16"
    )  # fmt: skip
    document = document_of(plain(tmp_path, text))
    assert document["ConfigurationSpace"]["Conditions"][0]["Expression"] == "1000 % VEC == 0 and 4 * VEC <= 16"
    assert document["KernelSpecification"]["CompilerOptions"] == ["-DT=float"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (SUM_CPU, "launch: T1 has no words for several kernels in a row"),
        (VECTOR_ADD_CPU.replace("reference.h:add", "c == a + b"), "is called for each block (block_x); T1 knows C functions that are called once"),
        (CHECKED.replace("VEC = 1, 2, 4", "VEC = 1, 2, 4\n// tw: runtime R = 1, 2").replace("ceil(n /", "R * ceil(n /"), "runtime: T1 has no words for run-time parameters"),
        (CHECKED.replace("block = BLOCK", "block = BLOCK, cooperative"), "launch: T1 has no words for cooperative launches"),
        (CHECKED.replace("block = BLOCK", "block = BLOCK, cluster = 2"), "launch: T1 has no words for clusters"),
        (CHECKED.replace("block = BLOCK", "block = BLOCK, shared = 4 * BLOCK"), "launch: shared memory is 4 * BLOCK; T1 knows a number of bytes"),
        (CHECKED.replace("BLOCK * VEC <= 1024", "BLOCK <= smem_bytes_per_cta"), "where: smem_bytes_per_cta depends on the device"),
        (CHECKED.replace("BLOCK * VEC <= 1024", "n % 512 == 0"), "where: n % 512 == 0 does not hold for these sizes; name others: --shape"),
        (CHECKED.replace("f32[n]", "bf16[n]").replace("float*", "__nv_bfloat16*"), "op: a is of bf16, for which T1 has no word"),
        (CHECKED.replace("f32[n]", "T[n]").replace("float*", "T*").replace("// tw: tune", "// tw: types T = f16\n// tw: tune"), "op: T is f16; as a macro T1's readers know the types f32, i32"),
    ],
    ids=range(10),
)  # fmt: skip
def test_what_t1_has_no_words_for_is_refused(tmp_path, text, says):
    path = plain(tmp_path, text, "k.cc" if "block_x" in text else "k.cu")
    with pytest.raises(CodegenError, match=re.escape(f"{path}:") + r"\d+: .*" + re.escape(says)):
        written(path, {}, tmp_path)


def test_the_command_prints_or_writes(tmp_path, capsys):
    path = plain(tmp_path)
    assert main(["t1", str(path), "--shape", "n=1_000_003"]) == 0
    assert json.loads(capsys.readouterr().out)["KernelSpecification"]["ProblemSize"] == [1000003]
    (tmp_path / "inner").mkdir()
    assert main(["t1", str(path), "--out", str(tmp_path / "inner" / "space.json")]) == 0
    document = json.loads((tmp_path / "inner" / "space.json").read_text())
    assert document["KernelSpecification"]["KernelFile"] == "../vector_add.cu"
    assert space_of(tmp_path / "inner" / "space.json")
    for shape, says in (
        ("m=1", "n is missing; the sizes are n"),
        ("n=1,m=2", "unknown size 'm'"),
        ("n", "'n' is not under"),
    ):
        assert main(["t1", str(path), "--shape", shape]) == 2
        assert says in capsys.readouterr().err
    with pytest.raises(UsageError, match="--shape is missing: T1 tells of one problem"):
        written(plain(tmp_path, re.sub(r"// tw: shapes.*\n", "", CHECKED)), {}, tmp_path)
