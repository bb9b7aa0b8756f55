"""Records from anyone: which are taken, why the others are not, and that nothing of one reaches emitted code or a path
unchecked."""

import copy
import json

import pytest
from conftest import TOY_OP
from records import line_of, lines, record, write_database

from codegen import emit
from codegen.cli import main
from codegen.record import NotARecord, parse_record
from codegen.resolve import Line, Resolver, Unresolved
from codegen.select import database_lines, select


@pytest.fixture
def good(toy, archs):
    return record(toy, archs["sm80"], {"n": 1000}, pick=2)


def changed(entry, path, value):
    """A copy with one value changed: `path` is "device.key"."""
    entry = copy.deepcopy(entry)
    *parents, last = path.split(".")
    target = entry
    for name in parents:
        target = target[int(name)] if isinstance(target, list) else target[name]
    target[last] = value
    return entry


def refusal(ops, archs, line):
    with pytest.raises(Unresolved) as refused:
        Resolver(ops, archs).resolve(line)
    return refused.value.kind, str(refused.value)


def test_a_good_record_resolves(ops, archs, good):
    winner = Resolver(ops, archs).resolve(line_of(good))
    assert winner.kernel.id == good["kernel"] and winner.record.median_us == good["time"]["median_us"]


STALE = [
    ("hash", "0" * 32, "has changed since it was measured"),
    ("family", "wgmma", "family wgmma does not exist"),
    ("config", {"THREADS": 256, "PER_THREAD": 8}, "is not legal any more: grid_cuda: a CTA handles at most"),
    ("config", {"BM": 1}, "has other parameters now"),
    ("config.THREADS", 77, "offers no"),
    ("config.THREADS", 256.0, "offers no"),
    ("config.THREADS", True, "offers no"),
    ("config.THREADS", "256; }\nint evil;", None),
    ("runtime", {"split_k": 1}, "has other run-time parameters now"),
    ("attributes", {"dtype": "f64"}, "unknown dtype 'f64'"),
    ("shape", {"n": 1000, "m": 1}, "its sizes are n, m; those of scale_add are n"),
    ("kernel", "scale_add.sm80.grid_cuda.other", "its configuration is that of"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "reason"), STALE)
def test_what_the_templates_do_not_offer_is_stale(ops, archs, good, path, value, reason):
    kind, sentence = refusal(ops, archs, line_of(changed(good, path, value)))
    if reason is None:
        assert kind == "corrupt" and "control character" in sentence
    else:
        assert kind == "stale" and reason in sentence


def test_a_feature_that_the_arch_lacks_is_stale(gemm, ops, archs):
    entry = record(gemm, archs["sm80"], {"M": 64, "N": 64, "K": 64}, {"dtype": "bf16", "layout": "nt"}, family="mma")
    kind, sentence = refusal(ops, archs, line_of(changed(entry, "arch", "sm75")))
    assert kind == "stale" and ("needs the arch feature" in sentence or "offers no" in sentence)


def test_run_time_values_must_be_among_the_legal_ones(gemm, ops, archs):
    entry = record(gemm, archs["sm80"], {"M": 64, "N": 64, "K": 64}, {"dtype": "bf16", "layout": "nt"}, family="mma")
    for value in (0, 3, 1 << 20):
        kind, sentence = refusal(ops, archs, line_of(changed(entry, "runtime.split_k", value)))
        assert kind == "stale" and "is not legal for M=64" in sentence


def test_attributes_and_sizes_have_one_order(gemm, ops, archs):
    entry = record(gemm, archs["sm80"], {"M": 64, "N": 64, "K": 64}, {"dtype": "bf16", "layout": "nt"}, family="mma")
    for name in ("attributes", "shape"):
        turned = changed(entry, name, dict(reversed(entry[name].items())))
        kind, sentence = refusal(ops, archs, line_of(turned))
        assert kind == "stale" and "those of gemm are" in sentence


def test_size_rules_must_allow_the_shape(gemm, ops, archs):
    entry = record(gemm, archs["sm80"], {"M": 64, "N": 64, "K": 64}, {"dtype": "bf16", "layout": "nt"}, family="mma")
    kind, sentence = refusal(ops, archs, line_of(changed(entry, "shape.K", 63)))
    assert kind == "stale" and "is not legal for M=64 N=64 K=63" in sentence


UNKNOWN = [("op", "conv", "op conv does not exist"), ("arch", "sm70", "arch sm70 does not exist")]


@pytest.mark.parametrize(("path", "value", "reason"), UNKNOWN)
def test_what_is_not_here_is_unknown_not_stale(ops, archs, good, path, value, reason):
    kind, sentence = refusal(ops, archs, line_of(changed(good, path, value)))
    assert kind == "unknown" and reason in sentence


CORRUPT = [
    ("schema", "tilewright.record/2", "its schema is 'tilewright.record/2'"),
    ("schema", None, "schema is None"),
    ("time", {}, "time.n is missing"),
    ("time", [], "time is []"),
    ("time.median_us", 0, "time.median_us is 0"),
    ("time.median_us", "10", "time.median_us is '10'"),
    ("time.median_us", 10**400, "time.median_us is 1000"),
    ("time.n", 0, "status is 'measured', but time.n is 0"),
    ("status", "predicted", "status is 'predicted', but time.n is 20"),
    ("status", "guessed", "status is 'guessed'"),
    ("default.median_us", -1, "default.median_us is -1"),
    ("threads", "1, .predicted = false", "threads is '1, .predicted = false'"),
    ("threads", True, "threads is True"),
    ("threads", 65536, "threads is 65536"),
    ("shape.n", -1, "shape.n is -1"),
    ("shape.n", 1 << 60, "shape.n is 1152921504606846976"),
    ("device.compute_units", 0, "device.compute_units is 0"),
    ("device.key", "../x", "device.key is '../x'"),
    ("device.key", "other-device", "it is of device other-device"),
    ("device.name", 'x", "y\n', "a control character"),
    ("device.name", "\ud800", "a control character"),
    ("op", "../../x", "op is '../../x'"),
    ("kernel", "../../x", "kernel is '../../x'"),
    ("finalists.0.kernel", "/etc/x", "finalists.kernel is '/etc/x'"),
    ("finalists.0.median_us", float("inf"), "Infinity is no number"),
    ("finalists", {}, "finalists are no array"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "reason"), CORRUPT)
def test_what_cannot_be_is_corrupt(ops, archs, good, path, value, reason):
    text = json.dumps(changed(good, path, value)).encode()
    kind, sentence = refusal(ops, archs, Line("test-device/scale_add.jsonl", 1, text))
    assert kind == "corrupt" and reason in sentence


def test_text_that_is_hostile_is_corrupt(good):
    text = json.dumps(good).encode()
    cases = {
        b"": "Expecting value",
        b"[]": "no object",
        b"[" * 200_000: "",
        text[:-10]: "",
        b'{"op": "gemm", ' + text[1:]: "key 'op' is there twice",
        b"\xef\xbb\xbf" + text: "BOM",
        b"\xff" + text: "not UTF-8",
        text + b"\0": "Extra data",
        text.replace(b"10.0", b"NaN", 1): "NaN is no number",
        text.replace(b"132", b"9" * 5000, 1): "",
        text + b" " * (1 << 20): "longer than",
    }
    for case, reason in cases.items():
        with pytest.raises(NotARecord, match=reason):
            parse_record(case)
    for length in range(len(text)):
        with pytest.raises(NotARecord):
            parse_record(text[:length])


def test_one_warning_for_each_line_that_is_skipped_and_the_others_count(few_ops, few_archs, good, tmp_path):
    database = write_database(tmp_path / "db", [good])
    path = database / "test-device" / "scale_add.jsonl"
    other = changed(good, "shape.n", 2000)
    torn = json.dumps(good)[:-20]
    path.write_bytes(
        b"\xff\xfe\n" + path.read_bytes().rstrip() + b"\r\n\r\n" + b"a\x0bb\x0cc\xe2\x80\xa8d\n"
        + json.dumps(other).encode() + b"\n" + torn.encode()
    )  # fmt: skip
    (database / "test-device" / "folder.jsonl").mkdir()
    (database / "test-device" / "scale_add.jsonl.77.tmp").write_text("left by a killed writer\n")
    selection = select(database_lines(database), few_ops, few_archs)
    assert [warning.split(":")[1] for warning in selection.warnings] == ["1", "4", "6"]
    assert all(w.startswith("test-device/scale_add.jsonl:") and ": skipped: " in w for w in selection.warnings)
    assert sorted(w.problem.sizes["n"] for w in selection.winners) == [1000, 2000]


def test_the_strongest_record_of_a_problem_counts(toy, few_ops, archs, few_archs):
    def entry(pick, policy, when, status="measured"):
        made = record(toy, archs["sm80"], {"n": 1000}, pick=pick, policy=policy, when=when, status=status)
        made["time"]["n"] = 0 if status == "predicted" else 20
        return made

    cold = entry(1, "cold-l2/events/median", "2026-01-01T00:00:00Z")
    later = entry(2, "cold-l2/rotating/median", "2026-01-02T00:00:00Z")
    warm = entry(3, "warm/median", "2026-01-03T00:00:00Z")
    predicted = entry(4, "predicted/cost-model", "2026-01-04T00:00:00Z", "predicted")
    cases = [([cold, warm], cold), ([warm, cold], cold), ([cold, later, warm], later), ([predicted, warm], warm)]
    for given, expected in cases:
        (winner,) = select(lines(given), few_ops, few_archs).winners
        assert winner.kernel.id == expected["kernel"]


def test_nothing_of_a_record_is_emitted_but_what_was_checked(few_ops, few_archs, good, tmp_path):
    """Fields that are carried along (flags, tie, toolchain) reach neither sources nor the build's list of commands."""
    hostile = changed(good, "toolchain.flags", ["-O3; touch pwned", "$(rm -rf /)", "@/etc/passwd"])
    hostile = changed(hostile, "toolchain.compiler", "`rm`")
    hostile = changed(hostile, "tie", ["../../x"])
    hostile = changed(hostile, "device.name", 'A "quoted" \\ name')
    files = emit.files(select(lines([hostile]), few_ops, few_archs), few_ops, few_archs, tmp_path)
    named = lines([changed(good, "device.name", 'A "quoted" \\ name')])
    plain = emit.files(select(named, few_ops, few_archs), few_ops, few_archs, tmp_path)
    assert files == plain
    assert '"A \\"quoted\\" \\\\ name"' in files["table.cpp"]
    assert all(not path.startswith("/") and ".." not in path.split("/") for path in files)


def resolve_command(capsys, *words):
    assert main(["resolve", *words, "--templates", str(TOY_OP)]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_command_answers_for_every_line(capsys, good, tmp_path):
    bad = changed(good, "hash", "0" * 32)
    database = write_database(tmp_path / "db", [good, bad])
    answers = resolve_command(capsys, "--db", str(database))
    assert [(a["file"], a["line"], a["kind"]) for a in answers] == [
        ("test-device/scale_add.jsonl", 1, "ok"),
        ("test-device/scale_add.jsonl", 2, "stale"),
    ]
    assert answers[0]["problem"] is None and "has changed" in answers[1]["problem"]
    assert [a["hash"] for a in answers] == [good["hash"], good["hash"]], "today's, for who would keep the record"
    elsewhere = tmp_path / "export.jsonl"
    elsewhere.write_text(json.dumps(changed(good, "device.key", "another")) + "\n{\n")
    assert [a["kind"] for a in resolve_command(capsys, "--file", str(elsewhere))] == ["ok", "corrupt"]
