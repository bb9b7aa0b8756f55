"""PyTorch's own sample inputs, those of its tests, through our functions: results are PyTorch's, and what is handed
back to it is so for a reason that is listed here."""

import pytest
import tilewright.torch
import torch

pytest.importorskip("expecttest", reason="torch.testing._internal needs expecttest")

OPS = torch.ops.tilewright
NAMES = (
    "addmm",
    "bmm",
    "log_softmax",
    "nn.functional.cross_entropy",
    "nn.functional.layer_norm",
    "nn.functional.linear",
    "nn.functional.rms_norm",
    "nn.functional.scaled_dot_product_attention",
    "softmax",
    "topk",
)
# Why a sample goes to PyTorch; which samples there are differs from version to version.
HANDED_BACK = {
    "log_softmax": {"an axis that is not the last one", "a tensor of one number", "a result of another type"},
    "nn.functional.cross_entropy": {
        "an axis that is not the last one",
        "targets that are probabilities",
        "weights of classes",
    },
    "nn.functional.linear": {"a weight that is no matrix"},
    "nn.functional.scaled_dot_product_attention": {"dropout"},
    "softmax": {"an axis that is not the last one", "a tensor of one number", "a result of another type"},
    "topk": {
        "an axis that is not the last one",
        "a tensor of one number",
        "none, or more than 64",
        "the smallest, or a result that is given",
    },
}
NO_EPS = {"no eps"}  # in types of 16 bits
TYPES = {"cpu": (torch.float32,), "cuda": (torch.float16, torch.bfloat16)}
TOLERANCE = {torch.float32: 2e-5, torch.float16: 5e-3, torch.bfloat16: 3e-2}


def addmm(added, a, b, *, beta=1, alpha=1):
    out = added.expand(a.shape[0], b.shape[1]).clone(memory_format=torch.contiguous_format)
    OPS.gemm.out(a, b, alpha=float(alpha), beta=float(beta), out=out)
    return out


OURS = {
    "addmm": addmm,
    "bmm": OPS.gemm.default,
    "log_softmax": tilewright.torch.log_softmax,
    "nn.functional.cross_entropy": tilewright.torch.cross_entropy,
    "nn.functional.layer_norm": tilewright.torch.layer_norm,
    "nn.functional.linear": tilewright.torch.linear,
    "nn.functional.rms_norm": tilewright.torch.rms_norm,
    "nn.functional.scaled_dot_product_attention": tilewright.torch.scaled_dot_product_attention,
    "softmax": tilewright.torch.softmax,
    "topk": tilewright.torch.topk,
}


@pytest.fixture(scope="session")
def declared():
    from torch.testing._internal.common_methods_invocations import op_db

    return {(op.name, op.variant_test_name): op for op in op_db}


def described(sample):
    """Shapes in the place of numbers."""
    shape = lambda each: list(each.shape) if isinstance(each, torch.Tensor) else each  # noqa: E731
    options = {name: shape(each) for name, each in sample.kwargs.items()}
    return f"{[shape(each) for each in (sample.input, *sample.args)]} {options}"


def samples(op, device):
    for dtype in TYPES[device]:
        if dtype in op.supported_dtypes(device):
            yield from ((dtype, sample) for sample in op.sample_inputs(device, dtype, requires_grad=False))


def largest(x, found, dim=-1):
    """Values, and what stands where the indices say: of equal numbers PyTorch takes any, but each once."""
    values, indices = found
    assert indices.dim() == 0 or (indices.sort(dim).values.diff(dim=dim) != 0).all()
    return values, x.gather(dim, indices)


@pytest.mark.parametrize("name", NAMES)
def test_results_are_pytorchs(device, declared, name):
    tilewright.torch.report(reset=True)
    ran = 0
    for variant in [key for key in declared if key[0] == name and key[1] in ("", "with_dtype")]:
        op = declared[variant]
        for dtype, sample in samples(op, device):
            theirs = op(sample.input, *sample.args, **sample.kwargs)
            torch.manual_seed(42)  # as PyTorch's tests do where there is dropout
            ours = OURS[name](sample.input, *sample.args, **sample.kwargs)
            allowed = TOLERANCE[dtype]
            what = f"{name} of {described(sample)}: "
            if name == "topk":
                ours, theirs = (largest(sample.input, each, *sample.args[1:2]) for each in (ours, theirs))
            torch.testing.assert_close(ours, theirs, atol=allowed, rtol=allowed, equal_nan=True, msg=what.__add__)
            ran += 1
    report = tilewright.torch.report()
    assert ran > 0
    assert report.calls() in (0, ran)
    expected = HANDED_BACK.get(name, set()) | (
        NO_EPS if device == "cuda" and name == "nn.functional.rms_norm" else set()
    )
    assert {line.reason for line in report.lines if line.to == "PyTorch"} <= expected, str(report)
    assert report.calls() == 0 or report.calls(to="tilewright") > 0
