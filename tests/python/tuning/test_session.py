"""Session: a search in Python, measured by the tuner."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

tilewright = pytest.importorskip("tilewright")
from tilewright.tuning import Session, TunerError  # noqa: E402

EXAMPLES = Path(__file__).parents[3] / "examples" / "python"


def test_what_is_asked_for_is_measured(kernel, capfd):
    with Session(kernel, threads=1, budget="1m", progress=True) as session:
        assert "serve: compiling 4 kernels before the first problem" in capfd.readouterr().err
        space = session.space
        assert space.parameters == {"BLOCK": [256, 1024], "MODE": [0, 1, 2]} and len(space.candidates) == 4
        assert space.measured[0].ok and space.measured[0].index == space.default
        right, wrong, refused, none = session.measure(
            [{"MODE": 0, "BLOCK": 256}, {"MODE": 1}, {"MODE": 2}, {"MODE": 1, "BLOCK": 256}]
        )
        assert right.ok and right.us > 0 and right.error_us >= 0 and len(right.samples) > 0 and not right.reason
        assert (wrong.invalidity, refused.invalidity, none.invalidity) == ("correctness", "compile", "constraints")
        assert "no such mode" in refused.reason and none.index is None and not none.ok
        (again,) = session.measure([right.index])
        assert again.replayed and again.samples == right.samples
        assert session.measure([]) == []
        with pytest.raises((TypeError, ValueError)):
            session.measure(["BLOCK"])
        record = session.finish()
        assert record["config"]["MODE"] == 0 and session.space is None
        assert session.finish() == record
        with pytest.raises(TunerError, match="are decided"):
            session.measure([0])


def test_problems_follow_each_other(kernel):
    shapes = []
    with Session(kernel, shapes=[(1000,), (2000,)], threads=1, budget="1m") as session:
        while session.space is not None:
            session.measure([0])
            shapes.append(session.finish()["shape"])
    assert shapes == [{"n": 1000}, {"n": 2000}]


def test_who_leaves_early_records_nothing_and_finds_it_again_until_the_tuner_is_killed(kernel):
    with pytest.raises(ZeroDivisionError), Session(kernel, threads=1, budget="1m") as session:
        (first,) = session.measure([{"MODE": 0, "BLOCK": 256}])
        1 / 0  # noqa: B018
    assert not list(kernel.parent.glob("tuning_db/*/*.jsonl"))
    with Session(kernel, threads=1, budget="1m", resume=True) as session:
        (again,) = session.measure([{"MODE": 0, "BLOCK": 256}])
        assert again.replayed and again.samples == first.samples
        os.kill(session._process._process.pid, signal.SIGKILL)
        with pytest.raises(TunerError):
            session.measure([1])


def test_what_cannot_begin_says_why(kernel):
    with pytest.raises(TunerError, match="nothing can be measured"), Session(kernel, arch="sm80"):
        pass


@pytest.mark.parametrize("name", ["random_search.py", "optuna_search.py"])
def test_the_examples_run(kernel, name):
    if "optuna" in name:
        pytest.importorskip("optuna")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    words = [sys.executable, EXAMPLES / name, kernel, "--trials", "3"]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert "'MODE': 0" in done.stdout
