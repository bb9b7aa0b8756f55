"""Lengths that follow from sizes are the same ones in the generator and, compiled, in the library."""

import shutil
import subprocess
from itertools import product

import pytest

from codegen.lengths import length_of, sizes_in, to_cpp
from codegen.load import ROOT

EXPRESSIONS = (
    "2 * a", "a // 2", "a + 1", "a - 3", "a - b + 2", "(a - b) * 2 + 9", "ceil(a / b)", "ceil((a - 5) / 3)", "a // b",
    "a % b", "(a - 7) // 4 + 5", "(a - 7) % 4", "min(a, b, 6)", "max(1, a - b)", "7 // a", "7 % b", "a * b - b * a",
)  # fmt: skip


def test_they_name_sizes_and_are_never_below_0():
    assert sizes_in("max(b, 2 * a) - b") == ("b", "a") and sizes_in("7") == ()
    assert length_of("a - 3", {"a": 1}) == 0 and length_of("2 * (a - 3)", {"a": 5}) == 4
    assert length_of("max(1, a - 3)", {"a": 1}) == 1
    assert [length_of(f"a {by} b", {"a": 5, "b": 0}) for by in ("//", "%")] == [0, 0]
    assert length_of("ceil(a / b)", {"a": 5, "b": 0}) == 0


@pytest.mark.skipif(shutil.which("g++") is None, reason="no g++")
def test_the_library_computes_the_same(tmp_path):
    numbers = (0, 1, 2, 5, 8, 1 << 40)
    cases = [(text, a, b) for text in EXPRESSIONS for a, b in product(numbers, numbers)]
    lines = [
        f"  {{ const long long sizes[] = {{{a}, {b}}}; print({to_cpp(text, {'a': 0, 'b': 1})}.value, sizes); }}"
        for text, a, b in cases
    ]
    source = tmp_path / "lengths.cpp"
    source.write_text(
        '#include "saturate.h"\n#include <cstdio>\nusing tilewright::Extent;\n'
        'void print(long long value, const long long*) { std::printf("%lld\\n", value); }\n'
        "int main() {\n" + "\n".join(lines) + "\n}\n"
    )
    program = tmp_path / "lengths"
    subprocess.run(["g++", "-std=c++20", "-O0", f"-I{ROOT / 'src'}", "-o", program, source], check=True)
    printed = map(int, subprocess.run([program], check=True, capture_output=True, text=True).stdout.split())
    for (text, a, b), got in zip(cases, printed, strict=True):
        expected = length_of(text, {"a": a, "b": b})
        assert got == min(expected, 2**63 - 1), (text, a, b)
