"""From the lines of a plain file to what the rest of codegen works with: an OpSpec and its Family."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property, partial
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

from codegen.derive import completed, outputs_of, roofline, tolerance_between, usual_tolerance
from codegen.dtypes import DATA_TYPES
from codegen.model import (
    DERIVED,
    Attribute,
    CompiledReference,
    Constraint,
    Family,
    Fill,
    KernelSpec,
    OpSpec,
    Problem,
    RuntimeConstraint,
    RuntimeParameter,
    Scalar,
    Shape,
    SizeRule,
    Tensor,
    Tolerance,
    Values,
)
from codegen.plain.binding import bindings, cpp_type, entry, largest_sizes, number_headers
from codegen.plain.checking import makers_of, model_of, reference_of
from codegen.plain.declaration import (
    DEFAULT_ALIGNMENT,
    METRICS,
    UNITS,
    WORDS,
    CheckLine,
    Declaration,
    LaunchLine,
    Tunable,
    read_declaration,
)
from codegen.plain.expression import Expression
from codegen.plain.functions import cpu_text, cuda_text
from codegen.plain.launching import launch_of, numbers, places_of
from codegen.plain.signature import ScalarArgument
from codegen.plain.source import read_source
from codegen.python_reference import call

MOST_THREADS = 1024  # of a CTA, on every CUDA arch
MOST_CLUSTERED = 16  # CTAs, where a kernel allows a size that is not portable, as ours do
TEMPLATE = Path(__file__).parent / "unit.j2"
LANGUAGE = ("-std=c++20",)  # of a file, for any compiler


def _clauses(expressions: Iterable[Expression]) -> Iterator[Expression]:
    """Each alone of what is joined by `and`."""
    for expression in expressions:
        tree = expression.tree
        parts = tree.values if isinstance(tree, ast.BoolOp) and isinstance(tree.op, ast.And) else [tree]
        yield from (expression.part(part) for part in parts)


def _rule_parts(clause: Expression, sizes: tuple[str, ...]) -> tuple[str, str, Expression] | None:
    """(size, multiple | min | max, how much) of `n % m == 0`, `n >= m` or `n <= m`."""
    match clause.tree:
        case ast.Compare(
            left=ast.BinOp(left=ast.Name(id=size), op=ast.Mod(), right=bound),
            ops=[ast.Eq()],
            comparators=[ast.Constant(value=0)],
        ):
            member = "multiple"
        case ast.Compare(left=ast.Name(id=size), ops=[ast.GtE() | ast.LtE() as op], comparators=[bound]):
            member = "min" if isinstance(op, ast.GtE) else "max"
        case _:
            return None
    value = clause.part(bound)
    return (size, member, value) if size in sizes and not set(value.names()) & set(sizes) else None


class PlainOperator:
    """The functions of an OpSpec and a Family over the lines of a file."""

    def __init__(self, declaration: Declaration) -> None:
        self._lines = declaration
        self._cuda = declaration.source.kind == "cuda"
        self._bindings = bindings(declaration)
        self._largest_sizes = largest_sizes(declaration, self._bindings)
        self._last_known: tuple[KernelSpec | None, dict[str, Any]] = (None, {})
        self._attributes = declaration.type_attributes()
        self._fixed = {name: self._attributes[name] for name in declaration.fixed_types()}
        self._makers = makers_of(declaration, self._attributes.values() or ("dtype",))
        sizes, runtime = declaration.sizes(), declaration.runtime_names()
        clauses = list(_clauses(declaration.where))
        self._model = model_of(declaration, declaration.predict) if isinstance(declaration.predict, CheckLine) else None
        self._over_sizes = [
            clause for clause in clauses if set(clause.names()) & set(sizes) and not set(clause.names()) & set(runtime)
        ]
        self._at_run_time = [clause for clause in clauses if set(clause.names()) & set(runtime)]
        self._of_configurations = [
            each for each in clauses if each not in self._over_sizes and each not in self._at_run_time
        ]
        for values in product(*declaration.types.values()):
            self._alignment(dict(zip(declaration.types, values, strict=True)))
        for clause in self._over_sizes:
            if _rule_parts(clause, sizes) is None:
                raise clause.place.mistake(f"{clause.text!r}", "of sizes valid are n % M == 0, n >= M, n <= M")

    # -- the problem

    @cached_property
    def types(self) -> tuple[Attribute, ...]:
        if not self._attributes:
            dtype = self._lines.signature.tensors[0].dtype
            return (Attribute("dtype", (dtype,), dtype, self._doc("dtype")),)
        named = ((self._attributes[name], values) for name, values in self._lines.types.items())
        return tuple(Attribute(name, values, values[0], self._doc(name)) for name, values in named)

    def _doc(self, name: str) -> str:
        return self._lines.docs.get(name, "")

    def tensors(self) -> tuple[Tensor, ...]:
        return tuple(
            Tensor(
                each.name, each.role, optional=each.optional, shape=Shape(each.axes, each.strides),
                in_place_of=self._lines.in_place.get(each.name, ()), usual=each.name in self._lines.given,
                dtype=self._attributes.get(each.dtype, each.dtype),
                names=self._lines.names.get(each.name),
                doc=self._doc(each.name),
            )
            for each in self._lines.signature.tensors
        )  # fmt: skip

    def _over_problem(self, expression: Expression) -> Any:
        def amount(problem: Problem) -> Any:
            types = {name: problem.attributes[attribute] for name, attribute in self._attributes.items()}
            return expression.number({**types, **problem.sizes})

        return amount

    def _fill(self, tensor: str, problem: Problem) -> Fill:
        kind = self._lines.data.get(tensor, problem.fill)
        return Fill(kind) if isinstance(kind, str) else Fill(make=self._makers[tensor])  # a function, or a constant

    @property
    def _is_compared_with_first(self) -> bool:
        return any(check.is_first for check in self._lines.checks)

    def _tolerance(self, dtype: str) -> Tolerance:
        usual = tolerance_between(dtype) if self._is_compared_with_first else usual_tolerance(dtype)
        return replace(usual, **self._lines.tolerance)

    def presets(self) -> dict[str, Any]:
        """What is tuned if nobody names sizes: each shape with each type."""
        if not self._lines.shapes:
            return {}
        of_types = [each for each in self._of_configurations if set(each.names()) <= {*self._attributes, *DATA_TYPES}]
        names = {attribute: name for name, attribute in self._attributes.items()}
        kinds = [
            kind
            for values in product(*(a.values for a in self.types))
            for kind in ({a.name: v for a, v in zip(self.types, values, strict=True)},)
            if all(each.value({names.get(name, name): value for name, value in kind.items()}) for each in of_types)
        ]
        problems = [{"attributes": kind, "sizes": dict(shape)} for kind in kinds for shape in self._lines.shapes]
        return {"shapes": {"description": "those of its file", "problems": problems, "default_for": ["cuda", "cpu"]}}

    def op(self) -> OpSpec:
        self._require_documented()
        return replace(self.op_alone(), families=(self.family(),))

    def _require_documented(self) -> None:
        """Whether what `doc` lines describe is there."""
        signature, lines = self._lines.signature, self._lines
        members: list[str] = [each.name for each in signature.tensors]
        members += [each.name for each in signature.scalars]
        members += [each.name for each in self.types]
        members += lines.sizes()
        if unknown := next((name for name in lines.docs if name not in members), None):
            raise signature.place.unknown("member in a `doc` line", unknown, members)

    def _scalar(self, each: ScalarArgument) -> Scalar:
        doc, values = self._doc(each.name), each.values
        least, most = (0, len(values) - 1) if values else self._lines.ranges.get(each.name, (None, None))
        return Scalar(each.name, each.type, each.default, values, least=least, most=most, doc=doc)

    def op_alone(self) -> OpSpec:
        """Without its kernels."""
        lines = self._lines
        described = replace(_BLANK, attributes=self.types, tensors=self.tensors())
        dtypes = {tensor.name: tensor.dtype for tensor in described.tensors}
        metrics = {name: self._over_problem(amount) for name, amount in lines.metrics.items()}

        def tolerance(tensor: str, problem: Problem) -> Tolerance:
            return self._tolerance(problem.attributes.get(dtypes[tensor], dtypes[tensor]))

        return replace(
            described,
            name=lines.signature.name,
            description=lines.about or lines.signature.text,
            scalars=tuple(map(self._scalar, lines.signature.scalars)),
            size_docs={name: self._doc(name) for name in lines.sizes()},
            size_minima={name: lines.ranges[name][0] for name in lines.key_sizes() if name in lines.ranges},
            size_maxima={name: lines.ranges[name][1] for name in lines.key_sizes() if name in lines.ranges},
            outputs=outputs_of(described, tolerance) if lines.tolerance or self._is_compared_with_first else DERIVED,
            tensor_fill=self._fill,
            batch=lines.batch,
            presets=self.presets(),
            cases=lines.cases,
            **_reference(lines),
            is_default=True,
            folder=lines.source.path.parent,
            file=lines.source.path.name,
            read_files=(lines.source.text_path,),
            **{name: amount for name, amount in metrics.items() if name in METRICS.values()},
            metrics={name: amount for name, amount in metrics.items() if name not in METRICS.values()},
        )

    # -- its kernels

    def _known(self, k: KernelSpec) -> dict[str, Any]:
        """What expressions of a kernel may name besides the problem."""
        asked, known = self._last_known
        if asked is not k:  # a space asks once for each constraint
            types = {name: k.attributes[attribute] for name, attribute in self._fixed.items()}
            known = {**vars(k.arch.limits), UNITS: k.arch.device.compute_units, **types, **k.config}
            self._last_known = (k, known)
        return known

    def _constraint(
        self, sentence: str, holds: Callable[[dict[str, Any]], bool], names: Iterable[str] | None = None
    ) -> Constraint:
        """`names`: what it reads, among others; if it doesn't say, all tunables."""
        tunables = {tunable.name for tunable in self._lines.tune}
        read = tunables if names is None else tunables.intersection(names)

        def asked(k: KernelSpec) -> bool:
            if not read <= k.config.keys():  # an expression takes a name that it doesn't know for a data type
                raise LookupError(", ".join(read - k.config.keys()))
            return holds(self._known(k))

        return Constraint(sentence, asked)

    def _constraints(self) -> Iterator[Constraint]:
        for clause in self._of_configurations:
            yield self._constraint(clause.text, clause.value, clause.names())
        for line in self._lines.launches if self._cuda else ():
            yield self._constraint(f"a block has 1 to {MOST_THREADS} threads", partial(_has_threads, line))
            yield self._constraint("shared memory fits a CTA", partial(_fits_shared_memory, line))
            if line.has_cluster():
                yield self._constraint(f"a cluster has 1 to {MOST_CLUSTERED} blocks", partial(_fits_cluster, line))
                alone = self._constraint("the arch has clusters, or there are none", partial(_is_no_cluster, line))
                yield replace(alone, holds=partial(_has_clusters, alone.holds))

    def _rules(self, k: KernelSpec) -> tuple[SizeRule, ...]:
        known, rules = self._known(k), [SizeRule(size, max=most) for size, most in self._largest_sizes.items()]
        for clause in self._over_sizes:
            size, member, bound = _rule_parts(clause, self._lines.sizes()) or ("", "", clause)
            value = bound.integer(known)
            if member == "multiple" and value < 1:
                raise clause.place.mistake(f"{clause.text} with {k.config.line()}: {bound.text} is {value}")
            rules.append(SizeRule(size, **{member: value}))
        return tuple(rules)

    def _run_time_constraint(self, clause: Expression) -> RuntimeConstraint:
        def holds(k: KernelSpec, problem: Problem, runtime: Values) -> Any:
            return clause.value({**self._known(k), **problem.sizes, **runtime})

        return RuntimeConstraint(clause.text, holds)

    def _predict(self, expression: Expression | CheckLine | None) -> Any:
        if expression is None:
            return DERIVED
        if self._model is not None:
            return self._predict_by_model

        def predict(k: KernelSpec) -> Any:
            known = self._known(k)
            assert isinstance(expression, Expression)
            return lambda problem, runtime: expression.number({**known, **problem.sizes, **runtime}) * 1.0

        return predict

    def _predict_by_model(self, k: KernelSpec) -> Any:
        assert self._model is not None
        model, roofline_us = self._model, roofline(self._whole, k)
        facts = {"device": k.arch.device, "limits": k.arch.limits}
        known = {**self._known(k), **facts}

        def predicted_us(problem: Problem, runtime: Values) -> Any:
            given = {**known, **problem.sizes, **runtime, "roofline_us": roofline_us(problem)}
            for let in self._lines.lets:
                given[let.name] = let.value.number(given)
            return call(model, given) * 1.0

        return predicted_us

    @cached_property
    def _whole(self) -> OpSpec:
        return completed(replace(self.op_alone(), families=()))

    def _alignment(self, types: Mapping[str, Any]) -> int:
        line = self._lines.alignment
        if line is None:
            return DEFAULT_ALIGNMENT
        alignment = line.integer(types)
        if alignment not in (1, 2, 4, 8, 16, 32, 64, 128, 256):
            raise line.place.mistake(f"pointers are aligned to {alignment} bytes", "valid are powers of 2 up to 256")
        return alignment

    def _names(self, k: KernelSpec) -> dict[str, Any]:
        """For the unit's template."""
        lines, known = self._lines, self._known(k)
        types = {name: known[name] for name in self._fixed}
        places = places_of(lines, known, "tw_params." if self._cuda else "tw_params->")
        symbols = [k.symbol, *(f"{k.symbol}_{number}" for number in range(2, 1 + len(self._bindings)))]
        named = (*(t.dtype for t in lines.signature.tensors), *(w.dtype for w in lines.workspaces))
        stored = [types.get(name, name) for name in named if name not in lines.any_types]
        stored += [dtype for name in lines.any_types for dtype in lines.types[name]]
        includes = [f'#include "{header}"' for header in number_headers(stored, lines.source.kind)]
        text = cuda_text(lines.source)
        if not self._cuda:
            more, text = cpu_text(lines.source)
            includes += [more] if more else []
        macros = {name: cpp_type(dtype) for name, dtype in types.items()}
        macros |= {name: _macro(value) for name, value in k.config.items()}
        macros |= {name: _macro(value.integer(known)) for name, value in lines.defines.items()}
        return {
            "tw_includes": "\n".join(includes),
            "tw_macros": macros,
            "tw_file": lines.source.text_path.name,
            "tw_text": text,
            "tw_op": lines.signature.place if lines.signature.place.line else self._bindings[0].function.place,
            "tw_entries": [
                entry(lines, binding, symbol, types, places, prod(numbers(binding.line.block, known)))
                for binding, symbol in zip(self._bindings, symbols, strict=True)
            ],
        }

    def family(self) -> Family:
        lines = self._lines
        stem = "".join(c if c.isalnum() else "_" for c in lines.source.path.stem)
        return Family(
            name=lines.source.kind if stem == lines.signature.name else stem,
            description=f"{', '.join(b.function.name for b in self._bindings)} of {lines.source.text_path.name}.",
            kind=lines.source.kind,
            attributes={a.name: None if a.name in lines.codes() else a.values for a in self.types},
            template=lines.source.path.name,
            text=TEMPLATE.read_text(encoding="utf-8"),
            requires=lambda attributes: lines.requires,
            parameters={tunable.name: tunable.values for tunable in lines.tune},
            constraints=tuple(self._constraints()),
            runtime=tuple(map(_run_time_parameter, lines.runtime)),
            runtime_constraints=tuple(map(self._run_time_constraint, (*self._at_run_time, *lines.tries))),
            launch=lambda k: launch_of(lines, self._known(k), may_overlap="dependent_launch" in k.arch.features),
            rules=self._rules,
            flags=(*LANGUAGE, *lines.flags),
            pointer_alignment=lambda k: self._alignment(self._known(k)),
            names=self._names,
            predict=self._predict(lines.predict),
            defaults=(lambda arch, attributes: lines.defaults) if lines.defaults else DERIVED,
            portable=lines.portable,
        )


def _has_threads(line: LaunchLine, known: dict[str, Any]) -> bool:
    return 1 <= prod(numbers(line.block, known)) <= MOST_THREADS


def _fits_cluster(line: LaunchLine, known: dict[str, Any]) -> bool:
    return 1 <= prod(numbers(line.cluster, known)) <= MOST_CLUSTERED


def _is_no_cluster(line: LaunchLine, known: dict[str, Any]) -> bool:
    return prod(numbers(line.cluster, known)) == 1


def _has_clusters(is_alone: Callable[[KernelSpec], bool], k: KernelSpec) -> bool:
    return "cluster" in k.arch.features or is_alone(k)


def _fits_shared_memory(line: LaunchLine, known: dict[str, Any]) -> bool:
    return line.shared is None or line.shared.integer(known) <= known["smem_bytes_per_cta"]


_BLANK = OpSpec(name="", description="", tensors=())


def _reference(lines: Declaration) -> dict[str, Any]:
    found = reference_of(lines)
    if found is None:
        return {"compared_with_first": True}
    return {"compiled_reference" if isinstance(found, CompiledReference) else "reference": found}


def _macro(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _run_time_parameter(tunable: Tunable) -> RuntimeParameter:
    return RuntimeParameter(tunable.name, tunable.values[0], lambda problem, arch: tunable.values)


def read_plain_op(path: Path) -> OpSpec:
    """The operator that a file is; load.py derives what it does not say."""
    return PlainOperator(read_declaration(read_source(path, WORDS))).op()
