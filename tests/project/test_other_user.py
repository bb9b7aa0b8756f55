"""Tuners of two users on one device: the second waits for the first, whoever made the lock and with whatever umask, and
measures once the first is gone, however it went. Needs root, to become two users."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
PROGRAM = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build")) / "autotune" / "tilewright-autotune"
FIRST, SECOND = 61001, 61002  # users that no machine has
PATIENCE_S = 120


def reads_tree() -> bool:
    """As a user who owns nothing here."""
    done = subprocess.run(["test", "-x", PROGRAM], user=FIRST, group=FIRST, extra_groups=[], check=False)
    return done.returncode == 0


pytestmark = [
    pytest.mark.skipif(os.geteuid() != 0, reason="only root can become two users"),
    pytest.mark.skipif(not PROGRAM.is_file(), reason=f"{PROGRAM} is not built"),
]


@pytest.fixture
def folder():
    """Where every user may go, as pytest's own is not; with a temporary folder as machines have it."""
    folder = Path(tempfile.mkdtemp(prefix="tilewright-users-"))
    folder.chmod(0o755)
    (folder / "tmp").mkdir()
    (folder / "tmp").chmod(0o1777)
    yield folder
    shutil.rmtree(folder)


def start(folder: Path, user: int, shapes: int, umask: int) -> subprocess.Popen:
    home = folder / str(user)
    home.mkdir()
    os.chown(home, user, user)
    lengths = [word for i in range(shapes) for word in ("--shapes", f"n={1000 + 100 * i}")]
    command = [
        PROGRAM, "autotune", "--templates", DATA / "toy_op", "--archs", DATA / "toy_arch", "--arch", "x86-64-toy",
        "--op", "scale_add", "--threads", "1", *lengths, "--limit", "4", "--budget", "10m", "--no-doctor", "--no-emit",
        "--db", home / "db", "--work", home / "work", "--cache", home / "cache", "--python", sys.executable,
    ]  # fmt: skip
    environment = {
        "PATH": os.environ["PATH"], "HOME": str(home), "TMPDIR": str(folder / "tmp"),
        "TILEWRIGHT_LOCKS": str(folder / "tmp"), "PYTHONPATH": str(ROOT),
        "PYTHONDONTWRITEBYTECODE": "1", "TILEWRIGHT_LLC_MIB": "16", "TILEWRIGHT_PROJECT": "none",
    }  # fmt: skip
    with (home / "log").open("w") as log:
        return subprocess.Popen(
            [str(word) for word in command], stdout=log, stderr=log, env=environment, cwd=home, user=user, group=user,
            extra_groups=[], umask=umask,
        )  # fmt: skip


def said(folder: Path, user: int) -> str:
    return (folder / str(user) / "log").read_text()


def wait_for(folder: Path, user: int, text: str, tuner: subprocess.Popen) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while text not in said(folder, user):
        assert tuner.poll() is None and time.monotonic() < deadline, said(folder, user)
        time.sleep(0.05)


def measured(folder: Path, user: int) -> list[tuple[float, float]]:
    """When calls to the device began and ended."""
    (journal,) = (folder / str(user) / "work" / "journal").glob("*.jsonl")
    lines = [json.loads(line) for line in journal.read_text().splitlines() if line.endswith("}")]
    return [(line["at_s"] - line["device_s"], line["at_s"]) for line in lines if "us" in line]


@pytest.mark.parametrize("umask", [0o022, 0o077])
def test_another_user_waits(folder, umask):
    if not reads_tree():
        pytest.skip(f"no other user can read {PROGRAM}")
    first = start(folder, FIRST, 400, umask)
    second = None
    try:
        wait_for(folder, FIRST, "[1/400]", first)
        (lock,) = (folder / "tmp").glob("*.lock")
        assert lock.stat().st_uid == FIRST and lock.stat().st_size == 0
        second = start(folder, SECOND, 3, umask)
        wait_for(folder, SECOND, f"waiting for tilewright {first.pid}, which measures on", second)
        time.sleep(1)
        assert second.poll() is None and not list((folder / str(SECOND)).glob("db/*/*")), "it waits"
        first.send_signal(signal.SIGKILL)
        first.wait(timeout=60)
        assert second.wait(timeout=PATIENCE_S) == 0, said(folder, SECOND)
    finally:
        for tuner in (first, second):
            if tuner is not None and tuner.poll() is None:
                tuner.kill()
                tuner.wait()
    assert "3 problems: 3 tuned" in said(folder, SECOND)
    assert min(begin for begin, _ in measured(folder, SECOND)) > max(end for _, end in measured(folder, FIRST))
