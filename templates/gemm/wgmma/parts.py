"""Which parts a wgmma kernel's text is made of, and the numbers in it that are known here."""

from collections.abc import Mapping
from typing import Any

from codegen.model import KernelSpec, Values

from .. import element_types
from .. import tensor_core as tc
from .layout import layout
from .tile import can_tma_store, sets

PROLOGUE_THREADS = 128


def epilogue(k: KernelSpec) -> str:
    """How sums leave to C."""
    if k.config.TMA_STORE:
        return "epilogue_boxes"
    if can_tma_store(k):
        return "epilogue_cut_rows"
    return "epilogue_elements" if sets(k) > 1 else "epilogue_rounds"


def added_c(k: KernelSpec) -> str:
    """How C that is added comes. In turns the other warpgroup hides that it is read from memory."""
    return "c_by_stages" if k.config.TMA_STORE and not k.config.PINGPONG else "c_from_memory"


def names(k: KernelSpec, loads: str = "loads_in_place", copied: str = "", turned: str = "") -> Mapping[str, Any]:
    """What the template can use besides the configuration. `copied`: the operands that a prologue copies; `turned`:
    those of them that it transposes."""
    parts = {"loads": loads, "added_c": added_c(k), "epilogue": epilogue(k)}
    return {
        **element_types.names(k),
        "parts": Values({name: f"gemm/wgmma/{part}.cu.j2" for name, part in parts.items()}),
        "smem": layout(k).expressions,
        "sets": sets(k),
        "copied": copied,
        "turned": turned,
        "left": "B" if k.config.SWAP else "A",
        "right": "A" if k.config.SWAP else "B",
        "counters": tc.COUNTERS,
        "prologue_threads": PROLOGUE_THREADS,
    }
