"""bench/population*.py: what is drawn, what result files say, and the picture of them; all without a GPU."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bench"))
PROGRAM = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build") / "bench" / "bench_gemm_population"

HEADER = {"device": {"key": "here", "name": "a GPU"}, "date": "2026-11-28T00:00:00Z", "command": "./tilewright bench x"}


def gemm(m, n, k, layout, ours, best, first=None, match="model", **more):
    return {
        "op": "gemm",
        "dtype": "bf16",
        "shape": {"M": m, "N": n, "K": k, "layout": layout},
        "ours_us": ours,
        "instance": "gemm.sm90a.simt.bf16.nn.x split_k=1",
        "match": match,
        "peers": {"cublaslt_best": best, "cublaslt_first": first or best},
        "n": 15,
        "mad_us": 0.1,
        "layout": layout,
        **more,
    }


LINES = [
    gemm(16, 4096, 4096, "nt", 10, 20, match="exact"),
    gemm(128, 128, 32768, "nt", 10, 5, 40),
    gemm(17, 24, 8, "nn", 10, 10),
    gemm(4096, 4096, 64, "nn", 10, 40, match="near"),
    gemm(1025, 999, 1000, "tt", 16, 1, match="default"),
]


def write(path, lines, header=HEADER):
    path.write_text("".join(json.dumps(line) + "\n" for line in (header, *lines)))
    return path


def run(*arguments):
    command = [sys.executable, ROOT / "bench/population_summary.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True)


def test_ratios_are_peer_over_ours_and_groups_add_up(tmp_path):
    done = run("--json", write(tmp_path / "gemm_population_bf16_seed1.jsonl", LINES))
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["all"]["problems"] == 5 and found["all"]["min"] == 1 / 16 and found["all"]["slower"] == 2
    assert found["all"]["geomean"] == pytest.approx((2 * 0.5 * 1 * 4 / 16) ** 0.2)
    assert found["all"]["p10"] == pytest.approx(1 / 16 + 0.4 * (0.5 - 1 / 16)), "two fifths of the way to the next"
    assert found["first heuristic"]["min"] == 1 / 16 and found["first heuristic"]["slower"] == 1
    for groups in found["by"].values():
        assert sum(group["problems"] for group in groups.values()) == 5
    assert found["by"]["layout"]["nt"]["geomean"] == pytest.approx(1)
    assert found["by"]["alignment"].keys() == {"any number", "multiples of 8", "multiples of 64"}
    assert {name: group["problems"] for name, group in found["by"]["rows"].items()} == {
        "M <= 16": 1, "M <= 128": 2, "M > 1024": 2,
    }  # fmt: skip
    assert list(found["by"]["rows"])[-1] == "M > 1024"
    assert found["by"]["depth"]["K / tiles > 1024"]["min"] == 0.5, "one tile of 32768"
    assert found["by"]["depth"]["K / tiles <= 4"]["min"] == 4, "1024 tiles of 64"
    assert found["by"]["dispatch"]["exact"]["geomean"] == pytest.approx(2)
    assert found["worst"][0]["problem"] == "M=1025 N=999 K=1000 tt" and "gpu_seconds" not in found


def test_the_text_says_how_the_worst_were_dispatched_and_what_tuning_took(tmp_path):
    tuned = [{**line, "gpu_seconds": seconds} for line, seconds in zip(LINES, (0.5, 1, 1, 1, 0.5), strict=True)]
    done = run(write(tmp_path / "gemm_population_bf16_seed1_tuned.jsonl", tuned))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("gemm_population_bf16_seed1_tuned.jsonl\nbest peer / ours ")
    assert "0.062       16.00 us, 1.00 of the peer's  M=1025 N=999 K=1000 tt  default gemm.sm90a.simt" in done.stdout
    assert "0.80 GPU seconds on average, 1.00 at most" in done.stdout


def test_several_files_are_one_population(tmp_path):
    files = [write(tmp_path / f"{seed}.jsonl", LINES[:seed]) for seed in (2, 3)]
    assert json.loads(run("--json", *files).stdout)["all"]["problems"] == 5


def test_attention_is_held_against_the_best_of_all_backends(tmp_path):
    def line(ours, **peers):
        shape = {"B": 1, "Hq": 8, "Hkv": 2, "Sq": 100, "Sk": 200, "D": 72}
        return {"op": "attention_forward", "dtype": "bf16", "mask": "causal", "shape": shape, "ours_us": ours,
                "instance": "attention_forward.x", "peers": peers}  # fmt: skip

    lines = [
        line(10, sdpa_cudnn=30, sdpa_flash=20, ours_mma=1),
        line(10, sdpa_efficient=40),
        line(None, sdpa_cudnn=30),
        line(10, ours_mma=1),
    ]
    found = json.loads(run("--json", write(tmp_path / "a.jsonl", lines, {"device": "a GPU"})).stdout)
    assert found["all"]["min"] == 2 and found["all"]["problems"] == 2, "ours in another family is no peer"
    assert len(found["left_out"]) == 2, "what only one side runs is said, not counted"
    assert found["by"]["fastest peer"].keys() == {"sdpa_flash", "sdpa_efficient"}
    assert found["by"]["mask"]["causal"]["problems"] == found["by"]["head"]["D =  72"]["problems"] == 2


@pytest.mark.parametrize(
    "text", ["", "{}\n", '{"device": 1}\n', "no JSON\n", json.dumps(HEADER) + '\n{"op": "gemm"}\n', None]
)
def test_what_holds_no_results_is_named(tmp_path, text):
    path = tmp_path / "broken.jsonl"
    if text is not None:
        path.write_text(text)
    done = run(path)
    assert done.returncode == 1 and len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("population_summary: error: ") and "broken.jsonl" in done.stderr


def test_results_of_another_op_are_refused(tmp_path):
    done = run(write(tmp_path / "a.jsonl", [{**LINES[0], "op": "attention_decode"}]))
    assert done.returncode == 1 and "attention_decode" in done.stderr


def drawn(script, *arguments):
    command = [sys.executable, ROOT / "bench" / script, *map(str, arguments)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def test_populations_are_their_seeds():
    problems = drawn("population.py", 1, 200)
    assert problems == drawn("population.py", 1, 200) != drawn("population.py", 2, 200)
    assert problems[:50] == drawn("population.py", 1, 50), "a longer one begins as a shorter one"
    assert {problem["attributes"]["layout"] for problem in problems} == {"nn", "nt", "tn", "tt"}
    for sizes in (problem["sizes"] for problem in problems):
        assert 1 <= sizes["M"] <= 16384 and all(16 <= sizes[n] <= 16384 for n in "NK")
    preset = drawn("population_attention.py", 1, 30)["population"]
    assert len(preset["problems"]) == 30 and "seed 1" in preset["description"]


def test_the_picture_has_a_dot_for_each_problem(tmp_path):
    pytest.importorskip("matplotlib")
    import plot

    folder = tmp_path / "here"
    folder.mkdir()
    path = plot.draw_results(write(folder / "gemm_population_bf16_seed1_tuned.jsonl", LINES), tmp_path)
    assert path == tmp_path / "here-gemm_population_bf16_seed1_tuned.svg"
    text = path.read_text()
    assert "bf16_seed1_tuned on a GPU: geomean 0.76, p10 0.24, least 0.06 of 5" in text
    assert "nt, multiples of 8" in text and "tt, any number" in text


@pytest.mark.skipif(not PROGRAM.is_file(), reason="the program is not built: it needs a CUDA toolkit with cuBLASLt")
@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--tuned", "--keep", "{folder}"], "--keep: {folder} is not empty: name an empty folder, or a new one"),
        (["--keep", "{folder}/new"], "--keep requires --tuned"),
        (["--dtype", "e4m3"], "unknown dtype 'e4m3'; valid: f32 tf32 f16 bf16 f16_f32 bf16_f32 tf32x3"),
    ],
)
def test_wrong_use_is_one_line(tmp_path, words, says):
    (tmp_path / "of-another-run").touch()
    command = [PROGRAM, *(word.format(folder=tmp_path) for word in words)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout) == (2, "")
    assert says.format(folder=tmp_path) in done.stderr and done.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["of-another-run"]
