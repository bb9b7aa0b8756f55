"""Loads libtilewright_torch.so into a process that has PyTorch, and has it register its operators, once."""

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

import torch

OLDEST = (2, 10)  # whose stable ABI the library speaks
_PATH = Path(__file__).parents[1] / "libtilewright_torch.so"


def load() -> bool:
    """Whether it is the first time in this process: PyTorch keeps what is registered, also where the modules that did
    it were deleted from sys.modules and are imported again. Raises ImportError, which says why there are none."""
    operators: Any = torch.ops.tilewright
    if getattr(operators, "_is_registered", False):
        return False
    found = tuple(int(part) for part in torch.__version__.split("+")[0].split(".")[:2])
    if found < OLDEST:
        raise ImportError(f"tilewright.torch needs PyTorch 2.10 or later; this is {torch.__version__}")
    if not _PATH.exists():
        raise ImportError(f"this build of tilewright has no operators for PyTorch: there is no {_PATH}")
    library = ctypes.CDLL(str(_PATH))
    library.tilewright_torch_register.restype = ctypes.c_char_p
    reason = library.tilewright_torch_register()
    if reason is not None:
        raise ImportError(f"tilewright.torch: {reason.decode()}")
    operators._is_registered = True
    return True


def check(name: str, arguments: Any, made: Any) -> str | None:
    """What the operator refuses described arguments with (python/torch/checking.cpp); None: it takes them, and ``made``
    says what it would make."""
    reason = _check()(name.encode(), arguments, made)
    return None if reason is None else reason.decode()


@cache
def _check() -> Any:
    function = ctypes.CDLL(str(_PATH)).tilewright_torch_check
    function.restype = ctypes.c_char_p
    return function
