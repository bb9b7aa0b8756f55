"""What families share: a group's matrices, and how many tiles there may be, where nobody but the device knows how
long groups are."""

from math import ceil

from codegen.arithmetic import minimum
from codegen.model import Computed, KernelSpec, formula

from .spec import TIMED_ENDS


def parts(k: KernelSpec) -> int:
    """Matrices of a group."""
    return 1 if k.attributes.gate == "none" else 2


def row_tiles(tile_rows: int) -> Computed:
    """No fewer than the groups have together: each but one may end amid a tile."""
    return Computed("row_tiles", formula(f"ceil(M / {tile_rows}) + min(G, M)"))


def filled_tiles(problem, tile_rows: int):
    """About so many tiles have rows: of groups that are alike, or of as many as there are rows."""
    s = problem.sizes
    groups = minimum(s.G, s.M)
    return groups * ceil(s.M / (groups * tile_rows))


ONE_GROUP = 1 / (1 + len(TIMED_ENDS))  # of what is timed: all rows in one group


def over_ends(us_of_groups, problem):
    """What is timed on average: where rows are spread over groups, or over as many as there are rows, and where one has
    them all. us_of_groups(groups): the time with so many groups that are alike."""
    s = problem.sizes
    return (1 - ONE_GROUP) * us_of_groups(minimum(s.G, s.M)) + ONE_GROUP * us_of_groups(1)
