"""What the documentation promises: its commands run, its programs compile, its links lead somewhere, it stays short.

Shell stands in fences that begin with ```sh. Each runs, page by page and in order, in a folder of its own, unless the
fence says why it can't: `sh gpu` (needs one), `sh slow` (takes minutes), `sh elsewhere` (needs another machine).
Nothing else may stand there. C++ is a whole program (```cpp: compiled, linked, run) or a part of one (```cpp fragment:
compiled); C (```c) is compiled.

Blocks run the real launcher in a copy of the tree, on the programs that are built already: cmake builds nothing there.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", ROOT / "build"))
USER_PAGES = [ROOT / "README.md", ROOT / "docs" / "README.md", *sorted((ROOT / "docs" / "how").glob("*.md"))]
PROGRAMS = (
    "autotune/tilewright-autotune",
    "autotune/tilewright-compile",
    "examples/example_gemm",
    "examples/block/block",
)
MARKS = {"gpu", "slow", "elsewhere"}
OTHER_LANGUAGES = {"cmake", "json", "python", "text"}
COMMAND_LIKE = re.compile(r"^ {4}(\./tilewright|python3? |cmake |ctest |\$ )")


@dataclass(frozen=True)
class Block:
    page: Path
    line: int
    words: tuple[str, ...]  # of the fence: language, then what else it says
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path) -> Iterator[Block]:
    start, words, lines = 0, (), []
    for number, line in enumerate(page.read_text().splitlines(), 1):
        if line.startswith("```") and not start:
            start, words, lines = number, tuple(line[3:].split()), []
        elif line.startswith("```"):
            yield Block(page, start, words, "\n".join(lines) + "\n")
            start = 0
        elif start:
            lines.append(line)
    assert not start, f"{page}:{start}: a fence that does not end"


def fault_of(block: Block) -> str | None:
    """Why the fence is none that this test knows what to do with."""
    match block.words:
        case ("sh",) | ("c",) | ("cpp",) | ("cpp", "fragment"):
            return None
        case ("sh", mark) if mark in MARKS:
            return None
        case (language,) if language in OTHER_LANGUAGES:
            return None
    valid = ["sh", *(f"sh {mark}" for mark in sorted(MARKS)), "c", "cpp", "cpp fragment", *sorted(OTHER_LANGUAGES)]
    return f"{block}: unknown fence '{' '.join(block.words)}'; valid: {', '.join(valid)}"


ALL_BLOCKS = [block for page in USER_PAGES for block in blocks_of(page)]


def pages_with(*words: str) -> list[Path]:
    return sorted({block.page for block in ALL_BLOCKS if block.words == words})


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


# ----------------------------------------------------------------------------------------------------- the fences


def test_every_fence_is_known() -> None:
    assert [fault for block in ALL_BLOCKS if (fault := fault_of(block))] == []


def test_an_unknown_fence_is_a_fault(tmp_path: Path) -> None:
    page = ROOT / "README.md"
    for words in ((), ("sh", "later"), ("bash",), ("sh", "gpu", "slow"), ("cpp", "part")):
        assert fault_of(Block(page, 1, words, "")), words


def test_commands_stand_in_fences() -> None:
    found = []
    for page in USER_PAGES:
        inside = False
        for number, line in enumerate(page.read_text().splitlines(), 1):
            inside ^= line.startswith("```")
            if not inside and COMMAND_LIKE.match(line):
                found.append(f"{name_of(page)}:{number}: {line.strip()}")
    assert found == []


def test_marked_blocks_are_shell_too() -> None:
    for block in ALL_BLOCKS:
        if block.words[:1] == ("sh",):
            done = subprocess.run(["sh", "-n"], input=block.text, capture_output=True, text=True)
            assert done.returncode == 0, f"{block}: {done.stderr}"


# ----------------------------------------------------------------------------------------------------- the shell


@pytest.fixture(scope="session")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout whose database and generated sources may be written, with the programs of BUILD in its build/."""
    tree = tmp_path_factory.mktemp("tree")
    for entry in ROOT.iterdir():
        if entry.name in ("tuning_db", "generated", "docs", "codegen", "templates"):  # these see where they lie
            shutil.copytree(entry, tree / entry.name)
        elif entry.name == "tilewright":
            shutil.copy2(entry, tree / entry.name)
        elif not entry.name.startswith((".", "build")):
            (tree / entry.name).symlink_to(entry)
    for name in PROGRAMS:
        program = BUILD / name
        assert program.is_file(), f"{program} is not built: build the project, or set TILEWRIGHT_BUILD_DIR"
        (tree / "build" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(program, tree / "build" / name)
    (tree / "build" / "build.ninja").touch()
    (tree / "bin").mkdir()
    for name, body in {"cmake": "exit 0", "apt-get": "exit 1", "sudo": "exit 1"}.items():
        (tree / "bin" / name).write_text(f"#!/bin/sh\n{body}\n")
        (tree / "bin" / name).chmod(0o755)
    return tree


def environment_of(tree: Path) -> dict[str, str]:
    return {
        **os.environ,
        "PATH": f"{tree / 'bin'}:{os.environ['PATH']}",
        "TILEWRIGHT_ROOT": str(tree),
        "TILEWRIGHT_BUILD_DIR": str(tree / "build"),
        "XDG_CACHE_HOME": str(tree / "cache"),
    }


@pytest.mark.parametrize("page", pages_with("sh"), ids=name_of)
def test_shell_runs(page: Path, tree: Path, tmp_path: Path) -> None:
    for entry in tree.iterdir():
        if entry.name != "bin":
            (tmp_path / entry.name).symlink_to(entry)
    for block in blocks_of(page):
        if block.words == ("sh",):
            done = subprocess.run(
                ["sh", "-eu"],
                input=block.text,
                cwd=tmp_path,
                env=environment_of(tree),
                capture_output=True,
                text=True,
                timeout=600,
            )
            assert done.returncode == 0, f"{block}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"


GROUPS = {"autotune", "db", "codegen"}  # words that a command's name goes on behind


def commands_of(block: Block) -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """Each of the launcher's commands in it, and the options that it gets."""
    for line in block.text.replace("\\\n", " ").splitlines():
        lexer = shlex.shlex(line, posix=True, punctuation_chars=True)
        lexer.whitespace_split = True
        words = list(lexer)
        while "./tilewright" in words:
            words = words[words.index("./tilewright") + 1 :]
            end = next((at for at, word in enumerate(words) if set(word) <= set("();<>|&")), len(words))
            name = words[:1]
            while name[-1] in GROUPS and len(name) < end and not words[len(name)].startswith("-"):
                name.append(words[len(name)])
            yield tuple(name), {word.split("=")[0] for word in words[:end] if word.startswith("--")}


def test_commands_are_found_in_shell() -> None:
    text = (
        "./tilewright db merge my_db --prefer faster  # --not\nx || ./tilewright autotune db restamp HEAD --json; y\n"
    )
    found = list(commands_of(Block(ROOT / "README.md", 1, ("sh",), text)))
    assert found == [(("db", "merge"), {"--prefer"}), (("autotune", "db", "restamp"), {"--json"})]


OPS = sorted(spec.parent.name for spec in (ROOT / "templates").glob("*/spec.py"))


@cache
def help_of(tree: Path, words: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    command = ["./tilewright", *words, "--help"]
    return subprocess.run(command, cwd=tree, env=environment_of(tree), capture_output=True, text=True)


def test_options_exist(tree: Path) -> None:
    """Of the blocks that do not run, too."""
    missing = []
    for block in ALL_BLOCKS:
        if block.words[:1] != ("sh",):
            continue
        for name, options in commands_of(block):
            done = help_of(tree, name)
            if done.returncode:
                missing.append(f"{block}: {' '.join(name)}: {done.stderr.strip()}")
            unknown = [o for o in options if not re.search(rf"{o}\b", done.stdout)]
            if unknown and "--op " in done.stdout:  # attributes are options, too, which the generator is asked for
                done = help_of(tree, (*name, *(word for op in OPS for word in ("--op", op))))
                unknown = [o for o in unknown if not re.search(rf"{o}\b", done.stdout)]
            missing += [f"{block}: {' '.join(name)} {o}" for o in unknown]
    assert missing == []


# ----------------------------------------------------------------------------------------------------- C++

FRAGMENT = """#include <tilewright/moe.h>
#include <tilewright/ops.h>
using namespace tilewright;
const void *a, *b, *bias, *q, *k, *v, *k_pages, *v_pages;
void *c, *o, *k_cache, *v_cache, *sums, *codes, *workspace;
float *lse, *scales;
const float *cosines, *sines;
const std::int32_t *table, *lengths, *positions, *slots, *labels;
std::int32_t *experts, *ends, *tokens_of_rows, *places;
std::size_t workspace_bytes;
Stream stream;
void fragment() {
  %s
}
"""


@pytest.mark.parametrize("page", pages_with("c"), ids=name_of)
def test_c_compiles(page: Path, tmp_path: Path) -> None:
    for block in blocks_of(page):
        if block.words == ("c",):
            source = tmp_path / f"line{block.line}.c"
            source.write_text(block.text)
            command = [*shlex.split(os.environ.get("CC", "cc")), "-std=c11", "-Wall", "-Wextra", "-fsyntax-only"]
            done = subprocess.run([*command, f"-I{ROOT / 'src/include'}", str(source)], capture_output=True, text=True)
            assert done.returncode == 0, f"{block}\n{done.stderr}"


def compile_with(source: Path, *arguments: str | Path) -> None:
    command = [*shlex.split(os.environ.get("CXX", "c++")), "-std=c++20", "-Wall", "-Wextra"]
    command += [f"-I{ROOT / folder}" for folder in ("src/include", "generated/include", "layers/include")]
    done = subprocess.run([*map(str, (*command, source, *arguments))], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, f"{source}\n{done.stderr[-4000:]}"


@pytest.mark.parametrize("page", pages_with("cpp", "fragment"), ids=name_of)
def test_fragments_compile(page: Path, tmp_path: Path) -> None:
    for block in blocks_of(page):
        if block.words == ("cpp", "fragment"):
            source = tmp_path / f"line{block.line}.cpp"
            source.write_text(FRAGMENT % block.text)
            compile_with(source, "-fsyntax-only")


@pytest.mark.parametrize("page", pages_with("cpp"), ids=name_of)
def test_programs_run(page: Path, tmp_path: Path) -> None:
    libraries = sorted((BUILD / "src").glob("libtilewright.*"))
    assert libraries, f"there is no library in {BUILD / 'src'}: build the project, or set TILEWRIGHT_BUILD_DIR"
    for block in blocks_of(page):
        if block.words == ("cpp",):
            source, program = tmp_path / f"line{block.line}.cpp", tmp_path / f"line{block.line}"
            source.write_text(block.text)
            compile_with(source, libraries[0], f"-Wl,-rpath,{BUILD / 'src'}", "-ldl", "-lz", "-pthread", "-o", program)
            done = subprocess.run([program], capture_output=True, text=True, timeout=300, cwd=tmp_path)
            assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}"


# ----------------------------------------------------------------------------------------------------- the links

HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
MENTION = re.compile(r"\b(?:docs|bench)/[\w./-]+\.md\b")


def own_files(*patterns: str) -> list[Path]:
    """Of the tree, not of what was built or fetched into it."""
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [f for f in folders if not f.startswith((".", "build")) and f not in ("corpus", "__pycache__")]
        found += [Path(folder) / file for file in files if any(Path(file).match(pattern) for pattern in patterns)]
    return sorted(found)


def without_code(text: str) -> str:
    return re.sub(r"`[^`\n]*`", "", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))


def anchors_of(page: Path) -> set[str]:
    """As GitHub makes them of headings."""
    headings = HEADING.findall(re.sub(r"^```.*?^```", "", page.read_text(), flags=re.DOTALL | re.MULTILINE))
    plain = (re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower() for heading in headings)
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in plain}


def broken_links(page: Path) -> list[str]:
    broken = []
    for link in LINK.findall(without_code(page.read_text())):
        if "://" in link or link.startswith("mailto:"):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors_of(target)):
            broken.append(f"{page}: {link}")
    return broken


def test_links_lead_somewhere() -> None:
    assert [link for page in own_files("*.md") for link in broken_links(page)] == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n\n[here](#a-page) [not](#b-page) [gone](gone.md) [code] `[x](y.md)`\n")
    assert [link.split(": ")[1] for link in broken_links(page)] == ["#b-page", "gone.md"]


def test_comments_name_pages_that_exist() -> None:
    sources = own_files("*.h", "*.cpp", "*.cu", "*.py", "*.j2", "CMakeLists.txt", "*.cmake")
    missing = {
        f"{source.relative_to(ROOT)}: {mention}"
        for source in sources
        for mention in MENTION.findall(source.read_text(errors="replace"))
        if not (ROOT / mention).exists()
    }
    assert missing == set()


# ----------------------------------------------------------------------------------------------------- the limits


def lines_of(page: Path) -> list[str]:
    return page.read_text().splitlines()


def test_the_readme_is_short() -> None:
    lines = lines_of(ROOT / "README.md")
    assert len(lines) <= 120
    assert "```cpp" in lines[:50]


def test_pages_are_short() -> None:
    """But the one that is emitted, where each operator is looked up by its name."""
    pages = [page for page in USER_PAGES if page.name != "c-api.md"]
    assert {name_of(page): len(lines_of(page)) for page in pages if len(lines_of(page)) > 300} == {}


def test_versions_are_short() -> None:
    _, *versions = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)
    for version in versions:
        name, *lines = [line for line in version.splitlines() if line.strip()]
        assert len(lines) <= 12, name
        assert max(map(len, lines)) <= 160, name


def test_the_log_lists_its_files() -> None:
    log = ROOT / "docs" / "log"
    listed = [link for link in LINK.findall((log / "README.md").read_text()) if not link.startswith("..")]
    there = [str(page.relative_to(log)) for page in log.rglob("*.md") if page != log / "README.md"]
    assert sorted(listed) == sorted(there)


def test_experiments_have_a_number_and_four_parts() -> None:
    pages = [page for page in (ROOT / "docs" / "log").rglob("*.md") if page.parent.name not in ("log", "versions")]
    numbers = [re.match(r"(\d{4})-[\w.-]+\.md", page.name) for page in pages]
    assert all(numbers)
    assert len({number[1] for number in numbers if number}) == len(pages)
    for page in pages:
        parts = re.findall(r"^\*\*(Question|Command|Figures|Verdict)\.\*\*", page.read_text(), re.MULTILINE)
        assert parts == ["Question", "Command", "Figures", "Verdict"], page


def test_the_readmes_table_is_that_of_the_results() -> None:
    done = subprocess.run([sys.executable, ROOT / "bench" / "summary.py"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() in (ROOT / "README.md").read_text()
