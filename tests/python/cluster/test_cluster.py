"""`autotune --scheduler` with a real scheduler and real workers, which are killed, are unlike others, or come late."""

import os
import random
import shutil
import signal
import stat
import time
from collections import Counter
from pathlib import Path

import pytest
from cluster_processes import ROOT, TOY, Cluster

SEED = int(os.environ.get("TILEWRIGHT_SEED", time.time_ns() % 1_000_000))
KILLS = int(os.environ.get("TILEWRIGHT_CLUSTER_KILLS", "6"))
LENGTHS = tuple(1000 + 500 * i for i in range(max(7, KILLS // 4)))
QUESTION = ("phase", "case", "kernel", "hash", "runtime", "round")


def shapes(*lengths: int) -> list[str]:
    return [word for n in lengths for word in ("--shapes", f"n={n}")]


def decided(journal: list[dict]) -> Counter:
    return Counter(line["case"] for line in journal if line.get("phase") == "decided")


def expect_sound(journal: list[dict], problems: Counter) -> None:
    assert decided(journal) == problems and max(problems.values()) == 1
    asked = Counter(tuple(line.get(name) for name in QUESTION) for line in journal if "us" in line)
    assert max(asked.values()) == 1, "measured twice"
    assert journal[-1] == {"phase": "end"}


def test_killed_workers_lose_nothing(cluster: Cluster):
    """At random moments: all problems are there, each once."""
    print(f"TILEWRIGHT_SEED={SEED}")
    moments = random.Random(SEED)
    words = [*TOY, *shapes(*LENGTHS), "--limit", 2]
    cluster.tune("alone", *words, on_cluster=False)
    for _ in range(2):
        cluster.add_worker()
    tuner = cluster.start("many", *words)
    kills = 0
    while kills < KILLS and tuner.poll() is None:
        time.sleep(moments.uniform(0.2, 1.8))
        cluster.kill_worker(moments.randrange(2))
        cluster.add_worker()
        kills += tuner.poll() is None
    said = "".join(tuner.communicate(timeout=240))
    assert tuner.returncode == 0, f"{said}\n{cluster.logs()}"
    assert kills == KILLS, f"all was done after {kills} kills"
    whole, journal = cluster.journal("alone"), cluster.journal("many")
    expect_sound(journal, decided(whole))
    assert journal[0]["run"] == whole[0]["run"], "as if one machine had done it"
    assert cluster.records("many") == cluster.records("alone")
    assert f"{2 * len(LENGTHS)} problems: {2 * len(LENGTHS)} tuned" in said


def test_a_killed_client_goes_on(cluster: Cluster):
    cluster.add_worker()
    words = [*TOY, *shapes(*LENGTHS[:3]), "--limit", 2]
    tuner = cluster.start("run", *words)
    kept = cluster.folder / "run" / "work" / "tasks"
    cluster.wait_for(lambda: len(list(kept.glob("*/*.jsonl"))) >= 2)
    tuner.kill()
    tuner.communicate()
    before = {path: path.stat().st_mtime_ns for path in kept.glob("*/*.jsonl")}
    cluster.tune("run", *words, "--resume")
    assert all(path.stat().st_mtime_ns == when for path, when in before.items()), "tuned again"
    expect_sound(cluster.journal("run"), decided(cluster.journal("run")))
    assert len(cluster.records("run")) == 6


def test_ctrl_c_keeps_what_came_back(cluster: Cluster):
    cluster.add_worker()
    tuner = cluster.start("run", *TOY, *shapes(*LENGTHS[:7]), "--limit", 2)
    kept = cluster.folder / "run" / "work" / "tasks"
    cluster.wait_for(lambda: len(list(kept.glob("*/*.jsonl"))) >= 2)
    tuner.send_signal(signal.SIGINT)
    said = "".join(tuner.communicate(timeout=60))
    assert tuner.returncode == 130 and "stopped: " in said, said
    records = cluster.records("run")
    assert 2 <= len(records) < 14 and len(decided(cluster.journal("run"))) == len(records)


def test_a_worker_with_other_kernels_is_refused(cluster: Cluster, tmp_path):
    """Named by the kernels, before anything is measured; one that comes late gets nothing."""
    tree = tmp_path / "tree"
    tree.mkdir()
    for path in ROOT.iterdir():
        if path.name not in ("codegen", "templates", ".git", "build"):
            (tree / path.name).symlink_to(path)
    for name in ("codegen", "templates"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    (template,) = (tree / "templates").rglob("row_softmax.cc")
    template.chmod(template.stat().st_mode | stat.S_IWUSR)
    template.write_text(template.read_text() + "\n#define CHANGED 1\n")
    words = ["--arch", "native", "--op", "row_softmax", "--shapes", "rows=64,cols=64", "--threads", "1", "--limit", 2]
    cluster.add_worker(TILEWRIGHT_ROOT=str(tree))
    said = cluster.tune("refused", *words, status=2)
    assert "of its kernels" in said and "row_softmax." in said and "has the hash" in said, said
    assert not (cluster.folder / "refused" / "db").exists()

    cluster.kill_worker(0)
    cluster.add_worker()
    tuner = cluster.start("late", *TOY, *shapes(*LENGTHS[:6]), "--limit", 2)
    cluster.add_worker(TILEWRIGHT_CXX="no-such-compiler")
    said = "".join(tuner.communicate(timeout=120))
    assert tuner.returncode in (0, 2), said
    if tuner.returncode == 2:
        assert "its compiler is " in said and "none" in said, said  # of the two either may be asked first
    else:
        assert len(cluster.records("late")) == 12


def test_no_scheduler_and_no_worker(cluster: Cluster):
    tuner = cluster.start("none", *TOY, *shapes(300))
    cluster.add_worker(resources="GPU=1")  # of which CPU tasks want none
    line = tuner.stderr.readline()
    while "waiting for a worker" not in line:
        assert line, cluster.logs()
        line = tuner.stderr.readline()
    assert "--resources CPU=1" in line
    tuner.send_signal(signal.SIGINT)
    tuner.communicate(timeout=120)
    assert tuner.returncode == 130
    cluster.address = "nonsense://here"
    assert "no scheduler answers at nonsense://here" in cluster.tune("none", *TOY, *shapes(300), status=1)


@pytest.mark.parametrize("other", [("--shard", "1/2"), ("--trials", "-"), ("--dask", "slurm")])
def test_what_does_not_go_with_it(cluster: Cluster, other):
    assert "excludes" in cluster.tune("refused", *TOY, *shapes(300), *other, status=2)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--dask", "slurm", "--hosts", "a,b"), "--hosts is for --dask ssh; --dask slurm starts"),
        (("--dask", "kubernetes", "--hosts", "a"), "--hosts is for --dask ssh; --dask kubernetes starts"),
        (("--dask", "ssh", "--hosts", "a,b", "--workers", "2"), "--workers is for --dask slurm and kubernetes"),
    ],
)
def test_words_of_another_launcher(cluster: Cluster, words, fault):
    said = cluster.tune("refused", *TOY, *shapes(300), *words, on_cluster=False, status=2)
    assert fault in said and len(said.splitlines()) == 1


SBATCH = """#!/bin/sh
sh "$1" </dev/null >>"$FAKE_SLURM/job.log" 2>&1 &
echo $! >>"$FAKE_SLURM/jobs"
echo "Submitted batch job $!"
"""
SCANCEL = """#!/bin/sh
for job; do kill $(cat /proc/"$job"/task/"$job"/children) "$job"; done
"""


def test_workers_by_slurm(cluster: Cluster, tmp_path):
    """dask-jobqueue as it is; what takes its jobs runs them here."""
    module = pytest.importorskip("dask_jobqueue")
    cluster.environment["PYTHONPATH"] += f":{Path(module.__file__).parents[1]}"
    tools = tmp_path / "tools"
    tools.mkdir()
    for name, text in {"sbatch": SBATCH, "scancel": SCANCEL}.items():
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    settings = {"CORES": "1", "MEMORY": "1GB", "INTERFACE": "lo"}
    cluster.environment |= {f"DASK_JOBQUEUE__SLURM__{name}": value for name, value in settings.items()}
    cluster.environment |= {"PATH": f"{tools}:{os.environ['PATH']}", "FAKE_SLURM": str(tmp_path)}
    words = [*TOY, *shapes(300, 1000), "--limit", 2, "--dask", "slurm", "--workers", 2]
    said = cluster.tune("slurm", *words, on_cluster=False)
    assert "4 problems: 4 tuned" in said
    assert len((tmp_path / "jobs").read_text().split()) == 2


def test_workers_by_ssh(cluster: Cluster):
    """Dask's SSHCluster as it is; who takes its commands runs them here."""
    cluster.environment["PYTHONPATH"] += f":{ROOT / 'tests' / 'data' / 'local_ssh'}"
    words = [*TOY, *shapes(300, 1000), "--limit", 2, "--dask", "ssh"]
    said = cluster.tune("ssh", *words, "--hosts", "127.0.0.1,127.0.0.1,127.0.0.1", on_cluster=False)
    assert "4 problems: 4 tuned" in said
    said = cluster.tune("none", *words, "--hosts", "nowhere1,nowhere2", on_cluster=False, status=1)
    assert "--dask ssh could not start workers: " in said and "nowhere1 does not answer" in said
    assert "Traceback" not in said.splitlines()[-1]
    for hosts in ("127.0.0.1", "127.0.0.1,,127.0.0.1"):
        said = cluster.tune("none", *words, "--hosts", hosts, on_cluster=False, status=2)
        assert f"--hosts is '{hosts}', valid: the scheduler's, and a worker's each" in said
