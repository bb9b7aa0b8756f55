"""`new`: what it writes is an operator with legal kernels on every arch of its kind, and nothing is overwritten."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from codegen.load import is_own, load_archs, load_ops
from codegen.model import Values
from codegen.space import all_attributes, enumerate_space

ROOT = Path(__file__).resolve().parents[2]


def new(folder, *words):
    command = [sys.executable, "-m", "codegen", "new", *map(str, words)]
    paths = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    environment = {**os.environ, "PYTHONPATH": paths}
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment, timeout=300)


@pytest.mark.parametrize(
    ("words", "place", "kinds"),
    [
        (["scale_rows"], "scale_rows/scale_rows.cu", {"cuda"}),
        (["scale_rows", "--cu", "ops"], "ops/scale_rows.cu", {"cuda"}),
        (["scale_rows", "--cc", "my ops"], "my ops/scale_rows.cc", {"cpu"}),
        (["scale_rows", "deep/ops", "--op"], "deep/ops/scale_rows.py", {"cuda", "cpu"}),
    ],
)
def test_an_operator_of_the_name_is_written(tmp_path, words, place, kinds):
    done = new(tmp_path, *words)
    assert done.returncode == 0 and f"wrote {place}" in done.stdout, done.stderr
    (op,) = (op for op in load_ops([tmp_path / place]).values() if is_own(op))
    assert op.name == "scale_rows" and {family.kind for family in op.families} == kinds
    assert "my_operator" not in (tmp_path / place).read_text()
    archs = [arch for arch in load_archs().values() if arch.kind in kinds and not arch.adds]
    for arch in archs:
        f32 = [attributes for attributes in all_attributes(op) if attributes == Values(dtype="f32")]
        assert len(enumerate_space(op, arch, f32).kernels) >= 3, arch.name


def test_nothing_is_overwritten(tmp_path):
    assert new(tmp_path, "mine", ".").returncode == 0
    (tmp_path / "mine.cu").write_text("changed")
    again = new(tmp_path, "mine", ".")
    assert again.returncode == 2 and "mine.cu is there already, and stays as it is" in again.stderr
    assert (tmp_path / "mine.cu").read_text() == "changed"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["gemm"], "there is an operator gemm already: choose another name"),
        (["class"], "'class' is a word of C++, Python or of `// tw:` lines"),
        (["3x"], "'3x' is no name of an operator; valid are a letter, then letters, digits and _"),
        (["../up"], "'../up' is no name of an operator"),
        (["mine", "--cu", "--cc"], "argument --cc: not allowed with argument --cu"),
        (["mine", "--cpp"], "unknown argument '--cpp'"),
        (["mine", "a", "b"], "unknown argument 'b'"),
        ([], "the following arguments are required: NAME"),
        (["mine", ROOT], "would be Tilewright's own tuning_db/ and generated/: name a folder of yours"),
    ],
)
def test_wrong_use_is_one_line(tmp_path, words, says):
    done = new(tmp_path, *words)
    assert done.returncode == 2 and says in done.stderr and done.stderr.count("\n") == 1, done.stderr
    assert not list(tmp_path.rglob("*.cu"))
