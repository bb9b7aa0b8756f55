"""tilewright.torch.patch: PyTorch's functions are ours while it holds, and are PyTorch's own, exactly, after it."""

import pytest
import tilewright.torch
import torch
import torch.nn.functional as functional

NAMES = ("scaled_dot_product_attention", "linear", "rms_norm", "layer_norm", "softmax", "log_softmax", "cross_entropy")
NAMES += ("grouped_mm",) if hasattr(functional, "grouped_mm") else ()
BEFORE = {name: getattr(functional, name) for name in NAMES}


def functions_now():
    return {name: getattr(functional, name) for name in NAMES}


def test_is_undone_exactly():
    with tilewright.torch.patch():
        assert tilewright.torch.is_patched()
        assert all(functions_now()[name] is not BEFORE[name] for name in NAMES)
    assert functions_now() == BEFORE and not tilewright.torch.is_patched()


def test_patches_nest_and_are_undone_once():
    outer, inner = tilewright.torch.patch(), tilewright.torch.patch()
    outer.undo()
    outer.undo()
    assert functions_now() != BEFORE
    inner.undo()
    assert functions_now() == BEFORE


def test_is_undone_when_the_block_raises():
    with pytest.raises(ZeroDivisionError), tilewright.torch.patch():
        raise ZeroDivisionError
    assert functions_now() == BEFORE


def test_what_another_has_put_in_place_stays(monkeypatch):
    patch = tilewright.torch.patch()
    other = lambda *arguments: None  # noqa: E731
    monkeypatch.setattr(functional, "linear", other)
    with pytest.warns(UserWarning, match="linear was replaced"):
        patch.undo()
    assert functional.linear is other
    functional.linear = BEFORE["linear"]


def test_modules_call_ours_and_the_report_says_so(device):
    model = torch.nn.Sequential(torch.nn.Linear(8, 16), torch.nn.Linear(16, 4, bias=False)).to(device)
    x = torch.randn(3, 5, 8, device=device)
    expected = model(x)
    tilewright.torch.report(reset=True)
    with tilewright.torch.patch() as patched:
        torch.testing.assert_close(model(x), expected, atol=1e-2 if device == "cuda" else 1e-5, rtol=1e-2)
        model(x[0, 0])
        with torch.enable_grad():
            model(x).sum().backward()
    assert model[0].weight.grad is not None
    report = patched.report()
    assert [(line.function, line.to, line.reason, line.calls) for line in report.lines] == [
        ("linear", "tilewright", "", 4),
        ("linear", "PyTorch", "gradients", 2),
    ]
    assert "gradients" in str(report) and report.calls() == 6
    assert tilewright.torch.report(reset=True) == report and tilewright.torch.report().lines == ()


def test_multi_head_attention_module(device):
    module = torch.nn.MultiheadAttention(16, 4, batch_first=True, device=device).eval()
    x = torch.randn(2, 5, 16, device=device)
    expected = module(x, x, x, need_weights=False)[0]
    with tilewright.torch.patch():
        torch.testing.assert_close(module(x, x, x, need_weights=False)[0], expected, atol=1e-2, rtol=1e-2)


@pytest.mark.parametrize(
    ("reason", "x"),
    [
        ("torch.float64 on cpu", torch.randn(3, 8, dtype=torch.float64)),
        ("torch.bfloat16 on cpu", torch.randn(3, 8).bfloat16()),
        ("tensors on meta", torch.randn(3, 8, device="meta")),
        ("a subclass of Tensor", torch.nested.nested_tensor([torch.randn(3, 8)], layout=torch.jagged)),
        ("nested or sparse tensors", torch.nested.nested_tensor([torch.randn(3, 8)])),
        ("nested or sparse tensors", torch.randn(3, 8).to_sparse()),
    ],
)
def test_linear_hands_back(reason, x):
    weight = torch.randn(4, 8, dtype=x.dtype, device=x.device)
    tilewright.torch.report(reset=True)
    ours, theirs = tilewright.torch.linear(x, weight), BEFORE["linear"](x, weight)
    assert ours.shape == theirs.shape if not x.is_nested else ours.is_nested
    (line,) = tilewright.torch.report().lines
    assert (line.to, line.reason) == ("PyTorch", reason)


def test_cpu_autocast_to_a_type_without_kernels_hands_back():
    x, weight = torch.randn(3, 8), torch.randn(4, 8)
    with torch.autocast("cpu", torch.bfloat16):
        assert tilewright.torch.linear(x, weight).dtype is torch.bfloat16


def test_what_transforms_functions_gets_pytorchs():
    x, weight = torch.randn(3, 8), torch.randn(4, 8)
    tilewright.torch.report(reset=True)
    ours = torch.func.jvp(lambda x: tilewright.torch.linear(x, weight), (x,), (x,))
    torch.testing.assert_close(ours, torch.func.jvp(lambda x: BEFORE["linear"](x, weight), (x,), (x,)))
    batch = torch.randn(5, 3, 8)
    ours = torch.func.vmap(lambda x: tilewright.torch.softmax(x, -1))(batch)
    torch.testing.assert_close(ours, batch.softmax(-1))
    with torch.autograd.forward_ad.dual_level():
        dual = torch.autograd.forward_ad.make_dual(x, x)
        result = torch.autograd.forward_ad.unpack_dual(tilewright.torch.linear(dual, weight))
        torch.testing.assert_close(result.tangent, x @ weight.t())
        with pytest.raises(RuntimeError, match=r"tilewright\.softmax has no formula for gradients"):
            torch.ops.tilewright.softmax(dual)
    assert {line.reason for line in tilewright.torch.report().lines} == {"torch.func, or forward-mode gradients"}
