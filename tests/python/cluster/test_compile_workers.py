"""Workers that compile for those that measure: what they make is used, and missed where they are gone."""

import json
import shutil
from pathlib import Path

from cluster_processes import PLACES, Cluster

WORDS = [*PLACES, "--arch", "x86-64-toy", "--op", "scale_add", "--threads", "1", "--limit", 2, "--json"]
FEW, OTHERS = ([word for n in lengths for word in ("--shapes", f"n={n}")] for lengths in ((1000, 1500), (2000, 2500)))
HANGING = """#!/bin/sh
case "$*" in *--version*) ;; *) touch "{mark}"; sleep 100;; esac
exec c++ "$@"
"""
OTHER = """#!/bin/sh
case "$*" in *--version*) echo "c++ of another make 1.0"; exit;; esac
exec c++ "$@"
"""


def add_measuring(cluster: Cluster) -> None:
    cluster.add_worker(XDG_CACHE_HOME=str(cluster.folder / "measuring"))


def add_compiling(cluster: Cluster, **variables: str) -> None:
    cluster.add_worker(resources="COMPILE=1", XDG_CACHE_HOME=str(cluster.folder / "compiling"), **variables)


def compiler(path: Path, text: str, **places: Path) -> str:
    path.write_text(text.format(**places))
    path.chmod(0o755)
    return str(path)


def totals(report: str) -> dict:
    """Of the JSON document, which is followed by what is said."""
    return json.JSONDecoder().raw_decode(report)[0]["totals"]


def images(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*.so"))


def test_who_measures_compiles_nothing(cluster: Cluster):
    add_compiling(cluster)
    add_measuring(cluster)
    cluster.wait_for(lambda: cluster.logs().count("Registered to") == 2)
    told = totals(cluster.tune("run", *WORDS, *FEW))
    assert (told["tuned"], told["compiled"]) == (2, 0)
    assert told["handed"] > 0 and told["handed"] + told["from_cache"] == told["kernels"]
    assert told["compile_cpu_s"] > 0, "of those that compiled"
    journal = cluster.journal("run")
    seconds = {line["hash"]: line["compile_s"] for line in journal if line.get("phase") == "compile"}
    searched = {line["hash"] for line in journal if line.get("phase") == "search"}
    assert searched and searched == set(seconds) and min(seconds.values()) > 0, "for `simulate`"
    made = images(cluster.folder / "compiling")
    assert len(made) == told["handed"] and made == images(cluster.folder / "measuring"), "each went over once"

    # Killed when it has compiled: what it had goes with it, and is compiled again.
    shutil.rmtree(cluster.folder / "measuring")
    tuner = cluster.start("killed", *WORDS, *OTHERS)
    kept = cluster.folder / "killed" / "work" / "tasks"
    cluster.wait_for(lambda: any(kept.glob("*/*.jsonl")))
    cluster.kill_worker(0)
    report, said = tuner.communicate(timeout=120)
    assert tuner.returncode == 0, said + cluster.logs()
    told = totals(report)
    assert told["tuned"] == 2 and told["handed"] > 0
    assert told["handed"] + told["from_cache"] + told["compiled"] == told["kernels"]
    assert len(cluster.records("killed")) == 2


def test_killed_while_it_compiles(cluster: Cluster, tmp_path):
    """Beside one whose compiler is another, which is refused by name."""
    mark = tmp_path / "compiles"
    add_compiling(cluster, TILEWRIGHT_CXX=compiler(tmp_path / "hanging", HANGING, mark=mark))
    add_compiling(cluster, TILEWRIGHT_CXX=compiler(tmp_path / "other", OTHER))
    add_measuring(cluster)
    cluster.wait_for(lambda: cluster.logs().count("Registered to") == 3)
    tuner = cluster.start("run", *WORDS, *FEW[:2])
    cluster.wait_for(mark.exists)
    cluster.kill_worker(0)
    report, said = tuner.communicate(timeout=120)
    assert tuner.returncode == 0, said + cluster.logs()
    assert "compiles nothing: its compiler is c++ of another make 1.0, not " in said
    told = totals(report)
    assert (told["tuned"], told["handed"]) == (1, 0) and told["compiled"] > 0
    assert not images(cluster.folder / "compiling")
