"""Archs, devices and ops as JSON: what the tuner is told of them by `codegen archs` and `codegen ops`, each time it
begins, and by manifests (manifest.py). It imports little, for that is most of what these commands take."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Any

from codegen.load import include_dirs
from codegen.model import ArchSpec, Attribute, DeviceSpec, OpSpec, Tensor


def device_json(device: DeviceSpec) -> dict[str, Any]:
    data = {f.name: getattr(device, f.name) for f in fields(device)}
    return data | {name: dict(data[name]) for name in ("flops_per_clock", "datasheet_tflops")}


def arch_json(arch: ArchSpec, op: OpSpec | None = None) -> dict[str, Any]:
    data = {f.name: getattr(arch, f.name) for f in fields(arch) if f.name not in ("device", "devices")}
    data["limits"] = asdict(arch.limits)
    data["features"], data["adds"] = sorted(arch.features), sorted(arch.adds)
    data["include_dirs"] = [str(path) for path in include_dirs(op)] if op else []
    return data


def _undocumented(member: Attribute | Tensor) -> dict[str, Any]:
    """What the tuner needs of it: docs are for people, and a mended word is no other manifest."""
    return {
        name: value for name, value in asdict(member).items() if name not in ("doc", "shape", "dtype", "in_place_of")
    }


def arch_listing(arch: ArchSpec) -> dict[str, Any]:
    """What `codegen archs --json` prints: the arch with all its devices, the default one first."""
    return {**arch_json(arch), "devices": [device_json(device) for device in arch.devices]}


def op_json(op: OpSpec) -> dict[str, Any]:
    return {
        "name": op.name,
        "attributes": [{"name": a.name, "values": list(a.values), "default": a.default} for a in op.attributes],
        "sizes": list(op.size_names()),
        "key_sizes": op.key_sizes,
        "scalars": [
            {"name": s.name, "type": s.type, "default": s.default, "values": list(s.values)} for s in op.scalars
        ],
        "tensors": [_undocumented(tensor) for tensor in op.tensors],
    }


def op_listing(op: OpSpec) -> dict[str, Any]:
    """What `codegen ops --json` prints: the op with its presets and the defaults of its key sizes."""
    key_sizes = op.sizes[: op.key_sizes]
    attributes = [
        {**attribute, "doc": a.doc, "by_feature": a.by_feature}
        for attribute, a in zip(op_json(op)["attributes"], op.attributes, strict=True)
    ]
    return {
        **op_json(op),
        "attributes": attributes,
        "is_default": op.is_default,
        "folder": str(op.folder),
        "description": op.description,
        "defaults": {size.name: size.default for size in key_sizes if isinstance(size.default, int)},
        "families": [{"name": f.name, "kind": f.kind, "description": f.description} for f in op.families],
        "uses": sorted(frozenset().union(*(f.uses for f in op.families))),
        "presets": op.presets,
    }
