"""tilewright.tune: the tuner's search, from Python."""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tilewright import _core
from tilewright.tuning.building import has_compiler, require_tools
from tilewright.tuning.check import checked_file
from tilewright.tuning.program import Process
from tilewright.tuning.recording import Recording
from tilewright.tuning.request import (
    is_file,
    is_recorded,
    is_recording,
    named,
    option_words,
    place_words,
    shape_words,
)
from tilewright.tuning.table import Table
from tilewright.tuning.winners import take_up


class Interrupted(KeyboardInterrupt):
    """Ctrl-C ended the tuning. What was decided before is recorded, and stands in `table`."""

    def __init__(self, table: Table | None) -> None:
        super().__init__("tuning was interrupted; what was decided before is recorded, and resume=True goes on")
        self.table = table


@contextlib.contextmanager
def target_words(
    target: Any, shapes: Any, check: Callable[..., Any] | None, check_arrays: str, records: Any, templates: Any
) -> Iterator[tuple[list[str], bool]]:
    """What is tuned and where its records go, for as long as the block; and whether it is a file's operator."""
    if is_recorded(shapes):
        named_op = None if target is None else named(target)
        with (
            _written(shapes, named_op) as file,
            target_words(file, None, check, check_arrays, records, templates) as words,
        ):
            yield words
        return
    if target is None:
        raise TypeError(
            "target is None: it must be an operator's name or function, a file, or what was recorded; without one "
            f"shapes must be as Recording.shapes has them, and name their operators, and are {shapes!r}"
        )
    if isinstance(target, Recording):
        with _saved(target) as file, target_words(file, shapes, check, check_arrays, records, templates) as words:
            yield words
        return
    target = named(target)
    places = place_words(target, records, templates)
    is_kernel = is_file(target) and not is_recording(Path(target))
    if check is not None and not is_kernel:
        raise ValueError(f"check is given, and target is {target!s}: only an operator in a file may have it from here")
    if not is_file(target):
        yield ["--op", str(target), *shape_words(shapes), *places], False
    elif not is_kernel:
        if shapes is not None:
            raise ValueError("shapes is given, and target is a recording, which has its own")
        yield ["--shapes", os.fspath(target), *places], False
    elif check is None:
        yield [os.fspath(target), *shape_words(shapes), *places], True
    else:
        folder = Path(target).resolve().parent
        if records is None:
            places += ["--db", str(folder / "tuning_db"), "--generated", str(folder / "generated")]
        with checked_file(Path(target), check, check_arrays) as copy:
            yield [str(copy), *shape_words(shapes), *places], True


@contextlib.contextmanager
def _saved(recording: Recording) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="tilewright-shapes-") as folder:
        file = Path(folder) / "shapes.json"
        recording.save(file)
        yield file


@contextlib.contextmanager
def _written(shapes: Any, op: Any) -> Iterator[Path]:
    """As a recording's file. `op`: of it alone, and of what names none; None: of all."""
    lines = [{**shape, "op": shape.get("op", op)} for shape in shapes]
    for line in lines:
        if line["op"] is None:
            raise ValueError(f"shapes holds {line!r}, which names no op, and no target does")
    lines = [line for line in lines if op is None or line["op"] == op]
    if not lines:
        raise ValueError(f"shapes holds no problem of {op}")
    with tempfile.TemporaryDirectory(prefix="tilewright-shapes-") as folder:
        file = Path(folder) / "shapes.json"
        file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        yield file


def tune(
    target: str | os.PathLike[str] | Recording | Callable[..., Any] | None = None,
    shapes: Any = None,
    *,
    budget: str | float | None = None,
    check: Callable[..., Any] | None = None,
    check_arrays: str = "numpy",
    arch: str = "native",
    threads: Any = None,
    limit: int | None = None,
    records: str | os.PathLike[str] | None = None,
    templates: Sequence[str | os.PathLike[str]] = (),
    work: str | os.PathLike[str] | None = None,
    resume: bool = False,
    progress: bool = True,
    build: bool = True,
    **attributes: Any,
) -> Table:
    """Tunes an operator for shapes, on the device that is here, and records the winners.

    target      an operator's name ("gemm") or function (tilewright.gemm); a file that is one: a kernel with `// tw:`
                lines (.cu, .cc), a T1 search space (.json); or what was recorded (tilewright.record, or its file).
                None: what shapes say, as recordings have them (Recording.shapes), which name their operators
    shapes      a list, each a mapping ({"n": 1000}) or a tuple in the operator's order; or a preset's or a file's name.
                None: the operator's own. Of recordings those for the device at hand count, and those that name none
    budget      time that the device is held for measuring: "90s", "5m", or seconds. None: 90 s on CPUs, 45 s on GPUs
    check       of a kernel's file: what is right. A function of its inputs by name, arrays of float64, that returns the
                outputs (one array, a tuple in their order, or a dictionary); it may ask for sizes, scalars and
                attributes by name, too. Needed only now: nothing of it is recorded or run later
    check_arrays  what it gets: "numpy", or "torch" for tensors of float64 on the CPU
    arch        "native": the best device here; or one by name: it is predicted, not measured, where it is not here
    threads     of CPU problems: a number, "all", or a list
    limit       the most candidates a problem
    records     folder of the records. None: tuning_db/ beside a kernel's file, else the one that the library reads by
                itself when it is first used (TILEWRIGHT_DB, ~/.local/share/tilewright)
    resume      goes on with what an unfinished run of the same measured
    progress    shows what the tuner says on sys.stderr
    build       of built-in operators on the device that is here: kernels that won and are not linked are built into a
                library (Table.library), which this process and later ones take up, and the records decide from the next
                call on, in the place of those that were loaded before. That takes a C++ compiler and CMake. False:
                what won is recorded only
    attributes  of the operator, a value or a list each: dtype="bf16"

    Where there is no compiler, and nothing prebuilt, the kernels of built-in operators that are linked are searched,
    and no others: Table.only_linked says so.

    Returns a Table. Raises TunerError with the tuner's own words when nothing could be tuned; tilewright.Error, before
    it begins, where what wins could not be built, and says what is missing; Interrupted, a
    KeyboardInterrupt, on Ctrl-C, after which the tuner has kept what was decided; FileNotFoundError, ValueError.

    >>> tilewright.tune("vector_add.cc", shapes=[{"n": 1000}], budget="5s", threads=1)  # doctest: +SKIP

    See docs/how/tune-from-python.md, and docs/how/tune.md for how it searches.
    """
    options = option_words(
        arch=arch, budget=budget, threads=threads, limit=limit, work=work, resume=resume, attributes=attributes
    )
    with target_words(target, shapes, check, check_arrays, records, templates) as (words, is_kernel):
        is_used = build and not is_kernel and arch == "native"
        if is_used:
            _require_builder()
            _core.is_kernel_here("", "")  # the records so far are read now: of those to come it would warn
        table = _run(["tune" if is_kernel else "autotune", *words, *options, "--json"], progress)
    return take_up(table) if is_used else table


def _require_builder() -> None:
    if not has_compiler():
        return  # the tuner then measures what is linked, and so is what wins
    try:
        require_tools()
    except _core.Error as error:
        raise _core.Error(
            f"{error}; or give build=False, by which what wins is recorded, but not in use here"
        ) from None


def _run(words: list[str], progress: bool) -> Table:
    process = Process(words, progress=progress)
    interrupted = False
    try:
        try:
            text = process.rest()
        except KeyboardInterrupt:
            interrupted = True
            process.stop()
            text = process.rest()
        status = process.wait()
        table = Table.of(json.loads(text)) if text.strip() else None
        if interrupted:
            raise Interrupted(table)
        if table is None:
            raise process.error(status)
        process.require_done(table.report)
        return table
    finally:
        process.end()
