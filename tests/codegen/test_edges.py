"""Edge cases of ops and families that declare none: they follow from parameters and launch."""

from dataclasses import replace

import pytest

from codegen.edges import AWKWARD
from codegen.manifest import build
from codegen.model import Values
from codegen.problems import make_problem


def edge_sizes(op, arch, family, n=65536):
    """Of each candidate: what `n` is in the cases that its kernel must pass beside its problem."""
    only = replace(op, edges=lambda problem: (), families=(family,))
    data = build(only, arch, [make_problem(only, Values(dtype="f32"), {"n": n}, 1)]).data
    return [
        (candidate, {data["edges"][edge]["sizes"]["n"] for edge in candidate["edges"]})
        for candidate in data["problems"][0]["candidates"]
    ]


@pytest.fixture
def family(toy):
    return next(family for family in toy.families if family.name == "grid_cpu")


@pytest.fixture
def arch(archs):
    return archs["x86-64-v3"]


def test_what_the_op_declares_is_enough(toy, arch, family):
    for candidate, sizes in edge_sizes(toy, arch, family):
        assert sizes == {candidate["runtime"][0] - 1, candidate["runtime"][0] + 1}


def test_an_op_without_edges_has_those_of_the_lengths(toy, arch, family):
    for candidate, sizes in edge_sizes(replace(toy, tile_edges=None), arch, family):
        assert sizes == {*AWKWARD, candidate["runtime"][0] - 1, candidate["runtime"][0] + 1}


@pytest.mark.parametrize("declared", [True, False])
def test_a_family_without_lengths_has_those_of_its_parameters_and_launch(toy, arch, family, declared):
    op = toy if declared else replace(toy, tile_edges=None)
    for candidate, sizes in edge_sizes(op, arch, replace(family, lengths=lambda k, runtime: Values())):
        assert {*AWKWARD, 1023, 1025, candidate["runtime"][0] + 1} <= sizes


def test_exact_sizes_only(toy, arch, family):
    exact = replace(family, lengths=lambda k, runtime: Values(n=(8, 12)), exact_only=True)
    only = replace(toy, tile_edges=None, families=(exact,))
    data = build(only, arch, [make_problem(only, Values(dtype="f32"), {"n": 48}, 1)]).data
    assert all([rule["multiple"] for rule in kernel["rules"]] == [24] for kernel in data["kernels"])
    for _, sizes in edge_sizes(replace(toy, tile_edges=None), arch, exact, n=48):
        assert sizes == {24, 48}, "what no kernel takes is not asked of it"


def test_sizes_that_depend_on_each_other_are_changed_beside_those_of_the_problem(ops, archs):
    """Heads divide each other: made short, they would be no problem."""
    op = replace(ops["attention_decode"], edges=lambda problem: (), tile_edges=None)
    attributes = Values(dtype="f32", kv_cache="contiguous")
    problem = make_problem(op, attributes, {"B": 1, "Hq": 6, "Hkv": 3, "Sq": 1, "Sk": 100, "D": 64}, 1)
    data = build(op, archs["x86-64-v3"], [problem], limit=1).data
    assert {edge["sizes"]["Sk"] for edge in data["edges"]} >= {1, 7, 31, 33}
