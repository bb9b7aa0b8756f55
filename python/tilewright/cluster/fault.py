"""What ends a run on a cluster, in one sentence for people."""


class ClusterFault(Exception):
    """`usage`: what was asked for cannot be; else something broke on the way."""

    def __init__(self, text: str, *, usage: bool = False) -> None:
        super().__init__(text)
        self.usage = usage
