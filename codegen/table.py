"""The linked table (generated/table.cpp) from a Selection: the data that src/table/kernel_table.h
declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from codegen import GENERATOR
from codegen.arithmetic import CompiledModel, compile_model
from codegen.cpp import ConstantArrays, boolean, designated, float_literal, from_template, listed, quoted
from codegen.launch import further_symbols, names_of
from codegen.model import ArchSpec, CodegenError, Launch, OpSpec, Scalar, Size, SizeRule, Tensor
from codegen.resolve import Device, Winner
from codegen.select import Selection, ShippedKernel
from codegen.space import all_attributes, runtime_defaults
from codegen.words import Names, to_cpp

LOOKED_AT_BY = {True: "check_offsets", False: "check_indices"}  # the op that finds wrong ends, or wrong names


@dataclass(frozen=True)
class _Indices:
    """Where everything stands in the table, and the arrays that its entries share."""

    ops: Mapping[str, int]
    archs: Mapping[str, int]
    devices: Mapping[Device, int]
    kernels: Mapping[str, int]
    strings: ConstantArrays = field(default_factory=lambda: ConstantArrays("const char*", "kStrings"))
    rules: ConstantArrays = field(default_factory=lambda: ConstantArrays("SizeRule", "kRules"))
    tensor_maps: ConstantArrays = field(default_factory=lambda: ConstantArrays("TensorMapSpec", "kTensorMaps"))
    scalars: ConstantArrays = field(default_factory=lambda: ConstantArrays("ScalarDeclaration", "kScalars"))
    attributes: ConstantArrays = field(default_factory=lambda: ConstantArrays("NamedValues", "kAttributes"))
    limits: ConstantArrays = field(default_factory=lambda: ConstantArrays("SizeLimit", "kLimits"))
    scales: ConstantArrays = field(default_factory=lambda: ConstantArrays("ValueIndex", "kScales"))
    batch: ConstantArrays = field(default_factory=lambda: ConstantArrays("BatchSize", "kBatch"))
    lists: ConstantArrays = field(default_factory=lambda: ConstantArrays("NumberList", "kLists"))
    guarded: ConstantArrays = field(default_factory=lambda: ConstantArrays("GuardedList", "kGuarded"))
    indexed: ConstantArrays = field(default_factory=lambda: ConstantArrays("IndexedRows", "kIndexed"))
    in_place: ConstantArrays = field(default_factory=lambda: ConstantArrays("InPlace", "kInPlace"))
    coefficients: ConstantArrays = field(default_factory=lambda: ConstantArrays("double", "kCoefficients"))
    minors: ConstantArrays = field(default_factory=lambda: ConstantArrays("std::uint8_t", "kMinors"))
    symbols: ConstantArrays = field(default_factory=lambda: ConstantArrays("const void*", "kSymbols"))
    computed: ConstantArrays = field(default_factory=lambda: ConstantArrays("ComputedValue", "kComputed"))
    then: ConstantArrays = field(default_factory=lambda: ConstantArrays("FollowingKernel", "kThen"))
    models: dict[tuple[str, ...], str] = field(default_factory=dict)  # function names by statements

    def names(self, names: Iterable[str]) -> str:
        return self.strings.name(quoted(name) for name in names)

    def share(self, cpp: str, items: Iterable[str]) -> str:
        """Of the words of launches (codegen/words.py: shared)."""
        return {"ComputedValue": self.computed, "FollowingKernel": self.then}[cpp].name(items)

    def model(self, compiled: CompiledModel) -> str:
        function = self.models.setdefault(compiled.statements, f"predicted_us_{len(self.models)}")
        coefficients = self.coefficients.name(f"{value:.9g}" for value in compiled.constants)
        return designated({"function": function, "coefficients": coefficients})

    def definitions(self) -> list[str]:
        arrays = (
            self.strings,
            self.rules,
            self.tensor_maps,
            self.scalars,
            self.attributes,
            self.limits,
            self.scales,
            self.in_place,
            self.lists,
            self.guarded,
            self.indexed,
            self.batch,
            self.coefficients,
            self.minors,
            self.symbols,
            self.computed,
            self.then,
        )
        return [line for array in arrays for line in array.definitions()]


def tensor_bits(op: OpSpec, holds: Callable[[Tensor], bool]) -> int:
    """Bit i: tensor i."""
    return sum(1 << index for index, tensor in enumerate(op.tensors) if holds(tensor))


def _rule(op: OpSpec, rule: SizeRule) -> str:
    upper = "INT64_MAX" if rule.max is None else rule.max
    value = Names(op.name, op.size_names()).value(rule.size)
    return designated({"value": value, "multiple": rule.multiple, "min": rule.min, "max": upper})


def _attribute_codes(op: OpSpec, values: Mapping[str, str | None]) -> str:
    return listed(
        "kAnyAttribute" if values[attribute.name] is None else attribute.values.index(values[attribute.name])
        for attribute in op.attributes
    )


def cpu_archs(selection: Selection) -> list[ArchSpec]:
    """Of the kernels, from the least on."""
    archs = {s.kernel.arch.name: s.kernel.arch for s in selection.kernels if s.kernel.arch.kind == "cpu"}
    return sorted(archs.values(), key=lambda arch: arch.rank)


def cpu_arch_word(arch: ArchSpec) -> str:
    """Of macros: X86_64_V3."""
    return arch.name.replace("-", "_").upper()


def _of_arch(arch: ArchSpec, symbol: str) -> str:
    """A CPU kernel's symbol, or no address in a build without its arch."""
    return f"OF_{cpu_arch_word(arch)}({symbol})"


def _symbols(shipped: ShippedKernel) -> tuple[str, ...]:
    """Of all kernels of a unit."""
    return (shipped.unit.symbol, *further_symbols(shipped.unit.symbol, _launch(shipped)))


def _launch(shipped: ShippedKernel) -> Launch:
    assert shipped.unit.launch is not None, "of a kernel"
    return shipped.unit.launch


def _kernel_entry(shipped: ShippedKernel, at: _Indices) -> str:
    op, kernel, unit = shipped.op, shipped.kernel, shipped.unit
    family = kernel.family
    cuda = family.kind == "cuda"
    launch = _launch(shipped)
    names = replace(names_of(op, kernel, launch), share=at.share)
    fields = {
        "id": quoted(kernel.id),
        "family": quoted(family.name),
        "config": quoted(kernel.config.line()),
        "hash": quoted(unit.hash),
        "symbol": quoted(unit.symbol),
        "kind": f"TargetKind::{family.kind}",
        "op": at.ops[op.name],
        "arch": at.archs[kernel.arch.name],
        "attributes": _attribute_codes(op, kernel.attributes),
        "launch": to_cpp(launch, names),
        "rules": at.rules.name(_rule(op, rule) for rule in kernel.rules),
        "pointer_alignment": family.pointer_alignment(kernel),
        "runtime_names": at.names(names.runtime),
        "runtime_defaults": listed(runtime_defaults(family).values()),
        "is_default": boolean(shipped.chain is not None),
        "model": at.model(compile_model(op, kernel)),
        "image": f"{{{unit.symbol}_image, {unit.symbol}_image_end}}" if cuda else "{}",
        "cpu_symbol": "nullptr" if cuda else _of_arch(kernel.arch, unit.symbol),
        "cpu_driver": f"&{kernel.driver}" if kernel.driver else "nullptr",
    }
    if launch.tensor_maps:
        fields["tensor_maps"] = at.tensor_maps.name(to_cpp(each, names) for each in launch.tensor_maps)
    if launch.then and not cuda:
        further = further_symbols(unit.symbol, launch)
        fields["cpu_then"] = at.symbols.name(_of_arch(kernel.arch, each) for each in further)
    fields |= {name: count for name, count in op.left_out(kernel.attributes).items() if count}
    return designated(fields, ",\n     ")


def _tuned_entry(winner: Winner, op: OpSpec, at: _Indices) -> str:
    problem = {
        "op": at.ops[op.name],
        "threads": winner.problem.threads,
        "attributes": _attribute_codes(op, winner.problem.attributes),
        "sizes": listed(winner.problem.sizes.values()),
    }
    return designated(
        {
            "device": at.devices[winner.device],
            "kernel": at.kernels[winner.kernel.id],
            "problem": designated(problem),
            "runtime": listed(winner.runtime.values()),
            "median_us": float_literal(winner.median_us),
            "default_us": float_literal(winner.record.default_us),
            "predicted": boolean(winner.record.predicted),
        }
    )


def lay_out_function(op: OpSpec) -> str | None:
    """The function of the typed interface that gives dense strides, and what makes no difference its default; None
    where every size is a key size and every attribute counts."""
    has_more = op.key_sizes < len(op.sizes) or any(attribute.only for attribute in op.attributes)
    return f"lay_out_{op.name}" if has_more else None


def least_function(op: OpSpec) -> str | None:
    """The function of the typed interface that says what sizes are at least; None where that is 0 of all."""
    return f"least_{op.name}" if any(size.minimum != 0 for size in op.sizes) else None


def tensors_function(op: OpSpec) -> str:
    """The function of the typed interface that says how tensors lie in memory."""
    return f"tensors_of_{op.name}"


def schema_function(op: OpSpec) -> str:
    """The function of the typed interface that says how a problem follows from arrays."""
    return f"schema_of_{op.name}"


def packing_tensor(op: OpSpec) -> Tensor | None:
    """With which tensors have their other shapes."""
    names = {tensor.packed[0] for tensor in op.tensors if tensor.packed}
    if len(names) > 1:
        raise CodegenError(f"tensors of {op.name} are packed with {' and '.join(sorted(names))}; one is the most")
    return next((tensor for tensor in op.tensors if tensor.name in names), None)


def check_function(op: OpSpec) -> str | None:
    """The function of the typed interface that checks a run's arguments; None where nothing can be wrong with them."""
    has_bounds = any(scalar.bounds() != (None, None) for scalar in op.scalars)
    return (
        f"check_{op.name}"
        if has_bounds
        or any(argument.only for argument in op.arguments() if not (isinstance(argument, Scalar) and argument.part_of))
        else None
    )


def _scalar(op: OpSpec, scalar: Scalar) -> str:
    values = [quoted(scalar.name), boolean(scalar.type == "f32")]
    if scalar.wide:
        values.append(str([each.part_of for each in op.scalars].index(scalar.name)))
    if scalar.part_of:
        values += ["kNoValue", boolean(True)]
    return listed(values)


def _op_names(op: OpSpec, at: _Indices) -> dict[str, object]:
    return {
        "name": quoted(op.name),
        "attributes": at.attributes.name(listed((quoted(a.name), at.names(a.values))) for a in op.attributes),
        "sizes": at.names(op.size_names()),
        "key_sizes": op.key_sizes,
        "scalars": at.scalars.name(_scalar(op, s) for s in op.scalars),
        "tensors": at.names(tensor.name for tensor in op.tensors),
    }


def _op_entry(op: OpSpec, at: _Indices) -> str:
    packing = packing_tensor(op)
    return designated(
        {
            **_op_names(op, at),
            "lay_out": lay_out_function(op) or "nullptr",
            "least": least_function(op) or "nullptr",
            "limits": at.limits.name(_limit(op, size) for size in op.sizes),
            "tensors_of": tensors_function(op),
            "packed_with": "kNoTensor" if packing is None else op.tensors.index(packing),
            "check": check_function(op) or "nullptr",
            "narrow_tensors": tensor_bits(op, lambda tensor: tensor.narrow),
            "written_tensors": tensor_bits(op, lambda tensor: tensor.role != "in"),
            "required_tensors": tensor_bits(op, lambda tensor: not tensor.optional and not tensor.only),
            "scales": at.scales.name(_scale(op, tensor) for tensor in op.tensors),
            "in_place": at.in_place.name(_in_place(op)),
            "schema": schema_function(op),
            "batch": at.batch.name(_batch(op)),
            **({"lists": at.lists.name(_lists(op))} if any(tensor.most for tensor in op.tensors) else {}),
            **({"guarded": at.guarded.name(guarded)} if (guarded := list(_guarded(op))) else {}),
            **({"indexed": at.indexed.name(_indexed(op))} if any(size.indexed for size in op.sizes) else {}),
        }
    )


def _scale(op: OpSpec, tensor: Tensor) -> str:
    names = [scalar.name for scalar in op.scalars]
    return "kNoValue" if tensor.scale is None else str(names.index(tensor.scale))


def _in_place(op: OpSpec) -> Iterable[str]:
    index = {tensor.name: position for position, tensor in enumerate(op.tensors)}
    for output in op.tensors:
        for name in output.in_place_of:
            yield designated({"output": index[output.name], "input": index[name]})


def _batch(op: OpSpec) -> Iterable[str]:
    for name, numbers in op.batch.items():
        yield designated({"size": op.size_names().index(name), "usual": listed(numbers)})


def _lists(op: OpSpec) -> Iterable[str]:
    """Lists whose numbers have a bound; the size that their length is, and the one that bounds them."""
    for index, tensor in enumerate(op.tensors):
        if tensor.most is None:
            continue
        shape = tensor.shapes()[0]
        if op.tensor_dtype(tensor.name, all_attributes(op)[0]) != "i32" or len(shape.axes) != 1 or shape.strides:
            raise CodegenError(f"{op.name}: {tensor.name} has a most, and is no dense list of i32")
        names = op.size_names()
        count, most = names.index(str(shape.axes[0])), names.index(tensor.most)
        yield designated({"tensor": index, "count": count, "most": most})


def _guarded(op: OpSpec) -> Iterable[str]:
    names = op.size_names()
    for index, tensor in enumerate(op.tensors):
        if bound := tensor.ends_in or tensor.names:
            fields = {"tensor": index, "bound": names.index(bound), "are_ends": boolean(tensor.ends_in is not None)}
            fields["looked_at_by"] = quoted(LOOKED_AT_BY[tensor.ends_in is not None])
            yield designated(fields)


def _indexed(op: OpSpec) -> Iterable[str]:
    tensors = [tensor.name for tensor in op.tensors]
    for size in op.sizes:
        if size.indexed is None:
            continue
        names, (count, index) = op.size_names(), size.indexed
        fields = {"rows": names.index(size.name), "count": names.index(count), "index": tensors.index(index)}
        yield designated(fields)


def _limit(op: OpSpec, size: Size) -> str:
    of = "kNoValue" if size.divides is None else op.size_names().index(size.divides)
    return designated({"most": "INT64_MAX" if size.maximum is None else size.maximum, "divides": of})


def _arch_entry(arch: ArchSpec, at: _Indices) -> str:
    return designated(
        {
            "name": quoted(arch.name),
            "kind": f"TargetKind::{arch.kind}",
            "major": arch.major,
            "minor": arch.minor,
            "minors": at.minors.name(str(minor) for minor in arch.minors),
            "rank": arch.rank,
            "cpu_flags": at.names(arch.cpu_flags),
            "note": quoted(arch.note),
        }
    )


def _device_entry(device: Device, at: _Indices) -> str:
    fields = {"key": quoted(device.key), "name": quoted(device.name), "arch": at.archs[device.arch]}
    return designated({**fields, "compute_units": device.compute_units})


def table_source(selection: Selection, ops: Sequence[OpSpec], archs: Sequence[ArchSpec], declares: bool = True) -> str:
    """`declares`: the table brings its operators; else it is of kernels for operators that a library has, which are
    named with what must be alike."""
    devices = list(dict.fromkeys(winner.device for winner in selection.winners))
    by_name = {op.name: op for op in ops}
    declared = ops if declares else ()
    at = _Indices(
        ops={op.name: index for index, op in enumerate(ops)},
        archs={arch.name: index for index, arch in enumerate(archs)},
        devices={device: index for index, device in enumerate(devices)},
        kernels={shipped.kernel.id: index for index, shipped in enumerate(selection.kernels)},
    )
    entries = {
        "ops": [_op_entry(op, at) if declares else designated(_op_names(op, at)) for op in ops],
        "archs": [_arch_entry(arch, at) for arch in archs],
        "devices": [_device_entry(device, at) for device in devices],
        "kernels": [_kernel_entry(shipped, at) for shipped in selection.kernels],
        "tuned": [_tuned_entry(winner, by_name[winner.op], at) for winner in selection.winners],
    }
    return from_template(
        "table.cpp.j2",
        generator=GENERATOR,
        lay_out=[function for op in declared if (function := lay_out_function(op))],
        least=[function for op in declared if (function := least_function(op))],
        tensors_of=[tensors_function(op) for op in declared],
        schemas=[schema_function(op) for op in declared],
        checks=[function for op in declared if (function := check_function(op))],
        images=[s.unit.symbol for s in selection.kernels if s.kernel.family.kind == "cuda"],
        cpu_symbols=[symbol for s in selection.kernels if s.kernel.family.kind == "cpu" for symbol in _symbols(s)],
        cpu_archs=[cpu_arch_word(arch) for arch in cpu_archs(selection)],
        drivers=sorted({s.kernel.driver for s in selection.kernels if s.kernel.driver}),
        arrays=at.definitions(),
        models=at.models,
        **entries,
    )
