"""What all generator tests share: the tree's ops and archs, and the toy op that lies outside templates/."""

from functools import cache
from pathlib import Path

import pytest

from codegen import cli
from codegen.load import load_archs, load_ops
from codegen.space import all_attributes, enumerate_space

TESTS = Path(__file__).resolve().parent.parent
TOY_OP = TESTS / "data" / "toy_op"


@pytest.fixture(scope="session")
def archs():
    return load_archs()


@pytest.fixture(scope="session")
def ops():
    return load_ops([TOY_OP])


@pytest.fixture(scope="session")
def gemm(ops):
    return ops["gemm"]


@pytest.fixture(scope="session")
def toy(ops):
    return ops["scale_add"]


FEW_ARCHS = ("sm75", "sm80", "sm86", "sm90a", "x86-64-v3")


@pytest.fixture(scope="session")
def few_archs(archs):
    """One of each kind: emission renders the default kernels of every op and arch, which takes seconds."""
    return {name: archs[name] for name in FEW_ARCHS}


@pytest.fixture(scope="session")
def few_ops(gemm, toy):
    return {"gemm": gemm, "scale_add": toy}


@pytest.fixture
def small_tree(monkeypatch, few_archs, few_ops):
    """As if there were no others, to commands that a test calls."""
    monkeypatch.setattr(cli, "load_archs", lambda *places: few_archs)
    monkeypatch.setattr(cli, "load_ops", lambda *places: few_ops)


@pytest.fixture(scope="session")
def space_of(ops, archs):
    """All that an op has on an arch, by their names; enumerated once, for gemm's takes seconds."""
    return cache(lambda op, arch: enumerate_space(ops[op], archs[arch], all_attributes(ops[op])))


@pytest.fixture(scope="session")
def kernels_of(space_of):
    """Those of one family."""
    return lambda op, arch, family: [k for k in space_of(op, arch).kernels if k.family.name == family]
