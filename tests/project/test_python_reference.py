"""References in Python, as a user meets them: tests/data/numpy_op is tuned and checked against NumPy, and every way in
which the function can be wrong is one error that names its file and line."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
OP = ROOT / "tests" / "data" / "numpy_op"
AUTOTUNE = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build")) / "autotune" / "tilewright-autotune"
ARCH = "x86-64-v3"

pytest.importorskip("numpy")


class User:
    """Somebody with a folder of the op of his own."""

    def __init__(self, folder: Path):
        assert AUTOTUNE.is_file(), f"{AUTOTUNE} is not built: build the project, or set TILEWRIGHT_BUILD_DIR"
        self.folder, self.op = folder, folder / "numpy_op"
        shutil.copytree(OP, self.op, ignore=shutil.ignore_patterns("__pycache__"))
        places = {"TMPDIR": str(folder), "TILEWRIGHT_LOCKS": str(folder)}
        self.environment = {**os.environ, **places, "PYTHONPATH": "", "TILEWRIGHT_LLC_MIB": "16"}

    def write_reference(self, text: str) -> Path:
        (self.op / "reference.py").write_text(text)
        return self.op / "reference.py"

    def run(self, command: str, *words: str) -> subprocess.CompletedProcess:
        places = ("--db", "db", "--work", "work", "--cache", self.folder.parent / "cache")
        return subprocess.run(
            [AUTOTUNE, command, "--templates", self.op, "--op", "scaled_rows", "--arch", ARCH, *places, *words,
             "--python", sys.executable],
            cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=280,
        )  # fmt: skip

    def tune(self, *words: str) -> subprocess.CompletedProcess:
        return self.run(
            "autotune", "--no-doctor", "--no-emit", "--threads", "1", "--shapes", "40,60", "--strategy", "exhaustive",
            "--json", *words,
        )  # fmt: skip

    def failure(self, reference: str, *words: str) -> str:
        """Why there is no record with such a reference."""
        self.write_reference(reference)
        result = self.tune(*words)
        assert result.returncode == 1, result.stderr
        (failure,) = json.loads(result.stdout)["failures"]
        return failure["reason"]


@pytest.fixture
def user(tmp_path):
    return User(tmp_path)


def test_kernels_are_judged_by_numpy_whatever_their_types(user):
    result = user.tune("--dtype", "f32,f16,bf16")
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert len(report["records"]) == 3
    assert {record["record"]["config"]["FAULT"] for record in report["records"]} <= {"none", "slow"}
    for dtype in ("f32", "f16", "bf16"):
        failed = {
            each["candidate"].strip().rpartition(".")[2]: each["reason"]
            for each in report["failed_candidates"]
            if f".{dtype}." in each["candidate"]
        }
        missed = "1 of 2400 elements are wrong, the first at y[39][59]: got nothing: it was never written"
        assert failed.pop("misses_one").startswith(missed)
        counted = r"of 40 elements are wrong, the first at count\[\d+\]: got 167772\d\d, expected 167772\d\d within 0;"
        assert re.search(counted, failed.pop("counts_in_f32"))
        assert failed.pop("writes_behind").endswith("the first at index 40 of 40, 1 behind its end")
        assert set(failed) <= {"is_dense", "drops_bias"}  # which only edge cases show, and only of winners
    assert not list(user.folder.glob("work/runs/*/*/[!ims]*")), "files for Python are left behind"
    check = user.run("check")
    assert check.returncode == 0 and "3 records right" in check.stdout, check.stdout + check.stderr


def test_edge_cases_are_judged_by_numpy(user):
    for fault in ("is_dense", "drops_bias"):
        family = (OP / "rows_cpu.py").read_text().replace('"slow"', f'"{fault}"')
        (user.op / "rows_cpu.py").write_text(re.sub(r'"FAULT": \(.*?\)', f'"FAULT": ("{fault}",)', family))
        result = user.tune()
        assert result.returncode == 1, result.stderr
        reason = json.loads(result.stdout)["failures"][0]["reason"]
        assert f"{fault}" in reason and "edge case" in reason and "are wrong" in reason


def test_what_failed_is_run_alone_by_the_command_that_is_printed(user):
    result = user.tune()
    assert result.returncode == 0, result.stderr
    failed = {each["candidate"].rpartition(".")[2]: each for each in json.loads(result.stdout)["failed_candidates"]}
    places = ("--work", "work", "--cache", user.folder.parent / "cache", "--python", sys.executable, "--json")
    for fault in ("misses_one", "counts_in_f32"):
        (command,) = failed[fault]["commands"]
        program, *words = shlex.split(command)
        assert program == "./tilewright"
        again = subprocess.run(
            [AUTOTUNE, *words, *places],
            cwd=user.folder,
            env=user.environment,
            capture_output=True,
            text=True,
            timeout=280,
        )
        assert again.returncode == 1, again.stderr
        report = json.loads(again.stdout)
        assert not report["right"] and report["reason"] == failed[fault]["reason"]
        assert report["kernel"] == failed[fault]["candidate"]


def test_kernels_are_checked_by_name_at_shapes_and_their_edge_cases(user):
    shapes = ("--shapes", "8,9", "--shapes", "40,60", "--threads", "1", "--json")
    result = user.run("check", "--kernel", "*.none", "--kernel", "*.slow", *shapes, "--dtype", "f32,bf16")
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert (report["right"], report["wrong"]) == (8, 0) and report["shapes"] >= 8 * 4
    result = user.run("check", "--kernel", "*.drops_bias", *shapes)
    assert result.returncode == 1
    report = json.loads(result.stdout)
    assert report["wrong"] == 2 and all("the edge case f32 rows=4 cols=7 bias" in each for each in report["failures"])
    result = user.run("check", "--kernel", "*.nothing", *shapes)
    assert result.returncode == 2 and "'*.nothing' matches none of 7 legal kernels" in result.stderr
    result = user.run("check", "--shapes", "8,9")
    assert result.returncode == 2 and "--shapes and --threads are for --kernel" in result.stderr


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("    return np.linalg.solve(x, x)", ":5: LinAlgError: Last 2 dimensions of the array must be square"),
        ("    raise SystemExit('enough')", ":5: SystemExit: enough"),
        ("    return x.missing", ":5: AttributeError: 'numpy.ndarray' object has no attribute 'missing'"),
        ("    return (x[1:], order)", ":4: y has shape [39, 60]; valid is [40, 60]"),
        ("    return (x, order[:, None])", ":4: count has shape [40, 1]; valid is [40]"),
        ("    return x", ":4: it returns 1 arrays; scaled_rows has 2 outputs: y, count"),
        ("    return {'y': x, 'counts': order}", ":4: it returns y, counts; the outputs of scaled_rows are y, count"),
        ("    return (x, 'text')", ":4: count is of <U4; valid are arrays of real numbers"),
        ("    return (x, None)", ":4: count is of object; valid are arrays of real numbers"),
    ],
)
def test_what_is_wrong_with_a_reference_is_said_with_its_place(user, body, said):
    reason = user.failure(f"import numpy as np\n\n\ndef reference(x, order):\n{body}\n")
    assert reason == f"the reference of scaled_rows: {user.op}/reference.py{said}"


def test_what_calls_nothing_is_said_before_anything_is_compiled(user):
    path = user.write_reference("def reference(x, weights):\n    return x, x\n")
    result = user.tune()
    assert result.returncode == 1
    assert result.stderr == (
        f"autotune: error: {path}:1: parameter weights of scaled_rows's reference is nothing of the operator; "
        "valid are x, bias, order, rows, cols, ldx, alpha, step, dtype\n"
    )
    user.write_reference("reference = 3\n")
    assert "reference of scaled_rows is 3; valid is a function or None" in user.tune().stderr
    path = user.write_reference("def reference(*arrays):\n    return arrays\n")
    assert f"{path}:1: parameter arrays of scaled_rows's reference: give names only" in user.tune().stderr


def test_a_reference_that_hangs_is_ended(user):
    reason = user.failure(
        "import time\n\n\ndef reference(x, order):\n    time.sleep(600)\n", "--reference-timeout", "1"
    )
    assert reason == "the Python of scaled_rows did not end within 1.0 s; --reference-timeout gives it more"


def test_a_reference_that_ends_its_process_is_told(user):
    reason = user.failure("import os\n\n\ndef reference(x):\n    print('bye', flush=True)\n    os._exit(3)\n")
    assert reason == "the process that runs the user's Python left with exit status 3; it printed: bye"


def test_what_a_reference_prints_is_in_nobodys_way(user):
    text = (OP / "reference.py").read_text()
    user.write_reference(text.replace("    y = ", "    print('x' * 1_000_000)\n    y = "))
    result = user.tune()
    assert result.returncode == 0, result.stderr


def test_python_is_asked_once_for_a_case(user):
    text = (OP / "reference.py").read_text()
    calls = user.folder / "calls"
    user.write_reference(
        text.replace(
            "    y = ", f"    with open({str(calls)!r}, 'a') as file:\n        file.write(f'{{x.shape}}\\n')\n    y = "
        )
    )
    result = user.tune()
    assert result.returncode == 0, result.stderr
    asked = calls.read_text().splitlines()
    assert len(asked) == len(set(asked)) and "(40, 60)" in asked, asked


def test_a_changed_reference_is_another_problem_to_the_journal(user):
    def identity() -> str:
        result = user.tune()
        assert result.returncode == 0, result.stderr
        lines = Path(user.folder, json.loads(result.stdout)["journal"]).read_text().splitlines()
        return next(json.loads(line)["case"] for line in lines if json.loads(line).get("phase") == "decided")

    before = identity()
    assert identity() == before
    user.write_reference((OP / "reference.py").read_text() + "\n\nUNUSED = 1\n")
    assert identity() != before


MAKERS = """
import numpy as np


def ramp(rng, shape, rows):
    assert shape[0] == rows
    return rng.normal(size=shape) + 100


def numbered(rng, shape):
    return rng.permutation(shape[0])


def fills(tensor, problem):
    return {"x": Fill(make=ramp), "order": Fill(make=numbered), "bias": Fill("positive")}.get(tensor, Fill("normal"))
"""


def write_makers(user, text: str = MAKERS) -> Path:
    spec = (OP / "spec.py").read_text().replace("    outputs=outputs,", "    outputs=outputs,\n    tensor_fill=fills,")
    (user.op / "spec.py").write_text(spec.replace("from .reference", "from .makers import fills\nfrom .reference"))
    (user.op / "makers.py").write_text("from codegen.model import Fill\n" + text)
    return user.op / "makers.py"


def seen_by_the_reference(user, *words: str) -> dict[str, list]:
    """What the reference was given for the problem that is tuned."""
    text = (OP / "reference.py").read_text()
    kept = user.folder / "kept.npz"
    keep = f"    if x.shape == (40, 60):\n        np.savez({str(kept)!r}, x=x, order=order)\n    y = "
    user.write_reference(text.replace("    y = ", keep))
    result = user.tune(*words)
    assert result.returncode == 0, result.stderr + result.stdout
    import numpy as np

    return {name: array.tolist() for name, array in np.load(kept).items()}


def test_data_that_python_makes_are_what_kernels_get(user):
    write_makers(user)
    first = seen_by_the_reference(user)
    assert sorted(first["order"]) == list(range(40)) and 99 < sum(map(sum, first["x"])) / 2400 < 101
    shutil.rmtree(user.folder / "work")
    assert seen_by_the_reference(user) == first
    assert seen_by_the_reference(user, "--seed", "2") != first
    report = json.loads(user.tune("--dtype", "bf16").stdout)  # not every number is one of bf16
    failed = {each["candidate"].strip().rpartition(".")[2] for each in report["failed_candidates"]}
    assert len(report["records"]) == 1 and {"misses_one", "counts_in_f32", "writes_behind"} <= failed


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "rng.normal(size=shape) + 100",
            "rng.normal(size=3)",
            ":6: it makes float64 of shape [3]; valid are real numbers of shape [40, 60]",
        ),
        (
            "rng.normal(size=shape) + 100",
            "rng.gauss()",
            ":8: AttributeError: 'numpy.random._generator.Generator' object has no attribute 'gauss'",
        ),
        (
            "rng.permutation(shape[0])",
            "rng.normal(size=shape)",
            "is no i32; valid are whole numbers from -2147483648 to 2147483647",
        ),
    ],
)
def test_what_is_wrong_with_data_is_said_with_its_place(user, old, new, said):
    path = write_makers(user, MAKERS.replace(old, new))
    result = user.tune()
    assert result.returncode == 1, result.stderr
    (failure,) = json.loads(result.stdout)["failures"]
    assert failure["reason"].startswith(f"data of {'order' if 'i32' in said else 'x'} of scaled_rows: {path}:")
    assert failure["reason"].endswith(said)


def test_what_makes_data_of_nothing_is_said_before_anything_is_compiled(user):
    path = write_makers(user, MAKERS.replace("(rng, shape, rows)", "(rng, shape, columns)"))
    assert (
        f"autotune: error: {path}:6: parameter columns of what makes x of scaled_rows is nothing of the operator; "
        "valid are rng, shape, rows, cols, ldx, alpha, step, dtype\n" in user.tune().stderr
    )
