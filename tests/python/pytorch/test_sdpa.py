"""tilewright.torch.scaled_dot_product_attention: every kind of mask, causal or not, grouped heads or not, in every type
and layout, at most twice as far from float64 (in the mean square) as PyTorch's own math is; and what is handed back."""

import itertools

import attention_reference as reference
import pytest
import tilewright.torch
import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention as of_pytorch

MASKS = ("none", "bool", "bool with rows that see nothing", "float", "broadcast", "of columns")
TYPES = {"cpu": (torch.float32, torch.bfloat16), "cuda": (torch.float16, torch.bfloat16)}
LAYOUTS = ("contiguous", "heads inside", "packed", "expanded", "transposed", "padded")
SHAPES = (  # the first two in every layout
    (1, 2, 33, 65, 24),
    (3, 4, 1, 70, 64),
    (2, 4, 5, 7, 16),
    (2, 2, 70, 3, 8),
)


def laid_out(layout, *shape, dtype, device):
    """Random numbers of shape (batch, heads, rows, elements)."""
    batch, heads, rows, elements = shape
    make = lambda *extents: torch.randn(extents, dtype=dtype, device=device)  # noqa: E731
    if layout == "heads inside":
        return make(batch, rows, heads, elements).transpose(1, 2)
    if layout == "packed":
        return make(batch, rows, heads, 3, elements)[:, :, :, 1].transpose(1, 2)
    if layout == "expanded":
        return make(1, heads, rows, elements).expand(shape)
    if layout == "transposed":
        return make(batch, heads, elements, rows).mT
    if layout == "padded":
        return make(batch, heads, rows + 3, elements + 5)[:, :, 2:-1, 1:-4]
    return make(*shape)


def mask_of(kind, batch, heads, queries, keys, dtype, device):
    if kind == "none":
        return None
    if kind == "float":
        return torch.randn(batch, heads, queries, keys, dtype=dtype, device=device)
    if kind == "broadcast":
        return torch.randn(batch, 1, 1, keys, dtype=dtype, device=device).expand(batch, 1, queries, keys)
    if kind == "of columns":
        return torch.randn(queries, 1, dtype=dtype, device=device)
    mask = torch.rand(batch, 1, queries, keys, device=device) < 0.7
    mask[..., 0] = True
    if kind == "bool with rows that see nothing":
        mask[:, :, ::2] = False
    return mask


@pytest.mark.parametrize("kind", MASKS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_is_as_near_to_float64_as_pytorch(device, kind, layout):
    tilewright.torch.report(reset=True)
    cases = 0
    shapes = SHAPES if layout == "contiguous" else SHAPES[:2]
    for dtype, is_causal, is_grouped, shape in itertools.product(TYPES[device], (False, True), (False, True), shapes):
        if is_causal and kind != "none":
            continue
        batch, heads, queries, keys, elements = shape
        kv_heads = heads // 2 if is_grouped else heads
        q = laid_out(layout, batch, heads, queries, elements, dtype=dtype, device=device)
        k = laid_out(layout, batch, kv_heads, keys, elements, dtype=dtype, device=device)
        v = laid_out(layout, batch, kv_heads, keys, elements, dtype=dtype, device=device)
        mask = mask_of(kind, batch, heads, queries, keys, dtype, device)
        options = {"attn_mask": mask, "is_causal": is_causal, "enable_gqa": is_grouped}
        ours = tilewright.torch.scaled_dot_product_attention(q, k, v, **options)
        with sdpa_kernel(SDPBackend.MATH):
            theirs = of_pytorch(q, k, v, **options)
        exact = reference.attention(q, k, v, mask, causal="top_left" if is_causal else "none")
        assert (ours.shape, ours.dtype, ours.device) == (theirs.shape, theirs.dtype, theirs.device)
        ulp = reference.ulp(exact, dtype)
        case = (shape, dtype, is_causal, is_grouped)
        assert reference.usual(ours, exact) <= 2 * max(reference.usual(theirs, exact), ulp / 8), case
        # The worst of all elements is a matter of luck, on either side, where errors are of the last bits.
        assert reference.worst(ours, exact) <= 4 * max(reference.worst(theirs, exact), ulp), case
        cases += 1
    counted = tilewright.torch.report()
    assert counted.calls(to="tilewright") == cases and counted.calls(to="PyTorch") == 0, str(counted)


@pytest.mark.parametrize("kind", ("none", "bool", "float"))
@pytest.mark.parametrize(
    ("queries", "keys", "elements", "scale"),
    [
        (1, 70, 256, None),
        (2, 70, 256, None),
        (4, 300, 256, None),
        (1, 70, 128, 0.3),
        (16, 1000, 256, None),
        (8, 3000, 64, None),
        (12, 3000, 64, None),
    ],
)
def test_float32_is_as_exact_where_sums_are_long(kind, queries, keys, elements, scale):
    torch.manual_seed(1)
    errors = {"ours": 0.0, "theirs": 0.0}
    worst = {"ours": 0.0, "theirs": 0.0}
    for _ in range(4):
        q, k, v = (torch.randn(1, 4, rows, elements) for rows in (queries, keys, keys))
        mask = mask_of(kind, 1, 4, queries, keys, torch.float32, "cpu")
        exact = reference.attention(q, k, v, mask, scale=scale)
        with sdpa_kernel(SDPBackend.MATH):
            theirs = of_pytorch(q, k, v, mask, scale=scale)
        ours = tilewright.torch.scaled_dot_product_attention(q, k, v, mask, scale=scale)
        for name, result in (("ours", ours), ("theirs", theirs)):
            errors[name] += reference.usual(result, exact) ** 2
            worst[name] += reference.worst(result, exact)
    assert errors["ours"] <= 2**2 * errors["theirs"], errors
    assert worst["ours"] <= 3 * worst["theirs"], worst


def test_rows_that_see_nothing_are_0(device):
    q = torch.randn(2, 2, 6, 8, dtype=TYPES[device][-1], device=device)
    mask = torch.zeros(6, 6, dtype=torch.bool, device=device)
    mask[1] = True
    for kind in (mask, torch.zeros(6, 6, dtype=q.dtype, device=device).masked_fill_(~mask, float("-inf"))):
        out = tilewright.torch.scaled_dot_product_attention(q, q, q, kind)
        assert (out[:, :, [0, 2, 3, 4, 5]] == 0).all() and out[:, :, 1].isfinite().all()


@pytest.mark.parametrize(
    "shapes",
    [
        ((3, 1, 5, 8), (1, 4, 7, 8), (3, 4, 7, 8)),  # batch and heads broadcast
        ((2, 4, 5, 8), (2, 1, 7, 8), (1, 4, 7, 8)),
        ((5, 8), (7, 8), (7, 8)),
        ((4, 5, 8), (4, 7, 8), (4, 7, 8)),
        ((2, 3, 4, 5, 8), (2, 1, 4, 7, 8), (1, 3, 4, 7, 8)),
        ((0, 4, 5, 8), (0, 4, 7, 8), (0, 4, 7, 8)),
        ((2, 4, 0, 8), (2, 4, 7, 8), (2, 4, 7, 8)),
        ((2, 4, 5, 8), (2, 4, 0, 8), (2, 4, 0, 8)),
        ((2, 4, 5, 1), (2, 4, 7, 1), (2, 4, 7, 1)),
    ],
)
def test_broadcasts_and_lacks_of_elements(device, shapes):
    dtype = TYPES[device][-1]
    q, k, v = (torch.randn(shape, dtype=dtype, device=device) for shape in shapes)
    for is_causal in (False, True):
        ours = tilewright.torch.scaled_dot_product_attention(q, k, v, is_causal=is_causal)
        theirs = of_pytorch(q.cpu().float(), k.cpu().float(), v.cpu().float(), is_causal=is_causal)
        torch.testing.assert_close(ours.cpu().float(), theirs, atol=2e-2, rtol=2e-2)


def test_lacks_of_elements_whatever_lies_around_them():
    some, steps = torch.randn(2, 3, 2, 4, 8), torch.randn(1, 2, 0, 16)[..., ::2]
    cases = (
        (some[..., :0, :], some, some, None),
        (some, some[..., :0, :], some[..., :0, :], None),
        (steps, torch.randn(1, 2, 3, 8), torch.randn(1, 2, 3, 8), None),
        (steps, torch.randn(1, 2, 3, 8), torch.randn(1, 2, 3, 8), torch.zeros(1, 1).expand(0, 3)),
        (torch.randn(1, 2, 3, 8), steps, steps, None),
        (torch.randn(1, 0, 3, 8), torch.randn(1, 0, 3, 8), torch.randn(1, 0, 3, 8), None),
    )
    for q, k, v, mask in cases:
        ours = tilewright.torch.scaled_dot_product_attention(q, k, v, mask)
        torch.testing.assert_close(ours, of_pytorch(q, k, v, mask))


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("dropout", {"dropout_p": 0.5}),
        ("values of another length than the queries'", {"value": torch.randn(2, 4, 7, 12)}),
        ("rows of more than 256 elements", {name: torch.randn(2, 4, 7, 264) for name in ("query", "key", "value")}),
        ("torch.float64 on cpu", {name: torch.randn(2, 4, 7, 8).double() for name in ("query", "key", "value")}),
        ("a scale that is not above 0", {"scale": 0.0}),
        ("a scale that is not above 0", {"scale": -1.0}),
        ("gradients", {"key": torch.randn(2, 4, 7, 8, requires_grad=True)}),
    ],
)
def test_what_is_handed_back_is_pytorchs(reason, change):
    arguments = {"query": torch.randn(2, 4, 5, 8), "key": torch.randn(2, 4, 7, 8), "value": torch.randn(2, 4, 7, 8)}
    arguments |= change
    tilewright.torch.report(reset=True)
    with torch.enable_grad():
        torch.manual_seed(3)
        ours = tilewright.torch.scaled_dot_product_attention(**arguments)
        torch.manual_seed(3)
        assert torch.equal(ours, of_pytorch(**arguments))
    (line,) = tilewright.torch.report().lines
    assert (line.to, line.reason, line.calls) == ("PyTorch", reason, 1)


@pytest.mark.parametrize(
    "change",
    [
        {"is_causal": True, "attn_mask": torch.ones(5, 7, dtype=torch.bool)},
        {"key": torch.randn(2, 4, 7, 9)},
        {"key": torch.randn(2, 3, 7, 8), "enable_gqa": True},
        {"attn_mask": torch.ones(5, 7, dtype=torch.int32)},
    ],
)
def test_errors_are_pytorchs(change):
    arguments = {"query": torch.randn(2, 4, 5, 8), "key": torch.randn(2, 4, 7, 8), "value": torch.randn(2, 4, 7, 8)}
    arguments |= change
    try:
        theirs = of_pytorch(**arguments)
    except (RuntimeError, ValueError) as error:
        with pytest.raises(type(error)) as ours:
            tilewright.torch.scaled_dot_product_attention(**arguments)
        assert str(ours.value) == str(error)
    else:  # some versions take what others refuse
        assert torch.equal(tilewright.torch.scaled_dot_product_attention(**arguments), theirs)
