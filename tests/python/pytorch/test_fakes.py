"""What fake and meta tensors are refused: the same that the operators refuse."""

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

OPS = torch.ops.tilewright
F64 = torch.float64


def n(*shape, dtype=torch.float32, device="cpu"):
    return torch.ones(shape, dtype=dtype, device=device)


def ends(groups, device):
    return n(groups, dtype=torch.int32, device=device)


def eight(*shape, dtype=torch.float8_e4m3fn, device="cpu"):
    return torch.empty(shape, dtype=dtype, device=device)


REFUSED = {
    "activation": lambda d: OPS.gemm(n(3, 4, device=d), n(4, 5, device=d), activation="tanh"),
    "precision": lambda d: OPS.gemm(n(3, 4, device=d), n(4, 5, device=d), precision="f64"),
    "type of b": lambda d: OPS.gemm(n(3, 4, device=d), n(4, 5, dtype=F64, device=d)),
    "type of a": lambda d: OPS.gemm(n(3, 4, dtype=torch.int32, device=d), n(4, 5, dtype=torch.int32, device=d)),
    "bias": lambda d: OPS.gemm(n(3, 4, device=d), n(4, 5, device=d), n(4, device=d)),
    "type of bias": lambda d: OPS.gemm(n(3, 4, device=d), n(4, 5, device=d), n(5, dtype=F64, device=d)),
    "shape of out": lambda d: OPS.gemm.out(n(3, 4, device=d), n(4, 5, device=d), out=n(5, 3, device=d)),
    "offsets": lambda d: OPS.grouped_gemm(n(3, 4, device=d), n(2, 4, 5, device=d), n(2, device=d)),
    "length of offsets": lambda d: OPS.grouped_gemm(n(3, 4, device=d), n(2, 4, 5, device=d), ends(3, d)),
    "gate": lambda d: OPS.grouped_gemm(n(3, 4, device=d), n(2, 4, 6, device=d), ends(2, d), gate="glu"),
    "columns of a gate": lambda d: OPS.grouped_gemm(n(3, 4, device=d), n(2, 4, 5, device=d), ends(2, d), gate="swiglu"),
    "activation beside a gate": lambda d: OPS.grouped_gemm(
        n(3, 4, device=d), n(2, 4, 6, device=d), ends(2, d), gate="swiglu", activation="relu"
    ),
    "rows of b": lambda d: OPS.grouped_gemm(n(3, 4, device=d), n(2, 5, 6, device=d), ends(2, d)),
    "row_scale": lambda d: OPS.grouped_gemm(
        n(3, 4, device=d), n(2, 4, 6, device=d), ends(2, d), row_scale=n(4, device=d)
    ),
    "bias of groups": lambda d: OPS.grouped_gemm(
        n(3, 4, device=d), n(2, 4, 6, device=d), ends(2, d), bias=n(6, device=d)
    ),
    "rows of gradients": lambda d: OPS.k_grouped_gemm(n(3, 4, device=d), n(4, 5, device=d), ends(2, d)),
    "rows by an index": lambda d: OPS.k_grouped_gemm(
        n(3, 4, device=d), n(4, 5, device=d), ends(2, d), row_index=ends(3, d)
    ),
    "type of gradients": lambda d: OPS.k_grouped_gemm(
        n(3, 4, device=d), n(3, 5, device=d), ends(2, d), out_dtype="bf16"
    ),
    "where gradients are added": lambda d: OPS.k_grouped_gemm.out(
        n(3, 4, device=d), n(3, 5, device=d), ends(2, d), accumulate=True, out=n(2, 5, 4, device=d)
    ),
    "types of 8 bits": lambda d: OPS.scaled_gemm(
        *(eight(4, 4, dtype=torch.float8_e5m2, device=d) for _ in "ab"), n(1, device=d), n(1, device=d)
    ),
    "integers and floats": lambda d: OPS.scaled_gemm(
        n(4, 4, dtype=torch.int8, device=d), eight(4, 4, device=d), n(1, device=d), n(1, device=d)
    ),
    "scales of rows": lambda d: OPS.scaled_gemm(
        eight(3, 4, device=d), eight(4, 5, device=d), n(3, device=d), n(4, device=d)
    ),
    "scales of blocks": lambda d: OPS.scaled_gemm(
        eight(3, 200, device=d), eight(200, 5, device=d), n(3, 2, device=d), n(1, 2, device=d)
    ),
    "type of scales": lambda d: OPS.scaled_gemm(
        eight(3, 4, device=d), eight(4, 5, device=d), n(1, dtype=F64, device=d), n(1, device=d)
    ),
    "factor of the result": lambda d: OPS.scaled_gemm(
        eight(3, 4, device=d), eight(4, 5, device=d), n(1, device=d), n(1, device=d), scale_c=n(1, device=d)
    ),
    "bias of bfloat16": lambda d: OPS.scaled_gemm(
        eight(3, 4, device=d), eight(4, 5, device=d), n(1, device=d), n(1, device=d), bias=n(5, device=d)
    ),
    "out_dtype": lambda d: OPS.scaled_gemm(
        eight(3, 4, device=d), eight(4, 5, device=d), n(1, device=d), n(1, device=d), out_dtype="f64"
    ),
    "accumulation": lambda d: OPS.scaled_gemm(
        eight(3, 4, device=d), eight(4, 5, device=d), n(1, device=d), n(1, device=d), accumulation="exact"
    ),
    "scales of groups": lambda d: OPS.scaled_grouped_gemm(
        eight(3, 4, device=d), eight(2, 5, 4, device=d).mT, n(3, device=d), n(2, 4, device=d), ends(2, d)
    ),
    "blocks of two matrices": lambda d: OPS.scaled_grouped_gemm(
        *(eight(3, 200, device=d), eight(2, 10, 200, device=d).mT, n(3, 2, device=d), n(2, 2, 2, device=d), ends(2, d)),
        gate="swiglu",
    ),
    "bias of 16 bits": lambda d: OPS.scaled_grouped_gemm(
        *(eight(3, 4, device=d), eight(2, 5, 4, device=d).mT, n(1, device=d), n(1, device=d), ends(2, d)),
        bias=n(2, 5, device=d),
    ),
    "result of 32 bits": lambda d: OPS.scaled_grouped_gemm(
        *(eight(3, 4, device=d), eight(2, 5, 4, device=d).mT, n(1, device=d), n(1, device=d), ends(2, d)),
        out_dtype="f32",
    ),
    "causal": lambda d: OPS.attention(*(n(2, 5, 8, device=d) for _ in "qkv"), causal="left"),
    "scale": lambda d: OPS.attention(*(n(2, 5, 8, device=d) for _ in "qkv"), scale=0.0),
    "window": lambda d: OPS.attention(*(n(2, 5, 8, device=d) for _ in "qkv"), window_left=-7),
    "window of decoding": lambda d: OPS.attention_decode(*(n(2, 5, 8, device=d) for _ in "qkv"), window_right=-2),
    "mask": lambda d: OPS.attention(*(n(2, 5, 8, device=d) for _ in "qkv"), n(4, 5, device=d)),
    "type of mask": lambda d: OPS.attention(*(n(2, 5, 8, device=d) for _ in "qkv"), n(5, 5, dtype=F64, device=d)),
    "rows of v": lambda d: OPS.attention(n(2, 5, 8, device=d), n(2, 7, 8, device=d), n(2, 6, 8, device=d)),
    "seqlens": lambda d: OPS.attention_decode(*(n(1, 2, 5, 8, device=d) for _ in "qkv"), seqlens=n(1, device=d)),
    "type of x": lambda d: OPS.softmax(n(3, 4, dtype=F64, device=d)),
    "type of rows": lambda d: OPS.row_sum(n(3, 4, dtype=F64, device=d)),
    "glu": lambda d: OPS.glu(n(3, 4, device=d), n(3, 4, device=d), glu="tanh"),
    "target": lambda d: OPS.cross_entropy(n(3, 4, device=d), n(3, dtype=torch.int64, device=d)),
    "k": lambda d: OPS.topk(n(3, 99, device=d), k=65),
    "experts of a token": lambda d: OPS.moe_route(n(3, 99, device=d), k=33),
    "scoring": lambda d: OPS.moe_route(n(3, 9, device=d), k=3, scoring="relu"),
    "experts": lambda d: OPS.moe_sort(n(3, 2, dtype=torch.int32, device=d), experts=1025),
    "type of position": lambda d: OPS.moe_combine(n(6, 4, device=d), n(3, 2, device=d)),
    "elements of rows": lambda d: OPS.row_argmax(n(3, 0, device=d)),
    "dtype_q": lambda d: OPS.quantize(n(3, 4, device=d), dtype_q="i4"),
    "weight": lambda d: OPS.rms_norm(n(3, 4, device=d), n(3, device=d)),
    "bias of a norm": lambda d: OPS.layer_norm(n(3, 4, device=d), None, n(5, device=d)),
    "residual": lambda d: OPS.add_rms_norm(n(3, 4, device=d), n(2, 4, device=d)),
    "up": lambda d: OPS.glu(n(3, 4, device=d), n(2, 4, device=d)),
    "length of target": lambda d: OPS.cross_entropy(n(3, 4, device=d), n(2, dtype=torch.int32, device=d)),
    "weight of codes": lambda d: OPS.quantize(n(3, 4, device=d), None, n(3, device=d), norm="rmsnorm"),
    "rows of a block": lambda d: OPS.block_quantize(n(3, 4, device=d), block_rows=0),
    "type of y": lambda d: OPS.softmax.out(n(3, 4, device=d), y=n(3, 4, dtype=F64, device=d)),
}


OF_KERNELS = ("k", "experts of a token", "experts")  # limits of a device's, and tensors on meta are on none


@pytest.mark.parametrize("name", REFUSED)
def test_what_the_operator_refuses_is_refused_of_meta_and_fake_tensors(name):
    with pytest.raises((RuntimeError, TypeError, ValueError)):
        REFUSED[name]("cpu")
    if name not in OF_KERNELS:
        with pytest.raises(RuntimeError):
            REFUSED[name]("meta")
    with FakeTensorMode(), pytest.raises(RuntimeError):
        REFUSED[name]("cpu")


@pytest.mark.parametrize(
    "call",
    [
        lambda: OPS.gemm(n(3, 4), n(4, 5, device="cuda")),
        lambda: OPS.gemm(n(3, 4), n(4, 5), n(5, device="cuda")),
        lambda: OPS.attention(n(2, 5, 8), n(2, 5, 8), n(2, 5, 8, device="cuda")),
        lambda: OPS.rms_norm(n(3, 4), n(4, device="cuda")),
        lambda: OPS.softmax.out(n(3, 4), y=n(3, 4, device="cuda")),
    ],
)
def test_tensors_of_several_devices(call):
    with FakeTensorMode(), pytest.raises(RuntimeError, match="cuda"):
        call()


@pytest.mark.parametrize(
    "call",
    [
        lambda x: OPS.softmax(x),
        lambda x: OPS.row_argmax(x),
        lambda x: OPS.topk(x, k=1),
        lambda x: OPS.quantize(x),
        lambda x: OPS.block_quantize(x, block_rows=1),
        lambda x: OPS.moe_route(x, k=1),
        lambda x: OPS.moe_combine(x, torch.zeros((), dtype=torch.int32, device=x.device)),
        lambda x: OPS.cross_entropy(x, torch.zeros((), dtype=torch.int32, device=x.device)),
    ],
)
def test_a_tensor_without_axes_is_a_row_of_one(call):
    results = (call(torch.tensor(1.5, device=device)) for device in ("cpu", "meta"))
    real, fake = (each if isinstance(each, tuple) else (each,) for each in results)
    assert [(each.shape, each.dtype) for each in real] == [(each.shape, each.dtype) for each in fake]


def test_results_that_fit_are_taken():
    with FakeTensorMode():
        OPS.gemm.out(n(3, 4), n(4, 5), out=n(3, 5))
        OPS.attention.out(n(2, 5, 8), n(2, 5, 8), n(2, 5, 8), out=n(2, 5, 8), lse=n(2, 5))
        OPS.cross_entropy.out(n(3, 4), n(3, dtype=torch.int32), loss=n(3), lse=n(3))
        assert OPS.gemm(n(2, 1, 3, 4), n(5, 4, 6), n(6)).shape == (2, 5, 3, 6)
