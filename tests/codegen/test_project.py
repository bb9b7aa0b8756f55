"""The project file, and that emission keeps what was emitted before."""

import json
from pathlib import Path

import pytest
from plain_ops import SUM_CPU, VECTOR_ADD, VECTOR_ADD_CPU, write

from codegen import project
from codegen.cli import main
from codegen.errors import UsageError
from codegen.load import ROOT

NUMPY_ADD = VECTOR_ADD_CPU.replace("reference.h:add", "c == a + b")


def run(capsys, *words: object) -> tuple[int, str, str]:
    status = main([str(word) for word in words])
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A project of one op, seen from a folder below it."""
    (tmp_path / "kernels").mkdir()
    (tmp_path / "kernels" / "vector_add.cc").write_text(NUMPY_ADD)
    (tmp_path / "tilewright.toml").write_text('[project]\nops = ["kernels/*.cc"]\ngenerated = "out"\n')
    (tmp_path / "tuning_db").mkdir()
    monkeypatch.chdir(tmp_path / "kernels")
    monkeypatch.delenv("TILEWRIGHT_PROJECT", raising=False)
    return tmp_path


def emitted(folder: Path) -> set[str]:
    return {path.stem for path in (folder / "out").glob("*.cpp")} - {"table", "op_texts"}


def test_a_project_is_found_from_below(folder, capsys):
    status, out, _ = run(capsys, "project", "--json")
    said = json.loads(out)
    assert (
        status == 0 and said["ops"] == ["vector_add"] and said["places"] == [str(folder / "kernels" / "vector_add.cc")]
    )
    assert (said["db"], said["generated"]) == (str(folder / "tuning_db"), str(folder / "out"))
    status, out, _ = run(capsys, "space", "--arch", "x86-64-v3")
    assert status == 0 and out.startswith("vector_add on x86-64-v3"), "its op is the one that is meant"


def test_emit_of_a_project_needs_no_word_and_emits_its_own_ops(folder, capsys):
    assert run(capsys, "emit")[0] == 0
    assert emitted(folder) == {"vector_add"}
    sources = (folder / "out" / "sources.cmake").read_text()
    assert 'tilewright_op(NAME vector_add PLACES "../kernels/vector_add.cc")' in sources
    assert "INCLUDES ../kernels ${TILEWRIGHT_TEMPLATE_HEADERS} FLAGS" in sources, "no path of this machine"


def test_none_and_another_project_are_said_by_the_environment(folder, capsys, monkeypatch):
    monkeypatch.setenv("TILEWRIGHT_PROJECT", "none")
    status, _, err = run(capsys, "emit")
    assert status == 2 and "--db is missing, and there is no tilewright.toml that says it" in err
    monkeypatch.setenv("TILEWRIGHT_PROJECT", str(folder / "tilewright.toml"))
    monkeypatch.chdir("/")
    assert run(capsys, "project")[0] == 0


def test_an_op_that_nobody_names_now_is_kept_and_said(folder, capsys):
    write(folder / "kernels", SUM_CPU, "sum.cc")
    assert run(capsys, "emit")[0] == 0 and emitted(folder) == {"vector_add", "sum"}
    (folder / "tilewright.toml").write_text('[project]\nops = ["kernels/sum.cc"]\ngenerated = "out"\n')
    status, _, err = run(capsys, "emit")
    assert status == 0 and emitted(folder) == {"vector_add", "sum"}
    assert (
        f"note: vector_add is kept, from {folder}/kernels/vector_add.cc, which nobody names; --drop vector_add drops"
        in err
    )
    assert run(capsys, "emit", "--check")[0] == 0
    assert run(capsys, "emit", "--drop", "vector_add")[0] == 0
    assert emitted(folder) == {"sum"}


def test_an_op_whose_file_is_gone_is_refused_until_it_is_dropped(folder, capsys):
    write(folder / "kernels", SUM_CPU, "sum.cc")
    assert run(capsys, "emit")[0] == 0
    (folder / "kernels" / "vector_add.cc").unlink()
    status, _, err = run(capsys, "emit")
    assert status == 1 and emitted(folder) == {"vector_add", "sum"}
    assert (
        f"{folder}/kernels/vector_add.cc, which it was emitted from, is not there" in err and "--drop vector_add" in err
    )
    status, _, err = run(capsys, "emit", "--drop", "vector_sub")
    assert status == 2 and "holds no such op; valid are" in err
    assert run(capsys, "emit", "--drop", "*")[0] == 0 and emitted(folder) == {"sum"}


def test_an_op_that_got_another_name_in_its_file_is_not_kept(folder, capsys):
    write(folder / "kernels", SUM_CPU, "sum.cc")
    assert run(capsys, "emit")[0] == 0
    write(folder / "kernels", SUM_CPU.replace("op     sum(", "op     sum_of("), "sum.cc")
    status, _, err = run(capsys, "emit")
    assert status == 0 and emitted(folder) == {"vector_add", "sum_of"}, err
    assert f"note: sum is dropped: {folder}/kernels/sum.cc holds no such op any more" in err and "kept" not in err


def test_a_half_of_an_op_keeps_its_other_half(folder, capsys):
    cuda = folder / "kernels" / "vector_add.cu"
    cuda.write_text(VECTOR_ADD.replace("reference.h:add", "c == a + b"))
    out = ("--db", folder / "tuning_db", "--out", folder / "out", "--own")
    assert run(capsys, "emit", *out, "--templates", cuda)[0] == 0
    assert "sm80/vector_add" in (folder / "out" / "sources.cmake").read_text()
    assert run(capsys, "emit", *out)[0] == 0
    assert "sm80/vector_add" in (folder / "out" / "sources.cmake").read_text()


def test_a_file_that_has_moved_is_no_second_one(folder, capsys):
    assert run(capsys, "emit")[0] == 0
    moved = folder / "kernels" / "b.cc"
    moved.write_text(NUMPY_ADD)
    (folder / "tilewright.toml").write_text('[project]\nops = ["kernels/b.cc"]\ngenerated = "out"\n')
    status, _, err = run(capsys, "emit")
    assert status == 0 and not err
    assert 'PLACES "../kernels/b.cc")' in (folder / "out" / "sources.cmake").read_text()


def test_the_records_of_the_example_hold(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("TILEWRIGHT_PROJECT", str(ROOT / "examples" / "own_operators" / "tilewright.toml"))
    status, out, err = run(capsys, "emit", "--out", tmp_path / "out", "--own")
    assert (status, err) == (0, "") and ", 4 tuned entries" in out, "tune the example again"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[project\n", "tilewright.toml is not TOML: Expected"),
        ('[projects]\nops = ["a.cu"]\n', "unknown table 'projects' (did you mean project?); valid are project"),
        ("", '[project] is missing; under it stand ops = ["kernels/*.cu"]'),
        ('[project]\nop = ["a.cu"]\n', "[project]: unknown key 'op' (did you mean ops?); valid are ops, db, generated"),
        ("[project]\n", "ops is None; valid is a list of files and op folders"),
        ('[project]\nops = "a.cu"\n', "ops is 'a.cu'; valid is a list of files and op folders"),
        ('[project]\nops = ["*.cu"]\n', "ops: nothing is called '*.cu' in "),
        ('[project]\nops = ["a.py"]\ndb = 3\n', 'db is 3; valid is the name of a folder, such as "tuning_db"'),
    ],
)
def test_a_mistake_in_it_is_one_line(tmp_path, text, says):
    (tmp_path / "a.py").write_text("")
    (tmp_path / "tilewright.toml").write_text(text)
    with pytest.raises(UsageError) as error:
        project.find(tmp_path)
    assert says in str(error.value) and "\n" not in str(error.value)


def test_own_enumerations_do_not_meet_those_of_the_library(tmp_path, archs):
    """One program includes headers of both."""
    from codegen.load import load_ops
    from codegen.typed import typed_sources

    cpu = NUMPY_ADD.replace("f32[n]", "T[n]").replace("// tw: tune", "// tw: types  T = f32, e5m2\n// tw: tune")
    (tmp_path / "vector_add.cc").write_text(cpu.replace("float", "T"))
    ops = load_ops([tmp_path / "vector_add.cc"])
    own = typed_sources([ops["vector_add"]], list(ops.values()))
    known = typed_sources([op for op in ops.values() if op.name != "vector_add"])
    assert own["include/tilewright/enums.h"] == known["include/tilewright/enums.h"]
    header = own["include/tilewright/vector_add.h"]
    assert "enum class VectorAddDtype : std::uint8_t { f32, e5m2 };" in header
    assert "VectorAddDtype dtype = VectorAddDtype::f32;" in header
