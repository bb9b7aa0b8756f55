"""torch.ops.tilewright: products and attention against float64, where results are written, what is refused and in which
words, and PyTorch's own check of custom operators."""

import attention_reference as reference
import pytest
import tilewright.torch  # noqa: F401
import torch
from torch.library import opcheck

OPS = torch.ops.tilewright
PRODUCT_TYPES = {"cpu": (torch.float32, torch.float64), "cuda": (torch.float32, torch.float16, torch.bfloat16)}
ATTENTION_TYPE = {"cpu": torch.float32, "cuda": torch.bfloat16}
OPERANDS = {  # of a, b
    "dense": (lambda n: n(9, 17), lambda n: n(17, 5)),
    "transposed": (lambda n: n(17, 9).t(), lambda n: n(5, 17).t()),
    "padded": (lambda n: n(9, 40)[:, 3:20], lambda n: n(20, 11)[1:18, 2:7]),
    "rows": (lambda n: n(2, 3, 9, 17), lambda n: n(17, 5)),
    "batch": (lambda n: n(6, 9, 17), lambda n: n(6, 5, 17).mT),
    "broadcast": (lambda n: n(1, 9, 17), lambda n: n(4, 17, 5)),
    "expanded": (lambda n: n(9, 17).expand(4, 9, 17), lambda n: n(4, 17, 5)),
    "no rows": (lambda n: n(0, 17), lambda n: n(17, 5)),
    "no sums": (lambda n: n(9, 0), lambda n: n(0, 5)),
}


def numbers(device, dtype=torch.float32):
    return lambda *shape: torch.randn(shape, device=device, dtype=dtype)


@pytest.mark.parametrize("name", OPERANDS)
def test_gemm(device, name):
    for dtype in PRODUCT_TYPES[device]:
        a, b = (make(numbers(device, dtype)) for make in OPERANDS[name])
        bias = torch.randn(5, device=device, dtype=dtype)
        exact = 0.5 * (a.double() @ b.double()) + bias.double()
        allowed = 8 * torch.finfo(dtype).eps * max(1.0, float(exact.abs().max()) if exact.numel() else 0.0)
        for out_type in {dtype, dtype if dtype is torch.float64 else torch.float32}:
            out = torch.full(exact.shape, float("nan"), device=device, dtype=out_type)
            assert OPS.gemm.out(a, b, bias.to(out_type), alpha=0.5, out=out) is None
            assert reference.worst(out, exact.cpu()) <= allowed
        result = OPS.gemm(a, b, bias, alpha=0.5)
        assert result.dtype is dtype and result.is_contiguous() and reference.worst(result, exact.cpu()) <= allowed
        for word, function in (
            ("relu", torch.relu),
            ("silu", torch.nn.functional.silu),
            ("gelu", torch.nn.functional.gelu),
        ):
            assert (
                reference.worst(OPS.gemm(a, b, activation=word), function(a.double() @ b.double()).cpu()) <= 2 * allowed
            )


def test_factors_of_f64(device):
    if device != "cpu":
        pytest.skip("products of f64 are CPUs'")
    one = torch.ones(1, 1, dtype=torch.float64)
    assert OPS.gemm(one, one, alpha=1 / 3).item() == 1 / 3
    out = one.clone()
    OPS.gemm.out(one, one, alpha=0.0, beta=1e-60, out=out)
    assert out.item() == 1e-60
    a = torch.randn(3, 4, dtype=torch.float64, requires_grad=True)
    b = torch.randn(4, 5, dtype=torch.float64, requires_grad=True)
    with torch.enable_grad():
        assert torch.autograd.gradcheck(lambda a, b: OPS.gemm(a, b, activation="silu", alpha=0.3), (a, b))


def test_gemm_adds_to_what_is_there_where_it_lies(device):
    a, b = numbers(device)(4, 6), numbers(device)(6, 3)
    around = torch.full((7, 8), 2.0, device=device)
    out = around[1:5, 2:5]
    OPS.gemm.out(a, b, beta=0.5, out=out)
    assert torch.allclose(out, a @ b + 1.0, atol=1e-2)
    around[1:5, 2:5] = 2.0
    assert (around == 2.0).all()


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda n: OPS.gemm(n(3, 4), n(5, 6)), "b has shape (5, 6)"),
        (lambda n: OPS.gemm(n(3, 4), n(4, 5).double()), "b is float64; it must be float32"),
        (lambda n: OPS.gemm(n(4), n(4, 5)), "a has shape (4,)"),
        (lambda n: OPS.gemm(n(3, 4), n(4, 5), activation="tanh"), 'activation is "tanh"; allowed are none, relu'),
        (lambda n: OPS.gemm(n(3, 4), n(4, 5), n(6)), "bias has shape (6,)"),
        (lambda n: OPS.gemm.out(n(3, 4), n(4, 5), out=n(3, 1).expand(3, 5)), "out has strides"),
        (lambda n: OPS.gemm.out(n(3, 4), n(4, 5), out=n(5, 3)), "out has shape (5, 3)"),
        (lambda n: OPS.grouped_gemm(n(3, 4), n(2, 4, 5), n(2)), "offsets is float32; it must be int32"),
        (lambda n: OPS.grouped_gemm(n(3, 4), n(4, 5), n(2).int()), "b has shape (4, 5); it must be (G, K, N)"),
        (lambda n: OPS.grouped_gemm(n(3, 4), n(2, 4, 5), n(2).int(), gate="glu"), 'gate is "glu"; allowed are none'),
        (lambda n: OPS.attention(n(2, 5, 8), n(2, 7, 9), n(2, 7, 8)), "k has shape (2, 7, 9)"),
        (lambda n: OPS.attention(n(2, 5, 8), n(2, 7, 8), n(2, 6, 8)), "v has shape (2, 6, 8)"),
        (lambda n: OPS.attention(n(3, 5, 8), n(2, 7, 8), n(2, 7, 8)), "heads must be a multiple of the 2"),
        (
            lambda n: OPS.attention(n(5, 8), n(7, 8), n(7, 8), causal="left"),
            'causal is "left"; allowed are none, top_left',
        ),
        (lambda n: OPS.attention(n(5, 8), n(7, 8), n(7, 8), scale=0.0), "scale is 0.0"),
        (lambda n: OPS.attention(n(5, 8), n(7, 8), n(7, 8), n(3, 7)), "mask has shape (3, 7)"),
        (lambda n: OPS.attention(n(8, 5).t(), n(7, 8), n(7, 8)), "q has a stride of 5"),
        (lambda n: OPS.attention(n(8), n(7, 8), n(7, 8)), "q has shape (8,)"),
        (lambda n: OPS.attention(n(2, 1, 2, 5, 8), n(2, 3, 2, 7, 8).transpose(0, 1), n(7, 8)), "leading axes"),
        (lambda n: OPS.attention.out(n(5, 8), n(7, 8), n(7, 8), out=n(5, 8), lse=n(6)), "lse has shape (6,)"),
        (
            lambda n: OPS.attention_decode(n(1, 2, 1, 8), n(1, 2, 9, 8), n(1, 2, 9, 8), seqlens=n(1)),
            "seqlens is float32",
        ),
        (
            lambda n: OPS.attention_decode(
                n(2, 1, 8), n(9, 2, 8), n(9, 2, 8), page_table=torch.zeros(3, dtype=torch.int32, device=n(1).device)
            ),
            "with a page_table it must be (pages, heads, page_size, elements)",
        ),
    ],
)
def test_errors_name_the_argument_what_came_and_what_is_allowed(device, call, words):
    with pytest.raises(RuntimeError) as error:
        call(numbers(device))
    assert words in str(error.value)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"causal": "top_left"},
        {"causal": "bottom_right"},
        {"window_left": 3},
        {"window_right": 2},
        {"window_left": 4, "causal": "top_left"},
        {"window_left": 4, "causal": "bottom_right", "softcap": 2.0},
        {"softcap": 1.5, "scale": 0.7},
        {"slopes": True, "causal": "bottom_right"},
        {"slopes": True, "causal": "top_left"},
    ],
)
@pytest.mark.parametrize("lengths", [(9, 9), (5, 13), (13, 5)])
def test_attention(device, options, lengths):
    queries, keys = lengths
    number = numbers(device, ATTENTION_TYPE[device])
    q, k, v = number(2, 4, queries, 16), number(2, 2, keys, 16), number(2, 2, keys, 16)
    options = dict(options)
    slopes = torch.tensor([0.5, 0.25, 0.1, 0.05], device=device) if options.pop("slopes", False) else None
    exact = reference.attention(q, k, v, slopes=slopes, **options)
    out, lse = torch.empty_like(q), torch.empty(2, 4, queries, device=device)
    OPS.attention.out(q, k, v, alibi_slopes=slopes, **options, out=out, lse=lse)
    result = OPS.attention(q, k, v, alibi_slopes=slopes, **options)
    allowed = 8 * reference.ulp(exact, q.dtype)
    assert reference.worst(out, exact) <= allowed and reference.worst(result, exact) <= allowed
    if keys >= queries:
        assert lse.isfinite().all()


@pytest.mark.parametrize("options", [{}, {"window_right": 0}, {"window_left": 5, "window_right": 0}, {"softcap": 1.5}])
def test_attention_decode_reads_contiguous_and_paged_caches(device, options):
    number = numbers(device, ATTENTION_TYPE[device])
    q = number(3, 4, 2, 16)
    pages = number(12, 2, 8, 16), number(12, 2, 8, 16)  # (pages, heads, page_size, elements)
    table = torch.randperm(12, device=device).int().view(3, 4)
    lengths = torch.tensor([32, 9, 20], dtype=torch.int32, device=device)
    k, v = (each[table.long()].transpose(1, 2).flatten(2, 3) for each in pages)  # (3, 2, 32, 16)
    by_pages = OPS.attention_decode(q, *pages, page_table=table, seqlens=lengths, **options)
    by_lengths = OPS.attention_decode(q, k, v, seqlens=lengths, **options)
    for i, keys in enumerate(lengths.tolist()):
        exact = reference.attention(q[i : i + 1], k[i : i + 1, :, :keys], v[i : i + 1, :, :keys], **options)
        for result in (by_pages, by_lengths):
            assert reference.worst(result[i : i + 1], exact) <= 8 * reference.ulp(exact, q.dtype)


def test_attention_decode_reads_caches_of_bytes(device):
    number = numbers(device, torch.bfloat16)
    q, k, v = number(3, 4, 2, 16), *(number(3, 2, 32, 16).to(torch.float8_e4m3fn) for _ in "kv")
    of_k, of_v = (torch.rand(*shape, device=device) for shape in ((3, 2), (2,)))
    result = OPS.attention_decode(q, k, v, k_scale=of_k, v_scale=of_v)
    exact = reference.attention(
        q, k.double() * of_k.double()[..., None, None], v.double() * of_v.double()[:, None, None]
    )
    assert result.dtype is torch.bfloat16
    assert reference.worst(result, exact) <= 8 * reference.ulp(exact, q.dtype)


def checked_calls(device):
    number = numbers(device, ATTENTION_TYPE[device])
    plain = numbers(device)
    q, k = number(2, 4, 5, 8), number(2, 2, 7, 8)
    table = torch.arange(6, dtype=torch.int32, device=device).view(2, 3)
    pages = number(6, 2, 4, 8)
    ends = torch.tensor([2, 6], dtype=torch.int32, device=device)
    eight = lambda m, n, k: tuple(x.to(torch.float8_e4m3fn) for x in (plain(m, k), plain(n, k).mT))  # noqa: E731
    of_groups = lambda m, n, k: tuple(x.to(torch.float8_e4m3fn) for x in (plain(m, k), plain(2, n, k).mT))  # noqa: E731
    return {
        "gemm": (OPS.gemm.default, (plain(3, 4), plain(4, 5), plain(5)), {"activation": "silu"}),
        "gemm of a batch": (OPS.gemm.default, (plain(2, 3, 4), plain(1, 5, 4).mT), {"alpha": 2.0}),
        **(
            {"gemm of f64": (OPS.gemm.default, (plain(3, 4).double(), plain(4, 5).double()), {"alpha": 1 / 3})}
            if device == "cpu"
            else {}
        ),
        "gemm.out": (OPS.gemm.out, (plain(3, 4), plain(4, 5)), {"beta": 1.0, "out": plain(3, 5)}),
        "grouped_gemm": (OPS.grouped_gemm.default, (plain(6, 4), plain(2, 4, 5), ends), {"activation": "relu"}),
        "grouped_gemm with a gate": (
            OPS.grouped_gemm.default,
            (plain(6, 4), plain(2, 10, 4).mT, ends),
            {"row_index": table.flatten(), "bias": plain(2, 10), "row_scale": plain(6), "gate": "swiglu"},
        ),
        "grouped_gemm.out": (OPS.grouped_gemm.out, (plain(6, 4), plain(2, 4, 5), ends), {"out": plain(6, 5)}),
        "k_grouped_gemm": (OPS.k_grouped_gemm.default, (plain(6, 4), plain(6, 5), ends), {"out_dtype": "f32"}),
        "k_grouped_gemm of rows from anywhere": (
            OPS.k_grouped_gemm.default,
            (plain(3, 4).bfloat16(), plain(6, 5).bfloat16(), ends),
            {"row_index": table.flatten(), "out_dtype": "f32"},
        ),
        "k_grouped_gemm.out": (
            OPS.k_grouped_gemm.out,
            (plain(6, 4), plain(6, 5), ends),
            {"accumulate": True, "out": plain(2, 4, 5)},
        ),
        "scaled_gemm": (OPS.scaled_gemm.default, (*eight(6, 7, 16), plain(6, 1), plain(1, 7)), {"out_dtype": "f32"}),
        "scaled_gemm of integers": (
            OPS.scaled_gemm.default,
            (plain(6, 16).mul(40).to(torch.int8), plain(7, 16).mul(40).to(torch.int8).T, plain(6, 1), plain(1, 7)),
            {"bias": plain(7), "out_dtype": "f32"},
        ),
        "scaled_gemm of blocks": (
            OPS.scaled_gemm.default,
            (*eight(6, 7, 200), plain(6, 2), plain(2, 1)),
            {"bias": plain(7).bfloat16(), "scale_c": plain(1), "out_dtype": "e4m3", "accumulation": "fast"},
        ),
        "scaled_gemm.out": (
            OPS.scaled_gemm.out,
            (*eight(6, 7, 16), plain(1), plain(1)),
            {"out": plain(6, 7).bfloat16()},
        ),
        "scaled_gemm.out of float32": (
            OPS.scaled_gemm.out,
            (*eight(6, 7, 16), plain(1), plain(1)),
            {"out": plain(6, 7)},
        ),
        "scaled_grouped_gemm": (
            OPS.scaled_grouped_gemm.default,
            (*of_groups(6, 7, 16), plain(6), plain(2, 7), ends),
            {"out_dtype": "f16", "row_scale": plain(6)},
        ),
        "scaled_grouped_gemm of blocks": (
            OPS.scaled_grouped_gemm.default,
            (*of_groups(6, 10, 200), plain(6, 2), plain(2, 2, 10), ends),
            {"row_index": table.flatten(), "bias": plain(2, 10).bfloat16(), "gate": "swiglu_clamped"},
        ),
        "scaled_grouped_gemm.out": (
            OPS.scaled_grouped_gemm.out,
            (*of_groups(6, 7, 16), plain(1), plain(2), ends),
            {"out": plain(6, 7).half(), "accumulation": "fast"},
        ),
        "attention": (OPS.attention.default, (q, k, k, number(5, 7)), {"scale": 0.3}),
        "attention without heads": (
            OPS.attention.default,
            (number(5, 8), number(7, 8), number(7, 8)),
            {"causal": "top_left"},
        ),
        "attention.out": (OPS.attention.out, (q, k, k), {"out": number(2, 4, 5, 8), "lse": plain(2, 4, 5)}),
        "attention_decode": (OPS.attention_decode.default, (q, k, k), {"window_right": 0}),
        "attention_decode of pages": (OPS.attention_decode.default, (q, pages, pages), {"page_table": table}),
        "attention_decode.out": (OPS.attention_decode.out, (q, k, k), {"out": number(2, 4, 5, 8)}),
        "attention_decode of bytes": (
            OPS.attention_decode.default,
            (numbers(device, torch.bfloat16)(2, 4, 5, 8), *(k.to(torch.float8_e4m3fn) for _ in "kv")),
            {"k_scale": plain(2).abs(), "v_scale": plain(2, 1).abs()},
        ),
    }


ALL_CHECKS = ("test_schema", "test_autograd_registration", "test_faketensor", "test_aot_dispatch_dynamic")


@pytest.mark.parametrize("name", checked_calls("cpu"))
def test_opcheck(device, name):
    calls = checked_calls(device)
    if name not in calls:
        pytest.skip("products of f64 are CPUs'")
    operator, arguments, options = calls[name]
    # What compares tensors before and after has no arithmetic of 8-bit floats.
    checks = ALL_CHECKS[1:] if name.startswith("scaled_") or name.endswith("bytes") else ALL_CHECKS
    assert set(opcheck(operator, arguments, options, test_utils=checks).values()) == {"SUCCESS"}


def test_gemm_has_gradients(device):
    leaf = lambda *shape: torch.randn(shape, device=device, requires_grad=True)  # noqa: E731
    functions = {
        None: lambda x: x,
        "relu": torch.relu,
        "gelu": torch.nn.functional.gelu,
        "silu": torch.nn.functional.silu,
    }
    with torch.enable_grad():
        for shapes in (((3, 4), (4, 5), (5,)), ((2, 3, 4), (4, 5), (3, 1)), ((2, 3, 4), (1, 4, 5), (2, 1, 1))):
            inputs = [leaf(*shape) for shape in shapes]
            for word, function in functions.items():
                a, b, bias = inputs
                ours = OPS.gemm(a, b, bias, activation=word, alpha=0.5)
                theirs = function(0.5 * (a @ b) + bias)
                weight = torch.randn_like(theirs)
                for mine, other in zip(
                    torch.autograd.grad(ours, inputs, weight), torch.autograd.grad(theirs, inputs, weight), strict=True
                ):
                    torch.testing.assert_close(mine, other, atol=1e-2 if device == "cuda" else 1e-4, rtol=1e-2)
        operator, (a, b, bias), options = checked_calls(device)["gemm"]
        opcheck(operator, (a.requires_grad_(), b.requires_grad_(), bias), options)


@pytest.mark.parametrize("without", ({}, {"bias": None}, {"bias": None, "activation": "silu"}), ids=repr)
def test_gemm_has_gradients_without_a_bias(device, without):
    a, b = (torch.randn(shape, device=device, requires_grad=True) for shape in ((3, 4), (4, 5)))
    with torch.enable_grad():
        theirs = a @ b if "activation" not in without else torch.nn.functional.silu(a @ b)
        found = [torch.autograd.grad(each.sum(), (a, b)) for each in (OPS.gemm(a, b, **without), theirs)]
        torch.testing.assert_close(*found, atol=1e-2 if device == "cuda" else 1e-4, rtol=1e-2)
        if not without:
            opcheck(OPS.gemm.default, (a, b), {})


def loop(a, b, ends, row_index=None):
    """grouped_gemm in PyTorch's own products; rows of no group are 0."""
    rows = a if row_index is None else a[row_index.clamp(0, len(a) - 1).long()]
    parts, begin = [], 0
    for matrix, end in zip(b, ends, strict=True):
        parts.append(rows[begin:end] @ matrix)
        begin = max(begin, end)
    return torch.cat((*parts, rows.new_zeros(len(rows) - begin, b.shape[-1])))


@pytest.mark.parametrize("rows", [0, 1, 3])
def test_gradients_of_groups_may_lie_anywhere(device, rows):
    """Also where there are none: a rank that no token was sent to."""
    a = torch.randn(rows, 8, device=device, requires_grad=True)
    weights = torch.randn(2, 16, 8, device=device, requires_grad=True)
    offsets = torch.tensor([0, rows], dtype=torch.int32, device=device)
    strided = torch.randn(rows, 16, 2, device=device)[..., 0]
    with torch.enable_grad():
        y = OPS.grouped_gemm(a, weights.mT, offsets)
        found = torch.autograd.grad(y, (a, weights), strided)
        wanted = torch.autograd.grad(a @ weights[1].T, (a, weights), strided)
    for ours, theirs in zip(found, wanted, strict=True):
        torch.testing.assert_close(ours, theirs, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("is_transposed", [False, True])
@pytest.mark.parametrize("has_index", [False, True])
def test_grouped_gemm_has_gradients(device, is_transposed, has_index):
    ends = [0, 3, 15, 15, 20]
    offsets = torch.tensor(ends, dtype=torch.int32, device=device)
    index = torch.randint(-2, 12, (23,), dtype=torch.int32, device=device) if has_index else None
    a = torch.randn(9 if has_index else 23, 40, device=device, requires_grad=True)
    weights = torch.randn(5, *((24, 40) if is_transposed else (40, 24)), device=device, requires_grad=True)
    b = weights.mT if is_transposed else weights
    factor = torch.randn(23, 24, device=device)
    factor[20:] = float("nan")  # rows of no group, of whose gradients nothing is taken
    with torch.enable_grad():
        b = weights.mT if is_transposed else weights
        ours = OPS.grouped_gemm(a, b, offsets, row_index=index)
        theirs = loop(a, b, ends, index)
        found = torch.autograd.grad(ours, (a, weights), factor)
        wanted = torch.autograd.grad(theirs[:20], (a, weights), factor[:20])
        torch.testing.assert_close(ours[:20], theirs[:20], atol=1e-4, rtol=1e-4)
        torch.testing.assert_close(found, wanted, atol=1e-4, rtol=1e-4)
        (alone,) = torch.autograd.grad(OPS.grouped_gemm(a.detach(), b, offsets, row_index=index).sum(), weights)
        assert alone.shape == weights.shape  # of an expanded gradient, and of one input
        if is_transposed and not has_index:
            assert alone.is_contiguous(), "no copy is made on the way to weights"


def test_gradients_of_grouped_gemm_are_compiled(device):
    offsets = torch.tensor([2, 6], dtype=torch.int32, device=device)
    a, b = torch.randn(6, 4, device=device), torch.randn(2, 4, 5, device=device)
    with torch.enable_grad():
        for options in ({}, {"row_index": torch.tensor([1, 0, 5, 5, -1, 9], dtype=torch.int32, device=device)}):
            opcheck(OPS.grouped_gemm.default, (a.requires_grad_(), b.requires_grad_(), offsets), options)


def test_grouped_gemm_refuses_forward_mode_and_second_gradients(device):
    a, direction, b = (
        torch.randn(4, 3, device=device),
        torch.randn(4, 3, device=device),
        torch.randn(1, 3, 5, device=device),
    )
    offsets = torch.tensor([4], dtype=torch.int32, device=device)
    with torch.enable_grad():
        with pytest.raises(RuntimeError, match=r"tilewright\.grouped_gemm has no formula for .*forward mode"):
            torch.func.jvp(lambda x: OPS.grouped_gemm(x, b, offsets), (a,), (direction,))
        b.requires_grad_()
        result = OPS.grouped_gemm(a.requires_grad_(), b, offsets)
        with pytest.raises(RuntimeError, match=r"tilewright\.\w+(\.out)? has no formula for gradients"):
            torch.autograd.grad(result.square().sum(), (a, b), create_graph=True)


def test_gemm_refuses_forward_mode(device):
    a, direction = (torch.randn(4, 4, device=device) for _ in range(2))
    with torch.enable_grad(), pytest.raises(RuntimeError, match=r"tilewright\.gemm has no formula for .*forward mode"):
        torch.func.jvp(lambda x: OPS.gemm(x, x.mT), (a,), (direction,))


def test_a_gradient_does_not_take_what_was_written_since(device):
    """Its version says so."""
    kept, x = (torch.randn(3, 8, device=device) for _ in range(2))
    weight = torch.ones(3, 8, device=device, requires_grad=True)
    writes = {
        "add_rms_norm": lambda: OPS.add_rms_norm(x, kept),
        "softmax.out": lambda: OPS.softmax.out(x, y=kept),
        "gemm.out": lambda: OPS.gemm.out(x, torch.ones(8, 8, device=device), out=kept),
    }
    for name, write in writes.items():
        with torch.enable_grad():
            loss = (weight * kept).sum()
            with torch.no_grad():
                write()
            with pytest.raises(RuntimeError, match="modified by an inplace operation"):
                loss.backward()
                pytest.fail(name)


@pytest.mark.parametrize(
    "name", [name for name in checked_calls("cpu") if not name.startswith("gemm") or name == "gemm.out"]
)
def test_what_has_no_gradients_says_so_when_it_is_called(device, name):
    operator, arguments, options = checked_calls(device)[name]
    next(each for each in arguments if each.is_floating_point()).requires_grad_()
    with torch.enable_grad(), pytest.raises(RuntimeError) as error:
        operator(*arguments, **options)
    assert str(operator).removesuffix(".default") in str(error.value) and "no formula for gradients" in str(error.value)
    operator(*arguments, **options)  # without grad mode it runs


def test_autocast_computes_in_the_type_that_the_region_names(device):
    q, k = numbers(device)(2, 4, 5, 8), numbers(device)(2, 2, 7, 8)
    with torch.autocast(device, torch.bfloat16):
        assert OPS.attention(q, k, k).dtype is torch.bfloat16
        assert OPS.attention_decode(q, k, k.half()).dtype is torch.bfloat16
        eight, scale = k.to(torch.float8_e4m3fn), torch.rand(2, device=device)
        found = OPS.attention_decode(q, eight, eight, k_scale=scale)  # which stay as they are
        assert OPS.gemm(q[0, 0], k[0, 0].t()).dtype is torch.bfloat16
    assert torch.equal(found, OPS.attention_decode(q.bfloat16(), eight, eight, k_scale=scale))
    assert OPS.gemm(q[0, 0], k[0, 0].t()).dtype is torch.float32


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_autocast_to_a_type_without_kernels_computes_in_float32_and_rounds_once(dtype):
    q, k = numbers("cpu")(2, 4, 5, 8), numbers("cpu")(2, 2, 7, 8)
    a, b, slopes = q[0, 0], k[0, 0].t(), torch.rand(4)
    calls = {
        "gemm": lambda: OPS.gemm(a, b, b[0].contiguous(), activation="relu"),
        "mixed gemm": lambda: OPS.gemm(a.half().float(), b.to(dtype).float()),
        "attention": lambda: OPS.attention(q, k, k, alibi_slopes=slopes),
        "decode": lambda: OPS.attention_decode(q, k, k),
    }
    exact = {name: call() for name, call in calls.items()}
    calls["mixed gemm"] = lambda: OPS.gemm(a.half(), b.to(dtype))
    for name, call in calls.items():
        with torch.autocast("cpu", dtype):
            found = call()
        assert found.dtype is dtype, name
        if dtype is torch.float16 or "gemm" in name:
            assert torch.equal(found, exact[name].to(dtype)), name
    with torch.autocast("cpu", dtype):
        assert OPS.gemm(a.double(), b.double()).dtype is torch.float64, "which autocast leaves alone"
    x = a.clone().requires_grad_()
    with torch.enable_grad(), torch.autocast("cpu", dtype):
        OPS.gemm(x, b).sum().backward()
    torch.testing.assert_close(x.grad, b.sum(1).expand_as(x), rtol=2e-2, atol=2e-2)


@pytest.mark.gpu
def test_works_on_the_current_stream_and_refuses_tensors_of_several_devices():
    if not torch.cuda.is_available():
        pytest.skip("there is no CUDA device")
    a, b = torch.randn(300, 400, device="cuda"), torch.randn(400, 500, device="cuda")
    expected = a.double() @ b.double()
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        late = a.clone()
        for _ in range(50):  # what is ahead in the stream must be seen
            late.mul_(1.0)
        late.copy_(a)
        result = OPS.gemm(late, b)
    stream.synchronize()
    torch.testing.assert_close(result.double(), expected, atol=1e-3, rtol=1e-4)
    with pytest.raises(RuntimeError, match=r"b is on cpu, but a on cuda:0; all arrays of a call must be on one device"):
        OPS.gemm(a, b.cpu())
