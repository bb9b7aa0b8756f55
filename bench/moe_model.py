"""Sizes and routing of the layers of experts that bench/moe_torch.py and bench/moe_tuning.py take, by each model's
config.json, and smaller layers of the same kind for CPUs."""

from dataclasses import dataclass, replace

SMALLER = 32  # of a small layer's sizes


@dataclass(frozen=True)
class Model:
    """Experts, those of a token, and a layer's sizes; how a router's logits become experts and weights, as
    tilewright.torch.moe names it; what its experts have beside two matrices."""

    experts: int
    top_k: int
    hidden: int
    inner: int
    scoring: str = "softmax"
    groups: int = 1
    top_groups: int = 1
    scale: float = 1.0
    has_correction: bool = False
    inner_shared: int = 0
    has_bias: bool = False
    gate: str = "swiglu"

    def small(self):
        """Of a size for CPUs: the routing is the same, of fewer experts where there are many."""
        experts = max(8, self.experts // 4)
        # Rows of 16 bytes, which PyTorch asks for.
        sizes = {name: -(-getattr(self, name) // (8 * SMALLER)) * 8 for name in ("hidden", "inner", "inner_shared")}
        return replace(self, experts=experts, **sizes)


MODELS = {
    "mixtral-8x7b": Model(8, 2, 4096, 14336),
    "qwen3-30b-a3b": Model(128, 8, 2048, 768),
    "deepseek-v3": Model(
        256, 8, 7168, 2048, "sigmoid", groups=8, top_groups=4, scale=2.5, has_correction=True, inner_shared=2048
    ),
    "gpt-oss-20b": Model(32, 4, 2880, 2880, has_bias=True, gate="swiglu_clamped"),
}  # fmt: skip


def models_named(text, is_small=False):
    """Those whose names begin so, by name; none: the text names no model."""
    asked = tuple(text.split(","))
    return {
        name: model.small() if is_small else model for name, model in MODELS.items() if name.startswith(asked)
    }
