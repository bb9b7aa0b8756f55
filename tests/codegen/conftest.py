"""What all generator tests share: the tree's ops and archs, and the toy op that lies outside templates/."""

from pathlib import Path

import pytest

from codegen.load import load_archs, load_ops

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
