"""Numbers in sentences and cells, rounded and never with an exponent that a reader would have to work out (100, not
1e+02)."""

from __future__ import annotations


def digits(value: float, count: int) -> str:
    """`value` to so many digits that count; of what lies between 0.0001 and 10 ** 15 as a plain number."""
    return f"{float(f'{value:.{count}g}'):.15g}"
