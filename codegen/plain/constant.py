"""The same number in all of a tensor, as a maker of data (Fill.make)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Constant:
    number: float
    where: str = field(repr=False)  # the user's text says it: not part of what it makes

    def __call__(self, shape: Any) -> Any:
        import numpy as np

        return np.full(shape, self.number)
