"""Of every operator that is registered: the same comes of a call of fake tensors as of one that computes. Samples, and
each with one thing wrong, give results of the same shape, strides, type and device, or the same error."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
import torch
from torch import Tensor
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.fx.experimental.symbolic_shapes import ShapeEnv
from torch.utils._pytree import tree_map_only

OPS = torch.ops.tilewright
NAMES = sorted(
    name.removeprefix("tilewright::")
    for name in torch._C._dispatch_get_all_op_names()
    if name.startswith("tilewright::")
)
F32, BF16, I32, E4M3 = torch.float32, torch.bfloat16, torch.int32, torch.float8_e4m3fn
TYPES = (F32, BF16, torch.float64, I32, torch.int64, E4M3, torch.float8_e5m2)
WRONG = {int: (-7, -1, 0, 65, 5000, 2**40), float: (-1.0, 0.0, float("nan")), str: ("nonsense", "none")}


def n(*shape: int, dtype: torch.dtype = F32) -> Tensor:
    """Zeros, which are right as numbers of rows, pages and ends, too."""
    return torch.zeros(shape, dtype=dtype)


def i(*shape: int) -> Tensor:
    return n(*shape, dtype=I32)


def eight(*shape: int) -> Tensor:
    return n(*shape, dtype=E4M3)


@dataclass
class Call:
    arguments: tuple[Any, ...]
    options: dict[str, Any] = field(default_factory=dict)

    def named(self, operator: Any) -> dict[str, Any]:
        """Every argument by its name, those that are not given as is usual."""
        schema = operator._schema.arguments
        usual = {each.name: each.default_value for each in schema if each.has_default_value()}
        return usual | dict(zip((each.name for each in schema), self.arguments, strict=False)) | self.options


def call(*arguments: Any, **options: Any) -> Call:
    return Call(arguments, options)


def heads(*lengths: int, dtype: torch.dtype = F32) -> tuple[Tensor, ...]:
    return tuple(n(2, of, rows, 8, dtype=dtype) for of, rows in zip((4, 2, 2), lengths, strict=True))


def rows(**options: Any) -> list[Call]:
    return [
        call(n(3, 8), **options),
        call(n(2, 3, 5, dtype=BF16)),
        call(n(4, 6).T),
        call(torch.tensor(1.5)),
        call(n(0, 4)),
    ]


def norms(bias: bool, *added: Tensor) -> list[Call]:
    last = (n(8),) if bias else ()
    return [
        call(n(3, 8), *added, n(8), *last),
        call(n(3, 8), *added),
        call(n(3, 8), *added, n(8, dtype=BF16), eps=1e-3),
    ]


ROTARY = (n(3, 2, 8), n(3, 1, 8), n(3, 1, 8))
GROUPS = (n(6, 4), n(2, 4, 6), i(2))
EIGHT_GROUPS = (eight(6, 32), eight(2, 16, 32).mT, n(6), n(2, 16), i(2))
SAMPLES: dict[str, list[Call]] = {
    "gemm": [
        call(n(3, 4), n(4, 5)),
        call(n(2, 1, 3, 4), n(5, 4, 6), n(6), activation="relu", alpha=2.0, precision="f32"),
        call(n(4, 3).T, n(5, 4).T, n(3, 5), activation="none"),
        call(n(0, 4), n(4, 5)),
    ],
    "grouped_gemm": [
        call(*GROUPS),
        call(*GROUPS, row_index=i(9), bias=n(2, 6), row_scale=n(9), gate="swiglu"),
        call(n(6, 4), n(2, 2, 4, 3), i(2), bias=n(2, 2, 3), gate="swiglu_clamped"),
        call(*GROUPS, activation="silu"),
    ],
    "k_grouped_gemm": [
        call(n(6, 4), n(6, 5), i(2)),
        call(n(3, 4, dtype=BF16), n(6, 5, dtype=BF16), i(2), row_index=i(6), out_dtype="f32"),
    ],
    "scaled_gemm": [
        call(eight(3, 32), eight(16, 32).T, n(1), n(1), bias=n(16, dtype=BF16), accumulation="fast"),
        call(eight(3, 32), eight(16, 32).T, n(3, 1), n(1, 16), out_dtype="f32"),
        call(eight(3, 200), eight(16, 200).T, n(3, 2), n(2, 1), out_dtype="f16"),
        call(eight(3, 32), eight(16, 32).T, n(1), n(1), scale_c=n(1), out_dtype="e4m3"),
        call(n(3, 33, dtype=torch.int8), n(16, 33, dtype=torch.int8).T, n(3, 1), n(1, 16), bias=n(16, dtype=BF16)),
    ],
    "scaled_grouped_gemm": [
        call(*EIGHT_GROUPS, row_index=i(6), bias=n(2, 16, dtype=BF16), row_scale=n(6)),
        call(*EIGHT_GROUPS, gate="swiglu", out_dtype="f16"),
        call(
            eight(6, 200), eight(2, 16, 200).mT, n(6, 2), n(2, 2, 1), i(2), activation="relu", accumulation="promoted"
        ),
    ],
    "attention": [
        call(*heads(5, 7, 7)),
        call(*heads(5, 7, 7), n(5, 7), causal="top_left", scale=0.5),
        call(*heads(5, 7, 7), causal="bottom_right", softcap=1.0, window_left=3, alibi_slopes=n(4)),
        call(*(n(5, 8) for _ in "qkv")),
        call(n(3, 1, 5, 8), n(1, 4, 7, 8), n(4, 7, 8)),
    ],
    "attention_decode": [
        call(*heads(1, 7, 7), seqlens=i(2), window_left=3, window_right=0),
        call(n(2, 4, 1, 8), n(5, 2, 16, 8), n(5, 2, 16, 8), page_table=i(2, 3), seqlens=i(2)),
        call(*(n(1, 8) for _ in "qkv"), scale=0.5, softcap=1.0),
        call(n(2, 4, 1, 8, dtype=BF16), *(eight(2, 2, 7, 8) for _ in "kv"), k_scale=n(2, 2), v_scale=n(2)),
    ],
    "softmax": rows(scale=2.0),
    "log_softmax": rows(scale=2.0),
    "masked_softmax": [
        call(n(2, 3, 8)),
        call(n(2, 3, 8), n(2, 3, 8), scale=2.0, diagonal=1, logarithm=1),
        call(n(2, 4, 3, 8), n(2, 4, 3, 8)),
        call(n(2, 3, 8), n(1, 8)),
    ],
    "rms_norm": norms(False),
    "layer_norm": norms(True),
    "add_rms_norm": norms(False, n(3, 8)),
    "add_layer_norm": norms(True, n(3, 8)),
    "glu": [call(n(3, 8), n(3, 8)), call(n(2, 3, 8, dtype=BF16), n(2, 3, 8, dtype=BF16), glu="reglu")],
    "row_sum": rows(),
    "row_mean": rows(),
    "row_max": rows(),
    "row_norm": rows(),
    "row_logsumexp": rows(),
    "row_argmax": rows(),
    "tensor_reduce": [call(n(3, 8)), call(n(2, 3, 5, dtype=BF16), reduction="sum"), call(n(0, 4))],
    "cross_entropy": [
        call(n(3, 8), i(3)),
        call(n(2, 3, 8), i(2, 3), scale=2.0, label_smoothing=0.1, z_loss=0.1, ignore_index=0),
    ],
    "topk": [call(n(3, 8), k=2), call(n(2, 3, 8, dtype=BF16), k=8)],
    "quantize": [
        call(n(3, 8)),
        call(n(3, 8), None, n(8), None, n(1), norm="rmsnorm", dtype_q="i8"),
        call(n(3, 8), n(3, 8), n(8), n(8), norm="layernorm", eps=1e-3, offset=1.0, least_scale=1e-3, dtype_q="e4m3"),
    ],
    "block_quantize": [call(n(3, 200), block_rows=1), call(n(2, 3, 200, dtype=BF16), block_rows=128, least_scale=1e-3)],
    "rotary": [
        call(*ROTARY, n(3, 4), n(3, 4), offset=1.0),
        call(*ROTARY, n(9, 4), n(9, 4), i(3), q_weight=n(8), k_weight=n(8), pairing="halves"),
        call(n(2, 3, 2, 8), n(2, 3, 1, 8), n(2, 3, 1, 8), n(9, 4), n(9, 4), i(2, 3)),
        call(n(3, 16), n(3, 8), n(3, 8), n(3, 4), n(3, 4), q_weight=n(8)),
        call(*ROTARY, n(9, 4), n(9, 4), slot=i(3)),
    ],
    "moe_route": [
        call(n(3, 8), k=2),
        call(
            n(3, 8), n(8), scoring="sigmoid", renormalize=0, scale=2.0, groups=4, top_groups=2, group_score="best", k=2
        ),
    ],
    "moe_sort": [call(i(3, 2), experts=4), call(i(6), experts=1)],
    "moe_combine": [
        call(n(6, 4), i(3, 2)),
        call(n(6, 4), i(3, 2), n(3, 2), n(3, 4)),
        call(n(6, 4, dtype=BF16), i(6), n(6)),
    ],
    "moe": [
        call(n(3, 8), n(3, 4), n(4, 12, 8), n(4, 8, 6), top_k=2),
        call(
            *(n(*shape, dtype=BF16) for shape in ((2, 3, 8), (2, 3, 4), (4, 12, 8), (4, 8, 6))),
            **{"top_k": 3, "scoring": "sigmoid", "correction": n(4), "groups": 2, "top_groups": 1, "scale": 2.5},
            **{"addend": n(2, 3, 8, dtype=BF16), "w13_bias": n(4, 12, dtype=BF16), "w2_bias": n(4, 8, dtype=BF16)},
            **{"shared_w13": n(10, 8, dtype=BF16), "shared_w2": n(8, 5, dtype=BF16)},
        ),
        call(
            *(n(3, 8, dtype=BF16), n(3, 4), eight(4, 12, 8), eight(4, 8, 6)),
            **{"top_k": 2, "w13_scale": n(4, 12), "w2_scale": n(4, 8), "gate": "swiglu_clamped"},
        ),
    ],
    "check_offsets": [call(i(3), i(4), rows=5), call(i(0), i(4))],
    "check_indices": [call(i(3, 2), i(4), count=5, least=-1), call(i(6), i(4))],
}


def operator_of(name: str) -> Any:
    packet, _, overload = name.partition(".")
    return getattr(getattr(OPS, packet), overload or "default")


def samples(name: str) -> list[Call]:
    """Those of the overload that is told where its results go have one of each kind of result."""
    packet, _, overload = name.partition(".")
    if not overload:
        return SAMPLES[packet]
    operator, default = operator_of(name), operator_of(packet)
    known = {each.name for each in default._schema.arguments}
    added = [each for each in operator._schema.arguments if each.name not in known and each.alias_info is not None]
    result = []
    for each in SAMPLES[packet]:
        try:
            made = default(*copied(each).arguments, **copied(each).options)
        except RuntimeError:
            assert has_unknown_lengths(packet, each)
            q, k, v = each.arguments[:3]
            made = q, n(9, *k.shape[-2:]), n(9, *v.shape[-2:])
        made = made if isinstance(made, tuple) else (made,)
        outs = dict(zip((argument.name for argument in added), made, strict=False))
        options = {
            key: value for key, value in each.options.items() if key in {a.name for a in operator._schema.arguments}
        }
        result.append(Call(each.arguments, options | outs))
        optional = [argument.name for argument in added if argument.name not in outs]
        if optional:
            of_rows = (
                made[0]
                if packet.startswith("add_")
                else n(*made[0].shape[: made[0].dim() - (packet != "cross_entropy")])
            )
            result.append(Call(each.arguments, options | outs | {optional[0]: of_rows.clone()}))
    return result


def has_unknown_lengths(name: str, sample: Call) -> bool:
    """Where an index names rows of results, which must then be given."""
    return name == "rotary" and any(
        isinstance(each, Tensor) and each.dtype is I32 for each in (*sample.arguments, *sample.options.values())
    )


def copied(of: Call) -> Call:
    def copy(tensor: Tensor) -> Tensor:
        last = sum((extent - 1) * stride for extent, stride in zip(tensor.shape, tensor.stride(), strict=True))
        return torch.zeros(last + 1 if tensor.numel() else 0, dtype=tensor.dtype).as_strided(
            tensor.shape, tensor.stride()
        )

    return Call(*tree_map_only(Tensor, copy, (of.arguments, of.options)))


def in_memory(tensor: Tensor) -> Iterator[tuple[str, Tensor]]:
    """The same, lying otherwise."""
    if tensor.dim() >= 2:
        yield "columns first", tensor.mT.contiguous().mT
    if tensor.dim() >= 1:
        yield "every other element", torch.cat((tensor, tensor), -1)[..., ::2] if tensor.dtype in TYPES[:2] else tensor
        yield "one element for all", tensor[..., :1].expand(tensor.shape)
        yield "one row for all", tensor[:1].expand(tensor.shape)


def otherwise(tensor: Tensor) -> Iterator[tuple[str, Tensor]]:
    """One thing about it is changed, which may be wrong."""
    yield "an axis more", tensor.unsqueeze(0)
    yield "an axis more of two", torch.stack((tensor, tensor))
    yield "seventeen axes", tensor.reshape((1,) * (17 - tensor.dim()) + tuple(tensor.shape))
    if tensor.dim() > 0 and tensor.shape[0] > 0:
        yield "an axis fewer", tensor[0]
        yield "no axis", tensor.flatten()[:1].reshape(()) if tensor.numel() else tensor
    for axis, change in itertools.product(range(tensor.dim()), (-1, 1, "one", "none")):
        shape = list(tensor.shape)
        shape[axis] = {"one": 1, "none": 0}.get(change, shape[axis] + change if isinstance(change, int) else 0)
        if shape[axis] >= 0:
            yield f"axis {axis} of {shape[axis]}", torch.zeros(shape, dtype=tensor.dtype)
    for dtype in TYPES:
        yield f"of {dtype}", torch.zeros(tensor.shape, dtype=dtype)
    yield from in_memory(tensor)


# How many rows there are of what these write is not checked where an index says which are meant.
NAMED_ROWS = {"rotary.out": ("k_out", "v_out")}


def changed(name: str, sample: Call, tried: set[str]) -> Iterator[tuple[str, Call]]:
    """In the arguments that are not yet in ``tried``, which they are then."""
    operator = operator_of(name)
    given = sample.named(operator)

    def with_one(argument: str, value: Any) -> Call:
        return Call((), given | {argument: value})

    for argument in operator._schema.arguments:
        value = given[argument.name]
        if argument.name in tried or value is None:
            continue
        tried.add(argument.name)
        if isinstance(value, Tensor):
            for what, other in otherwise(value):
                if argument.name in NAMED_ROWS.get(name, ()) and other.shape[:1] != value.shape[:1]:
                    continue
                yield f"{argument.name} with {what}", with_one(argument.name, other)
            if str(argument.type).startswith("Optional"):
                yield f"no {argument.name}", with_one(argument.name, None)
        kind = str(argument.type).removeprefix("Optional[").removesuffix("]")
        for other in WRONG.get({"int": int, "float": float, "str": str}.get(kind, bool), ()):
            yield f"{argument.name} = {other}", with_one(argument.name, other)


def called(operator: Any, of: Call, mode: FakeTensorMode | None = None) -> object:
    """What comes of it: what the results are, or the error."""
    if mode is not None:
        with mode:
            of = Call(*tree_map_only(Tensor, mode.from_tensor, (of.arguments, of.options)))
    else:
        of = copied(of)
    try:
        if mode is None:
            made = operator(*of.arguments, **of.options)
        else:
            with mode:
                made = operator(*of.arguments, **of.options)
    except Exception as error:  # of whatever type: it is what is compared
        return type(error).__name__, str(error)
    made = made if isinstance(made, tuple) else (made,)
    return [described(each) for each in made]


def described(result: Tensor | None) -> object:
    if result is None:
        return None
    numbers = [[getattr(getattr(x, "node", None), "hint", x) for x in each] for each in (result.shape, result.stride())]
    return numbers, result.dtype, result.device


@pytest.mark.parametrize("name", NAMES)
def test_a_valid_call(name):
    assert samples(name), "an operator has samples"
    for sample in samples(name):
        computed = called(operator_of(name), sample)
        assert isinstance(computed, tuple) == has_unknown_lengths(name, sample), (sample, computed)
        assert called(operator_of(name), sample, FakeTensorMode()) == computed, sample
        symbolic = FakeTensorMode(shape_env=ShapeEnv(), static_shapes=False)
        assert called(operator_of(name), sample, symbolic) == computed, sample


@pytest.mark.parametrize("name", NAMES)
def test_a_call_with_one_thing_wrong(name):
    operator = operator_of(name)
    refused = 0
    mode = FakeTensorMode()
    tried: set[str] = set()
    for sample in samples(name):
        for what, wrong in changed(name, sample, tried):
            computed = called(operator, wrong)
            if computed == ("RuntimeError", "PyTorch refused to make a tensor for the result"):
                continue  # of memory that is not there
            assert called(operator, wrong, mode) == computed, (what, wrong)
            refused += isinstance(computed, tuple)
    assert refused > 5


@pytest.mark.parametrize("name", NAMES)
def test_a_tensor_on_another_device(name):
    operator = operator_of(name)
    for sample in [each for each in samples(name) if not has_unknown_lengths(name, each)]:
        named = sample.named(operator)
        tensors = [key for key, value in named.items() if isinstance(value, Tensor)]
        for one in tensors if len(tensors) > 1 else ():
            with FakeTensorMode() as mode:
                fake = tree_map_only(Tensor, mode.from_tensor, named)
                fake[one] = torch.empty_strided(
                    fake[one].shape, fake[one].stride(), dtype=fake[one].dtype, device="cuda"
                )
                with pytest.raises(RuntimeError, match="cuda:0"):
                    operator(**fake)
