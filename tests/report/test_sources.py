"""What is read of journals and databases, and how two of them compare; without any library of the page."""

import gzip
import json
import lzma
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import made_up
import pytest

from report.comparison import compare, noise_of
from report.digits import digits
from report.fault import ReportFault
from report.source import names_of, read_source
from report.trials import by_seconds, by_trials, mean_curve, searches_of
from report.tuned import Vendor

ROOT = Path(__file__).resolve().parents[2]


def diff(*words: Path | str) -> subprocess.CompletedProcess:
    command = [sys.executable, "-m", "report", "diff", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False, timeout=300)


def write_database(folder: Path, *records: dict) -> Path:
    path = folder / "made-up" / "gemm.jsonl"
    path.parent.mkdir(parents=True)
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    return folder


def test_a_journal_is_read_as_it_is_compressed_and_by_its_folder(tmp_path):
    plain = made_up.write_journal(tmp_path / "work" / "journal" / "0002.jsonl")
    (tmp_path / "work" / "journal" / "0001.jsonl").write_text("an older one")
    for name, compress in {"a.jsonl.gz": gzip.compress, "b.jsonl.xz": lzma.compress}.items():
        (tmp_path / name).write_bytes(compress(plain.read_bytes()))
    for path in (plain, tmp_path / "work", tmp_path / "a.jsonl.gz", tmp_path / "b.jsonl.xz"):
        source = read_source("it", path)
        assert [tuned.problem for tuned in source.tuned] == [f"gemm f32 N={n}" for n in made_up.SIZES]
        assert len(source.journal.outcomes) == 33 and source.journal.has_ended


def test_torn_lines_and_wrong_records_are_left_out_with_a_warning(tmp_path, capsys):
    lines = made_up.journal_text().splitlines()
    wrong = json.loads(lines[12])
    wrong["record"]["time"]["median_us"] = -1
    path = tmp_path / "0001.jsonl"
    path.write_text("\n".join([*lines[:12], json.dumps(wrong), *lines[13:], '{"phase": "sear', "[]", "7"]))
    source = read_source("it", path)
    assert [tuned.record.shape["N"] for tuned in source.tuned] == [512, 1024]
    told = capsys.readouterr().err
    assert "torn, left out; such lines: 3" in told and "the decision of case 256 is left out" in told


def test_the_stronger_record_of_a_problem_counts(tmp_path):
    cold, warm = made_up.record(7, 5, 9), made_up.record(7, 3, 9, policy="warm")
    later = made_up.record(7, 4, 9, when="2001-01-01T00:00:00Z")
    source = read_source("it", write_database(tmp_path, cold, later, warm))
    assert [tuned.time.us for tuned in source.tuned] == [4]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "no such file"),
        ("", "no problem was tuned there"),
        ('{"schema": "tilewright.journal/1", "run": {}, "when": ""}\n', "no problem was tuned there"),
    ],
)
def test_what_is_no_source_is_one_sentence(tmp_path, content, told):
    path = tmp_path / "0001.jsonl"
    if content is not None:
        path.write_text(content)
    done = diff(path, path)
    assert (
        done.returncode == 2 and told in done.stderr.splitlines()[-1] and str(path) in done.stderr and not done.stdout
    )


def test_cut_archive_is_one_sentence(tmp_path):
    path = tmp_path / "a.jsonl.xz"
    path.write_bytes(lzma.compress(made_up.journal_text().encode())[:-40])
    with pytest.raises(ReportFault, match=r"cannot read .*a\.jsonl\.xz"):
        read_source("it", path)


def test_names_are_the_shortest_that_differ():
    assert names_of([Path("/x/a/0001.jsonl.xz"), Path("/x/b/0001.jsonl")]) == ["a", "b"]
    assert names_of([Path("/x/a/journal/0001.jsonl"), Path("/x/a/journal/0002.jsonl")]) == ["0001", "0002"]
    assert names_of([Path("/x/a.jsonl"), Path("/x/b.jsonl")]) == ["a", "b"]
    assert names_of([Path("/x/a"), Path("/x/a")]) == ["1 /x/a", "2 /x/a"]


def test_trials_count_failures_and_seconds_count_all(tmp_path):
    source = read_source("it", made_up.write_journal(tmp_path / "0001.jsonl"))
    first = searches_of(source.journal, source.cases)[0]
    assert first.problem == "gemm f32 N=256" and len(first.trials) == 10 and len(first.times) == 9
    assert first.trials[-1].us is None and first.spent_s == 6  # ten of 0.5 s, a final of 1 s
    # 6 of the default; 16 takes 9, 7, 6.33; then 32 takes 4, 3.33 and 64 takes 5, 3, 2.33.
    assert first.steps(by_trials) == [(1, 6), (5, 4), (6, 2 + 4 / 3), (8, 3), (9, 1 + 4 / 3)]
    assert [when for when, _ in first.steps(by_seconds)] == [0.5, 2.5, 3, 4, 4.5]


def test_the_mean_curve_starts_with_the_defaults():
    curve = mean_curve([[(1, 4.0), (3, 1.0)], [(2, 9.0), (4, 1.0)]])
    assert [place for place, _ in curve] == [0, 1, 2, 3, 4]
    assert [us for _, us in curve] == pytest.approx([6, 6, 6, 3, 1])
    assert len(mean_curve([[(float(i), 1.0) for i in range(1000)]], points=50)) == 50


def test_a_candidate_that_turns_out_wrong_has_no_time(tmp_path):
    path = made_up.write_journal(tmp_path / "0001.jsonl")
    late = made_up.outcome(256, made_up.kernel(64, 3), phase="verify", invalidity="correctness", reason="late")
    path.write_text(path.read_text() + json.dumps(late) + "\n")
    source = read_source("it", path)
    assert min(searches_of(source.journal, source.cases)[0].times.values()) == 3


def test_another_library_is_met_in_the_final_or_else_in_the_search(tmp_path):
    path = made_up.write_journal(tmp_path / "0001.jsonl")
    met = [
        made_up.outcome(256, "gemm.vendor.1", us=[1, 1, 1]),  # as the search had it; the final says 3
        made_up.outcome(256, "gemm.vendor.1", phase="final", us=[3, 3, 4]),
        made_up.outcome(512, "gemm.vendor.1", us=[9, 9]),
        made_up.outcome(512, "gemm.vendor.2", us=[8, 9, 5]),
        made_up.outcome(1024, "gemm.vendor.1", us=[1], invalidity="correctness"),
    ]
    path.write_text(path.read_text() + "".join(json.dumps(line) + "\n" for line in met))
    vendors = [tuned.vendor for tuned in read_source("it", path).tuned]
    assert vendors == [Vendor("vendor", 3), Vendor("vendor", 8), None]


def test_numbers_in_sentences_have_no_exponent():
    assert [digits(99.7, 2), digits(107, 2), digits(1580.2, 3), digits(123456, 4)] == ["100", "110", "1580", "123500"]
    assert [digits(0.0261, 2), digits(33.4, 2), digits(9.36, 3)] == ["0.026", "33", "9.36"]


def test_noise_grows_with_spread_and_shrinks_with_samples(tmp_path):
    (tuned,) = read_source("it", write_database(tmp_path, made_up.record(7, 100, 100))).tuned
    few, many = (replace(tuned, time=replace(tuned.time, mad_us=8, n=n)) for n in (4, 400))
    assert noise_of(tuned, tuned, 0.02) == 0.02
    # Two standard errors of a ratio: 2 * 1.2533 * 1.4826 * 8 / 100 / sqrt(4) * sqrt(2)
    assert noise_of(few, few, 0.02) == pytest.approx(0.2102, abs=1e-4)
    assert noise_of(many, many, 0) == pytest.approx(0.02102, abs=1e-5)


def test_diff_says_fast_slow_and_same_and_fails_for_slow(tmp_path):
    before = write_database(tmp_path / "before", *(made_up.record(n, 100, 200) for n in (1, 2, 3, 4)))
    times = {1: made_up.time_of(105), 2: made_up.time_of(90), 3: made_up.time_of(101), 5: made_up.time_of(1)}
    after = write_database(tmp_path / "after", *(made_up.record(n, 1, 9, time=time) for n, time in times.items()))
    done = diff(before, after)
    assert done.returncode == 1, done.stderr
    lines = done.stdout.splitlines()
    assert [line.split()[-1] for line in lines[1:4]] == ["SLOW", "SAME", "FAST"]
    assert "3 problems: 1 FAST, 1 SLOW, 1 SAME" in lines[-1]
    assert "left out: 1 problems, only in before" in lines and "left out: 1 problems, only in after" in lines
    assert diff(before, after, "--threshold", "0.1").returncode == 1 - 1
    for wrong in ("x", "nan", "1", "-0.1"):
        refused = diff(before, after, f"--threshold={wrong}")
        assert refused.returncode == 2 and f"{wrong} is no share: valid are 0 to below 1" in refused.stderr
    told = json.loads(diff(before, after, "--json").stdout)
    assert told["schema"] == "tilewright.diff/1" and told["counts"] == {"FAST": 1, "SLOW": 1, "SAME": 1}
    assert told["problems"][0]["problem"] == "gemm f32 N=1" and told["problems"][0]["verdict"] == "SLOW"
    assert told["left_out"] == {"gemm f32 N=4": "only in before", "gemm f32 N=5": "only in after"}


def test_a_wide_spread_is_no_regression(tmp_path):
    noisy = {n: made_up.record(1, 100, 200, time=made_up.time_of(us, 10, 9)) for n, us in (("a", 100), ("b", 115))}
    places = [write_database(tmp_path / name, record) for name, record in noisy.items()]
    done = diff(*places)
    assert done.returncode == 0 and "SAME" in done.stdout, done.stdout


def test_other_policies_and_predictions_are_not_compared(tmp_path):
    cold = write_database(tmp_path / "cold", made_up.record(1, 1, 1), made_up.record(2, 1, 1))
    predicted = made_up.record(2, 9, 9, status="predicted", time=made_up.time_of(9, 0, 0))
    warm = write_database(tmp_path / "warm", made_up.record(1, 9, 9, policy="warm"), predicted)
    compared = compare(read_source("cold", cold), read_source("warm", warm))
    assert not compared.pairs
    assert compared.left_out == {
        "gemm f32 N=1": "measured by different policies, cold and warm",
        "gemm f32 N=2": "predicted, not measured",
    }
    assert diff(cold, warm).returncode == 2


def test_databases_of_several_devices_are_compared_device_by_device(tmp_path):
    def on(key: str, us: float) -> dict:
        return made_up.record(1, us, 9, device={**made_up.DEVICE, "key": key})

    sources = [
        read_source(name, write_database(tmp_path / name, on("one", 1), on(other, us)))
        for name, other, us in (("a", "two", 2), ("b", "two", 4), ("c", "three", 4))
    ]
    assert [pair.speedup for pair in compare(sources[0], sources[1]).pairs] == [0.5, 1]
    assert set(compare(sources[0], sources[2]).left_out) == {"gemm f32 N=1 on two", "gemm f32 N=1 on three"}
    lone = read_source("d", write_database(tmp_path / "d", on("four", 1)))
    with pytest.raises(ReportFault, match="several devices"):
        compare(sources[0], lone)
