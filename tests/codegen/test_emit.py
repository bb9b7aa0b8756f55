"""Emission: winners and default chains, what is skipped and why, the fitted model, byte identity, code that
compiles."""

import json
import re
import shutil
import subprocess

import pytest
from jsonschema import Draft202012Validator, ValidationError
from records import lines, record, write_database

from codegen import emit
from codegen.left_out import read_left_out
from codegen.load import ROOT
from codegen.model import CodegenError, Values
from codegen.select import database_lines, select
from codegen.space import default_chain
from codegen.words import Names


def emitted(records, ops, archs, out):
    selection = select(lines(records), ops, archs)
    return selection, emit.files(selection, ops, archs, out)


def test_the_committed_tree_is_what_emission_gives(archs):
    from codegen.load import load_ops

    ops = load_ops()
    selection = select(database_lines(ROOT / "tuning_db"), ops, archs, read_left_out(ROOT / "tuning_db"))
    assert not selection.warnings, "tune again, or drop the record"
    changes = emit.differences(emit.files(selection, ops, archs, ROOT / "generated"), ROOT / "generated")
    assert not changes, "run: python3 -m codegen emit --db tuning_db --out generated"


def test_without_records_the_chains_are_there(ops, archs, tmp_path):
    selection, files = emitted([], ops, archs, tmp_path)
    assert not selection.winners
    assert all(shipped.chain is not None for shipped in selection.kernels)
    cubins = [s for s in selection.kernels if s.kernel.arch.kind == "cuda" and not s.kernel.arch.is_ptx]
    excluding = [s for s in cubins if s.kernel.rules and not s.kernel.family.portable]
    assert {s.op.name for s in excluding} == {"scaled_gemm", "scaled_grouped_gemm"}, (
        "a kernel that some sizes exclude ships only where something was tuned, or PTX has nothing for tensor cores"
    )
    with_ptx = {s.op.name for s in selection.kernels if s.kernel.arch.is_ptx}
    assert {"gemm", "attention_forward", "attention_decode", "row_softmax"} <= with_ptx, (
        "a GPU without cubins has every op"
    )
    portable = {s.kernel.arch.name for s in cubins if s.kernel.family.portable}
    assert portable == {"sm75"}, "what is bound by memory runs from PTX, where GPUs can run that"
    assert "kTuned" not in files["table.cpp"]


def test_a_winner_is_shipped_once_with_its_source(few_ops, few_archs, tmp_path):
    toy = few_ops["scale_add"]
    records = [record(toy, few_archs["sm80"], {"n": n}, pick=3) for n in (1000, 65536)]
    selection, files = emitted(records, few_ops, few_archs, tmp_path)
    winner = records[0]["kernel"]
    shipped = [s for s in selection.kernels if s.kernel.id == winner]
    assert len(shipped) == 1 and len(selection.winners) == 2
    assert files[f"kernels/sm80/{winner}.cu"] == shipped[0].unit.text
    table = files["table.cpp"]
    assert f'"{winner}"' in table and f'"{records[0]["hash"]}"' in table
    assert '"test-device"' in table and table.count(".median_us = 10.0f") == 2
    assert re.search(
        rf"tilewright_unit\(KIND cuda OP scale_add ARCH sm80 REAL sm_80 RUNS_ON 8.0 8.6 8.9 "
        rf"SYMBOL {shipped[0].unit.symbol}\n",
        files["sources.cmake"],
    )


def test_a_record_brings_its_default_chain(gemm, few_ops, few_archs, tmp_path):
    attributes = {"dtype": "bf16", "layout": "nt"}
    records = [record(gemm, few_archs["sm80"], {"M": 512, "N": 512, "K": 512}, attributes)]
    selection, _ = emitted(records, few_ops, few_archs, tmp_path)
    chain = [kernel.id for kernel in default_chain(gemm, few_archs["sm80"], Values(attributes))]
    order = [s.kernel.id for s in selection.kernels]
    assert len(chain) > 1 and [id for id in order if id in chain] == chain, "in the order in which they are tried"


def test_a_record_brings_the_default_chain_of_values_that_are_like_its(gemm, few_ops, few_archs, tmp_path):
    """Nobody who asks for a dtype that was added gets the slowest kernel until it is tuned."""
    records = [record(gemm, few_archs["sm80"], {"M": 512, "N": 512, "K": 512}, {"dtype": "bf16", "layout": "nt"})]
    selection, _ = emitted(records, few_ops, few_archs, tmp_path)
    shipped = {s.kernel.id for s in selection.kernels}
    for dtype, layout, is_whole in (("bf16_f32", "nt", True), ("bf16_f32", "nn", False), ("f16_f32", "nt", False)):
        chain = {k.id for k in default_chain(gemm, few_archs["sm80"], Values({"dtype": dtype, "layout": layout}))}
        assert len(chain) > 1 and (chain <= shipped) == is_whole


def test_measured_beats_predicted(toy, few_ops, few_archs):
    measured = record(toy, few_archs["sm80"], {"n": 1000}, pick=1)
    predicted = record(toy, few_archs["sm80"], {"n": 1000}, pick=2, status="predicted", policy="predicted/cost-model")
    predicted["time"]["n"] = 0
    for order in ((measured, predicted), (predicted, measured)):
        winners = select(lines(order), few_ops, few_archs).winners
        assert [w.kernel.id for w in winners] == [measured["kernel"]] and not winners[0].record.predicted


def test_the_order_of_records_does_not_matter(toy, gemm, few_ops, few_archs, tmp_path):
    records = [
        record(toy, few_archs[a], {"n": n}, pick=i)
        for i, (a, n) in enumerate((("sm80", 10), ("sm80", 99), ("sm90a", 7)))
    ]
    records.append(record(gemm, few_archs["sm80"], {"M": 64, "N": 64, "K": 64}, {"dtype": "f16", "layout": "nn"}))
    assert emitted(records, few_ops, few_archs, tmp_path)[1] == emitted(records[::-1], few_ops, few_archs, tmp_path)[1]


def test_differences_and_byte_identity(toy, few_ops, few_archs, tmp_path):
    database = write_database(tmp_path / "db", [record(toy, few_archs["sm80"], {"n": 1000}, pick=2)])
    out = tmp_path / "generated"
    files = emit.files(select(database_lines(database), few_ops, few_archs), few_ops, few_archs, out)
    assert emit.differences(files, out) == [f"add {path}" for path in sorted(files)]
    for path, text in files.items():
        (out / path).parent.mkdir(parents=True, exist_ok=True)
        (out / path).write_text(text)
    assert emit.differences(files, out) == []
    (out / "extra.txt").write_text("")
    (out / "table.cpp").write_text("")
    assert emit.differences(files, out) == ["remove extra.txt", "change table.cpp"]


def test_kernels_that_differ_in_numbers_share_a_cost_model(gemm, few_ops, few_archs, tmp_path):
    attributes = {"dtype": "bf16", "layout": "nt"}
    records = [record(gemm, few_archs["sm80"], {"M": m, "N": 512, "K": 512}, attributes, pick=m) for m in (1, 2, 3)]
    selection, files = emitted(records, few_ops, few_archs, tmp_path)
    table = files["table.cpp"]
    functions = re.findall(r"void (predicted_us_\d+)\(", table)
    models = re.findall(r"\.model = \{\.function = (\w+), \.coefficients = \w+\}", table)
    assert len(models) == len(selection.kernels) > len(functions) == len(set(models))


def test_a_size_that_does_not_exist_is_named(toy):
    with pytest.raises(CodegenError, match="names 'q'; valid are n, block"):
        Names(toy.name, toy.size_names(), ("block",)).value("q")


def test_a_computed_value_that_hands_an_attribute_on_by_its_name_reads_the_attribute():
    names = Names("op", ("n",), ("block",), computed=("parts", "dtype_w"), attributes=("dtype", "dtype_w"))
    assert names.value("dtype_w") == "129" and names.value("parts") == "64"


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++")
def test_what_is_emitted_compiles(toy, gemm, few_ops, few_archs, tmp_path):
    records = [
        record(toy, few_archs["x86-64-v3"], {"n": 1000}, threads=2, pick=1),
        record(gemm, few_archs["sm80"], {"M": 64, "N": 64, "K": 64}, {"dtype": "bf16", "layout": "nt"}),
    ]
    selection, files = emitted(records, few_ops, few_archs, tmp_path)
    table = files["table.cpp"]
    assert len(selection.winners) == 2
    for path in ("table.cpp", "gemm.cpp", "scale_add.cpp", *(p for p in files if p.startswith("include/"))):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(files[path])
    assert '.name = "scale_add"' in table
    for source in ("table.cpp", "gemm.cpp", "scale_add.cpp"):
        command = ["g++", "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Werror"]
        command += [f"-I{ROOT}/src", f"-I{ROOT}/src/include", f"-I{tmp_path}/include", str(tmp_path / source)]
        result = subprocess.run(command, capture_output=True, text=True)
        assert result.returncode == 0, result.stderr


def test_records_follow_the_published_schema(toy, few_archs):
    schema = json.loads((ROOT / "tuning_db" / "schema.json").read_text())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    good = record(toy, few_archs["sm80"], {"n": 1000})
    validator.validate(good)
    for bad, fault in (
        ({k: v for k, v in good.items() if k != "hash"}, "'hash' is a required property"),
        (good | {"hash": "0"}, "'0' does not match"),
        (good | {"colour": "red"}, "'colour' was unexpected"),
    ):
        with pytest.raises(ValidationError, match=fault):
            validator.validate(bad)
    for line in database_lines(ROOT / "tuning_db"):
        assert not [f"{line.where}: {error.message}" for error in validator.iter_errors(json.loads(line.text))]
