"""A Figure: a chart as Vega-Lite, and what it says in words for whoever does not see it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from report.table import Table


@dataclass(frozen=True)
class Figure:
    """`spec` names its tables (`{"data": {"name": "curves"}}`). `choices`: the page's selectors that it follows, each a
    parameter of the chart: problem, family, px, py."""

    name: str
    title: str
    text: str
    spec: Mapping[str, Any]
    tables: tuple[str, ...]
    choices: tuple[str, ...] = ()
    is_tall: bool = False  # a row for each problem: it scrolls

    def with_data(self, tables: Mapping[str, Table]) -> dict[str, Any]:
        """A document of its own: what vl-convert draws."""
        spec = deepcopy(dict(self.spec))
        return {**spec, "datasets": {name: tables[name].rows() for name in self.tables}}
