"""Workers that lack the package, hang, or are all gone, and a scheduler that is: what is said, and who goes on."""

import os
import signal
import subprocess

from cluster_processes import TOY, Cluster
from test_cluster import decided, expect_sound, shapes

SILENT = {"DASK_TILEWRIGHT__SILENT": "5s"}


def read_until(tuner: subprocess.Popen, text: str) -> str:
    said = ""
    while text not in said:
        line = tuner.stderr.readline()
        assert line, said
        said += line
    return said


def results(cluster: Cluster) -> int:
    return len(list((cluster.folder / "run" / "work" / "tasks").glob("*/*.jsonl")))


def test_a_worker_without_the_package_is_named(cluster: Cluster):
    cluster.add_worker(PYTHONPATH="")
    said = cluster.tune("alone", *TOY, *shapes(1000), status=2)
    assert "it has no tilewright (No module named 'tilewright'): pip install 'tilewright[cluster]' there" in said
    assert cluster.workers[0].poll() is None, "asked with what it cannot decode"


def test_one_that_comes_late_without_the_package_loses_nothing(cluster: Cluster):
    """Tasks are for those that were asked; unasked it would be given one, and die of it."""
    cluster.add_worker()
    tuner = cluster.start("run", *TOY, *shapes(*range(1000, 4000, 500)), "--limit", 2)
    cluster.wait_for(lambda: results(cluster) >= 1)
    cluster.add_worker(PYTHONPATH="")
    said = "".join(tuner.communicate(timeout=120))
    assert tuner.returncode == 0, said
    assert cluster.workers[1].poll() is None, "given what it cannot decode"
    assert len(cluster.records("run")) == 12


def test_one_that_comes_late_takes_of_what_others_have(cluster: Cluster):
    """All tasks are with the scheduler, for the only worker that was there."""
    cluster.add_worker()
    tuner = cluster.start("run", *TOY, *shapes(*range(1000, 3000, 500)), "--limit", 8)
    cluster.wait_for(lambda: results(cluster) >= 1)
    cache = cluster.folder / "second"
    cluster.add_worker(XDG_CACHE_HOME=str(cache))
    said = "".join(tuner.communicate(timeout=120))
    assert tuner.returncode == 0, said
    assert len(cluster.records("run")) == 8
    assert any(path.suffix == ".so" for path in cache.rglob("*")), "it has tuned nothing"


def test_what_a_hung_worker_has_goes_to_another(cluster: Cluster):
    """The first one has the records, too."""
    cluster.environment |= SILENT
    cluster.add_worker()
    tuner = cluster.start("run", *TOY, *shapes(*range(1000, 2500, 500)), "--limit", 2)
    cluster.wait_for(lambda: results(cluster) >= 1)
    os.kill(cluster.workers[0].pid, signal.SIGSTOP)
    cluster.add_worker()
    said = "".join(tuner.communicate(timeout=120))
    assert tuner.returncode == 0, said + cluster.logs()
    assert "hangs: no heartbeat for 5 s; others get its tasks" in said
    journal = cluster.journal("run")
    expect_sound(journal, decided(journal))
    assert len(cluster.records("run")) == 6


def test_tasks_go_on_when_all_whom_they_name_are_lost(cluster: Cluster):
    """Since a worker was refused, tasks name those that may have them."""
    cluster.add_worker()
    tuner = cluster.start("run", *TOY, *shapes(*range(1000, 8000, 500)), "--limit", 2)
    cluster.wait_for(lambda: results(cluster) >= 1)
    cluster.add_worker(TILEWRIGHT_CXX="no-such-compiler")
    read_until(tuner, "gets nothing more")
    before = results(cluster)
    cluster.wait_for(lambda: results(cluster) >= before + 2)
    cluster.kill_worker(0)
    cluster.add_worker()
    said = "".join(tuner.communicate(timeout=180))
    assert tuner.returncode == 0, said + cluster.logs()
    assert len(cluster.records("run")) == 28


def test_a_tuner_that_hangs_is_ended(tmp_path, monkeypatch):
    from tilewright.cluster import work

    program = tmp_path / "tuner"
    program.write_text("#!/bin/sh\nexec sleep 600\n")
    program.chmod(0o755)
    monkeypatch.setattr(work, "FACTS_S", 0.2)
    monkeypatch.setattr(work, "TUNER_S", 0.2)
    monkeypatch.setattr(work, "find", lambda: program)
    asked = {"words": [], "environment": {}, "probes": [{}], "task": {}, "budget_s": 0.01}
    assert work.ask_facts(asked, program, "python3")["fault"] == f"{program} hung: it had not ended after 0.2 s"
    assert work.compile_task(asked, {})["fault"].endswith("hung: it had not ended after 0.3 s")


def test_none_is_left_and_the_scheduler_dies(cluster: Cluster):
    cluster.add_worker()
    tuner = cluster.start("run", *TOY, *shapes(*range(1000, 5000, 500)), "--limit", 2)
    cluster.wait_for(lambda: results(cluster) >= 1)
    cluster.kill_worker(0)
    read_until(tuner, "no worker is left; waiting for a worker: `dask worker ADDRESS")
    cluster.scheduler.kill()
    cluster.scheduler.wait()
    said = "".join(tuner.communicate(timeout=120))
    assert tuner.returncode == 1 and "the scheduler is gone; what came back is kept" in said, said
    assert "Traceback" not in said and "distributed" not in said, said
