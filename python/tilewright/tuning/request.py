"""What is to be tuned, in the words of the tuner's command line."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from operator import index
from pathlib import Path
from typing import Any

from tilewright import _core
from tilewright.tuning.program import cache_folder

KERNELS = {".cu", ".cc", ".json"}
FUNCTIONS = {"attention": "attention_forward"}  # of this package, that are not called as their operators are


def named(target: Any) -> str | os.PathLike[str]:
    """A function of this package or an operator of tilewright.ops as the operator's name."""
    if isinstance(target, str | os.PathLike):
        return target
    if isinstance(target, _core.Operator):
        return target.name
    name = getattr(target, "__name__", None)
    if isinstance(name, str) and str(getattr(target, "__module__", "")).partition(".")[0] == "tilewright":
        return FUNCTIONS.get(name, name)
    raise TypeError(
        f"target is {target!r}: it must be an operator's name or function (tilewright.gemm, tilewright.ops.row_sum), a "
        "file, or what was recorded"
    )


def is_file(target: Any) -> bool:
    """Whether it is an operator in a file, a kernel or a T1 search space; else it is an operator's name."""
    path = Path(target)
    if path.suffix in KERNELS and not path.is_file():
        raise FileNotFoundError(f"target is {target}: there is no such file")
    return path.suffix in KERNELS


def is_recording(path: Path) -> bool:
    """Whether the file holds problems, one a line, as recordings do."""
    if path.suffix != ".json" or (path.exists() and not path.is_file()):
        return False
    with path.open(encoding="utf-8") as lines:
        try:
            first = json.loads(lines.readline() or "null")
        except ValueError:
            return False
    return isinstance(first, dict) and "sizes" in first


def is_recorded(shapes: Any) -> bool:
    """Whether it is a list of problems as recordings have them, in a program's memory."""
    if not isinstance(shapes, list | tuple) or not shapes:
        return False
    return all(isinstance(shape, Mapping) and isinstance(shape.get("sizes"), Mapping) for shape in shapes)


def user_records() -> Path:
    """The folder of records that the library reads by itself when it is first used."""
    if folder := os.environ.get("TILEWRIGHT_DB"):
        return Path(folder)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tilewright"


def user_kernels() -> Path:
    """The folder of kernels' libraries that the library takes up by itself when it is first used."""
    if folder := os.environ.get("TILEWRIGHT_KERNELS"):
        return Path(folder)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tilewright" / "kernels"


def _whole(size: Any) -> int:
    try:
        return index(size)
    except TypeError:
        raise TypeError(f"shapes holds {size!r}; sizes must be whole numbers") from None


def _sizes(shape: Mapping[str, int]) -> str:
    return ",".join(f"{name}={_whole(size)}" for name, size in shape.items())


def shape_words(shapes: Any) -> list[str]:
    """A preset's name or a file; or shapes: each a mapping of sizes' names, a tuple in the op's order, or one size."""
    if shapes is None:
        return []
    if isinstance(shapes, str | os.PathLike):
        return ["--shapes", os.fspath(shapes)]
    if isinstance(shapes, Mapping) or not isinstance(shapes, Iterable):
        raise TypeError(f"shapes is {shapes!r}; allowed are a preset's or a file's name, or a list of shapes")
    words: list[str] = []
    shapes = list(shapes)
    if not shapes:
        raise ValueError("shapes is empty; allowed are None, for the target's own, or one shape or more")
    for shape in shapes:
        if isinstance(shape, Mapping):
            words += ["--shapes", _sizes(shape)]
        elif isinstance(shape, str):
            words += ["--shapes", shape]
        elif isinstance(shape, Iterable):
            words += ["--shapes", ",".join(str(_whole(size)) for size in shape)]
        else:
            words += ["--shapes", str(_whole(shape))]
    return words


def budget_word(budget: str | float) -> str:
    return budget if isinstance(budget, str) else f"{budget:f}s"


def _listed(values: Any) -> list[str]:
    return [str(value) for value in (values if isinstance(values, list | tuple) else [values])]


def option_words(
    *, arch: str, budget: str | float | None, threads: Any, limit: int | None, work: Any, resume: bool,
    attributes: Mapping[str, Any],
) -> list[str]:  # fmt: skip
    """Of a run, whoever searches."""
    words = ["--arch", arch, "--work", os.fspath(work) if work is not None else str(cache_folder() / "work")]
    if budget is not None:
        words += ["--budget", budget_word(budget)]
    if limit is not None:
        words += ["--limit", str(limit)]
    if resume:
        words.append("--resume")
    for count in _listed(threads) if threads is not None else []:
        words += ["--threads", count]
    for name, values in attributes.items():
        words += [f"--{name.replace('_', '-')}", ",".join(_listed(values))]
    return words


def place_words(target: Any, records: Any, templates: Any) -> list[str]:
    """Where records go: beside a file, else where the library finds them by itself. Only a file's own records are
    emitted as sources."""
    words = [word for place in templates for word in ("--templates", os.fspath(place))]
    if records is not None:
        return [*words, "--db", os.fspath(records)]
    return words if is_file(target) and not is_recording(Path(target)) else [*words, "--db", str(user_records())]
