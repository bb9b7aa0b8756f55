"""What the cache of a problem holds: its type is said with that of Q and O, in one word."""

from typing import Any

from codegen.model import KernelSpec, Values

CACHES = {"f16_e4m3": "f16", "bf16_e4m3": "bf16"}  # whose cache is of another type than Q and O: theirs
E4M3 = tuple(CACHES)


def row_type(attributes: Values) -> str:
    """Of Q and O."""
    return CACHES.get(attributes.dtype, attributes.dtype)


def cache_type(attributes: Values) -> str:
    """Of K and V."""
    return "e4m3" if attributes.dtype in CACHES else attributes.dtype


def names(k: KernelSpec) -> dict[str, Any]:
    """For templates. `first_value`, `second_value`, `column` of O: which of a lane's sums are neighbours, and where."""
    is_scaled = k.attributes.dtype in CACHES
    if is_scaled:
        place, tiles = "n / 2 * 16 + lane % 4 * 4 + n % 2 * 2", ("n / 2 * 2", "n / 2 * 2 + 1")
        values = tuple(f"sums.o[m][{tile}][2 * half + n % 2]" for tile in tiles)
    else:
        place, values = "n * 8 + lane % 4 * 2", ("sums.o[m][n][2 * half]", "sums.o[m][n][2 * half + 1]")
    return {
        "is_scaled": is_scaled,
        "row_type": row_type(k.attributes),
        "cache_type": cache_type(k.attributes),
        "cache_element": "CacheElement" if is_scaled else "Element",
        "column": place,
        "first_value": values[0],
        "second_value": values[1],
    }
