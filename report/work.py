"""FLOPs, bytes and roofline of problems, as codegen knows them: by their operators' declarations and by the datasheet
of the device (codegen/devices/). A CPU has no roofline here, nor has an operator that is not in the tree: of these a
journal itself says it, if it is of today's tuner."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from codegen.load import load_archs, load_ops
from codegen.manifest import roofline_us
from codegen.model import ArchSpec, CodegenError, OpSpec
from codegen.problems import make_problem, resolve_attributes
from codegen.record import Record
from report.tuned import Tuned, Work


@cache
def known() -> tuple[Mapping[str, OpSpec], Mapping[str, ArchSpec]]:
    return load_ops(), load_archs()


def _arch_of(record: Record, archs: Mapping[str, ArchSpec]) -> ArchSpec | None:
    """With the device that was measured, if a file describes it: for another's peak says nothing."""
    for arch in archs.values():
        for device in arch.devices:
            if record.device_name in device.driver_names:
                return arch.predicting(device)
    return None


def work_of(record: Record) -> Work | None:
    ops, archs = known()
    op = ops.get(record.op)
    if op is None:
        return None
    try:
        problem = make_problem(op, resolve_attributes(op, record.attributes), record.shape, record.threads)
        arch = _arch_of(record, archs)
        bound_us = roofline_us(op, arch, problem) if arch else None
        return Work(float(op.flops(problem)), float(op.bytes(problem)), bound_us)
    except (CodegenError, KeyError, TypeError, ValueError, ZeroDivisionError):
        return None


def with_work(tuned: Tuned) -> Tuned:
    return tuned if tuned.work else replace(tuned, work=work_of(tuned.record))
