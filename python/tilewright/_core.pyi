# What module/*.cpp binds.
import os
from collections.abc import Callable
from typing import Any, Literal, Protocol, TypeVar, overload

class Array(Protocol):
    def __dlpack__(self) -> Any: ...
    def __dlpack_device__(self) -> Any: ...

A = TypeVar("A", bound=Array)
Numerics = Literal["tuned", "deterministic", "batch_invariant"]

__version__: str

class Error(RuntimeError): ...
class NoKernel(Error, ValueError): ...

class Operator:
    def __init__(self, name: str) -> None: ...
    @property
    def name(self) -> str: ...
    def __call__(self, *arrays: Any, **keywords: Any) -> Any: ...

class PackedWeights:
    @property
    def shape(self) -> tuple[int, int]: ...
    @property
    def dtype(self) -> str: ...
    @property
    def nbytes(self) -> int: ...
    def __call__(
        self,
        a: A,
        *,
        bias: Array | None = None,
        activation: Literal["none", "relu", "gelu", "silu"] | None = None,
        out: A | None = None,
    ) -> A: ...
    def write(self, path: str | os.PathLike[str]) -> None: ...

class Plan:
    def __init__(self, function: str | Callable[..., Any], *args: Any, **kwargs: Any) -> None: ...
    @property
    def explain(self) -> str: ...
    @property
    def kernel(self) -> str: ...
    @property
    def workspace_bytes(self) -> int: ...
    def seconds(self, repeats: int, *args: Any, **kwargs: Any) -> float: ...
    def __call__(self, *args: Any, **kwargs: Any) -> Any: ...

def gemm(
    a: A,
    b: Array,
    *,
    bias: Array | None = None,
    activation: Literal["none", "relu", "gelu", "silu"] | None = None,
    alpha: float = 1.0,
    beta: float = 0.0,
    out: A | None = None,
    precision: Literal["f32", "tf32", "tf32x3"] | None = None,
    numerics: Numerics | None = None,
) -> A: ...
def grouped_gemm(
    a: A,
    b: Array,
    offsets: Array,
    *,
    row_index: Array | None = None,
    bias: Array | None = None,
    row_scale: Array | None = None,
    gate: Literal["none", "swiglu", "swiglu_clamped"] | None = None,
    activation: Literal["none", "relu", "gelu", "silu"] | None = None,
    out: A | None = None,
    numerics: Numerics | None = None,
) -> A: ...
def k_grouped_gemm(
    a: A,
    b: Array,
    offsets: Array,
    *,
    row_index: Array | None = None,
    out: A | None = None,
    out_dtype: Literal["f32", "f16", "bf16"] | None = None,
    accumulate: bool = False,
    numerics: Numerics | None = None,
) -> A: ...
def scaled_gemm(
    a: A,
    b: Array,
    scale_a: Array,
    scale_b: Array,
    *,
    bias: Array | None = None,
    scale_c: Array | None = None,
    out_dtype: Literal["bf16", "f16", "f32", "e4m3"] | None = None,
    accumulation: Literal["promoted", "fast"] | None = None,
    out: A | None = None,
    numerics: Numerics | None = None,
) -> A: ...
def scaled_grouped_gemm(
    a: A,
    b: Array,
    scale_a: Array,
    scale_b: Array,
    offsets: Array,
    *,
    row_index: Array | None = None,
    bias: Array | None = None,
    row_scale: Array | None = None,
    gate: Literal["none", "swiglu", "swiglu_clamped"] | None = None,
    activation: Literal["none", "relu", "gelu", "silu"] | None = None,
    out_dtype: Literal["bf16", "f16"] | None = None,
    accumulation: Literal["promoted", "fast"] | None = None,
    out: A | None = None,
    numerics: Numerics | None = None,
) -> A: ...
@overload
def attention(
    q: A,
    k: Array,
    v: Array,
    mask: Array | None = None,
    *,
    causal: Literal["none", "top_left", "bottom_right"] | None = None,
    scale: float | None = None,
    softcap: float = 0.0,
    window_left: int = -1,
    window_right: int = -1,
    alibi_slopes: Array | None = None,
    out: A | None = None,
    lse: Literal[False] | None = None,
    numerics: Numerics | None = None,
) -> A: ...
@overload
def attention(
    q: A,
    k: Array,
    v: Array,
    mask: Array | None = None,
    *,
    causal: Literal["none", "top_left", "bottom_right"] | None = None,
    scale: float | None = None,
    softcap: float = 0.0,
    window_left: int = -1,
    window_right: int = -1,
    alibi_slopes: Array | None = None,
    out: A | None = None,
    lse: Literal[True] | Array,
    numerics: Numerics | None = None,
) -> tuple[A, A]: ...
@overload
def attention_decode(
    q: A,
    k: Array,
    v: Array,
    *,
    page_table: Array | None = None,
    seqlens: Array | None = None,
    k_scale: Array | None = None,
    v_scale: Array | None = None,
    scale: float | None = None,
    softcap: float = 0.0,
    window_left: int = -1,
    window_right: int = -1,
    out: A | None = None,
    lse: Literal[False] | None = None,
    numerics: Numerics | None = None,
) -> A: ...
@overload
def attention_decode(
    q: A,
    k: Array,
    v: Array,
    *,
    page_table: Array | None = None,
    seqlens: Array | None = None,
    k_scale: Array | None = None,
    v_scale: Array | None = None,
    scale: float | None = None,
    softcap: float = 0.0,
    window_left: int = -1,
    window_right: int = -1,
    out: A | None = None,
    lse: Literal[True] | Array,
    numerics: Numerics | None = None,
) -> tuple[A, A]: ...
def plan(function: str | Callable[..., Any], *args: Any, **kwargs: Any) -> Plan: ...
def explain(function: str | Callable[..., Any], *args: Any, **kwargs: Any) -> str: ...
def pack(
    b: Array, weights: Literal["f32", "bf16", "f16", "i8"] | None = None, *, scale: Array | None = None
) -> PackedWeights: ...
def read_packed(path: str | os.PathLike[str]) -> PackedWeights: ...
def operator_names() -> list[str]: ...
def load_library(path: str | os.PathLike[str]) -> None: ...
def is_kernel_here(id: str, hash: str) -> bool: ...
def load_user_records(folder: str) -> tuple[int, list[str]]: ...
def begin_recording(file: str) -> int: ...
def end_recording(recording: int) -> None: ...
def override_kernel(op: str, kernel: str) -> None: ...
def load_overrides(file: str | os.PathLike[str]) -> int: ...
def set_numerics(least: Numerics) -> None: ...
def set_threads(threads: int) -> None: ...
def threads() -> int: ...
def check_groups() -> None: ...
def facts() -> dict[str, Any]: ...
