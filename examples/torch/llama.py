"""A small transformer of Llama's architecture in plain PyTorch (random weights, a fixed seed) writes the same tokens
with and without tilewright.torch.patch(), and is timed both ways.

    python examples/torch/llama.py                              # on the CPU, eager
    python examples/torch/llama.py --device cuda --dtype bfloat16 --mode eager compiled graph

Modes: `eager` and `compiled` (torch.compile, fullgraph) decode with a cache that grows by a token each step; `graph`
(CUDA) replays one CUDA graph for every token, with a cache of fixed length and a mask. Prints a line for each mode:
tokens a second of PyTorch, of PyTorch patched, and how many tokens are the same (up to where a sequence goes another
way); then where the calls went.
"""

import argparse
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import tilewright.torch
import torch
import torch.nn.functional as functional
from torch import Tensor, nn

# Where the two best words are nearer to each other than this share of the logits' spread, rounding decides.
UNDECIDED = {torch.float32: 1e-3, torch.float16: 2e-2, torch.bfloat16: 1e-1}


@dataclass(frozen=True)
class Shape:
    layers: int
    width: int
    heads: int
    kv_heads: int
    vocabulary: int

    @property
    def elements(self) -> int:
        return self.width // self.heads


class Cache:
    """Keys and values of one layer, (batch, kv_heads, length, elements)."""

    def __init__(self, k: Tensor, v: Tensor):
        self.k, self.v = k, v


def rotated(x: Tensor, positions: Tensor) -> Tensor:
    """Rotary embedding of (batch, heads, length, elements), pairs being elements i and i + elements / 2."""
    half = x.shape[-1] // 2
    rates = 10000 ** (-torch.arange(half, device=x.device) / half)
    angles = positions[:, None] * rates
    cos, sin = angles.cos().to(x.dtype), angles.sin().to(x.dtype)
    first, second = x.chunk(2, dim=-1)
    return torch.cat((first * cos - second * sin, second * cos + first * sin), dim=-1)


class Attention(nn.Module):
    def __init__(self, shape: Shape):
        super().__init__()
        self.shape = shape
        self.qkv = nn.Linear(shape.width, (shape.heads + 2 * shape.kv_heads) * shape.elements, bias=False)
        self.out = nn.Linear(shape.width, shape.width, bias=False)

    def queries_keys_values(self, x: Tensor, positions: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        s = self.shape
        qkv = self.qkv(x).unflatten(-1, (-1, s.elements)).transpose(1, 2)
        q, k, v = qkv.split((s.heads, s.kv_heads, s.kv_heads), dim=1)
        return rotated(q, positions), rotated(k, positions), v

    def forward(self, x: Tensor, positions: Tensor, cache: Cache, mask: Tensor | None) -> Tensor:
        q, k, v = self.queries_keys_values(x, positions)
        if mask is None:  # a cache that grows
            cache.k, cache.v = torch.cat((cache.k, k), dim=2), torch.cat((cache.v, v), dim=2)
            y = functional.scaled_dot_product_attention(q, cache.k, cache.v, is_causal=x.shape[1] > 1, enable_gqa=True)
        else:  # a cache of fixed length
            cache.k.index_copy_(2, positions, k)
            cache.v.index_copy_(2, positions, v)
            y = functional.scaled_dot_product_attention(q, cache.k, cache.v, attn_mask=mask, enable_gqa=True)
        return self.out(y.transpose(1, 2).flatten(2))


class Layer(nn.Module):
    def __init__(self, shape: Shape):
        super().__init__()
        self.before_attention, self.before_units = (nn.RMSNorm(shape.width, eps=1e-6) for _ in range(2))
        self.attention = Attention(shape)
        self.gate, self.up = (nn.Linear(shape.width, 3 * shape.width, bias=False) for _ in range(2))
        self.down = nn.Linear(3 * shape.width, shape.width, bias=False)

    def forward(self, x: Tensor, positions: Tensor, cache: Cache, mask: Tensor | None) -> Tensor:
        x = x + self.attention(self.before_attention(x), positions, cache, mask)
        y = self.before_units(x)
        return x + self.down(functional.silu(self.gate(y)) * self.up(y))


class Transformer(nn.Module):
    def __init__(self, shape: Shape):
        super().__init__()
        self.embedding = nn.Embedding(shape.vocabulary, shape.width)
        self.layers = nn.ModuleList(Layer(shape) for _ in range(shape.layers))
        self.norm = nn.RMSNorm(shape.width, eps=1e-6)
        self.words = nn.Linear(shape.width, shape.vocabulary, bias=False)

    def forward(self, tokens: Tensor, positions: Tensor, caches: list[Cache], mask: Tensor | None = None) -> Tensor:
        """Logits of the word behind the last token, (batch, vocabulary)."""
        x = self.embedding(tokens)
        for layer, cache in zip(self.layers, caches, strict=True):
            x = layer(x, positions, cache, mask)
        return self.words(self.norm(x[:, -1]))

    def empty_caches(self, batch: int, length: int) -> list[Cache]:
        shape = self.layers[0].attention.shape
        make = lambda: self.words.weight.new_zeros(batch, shape.kv_heads, length, shape.elements)  # noqa: E731
        return [Cache(make(), make()) for _ in self.layers]


@dataclass(frozen=True)
class Written:
    tokens: Tensor  # (steps, batch)
    margins: Tensor  # (steps, batch): how far the best word is ahead of the second, in spreads of the logits
    tokens_per_s: float


def margin(logits: Tensor) -> Tensor:
    best = logits.float().topk(2).values
    return (best[:, 0] - best[:, 1]) / logits.float().std(dim=-1)


def synchronize(device: torch.device) -> None:
    if device.type == "cuda":
        torch.cuda.synchronize(device)


def generate(
    first: Callable[[Tensor], Tensor], following: Callable[[Tensor, int], Tensor], prompt: Tensor, steps: int
) -> Written:
    """The best word each time; the seconds are those of the words behind the first one."""
    logits = first(prompt)
    tokens, margins = [logits.argmax(-1)], [margin(logits)]
    synchronize(prompt.device)
    begin = time.perf_counter()
    for step in range(1, steps):
        logits = following(tokens[-1], prompt.shape[1] + step - 1)
        tokens.append(logits.argmax(-1))
        margins.append(margin(logits))
    synchronize(prompt.device)
    seconds = time.perf_counter() - begin
    return Written(torch.stack(tokens), torch.stack(margins), (steps - 1) * prompt.shape[0] / seconds)


def growing(model: Transformer, prompt: Tensor, steps: int, step: Callable[..., Tensor]) -> Written:
    caches = model.empty_caches(prompt.shape[0], 0)
    positions = torch.arange(prompt.shape[1] + steps, device=prompt.device)

    def following(token: Tensor, at: int) -> Tensor:
        return step(token[:, None], positions[at : at + 1], caches)

    return generate(lambda all_of: model(all_of, positions[: all_of.shape[1]], caches), following, prompt, steps)


def replayed(model: Transformer, prompt: Tensor, steps: int) -> Written:
    """One CUDA graph of a step, replayed: token and position change where they lie."""
    length = prompt.shape[1] + steps
    caches = model.empty_caches(prompt.shape[0], length)
    places = torch.arange(length, device=prompt.device)
    token = prompt[:, :1].clone()
    position = torch.zeros(1, dtype=torch.long, device=prompt.device)
    one_step = lambda: model(token, position, caches, places[None, :] <= position[:, None])  # noqa: E731
    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        one_step()  # selects kernels and loads them
    torch.cuda.current_stream().wait_stream(side)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        logits = one_step()

    def following(words: Tensor, at: int) -> Tensor:
        token.copy_(words[:, None])
        position.fill_(at)
        graph.replay()
        return logits

    def first(all_of: Tensor) -> Tensor:
        positions = places[: all_of.shape[1]]
        return model(all_of, positions, caches, places[None, :] <= positions[:, None])

    return generate(first, following, prompt, steps)


def run(mode: str, backend: str, model: Transformer, prompt: Tensor, steps: int) -> Written:
    if mode == "graph":
        return replayed(model, prompt, steps)
    if mode == "eager":
        growing(model, prompt, min(steps, 4), model)  # the first calls select kernels
        return growing(model, prompt, steps, model)
    torch.compiler.reset()
    step = torch.compile(model, fullgraph=True, dynamic=True, backend=backend)
    growing(model, prompt, min(steps, 4), step)  # compiles
    return growing(model, prompt, steps, step)


def differences(ours: Written, theirs: Written, dtype: torch.dtype) -> tuple[int, int]:
    """How many words are the same, up to a sequence's first undecided one; and how many differ that were decided."""
    same = wrong = 0
    for sequence in range(ours.tokens.shape[1]):
        for step in range(ours.tokens.shape[0]):
            if ours.tokens[step, sequence] == theirs.tokens[step, sequence]:
                same += 1
            else:
                wrong += bool(theirs.margins[step, sequence] >= UNDECIDED[dtype])
                break  # what is behind another word is another text
    return same, wrong


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cpu", help="cpu or cuda (default: cpu)")
    parser.add_argument(
        "--dtype", default="float32", choices=["float32", "float16", "bfloat16"], help="default: float32"
    )
    parser.add_argument("--mode", nargs="+", default=["eager"], choices=["eager", "compiled", "graph"])
    parser.add_argument("--backend", default="inductor", help="of torch.compile (default: inductor)")
    for name, usual, text in (
        ("layers", 4, "layers"),
        ("width", 256, "elements of a token"),
        ("heads", 8, "heads of queries"),
        ("kv-heads", 2, "heads of keys and values"),
        ("vocabulary", 1000, "words"),
        ("batch", 2, "sequences"),
        ("prompt", 50, "tokens of the prompt"),
        ("steps", 40, "tokens to write"),
    ):
        parser.add_argument(f"--{name}", type=int, default=usual, help=f"{text} (default: {usual})")
    return parser.parse_args(arguments)


@torch.inference_mode()
def main(arguments: list[str] | None = None) -> int:
    options = parsed(arguments)
    if "graph" in options.mode and options.device == "cpu":
        sys.exit("llama.py: --mode graph is of CUDA graphs: add --device cuda")
    torch.manual_seed(0)
    shape = Shape(options.layers, options.width, options.heads, options.kv_heads, options.vocabulary)
    dtype = getattr(torch, options.dtype)
    model = Transformer(shape).to(options.device, dtype).eval()
    prompt = torch.randint(options.vocabulary, (options.batch, options.prompt), device=options.device)
    faults = 0
    print(f"{'mode':<10}{'PyTorch tokens/s':>18}{'patched tokens/s':>18}{'same tokens':>16}")
    for mode in options.mode:
        theirs = run(mode, options.backend, model, prompt, options.steps)
        with tilewright.torch.patch() as patched:
            patched.report(reset=True)
            ours = run(mode, options.backend, model, prompt, options.steps)
        same, wrong = differences(ours, theirs, dtype)
        faults += wrong
        print(f"{mode:<10}{theirs.tokens_per_s:>18.1f}{ours.tokens_per_s:>18.1f}{same:>9} of {ours.tokens.numel()}")
        print(patched.report())
    if faults:
        print(f"{faults} sequences go another way where the choice was clear", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
