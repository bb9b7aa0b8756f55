"""The charts as PNG files, for papers: black on white, twice the pixels of a screen's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from report.charts import figures_of
from report.findings import Findings

WIDTH_PX = 640
SCALE = 2.0
CONFIG = {"axisY": {"labelLimit": 260}, "legend": {"orient": "top"}}


def pictures_of(findings: Findings) -> Iterator[tuple[str, bytes]]:
    """(name of the figure, PNG)."""
    import vl_convert

    tables = findings.tables()
    for figure in figures_of(findings):
        spec: dict[str, Any] = {**figure.with_data(tables), "width": WIDTH_PX, "background": "white", "config": CONFIG}
        yield figure.name, vl_convert.vegalite_to_png(spec, scale=SCALE)
