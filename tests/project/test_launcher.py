"""The launcher's own promises: unknown input, missing packages with and without the right to install them, no Debian at
all.

PATH holds links to a few system programs only, so that "missing" and "root" are whatever a test says.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SYSTEM_PROGRAMS = (
    "sh",
    "env",
    "readlink",
    "dirname",
    "basename",
    "cat",
    "mkdir",
    "rm",
    "tr",
    "sed",
    "ls",
    "paste",
    "tail",
    "touch",
    "head",
    "grep",
    "chmod",
    "sort",
)


def run(arguments: list[str], environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [ROOT / "tilewright", *arguments], capture_output=True, text=True, env=environment, timeout=300
    )


def only_error_line(result: subprocess.CompletedProcess[str]) -> str:
    lines = [line for line in result.stderr.splitlines() if "error:" in line]
    assert len(lines) == 1, result.stderr
    return lines[0]


@pytest.fixture
def bare_system(tmp_path: Path) -> Path:
    """A folder for PATH without a compiler, CMake or ninja."""
    for name in SYSTEM_PROGRAMS:
        for folder in ("/bin", "/usr/bin"):
            if (Path(folder) / name).exists() and not (tmp_path / name).exists():
                (tmp_path / name).symlink_to(Path(folder) / name)
    return tmp_path


def add_program(folder: Path, name: str, body: str) -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\n{body}\n")
    program.chmod(0o755)


def environment_of(folder: Path) -> dict[str, str]:
    return {
        "PATH": str(folder),
        "TILEWRIGHT_BUILD_DIR": str(folder / "build"),
        "TILEWRIGHT_CUDA": "0",
        "HOME": str(folder),
    }


def test_unknown_command_lists_the_valid_ones() -> None:
    result = run(["frobnicate"])
    assert result.returncode == 2
    line = only_error_line(result)
    assert "frobnicate" in line and "autotune" in line and "explain" in line


def test_help_names_every_command() -> None:
    result = run([])
    assert result.returncode == 0
    measuring, building = (
        "autotune tune serve run doctor prebuild check list explain cover replay merge simulate db emit report diff",
        "new test build bench codegen install",
    )
    for command in (*measuring.split(), *building.split()):
        assert f"\n  {command}" in result.stdout


def test_unknown_benchmark_lists_the_valid_ones() -> None:
    result = run(["bench", "gemm_abacus"])
    assert result.returncode == 2
    line = only_error_line(result)
    assert "gemm_abacus" in line and "gemm_cpu" in line


@pytest.mark.parametrize("command", ["test", "build", "bench", "install"])
def test_help_of_a_command_does_nothing_else(bare_system: Path, command: str) -> None:
    result = run([command, "--help"], environment_of(bare_system))
    assert result.returncode == 0 and result.stdout.startswith(f"usage: ./tilewright {command}"), result.stderr


def test_install_without_a_folder_is_a_usage_error() -> None:
    result = run(["install"])
    assert result.returncode == 2
    only_error_line(result)


def test_without_root_the_one_command_is_printed(bare_system: Path) -> None:
    add_program(bare_system, "id", "echo 1000")
    add_program(bare_system, "apt-get", "exit 1")
    result = run(["list"], environment_of(bare_system))
    assert result.returncode == 1
    line = only_error_line(result)
    assert "apt-get install -y --no-install-recommends g++ cmake ninja-build" in line
    assert not (bare_system / "build").exists()


def test_root_installs_exactly_what_is_missing(bare_system: Path) -> None:
    add_program(bare_system, "id", "echo 0")
    add_program(bare_system, "g++", "exit 1")
    add_program(bare_system, "apt-get", f'echo "$@" >>{bare_system}/calls')
    result = run(["list"], environment_of(bare_system))
    assert result.returncode == 1
    assert "still missing after apt-get install: cmake" in only_error_line(result)
    update, install = (bare_system / "calls").read_text().splitlines()
    assert update == "update"
    assert install.startswith("install -y --no-install-recommends cmake ninja-build")


def test_sudo_is_used_only_when_it_asks_nothing(bare_system: Path) -> None:
    add_program(bare_system, "id", "echo 1000")
    add_program(bare_system, "apt-get", "exit 1")
    add_program(bare_system, "sudo", f'echo "call: $*" >>{bare_system}/calls; [ "$2" = true ]')
    result = run(["list"], environment_of(bare_system))
    assert result.returncode == 1
    assert "apt-get could not install" in only_error_line(result)
    assert all(call.startswith("call: -n ") for call in (bare_system / "calls").read_text().splitlines())


def test_without_apt_the_needs_are_named(bare_system: Path) -> None:
    add_program(bare_system, "id", "echo 0")
    result = run(["list"], environment_of(bare_system))
    assert result.returncode == 1
    line = only_error_line(result)
    assert "cmake" in line and "package manager" in line


@pytest.mark.parametrize(("has", "missing"), [("jinja2, pytest", True), ("jinja2, pytest, jsonschema, numpy", False)])
def test_a_python_that_is_first_serves_with_all_its_packages_or_not_at_all(
    bare_system: Path, has: str, missing: bool
) -> None:
    """Debian's python3 has pytest here, and another one that is first on PATH has `has`."""
    (bare_system / "debian" / "pytest").mkdir(parents=True)
    add_program(bare_system, "debian-python3", '[ "$2" = "import pytest" ]')
    add_program(bare_system, "python3", f'case "{has}" in *"${{2#import }}"*) ;; *) exit 1 ;; esac')
    add_program(bare_system, "id", "echo 1000")
    launcher = bare_system / "tilewright"
    text = (ROOT / "tilewright").read_text()
    text = text.replace("/usr/lib/python3/dist-packages", str(bare_system / "debian"))
    launcher.write_text(text.replace("/usr/bin/python3", str(bare_system / "debian-python3")))
    launcher.chmod(0o755)
    add_program(bare_system, "apt-get", "exit 1")
    result = subprocess.run(
        [launcher, "list"], capture_output=True, text=True, env=environment_of(bare_system), timeout=300
    )
    line = only_error_line(result)
    assert ("python3-jinja2" in line) == missing and "python3-pytest" not in line


@pytest.fixture
def whole_system(bare_system: Path) -> Path:
    """Has every need, by name: a cmake that writes down how it is called, an nvcc, and no GPU."""
    for name in ("g++", "ninja", "nvcc"):
        add_program(bare_system, name, "exit 1")
    add_program(bare_system, "pkg-config", '[ "$*" = "--exists openblas" ]')
    record = f'for word; do echo "$word"; done >>{bare_system}/calls; echo -- >>{bare_system}/calls'
    add_program(bare_system, "cmake", f'{record}; [ "$1" = --build ] || touch "$4/build.ninja"')
    add_program(bare_system, "flock", "exit 0")
    add_program(bare_system, "apt-get", f"touch {bare_system}/called")
    (bare_system / "python3").symlink_to("/usr/bin/python3")
    return bare_system


def cmake_calls(system: Path) -> list[list[str]]:
    """Since the last time."""
    text = (system / "calls").read_text()
    (system / "calls").write_text("")
    return [call.split("\n") for call in text.removesuffix("\n--\n").split("\n--\n")]


def test_nothing_missing_costs_no_package_manager(whole_system: Path) -> None:
    """With every need present, apt-get is not run, even where it exists."""
    add_program(whole_system, "cmake", "echo no; exit 1")
    with_nvcc = environment_of(whole_system) | {"TILEWRIGHT_CUDA": "1"}  # no libthrust-dev is needed
    result = run(["list"], with_nvcc)
    assert result.returncode == 1
    assert "configuring failed" in only_error_line(result)
    assert not (whole_system / "called").exists()


@pytest.mark.parametrize(("has_all", "chosen"), [(True, "venv/bin/python3"), (False, "python3")])
def test_the_python_of_a_virtual_environment_serves_with_all_its_packages(
    whole_system: Path, has_all: bool, chosen: str
) -> None:
    (whole_system / "venv" / "bin").mkdir(parents=True)
    add_program(whole_system / "venv" / "bin", "python3", f"exit {0 if has_all else 1}")
    environment = environment_of(whole_system) | {"VIRTUAL_ENV": str(whole_system / "venv"), "TILEWRIGHT_CUDA": "1"}
    result = run(["build"], environment)
    assert result.returncode == 0, result.stderr
    configured = [word for word in cmake_calls(whole_system)[0] if word.startswith("-DPython3_EXECUTABLE=")]
    assert configured[0].endswith(f"/{chosen}")
    assert ("venv" in configured[0]) == has_all


@pytest.mark.parametrize(("users", "whole"), [("", str(ROOT)), ("/my/modules", f"{ROOT}:/my/modules")])
def test_codegen_keeps_the_users_modules(whole_system: Path, users: str, whole: str) -> None:
    (whole_system / "venv" / "bin").mkdir(parents=True)
    add_program(whole_system / "venv" / "bin", "python3", '[ "$1" = -c ] || echo "$PYTHONPATH"')
    environment = environment_of(whole_system) | {"VIRTUAL_ENV": str(whole_system / "venv"), "TILEWRIGHT_CUDA": "1"}
    environment["PYTHONPATH"] = users
    result = run(["codegen", "archs"], environment)
    assert result.stdout == f"{whole}\n", result.stderr


def test_a_cblas_that_is_not_openblas_does_not_count(whole_system: Path) -> None:
    add_program(whole_system, "pkg-config", "exit 1")
    add_program(whole_system, "id", "echo 1000")
    result = run(["list"], environment_of(whole_system) | {"TILEWRIGHT_CUDA": "1"})
    assert "missing: libopenblas-dev;" in only_error_line(result)


def test_gpu_kernels_are_for_the_gpus_that_are_here_or_for_what_was_named(whole_system: Path) -> None:
    environment = environment_of(whole_system) | {"TILEWRIGHT_CUDA": "1"}

    def archs_after(*words: str) -> str | None:
        """What the build is configured with, None where it isn't configured again."""
        result = run(["build", *words], environment)
        assert result.returncode == 0, result.stderr
        *configured, built = cmake_calls(whole_system)
        assert built[:2] == ["--build", str(whole_system / "build")]
        found = [word.removeprefix("-DTILEWRIGHT_ARCHS=") for call in configured for word in call if "_ARCHS=" in word]
        return found[0] if found else None

    assert archs_after() == "native"
    assert archs_after() is None
    add_program(whole_system, "nvidia-smi", "echo 9.0")
    assert archs_after() == "native", "a GPU has come"
    assert archs_after("--archs", "native") is None
    assert archs_after("--archs", "sm80,sm90a") == "sm80;sm90a"
    assert archs_after() is None, "the choice is remembered"
    assert archs_after("--archs=all") == "all"


def test_ccache_is_used_where_it_is(whole_system: Path) -> None:
    environment = environment_of(whole_system) | {"TILEWRIGHT_CUDA": "1"}

    def launchers(**users: str) -> list[set[str]]:
        """What the build is configured with, nothing where it isn't configured again."""
        assert run(["build"], environment | users).returncode == 0
        *configured, _ = cmake_calls(whole_system)
        return [{word.partition("=")[2] for word in call if "_COMPILER_LAUNCHER=" in word} for call in configured]

    assert launchers() == [{""}]
    add_program(whole_system, "ccache", "exit 1")
    assert launchers() == [{str(whole_system / "ccache")}]
    assert launchers() == []
    assert launchers(CMAKE_CXX_COMPILER_LAUNCHER="distcc") == [{"distcc"}]
    (whole_system / "ccache").unlink()
    assert launchers() == [{""}], "CMake would remember it"


@pytest.mark.parametrize(("words", "says"), [(["--arch", "all"], "valid: --archs"), (["--archs"], "needs a value")])
def test_wrong_options_of_build_are_usage_errors(words: list[str], says: str) -> None:
    result = run(["build", *words])
    assert result.returncode == 2
    assert says in only_error_line(result)


def test_kernels_that_are_named_need_a_toolkit(whole_system: Path) -> None:
    result = run(["build", "--archs", "sm90a"], environment_of(whole_system))
    assert "kernels for sm90a need a CUDA toolkit" in only_error_line(result)


PYTEST = """[ "$1" = -c ] && exit
failures=0 tests=10
for word; do
  case $word in
    --last-failed) tests=2 ;;
    --junitxml=*) out=${word#*=} ;;
    tests/*) given="$given $word" && [ $word != "$FAILS" ] || failures=2 ;;
  esac
done
[ "$tests" != 2 ] || failures=$STILL given=
[ -z "$given" ] || echo $given >>"$GIVEN"
counts="errors=\\"0\\" failures=\\"$failures\\" skipped=\\"$((tests / 10))\\" tests=\\"$tests\\""
[ -z "$out" ] || echo "<testsuite $counts>" >$out
exit $((failures > 0))"""
CTEST = """for word; do [ "$last" != --output-junit ] || out=$word; last=$word; done
case " $* " in
  *" --rerun-failed "*) echo '<testsuite tests="3" failures="1" disabled="0" skipped="0">' >$out; exit 8 ;;
esac
echo "<testsuite tests=\\"100\\" failures=\\"${CTEST_FAILS:-0}\\" disabled=\\"3\\" skipped=\\"4\\">" >$out
[ "${CTEST_FAILS:-0}" = 0 ] || exit 8"""


def files_of(folder: str) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("test_*.py")]


def test_all_tests_count_whatever_runs_them(whole_system: Path) -> None:
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    (whole_system / "venv" / "bin").mkdir(parents=True)
    add_program(whole_system / "venv" / "bin", "python3", PYTEST)
    add_program(whole_system, "ctest", CTEST)
    given = whole_system / "given"
    environment = environment_of(whole_system) | {"VIRTUAL_ENV": str(whole_system / "venv"), "TILEWRIGHT_CUDA": "1"}

    def last_line(fails: str = "", still: int = 2, status: int | None = None, **more: str) -> str:
        given.unlink(missing_ok=True)
        result = run(["test"], environment | {"FAILS": fails, "STILL": str(still), "GIVEN": str(given)} | more)
        assert result.returncode == (bool(fails) if status is None else status), result.stdout + result.stderr
        return result.stdout.splitlines()[-1]

    told = last_line()
    parts = [line.split() for line in given.read_text().splitlines()]
    files = [file for part in parts for word in part for file in ([word] if word.endswith(".py") else files_of(word))]
    assert sorted(files) == sorted(file for folder in folders for file in files_of(f"tests/{folder}")), "each once"
    passed, skipped = 93 + 9 * len(parts), 7 + len(parts)
    assert told == f"{passed} passed, 0 failed, {skipped} skipped"
    for part in parts:
        assert last_line(fails=part[0]) == f"{passed - 2} passed, 2 failed, {skipped} skipped"
    # Few that failed are run again alone: those that pass count as passed.
    one = parts[0][0]
    assert last_line(one, still=1) == f"{passed - 1} passed, 1 failed, {skipped} skipped"
    assert last_line(one, still=0, status=0) == told
    assert last_line(status=1, CTEST_FAILS="3") == f"{passed - 1} passed, 1 failed, {skipped} skipped"
    assert last_line(status=1, CTEST_FAILS="6") == f"{passed - 6} passed, 6 failed, {skipped} skipped", "too many"
    (listed,) = re.findall(
        r"foreach\(folder IN ITEMS (.*)\)\n +add_test\(NAME python_", (ROOT / "tests/CMakeLists.txt").read_text()
    )
    assert set(listed.split()) == folders, "ctest runs them, too"


def test_what_failed_is_said_once_more(tmp_path: Path) -> None:
    """What each JUnit file of CTest and pytest says of it; a file that was never written is named."""
    (function,) = re.findall(r"^show_failures\(\) .*?^}", (ROOT / "tilewright").read_text(), re.MULTILINE | re.DOTALL)
    cases = (
        '<testcase classname="Gemm" name="IsRight"/><testcase classname="Gemm" name="IsWrong">'
        "<failure>expected 1\ngot 2</failure></testcase>"
    )
    (tmp_path / "one.xml").write_text(f"<testsuites><testsuite>{cases}</testsuite></testsuites>")
    words = ["sh", "-euc", f'python={sys.executable}\n{function}\nshow_failures "$@"', "sh", "one.xml", "two.xml"]
    told = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert told == "failed: Gemm.IsWrong\n    expected 1\n    got 2\nno result: two.xml\n"


def test_explain_is_told_all_of_a_tuning_that_it_takes() -> None:
    """The launcher drops what is of the run only, and passes on the rest, among it every op's attributes."""
    program = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build") / "autotune" / "tilewright-autotune"

    def options(command: str) -> set[str]:
        text = subprocess.run([program, command, "--help"], capture_output=True, text=True, check=True).stdout
        return set(re.findall(r"^  (?:-\w,)?(--[a-z0-9-]+)", text, flags=re.MULTILINE))

    body = (ROOT / "tilewright").read_text().partition("show_new_winners() {")[2].partition("\n}")[0]
    lines = re.findall(r"^ +(--.*)\) keep= ;;", body, flags=re.MULTILINE)
    dropped = {word for line in lines for word in line.split(" | ")}
    assert options("autotune") - options("explain") <= dropped <= options("autotune")


def test_launcher_is_executable_and_plain_sh() -> None:
    assert os.access(ROOT / "tilewright", os.X_OK)
    assert (ROOT / "tilewright").read_text().startswith("#!/bin/sh\n")
    assert subprocess.run(["sh", "-n", ROOT / "tilewright"]).returncode == 0
