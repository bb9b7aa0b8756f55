"""Counts of where calls went: to this library, or back to PyTorch and why."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch

OURS = "tilewright"
PYTORCH = "PyTorch"


@dataclass(frozen=True)
class Line:
    """So many calls of one function that went the same way for the same reason."""

    function: str
    """scaled_dot_product_attention, linear, ..."""
    to: str
    """tilewright or PyTorch."""
    reason: str
    """Why PyTorch; empty for tilewright."""
    calls: int
    """Eager calls; and a call that torch.compile traced counts once for each time that it was traced."""


@dataclass(frozen=True)
class Report:
    """What :func:`report` returns; ``print`` shows it as a table."""

    lines: tuple[Line, ...]

    def calls(self, function: str | None = None, to: str | None = None) -> int:
        """How many calls there were, of one function or of all, that went one way or any."""
        return sum(
            line.calls
            for line in self.lines
            if (function is None or line.function == function) and (to is None or line.to == to)
        )

    def __str__(self) -> str:
        if not self.lines:
            return "no call yet"
        rows = [("function", "went to", "calls", "reason")]
        rows += [(line.function, line.to, str(line.calls), line.reason) for line in self.lines]
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        return "\n".join(
            "  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows
        )


_calls: Counter[tuple[str, str, str]] = Counter()


def _count(function: str, reason: str) -> None:
    _calls[function, PYTORCH if reason else OURS, reason] += 1


# A counter in a compiled graph would be an input that changes with every call: it is counted when the call is traced.
_assume_constant_result: Any = torch.compiler.assume_constant_result
_count_when_traced: Callable[[str, str], None] = _assume_constant_result(_count)


def count(function: str, reason: str | None) -> None:
    """One more call; ``reason`` says why it goes back to PyTorch, None that it does not."""
    if torch.compiler.is_compiling():
        _count_when_traced(function, reason or "")
    else:
        _count(function, reason or "")


def report(*, reset: bool = False) -> Report:
    """Where the calls of this process went so far, those of the patched functions and of the functions of this module.

    Args:
        reset: count from 0 again.

    Returns:
        A :class:`Report`, its lines sorted: the most calls first.

    Example:
        >>> import torch, tilewright.torch
        >>> _ = tilewright.torch.report(reset=True)
        >>> with tilewright.torch.patch(), torch.inference_mode():
        ...     _ = torch.nn.functional.linear(torch.ones(2, 3), torch.ones(4, 3))
        >>> tilewright.torch.report().calls("linear", to="tilewright")
        1
    """
    lines = [Line(function, to, reason, calls) for (function, to, reason), calls in _calls.items()]
    if reset:
        _calls.clear()
    return Report(tuple(sorted(lines, key=lambda line: (-line.calls, line.function, line.to, line.reason))))
