"""What ends a run on a cluster, in one sentence for people."""

GONE = "the scheduler is gone; what came back is kept, and --resume goes on from there"


class ClusterFault(Exception):
    """`usage`: what was asked for cannot be; else something broke on the way."""

    def __init__(self, text: str, *, usage: bool = False) -> None:
        super().__init__(text)
        self.usage = usage
