"""Which workers' measurements belong together: each difference is named."""

import pytest

agreement = pytest.importorskip("tilewright.cluster.agreement")

FACTS = {
    "tilewright": "0.40.0", "generator": "codegen 0.40.0", "arch": "sm90a",
    "device": "nvidia-h200-132sm", "driver": "13000", "compiler": "nvrtc 13.0", "uuid": "GPU-1",
    "why_not": "", "kernels": {"a": "1", "b": "2"}, "linked": {"a": "1"},
}  # fmt: skip


@pytest.mark.parametrize(
    "change, said",
    [
        ({}, ""),
        ({"tilewright": "0.39.0"}, "its tilewright is 0.39.0, not 0.40.0"),
        ({"generator": "x"}, "its generator is x, not codegen 0.40.0"),
        ({"arch": "sm80"}, "its arch is sm80, not sm90a"),
        ({"kernels": {"a": "1", "b": "3"}}, "of its kernels 1 differ: b has the hash 3, not 2"),
        ({"kernels": {"a": "1"}}, "of its kernels 1 differ: b has the hash none, not 2"),
        ({"kernels": {}}, "of its kernels 2 differ: a has the hash none, not 1; b has the hash none, not 2"),
        ({"device": "", "why_not": "there is no GPU"}, "nothing can be measured there: there is no GPU"),
        ({"fault": "codegen failed"}, "codegen failed"),
        ({"device": "nvidia-h100", "driver": "1", "compiler": "2", "linked": {}}, ""),
    ],
)
def test_against_the_client(change, said):
    assert agreement.against_client(FACTS | change, FACTS) == said


@pytest.mark.parametrize(
    "change, said",
    [
        ({}, ""),
        ({"device": "nvidia-h100"}, "its device is nvidia-h100, not nvidia-h200-132sm"),
        ({"driver": "12080"}, "its driver is 12080, not 13000"),
        ({"compiler": ""}, "its compiler is none, not nvrtc 13.0"),
        ({"linked": {"a": "9"}}, "of its linked kernels 1 differ: a has the hash 9, not 1"),
        ({"linked": {c: c for c in "bcde"}}, "of its linked kernels 5 differ: a has the hash none, not 1; "
         "b has the hash b, not none; c has the hash c, not none, and 2 more"),
        ({"uuid": "GPU-2"}, ""),
    ],
)  # fmt: skip
def test_among_workers(change, said):
    assert agreement.among_workers(FACTS | change, FACTS) == said


@pytest.mark.parametrize(
    "change, said",
    [
        ({"device": "", "why_not": "there is no GPU", "driver": "0", "linked": {}}, ""),
        ({"device": "nvidia-h100"}, ""),
        ({"compiler": "nvrtc 12.8"}, "its compiler is nvrtc 12.8, not nvrtc 13.0"),
        ({"compiler": ""}, "its compiler is none, not nvrtc 13.0"),
        ({"tilewright": "0.39.0"}, "its tilewright is 0.39.0, not 0.40.0"),
        ({"kernels": {"a": "1"}}, "of its kernels 1 differ: b has the hash none, not 2"),
        ({"fault": "codegen failed"}, "codegen failed"),
    ],
)
def test_for_compiling(change, said):
    assert agreement.for_compiling(FACTS | change, FACTS, FACTS) == said


def test_two_workers_of_one_gpu_are_told():
    workers = {"tcp://a": FACTS, "tcp://b": FACTS | {"uuid": "GPU-2"}, "tcp://c": FACTS}
    assert agreement.same_gpu(workers) == [
        "tcp://c and tcp://a have the same GPU and take turns: set their CUDA_VISIBLE_DEVICES"
    ]
    assert agreement.same_gpu({"tcp://a": {"uuid": ""}, "tcp://b": {"uuid": ""}}) == []
