"""What is linked where nothing was tuned."""

import pytest

from codegen.select import select
from codegen.space import all_attributes, expected_attributes


def is_plausible(attributes) -> bool:
    """e5m2 is for gradients, whose products have no gate."""
    return "e5m2" not in attributes.dtype or attributes.get("gate", "none") == "none"


@pytest.mark.parametrize("arch", ["sm89", "sm90a", "sm100f", "sm120f"])
@pytest.mark.parametrize("name", ["scaled_gemm", "scaled_grouped_gemm"])
def test_all_types_scalings_and_gates_have_tensor_cores_where_ptx_has_none(ops, archs, name, arch):
    """PTX of sm80 has no products of 8-bit floats: GPUs that have them would be left to CUDA cores, 16 times slower. It
    has those of integers."""
    shipped = select([], {name: ops[name]}, archs).kernels
    cores = [each.kernel for each in shipped if each.kernel.family.kind == "cuda" and not each.kernel.family.portable]
    wanted = [attributes for attributes in all_attributes(ops[name]) if is_plausible(attributes)]
    assert expected_attributes(ops[name], "cuda") <= set(wanted) and len(wanted) > 20
    for attributes in wanted:
        fitting = [
            kernel
            for kernel in cores
            if kernel.arch.name == ("ptx80" if attributes.get("dtype") == "i8" else arch)
            and all(kernel.attributes[a] in (None, attributes[a]) for a in ("dtype", "scaling", "accumulation"))
            and kernel.attributes.get("gate") in (None, attributes.get("gate"))
        ]
        assert fitting, f"{arch}: nothing but simt for {attributes}"


def test_what_ptx_has_tensor_cores_for_is_linked_once(ops, archs):
    """An untuned product of 16-bit floats runs what PTX has, everywhere."""
    shipped = select([], {"grouped_gemm": ops["grouped_gemm"]}, archs).kernels
    assert {each.kernel.arch.name for each in shipped if each.kernel.family.name == "mma"} == {"ptx80"}


def test_what_nobody_names_has_a_tile_or_two(ops, archs):
    """Each costs the build."""
    shipped = select([], {name: ops[name] for name in ("scaled_gemm", "scaled_grouped_gemm")}, archs).kernels
    for name in ("scaled_gemm", "scaled_grouped_gemm"):
        found = [
            each.kernel.attributes
            for each in shipped
            if (each.op.name, each.kernel.arch.name, each.kernel.family.name) == (name, "sm90a", "wgmma")
        ]
        others = [a for a in all_attributes(ops[name]) if a not in expected_attributes(ops[name], "cuda")]
        of_c = [a for a in others if a.dtype_c == "bf16" and a.dtype != "i8" and is_plausible(a)]
        for attributes in of_c:
            fits = [a for a in found if all(a[n] in (None, attributes[n]) for n in attributes)]
            assert 1 <= len(fits) <= 2, f"{name} {dict(attributes)}: {len(fits)}"
