"""Files of shapes as editors and other systems leave them, and as nobody should: each works, or is one line that names
the place. Runs the built program (./tilewright test builds it first)."""

import json
import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build") / "autotune" / "tilewright-autotune"


def plan(folder: Path, shapes: bytes, *options: str) -> subprocess.CompletedProcess[str]:
    """What would be tuned, for nothing is."""
    (folder / "shapes.txt").write_bytes(shapes)
    words = ["--arch", "x86-64-v3", "--threads", "1", "--limit", "1", "--work", "work", "--dry-run", "--json", *options]
    return subprocess.run(
        [PROGRAM, "autotune", "--shapes", "shapes.txt", *words], capture_output=True, text=True, timeout=300, cwd=folder
    )


@pytest.mark.parametrize(
    "shapes",
    [
        b"8,8,8\n16,16,16\n",
        b"\xef\xbb\xbf8,8,8\n16,16,16\n",
        b"8,8,8\r\n16,16,16\r\n",
        b"\xef\xbb\xbf# sizes\r\n\r\n M=8 N=8,K=8 # one\r\n16 16 16",
        b'\xef\xbb\xbf[{"sizes": {"M": 8, "N": 8, "K": 8}},\r\n {"sizes": {"M": 16, "N": 16, "K": 16}}]\r\n',
    ],
)
def test_a_file_of_any_editor_is_read(tmp_path: Path, shapes: bytes) -> None:
    done = plan(tmp_path, shapes)
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)["problems"]) == 2


@pytest.mark.parametrize(
    ("shapes", "place", "says"),
    [
        (b"8,8,8\n8,8,-8\n", "line 2", "'-8' is not a size"),
        (b"\xef\xbb\xbf8,8,8\r\n\r\n8,8.5,8\r\n", "line 3", "'8.5' is not a size"),
        (b"8,,8\n", "line 1", "N has no value"),
        (b"8,8,8\n8,8\n", "line 2", "lacks size 'K'"),
        (b"8,8,8\n8,8,0\n", "line 2", "K is 0"),
        (b"8,8,8\n8,8,99999999999999999999999\n", "line 2", "too large"),
        (b"8,8,8\n8,8,8,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1\n", "line 2", "more than the"),
        (b"8,8,8\n{\n", "line 2", "'{' is not a size"),
        (b"\x7fELF\x02\x01\x01\x00\x00\n", "line 1", "no text"),
        (b"8,8,8\n\x00\x00\n", "line 2", "no text"),
        ("8,8,8\n".encode("utf-16"), "line 1", "no text"),
        (b'[{"sizes": {"M": 8, "N": 8, "K": 8}}, {"sizes": {"M": 8.5, "N": 8, "K": 8}}]', "problem 2", "M is 8.5"),
        (b'[{"sizes": {"M": 8, "N": 8, "K": 8}}, {"sizes": {"M": 8, "N": 8}}]', "problem 2", "lacks size 'K'"),
        (b'[{"sizes": {"M": 8, "N": 8, "K": 8}}, [8, 8, 8]]', "problem 2", "an object with sizes"),
        (b'[{"sizes": {"M": 8, "M": 9}}]', "", 'key "M" is there twice'),
        (b'[{"sizes": \n', "", "is not JSON"),
        (b"", "", "holds no shapes"),
        (b'{"sizes": {"M": 8, "N": 8, "K": 8}}\n{"sizes": \n', "line 2", "is not JSON"),
        (b'{"op": "gemm", "sizes": {"M": 8, "N": 8, "K": 8}}\n[8]\n', "line 2", "an object with sizes"),
        (b'{"op": "gemm", "target": "cuda", "sizes": {"M": 8}}', "", "holds none of gemm on cpu, only gemm on cuda"),
    ],
)
def test_a_wrong_line_is_named(tmp_path: Path, shapes: bytes, place: str, says: str) -> None:
    done = plan(tmp_path, shapes)
    assert done.returncode == 2 and not done.stdout
    (line,) = done.stderr.splitlines()
    assert line.startswith("autotune: error: ") and "'shapes.txt'" in line and place in line and says in line, line


def test_what_a_program_recorded_names_its_ops_and_targets(tmp_path: Path) -> None:
    lines = [
        b'{"op": "gemm", "target": "cpu", "attributes": {"layout": "nt"}, "sizes": {"M": 8, "N": 8, "K": 8}}',
        b'{"op": "gemm", "target": "cuda", "attributes": {"dtype": "bf16"}, "sizes": {"M": 9, "N": 9, "K": 9}}',
        b'{"op": "gemm", "target": "cpu", "attributes": {}, "sizes": {"M": 0, "N": 8, "K": 8}, "threads": 1}',
        b'{"op": "attention_forward", "target": "cpu", "sizes": {"B": 1, "Hq": 1, "Hkv": 1, "Sq": 9, "Sk": 9, "D": 8}}',
    ]
    done = plan(tmp_path, b"\n".join(lines))
    assert done.returncode == 0, done.stderr
    problems = json.loads(done.stdout)["problems"]
    assert len(problems) == 2 and "K=8" in problems[0]["problem"] and "Sk=9" in problems[1]["problem"], problems
    done = plan(tmp_path, b"\n".join(lines), "--op", "gemm")
    (problem,) = json.loads(done.stdout)["problems"]
    assert "K=8" in problem["problem"]


def test_a_recorded_op_with_nothing_to_compute_is_left_out(tmp_path: Path) -> None:
    nothing = b'{"op": "row_glu", "target": "cpu", "sizes": {"rows": 0, "cols": 8}}'
    something = b'{"op": "gemm", "target": "cpu", "attributes": {"layout": "nt"}, "sizes": {"M": 8, "N": 8, "K": 8}}'
    done = plan(tmp_path, nothing + b"\n" + something)
    assert done.returncode == 0, done.stderr
    (problem,) = json.loads(done.stdout)["problems"]
    assert "K=8" in problem["problem"]
    done = plan(tmp_path, nothing)
    assert done.returncode == 2 and "'shapes.txt' holds only problems that compute nothing" in done.stderr
    done = plan(tmp_path, nothing, "--op", "row_glu")
    assert done.returncode == 2 and "only problems of row_glu that compute nothing" in done.stderr


def test_a_recorded_op_that_is_not_here_is_named(tmp_path: Path) -> None:
    done = plan(tmp_path, b'{"op": "gemn", "target": "cpu", "sizes": {"M": 8}}')
    assert done.returncode == 2 and "unknown op 'gemn', valid: " in done.stderr


def test_a_hundred_thousand_lines_are_one_line_soon(tmp_path: Path) -> None:
    done = plan(tmp_path, b"".join(b"%d,8,8\n" % m for m in range(1, 100_001)))
    (line,) = done.stderr.splitlines()
    assert done.returncode == 2 and "'shapes.txt', line 10001: more than 10000 problems at once" in line


def test_a_hundred_thousand_times_the_same_is_once(tmp_path: Path) -> None:
    done = plan(tmp_path, b"8,8,8\n" * 100_000)
    assert done.returncode == 0, done.stderr
    assert len(json.loads(done.stdout)["problems"]) == 1


def test_a_file_may_have_a_name_like_sizes(tmp_path: Path) -> None:
    (tmp_path / "M=1").mkdir()
    (tmp_path / "M=1" / "1.5").write_text("8,8,8\n")
    done = plan(tmp_path, b"16,16,16\n", "--shapes", "M=1/1.5")
    assert done.returncode == 0 and len(json.loads(done.stdout)["problems"]) == 2, done.stderr
