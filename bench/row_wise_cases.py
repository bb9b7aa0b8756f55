"""Calls of operators that have more than a matrix and its rows, and what PyTorch makes of them, eager and in f64:
masks, targets, the largest of rows, gates, rotary embedding, whole tensors. row_wise_torch.py --check runs them."""

import itertools
import math
from dataclasses import dataclass

LENGTHS = (1, 7, 8, 63, 64, 257, 771, 4099, 50257)


@dataclass
class Case:
    """`tensors` in the operator's order, results among them, None where there is none; `right`: (result, exact, what
    eager PyTorch makes of it or None, what it may be off besides). Rows are along the last axis."""

    label: str
    op: str
    attributes: tuple
    sizes: tuple
    tensors: list
    scalars: tuple
    right: list


ROUNDING = {"bfloat16": 2.0**-8, "float16": 2.0**-11, "float32": 2.0**-22, "float8_e4m3fn": 2.0**-4}  # of a result


def faults_of(case):
    """One sentence for each result that is further off than twice what eager PyTorch is, and a rounding."""
    for result, exact, eager, floor in case.right:
        unit = ROUNDING.get(str(result.dtype).removeprefix("torch."), 0)
        got, exact = (result.float() if unit else result).double(), exact.double()
        off = 0 if eager is None else (eager.double() - exact).abs().nan_to_num(0, 0, 0).amax(-1, keepdim=True)
        most = 2 * off + floor + unit * exact.abs()
        close = ((got - exact).abs() <= most) | (got == exact) | (got.isnan() & exact.isnan())
        if not bool(close.all()):
            where = tuple(int(i) for i in (~close).nonzero()[0])
            yield f"{case.op} {case.label}: at {where} {float(got[where])}, right is {float(exact[where])}"


class Cases:
    """Those of some operators, or of all."""

    def __init__(self, torch, dtype, device, names=None):
        self.torch, self.dtype, self.device, self.names = torch, dtype, device, names
        self.kind = {"bf16": torch.bfloat16, "f16": torch.float16, "f32": torch.float32}[dtype]

    def __iter__(self):
        makers = {
            "row_masked_softmax": self.masked,
            "row_cross_entropy": self.losses,
            "row_topk": self.largest,
            "row_glu": self.gated,
            "row_rotary": self.turned,
            "row_quantize": self.quantized,
            "tensor_reduce": self.reduced,
            "tensor_argmax": self.placed,
        }
        return itertools.chain.from_iterable(makers[name]() for name in makers if not self.names or name in self.names)

    def drawn(self, *shape, apart=0):
        """Rows further apart than they are long."""
        *outer, cols = shape
        return self.torch.randn(*outer, cols + apart, device=self.device).to(self.kind)[..., :cols]

    def empty(self, *shape, kind=None):
        return self.torch.full(shape, 77, dtype=kind or self.kind, device=self.device)

    def masked(self):
        torch, inf = self.torch, math.inf
        shapes = (None, (2, 3, 5), (1, 1, 5), (2, 1, 5), (2, 1, 1), (1, 3, 1))
        limits = (None, 0, 3, -2, -9)  # diagonals; rows that see nothing among them
        for cols, shape, diagonal in itertools.product(LENGTHS, shapes, limits):
            if cols > 1000 and diagonal not in (None, 0):
                continue
            x = self.drawn(2, 3, 5, cols)
            mask = None if shape is None else self.drawn(*shape, cols)
            if mask is not None:
                mask[..., :: max(1, cols // 9)] = -inf
                mask[0, 0, 0] = torch.finfo(self.kind).min
                if shape[2] > 1:
                    mask[0, 0, 1] = -inf
            x[0, 0, 2, cols // 2], x[1, 1, 3, cols // 3], x[1, 2, 4, 0] = inf, math.nan, -inf
            strides = (cols, 0, 0)
            if mask is not None:
                strides = tuple(mask.stride(i) if mask.shape[i] > 1 else 0 for i in (2, 1, 0))
            hidden = torch.arange(cols) > torch.arange(5)[:, None] + (cols if diagonal is None else diagonal)
            for logarithm, scale in ((0, 0.25), (1, 1.0)):
                form = torch.log_softmax if logarithm else torch.softmax

                def of(kind, form=form, x=x, mask=mask, scale=scale, hidden=hidden):
                    z = x.to(kind) * scale + (0 if mask is None else mask.to(kind))
                    return form(z.masked_fill(hidden.to(self.device), -inf), -1)

                y = self.empty(2, 3, 5, cols)
                label = f"{cols} columns, mask {shape}, diagonal {diagonal}, logarithm {logarithm}"
                sizes = (2, 3, 5, cols, cols, *strides, cols)
                scalars = (scale, 2**31 - 1 if diagonal is None else diagonal, logarithm)
                right = [(y, of(torch.float64), of(torch.float32), 1e-6)]
                yield Case(label, "row_masked_softmax", (self.dtype, self.dtype), sizes, [x, mask, y], scalars, right)

    def losses(self):
        torch, f = self.torch, self.torch.nn.functional
        rows = 12
        for cols, (smoothing, z_loss) in itertools.product(LENGTHS, ((0.0, 0.0), (0.1, 0.0), (0.2, 1e-3))):
            x = self.drawn(rows, cols, apart=3) * 4
            x[0, cols // 2], x[1, cols // 3], x[2, 0] = math.inf, -math.inf, math.nan
            x[3] = -math.inf
            x[4] *= 50
            target = torch.randint(cols, (rows,), device=self.device)
            target[5] = -100
            asked = target.clone()
            asked[6], asked[7] = cols, -1

            def of(kind, x=x, target=target, smoothing=smoothing, z_loss=z_loss):
                z = x.to(kind)
                loss = f.cross_entropy(z, target, reduction="none", label_smoothing=smoothing)
                loss = loss + (z_loss * torch.logsumexp(z, 1) ** 2 if z_loss else 0)
                loss[5] = 0
                loss[6:8] = math.nan  # PyTorch ends the program
                return loss, torch.logsumexp(z, 1)

            results = [self.empty(rows, kind=torch.float32) for _ in range(2)]
            scalars = (1.0, smoothing, z_loss, -100)
            right = [(r, e, p, 1e-5) for r, e, p in zip(results, of(torch.float64), of(torch.float32), strict=True)]
            label = f"{cols} columns, smoothing {smoothing}, z-loss {z_loss}"
            tensors = [x, asked, *results]
            yield Case(label, "row_cross_entropy", (self.dtype,), (rows, cols, x.stride(0), 2), tensors, scalars, right)

    def largest(self):
        torch = self.torch
        for cols, k, rows in itertools.product((*LENGTHS, 128256, 1 << 20), (1, 2, 8, 33, 50, 64), (1, 9)):
            if k > cols:
                continue
            x = self.drawn(rows, cols, apart=5 if rows > 1 else 0)
            if rows > 1:
                x[0] = x[0].sort().values
                x[1] = x[1].sort(descending=True).values
                x[2] = x[2].round()  # ties
                x[3] = 1
                x[4, ::3], x[5, ::5], x[6, ::7] = math.nan, math.inf, -math.inf
                x[7] = torch.where(x[7] > 0, 0.0, -0.0)
            values, indices = self.empty(rows, k), self.empty(rows, k, kind=torch.int32)
            found = x.double().sort(dim=1, descending=True, stable=True)
            right = [(values, found.values[:, :k], None, 0), (indices, found.indices[:, :k], None, 0)]
            label, sizes = f"{rows} x {cols}, k {k}", (rows, cols, k, x.stride(0), k, k)
            yield Case(label, "row_topk", (self.dtype,), sizes, [x, values, indices], (), right)

    def gated(self):
        f = self.torch.nn.functional
        forms = (f.silu, f.gelu, lambda x: f.gelu(x, approximate="tanh"), f.relu)
        for cols, (number, form) in itertools.product(LENGTHS, enumerate(forms)):
            both = self.drawn(5, 2 * cols, apart=1) * 4
            gate, up, y = both[:, :cols], both[:, cols:], self.empty(5, cols)
            gate[0, 0], gate[1, cols - 1], up[2, 0] = math.inf, -math.inf, math.nan
            exact, eager = form(gate.double()) * up.double(), form(gate.float()) * up.float()
            sizes = (5, cols, both.stride(0), both.stride(0), cols)
            label = f"{cols} columns, form {number}"
            yield Case(label, "row_glu", (self.dtype,), sizes, [gate, up, y], (number,), [(y, exact, eager, 1e-5)])

    def turned(self):
        """Queries and keys of a joint row; keys and values go to rows of a cache."""
        torch = self.torch
        for dim, pairs, pairing, normed in itertools.product((64, 80, 128), (16, 0), (0, 1), (False, True)):
            tokens, heads, kv_heads, pairs = 6, 4, 2, pairs or dim // 2
            row = self.drawn(tokens, (heads + 2 * kv_heads) * dim)
            q, k, v = row.split((heads * dim, kv_heads * dim, kv_heads * dim), 1)
            angles = torch.rand(20, pairs, device=self.device) * 6
            cos, sin = angles.cos(), angles.sin()
            position = torch.randperm(20, device=self.device)[:tokens].to(torch.int32)
            slot = torch.randperm(tokens, device=self.device).to(torch.int32)
            weights = [self.drawn(dim) for _ in range(2)] if normed else [None, None]

            def of(x, weight, kind, dim=dim, pairs=pairs, pairing=pairing, cos=cos, sin=sin, position=position):
                x = x.to(kind).reshape(len(x), -1, dim)
                if weight is not None:
                    x = x * torch.rsqrt((x * x).mean(-1, keepdim=True) + 1e-6) * weight.to(kind)
                turned = x[..., : 2 * pairs]
                first, second = (
                    (turned[..., ::2], turned[..., 1::2]) if pairing else (turned[..., :pairs], turned[..., pairs:])
                )
                c, s = (each.to(kind)[position.long()][:, None] for each in (cos, sin))
                ends = (first * c - second * s, second * c + first * s)
                turned = torch.stack(ends, -1).flatten(-2) if pairing else torch.cat(ends, -1)
                return torch.cat((turned, x[..., 2 * pairs :]), -1).flatten(1)

            results = [self.empty(tokens, n * dim) for n in (heads, kv_heads, kv_heads)]
            placed = torch.argsort(slot)
            right = [
                (results[0], of(q, weights[0], torch.float64), of(q, weights[0], torch.float32), 1e-6),
                (results[1], of(k, weights[1], torch.float64)[placed], of(k, weights[1], torch.float32)[placed], 1e-6),
                (results[2], v[placed], None, 0),
            ]
            sizes = (tokens, heads, dim, kv_heads, pairs, *[row.stride(0)] * 3)
            tensors = [q, k, v, cos, sin, position, slot, *weights, *results]
            label = f"heads of {dim}, {pairs} pairs, pairing {pairing}, norms {normed}"
            yield Case(label, "row_rotary", (self.dtype,), sizes, tensors, (pairing, 1e-6, 0.0), right)

    def quantized(self):
        """Codes are within half of a step of what they stand for."""
        torch, f = self.torch, self.torch.nn.functional
        targets = (("e4m3", torch.float8_e4m3fn, 448, 2.0**-10), ("i8", torch.int8, 127, 0.5001))
        for cols, norm, added, target in itertools.product(LENGTHS, (0, 1, 2), (False, True), targets):
            name, kind, most, half_step = target
            x, residual = self.drawn(6, cols, apart=1) * 3, self.drawn(6, cols) if added else None
            weight, bias = (self.drawn(cols), self.drawn(cols)) if norm else (None, None)
            x[1] = 0
            summed = x if residual is None else (x.float() + residual.float()).to(self.kind)
            z = summed.double()
            if norm:
                z = f.layer_norm(z, (cols,), eps=1e-6) if norm == 2 else f.rms_norm(z, (cols,), eps=1e-6)
                z = z * weight.double() + bias.double()
            scale = (z.abs().amax(1) / most).clamp(min=1e-12)
            y, found = self.empty(6, cols, kind=kind), self.empty(6, kind=torch.float32)
            # an element that cancels is off by what the row's largest are
            floor = half_step * 1.001 + most * 1e-4
            right = [(y, z / scale[:, None], None, floor), (found, scale, None, scale * 1e-4)]
            right += [(residual, summed, None, 0)] if added else []
            sizes = (6, cols, x.stride(0), cols, cols)
            tensors = [x, residual, weight, bias, None, y, found]
            label = f"{cols} columns to {name}, norm {norm}, added {added}"
            scalars = (norm, 1e-6, 0.0, 1e-12)
            yield Case(label, "row_quantize", (self.dtype, name), sizes, tensors, scalars, right)

    def tensors(self):
        """(label, sizes, a tensor) with a special value or none."""
        shapes = ((1, 1, 0), (7, 3, 0), (7, 3, 2), (33, 771, 0), (33, 771, 1), (1, 3_000_001, 0), (4096, 64, 64))
        for (rows, cols, apart), special in itertools.product(shapes, (None, math.nan, math.inf, -math.inf)):
            x = self.drawn(rows, cols, apart=apart)
            if special is not None:
                x[rows // 2, cols // 2] = special
            yield f"{rows} x {cols} {cols + apart} apart, with {special}", (rows, cols, x.stride(0)), x

    def reduced(self):
        torch = self.torch
        forms = (
            lambda x: x.sum(), lambda x: x.mean(), lambda x: x.norm(), lambda x: x.amax(),
            lambda x: torch.logsumexp(x.flatten(), 0),
        )  # fmt: skip
        for (label, sizes, x), (number, form) in itertools.product(self.tensors(), enumerate(forms)):
            floor = float(x.double().abs().nan_to_num(0, 0, 0).sum()) * 1e-6 if number == 0 else 1e-5
            y = self.empty(1, kind=torch.float32)
            right = [(y, form(x.double())[None], form(x.float())[None], floor)]
            yield Case(f"{label}, form {number}", "tensor_reduce", (self.dtype,), sizes, [x, y], (number,), right)

    def placed(self):
        torch = self.torch
        for label, sizes, x in self.tensors():
            y, index = self.empty(1, kind=torch.float32), self.empty(1, kind=torch.int64)
            most = x.double().amax()
            place = (x.isnan() if bool(most.isnan()) else x == most).flatten().nonzero()[0]
            right = [(y, most[None], None, 0), (index, place, None, 0)]
            yield Case(label, "tensor_argmax", (self.dtype,), sizes, [x, y, index], (), right)
