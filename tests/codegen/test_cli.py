"""The command line: what each command prints and writes, and that every error is one line that names input and
remedy."""

import errno
import json
import os
import re
import shutil
from pathlib import Path

import pytest
from conftest import TESTS, TOY_OP
from records import record, write_database

from codegen import VERSIONED_GENERATOR
from codegen.cli import main
from codegen.load import ARCH_FOLDER, DEVICE_FOLDER

TOY = ["--templates", str(TOY_OP)]


def run(capsys, *words):
    try:
        status = main(list(words))
    except SystemExit as exit:
        status = exit.code
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def write_problems(tmp_path, problems):
    path = tmp_path / "problems.json"
    path.write_text(json.dumps(problems))
    return str(path)


def test_help_teaches(capsys):
    status, out, _ = run(capsys, "--help")
    assert status == 0 and "examples:" in out and "python3 -m codegen space --op gemm" in out
    for command in ("archs", "devices", "ops", "manifest", "space", "render", "emit"):
        status, out, _ = run(capsys, command, "--help")
        assert status == 0 and "example:" in out


def test_listings(capsys):
    status, out, _ = run(capsys, "archs", "--json")
    assert status == 0 and {arch["name"] for arch in json.loads(out)} >= {"sm90a", "x86-64-v4"}
    status, out, _ = run(capsys, "ops", "--json", *TOY)
    ops = {op["name"]: op for op in json.loads(out)}
    assert ops["gemm"]["defaults"] == {"batch": 1} and ops["gemm"]["key_sizes"] == 4
    assert ops["scale_add"]["presets"]["small"]["problems"]
    assert [name for name, op in ops.items() if op["is_default"]] == ["gemm"]
    dtype = ops["gemm"]["attributes"][0]
    assert dtype["name"] == "dtype" and dtype["by_feature"][0] == ["bf16", "bf16"] and "Type of A" in dtype["doc"]
    status, out, _ = run(capsys, "devices", "--json")
    assert status == 0 and {device["name"] for device in json.loads(out)} >= {"l4", "h200"}
    space = ["space", "--op", "scale_add", "--arch", "sm80", *TOY, "--dtype", "f32"]
    for command in (["archs"], ["devices"], ["ops"], space):
        status, out, _ = run(capsys, *command)
        assert status == 0 and out


def test_space_as_json(capsys):
    status, out, _ = run(capsys, "space", "--op", "scale_add", "--arch", "sm80", "--json", "--list", *TOY)
    data = json.loads(out)
    assert status == 0 and data["legal"] == {"grid_cuda dtype=f32": 11} and len(data["kernels"]) == 11


def test_manifest_writes_what_it_names(capsys, tmp_path):
    problems = write_problems(tmp_path, [{"sizes": {"n": 5}}])
    out = tmp_path / "out"
    words = [
        "manifest",
        "--op",
        "scale_add",
        "--arch",
        "sm80",
        "--problems",
        problems,
        "--out",
        str(out),
        "--limit",
        "3",
    ]
    status, printed, _ = run(capsys, *words, *TOY)
    assert status == 0 and "1 problems, 4 kernels, 4 candidates" in printed
    data = json.loads((out / "manifest.json").read_text())
    for unit in (*data["kernels"], *data["references"]):
        assert unit["symbol"] in (out / unit["source"]).read_text()


def test_render_prints_one_source(capsys):
    kernel = "scale_add.sm80.grid_cuda.f32.128x2"
    status, out, _ = run(capsys, "render", "--op", "scale_add", "--arch", "sm80", "--kernel", kernel, *TOY)
    assert status == 0 and out.startswith(f"// {kernel}")
    status, out, _ = run(
        capsys, "render", "--op", "gemm", "--arch", "sm80", "--reference", "--dtype", "bf16", "--layout=nt"
    )
    assert status == 0 and "Dtype::bf16" in out and "Layout::nt" in out


def test_emit_and_check(capsys, tmp_path, toy, archs, small_tree):
    write_database(
        tmp_path / "db", [record(toy, archs["sm80"], {"n": 1000}), record(toy, archs["sm80"], {"n": 2}, hash="0" * 32)]
    )
    words = ["emit", "--db", str(tmp_path / "db"), "--out", str(tmp_path / "generated"), *TOY]
    status, out, _ = run(capsys, *words, "--check")
    assert status == 1 and "add table.cpp" in out and not (tmp_path / "generated").exists()
    status, out, err = run(capsys, *words)
    assert status == 0 and "1 tuned entries" in out
    assert err.startswith("codegen: warning: test-device/scale_add.jsonl:2: skipped: ") and err.count("\n") == 1
    assert run(capsys, *words, "--check")[0] == 0
    (tmp_path / "generated" / "table.cpp").write_text("edited")
    status, out, _ = run(capsys, *words, "--check")
    assert status == 1 and "change table.cpp" in out


def contents(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_emit_of_one_op_leaves_the_others_alone(capsys, tmp_path, toy, gemm, archs, small_tree):
    """A fresh folder holds this op only; where another one is, its kernels must be as they are."""
    cpu = archs["x86-64-v3"]
    other = record(gemm, cpu, {"M": 64, "N": 64, "K": 64}, threads=1, family="cpu_blocked")
    database = write_database(tmp_path / "db", [record(toy, cpu, {"n": 1000}, threads=2, pick=1), other])
    out = tmp_path / "generated"
    words = ["emit", "--db", str(database), "--out", str(out), *TOY]
    one = [*words, "--op", "scale_add"]
    assert run(capsys, *one)[0] == 0
    assert {path.name.split(".")[0] for path in out.glob("kernels/*/*")} == {"scale_add"}
    assert not (out / "gemm.cpp").exists() and "gemm" not in (out / "table.cpp").read_text()
    assert run(capsys, *one, "--check")[0] == 0

    assert run(capsys, *words, "--op", "gemm")[0] == 0
    assert {path.name.split(".")[0] for path in out.glob("kernels/*/*")} == {"scale_add", "gemm"}
    assert run(capsys, *one, "--check")[0] == 0
    (database / "test-device/gemm.jsonl").unlink()
    next(out.glob("kernels/x86-64-v3/gemm.*")).write_text("changed")
    before = {path: path.read_bytes() for path in out.rglob("*") if path.is_file()}
    status, _, err = run(capsys, *one)
    assert status == 1 and "--op scale_add would also change 1 kernels of other ops" in err
    assert {path: path.read_bytes() for path in out.rglob("*") if path.is_file()} == before
    status, _, err = run(capsys, *words, "--op", "conv")
    assert status == 2 and "unknown op 'conv'; valid are gemm" in err


def test_emit_changes_all_or_nothing(capsys, monkeypatch, tmp_path, toy, archs, small_tree):
    out = tmp_path / "generated"
    words = ["emit", "--db", str(tmp_path / "db"), "--out", str(out), *TOY]
    write_database(tmp_path / "db", [record(toy, archs["sm80"], {"n": 1000})])
    assert run(capsys, *words)[0] == 0
    before = contents(out)
    write_database(tmp_path / "db", [record(toy, archs["sm90a"], {"n": 1000}, pick=2)])

    def fails(self, data):
        if self.name.startswith("table.cpp"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self))
        return write_bytes(self, data)

    write_bytes = Path.write_bytes
    monkeypatch.setattr(Path, "write_bytes", fails)
    status, _, err = run(capsys, *words)
    assert status == 1 and "No space left on device" in err and err.count("\n") == 1
    assert contents(out) == before

    replaced, replace = [], Path.replace
    monkeypatch.setattr(Path, "write_bytes", write_bytes)
    monkeypatch.setattr(Path, "replace", lambda self, target: replaced.append(target.name) or replace(self, target))
    assert run(capsys, *words)[0] == 0
    assert len(replaced) > 2 and replaced[-2:] == ["table.cpp", "sources.cmake"]
    assert run(capsys, *words, "--check")[0] == 0, "no file is left beside"


def test_emit_where_nothing_can_be_written(capsys, tmp_path, toy, archs, small_tree):
    write_database(tmp_path / "db", [record(toy, archs["sm80"], {"n": 1000})])
    (tmp_path / "generated").write_text("a file")
    status, _, err = run(capsys, "emit", "--db", str(tmp_path / "db"), "--out", str(tmp_path / "generated"), *TOY)
    assert status == 1 and str(tmp_path / "generated") in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "status", "message"),
    [
        (
            ["space", "--op", "conv", "--arch", "sm80"],
            2,
            "unknown op 'conv'; valid are attention_decode, attention_forward, ",
        ),
        (["space", "--op", "gemm", "--arch", "sm70"], 2, "unknown arch 'sm70'; valid are ptx80, sm75, sm80"),
        (
            ["space", "--op", "gemm", "--arch", "sm80", "--dtype", "f8"],
            2,
            "unknown dtype 'f8'; valid are f32, tf32, f16, bf16, f16_f32, bf16_f32, tf32x3",
        ),
        (
            ["space", "--op", "gemm", "--arch", "sm80", "--colour", "red"],
            2,
            "unknown argument '--colour'; attributes of gemm are",
        ),
        (["archs", "--colour"], 2, "unknown argument '--colour'"),
        (["tune"], 2, "invalid choice: 'tune'"),
        ([], 2, "required: COMMAND"),
        (["manifest", "--op", "gemm"], 2, "required: --problems, --out"),
        (["space", "--op", "gemm"], 2, "neither --arch nor --device is given"),
        (["space", "--op", "gemm", "--device", "l5"], 2, "unknown device 'l5'; valid are jetson-agx-orin, t4"),
        (["space", "--op", "gemm", "--device", "l4", "--arch", "sm80"], 2, "--device l4 is of arch sm89, not sm80"),
        (
            ["manifest", "--op", "gemm", "--arch", "sm80", "--problems", "/nowhere.json", "--out", "{tmp}"],
            1,
            "/nowhere.json: No such file",
        ),
        (
            ["render", "--op", "gemm", "--arch", "sm80", "--kernel", "gemm.sm80.none"],
            1,
            "unknown kernel 'gemm.sm80.none'; valid are",
        ),
        (["emit", "--db", "/nowhere", "--out", "{tmp}"], 1, "--db /nowhere: no such folder"),
        (["ops", "--templates", "/nowhere"], 2, "--templates /nowhere: no such file or folder; it should be"),
        (["ops", "--templates", "{tmp}"], 2, "neither an op folder"),
        (["archs", "--archs", "/nowhere"], 2, "--archs /nowhere: no such folder; it should hold arch descriptors"),
        (
            ["space", "--op", "gemm", "--arch", "x86-64-v3", "--dtype", "f16"],
            2,
            "no family of gemm serves dtype=f16 on x86-64-v3; valid for dtype are f32, bf16, bf16_f32",
        ),
    ],
)
def test_errors_are_one_line(capsys, tmp_path, words, status, message):
    got, _, err = run(capsys, *(word.replace("{tmp}", str(tmp_path)) for word in words))
    assert got == status
    assert err.startswith("codegen: error: ") and message in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "is not JSON"),
        ("{}", "problems are a JSON array"),
        ('[{"sizes": {"M": 1}}]', "lacks size 'N'"),
        ('[{"sizes": {"M": 1, "N": 1, "K": 1}, "attributes": {"dtype": "f8"}}]', "unknown dtype 'f8'"),
        ('[{"sizes": {"M": 1, "N": 1, "K": 1}, "attributes": {"dtype": "bf16"}}]', "valid for dtype are f32, tf32"),
        ('[{"sizes": {"M": 8, "N": 8, "K": 64, "lda": 3}}]', "size lda of gemm is 3; valid are integers from 64"),
    ],
)
def test_wrong_problem_files(capsys, tmp_path, text, message):
    path = tmp_path / "problems.json"
    path.write_text(text)
    words = ["manifest", "--op", "gemm", "--arch", "sm75", "--problems", str(path), "--out", str(tmp_path / "out")]
    status, _, err = run(capsys, *words)
    assert status == 2 and message in err and err.count("\n") == 1
    assert not (tmp_path / "out").exists(), "nothing half-written"


def test_a_broken_op_folder_is_named(capsys, tmp_path):
    folder = tmp_path / "broken"
    shutil.copytree(TOY_OP, folder)
    (folder / "grid_cuda.py").write_text("FAMILY = 1 / 0\n")
    status, _, err = run(capsys, "ops", "--templates", str(folder))
    assert status == 1 and "grid_cuda.py:1: ZeroDivisionError" in err and err.count("\n") == 1
    (folder / "spec.py").write_text("")
    assert "exports no OP" in run(capsys, "ops", "--templates", str(folder))[2]


def test_an_arch_outside_the_tree_is_a_target(capsys, tmp_path):
    data = json.loads((ARCH_FOLDER / "sm89.json").read_text()) | {
        "name": "sm88",
        "virtual": "compute_87",
        "real": "sm_87",
    }
    (tmp_path / "sm88.json").write_text(json.dumps(data | {"default_device": "mine"}))
    device = json.loads((DEVICE_FOLDER / "l4.json").read_text()) | {"name": "mine", "arch": "sm88"}
    (tmp_path / "devices").mkdir()
    (tmp_path / "devices" / "mine.json").write_text(json.dumps(device))
    words = ["space", "--op", "gemm", "--arch", "sm88", "--archs", str(tmp_path), "--dtype", "bf16", "--layout", "nt"]
    status, out, _ = run(capsys, *words)
    assert status == 0 and "gemm on sm88" in out and "mma dtype=bf16" in out
    words[words.index("--arch") : words.index("--arch") + 2] = ["--device", "mine"]
    assert run(capsys, *words) == (status, out, ""), "a device names its arch"


def test_of_a_tree_there_is_one_version():
    project = re.search(r"project\(tilewright VERSION (\S+)", (TESTS.parent / "CMakeLists.txt").read_text())
    assert VERSIONED_GENERATOR == f"tilewright-codegen {project[1]}"
