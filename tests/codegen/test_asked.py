"""`ops --asked`, which the tuner begins with: of the ops that are asked for it says what the whole list does, and reads
no others; what is no op gets the whole list."""

import json
import shutil
import subprocess
import sys

import pytest
from conftest import TOY_OP
from plain_ops import VECTOR_ADD, write
from test_cli import run

from codegen.load import ROOT, TEMPLATE_FOLDER


def listed(capsys, *words):
    status, out, err = run(capsys, "ops", "--json", *words)
    assert status == 0, err
    return {op["name"]: op for op in json.loads(out)}


@pytest.fixture
def of_file(tmp_path):
    return write(tmp_path, VECTOR_ADD)


def test_it_is_as_in_the_whole_list(capsys, of_file):
    everything = listed(capsys)
    for words, names in (
        (("--asked",), ["gemm"]),
        (("--asked="), ["gemm"]),
        (("--asked=row_quantize",), ["row_quantize"]),
        (("--asked=moe_sort",), ["moe_sort"]),
        (("--asked", "attention_forward"), ["attention_forward"]),
    ):
        words = [words] if isinstance(words, str) else words
        found = listed(capsys, *words)
        assert list(found) == names, words
        for name in names:
            marked = {**everything[name], "is_default": found[name]["is_default"]}  # which only matters without a name
            assert found[name] == marked and (found[name]["is_default"] or name != "gemm")
    toy = ("--templates", str(TOY_OP))
    assert list(listed(capsys, *toy, "--asked")) == ["gemm", "scale_add"]
    assert list(listed(capsys, *toy, "--asked=scale_add")) == ["scale_add"]
    own = listed(capsys, "--templates", str(of_file), "--asked")
    assert [(name, op["is_default"]) for name, op in own.items()] == [("vector_add", True)]


def test_defaults_say_so_in_their_spec(capsys):
    """load_asked() finds them by that word."""
    defaults = {name for name, op in listed(capsys).items() if op["is_default"]}
    said = {spec.parent.name for spec in TEMPLATE_FOLDER.glob("*/spec.py") if "is_default" in spec.read_text()}
    assert defaults == said == {"gemm"}


def test_what_is_no_op_gets_all_names(capsys, of_file):
    assert listed(capsys, "--asked=gemmm") == listed(capsys)
    assert listed(capsys, "--asked=gem*") == listed(capsys)
    own = ("--templates", str(of_file))
    assert listed(capsys, *own, "--asked=vector_ad") == listed(capsys, *own)


def test_a_name_of_the_trees_is_refused(capsys, tmp_path):
    """Whatever is asked for."""
    of_file = write(tmp_path, VECTOR_ADD.replace(" vector_add(a", " row_softmax(a", 1), "row_softmax.cu")
    shutil.copytree(TOY_OP, tmp_path / "gemm")
    (tmp_path / "gemm" / "spec.py").write_text((TOY_OP / "spec.py").read_text().replace('"scale_add"', '"gemm"'))
    for place, name in ((of_file, "row_softmax"), (tmp_path / "gemm", "gemm")):
        for asked in ("--asked", "--asked=attention_forward"):
            status, _, err = run(capsys, "ops", "--json", "--templates", str(place), asked)
            assert status == 1 and f"op {name} is already defined in" in err


@pytest.mark.parametrize("words", ["archs --json", "ops --json --asked"])
def test_what_the_tuner_begins_with_imports_little(words):
    code = f"import sys; from codegen.cli import main; main({words.split()}); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0 and "codegen.model" in done.stderr.split()
    loaded = set(done.stderr.split())
    assert not loaded & {"jinja2", "codegen.emit", "codegen.manifest", "codegen.plain.operator", "numpy"}
