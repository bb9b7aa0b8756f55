"""tilewright.tune: the tuner as a process, on a CPU kernel of a few candidates."""

import json
import os
import signal
import subprocess
import sys
import textwrap
import threading

import pytest

tilewright = pytest.importorskip("tilewright")
np = pytest.importorskip("numpy")
from tilewright import tuning  # noqa: E402
from tilewright.tuning.request import named  # noqa: E402

FEW = dict(threads=1, budget="20s", progress=False)


def records_beside(kernel):
    return [json.loads(line) for path in kernel.parent.glob("tuning_db/*/*.jsonl") for line in path.open()]


def test_a_file_is_tuned_where_it_lies(kernel, capfd):
    table = tilewright.tune(kernel, shapes=[{"n": 1000}, (2000,)], **FEW)
    assert capfd.readouterr() == ("", "")
    assert [row.sizes for row in table] == [{"n": 1000}, {"n": 2000}]
    assert all(row.config["MODE"] == 0 and row.us > 0 and row.speedup >= 1 for row in table)
    assert table.records == kernel.parent / "tuning_db" and table.journal.is_file()
    assert len(records_beside(kernel)) == 2


def test_a_function_says_what_is_right(kernel):
    text = kernel.read_text()
    asked = []

    def right(x, n):
        asked.append((x.dtype, x.shape, n))
        return x + 1

    (row,) = tilewright.tune(kernel, check=right, **FEW)
    assert row.config["MODE"] == 0 and asked and all(dtype == np.float64 and shape == (n,) for dtype, shape, n in asked)
    assert kernel.read_text() == text and not list(kernel.parent.glob("tilewright_check*"))
    assert len(records_beside(kernel)) == 1
    words = ["db", "lint", "--db", kernel.parent / "tuning_db", "--templates", kernel, "--json"]
    lint = subprocess.run([tuning.program.find(), *words], capture_output=True, text=True)
    stale = [each["what"] for each in json.loads(lint.stdout)["findings"] if "margin" not in each["what"]]
    assert stale == [], "a record that was checked so holds for the file as it is"


def test_what_it_says_is_wrong_does_not_win(kernel):
    (row,) = tilewright.tune(kernel, check=lambda x: x + 2, **FEW)
    assert row.us is None and "default kernel" in row.reason and not records_beside(kernel)


def test_a_torch_function_says_it(kernel):
    torch = pytest.importorskip("torch")
    seen = []

    def right(x):
        seen.append(x.dtype)
        return torch.add(x, 1)

    (row,) = tilewright.tune(kernel, check=right, check_arrays="torch", **FEW)
    assert row.us and set(seen) == {torch.float64}


def test_a_function_that_fails_is_named(kernel):
    (row,) = tilewright.tune(kernel, check=lambda x: 1 / 0, **FEW)
    assert row.us is None and "check raised ZeroDivisionError" in row.reason


def test_a_function_gets_what_it_asks_for():
    from tilewright.tuning.check import _answer

    given = {"x": np.ones(2), "n": 2}
    assert _answer(lambda n: n, "numpy", given) == ("result", 2)
    assert _answer(lambda **all: sorted(all), "numpy", given)[1] == ("n", "x")
    assert _answer(lambda x, m=3: m, "numpy", given) == ("result", 3)
    kind, fault = _answer(lambda x, q: q, "numpy", given)
    assert kind == "fault" and fault == "check asks for q; the operator has x, n"


def test_the_line_that_says_what_is_right_is_replaced():
    from tilewright.tuning.check import with_check

    text = "// tw: op f(x: f32[n]) -> y: f32[n]\n// tw: check y == x within relative 1e-3\nvoid f() {}\n"
    assert with_check(text).splitlines()[1] == "// tw: check tilewright_check.py:check within relative 1e-3"
    assert with_check(text).count("\n") == text.count("\n")
    without = text.replace("// tw: check y == x within relative 1e-3\n", "")
    assert with_check(without).splitlines()[1] == "// tw: check tilewright_check.py:check"


def test_wrong_arguments_are_named_before_anything_runs(kernel, tmp_path):
    with pytest.raises(FileNotFoundError, match="no such file"):
        tilewright.tune(tmp_path / "none.cc")
    with pytest.raises(ValueError, match="only an operator in a file"):
        tilewright.tune("gemm", check=lambda a, b: a @ b)
    with pytest.raises(TypeError, match="check is 3"):
        tilewright.tune(kernel, check=3)
    with pytest.raises(ValueError, match="check_arrays"):
        tilewright.tune(kernel, check=lambda x: x, check_arrays="jax")
    with pytest.raises(TypeError, match="list of shapes"):
        tilewright.tune(kernel, shapes={"n": 3})
    with pytest.raises(tuning.TunerError, match="--budget is 'soon'"):
        tilewright.tune(kernel, budget="soon", progress=False)
    with pytest.raises(tuning.TunerError, match="fly"):
        tilewright.tune("fly", progress=False)


def test_a_function_names_its_operator():
    functions = {
        "gemm": tilewright.gemm,
        "attention_forward": tilewright.attention,
        "attention_decode": tilewright.attention_decode,
        "row_sum": tilewright.ops.row_sum,
        "row_softmax": tilewright.softmax,
    }
    assert {name: named(each) for name, each in functions.items()} == {name: name for name in functions}
    assert named("gemm") == "gemm"
    for other in (3, None, len, [(16, 16, 16)]):
        with pytest.raises(TypeError, match=r"target is .*an operator's name or function"):
            tilewright.tune(other, shapes=[(16, 16, 16)])


def test_what_the_budget_left_out_has_a_reason(kernel):
    table = tilewright.tune(kernel, shapes=[(1000,), (50_000_000,)], threads=1, budget="4s", progress=False)
    reasons = {row.sizes.get("n"): row.reason for row in table}
    assert len(table) == 2 and (reasons.get(1000) == "" or "budget" in "".join(reasons.values()))


def test_ctrl_c_keeps_what_was_decided(kernel):
    program = textwrap.dedent(
        f"""
        import signal, sys
        import tilewright
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
        try:
            tilewright.tune({str(kernel)!r}, shapes=[(1000,), (1500,), (80_000_000,)], threads=1, budget="10m")
        except KeyboardInterrupt as stop:
            print(type(stop).__name__, len(stop.table), stop.table.stopped)
            sys.exit(7)
        """
    )
    paths = os.pathsep.join([str(path) for path in sys.path if path])
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": paths},
    )  # fmt: skip
    lines = iter(process.stderr)
    said = next(line for line in lines if line.startswith("[1/3]"))  # the first problem is decided
    process.send_signal(signal.SIGINT)
    threading.Thread(target=lambda: list(lines), daemon=True).start()
    out = process.stdout.read()
    assert process.wait(timeout=300) == 7, out
    name, rows, stopped = out.split()
    assert name == "Interrupted" and int(rows) >= 1 and stopped == "True", said
    assert len(records_beside(kernel)) == int(rows)


def test_an_operator_of_the_library_goes_where_the_library_looks():
    table = tilewright.tune("gemm", shapes=[(64, 64, 64)], dtype="f32", layout="nn", limit=2, **FEW)
    (row,) = table
    assert row.record["attributes"] == {"dtype": "f32", "layout": "nn"}
    assert table.records.parts[-2:] == ("data", "tilewright")
    loaded = tilewright.load_records(table.records)
    assert loaded.count + len(loaded.misses) >= 1


def test_records_of_kernels_that_are_not_linked_are_misses(kernel):
    table = tilewright.tune(kernel, **FEW)
    loaded = tilewright.load_records(table.records)
    assert loaded.count == 0 and any("add_one" in miss for miss in loaded.misses)
    with pytest.raises(tilewright.Error, match="nowhere"):
        tilewright.load_records("/nowhere")


def test_what_fails_behind_the_results_is_said(kernel, tmp_path, monkeypatch):
    report = {"records": [], "failures": [], "unaffordable": [], "left_out": [], "totals": {"stopped": False}}
    text = json.dumps({**report, "database": "", "journal": ""})
    program = tmp_path / "tuner"
    program.write_text(f"#!/bin/sh\necho '{text}'\necho 'autotune: error: no room for generated/' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr(tuning.program, "find", lambda: program)
    with pytest.raises(tuning.TunerError, match=r"^no room for generated/$"):
        tilewright.tune(kernel, progress=False)
