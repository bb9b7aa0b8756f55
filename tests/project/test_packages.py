"""`cpack`: Debian packages and an archive of the build that is there, unpacked into an empty root, and a program built
and run with them. TILEWRIGHT_CLEAN_ROOT=DIR, a root that mmdebstrap made, installs them there with apt, as root."""

import os
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
CLEAN = os.environ.get("TILEWRIGHT_CLEAN_ROOT", "")
PROGRAMS = ("src/tilewright-explain", "autotune/tilewright-autotune")
BUILT = [BUILD / place for place in ("src/shared/libtilewright.so", *PROGRAMS)]
VERSION = re.search(r"project\(tilewright VERSION ([0-9.]+)", (ROOT / "CMakeLists.txt").read_text())[1]
RUNTIME = f"libtilewright{VERSION.rpartition('.')[0]}"
DOCUMENTS = ("copyright", "LICENSE", "SECURITY.md", "CITATION.cff")  # of every package, and of the wheel
MAIN = """\
#include <tilewright/c_api.h>
#include <tilewright/ops.h>
#include <cstdio>
#include <vector>
int main() {
  using namespace tilewright;
  std::vector<float> a(16 * 64, 1.f), b(64 * 64, 0.5f), c(16 * 64);
  const auto plan = plan_gemm({.layout = Layout::nt, .M = 16, .N = 64, .K = 64}, cpu_device());
  plan->run(to_arguments({.A = a.data(), .B = b.data(), .C = c.data()}));
  bool is_refused = false;
  try {
    plan_gemm({.layout = Layout::nt, .M = -1, .N = 64, .K = 64}, cpu_device());
  } catch (const InvalidArgument&) {  // whose type both sides know
    is_refused = true;
  }
  std::printf("%s %g %d\\n", tilewright_version(), c[0], is_refused);
}
"""
CMAKE = """\
cmake_minimum_required(VERSION 3.24)
project(user CXX)
find_package(tilewright REQUIRED)
add_executable(user main.cpp)
target_link_libraries(user PRIVATE tilewright::tilewright)
"""

missing = [str(path) for path in BUILT if not path.is_file()]
missing += [name for name in ("cpack", "dpkg-deb", "dpkg-shlibdeps") if not shutil.which(name)]
pytestmark = pytest.mark.skipif(bool(missing), reason=f"not here: {', '.join(missing)}")


def run(*words: object, **options) -> str:
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=900, **options)
    assert done.returncode == 0, f"{words}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("packages")
    run("cpack", "--config", BUILD / "CPackConfig.cmake", "-B", folder, "-D", "CPACK_ARCHIVE_THREADS=0",
        "-D", "CPACK_DEBIAN_COMPRESSION_TYPE=none")  # fmt: skip
    shutil.rmtree(folder / "_CPack_Packages")
    return folder


def field(package: Path, name: str) -> str:
    return run("dpkg-deb", "--field", package, name).strip()


def test_what_packages_there_are(packages):
    debs = {field(path, "Package"): path for path in packages.glob("*.deb")}
    assert sorted(debs) == sorted([RUNTIME, "libtilewright-dev", "tilewright"])
    assert f"{RUNTIME} (= {VERSION})" in field(debs["libtilewright-dev"], "Depends")
    assert f"libtilewright-dev (= {VERSION})" in field(debs["tilewright"], "Depends")
    assert "libc6" in field(debs[RUNTIME], "Depends"), "of what it links"
    files: Counter = Counter()
    for path in debs.values():
        lines = run("dpkg-deb", "--contents", path).splitlines()
        names = [line.split()[5] for line in lines if not line.startswith("d")]
        assert all(name.startswith("./usr/") for name in names)
        documents = f"./usr/share/doc/{field(path, 'Package')}"
        assert {f"{documents}/{name}" for name in DOCUMENTS} <= set(names)
        assert not [name for name in names if "__pycache__" in name]
        files.update(names)
    assert max(files.values()) == 1, "no file is in two packages"
    assert "./usr/lib/libtilewright.so" in files and f"./usr/lib/libtilewright.so.{VERSION}" in files
    (archive,) = packages.glob("*.tar.gz")
    inside = {name.partition("/")[2] for name in run("tar", "tzf", archive).splitlines()}
    assert {name.removeprefix("./usr/") for name in files} <= inside, "the archive has all of it"


def test_what_is_packed_is_built_first(tmp_path):
    words = ["cpack", "--config", BUILD / "CPackConfig.cmake", "-B", tmp_path, "-D", "CPACK_TILEWRIGHT_TARGETS=nothing"]
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode != 0 and "what is to be packed does not build" in done.stdout + done.stderr
    told = (BUILD / "CPackConfig.cmake").read_text()
    targets = set(re.search(r'set\(CPACK_TILEWRIGHT_TARGETS "(.*)"\)', told)[1].split(";"))
    assert {"tilewright", "tilewright_release", "tilewright-autotune"} <= targets


@pytest.mark.parametrize("kind", ["deb", "tar.gz"])
def test_a_program_is_built_with_them(packages, tmp_path, kind):
    root = tmp_path / "root"
    root.mkdir()
    for path in packages.glob(f"*.{kind}"):
        if kind == "deb":
            run("dpkg-deb", "--extract", path, root)
        else:
            run("tar", "xzf", path, "-C", root)
    prefix = root / "usr" if kind == "deb" else next(root.iterdir())
    (tmp_path / "main.cpp").write_text(MAIN)
    (tmp_path / "CMakeLists.txt").write_text(CMAKE)
    run("cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-Dtilewright_ROOT={prefix}", "-DCMAKE_BUILD_TYPE=Debug")
    run("cmake", "--build", tmp_path / "build")
    assert run(tmp_path / "build" / "user").split() == [VERSION, "32", "1"]
    program = tmp_path / "with_shared"  # as -ltilewright takes it
    run("c++", "-std=c++20", "-I", prefix / "include", tmp_path / "main.cpp", "-o", program, "-L", prefix / "lib",
        "-ltilewright", "-pthread")  # fmt: skip
    environment = {**os.environ, "LD_LIBRARY_PATH": str(prefix / "lib")}
    assert run(program, env=environment).split() == [VERSION, "32", "1"]
    assert f"libtilewright.so.{VERSION.rpartition('.')[0]}" in run("ldd", program, env=environment)
    said = run(prefix / "bin" / "tilewright-autotune", "list", env={**environment, "TILEWRIGHT_ROOT": ""})
    assert "op gemm:" in said, "with the generator and the templates beside it"


def in_clean_root(files, script: str) -> tuple[Path, str]:
    """Where they were put there, with a consumer's sources, and what the script said."""
    place = Path(CLEAN) / "tmp" / "tilewright"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    for path in files:
        shutil.copy(path, place)
    (place / "main.cpp").write_text(MAIN)
    (place / "CMakeLists.txt").write_text(CMAKE)
    mounted = f"mount -t proc proc {CLEAN}/proc && mount --rbind /dev {CLEAN}/dev && exec chroot {CLEAN} sh -c \"$1\""
    return place, run("unshare", "--mount", "sh", "-c", mounted, "sh", script)


@pytest.mark.skipif(not CLEAN, reason="TILEWRIGHT_CLEAN_ROOT names no root")
def test_a_clean_root_takes_the_archive(packages):
    """Before anything of ours is installed there: with a compiler, CMake and zlib's headers and nothing else."""
    script = """set -e
cd /tmp/tilewright
export DEBIAN_FRONTEND=noninteractive TILEWRIGHT_LLC_MIB=16
apt-get update
apt-get purge -y 'libtilewright*' || true
apt-get install -y --no-install-recommends g++ cmake make pkg-config zlib1g-dev
mkdir opt && tar xzf *.tar.gz -C opt
prefix=$(echo $PWD/opt/*)
cmake -S . -B build -Dtilewright_ROOT=$prefix && cmake --build build && ./build/user >said
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig LD_LIBRARY_PATH=$prefix/lib
g++ -std=c++20 main.cpp -o with_shared $(pkg-config --cflags --libs tilewright) && ./with_shared >>said
$prefix/bin/tilewright-explain --op gemm --dtype f32 --shape 64,64,64 --threads 1 --device cpu
"""
    place, said = in_clean_root(packages.glob("*.tar.gz"), script)
    assert (place / "said").read_text().split() == [VERSION, "32", "1"] * 2
    assert "match: " in said


@pytest.mark.skipif(not CLEAN, reason="TILEWRIGHT_CLEAN_ROOT names no root")
def test_apt_installs_them_into_a_clean_root(packages):
    script = """set -e
cd /tmp/tilewright
export DEBIAN_FRONTEND=noninteractive TILEWRIGHT_LLC_MIB=16
apt-get update
apt-get install -y --no-install-recommends --reinstall ./*.deb cmake make pkg-config
cmake -S . -B build && cmake --build build && ./build/user >said
g++ -std=c++20 main.cpp -o with_shared $(pkg-config --cflags --libs tilewright) && ./with_shared >>said
tilewright-autotune autotune --op gemm --shapes 64,64,64 --threads 1 --limit 2 --budget 5s --no-doctor --db db
"""
    place, said = in_clean_root(packages.glob("*.deb"), script)
    assert (place / "said").read_text().split() == [VERSION, "32", "1"] * 2
    assert "1 problem: 1 tuned" in said




def test_licences_of_what_is_compiled_in_are_named():
    """Each library whose headers the sources include has a paragraph, with its licence and its holders."""
    text = (ROOT / "copyright").read_text()
    paragraphs = text.split("\n\n")
    assert all(re.search("^License: ", each, re.MULTILINE) and "Copyright: " in each for each in paragraphs[1:] if each)
    named = {re.search("^Files: .*/(.+)", each, re.MULTILINE)[1] for each in paragraphs if "Files: *" not in each
             and "Files: " in each}  # fmt: skip
    sources = [path for top in ("src", "autotune", "python", "layers") for path in (ROOT / top).rglob("*")]
    code = "".join(path.read_text() for path in sources if path.suffix in (".h", ".cpp", ".cu"))
    included = {found for found in re.findall(r"#include <([\w.]+)/", code)} | {
        found for found in re.findall(r"#include <([\w]+\.h)>", code)
    }
    system = {"sys", "linux", "asm"} | {
        name for name in included if name.endswith(".h") and Path("/usr/include", name).is_file()
        and run("dpkg", "-S", f"/usr/include/{name}").startswith(("libc6-dev", "linux-libc-dev"))
    }  # fmt: skip
    ours = {path.parent.name for path in sources if path.suffix == ".h"} | {"tilewright"}
    compilers = {"immintrin.h", "cpuid.h", "stddef.h"}
    assert sorted(included - system - ours - compilers - named) == [], "say whose they are in the file copyright"
    assert (ROOT / "LICENSE").read_text().lstrip().startswith("Apache License")
