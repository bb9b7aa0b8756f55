"""The build's own rules: which archs it embeds, that it works in any folder, what can be installed when."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
UNITS = {  # of one op: arch -> REAL and RUNS_ON
    "ptx80": ("compute_80", ""), "sm75": ("sm_75", "7.5"), "sm80": ("sm_80", "8.0 8.6 8.9"),
    "sm86": ("sm_86", "8.6 8.9"), "sm89": ("sm_89", "8.9"), "sm90a": ("sm_90a", "9.0"),
    "sm120f": ("sm_120f", "12.0 12.1"),
}  # fmt: skip
CUBINS = [
    f"tilewright_unit(KIND cuda OP gemm ARCH {arch} REAL {real} RUNS_ON {on} SYMBOL x"
    for arch, (real, on) in UNITS.items()
    if on
]


def embedded(
    folder: Path, archs: str, gpus: str | None = None, cuda: str = "ON", op: str = "gemm", portable: bool = False
) -> list[str]:
    """The archs whose kernels are embedded where nvidia-smi tells of these GPUs."""
    asked = f'set(TILEWRIGHT_CUBINS "{";".join(CUBINS)}")\n' + "\n".join(
        f'tilewright_unit_is_embedded(answer {op} {arch} {real} "{on.replace(" ", ";")}" {portable and not on})\n'
        f'if(answer)\n  message("{arch}")\nendif()'
        for arch, (real, on) in UNITS.items()
    )
    script = folder / "script.cmake"
    rules = ROOT / "cmake" / "TilewrightArchs.cmake"
    script.write_text(f"cmake_minimum_required(VERSION 3.24)\ninclude({rules})\n{asked}\ntilewright_check_archs()\n")
    smi = folder / "nvidia-smi"
    smi.write_text("#!/bin/sh\nexit 9\n" if gpus is None else f"#!/bin/sh\nprintf '{gpus}'\n")
    smi.chmod(0o755)
    done = subprocess.run(
        ["cmake", f"-DTILEWRIGHT_CUDA={cuda}", f"-DTILEWRIGHT_ARCHS={archs}", "-P", script],
        capture_output=True, text=True, timeout=300, env={**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"},
    )  # fmt: skip
    assert done.returncode == 0, " ".join(done.stderr.split())
    return done.stderr.split()


@pytest.mark.parametrize(
    ("archs", "gpus", "expected"),
    [
        ("", None, [*UNITS]),
        ("all", None, [*UNITS]),
        ("none", "9.0\\n", []),
        ("native", None, []),
        ("native", "9.0\\n9.0\\n", ["sm90a"]),
        ("native", "8.9\\n", ["sm80", "sm86", "sm89"]),
        ("native", "8.0\\n7.5\\n", ["sm75", "sm80"]),
        ("native", "12.0\\n", ["sm120f"]),
        ("native", "12.1\\n9.0\\n", ["sm90a", "sm120f"]),
        ("native", "8.7\\n", ["ptx80"]),
        ("native", "11.0\\n8.9\\n", ["ptx80", "sm80", "sm86", "sm89"]),
        ("ptx80", None, ["ptx80"]),
        ("sm80;sm90a", "7.5\\n", ["sm80", "sm90a"]),
    ],
)
def test_kernels_are_embedded_for_what_was_asked(
    tmp_path: Path, archs: str, gpus: str | None, expected: list[str]
) -> None:
    assert embedded(tmp_path, archs, gpus) == expected
    assert embedded(tmp_path, archs, gpus, cuda="OFF") == []


def test_ptx_stands_in_for_the_ops_that_a_gpu_has_no_cubin_of(tmp_path: Path) -> None:
    """As attention on a GPU that only the generic kernels of gemm were compiled for."""
    assert "ptx80" in embedded(tmp_path, "native", "12.0\\n", op="attention_forward")


@pytest.mark.parametrize(
    ("archs", "gpus", "is_there"),
    [
        ("sm90a", None, True), ("sm75;sm80", None, True), ("sm75", None, False), ("sm120f", None, True),
        ("none", None, False), ("native", "9.0\\n", True), ("native", "7.5\\n", False),
    ],
)  # fmt: skip
def test_portable_ptx_goes_with_every_arch_that_runs_it(
    tmp_path: Path, archs: str, gpus: str | None, is_there: bool
) -> None:
    """Though the op has cubins there: of some of its kernels only."""
    assert ("ptx80" in embedded(tmp_path, archs, gpus, portable=True)) == is_there


# With the flags that a CPU needs; x86 has an fpu.
CPU_ARCHS = {
    "v1": "CPU_FLAGS fpu",
    "v2": "CPU_FLAGS fpu",
    "v2-more": "ADDS CPU_FLAGS fpu",
    "v3": "CPU_FLAGS fpu no_cpu_has_this",
}


def linked_cpu_archs(folder: Path, archs: str) -> subprocess.CompletedProcess[str]:
    """Says of each arch that is linked its name, where every CPU runs all but the last one."""
    lines = [f"tilewright_cpu_arch(NAME {name} WORD {name} {flags})" for name, flags in CPU_ARCHS.items()]
    answer = 'tilewright_cpu_arch_is_linked(answer {0})\nif(answer)\n  message("{0}")\nendif()'
    lines += [answer.format(name) for name in CPU_ARCHS]
    script = folder / "script.cmake"
    rules = f"list(APPEND CMAKE_MODULE_PATH {ROOT / 'cmake'})\ninclude(TilewrightUnits)\n"
    script.write_text("\n".join(["cmake_minimum_required(VERSION 3.24)", rules, *lines, ""]))
    return subprocess.run(
        ["cmake", f"-DTILEWRIGHT_CPU_ARCHS={archs}", "-P", script], capture_output=True, text=True, timeout=300
    )


@pytest.mark.parametrize(
    ("archs", "expected"),
    [
        ("", ["v1", "v2", "v2-more", "v3"]),
        ("all", ["v1", "v2", "v2-more", "v3"]),
        ("native", ["v1", "v2", "v2-more"]),
        ("v3;v1", ["v1", "v3"]),
    ],
)
def test_cpu_kernels_are_linked_for_what_was_asked(tmp_path: Path, archs: str, expected: list[str]) -> None:
    done = linked_cpu_archs(tmp_path, archs)
    assert (done.returncode, done.stderr.split()) == (0, expected)


def test_a_cpu_without_kernels_is_named(tmp_path: Path) -> None:
    done = linked_cpu_archs(tmp_path, "v1;v9")
    assert done.returncode != 0 and "TILEWRIGHT_CPU_ARCHS names 'v9'" in done.stderr
    assert "v1, v2, v2-more, v3" in done.stderr


def test_an_arch_without_kernels_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=r"names 'sm_80'.*valid: all, native, none, ptx80, sm75"):
        embedded(tmp_path, "sm_80")


def cmake(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["cmake", *words], capture_output=True, text=True, timeout=900)


def copy_tree(folder: Path) -> None:
    folder.mkdir(parents=True)
    parts = (
        "CITATION.cff",
        "CMakeLists.txt",
        "LICENSE",
        "SECURITY.md",
        "autotune",
        "cmake",
        "codegen",
        "copyright",
        "examples",
        "generated",
        "layers",
        "report",
        "sharing",
        "src",
        "templates",
    )
    for part in parts:
        copy = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
        copy(ROOT / part, folder / part)


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="no CUDA toolkit on PATH")
def test_nvcc_is_run_by_the_users_launcher_in_any_folder(tmp_path: Path) -> None:
    copy_tree(tmp_path / "$d")
    off = [f"-DTILEWRIGHT_{part}=OFF" for part in ("TESTS", "BENCH", "EXAMPLES")]
    launcher = "-DCMAKE_CUDA_COMPILER_LAUNCHER=env;MY=launcher"
    done = cmake("-S", tmp_path / "$d", "-B", tmp_path / "build", "-G", "Ninja", "-DTILEWRIGHT_CUDA=ON", *off, launcher)
    assert done.returncode == 0, done.stderr
    rules = (tmp_path / "build" / "CMakeFiles" / "rules.ninja").read_text()
    (line,) = [line for line in rules.splitlines() if "MY=launcher" in line]
    assert line.index("nvcc_by_links.py") < line.index("MY=launcher") < line.index("bin/nvcc")


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="no CUDA toolkit on PATH")
def test_nvcc_compiles_in_any_folder(tmp_path: Path) -> None:
    source, build = tmp_path / "so urce +$d", tmp_path / "bu [ild] $d"
    source.mkdir()
    build.mkdir()
    (source / "one.h").write_text("#define ONE 1\n")
    (source / "one.cu").write_text('#include "one.h"\n__global__ void one(int* x) { *x = ONE; }\n')
    words = ["nvcc", "-arch=compute_75", "-c", source / "one.cu", "-o", "one.o", "-MD", "-MT", "one.o", "-MF", "one.d"]
    links = [sys.executable, ROOT / "cmake" / "nvcc_by_links.py", source, build]
    done = subprocess.run([*links, *words], cwd=build, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    assert (build / "one.o").exists()
    assert str(source / "one.h").replace("$", "$$").replace(" ", "\\ ") in (build / "one.d").read_text()
    (source / "one.cu").write_text("this is no CUDA\n")
    assert subprocess.run([*links, *words], cwd=build, capture_output=True, timeout=900).returncode != 0


def test_any_folder_will_do_and_the_library_installs_once_it_is_built(tmp_path: Path) -> None:
    # With a quote in the name, ninja 1.11 can't read what files depend on, and each build is a whole one.
    folder = tmp_path / "a b [c] +$d é"
    folder /= "x" * (200 - len(str(folder)))
    copy_tree(folder)
    build, prefix = folder / "build", folder / "pre\"fi'x"
    off = [f"-DTILEWRIGHT_{part}=OFF" for part in ("CUDA", "AUTOTUNE", "TESTS", "BENCH")]
    soon = ["-DCMAKE_BUILD_TYPE=Debug", "-DCMAKE_CXX_FLAGS_DEBUG=-O0", "-DCMAKE_UNITY_BUILD=ON"]  # compiled
    soon += ["-DCMAKE_UNITY_BUILD_BATCH_SIZE=30", "-DTILEWRIGHT_CPU_ARCHS=x86-64-v2"]  # the fewest kernels
    done = cmake("-S", folder, "-B", build, "-G", "Ninja", *off, *soon)
    assert done.returncode == 0, done.stderr
    rules = (build / "build.ninja").read_text()
    assert "/generated/table.cpp.o" in rules and "/generated/gemm.cpp.o" not in rules  # which is one of many in a text

    done = cmake("--install", build, "--prefix", prefix)
    assert done.returncode != 0 and f'cmake --build "{build}" --target tilewright' in " ".join(done.stderr.split())

    done = cmake("--build", build, "--target", "example_gemm")
    assert done.returncode == 0, done.stdout
    assert subprocess.run([build / "examples" / "example_gemm"], timeout=300).returncode == 0

    done = cmake("--install", build, "--prefix", prefix)
    assert done.returncode == 0 and "--target tilewright-explain" in done.stdout, done.stderr
    assert list(prefix.glob("lib*/**/libtilewright.a")) and (prefix / "include/tilewright/ops.h").exists()
    assert "ninja: no work to do." in cmake("--build", build, "--target", "example_gemm").stdout
    check_that_a_program_finds(prefix, folder / "user")


def check_that_a_program_finds(prefix: Path, folder: Path) -> None:
    """As CMake finds the library, and as pkg-config does: it can't read a prefix with quotes, and $ is the shell's."""
    folder.mkdir()
    (folder / "main.cpp").write_text(
        '#include "tilewright/ops.h"\nint main() { return tilewright::cpu_device().compute_units > 0 ? 0 : 1; }\n'
    )
    (folder / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.24)\nproject(user CXX)\nfind_package(tilewright REQUIRED)\n"
        "add_executable(user main.cpp)\ntarget_link_libraries(user PRIVATE tilewright::tilewright)\n"
    )
    done = cmake("-S", folder, "-B", folder / "build", "-G", "Ninja", f"-Dtilewright_ROOT={prefix}")
    assert done.returncode == 0, done.stderr
    done = cmake("--build", folder / "build")
    assert done.returncode == 0, done.stdout
    assert subprocess.run([folder / "build" / "user"], timeout=300).returncode == 0

    readable = folder.parents[1].parent / "a b [c] +é"
    readable.mkdir()
    shutil.move(prefix, readable / "prefix")
    (found,) = readable.glob("prefix/lib*/**/pkgconfig")
    flags = "flags=$(pkg-config --cflags --libs tilewright)"
    command = f'{flags} && eval g++ -std=c++20 -o by_pkg_config main.cpp "$flags" -lstdc++ -lm && ./by_pkg_config'
    environment = {**os.environ, "PKG_CONFIG_PATH": str(found)}
    done = subprocess.run(
        ["sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
