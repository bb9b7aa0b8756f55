"""What lies in tensors of a mixture of experts, where their kernels are tuned and checked."""

from typing import Any


def bias(rng: Any, shape: tuple[int, ...], scoring: int, experts: int) -> Any:
    """In steps of more than what scores of logits in [-1, 1] span, so that sums that lie too near to each other for f32
    are none: of sigmoid scores span 0.5, of softmax 2.4 / experts."""
    step = 1.0 if scoring == 1 else 4.0 / experts
    return step * rng.integers(-2, 3, shape)


def ids(rng: Any, shape: tuple[int, ...], experts: int) -> Any:
    """Half of them of any expert, half of one in eight; one in 64 is of none."""
    anyone, few = rng.integers(0, experts, shape), rng.integers(0, max(1, experts // 8), shape)
    found = anyone * (rng.random(shape) < 0.5) + few * (rng.random(shape) >= 0.5)
    none = rng.integers(-1, 1, shape) * (experts + 1) + experts  # -1 or experts
    is_none = rng.random(shape) < 1 / 64
    return found * ~is_none + none * is_none


def ends(rng: Any, shape: tuple[int, ...], rows: int) -> Any:
    """Of groups of some rows; three times in four one of them is wrong, and mostly the ones behind it are no better."""
    found = rng.integers(0, min(rows, 4096) + 1, shape)
    found.sort()
    place = int(rng.integers(0, found.size)) if found.size else 0
    wrong = (None, -5, 0, min(rows, 2**31 - 2) + 1)[int(rng.integers(0, 4))]
    if found.size and wrong is not None:
        found[place] = wrong
    return found


def indices(rng: Any, shape: tuple[int, ...], least: int, count: int) -> Any:
    """From the least on; two times in three some of them are wrong."""
    found = rng.integers(least, min(count, 4096), shape)
    wrong = (None, least - 1, min(count, 2**31 - 1))[int(rng.integers(0, 3))]
    if wrong is not None:
        found[rng.random(shape) < 0.01] = wrong
    return found
