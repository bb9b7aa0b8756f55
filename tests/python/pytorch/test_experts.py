"""torch.ops.tilewright.grouped_gemm against a loop of products in float64, on what layers of experts have."""

import pytest
import tilewright.torch
import torch
from torch.nn.functional import silu

OPS = torch.ops.tilewright
TYPES = {"cpu": (torch.float32, torch.bfloat16), "cuda": (torch.float32, torch.float16, torch.bfloat16)}


def loop(a, b, ends, row_index=None, bias=None, row_scale=None, gate=None):
    """b (G, parts, K, N), bias (G, parts, N)."""
    a = (a if row_index is None else a[row_index.long()]).double()
    rows, begin = [], 0
    for group, end in enumerate(ends.tolist()):
        sums = a[begin:end] @ b[group].double()
        if bias is not None:
            sums = sums + bias[group].double().unsqueeze(1)
        rows.append(silu(sums[0]) * sums[1] if gate else sums[0])
        begin = end
    out = torch.cat(rows)
    return out if row_scale is None else out * row_scale[: len(out), None].double()


def close(result, expected):
    allowed = 4 * torch.finfo(result.dtype).eps * float(expected.abs().max())
    assert float((result.double() - expected).abs().max()) <= max(allowed, 1e-4)


@pytest.fixture(params=range(3))
def layer(request, device):
    if request.param >= len(TYPES[device]):
        pytest.skip("no kernel is of that type")
    dtype = TYPES[device][request.param]
    number = lambda *shape: torch.randn(shape, device=device, dtype=dtype)  # noqa: E731
    return number, torch.tensor([7, 7, 71, 96], dtype=torch.int32, device=device)


def test_weights_as_grouped_mm_takes_them(layer):
    number, ends = layer
    a, weights = number(96, 64), number(4, 80, 64)
    for b in (weights.mT, weights.mT.contiguous(), number(4, 64, 100)[..., 8:88]):
        result = OPS.grouped_gemm(a, b, ends)
        assert result.dtype is a.dtype and result.is_contiguous()
        close(result, loop(a, b.unsqueeze(1), ends))


def test_a_layer_of_experts(layer):
    """Tokens to two experts each, SwiGLU, and back by a factor of each row."""
    number, ends = layer
    tokens, up, down = number(48, 64), number(4, 160, 64), number(4, 64, 80) / 8
    bias = number(4, 160)
    index = torch.arange(96, dtype=torch.int32, device=ends.device) * 7 % 48
    factor = torch.rand(96, device=ends.device)
    hidden = OPS.grouped_gemm(tokens, up.mT, ends, row_index=index, bias=bias, gate="swiglu")
    expected = loop(tokens, up.view(4, 2, 80, 64).mT, ends, index, bias.view(4, 2, 80), gate="swiglu")
    close(hidden, expected)
    out = torch.full((96, 64), 7.0, device=ends.device, dtype=tokens.dtype)
    assert OPS.grouped_gemm.out(hidden, down.mT, ends, row_scale=factor, out=out) is None
    close(out, loop(hidden, down.mT.unsqueeze(1), ends, row_scale=factor))


def test_rows_behind_the_last_end_stay(layer):
    number, ends = layer
    a, b = number(120, 16), number(4, 16, 24)
    out = torch.full((120, 24), 7.0, device=ends.device, dtype=a.dtype)
    OPS.grouped_gemm.out(a, b, ends, out=out)
    close(out[:96], loop(a, b.unsqueeze(1), ends))
    assert (out[96:] == 7).all()


def test_autocast_and_compile(device):
    a, b = torch.randn(20, 16, device=device), torch.randn(2, 16, 8, device=device)
    ends, scale = torch.tensor([5, 20], dtype=torch.int32, device=device), torch.rand(20, device=device)
    with torch.autocast(device, torch.bfloat16):
        assert OPS.grouped_gemm(a, b, ends, row_scale=scale).dtype is torch.bfloat16
    compiled = torch.compile(lambda a, b, ends: OPS.grouped_gemm(a, b, ends) * 2, backend="aot_eager", dynamic=True)
    for rows in (20, 31):
        a, ends = torch.randn(rows, 16, device=device), torch.tensor([5, rows], dtype=torch.int32, device=device)
        close(compiled(a, b, ends), 2 * loop(a, b.unsqueeze(1), ends))


HAS_PYTORCHS = pytest.mark.skipif(not hasattr(torch.nn.functional, "grouped_mm"), reason="this PyTorch has none")


@HAS_PYTORCHS
def test_functions_of_pytorch_are_ours_while_patched(layer):
    number, ends = layer
    a, b = number(96, 40), number(4, 24, 40).mT
    expected = loop(a, b.unsqueeze(1), ends)
    tilewright.torch.report(reset=True)
    with tilewright.torch.patch() as patched, torch.inference_mode():
        close(torch.nn.functional.grouped_mm(a, b, offs=ends), expected)
        close(torch.nn.functional.grouped_mm(a, b.contiguous(), offs=ends), expected)
    assert [(line.function, line.to, line.calls) for line in patched.report().lines] == [
        ("grouped_mm", "tilewright", 2)
    ]


@HAS_PYTORCHS
@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("torch.float64 on cpu", lambda a, b, ends: (a.double(), b.double(), {"offs": ends})),
        ("groups of other axes than rows", lambda a, b, ends: (a.view(4, 2, 16), b, {})),
        ("a bias", lambda a, b, ends: (a, b, {"offs": ends, "bias": b[0, 0]})),
        ("a result of another type", lambda a, b, ends: (a, b, {"offs": ends, "out_dtype": torch.bfloat16})),
        ("elements that are no neighbours", lambda a, b, ends: (a, b.repeat(1, 2, 2)[:, ::2, ::2], {"offs": ends})),
        ("elements that are no neighbours", lambda a, b, ends: (a.mT.contiguous().mT, b, {"offs": ends})),
        ("arguments that don't fit", lambda a, b, ends: (a, b, {"offs": ends.long()})),
        ("arguments that don't fit", lambda a, b, ends: (a, b[:, 1:], {"offs": ends})),
        ("gradients", lambda a, b, ends: (a.requires_grad_(), b, {"offs": ends})),
    ],
)
def test_grouped_mm_hands_back(reason, change, monkeypatch):
    given = change(torch.randn(8, 16), torch.randn(4, 16, 24), torch.tensor([1, 2, 5, 8], dtype=torch.int32))
    handed = []
    monkeypatch.setattr(tilewright.torch.experts, "_grouped_mm", lambda *arguments, **options: handed.append(options))
    tilewright.torch.report(reset=True)
    with torch.enable_grad():
        tilewright.torch.grouped_mm(*given[:2], **given[2])
    (line,) = tilewright.torch.report().lines
    assert (line.to, line.reason) == ("PyTorch", reason)
    assert handed == [{"offs": None, "bias": None, "out_dtype": None} | given[2]]
