"""Formulas of launches: from an expression to what the library computes."""

import random

import pytest

from codegen.errors import CodegenError
from codegen.formula import compute, divisors, formula


def test_an_expression_becomes_postfix_without_its_constants():
    written = formula("min(ceil(n / (BLOCK * VEC)), 4 * compute_units)", {"BLOCK": 256, "VEC": 4})
    assert written == ("n", 1024, "ceil", 4, "compute_units", "*", "min")
    assert formula("7") == (7,) and formula("-7 // 2") == (-4,) and formula("max(1, 5, 3) - ceil(7 / 2)") == (1,)
    assert formula("-n") == (0, "n", "-")
    assert formula("a - (b - c) % 3") == ("a", "b", "c", "-", 3, "%", "-")


def test_it_means_what_python_means():
    random.seed(1)
    names = ("a", "b", "c")
    for _ in range(200):
        text = "a"
        for _ in range(4):
            operator, name = random.choice(["+", "-", "*", "//", "%"]), random.choice([*names, "3", "17"])
            text = random.choice([f"({text}) {operator} {name}", f"{name} {operator} ({text})", f"min({text}, {name})"])
        values = {name: random.randrange(1, 50) for name in names}
        try:
            expected = eval(text, {**values, "min": min})  # the test's own text
        except ZeroDivisionError:
            continue
        assert compute(formula(text), values) == expected, text
    assert compute(formula("ceil(a / b)"), {"a": 7, "b": 2}) == 4


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("n / 2", "'n / 2'; allowed are whole numbers, names, .*ceil"),
        ("1.5 * n", "'1.5'; allowed are"),
        ("True", "'True'; allowed are"),
        ("ceil(n)", "'ceil\\(n\\)'; allowed are"),
        ("abs(n)", "'abs\\(n\\)'; allowed are"),
        ("n if n else 1", "allowed are"),
        ("n.x", "'n.x'; allowed are"),
        ("n +", "invalid syntax; allowed are"),
        ("", "allowed are"),
        ("n + 7 // (2 - 2)", "'7 // \\(2 - 2\\)' divides by 0"),
        ("n + 2 * 9223372036854775807", "has the number 18446744073709551614; valid are those of 64 bits"),
        (
            " + ".join(f"n * {i + 2}" for i in range(9)),
            "has 35 tokens; the library's table holds 32: name a part of it",
        ),
    ],
)
def test_what_is_no_formula_is_named(text, sentence):
    with pytest.raises(CodegenError, match=sentence):
        formula(text)


def test_a_constant_is_a_whole_number():
    with pytest.raises(CodegenError, match="SHAPE is 'wide', no whole number; allowed are"):
        formula("n * SHAPE", {"SHAPE": "wide"})


def test_divisors_are_those_of_a_size_as_it_is():
    written = formula("ceil(n / 256) + n // 8 + n % 3 + (n + 1) // 7 + ceil(m / 5) + 9 * n")
    assert divisors(written, "n") == (256, 8, 3)
