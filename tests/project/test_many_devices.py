"""`autotune --devices` on made-up GPUs: the driver is tests/fake_cuda's, and so is the process that measures. Kernels
are compiled, searched, decided, journaled and recorded by the tuner as it is."""

import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
PROGRAM = BUILD / "autotune" / "tilewright-autotune-made-up"
DRIVER = BUILD / "tests" / "fake_cuda" / "libcuda.so.1"
LENGTHS = tuple(1000 * i for i in range(1, 13))
QUESTION = ("phase", "case", "kernel", "hash", "runtime", "round")
SEED = int(os.environ.get("TILEWRIGHT_SEED", time.time_ns() % 1_000_000))
KILLS = int(os.environ.get("TILEWRIGHT_KILLS", "10"))

pytestmark = pytest.mark.skipif(
    not (PROGRAM.is_file() and DRIVER.is_file()), reason=f"{PROGRAM} or {DRIVER} is not built: there is no CUDA toolkit"
)


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    """Of what all tests here compile."""
    return tmp_path_factory.mktemp("cache")


class Machine:
    """Some GPUs, and what a tuner leaves behind there."""

    def __init__(self, folder: Path, cache: Path, gpus: str, **made_up: object) -> None:
        self.folder, self.cache, self.lengths = folder, cache, LENGTHS
        self.work, self.database, self.log = folder / "work", folder / "db", folder / "log.txt"
        self.effort: list[object] = ["--budget", "10m", "--limit", 8]
        self.environment = {
            **os.environ, "PYTHONPATH": str(ROOT), "LD_LIBRARY_PATH": str(DRIVER.parent), "FAKE_CUDA_GPUS": gpus,
            "TMPDIR": str(folder), "TILEWRIGHT_LOCKS": str(folder), "MADE_UP_FOLDER": str(folder),
            **{f"MADE_UP_{name}": str(value) for name, value in {"MS": 2, **made_up}.items()},
        }  # fmt: skip

    def start(self, *options: object) -> subprocess.Popen:
        shapes = [word for n in self.lengths for word in ("--shapes", n)]
        command = [
            PROGRAM, "autotune", "--templates", DATA / "toy_op", "--op", "scale_add", *shapes, *self.effort,
            "--no-doctor", "--no-emit", "--db", self.database, "--work", self.work, "--cache", self.cache, *options,
        ]  # fmt: skip
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [str(word) for word in command], stdout=log, stderr=log, env=self.environment, process_group=0
            )

    def tune(self, *options: object, status: int = 0) -> str:
        before = len(self.said())
        left = self.start(*options).wait(timeout=300)
        assert left == status, f"exit status {left}\n{self.said()[before:]}"
        return self.said()[before:]

    def said(self) -> str:
        return self.log.read_text() if self.log.exists() else ""

    def journals(self, of_gpus: bool = True) -> list[list[dict]]:
        """By file; a line that a kill tore is left out."""
        journals = []
        for path in sorted((self.work / "journal").glob("*.jsonl")):
            lines = []
            for text in path.read_text().splitlines():
                try:
                    lines.append(json.loads(text))
                except json.JSONDecodeError:
                    continue
            if ("gpu" in lines[0]["run"]) == of_gpus:
                journals.append(lines)
        return journals

    def records(self) -> dict[str, list[int]]:
        """The lengths that have a record, by the device's folder."""
        return {
            file.parent.name: sorted(json.loads(line)["shape"]["n"] for line in file.read_text().splitlines())
            for file in self.database.glob("*/scale_add.jsonl")
        }

    def calls(self) -> list[tuple[int, int, int]]:
        return [tuple(map(int, line.split())) for line in (self.folder / "calls.log").read_text().splitlines()]

    def expect_sound(self, device: str = "nvidia-h200-16sm") -> None:
        """Every problem is decided, recorded, and in the merged journal once; no GPU measured two things at a time."""
        assert self.records()[device] == sorted(self.lengths)
        merged = self.journals(of_gpus=False)[-1]
        decided = [line["record"]["shape"]["n"] for line in merged if line.get("phase") == "decided"]
        assert sorted(decided) == sorted(self.lengths)
        assert merged[-1] == {"phase": "end"}
        for lines in [merged, *self.journals()]:
            asked = Counter(tuple(line.get(name) for name in QUESTION) for line in lines if "us" in line)
            assert asked
            assert max(asked.values(), default=1) == 1, "measured twice"
        self.expect_alone()

    def expect_alone(self) -> None:
        for gpu in {call[0] for call in self.calls()}:
            spans = sorted((begin, end) for ordinal, begin, end in self.calls() if ordinal == gpu)
            assert all(end <= begin for (_, end), (begin, _) in itertools.pairwise(spans)), f"GPU {gpu}"


TWO = "NVIDIA H200=9.0,NVIDIA H200=9.0"


def decided_in(lines: list[dict]) -> set[int]:
    return {line["record"]["shape"]["n"] for line in lines if line.get("phase") == "decided"}


def test_two_gpus_tune_what_one_would_in_half_of_the_time(tmp_path, cache):
    seconds = {}
    for name, devices in (("one", "0"), ("two", "all")):
        folder = tmp_path / name
        folder.mkdir()
        machine = Machine(folder, cache, TWO, MS=5)
        machine.tune("--devices", devices, "--dry-run")  # Python starts, files are read
        said = machine.tune("--devices", devices, "--json")
        document = json.loads(said[said.index('{\n "headline"') :])
        machine.expect_sound()
        busy = document["devices"]
        assert [use["lost"] for use in busy] == [None] * len(busy)
        assert sum(use["problems"] for use in busy) == len(LENGTHS)
        spans = machine.calls()
        seconds[name] = (max(end for _, _, end in spans) - min(begin for _, begin, _ in spans)) * 1e-9
        if name == "two":
            assert {use["uuid"][-1] for use in busy} == {"1", "2"}
            first, second = machine.journals()
            assert decided_in(first) and decided_in(second) and not decided_in(first) & decided_in(second)
    print(seconds)
    assert seconds["two"] < 0.65 * seconds["one"]


def test_winners_are_those_of_one_gpu(tmp_path, cache):
    winners = []
    for devices in ("1", "0,1"):
        folder = tmp_path / devices
        folder.mkdir()
        machine = Machine(folder, cache, TWO)
        machine.tune("--devices", devices)
        merged = machine.journals(of_gpus=False)[-1]
        winners.append({
            line["record"]["shape"]["n"]: line["record"]["kernel"] for line in merged if line.get("phase") == "decided"
        })  # fmt: skip
    assert winners[0] == winners[1]


def test_two_kinds_have_a_folder_each(tmp_path, cache):
    machine = Machine(tmp_path, cache, "NVIDIA H200=9.0,NVIDIA L4=8.9,NVIDIA H200=9.0")
    said = machine.tune("--devices", "all")
    assert machine.records() == {"nvidia-h200-16sm": sorted(LENGTHS), "nvidia-l4-16sm": sorted(LENGTHS)}
    assert len(machine.journals()) == 3 and len(machine.journals(of_gpus=False)) == 2
    assert "for sm90a" in said and "for sm89" in said
    machine.expect_alone()


def test_a_gpu_that_is_lost_gives_its_problem_back(tmp_path, cache):
    machine = Machine(tmp_path, cache, TWO, LOST="1@40")
    said = machine.tune("--devices", "0,1")
    assert "GPU 1 (GPU-00000000-0000-0000-0000-000000000002) is lost" in said
    assert "what it had goes to the others" in said
    machine.expect_sound()
    assert {call[0] for call in machine.calls()} == {0, 1}


def test_all_that_are_lost_is_a_fault_that_resume_mends(tmp_path, cache):
    machine = Machine(tmp_path, cache, TWO, LOST="0@100,1@40")
    said = machine.tune("--devices", "all", status=1)
    assert "no device was left to tune it" in said
    decided = machine.records()["nvidia-h200-16sm"]
    assert 0 < len(decided) < len(LENGTHS)
    for mark in tmp_path.glob("lost-*"):
        mark.unlink()
    machine.environment["MADE_UP_LOST"] = ""
    said = machine.tune("--devices", "all", "--resume")
    assert f"{len(decided)} of {len(LENGTHS)} problems of scale_add decided" in said
    machine.expect_sound()


def test_a_problem_that_loses_every_gpu_gets_two(tmp_path, cache):
    machine = Machine(tmp_path, cache, ",".join(["NVIDIA H200=9.0"] * 3), KILLER=5000)
    said = machine.tune("--devices", "all", status=1)
    assert "two devices were lost while it was tuned" in said
    assert machine.records()["nvidia-h200-16sm"] == sorted(set(LENGTHS) - {5000})


def workers_of(tuner: int) -> list[int]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == tuner and (folder / "cmdline").read_bytes().split(b"\0")[1:2] == [b"worker"]:
                found.append(int(folder.name))
        except (OSError, IndexError):
            continue  # it ended meanwhile
    return found


def wait_for_calls(machine: Machine, count: int, tuner: subprocess.Popen) -> bool:
    """False: it ended before."""
    log, end = machine.folder / "calls.log", time.monotonic() + 120
    while tuner.poll() is None and not (log.exists() and log.read_bytes().count(b"\n") >= count):
        assert time.monotonic() < end, machine.said()
        time.sleep(0.005)
    return tuner.poll() is None


def test_a_measuring_process_that_is_killed_is_started_again(tmp_path, cache):
    machine = Machine(tmp_path, cache, TWO)
    tuner = machine.start("--devices", "all")
    assert wait_for_calls(machine, 50, tuner)
    os.kill(workers_of(tuner.pid)[0], signal.SIGKILL)
    assert tuner.wait(timeout=300) == 0, machine.said()
    machine.expect_sound()


def test_killed_at_random_moments_nothing_is_lost(tmp_path, cache):
    print(f"TILEWRIGHT_SEED={SEED} TILEWRIGHT_KILLS={KILLS}")
    chance = random.Random(SEED)
    machine = Machine(tmp_path, cache, TWO, MS=1)
    done = 0
    for _ in range(KILLS):
        before = {path: path.read_bytes() for path in (machine.work / "journal").glob("*.jsonl")}
        calls = machine.folder / "calls.log"
        at_first = calls.read_bytes().count(b"\n") if calls.exists() else 0
        tuner = machine.start("--devices", "all", "--resume")
        if not wait_for_calls(machine, at_first + chance.randrange(60), tuner):
            assert tuner.returncode == 0, machine.said()
            break
        time.sleep(chance.uniform(0, 0.02))
        os.killpg(tuner.pid, signal.SIGKILL) if chance.random() < 0.5 else tuner.kill()
        tuner.wait()
        for path, content in before.items():
            assert path.read_bytes().startswith(content), f"{path} lost lines"
        done += 1
    print(f"killed {done} times")
    machine.tune("--devices", "all", "--resume")
    machine.expect_sound()


def test_ctrl_c_ends_a_run_that_resume_finishes_on_fewer_gpus(tmp_path, cache):
    machine = Machine(tmp_path, cache, TWO)
    tuner = machine.start("--devices", "all")
    assert wait_for_calls(machine, 60, tuner)
    os.killpg(tuner.pid, signal.SIGINT)
    assert tuner.wait(timeout=60) == 130, machine.said()
    assert not machine.journals(of_gpus=False)
    machine.tune("--devices", "0", "--resume")
    machine.expect_sound()


def test_a_gpu_that_somebody_measures_on_is_waited_for(tmp_path, cache):
    first, second = (Machine(tmp_path, cache, TWO, MS=5) for _ in range(2))
    second.work, second.log = tmp_path / "second", tmp_path / "second.txt"
    tuner = first.start("--devices", "1")
    assert wait_for_calls(first, 5, tuner)
    said = second.tune("--devices", "0,1")
    assert tuner.wait(timeout=300) == 0, first.said()
    assert "GPU 1: waiting for tilewright" in said
    first.expect_alone()


@pytest.mark.parametrize(("discards", "samples"), [("1", (45, 50)), ("1/50", (0.1, 5))])
def test_cards_that_hold_each_other_back_are_told(tmp_path, cache, discards, samples):
    """By the time that it costs: a few samples that are taken again after a pause may be most of it."""
    machine = Machine(tmp_path, cache, TWO, DISCARDS=discards)
    said = machine.tune("--devices", "all")
    (told,) = re.findall(r"warning: GPU 1: (\d+)% of its time .* held back, and ([\d.]+)% of its samples", said)
    assert float(told[0]) > 15 and samples[0] <= float(told[1]) <= samples[1]
    assert "warning: GPU 0" not in said


def test_a_shard_of_several_gpus_merges_with_the_others(tmp_path, cache):
    machine = Machine(tmp_path, cache, TWO)
    machine.tune("--devices", "all", "--shard", "1/2")
    first, machine.work = machine.work, tmp_path / "second"
    machine.tune("--devices", "all", "--shard", "2/2")
    parts = [
        path
        for folder in (first, machine.work)
        for path in (folder / "journal").glob("*.jsonl")
        if "gpu" not in json.loads(path.read_text().splitlines()[0])["run"]
    ]
    assert len(parts) == 2
    command = [PROGRAM, "merge", *parts, "--db", tmp_path / "merged_db", "--work", tmp_path / "merged", "--no-emit"]
    subprocess.run([str(word) for word in command], check=True, env=machine.environment)
    (file,) = (tmp_path / "merged_db").glob("*/scale_add.jsonl")
    assert sorted(json.loads(line)["shape"]["n"] for line in file.read_text().splitlines()) == sorted(LENGTHS)


@pytest.mark.parametrize(
    ("devices", "fault"),
    [
        ("0,0", "--devices names GPU 0 (GPU-00000000-0000-0000-0000-000000000001) twice"),
        ("0,GPU-00000000-0000-0000-0000-000000000001", "twice"),
        ("7", "there is no CUDA device 7"),
        ("all,0", "--devices all: that is every GPU, and nothing can be named beside it"),
        ("cpu", "--devices is 'cpu', valid: all, or ordinals and UUIDs of GPUs, such as 0,1"),
        ("l4", "--devices is 'l4', valid: all, or ordinals and UUIDs of GPUs, such as 0,1"),
    ],
)
def test_what_is_no_gpu_here_is_refused(tmp_path, cache, devices, fault):
    assert fault in Machine(tmp_path, cache, TWO).tune("--devices", devices, status=2)


def test_all_of_none_is_refused(tmp_path, cache):
    said = Machine(tmp_path, cache, "").tune("--devices", "all", status=2)
    assert "--devices all: there is no GPU to tune on" in said


def test_one_that_does_not_open_is_left_out(tmp_path, cache):
    machine = Machine(tmp_path, cache, "NVIDIA H200=9.0,NVIDIA H200=9.0=broken")
    said = machine.tune("--devices", "all")
    assert "GPU 1 is left out: it does not open" in said
    machine.expect_sound()


def test_a_second_turn_decides_no_problem_again(tmp_path, cache):
    """What the budget leaves goes to problems that are decided, and not all tried: each counts once."""
    for seconds in range(3, 60):  # by the machine: where some is left when no further problem can be paid for
        machine = Machine(tmp_path / str(seconds), cache, TWO, MS=5)
        machine.folder.mkdir()
        machine.effort = ["--budget", f"{seconds}s", "--limit", 64]
        told = re.findall(r"\[(\d+)/12\] GPU \d: f32 (n=\d+): scale_add", machine.tune("--devices", "all"))
        problems = [problem for _, problem in told]
        assert [int(count) for count, _ in told] == [len(set(problems[: i + 1])) for i in range(len(told))]
        if len(set(problems)) < len(problems):
            return
    pytest.fail("no problem had a second turn")


def test_the_benchmark_of_it_runs(tmp_path, cache):
    machine = Machine(tmp_path, cache, TWO, MS=5)
    shapes = [str(word) for n in LENGTHS for word in ("--shapes", n)]
    done = subprocess.run(
        [sys.executable, ROOT / "bench" / "many_devices.py", "--program", PROGRAM, "--cache", cache,
         "--templates", DATA / "toy_op", "--op", "scale_add", *shapes, "--budget", "10m", "--limit", "8",
         "--why", "--repeat", "2", "--keep", tmp_path / "kept"],
        capture_output=True, text=True, timeout=300, env=machine.environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-4000:]
    found = json.loads(done.stdout)
    assert [found[name]["decided"] for name in ("one", "all", "killed")] == [len(LENGTHS)] * 3
    assert found["one"]["of_one"] == 1 and len(found["all"]["busy"]) == 2
    assert found["all"]["winners_time_of_one"] == pytest.approx(1, abs=0.01)
    opened = {name: [gpu["calls"]["open"]["calls"] for gpu in found[name]["lanes"].values()] for name in ("one", "all")}
    assert opened["one"] == [len(LENGTHS)] and sum(opened["all"]) == len(LENGTHS) and len(opened["all"]) == 2
    asked = {
        name: sum(gpu["calls"]["search"]["calls"] for gpu in found[name]["lanes"].values()) for name in ("one", "all")
    }
    assert asked["all"] == pytest.approx(asked["one"], rel=0.03), "two devices search as one does"
    assert len(found["a tuner each"]["lanes"]) == 2
    assert [len(found["repeated"][name]["final_samples"]) for name in ("one", "all")] == [2, 2]
    assert 0 < found["repeated"]["of_one"] < 1
    for run in (found[name] for name in ("one", "all", "killed", "a tuner each")):
        for lane in run["lanes"].values():
            ends = [(start, end) for _, start, end, *_ in lane["turns"]]
            assert all(before[1] <= after[0] + 0.02 for before, after in itertools.pairwise(ends)), "in turn"
            assert ends[-1][1] <= run["wall_s"] + 0.1
            assert 0 < lane["calls"]["open"]["parts_ms"]["start"] < lane["calls"]["open"]["ms"]
