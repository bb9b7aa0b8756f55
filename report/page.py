"""The page: one HTML file with its data, its charts' library (Vega, by vl-convert), its style and its script. It names
nothing on the net, and its policy allows none. What sources say is text there: Jinja2 escapes it, so is its JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from report.charts import figures_of
from report.digits import digits
from report.findings import Findings, geomean
from report.numerics import POLICIES
from report.summary import summary_of, times_text
from report.trials import ALL

PARTS = Path(__file__).parent / "page"
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; style-src 'unsafe-inline'; img-src data: blob:; "
    "base-uri 'none'; form-action 'none'"
)  # Vega compiles its expressions, hence unsafe-eval

# Columns of the table: name, title, what it means.
COLUMNS = (
    ("run", "run", "the source"),
    ("problem", "problem", "operator, attributes, sizes"),
    ("us", "µs", "median of the winner's samples in the final"),
    ("error", "±", "two standard errors of it, in µs"),
    ("tflops", "TFLOP/s", ""),
    ("gb_per_s", "GB/s", "each operand once"),
    ("percent", "% of roof", "of the roofline of the device"),
    ("gain", "vs default", "default's time / winner's"),
    ("vendor_gain", "vs vendor", "another library's time in the final (or the search) / winner's"),
    ("ties", "ties", "kernels that another run might have chosen"),
    ("deterministic", "deterministic", "the fastest that was tried whose sums no threads cut, over the fastest of all"),
    ("batch_invariant", "batch-invariant", "likewise, whose sums no batch cuts: what it costs at least"),
    ("family", "family", ""),
    ("kernel", "kernel", ""),
    ("runtime", "run-time values", ""),
    ("device", "device", ""),
    ("status", "status", "measured there, or predicted"),
)


def script_json(value: Any) -> str:
    """JSON that can't end the script in which it stands."""
    text = json.dumps(value, separators=(",", ":"), ensure_ascii=True, allow_nan=False)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _headline(findings: Findings) -> str:
    first = findings.sources[0]
    if not first.tuned:
        return f"No problem of {first.name} is decided yet"
    gain = times_text(geomean([tuned.gain for tuned in first.tuned]))
    devices = ", ".join(dict.fromkeys(tuned.record.device_name for tuned in first.tuned))
    return f"{len(first.tuned)} problems on {devices}: {gain} as fast as the default kernels"


def _cell(name: str, value: Any) -> str:
    if value is None:
        return ""
    if name in ("gain", "vendor_gain", *POLICIES):
        return times_text(value)
    return digits(value, 4) if isinstance(value, float) else str(value)


def _rows(findings: Findings) -> list[list[dict[str, Any]]]:
    """`key`: what the cell is sorted by."""
    return [
        [{"name": name, "text": _cell(name, row[name]), "key": row[name]} for name, _, _ in _shown(findings)]
        for row in findings.problems.rows()
    ]


def _shown(findings: Findings) -> Sequence[tuple[str, str, str]]:
    """Columns that say something: not those in which all are empty, or one run's name."""
    columns = findings.problems.columns
    return [
        column
        for column in COLUMNS
        if any(value not in (None, "") for value in columns.get(column[0], ()))
        and (column[0] != "run" or len(findings.sources) > 1)
    ]


def _script() -> str:
    import vl_convert

    return str(vl_convert.javascript_bundle()).replace("</script", "<\\/script")


def page_of(findings: Findings) -> str:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    figures, tables = figures_of(findings), findings.tables()
    used = dict.fromkeys(name for figure in figures for name in figure.tables)
    problems = dict.fromkeys(findings.curves.columns.get("problem", ()))
    data: Mapping[str, Any] = {
        "figures": {each.name: {"spec": each.spec, "tables": each.tables, "title": each.title} for each in figures},
        "tables": {name: tables[name].packed() for name in used},
        "parameters": findings.parameters,
        "problems": findings.problems.packed(),
    }
    environment = Environment(
        loader=FileSystemLoader(PARTS), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    page: str = environment.get_template("page.html.j2").render(
        policy=POLICY,
        headline=_headline(findings),
        summaries={source.name: summary_of(source, findings) for source in findings.sources},
        figures=figures,
        all=ALL,
        problems=list(problems),
        columns=_shown(findings),
        rows=_rows(findings),
        failures=findings.failures,
        comparisons=findings.comparisons,
        dropped=findings.dropped,
        data=script_json(data),
        vega=_script(),
        style=(PARTS / "page.css").read_text(),
        script=(PARTS / "page.js").read_text(),
    )
    return page
