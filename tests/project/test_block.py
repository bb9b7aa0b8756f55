"""examples/block says what it computes, one command tunes all of it, and then its records are what is run."""

import json
import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build")
BLOCK = BUILD / "examples" / "block" / "block"
AUTOTUNE = BUILD / "autotune" / "tilewright-autotune"
WORDS = ("--model", "qwen3-4b", "--tiny", "--device", "cpu", "--threads", "1")


def run_block(*words: str, **environment: Path) -> subprocess.CompletedProcess[str]:
    changed = {**os.environ, **{name: str(value) for name, value in environment.items()}}
    return subprocess.run([BLOCK, *WORDS, *words], capture_output=True, text=True, timeout=300, env=changed)


def operators(*words: str, **environment: Path) -> dict[str, dict[str, object]]:
    done = run_block("--json", "--repeats", "1", *words, **environment)
    assert done.returncode == 0, done.stderr
    (phase,) = json.loads(done.stdout)["phases"]
    return {each["name"]: each for each in phase["operators"]}


def test_what_a_run_asks_for_is_tuned_by_one_command_and_then_found(tmp_path: Path) -> None:
    shapes, database = tmp_path / "shapes.json", tmp_path / "db"
    words = ("--context", "16", "--steps", "2")
    before = operators(*words, TILEWRIGHT_RECORD=shapes)
    recorded = [json.loads(line) for line in shapes.read_text().splitlines()]
    assert {each["op"] for each in recorded} == {"row_rmsnorm", "gemm", "row_rotary", "attention_decode", "row_glu"}
    done = subprocess.run(
        [AUTOTUNE, "autotune", "--shapes", shapes, "--budget", "20s", "--limit", "1", "--no-emit", "--db", database,
         "--work", tmp_path / "work"],
        capture_output=True, text=True, timeout=600, env={**os.environ, "PYTHONPATH": str(ROOT)},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    records = [json.loads(line) for file in database.rglob("*.jsonl") for line in file.read_text().splitlines()]
    assert len(records) == len(recorded)
    after = operators(*words, TILEWRIGHT_DB=database)
    assert after.keys() == before.keys()
    assert before["rotary"]["match"] != "exact"
    assert (
        after["rotary"]["match"] == "exact"
    )  # of others a kernel may have won that is not linked, for nothing is emitted


def test_of_experts_those_are_read_that_tokens_choose() -> None:
    words = ("--part", "feedforward", "--context", "0", "--steps", "1", "--repeats", "1", "--json")
    hidden, inner, experts, top_k = 96, 64, 16, 4  # the tiny model's
    for batch, most in ((1, top_k), (7, experts)):
        done = run_block("--model", "qwen3-30b-a3b", "--batch", str(batch), *words)
        assert done.returncode == 0, done.stderr
        told = json.loads(done.stdout)
        assert (told["sizes"]["experts"], told["sizes"]["top_k"]) == (experts, top_k)
        (phase,) = told["phases"]
        assert [each["name"] for each in phase["operators"]] == ["norm 2", "router", "experts"]
        chosen = (phase["bytes"] / 4 - hidden - experts * hidden) / (3 * inner * hidden)
        assert chosen == round(chosen) and top_k <= chosen <= most, "whole experts, and no more than there are"
        flops = 2 * batch * hidden * (experts + top_k * 3 * inner)
        assert phase["flops"] == flops


def test_an_attention_that_is_not_here_is_said_to_be_so() -> None:
    done = run_block("--model", "deepseek-v3")
    says = "the attention of deepseek-v3 is not here; --part feedforward runs its experts"
    assert done.returncode == 2 and says in done.stderr
    done = run_block("--part", "half")
    assert done.returncode == 2 and "--part: 'half' is not valid; valid are all, feedforward" in done.stderr


def test_weights_are_kept_in_a_file_and_those_of_another_model_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights"
    words = ("--context", "3", "--steps", "1", "--repeats", "1", "--weights", str(file))
    assert run_block(*words).returncode == 0
    written = file.read_bytes()
    assert run_block(*words, "--check").returncode == 0
    assert file.read_bytes() == written
    for other in (("--seed", "2"), ("--model", "gpt2"), ("--part", "feedforward")):
        done = run_block(*words, *other)
        assert done.returncode == 2 and "name another file, or delete it" in done.stderr
    file.write_bytes(written[:-1])
    assert "is cut short" in run_block(*words).stderr
    for content in (b"", bytes(range(1, 256)), b"a letter\n"):
        file.write_bytes(content)
        done = run_block(*words)
        assert done.returncode == 2 and f"{file} has no weights that block wrote" in done.stderr
        assert file.read_bytes() == content


def test_more_threads_than_there_can_be_are_refused() -> None:
    done = run_block("--threads", "100000000")
    assert done.returncode == 2 and "'100000000' is not valid; valid are whole numbers from 0 to 65535" in done.stderr
