"""The tuner and the library know no operator: what they say of one comes from its spec. So no string in their code, nor
any text of theirs that names a whole operator, is a word of the operators in templates/."""

import re
from functools import cache
from pathlib import Path

import pytest

from codegen.load import load_ops

ROOT = Path(__file__).resolve().parent.parent.parent

# Words of the operators that mean something else there, each with what.
ELSEWHERE = {
    "dtype": "the type of a tensor in a manifest",
    "f32": "a type of data",
    "f64": "a type of data",
    "tf32": "a type of data",
    "tf32x3": "a type of data",
    "f16": "a type of data",
    "bf16": "a type of data",
    "e4m3": "a type of data",
    "i8": "a type of data",
    "i32": "a type of data",
    "scale": "the key of a manifest's tensor: which scalar multiplies what was there",
    "batch": "tilewright-explain: the size that may be left out of --shape",
    "block": "the threads of a launch",
    "fast": "English",
    "general": "English",
    "h200": "a device, in an example",
    "full": "English: a full disk",
    "small": "English",
    "up": "English",
    "values": "English",
    "target": "English: what code is for",
    "loss": "English: in percent",
    "index": "English: of a device, in a file of the system",
    "ids": "English",
    "none": "English",
    "count": "English",
    "least": "English",
    "status": "English: of a process, a record, a trial",
    "parts": "English",
    "indices": "what the checker fills a tensor with",
    "offsets": "what the checker fills a tensor with",
}
STRING = re.compile(r'R"\((.*?)\)"|"((?:\\.|[^"\\\n])*)"', re.DOTALL)
CODE = re.compile(r'R"\(.*?\)"|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*.*?\*/', re.DOTALL)


@cache
def words_of_operators() -> set[str]:
    """Names of operators, attributes and their values, sizes, scalars, tensors and presets: those of one letter say
    nothing."""
    words: set[str] = set()
    for op in load_ops().values():
        words |= {op.name, *op.size_names(), *(set() if op.is_file else op.presets)}  # a file's are all called alike
        words |= {attribute.name for attribute in op.attributes} | {v for a in op.attributes for v in a.values}
        words |= {each.name for each in (*op.scalars, *op.tensors)}
    return {word for word in words if len(word) > 1}


def words_in(text: str) -> set[str]:
    """The words in the strings of C++ code, but those of #include lines."""
    strings = []
    for token in CODE.findall("\n".join(line for line in text.split("\n") if not line.startswith("#include"))):
        if match := STRING.fullmatch(token):
            strings.append(match[1] or match[2] or "")
    return set(re.findall(r"[A-Za-z_][\w-]*\w", " ".join(strings).replace("\\n", " "))) | {
        word for text in strings for word in re.findall(r"[A-Za-z]\w+", text)
    }


SOURCES = [
    path
    for folder in ("autotune", "src")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in (".cpp", ".h", ".cu")
]


def test_every_source_is_looked_at() -> None:
    assert len(SOURCES) > 200


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_word_of_an_operator_stands_in(path: Path) -> None:
    found = words_in(path.read_text(encoding="utf-8")) & words_of_operators() - set(ELSEWHERE)
    assert not found, f"{path.relative_to(ROOT)} says {sorted(found)}: that comes from the op's spec"


def test_a_word_is_found_where_one_stands() -> None:
    code = '// "gemm" in a comment\nthrow Error("unknown --layout"); const char* k = R"(tune gemm)";\n'
    assert words_in(code) & words_of_operators() == {"gemm", "layout"}
