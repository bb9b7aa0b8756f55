"""The time of a call on a GPU, behind a flush of its caches where that is asked for, and of a copy, which says what its
memory gives: what benchmarks of products against PyTorch have in common."""

FLUSHED_BYTES = 256 << 20  # more than any last-level cache
COPY_BYTES = 1 << 30


class FlushedTimer:
    def __init__(self, torch, is_flushed=True):
        self.torch, self.is_flushed = torch, is_flushed
        self.flushed = torch.empty(FLUSHED_BYTES, dtype=torch.uint8, device="cuda")
        self.copied = [torch.empty(COPY_BYTES, dtype=torch.uint8, device="cuda") for _ in range(2)]

    def us(self, call):
        begin, end = self.torch.cuda.Event(enable_timing=True), self.torch.cuda.Event(enable_timing=True)
        if self.is_flushed:
            self.flushed.zero_()
        begin.record()
        call()
        end.record()
        end.synchronize()
        return begin.elapsed_time(end) * 1000

    def copy(self):
        self.copied[1].copy_(self.copied[0])
