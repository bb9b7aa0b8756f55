"""What was tuned in other programs' formats: what is written of a made-up journal and of made-up records."""

import json
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
from made_up import lines_of, record

from codegen.top_k import read_top_k
from report.exports.kernel_tuner import cache_of, t1_of
from report.exports.space import spaces_of
from report.exports.t4 import t4_of
from report.exports.vllm import vllm_files
from report.source import read_lines, read_source

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "tests" / "data" / "kernel_tuner"
T1, T4 = (json.loads((SCHEMAS / f"{name}.schema.json").read_text()) for name in ("t1", "t4"))
HEADER = {
    "schema": "tilewright.journal/1",
    "when": "2000-01-01T00:00:00Z",
    "run": {"device": "made-up", "compiler": "c"},
}


def with_config(line: dict) -> dict:
    """As today's journals have it: the tile and the stages, which the id names."""
    if line.get("phase") != "search":
        return line
    tile, stages = line["kernel"].split(".")[3:]
    return line | {"config": {"TILE": int(tile.split("x")[0]), "STAGES": int(stages[1:])}, "at_s": 946684800.5}


@pytest.fixture
def journal(tmp_path) -> Path:
    lines = [HEADER, *map(with_config, lines_of(10, 1)), *map(with_config, lines_of(20, 2)), {"phase": "end"}]
    path = tmp_path / "0001.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path


def export(*words: object, records: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "report", "export", *map(str, words)]
    return subprocess.run(command, cwd=ROOT, input=records, capture_output=True, text=True, timeout=300)


def lines_text(*records: dict) -> str:
    return "".join(json.dumps(each) + "\n" for each in records)


def gemm(m: int, **more: object) -> dict:
    shape = {"M": m, "N": 4096, "K": 1024, "batch": 1}
    told = record(1, 10, 20) | {"shape": shape, "attributes": {"dtype": "bf16", "layout": "nt"}, "family": "mma"}
    config = {"BM": 64, "BN": 128, "BK": 32, "WM": 32, "WN": 64, "SLICES": 1, "STAGES": 4}
    told |= {"config": config, "runtime": {"split_k": 1, "raster_group": 8}}
    return told | {"device": {"key": "made-up", "name": "A GPU", "arch": "sm00", "compute_units": 1}} | more


def test_t4_of_a_journal_has_every_candidate(journal):
    spaces = spaces_of(read_source("journal", journal))
    assert [space.name for space in spaces] == ["gemm f32 N=10", "gemm f32 N=20"]
    document = t4_of(spaces[1])
    jsonschema.validate(document, T4)
    by_config = {(each["configuration"]["TILE"], each["configuration"]["STAGES"]): each for each in document["results"]}
    assert len(by_config) == len(document["results"]) == 10
    best = by_config[64, 3]
    assert best["configuration"] == {"TILE": 64, "STAGES": 3, "split_k": 1}
    assert best["times"]["runtimes"] == pytest.approx([2 * 7e-3 / 3] * 3 + [4.6e-3]), "of the search, and of the final"
    assert best["times"]["benchmark"] == 1500 and best["timestamp"].startswith("2000-01-01T00:00:00.5")
    assert best["measurements"][0]["value"] == pytest.approx(2 * 7e-3 / 3) and best["correctness"] == 1
    wrong = by_config[128, 1]
    assert (wrong["invalidity"], wrong["correctness"], wrong["times"]["runtimes"]) == ("correctness", 0, [])
    assert wrong["measurements"][0]["value"].startswith("20 elements are wrong")
    assert document["metadata"]["problem"] == "f32 N=20" and document["metadata"]["winner"]["runtime"] == {"split_k": 1}


def test_a_candidate_that_is_wrong_at_an_edge_is_wrong(journal):
    at_edge = {
        "phase": "verify",
        "problem": "f32 N=3",
        "case": "edge",
        "kernel": "gemm.sm00.wide.16x16.s1",
        "hash": "ab",
    }
    at_edge |= {"runtime": "split_k=1", "device_s": 0.1, "invalidity": "correctness", "reason": "at the edge"}
    journal.write_text(journal.read_text() + json.dumps(at_edge) + "\n")
    document = t4_of(spaces_of(read_source("journal", journal))[0])
    (result,) = [
        each
        for each in document["results"]
        if each["configuration"]["TILE"] == 16 and each["configuration"]["STAGES"] == 1
    ]
    assert (result["invalidity"], result["measurements"][0]["value"]) == ("correctness", "at the edge")


def test_families_are_told_apart_and_older_journals_name_kernels(journal):
    text = journal.read_text().replace('"gemm.sm00.wide.16x16.s1"', '"gemm.sm00.narrow.16x16.s1"')
    journal.write_text(text)
    results = spaces_of(read_source("journal", journal))[0].results
    assert {each.configuration["family"] for each in results} == {"wide", "narrow"}
    journal.write_text("".join(json.dumps(line) + "\n" for line in (HEADER, *lines_of(10, 1))))
    results = spaces_of(read_source("journal", journal))[0].results
    assert results[0].configuration == {"kernel": "gemm.sm00.wide.32x32.s1", "split_k": 1}


def test_a_space_for_simulation(journal):
    space = spaces_of(read_source("journal", journal))[0]
    cache = cache_of(space)
    assert cache["tune_params"] == {"TILE": [16, 32, 64, 128], "STAGES": [1, 2, 3], "split_k": [1]}
    assert cache["cache"]["64,3,1"]["time"] == pytest.approx(7e-3 / 3) and len(cache["cache"]) == 10
    assert cache["cache"]["128,1,1"]["time"] == "RuntimeFailedConfig"
    document = t1_of(space, "k.cu", "k.cache.json")
    jsonschema.validate(document, T1)
    (condition,) = document["ConfigurationSpace"]["Conditions"]
    names = {"TILE": 64, "STAGES": 3, "split_k": 1}
    assert eval(condition["Expression"], names) and not eval(condition["Expression"], names | {"TILE": 128})
    assert (document["KernelSpecification"]["ProblemSize"], cache["problem_size"]) == ([10], [10])


def test_records_tell_of_their_finalists(tmp_path):
    finalist = {"kernel": "gemm.sm00.mma.other", "runtime": {"split_k": 2}, "median_us": 12, "mad_us": 0.1, "n": 9}
    done = export(tmp_path / "t4", "--format", "t4", records=lines_text(gemm(16, finalists=[finalist]), gemm(32)))
    assert done.returncode == 0 and done.stdout == f"2 files in {tmp_path / 't4'}\n", done.stderr
    document = json.loads((tmp_path / "t4" / "gemm.bf16.nt.M=16.N=4096.K=1024.batch=1.t4.json").read_text())
    jsonschema.validate(document, T4)
    told = {each["configuration"]["kernel"]: each["measurements"][0]["value"] for each in document["results"]}
    assert told == {"gemm.sm00.wide.64x64.s3": 0.01, "gemm.sm00.mma.other": 0.012, "gemm.sm00.wide.32x32.s1": 0.02}
    assert document["metadata"]["winner"]["config"]["STAGES"] == 4
    one = export(tmp_path / "one.json", "--format", "t4", records=lines_text(gemm(32)))
    assert one.returncode == 0 and "results" in json.loads((tmp_path / "one.json").read_text())
    both = export(tmp_path / "both.json", "--format", "t4", records=lines_text(gemm(16), gemm(32)))
    assert both.returncode == 2 and "would hold 2 problems, and T4 has one: name a folder" in both.stderr


def test_a_problem_of_two_devices_has_two_files(tmp_path):
    other = gemm(16, device={"key": "other", "name": "Another GPU", "arch": "sm00", "compute_units": 1})
    assert export(tmp_path / "t4", "--format", "t4", records=lines_text(gemm(16), other)).returncode == 0
    assert sorted(path.name.split("batch=1.")[1] for path in (tmp_path / "t4").iterdir()) == [
        "A_GPU.t4.json",
        "Another_GPU.t4.json",
    ]


def cpu_record() -> dict:
    """A line of the tree's own database, whose kernel is here."""
    folder = ROOT / "tuning_db" / "amd-epyc-25-17-2c"
    lines = [json.loads(line) for line in (folder / "gemm.jsonl").read_text().splitlines()]
    return next(line for line in lines if len(line["finalists"]) > 1 and line["kernel"] != line["default"]["kernel"])


def test_a_space_of_a_record_is_its_finalists(tmp_path):
    told = cpu_record()
    done = export(tmp_path / "t1", "--format", "t1", records=lines_text(told))
    assert done.returncode == 0, done.stderr
    assert "warning: of records a space is their finalists; --journal" in done.stderr
    (t1,) = (tmp_path / "t1").glob("*.t1.json")
    document = json.loads(t1.read_text())
    jsonschema.validate(document, T1)
    cache = json.loads((tmp_path / "t1" / document["KernelSpecification"]["SimulationInput"]).read_text())
    assert (tmp_path / "t1" / document["KernelSpecification"]["KernelFile"]).is_file()
    best = min(cache["cache"].values(), key=lambda entry: entry["time"])
    times = {each["kernel"]: each["median_us"] for each in told["finalists"]}
    assert {entry["kernel"] for entry in cache["cache"].values()} == {*times, told["kernel"], told["default"]["kernel"]}
    assert best["time"] == pytest.approx(min(told["time"]["median_us"], *times.values()) * 1e-3)


@pytest.mark.parametrize("name", ["t4", "t1", "vllm"])
def test_what_is_only_predicted_is_counted(tmp_path, name):
    predicted = gemm(32, status="predicted")
    for side in ("time", "default"):
        predicted[side] = predicted[side] | {"n": 0, "mad_us": 0}
    told = [predicted, cpu_record() if name == "t1" else gemm(16)]
    done = export(tmp_path / "out", "--format", name, records=lines_text(*told))
    assert done.returncode == 0 and list((tmp_path / "out").iterdir()), done.stderr
    assert "warning: 1 without a measurement: predicted for a device that was not there" in done.stderr, done.stderr
    done = export(tmp_path / "none", "--format", name, records=lines_text(predicted))
    assert done.returncode == 2 and "warning: 1 without a measurement" in done.stderr, done.stderr
    assert "error: " in done.stderr and not (tmp_path / "none").exists()


def test_a_space_whose_source_is_not_here_is_left_out(tmp_path, journal):
    done = export(tmp_path / "t1", "--format", "t1", "--journal", journal)
    assert done.returncode == 2 and "arch sm00 is not here: --archs names it" in done.stderr
    assert not (tmp_path / "t1").exists()


def test_products_have_tritons_names():
    swapped = {"SWAP": 1, "PINGPONG": 0, "GROUPS": 2, "BM": 128, "BN": 16, "BK": 64, "STAGES": 8}
    wgmma = {"family": "wgmma", "runtime": {"split_k": 1, "stream_k": 0, "raster_group": 4}}
    text = lines_text(
        gemm(128),
        gemm(16, config=swapped, **wgmma),
        gemm(4096, config=swapped | {"SWAP": 0, "PINGPONG": 1, "BN": 256}, **wgmma),
        gemm(1, config=swapped | {"BN": 24}, **wgmma),
        gemm(2, runtime={"split_k": 2}),
        gemm(3, family="stream"),
        gemm(4, attributes={"dtype": "bf16", "layout": "nn"}),
        gemm(5, shape={"M": 5, "N": 4096, "K": 1024, "batch": 2}),
        gemm(6, op="row_softmax"),
    )
    files, without, _ = vllm_files(read_lines(Path("stdin"), text).tuned, read_top_k([]))
    shape = {"GROUP_SIZE_M": 4, "num_stages": 8, "BLOCK_SIZE_K": 64}
    assert files == {
        "N=4096,K=1024,device_name=A_GPU,dtype=bf16.json": {
            "16": {"BLOCK_SIZE_M": 16, "BLOCK_SIZE_N": 128, "num_warps": 8} | shape,
            "128": {"BLOCK_SIZE_M": 64, "BLOCK_SIZE_N": 128, "BLOCK_SIZE_K": 32}
            | {"GROUP_SIZE_M": 8, "num_warps": 4, "num_stages": 4},
            "4096": {"BLOCK_SIZE_M": 128, "BLOCK_SIZE_N": 256, "num_warps": 4} | shape,
        }
    }
    assert list(next(iter(files.values()))) == ["16", "128", "4096"]
    assert sum(without.values()) == 6 and len(without) == 6, without


def layer(m: int, **more: object) -> dict:
    told = gemm(m, op="grouped_gemm", attributes={"dtype": "bf16", "layout": "nt", "gate": "swiglu"}, family="wgmma")
    told |= {"config": {"BM": 256, "BN": 64, "BK": 64, "GROUPS": 2, "PINGPONG": 0, "STAGES": 4}}
    told |= {"shape": {"G": 8, "M": m, "N": 14336, "K": 4096}, "runtime": {"raster_group": 16, "overlap": 1}}
    return told | more


def test_a_layers_products_are_one_file_by_tokens():
    mma = {"family": "mma", "config": {"BM": 16, "BN": 64, "BK": 32, "WM": 16, "WN": 32, "STAGES": 3}, "runtime": {}}
    told = [
        layer(2048),
        layer(32, **mma),
        layer(33, **mma, device={"key": "b", "name": "B/GPU", "arch": "sm00", "compute_units": 1}),
        layer(2049, config={"BM": 128, "BN": 96, "BK": 64, "GROUPS": 1, "PINGPONG": 0, "STAGES": 4}),
        layer(4, attributes={"dtype": "bf16", "layout": "nt", "gate": "none"}),
        layer(5, attributes={"dtype": "bf16", "layout": "nn", "gate": "swiglu"}),
        layer(6, family="simt"),
    ]
    files, without, layers = vllm_files(read_lines(Path("stdin"), lines_text(*told)).tuned, read_top_k(["2"]))
    few = {"BLOCK_SIZE_M": 16, "BLOCK_SIZE_N": 128, "BLOCK_SIZE_K": 32, "GROUP_SIZE_M": 1}
    few |= {"num_warps": 4, "num_stages": 3}
    many = {"BLOCK_SIZE_M": 64, "BLOCK_SIZE_N": 256, "BLOCK_SIZE_K": 64, "GROUP_SIZE_M": 16}
    assert files == {
        "E=8,N=14336,device_name=A_GPU.json": {"16": few, "1024": many | {"num_warps": 8, "num_stages": 4}},
        "E=8,N=14336,device_name=B-GPU.json": {"16": few},
    }
    assert sum(without.values()) == 4 and len(without) == 4, without
    assert layers == {(8, 14336)}
    nearer = [layer(31, **mma), layer(32), layer(33, **mma)]
    files, _, _ = vllm_files(read_lines(Path("stdin"), lines_text(*nearer)).tuned, read_top_k(["2"]))
    assert files["E=8,N=14336,device_name=A_GPU.json"]["16"]["BLOCK_SIZE_M"] == 64, "the record of just so many rows"


def test_layers_are_exported_with_as_many_rows_as_are_said(tmp_path):
    done = export(tmp_path / "said", "--format", "vllm", "--top-k", 4, records=lines_text(layer(2048)))
    name = "E=8,N=14336,device_name=A_GPU.json"
    assert done.returncode == 0 and list(json.loads((tmp_path / "said" / name).read_text())) == ["512"], done.stderr
    assert done.stderr == ""
    done = export(tmp_path / "rows", "--format", "vllm", records=lines_text(layer(2048)))
    name_of_layer = "E=8,N=14336"
    assert f"M of {name_of_layer} is rows: --top-k N or --top-k {name_of_layer}:N says how many" in done.stderr
    assert list(json.loads((tmp_path / "rows" / name).read_text())) == ["2048"]


def test_several_models_are_one_export(tmp_path):
    """Each layer has as many rows a token as are said of it."""
    other = layer(4096, shape={"G": 128, "M": 4096, "N": 768, "K": 2048})
    words = ("--format", "vllm", "--top-k", "E=128,N=768:8", "--top-k", "E=8:2", "--top-k", "E=9:3")
    done = export(tmp_path / "both", *words, records=lines_text(layer(2048), other))
    assert done.returncode == 0, done.stderr
    for name, m in (("E=8,N=14336", "1024"), ("E=128,N=768", "512")):
        assert list(json.loads((tmp_path / "both" / f"{name},device_name=A_GPU.json").read_text())) == [m]
    assert "warning: --top-k names E=9, and no layer that is exported is of it" in done.stderr
    assert "is rows" not in done.stderr
    bad = export(tmp_path / "bad", "--format", "vllm", "--top-k", "E=8", records=lines_text(layer(2048)))
    assert bad.returncode == 2 and "--top-k is 'E=8'; valid: 8, or of one layer" in bad.stderr


def scaled(m: int, op: str = "scaled_grouped_gemm", config: dict | None = None, **more: str) -> dict:
    attributes = {"dtype": "e4m3", "dtype_c": "bf16", "scaling": "row", "accumulation": "promoted"} | more
    told = gemm(m, op=op, attributes=attributes, family="wgmma", runtime={"raster_group": 8, "overlap": 1})
    told |= {"config": {"BLOCKS": 1, "BN": 128, "GROUPS": 2, "PINGPONG": 1, "STAGES": 8} | (config or {})}
    return told | {"shape": {"G": 8, "M": m, "N": 2048, "K": 7168} if "gate" in more else told["shape"]}


def test_products_of_8_bits_have_files_by_their_scales():
    told = [
        scaled(2048, gate="swiglu", accumulation="fast", config={"BN": 192}),
        scaled(2049, gate="swiglu", accumulation="fast", config={"BN": 64}),
        scaled(2049, gate="swiglu"),
        scaled(64, gate="swiglu", scaling="block") | {"device": {**gemm(1)["device"], "name": "NVIDIA H200 NVL"}},
        scaled(32, gate="swiglu") | {"family": "mma"}
        | {"config": {"BM": 16, "BN": 64, "WM": 16, "WN": 32, "STAGES": 3}, "runtime": {}},
        scaled(16, "scaled_gemm", dtype="i8", scaling="block", config={"PINGPONG": 0, "BLOCKS": 2}),
        scaled(32, "scaled_gemm", config={"SPLIT": 4}),
        scaled(8, gate="swiglu", scaling="block_row"),
        scaled(9, gate="swiglu", dtype="e4m3_e5m2"),
        scaled(10, gate="none"),
        scaled(11, "scaled_gemm", dtype_c="f32"),
    ]  # fmt: skip
    files, without, _ = vllm_files(read_lines(Path("stdin"), lines_text(*told)).tuned, read_top_k(["8"]))
    of_all = {"BLOCK_SIZE_K": 128, "GROUP_SIZE_M": 8, "num_stages": 8}
    tile = {"BLOCK_SIZE_M": 64, "BLOCK_SIZE_N": 128, "num_warps": 4} | of_all
    few = {"BLOCK_SIZE_M": 16, "BLOCK_SIZE_N": 128, "num_warps": 4, "BLOCK_SIZE_K": 128}
    assert files == {
        "E=8,N=2048,device_name=A_GPU,dtype=fp8_w8a8.json": {
            "4": few | {"GROUP_SIZE_M": 1, "num_stages": 3},
            "256": tile | {"BLOCK_SIZE_N": 64},
        },
        "E=8,N=2048,device_name=NVIDIA_H200,dtype=fp8_w8a8,block_shape=[128,128].json": {"8": tile},
        "N=4096,K=1024,device_name=A_GPU,dtype=int8_w8a8,block_shape=[128,128].json": {
            "16": tile | {"BLOCK_SIZE_M": 256, "num_warps": 8}
        },
    }
    assert sum(without.values()) == 6, without
    assert any("block_row" in reason for reason in without) and any("e4m3_e5m2" in reason for reason in without)
    assert without["K is split (split_k, stream_k, SPLIT)"] == 1


def test_where_nothing_has_a_counterpart_nothing_is_written(tmp_path):
    done = export(tmp_path / "vllm", "--format", "vllm", records=lines_text(gemm(3, family="stream")))
    assert done.returncode == 2 and "no measured record has a counterpart there" in done.stderr
    assert "warning: 1 without a counterpart: family stream" in done.stderr and not (tmp_path / "vllm").exists()
