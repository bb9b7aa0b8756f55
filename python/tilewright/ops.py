"""Every operator of this process as a function of arrays: those of the library, and those of load_library.

``tilewright.ops.row_softmax(x)``; ``help(tilewright.ops.row_softmax)`` says what each argument means. Arrays that an
operator reads come by position or name, in the order of its declaration; results, scalars, attributes and sizes by
name. Results that are not given are made. Types, sizes and strides follow from the arrays; leading axes are folded
into the first axis of the declaration.
"""

from tilewright import _core


def find(name: str) -> _core.Operator:
    """The operator of that name, also where it is known at run time only. Raises ValueError, which lists all names."""
    return _core.Operator(name)


def __getattr__(name: str) -> _core.Operator:
    if name.startswith("__"):
        raise AttributeError(name)
    try:
        found = _core.Operator(name)
    except ValueError as error:
        raise AttributeError(str(error)) from None
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return _core.operator_names()
