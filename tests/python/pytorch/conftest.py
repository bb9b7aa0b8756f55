"""The door for PyTorch, on the CPU and, where there is one, on a GPU (label gpu)."""

import pytest

torch = pytest.importorskip("torch")
pytest.importorskip("tilewright.torch")


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
