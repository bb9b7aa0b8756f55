"""PyTorch's door: operators ``torch.ops.tilewright.*``, an attention as PyTorch's, and a patch for whole models.

>>> import torch, tilewright.torch
>>> torch.ops.tilewright.gemm(torch.ones(2, 3), torch.ones(3, 4))[0, 0]
tensor(3.)
>>> with tilewright.torch.patch() as patched:
...     y = torch.nn.functional.linear(torch.ones(2, 3), torch.ones(4, 3))
>>> print(patched.report())  # doctest: +SKIP
"""

from tilewright.torch import _library  # isort: skip  # the operators must be there before what follows names them

_is_first = _library.load()

from tilewright.torch import _autocast, _autograd, _fake, _mixture  # noqa: E402
from tilewright.torch.attention import scaled_dot_product_attention  # noqa: E402
from tilewright.torch.choosing import cross_entropy, topk  # noqa: E402
from tilewright.torch.experts import grouped_mm, scaled_grouped_mm  # noqa: E402
from tilewright.torch.functional import layer_norm, linear, log_softmax, rms_norm, softmax  # noqa: E402
from tilewright.torch.mixture import moe  # noqa: E402
from tilewright.torch.patching import Patch, is_patched, patch  # noqa: E402
from tilewright.torch.products import scaled_mm  # noqa: E402
from tilewright.torch.report import Line, Report, report  # noqa: E402

if _is_first:
    _mixture.register()
    _fake.register()
    _autograd.register()
    _autocast.register()

__all__ = [
    "Line",
    "Patch",
    "Report",
    "cross_entropy",
    "grouped_mm",
    "is_patched",
    "layer_norm",
    "linear",
    "log_softmax",
    "moe",
    "patch",
    "report",
    "rms_norm",
    "scaled_dot_product_attention",
    "scaled_grouped_mm",
    "scaled_mm",
    "softmax",
    "topk",
]
