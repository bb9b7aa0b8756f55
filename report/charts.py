"""The charts of the page, in Altair. Each takes findings and gives a Figure, or None where there is nothing to draw.
Colours, fonts and widths are the page's (page.js), which knows the screen; --png has its own (pictures.py)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import altair as alt

from report.comparison import VERDICTS
from report.digits import digits
from report.figure import Figure
from report.findings import Findings
from report.trials import ALL

PICKED = f"problem == '{ALL}' || datum.problem == problem"
ROW_PX = 16
VERDICT_COLOURS = ["#009e73", "#d55e00", "#8b949e"]  # told apart by whoever sees no red, on light and dark
MOST_ROWS = 200  # of a chart with a row for each problem: browsers draw no canvas of more than 32767 pixels


def _figure(name: str, title: str, text: str, chart: Any, tables: Sequence[str], **more: Any) -> Figure:
    spec = chart.to_dict()
    spec.pop("config", None)
    return Figure(name, title, text, spec, tuple(tables), **more)


def _data(name: str) -> Any:
    return alt.NamedData(name)


def _wide(chart: Any, height: int = 300) -> Any:
    """As wide as the page. `height`: in pixels."""
    autosize = alt.AutoSizeParams(type="fit-x", contains="padding")
    return chart.properties(width="container", height=height, autosize=autosize)


def _run(findings: Findings, channel: Any = alt.Color) -> Any:
    """Of one run there is nothing to tell apart."""
    return channel("run:N", title="run", legend=alt.Legend() if len(findings.sources) > 1 else None)


def _listed(words: Iterable[str], most: int = 5) -> str:
    words = list(words)
    return ", ".join(words[:most]) + (f" and {len(words) - most} more" if len(words) > most else "")


def _problem_parameter() -> Any:
    return alt.param(name="problem", value=ALL)


# ---- how the search went


def _progress(findings: Findings, clock: str, axis: str, words: str) -> Figure | None:
    mean = [r for r in findings.curves.rows() if r["clock"] == clock and r["problem"] == ALL]
    if not mean:
        return None
    chart = (
        alt.Chart(_data("curves"))
        .mark_line(interpolate="step-after", point=alt.OverlayMarkDef(size=14))
        .add_params(_problem_parameter())
        .transform_filter(f"datum.clock == '{clock}' && datum.problem == problem")
        .encode(
            x=alt.X("x:Q", title=axis),
            y=alt.Y("quality:Q", title="% of the best time known", scale=alt.Scale(zero=False)),
            color=_run(findings),
            tooltip=["run:N", "problem:N", alt.Tooltip("x:Q", title=axis), alt.Tooltip("quality:Q", format=".1f")],
        )
    )
    said = []
    for run in dict.fromkeys(row["run"] for row in mean):
        curve = [(row["x"], row["quality"]) for row in mean if row["run"] == run]
        reached = next((x for x, quality in curve if quality >= 0.99 * curve[-1][1]), curve[-1][0])
        said.append(
            f"{run} starts at {curve[0][1]:.1f} % of the best time known, ends at {curve[-1][1]:.1f} %, and has 99 % of"
            f" that after {reached:.4g} {words} a problem"
        )
    text = f"Geometric mean over problems: {'; '.join(said)}."
    title = f"Best so far, by {words}"
    return _figure(f"best_by_{clock}", title, text, _wide(chart), ["curves"], choices=("problem",))


def best_by_trials(findings: Findings) -> Figure | None:
    return _progress(findings, "trials", "trials of the problem, failing ones too", "trials")


def best_by_seconds(findings: Findings) -> Figure | None:
    return _progress(findings, "seconds", "seconds of the device on the problem", "device seconds")


def distribution(findings: Findings) -> Figure | None:
    """The EDF of candidates."""
    rows = findings.candidates.rows()
    if not rows:
        return None
    base = (
        alt.Chart(_data("candidates"))
        .add_params(_problem_parameter())
        .transform_filter(PICKED)
        .transform_window(share="cume_dist()", sort=[alt.SortField("ratio")], groupby=["run"])
    )
    x = alt.X("ratio:Q", title="time / best time of the problem", scale=alt.Scale(type="log", nice=False))
    y = alt.Y("share:Q", title="share of candidates that are as fast", axis=alt.Axis(format="%"))
    lines = base.mark_line(interpolate="step-after").encode(x=x, y=y, color=_run(findings))
    marks = (
        base.transform_filter("datum.mark != ''")
        .mark_point(filled=True, size=60, opacity=0.8)
        .encode(
            x=x,
            y=y,
            color=_run(findings),
            shape=alt.Shape("mark:N", title=None),
            tooltip=[
                "run:N",
                "problem:N",
                "mark:N",
                "kernel:N",
                "runtime:N",
                "us:Q",
                alt.Tooltip("ratio:Q", format=".3f"),
            ],
        )
    )
    chart = lines + marks if any(row["mark"] for row in rows) else lines
    ratios = sorted(row["ratio"] for row in rows)
    near = sum(ratio <= 1.1 for ratio in ratios) / len(ratios)
    text = (
        f"Of {len(ratios)} candidates with a time half are within {ratios[len(ratios) // 2]:.2f}x of their problem's"
        f" best time, and {near:.0%} within 1.10x; the slowest takes {ratios[-1]:.1f}x."
    )
    title = "All candidates, with winner and default"
    return _figure("candidates", title, text, _wide(chart), ["candidates"], choices=("problem",))


# ---- parameters


def importance(findings: Findings) -> Figure | None:
    found = findings.what_matters
    if not found:
        return None
    chart = (
        alt.Chart(_data("importance"))
        .mark_bar()
        .encode(
            y=alt.Y("label:N", sort=None, title=None),
            x=alt.X("share:Q", title="share in its family", axis=alt.Axis(format="%", orient="top")),
            color=alt.Color("family:N", legend=None),
            tooltip=[
                "family:N",
                "parameter:N",
                alt.Tooltip("share:Q", format=".1%"),
                alt.Tooltip("r2:Q", format=".2f"),
            ],
        )
    )
    said = []
    for family in dict.fromkeys(each.family for each in found):
        of = [each for each in found if each.family == family]
        said.append(f"{family} (R2 {of[0].r2:.2f}): " + _listed((f"{e.parameter} {e.share:.0%}" for e in of), 4))
    text = (
        "Permutation importance of a random forest that predicts times from parameters and sizes; R2 is how well it"
        f" does on candidates that it has not seen, and near 0 it says nothing. {'; '.join(said)}."
    )
    chart = _wide(chart, ROW_PX * len(found))
    return _figure("importance", "What matters", text, chart, ["importance"], is_tall=True)


def _chosen(findings: Findings) -> tuple[str, list[str]] | None:
    """A family to begin with, and two parameters of it."""
    if not findings.parameters:
        return None
    family = next(iter(findings.parameters))
    return family, (list(findings.parameters[family]) * 2)[:2]


def _of_values(findings: Findings, names: Sequence[str]) -> Any:
    """The best time with each value over the problem's best, as the geometric mean over problems."""
    family, defaults = _chosen(findings) or ("", [])
    chart = alt.Chart(_data("candidates")).add_params(
        _problem_parameter(),
        alt.param(name="family", value=family),
        *(alt.param(name=f"p{name}", value=value) for name, value in zip(names, defaults, strict=False)),
    )
    chart = chart.transform_filter(f"datum.family == family && ({PICKED})")
    for name in names:
        chart = chart.transform_calculate(**{name: f"datum['p:' + p{name}]"}).transform_filter(f"isValid(datum.{name})")
    return (
        chart.transform_aggregate(best="min(ratio)", tried="count()", groupby=["problem", *names])
        .transform_calculate(log="log(datum.best)")
        .transform_aggregate(mean="mean(log)", problems="count()", tried="sum(tried)", groupby=list(names))
        .transform_calculate(slower="exp(datum.mean)")
    )


BEST_WITH = "best with it / best of all"


def slices(findings: Findings) -> Figure | None:
    chosen = _chosen(findings)
    if not chosen:
        return None
    chart = (
        _of_values(findings, "x")
        .mark_point(filled=True, size=90)
        .encode(
            x=alt.X("x:O", title="value", axis=alt.Axis(labelAngle=-40, labelOverlap=True)),
            y=alt.Y("slower:Q", title=BEST_WITH, scale=alt.Scale(zero=False)),
            tooltip=["x:O", alt.Tooltip("slower:Q", title=BEST_WITH, format=".3f"), "problems:Q", "tried:Q"],
        )
    )
    text = (
        f"For each value of one parameter of a family (first {chosen[1][0]} of {chosen[0]}), how much slower the best"
        " candidate with it is than the best of all: 1 is as fast. Values are seen only where they were tried."
    )
    choices = ("problem", "family", "px")
    return _figure("slices", "One parameter", text, _wide(chart, 220), ["candidates"], choices=choices)


def heat_map(findings: Findings) -> Figure | None:
    chosen = _chosen(findings)
    if not chosen:
        return None
    chart = (
        _of_values(findings, "xy")
        .mark_rect()
        .encode(
            x=alt.X("x:O", title=None, axis=alt.Axis(labelAngle=-40, labelOverlap=True)),
            y=alt.Y("y:O", title=None),
            color=alt.Color(
                "slower:Q",
                title=BEST_WITH,
                scale=alt.Scale(scheme="viridis", reverse=True, type="log"),
                legend=alt.Legend(format=".2f"),
            ),
            tooltip=["x:O", "y:O", alt.Tooltip("slower:Q", title=BEST_WITH, format=".3f"), "problems:Q", "tried:Q"],
        )
        .properties(title=alt.TitleParams(alt.expr("px + ' (across), ' + py + ' (down)'"), fontSize=12))
    )
    text = (
        f"The same for two parameters at once (first {' and '.join(chosen[1])} of {chosen[0]}): a cell is the best with"
        " both values over the best of all; where there is none, no candidate had both."
    )
    choices = ("problem", "family", "px", "py")
    return _figure("two_parameters", "Two parameters", text, _wide(chart, 280), ["candidates"], choices=choices)


# ---- what was reached


def roofline(findings: Findings) -> Figure | None:
    rows = [row for row in findings.problems.rows() if row["intensity"] and row["tflops"]]
    if not rows:
        return None
    base = alt.Chart(_data("problems")).transform_filter("isValid(datum.intensity) && isValid(datum.tflops)")
    x = alt.X("intensity:Q", title="FLOP / byte", scale=alt.Scale(type="log"))
    title = "TFLOP/s"
    log = alt.Scale(type="log")
    points = base.mark_point(filled=True, size=50, opacity=0.8).encode(
        x=x,
        y=alt.Y("tflops:Q", title=title, scale=log),
        color=alt.Color("kind:N", title="operator"),
        shape=_run(findings, alt.Shape),
        tooltip=["run:N", "problem:N", "device:N", "kernel:N", "us:Q", "tflops:Q", "roof:Q", "percent:Q"],
    )
    roofs = (
        base.transform_filter("isValid(datum.roof)")
        .mark_line(strokeDash=[4, 3])
        .encode(x=x, y=alt.Y("roof:Q", title=title, scale=log), color="kind:N", detail="device:N")
    )
    known = [row for row in rows if row["percent"]]
    text = f"{len(rows)} problems from {digits(min(r['intensity'] for r in rows), 3)} to "
    text += (
        f"{digits(max(r['intensity'] for r in rows), 3)} FLOP a byte, {digits(min(r['tflops'] for r in rows), 3)} to "
    )
    text += f"{digits(max(r['tflops'] for r in rows), 3)} TFLOP/s. "
    text += "Dashed: what the device can do at most. " if known else "What the device can do is not known here. "
    for kind in dict.fromkeys(row["kind"] for row in known):
        shares = [row["percent"] for row in known if row["kind"] == kind]
        text += f"{kind}: {digits(min(shares), 2)} to {digits(max(shares), 2)} % of it. "
    return _figure("roofline", "Roofline", text.strip(), _wide(roofs + points), ["problems"])


def share_of_peak(findings: Findings) -> Figure | None:
    rows = [row for row in findings.problems.rows() if row["percent"]]
    if not rows:
        return None
    chart = (
        alt.Chart(_data("problems"))
        .transform_filter("isValid(datum.percent)")
        .transform_window(rank="dense_rank()", sort=[alt.SortField("percent")])
        .transform_filter(f"datum.rank <= {MOST_ROWS}")
        .mark_bar()
        .encode(
            y=alt.Y("short:N", sort=None, title=None),
            yOffset=alt.YOffset("run:N"),
            x=alt.X("percent:Q", title="% of the roofline", axis=alt.Axis(orient="top")),
            color=_run(findings),
            tooltip=["run:N", "problem:N", "us:Q", "percent:Q", "kernel:N"],
        )
    )
    order = sorted(rows, key=lambda row: row["percent"])
    least, middle, most = (digits(order[place]["percent"], 2) for place in (0, len(order) // 2, -1))
    text = (
        f"{len(rows)} problems reach {least} to {most} % of their roofline, the middle one {middle} %."
        f" Least: {_listed((row['problem'] for row in order[:3]), 3)}."
    )
    if len(rows) > MOST_ROWS:
        text += f" The {MOST_ROWS} with the least are drawn."
    height = ROW_PX * min(MOST_ROWS, len({row["problem"] for row in rows}))
    return _figure("share_of_peak", "% of peak by shape", text, _wide(chart, height), ["problems"], is_tall=True)


def comparison(findings: Findings) -> Figure | None:
    if not any(compared.pairs for compared in findings.comparisons):
        return None
    base = alt.Chart(_data("pairs")).transform_filter(f"datum.rank <= {MOST_ROWS}")
    y = alt.Y("short:N", sort=None, title=None)
    x = alt.X(
        "speedup:Q",
        title="speedup (1: the same)",
        scale=alt.Scale(type="log", nice=False),
        axis=alt.Axis(orient="top"),
    )
    verdict = alt.Color("verdict:N", title=None, scale=alt.Scale(domain=list(VERDICTS), range=VERDICT_COLOURS))
    tooltip = ["after:N", "problem:N", "verdict:N", "before_us:Q", "after_us:Q", alt.Tooltip("noise:Q", format=".1%")]
    points = base.mark_point(filled=True, size=60).encode(
        x=x, y=y, color=verdict, shape=alt.Shape("after:N", title="run"), tooltip=tooltip
    )
    bars = base.mark_rule().encode(x=alt.X("low:Q"), x2="high:Q", y=y, color=verdict)
    said = [
        f"{each.after} against {each.before}: "
        + ", ".join(f"{each.count(word)} {word}" for word in VERDICTS)
        + f" of {len(each.pairs)} problems, {each.speedup:.3f}x in the geometric mean"
        for each in findings.comparisons
    ]
    text = f"{'; '.join(said)}. A difference within the noise (the bars) is SAME."
    problems = {pair.problem for each in findings.comparisons for pair in each.pairs}
    if len(problems) > MOST_ROWS:
        text += f" {MOST_ROWS} of each are drawn, those that are SLOW first, then by difference."
    chart = _wide(bars + points, ROW_PX * min(MOST_ROWS * len(findings.comparisons), len(problems)))
    return _figure("comparison", "Runs compared", text, chart, ["pairs"], is_tall=True)


CHARTS = (
    comparison,
    roofline,
    share_of_peak,
    best_by_trials,
    best_by_seconds,
    distribution,
    importance,
    slices,
    heat_map,
)


def figures_of(findings: Findings) -> list[Figure]:
    return [figure for chart in CHARTS if (figure := chart(findings))]
