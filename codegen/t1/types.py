"""Types and kinds as T1 calls them, and what they are here."""

from __future__ import annotations

LANGUAGES = {"CUDA": "cuda", "C": "cpu"}  # C is Kernel Tuner's; T1's schema knows GPUs alone
VECTOR_TYPES = {  # the data type of an element, and how many elements one is
    "float": ("f32", 1), "float2": ("f32", 2), "float4": ("f32", 4),
    "half": ("f16", 1), "half2": ("f16", 2),
    "int32": ("i32", 1), "uint32": ("i32", 1),
}  # fmt: skip
INTEGER_SCALARS = ("int32", "uint32", "int64", "uint64", "int16", "uint16", "int8", "uint8")
PARAMETER_TYPES: dict[str, tuple[tuple[type, ...], str]] = {
    "int": ((int,), "whole numbers"),
    "uint": ((int,), "whole numbers from 0"),
    "float": ((int, float), "numbers"),
    "bool": ((bool,), "True and False"),
    "string": ((str,), "strings"),
}
ACCESS_ROLES = {"ReadOnly": "in", "WriteOnly": "out", "ReadWrite": "inout"}
FILL_TYPES = ("Constant", "Random")
# The type of a kernel's parameter that is a whole number; others are long enough for all.
SCALAR_OF_PARAMETER = {
    **dict.fromkeys(("int", "int32_t", "std::int32_t"), "int32"),
    **dict.fromkeys(("unsigned", "unsigned int", "uint32_t", "std::uint32_t"), "uint32"),
    **dict.fromkeys(("size_t", "uint64_t", "std::size_t", "std::uint64_t", "unsigned long long"), "uint64"),
}
ELEMENT_MACROS = {"f32": "float", "i32": "int"}  # what T of `// tw: types` is in C
