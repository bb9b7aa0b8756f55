"""Kernels of plain files on a CPU: the rendered text as a library of the emulation, launched as its launch says, held
against the reference of its operator."""

import ctypes
import subprocess
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import reduce
from math import prod
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from emulation import COMPILER, FOLDER, precompiled

from codegen import formula
from codegen.launch import further_symbols, launch_of
from codegen.launch_words import REGION_ALIGNMENT
from codegen.layout import layout_of
from codegen.load import ROOT, include_dirs
from codegen.model import KernelSpec, OpSpec, Problem, Term, Values
from codegen.python_reference import arguments_of, call
from codegen.raw_numbers import decode, storage
from codegen.render import render_kernel

GUARD = 64  # bytes around each buffer, which nobody may write
GUARD_BYTE = 0xA5


_LOADED: dict[tuple[str, ...], ctypes.CDLL] = {}  # by what makes them: several tests have the same kernels


def _compiled(text: str, arguments: Iterable[object], folder: Path, library: Path) -> ctypes.CDLL:
    """What `arguments` compile, of a unit of this text and headers in the folder where it lies."""
    headers = [path.read_text() for path in sorted(folder.glob("*.h"))]
    command = [*COMPILER, *map(str, arguments), "-shared", "-fPIC"]
    key = (text, *headers, *(each for each in command if str(folder) not in each))
    if key not in _LOADED:
        built = subprocess.run([*command, "-o", library], capture_output=True, text=True)
        assert built.returncode == 0, built.stderr
        _LOADED[key] = ctypes.CDLL(str(library))
    return _LOADED[key]


def library_of(
    op: OpSpec,
    kernel: KernelSpec,
    folder: Path,
    program: str = "plain",
    edit: Callable[[str], str] = lambda text: text,
) -> ctypes.CDLL:
    """`program`: of tests/data/emulated_cuda; headers that lie in the folder are before all others."""
    unit, library = folder / f"{kernel.id}.cu", folder / f"{kernel.id}.so"
    text = render_kernel(op, kernel)
    text = replace(text, text=edit(text.text))
    unit.write_text(text.text)
    kernels = ", ".join((text.symbol, *further_symbols(text.symbol, launch_of(op, kernel))))
    defined = [f'-DUNIT="{unit}"', f"-DKERNELS={kernels}"]
    flags = ("-std=c++20", "-O1", "-w", "-fno-gnu-unique", "-U_FORTIFY_SOURCE", "-fPIC")
    folders = (f"-I{FOLDER}", f"-I{ROOT / 'templates'}")
    words = [*flags, f"-I{folder}", *folders, *defined, FOLDER / f"{program}.cpp"]
    if not (folder / "common").exists():
        words += precompiled(("common/types.h", "emulated_cuda.h"), (*flags, *folders))
    return _compiled(text.text, words, folder, library)


class CalledForEachPoint:
    """A CPU's unit as a library, launched as an emulated one is."""

    def __init__(self, op: OpSpec, kernel: KernelSpec, folder: Path) -> None:
        unit, library = render_kernel(op, kernel), folder / f"{kernel.id}.so"
        (folder / unit.name).write_text(unit.text)
        folders = [f"-I{each}" for each in include_dirs(op)]
        loaded = _compiled(unit.text, [*unit.flags, *folders, folder / unit.name], folder, library)
        symbols = (unit.symbol, *further_symbols(unit.symbol, launch_of(op, kernel)))
        self._calls = [getattr(loaded, symbol) for symbol in symbols]

    def run_kernel(self, number, params, grid, block) -> None:
        for z, y, x in np.ndindex(grid[2], grid[1], grid[0]):
            self._calls[number](params, ctypes.c_longlong(x), ctypes.c_longlong(y), ctypes.c_longlong(z))


def _stored(values: np.ndarray, dtype: str) -> np.ndarray:
    if dtype == "f16":
        return values.astype(np.float16).view(np.uint16)
    if dtype == "bf16":
        return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return values.astype(storage(dtype))


class Buffer:
    """Of a tensor or a workspace, between guards."""

    def __init__(self, count: int, dtype: np.dtype) -> None:
        self._bytes = np.full(2 * GUARD + 256 + count * dtype.itemsize, GUARD_BYTE, np.uint8)
        self.begin = GUARD + -(self._bytes.ctypes.data + GUARD) % 256
        self.end = self.begin + count * dtype.itemsize
        self.array = self._bytes[self.begin : self.end].view(dtype)
        self.address = self.array.ctypes.data

    def require_guards(self, name: str) -> None:
        guards = np.concatenate([self._bytes[: self.begin], self._bytes[self.end :]])
        assert (guards == GUARD_BYTE).all(), f"{name}: written out of bounds"


def _extent(terms: tuple[Term, ...], values: Mapping[str, int]) -> int:
    return prod(-(-values[term.value] // term.divisor) for term in terms)


def run(
    op: OpSpec,
    kernel: KernelSpec,
    problem: Problem,
    runtime: Values,
    library: ctypes.CDLL | CalledForEachPoint,
    seed: int = 0,
    given: Mapping[str, np.ndarray] | None = None,
    absent: Iterable[str] = (),
    in_place: tuple[str, str] | None = None,
) -> dict[str, np.ndarray]:
    """Fails where what the kernel computes is not what the operator's reference says. `given`: what lies in tensors'
    buffers, in the place of numbers that are drawn; `absent`: optional tensors that are null, besides those that the
    problem has not; `in_place`: an output, and the input in whose buffer it is written. Returns the outputs."""
    absent = {*absent, *(tensor.name for tensor in op.tensors if not tensor.is_given(problem))}
    launch, random = launch_of(op, kernel), np.random.default_rng(seed)
    codes = {attribute.name: attribute.values.index(problem.attributes[attribute.name]) for attribute in op.attributes}
    values = {**codes, **problem.sizes, **runtime, "compute_units": kernel.arch.device.compute_units}
    for each in launch.computed:
        values[each.name] = formula.compute(each.formula, values)
    dtypes = {tensor.name: op.tensor_dtype(tensor.name, problem.attributes) for tensor in op.tensors}
    elements, buffers, views = op.elements(problem), {}, {}
    for tensor in op.tensors:
        buffer = buffers[tensor.name] = Buffer(elements[tensor.name], storage(dtypes[tensor.name]))
        if given and tensor.name in given:
            drawn = given[tensor.name].ravel()
        elif op.tensor_fill(tensor.name, problem).kind == "small_int":
            drawn = random.integers(-4, 5, elements[tensor.name])
        else:
            drawn = random.normal(size=elements[tensor.name]) * 3
        buffer.array[:] = _stored(drawn, dtypes[tensor.name])
        layout = layout_of(tensor, problem, elements[tensor.name])
        strides = [stride * buffer.array.itemsize for stride in layout.strides]
        views[tensor.name] = np.lib.stride_tricks.as_strided(buffer.array, layout.extents, strides)
    inputs = {name: decode(view, dtypes[name]) for name, view in views.items() if name not in absent}
    given_names = [tensor.name for tensor in op.tensors if tensor.name not in absent]
    expected = call(op.reference, {**arguments_of(op, problem, inputs), "given": given_names})
    if in_place:
        output, name = in_place
        buffers[output], views[output] = buffers[name], views[name]
    work = launch.workspace
    regions = [(work.bytes_per, work.terms), *((region.bytes_per, region.terms) for region in work.more)]
    parts = [bytes_per * _extent(terms, values) for bytes_per, terms in regions if bytes_per]
    total = reduce(lambda at, size: -(-(at + size) // REGION_ALIGNMENT) * REGION_ALIGNMENT, parts, work.fixed_bytes)
    buffers["workspace"] = Buffer(total, np.dtype(np.uint8))
    buffers["workspace"].array[work.fixed_bytes :] = GUARD_BYTE
    buffers["workspace"].array[: work.fixed_bytes] = 0
    scalars = {"f32": ctypes.c_float, "i32": ctypes.c_int}
    tensors = [each for each in op.tensors if not op.lacks(kernel.attributes, each)]
    sizes = [each for each in op.sizes if not op.lacks(kernel.attributes, each)]
    members = [
        *((t.name, ctypes.c_void_p, None if t.name in absent else buffers[t.name].address) for t in tensors),
        ("workspace", ctypes.c_void_p, buffers["workspace"].address),
        *((size.name, ctypes.c_longlong, problem.sizes[size.name]) for size in sizes),
        *((scalar.name, scalars[scalar.type], problem.scalars[scalar.name]) for scalar in op.scalars),
        *((parameter.name, ctypes.c_int, runtime[parameter.name]) for parameter in kernel.family.runtime),
        *((each.name, ctypes.c_longlong, values[each.name]) for each in launch.computed),
    ]
    block_type = type("Params", (ctypes.Structure,), {"_fields_": [(name, kind) for name, kind, _ in members]})
    params, index = block_type(*(value for _, _, value in members)), ctypes.c_uint * 3
    for number, each in enumerate((launch, *launch.then)):
        grid = index(*(_extent(axis, values) for axis in each.grid))
        library.run_kernel(number, ctypes.byref(params), grid, index(*each.block))
    for name, buffer in buffers.items():
        buffer.require_guards(f"{kernel.id} {problem.sizes.line()}: {name}")
    assert not buffers["workspace"].array[: work.fixed_bytes].any(), f"{kernel.id}: what was zero is left otherwise"
    for view in op.outputs(problem):
        got, right = decode(views[view.tensor], dtypes[view.tensor]), expected[view.tensor]
        np.testing.assert_allclose(
            got, right, rtol=view.tolerance.relative, atol=view.tolerance.absolute,
            err_msg=f"{kernel.id} {problem.sizes.line()}: {view.tensor}",
        )  # fmt: skip
    return {view.tensor: decode(views[view.tensor], dtypes[view.tensor]) for view in op.outputs(problem)}


def outlived(work: Callable[[], None]) -> bool:
    """Whether it ends well, in a process of its own: kernels may crash."""
    process = get_context("fork").Process(target=work)
    process.start()
    process.join()
    return process.exitcode == 0
