"""Kernels of your own, and those of built-in operators that won, built into a library that tilewright.load_library
brings into a process.

What is built is a CMake project of one library, by the CMake files of this package (tilewright_add_ops,
tilewright_add_winners), so that C++ programs and Python get the same.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tilewright import _core
from tilewright.tuning.check import copied, has_check, with_check
from tilewright.tuning.request import named, user_kernels, user_records

PACKAGE = Path(_core.__file__).resolve().parent
CMAKE_FILES = PACKAGE / "lib/cmake/tilewright"
COMPILERS = ("c++", "g++", "clang++")
SENTENCES = ("codegen: error: ", "tilewright-compile: error: ")  # how they begin
MOST_LINES = 30  # of what a failed build said
NO_SOURCES: Mapping[Path, Path] = MappingProxyType({})

PROJECT = """\
cmake_minimum_required(VERSION 3.24)
project(own_operators LANGUAGES CXX)
find_package(tilewright {version} EXACT REQUIRED)
add_library({target} SHARED none.cpp)
{what}
"""


def build_ops(
    *kernels: Any,
    records: str | os.PathLike[str] | None = None,
    out: str | os.PathLike[str] | None = None,
    archs: str | Sequence[str] = "native",
    progress: bool = False,
) -> Path:
    """Builds operators of your own into a shared library, with the kernels that won where they were tuned. Or, of
    Tilewright's own operators, a library of the kernels that won, which need not be among those that are linked.

    kernels   files that are operators: kernels with `// tw:` lines (.cu, .cc), T1 search spaces (.json), files of
              Python (.py), op folders. A .cu and a .cc of one operator are both given. Or names of built-in operators
              ("gemm"), or their functions (tilewright.gemm)
    records   folder of their records, as tilewright.tune leaves one (Table.records). None: tuning_db/ beside the
              kernels; without records models choose among the defaults. Of built-in operators: where the library reads
              (TILEWRIGHT_DB, ~/.local/share/tilewright)
    out       the library's file. None: lib<name of the first kernel>_ops.so beside that. Of built-in operators: in the
              folder of which later processes take up all (TILEWRIGHT_KERNELS, ~/.local/share/tilewright/kernels)
    archs     of CUDA kernels: "native" (the GPUs here), "all", "none", or names such as ["sm80", "sm90a"]
    progress  shows what CMake says on sys.stderr

    Returns the library's path, for tilewright.load_library, in this process or another one. A C++ compiler and CMake
    are needed, and for CUDA kernels a package that was built with a CUDA toolkit; no GPU.
    Raises tilewright.Error, which says what is missing, or in the generator's or the compiler's words what of a
    kernel's file is wrong; FileNotFoundError; ValueError.

    >>> tilewright.tune("vector_add.cc", shapes=[{"n": 1000}], budget="5s", threads=1)  # doctest: +SKIP
    >>> tilewright.load_library(tilewright.build_ops("vector_add.cc"))                   # doctest: +SKIP
    >>> tilewright.ops.vector_add(a, b)                                                 # doctest: +SKIP

    See docs/how/tune-from-python.md.
    """
    if names := built_in(kernels):
        return build_winners(names, user_records() if records is None else Path(records), out, archs, progress)
    places = _existing(kernels)
    database = _records(places, records)
    listed = _archs(archs)
    library = _placed(out) if out is not None else places[0].parent / f"lib{places[0].stem}_ops.so"
    with tempfile.TemporaryDirectory(prefix="tilewright-build-") as folder:
        sources = {_with_some_check(place, Path(folder) / str(i)): place for i, place in enumerate(places)}
        options = f" DATABASE {_quoted(database)}" if database else ""
        what = f"tilewright_add_ops(TARGET FILES {' '.join(map(_quoted, sources))}{options})"
        _build(Path(folder), what, library, listed, progress, sources)
    return library


def built_in(kernels: Sequence[Any]) -> list[str]:
    """Names of Tilewright's own operators, where these are meant. Empty: files are."""
    names = [named(each) for each in kernels]
    meant = [isinstance(each, str) and each.isidentifier() and not Path(each).exists() for each in names]
    if any(meant) and not all(meant):
        files = ", ".join(str(each) for each, is_name in zip(names, meant, strict=True) if not is_name)
        raise ValueError(f"kernels has names of built-in operators and files ({files}): build them in two calls")
    return [str(each) for each in dict.fromkeys(names)] if all(meant) else []


def build_winners(
    names: Sequence[str],
    records: Path,
    out: str | os.PathLike[str] | None = None,
    archs: str | Sequence[str] = "native",
    progress: bool = False,
) -> Path:
    """A library of the kernels that records of built-in operators name."""
    if not records.is_dir():
        raise FileNotFoundError(
            f"records is {records}: there is no such folder; tune {names[0]} first: tilewright.tune"
        )
    kernels = sorted(_kernels_of(records, names))
    if not kernels:
        raise ValueError(
            f"{', '.join(names)}: {records} has no records of it. It is one of Tilewright's own operators, and linked "
            f'already; tune it first, tilewright.tune("{names[0]}"), or give the folder of its records, records='
        )
    listed = _archs(archs)
    if out is None:
        text = repr((kernels, listed, _core.__version__, str(PACKAGE)))
        out = user_kernels() / f"{_core.__version__}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.so"
        out.parent.mkdir(parents=True, exist_ok=True)
    library = _placed(out)
    with tempfile.TemporaryDirectory(prefix="tilewright-build-") as folder:
        what = f"tilewright_add_winners(TARGET DATABASE {_quoted(records.absolute())} OPS {' '.join(names)})"
        _build(Path(folder), what, library, listed, progress)
    return library


def _kernels_of(records: Path, names: Sequence[str]) -> set[tuple[str, str]]:
    """Ids and hashes. Lines that are no records are for the generator to warn of."""
    found = set()
    for path in (path for name in names for path in records.glob(f"*/{name}.jsonl")):
        for line in path.read_bytes().splitlines():
            with contextlib.suppress(ValueError, KeyError, TypeError):
                record = json.loads(line)
                found.add((str(record["kernel"]), str(record["hash"])))
    return found


def _placed(out: str | os.PathLike[str]) -> Path:
    library = Path(out).absolute()
    if not library.parent.is_dir():
        raise FileNotFoundError(f"out is {library}: there is no folder {library.parent}")
    if library.is_dir():
        raise ValueError(f"out is {library}: a folder is there; give the file that the library is to be")
    return library


def _existing(kernels: Sequence[Any]) -> list[Path]:
    if not kernels:
        raise TypeError("build_ops needs a kernel's file, or several")
    places = [Path(kernel).absolute() for kernel in kernels]
    for place in places:
        if not place.exists():
            raise FileNotFoundError(
                f"kernels has {place}: there is no such file; allowed are files, or names of built-in operators"
            )
    return places


def _records(places: Sequence[Path], records: str | os.PathLike[str] | None) -> Path | None:
    if records is not None:
        if not Path(records).is_dir():
            raise FileNotFoundError(f"records is {records}: there is no such folder")
        return Path(records).absolute()
    found = list(dict.fromkeys(each for place in places if (each := place.parent / "tuning_db").is_dir()))
    if len(found) > 1:
        raise ValueError(f"the kernels' records are in several folders ({', '.join(map(str, found))}): give records=")
    return found[0] if found else None


def _archs(archs: str | Sequence[str]) -> str:
    names = archs.split(";") if isinstance(archs, str) else list(archs)
    known = sorted(path.stem for path in (CMAKE_FILES / "codegen" / "archs").glob("[ps]*.json"))
    for name in names:
        if name not in known and (len(names) > 1 or name not in ("native", "all", "none")):
            raise ValueError(f"archs has {name!r}; allowed are native, all, none, or a list of {', '.join(known)}")
    return ";".join(names)


def _build(
    folder: Path, what: str, library: Path, archs: str, progress: bool, sources: Mapping[Path, Path] = NO_SOURCES
) -> None:
    """`what` CMake is to make of the library. `sources`: where a file that it reads lies -> what the user calls it."""
    cmake, generator = require_tools()
    # In a process names of tables are alone.
    name = re.sub(r"\W", "_", library.stem.removeprefix("lib"))
    target = f"{name}_{hashlib.sha256(os.fsencode(library)).hexdigest()[:8]}"
    text = PROJECT.format(version=_core.__version__, target=target, what=what.replace("TARGET", target, 1))
    (folder / "CMakeLists.txt").write_text(text)
    (folder / "none.cpp").write_text("// The library is its operators.\n")
    configure = [
        cmake, "-S", folder, "-B", folder / "build", "-G", generator, "-DCMAKE_BUILD_TYPE=Release",
        f"-Dtilewright_DIR={CMAKE_FILES}", f"-DPython3_EXECUTABLE={sys.executable}", f"-DTILEWRIGHT_ARCHS={archs}",
    ]  # fmt: skip
    build = [cmake, "--build", folder / "build", "--parallel", str(os.cpu_count() or 1), "--target", target]
    for words in (configure, build):
        status, said = _run(words, progress)
        if status != 0:
            reason = _reason(said)
            for source, place in sources.items():
                reason = reason.replace(str(source), str(place))
            raise _core.Error(reason)
    # A process that uses the one before keeps that, and none ever reads half of one.
    beside = library.with_name(f".{library.name}.{os.getpid()}")
    shutil.copy2(folder / "build" / f"lib{target}.so", beside)
    beside.replace(library)


def _with_some_check(place: Path, folder: Path) -> Path:
    """A kernel's file that was checked by a function, if at all, has no line on it, which the generator wants."""
    if place.suffix not in (".cu", ".cc"):
        return place
    text = place.read_text(encoding="utf-8")
    if has_check(text):
        return place
    folder.mkdir()
    return copied(place, folder, with_check(text, "first"))


def _quoted(place: Path) -> str:
    """For CMake, which leaves what is in such brackets as it is."""
    return f"[==[{place}]==]"


def require_tools() -> tuple[str, str]:
    """CMake, and its generator."""
    if importlib.util.find_spec("jinja2") is None:
        raise _core.Error("the kernels' generator needs jinja2: pip install 'tilewright[tune]'")
    if not (CMAKE_FILES / "tilewrightConfig.cmake").is_file():
        raise _core.Error(f"this package has no CMake files ({CMAKE_FILES}): install it as a whole")
    cmake = _which("cmake")
    if cmake is None:
        raise _core.Error("there is no cmake on PATH: pip install cmake, or apt-get install cmake")
    if not has_compiler():
        raise _core.Error(f"there is no C++ compiler ({', '.join(COMPILERS)}) on PATH: apt-get install g++, or set CXX")
    for program, generator in (("ninja", "Ninja"), ("make", "Unix Makefiles")):
        if _which(program):
            return cmake, generator
    raise _core.Error("there is neither ninja nor make on PATH: pip install ninja, or apt-get install make")


def has_compiler() -> bool:
    return "CXX" in os.environ or any(map(shutil.which, COMPILERS))


def _which(program: str) -> str | None:
    """On PATH, else where pip puts the programs of this Python, whose environment need not be active."""
    return shutil.which(program) or shutil.which(program, path=sysconfig.get_path("scripts"))


def _run(words: Sequence[Any], progress: bool) -> tuple[int, list[str]]:
    """How it left, and its lines."""
    process = subprocess.Popen(
        list(map(str, words)), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        encoding="utf-8", errors="replace",
    )  # fmt: skip
    said = []
    with process:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line.rstrip())
            if progress:
                print(line, end="", file=sys.stderr, flush=True)
    return process.returncode, said


def _reason(said: Sequence[str]) -> str:
    """Of a build that failed: the generator's sentence or the compiler's, else all from the first fault on."""
    for line in map(str.strip, said):
        for beginning in SENTENCES:
            if line.startswith(beginning):
                return line.removeprefix(beginning)
    first = next((i for i, line in enumerate(said) if re.match(r"CMake Error|FAILED|.*\berror:", line)), 0)
    return "the operators could not be built:\n" + "\n".join(said[first:][:MOST_LINES])
