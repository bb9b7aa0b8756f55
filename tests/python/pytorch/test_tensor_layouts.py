"""Tensors that lie in any way: what the operators give has the bits that contiguous copies give."""

import pytest
import torch
from torch.testing import assert_close

OPS = torch.ops.tilewright


def dense(*shape):
    return torch.randn(shape, generator=torch.Generator().manual_seed(len(shape)))


def permuted(x):
    return x.permute(*reversed(range(x.dim()))).contiguous().permute(*reversed(range(x.dim())))


def stepped(x):
    return x.repeat_interleave(2, -1)[..., ::2]


def every_other_row(x):
    return (
        x.repeat_interleave(2, max(0, x.dim() - 2))
        .unflatten(max(0, x.dim() - 2), (-1, 2))
        .select(-1 - min(1, x.dim() - 1), 0)
    )


LAYOUTS = (permuted, stepped, every_other_row)
X, ROW = dense(3, 4, 20), dense(20)
E4M3, OF_A = OPS.quantize(dense(12, 32))
WEIGHTS, OF_B = OPS.quantize(dense(7, 32))
ENDS = torch.tensor([2, 5], dtype=torch.int32)

CALLS = {
    "softmax": (OPS.softmax, X),
    "log_softmax": (OPS.log_softmax, X),
    "rms_norm": (OPS.rms_norm, X, ROW),
    "layer_norm": (OPS.layer_norm, X, ROW, ROW + 1),
    "glu": (OPS.glu, X, X + 1),
    "row_sum": (OPS.row_sum, X),
    "row_argmax": (OPS.row_argmax, X),
    "tensor_reduce": (OPS.tensor_reduce, X),
    "topk": (lambda x: OPS.topk(x, k=3), X),
    "quantize": (OPS.quantize, X),
    "block_quantize": (lambda x: OPS.block_quantize(x, block_rows=2), X),
    "cross_entropy": (OPS.cross_entropy, X, torch.arange(12, dtype=torch.int32).reshape(3, 4)),
    "rotary": (OPS.rotary, dense(5, 2, 8), dense(5, 2, 8), dense(5, 2, 8), dense(5, 4), dense(5, 4)),
    "moe_route": (lambda x: OPS.moe_route(x, k=2), X[0]),
    "moe_combine": (OPS.moe_combine, dense(12, 8), torch.arange(12, dtype=torch.int32).reshape(3, 4), dense(3, 4)),
    "gemm": (OPS.gemm, X, dense(20, 6), dense(4, 6)),
    "grouped_gemm": (OPS.grouped_gemm, dense(5, 8), dense(2, 8, 6), ENDS),
    "k_grouped_gemm": (OPS.k_grouped_gemm, dense(5, 8), dense(5, 6), ENDS),
    "scaled_gemm": (
        lambda *given: OPS.scaled_gemm(*given, out_dtype="f32"), E4M3, WEIGHTS.t(), OF_A.reshape(12, 1),
        OF_B.reshape(1, 7),
    ),
    "scaled_grouped_gemm": (
        OPS.scaled_grouped_gemm, E4M3[:5], WEIGHTS[:6].reshape(2, 3, 32).mT, OF_A[:5], OF_B[:6].reshape(2, 3), ENDS,
    ),
}  # fmt: skip


def parts(result):
    return result if isinstance(result, tuple) else (result,)


def lie_in_bytes(x):
    return x.view(torch.uint8) if x.dtype == torch.float8_e4m3fn else x


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.__name__)
@pytest.mark.parametrize("name", CALLS)
def test_inputs_lie_in_any_way_and_fakes_agree(name, layout):
    function, *tensors = CALLS[name]
    expected = parts(function(*tensors))
    for place, tensor in enumerate(tensors):
        laid = (
            layout(lie_in_bytes(tensor)).view(tensor.dtype) if tensor.dtype == torch.float8_e4m3fn else layout(tensor)
        )
        assert torch.equal(lie_in_bytes(laid), lie_in_bytes(tensor))
        given = [laid if at == place else each for at, each in enumerate(tensors)]
        for ours, wanted in zip(parts(function(*given)), expected, strict=True):
            if name == "tensor_reduce":  # rows that lie apart are summed row by row
                assert_close(ours, wanted)
            else:
                assert torch.equal(lie_in_bytes(ours), lie_in_bytes(wanted)), place
        faked = parts(function(*(each.to("meta") for each in given)))
        assert [(each.shape, each.dtype) for each in faked] == [(each.shape, each.dtype) for each in expected]


def test_matrices_of_bytes_may_lie_row_by_row():
    rows = OPS.scaled_gemm(E4M3, WEIGHTS.t().contiguous(), OF_A.reshape(12, 1), OF_B.reshape(1, 7))
    assert torch.equal(rows, OPS.scaled_gemm(E4M3, WEIGHTS.t(), OF_A.reshape(12, 1), OF_B.reshape(1, 7)))


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.__name__)
def test_outputs_and_what_is_changed_where_it_lies(layout):
    out = layout(torch.zeros(3, 4, 20))
    OPS.softmax.out(X, y=out)
    assert torch.equal(out, OPS.softmax(X)) and out._version >= 1
    product = layout(torch.ones(3, 4, 6))
    OPS.gemm.out(X, dense(20, 6), beta=2.0, out=product)
    assert_close(product, X @ dense(20, 6) + 2)
    residual, kept = layout(X + 1), (X + 1).clone()
    assert torch.equal(OPS.add_rms_norm(layout(X), residual, ROW), OPS.add_rms_norm(X, kept, ROW))
    assert torch.equal(residual, kept)


def test_expanded_tensors():
    assert torch.equal(OPS.rms_norm(X, torch.tensor(3.0).expand(20)), OPS.rms_norm(X, torch.full((20,), 3.0)))
    for x in (ROW.expand(3, 4, 20), X[:, :1].expand(3, 4, 20), X[..., :1].expand(3, 4, 20)):
        assert torch.equal(OPS.softmax(x), OPS.softmax(x.contiguous()))
        assert_close(OPS.gemm(x, dense(20, 6)), OPS.gemm(x.contiguous(), dense(20, 6)))
    with pytest.raises(RuntimeError, match="y has shape"):
        OPS.softmax.out(X, y=torch.zeros(3, 1, 20).expand(3, 4, 20))


def test_a_compiled_function_takes_them():
    compiled = torch.compile(lambda x: OPS.softmax(x.transpose(0, 2)), fullgraph=True, backend="eager")
    assert torch.equal(compiled(X), OPS.softmax(X.transpose(0, 2).contiguous()))


@pytest.mark.parametrize("activation", ["silu", "gelu", "relu", None])
@torch.enable_grad()
def test_gradients_of_gradients(activation):
    """Of gemm's formula, against PyTorch's own in float64."""
    a, b, bias = dense(5, 7), dense(7, 4), dense(4)
    exact = {None: lambda x: x, "silu": torch.nn.functional.silu, "gelu": torch.nn.functional.gelu, "relu": torch.relu}

    def second(function, dtype):
        given = [each.to(dtype).requires_grad_() for each in (a, b, bias)]
        first = torch.autograd.grad(function(*given).square().sum(), given, create_graph=True)
        return torch.autograd.grad(sum(each.pow(3).sum() for each in first), given)

    ours = second(lambda *given: OPS.gemm(*given, activation=activation, alpha=0.3), torch.float32)
    theirs = second(lambda a, b, c: exact[activation](0.3 * a @ b + c), torch.float64)
    for mine, wanted in zip(ours, theirs, strict=True):
        assert_close(mine.double(), wanted, rtol=2e-4, atol=2e-4 * wanted.abs().max().item())
