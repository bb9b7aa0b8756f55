"""How much each parameter of a family matters: the permutation importance of scikit-learn's random forest, which learns
the logarithm of a candidate's time over the problem's best from the parameters and the problem's sizes. It is judged on
a quarter of the candidates that it has not seen; with an R2 near 0 there it has learned nothing, and what it says of
parameters is nothing, too."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from report.parameters import Values

MOST = 4000  # candidates that a forest learns from, evenly drawn: it is trained in a second then
FEWEST = 20


@dataclass(frozen=True)
class Example:
    values: Values
    sizes: Mapping[str, int]
    ratio: float  # time / the problem's best


@dataclass(frozen=True)
class Importance:
    """`share` of the parameters' importances: they add up to 1."""

    family: str
    parameter: str
    share: float
    r2: float


def varied(examples: Sequence[Example]) -> list[str]:
    """Parameters with more than one value, in the order in which they are declared."""
    names = dict.fromkeys(name for example in examples for name in example.values)
    return [name for name in names if len({str(example.values.get(name)) for example in examples}) > 1]


def _codes(values: list[object]) -> list[float]:
    """Numbers as their logarithms, words by their order, what is absent as -1."""
    words = {word: float(place) for place, word in enumerate(sorted({str(v) for v in values}))}
    return [-1.0 if v is None else math.log2(v + 1) if isinstance(v, int) and v >= 0 else words[str(v)] for v in values]


def importance_of(family: str, examples: Sequence[Example]) -> list[Importance]:
    """The most important first; nothing where there is too little to learn from."""
    from sklearn.ensemble import RandomForestRegressor
    from sklearn.inspection import permutation_importance
    from sklearn.model_selection import train_test_split

    examples = examples[:: math.ceil(len(examples) / MOST)] if examples else []
    names = varied(examples)
    if len(examples) < FEWEST or not names:
        return []
    sizes = list(dict.fromkeys(name for example in examples for name in example.sizes))
    columns = [_codes([example.values.get(name) for example in examples]) for name in names]
    columns += [_codes([example.sizes.get(name) for example in examples]) for name in sizes]
    rows = list(zip(*columns, strict=True))
    learned, unseen, its, theirs = train_test_split(rows, [math.log(e.ratio) for e in examples], random_state=0)
    forest = RandomForestRegressor(n_estimators=60, min_samples_leaf=2, random_state=0).fit(learned, its)
    shares = permutation_importance(forest, unseen, theirs, n_repeats=5, random_state=0).importances_mean
    known = [max(0.0, float(share)) for share in shares[: len(names)]]
    total = sum(known) or 1.0
    r2 = float(forest.score(unseen, theirs))
    found = [Importance(family, name, share / total, r2) for name, share in zip(names, known, strict=True)]
    return sorted(found, key=lambda each: -each.share)
