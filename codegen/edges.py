"""Edge cases that nobody declared: around the blocks of a kernel as its parameters and its launch tell them, so that a
kernel without a tail is found out whoever wrote its op. An op's own `edges` and `tile_edges` come before: see
EdgePool."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from codegen import formula
from codegen.model import CodegenError, KernelSpec, OpSpec, Problem, Tile, Values
from codegen.problems import key_shape, make_problem

AWKWARD = (1, 7, 33)  # lengths that no block divides; 33: one more than a warp


def _block_lengths(kernel: KernelSpec, runtime: Values, size: str) -> set[int]:
    """What may be a block along the size: what the launch divides it by, and the whole numbers among the parameters."""
    launch = kernel.family.launch(kernel)
    grids = (launch.grid, *(each.grid for each in launch.then))
    terms = [term for grid in grids for product in grid for term in product]
    divisors = [term.divisor for term in terms if term.value == size]
    divisors += [divisor for each in launch.computed for divisor in formula.divisors(each.formula, size)]
    parameters = [*kernel.config.values(), *runtime.values()]
    return {n for n in (*divisors, *parameters) if isinstance(n, int) and not isinstance(n, bool) and n > 1}


def _allowed(tile: Tile, size: str, length: int) -> int | None:
    """The least that the rules take from `length` on; None: they take none."""
    multiple = tile.multiple(size)
    length = -(-max(length, tile.least(size)) // multiple) * multiple
    return length if tile.takes(size, length) else None


def derived_tile(op: OpSpec, kernel: KernelSpec, runtime: Values) -> Tile:
    """The instance's tile: what the family declares, and of sizes that it does not name what the parameters tell."""
    tile = kernel.tile(runtime)
    lengths = {
        size: tile.lengths.get(size) or tuple(sorted(_block_lengths(kernel, runtime, size)))
        for size in op.size_names()[: op.key_sizes]
    }
    return replace(tile, lengths=Values(lengths))


def derived_edges(op: OpSpec, problem: Problem, tile: Tile) -> tuple[Problem, ...]:
    """One size at a time at an awkward length, or one below or above a block, the others of the problem, but short."""
    return tuple(dict.fromkeys(edge for edge in _cases(op, problem, tile) if tile.allows(edge)))


def _cases(op: OpSpec, problem: Problem, tile: Tile) -> Iterator[Problem]:
    shape = key_shape(op, problem)
    short = {
        size: min(length, _allowed(tile, size, max(tile.lengths[size], default=1) + 1) or length)
        for size, length in shape.items()
    }
    if op.is_file:  # an op folder says in its own `edges` which of its tensors go together
        optional = [tensor.name for tensor in op.tensors if tensor.optional]
        presences = dict.fromkeys([(), *((name,) for name in optional), tuple(optional)] if optional else [])
        usual: Mapping[str, float] = {}
        for scalars, given in [*((usual, given) for given in presences), *((case, optional) for case in op.cases)]:
            yield make_problem(
                op,
                problem.attributes,
                short,
                problem.threads,
                scalars,
                present=given,
                pointer_alignment=tile.pointer_alignment,
            )
    for size in shape:
        beside = {length + step for length in tile.lengths[size] for step in (-1, 1)}
        allowed = {_allowed(tile, size, length) for length in (*AWKWARD, *beside)}
        for length in sorted(length for length in allowed if length is not None):
            for others in (short, shape):  # sizes may depend on each other
                try:
                    yield make_problem(
                        op,
                        problem.attributes,
                        {**others, size: length},
                        problem.threads,
                        pointer_alignment=tile.pointer_alignment,
                    )
                    break
                except CodegenError:
                    continue
