"""What the operands of attention's checks hold, and how exact its results must be."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, sqrt

from codegen.dtypes import DATA_TYPES
from codegen.model import Fill, Problem, Tolerance


@dataclass(frozen=True)
class Data:
    """What the operands of a case hold. equal: all scores are 0, so that O is the mean of whole numbers, and says which
    keys were seen. extreme: scores of +-10^4, so that O is the row of V (or the mean of a few) with the largest."""

    q: Fill
    k: Fill
    v: Fill
    largest_v: float


CLASSES: Mapping[str, Data] = {
    "uniform": Data(Fill(), Fill(), Fill(), 1.0),
    "equal": Data(Fill("zero"), Fill(), Fill("small_int"), 4.0),
    "extreme": Data(Fill("small_int", 10), Fill("small_int"), Fill("small_int"), 4.0),
}


def value_tolerance(problem: Problem, weighs_all_alike: bool, row_type: str = "") -> Tolerance:
    """Of O. `weighs_all_alike`: every row sees all Sk keys, whose values are as large. `row_type`: of Q and O, where
    dtype says more.

    Scores and sums are f32; probabilities are rounded to the operands' type on their way to V, and so is O.

    - Probabilities of relative error up to u: at most u max|V| of O, and of n equal ones, whose errors are independent,
      0.25 u / sqrt(n) in deviation (|V| <= 1, uniform; Q and K uniform with D terms leave scores a deviation of 1/3),
      so that 2 u / sqrt(n) covers 8 of them. Scores of a larger deviation s make fewer weights count: n exp(1/9 - s^2).
      A row that sees a single key has a probability of 1, exactly.
    - Sums in f32, truncated by tensor cores (see gemm's tolerance): n / 12 of 2^-24 of O, and 2^-20 max|V| for scores,
      exponentials (2 units of 2^-22, PTX ISA, ex2.approx) and the sum's own rounding.
    - ALiBi: scores as large as the longest distance (slopes are in [-1, 1]), rounded twice in units of log2.
    - O rounded: u, widened by 1/64 because what is rounded is the computed value."""
    s = problem.sizes
    u = DATA_TYPES[row_type or problem.attributes.dtype].unit_roundoff
    weighs_all_alike = weighs_all_alike and problem.fill != "extreme"
    deviation = (problem.scalars.scale or 1 / sqrt(s.D)) * sqrt(s.D) / 3  # of scores
    spread = min(1.0, 2 * exp((deviation**2 - 1 / 9) / 2) / sqrt(max(1, s.Sk))) if weighs_all_alike else 1.0
    largest = CLASSES[problem.fill].largest_v
    scores = 2.0**-20 + (2 * 1.45 * 2.0**-24 * max(s.Sq, s.Sk) if "alibi_slopes" in problem.present else 0.0)
    return Tolerance((u * spread + scores) * largest, u * (1 + 1 / 64) + 2.0**-24 * s.Sk / 12)


LSE_TOLERANCE = Tolerance(2.0**-17, 2.0**-21)  # scores of up to 10^4 lose 2^-24 of themselves twice
