"""Covers: the fewest bytes with which no record loses too much, what a database's left_out.json makes of emission, and
the command."""

import json

import pytest
from records import lines, record, write_database
from test_cli import TOY, run

from codegen import LEFT_OUT_FILE
from codegen.cover import Demand, cover, fitting_cover
from codegen.left_out import LeftOut, left_out_text, read_left_out
from codegen.model import CodegenError
from codegen.select import select

NONE = frozenset()


def demand(**losses):
    return Demand("a record", losses)


@pytest.mark.parametrize("loss, kernels", [(0.0199, {"b"}), (0.02, {"b"}), (0.021, {"a", "b"})])
def test_a_record_keeps_its_kernel_where_it_would_lose_more(loss, kernels):
    found = cover([demand(a=0.0, b=loss), demand(b=0.0)], {"a": 10, "b": 10}, NONE, 0.02)
    assert found.kernels == kernels
    assert found.losses == ((loss if kernels == {"b"} else 0.0), 0.0)


def test_bytes_count_and_not_kernels():
    demands = [demand(large=0.0, one=0.01), demand(large=0.0, other=0.01)]
    sizes = {"large": 100, "one": 30, "other": 30}
    assert cover(demands, sizes, NONE, 0.02).kernels == {"one", "other"}
    assert cover(demands, sizes | {"large": 50}, NONE, 0.02).kernels == {"large"}


def test_what_is_linked_in_any_case_costs_nothing():
    found = cover(
        [demand(a=0.0, chain=0.015), demand(b=0.0, chain=0.03)], {"a": 1, "b": 1, "chain": 1}, {"chain"}, 0.02
    )
    assert found.kernels == {"b"} and found.losses == (0.015, 0.0) and found.code_bytes == found.least_bytes == 1


def test_what_later_choices_make_superfluous_goes():
    """Greedy takes `middle` first (4 demands for 4 bytes); both sides are needed nonetheless, and do its work."""
    left, right = [demand(left=0.0, middle=0.01)] * 2, [demand(right=0.0, middle=0.01)] * 2
    demands = [*left, *right, demand(left=0.0), demand(right=0.0)]
    found = cover(demands, {"left": 4, "middle": 3, "right": 4}, NONE, 0.02)
    assert found.kernels == {"left", "right"}


def test_no_cover_is_smaller_than_the_bound():
    """The three pairs of a triangle need two kernels; the bound knows of one and a half at most."""
    demands = [demand(a=0, b=0), demand(b=0, c=0), demand(a=0, c=0)]
    found = cover(demands, {"a": 2, "b": 2, "c": 2}, NONE, 0.0)
    assert len(found.kernels) == 2 and 0 < found.least_bytes <= 3 <= found.code_bytes


def test_the_loss_that_would_fit_is_named():
    demands = [demand(a=0.0, b=0.034), demand(b=0.0)]
    sizes = {"a": 10, "b": 10}
    assert fitting_cover(demands, sizes, NONE, 0.02, 20).code_bytes == 20
    with pytest.raises(CodegenError, match=r"20 bytes of code, and --max-bytes allows 19; a --max-loss of 3.4"):
        fitting_cover(demands, sizes, NONE, 0.02, 19)
    with pytest.raises(CodegenError, match="no loss makes it fit"):
        fitting_cover(demands, sizes, NONE, 0.02, 9)


@pytest.fixture
def two(toy, few_archs):
    """Records of two problems that two kernels win; the first one's finalists have both."""

    def make(second_us, **changes):
        first, second = (record(toy, few_archs["sm80"], {"n": n}, pick=p) for n, p in ((1000, 1), (65536, 2)))
        finalist = {"kernel": second["kernel"], "runtime": dict(second["runtime"]), "median_us": second_us, "n": 20}
        first["finalists"].append(finalist | changes)
        return first, second

    return make


def linked(selection):
    return {shipped.kernel.id for shipped in selection.kernels}


@pytest.mark.parametrize("second_us, stays", [(10.19, False), (10.21, True)])
def test_emission_answers_with_the_fastest_finalist_that_is_linked(two, few_ops, few_archs, second_us, stays):
    first, second = two(second_us)  # the winner took 10
    left_out = {"sm80": LeftOut(0.02, frozenset([first["kernel"]]))}
    selection = select(lines([first, second]), few_ops, few_archs, left_out)
    assert (first["kernel"] in linked(selection)) == stays
    answer = next(w for w in selection.winners if w.problem.sizes["n"] == 1000)
    assert answer.kernel.id == (first if stays else second)["kernel"]
    assert answer.median_us == (10.0 if stays else second_us)
    assert linked(select(lines([first, second]), few_ops, few_archs)) >= {first["kernel"], second["kernel"]}


def test_an_answer_has_the_values_that_were_measured(gemm, few_ops, few_archs):
    attributes = {"dtype": "bf16", "layout": "nt"}
    first, second = (
        record(gemm, few_archs["sm80"], {"M": 64, "N": 64, "K": k}, attributes, pick=p, family="mma")
        for k, p in ((8192, 0), (64, 1))
    )
    assert first["kernel"] != second["kernel"]
    runtime = {name: first["runtime"][name] for name in second["runtime"]}
    assert runtime != second["runtime"], "else this test shows nothing"
    first["finalists"].append({"kernel": second["kernel"], "runtime": runtime, "median_us": 10.1, "n": 20})
    left_out = {"sm80": LeftOut(0.02, frozenset([first["kernel"]]))}
    answer = select(lines([first, second]), few_ops, few_archs, left_out).winners[-1]
    assert answer.kernel.id == second["kernel"] and dict(answer.runtime) == runtime and answer.median_us == 10.1


@pytest.mark.parametrize("change", [{"runtime": {"nothing": 1}}, {"kernel": "scale_add.sm80.grid.bf16.u1"}])
def test_finalists_that_do_not_hold_answer_nothing(two, few_ops, few_archs, change):
    first, second = two(10.1, **change)
    left_out = {"sm80": LeftOut(0.02, frozenset([first["kernel"]]))}
    assert first["kernel"] in linked(select(lines([first, second]), few_ops, few_archs, left_out))


def test_a_finalist_of_other_attributes_is_no_answer(gemm, few_ops, few_archs):
    """Whoever wrote the record: a kernel of f16 must not be launched for bf16."""
    sizes = {"M": 512, "N": 512, "K": 512}
    bf16, f16 = (record(gemm, few_archs["sm80"], sizes, {"dtype": d, "layout": "nt"}, pick=1) for d in ("bf16", "f16"))
    bf16["finalists"].append({"kernel": f16["kernel"], "runtime": f16["runtime"], "median_us": 9.0, "n": 20})
    bf16["finalists"] = bf16["finalists"][-1:]
    left_out = {"sm80": LeftOut(0.02, frozenset([bf16["kernel"]]))}
    assert bf16["kernel"] in linked(select(lines([bf16, f16]), few_ops, few_archs, left_out))


def test_other_archs_keep_their_kernels(two, few_ops, few_archs):
    first, second = two(10.1)
    left_out = {"sm86": LeftOut(0.02, frozenset([first["kernel"]]))}
    assert first["kernel"] in linked(select(lines([first, second]), few_ops, few_archs, left_out))


def test_the_file_is_read_as_it_was_written(tmp_path):
    left_out = {"sm80": LeftOut(0.02, frozenset(["b", "a"])), "sm75": LeftOut(0.0, frozenset())}
    assert dict(read_left_out(tmp_path)) == {}
    (tmp_path / LEFT_OUT_FILE).write_text(left_out_text(left_out))
    assert read_left_out(tmp_path) == left_out


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"schema": "other/1", "archs": {}}', '{"schema": "tilewright.left-out/1"}']
    + [
        json.dumps({"schema": "tilewright.left-out/1", "archs": {"sm80": fields}})
        for fields in ({}, [], {"max_loss": 2, "kernels": []}, {"max_loss": 0.02, "kernels": "all"})
    ],
)
def test_another_file_is_refused_by_name(tmp_path, text):
    (tmp_path / LEFT_OUT_FILE).write_text(text)
    with pytest.raises(CodegenError, match=f"{LEFT_OUT_FILE}: .*write it again"):
        read_left_out(tmp_path)


def test_the_command_writes_what_emission_reads(two, small_tree, tmp_path, capsys):
    first, second = two(10.1)
    first["resources"] = first["resources"] | {"code_bytes": 9000}
    database = write_database(tmp_path / "db", [first, second])
    words = ["cover", "--db", str(database), "--max-loss", "2%", *TOY]
    status, out, _ = run(capsys, *words)
    assert status == 0 and "sm80: 2 records" in out and "<- --max-loss" in out
    assert not (database / LEFT_OUT_FILE).exists(), "only --write writes"
    status, out, _ = run(capsys, *words, "--json")
    (answer,) = json.loads(out)
    assert answer["chosen"]["left_out"] == [first["kernel"]] and answer["winner_bytes"] == 9000 + 8192
    assert answer["chosen"]["code_bytes"] == 8192 and answer["chosen"]["worst_loss"] == pytest.approx(0.01)
    assert [each["max_loss"] for each in answer["covers"]] == [0.0, 0.01, 0.02, 0.05, 0.1]
    assert run(capsys, *words, "--write")[0] == 0
    generated = tmp_path / "generated"
    assert run(capsys, "emit", "--db", str(database), "--out", str(generated), *TOY)[0] == 0
    kernels = {path.stem for path in generated.rglob("kernels/sm80/*")}
    assert second["kernel"] in kernels and first["kernel"] not in kernels
    assert f'"{first["kernel"]}"' not in (generated / "table.cpp").read_text()


def test_only_kernels_of_the_ops_that_are_asked_for_are_left_out(two, gemm, few_archs, small_tree, tmp_path, capsys):
    """Two records of each op, whose winners' likes are 1 % slower; bytes of all count."""
    first, second = two(10.1)
    attributes, sizes = {"dtype": "bf16", "layout": "nt"}, {"M": 512, "N": 512}
    products = [
        record(gemm, few_archs["sm80"], sizes | {"K": k}, attributes, pick=k // 64, family="mma") for k in (64, 128)
    ]
    as_fast = {"kernel": products[1]["kernel"], "runtime": products[1]["runtime"], "median_us": 10.1, "n": 20}
    products[0]["finalists"].append(as_fast)
    database = write_database(tmp_path / "db", [first, second, *products])

    def left_out(*words):
        status, out, err = run(capsys, "cover", "--db", str(database), "--arch", "sm80", "--json", *words, *TOY)
        assert status == 0, err
        (answer,) = json.loads(out)
        assert answer["winner_bytes"] == 4 * 8192
        assert answer["chosen"]["code_bytes"] == (4 - len(answer["chosen"]["left_out"])) * 8192
        return answer["chosen"]["left_out"]

    of_toy, of_gemm = first["kernel"], products[0]["kernel"]
    assert left_out() == left_out("--op", "gemm", "--op", "scale_add") == [of_gemm, of_toy]
    assert left_out("--op", "gemm") == [of_gemm]
    assert left_out("--op", "scale_add") == [of_toy]
    words = ["cover", "--db", str(database), "--op", "gemm", "--max-bytes", str(3 * 8192), *TOY]
    status, out, _ = run(capsys, *words)
    assert status == 0 and "those of other ops than gemm stay linked, too" in out
    status, _, err = run(capsys, *words[:-3], str(2 * 8192), *TOY)
    assert status == 1 and f"have {3 * 8192} bytes of code" in err


@pytest.mark.parametrize(
    "words, status, error",
    [
        (["--max-loss", "2"], 2, "--max-loss is '2'; valid is a share"),
        (["--max-loss", "-1%"], 2, "--max-loss is '-1%'"),
        (["--max-bytes", "0"], 2, "--max-bytes is 0; valid are whole numbers from 1"),
        (["--arch", "sm99"], 2, "unknown arch 'sm99'"),
        (["--op", "gemmm"], 2, "unknown op 'gemmm'; valid are"),
        (["--arch", "sm75"], 1, "has no record of sm75"),
        (["--max-bytes", "1"], 1, "--max-bytes allows 1; no loss makes it fit"),
    ],
)
def test_errors_name_the_input(two, small_tree, tmp_path, capsys, words, status, error):
    database = write_database(tmp_path / "db", two(10.1))
    answer, _, err = run(capsys, "cover", "--db", str(database), "=".join(words), *TOY)
    assert answer == status and error in err and err.count("\n") == 1
