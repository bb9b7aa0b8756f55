"""What the library serves, and in which words a call goes back to PyTorch. Asked before every call of a function."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import torch
from torch import Tensor
from torch.autograd import forward_ad

F32, F16, BF16 = torch.float32, torch.float16, torch.bfloat16
# By kind of device: data types for which kernels exist (docs/how/c-api.md).
PRODUCTS = {"cpu": (F32,), "cuda": (F32, F16, BF16)}
EIGHT_BITS = dict.fromkeys(("cpu", "cuda"), (torch.float8_e4m3fn, torch.float8_e5m2))
GROUPED_PRODUCTS = {"cpu": (F32, BF16), "cuda": (F32, F16, BF16)}
ATTENTION = {"cpu": (F32, BF16), "cuda": (F16, BF16)}
ROWS = {"cpu": (F32, F16, BF16), "cuda": (F32, F16, BF16)}
_PLAIN = (Tensor, torch.nn.Parameter)
_LEAST_CAPABILITY = {F32: (7, 5), F16: (7, 5), BF16: (8, 0), torch.float8_e4m3fn: (7, 5), torch.float8_e5m2: (7, 5)}


@cache
def _capability(index: int | None) -> tuple[int, int]:
    return torch.cuda.get_device_capability(index)


_Ask = Callable[[int | None], tuple[int, int]]
_assume_constant_result: Any = torch.compiler.assume_constant_result
# Not of _capability itself: Dynamo warns of what functools.cache wraps.
_capability_when_traced: _Ask = _assume_constant_result(lambda index: torch.cuda.get_device_capability(index))


def _is_too_old(tensor: Tensor, dtype: torch.dtype) -> bool:
    if tensor.device.type != "cuda":
        return False
    ask = _capability_when_traced if torch.compiler.is_compiling() else _capability
    return ask(tensor.device.index) < _LEAST_CAPABILITY[dtype]


def _is_transformed() -> bool:
    """Whether torch.func or forward-mode differentiation looks on: they know PyTorch's functions only."""
    if torch.compiler.is_compiling():
        return False
    return torch._C._functorch.maybe_current_level() is not None or forward_ad._current_level >= 0


def computed_in(tensor: Tensor) -> torch.dtype:
    """The type that autocast makes of the tensor's, in a region where it is on."""
    kind = tensor.device.type
    if torch.is_autocast_enabled(kind) and tensor.dtype is not torch.float64:
        return torch.get_autocast_dtype(kind)
    return tensor.dtype


def _why_not_plain(names: Sequence[str], values: Sequence[object]) -> str:
    """Of arguments among which there is one of another type than PyTorch's own. Raises TypeError for what is neither a
    tensor nor takes PyTorch's calls (``__torch_function__``)."""
    for name, each in zip(names, values, strict=False):
        if isinstance(each, Tensor) or (each is None and name != names[0]):
            continue
        if not hasattr(type(each), "__torch_function__"):
            raise TypeError(f"{name} is a {type(each).__name__}; it must be a torch.Tensor")
        return "an object with __torch_function__"
    return "a subclass of Tensor"


def why_not(
    served: Mapping[str, tuple[torch.dtype, ...]], names: Sequence[str], first: Tensor, *others: Tensor | None
) -> str | None:
    """Why a call of these tensors, which the caller knows by ``names``, goes back to PyTorch; None: it need not."""
    if type(first) not in _PLAIN:
        return _why_not_plain(names, (first, *others))
    kind = first.device.type
    if kind not in served:
        return f"tensors on {kind}"
    dtype = computed_in(first)
    if dtype not in served[kind]:
        return f"{dtype} on {kind}"
    wants_gradients = torch.is_grad_enabled()
    device = first.device
    for each in (first, *others):
        if each is None:
            continue
        if type(each) not in _PLAIN:
            return _why_not_plain(names, (first, *others))
        if each.is_nested or each.layout is not torch.strided:
            return "nested or sparse tensors"
        if wants_gradients and each.requires_grad:
            return "gradients"
        if each is not first and each.device != device:
            return "tensors on several devices"
    if _is_transformed():
        return "torch.func, or forward-mode gradients"
    if _is_too_old(first, dtype):
        return f"{dtype} on a GPU of this capability"
    return None


def of_one_type(first: Tensor, *others: Tensor | None) -> bool:
    """Whether all are of one type, or autocast makes them so."""
    if all(each is None or each.dtype is first.dtype for each in others):
        return True
    dtype = computed_in(first)
    return all(each is None or computed_in(each) is dtype for each in others)
