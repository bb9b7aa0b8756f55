"""A Python function as a kernel's reference. codegen calls references in a process of its own, where a lambda or a
notebook's function is not; so what it finds there asks this process, over a socket, case by case."""

from __future__ import annotations

import contextlib
import importlib
import inspect
import os
import re
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping
from multiprocessing.connection import Connection, Listener
from pathlib import Path
from typing import Any

REFERENCE = "tilewright_check.py"
CHECK_LINE = re.compile(r"^(\s*//\s*tw:\s*)check\b(?P<what>.*)$")
TW_LINE = re.compile(r"^\s*//\s*tw:")
WITHIN = re.compile(r"\bwithin\b.*$")

# What codegen imports. Its text names the function, for results are kept by it.
BRIDGE = """\
# Asks the process that called tilewright.tune. {description}
from multiprocessing.connection import Client


def check(**given):
    with Client({address!r}, authkey={key!r}) as caller:
        caller.send(given)
        kind, answer = caller.recv()
    if kind == "fault":
        raise ValueError(answer)
    return answer
"""


def _description(function: Callable[..., Any]) -> str:
    try:
        source = inspect.getsource(function)
    except (OSError, TypeError):
        source = repr(function)
    return "\n# ".join(source.splitlines())


def _to_numpy(array: Any) -> Any:
    return array.detach().cpu().numpy() if hasattr(array, "detach") else array


def _plain(result: Any) -> Any:
    """What was returned, of NumPy arrays."""
    if isinstance(result, Mapping):
        return {name: _to_numpy(array) for name, array in result.items()}
    return tuple(map(_to_numpy, result)) if isinstance(result, tuple | list) else _to_numpy(result)


def _as_torch(value: Any) -> Any:
    torch: Any = importlib.import_module("torch")
    return torch.from_numpy(value) if getattr(value, "ndim", None) else value


def _answer(function: Callable[..., Any], arrays: str, given: Mapping[str, Any]) -> tuple[str, Any]:
    wanted = inspect.signature(function).parameters
    takes_all = any(each.kind is inspect.Parameter.VAR_KEYWORD for each in wanted.values())
    chosen = {name: value for name, value in given.items() if takes_all or name in wanted}
    missing = [
        name for name, each in wanted.items()
        if name not in given and each.default is inspect.Parameter.empty and each.kind is not each.VAR_KEYWORD
    ]  # fmt: skip
    if missing:
        return "fault", f"check asks for {', '.join(missing)}; the operator has {', '.join(given)}"
    if arrays == "torch":
        chosen = {name: _as_torch(value) for name, value in chosen.items()}
    try:
        return "result", _plain(function(**chosen))
    except Exception as error:
        return "fault", f"check raised {type(error).__name__}: {error}"


def _serve(listener: Listener, function: Callable[..., Any], arrays: str) -> None:
    while True:
        try:
            connection: Connection[Any, Any] = listener.accept()
        except OSError:
            return  # it was closed: the tuning is over
        with connection, contextlib.suppress(OSError, EOFError):
            connection.send(_answer(function, arrays, connection.recv()))


def has_check(text: str) -> bool:
    """Whether the kernel's text says what is right."""
    return any(map(CHECK_LINE.match, text.splitlines()))


def with_check(text: str, what: str = f"{REFERENCE}:check") -> str:
    """The kernel's text, in which `check` lines (else its last `tw:` line) are followed by one that says `what`, which
    is the bridge unless told. As many lines as before, where there was one."""
    kept: list[str] = []
    place: int | None = None
    within = ""
    for line in text.splitlines():
        if match := CHECK_LINE.match(line):
            found = WITHIN.search(match["what"])
            within, place = (f" {found[0]}" if found else within), len(kept) if place is None else place
            continue
        kept.append(line)
    if place is None:
        place = 1 + max((i for i, line in enumerate(kept) if TW_LINE.match(line)), default=-1)
    kept.insert(place, f"// tw: check {what}{within}")
    return "\n".join(kept) + "\n"


def copied(kernel: Path, folder: Path, text: str) -> Path:
    """The kernel's file with another text, in a folder of its own, among links to what lies beside it."""
    source = kernel.resolve()
    for beside in source.parent.iterdir():
        if beside.name not in (source.name, REFERENCE, "tuning_db", "generated"):
            (folder / beside.name).symlink_to(beside)
    (folder / source.name).write_text(text, encoding="utf-8")
    return folder / source.name


@contextlib.contextmanager
def checked_file(kernel: Path, function: Callable[..., Any], arrays: str) -> Iterator[Path]:
    """A copy of the kernel's file that asks `function` what is right, among links to what lies beside it."""
    if not callable(function):
        raise TypeError(f"check is {function!r}; allowed is a function of the kernel's inputs")
    if arrays not in ("numpy", "torch"):
        raise ValueError(f'check_arrays is {arrays!r}; allowed are "numpy" and "torch"')
    with tempfile.TemporaryDirectory(prefix="tilewright-check-") as name:
        folder = Path(name)
        copy = copied(kernel, folder, with_check(kernel.read_text(encoding="utf-8")))
        address, key = str(folder / "caller"), os.urandom(16)
        bridge = BRIDGE.format(address=address, key=key, description=_description(function))
        (folder / REFERENCE).write_text(bridge, encoding="utf-8")
        with Listener(address, "AF_UNIX", authkey=key) as listener:
            threading.Thread(target=_serve, args=(listener, function, arrays), daemon=True).start()
            yield copy
