"""A cluster that ends with its test."""

import shutil
from pathlib import Path

import pytest
from cluster_processes import Cluster


@pytest.fixture
def cluster(tmp_path):
    pytest.importorskip("distributed")
    tilewright = pytest.importorskip("tilewright")
    tuning = pytest.importorskip("tilewright.tuning")
    try:
        program = tuning.program.find()
    except tuning.TunerError as error:
        pytest.skip(str(error))
    made = Cluster(tmp_path, Path(tilewright.__file__).parents[1], program)
    yield made
    made.end()
    shutil.rmtree(tmp_path / "cache", ignore_errors=True)
