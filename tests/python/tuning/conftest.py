"""A kernel of a few candidates for the CPU, and a tuner that keeps to folders of the test's own."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

os.environ.setdefault("TILEWRIGHT_LLC_MIB", "16")  # going round a larger cache would be most of each run

# A mode that is right, with two blocks, and others that are wrong or do not compile.
ADD_ONE = """\
// tw: op     add_one(x: f32[n]) -> y: f32[n]
// tw: tune   MODE = 0, 1, 2; BLOCK = 256, 1024
// tw: where  MODE == 0 or BLOCK == 1024
// tw: default MODE, BLOCK = (0, 1024)
// tw: launch grid = ceil(n / BLOCK)
// tw: check  y == x + 1
// tw: shapes n = 1000
#include "step.h"
void add_one(const float* x, float* y, long long n, long long block_x) {
  const long long last = n < (block_x + 1) * BLOCK ? n : (block_x + 1) * BLOCK;
#if MODE == 2
#error "no such mode"
#endif
  for (long long i = block_x * BLOCK; i < last; ++i) y[i] = x[i] + (MODE == 1 && i == 7 ? 2 : kStep);
}
"""


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory):
    """What is compiled once serves all tests; records, journals and the device's lock are nobody else's."""
    tuning = pytest.importorskip("tilewright.tuning")
    try:
        tuning.program.find()
    except tuning.TunerError as error:
        pytest.skip(str(error))
    folder = tmp_path_factory.mktemp("user")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
        patch.setenv("XDG_DATA_HOME", str(folder / "data"))
        patch.delenv("TILEWRIGHT_DB", raising=False)
        patch.setenv("TMPDIR", str(folder))
        patch.setenv("TILEWRIGHT_LOCKS", str(folder))
        yield


@pytest.fixture(scope="session")
def add_one() -> Callable[[Path], Path]:
    """Puts it into a folder."""

    def put(folder: Path) -> Path:
        (folder / "step.h").write_text("constexpr float kStep = 1;\n")
        path = folder / "add_one.cc"
        path.write_text(ADD_ONE)
        return path

    return put


@pytest.fixture
def kernel(tmp_path, add_one) -> Path:
    return add_one(tmp_path)
