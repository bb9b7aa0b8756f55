"""What was tuned of built-in operators: kernels that won and are not linked are built, and launched from the next call
on, in this process and in the next ones."""

import json
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

tilewright = pytest.importorskip("tilewright")
np = pytest.importorskip("numpy")
from tilewright import tuning  # noqa: E402
from tilewright.tuning import building, winners  # noqa: E402
from tilewright.tuning import tuner as tuner_module  # noqa: E402

FEW = dict(threads=1, budget="4s", limit=3, progress=False, dtype="f32", layout="nn")


def fresh(program: str, *words: object, **variables: str) -> list[str]:
    """The lines that a process of its own prints, which says nothing on stderr."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), **variables}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program), *map(str, words)],
        env=environment, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


EXPLAINED = """
    import sys, numpy as np, tilewright
    tilewright.set_threads(1)
    if len(sys.argv) > 1: loaded = tilewright.load_records(sys.argv[1]); assert not loaded.misses, loaded
    a = np.random.default_rng(1).standard_normal((96, 80)).astype(np.float32)
    print(tilewright.explain("gemm", a, a.T.copy()))
    assert np.allclose(tilewright.gemm(a, a.T.copy()), a @ a.T, rtol=1e-4, atol=1e-4)
"""


@pytest.fixture(scope="module")
def tuned(tmp_path_factory):
    """A record of 96 x 96 x 80."""
    folder = tmp_path_factory.mktemp("records")
    table = tilewright.tune(tilewright.gemm, shapes=[(96, 96, 80)], records=folder, build=False, **FEW)
    assert table.library is None and table[0].us
    return table


NO_COMPILER = """
    import sys, warnings, numpy as np, tilewright
    warnings.simplefilter("error", RuntimeWarning)
    few = dict(threads=1, budget="4s", progress=False, dtype="f32", layout="nn", records=sys.argv[1])
    table = tilewright.tune(tilewright.gemm, shapes=[(96, 96, 80)], **few)
    assert table[0].us and table.library is None, table
    assert "only kernels that are linked were searched" in str(table)
    assert table.only_linked and table.report["totals"]["compiled"] == 0
    print(table[0].winner.split()[0])
    tilewright.set_threads(1)
    a, b = np.ones((96, 80), np.float32), np.ones((80, 96), np.float32)
    print(tilewright.explain("gemm", a, b))
    try:
        tilewright.tune(sys.argv[2], shapes=[{"n": 1000}], budget="4s", threads=1, progress=False)
    except tilewright.tuning.TunerError as error:
        print(error)
"""


def test_without_a_compiler_what_is_linked_is_searched(tmp_path, add_one):
    nothing = tmp_path / "empty"
    nothing.mkdir()
    kernel = add_one(tmp_path)
    missing, cache = str(nothing / "c++"), str(tmp_path / "cache")
    environment = {"PATH": str(nothing), "TILEWRIGHT_CXX": missing, "XDG_CACHE_HOME": cache}
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("CXX", raising=False)
        winner, *rest = fresh(NO_COMPILER, tmp_path / "records", kernel, **environment)
    explained, refused = "\n".join(rest[:-1]), rest[-1]
    assert winner in explained and "exact" in explained
    assert "no kernel of add_one is linked" in refused and "c++" in refused
    line = next((tmp_path / "records").glob("*/gemm.jsonl")).read_text().splitlines()[0]
    assert json.loads(line)["toolchain"]["compiler"].startswith("none; linked in Tilewright ")


@pytest.fixture(scope="module")
def unlinked(tuned, tmp_path_factory):
    """The same, as if a kernel had won that the library has not."""
    record = dict(tuned[0].record)
    folder = tmp_path_factory.mktemp("unlinked")
    asked = [{"attributes": record["attributes"], "sizes": record["shape"], "threads": 1}]
    words = ["manifest", "--op", "gemm", "--arch", record["arch"], "--problems", "-", "--out", folder / "manifest"]
    subprocess.run(
        [sys.executable, "-m", "codegen", *map(str, words)], input=json.dumps(asked), text=True, check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(building.CMAKE_FILES), *filter(None, sys.path)])},
        capture_output=True,
    )  # fmt: skip
    manifest = json.loads((folder / "manifest" / "manifest.json").read_text())
    for candidate in manifest["problems"][0]["candidates"]:
        kernel = manifest["kernels"][candidate["kernel"]]
        if not tilewright._core.is_kernel_here(kernel["id"], kernel["hash"]):
            break
    else:
        pytest.skip("all candidates are linked")
    runtime = dict(zip(kernel["runtime"], candidate["runtime"], strict=True))
    record |= {"kernel": kernel["id"], "hash": kernel["hash"], "family": kernel["family"]}
    record |= {"config": kernel["config"], "runtime": runtime, "tie": [], "finalists": []}
    path = folder / "db" / record["device"]["key"] / "gemm.jsonl"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(record) + "\n")
    return folder / "db", kernel["id"]


def test_what_is_tuned_is_launched_by_the_next_call_and_in_the_next_process(tmp_path):
    program = """
        import sys, numpy as np, tilewright
        tilewright.set_threads(1)
        a = np.ones((40, 56), np.float32)
        before = tilewright.explain("gemm", a, a.T.copy())
        options = dict(threads=1, budget="4s", limit=3, progress=False, dtype="f32", layout="nn")
        table = tilewright.tune("gemm", shapes=[(40, 40, 56)], **options)
        print(table[0].winner.split()[0], table.library)
        print(tilewright.explain("gemm", a, a.T.copy()))
        assert (tilewright.gemm(a, a.T.copy()) == 56).all()
    """
    own = {"XDG_DATA_HOME": str(tmp_path)}
    first, *explained = fresh(program, **own)
    winner, library = first.split()
    assert explained[0].startswith(winner) and "exact" in explained[1] and "user layer" in explained[2], explained
    assert (library == "None") == (not [*tmp_path.rglob("*.so")])
    program = """
        import numpy as np, tilewright
        tilewright.set_threads(1)
        a = np.ones((40, 56), np.float32)
        print(tilewright.explain("gemm", a, a.T.copy()))
    """
    assert fresh(program, **own)[:3] == explained[:3]


def test_a_kernel_that_is_not_linked_is_built_and_taken_up(unlinked, tmp_path):
    records, kernel = unlinked
    missed = fresh(EXPLAINED.replace("assert not loaded.misses, loaded", "print(loaded.misses)"), records)
    assert f"kernel {kernel} is not linked" in missed[0] and not missed[1].startswith(kernel)
    library = tilewright.build_ops("gemm", records=records, out=tmp_path / "winners.so")
    for early in (True, False):  # before the library is used, and behind that
        load = "tilewright.load_library(sys.argv.pop())\n"
        use = "tilewright.ops.row_sum(np.ones((2, 3), np.float32))\n"
        program = "import sys, numpy as np, tilewright\n" + (load + use if early else use + load)
        explained = fresh(program + textwrap.dedent(EXPLAINED), records, library)
        assert explained[0].startswith(kernel) and "exact, the best kernel for exactly this shape" in explained[1]
    # Records that were read first count, too.
    program = """
        import sys, numpy as np, tilewright
        tilewright.set_threads(1)
        print(len(tilewright.load_records(sys.argv[1]).misses))
        tilewright.load_library(sys.argv[2])
        a = np.ones((96, 80), np.float32)
        print(tilewright.explain("gemm", a, a.T.copy()))
    """
    misses, explained, *_ = fresh(program, records, library)
    assert misses == "1" and explained.startswith(kernel)


def test_a_next_process_finds_it_by_itself_or_by_the_environment(unlinked, tmp_path):
    records, kernel = unlinked
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        library = tilewright.build_ops(tilewright.gemm, records=records)
    assert library.parent == tmp_path / "data" / "tilewright" / "kernels"
    assert library.name.startswith(tilewright.__version__ + "-")
    assert fresh(EXPLAINED, records, XDG_DATA_HOME=str(tmp_path / "data"))[0].startswith(kernel)
    named = {"TILEWRIGHT_KERNELS": str(library.parent), "TILEWRIGHT_DB": str(records)}
    assert fresh(EXPLAINED, **named)[0].startswith(kernel)
    other = library.with_name("0.0.1-" + library.name)  # of another version: nobody looks at it
    other.write_text("no library")
    assert fresh(EXPLAINED, **named)[0].startswith(kernel)


def test_what_is_built_is_built_in_silence(unlinked, tmp_path):
    """In a process that has not used the library before."""
    program = """
        import sys, tilewright
        from pathlib import Path
        from tilewright.tuning import tuner
        def as_if_tuned(words, progress):  # what a search would have left behind
            target = Path(words[words.index("--db") + 1])
            for source in Path(sys.argv[1]).rglob("*.jsonl"):
                (target / source.parent.name).mkdir(parents=True)
                (target / source.parent.name / source.name).write_text(source.read_text())
            record = __import__("json").loads(source.read_text())
            row = tilewright.tuning.Row("p", record["kernel"], us=1.0, record=record)
            return tilewright.tuning.Table((row,), target)
        tuner._run = as_if_tuned
        print(tilewright.tune("gemm").library)
    """
    (library,) = fresh(program, unlinked[0], XDG_DATA_HOME=str(tmp_path))
    assert Path(library).parent == tmp_path / "tilewright" / "kernels"


def test_tune_builds_what_won(unlinked, tuned, tmp_path, monkeypatch):
    """As a search would have found it."""
    records, kernel = unlinked
    monkeypatch.setenv("TILEWRIGHT_KERNELS", str(tmp_path))
    record = json.loads(next(records.rglob("gemm.jsonl")).read_text())
    table = tuning.Table((tuning.Row("p", kernel, us=1.0, record=record),), records)
    with_library = winners.take_up(table)
    assert with_library.library is not None and with_library.library.parent == tmp_path
    assert tilewright._core.is_kernel_here(record["kernel"], record["hash"])
    tilewright.set_threads(1)
    try:
        a = np.ones((96, 80), np.float32)
        assert tilewright.explain("gemm", a, a.T.copy()).startswith(kernel)
        assert (tilewright.gemm(a, a.T.copy()) == 80).all()
    finally:
        tilewright.set_threads(0)
    assert winners.take_up(table).library is None, "it is there now"


def test_what_can_not_be_built_is_said_before_or_costs_no_record(unlinked, tuned, monkeypatch, tmp_path):
    which = shutil.which
    without_cmake = lambda name, path=None: None if name == "cmake" else which(name, path=path)  # noqa: E731
    monkeypatch.setattr(building.shutil, "which", without_cmake)
    with pytest.raises(tilewright.Error, match=r"no cmake on PATH: pip install cmake.*or give build=False"):
        tilewright.tune("gemm", shapes=[(96, 96, 80)], **FEW)
    record = {**json.loads(next(unlinked[0].rglob("gemm.jsonl")).read_text()), "hash": "0" * 16}
    table = tuning.Table((tuning.Row("p", record["kernel"], us=1.0, record=record),), tuned.records)
    with pytest.warns(
        RuntimeWarning, match=r"recorded in .*, but not in use: .* could not be built: there is no cmake"
    ):
        assert winners.take_up(table).library is None


def test_names_of_operators_are_built_or_say_what_to_do(tmp_path, kernel):
    with pytest.raises(FileNotFoundError, match=r"records is .*nowhere: .*tune row_softmax first"):
        tilewright.build_ops("row_softmax", records=tmp_path / "nowhere")
    with pytest.raises(ValueError, match=r'row_softmax: .*no records of it.*tilewright\.tune\("row_softmax"\)'):
        tilewright.build_ops(tilewright.softmax, records=tmp_path)
    with pytest.raises(ValueError, match=r"names of built-in operators and files .*add_one\.cc.*two calls"):
        tilewright.build_ops("gemm", kernel)


def test_recorded_problems_in_memory_need_no_target(tmp_path):
    a = np.ones((24, 16), np.float32)
    with tilewright.record() as recording:
        tilewright.gemm(a, a.T.copy())
    shapes = recording.shapes
    assert shapes[0]["op"] == "gemm"
    options = {**FEW, "records": tmp_path, "build": False}
    del options["dtype"], options["layout"], options["threads"]
    (row,) = tilewright.tune(shapes=shapes, **options)
    assert row.sizes == {"M": 24, "N": 24, "K": 16, "batch": 1} and row.us
    for shape in shapes:
        del shape["target"]  # then for this machine
    (row,) = tilewright.tune("gemm", shapes=shapes, **options)
    assert row.sizes["M"] == 24
    with pytest.raises(TypeError, match="target is None"):
        tilewright.tune(shapes=[(24, 24, 16)])
    with pytest.raises(ValueError, match="holds no problem of row_sum"):
        tilewright.tune("row_sum", shapes=shapes)
    del shapes[0]["op"]
    with pytest.raises(ValueError, match="names no op"):
        tilewright.tune(shapes=shapes)
    assert tuner_module.is_recorded(shapes) and not tuner_module.is_recorded([(1, 2)])


def test_a_library_of_kernels_is_no_other_version_s(unlinked, tmp_path):
    library = tilewright.build_ops("gemm", records=unlinked[0], out=tmp_path / "a.so")
    bytes_of = library.read_bytes()
    assert tilewright.__version__.encode() in bytes_of
    other = tmp_path / "b.so"
    other.write_bytes(bytes_of.replace(tilewright.__version__.encode() + b"\0", b"9.99.9\0"))
    with pytest.raises(tilewright.Error, match=r"was built for another version of Tilewright, and this is"):
        tilewright.load_library(other)
    assert Path(library).is_file()
