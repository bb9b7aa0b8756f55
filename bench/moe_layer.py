"""A layer of experts with made-up matrices, and the ways to run it that bench/moe_torch.py compares: ours, the same of
PyTorch's operators, and vLLM's or SGLang's Triton kernels where these can be imported. All have the model's own
routing, biases, gate and shared expert."""

import importlib

LARGEST = 448.0  # of e4m3
TRITON = ("vllm.model_executor.layers.fused_moe", "sglang.srt.layers.moe.fused_moe_triton.fused_moe")


class Layer:
    def __init__(self, torch, ours, model, dtype, device):
        """`dtype`: bf16, f32 or e4m3, which is of experts' matrices alone: everything else is then bf16."""
        self.torch, self.ours, self.model, self.device, self.dtype = torch, ours, model, device, dtype
        self.type = torch.float32 if dtype == "f32" else torch.bfloat16
        e, hidden, inner, shared = model.experts, model.hidden, model.inner, model.inner_shared
        self.w13, self.w2 = self.numbers(e, 2 * inner, hidden), self.numbers(e, hidden, inner)
        self.b13 = self.numbers(e, 2 * inner) if model.has_bias else None
        self.b2 = self.numbers(e, hidden) if model.has_bias else None
        self.correction = self.numbers(e, dtype=torch.float32) if model.has_correction else None
        self.shared13, self.shared2 = (
            (self.numbers(2 * shared, hidden), self.numbers(hidden, shared)) if shared else (None, None)
        )
        self.scale13 = self.scale2 = None
        if dtype == "e4m3":
            self.w13, self.scale13 = self.quantised(self.w13)
            self.w2, self.scale2 = self.quantised(self.w2)

    def numbers(self, *shape, dtype=None):
        result = self.torch.empty(*shape, dtype=dtype or self.type, device=self.device).uniform_(-1, 1)
        return result.mul_(shape[-1] ** -0.5)

    def inputs(self, tokens):
        """x, and logits as a router gives them, whose f32 makes equal ones rare."""
        x = self.torch.randn(tokens, self.model.hidden, device=self.device).to(self.type)
        return x, self.torch.randn(tokens, self.model.experts, device=self.device)

    def quantised(self, rows):
        """Codes, and a scale for each row."""
        scale = rows.abs().amax(-1).float().clamp(min=1e-12) / LARGEST
        codes = (rows / scale[..., None].to(rows.dtype)).clamp(-LARGEST, LARGEST)
        return codes.to(self.torch.float8_e4m3fn), scale

    # ---------------------------------------------------------------------------------------------------- as numbers

    def expert(self, number):
        """Its matrices and biases, in f64."""
        up, down = self.w13[number].double(), self.w2[number].double()
        if self.scale13 is not None:
            up, down = up * self.scale13[number, :, None].double(), down * self.scale2[number, :, None].double()
        biases = [0 if each is None else each[number].double() for each in (self.b13, self.b2)]
        return up, biases[0], down, biases[1]

    def shared(self):
        return self.shared13.double(), self.shared2.double()

    # ------------------------------------------------------------------------------------------------------ the ways

    def ways(self):
        """Name -> a call of (x, logits), or why there is none."""
        pytorch = self.why_no_pytorch() or self.pytorch
        return {"tilewright": self.tilewright, "pytorch": pytorch, "triton": self.triton()}

    def tilewright(self, x, logits):
        model = self.model
        return self.ours.moe(
            x,
            logits,
            self.w13,
            self.w2,
            top_k=model.top_k,
            scoring=model.scoring,
            correction=self.correction,
            groups=model.groups,
            top_groups=model.top_groups,
            scale=model.scale,
            shared_w13=self.shared13,
            shared_w2=self.shared2,
            w13_bias=self.b13,
            w2_bias=self.b2,
            w13_scale=self.scale13,
            w2_scale=self.scale2,
            gate=model.gate,
        )

    def why_no_pytorch(self):
        if self.dtype == "e4m3" and self.device == "cpu":
            return "torch._scaled_grouped_mm is for GPUs only"
        return "" if hasattr(self.torch, "_grouped_mm") else f"PyTorch {self.torch.__version__} has no _grouped_mm"

    def product(self, rows, matrices, scale, ends):
        torch = self.torch
        if scale is None:
            return torch._grouped_mm(rows, matrices.mT, offs=ends, out_dtype=self.type)
        codes, of_rows = self.quantised(rows)
        return torch._scaled_grouped_mm(codes, matrices.mT, of_rows, scale, offs=ends, out_dtype=self.type)

    def route(self, logits):
        """Weights and experts of each token."""
        torch, model = self.torch, self.model
        scores = torch.sigmoid(logits) if model.scoring == "sigmoid" else torch.softmax(logits, -1)
        ranks = scores if self.correction is None else scores + self.correction
        if model.groups > 1:
            grouped = ranks.view(len(ranks), model.groups, -1)
            best = grouped.topk(2).values.sum(-1).topk(model.top_groups).indices
            kept = torch.zeros(grouped.shape[:2], dtype=torch.bool, device=ranks.device).scatter_(1, best, True)
            ranks = grouped.masked_fill(~kept[..., None], -torch.inf).view_as(ranks)
        ids = ranks.topk(model.top_k).indices
        weights = scores.gather(1, ids)
        return weights / weights.sum(-1, keepdim=True) * model.scale, ids

    def gated(self, both):
        torch = self.torch
        gate, up = both.chunk(2, -1)
        if self.model.gate == "swiglu":
            return torch.nn.functional.silu(gate) * up
        gate, up = gate.clamp(max=7), up.clamp(-7, 7)
        return gate * torch.sigmoid(1.702 * gate) * (up + 1)

    def pytorch(self, x, logits):
        torch, k = self.torch, self.model.top_k
        weights, ids = self.route(logits)
        chosen = ids.flatten()
        order = torch.argsort(chosen, stable=True)
        counts = torch.zeros(self.model.experts, dtype=torch.int32, device=self.device)
        counts.index_add_(0, chosen, torch.ones_like(chosen, dtype=torch.int32))
        ends = counts.cumsum(0).to(torch.int32)
        tokens = order // k
        both = self.product(x[tokens], self.w13, self.scale13, ends)
        if self.b13 is not None:
            both = both + self.b13[chosen[order]]
        rows = self.product(self.gated(both), self.w2, self.scale2, ends)
        if self.b2 is not None:
            rows = rows + self.b2[chosen[order]]
        result = torch.zeros(x.shape, dtype=torch.float32, device=self.device)
        result.index_add_(0, tokens, rows * weights.flatten()[order, None])
        return self.with_shared(result, x)

    def with_shared(self, result, x):
        if self.shared13 is not None:
            linear, silu = self.torch.nn.functional.linear, self.torch.nn.functional.silu
            gate, up = linear(x, self.shared13).chunk(2, -1)
            result = result + linear(silu(gate) * up, self.shared2)
        return result.to(x.dtype)

    def triton(self):
        """Routed by PyTorch, as their models' own routers are fused otherwise."""
        if self.dtype != "bf16" or self.model.has_bias or self.model.gate != "swiglu":
            return "compared with it are layers of bf16 with swiglu and without biases"
        reasons = []
        for name in TRITON:
            try:
                fused = importlib.import_module(name).fused_experts
            except Exception as fault:  # theirs may fail in many ways where their GPU or a library is not there
                reasons.append(f"{name.split('.')[0]}: {type(fault).__name__}: {fault}".splitlines()[0])
                continue
            return lambda x, logits: self.fused(fused, x, logits)
        return "; ".join(reasons)

    def fused(self, fused_experts, x, logits):
        weights, ids = self.route(logits)
        return self.with_shared(fused_experts(x, self.w13, self.w2, weights, ids.int()), x)
