"""What finds wrong ends of groups and wrong indices: operators that say so in a status, and runs that raise where
TILEWRIGHT_GROUP_CHECKS asks for it, in a process of its own."""

import os
import subprocess
import sys

import pytest

np = pytest.importorskip("numpy")
tilewright = pytest.importorskip("tilewright")


def numbers(*values):
    return np.array(values, np.int32)


@pytest.mark.parametrize(
    ("ends", "found"),
    [((0, 4, 9), (0, 0, 0, 0)), ((0, -4, 9), (1, 1, -4, 0)), ((5, 4, 10), (2, 1, 4, 5)), ((5, 10, 4), (3, 1, 10, 9))],
)
def test_a_status_says_the_first_wrong_end(ends, found):
    status = numbers(0, 0, 0, 0)
    assert tilewright.ops.check_offsets(numbers(*ends), status, rows=9) is None
    assert status.tolist() == list(found)


@pytest.mark.parametrize(
    ("ids", "options", "found"),
    [
        ([[0, 7], [3, 3]], {"count": 8}, (0, 0, 0, 0)),
        ([[0, 7], [8, -1]], {"count": 8}, (2, 2, 8, 8)),
        ([[0, -1], [-2, 3]], {"count": 8}, (1, 1, -1, 0)),
        ([[0, -1], [-2, 3]], {"count": 8, "least": -1}, (1, 2, -2, -1)),
        ([0, 1, 2, 3], {"count": 3}, (2, 3, 3, 3)),
        ([0, -5], {}, (1, 1, -5, 0)),
    ],
)
def test_a_status_says_the_first_wrong_index(ids, options, found):
    status = numbers(0, 0, 0, 0)
    tilewright.ops.check_indices(np.array(ids, np.int32), status, **options)
    assert status.tolist() == list(found)


def test_a_status_keeps_what_was_found_first():
    status = numbers(0, 0, 0, 0)
    for ends in ((1, 2), (3, 2), (-1, 2), (1, 2)):
        tilewright.ops.check_offsets(numbers(*ends), status, rows=9)
    assert status.tolist() == [2, 1, 2, 3]


def test_views_are_looked_at_where_they_lie():
    wide = np.full((4, 7), 99, np.int32)
    wide[:, 2:5] = [[0, 1, 2], [3, 4, 5], [6, 8, 0], [8, 8, 8]]
    for ids in (wide[:, 2:5], np.asfortranarray(wide[:, 2:5]), wide[:, 2:5].copy()):
        status = numbers(0, 0, 0, 0)
        tilewright.ops.check_indices(ids, status, count=8)
        assert status.tolist() == [2, 7, 8, 8]
    ends, statuses = numbers(1, 77, 3, 77, 2, 77)[::2], np.zeros((2, 4), np.int32)
    tilewright.ops.check_offsets(ends, statuses[1], rows=9)
    assert statuses.tolist() == [[0, 0, 0, 0], [2, 2, 2, 3]]


def test_rows_are_no_fewer_than_0():
    with pytest.raises(ValueError, match="rows is -1"):
        tilewright.ops.check_offsets(numbers(1), numbers(0, 0, 0, 0), rows=-1)
    with pytest.raises(ValueError, match="status has shape"):
        tilewright.ops.check_offsets(numbers(1), numbers(0, 0), rows=1)


PROGRAM = """
import numpy as np, tilewright

def said(call):
    try:
        call()
    except ValueError as error:
        return str(error)
    return ""

a, b, grad = np.ones((5, 4), np.float32), np.ones((2, 4, 3), np.float32), np.ones((5, 3), np.float32)
n = lambda *values: np.array(values, np.int32)
print(said(lambda: tilewright.grouped_gemm(a, b, n(2, 5))))
print(said(lambda: tilewright.grouped_gemm(a, b, n(3, 2))))
print(said(lambda: tilewright.grouped_gemm(a, b, n(2, 3), row_index=n(0, 4, 5))))
print(said(lambda: tilewright.grouped_gemm(a, b, n(2, 2), row_index=n(0, 4, -1))))
print(said(lambda: tilewright.k_grouped_gemm(a, grad, n(-1, 2))))
print(said(lambda: tilewright.ops.moe_sort(n(0, 1, 8, -1).reshape(2, 2), experts=8)))
plan = tilewright.plan("grouped_gemm", a, b, n(2, 5))
print(said(lambda: plan(a, b, n(2, 6))))
tilewright.check_groups()
"""


def ran(**environment):
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)} | environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_runs_raise_where_the_environment_asks_for_it():
    assert ran(TILEWRIGHT_GROUP_CHECKS="1") == [
        "",
        "grouped_gemm: offsets has 2 as number 1, less than 3, the end before it",
        "grouped_gemm: row_index has 5 as number 2; valid are numbers below 5, which is rows_a",
        "",
        "k_grouped_gemm: offsets has -1 as number 0, below 0",
        "moe_sort: ids has 8 as number 2; valid are numbers below 8, which is experts",
        "grouped_gemm: offsets has 6 as number 1, above 5, which is M",
    ]


@pytest.mark.parametrize("value", ["0", ""])
def test_and_nowhere_else(value):
    assert ran(TILEWRIGHT_GROUP_CHECKS=value) == [""] * 7
