"""What a user's program includes stands alone, and pulls nothing of the library's inside."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = [ROOT / folder / "include" for folder in ("src", "layers", "generated")]  # what is installed
HEADERS = sorted(path.relative_to(folder).as_posix() for folder in FOLDERS for path in folder.rglob("*.h"))


def included(header: str, compiler: list[str], folder: Path) -> set[Path]:
    """Compiles the header alone; the files of this tree that it needs."""
    source = folder / ("user.c" if compiler[0] == "cc" else "user.cpp")
    source.write_text(f"#include <{header}>\n")
    command = [
        *compiler,
        "-Wall",
        "-Wextra",
        "-Wpedantic",
        "-Werror",
        "-fsyntax-only",
        "-MD",
        "-MF",
        "user.d",
        source.name,
    ]
    command += [f"-I{path}" for path in FOLDERS]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    words = (folder / "user.d").read_text().replace("\\\n", " ").split()
    paths = {Path(word).resolve() for word in words if word.startswith(str(ROOT))}
    return {path.relative_to(ROOT) for path in paths}


@pytest.mark.skipif(shutil.which("c++") is None, reason="no C++ compiler")
@pytest.mark.parametrize("header", HEADERS)
def test_each_user_header_compiles_alone_and_includes_only_user_headers(header, tmp_path):
    needed = included(header, ["c++", "-std=c++20"], tmp_path)
    assert needed
    for path in needed:
        assert path.as_posix().startswith(tuple(f"{folder.relative_to(ROOT)}/tilewright/" for folder in FOLDERS)), path
        assert path.name != "kernel_table.h"


@pytest.mark.skipif(shutil.which("c++") is None, reason="no C++ compiler")
@pytest.mark.parametrize("header", [header for header in HEADERS if not header.endswith("c_api.h")])
def test_a_program_of_an_older_standard_gets_one_line(header, tmp_path):
    (tmp_path / "user.cpp").write_text(f"#include <{header}>\n")
    command = ["c++", "-std=c++17", "-fsyntax-only", "user.cpp", *(f"-I{folder}" for folder in FOLDERS)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode != 0 and "need C++20" in done.stderr
    assert done.stderr.count(" error: ") == 1, done.stderr


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_the_c_interface_is_c(tmp_path):
    c_api = Path("src/include/tilewright/c_api.h")
    assert included("tilewright/c_api.h", ["cc", "-std=c11"], tmp_path) == {c_api}
    of_layer = Path("layers/include/tilewright/moe_c_api.h")
    assert included("tilewright/moe_c_api.h", ["cc", "-std=c11"], tmp_path) == {c_api, of_layer}


def test_the_library_s_own_headers_are_not_the_user_s():
    names = {Path(header).name for header in HEADERS}
    assert names.isdisjoint(path.name for path in (ROOT / "src").glob("*.h"))
    assert not names & {"kernel_table.h", "saturate.h", "launch.h"}
    assert {"c_api.h", "dispatch.h", "ops.h", "gemm.h", "moe.h"} <= names
