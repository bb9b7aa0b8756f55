"""Calls an operator where it is known that nobody wants gradients."""

from typing import Any

import torch
from torch import Tensor

_below_autograd = torch._C._AutoDispatchBelowAutograd


def call(operator: Any, *arguments: Any, **options: Any) -> Tensor:
    """What the operator returns. What looks after gradients is passed over: it is Python, and costs more than the rest
    of a call. A compiler that traces the call leaves it out by itself."""
    result: Tensor
    if torch.compiler.is_compiling():
        result = operator(*arguments, **options)
    else:
        with _below_autograd():
            result = operator(*arguments, **options)
    return result
