"""Tests of the Python package as the build puts it together (build/python), or as it is installed."""

import os
import sys
from pathlib import Path

import pytest

BUILD = Path(os.environ.get("TILEWRIGHT_BUILD_DIR", Path(__file__).parents[2] / "build")) / "python"
if BUILD.is_dir():
    sys.path.insert(0, str(BUILD))

try:
    import tilewright  # noqa: F401
except ImportError as error:
    collect_ignore_glob = ["*"]
    WHY = str(error)
else:
    WHY = ""


def pytest_report_header() -> str | None:
    return f"the Python package is not here, its tests are left out: {WHY}" if WHY else None


@pytest.fixture(scope="session")
def rng():
    numpy = pytest.importorskip("numpy")
    return numpy.random.default_rng(1)
