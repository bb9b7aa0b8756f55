"""Which of the user's functions are launched, and what their parameters get: each is bound by its name to a tensor, a
size, a scalar, a workspace or a run-time parameter. What comes of it is the text of a unit's entry points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from codegen.dtypes import DATA_TYPES
from codegen.plain.declaration import COORDINATES, Declaration, LaunchLine
from codegen.plain.functions import Function, Parameter, function_named, kernels
from codegen.plain.mistake import Place

CPP_TYPES = {"f32": "float", "i32": "int"}  # of elements; others are numbers of templates/common/numbers.h
BYTES_HEADER, NUMBERS_HEADER = "common/bytes.h", "common/numbers.h"
TOOLKIT_TYPES = {  # of CUDA with the same bits, and vectors of them: what pointers of users may point to besides
    "f32": {"float1", "float2", "float3", "float4"},
    "i32": {"int1", "int2", "int3", "int4", "int32_t", "unsigned", "unsigned int", "uint32_t"},
    "i8": {"signed char", "int8_t", "char1", "char2", "char4"},
    "f16": {"half", "__half", "half2", "__half2"},
    "bf16": {"__nv_bfloat16", "nv_bfloat16", "__nv_bfloat162", "nv_bfloat162"},
    "e4m3": {"__nv_fp8_e4m3", "__nv_fp8x2_e4m3", "__nv_fp8x4_e4m3"},
    "e5m2": {"__nv_fp8_e5m2", "__nv_fp8x2_e5m2", "__nv_fp8x4_e5m2"},
}
INT_MAX = 2**31 - 1
WHOLE_TYPES: dict[str, int | None] = {  # that a size can be passed as, and the most that it can be then; None: all
    **dict.fromkeys(("int", "unsigned", "unsigned int", "int32_t", "uint32_t"), INT_MAX),
    **dict.fromkeys(("std::int32_t", "std::uint32_t"), INT_MAX),
    **dict.fromkeys(("long", "unsigned long", "long long", "unsigned long long", "long int", "long long int")),
    **dict.fromkeys(("size_t", "int64_t", "uint64_t", "ptrdiff_t")),
    **dict.fromkeys(("std::size_t", "std::int64_t", "std::uint64_t", "std::ptrdiff_t")),
}


def cpp_type(dtype: str) -> str:
    return CPP_TYPES.get(dtype, f"tw::Number<tw::{dtype}>")


def number_headers(dtypes: Iterable[str], kind: str) -> tuple[str, ...]:
    """Of templates/, that have the elements' types. Floats of 8 bits numbers.h has for devices."""
    names = {dtype for dtype in dtypes if dtype not in CPP_TYPES}
    has_bytes = any(DATA_TYPES[dtype].bits == 8 and (kind == "cpu" or dtype == "i8") for dtype in names)
    return (BYTES_HEADER,) if has_bytes else (NUMBERS_HEADER,) if names else ()


@dataclass(frozen=True)
class Binding:
    """A function and the line that launches it."""

    line: LaunchLine
    function: Function


def _chosen(declaration: Declaration, line: LaunchLine) -> Function:
    source = declaration.source
    if source.kind == "cpu":
        name = line.kernel or declaration.signature.name
        function = function_named(source, name)
        if function is None:
            raise line.place.mistake(
                f"no function `void {name}(...)` in the file", "name it: launch FUNCTION: grid = ..."
            )
        return function
    found = kernels(source)
    if not found:
        raise line.place.mistake("no kernel in the file", "a kernel is `__global__ void NAME(...) {`")
    if not line.kernel and len(found) > 1:
        raise line.place.mistake(
            f"which of {', '.join(found)} is launched is not said", "name it: launch KERNEL: grid = ..."
        )
    name = line.kernel or next(iter(found))
    if name not in found:
        raise line.place.unknown("kernel", name, found)
    return found[name]


def bindings(declaration: Declaration) -> tuple[Binding, ...]:
    """Of each launch, in order; everything that a parameter can be wrong in is found here."""
    found = tuple(Binding(line, _chosen(declaration, line)) for line in declaration.launches)
    members = _members(declaration)
    for binding in found:
        for parameter in binding.function.parameters:
            _require_bound(declaration, binding.function.place, parameter, members)
    bound = {parameter.name for binding in found for parameter in binding.function.parameters}
    for tensor in declaration.signature.tensors:
        if tensor.name not in bound:
            place = declaration.signature.place
            raise place.mistake(f"{tensor.name} is a parameter of no kernel", "kernels get arguments by their names")
    return found


def _members(declaration: Declaration) -> dict[str, str]:
    """What a parameter can be, by name."""
    members = {tensor.name: "tensor" for tensor in declaration.signature.tensors}
    members |= {line.name: "workspace" for line in declaration.workspaces}
    members |= {name: "size" for name in (*declaration.values(), *declaration.codes())}
    members |= {scalar.name: scalar.type for scalar in declaration.signature.scalars}
    if declaration.source.kind == "cpu":
        members |= dict.fromkeys(COORDINATES, "size")
    return members


def _require_bound(declaration: Declaration, place: Place, parameter: Parameter, members: Mapping[str, str]) -> None:
    kind = members.get(parameter.name)
    if kind is None:
        if parameter.name in declaration.tunables():
            raise place.mistake(f"parameter {parameter.name} is a tunable", "tunables are macros: leave it out")
        raise place.unknown("parameter", parameter.name, members)
    is_array = kind in ("tensor", "workspace")
    if is_array != parameter.is_pointer:
        wanted = f"valid is {parameter.type}* {parameter.name}" if is_array else f"valid is a number: {parameter.name}"
        raise place.mistake(f"parameter {parameter.name} is a {kind}, and declared `{parameter.type}`", wanted)
    of_any_type = [tensor.name for tensor in declaration.signature.tensors if tensor.dtype in declaration.any_types]
    if parameter.name in of_any_type and parameter.value_type != "void":
        wrong = f"parameter {parameter.name} is of any type, and declared `{parameter.type}`"
        raise place.mistake(wrong, f"valid is const void* {parameter.name}")
    if kind == "size" and parameter.value_type not in WHOLE_TYPES:
        raise place.mistake(f"parameter {parameter.name} is of {parameter.value_type}", "valid are int and long long")


def largest_sizes(declaration: Declaration, bound: tuple[Binding, ...]) -> dict[str, int]:
    """Of sizes that a kernel takes as numbers of 32 bits."""
    sizes = declaration.sizes()
    parameters = [parameter for binding in bound for parameter in binding.function.parameters]
    most = {p.name: WHOLE_TYPES[p.value_type] for p in parameters if p.name in sizes and not p.is_pointer}
    return {name: bound for name, bound in most.items() if bound is not None}


def entry(
    declaration: Declaration, binding: Binding, symbol: str, types: Mapping[str, str], places: Mapping[str, str],
    threads: int,
) -> str:  # fmt: skip
    """A unit's entry point, which calls the function. `types`: of elements, by what the lines call them; `places`: of
    workspaces."""
    cuda = declaration.source.kind == "cuda"
    block = "tw_params." if cuda else "tw_params->"
    coordinates = dict(zip(COORDINATES, ("tw_x", "tw_y", "tw_z"), strict=True))
    tensors = {tensor.name: tensor for tensor in declaration.signature.tensors}
    workspaces = {line.name: line for line in declaration.workspaces}

    def pointee(parameter: Parameter, dtype: str) -> str:
        if dtype in declaration.any_types:
            return "void"
        dtype = types.get(dtype, dtype)
        return parameter.value_type if parameter.value_type in TOOLKIT_TYPES.get(dtype, ()) else cpp_type(dtype)

    def argument(parameter: Parameter) -> str:
        name = parameter.name
        if name in tensors:
            tensor = tensors[name]
            const = "const " if tensor.role == "in" else ""
            pointer = f"static_cast<{const}{pointee(parameter, tensor.dtype)}*>({block}{name})"
            if (
                const and not parameter.points_to_const
            ):  # it may be written for all the compiler knows; a check would tell
                return f"const_cast<{pointee(parameter, tensor.dtype)}*>({pointer})"
            return pointer
        if name in workspaces:
            pointer = f"static_cast<char*>({block}workspace) + {places[name]}"
            return f"reinterpret_cast<{pointee(parameter, workspaces[name].dtype)}*>({pointer})"
        value = coordinates.get(name) or f"{block}{name}"
        return f"static_cast<{parameter.value_type}>({value})"

    call = f"{binding.function.name}({', '.join(map(argument, binding.function.parameters))});"
    if cuda:
        bounds = binding.function.launch_bounds or f"__launch_bounds__({threads})"
        return f'extern "C" __global__ void {bounds} {symbol}(const Params tw_params) {{ {call} }}'
    unused = "[[maybe_unused]] long long"
    grid = f"{unused} tw_x, {unused} tw_y, {unused} tw_z"
    return f'extern "C" void {symbol}(const Params* tw_params, {grid}) {{ {call} }}'
