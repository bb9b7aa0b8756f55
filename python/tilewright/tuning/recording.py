"""Which problems a program has: what it asks of the library between two lines."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any

from tilewright import _core
from tilewright.tuning.table import Table


class Recording:
    """Problems of all threads of this process while it was open, each once; see tilewright.record."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="tilewright-recording-")
        self._file = Path(self._folder.name) / "shapes.json"
        self._number: int | None = None

    def __enter__(self) -> Recording:
        if self._number is not None:
            raise RuntimeError("this recording is under way already; begin another with tilewright.record()")
        self._number = _core.begin_recording(str(self._file))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        number, self._number = self._number, None
        assert number is not None
        _core.end_recording(number)

    @property
    def shapes(self) -> list[dict[str, Any]]:
        """What was asked for so far: {"op", "target", "attributes", "sizes"} and, on CPUs, "threads"."""
        return [json.loads(line) for line in self._file.read_text().splitlines()] if self._file.exists() else []

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes them to a file that `tilewright.tune` and `autotune --shapes` take."""
        if not self.shapes:
            raise ValueError("nothing was recorded: no operator was called while the recording was open")
        shutil.copyfile(self._file, path)

    def tune(self, **options: Any) -> Table:
        """Tunes all of them: tilewright.tune(self, ...)."""
        from tilewright.tuning.tuner import tune

        return tune(self, **options)

    def __len__(self) -> int:
        return len(self.shapes)

    def __repr__(self) -> str:
        return f"<tilewright.tuning.Recording of {len(self)} problems>"


def record() -> Recording:
    """Records the problems that the library is asked for in a `with` block, for tuning them.

    From any thread; recordings nest, and each has what was asked while it was open. Plans that were made before
    (tilewright.plan) are not in it.

    >>> with tilewright.record() as recording:  # doctest: +SKIP
    ...     model(x)
    >>> recording.tune(budget="5m")             # doctest: +SKIP
    """
    return Recording()
