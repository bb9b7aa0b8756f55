"""bench/moe_tuning.py: which problems a layer is, and that it tunes a small one from nothing here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
sys.path.insert(0, str(ROOT / "bench"))

import moe_tuning  # noqa: E402
from moe_model import MODELS  # noqa: E402


def test_a_layer_is_both_of_its_products():
    found = list(moe_tuning.problems_of(MODELS["gpt-oss-20b"], "bf16", "row", [1, 16]))
    assert [each["sizes"] for each in found] == [{"G": 32, "M": m, "N": 2880, "K": 2880} for m in (4, 4, 64, 64)]
    assert [each["attributes"]["gate"] for each in found] == ["swiglu_clamped", "none"] * 2
    up, down = moe_tuning.problems_of(MODELS["deepseek-v3"], "e4m3", "block", [2])
    assert up["op"] == "scaled_grouped_gemm" and up["attributes"] == {
        "dtype": "e4m3",
        "scaling": "block",
        "gate": "swiglu",
    }
    assert up["sizes"] == {"G": 256, "M": 16, "N": 2048, "K": 7168}
    assert down["sizes"] == {"G": 256, "M": 16, "N": 7168, "K": 2048}


def run(*words):
    command = [sys.executable, ROOT / "bench" / "moe_tuning.py", "--program", BUILD / "autotune/tilewright-autotune"]
    return subprocess.run([str(word) for word in (*command, *words)], capture_output=True, text=True)


def test_a_small_layer_is_tuned_from_nothing():
    words = ("--model", "qwen3", "--dtype", "f32", "--small", "--tokens", 2)
    done = run(*words, "--", "--arch", "x86-64-v3", "--threads", 1, "--limit", 1, "--budget", "20s")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert (told["model"], told["problems"], told["tuned"]) == ("qwen3-30b-a3b", 2, 2)
    assert told["wall_s"] > 0 and told["totals"]["from_cache"] == 0 and told["totals"]["compiled"] > 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--model", "bert"), "--model bert is 0 models; valid: mixtral-8x7b, qwen3-30b-a3b"),
        (("--model", "qwen3", "--program", "/nothing"), "no /nothing: ./tilewright build makes it"),
    ],
)
def test_what_it_cannot_tune_is_said(words, says):
    done = run(*words)
    assert done.returncode == 1 and says in done.stderr
