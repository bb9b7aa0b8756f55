"""Files of configurations of Triton's kernels in vLLM as what a search begins with: which problems they are of, and
which candidates are the nearest to them."""

import json
import os
import re
from pathlib import Path

import pytest

from codegen import cli
from codegen.candidates import Planner
from codegen.load import load_archs, load_ops
from codegen.model import UsageError
from codegen.problems import make_problem, resolve_attributes
from codegen.top_k import read_top_k
from codegen.vllm import NAMES, Instance, counterpart_of, read_start, why_none

ARCH = load_archs()["sm90a"]
FEW = dict(zip(NAMES, (16, 128, 64, 1, 4, 5), strict=True))
MANY = dict(zip(NAMES, (128, 256, 64, 16, 8, 4), strict=True))
BYTES = dict(zip(NAMES, (64, 128, 128, 32, 4, 4), strict=True))
LAYER = "E=8,N=512,device_name=NVIDIA_H200.json"
FP8 = "dtype=fp8_w8a8"


def written(folder: Path, name: str, document: object) -> Path:
    path = folder / name
    path.write_text(document if isinstance(document, str) else json.dumps(document))
    return path


def problem_of(op: str, attributes: dict, **sizes: int):
    spec = load_ops()[op]
    return make_problem(spec, resolve_attributes(spec, attributes), sizes, 0)


def layer_problem(m: int, n: int = 512, k: int = 1024, gate: str = "swiglu", **more: str):
    return problem_of("grouped_gemm", {"dtype": "bf16", "layout": "nt", "gate": gate} | more, G=8, M=m, N=n, K=k)


@pytest.fixture
def layer(tmp_path) -> Path:
    return written(tmp_path, LAYER, {"triton_version": "3.5.1", "1": FEW, "16": FEW, "4096": MANY})


def test_a_layers_file_is_of_both_products(layer):
    start = read_start(layer, read_top_k(["2"]))
    assert (start.op, start.sizes, start.top_k, sorted(start.configs)) == (
        "grouped_gemm",
        {"E": 8, "N": 512},
        2,
        [1, 16, 4096],
    )
    assert start.is_of(layer_problem(64)) and start.is_of(layer_problem(64, dtype="f16"))
    assert start.is_of(layer_problem(64, n=1024, gate="none")), "gate and up as one matrix"
    assert start.is_of(layer_problem(64, n=1024, k=512, gate="none")), "the product down"
    assert not start.is_of(layer_problem(64, n=1024)) and not start.is_of(layer_problem(64, gate="none"))
    assert not start.is_of(layer_problem(64, layout="nn")) and not start.is_of(layer_problem(64, dtype="f32"))
    assert start.config_of(layer_problem(32)) == FEW and start.config_of(layer_problem(4096)) == FEW, "2048 tokens"
    assert start.config_of(layer_problem(5000)) == MANY


def test_a_products_file_is_of_its_sizes(tmp_path):
    start = read_start(written(tmp_path, "N=4096,K=1024,device_name=A_GPU,dtype=bf16.json", {"64": FEW}))
    assert (start.op, start.sizes) == ("gemm", {"N": 4096, "K": 1024})
    assert start.is_of(problem_of("gemm", {"dtype": "bf16", "layout": "nt"}, M=7, N=4096, K=1024))
    assert not start.is_of(problem_of("gemm", {"dtype": "bf16", "layout": "nn"}, M=7, N=4096, K=1024))
    assert not start.is_of(problem_of("gemm", {"dtype": "bf16", "layout": "nt"}, M=7, N=1024, K=4096))


def scaled_problem(m: int, op: str = "scaled_grouped_gemm", **more):
    attributes = {"dtype": "e4m3", "scaling": "block"} | more
    layer = {"G": 8} if op == "scaled_grouped_gemm" else {}
    return problem_of(op, attributes, **layer, M=m, N=512, K=1024)


def test_a_layers_file_of_8_bits_is_of_products_with_such_scales(tmp_path):
    name = f"E=8,N=512,device_name=A_GPU,{FP8},block_shape=[128,128].json"
    start = read_start(written(tmp_path, name, {"16": BYTES}))
    assert (start.op, start.types, start.scaling) == ("scaled_grouped_gemm", ("e4m3",), "block")
    assert start.is_of(scaled_problem(64, gate="swiglu")) and start.is_of(scaled_problem(64, gate="swiglu_clamped"))
    assert start.is_of(scaled_problem(64, gate="swiglu", accumulation="fast", dtype_c="f16"))
    assert not start.is_of(scaled_problem(64)), "neither both matrices in one nor the product down"
    assert not start.is_of(scaled_problem(64, gate="swiglu", scaling="row"))
    assert not start.is_of(scaled_problem(64, gate="swiglu", scaling="block_row"))
    assert not start.is_of(scaled_problem(64, gate="swiglu", dtype="e4m3_e5m2"))
    rows = read_start(written(tmp_path, f"E=8,N=512,device_name=A_GPU,{FP8}.json", {"16": BYTES}))
    assert rows.is_of(scaled_problem(64, gate="swiglu", scaling="row"))
    assert not rows.is_of(scaled_problem(64, gate="swiglu"))
    blanks = f"E=8,N=512,device_name=A_GPU,{FP8},block_shape=[128, 128].json"
    assert read_start(written(tmp_path, blanks, {"16": BYTES})).scaling == "block", "as sglang names it"


def test_a_products_file_of_8_bits_is_of_its_numbers(tmp_path):
    for word, dtype in (("fp8_w8a8", "e4m3"), ("int8_w8a8", "i8")):
        name = f"N=512,K=1024,device_name=A_GPU,dtype={word},block_shape=[128,128].json"
        start = read_start(written(tmp_path, name, {"16": BYTES}))
        assert (start.op, start.types) == ("scaled_gemm", (dtype,))
        assert start.is_of(scaled_problem(7, "scaled_gemm", dtype=dtype))
        assert not start.is_of(scaled_problem(7, "scaled_gemm", dtype=dtype, scaling="row"))
        assert not start.is_of(scaled_problem(7, "scaled_gemm", dtype="e4m3" if dtype == "i8" else "i8"))


@pytest.mark.parametrize("op", ["scaled_grouped_gemm", "scaled_gemm"])
def test_candidates_of_8_bits_have_their_tiles(tmp_path, op):
    is_layer = op == "scaled_grouped_gemm"
    first = "E=8,N=512" if is_layer else "N=512,K=1024"
    start = read_start(written(tmp_path, f"{first},{FP8},block_shape=[128,128].json", {"256": BYTES}))
    problem = scaled_problem(512, op, **({"gate": "swiglu"} if is_layer else {}))
    begun = Planner(load_ops()[op], ARCH, [problem], 1, (), (), starts=[start])
    plan = begun.plan(problem)
    assert plan is not None
    found = [(begun.kernels[item[1]], item[2]) for item in plan.instances if begun.is_recorded(problem, *item[1:])]
    assert {kernel.family.name for kernel, _ in found} == {"wgmma", "mma"}
    for kernel, runtime in found:
        ours = counterpart_of(Instance(op, problem.attributes, kernel.family.name, kernel.config, runtime))
        assert [ours[name] for name in NAMES[:3]] == [BYTES[name] for name in NAMES[:3]], kernel.id
        assert ours["num_warps"] == BYTES["num_warps"], kernel.id


def test_what_of_8_bits_has_no_counterpart_says_why():
    config = {"BLOCKS": 1, "BN": 128, "GROUPS": 1, "PINGPONG": 0, "SPLIT": 1, "STAGES": 8}
    attributes = {"dtype": "e4m3", "dtype_c": "bf16", "scaling": "row", "accumulation": "fast"}

    def said(config=config, **more):
        return why_none(Instance("scaled_gemm", attributes | more, "wgmma", config, {}))

    assert said() == said(scaling="block") == said(dtype="i8", dtype_c="f16") == ""
    assert said(dtype="e5m2_e4m3").startswith("e5m2_e4m3: A and B are both e4m3 there")
    assert said(scaling="block_row").startswith("scaling block_row: blocks of B are 128 x 128 there")
    assert said(dtype_c="f32").startswith("C of f32: it has 16 bits there")
    assert said(config | {"SPLIT": 2}).startswith("K is split")


def test_rows_of_a_token_are_said_of_each_layer(tmp_path, capsys):
    top_k = read_top_k(["2", "E=8:4", "E=8,N=512:6"])
    assert [top_k.of(layer) for layer in ((8, 512), (8, 256), (4, 512))] == [6, 4, 2]
    assert read_top_k(["E=8:4"]).of((4, 512)) is None and read_top_k(["E=8:4"]).unused([(4, 512)]) == ["E=8"]
    one, other = (written(tmp_path, name, {"1": FEW}) for name in ("E=8,N=512.json", "E=128,N=768.json"))
    words = ["starts", str(one), str(other), "--top-k", "E=8:2", "--top-k", "E=128,N=768:8"]
    assert cli.main(words) == 0, capsys.readouterr().err
    assert cli.main([*words, "--top-k", "E=16:8"]) == 2
    assert "--top-k names E=16, of which no file of --starts is" in capsys.readouterr().err


@pytest.mark.parametrize("word", ["0", "1025", "-1", "", "E=8", "N=8:2", "E=8,N=:2", "E=8,N=512", "2x"])
def test_rows_of_a_token_that_are_none_are_refused(word):
    with pytest.raises(UsageError, match=re.escape(f"--top-k is '{word}'; valid: 8, or of one layer E=128,N=768:8")):
        read_top_k([word])


def test_rows_of_a_token_are_said_once():
    with pytest.raises(UsageError, match="--top-k says twice how many rows E=8 has"):
        read_top_k(["E=8:2", "E=8:4"])


@pytest.mark.parametrize(
    ("name", "document", "says"),
    [
        ("E=8.json", {"1": FEW}, "its name says what it is of, such as E=8,N=14336"),
        ("moe.json", {"1": FEW}, "its name says what it is of"),
        ("E=8,N=many.json", {"1": FEW}, "its name says what it is of"),
        ("E=8,N=512,dtype=int8_w8a16.json", {"1": FEW}, "of int8_w8a16 (weights of 8 bits by numbers of 16, which no"),
        ("E=8,N=512,dtype=int4_w4a16.json", {"1": FEW}, "of int4_w4a16 (weights of 4 bits by numbers of 16, which no"),
        (
            "E=8,N=512,dtype=int8_w8a8.json",
            {"1": FEW},
            "of int8_w8a8; grouped_gemm can begin with files of f16, bf16, scaled_grouped_gemm with files of fp8_w8a8",
        ),
        (f"E=8,N=512,{FP8},block_shape=[64,128].json", {"1": FEW}, "has scales of [64,128]; scaled_grouped_gemm has"),
        ("E=8,N=512,block_shape=[128,128].json", {"1": FEW}, "has scales of [128,128] and no dtype="),
        ("N=512,K=512,dtype=fp8_w8a8_per_token.json", {"1": FEW}, "is of fp8_w8a8_per_token; gemm can begin with"),
        (LAYER, "{", "cannot be read as JSON"),
        (LAYER, "[" * 100000, "cannot be read as JSON"),
        (LAYER, {"triton_version": "3.5"}, "has no configuration"),
        (LAYER, [FEW], "has no configuration"),
        (LAYER, {"1": FEW | {"num_warps": 0}}, "num_warps of M 1 is 0; valid: 1 to 65536"),
        (LAYER, {"2": {"BLOCK_SIZE_M": 16}}, "BLOCK_SIZE_N of M 2 is None"),
        (LAYER, {"2": FEW | {"num_stages": 1.5}}, "num_stages of M 2 is 1.5"),
    ],
)
def test_what_is_no_such_file_is_refused(tmp_path, name, document, says):
    with pytest.raises(UsageError, match=re.escape(says)):
        read_start(written(tmp_path, name, document))


def test_the_nearest_of_each_family_are_candidates_beyond_the_limit(layer):
    op, problems = load_ops()["grouped_gemm"], [layer_problem(64), layer_problem(16384, gate="none", n=1024, k=512)]
    plain = Planner(op, ARCH, problems, 1, (), ())
    begun = Planner(op, ARCH, problems, 1, (), (), starts=[read_start(layer, read_top_k(["2"]))])
    for problem, theirs in zip(problems, (FEW, MANY), strict=True):
        plan, without = begun.plan(problem), plain.plan(problem)
        assert plan is not None and without is not None
        recorded = {item for item in plan.instances if begun.is_recorded(problem, *item[1:])}
        added = {begun.kernels[position].family.name for _, position, _ in recorded}
        assert added == {"wgmma", "mma"} and recorded >= set(plan.instances) - set(without.instances)
        for _, position, runtime in recorded:
            kernel = begun.kernels[position]
            ours = counterpart_of(Instance(op.name, problem.attributes, kernel.family.name, kernel.config, runtime))
            assert [ours[name] for name in NAMES[:3]] == [theirs[name] for name in NAMES[:3]], kernel.id
            assert ours["num_warps"] == theirs["num_warps"], kernel.id
    assert not any(plain.is_recorded(problems[0], *item[1:]) for item in plain.plan(problems[0]).instances)


def test_a_file_of_no_problem_is_said_to_be_so(layer):
    op = load_ops()["grouped_gemm"]
    with pytest.raises(UsageError, match="is of E=8, N=512, which none of the problems of grouped_gemm has"):
        Planner(op, ARCH, [layer_problem(64, n=256)], 1, (), (), starts=[read_start(layer)])
    softmax = load_ops()["row_softmax"]
    problem = make_problem(softmax, resolve_attributes(softmax, {}), {"rows": 4, "cols": 64}, 0)
    assert Planner(softmax, ARCH, [problem], 1, (), (), starts=[read_start(layer)]).plan(problem), "of another operator"


def test_a_file_of_no_op_that_is_tuned_is_refused(layer, capsys):
    assert cli.main(["starts", str(layer), "--of", "grouped_gemm", "--of", "gemm"]) == 0
    assert f"{layer}: grouped_gemm E=8 N=512, f16 bf16, 3 configurations" in capsys.readouterr().out
    assert cli.main(["starts", str(layer)]) == 0
    assert cli.main(["starts", str(layer), "--of", "gemm"]) == 2
    told = capsys.readouterr().err
    assert f"--starts {layer} is of grouped_gemm, and tuned is gemm: add --op grouped_gemm" in told


def test_a_pipe_and_a_folder_are_refused_at_once(tmp_path):
    """To open a pipe would wait for whoever writes to it."""
    os.mkfifo(tmp_path / "E=8,N=512.json")
    (tmp_path / "E=8,N=256.json").mkdir()
    for name in ("E=8,N=512.json", "E=8,N=256.json"):
        with pytest.raises(UsageError, match=f"{name} is no file: a pipe or a folder"):
            read_start(tmp_path / name)


def test_the_manifest_says_what_is_begun_with(tmp_path, layer, capsys):
    problems = written(
        tmp_path,
        "problems.json",
        [
            {
                "attributes": {"dtype": "bf16", "layout": "nt", "gate": "swiglu"},
                "sizes": {"G": 8, "M": 64, "N": 512, "K": 1024},
            }
        ],
    )
    words = ["manifest", "--op", "grouped_gemm", "--arch", "sm90a", "--problems", str(problems), "--limit", "1"]
    assert cli.main([*words, "--out", str(tmp_path / "out"), "--starts", str(layer), "--top-k", "2"]) == 0, (
        capsys.readouterr().err
    )
    found = json.loads((tmp_path / "out" / "manifest.json").read_text())
    assert sum(candidate.get("recorded", False) for candidate in found["problems"][0]["candidates"]) == 2
