"""Disks that are full, read-only or gone: the reason that is told is the disk's, and what was measured is not lost.
Each program runs where some folder is a small disk of its own. Runs the built programs (./tilewright test builds them
first)."""

import errno
import functools
import json
import os
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build")
FULL = "No space left on device"
READ_ONLY = "Read-only file system"


@functools.cache
def can_mount() -> bool:
    try:
        mount = ["unshare", "-rm", "mount", "-t", "tmpfs", "none", "/mnt"]
        return subprocess.run(mount, capture_output=True, timeout=300).returncode == 0
    except OSError:
        return False


def run_on_disk(disk: Path, script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A shell script where `disk` is a disk of 64 KiB; $FULL fills it, $READ_ONLY makes it that, $DISK names it."""
    if not can_mount():
        pytest.skip("no disk can be mounted here (unshare -rm, mount -t tmpfs)")
    disk.mkdir(exist_ok=True)
    variables = {
        "DISK": str(disk),
        "FULL": f"cat /dev/zero >'{disk}/filling' 2>/dev/null",
        "READ_ONLY": f"mount -o remount,ro '{disk}'",
        "TILEWRIGHT_LLC_MIB": "16",
        "TILEWRIGHT_LOCKS": str(disk.parent),
    }
    mounted = f"mount -t tmpfs -o size=64k none '{disk}' || exit 77\n{script}"
    return subprocess.run(
        ["unshare", "-rm", "sh", "-c", mounted], capture_output=True, text=True, timeout=300,
        env={**os.environ, **variables, **environment},
    )  # fmt: skip


UNIT = f"{BUILD}/autotune/tilewright-compile --kind cxx --source unit.cc --out"


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    (tmp_path / "unit.cc").write_text('extern "C" int f() { return 3; }\n')
    return tmp_path


@pytest.mark.parametrize(
    ("script", "named", "reason"),
    [
        (f'eval "$FULL"; {UNIT} $DISK/unit.so', "disk", FULL),
        (f'eval "$READ_ONLY"; {UNIT} $DISK/unit.so', "disk", READ_ONLY),
        (f'eval "$FULL"; TMPDIR=$DISK {UNIT} unit.so', "disk", FULL),
        (f'eval "$READ_ONLY"; {UNIT} unit.so --log $DISK/unit.log', "disk", READ_ONLY),
        (f'eval "$READ_ONLY"; {UNIT} $DISK/new/unit.so', "disk", READ_ONLY),
    ],
)
def test_a_compiler_that_cannot_write_is_not_a_unit_that_does_not_compile(
    unit: Path, script: str, named: str, reason: str
) -> None:
    done = run_on_disk(unit / "disk", f"cd '{unit}'; {script}")
    assert done.returncode == 3, done.stderr
    assert done.stderr.startswith("tilewright-compile: error: ")
    assert reason in done.stderr and named in done.stderr and len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.parametrize("state", ["FULL", "READ_ONLY"])
def test_a_build_does_without_a_cache_that_cannot_be_written(unit: Path, state: str) -> None:
    done = run_on_disk(unit / "disk", f"cd '{unit}'; eval \"${state}\"; {UNIT} unit.so --cache $DISK")
    assert done.returncode == 0 and (unit / "unit.so").exists(), done.stderr


def tuning(places: dict[str, str], *options: str) -> str:
    words = [
        BUILD / "autotune" / "tilewright-autotune", "autotune", "--templates", ROOT / "tests/data/toy_op",
        "--op", "scale_add", "--arch", "x86-64-toy", "--archs", ROOT / "tests/data/toy_arch", "--shapes", "1000",
        "--threads", "1", "--budget", "60s", "--no-doctor", *options,
    ]  # fmt: skip
    return " ".join(f"'{word}'" for word in words) + "".join(f" --{name} {place}" for name, place in places.items())


def error_line(done: subprocess.CompletedProcess[str]) -> str:
    (line,) = [line for line in done.stderr.splitlines() if "error: " in line]
    assert line.startswith("autotune: error: "), done.stderr
    return line


@pytest.mark.parametrize(("state", "reason"), [("FULL", FULL), ("READ_ONLY", READ_ONLY)])
@pytest.mark.parametrize("place", ["cache", "work", "db"])
def test_a_run_ends_with_the_reason_of_its_disk(tmp_path: Path, place: str, state: str, reason: str) -> None:
    places = {name: f"'{tmp_path}/{name}'" for name in ("cache", "work", "db")} | {place: "$DISK"}
    done = run_on_disk(tmp_path / "disk", f'eval "${state}"; {tuning(places, "--no-emit")}', TMPDIR=str(tmp_path))
    assert done.returncode == 1, done.stderr
    line = error_line(done)
    assert reason in line and str(tmp_path / "disk") in line, line
    assert not list(tmp_path.rglob("*.jsonl.rejected"))


@pytest.mark.parametrize("json_too", [False, True])
def test_what_was_measured_is_told_though_it_cannot_be_emitted(tmp_path: Path, json_too: bool) -> None:
    places = {name: f"'{tmp_path}/{name}'" for name in ("cache", "work", "db")} | {"generated": "$DISK"}
    options = ["--json"] if json_too else []
    done = run_on_disk(tmp_path / "disk", f'eval "$FULL"; {tuning(places, *options)}', TMPDIR=str(tmp_path))
    assert done.returncode == 1 and FULL in error_line(done), done.stderr
    assert "scale_add" in done.stdout and list((tmp_path / "db").rglob("*.jsonl"))
    assert not json_too or len(json.loads(done.stdout)["records"]) == 1


def filled_once_there(file: str) -> str:
    """Fills the disk beside what the script does next, as soon as the file is there; it waits no longer than the script
    lives, and holds none of its outputs."""
    return f'(until [ -e {file} ] || ! kill -0 $$; do sleep 0.01; done; eval "$FULL") >/dev/null 2>&1 &'


def test_a_disk_that_waits_to_be_filled_waits_no_longer_than_its_program(tmp_path: Path) -> None:
    never = f"'{tmp_path}/never'"
    done = run_on_disk(tmp_path / "disk", f"{filled_once_there(never)} exit 3")
    assert done.returncode == 3
    for _ in range(200):
        if subprocess.run(["pgrep", "-f", f"until .* -e {never}"], capture_output=True).returncode != 0:
            return
        time.sleep(0.05)
    raise AssertionError("it waits still")


def test_a_database_that_vanishes_is_in_the_journal(tmp_path: Path) -> None:
    """It is filled while its first problem is measured."""
    places = {name: f"'{tmp_path}/{name}'" for name in ("cache", "work")} | {"db": "$DISK"}
    fill = filled_once_there(f"'{tmp_path}/work/journal/0001.jsonl'")
    done = run_on_disk(tmp_path / "disk", f"{fill} {tuning(places, '--no-emit')}", TMPDIR=str(tmp_path))
    assert done.returncode == 1, done.stdout + done.stderr
    line = error_line(done)
    assert FULL in line and "--resume publishes it" in line and f"{tmp_path}/work/journal/0001.jsonl" in line
    again = places | {"db": f"'{tmp_path}/db'"}
    done = run_on_disk(tmp_path / "other", tuning(again, "--no-emit", "--resume"), TMPDIR=str(tmp_path))
    assert done.returncode == 0 and len(list((tmp_path / "db").rglob("scale_add.jsonl"))) == 1, done.stderr


def test_a_journal_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    fill = filled_once_there("$DISK/journal/0001.jsonl")
    places = {"cache": f"'{tmp_path}/cache'", "work": "$DISK", "db": f"'{tmp_path}/db'"}
    done = run_on_disk(tmp_path / "disk", f"{fill} {tuning(places, '--no-emit')}", TMPDIR=str(tmp_path))
    assert done.returncode == 1 and FULL in error_line(done) and "journal" in error_line(done), done.stderr


# A disk of another machine, which does not do all that is asked of it: $FAULTY is where, $CALL what, $ERRNO why.
SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int fails(const char* call, int descriptor) {
  char link[64], path[4096];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  const ssize_t length = readlink(link, path, sizeof path - 1);
  const char* faulty = getenv("FAULTY");
  if (length <= 0 || strcmp(call, getenv("CALL")) != 0 || strncmp(path, faulty, strlen(faulty)) != 0) return 0;
  errno = atoi(getenv("ERRNO"));
  return 1;
}

int flock(int descriptor, int operation) {
  if (fails("flock", descriptor)) return -1;
  return ((int (*)(int, int))dlsym(RTLD_NEXT, "flock"))(descriptor, operation);
}

ssize_t write(int descriptor, const void* bytes, size_t count) {
  if (fails("write", descriptor)) return -1;
  return ((ssize_t (*)(int, const void*, size_t))dlsym(RTLD_NEXT, "write"))(descriptor, bytes, count);
}
"""


@pytest.mark.parametrize(("call", "error"), [("flock", errno.ENOLCK), ("write", errno.ESTALE), ("write", errno.EDQUOT)])
@pytest.mark.parametrize("place", ["db", "work/journal"])
def test_the_reason_of_a_network_disk_is_told(tmp_path: Path, place: str, call: str, error: int) -> None:
    source, shim = tmp_path / "shim.c", tmp_path / "shim.so"
    source.write_text(SHIM)
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", shim, source, "-ldl"], check=True, timeout=300)
    places = {name: f"'{tmp_path}/{name}'" for name in ("cache", "work", "db")}
    faulty = {"LD_PRELOAD": str(shim), "FAULTY": str(tmp_path / place), "CALL": call, "ERRNO": str(error)}
    done = subprocess.run(
        ["sh", "-c", tuning(places, "--no-emit")], capture_output=True, text=True, timeout=300,
        env={**os.environ, **faulty, "TMPDIR": str(tmp_path), "TILEWRIGHT_LOCKS": str(tmp_path),
             "TILEWRIGHT_LLC_MIB": "16"},
    )  # fmt: skip
    assert done.returncode == 1, done.stderr
    line = error_line(done)
    assert os.strerror(error) in line and str(tmp_path / place) in line, line


@pytest.mark.parametrize("what", ["nothing", "a file"])
def test_a_variable_that_names_no_database_is_told_once(tmp_path: Path, what: str) -> None:
    database = tmp_path / "db"
    if what == "a file":
        database.touch()
    explain = [BUILD / "src" / "tilewright-explain", "--op", "gemm", "--shape", "8,8,8", "--device", "cpu"]
    done = subprocess.run(
        explain, capture_output=True, text=True, timeout=300, env={**os.environ, "TILEWRIGHT_DB": str(database)}
    )
    assert done.returncode == 0, done.stderr
    (line,) = [line for line in done.stderr.splitlines() if "TILEWRIGHT_DB" in line]
    assert line.startswith(f"tilewright: warning: TILEWRIGHT_DB names {database}: ")
    assert ("No such file or directory" if what == "nothing" else "it is no folder") in line
    database.unlink(missing_ok=True)
    database.mkdir()
    done = subprocess.run(
        explain, capture_output=True, text=True, timeout=300, env={**os.environ, "TILEWRIGHT_DB": str(database)}
    )
    assert "TILEWRIGHT_DB" not in done.stderr
