"""`db restamp`: a record outlives a change of its kernel's source that leaves the machine code alone, and no other. On
small trees (this generator and one op) that are changed as people change templates; compilers run, nothing is measured.
Runs the built program (./tilewright test builds it first)."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "codegen"))

from records import record  # noqa: E402

from codegen.load import load_archs, load_op  # noqa: E402

BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build")
PROGRAM = BUILD / "autotune" / "tilewright-autotune"
ARCHS = {"cuda": "sm80", "cpu": "x86-64-v3"}

# Two headers of one op. Kernels add through `sum`, whose `N` is their number of elements; `halved` is the helper that
# moves.
HELPER = """
TW_HD float halved(float value) { return 0.5f * value; }
"""
SCALE = f"""#pragma once
#include "common/types.h"
{HELPER}
TW_HD float scaled(float factor, float value) {{ return factor * value; }}
"""
SUM = """#pragma once
#include "common/types.h"

template <int N>
TW_HD float sum(float a, float b) { return a + b + halved(a); }
"""
MOVED = {"scale.h": SCALE.replace(HELPER, ""), "sum.h": SUM.replace("\ntemplate", HELPER + "\ntemplate")}
# Another instruction in the kernels of four elements alone.
FOUR_DIFFER = {"sum.h": SUM.replace("return a", "if (N == 4) return a - b;\n  return a")}


def make_tree(folder):
    """A source tree of the generator and scale_add, whose kernels include two headers."""
    shutil.copytree(ROOT / "codegen", folder / "codegen", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "templates" / "common", folder / "templates" / "common")
    (folder / "src").mkdir()
    shutil.copy(ROOT / "src" / "data_types.h", folder / "src")  # the table of data types is the generator's, too
    op = folder / "templates" / "scale_add"
    shutil.copytree(ROOT / "tests" / "data" / "toy_op", op, ignore=shutil.ignore_patterns("__pycache__", "mapped*"))
    for name, count in (("grid_cuda.cu.j2", "PER_THREAD"), ("grid_cpu.cc.j2", "UNROLL")):
        text = (op / name).read_text()
        banner = "${ banner }\n"
        text = text.replace(banner, banner + '#include "scale_add/scale.h"\n#include "scale_add/sum.h"\n')
        changed, n = re.subn(r"p(\.|->)a \* (\w+\[\w+\]) \+ (\w+\[\w+\])", rf"sum<{count}>(scaled(p\1a, \2), \3)", text)
        assert n == 1
        (op / name).write_text(changed)
    change(folder, {"scale.h": SCALE, "sum.h": SUM})
    return folder


def change(tree, files):
    for name, text in files.items():
        (tree / "templates" / "scale_add" / name).write_text(text)


def changed_copy(tree, files):
    copy = shutil.copytree(tree, tree.parent / f"new{len(list(tree.parent.iterdir()))}")
    change(copy, files)
    return copy


def run(tree, *words, status=0, environment=None):
    assert PROGRAM.exists(), f"{PROGRAM} is not built: ./tilewright test builds it"
    done = subprocess.run(
        [PROGRAM, "db", *map(str, words)], capture_output=True, text=True, timeout=300,
        env={**os.environ, "TILEWRIGHT_ROOT": str(tree), **(environment or {})},
    )  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    return done


class Case:
    """An old tree, and a database of records that hold in it: kernels of one and of four elements a thread."""

    def __init__(self, kind, folder):
        self.folder = folder
        self.kind = kind
        self.old = make_tree(folder / "old")
        self.db = folder / "db"
        op, arch = load_op(self.old / "templates" / "scale_add"), load_archs()[ARCHS[kind]]
        picks = [record(op, arch, {"n": 1000 + pick}, pick=pick, threads=int(kind == "cpu")) for pick in range(9)]
        self.size = "PER_THREAD" if kind == "cuda" else "UNROLL"
        kernels = {pick["kernel"]: pick for pick in picks if pick["config"][self.size] in (1, 4)}
        self.records = sorted(kernels.values(), key=lambda r: r["shape"]["n"])
        assert {r["config"][self.size] for r in self.records} == {1, 4}
        self.write(self.records)
        self.compiler, missing = self.local_compiler()
        if missing:
            pytest.skip(missing)
        for each in self.records:
            each["toolchain"]["compiler"] = self.compiler
        self.write(self.records)

    @property
    def file(self):
        return self.db / "test-device" / "scale_add.jsonl"

    def write(self, records):
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text("".join(json.dumps(each, separators=(",", ":")) + "\n" for each in records))

    def read(self):
        return [json.loads(line) for line in self.file.read_text().splitlines()]

    def local_compiler(self):
        """Its identity, as the program says it to a record that names another; or why there is none."""
        new = changed_copy(self.old, MOVED)
        said = self.restamp(new, self.old, status=1)["changes"][0]["why"]
        found = re.fullmatch(r"its compiler, test, is not here \((.*)\)", said)[1]
        return (found.removesuffix(" is"), None) if found.endswith(" is") else (None, found)

    def restamp(self, tree, old, *words, status=0, environment=None):
        words = ("restamp", old, "--db", self.db, "--cache", self.folder / "cache", "--json", *words)
        return json.loads(run(tree, *words, status=status, environment=environment).stdout)

    def stale(self, tree):
        """How many records hold no more in the tree."""
        words = (sys.executable, "-m", "codegen", "resolve", "--db", self.db)
        answers = subprocess.run(words, cwd=tree, check=True, capture_output=True, text=True).stdout.splitlines()
        assert len(answers) == len(self.records)
        return sum(json.loads(answer)["kind"] == "stale" for answer in answers)


@pytest.fixture(params=["cuda", "cpu"])
def case(request, tmp_path):
    return Case(request.param, tmp_path)


@pytest.fixture
def cpu(tmp_path):
    return Case("cpu", tmp_path)


def test_a_helper_that_moves_voids_nothing(case):
    new = changed_copy(case.old, MOVED)
    count = len(case.records)
    assert case.stale(new) == count
    dry = case.restamp(new, case.old, "--dry-run")
    assert (dry["restamped"], dry["written"], dry["images"]["compiled"]) == (count, False, 2 * count)
    assert case.read() == case.records, "a dry run writes nothing"
    done = case.restamp(new, case.old)
    assert (done["valid"], done["restamped"], done["void"], done["left"]) == (0, count, 0, 0)
    assert (done["images"]["compiled"], done["images"]["from_cache"]) == (0, 2 * count), "kept since the dry run"
    after = case.read()
    assert case.stale(new) == 0
    assert [{**each, "hash": ""} for each in after] == [{**each, "hash": ""} for each in case.records]
    assert all(a["hash"] != b["hash"] for a, b in zip(after, case.records, strict=True))
    again = case.restamp(new, case.old)
    assert (again["valid"], again["images"]["compiled"], again["images"]["from_cache"]) == (count, 0, 0)
    assert again["changes"] == [] and case.read() == after


def test_another_instruction_voids_the_records_of_its_kernels_and_no_others(case):
    new = changed_copy(case.old, {**MOVED, "sum.h": FOUR_DIFFER["sum.h"].replace("\ntemplate", HELPER + "\ntemplate")})
    done = case.restamp(new, case.old, status=1)
    expected = [each["config"][case.size] == 4 for each in case.records]
    assert [each["fate"] == "void" for each in done["changes"]] == expected
    assert (done["void"], done["restamped"]) == (sum(expected), len(expected) - sum(expected))
    void = [each for each in done["changes"] if each["fate"] == "void"]
    assert all("machine code differs" in each["why"] and each["to"] is None for each in void)
    assert [now["hash"] == was["hash"] for now, was in zip(case.read(), case.records, strict=True)] == expected
    listed = run(new, "restamp", case.old, "--db", case.db, "--cache", case.folder / "cache", status=1).stdout
    assert listed.count("void  test-device/scale_add.jsonl: f32 n=") == sum(expected)


def test_a_record_of_a_compiler_that_is_not_here_stays_as_it_is(cpu):
    elsewhere = json.loads(json.dumps(cpu.records))
    elsewhere[0]["toolchain"]["compiler"] = "c++ 1.0"
    cpu.write(elsewhere)
    done = cpu.restamp(changed_copy(cpu.old, MOVED), cpu.old, status=1)
    assert (done["left"], done["restamped"]) == (1, len(elsewhere) - 1)
    (left,) = [each for each in done["changes"] if each["fate"] == "left"]
    assert left["why"] == f"its compiler, c++ 1.0, is not here ({cpu.compiler} is)"
    assert cpu.read()[0] == elsewhere[0]
    cpu.write(cpu.records)
    nobody = cpu.restamp(
        changed_copy(cpu.old, MOVED), cpu.old, status=1, environment={"TILEWRIGHT_CXX": "no-such-compiler"}
    )
    assert nobody["left"] == len(cpu.records) and "no-such-compiler" in nobody["changes"][0]["why"]
    assert cpu.read() == cpu.records


def test_what_never_held_in_the_old_tree_stays_void(cpu):
    new = changed_copy(cpu.old, MOVED)
    cpu.write([{**cpu.records[0], "hash": "0" * 32}, *cpu.records[1:]])
    done = cpu.restamp(new, cpu.old, status=1)
    (void,) = [each for each in done["changes"] if each["fate"] == "void"]
    assert void["why"].startswith(f"it does not hold in {cpu.old} either") and cpu.read()[0]["hash"] == "0" * 32
    (new / "templates" / "scale_add" / "grid_cpu.py").unlink()
    gone = cpu.restamp(new, cpu.old, status=1)
    assert gone["void"] == len(cpu.records)
    assert {each["why"] for each in gone["changes"]} == {"family grid_cpu does not exist"}


def test_changed_flags_come_into_the_record(cpu):
    new = changed_copy(cpu.old, {})
    family = new / "templates" / "scale_add" / "grid_cpu.py"
    family.write_text(family.read_text().replace('kind="cpu",', 'kind="cpu",\n    flags=("-fno-ident",),'))
    done = cpu.restamp(new, cpu.old)
    assert done["restamped"] == len(cpu.records) and cpu.stale(new) == 0
    assert all(each["toolchain"]["flags"][-1] == "-fno-ident" for each in cpu.read())


def test_what_does_not_compile_is_void(cpu):
    new = changed_copy(cpu.old, {"sum.h": SUM.replace("a + b", "a + nonsense")})
    done = cpu.restamp(new, cpu.old, status=1)
    assert done["void"] == len(cpu.records)
    assert all("it does not compile" in each["why"] and "nonsense" in each["why"] for each in done["changes"])


def git(folder, *words):
    identity = ("-c", "user.name=test", "-c", "user.email=test@example.com")
    return subprocess.run(["git", "-C", folder, *identity, *words], check=True, capture_output=True, text=True).stdout


needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not here")


@needs_git
def test_old_may_be_a_commit(cpu):
    tree = changed_copy(cpu.old, {})
    git(tree, "init", "-q")
    git(tree, "add", "-A")
    git(tree, "commit", "-q", "-m", "as it was")
    change(tree, MOVED)
    temporary = cpu.folder / "temporary"
    temporary.mkdir()
    before = git(tree, "status", "--porcelain", "--ignored")
    done = cpu.restamp(tree, "HEAD", environment={"TMPDIR": str(temporary)})
    assert done["restamped"] == len(cpu.records) and cpu.stale(tree) == 0
    assert list(temporary.iterdir()) == [], "what was laid out is removed"
    now = [line for line in git(tree, "status", "--porcelain", "--ignored").splitlines() if "__pycache__" not in line]
    assert now == before.splitlines(), "nothing was checked out"
    assert "neither a folder nor a commit" in run(tree, "restamp", "v0.0", "--db", cpu.db, status=2).stderr


def refused(cpu, old, status, tree, **environment):
    """What a restamp that changes nothing says, in one line."""
    done = run(tree, "restamp", old, "--db", cpu.db, status=status, environment=environment)
    assert done.stdout == "" and done.stderr.count("\n") == 1 and cpu.read() == cpu.records
    return done.stderr


@needs_git
def test_a_commit_is_of_a_repository_that_holds_the_tree(cpu):
    assert "no git repository" in refused(cpu, "HEAD", 2, cpu.old)
    within = cpu.folder / "within"  # another repository, which does not track the tree
    within.mkdir()
    git(within, "init", "-q")
    assert "no git repository" in refused(cpu, "HEAD", 2, shutil.copytree(cpu.old, within / "tree"))


def test_wrong_words_are_one_line(cpu):
    empty = cpu.folder / "empty"
    empty.mkdir()
    assert "is no source tree" in refused(cpu, empty, 2, cpu.old)
    assert "install git" in refused(cpu, "HEAD", 1, cpu.old, PATH=str(empty))
    new = changed_copy(cpu.old, MOVED)
    broken = changed_copy(cpu.old, {})
    (broken / "codegen" / "resolve.py").write_text("raise RuntimeError('of another age')\n")
    said = refused(cpu, broken, 1, new)
    assert f"{broken} cannot render" in said and "of another age" in said


def test_help_teaches(cpu):
    text = run(cpu.old, "restamp", "--help").stdout
    for word in ("OLD", "--dry-run", "--images", "--jobs", "--json", "Exit status", "v0.24.0"):
        assert word in text, word
    run(cpu.old, "restamp", status=2)


SLOW_COMPILER = """#!/bin/sh
[ "$1" = --version ] && { echo "%s"; exit; }
touch "%s"
while kill -0 "$PPID" 2>/dev/null; do sleep 0.1; done
exit 1
"""


def test_stopping_loses_nothing(cpu):
    new = changed_copy(cpu.old, MOVED)
    started, slow = cpu.folder / "started", cpu.folder / "slow"
    slow.write_text(SLOW_COMPILER % (cpu.compiler, started))
    slow.chmod(0o755)
    words = ("db", "restamp", cpu.old, "--db", cpu.db, "--cache", cpu.folder / "cache", "--json", "--jobs", "1")
    with subprocess.Popen(
        [PROGRAM, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "TILEWRIGHT_ROOT": str(new), "TILEWRIGHT_CXX": str(slow)},
    ) as process:  # fmt: skip
        while not started.exists() and process.poll() is None:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        report = json.loads(process.communicate(timeout=300)[0])
    assert process.returncode == 130 and report["stopped"] and report["undecided"] == len(cpu.records)
    assert cpu.read() == cpu.records
    assert cpu.restamp(new, cpu.old)["restamped"] == len(cpu.records)


def images(case, tree, *words, status=0):
    return case.restamp(tree, case.old, "--images", *words, status=status)


def test_images_compares_every_kernel_that_is_emitted(case):
    same = images(case, changed_copy(case.old, {}))
    assert all(each["kernels"] == each["same_text"] > 0 for each in same["archs"].values())
    assert same["images"] == {**same["images"], "compiled": 0, "from_cache": 0}
    arch = ARCHS[case.kind]
    moved = images(case, changed_copy(case.old, MOVED), "--arch", arch)["archs"]
    assert list(moved) == [arch] and moved[arch]["same_image"] == moved[arch]["kernels"] >= len(case.records)
    other = images(case, changed_copy(case.old, {**MOVED, **FOUR_DIFFER, "scale.h": SCALE}), "--arch", arch, status=1)
    four = {each["kernel"] for each in case.records if each["config"][case.size] == 4}
    assert {each["kernel"] for each in other["archs"][arch]["different"]} == four
    assert case.read() == case.records
