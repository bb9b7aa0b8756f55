"""`--shard I/N` on N machines and `merge`: together they tune what one run would, each shape on one machine."""

import json
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
os.environ.setdefault("TILEWRIGHT_LLC_MIB", "16")
DATA = ROOT / "tests" / "data"
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
AUTOTUNE = BUILD / "autotune" / "tilewright-autotune"
LENGTHS = (300, 1000, 2000, 7000, 12000, 40000)
PLACES = ("--templates", DATA / "toy_op", "--templates", DATA / "sum_op", "--archs", DATA / "toy_arch")

pytestmark = pytest.mark.skipif(not AUTOTUNE.is_file(), reason=f"{AUTOTUNE} is not built")


def autotune(folder: Path, *words: object, status: int = 0) -> subprocess.CompletedProcess:
    done = subprocess.run(
        [str(word) for word in (AUTOTUNE, *words)], capture_output=True, text=True, timeout=600,
        env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(folder), "TILEWRIGHT_LOCKS": str(folder)},
    )  # fmt: skip
    assert done.returncode == status, f"{words}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done


def tune(folder: Path, name: str, *options: object, seed: int = 1, db: Path | None = None) -> Path:
    """The work folder of a run of two ops, on one thread and on all."""
    work = folder / name
    shapes = [word for n in LENGTHS for word in ("--shapes", f"n={n}")]
    autotune(
        folder, "autotune", *PLACES, "--arch", "x86-64-toy", "--op", "scale_add", "--op", "total", *shapes,
        "--threads", "1", "--threads", "all", "--no-doctor", "--no-emit", "--budget", "5m", "--limit", 4,
        "--candidate-timeout", 120, "--seed", seed, "--db", db or work / "db", "--work", work,
        "--cache", folder / "cache", *options,
    )  # fmt: skip
    return work


def lines(journal: Path) -> list[dict]:
    return [json.loads(line) for line in journal.read_text().splitlines()]


def decided(journal: Path) -> dict[str, dict]:
    return {line["case"]: line["record"] for line in lines(journal) if line.get("phase") == "decided"}


def the_journal(work: Path) -> Path:
    (journal,) = (work / "journal").glob("*.jsonl")
    return journal


@pytest.fixture(scope="module")
def machines(tmp_path_factory) -> tuple[Path, list[Path]]:
    folder = tmp_path_factory.mktemp("machines")
    return folder, [tune(folder, f"shard{i}", "--shard", f"{i}/4") for i in range(1, 5)]


def test_four_shards_merged_are_one_run(machines):
    folder, works = machines
    whole = decided(the_journal(tune(folder, "whole")))
    parts = [decided(the_journal(work)) for work in works]
    assert all(parts), "each has something to do"
    assert sum(map(len, parts)) == len(set().union(*parts)), "no problem is tuned twice"

    said = autotune(
        folder, "merge", *[the_journal(work) for work in works], "--db", folder / "db", "--work", folder / "merged"
    )
    merged = the_journal(folder / "merged")
    assert set(decided(merged)) == set(whole) and len(whole) == 2 * len(LENGTHS) * (2 if os.cpu_count() > 1 else 1)
    outcomes = len(lines(merged)) - 2 - 2 * len(whole)  # without header, end, decisions, publications
    assert f"4 journals, {outcomes} outcomes, {len(whole)} problems decided" in said.stdout
    assert lines(merged)[0]["run"] == lines(the_journal(folder / "whole"))[0]["run"]
    assert lines(merged)[-1] == {"phase": "end"}

    records = [json.loads(line) for file in (folder / "db").glob("*/*.jsonl") for line in file.read_text().splitlines()]
    order = lambda record: json.dumps(record, sort_keys=True)  # noqa: E731
    assert sorted(records, key=order) == sorted(decided(merged).values(), key=order)


def test_a_shape_stays_together(machines):
    _, works = machines
    shapes = [
        {(record["op"], record["shape"]["n"]) for record in decided(the_journal(work)).values()} for work in works
    ]
    assert sum(map(len, shapes)) == len(set().union(*shapes)) == 2 * len(LENGTHS)


def test_every_machine_deals_alike_whatever_it_has_learned(machines):
    folder, works = machines
    again = tune(folder, "again", "--shard", "2/4", db=works[0] / "db")
    assert set(decided(the_journal(again))) == set(decided(the_journal(works[1])))


def test_a_missing_shard_is_said(machines):
    folder, works = machines
    said = autotune(
        folder, "merge", the_journal(works[0]), the_journal(works[2]), "--db", folder / "half_db",
        "--work", folder / "half", status=1,
    )  # fmt: skip
    assert "of 4 shards 2, 4 are not among them" in said.stderr
    assert lines(the_journal(folder / "half"))[0]["run"]["shard"] == "1+3/4"


def test_another_run_is_refused(machines):
    folder, works = machines
    other = tune(folder, "other", "--shard", "2/4", seed=2)
    said = autotune(
        folder, "merge", the_journal(works[0]), the_journal(other), "--db", folder / "no_db", "--work", folder / "none",
        status=2,
    )  # fmt: skip
    assert "does not belong together" in said.stderr and "its seed is 2, not 1" in said.stderr
    assert not (folder / "no_db").exists() and not list((folder / "none").glob("journal/*"))


def test_another_list_under_the_same_name_is_refused_and_the_same_under_another_is_not(machines, tmp_path):
    folder, _ = machines

    def shard(name: str, index: int, lengths: tuple[int, ...], file: str = "shapes.txt", *options: str) -> Path:
        (tmp_path / name).mkdir(exist_ok=True)
        (tmp_path / name / file).write_text("".join(f"n={n}\n" for n in lengths))
        subprocess.run(
            [str(word) for word in (
                AUTOTUNE, "autotune", *PLACES, "--arch", "x86-64-toy", "--op", "total", "--shapes", file,
                "--threads", "1", "--no-doctor", "--no-emit", "--budget", "5s", "--db", "db", "--work", "work",
                "--cache", folder / "cache", "--shard", f"{index}/2", *options,
            )],
            check=True, timeout=600, cwd=tmp_path / name, stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(folder), "TILEWRIGHT_LOCKS": str(folder)},
        )  # fmt: skip
        return max((tmp_path / name / "work" / "journal").glob("*.jsonl"))

    first = shard("first", 1, (300, 1000))
    places = ("--db", tmp_path / "merged_db", "--work", tmp_path / "merged", "--no-emit")
    said = autotune(folder, "merge", first, shard("other", 2, (2000, 7000)), *places, status=2)
    assert "does not belong together" in said.stderr and "its problems are others" in said.stderr
    assert not (tmp_path / "merged_db").exists()
    second = shard("second", 2, (300, 1000), "list.txt")
    autotune(folder, "merge", first, second, *places)
    assert len(decided(the_journal(tmp_path / "merged"))) == 2
    # --resume of what has no end: not with another list either
    second.write_text("".join(f"{line}\n" for line in second.read_text().splitlines() if line != '{"phase":"end"}'))
    assert shard("second", 2, (300, 1000), "list.txt", "--resume") == second
    assert lines(second)[-1] == {"phase": "end"}
    second.write_text("".join(f"{line}\n" for line in second.read_text().splitlines() if line != '{"phase":"end"}'))
    assert shard("second", 2, (300, 2000), "list.txt", "--resume") != second


@pytest.mark.parametrize("lengths", [(300,), (300, 1000)])
def test_more_shards_than_shapes_are_whole_without_the_idle_ones(machines, tmp_path, lengths):
    folder, _ = machines
    shapes = [word for n in lengths for word in ("--shapes", f"n={n}")]
    for index in range(1, 4):
        said = autotune(
            folder, "autotune", *PLACES, "--arch", "x86-64-toy", "--op", "total", *shapes, "--threads", "1",
            "--no-doctor", "--no-emit", "--budget", "5s", "--db", tmp_path / "db", "--work", tmp_path / str(index),
            "--cache", folder / "cache", "--shard", f"{index}/3",
        )  # fmt: skip
        assert (f"nothing falls to shard {index}/3" in said.stdout) == (index > len(lengths))
    journals = sorted(tmp_path.glob("*/journal/*.jsonl"))
    assert len(journals) == len(lengths)
    autotune(folder, "merge", *journals, "--db", tmp_path / "merged_db", "--work", tmp_path / "merged", "--no-emit")
    assert len(decided(the_journal(tmp_path / "merged"))) == len(lengths)


@pytest.mark.parametrize("shard", ["0/4", "5/4", "1", "x"])
def test_what_is_no_shard_is_refused(tmp_path, shard):
    said = autotune(tmp_path, "autotune", "--shard", shard, status=2)
    assert f"it is '{shard}', valid: I/N with I from 1 to N, such as 2/8" in said.stderr
