"""tilewright.torch.scaled_grouped_mm against products group by group in float64 and, where PyTorch has it, against
torch._scaled_grouped_mm."""

import pytest
import tilewright.torch
import torch

E4M3, E5M2 = torch.float8_e4m3fn, torch.float8_e5m2
OPS = torch.ops.tilewright
ROWS, G, N, K = 48, 4, 144, 320


@pytest.fixture
def operands(device):
    def make(type_a=E4M3, type_b=E4M3):
        generator = torch.Generator().manual_seed(1)
        random = lambda *shape: torch.randn(shape, generator=generator).to(device)  # noqa: E731
        ends = torch.tensor([16, 16, 32, ROWS], dtype=torch.int32, device=device)
        return random(ROWS, K).to(type_a), random(G, N, K).to(type_b).mT, ends

    return make


def scales(device, *shape):
    return (torch.rand(shape, generator=torch.Generator().manual_seed(len(shape) + sum(shape))) + 0.5).to(device) / 8


def loop(a, b, ends):
    rows, begin = [], 0
    for group, end in enumerate(ends.tolist()):
        rows.append(a[begin:end] @ b[group])
        begin = end
    return torch.cat(rows)


def along(scale, length, axis):
    """Each scale of blocks as often as it counts."""
    return scale.double().repeat_interleave(128, axis).narrow(axis, 0, length)


def close(result, expected, eps=None):
    eps = torch.finfo(result.dtype).eps if eps is None else eps
    assert float((result.double() - expected).abs().max()) <= 2 * eps * float(expected.abs().max())


@pytest.mark.parametrize(("type_a", "type_b"), [(E4M3, E4M3), (E4M3, E5M2), (E5M2, E4M3)])
@pytest.mark.parametrize("fast", [False, True])
def test_scales_of_rows_and_of_tensors(operands, device, type_a, type_b, fast):
    a, b, ends = operands(type_a, type_b)
    rows, columns, one = scales(device, ROWS), scales(device, G, N), scales(device, 1)
    for of_a, of_b in ((rows, columns), (one, one), (rows, one), (one, columns), (rows, columns[:, 0])):
        right = b.double() * (of_b.double() if of_b.numel() == 1 else of_b.double().view(G, 1, -1))
        expected = loop(a.double() * of_a.double().view(-1, 1), right, ends)
        for dtype in (None, torch.bfloat16, torch.float16):
            result = tilewright.torch.scaled_grouped_mm(a, b, of_a, of_b, ends, out_dtype=dtype, use_fast_accum=fast)
            assert result.dtype is (dtype or torch.bfloat16)
            close(result, expected)


@pytest.mark.parametrize("order", ["row by row", "column by column"])
def test_scales_of_blocks(operands, device, order):
    a, b, ends = operands()
    of_a, of_b, of_rows = scales(device, ROWS, 3), scales(device, G, 3, 2), scales(device, G, 3, N)
    if order == "column by column":
        of_a, of_b, of_rows = (each.mT.contiguous().mT for each in (of_a, of_b, of_rows))
    left = a.double() * along(of_a, K, 1)
    for scale, factor in ((of_b, along(along(of_b, K, 1), N, 2)), (of_rows, along(of_rows, K, 1))):
        result = tilewright.torch.scaled_grouped_mm(a, b, of_a, scale, ends)
        close(result, loop(left, b.double() * factor, ends))


def test_as_pytorch_has_it(operands, device):
    a, b, ends = operands()
    of_a, of_b = scales(device, ROWS), scales(device, G, N)
    try:
        theirs = torch._scaled_grouped_mm(a, b, of_a, of_b, ends, out_dtype=torch.bfloat16)
    except (AttributeError, NotImplementedError, RuntimeError, ValueError) as error:
        pytest.skip(f"PyTorch here: {str(error).splitlines()[0]}")
    close(
        tilewright.torch.scaled_grouped_mm(a, b, of_a, of_b, ends, out_dtype=torch.bfloat16), theirs.double(), eps=2**-7
    )


def test_what_goes_back_to_pytorch_is_said(operands, device, monkeypatch):
    a, b, ends = operands()
    one = scales(device, 1)
    handed = []
    monkeypatch.setattr(
        tilewright.torch.experts, "_scaled_grouped_mm", lambda *arguments: handed.append(arguments) or a
    )
    tilewright.torch.report(reset=True)
    for reason, given in (
        ("scales of another shape", (a, b, scales(device, 5, 7), one, ends)),
        ("groups of other axes than rows", (a, b, one, one)),
        ("a bias", (a, b, one, one, ends, one)),
        ("a factor of the result", (a, b, one, one, ends, None, one)),
        ("a result of torch.float32", (a, b, one, one, ends, None, None, torch.float32)),
        ("arguments that don't fit", (a, b, one, one, ends.long())),
        ("elements that are no neighbours", (a, b.contiguous(), one, one, ends)),
        ("scales of torch.float64", (a, b, one.double(), one, ends)),
        (f"{E5M2} by {E5M2}", (a.to(E5M2), b.to(E5M2), one, one, ends)),
    ):
        tilewright.torch.scaled_grouped_mm(*given)
        assert reason in str(tilewright.torch.report(reset=True)) and len(handed) == 1
        handed.clear()
    tilewright.torch.scaled_grouped_mm(a, b, one, one, ends)
    assert tilewright.torch.report(reset=True).calls("scaled_grouped_mm", to="tilewright") == 1 and not handed


def test_a_gate_and_rows_from_anywhere(operands, device):
    a, b, ends = operands()
    weights = torch.cat((b.mT, b.mT.flip(1)), 1)  # (G, 2 N, K)
    of_a, of_b = scales(device, ROWS), scales(device, G, 2 * N) / 4
    index = torch.arange(ROWS, dtype=torch.int32, device=device) * 7 % ROWS
    result = OPS.scaled_grouped_gemm(a, weights.mT, of_a, of_b, ends, row_index=index, gate="swiglu_clamped")
    right = (weights.double() * of_b.double().unsqueeze(2)).mT
    gate, up = loop((a.double() * of_a.double().unsqueeze(1))[index.long()], right, ends).chunk(2, 1)
    gate = gate.clamp(max=7)
    close(result, gate * torch.sigmoid(1.702 * gate) * (up.clamp(-7, 7) + 1))


def test_compiled(operands, device):
    a, b, ends = operands()
    one = scales(device, 1)
    product = lambda a: tilewright.torch.scaled_grouped_mm(a, b, one, one, ends) * 2  # noqa: E731
    with torch.inference_mode():
        assert torch.equal(torch.compile(product, backend="aot_eager", fullgraph=True)(a), product(a))
