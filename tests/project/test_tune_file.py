"""`tune FILE`: an operator that is one file is tuned where it lies, with records and winners beside it."""

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
PROGRAM = BUILD / "autotune" / "tilewright-autotune"
sys.path.insert(0, str(ROOT / "tests" / "codegen"))

from plain_ops import SUM_CPU, VECTOR_ADD, VECTOR_ADD_CPU, write  # noqa: E402

SCALE = '''\
from codegen.model import Family, Launch, OpSpec, Scalar, Shape, Tensor, Term

OP = OpSpec(
    name="scale",
    description="y = a * x",
    scalars=(Scalar("a", "f32", 2.0),),
    tensors=(Tensor("x", "in", shape=Shape(("n",))), Tensor("y", "out", shape=Shape(("n",)))),
    reference=lambda x, a: a * x,
)
FAMILY = Family(
    name="loop",
    description="A call for a block.",
    kind="cpu",
    parameters={"BLOCK": (256, 1024, 4096)},
    launch=lambda k: Launch(grid=((Term("n", k.config.BLOCK),), (), ())),
    text="""\\
${ banner }
${ params_struct }
extern "C" void ${ symbol }(const Params* p, long long x, long long, long long) {
  const long long last = p->n < (x + 1) * ${ BLOCK } ? p->n : (x + 1) * ${ BLOCK };
  const float* input = static_cast<const float*>(p->x);
  for (long long i = x * ${ BLOCK }; i < last; ++i) static_cast<float*>(p->y)[i] = p->a * input[i];
}
""",
)
'''

pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")


def run(folder: Path, *words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(PROGRAM), *map(str, words)], cwd=folder, capture_output=True, text=True, timeout=300)


def tune(folder: Path, name: str, *words: object) -> subprocess.CompletedProcess[str]:
    places = ("--work", folder / "work", "--cache", folder.parent / "cache", "--no-doctor", "--threads", "1")
    return run(folder, "tune", name, *places, "--budget", "10s", *words)


def test_a_file_is_tuned_where_it_lies(tmp_path):
    write(tmp_path, VECTOR_ADD_CPU, "vector_add.cc")
    done = tune(tmp_path, "vector_add.cc", "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert [each["problem"] for each in report["records"]] == ["f32 n=1000 threads=1", "f32 n=1048576 threads=1"]
    assert all(each["gflops"] == 0 and each["gb_per_s"] > 0 for each in report["records"])
    assert report["totals"]["outcomes"].keys() == {"correct"}
    emitted = tmp_path / "generated"
    assert (emitted / "include" / "tilewright" / "vector_add.h").is_file()
    assert {path.name for path in emitted.glob("*.cpp")} == {"table.cpp", "op_texts.cpp", "vector_add.cpp"}
    lint = run(tmp_path, "db", "lint", "--db", "tuning_db", "--templates", "vector_add.cc")
    assert lint.returncode == 0 and "2 records, 0 findings" in lint.stdout


def test_the_table_says_bytes_for_what_has_no_flops(tmp_path):
    write(tmp_path, VECTOR_ADD_CPU, "vector_add.cc")
    done = tune(tmp_path, "vector_add.cc", "--shapes", "5000", "--no-emit")
    assert done.returncode == 0, done.stderr
    (row,) = (line for line in done.stdout.splitlines() if line.startswith("f32 n=5000 threads=1  "))
    assert "GB/s" in row and "FLOP/s" not in row
    assert not (tmp_path / "generated").exists()


def test_a_rate_of_ones_own_is_a_column(tmp_path):
    write(tmp_path, VECTOR_ADD_CPU + "// tw: metric additions/s = n; GB/s = 8 * n\n", "vector_add.cc")
    done = tune(tmp_path, "vector_add.cc", "--shapes", "5000", "--no-emit")
    header, row = (line for line in done.stdout.splitlines() if line.startswith(("problem ", "f32 n=5000 threads=1  ")))
    assert header.endswith("  additions/s") and re.search(r"  [\d.]+ [MG]$", row), done.stdout
    assert re.search(r"us, [\d.]+ GB/s, [\d.]+ [MG] additions/s, [\d.]+x of the default", done.stderr), done.stderr
    done = tune(tmp_path, "vector_add.cc", "--shapes", "5000", "--no-emit", "--json")
    (record,) = json.loads(done.stdout)["records"]
    assert record["metrics"]["additions/s"] == pytest.approx(record["gb_per_s"] * 1e9 / 8, rel=1e-3)


@pytest.mark.parametrize(("expression", "status"), [("a + b", 0), ("a + 2 * b", 1)])
def test_numpy_says_what_is_right(tmp_path, expression, status):
    pytest.importorskip("numpy")
    write(tmp_path, VECTOR_ADD_CPU.replace("reference.h:add", f"c == {expression}"), "vector_add.cc")
    (tmp_path / "reference.h").unlink()
    done = tune(tmp_path, "vector_add.cc", "--shapes", "1000")
    assert done.returncode == status, done.stdout + done.stderr
    assert ("no record" in done.stdout) == (status == 1)


def test_two_kernels_share_a_workspace_that_the_host_counts(tmp_path):
    pytest.importorskip("numpy")
    write(tmp_path, SUM_CPU, "sum.cc")
    done = tune(tmp_path, "sum.cc")
    assert done.returncode == 0 and re.search(r"candidates: \d+ correct\n", done.stdout), done.stdout + done.stderr
    write(tmp_path, SUM_CPU.replace("i < blocks", "i < blocks - 1"), "sum.cc")
    assert tune(tmp_path, "sum.cc").returncode == 1


def test_a_file_of_python_is_tuned_alike(tmp_path):
    pytest.importorskip("numpy")
    (tmp_path / "scale.py").write_text(SCALE)
    done = tune(tmp_path, "scale.py", "--shapes", "5000")
    assert done.returncode == 0 and re.search(r"candidates: \d+ correct\n", done.stdout), done.stdout + done.stderr
    assert (tmp_path / "generated" / "include" / "tilewright" / "scale.h").is_file()


def ops_emitted(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.cpp")} - {"table", "op_texts"}


def test_a_second_file_keeps_what_the_first_one_emitted(tmp_path):
    pytest.importorskip("numpy")
    write(tmp_path, VECTOR_ADD_CPU, "vector_add.cc")
    assert tune(tmp_path, "vector_add.cc", "--shapes", "1000").returncode == 0
    (tmp_path / "scale.py").write_text(SCALE)
    done = tune(tmp_path, "scale.py", "--shapes", "5000")
    assert done.returncode == 0, done.stderr
    assert ops_emitted(tmp_path / "generated") == {"vector_add", "scale"}
    assert (tmp_path / "generated" / "table.cpp").read_text().count(".median_us = ") == 2


def test_a_project_file_names_operators_records_and_winners_once(tmp_path):
    """As every command has them: none needs a --templates, --db or --generated."""
    pytest.importorskip("numpy")
    (tmp_path / "kernels").mkdir()
    write(tmp_path / "kernels", VECTOR_ADD_CPU, "vector_add.cc")
    (tmp_path / "scale.py").write_text(SCALE)
    toml = '[project]\nops = ["kernels/*.cc", "scale.py"]\ndb = "records"\ngenerated = "winners"\n'
    (tmp_path / "tilewright.toml").write_text(toml)
    places = ("--work", tmp_path / "work", "--cache", tmp_path.parent / "cache")
    here = tmp_path / "kernels"
    words = (*places, "--threads", "1", "--budget", "10s", "--no-doctor")
    done = run(here, "autotune", "--shapes", "5000", *words)
    assert done.returncode == 0, done.stderr
    assert {path.stem for path in (tmp_path / "records").glob("*/*.jsonl")} == {"vector_add", "scale"}
    assert ops_emitted(tmp_path / "winners") == {"vector_add", "scale"}
    done = run(here, "tune", "vector_add.cc", "--shapes", "1000", *words)
    assert done.returncode == 0, done.stderr
    assert not [path for path in here.iterdir() if path.is_dir()], "a file that it names is tuned as it says"
    assert ops_emitted(tmp_path / "winners") == {"vector_add", "scale"}
    lint = run(here, "db", "lint")
    assert lint.returncode == 0 and "3 records, 0 findings" in lint.stdout, lint.stdout + lint.stderr
    assert run(here, "emit").returncode == 0 and run(here, "check", *places).returncode == 0
    assert "result     right" in run(here, "run", "--op", "scale", "--shape", "n=100", *places).stdout
    assert "vector_add: " in run(here, "explain", "--op", "vector_add").stdout
    (tmp_path / "scale.py").unlink()
    (tmp_path / "tilewright.toml").write_text(toml.replace(', "scale.py"', ""))
    done = run(here, "emit")
    assert done.returncode == 1 and "--drop scale" in done.stderr
    assert run(here, "emit", "--drop", "scale").returncode == 0
    assert ops_emitted(tmp_path / "winners") == {"vector_add"}
    (tmp_path / "tilewright.toml").write_text("[project]\nopps = []\n")
    done = run(here, "emit")
    assert done.returncode == 2 and "unknown key 'opps' (did you mean ops?)" in done.stderr, done.stderr


def test_a_wrong_kernel_gets_no_record(tmp_path):
    write(tmp_path, VECTOR_ADD_CPU.replace("a[i] + b[i]", "a[i] - b[i]"), "vector_add.cc")
    done = tune(tmp_path, "vector_add.cc", "--shapes", "1000")
    assert done.returncode == 1 and "no record" in done.stdout and not list(tmp_path.glob("tuning_db/*/*.jsonl"))


def test_a_kernel_without_a_tail_is_found_out(tmp_path):
    whole = VECTOR_ADD_CPU.replace("std::min<long long>(n, (block_x + 1) * BLOCK)", "(block_x + 1) * BLOCK")
    write(tmp_path, whole, "vector_add.cc")
    done = tune(tmp_path, "vector_add.cc", "--shapes", "16384")
    assert done.returncode == 1 and "no record" in done.stdout, done.stdout


def test_a_file_of_python_is_told_its_own_line_too(tmp_path):
    pytest.importorskip("numpy")
    (tmp_path / "scale.py").write_text(SCALE.replace("p->a * input[i]", "p->b * input[i]"))
    done = tune(tmp_path, "scale.py", "--shapes", "5000")
    number = next(n for n, line in enumerate(SCALE.splitlines(), 1) if "input[i]" in line)
    assert f"scale.py:{number}:" in done.stdout, done.stdout


# Each is found where it runs, and told in one line.
FAULTS = [
    (
        "c[i] = a[i] + b[i];",
        "c[i] = a[i] - b[i];",
        r"correctness: 5000 of 5000 elements are wrong, the first at c\[0\]: got -?[\d.]+, expected -?[\d.]+ within",
    ),
    (
        "i < last;",
        "i <= last;",
        "correctness: 1 elements of c outside the output were written, the first at index 5000 of 5000, 1 behind its",
    ),
    ("i < last; ++i", "i < last; i += 0", r"timeout: "),
    ("c[i] = a[i] + b[i];", "__builtin_trap();", r"runtime: its process was ended by SIGILL"),
    (
        "c[i] = a[i] + b[i];",
        "c[i] = a[i] + b[i], const_cast<float*>(a)[i] = 0;",
        "4999 elements of a outside the output were",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "says"), FAULTS, ids=[fault[1] for fault in FAULTS])
def test_a_fault_that_only_running_shows_is_one_line(tmp_path, right, wrong, says):
    pytest.importorskip("numpy")
    assert right in VECTOR_ADD_CPU
    text = VECTOR_ADD_CPU.replace(right, wrong).replace("reference.h:add", "c == a + b")
    write(tmp_path, re.sub("BLOCK = .*", "BLOCK = 1024", text), "vector_add.cc")
    done = tune(tmp_path, "vector_add.cc", "--shapes", "5000")
    said = done.stdout.splitlines()
    (at,) = [number for number, line in enumerate(said) if line.startswith("  vector_add.")]
    assert done.returncode == 1 and re.search(says, said[at]), done.stdout + done.stderr
    arch = said[at].split(".")[1]
    assert said[at].startswith(f"  vector_add.{arch}.cpu.f32.BLOCK1024 on f32 n=5000 threads=1: "), said[at]
    command = f"run vector_add.cc --config BLOCK=1024 --shape n=5000 --arch {arch} --threads 1"
    assert said[at + 1] == f"    ./tilewright {command}"
    again = run(tmp_path, *command.split(), "--candidate-timeout", "2")
    assert again.returncode == 1 and re.search(re.sub(r"^\w+: ", "", says), again.stdout), again.stdout


def test_a_compiler_names_the_users_line(tmp_path):
    write(tmp_path, VECTOR_ADD_CPU.replace("c[i] = a[i]", "c[i] = d[i]"), "vector_add.cc")
    done = tune(tmp_path, "vector_add.cc", "--shapes", "1000")
    assert "vector_add.cc:10:" in done.stdout and "‘d’ was not declared" in done.stdout.replace("'d'", "‘d’")


def test_a_type_that_does_not_fit_is_said_at_the_line_of_the_op(tmp_path):
    write(tmp_path, VECTOR_ADD_CPU.replace("const float* a", "const double* a"), "vector_add.cc")
    done = tune(tmp_path, "vector_add.cc", "--shapes", "1000")
    assert "vector_add.cc:1:" in done.stdout and "const double*" in done.stdout, done.stdout


def test_the_trees_own_records_are_left_alone(tmp_path):
    for place in ("codegen", "templates"):
        (tmp_path / place).mkdir()
    write(tmp_path, VECTOR_ADD_CPU, "vector_add.cc")
    command = [str(PROGRAM), "tune", "vector_add.cc"]
    environment = {**os.environ, "TILEWRIGHT_ROOT": str(tmp_path)}
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=environment, timeout=300)
    assert done.returncode == 2 and "put it into a folder of yours, or name --db" in done.stderr


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (VECTOR_ADD.replace("tw: tune", "tw: tuna"), "vector_add.cu:2: tuna: unknown word 'tuna' (did you mean tune?)"),
        (None, "File does not exist: vector_add.cu"),
    ],
)
def test_wrong_use_is_one_line(tmp_path, text, says):
    if text:
        write(tmp_path, text)
    done = tune(tmp_path, "vector_add.cu")
    assert done.returncode in (1, 2) and says in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_what_new_says_to_type_works(tmp_path):
    """Its operator runs, tunes, is tested and timed by the commands that are printed."""
    pytest.importorskip("numpy")
    command = [sys.executable, "-m", "codegen", "new", "mine", "--cc", "my ops"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TILEWRIGHT_PROJECT": "none"}
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=environment, check=True).stdout
    lines = [shlex.split(line, comments=True) for line in said.splitlines() if line.startswith("  ./tilewright ")]
    assert [words[1] for words in lines] == ["run", "tune", "check", "check", "codegen"]
    more = {"tune": ["--threads", "1", "--budget", "10s", "--no-doctor", "--shapes", "1000", "--dtype", "f32"]}
    places = ("--work", tmp_path / "work", "--cache", tmp_path.parent / "cache")
    out = {}
    for _, word, *words in lines[:4]:
        done = run(tmp_path, word, *words, *more.get(word, []), *places)
        assert done.returncode == 0, done.stdout + done.stderr
        out[word] = done.stdout
    assert "1 records right, 0 wrong" in out["check"] and "1 times taken again" in out["check"]
    listed = subprocess.run([sys.executable, "-m", *lines[4][1:]], cwd=tmp_path, env=environment, capture_output=True)
    assert listed.returncode == 0 and b"mine" in listed.stdout, listed.stderr
