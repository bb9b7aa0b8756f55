"""What codegen says of how a problem follows from arrays (codegen/op_schema.py)."""

import pytest

from codegen.load import load_ops
from codegen.op_schema import axis_product, schema_definitions, stored_types

OPS = load_ops()


@pytest.mark.parametrize(
    ("axis", "product"),
    [
        ("cols", (1, ("cols",))),
        (3, (3, ())),
        ("2 * cols", (2, ("cols",))),
        ("heads * dim", (1, ("heads", "dim"))),
        ("any", None),
        ("up to cols", None),
        ("cols + 1", None),
        ("ceil(cols / 2)", None),
        ("2 * cols * 3", None),
        ("a * b * cols * dim", None),
    ],
)
def test_an_axis_is_a_product_of_sizes_or_nothing_that_can_be_solved(axis, product):
    assert axis_product(axis, ("a", "b", "cols", "heads", "dim")) == product


def test_the_type_of_a_tensor_follows_from_one_attribute_as_it_is_stored():
    gemm = {tensor.name: stored_types(OPS["gemm"], tensor) for tensor in OPS["gemm"].tensors}
    assert gemm["A"] == ("dtype", {"f32": "f32", "tf32": "f32", "tf32x3": "f32", "f16": "f16", "bf16": "bf16",
                                   "f16_f32": "f16", "bf16_f32": "bf16", "f64": "f64"})  # fmt: skip
    assert gemm["bias"][1]["f16_f32"] == "f32"
    topk = {tensor.name: stored_types(OPS["row_topk"], tensor) for tensor in OPS["row_topk"].tensors}
    assert topk["indices"] == ("", {"": "i32"})


def test_the_definitions_name_every_member_of_the_declaration():
    text = schema_definitions(OPS["row_rotary"])
    assert text.count("{.role = Role::in,") == 9 and text.count("{.role = Role::out,") == 3
    assert '{"halves", "interleaved"}' in text and "{.usual = 1e-06, .values = {}}" in text
    assert "{.factor = 1, .sizes = {1, 2, kNoSize}}" in text  # heads * dim
    paged = schema_definitions(OPS["attention_decode"])
    assert ".shape_attribute = 1" in paged and "{.factor = 0}" in paged
