"""What GEMM's tensors are of, by the attribute `dtype`: A and B of one type, C and bias of one. `f16_f32` names both,
all others are one for all."""

from collections.abc import Mapping
from typing import Any

from codegen.dtypes import DATA_TYPES
from codegen.model import KernelSpec, dtype_bytes

PAIRS = {f"{operand}_f32": (operand, "f32") for operand in ("f16", "bf16")}


def operand_type(attributes: Mapping[str, str]) -> str:
    """Of A and B, and what tensor cores multiply."""
    dtype = attributes["dtype"]
    return PAIRS[dtype][0] if dtype in PAIRS else dtype


def result_type(attributes: Mapping[str, str]) -> str:
    """Of C and bias."""
    dtype = attributes["dtype"]
    return PAIRS[dtype][1] if dtype in PAIRS else dtype


def operand_bytes(attributes: Mapping[str, str]) -> int:
    return _OPERAND_BYTES[attributes["dtype"]]


def result_bytes(attributes: Mapping[str, str]) -> int:
    return _RESULT_BYTES[attributes["dtype"]]


# Searches ask millions of times.
_OPERAND_BYTES = {dtype: dtype_bytes(operand_type({"dtype": dtype})) for dtype in (*DATA_TYPES, *PAIRS)}
_RESULT_BYTES = {dtype: dtype_bytes(result_type({"dtype": dtype})) for dtype in (*DATA_TYPES, *PAIRS)}


def names(k: KernelSpec) -> Mapping[str, Any]:
    """What templates call the elements: `using Element = ${ element_type };` of A and B, which instructions name by
    ${ operand_type }; ${ result } of C and bias."""
    operand, result = operand_type(k.attributes), result_type(k.attributes)
    return {
        "operand_type": operand,
        "element_type": DATA_TYPES[operand].cpp,
        "result": "Element" if result == operand else DATA_TYPES[result].cpp,
    }


def stored(k: KernelSpec, elements: Any) -> Any:
    """So many elements of C, counted in those of A and B: for cost models."""
    ratio = result_bytes(k.attributes) // operand_bytes(k.attributes)
    return elements if ratio == 1 else ratio * elements
