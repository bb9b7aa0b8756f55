"""What the GPU families share: head sizes, what a problem's sizes must obey, and the order of heads."""

from codegen.model import RuntimeConstraint, RuntimeParameter, SizeRule

HEADS = (64, 96, 128, 192, 256)
# So that sums of positions and windows are 32-bit.
MOST_LENGTH = 2**29
MOST_DISTANCE = 2**30
MOST_HEAD = HEADS[-1]
MOST_QUERIES = 256  # of decoding: steps of all tiles are counted in 32 bits
VECTOR = 8  # elements of 16 bytes


def size_rules(head: int, multiple: int, least_length: int) -> tuple[SizeRule, ...]:
    """Rows of D elements, at most `head`, that begin at multiples of `multiple`; indices of rows are 32-bit."""
    strides = [f"stride_{letter}{axis}" for letter in "qkvo" for axis in "shb"]
    lengths = [SizeRule(size, min=least_length, max=MOST_LENGTH) for size in ("Sq", "Sk")]
    return (SizeRule("D", multiple=multiple, max=head), *lengths, *(SizeRule(s, multiple) for s in strides))


def _head_is_next(k, problem, runtime):
    smaller = [head for head in HEADS if head < k.config.HEAD]
    return problem.sizes.D > (smaller[-1] if smaller else -1)


def _groups(problem, arch) -> tuple[int, ...]:
    return tuple(dict.fromkeys(min(group, problem.sizes.B * problem.sizes.Hq) for group in (1, 8, 32)))


HEAD_GROUP = RuntimeParameter("head_group", default=1, values=_groups)
NEXT_HEAD = RuntimeConstraint("D is above the next smaller head size", _head_is_next)
