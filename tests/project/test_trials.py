"""`--trials`: a program that watches a run reads an event a line, by a schema, and may go away."""

import json
import os
import signal
import subprocess
from pathlib import Path

import jsonschema
import pytest
from test_tune_file import PROGRAM, ROOT, write

# A mode that is right, with two blocks, and others that are wrong, do not compile, crash, hang.
FAULTY = """\
// tw: op     vector_add(a: f32[n], b: f32[n]) -> c: f32[n]
// tw: tune   MODE = 0, 1, 2, 3, 4; BLOCK = 256, 1024
// tw: where  MODE == 0 or BLOCK == 1024
// tw: default MODE, BLOCK = (0, 1024)
// tw: launch grid = ceil(n / BLOCK)
// tw: check  reference.h:add
// tw: shapes n = 1000
void vector_add(const float* a, const float* b, float* c, long long n, long long block_x) {
  const long long last = n < (block_x + 1) * BLOCK ? n : (block_x + 1) * BLOCK;
#if MODE == 2
#error "no such mode"
#elif MODE == 3
  __builtin_trap();
#elif MODE == 4
  for (volatile int i = 0;; i = i + 1) {}
#endif
  for (long long i = block_x * BLOCK; i < last; ++i) c[i] = a[i] + b[i] + (MODE == 1 && i == 7 ? 1 : 0);
}
"""
SCHEMA = jsonschema.Draft202012Validator(json.loads((ROOT / "docs" / "how" / "trials.schema.json").read_text()))
RECORD = jsonschema.Draft202012Validator(json.loads((ROOT / "tuning_db" / "schema.json").read_text()))

pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    """Of what all tests here compile."""
    return tmp_path_factory.mktemp("cache")


def command(folder: Path, cache: Path, *words: object) -> list[str]:
    """`--every`: all modes of it; else those that take no time."""
    write(folder, FAULTY if "--every" in words else FAULTY.replace("0, 1, 2, 3, 4", "0, 2"), "vector_add.cc")
    places = ("--work", folder / "work", "--cache", cache, "--db", folder / "db", "--no-emit", "--no-doctor")
    rest = ("--threads", 1, "--budget", "10s", "--strategy", "exhaustive", "--candidate-timeout", 1)
    said = [word for word in words if word != "--every"]
    return list(map(str, (PROGRAM, "tune", folder / "vector_add.cc", *places, *rest, *said)))


def tune(folder: Path, cache: Path, *words: object, **more: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(folder, cache, *words), capture_output=True, text=True, timeout=300, **more)


def events(text: str) -> list[dict]:
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        SCHEMA.validate(line)
    return lines


def test_every_candidate_and_decision_is_a_line(tmp_path, cache):
    done = tune(tmp_path, cache, "--trials", "-", "--every")
    assert done.returncode == 0, done.stderr
    said = events(done.stdout)
    assert [said[0]["event"], said[-1]["event"]] == ["begin", "end"]
    assert said[0]["problems"] == [
        {"op": "vector_add", "problem": "f32 n=1000 threads=1", "attributes": {"dtype": "f32"}, "sizes": {"n": 1000}}
        | {"threads": 1, "candidates": 6}
    ]
    trials = {(each["config"]["MODE"], each["config"]["BLOCK"]): each for each in said if each["event"] == "trial"}
    assert {where: each["status"] for where, each in trials.items()} == {
        (0, 256): "correct",
        (0, 1024): "correct",
        (1, 1024): "correctness",
        (2, 1024): "compile",
        (3, 1024): "runtime",
        (4, 1024): "timeout",
    }
    right = trials[0, 1024]
    assert right["median_us"] == pytest.approx(sorted(right["samples_us"])[len(right["samples_us"]) // 2], rel=0.5)
    assert trials[3, 1024]["fatal"] and "no such mode" in trials[2, 1024]["reason"]
    assert right["compile_s"] > 0 or any(each["compile_s"] == 0 for each in trials.values())
    (decided,) = [each for each in said if each["event"] == "decided"]
    RECORD.validate(decided["record"])
    assert decided["record"]["config"]["MODE"] == 0
    assert (said[-1]["decided"], said[-1]["stopped"]) == (1, False) and Path(said[-1]["journal"]).is_file()
    assert "vs default" in done.stderr and "tuning vector_add" in done.stderr, "what people read is on stderr"


def test_a_file_and_a_pipe_by_name_get_the_same(tmp_path, cache):
    done = tune(tmp_path, cache, "--trials", tmp_path / "trials.jsonl", "--json")
    assert done.returncode == 0 and json.loads(done.stdout)["records"]
    in_file = [each["event"] for each in events((tmp_path / "trials.jsonl").read_text())]
    os.mkfifo(tmp_path / "pipe")
    reader = subprocess.Popen(["timeout", "60", "cat", str(tmp_path / "pipe")], stdout=subprocess.PIPE, text=True)
    done = tune(tmp_path, cache, "--trials", tmp_path / "pipe")
    read = reader.communicate(timeout=300)[0]
    assert done.returncode == 0, done.stderr
    assert [each["event"] for each in events(read)] == in_file


def test_a_reader_may_go_away(tmp_path, cache):
    reading, writing = os.pipe()
    with os.fdopen(reading) as pipe:
        program = subprocess.Popen(
            command(tmp_path, cache, "--trials", f"/dev/fd/{writing}"),
            pass_fds=(writing,),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        os.close(writing)
        SCHEMA.validate(json.loads(pipe.readline()))
    out, error = program.communicate(timeout=300)
    assert program.returncode == 0, error
    assert "vs default" in out and (tmp_path / "db").is_dir()


def test_a_reader_that_takes_nothing_keeps_nobody_waiting(tmp_path, cache):
    """A pipe of one page holds a few lines: the tuner goes on all the same."""
    fcntl = pytest.importorskip("fcntl")
    reading, writing = os.pipe()
    fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
    try:
        done = tune(tmp_path, cache, "--trials", f"/dev/fd/{writing}", pass_fds=(writing,))
        assert done.returncode == 0, done.stderr
        assert os.read(reading, 4096).startswith(b'{"event":"begin"')
    finally:
        os.close(reading)
        os.close(writing)


def test_a_full_disk_is_said_and_stops_nothing(tmp_path, cache):
    done = tune(tmp_path, cache, "--trials", "/dev/full")
    assert done.returncode == 0, done.stderr
    assert "warning: --trials /dev/full has not all of them: No space left on device" in done.stdout


def test_a_run_that_is_stopped_has_an_end(tmp_path, cache):
    program = subprocess.Popen(
        command(tmp_path, cache, "--trials", "-", "--every"),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    lines = []
    for line in program.stdout:
        lines.append(line)
        if '"trial"' in line and '"correct"' in line:
            program.send_signal(signal.SIGINT)
            break
    lines += program.stdout
    assert program.wait(timeout=300) == 130
    assert events("".join(lines))[-1]["stopped"]


def test_what_cannot_be_written_is_said_before_anything_is_done(tmp_path, cache):
    assert "there is no folder /nonexistent" in tune(tmp_path, cache, "--trials", "/nonexistent/file").stderr
    for words in (("--json", "--trials", "-"), ("--trials", "-", "--json")):
        done = tune(tmp_path, cache, *words)
        assert done.returncode == 2 and "--json has stdout, too" in done.stderr
    os.mkfifo(tmp_path / "pipe")
    done = tune(tmp_path, cache, "--trials", tmp_path / "pipe")
    assert done.returncode == 1 and "nobody reads from this pipe" in done.stderr
    done = tune(tmp_path, cache, "--trials", tmp_path / "file", "--arch", "sm80")
    assert done.returncode == 2 and "--trials" in done.stderr
