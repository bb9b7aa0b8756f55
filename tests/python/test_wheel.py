"""The package in an empty environment outside of the tree: that of the wheel in dist/ (./tilewright wheel) that this
Python can install, if there is one, and what the build installs, which has the same files. What a wheel holds and links
to. TILEWRIGHT_BARE_ROOT=DIR, which `mmdebstrap --variant=minbase --include=python3,python3-pip bookworm DIR` made,
takes the wheel as a machine without compilers does, as root."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BARE = os.environ.get("TILEWRIGHT_BARE_ROOT", "")
# What a manylinux platform has, and the library that the tuner brings along.
LINKED = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "libstdc++.so.6", "libgcc_s.so.1", "libz.so.1"}
LINKED |= {"ld-linux-x86-64.so.2", "libtilewright.so"}


def fits(wheel: Path) -> bool:
    python, abi = wheel.stem.split("-")[2:4]
    mine = f"cp3{sys.version_info.minor}"
    return python == mine or (abi == "abi3" and int(python.removeprefix("cp3")) <= sys.version_info.minor)


@pytest.fixture(scope="module")
def wheel() -> Path:
    fitting = [path for path in (ROOT / "dist").glob("tilewright-*.whl") if fits(path)]
    if not fitting:
        pytest.skip("there is no wheel for this Python in dist/: ./tilewright wheel makes one")
    return max(fitting, key=lambda path: path.stat().st_mtime)


@pytest.fixture(scope="module", params=["build", "wheel"])
def site(request, tmp_path_factory) -> Path:
    """An environment that has the package and nothing else."""
    wheel = request.getfixturevalue("wheel") if request.param == "wheel" else None
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True, timeout=300)
    (found,) = folder.glob("lib/python3*/site-packages")
    if wheel is None:
        install_build(found / "tilewright", folder / "bin" / "tilewright")
    else:
        install_wheel(wheel, folder)
    return found


def install_build(package: Path, program: Path) -> None:
    """As pip does with the wheel of that build."""
    build = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build")
    for component in ("library", "tuner", "python"):
        for targets in package.glob("lib/cmake/tilewright/tilewrightTargets*.cmake"):
            targets.unlink()  # of the static library; CMake takes files of one second for the same
        words = ["cmake", "--install", build, "--component", component, "--prefix", package]
        done = subprocess.run(words, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "python" / "tilewright", package, dirs_exist_ok=True, ignore=ignored)
    program.write_text(
        f"#!{program.parent / 'python'}\nfrom tilewright._program import main\nraise SystemExit(main())\n"
    )
    program.chmod(0o755)


def install_wheel(wheel: Path, folder: Path) -> None:
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        folder / "bin/python",
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
    ]
    subprocess.run([*pip, wheel], check=True, timeout=300)


def run(site: Path, *words: str | Path, modules: tuple[str, ...] = (), **variables: str) -> str:
    """By the environment's programs, with some modules of this Python's besides."""
    places = dict.fromkeys(str(Path(__import__(name).__file__).parents[1]) for name in modules)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TILEWRIGHT"))}
    environment |= {
        "PYTHONPATH": ":".join(places),
        "PATH": f"{site.parents[2] / 'bin'}:{os.environ['PATH']}",
        **variables,
    }
    done = subprocess.run(
        list(map(str, words)), env=environment, cwd=site.parents[2], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_holds_library_headers_programs_and_the_generator(wheel):
    names = set(zipfile.ZipFile(wheel).namelist())
    for part in (
        "lib/libtilewright.so", "include/tilewright/ops.h", "include/tilewright/c_api.h", "bin/tilewright-autotune",
        "bin/tilewright-compile", "bin/tilewright-explain", "lib/cmake/tilewright/tilewrightConfig.cmake",
        "lib/cmake/tilewright/codegen/cli.py", "lib/cmake/tilewright/templates/gemm/spec.py",
        "lib/cmake/tilewright/report/cli.py", "lib/cmake/tilewright/report/page/page.js",
        "lib/cmake/tilewright/sharing/cli.py",
        "py.typed", "torch/__init__.py",
    ):  # fmt: skip
        assert f"tilewright/{part}" in names, part
    assert not [name for name in names if "__pycache__" in name or name.endswith((".a", ".o"))]


def test_its_metadata_name_licence_extra_and_program(wheel):
    archive = zipfile.ZipFile(wheel)
    (folder,) = {name.split("/")[0] for name in archive.namelist() if ".dist-info/" in name}
    told = message_from_bytes(archive.read(f"{folder}/METADATA"))
    (version,) = re.findall(r"project\(tilewright VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text())
    assert (
        told["Version"] == version
        and told["License-Expression"] == "Apache-2.0"
        and told["Requires-Python"] == ">=3.11"
    )
    assert sorted(told.get_all("Provides-Extra")) == ["cluster", "report", "share", "tune"]
    assert "two commands" in told.get_payload().lower()
    assert all("extra == " in each for each in told.get_all("Requires-Dist")), "of itself it needs nothing"
    assert "tilewright=tilewright._program:main" in archive.read(f"{folder}/entry_points.txt").decode().replace(" ", "")
    shipped = {name.rpartition("/")[2] for name in archive.namelist() if ".dist-info/licenses/" in name}
    assert {"LICENSE", "copyright", "SECURITY.md", "CITATION.cff"} <= shipped


def test_it_links_to_nothing_that_a_machine_may_lack(wheel, tmp_path):
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    objects = [path for path in tmp_path.rglob("*") if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"]
    own = {path.name for path in objects}
    assert len(objects) >= 5
    for path in objects:
        told = subprocess.run(["readelf", "-d", path], check=True, capture_output=True, text=True).stdout
        needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", told))
        assert needed <= LINKED | own, f"{path.name} needs {sorted(needed - LINKED - own)}"
        if needed & own:
            assert "$ORIGIN" in told, f"{path.name} does not look for {needed & own} beside itself"


def test_it_is_imported_in_a_moment_and_imports_no_array_library(site):
    code = "import time; t = time.process_time(); import tilewright; s = time.process_time() - t; import json, sys; "
    code += "print(json.dumps([s, [m for m in ('numpy', 'torch', 'jinja2') if m in sys.modules], tilewright.__file__]))"
    told = [json.loads(run(site, "python", "-c", code)) for _ in range(3)]
    assert min(seconds for seconds, *_ in told) < 0.2
    assert all(not modules and Path(file).is_relative_to(site) for _, modules, file in told)


def test_it_multiplies(site):
    pytest.importorskip("numpy")
    code = "import numpy, tilewright; a = numpy.arange(12, dtype='f').reshape(3, 4); "
    code += "print((tilewright.gemm(a, a.T) == a @ a.T).all())"
    assert run(site, "python", "-c", code, modules=("numpy",)).strip() == "True"


def test_it_brings_pytorch_its_operators(site):
    pytest.importorskip("torch")
    code = "import torch, tilewright.torch; a = torch.arange(12.).view(3, 4); "
    code += "print(torch.equal(torch.ops.tilewright.gemm(a, a.t()), a @ a.t()), tilewright.torch.__file__)"
    same, file = run(site, "python", "-c", code, modules=("torch",)).split()
    assert same == "True" and Path(file).is_relative_to(site)


def test_it_builds_operators_of_its_users(site, tmp_path):
    pytest.importorskip("jinja2")
    kernel = shutil.copy(ROOT / "examples" / "kernels" / "vector_add.cc", tmp_path)
    code = "import sys, numpy, tilewright; tilewright.load_library(tilewright.build_ops(sys.argv[1])); "
    code += "a = numpy.arange(1000, dtype='f'); print((tilewright.ops.vector_add(a, a) == a + a).all())"
    told = run(site, "python", "-c", code, kernel, modules=("jinja2", "markupsafe", "numpy"))
    assert told.strip() == "True" and (tmp_path / "libvector_add_ops.so").is_file()


def test_only_what_generates_kernels_needs_the_generators_modules(site):
    assert run(site, "tilewright", "--version").strip()
    assert "--budget" in run(site, "tilewright", "autotune", "--help")
    assert "kernel" in run(site, "tilewright", "explain", "--op", "gemm", "--shapes", "64,64,64", "--threads", "1")
    own = site.parents[2] / "bin" / "python"
    with pytest.raises(AssertionError, match=r"has no jinja2: [^\n]* pip install 'tilewright\[tune\]'"):
        run(site, "tilewright", "autotune", "--op", "gemm", "--shapes", "64,64,64", "--no-doctor", "--python", own)


def test_a_cpp_program_finds_its_library(site, tmp_path):
    (tmp_path / "main.cpp").write_text(
        '#include "tilewright/ops.h"\nint main() { return tilewright::cpu_device().compute_units > 0 ? 0 : 1; }\n'
    )
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.24)\nproject(user CXX)\nfind_package(tilewright REQUIRED)\n"
        "add_executable(user main.cpp)\ntarget_link_libraries(user PRIVATE tilewright::tilewright)\n"
    )
    run(site, "cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-Dtilewright_ROOT={site / 'tilewright'}")
    run(site, "cmake", "--build", tmp_path / "build")
    run(site, tmp_path / "build/user")


@pytest.mark.parametrize("site", ["wheel"], indirect=True)
def test_its_tuner_records_where_the_library_reads(site, tmp_path):
    pytest.importorskip("jinja2")
    folders = {
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "TILEWRIGHT_LLC_MIB": "16",
    }
    words = ["autotune", "--arch", "native", "--op", "gemm", "--shapes", "64,64,64", "--threads", "1", "--limit", "2"]
    run(site, "tilewright", *words, "--budget", "5s", "--no-doctor", modules=("jinja2", "markupsafe"), **folders)
    (records,) = (tmp_path / "data/tilewright").glob("*/gemm.jsonl")
    (record,) = map(json.loads, records.read_text().splitlines())
    assert record["shape"]["M"] == 64 and record["status"] == "measured"
    assert (tmp_path / "cache/tilewright").is_dir()


IN_BARE_ROOT = """set -e
cd /tmp/tilewright
! command -v g++ && ! command -v cmake && ! command -v nvcc
pip install --quiet --break-system-packages --root-user-action=ignore --force-reinstall --no-deps --no-index ./*.whl
python3 -c "import tilewright"
PYTHONPATH=/tmp/tilewright/numpy python3 example.py
"""
EXAMPLE = """
z = x.astype(np.float64) @ w.T.astype(np.float64)
wanted = z / (1 + np.exp(-z))
assert np.abs(y - wanted).max() <= 1e-5 * np.abs(wanted).max(), "the product"
assert np.abs(p.sum(axis=1) - 1).max() < 1e-5, "the softmax"
print("all of it", tilewright.__file__)
"""


@pytest.mark.skipif(not BARE, reason="TILEWRIGHT_BARE_ROOT names no root")
def test_a_bare_root_takes_it(wheel):
    """It imports without NumPy, and runs the README's example: nothing that it links to is missing there."""
    import numpy

    place = Path(BARE) / "tmp" / "tilewright"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    shutil.copy(wheel, place)
    for folder in Path(numpy.__file__).parents[1].glob("numpy*"):
        shutil.copytree(folder, place / "numpy" / folder.name)
    (example,) = re.findall(r"```python\n(import numpy.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    (place / "example.py").write_text(example + EXAMPLE)
    mounted = f"mount -t proc proc {BARE}/proc && mount --rbind /dev {BARE}/dev && exec chroot {BARE} sh -c \"$1\""
    done = subprocess.run(
        ["unshare", "--mount", "sh", "-c", mounted, "sh", IN_BARE_ROOT], capture_output=True, text=True, timeout=600,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all of it /usr/local/lib/python3" in done.stdout
