"""Autocast, by the rule of F.linear: products and attention are computed in the type that the region names. Where
there are kernels of another type only, as of float32 for products on CPUs, in that one; the result is of the region's
type."""

from collections.abc import Callable, Mapping
from typing import Any

import torch
from torch import Tensor

from tilewright.torch import served

_library: Any = torch.library.Library
_definitions = _library("tilewright", "IMPL")  # what is registered lives as long as this
CASTS: Mapping[str, Mapping[str, tuple[torch.dtype, ...]]] = {
    "gemm": served.PRODUCTS,
    "grouped_gemm": served.GROUPED_PRODUCTS,
    "moe": served.GROUPED_PRODUCTS,
    "attention": served.ATTENTION,
    "attention_decode": served.ATTENTION,
}
_KEYS = {"cpu": torch._C.DispatchKey.AutocastCPU, "cuda": torch._C.DispatchKey.AutocastCUDA}


def cast(value: Any, device_type: str, dtype: torch.dtype) -> Any:
    """Floating tensors of that device; others, float64, and what has been quantised, stay as they are."""
    if not isinstance(value, Tensor) or not value.is_floating_point() or value.dtype.itemsize in (1, 8):
        return value
    return value.to(dtype) if value.device.type == device_type else value


def _casting(name: str, device_type: str) -> Callable[..., Any]:
    operator = getattr(torch.ops.tilewright, name).default
    # Float32 whatever the others are; a router's logits are of any type.
    exact = {"alibi_slopes", "row_scale", "k_scale", "v_scale", "logits", "correction", "w13_scale", "w2_scale"}
    names = [argument.name for argument in operator._schema.arguments]
    types = CASTS[name][device_type]

    def computed_in_autocast_type(*arguments: Any, **options: Any) -> Any:
        named = torch.get_autocast_dtype(device_type)
        dtype = torch.float32 if named not in types and torch.float32 in types else named
        if options.get("w13_scale") is not None:  # beside matrices of 8 bits float32 is not computed in
            dtype = named

        def of_name(name: str, value: Any) -> Any:
            return value if name in exact else cast(value, device_type, dtype)

        with torch._C._ExcludeDispatchKeyGuard(torch._C.DispatchKeySet(_KEYS[device_type])):
            result = operator(
                *(of_name(name, each) for name, each in zip(names, arguments, strict=False)),
                **{name: of_name(name, each) for name, each in options.items()},
            )
            return cast(result, device_type, named)

    return computed_in_autocast_type


def register() -> None:
    for name in CASTS:
        for device_type, key in _KEYS.items():
            _definitions.impl(name, _casting(name, device_type), key.name)
