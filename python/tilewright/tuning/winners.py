"""What won of built-in operators, put to use in this process: kernels that are not linked are built and taken up, and
the records decide from the next call on. Called by tilewright.tune."""

from __future__ import annotations

import json
import tempfile
import warnings
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tilewright import _core
from tilewright.tuning.building import build_winners
from tilewright.tuning.loading import load_records
from tilewright.tuning.table import Table


def take_up(table: Table) -> Table:
    """With the library that was built, if one had to be. What is recorded is never lost to a build that fails: that is
    a warning."""
    missing = [row.record for row in table if row.record and not _is_here(row.record)]
    if missing:
        try:
            library = _built(missing)
            _core.load_library(library)
            table = replace(table, library=library)
        except (_core.Error, OSError, ValueError) as error:
            kernels = ", ".join(sorted({record["kernel"] for record in missing}))
            warnings.warn(
                f"what won is recorded in {table.records}, but not in use: {kernels} could not be built: {error}",
                RuntimeWarning,
                stacklevel=3,
            )
    if table.records is not None and any(row.record for row in table):
        load_records(table.records)
    return table


def _is_here(record: Mapping[str, Any]) -> bool:
    return _core.is_kernel_here(record["kernel"], record["hash"])


def _built(records: list[Mapping[str, Any]]) -> Path:
    """Of these alone, not of all that their folder has: a run builds what it found."""
    with tempfile.TemporaryDirectory(prefix="tilewright-winners-") as name:
        for record in records:
            place = Path(name) / record["device"]["key"] / f"{record['op']}.jsonl"
            place.parent.mkdir(exist_ok=True)
            with place.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(record) + "\n")
        return build_winners(sorted({record["op"] for record in records}), Path(name))
