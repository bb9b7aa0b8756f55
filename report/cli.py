"""The words of the command line: `report` and `diff`. The one module here that writes; `./tilewright`, the tuner and
the Python package call it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from report.comparison import LEAST, compare, comparison_json, comparison_text
from report.exports.command import add_export, run_export
from report.fault import ReportFault
from report.source import Source, names_of, read_source
from report.trace import trace_of

LIBRARIES = {"altair": "altair", "vl_convert": "vl-convert-python", "sklearn": "scikit-learn", "jinja2": "jinja2"}
SOURCE_HELP = "a journal (WORK/journal/NNNN.jsonl, also .gz and .xz), a run's WORK folder, a database or a folder of it"

REPORT_TEXT = """What tuning found, as one HTML page that needs no network: what was gained and reached, how the search
went, which parameters matter, what failed and why, all problems in a table. Of several sources the first is what the
others are compared with. A database has winners only; how they were found is in journals."""
REPORT_EXAMPLES = """examples:
  tilewright report work/journal/0001.jsonl -o report.html
  tilewright report before.jsonl after.jsonl -o both.html --png pictures
  tilewright report work/journal/0001.jsonl --trace trace.json   # which ui.perfetto.dev opens
  tilewright report work/journal/0001.jsonl --json > findings.json
  tilewright report tuning_db/nvidia-h200-132sm -o h200.html"""
DIFF_TEXT = """Compares what was tuned in two places, problem by problem: FAST, SLOW or SAME, the noise of both taken
into account. Exit status: 0, 1 if a problem is SLOW, 2 if they can't be compared."""
DIFF_EXAMPLES = """examples:
  tilewright diff before/journal/0001.jsonl after/journal/0001.jsonl
  tilewright diff tuning_db/nvidia-h100-80gb-hbm3-132sm tuning_db/nvidia-h200-132sm --json
  tilewright diff main_db branch_db --threshold 0.05 || echo slower"""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tilewright", description="What tuning runs found, for people.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    raw = argparse.RawDescriptionHelpFormatter
    report = commands.add_parser(
        "report", help="an HTML page", description=REPORT_TEXT, epilog=REPORT_EXAMPLES, formatter_class=raw
    )
    report.add_argument("sources", nargs="+", type=Path, metavar="SOURCE", help=SOURCE_HELP)
    report.add_argument("-o", "--out", type=Path, default=Path("report.html"), help="the page (default: %(default)s)")
    report.add_argument("--png", type=Path, metavar="DIR", help="also each chart as DIR/NAME.png, for papers")
    report.add_argument(
        "--trace", type=Path, metavar="FILE", help="also what compilers and device did when, for ui.perfetto.dev"
    )
    diff = commands.add_parser(
        "diff", help="compare two runs", description=DIFF_TEXT, epilog=DIFF_EXAMPLES, formatter_class=raw
    )
    diff.add_argument("before", type=Path, help=SOURCE_HELP)
    diff.add_argument("after", type=Path, help="another one")
    report.add_argument(
        "--json",
        action="store_true",
        help='the findings on stdout, too ({"schema": "tilewright.report/1", ...}); names of files then go to stderr',
    )
    add_export(commands, raw)
    for command in (report, diff):
        command.add_argument(
            "--threshold",
            type=_share,
            default=LEAST,
            metavar="SHARE",
            help="differences up to it are none, however sure (default: %(default)s, which is 2 %%)",
        )
    diff.add_argument("--json", action="store_true", help='as JSON ({"schema": "tilewright.diff/1", ...})')
    return parser


def _share(text: str) -> float:
    try:
        share = float(text)
    except ValueError:
        share = -1
    if not 0 <= share < 1:
        raise argparse.ArgumentTypeError(f"{text} is no share: valid are 0 to below 1, such as 0.02")
    return share


def _require_libraries() -> None:
    from importlib.util import find_spec

    if missing := [name for module, name in LIBRARIES.items() if find_spec(module) is None]:
        raise ReportFault(
            f"{sys.executable} has no {', '.join(missing)}: pip install 'tilewright[report]', or in a virtual"
            f" environment, which ./tilewright takes while it is active: pip install {' '.join(LIBRARIES.values())}"
        )


def _sources(paths: Sequence[Path]) -> list[Source]:
    return [read_source(name, path) for name, path in zip(names_of(list(paths)), paths, strict=True)]


def _write(path: Path, content: bytes) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as fault:
        raise ReportFault(f"cannot write {path}: {fault.strerror}; name another place") from None


def _write_and_say(path: Path, content: bytes, to: TextIO) -> None:
    _write(path, content)
    print(path, file=to)


def _report(arguments: argparse.Namespace) -> int:
    _require_libraries()
    from report.findings import findings_of
    from report.page import page_of
    from report.pictures import pictures_of
    from report.summary import findings_json

    sources = _sources(arguments.sources)
    findings = findings_of(sources, arguments.threshold)
    to = sys.stderr if arguments.json else sys.stdout
    _write_and_say(arguments.out, page_of(findings).encode(), to)
    if arguments.trace:
        _write_and_say(arguments.trace, json.dumps(trace_of(sources)).encode(), to)
    if arguments.png:
        for name, picture in pictures_of(findings):
            _write_and_say(arguments.png / f"{name}.png", picture, to)
    if arguments.json:
        print(json.dumps(findings_json(findings), indent=1, allow_nan=False))
    return 0


def _diff(arguments: argparse.Namespace) -> int:
    before, after = _sources([arguments.before, arguments.after])
    compared = compare(before, after, arguments.threshold)
    if not compared.pairs:
        reason = next(iter(compared.left_out.values()), "nothing is decided")
        raise ReportFault(f"{arguments.before} and {arguments.after} have no problem to compare ({reason})")
    if arguments.json:
        print(json.dumps(comparison_json(compared), indent=1))
    else:
        print(comparison_text(compared), end="")
    return 1 if compared.count("SLOW") else 0


def main(words: Sequence[str]) -> int:
    arguments = _parser().parse_args(words)
    try:
        if arguments.command == "export":
            return run_export(arguments, _write)
        return {"report": _report, "diff": _diff}[arguments.command](arguments)
    except ReportFault as fault:
        print(f"tilewright: error: {fault}", file=sys.stderr)
        return 2
