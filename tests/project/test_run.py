"""`run`: one candidate compiled, run, checked and timed; what is written of it, and what is refused."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
PROGRAM = BUILD / "autotune" / "tilewright-autotune"
NUMPY_OP = ROOT / "tests" / "data" / "numpy_op"
sys.path.insert(0, str(ROOT / "tests" / "codegen"))

from plain_ops import SUM_CPU, VECTOR_ADD, VECTOR_ADD_CPU, write  # noqa: E402

from codegen.starter import starter  # noqa: E402

IN_PLACE = """\
// tw: op     scale(x: inout f32[rows:ldx, cols], alpha: f32 = 3)
// tw: tune   UNROLL = 1, 4
// tw: launch grid = rows
// tw: check  x == alpha * x
// tw: shapes rows, cols = (4, 6)
void scale(float* x, float alpha, long long cols, long long ldx, long long block_x) {
  for (long long i = 0; i < cols; ++i) x[block_x * ldx + i] *= alpha + 0 * UNROLL;
}
"""

pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built")


def run(folder: Path, *words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    places = ("--work", folder / "work", "--cache", folder.parent / "cache")
    command = [str(PROGRAM), "run", *map(str, words), *map(str, places)]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=300, env={**os.environ, **environment}
    )


def report(folder: Path, *words: object, status: int = 0) -> dict:
    done = run(folder, *words, "--json")
    assert done.returncode == status, done.stdout + done.stderr
    return json.loads(done.stdout)


def test_the_candidate_that_is_named_is_checked_and_timed(tmp_path):
    write(tmp_path, VECTOR_ADD_CPU, "vector_add.cc")
    said = report(tmp_path, "vector_add.cc", "--config", "BLOCK=1024", "--shape", "n=5000")
    assert said["config"] == {"BLOCK": 1024} and said["launches"][0]["grid"] == [5, 1, 1]
    assert (
        said["right"] and said["median_us"] > 0 and said["gb_per_s"] == pytest.approx(60e-3 / said["median_us"] * 1e3)
    )
    assert Path(said["image"]).is_file() and said["code_bytes"] > 0
    assert not (tmp_path / "tuning_db").exists() and not (tmp_path / "generated").exists()


def test_people_read_the_same_and_how_to_go_on(tmp_path):
    write(tmp_path, VECTOR_ADD_CPU, "vector_add.cc")
    done = run(tmp_path, "vector_add.cc", "--config", "BLOCK=1024", "--shape", "5000")
    assert done.returncode == 0, done.stderr
    for words in (
        "vector_add f32 n=5000 threads=1 on ",
        "config     BLOCK=1024",
        "grid 5",
        "right, with at most",
        "GB/s",
    ):
        assert words in done.stdout
    assert "run vector_add.cc --config BLOCK=1024 --shape 5000 --arch " in done.stdout


def test_several_kernels_and_their_workspace_are_listed(tmp_path):
    pytest.importorskip("numpy")
    write(tmp_path, SUM_CPU, "sum.cc")
    said = report(tmp_path, "sum.cc", "--config", "BLOCK=8192")
    assert [each["grid"] for each in said["launches"]] == [[4, 1, 1], [1, 1, 1]] and said["workspace_bytes"] >= 16


def test_a_wrong_candidate_is_shown_and_written(tmp_path):
    np = pytest.importorskip("numpy")
    write(tmp_path, VECTOR_ADD_CPU.replace("a[i] + b[i]", "a[i] - b[i]"), "vector_add.cc")
    said = report(tmp_path, "vector_add.cc", "--shape", "n=1000", "--dump", "out.npz", status=1)
    assert not said["right"] and "the first at c[0]: got" in said["reason"]
    with np.load(tmp_path / "out.npz") as data:
        assert sorted(data) == sorted(said["arrays"]) == ["a", "b", "c", "c.expected", "n"]
        assert np.array_equal(data["c"], data["a"] - data["b"]) and data["a"].dtype == np.float32
        assert np.array_equal(data["c.expected"], data["a"].astype(np.float64) + data["b"])


def test_what_is_updated_in_place_is_written_before_and_after(tmp_path):
    np = pytest.importorskip("numpy")
    write(tmp_path, IN_PLACE, "scale.cc")
    report(tmp_path, "scale.cc", "--shape", "rows=4,cols=6,ldx=9", "--dump", "out.npz")
    with np.load(tmp_path / "out.npz") as data:
        assert (data["alpha"], data["rows"], data["ldx"]) == (3, 4, 9) and data["x"].shape == (4, 6)
        assert np.array_equal(data["x"], 3 * data["x.before"]) and np.any(data["x"] != 0)
        assert np.allclose(data["x.expected"], data["x"])


@pytest.mark.parametrize("dtype", ["f16", "bf16"])
def test_an_op_of_a_folder_with_types_that_numpy_lacks(tmp_path, dtype):
    np = pytest.importorskip("numpy")
    words = ("--op", "scaled_rows", "--templates", NUMPY_OP, "--dtype", dtype, "--shape", "rows=3,cols=5,ldx=8")
    report(tmp_path, *words, "--dump", "out.npz")
    with np.load(tmp_path / "out.npz") as data:
        assert data["x"].dtype == (np.float16 if dtype == "f16" else np.float32) and data["x"].shape == (3, 5)
        assert data["count"].dtype == np.int32 and np.array_equal(data["count"], data["count.expected"])
        assert np.allclose(data["y"], data["alpha"] * data["x"].astype(np.float64), rtol=1e-6)


def test_a_gpu_that_is_not_here_is_no_obstacle_to_compiling(tmp_path):
    write(tmp_path, VECTOR_ADD)
    write(tmp_path, VECTOR_ADD_CPU, "vector_add.cc")
    words = ("vector_add.cu", "--arch", "sm80", "--config", "BLOCK=128,VEC=2", "--shape", "n=1000")
    done = run(tmp_path, *words, "--templates", "vector_add.cc")
    if "no CUDA compiler" in done.stderr:
        pytest.skip("there is no NVRTC here")
    assert "launch     grid 4, block 128\n" in done.stdout and " 0 bytes spilled" in done.stdout
    for tool in ("ncu --target-processes all", "nsys profile", "compute-sanitizer --tool memcheck"):
        assert f"  {tool} " in done.stdout
    assert "tw_vector_add_sm80_cuda_f32_BLOCK128_VEC2" in done.stdout
    assert (
        " run vector_add.cu --templates vector_add.cc --config BLOCK=128,VEC=2 --shape n=1000 --arch sm80 "
        in done.stdout
    )
    assert done.returncode == (1 if "not run: " in done.stdout else 0)
    ptx = run(tmp_path, *words, "--ptx")
    assert ptx.returncode == 0 and ".target sm_80" in ptx.stdout and "tw_vector_add" in ptx.stdout


def test_machine_code_is_what_a_disassembler_says(tmp_path):
    write(tmp_path, VECTOR_ADD)
    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "nvdisasm").write_text('#!/bin/sh\nhead -c 4 "$2" | tail -c 3\necho " $1"\n')
    (tools / "nvdisasm").chmod(0o755)
    words = ("vector_add.cu", "--arch", "sm80", "--sass")
    done = run(tmp_path, *words, PATH=f"{tools}:{os.environ['PATH']}")
    if "no CUDA compiler" in done.stderr:
        pytest.skip("there is no NVRTC here")
    assert done.returncode == 0 and done.stdout == "ELF --print-code\n", done.stderr
    without = run(tmp_path, *words, PATH="/nowhere", TILEWRIGHT_NVCC="/nowhere/nvcc")
    assert without.returncode == 1 and "--sass needs nvdisasm or cuobjdump, and neither is" in without.stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("missing.cc",), "File does not exist: missing.cc"),
        (("vector_add.cc", "--config", "BLOCK=1000"), "BLOCK is 1000; valid are 1024, 4096, 16384"),
        (("vector_add.cc", "--shape", "m=3"), "shapes 'm=3': unknown size 'm', valid: n"),
        (("vector_add.cc", "--shape", "shapes"), "--shape shapes names 2 problems, valid: the sizes of one"),
        (("vector_add.cc", "--shape", "0"), "n is 0, valid: whole numbers from 1"),
        (("vector_add.cc", "--shape", "4", "--shape", "5"), "--shape: At Most 1 required but received 2"),
        (("vector_add.cc", "--dtype", "f16"), "unknown dtype 'f16' (--dtype), valid: f32"),
        (("vector_add.cc", "--dtype", "f32,f32"), "--dtype is f32,f32: one candidate has one value"),
        (("vector_add.cc", "--threads", "1,2"), "--threads is given more than once"),
        (("vector_add.cc", "--kernel", "nothing"), "there is no such kernel"),
        (("vector_add.cc", "--op", "vector_add,gemm"), "one op is run at a time"),
        (("vector_add.cc", "--dump", "out.txt"), "--dump is 'out.txt', valid: the name of an .npz file"),
        (("vector_add.cc", "--dump", "nowhere/out.npz"), "--dump nowhere/out.npz: there is no folder "),
        (("vector_add.cc", "--ptx"), "--ptx is of CUDA kernels"),
        (("vector_add.cc", "--ptx", "--sass"), "--sass excludes --ptx"),
        (("vector_add.cc", "--ptx", "--dump", "out.npz"), "--dump excludes --ptx"),
        (("vector_add.cc", "--arch", "sm80"), "has kernels for cpu targets only"),
        (("vector_add.cc", "--turbo"), "The following argument was not expected: --turbo"),
    ],
)
def test_wrong_use_is_one_line(tmp_path, words, says):
    write(tmp_path, VECTOR_ADD_CPU, "vector_add.cc")
    done = run(tmp_path, *words)
    assert done.returncode == 2 and says in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_what_does_not_compile_names_the_users_line(tmp_path):
    write(tmp_path, VECTOR_ADD_CPU.replace("c[i] = a[i]", "c[i] = d[i]"), "vector_add.cc")
    done = run(tmp_path, "vector_add.cc")
    assert done.returncode == 1 and "vector_add.cc:10:" in done.stderr and done.stderr.count("\n") == 1


@pytest.mark.parametrize(("kind", "arch"), [("cu", "sm80"), ("op", "sm80"), ("op", "native")])
def test_what_new_writes_works_as_it_is(tmp_path, kind, arch):
    pytest.importorskip("numpy")
    file, text = starter("mine", kind)
    (tmp_path / file).write_text(text)
    done = run(tmp_path, file, "--arch", arch, "--shape", "n=1000")
    if "no CUDA compiler" in done.stderr:
        pytest.skip("there is no NVRTC here")
    assert "result     right" in done.stdout or ("not run: " in done.stdout and arch != "native"), done.stderr
    assert arch == "native" or " registers, 0 bytes spilled" in done.stdout


def test_what_new_writes_is_tuned_in_all_its_types(tmp_path):
    pytest.importorskip("numpy")
    file, text = starter("mine", "cc")
    (tmp_path / file).write_text(text)
    words = (
        "tune",
        file,
        "--threads",
        "1",
        "--budget",
        "60s",
        "--no-doctor",
        "--work",
        "work",
        "--cache",
        "cache",
        "--json",
    )
    done = subprocess.run([str(PROGRAM), *words], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    tuned = {each["problem"] for each in json.loads(done.stdout)["records"]}
    assert tuned == {f"{dtype} n={n} threads=1" for dtype in ("f32", "bf16") for n in (1000, 1 << 20)}
