"""tilewright.build_ops and load_library: operators of a user's, from the tuner's records into another process."""

import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

tilewright = pytest.importorskip("tilewright")
np = pytest.importorskip("numpy")
from tilewright.tuning import building  # noqa: E402

ROOT = Path(__file__).parents[3]
# What tilewright_add_ops writes for a table of one operator without kernels.
TABLE = """\
#include "table/added_table.h"
namespace tilewright {
void add_table(AddedTable& added);  // as it was in versions before 0.33
namespace {
constexpr OpEntry op{.name = OP};
const KernelTable& table() {
  static const KernelTable made{
      .generator = "", .ops = {&op, 1}, .archs = {}, .devices = {}, .kernels = {}, .tuned = {}};
  return made;
}
constinit AddedTable added{.table = table, .name = "planted"};
[[gnu::constructor(101)]] void add() { add_table(added VERSION); }
}  // namespace
}  // namespace tilewright
"""
PROJECT = """\
cmake_minimum_required(VERSION 3.24)
project(user LANGUAGES CXX)
find_package(tilewright REQUIRED)
add_library(user_ops SHARED user.cpp)
tilewright_add_ops(user_ops FILES add_one.cc)
"""


def fresh(program: str, *words: str | Path) -> list[str]:
    """The lines that a process of its own prints."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program), *map(str, words)],
        env=environment, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def refused(*libraries: Path) -> str:
    """Why the last of them is; the library goes on without it."""
    program = """
        import sys, numpy as np, tilewright
        *loaded, last = sys.argv[1:]
        for library in loaded: tilewright.load_library(library)
        for _ in range(2):
            try: tilewright.load_library(last)
            except tilewright.Error as error: print(str(error).replace("\\n", " "))
        x = np.ones((2, 3), np.float32)
        print((tilewright.softmax(x).sum(-1) == 1).all(), *(set(dir(tilewright.ops)) & {"add_one", "planted"}))
    """
    first, again, after = fresh(program, *libraries)
    assert first == again and first.startswith(str(libraries[-1]))
    assert after == ("True add_one" if len(libraries) > 1 else "True")
    return first.removeprefix(str(libraries[-1])).strip()


@pytest.fixture(scope="module")
def library(tmp_path_factory, add_one):
    """Tuned by a function that says what is right, and then built."""
    kernel = add_one(tmp_path_factory.mktemp("own"))
    text = kernel.read_text().splitlines(keepends=True)
    kernel.write_text("".join(line for line in text if "check" not in line))
    options = dict(threads=1, budget="20s", progress=False)
    (row,) = tilewright.tune(kernel, shapes=[(3000,)], check=lambda x: x + 1, **options)
    assert row.us
    built = tilewright.build_ops(kernel)
    assert built == kernel.parent / "libadd_one_ops.so" and not [*kernel.parent.glob(".lib*")]
    return built


def test_what_was_tuned_runs_in_another_process(library):
    program = """
        import inspect, os, sys, numpy as np, tilewright
        from pathlib import Path
        os.chdir(Path(sys.argv[1]).parent)
        tilewright.load_library(Path(sys.argv[1]).name)
        tilewright.load_library(sys.argv[1])  # a second time is none
        tilewright.set_threads(1)
        x = np.random.default_rng(1).standard_normal(3000).astype(np.float32)
        print((tilewright.ops.add_one(x) == x + 1).all())
        out = np.zeros(3001, np.float32)
        tilewright.ops.add_one(x[:7], out=out[4:11])
        print((out[4:11] == x[:7] + 1).all() and not out[:4].any() and not out[11:].any())
        print(inspect.signature(tilewright.ops.add_one))
        print(tilewright.explain("add_one", x))
        try: tilewright.load_library("/nowhere.so")
        except tilewright.Error as error: print(error)
    """
    whole, part, signature, *explained, late = fresh(program, library)
    assert (whole, part) == ("True", "True") and "has been used already" in late
    assert signature.startswith("(x, *, y=None, out=None, ") and signature.endswith("numerics=None)")
    assert any(line.split()[:2] == ["match:", "exact,"] for line in explained), explained


def test_it_is_built_in_cmake_too_and_a_name_is_one_operators(library, tmp_path, add_one):
    add_one(tmp_path)
    (tmp_path / "CMakeLists.txt").write_text(PROJECT)
    (tmp_path / "user.cpp").write_text("")
    cmake, generator = building.require_tools()
    options = [
        f"-Dtilewright_ROOT={building.PACKAGE}",
        f"-DPython3_EXECUTABLE={sys.executable}",
        "-DTILEWRIGHT_ARCHS=none",
    ]
    words = [cmake, "-S", tmp_path, "-B", tmp_path / "build", "-G", generator, *options]
    subprocess.run(words, check=True, capture_output=True)
    subprocess.run([cmake, "--build", tmp_path / "build"], check=True, capture_output=True)
    built = tmp_path / "build" / "libuser_ops.so"
    program = """
        import sys, numpy as np, tilewright
        tilewright.load_library(sys.argv[1])
        print(tilewright.ops.add_one(np.zeros(3, np.float32)))
    """
    assert fresh(program, built) == ["[1. 1. 1.]"]
    assert "two linked tables have an operator add_one; rename one" in refused(library, built)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["-DVERSION=", '-DOP="planted"'], "was built for another version of Tilewright, and this is "),
        (['-DVERSION=,"0.1.0"', '-DOP="planted"'], "was built for 0.1.0 of Tilewright, and this is "),
        ([f'-DVERSION=,"{tilewright.__version__}"', '-DOP="gemm"'], "two linked tables have an operator gemm; rename"),
        (None, "brings no operators. It must be built by tilewright.build_ops, or by tilewright_add_ops"),
    ],
)
def test_what_can_not_be_used_is_refused(tmp_path, words, reason):
    (tmp_path / "table.cpp").write_text(TABLE if words else "int nothing;\n")
    built = tmp_path / "libplanted.so"
    compiler = os.environ.get("CXX", "c++")
    here = [f"-I{ROOT / 'src'}", f"-I{ROOT / 'src/include'}", f"-L{building.PACKAGE / 'lib'}", "-ltilewright"]
    command = [compiler, "-std=c++20", "-shared", "-fPIC", tmp_path / "table.cpp", "-o", built, *here, *(words or [])]
    subprocess.run(command, check=True)
    assert reason in refused(built)


def test_what_is_no_library_is_refused(tmp_path):
    (tmp_path / "text.so").write_text("no library" * 100)
    assert re.match("can't be loaded: .*ELF", refused(tmp_path / "text.so"))


def test_what_can_not_be_built_says_why(kernel, tmp_path, monkeypatch):
    with pytest.raises(TypeError, match="needs a kernel's file"):
        tilewright.build_ops()
    with pytest.raises(FileNotFoundError, match=r"none\.cc: there is no such file"):
        tilewright.build_ops(tmp_path / "none.cc")
    with pytest.raises(FileNotFoundError, match=r"records is .*nowhere"):
        tilewright.build_ops(kernel, records=tmp_path / "nowhere")
    with pytest.raises(FileNotFoundError, match="there is no folder"):
        tilewright.build_ops(kernel, out=tmp_path / "nowhere" / "lib.so")
    with pytest.raises(ValueError, match=r"archs has 'sm81'; allowed are native, all, none, or a list of .*sm80"):
        tilewright.build_ops(kernel, archs=["sm80", "sm81"])
    with pytest.raises(ValueError, match="a folder is there"):
        tilewright.build_ops(kernel, out=tmp_path)
    text = kernel.read_text()
    kernel.write_text(text.replace("tw: launch grid", "tw: launch gird"))
    with pytest.raises(tilewright.Error, match=rf"^{kernel}:\d+: launch: unknown part 'gird'"):
        tilewright.build_ops(kernel)
    kernel.write_text("".join(line + "\n" for line in text.splitlines() if "check" not in line) + "}")
    with pytest.raises(tilewright.Error, match=r"add_one\.cc:\d+:1: error: "):
        tilewright.build_ops(kernel)
    monkeypatch.setenv("CXX", "no-such-compiler")
    with pytest.raises(tilewright.Error, match="no-such-compiler"):
        tilewright.build_ops(kernel)
    monkeypatch.delenv("CXX")
    present: list[str] = []
    monkeypatch.setattr(building.shutil, "which", lambda name, path=None: name if name in present else None)
    for missing, program in (("no cmake on", "cmake"), ("no C\\+\\+ compiler", "c++"), ("neither ninja nor make", "")):
        with pytest.raises(tilewright.Error, match=missing):
            tilewright.build_ops(kernel)
        present.append(program)
    assert not [*kernel.parent.glob("*.so")]
