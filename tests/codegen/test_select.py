"""What is linked where nothing was tuned."""

import pytest

from codegen.select import select
from codegen.space import expected_attributes


@pytest.mark.parametrize("arch", ["sm89", "sm90a", "sm100f", "sm120f"])
@pytest.mark.parametrize("name", ["scaled_gemm", "scaled_grouped_gemm"])
def test_what_presets_name_has_tensor_cores_where_ptx_has_none_for_it(ops, archs, name, arch):
    """PTX of sm80 has no products of 8-bit floats: GPUs that have them would be left to CUDA cores, 16 times slower. It
    has those of integers."""
    shipped = select([], {name: ops[name]}, archs).kernels
    cores = [each.kernel for each in shipped if each.kernel.family.kind == "cuda" and not each.kernel.family.portable]
    expected = expected_attributes(ops[name], "cuda")
    assert len(expected) > 3
    for attributes in expected:
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
