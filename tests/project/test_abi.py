"""What the shared library exports: what its installed headers declare, C and C++ (src/abi.txt), what our own programs
and emitted tables call besides (src/abi_private.txt), and nothing else."""

import os
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
ARCHIVE = BUILD / "src" / "libtilewright.a"
SHARED = BUILD / "src" / "shared" / "libtilewright.so"
LIST, PRIVATE = ROOT / "src" / "abi.txt", ROOT / "src" / "abi_private.txt"
CLASS = re.compile(r"(?:typeinfo|typeinfo name|vtable) for tilewright::(\w+)")
TAKEN_OVER = re.compile(r"tilewright::(?:\w+::)*(\w+)::\1\(tilewright::(?:\w+::)*\1(?: const&|&&)\)")
NAME = re.compile(r"(?:[\w:<>, ]+? )?tilewright::([\w:~]+)(?:\[abi:cxx11\])?(?:<[^()]*>)?(?:\(.*\)(?: const)?)?")

pytestmark = pytest.mark.skipif(not ARCHIVE.is_file(), reason=f"{ARCHIVE} is not built")


def run(*words: object, text: str | None = None) -> str:
    command = [str(word) for word in words]
    return subprocess.run(command, check=True, capture_output=True, text=True, input=text).stdout


def demangled(names: list[str]) -> list[str]:
    return run("c++filt", text="\n".join(names)).splitlines()


def names_of(*words: object, kinds: str) -> set[str]:
    lines = [line.split() for line in run("nm", *words).splitlines()]
    return {line[-1] for line in lines if len(line) > 1 and line[-2] in kinds}


def versions() -> tuple[str, str]:
    """Of the release, and of the SONAME."""
    found = re.search(r"project\(tilewright VERSION ((\d+\.\d+)\.\d+)", (ROOT / "CMakeLists.txt").read_text())
    return found[1], found[2]


@cache
def defined() -> dict[str, str]:
    """Names that other files may link, mangled and as people read them."""
    names = sorted(names_of("--defined-only", "--extern-only", ARCHIVE, kinds="TDBRVWu"))
    return dict(zip(names, demangled(names), strict=True))


@cache
def headers() -> str:
    """Those that users include, without comments."""
    paths = [path for folder in ("src", "generated", "layers") for path in (ROOT / folder).glob("include/**/*.h")]
    text = "".join(path.read_text() for path in sorted(paths))
    return re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.DOTALL)


@cache
def is_word(name: str) -> bool:
    return re.search(rf"\b{re.escape(name)}\b", headers()) is not None


def is_declared(name: str) -> bool:
    """Whether the headers declare what has this name: the function, its class, and each of our types that it takes."""
    if name.startswith("tilewright_"):
        return re.search(rf"^\s*[\w \*]*?\b{name}\s*\(", headers(), flags=re.MULTILINE) is not None
    if found := CLASS.fullmatch(name):
        return re.search(rf"\b(?:class|struct) {found[1]}\b[^;{{]*{{", headers()) is not None
    if found := TAKEN_OVER.fullmatch(name):  # of a class that declares none it may be anywhere, as the compiler likes
        return re.search(rf"\b{found[1]}\((?:const )?{found[1]}&", headers()) is not None
    if not (found := NAME.fullmatch(name)):
        return False
    types = re.findall(r"tilewright::(\w+)|\b((?:cuda|CU)\w+)", name)  # CUDA's, which tell check() from Plan::check()
    return all(is_word(ours or cudas) for ours, cudas in types) and is_word(found[1].split("::")[-1].removeprefix("~"))


def test_exported_functions_are_those_that_were_agreed():
    """A function that goes or is called otherwise breaks programs that are linked: say so in the CHANGELOG, raise the
    minor version (the SONAME has it), and write the list again: TILEWRIGHT_WRITE_ABI=1 with this test."""
    names = sorted({name for name in defined().values() if is_declared(name)})
    if os.environ.get("TILEWRIGHT_WRITE_ABI"):
        LIST.write_text("\n".join(names) + "\n")
    agreed = LIST.read_text().splitlines()
    assert agreed == sorted(set(agreed)) and "tilewright_explain" in agreed and "tilewright::cpu_device()" in agreed
    gone, new = sorted(set(agreed) - set(names)), sorted(set(names) - set(agreed))
    assert not gone and not new, f"gone: {gone}, new: {new}"


def test_all_c_functions_are_declared():
    exported = {name for name in defined() if name.startswith("tilewright_")}
    assert [name for name in sorted(exported) if not is_declared(name)] == []


def test_a_change_is_seen():
    """The rule tells a function of the headers from one that is ours alone, and from another one of the same name."""
    taken = "tilewright::GemmProblem const&, tilewright::Device const&, unsigned long"
    assert is_declared(f"tilewright::plan_gemm({taken})")
    assert is_declared("tilewright::Plan::explain() const") and is_declared("typeinfo for tilewright::InvalidArgument")
    assert not is_declared("tilewright::linked_table()")
    assert not is_declared("tilewright::check(cudaError_enum, char const*)")
    assert not is_declared("tilewright::explain(tilewright::KernelEntry2 const&)")
    assert not is_declared("typeinfo for tilewright::KernelTable") and not is_declared("tilewright_no_such_function")
    assert not is_declared("std::vector<tilewright::Plan>::push_back(tilewright::Plan const&)")


@pytest.mark.skipif(not SHARED.is_file(), reason=f"{SHARED} is not built")
def test_the_shared_library_exports_nothing_else():
    lines = [line.split() for line in run("nm", "--dynamic", "--defined-only", SHARED).splitlines()]
    names = [line[-1] for line in lines if line[-2] != "A"]
    plain = demangled([name.split("@")[0] for name in names])
    public = {name for name, full in zip(plain, names, strict=True) if "PRIVATE" not in full}
    private = {name for name, full in zip(plain, names, strict=True) if "PRIVATE" in full}
    assert public == set(LIST.read_text().splitlines())
    listed = PRIVATE.read_text().splitlines()
    assert listed == sorted(set(listed)) and private <= set(listed)
    assert not public & set(listed)
    missing = set(listed) - private
    assert missing <= set(listed) - set(defined().values()), "of what is built nothing is left out"
    release, minor = versions()
    assert f"Library soname: [libtilewright.so.{minor}]" in run("readelf", "-d", SHARED)
    nodes = (f"@@TILEWRIGHT_{minor}", f"@@TILEWRIGHT_PRIVATE_{release}")
    assert [full for full in names if not full.endswith(nodes)] == []


@pytest.mark.skipif(not SHARED.is_file(), reason=f"{SHARED} is not built")
def test_who_links_a_private_name_needs_this_release(tmp_path):
    """One of another release, with the same SONAME and the same name, is refused by the dynamic linker, and named."""
    release, minor = versions()
    source = tmp_path / "program.cc"
    declared = "namespace tilewright { int provider_kinds(); }"
    source.write_text(f"{declared}\nint main() {{ return tilewright::provider_kinds(); }}\n")
    program, other = tmp_path / "program", tmp_path / f"libtilewright.so.{minor}"
    run("c++", source, "-o", program, SHARED, f"-Wl,-rpath,{tmp_path}")
    assert f"TILEWRIGHT_PRIVATE_{release}" in run("readelf", "--version-info", program)
    library, script = tmp_path / "other.cc", tmp_path / "other.map"
    library.write_text("namespace tilewright { int provider_kinds() { return 0; } }\n")
    for node, said in ((f"TILEWRIGHT_PRIVATE_{release}", ""), ("TILEWRIGHT_PRIVATE_0.0.0", f"_{release}' not found")):
        script.write_text(f'{node} {{ global: extern "C++" {{ "tilewright::provider_kinds()"; }}; local: *; }};')
        options = ("-shared", "-fPIC", f"-Wl,-soname,{other.name}", f"-Wl,--version-script={script}")
        run("c++", library, "-o", other, *options)
        done = subprocess.run([program], capture_output=True, text=True, check=False)
        assert (done.returncode == 0) == (not said) and said in done.stderr, done.stderr


def test_what_our_programs_call_is_exported():
    """The tuner of a wheel, the Python module and PyTorch's operators link the shared library, and so do libraries of
    kernels that won, by their CPU drivers."""
    drivers = re.findall(r"extern const CpuDriver (\w+);", (BUILD / "src" / "cpu_drivers.cpp").read_text())
    private = PRIVATE.read_text().splitlines()
    assert drivers and [name for name in drivers if f"tilewright::{name}" not in private] == []
    objects = [path for folder in ("autotune", "python") for path in (BUILD / folder).rglob("*.o")]
    if not objects:
        pytest.skip("no program is built")
    # Users' own operators are compiled from such a text as the library's.
    folder = BUILD / "src" / "CMakeFiles" / "tilewright_emitted.dir"
    emitted = [path for path in folder.rglob("*.o") if "table" not in path.name]
    assert emitted
    objects += emitted
    called = names_of("--undefined-only", *objects, kinds="U") & set(defined())
    listed = {*LIST.read_text().splitlines(), *PRIVATE.read_text().splitlines()}
    ours = sorted(defined()[name] for name in called if "tilewright::" in defined()[name])
    assert len(ours) > 40 and [name for name in ours if name not in listed] == []
