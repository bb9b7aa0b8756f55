"""`db` as a user calls it: what each subcommand says and writes, its exit status, and that nothing of a file from
others gets in unchecked or leads out of the database. Runs the built program (./tilewright test builds it first)."""

import copy
import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("TILEWRIGHT_BUILD_DIR") or ROOT / "build") / "autotune" / "tilewright-autotune"
H200 = "nvidia-h200-132sm"


def db(*words, status=0):
    assert PROGRAM.exists(), f"{PROGRAM} is not built: ./tilewright test builds it"
    done = subprocess.run([PROGRAM, "db", *map(str, words)], capture_output=True, text=True, timeout=300)
    assert status is None or done.returncode == status, done.stdout + done.stderr
    return done


def read(path):
    return [json.loads(line) for line in path.read_text().splitlines()]


def write(path, records):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(record, separators=(",", ":")) + "\n" for record in records))
    return path


def losers(record):
    """The finalists that are other kernels than the winner and the default."""
    return [f for f in record["finalists"] if f["kernel"] not in (record["kernel"], record["default"]["kernel"])]


@pytest.fixture
def base(tmp_path):
    """A copy of some of the tree's records; the H200's are of family mma, whose parameters the faults name, and the
    default and another kernel lost to them."""
    folder = tmp_path / "db"
    h200 = [
        record
        for record in read(ROOT / "tuning_db" / H200 / "gemm.jsonl")
        if record["family"] == "mma" and record["margin"] > 0 and losers(record)
    ]
    assert len(h200) >= 6
    write(folder / H200 / "gemm.jsonl", h200[:6])
    write(folder / "nvidia-t4-40sm" / "gemm.jsonl", read(ROOT / "tuning_db" / "nvidia-t4-40sm" / "gemm.jsonl")[:3])
    return folder


@pytest.fixture
def records(base):
    return read(base / H200 / "gemm.jsonl")


def changed(record, **values):
    return {**copy.deepcopy(record), **values}


def times(record, median_us):
    """The record with another winner's time, its margin in agreement."""
    median_us = round(median_us, 3)  # as records hold it
    other = copy.deepcopy(record)
    other["time"]["median_us"] = median_us
    other["margin"] = round(other["default"]["median_us"] / median_us - 1, 4)
    return other


def tree_of(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_help_teaches():
    for command in ("lint", "show", "diff", "merge", "compact", "export", "import", "pull", "push", "verify"):
        assert "--db" in db(command, "--help").stdout or command == "diff", command
    assert "lint" in db("--help").stdout
    db("frob", status=2)
    db("show", "--shapes", "many", "--db", ROOT / "tuning_db", status=2)
    db("lint", "--db", "/nowhere", status=2)
    db("merge", "/nowhere", status=2)


def test_autotune_db_is_db(base):
    done = subprocess.run(
        [PROGRAM, "autotune", "db", "lint", "--db", base], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0 and "9 records, 0 findings" in done.stdout


def test_the_trees_database_is_sound():
    assert ", 0 findings" in db("lint").stdout


def lint(folder):
    """[(file, line, what)]"""
    report = json.loads(db("lint", "--json", "--db", folder, status=1).stdout)
    assert all(finding["remedy"] for finding in report["findings"])
    return [(f["file"], f["line"], f["what"]) for f in report["findings"]]


FAULTS = [
    (lambda r: changed(r, schema="tilewright.record/2"), "its schema is 'tilewright.record/2'"),
    (lambda r: changed(r, hash="0" * 32), "has changed since it was measured"),
    (lambda r: changed(r, config={**r["config"], "BM": 77}), "offers no BM=77"),
    (lambda r: changed(r, runtime={**r["runtime"], "split_k": 3}), "is not legal for"),
    (lambda r: changed(r, kernel=r["kernel"] + "x"), "its configuration is that of"),
    (lambda r: changed(r, op="conv"), "it is of op conv"),
    (lambda r: changed(r, device={**r["device"], "key": "other"}), "it is of device other"),
    (lambda r: changed(r, margin=-0.5), "the winner is slower than the default"),
    (lambda r: changed(r, margin=-0.0051), "the winner is slower than the default"),
    (lambda r: changed(r, margin=round(r["margin"] + 1, 4)), "its margin is"),
    (lambda r: dict(reversed(r.items())), "it is not as the tuner writes it"),
    (lambda r: changed(r, status="predicted"), "status is predicted, but time.n is"),
]  # fmt: skip


@pytest.mark.parametrize(("fault", "says"), FAULTS)
def test_lint_finds_a_wrong_record(base, records, fault, says):
    write(base / H200 / "gemm.jsonl", [*records[:3], fault(records[3]), *records[4:]])
    ((file, line, what),) = lint(base)
    assert (file, line) == (f"{H200}/gemm.jsonl", 4) and says in what


def short_final(record, mad, margin):
    """As after 3 rounds of 100 and 150 us, whose samples spread by `mad` of their median."""
    other = changed(record, margin=margin, noise=round(2 * mad, 4))
    for time, median_us in ((other["time"], 100.0), (other["default"], 150.0)):
        time.update(median_us=median_us, mad_us=round(mad * median_us, 3), n=3)
    other["time"]["min_us"] = 100.0
    return other


@pytest.mark.parametrize(("mad", "margin"), [(0.001, 0.6), (0.03, 0.9), (0.1, 1.9)])
def test_lint_lets_a_margin_differ_by_the_noise_of_its_record(base, records, mad, margin):
    record = next(record for record in records if record["margin"] > 0)
    write(base / H200 / "gemm.jsonl", [short_final(record, mad, margin)])
    assert "4 records, 0 findings" in db("lint", "--db", base).stdout


@pytest.mark.parametrize(("mad", "margin"), [(0.001, 0.7), (0.001, 0.3), (0.03, 1.5), (0.1, 5.5)])
def test_lint_refuses_a_margin_that_noise_does_not_explain(base, records, mad, margin):
    record = next(record for record in records if record["margin"] > 0)
    write(base / H200 / "gemm.jsonl", [short_final(record, mad, margin)])
    ((_, _, what),) = lint(base)
    assert what.startswith(f"its margin is {margin}, but the default's 150 us / the winner's 100 us is 1.5")


def test_lint_finds_what_is_out_of_place(base, records):
    file = base / H200 / "gemm.jsonl"
    predicted = changed(
        records[1], status="predicted", policy="predicted/cost-model", time={**records[1]["time"], "n": 0}
    )
    write(file, [records[1], predicted, records[0], records[3], records[3]])
    file.write_text(file.read_text() + "{\n" + json.dumps(records[4], separators=(",", ":")))
    (file.parent / "gemm.jsonl.rejected").write_text("x\n")
    (file.parent / "gemm.jsonl.12.tmp").write_text("x\n")
    (file.parent / "notes.txt").write_text("x\n")
    (file.parent / "Bad Name.jsonl").write_text("")
    (base / "link").symlink_to(file.parent)
    (base / "Bad Key").mkdir()
    found = lint(base)
    for line, what in (
        (2, "line 1 was measured"),
        (3, "out of order"),
        (5, "the key of line 4"),
        (6, "no record"),
        (7, "no newline"),
    ):
        assert any(f == f"{H200}/gemm.jsonl" and n == line and what in w for f, n, w in found), (line, found)
    names = {file for file, line, _ in found if line == 0}
    assert names >= {"link", "Bad Key", f"{H200}/gemm.jsonl.rejected", f"{H200}/gemm.jsonl.12.tmp", f"{H200}/notes.txt",
                     f"{H200}/Bad Name.jsonl"}  # fmt: skip


def test_lint_finds_predictions_beside_measurements_of_any_policy(base, records):
    warm = changed(records[0], policy="warm/median")
    predicted = changed(
        records[0], status="predicted", policy="predicted/cost-model", time={**records[0]["time"], "n": 0}
    )
    write(base / H200 / "gemm.jsonl", [predicted, warm])
    assert lint(base) == [(f"{H200}/gemm.jsonl", 1, "it is predicted, and line 2 was measured")]


def test_show_filters(base):
    assert db("show", "--db", base).stdout.splitlines()[-1] == "9 records"
    assert db("show", "--db", base, "--device", "t4").stdout.splitlines()[-1] == "3 records"
    shown = json.loads(db("show", "--db", base, "--json", "--arch", "sm90a", "--shapes", "M=16,K=4096").stdout)
    assert shown and all(r["arch"] == "sm90a" and r["shape"]["M"] == 16 and r["shape"]["K"] == 4096 for r in shown)
    by_position = json.loads(db("show", "--db", base, "--json", "--arch", "sm90a", "--shapes", "16,4096,4096").stdout)
    assert by_position and {r["shape"]["M"] for r in by_position} == {16}
    assert json.loads(db("show", "--db", base, "--json", "--op", "row_softmax").stdout) == []
    assert "--op is 'conv', which no record has" in db("show", "--db", base, "--json", "--op", "conv", status=2).stderr


def test_diff_says_what_is_different(base, records, tmp_path):
    other = shutil.copytree(base, tmp_path / "other")
    assert json.loads(db("diff", base, other, "--json").stdout)["differences"] == []
    loser = losers(records[1])[0]
    instead = changed(
        times(records[1], 2 * records[1]["time"]["median_us"]), kernel=loser["kernel"], runtime=loser["runtime"]
    )
    write(other / H200 / "gemm.jsonl", [times(records[0], 10.0), instead, *records[3:]])
    result = json.loads(db("diff", base, other, "--json", status=1).stdout)
    assert [each["kind"] for each in result["differences"]] == ["same winner", "other winner", "only in A"]
    assert result["differences"][1]["ratio"] == pytest.approx(2)
    assert (result["only_a"], result["only_b"], result["other_winner"]) == (1, 0, 1)
    assert "only in B" in db("diff", other, base, status=1).stdout


def test_export_and_import_are_inverse(base, tmp_path):
    db("export", tmp_path / "all.jsonl", "--db", base)
    db("import", tmp_path / "all.jsonl", "--db", tmp_path / "again")
    assert tree_of(tmp_path / "again") == tree_of(base)
    db("export", tmp_path / "t4.jsonl", "--db", base, "--device", "t4")
    assert len(read(tmp_path / "t4.jsonl")) == 3
    assert db("export", "-", "--db", base).stdout == (tmp_path / "all.jsonl").read_text()
    db("export", tmp_path / "none.jsonl", "--db", base, "--device", "nowhere", status=2)
    assert not (tmp_path / "none.jsonl").exists()


def test_export_goes_where_a_link_leads_and_into_what_is_no_file(base, tmp_path):
    target, link = tmp_path / "target.jsonl", tmp_path / "link.jsonl"
    target.write_text("before")
    link.symlink_to(target)
    db("export", link, "--db", base)
    assert link.is_symlink() and len(read(target)) == 9
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["timeout", "60", "cat", pipe], stdout=subprocess.PIPE, text=True) as reader:
        db("export", pipe, "--db", base)
        assert reader.stdout.read() == target.read_text() and pipe.is_fifo()
    (tmp_path / "there.jsonl").symlink_to("target.jsonl")
    target.unlink()
    db("export", tmp_path / "there.jsonl", "--db", base)  # a link to what is not there yet
    assert (tmp_path / "there.jsonl").is_symlink() and len(read(target)) == 9
    assert "cannot write" in db("export", tmp_path / "no" / "folder", "--db", base, status=1).stderr
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == ["db", "link.jsonl", "pipe", "target.jsonl", "there.jsonl"]


@pytest.mark.parametrize("words", [("show",), ("show", "--json"), ("export", "-"), ("lint",), ("--help",)])
def test_output_that_does_not_fit_is_a_failure(base, words):
    folder = [] if words == ("--help",) else ["--db", base]
    command = [PROGRAM, "db", *words, *folder]
    assert Path("/dev/full").is_char_device()  # else opening it would make a file of that name
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=300)
    assert done.returncode == 1 and "could be written to stdout" in done.stderr


def test_import_refuses_line_by_line(base, records, tmp_path):
    hostile = [
        changed(records[0], device={**records[0]["device"], "key": "../x"}),
        changed(records[0], device={**records[0]["device"], "key": ".."}),
        changed(records[0], op="../../x"),
        changed(records[0], kernel="../../x"),
        changed(records[0], device={**records[0]["device"], "name": "two\nlines"}),
        changed(records[0], config={**records[0]["config"], "BM": "16; system(0)"}),
        changed(records[0], hash="0" * 32),
        changed(records[0], op="conv"),
    ]
    carried = changed(records[1], toolchain={**records[1]["toolchain"], "flags": ["; touch pwned", "$(rm -rf /)"]})
    file = write(tmp_path / "file.jsonl", [*hostile, carried])
    file.write_bytes(file.read_bytes() + b"\xff\xfe\n" + b"[" * 100_000 + b"\n" + b"x" * 2_000_000 + b'\n{"schema"')
    outside = tree_of(base.parent)
    report = json.loads(db("import", file, "--db", tmp_path / "new", "--json", status=1).stdout)
    assert [line.split(":")[1] for line in sorted(report["refused"], key=lambda r: int(r.split(":")[1]))] == [
        str(n) for n in (*range(1, 9), 10, 11, 12, 13)
    ]
    assert report["added"] == 1
    assert read(tmp_path / "new" / H200 / "gemm.jsonl") == [carried], "what is only carried along is not looked into"
    new = {path: text for path, text in tree_of(base.parent).items() if path not in outside}
    assert list(new) == [f"new/{H200}/gemm.jsonl"], "nothing else appeared anywhere"


@pytest.mark.parametrize(
    ("document", "what"),
    [
        ({"schema_version": "1.0.0", "results": [{}]}, "times of one problem's configurations (T4): `replay` reads it"),
        ({"device_name": "A100", "cache": {}}, "what Kernel Tuner has measured (a cache): `replay` reads it"),
        ({"ConfigurationSpace": {}}, "a search space (T1): `tune` takes it"),
    ],
)
def test_import_names_a_file_of_another_format(tmp_path, document, what):
    file = tmp_path / "file.json"
    file.write_text(json.dumps(document, indent=1))
    said = db("import", file, "--db", tmp_path / "new", status=2)
    assert said.stderr.count("\n") == 1 and what in said.stderr
    assert not (tmp_path / "new").exists()


def test_import_follows_no_link(base, records, tmp_path):
    precious = write(tmp_path / "precious" / "gemm.jsonl", records[:1])
    before = precious.read_bytes()
    (tmp_path / "new").mkdir()
    (tmp_path / "new" / H200).symlink_to(precious.parent)
    file = write(tmp_path / "file.jsonl", records)
    assert "no folder but a link" in db("import", file, "--db", tmp_path / "new", status=1).stderr
    (tmp_path / "new" / H200).unlink()
    (tmp_path / "new" / H200).mkdir()
    (tmp_path / "new" / H200 / "gemm.jsonl").symlink_to(precious)
    db("import", file, "--db", tmp_path / "new", status=1)
    assert precious.read_bytes() == before


@pytest.mark.parametrize(("prefer", "taken"), [("faster", 1), ("newer", 2), ("ours", 0), ("theirs", 3)])
def test_merge_decides_as_told(base, records, tmp_path, prefer, taken):
    slower, faster = (times(r, f * r["time"]["median_us"]) for r, f in ((records[0], 1.5), (records[1], 0.5)))
    newer = [changed(r, when="2030-01-01T00:00:00Z") for r in (slower, records[2])]
    other = tmp_path / "other"
    write(other / H200 / "gemm.jsonl", [newer[0], faster, newer[1]])
    before = tree_of(base)
    conflicted = db("merge", other, "--db", base, status=1)
    assert conflicted.stdout.count("conflict  ") == 3 and "--prefer" in conflicted.stderr and tree_of(base) == before
    dry = db("merge", other, "--db", base, "--prefer", prefer, "--dry-run")
    assert f"{taken} replaced" in dry.stdout and tree_of(base) == before
    db("merge", other, "--db", base, "--prefer", prefer)
    after = read(base / H200 / "gemm.jsonl")
    expected = {"faster": [0, 1, 0], "newer": [1, 0, 1], "ours": [0, 0, 0], "theirs": [1, 1, 1]}[prefer]
    theirs = [newer[0], faster, newer[1]]
    assert after == [theirs[i] if take else records[i] for i, take in enumerate(expected)] + records[3:]


def test_merge_keeps_policies_apart_and_never_puts_predicted_over_measured(base, records, tmp_path):
    warm = changed(records[0], policy="warm/median")
    predicted = changed(
        records[1], status="predicted", policy="predicted/cost-model", time={**records[1]["time"], "n": 0}
    )
    other = tmp_path / "other"
    write(other / H200 / "gemm.jsonl", [warm, predicted])
    done = db("merge", other, "--db", base, "--json")
    report = json.loads(done.stdout)
    assert (report["added"], report["left_out"], report["conflicts"]) == (1, 1, [])
    assert read(base / H200 / "gemm.jsonl") == [records[0], warm, *records[1:]]


def test_compact_drops_what_nobody_uses(base, records):
    file = base / H200 / "gemm.jsonl"
    older = changed(records[0], policy="cold/a", when="2020-01-01T00:00:00Z")
    warm = changed(records[0], policy="warm/median")
    stale = changed(records[3], hash="0" * 32)
    unknown = changed(records[4], arch="sm42")
    write(file, [records[5], stale, warm, older, records[0], unknown])
    file.with_name("gemm.jsonl.rejected").write_text("x\n")
    (base / "gone").mkdir()
    (base / "gone" / "gemm.jsonl.rejected").write_text("x\n")
    before = tree_of(base)
    report = json.loads(db("compact", "--db", base, "--json", "--dry-run").stdout)
    assert tree_of(base) == before
    assert [each["why"].split(":")[0] for each in report["dropped"]] == ["stale", "superseded"]
    assert report["removed"] == [f"{H200}/gemm.jsonl.rejected", "gone/gemm.jsonl.rejected"]
    removed = json.loads(db("compact", "--db", base, "--json").stdout)["removed"]
    assert removed == [f"{H200}/gemm.jsonl.rejected", "gone/gemm.jsonl.rejected"]
    assert sorted(tree_of(base)) == [f"{H200}/gemm.jsonl", "nvidia-t4-40sm/gemm.jsonl"]
    assert not (base / "gone").exists()
    kept = read(file)
    assert sorted(map(json.dumps, kept)) == sorted(map(json.dumps, [records[0], warm, records[5], unknown]))
    db("compact", "--db", base)
    assert read(file) == kept


def lines_of(path):
    return path.read_bytes().splitlines(keepends=True)


@pytest.fixture
def mixed(base, records):
    """A file with lines between its records that only a later tilewright reads, or nobody."""
    file = base / H200 / "gemm.jsonl"
    later = json.dumps(changed(records[0], schema="tilewright.record/99", more=[1, {"a": 2}])).encode() + b"\n"
    torn = b'{"schema":"tilewright.record/1", \xff\r\n'
    whole = lines_of(file)
    file.write_bytes(b"".join([later, *whole[:3], torn, *whole[3:], later]))
    return file, [later, torn, later]


def unread(file):
    return [line for line in lines_of(file) if b"record/99" in line or b"\xff" in line]


@pytest.mark.parametrize("command", ["compact", "merge", "import"])
def test_lines_that_cannot_be_read_stay_where_they_are(base, records, mixed, tmp_path, command):
    file, lines = mixed
    before = lines_of(file)
    other = changed(records[0], policy="warm/median")
    words = {
        "compact": ["compact"],
        "merge": ["merge", write(tmp_path / "other" / H200 / "gemm.jsonl", [other]).parent.parent],
        "import": ["import", write(tmp_path / "other.jsonl", [other])],
    }[command]
    done = db(*words, "--db", base)
    assert done.stderr.count("left as it is") == 3
    assert unread(file) == lines and not list(base.rglob("*.rejected"))
    assert [line for line in lines_of(file) if b"warm/median" not in line] == before
    assert len(lines_of(file)) == len(before) + (command != "compact")


def test_lint_sends_to_a_later_tilewright(base, mixed):
    done = db("lint", "--db", base, status=1)
    assert done.stdout.count("a later tilewright reads it") == 2 and done.stdout.count("remove the line") == 1


def test_records_of_every_version_are_read(tmp_path):
    """A line of each format that a version wrote, and of one that has fields more than this one knows."""
    formats = sorted((ROOT / "tests" / "data" / "records").glob("*.jsonl"))
    assert len(formats) >= 3
    for number, path in enumerate(formats):
        (record,) = read(path)
        folder = tmp_path / str(number)
        file = write(folder / record["device"]["key"] / f"{record['op']}.jsonl", [])
        file.write_bytes(path.read_bytes())
        assert "1 records" in db("show", "--db", folder).stdout, path
        db("merge", folder, "--db", tmp_path / f"new{number}")
        merged = tmp_path / f"new{number}" / record["device"]["key"] / file.name
        assert merged.read_bytes() == path.read_bytes(), path
        found = json.loads(db("lint", "--json", "--db", folder, status=None).stdout)["findings"]
        assert not any("as the tuner writes it" in finding["what"] for finding in found), path


def test_lint_leaves_a_version_control_alone(base):
    subprocess.run(["git", "init", "-q", base], check=True, timeout=300)
    (base / ".git" / "gemm.jsonl").write_text("x\n")
    assert "9 records, 0 findings" in db("lint", "--db", base).stdout


def test_compact_keeps_what_it_puts_aside(base, records):
    """Of records with one key the weaker ones."""
    file = base / H200 / "gemm.jsonl"
    older = [changed(record, when="2020-01-01T00:00:00Z") for record in records]
    write(file, [line for pair in zip(older, records, strict=True) for line in pair])
    assert db("compact", "--db", base, "--dry-run", "--json").stdout.count("rejected") == 0
    done = db("compact", "--db", base)
    assert "kept in gemm.jsonl.rejected" in done.stderr and "removed" not in done.stdout
    assert read(file.with_name("gemm.jsonl.rejected")) == older
