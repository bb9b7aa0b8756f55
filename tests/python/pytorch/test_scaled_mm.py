"""tilewright.torch.scaled_mm against products in float64 and, where PyTorch has it, against torch._scaled_mm: scales of
a tensor, of rows and of blocks, in the layouts that PyTorch and DeepGEMM have."""

import pytest
import tilewright.torch
import torch

E4M3, E5M2 = torch.float8_e4m3fn, torch.float8_e5m2
M, N, K = 33, 144, 320
BLOCKS, BLOCKS_N = 3, 2


@pytest.fixture
def operands(device):
    def make(type_a=E4M3, type_b=E4M3):
        generator = torch.Generator().manual_seed(1)
        random = lambda *shape: torch.randn(shape, generator=generator).to(device)  # noqa: E731
        return random(M, K).to(type_a), random(N, K).to(type_b).T

    return make


def scales(device, *shape):
    return (torch.rand(shape, generator=torch.Generator().manual_seed(len(shape) + sum(shape))) + 0.5).to(device) / 8


def along(scale, length, axis):
    """Each scale of blocks as often as it counts."""
    return scale.double().repeat_interleave(128, axis).narrow(axis, 0, length)


def sum_error(expected):
    """Of sums of products of 8 bits, at most. Tensor cores keep 13 bits behind the first one of the largest
    product of an instruction (DeepSeek-V3 Technical Report, 3.3.2), and cut off the rest."""
    return (2**-10 if expected.is_cuda else 4e-5) * float(expected.abs().max())


def close(result, expected):
    rounding = 2 * torch.finfo(result.dtype).eps * float(expected.abs().max())
    assert float((result.double() - expected).abs().max()) <= max(rounding, sum_error(expected))


@pytest.mark.parametrize(("type_a", "type_b"), [(E4M3, E4M3), (E4M3, E5M2), (E5M2, E4M3)])
@pytest.mark.parametrize("fast", [False, True])
def test_scales_of_rows_and_of_tensors(operands, device, type_a, type_b, fast):
    a, b = operands(type_a, type_b)
    rows, columns = scales(device, M, 1), scales(device, 1, N)
    for of_a, of_b in ((rows, columns), (rows[0, 0], columns[0, 0]), (rows[:1], columns[:, :1])):
        expected = (a.double() * of_a.double()) @ (b.double() * of_b.double())
        for dtype in (torch.bfloat16, torch.float16, torch.float32):
            result = tilewright.torch.scaled_mm(a, b, of_a, of_b, out_dtype=dtype, use_fast_accum=fast)
            assert result.dtype is dtype
            close(result, expected)


@pytest.mark.parametrize("order", ["row by row", "column by column", "padded"])
def test_scales_of_blocks(operands, device, order):
    a, b = operands()
    of_a, of_b, of_rows = scales(device, M, BLOCKS), scales(device, BLOCKS, BLOCKS_N), scales(device, BLOCKS, N)
    if order == "column by column":
        of_a, of_b, of_rows = (each.T.contiguous().T for each in (of_a, of_b, of_rows))
    if order == "padded":  # columns of a multiple of four
        of_a = torch.nn.functional.pad(of_a.T, (0, 3)).T[:M]
        of_b = torch.nn.functional.pad(of_b.T, (0, 1)).T[:BLOCKS]
    left = a.double() * along(of_a, K, 1)
    for scale, right in (
        (of_b, b.double() * along(along(of_b, K, 0), N, 1)),
        (of_rows, b.double() * along(of_rows, K, 0)),
    ):
        result = tilewright.torch.scaled_mm(a, b, of_a, scale, out_dtype=torch.float32)
        close(result, left @ right)


def test_results_of_8_bits(operands, device):
    a, b = operands()
    bias, one, factor = (
        torch.randn(N, device=device).bfloat16(),
        scales(device, 1),
        torch.full((1,), 400.0, device=device),
    )
    result = tilewright.torch.scaled_mm(a, b, one, one, bias, factor)
    product = (a.double() @ b.double()) * one.double() ** 2
    exact = (product + bias.double()) * 400
    assert result.dtype is E4M3 and float(exact.abs().max()) > 464, "some saturate"
    exact = exact.clamp(-448, 448)
    assert ((result.double() - exact).abs() <= exact.abs() / 15 + 2**-9 + 400 * sum_error(product)).all()


def test_as_pytorch_has_it(operands, device):
    a, b = operands()
    a, bias = a[:32], torch.randn(N, device=device).bfloat16()
    for of_a, of_b in ((scales(device, 1), scales(device, 1)), (scales(device, 32, 1), scales(device, 1, N))):
        try:
            theirs = torch._scaled_mm(a, b, of_a, of_b, bias, out_dtype=torch.bfloat16)
        except (NotImplementedError, RuntimeError, ValueError) as error:
            pytest.skip(f"PyTorch here: {str(error).splitlines()[0]}")
        ours = tilewright.torch.scaled_mm(a, b, of_a, of_b, bias, out_dtype=torch.bfloat16)
        close(ours, theirs.double())


def test_what_goes_back_to_pytorch_is_said(operands, device):
    a, b = operands()
    one = scales(device, 1)
    report = tilewright.torch.report(reset=True)
    with pytest.raises((RuntimeError, ValueError, NotImplementedError)):
        tilewright.torch.scaled_mm(a, b[:, ::2], one, scales(device, 5, 7), out_dtype=torch.bfloat16)
    tilewright.torch.scaled_mm(a, b, one, one, out_dtype=torch.bfloat16)
    report = tilewright.torch.report(reset=True)
    assert report.calls("scaled_mm", to="tilewright") == 1
    assert "scales of another shape" in str(report)


def test_compiled(operands, device):
    a, b = operands()
    one = scales(device, 1)
    product = lambda a: tilewright.torch.scaled_mm(a, b, one, one, out_dtype=torch.bfloat16) * 2  # noqa: E731
    with torch.inference_mode():
        assert torch.equal(torch.compile(product, backend="aot_eager", fullgraph=True)(a), product(a))


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
def test_one_scale_of_a_tensor(device, dtype):
    ops = torch.ops.tilewright
    x = torch.randn(33, 517, generator=torch.Generator().manual_seed(1)).to(device, dtype)
    x[20, 300] = -9
    for most, word, eight_bits in ((448, "e4m3", E4M3), (127, "i8", torch.int8)):
        reduction = f"scale_{word}"
        scale = ops.tensor_reduce(x, reduction=reduction)
        assert abs(float(scale) * most / 9 - 1) < 1e-6
        y, of_rows = ops.quantize(x, dtype_q=word, static_scale=scale)
        assert y.dtype is eight_bits and (of_rows == scale).all()
        half = 0.5 if eight_bits is torch.int8 else (y.double().abs() / 16).clamp(min=2**-10)
        assert ((y.double() - x.double() / scale.double()).abs() <= half * 1.001).all()
        assert float(ops.tensor_reduce(torch.zeros_like(x), reduction=reduction)) == pytest.approx(1e-12)
        assert float(ops.tensor_reduce(x[:0], reduction=reduction)) == pytest.approx(1e-12)
        x_nan = x.clone()
        x_nan[2, 3] = float("nan")
        assert ops.tensor_reduce(x_nan, reduction=reduction).isnan().all()
