"""The door for PyTorch, on the CPU and, where there is one, on a GPU (label gpu)."""

import pytest

try:
    import tilewright.torch  # noqa: F401
    import torch
except ImportError as error:
    collect_ignore_glob = ["*"]
    WHY = str(error)
else:
    WHY = ""


def pytest_report_header() -> str | None:
    return f"tests of tilewright.torch are left out: {WHY}" if WHY else None


@pytest.fixture(params=["cpu", pytest.param("cuda", marks=pytest.mark.gpu)])
def device(request):
    if request.param == "cuda" and not torch.cuda.is_available():
        pytest.skip("there is no CUDA device")
    torch.manual_seed(1)
    return request.param


@pytest.fixture(autouse=True)
def nothing_learnt():
    """No test wants gradients unless it says so."""
    with torch.no_grad():
        yield
