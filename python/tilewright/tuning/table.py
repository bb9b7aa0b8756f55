"""What tuning came to: a row a problem, for people, notebooks and pandas."""

from __future__ import annotations

import html
import importlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, overload

COLUMNS = ("problem", "winner", "us", "default_us", "speedup", "speedup_over_before", "samples", "reason")


@dataclass(frozen=True)
class Row:
    """A problem, and what won; or `reason`, why nothing was recorded. Times are medians in microseconds."""

    problem: str
    winner: str = ""
    us: float | None = None
    default_us: float | None = None
    speedup: float | None = None  # the default's time / the winner's, over paired rounds
    speedup_over_before: float | None = None  # what the library launched before / the winner; None: nothing of it ran
    samples: int = 0
    reason: str = ""
    record: Mapping[str, Any] = field(default_factory=dict, repr=False)  # as docs/how/read-a-record.md has it

    @property
    def sizes(self) -> dict[str, int]:
        return dict(self.record.get("shape", {}))

    @property
    def config(self) -> dict[str, Any]:
        """The winner's parameters, also those that are given at launch."""
        return {**self.record.get("config", {}), **self.record.get("runtime", {})}


def _row_of(entry: Mapping[str, Any]) -> Row:
    record = entry["record"]
    runtime = "".join(f" {name}={value}" for name, value in record["runtime"].items())
    predicted = record["status"] == "predicted"
    return Row(
        problem=entry["problem"],
        winner=record["kernel"] + runtime,
        us=record["time"]["median_us"],
        default_us=record["default"]["median_us"],
        speedup=1 + record["margin"],
        speedup_over_before=entry["speedup_over_incumbent"],
        samples=record["time"]["n"],
        reason="predicted, not measured: no such device is here" if predicted else "",
        record=record,
    )


@dataclass(frozen=True)
class Table(Sequence[Row]):
    """Rows of a run, in the order of its problems: those that were decided first.

    Iterate it, index it, print it; `to_dict()` is plain data, `to_pandas()` a DataFrame. `records` is the folder that
    holds the winners' records, for tilewright.load_records; `library` the kernels of built-in operators that won and
    were not linked (None: all are); `journal` the file of all samples; `report` all that the tuner said.
    """

    rows: tuple[Row, ...]
    records: Path | None = None
    journal: Path | None = None
    stopped: bool = False
    report: Mapping[str, Any] = field(default_factory=dict, repr=False)
    library: Path | None = None

    @classmethod
    def of(cls, report: Mapping[str, Any]) -> Table:
        """Of the document that `autotune --json` prints."""
        rows = [_row_of(entry) for entry in report["records"]]
        rows += [Row(each["problem"], reason=each["reason"]) for each in (*report["failures"], *report["unaffordable"])]
        rows += [Row(problem, reason="no kernel that was asked for serves it") for problem in report["left_out"]]
        folder = Path(report["database"]).parent if report["database"] else None
        journal = Path(report["journal"]) if report["journal"] else None
        return cls(tuple(rows), folder, journal, report["totals"]["stopped"], report)

    @overload
    def __getitem__(self, index: int) -> Row: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Row]: ...
    def __getitem__(self, index: int | slice) -> Row | Sequence[Row]:
        return self.rows[index]

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    @property
    def only_linked(self) -> str | None:
        """What was not searched, and what a compiler would add, where there was none: kernels that are linked are then
        all. None: there was one."""
        text: str | None = self.report.get("only_linked")
        return text

    def to_dict(self) -> list[dict[str, Any]]:
        """A dictionary a row, of plain values."""
        return [asdict(row) for row in self.rows]

    def to_pandas(self) -> Any:
        """A pandas.DataFrame of the columns that a table shows. Needs pandas."""
        pandas: Any = importlib.import_module("pandas")
        return pandas.DataFrame([{name: getattr(row, name) for name in COLUMNS} for row in self.rows], columns=COLUMNS)

    def _texts(self) -> list[tuple[str, ...]]:
        def text(value: Any) -> str:
            return "-" if value is None or value == "" else f"{value:.4g}" if isinstance(value, float) else str(value)

        return [tuple(text(getattr(row, name)) for name in COLUMNS) for row in self.rows]

    def __str__(self) -> str:
        lines = [COLUMNS, *self._texts()]
        widths = [max(len(line[column]) for line in lines) for column in range(len(COLUMNS))]
        texts = ["  ".join(map(str.ljust, line, widths)).rstrip() for line in lines]
        return "\n".join([*texts, self.only_linked] if self.only_linked else texts)

    def _repr_html_(self) -> str:
        def line(tag: str, texts: Sequence[str]) -> str:
            return "<tr>" + "".join(f"<{tag}>{html.escape(text)}</{tag}>" for text in texts) + "</tr>"

        head, body = line("th", COLUMNS), "".join(line("td", texts) for texts in self._texts())
        table = f"<table><thead>{head}</thead><tbody>{body}</tbody></table>"
        return table + (f"<p>{html.escape(self.only_linked)}</p>" if self.only_linked else "")
