"""A tuner that is killed loses nothing that it measured: one tuning job of the toy op is ended at random moments, gone
on with by --resume every time, and its journal, its database and its winners are looked at afterwards.
TILEWRIGHT_KILLS says how often, TILEWRIGHT_SEED where; the test prints both."""

import json
import os
import random
import shutil
import signal
import subprocess
import time
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
os.environ.setdefault("TILEWRIGHT_LLC_MIB", "16")  # going round a larger cache would be most of each run
DATA = ROOT / "tests" / "data"
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
AUTOTUNE = BUILD / "autotune" / "tilewright-autotune"
PLACES = ("--templates", DATA / "toy_op", "--archs", DATA / "toy_arch")
KILLS = int(os.environ.get("TILEWRIGHT_KILLS", "200"))
SEED = int(os.environ.get("TILEWRIGHT_SEED", time.time_ns() % 1_000_000))
LINES_A_LIFE = 8  # of the journal, at most: few enough for many lives
MEASURED = ("search", "verify", "final", "energy")
QUESTION = ("phase", "case", "kernel", "hash", "runtime", "round")

# Answers as codegen did once: starting Python would take most of the time of a tuner that does not live long.
RECORDED_CODEGEN = """#!/bin/sh
# called as: PROGRAM -m codegen COMMAND ...
case "$3" in
  archs|ops) exec cat "{recorded}/$3.json" ;;
  manifest)
    while [ "$1" != --out ]; do shift; done
    exec cp -r "{recorded}/manifest/." "$2" ;;
esac
exit 1
"""


class Job:
    """A tuning job in a folder of its own: its command line, and what it left behind."""

    def __init__(self, folder: Path, lengths: tuple[int, ...], python: str | Path = "/usr/bin/python3", seed: int = 0):
        assert AUTOTUNE.is_file(), f"{AUTOTUNE} is not built: build the project, or set TILEWRIGHT_BUILD_DIR"
        self.folder, self.lengths, self.python, self.seed = folder, lengths, python, seed
        self.database, self.work = folder / "db", folder / "work"
        # The lock of the device is its own: other tests may tune meanwhile.
        places = {"TMPDIR": str(folder), "TILEWRIGHT_LOCKS": str(folder)}
        self.environment = {**os.environ, **places, "PYTHONPATH": str(ROOT)}
        self.log = folder / "log.txt"

    def start(self, *options: str) -> subprocess.Popen:
        shapes = [word for n in self.lengths for word in ("--shapes", n)]
        command = [
            AUTOTUNE, "autotune", *PLACES, "--arch", "x86-64-toy", "--op", "scale_add", *shapes, "--threads", "1",
            "--no-doctor", "--no-emit", "--budget", "10m", "--seed", self.seed, "--db", self.database,
            "--work", self.work, "--cache", self.folder / "cache", "--python", self.python, *options,
        ]  # fmt: skip
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [str(word) for word in command], stdout=log, stderr=log, env=self.environment, process_group=0
            )

    def finish(self, *options: str) -> None:
        status = self.start(*options).wait(timeout=300)
        assert status == 0, f"exit status {status}\n{self.said()}"

    def said(self) -> str:
        return self.log.read_text()[-4000:]

    def journals(self) -> list[Path]:
        return sorted((self.work / "journal").glob("*.jsonl"))

    def line_count(self) -> int:
        return sum(journal.read_bytes().count(b"\n") for journal in self.journals())

    def lines(self) -> list[dict]:
        """All lines of all journals; those that a kill tore are left out, as the tuner does."""
        parsed = []
        for journal in self.journals():
            for line in journal.read_text().splitlines():
                try:
                    parsed.append(json.loads(line))
                except json.JSONDecodeError:
                    continue
        return parsed

    def phase(self, *names: str) -> list[dict]:
        return [line for line in self.lines() if line.get("phase") in names]

    def records(self) -> list[dict]:
        (file,) = self.database.glob("*/scale_add.jsonl")
        return [json.loads(line) for line in file.read_text().splitlines()]

    def run(self, *words: str | Path) -> subprocess.CompletedProcess:
        return subprocess.run(
            [str(word) for word in (AUTOTUNE, *words, *PLACES, "--db", self.database)],
            capture_output=True, text=True, timeout=300, env=self.environment,
        )  # fmt: skip

    def expect_lint(self) -> None:
        findings = [finding["what"] for finding in json.loads(self.run("db", "lint", "--json").stdout)["findings"]]
        # Paired rounds and medians may disagree where the machine is as busy as here: nothing that a kill can spoil.
        assert not [what for what in findings if not what.startswith("its margin is")]

    def expect_sound(self) -> None:
        """Nothing was measured twice; the database holds what was decided last of every problem, and it is right."""
        asked = Counter(tuple(line.get(name) for name in QUESTION) for line in self.phase(*MEASURED))
        twice = [question for question, count in asked.items() if count > 1]
        assert asked and not twice, f"measured twice: {twice}"
        decided = {line["case"]: line["record"] for line in self.phase("decided")}
        assert sorted(record["shape"]["n"] for record in decided.values()) == sorted(self.lengths)
        order = lambda record: record["shape"]["n"]  # noqa: E731
        assert sorted(self.records(), key=order) == sorted(decided.values(), key=order)
        assert len(self.phase("end")) == 1
        self.expect_lint()
        check = self.run("check", "--arch", "x86-64-toy", "--cache", self.folder / "cache")
        assert check.returncode == 0, check.stdout + check.stderr


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


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def wait_until(condition, what: str) -> None:
    end = time.monotonic() + 300
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.002)


def recorded_codegen(folder: Path, lengths: tuple[int, ...]) -> Path:
    """A --python that gives the answers of codegen for a job with these lengths."""
    recorded = folder / "recorded"
    recorded.mkdir()
    job = Job(recorded, lengths)
    job.finish("--dry-run")
    (manifest,) = (job.work / "runs").glob("*/scale_add")
    manifest.rename(recorded / "manifest")
    for command in ("archs", "ops"):
        words = ["/usr/bin/python3", "-m", "codegen", command, "--json", *map(str, PLACES)]
        answer = subprocess.run(words, cwd=ROOT, env=job.environment, check=True, capture_output=True)
        (recorded / f"{command}.json").write_bytes(answer.stdout)
    program = folder / "codegen"
    program.write_text(RECORDED_CODEGEN.format(recorded=recorded))
    program.chmod(0o755)
    return program


class Killer:
    """Ends tuners and workers at random moments, and looks at the journal after each."""

    def __init__(self, seed: int):
        self.random = random.Random(seed)
        self.killed: Counter[str] = Counter()

    def live_once(self, job: Job) -> bool:
        """Starts the job and ends it, if it is not at its end before: then says true."""
        victim = self.random.choice(("tuner", "group", "worker"))
        before = {path: path.read_bytes() for path in job.journals()}
        tuner = job.start("--resume")
        try:
            if self.await_moment(job, tuner):
                assert tuner.returncode == 0, f"exit status {tuner.returncode}\n{job.said()}"
                return True
            workers = workers_of(tuner.pid)
            if victim == "worker" and workers:
                os.kill(workers[0], signal.SIGKILL)
                self.killed["worker"] += 1
                if self.await_moment(job, tuner):  # it goes on without it
                    assert tuner.returncode == 0, f"exit status {tuner.returncode}\n{job.said()}"
                    return True
                workers += workers_of(tuner.pid)
            os.killpg(tuner.pid, signal.SIGKILL) if victim == "group" else tuner.kill()
            self.killed["group" if victim == "group" else "tuner"] += 1
        finally:
            tuner.kill()
            tuner.wait()
        for worker in workers:
            wait_until(lambda worker=worker: not is_running(worker), f"worker {worker} lives on without its tuner")
        for path, content in before.items():
            assert path.read_bytes().startswith(content), f"{path} lost lines"
        return bool(job.phase("end"))  # killed on its way out: what follows would be another run

    def await_moment(self, job: Job, tuner: subprocess.Popen) -> bool:
        """Waits for a random moment: of the start, or after a few more lines. True when the tuner ended before it."""
        if self.random.random() < 0.25:
            deadline, lines = time.monotonic() + self.random.uniform(0, 0.3), None
        else:
            deadline, lines = time.monotonic() + 300, self.random.randrange(LINES_A_LIFE)
        at_first = job.line_count()
        while time.monotonic() < deadline and (lines is None or job.line_count() - at_first <= lines):
            if tuner.poll() is not None:
                return True
            time.sleep(0.002)
        time.sleep(self.random.uniform(0, 0.01))
        return tuner.poll() is not None


@pytest.mark.skipif(KILLS < 1, reason="TILEWRIGHT_KILLS is 0")
def test_killed_at_random_moments_nothing_is_lost_or_measured_twice(tmp_path):
    print(f"TILEWRIGHT_SEED={SEED} TILEWRIGHT_KILLS={KILLS}")
    lengths = tuple(100 * i for i in range(1, 15))
    python = recorded_codegen(tmp_path, lengths)
    killer = Killer(SEED)
    while killer.killed.total() < KILLS:
        # A job that ended too early is followed by another: its kernels are in no cache, so compilers are killed, too.
        folder = tmp_path / f"job{killer.killed.total()}"
        folder.mkdir()
        job = Job(folder, lengths, python, seed=killer.random.randrange(1000))
        is_finished = False
        while not is_finished and killer.killed.total() < KILLS:
            is_finished = killer.live_once(job)
        if not is_finished:
            job.finish("--resume")
        job.expect_sound()
        print(f"{folder.name}: killed {dict(killer.killed)}, {len(job.lines())} lines of journal")
    assert killer.killed.total() >= KILLS


def test_ctrl_c_ends_a_run_that_resume_finishes(tmp_path):
    job = Job(tmp_path, tuple(range(1000, 7000, 1000)))
    tuner = job.start()
    wait_until(lambda: job.phase("decided"), "nothing is decided")
    workers = workers_of(tuner.pid)
    os.killpg(tuner.pid, signal.SIGINT)
    assert tuner.wait(timeout=300) == 130, job.said()
    assert not any(map(is_running, workers))
    assert len(job.records()) < len(job.lengths), "what was decided is published"
    job.finish("--resume")
    assert len(job.journals()) == 1
    job.expect_sound()
    job.finish("--resume")
    assert "is finished): starting afresh" in job.said()


def test_two_tuners_at_once_keep_each_others_records(tmp_path):
    first, second = Job(tmp_path, (1000, 2000)), Job(tmp_path, (2000, 3000))
    second.work = tmp_path / "second"
    tuners = [first.start(), second.start()]
    assert [tuner.wait(timeout=300) for tuner in tuners] == [0, 0], first.said()
    assert "which measures on" in first.said(), "they take turns at the device"
    assert sorted(record["shape"]["n"] for record in first.records()) == [1000, 2000, 3000]
    first.expect_lint()


def test_database_that_was_lost_is_restored_by_resume(tmp_path):
    job = Job(tmp_path, (1000, 2000))
    tuner = job.start()
    wait_until(lambda: job.phase("published"), "nothing is published")
    tuner.kill()
    tuner.wait()
    shutil.rmtree(job.database)
    measured = job.phase(*MEASURED)
    job.finish("--resume")
    assert job.phase(*MEASURED)[: len(measured)] == measured
    job.expect_sound()
