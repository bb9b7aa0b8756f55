"""Reads what users extend without touching this tree: arch descriptors, devices (JSON) and op folders (spec.py,
<family>.py or <folder>/<family>.py, templates). Discovery is by listing folders; nothing is registered anywhere."""

from __future__ import annotations

import glob
import importlib
import importlib.util
import json
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, replace
from pathlib import Path
from types import ModuleType
from typing import Any

from codegen.model import (
    ArchSpec,
    CodegenError,
    DeviceSpec,
    Family,
    Limits,
    OpSpec,
    ShapeByAttribute,
    Tensor,
    UsageError,
    Values,
)
from codegen.regular_file import require_file

ROOT = Path(__file__).resolve().parent.parent
ARCH_FOLDER = ROOT / "codegen" / "archs"
KINDS = {"cuda": "GPUs", "cpu": "CPUs"}  # of targets, to people
MOST_AXES = 5  # kMaxAxes of src/table/tensor_layout.h
DEVICE_FOLDER = ROOT / "codegen" / "devices"
TEMPLATE_FOLDER = ROOT / "templates"


def is_own(op: OpSpec) -> bool:
    """Whether an op is a user's own, and no part of the tree."""
    return TEMPLATE_FOLDER not in op.origin.parents


def include_dirs(op: OpSpec) -> tuple[Path, ...]:
    return tuple(dict.fromkeys((op.folder if op.is_file else op.folder.parent, TEMPLATE_FOLDER)))


def _read_json(path: Path) -> Any:
    try:
        require_file(path)
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise CodegenError(f"can't read {path}: {error.strerror}") from error
    except json.JSONDecodeError as error:
        raise CodegenError(f"{path} is not JSON: {error}") from error


def _require_fields(data: dict[str, Any], names: set[str], origin: str) -> None:
    if unknown := sorted(set(data) - names):
        raise CodegenError(f"{origin}: unknown field {unknown[0]!r}; valid are {', '.join(sorted(names))}")
    if missing := sorted(names - set(data)):
        raise CodegenError(f"{origin}: missing field {missing[0]!r}")


def device_from_json(data: dict[str, Any], origin: str) -> DeviceSpec:
    _require_fields(data, {f.name for f in fields(DeviceSpec)}, origin)
    for name in ("compute_units", "clock_mhz", "memory_gb_per_s", "memory_gb", "l2_bytes"):
        if not isinstance(data[name], int | float) or data[name] <= 0:
            raise CodegenError(f"{origin}: {name} is {data[name]!r}; valid are numbers above 0")
    for name in ("driver_names", "sources"):
        if not data[name] or not all(isinstance(each, str) for each in data[name]):
            raise CodegenError(f"{origin}: {name} is {data[name]!r}; valid is a list of at least one")
    if not data["flops_per_clock"].get("f32"):
        raise CodegenError(f"{origin}: flops_per_clock has no f32, at whose rate types run that it does not name")
    rates = dict(data["flops_per_clock"])
    if "tf32" in rates:
        rates.setdefault("tf32x3", rates["tf32"] / 3)  # three products in one
    return DeviceSpec(
        **{
            **data,
            "driver_names": tuple(data["driver_names"]),
            "flops_per_clock": Values(rates),
            "datasheet_tflops": Values(data["datasheet_tflops"]),
            "sources": tuple(data["sources"]),
        }
    )


def load_devices(extra: Sequence[Path] = ()) -> dict[str, DeviceSpec]:
    """All devices by name. A folder of --archs has them in its devices/, whether of its archs or of the tree's."""
    devices: dict[str, DeviceSpec] = {}
    for folder in (DEVICE_FOLDER, *(each / "devices" for each in extra)):
        for path in sorted(folder.glob("*.json")):
            device = device_from_json(_read_json(path), str(path))
            if device.name in devices:
                raise CodegenError(f"{path}: device {device.name} is already defined; choose another name")
            devices[device.name] = device
    return devices


def arch_from_json(data: dict[str, Any], devices: dict[str, DeviceSpec], origin: str) -> ArchSpec:
    data = {"note": "", "adds": (), **data}
    if "exact" in data:  # as descriptors were written up to 0.25
        most = data["minor"] if data.pop("exact") else 9
        data["minors"] = range(data["minor"], most + 1) if data["kind"] == "cuda" else ()
    _require_fields(data, {f.name for f in fields(ArchSpec)} - {"device", "devices"}, origin)
    if data["kind"] not in ("cuda", "cpu"):
        raise CodegenError(f"{origin}: kind is {data['kind']!r}; valid are cuda, cpu")
    default = data["default_device"]
    own = sorted(
        (device for device in devices.values() if device.arch == data["name"]),
        key=lambda d: (d.name != default, d.compute_units, d.memory_gb_per_s, d.name),
    )
    if not own or own[0].name != default:
        valid = ", ".join(device.name for device in own) or "this arch's devices, of which there is none"
        raise CodegenError(f"{origin}: default_device is {default!r}; valid are {valid}")
    try:
        return ArchSpec(
            **{
                **data,
                "minors": tuple(data["minors"]),
                "cpu_flags": tuple(data["cpu_flags"]),
                "flags": tuple(data["flags"]),
                "features": frozenset(data["features"]),
                "adds": frozenset(data["adds"]),
                "limits": Limits(**data["limits"]),
                "sources": tuple(data["sources"]),
                "device": own[0],
                "devices": tuple(own),
            }
        )
    except TypeError as error:
        raise CodegenError(f"{origin}: {error}") from error


def load_archs(extra: Sequence[Path] = ()) -> dict[str, ArchSpec]:
    """All archs by name, CUDA first, then by rank; each with its default device."""
    for folder in extra:
        if not folder.is_dir():
            raise UsageError(f"--archs {folder}: no such folder; it should hold arch descriptors, <name>.json")
    devices = load_devices(extra)
    archs: dict[str, ArchSpec] = {}
    for folder in (ARCH_FOLDER, *extra):
        for path in sorted(folder.glob("*.json")):
            arch = arch_from_json(_read_json(path), devices, str(path))
            if arch.name in archs:
                raise CodegenError(f"{path}: arch {arch.name} is already defined; choose another name")
            archs[arch.name] = arch
    archs = dict(sorted(archs.items(), key=lambda item: (item[1].kind == "cpu", item[1].rank, item[0])))
    for device in devices.values():
        if device.arch not in archs:
            raise CodegenError(f"device {device.name}: unknown arch {device.arch!r}; valid are {', '.join(archs)}")
    return archs


def _load_module(name: str, path: Path) -> ModuleType:
    if name in sys.modules:  # another file of the op has imported it
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None, path  # what ends in .py has a loader
    try:
        require_file(path)
    except OSError as error:
        raise CodegenError(f"can't read {path}: {error.strerror}") from error
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except CodegenError:
        raise
    except Exception as error:  # a user's file may fail in any way; the file's name is what helps
        raise CodegenError(f"{_place(error, path)}: {type(error).__name__}: {error}") from error
    return module


def _place(error: Exception, path: Path) -> str:
    """FILE:LINE of the user's text."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    return f"{path}:{lines[-1]}" if lines else str(path)


def _family_files(folder: Path) -> Iterator[tuple[str, Path]]:
    """Files that may hold families, with their modules' names in the op's package: those of its folder, and those of
    folders in it that hold templates."""
    inner = sorted(path for path in folder.iterdir() if path.is_dir() and any(path.glob("*.j2")))
    for place in (folder, *inner):
        prefix = "" if place == folder else f"{place.name}."
        for path in sorted(place.glob("*.py")):
            if path.name not in ("spec.py", "__init__.py"):
                yield prefix + path.stem, path


# src/include/tilewright/problem.h: what the library's fixed-size tables hold
USUAL_BATCHES = 3  # kUsualBatches of src/table/kernel_table.h
MAX_ATTRIBUTES, MAX_SIZES, MAX_TENSORS, MAX_SCALARS, MAX_RUNTIME = 12, 24, 12, 8, 8


def _require_fits(op: OpSpec, origin: Path) -> None:
    counts = [
        ("attributes", len(op.attributes), MAX_ATTRIBUTES),
        ("sizes", len(op.sizes), MAX_SIZES),
        ("tensors", len(op.tensors), MAX_TENSORS),
        ("scalars", len(op.scalars), MAX_SCALARS),
        *((f"run-time parameters in {family.name}", len(family.runtime), MAX_RUNTIME) for family in op.families),
    ]
    for what, count, most in counts:
        if count > most:
            raise CodegenError(f"{origin}: {count} {what}; the library's tables hold {most}")


def _require_documented(op: OpSpec, origin: Path) -> None:
    """Who calls the op reads nothing but this, in headers and `explain`."""
    for kind, members in (
        ("attribute", op.attributes),
        ("size", op.sizes),
        ("scalar", op.scalars),
        ("tensor", op.tensors),
    ):
        for member in members:
            which = f"{origin}: {kind} {member.name} of {op.name}"
            if not member.doc.strip():
                raise CodegenError(f'{which} has no doc; say in one line what it is: doc="..."')
            if len(member.doc.splitlines()) > 1 or "\\" in member.doc:
                raise CodegenError(
                    f"{which} has a doc of more than one line, or with a backslash; make it one plain line"
                )
    for tensor in op.tensors:
        _require_shape(op, tensor, f"{origin}: tensor {tensor.name} of {op.name}")


def _require_batch(op: OpSpec, origin: Path) -> None:
    valid = op.size_names()[: op.key_sizes]
    for name, numbers in op.batch.items():
        if name not in valid:
            raise CodegenError(f"{origin}: batch of {op.name} names {name!r}; valid are {', '.join(valid)}")
        if len(numbers) != USUAL_BATCHES or min(numbers) < 1:
            raise CodegenError(
                f"{origin}: batch of {op.name} says {numbers} of {name}; valid are {USUAL_BATCHES} numbers from 1"
            )


def _require_only(op: OpSpec, origin: Path) -> None:
    """What decides whether an attribute counts counts always."""
    values = {attribute.name: attribute.values for attribute in op.attributes if not attribute.only}
    for attribute in op.attributes:
        for name, wanted in attribute.only.items():
            if not set(wanted) <= set(values.get(name, ())):
                raise CodegenError(
                    f"{origin}: attribute {attribute.name} of {op.name} is only with {name}={', '.join(wanted)}; "
                    f"valid are values of {', '.join(values)}"
                )


def _require_indexed(op: OpSpec, origin: Path) -> None:
    sizes, optional = op.size_names(), [tensor.name for tensor in op.tensors if tensor.optional]
    for size in op.sizes:
        if size.indexed and not (size.indexed[0] in sizes and size.indexed[1] in optional):
            raise CodegenError(
                f"{origin}: size {size.name} of {op.name} is indexed by {size.indexed}; valid are one of "
                f"{', '.join(sizes)} and an optional tensor: {', '.join(optional) or 'there is none'}"
            )


def _require_guarded(op: OpSpec, origin: Path) -> None:
    """Lists that check_offsets and check_indices can look at."""
    sizes = op.size_names()
    for tensor in op.tensors:
        bound = tensor.ends_in or tensor.names
        if bound is None:
            continue
        which = f"{origin}: tensor {tensor.name} of {op.name}"
        if bound not in sizes:
            raise CodegenError(f"{which} is bounded by {bound!r}; valid are {', '.join(sizes)}")
        most_axes = 1 if tensor.ends_in else 2
        if (tensor.ends_in and tensor.names) or any(len(shape.axes) > most_axes for shape in tensor.shapes()):
            raise CodegenError(f"{which} is no list of ends, of 1 axis, and none of names, of up to 2")


def _require_shape(op: OpSpec, tensor: Tensor, which: str) -> None:
    if isinstance(tensor.shape, ShapeByAttribute):
        by = tensor.shape
        values = next((attribute.values for attribute in op.attributes if attribute.name == by.attribute), ())
        if tuple(by.shapes) != values:
            raise CodegenError(
                f"{which} has shapes by {by.attribute} of {', '.join(by.shapes)}; valid are {', '.join(values)}"
            )
    for other in filter(None, (tensor.packed and tensor.packed[0], tensor.beside)):
        if other not in {each.name for each in op.tensors if each.optional}:
            raise CodegenError(f"{which} depends on {other}, which is no optional tensor")
    _require_in_place(op, tensor, which)
    sizes = op.size_names()
    from codegen.derive import axis_sizes

    for shape in tensor.shapes():
        for name in (*(name for axis in shape.axes for name in axis_sizes(axis)), *shape.strides):
            if name not in sizes:
                raise CodegenError(f"{which} names {name!r} in its shape; valid are {', '.join(sizes)}")
        if len(shape.axes) > MOST_AXES:
            raise CodegenError(f"{which} has {len(shape.axes)} axes; the most are {MOST_AXES}")
        if shape.strides and len(shape.strides) not in (len(shape.axes) - 1, len(shape.axes)):
            raise CodegenError(
                f"{which} has {len(shape.axes)} axes and {len(shape.strides)} strides; only the last axis may have none"
            )


def _require_in_place(op: OpSpec, tensor: Tensor, which: str) -> None:
    def axes(each: Tensor) -> set[tuple[str | int, ...]]:
        return {shape.axes for shape in each.shapes()}

    if tensor.in_place_of and tensor.role != "out":
        raise CodegenError(f"{which} is no output: only one that is written, and not read, can lie in an input's place")
    like = [
        each for each in op.tensors if each.role == "in" and each.dtype == tensor.dtype and axes(each) == axes(tensor)
    ]
    for name in tensor.in_place_of:
        if name not in {each.name for each in like}:
            valid = ", ".join(each.name for each in like) or "none"
            raise CodegenError(
                f"{which} cannot lie in the place of {name!r}; valid are inputs of its type and axes: {valid}"
            )


def load_op(folder: Path) -> OpSpec:
    package = f"tilewright_op_{folder.name}"
    root = ModuleType(package)
    root.__path__ = [str(folder)]  # so that the folder's files can import each other: `from .cost import ...`
    for stale in [name for name in sys.modules if name == package or name.startswith(package + ".")]:
        del sys.modules[stale]
    sys.modules[package] = root
    importlib.invalidate_caches()  # files may have come since the last op was loaded
    op = getattr(_load_module(f"{package}.spec", folder / "spec.py"), "OP", None)
    if not isinstance(op, OpSpec):
        raise CodegenError(f"{folder / 'spec.py'} exports no OP (an OpSpec); see codegen/model.py")
    families = []
    for name, path in _family_files(folder):
        family = getattr(_load_module(f"{package}.{name}", path), "FAMILY", None)
        if isinstance(family, Family):
            if not family.text and not (folder / family.template).is_file():
                raise CodegenError(f"{path}: template {family.template} is not in {folder}")
            families.append(family)
    presets = _read_json(folder / "presets.json") if (folder / "presets.json").exists() else op.presets
    return checked(replace(op, folder=folder, presets=presets, families=tuple(families)), folder / "spec.py")


def checked(op: OpSpec, origin: Path) -> OpSpec:
    """The op with all that is derived, if it can be used; `origin` is the file that declares it."""
    from codegen.derive import completed, documented
    from codegen.python_reference import require_callable

    for tensor in op.tensors:
        if tensor.shape is None:
            raise CodegenError(
                f"{origin}: tensor {tensor.name} of {op.name} has no shape; name its axes: "
                'shape=Shape(("M", "K"), strides=("lda",))'
            )
    for family in op.families:
        if family.kind not in KINDS:
            valid = ", ".join(KINDS)
            raise CodegenError(f"{origin}: kind of family {family.name} is {family.kind!r}; valid are {valid}")
    op = completed(replace(op, families=tuple(sorted(op.families, key=lambda f: (f.default_rank, f.name)))))
    if TEMPLATE_FOLDER not in origin.parents or op.is_file:  # folders of the tree say all that their callers read
        op = documented(op)
    _require_fits(op, origin)
    _require_indexed(op, origin)
    _require_guarded(op, origin)
    _require_documented(op, origin)
    _require_batch(op, origin)
    _require_only(op, origin)
    require_callable(op, str(origin))
    return op


def load_op_file(path: Path) -> OpSpec:
    """An op that is one file: plain kernels, a T1 search space, or Python that holds OP and its FAMILY, or its
    FAMILIES."""
    return checked(_reader(path.suffix)(path), path)


def _reader(suffix: str) -> Callable[[Path], OpSpec]:
    if suffix == ".py":
        return _python_op
    if suffix == ".json":
        from codegen.t1.reader import read_t1_op

        return read_t1_op
    from codegen.plain.operator import read_plain_op

    return read_plain_op


def _python_op(path: Path) -> OpSpec:
    name = f"tilewright_op_file_{path.stem}"
    sys.modules.pop(name, None)
    module = _load_module(name, path)
    op = getattr(module, "OP", None)
    if not isinstance(op, OpSpec):
        raise CodegenError(f"{path} exports no OP (an OpSpec); see codegen/model.py")
    families = []
    for family in getattr(module, "FAMILIES", None) or (getattr(module, "FAMILY", None),):
        if not isinstance(family, Family):
            raise CodegenError(f"{path} exports no FAMILY (a Family), and no FAMILIES; see codegen/model.py")
        if not family.text and not _is_beside(path, family.template):
            raise CodegenError(
                f"{path}: family {family.name} has no template; text=... is one, or template=... names a file beside it"
            )
        families.append(family if family.template else replace(family, template=path.name))
    return replace(op, folder=path.parent, file=path.name, families=tuple(families))


def _is_beside(path: Path, name: str) -> bool:
    return "\n" not in name and (path.parent / name).is_file()


def _ops_of(place: Path, name: str) -> Iterator[OpSpec]:
    """Of a file that is an op, of an op folder, or of a folder that holds op folders. Of our own tree, whose files and
    folders are called as their ops are, only the one that is named, if one is."""
    if place.is_file():
        yield load_op_file(place.resolve())
        return
    if not place.is_dir():
        raise UsageError(
            f"--templates {place}: no such file or folder; it should be a file (.cu, .cc, .json, .py), an op folder "
            "(spec.py) or hold some"
        )
    folder = place.resolve()
    wanted = (name or "*") if folder == TEMPLATE_FOLDER else "*"
    specs = [folder / "spec.py"] if (folder / "spec.py").is_file() else sorted(folder.glob(f"{wanted}/spec.py"))
    if folder == TEMPLATE_FOLDER:  # CUDA before C++: the first file of an op has its documentation
        for suffix in (".cu", ".cc"):
            yield from map(load_op_file, sorted(folder.glob(f"*/{wanted}{suffix}")))
    if not specs and folder != TEMPLATE_FOLDER:
        raise UsageError(f"--templates {folder}: neither an op folder (spec.py) nor a folder of op folders")
    yield from (load_op(spec.parent) for spec in specs)


def _joined(first: OpSpec, second: OpSpec) -> OpSpec:
    """Files of one op, such as a .cu and a .cc, that say the same of it."""
    for what in ("attributes", "sizes", "scalars", "tensors"):
        mine, others = (tuple(replace(m, doc="") for m in getattr(op, what)) for op in (first, second))
        if mine != others:
            raise CodegenError(
                f"{second.origin}: {what} of {second.name} are not those of {first.origin}; files of one operator have "
                "the same `op` and `types` lines"
            )
    families = sorted((*first.families, *second.families), key=lambda family: (family.default_rank, family.name))
    names = [(family.name, family.kind) for family in families]  # ids name the arch, and so the kind
    if twice := next((name for name in names if names.count(name) > 1), None):
        raise CodegenError(
            f"{second.origin}: kernels of {second.name} for {KINDS[twice[1]]} called {twice[0]} are already in one of "
            f"{', '.join(map(str, first.places()))}: give the file another name"
        )
    return replace(
        first,
        families=tuple(families),
        presets={**second.presets, **first.presets},
        other_files=(*first.other_files, second.origin),
    )


def _own_ops(extra: Sequence[Path]) -> list[OpSpec]:
    places = {each.resolve(): each for each in extra if each.resolve() != TEMPLATE_FOLDER}.values()
    return [op for place in places for op in _ops_of(place, "")]


def load_ops(extra: Sequence[Path] = (), name: str = "") -> dict[str, OpSpec]:
    """All ops by name. A place of `extra` is a file, an op folder, or holds op folders. Of files that are ops it is
    understood that they are meant, where nobody names an op. With a name it is that op, and what `extra` holds: to read
    all takes half a second."""
    if glob.escape(name) != name:  # no file is called so
        name = ""
    own = _own_ops(extra)  # first, for it may have a fault
    ops = _by_name((*_ops_of(TEMPLATE_FOLDER, name), *own))
    return ops if not name or name in ops else load_ops(extra)  # whose names an error gives


def load_asked(extra: Sequence[Path] = (), name: str = "") -> dict[str, OpSpec]:
    """What need be known where this op is tuned, or without a name the default ones: besides what `extra` holds no
    others of the tree. All ops where it is none of them: an error gives their names."""
    own = _own_ops(extra)
    names = {op.name for op in own}  # of which the tree may have one, too, which is an error
    if name:
        names.add(name)
    elif not any(is_own(op) and op.is_file for op in own):
        names |= {spec.parent.name for spec in TEMPLATE_FOLDER.glob("*/spec.py") if "is_default" in spec.read_text()}
    if any(glob.escape(each) != each for each in names):
        return load_ops(extra)
    ops = _by_name((*(op for each in sorted(names) for op in _ops_of(TEMPLATE_FOLDER, each)), *own))
    is_there = name in ops if name else any(op.is_default for op in ops.values())
    return ops if is_there else load_ops(extra)


def _by_name(found: Iterable[OpSpec]) -> dict[str, OpSpec]:
    """Files of one op joined, and the default ones marked."""
    ops: dict[str, OpSpec] = {}
    for op in found:
        known = ops.get(op.name)
        if known is None:
            ops[op.name] = op
        elif known.is_file and op.is_file and is_own(known) == is_own(op):
            ops[op.name] = _joined(known, op)
        else:
            raise CodegenError(f"{op.origin}: op {op.name} is already defined in {known.origin}; choose another name")
    if any(is_own(op) and op.is_file for op in ops.values()):
        ops = {each: replace(op, is_default=is_own(op) and op.is_file) for each, op in ops.items()}
    else:
        ops = {each: replace(op, is_default=op.is_default and not op.is_file) for each, op in ops.items()}
    return dict(sorted(ops.items()))


def pick(kind: str, name: str, known: dict[str, Any]) -> Any:
    if name not in known:
        raise CodegenError(f"unknown {kind} {name!r}; valid are {', '.join(known)}")
    return known[name]
