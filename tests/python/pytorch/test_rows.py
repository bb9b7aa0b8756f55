"""Row-wise operators against float64, and the functions that have PyTorch's signatures."""

import pytest
import tilewright.torch
import torch
import torch.nn.functional as functional
from torch.library import opcheck

OPS = torch.ops.tilewright
TYPES = (torch.float32, torch.float16, torch.bfloat16)
ROWS = {
    "dense": lambda n: n(3, 5, 40),
    "one axis": lambda n: n(7),
    "padded": lambda n: n(6, 50)[:, 3:40],
    "expanded": lambda n: n(1, 33).expand(4, 33),
    "no rows": lambda n: n(0, 8),
    "long": lambda n: n(2, 3001),
}


def close(result, exact, dtype):
    assert result.shape == exact.shape
    allowed = max(4 * torch.finfo(dtype).eps, 4e-6)
    torch.testing.assert_close(result.double(), exact, atol=allowed, rtol=allowed)


@pytest.mark.parametrize("dtype", TYPES)
@pytest.mark.parametrize("rows", ROWS)
def test_operators(device, rows, dtype):
    number = lambda *shape: torch.randn(shape, device=device, dtype=dtype)  # noqa: E731
    x, x64 = (made := ROWS[rows](number)), made.double()
    length = x.shape[-1]
    weight, bias = number(length), number(length)
    close(OPS.softmax(x, scale=0.5), (0.5 * x64).softmax(-1), dtype)
    close(OPS.log_softmax(x), x64.log_softmax(-1), dtype)
    close(OPS.rms_norm(x, weight, eps=1e-5), functional.rms_norm(x64, (length,), weight.double(), 1e-5), dtype)
    close(OPS.rms_norm(x, weight, offset=1.0), functional.rms_norm(x64, (length,), 1 + weight.double(), 1e-6), dtype)
    exact = functional.layer_norm(x64, (length,), weight.double(), bias.double())
    close(OPS.layer_norm(x, weight, bias), exact, dtype)
    exact = functional.layer_norm(x64, (length,), 1 + weight.double(), bias.double())
    close(OPS.layer_norm(x, weight, bias, offset=1.0), exact, dtype)
    up = torch.randn_like(x64).to(dtype)
    close(OPS.glu(x, up), functional.silu(x64) * up.double(), dtype)
    close(OPS.glu(x, up, glu="reglu"), x64.relu() * up.double(), dtype)
    residual = up.clone()
    normed = OPS.add_rms_norm(x, residual, weight)
    close(residual, x64 + up.double(), dtype)
    close(normed, functional.rms_norm(residual.double(), (length,), weight.double(), 1e-6), dtype)
    before, total, again = up.clone(), torch.empty_like(up), torch.empty_like(up)
    OPS.add_rms_norm.out(x, before, weight, y=again, sum=total)
    assert torch.equal(before, up) and torch.equal(total, residual) and torch.equal(again, normed)
    before, total, normed = up.clone(), torch.empty_like(up), torch.empty_like(up)
    OPS.add_layer_norm.out(x, before, weight.float(), bias.float(), offset=1.0, y=normed, sum=total)
    assert torch.equal(before, up) and torch.equal(total, residual)
    exact = functional.layer_norm(residual.double(), (length,), 1 + weight.double(), bias.double())
    close(normed, exact, dtype)
    assert torch.equal(OPS.add_layer_norm(x, before, weight.float(), bias.float(), offset=1.0), normed)
    assert torch.equal(before, total)
    assert OPS.row_sum(x).dtype is torch.float32
    torch.testing.assert_close(OPS.row_sum(x).double(), x64.sum(-1), atol=1e-3, rtol=1e-4)
    torch.testing.assert_close(OPS.row_mean(x).double(), x64.mean(-1), atol=1e-4, rtol=1e-4)
    torch.testing.assert_close(OPS.row_norm(x).double(), x64.norm(dim=-1), atol=1e-4, rtol=1e-4)
    torch.testing.assert_close(OPS.row_logsumexp(x).double(), x64.logsumexp(-1), atol=1e-4, rtol=1e-4)
    k = min(3, length)
    values, indices = OPS.topk(x, k=k)
    assert indices.dtype is torch.int32 and torch.equal(values, x.topk(k).values)
    assert torch.equal(x.gather(-1, indices.long()), values)
    torch.testing.assert_close(
        OPS.tensor_reduce(x, reduction="norm").double(), x64.norm().view(1), atol=1e-4, rtol=1e-4
    )
    target = torch.randint(0, length, x.shape[:-1], dtype=torch.int32, device=device)
    exact = -x64.log_softmax(-1).gather(-1, target.long().unsqueeze(-1)).squeeze(-1)
    torch.testing.assert_close(OPS.cross_entropy(x, target).double(), exact, atol=1e-4, rtol=1e-4)
    for dtype_q, step in (("i8", 127), ("e4m3", 16)):
        codes, scale = OPS.quantize(x, dtype_q=dtype_q)
        back, most = codes.double() * scale.double().unsqueeze(-1), x64.abs().amax(-1, keepdim=True)
        assert ((back - x64).abs() <= most / step).all()
    assert torch.equal(OPS.row_max(x).double(), x64.amax(-1))
    assert torch.equal(x64.gather(-1, OPS.row_argmax(x).long().unsqueeze(-1)).squeeze(-1), x64.amax(-1))


@pytest.mark.parametrize("length", [2, 771, 20000])
@pytest.mark.parametrize("of_weight", TYPES)
@pytest.mark.parametrize("of_rows", TYPES)
def test_norms_take_weights_of_any_type(device, of_rows, of_weight, length):
    x, residual = (torch.randn(9, length, device=device, dtype=of_rows) for _ in range(2))
    weight, bias = (torch.randn(length, device=device, dtype=of_weight) for _ in range(2))
    x64, weight64, bias64 = x.double(), weight.double(), bias.double()
    close(OPS.rms_norm(x, weight, offset=1.0), functional.rms_norm(x64, (length,), 1 + weight64, 1e-6), of_rows)
    close(OPS.layer_norm(x, weight, bias), functional.layer_norm(x64, (length,), weight64, bias64), of_rows)
    normed, total = OPS.add_layer_norm(x, residual, weight, bias, offset=1.0), residual.double()
    close(normed, functional.layer_norm(total, (length,), 1 + weight64, bias64), of_rows)
    normed, total = OPS.add_rms_norm(x, residual, weight), residual.double()
    close(normed, functional.rms_norm(total, (length,), weight64, 1e-6), of_rows)
    codes, scale = OPS.quantize(x, None, weight, bias, norm="layernorm", dtype_q="i8")
    exact = functional.layer_norm(x64, (length,), weight64, bias64, 1e-6)
    assert ((codes.double() * scale.double()[:, None] - exact).abs() <= 0.51 * scale.double()[:, None]).all()


@pytest.mark.parametrize("pairing", ["halves", "interleaved"])
def test_rotary(device, pairing):
    q, k, v = (torch.randn(6, heads, 16, device=device) for heads in (4, 2, 2))
    angles = torch.rand(6, 8, device=device)
    position = torch.tensor([5, 0, 3, 3, 1, 2], dtype=torch.int32, device=device)

    def turned(x, at):
        pairs = x.view(6, -1, 2, 8) if pairing == "halves" else x.view(6, -1, 8, 2).mT
        cos, sin = angles[at].cos()[:, None], angles[at].sin()[:, None]
        both = torch.stack(
            (pairs[:, :, 0] * cos - pairs[:, :, 1] * sin, pairs[:, :, 1] * cos + pairs[:, :, 0] * sin), 2
        )
        return both.flatten(2) if pairing == "halves" else both.mT.flatten(2)

    results = OPS.rotary(q, k, v, angles.cos(), angles.sin(), pairing=pairing)
    expected = turned(q, torch.arange(6)), turned(k, torch.arange(6)), v
    torch.testing.assert_close(results, expected)
    outs = {name: torch.empty_like(like) for name, like in (("q_out", q), ("k_out", k), ("v_out", v))}
    OPS.rotary.out(q, k, v, angles.cos(), angles.sin(), position, pairing=pairing, **outs)
    torch.testing.assert_close(tuple(outs.values()), (turned(q, position.long()), turned(k, position.long()), v))
    with pytest.raises(RuntimeError, match=r"position says which rows .* call the overload out, with q_out="):
        OPS.rotary(q, k, v, angles.cos(), angles.sin(), position)


def checked_calls(device):
    x, weight = torch.randn(3, 5, 8, device=device), torch.randn(8, device=device)
    q, k = torch.randn(6, 4, 16, device=device), torch.randn(6, 2, 16, device=device)
    scores = torch.randn(2, 4, 3, 5, device=device)
    target = torch.randint(0, 8, (3, 5), dtype=torch.int32, device=device)
    position = torch.randperm(15, device=device).int().view(5, 3)
    return {
        "softmax": ((x,), {"scale": 0.5}, {"y": x.clone()}),
        "log_softmax": ((x,), {}, {"y": x.clone()}),
        "rms_norm": ((x, weight), {"eps": 1e-5}, {"y": x.clone()}),
        "layer_norm": ((x, weight, weight), {}, {"y": x.clone()}),
        "add_rms_norm": ((x, x.clone(), weight), {}, {"y": x.clone(), "sum": x.clone()}),
        "add_layer_norm": ((x, x.clone(), weight, weight), {}, {"y": x.clone(), "sum": x.clone()}),
        "glu": ((x, x), {"glu": "geglu"}, {"y": x.clone()}),
        "row_sum": ((x,), {}, {"y": x[..., 0].clone()}),
        "row_argmax": ((x,), {}, {"y": x[..., 0].int()}),
        "tensor_reduce": ((x,), {"reduction": "amax"}, {"y": x[0, 0, :1].clone()}),
        "masked_softmax": ((scores, scores[:, :1]), {"scale": 0.5, "diagonal": 2}, {"y": scores.clone()}),
        "cross_entropy": ((x, target), {"label_smoothing": 0.1}, {"loss": x[..., 0].clone(), "lse": x[..., 1].clone()}),
        "topk": ((x,), {"k": 2}, {"values": x[..., :2].clone(), "indices": x[..., :2].int()}),
        "moe_route": (
            (x, weight),
            {"k": 2, "scoring": "sigmoid"},
            {"ids": x[..., :2].int(), "weights": x[..., :2].clone()},
        ),
        "moe_combine": (
            (q.view(24, 16)[:15], position, torch.rand(5, 3, device=device), k.view(12, 16)[:5]),
            {},
            {"y": k.view(12, 16)[:5].clone()},
        ),
        "quantize": (
            (x, x.clone(), weight),
            {"norm": "rmsnorm", "dtype_q": "i8"},
            {"y": x.to(torch.int8), "scale": x[..., 0].clone()},
        ),
        "rotary": (
            (q, k, k, q[:, 0, :8], q[:, 1, :8]),
            {},
            {"q_out": q.clone(), "k_out": k.clone(), "v_out": k.clone()},
        ),
    }


@pytest.mark.parametrize("name", checked_calls("cpu"))
def test_opcheck(device, name):
    arguments, options, results = checked_calls(device)[name]
    packet = getattr(OPS, name)
    assert set(opcheck(packet.default, arguments, options).values()) == {"SUCCESS"}
    assert set(opcheck(packet.out, arguments, options | results).values()) == {"SUCCESS"}
    with torch.enable_grad(), pytest.raises(RuntimeError, match=f"tilewright.{name} has no formula for gradients"):
        packet(arguments[0].requires_grad_(), *arguments[1:], **options)


def test_opcheck_of_what_has_no_gradients(device):
    ids = torch.randint(-1, 9, (4, 3), dtype=torch.int32, device=device)
    outs = {"offsets": ids.new_empty(8), "row_index": ids.new_empty(12), "position": ids.clone()}
    assert set(opcheck(OPS.moe_sort.default, (ids,), {"experts": 8}).values()) == {"SUCCESS"}
    assert set(opcheck(OPS.moe_sort.out, (ids,), {"experts": 8} | outs).values()) == {"SUCCESS"}


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda x: OPS.softmax(x.double()), "float64"),
        (lambda x: OPS.softmax.out(x, y=x[:, :1].expand(x.shape)), "contiguous"),
        (lambda x: OPS.rms_norm(x, x[0, :3]), "weight"),
        (lambda x: OPS.glu(x, x, glu="swish"), 'glu is "swish"; allowed are swiglu, geglu'),
        (lambda x: OPS.glu(x, x[:2]), "up has shape"),
        (lambda x: OPS.quantize(x, dtype_q="i4"), 'dtype_q is "i4"; allowed are e4m3, i8'),
        (lambda x: OPS.tensor_reduce(x, reduction="min"), 'reduction is "min"; allowed are sum, mean'),
        (lambda x: OPS.cross_entropy(x, x[:, 0].long()), "target is int64; it must be int32"),
        (lambda x: OPS.topk(x, k=-1), "k"),
        (lambda x: OPS.moe_route(x, k=2, scoring="relu"), 'scoring is "relu"; allowed are softmax, sigmoid'),
        (lambda x: OPS.moe_sort(x, experts=8), "ids is float32; it must be int32"),
    ],
)
def test_errors(device, call, words):
    with pytest.raises(RuntimeError) as error:
        call(torch.randn(4, 6, device=device))
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("softmax", lambda x: (x, -1)),
        ("softmax", lambda x: (x.mT, -1)),
        ("rms_norm", lambda x: (x, (8,), torch.ones_like(x[0, 0]), 1e-5)),
        ("rms_norm", lambda x: (x, (5, 8), None, 1e-5)),
        ("layer_norm", lambda x: (x, (8,), torch.ones_like(x[0, 0]), torch.ones_like(x[0, 0]))),
        ("layer_norm", lambda x: (x.transpose(0, 1), (3, 8), torch.ones_like(x[:, 0]))),
        ("log_softmax", lambda x: (x.mT, -1)),
    ],
)
def test_functions_are_pytorchs(device, name, arguments):
    for dtype in TYPES:
        tilewright.torch.report(reset=True)
        given = arguments(torch.randn(3, 5, 8, device=device, dtype=dtype))
        ours, theirs = getattr(tilewright.torch, name)(*given), getattr(functional, name)(*given)
        torch.testing.assert_close(ours, theirs, atol=2e-2 if dtype.itemsize == 2 else 1e-5, rtol=2e-2)
        assert tilewright.torch.report().calls(name, to="tilewright") == 1


@pytest.mark.parametrize("name", ["rms_norm", "layer_norm"])
def test_patched_norms_take_float32_weights_of_rows_of_16_bits(name):
    x, weight = torch.randn(5, 40).bfloat16(), torch.randn(40)
    weights = (weight,) if name == "rms_norm" else (weight, torch.randn(40))
    tilewright.torch.report(reset=True)
    ours = getattr(tilewright.torch, name)(x, (40,), *weights, eps=1e-6)
    theirs = getattr(functional, name)(x, (40,), *weights, eps=1e-6)
    assert ours.dtype is theirs.dtype is torch.bfloat16
    torch.testing.assert_close(ours, theirs)
    assert tilewright.torch.report().calls(name, to="tilewright") == 1


class Wrapped:
    """No tensor, but takes PyTorch's calls."""

    @classmethod
    def __torch_function__(cls, function, types, arguments=(), options=None):
        return function.__name__


def test_arguments_that_are_no_tensors():
    x, w = torch.randn(5, 8), Wrapped()
    for name, call in {
        "input": lambda f: f.softmax([1.0], -1),
        "weight": lambda f: f.linear(x, [1.0]),
        "key": lambda f: f.scaled_dot_product_attention(x, [1.0], x),
        "target": lambda f: f.cross_entropy(x, [1]),
    }.items():
        with pytest.raises(TypeError, match=f"{name} is a list; it must be a torch.Tensor"):
            call(tilewright.torch)
    with pytest.raises(TypeError, match="input is a NoneType; it must be"):
        tilewright.torch.rms_norm(None, (8,))
    for call in (
        lambda f: f.softmax(w, -1),
        lambda f: f.linear(x, w),
        lambda f: f.layer_norm(w, (8,)),
        lambda f: f.scaled_dot_product_attention(x, w, x),
    ):
        assert call(tilewright.torch) == call(functional)


@pytest.mark.parametrize(
    ("name", "arguments", "reason"),
    [
        ("softmax", lambda x: (x, 0), "an axis that is not the last one"),
        ("softmax", lambda x: (x, -1, 3, torch.float64), "a result of another type"),
        ("rms_norm", lambda x: (x.bfloat16(), (8,)), "no eps"),
        ("layer_norm", lambda x: (x.double(), (8,)), "torch.float64 on cpu"),
        ("log_softmax", lambda x: (x, 0), "an axis that is not the last one"),
        ("cross_entropy", lambda x: (x, x.softmax(-1)), "targets that are probabilities"),
        ("cross_entropy", lambda x: (x, torch.tensor([0, 1, 2, 3, 7]), torch.ones(8)), "weights of classes"),
        ("cross_entropy", lambda x: (x[None], torch.zeros(1, 8).long()), "an axis that is not the last one"),
    ],
)
def test_functions_hand_back(name, arguments, reason):
    tilewright.torch.report(reset=True)
    given = arguments(torch.randn(5, 8))
    ours, theirs = getattr(tilewright.torch, name)(*given), getattr(functional, name)(*given)
    torch.testing.assert_close(ours, theirs, rtol=0, atol=0)
    (line,) = tilewright.torch.report().lines
    assert (line.to, line.reason) == ("PyTorch", reason)


def test_masked_softmax(device):
    for dtype in TYPES:
        x = torch.randn(2, 3, 4, 20, device=device, dtype=dtype)
        for shape in ((20,), (4, 20), (2, 1, 1, 20), (2, 3, 4, 20)):
            mask = torch.randn(shape, device=device)
            hidden = torch.ones(4, 20, device=device).triu(6).bool()  # of query i columns behind i + 5
            exact = (0.5 * x.double() + mask.double()).masked_fill(hidden, -torch.inf)
            close(OPS.masked_softmax(x, mask, scale=0.5, diagonal=5), exact.softmax(-1), dtype)
            close(OPS.masked_softmax(x, mask, scale=0.5), (0.5 * x.double() + mask.double()).softmax(-1), dtype)


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
@pytest.mark.parametrize("smoothing", [0.0, 0.1])
def test_cross_entropy_is_pytorchs(device, reduction, smoothing):
    tilewright.torch.report(reset=True)
    options = {"reduction": reduction, "label_smoothing": smoothing}
    for dtype in TYPES:
        x = torch.randn(40, 9, device=device, dtype=dtype)
        target = torch.randint(0, 9, (40,), device=device)
        target[::4] = -100
        for logits, classes in ((x, target), (x.t()[:, :9].t(), target[:9]), (x[:, :5], target % 5), (x[1], target[1])):
            ours = tilewright.torch.cross_entropy(logits, classes, **options)
            theirs = functional.cross_entropy(logits.double(), classes, **options)
            assert ours.dtype is dtype and ours.shape == theirs.shape
            torch.testing.assert_close(ours.double(), theirs, atol=4 * torch.finfo(dtype).eps, rtol=1e-2)
    x, none = torch.randn(4, 9, device=device), torch.full((4,), 3, device=device)
    assert tilewright.torch.cross_entropy(x, none, ignore_index=3).isnan()
    far = torch.tensor([2**32 + 1, 2**32 - 100, -(2**40), 9], device=device)
    assert tilewright.torch.cross_entropy(x, far, reduction="none").isnan().all(), "what is no class stays none"
    assert tilewright.torch.report().calls("cross_entropy", to="tilewright") == 14


def test_topk_is_pytorchs(device):
    for dtype in TYPES:
        tilewright.torch.report(reset=True)
        x = torch.randn(3, 5, 80, device=device, dtype=dtype)
        x[0, 0, 7] = float("nan")
        for given in (x, x.mT, x[:, :, 3:77], x[0, 1]):
            k = min(50, given.shape[-1])
            ours, theirs = tilewright.torch.topk(given, k), torch.topk(given, k)
            torch.testing.assert_close(ours.values, theirs.values, rtol=0, atol=0, equal_nan=True)
            assert ours.indices.dtype is torch.int64
            torch.testing.assert_close(given.gather(-1, ours.indices), ours.values, rtol=0, atol=0, equal_nan=True)
        assert tilewright.torch.report().calls("topk", to="tilewright") == 4
        for options in ({"k": 65}, {"k": 0}, {"k": 2, "dim": 0}, {"k": 2, "largest": False}):
            torch.testing.assert_close(
                tuple(tilewright.torch.topk(x, **options)), tuple(torch.topk(x, **options)), equal_nan=True
            )
        assert tilewright.torch.report().calls("topk", to="PyTorch") == 4
        with pytest.raises(RuntimeError, match="k"):
            tilewright.torch.topk(x[:, :, :3], 4)


def test_losses_and_choices_are_compiled_whole(device):
    def steps(x, target):
        return tilewright.torch.cross_entropy(x, target), *tilewright.torch.topk(x, 3), *OPS.quantize(x, dtype_q="i8")

    given = torch.randn(6, 9, device=device), torch.randint(0, 9, (6,), device=device)
    torch.testing.assert_close(torch.compile(steps, fullgraph=True)(*given), steps(*given))
